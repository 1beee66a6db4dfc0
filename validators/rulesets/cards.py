"""Checks of a ruleset's train cards, stations and tickets."""

from collections import Counter
from collections.abc import Iterator

from trackwright.analysis.ruleset_selectors import lacking
from trackwright.schema.checks import Severity
from trackwright.schema.errors import DocumentPath
from trackwright.schema.files.problems import unknown_fields
from trackwright.schema.rules.mentions import named, selectors
from trackwright.schema.rules.ruleset import Given, Ruleset, Slot
from trackwright.schema.rules.tickets import Deal, Undealt
from trackwright.schema.selectors import Range, RouteSelector, TicketSelector
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import called, ruleset_ref, ruleset_reference_problems
from trackwright.validators.board_rules.payments import described
from trackwright.validators.check import Found, ruleset_check


@ruleset_check(
    "L008",
    Severity.ERROR,
    why="Nobody can ever build it.",
    source="`stations.costs`, `stations.each` and `train_cards` of the ruleset.",
)
def unpayable_station(ruleset: Ruleset) -> Iterator[Found]:
    """A station costs more cards than the deck has, or its cost is not said."""
    stations, cards = ruleset.stations, ruleset.train_cards
    if stations is None:
        return
    if len(stations.costs) < stations.each:
        yield Found(
            say(
                "each player has {each} stations, but the rules give the costs of only {costs}",
                each=stations.each,
                costs=len(stations.costs),
            ),
            (ruleset_ref("stations", "costs"),),
        )
    most = max(cards.colors.values(), default=0)
    most += cards.locomotives if stations.locomotives_wild else 0
    for index, cost in enumerate(stations.costs):
        if cost > most:
            yield Found(
                say(
                    "station {number} costs {cost} cards of one colour, but nobody can ever "
                    "have more than {most}",
                    number=index + 1,
                    cost=cost,
                    most=most,
                ),
                (ruleset_ref("stations", "costs", index), ruleset_ref("train_cards")),
            )


@ruleset_check(
    "L009",
    Severity.SUGGESTION,
    why="Once nearly only locomotives are left, the game hangs: new cards are replaced for ever.",
    source="In about 1 of 1,000 to 2,500 games of random play; the rulebooks leave it open.",
)
def endless_replacement(ruleset: Ruleset) -> Iterator[Found]:
    """The open cards are replaced when many are locomotives, without an end to it."""
    rule, drawing = ruleset.drawing.replacement, ruleset.drawing
    possible = rule and rule.locomotives <= min(drawing.face_up, ruleset.train_cards.locomotives)
    if rule and possible and rule.limit is None:
        yield Found(
            say(
                "open cards with {locomotives} locomotives are replaced again and again: say "
                "how often in a row at the most",
                locomotives=rule.locomotives,
            ),
            (ruleset_ref("drawing", "replacement"),),
        )


@ruleset_check(
    "L011",
    Severity.ERROR,
    why="The game cannot be set up for so many players.",
    source="`train_cards`, `drawing.face_up` and `players.maximum` of the ruleset.",
)
def hand_larger_than_deck(ruleset: Ruleset) -> Iterator[Found]:
    """The largest table needs more train cards at the start than there are."""
    players, cards = ruleset.players.maximum, ruleset.train_cards
    needed = players * cards.starting_hand + ruleset.drawing.face_up
    if needed > cards.total:
        yield Found(
            say(
                "{players} players with {hand} cards each and {face_up} open cards take "
                "{needed} train cards, but there are {total}",
                players=players,
                hand=cards.starting_hand,
                face_up=ruleset.drawing.face_up,
                needed=needed,
                total=cards.total,
            ),
            (ruleset_ref("train_cards", "starting_hand"), ruleset_ref("players", "maximum")),
        )


@ruleset_check(
    "L013",
    Severity.WARNING,
    why="It can never be used: a mechanic is missing, or the rule is left over.",
    source="`payment.substitutions`, `ferries`, `tunnels` and `draw_bonuses` of the ruleset.",
)
def substitution_without_mechanic(ruleset: Ruleset) -> Iterator[Found]:
    """A rule about paying is for ferries, tunnels or icons that these rules do not have."""
    for index, substitution in enumerate(ruleset.payment.substitutions):
        missing = lacking(ruleset, substitution.on)
        if substitution.slot is Slot.LOCOMOTIVE and ruleset.ferries is None:
            missing = say("ferries")
        if missing:
            yield Found(
                say(
                    "the rules let {substitution}, but have no {missing}, where that would hold",
                    substitution=described(substitution),
                    missing=missing,
                ),
                (
                    ruleset_ref("payment", "substitutions", index),
                    ruleset_ref(missing.replace(" ", "_")),
                ),
            )


@ruleset_check(
    "L016",
    Severity.WARNING,
    why="One of the two numbers is wrong.",
    source="`box.train_cards` and `train_cards` of the ruleset.",
)
def box_train_cards(ruleset: Ruleset) -> Iterator[Found]:
    """The box holds another number of train cards than the rules speak of."""
    if ruleset.box and ruleset.box.train_cards not in (None, ruleset.train_cards.total):
        yield Found(
            say(
                "the box holds {in_box} train cards, but the rules speak of {total}",
                in_box=ruleset.box.train_cards,
                total=ruleset.train_cards.total,
            ),
            (ruleset_ref("train_cards"), ruleset_ref("box", "train_cards")),
        )


@ruleset_check(
    "L034",
    Severity.WARNING,
    why="A kind of card is missing from the list, or counted wrong.",
    source="`box.cards` of the ruleset, and all other cards of `box`.",
)
def box_cards(ruleset: Ruleset) -> Iterator[Found]:
    """The cards of the box are not as many as those of each kind together."""
    box = ruleset.box
    if box is None or box.cards is None:
        return
    kinds = (box.train_cards, box.bonus_cards, box.scoring_cards, box.country_cards)
    parts = [number for number in (*kinds, *box.tickets.values()) if number]
    if sum(parts) != box.cards:
        yield Found(
            say(
                "the box holds {cards} cards, but those of each kind are {total} together: {parts}",
                cards=box.cards,
                total=sum(parts),
                parts=" + ".join(map(str, parts)),
            ),
            (ruleset_ref("box", "cards"),),
        )


@ruleset_check(
    "L021",
    Severity.WARNING,
    why="It never comes true; probably a number is wrong.",
    source="`drawing` and `train_cards` of the ruleset.",
)
def drawing_beyond_cards(ruleset: Ruleset) -> Iterator[Found]:
    """A rule about drawing asks for more cards than can ever lie there."""
    drawing, cards = ruleset.drawing, ruleset.train_cards
    if drawing.cards > cards.total:
        yield Found(
            say(
                "players draw {cards} cards in one action, but there are {total}",
                cards=drawing.cards,
                total=cards.total,
            ),
            (ruleset_ref("drawing", "cards"),),
        )
    most = min(drawing.face_up, cards.locomotives)
    if drawing.replacement and drawing.replacement.locomotives > most:
        yield Found(
            say(
                "open cards are replaced at {locomotives} locomotives, but no more than "
                "{most} can ever lie open",
                locomotives=drawing.replacement.locomotives,
                most=most,
            ),
            (ruleset_ref("drawing", "replacement", "locomotives"),),
        )


@ruleset_check(
    "L022",
    Severity.WARNING,
    why="Routes of those colours are easier or harder to pay, and nothing on the board says so.",
    source="In all published rules every colour has the same number of cards.",
)
def uneven_colors(ruleset: Ruleset) -> Iterator[Found]:
    """Some colours have more or fewer train cards than others, or no colour has any."""
    colors = ruleset.train_cards.colors
    ref = ruleset_ref("train_cards", "colors")
    if not any(colors.values()):
        yield Found(say("there are no train cards but locomotives"), (ref,))
        return
    usual = Counter(colors.values()).most_common(1)[0][0]
    uneven = [
        say("{count} {color} ones", count=count, color=color)
        for color, count in colors.items()
        if count != usual
    ]
    if uneven:
        yield Found(
            say(
                "there are {usual} cards of most colours, but {uneven}",
                usual=usual,
                uneven=listed(uneven),
            ),
            (ref,),
        )


@ruleset_check(
    "L028",
    Severity.WARNING,
    why="Either a station or a cost is one too many.",
    source="`stations.costs` and `stations.each` of the ruleset.",
)
def station_cost_never_paid(ruleset: Ruleset) -> Iterator[Found]:
    """The rules give costs for more stations than a player has."""
    stations = ruleset.stations
    if stations and len(stations.costs) > stations.each:
        yield Found(
            say(
                "the rules give the costs of {costs} stations, but each player has only {each}",
                costs=len(stations.costs),
                each=stations.each,
            ),
            (ruleset_ref("stations", "costs"), ruleset_ref("stations", "each")),
        )


@ruleset_check(
    "L032",
    Severity.WARNING,
    why="Another one asks for no more cards, or for the same card: one of the numbers is wrong.",
    source="`payment.substitutions` of the ruleset.",
)
def pointless_substitution(ruleset: Ruleset) -> Iterator[Found]:
    """A rule about paying is never worth using."""
    cheapest: dict[object, tuple[int, int]] = {}
    for index, one in enumerate(ruleset.payment.substitutions):
        key = (one.of, one.slot, one.on)
        cheapest[key] = min(cheapest.get(key, (one.cards, index)), (one.cards, index))
    for index, one in enumerate(ruleset.payment.substitutions):
        ref = ruleset_ref("payment", "substitutions", index)
        better = cheapest[one.of, one.slot, one.on][1]
        if one.slot is Slot.LOCOMOTIVE and one.of is Given.LOCOMOTIVE:
            yield Found(
                say(
                    "the rules let {substitution}, which asks for a locomotive anyway",
                    substitution=described(one),
                ),
                (ref,),
            )
        elif better != index:
            other = ruleset_ref("payment", "substitutions", better)
            yield Found(
                say(
                    "the rules let {substitution}, but another rule asks for no more cards",
                    substitution=described(one),
                ),
                (ref, other),
            )


@ruleset_check(
    "L001",
    Severity.ERROR,
    why="The rule cannot be followed.",
    source="`tickets` of the ruleset: `cards`, `draw`, `keep_at_least` and `keep_at_most`.",
)
def keep_more_than_dealt(ruleset: Ruleset) -> Iterator[Found]:
    """Players must keep more tickets than they get or may keep."""
    tickets = ruleset.tickets
    for index, deal in enumerate(tickets.deals):
        if deal.keep_at_least > _most_kept(deal):
            yield Found(
                say(
                    "players must keep {keep} of the {cards} tickets that they are dealt from "
                    "the pile '{pile}', but may keep {most}",
                    keep=deal.keep_at_least,
                    cards=deal.cards,
                    pile=deal.pile,
                    most=_most_kept(deal),
                ),
                (ruleset_ref("tickets", "deals", index, "keep_at_least"),),
            )
    most = sum(map(_most_kept, tickets.deals))
    if tickets.keep_at_least > most:
        yield Found(
            say(
                "players must keep {keep} of all tickets that they are dealt, but may keep {most}",
                keep=tickets.keep_at_least,
                most=most,
            ),
            (ruleset_ref("tickets", "keep_at_least"),),
        )
    if tickets.action and tickets.action.keep_at_least > tickets.action.draw:
        yield Found(
            say(
                "players who draw {draw} tickets must keep {keep} of them",
                draw=tickets.action.draw,
                keep=tickets.action.keep_at_least,
            ),
            (ruleset_ref("tickets", "action", "keep_at_least"),),
        )


@ruleset_check(
    "L002",
    Severity.WARNING,
    why="Its tickets never come into play.",
    source="`tickets.deals` and `tickets.action` of the ruleset.",
)
def pile_never_used(ruleset: Ruleset) -> Iterator[Found]:
    """Nobody is dealt tickets of a pile or draws from it."""
    used = {deal.pile for deal in ruleset.tickets.deals}
    if ruleset.tickets.action:
        used.add(ruleset.tickets.action.pile)
    for index, pile in enumerate(ruleset.tickets.piles):
        if used and pile.id not in used:
            yield Found(
                say(
                    "nobody is dealt tickets of the pile {pile} or draws from it", pile=called(pile)
                ),
                (ruleset_ref("tickets", "piles", index),),
            )


@ruleset_check(
    "L018",
    Severity.ERROR,
    why="Nobody knows which one is meant.",
    source="The ids of `tickets.piles` and `bonuses.cards` in the ruleset.",
)
def unknown_pile(ruleset: Ruleset) -> Iterator[Found]:
    """The rules speak of a pile that there is not, or two piles or bonuses share an id."""
    for problem in ruleset_reference_problems(ruleset):
        yield Found(problem.message, (ruleset_ref(*problem.path),))


@ruleset_check(
    "L019",
    Severity.WARNING,
    why="What it says is kept but has no effect; most are spelling mistakes.",
    source="The format of rulesets.",
)
def unknown_ruleset_field(ruleset: Ruleset) -> Iterator[Found]:
    """The ruleset has a field that means nothing."""
    for problem in unknown_fields(ruleset):
        yield Found(problem.message, (ruleset_ref(*problem.path),))


@ruleset_check(
    "L020",
    Severity.WARNING,
    why="The piles are there for nothing.",
    source="`tickets.deals` and `tickets.action` of the ruleset.",
)
def no_tickets(ruleset: Ruleset) -> Iterator[Found]:
    """Tickets are neither dealt nor drawn."""
    if not ruleset.tickets.deals and ruleset.tickets.action is None:
        yield Found(say("tickets are neither dealt nor drawn"), (ruleset_ref("tickets"),))


@ruleset_check(
    "L023",
    Severity.SUGGESTION,
    why="Rules that are printed without a board show a bare id instead of a name.",
    source="`names` of the ruleset.",
)
def missing_name(ruleset: Ruleset) -> Iterator[Found]:
    """The rules name some of the things that they mention by id, but not all."""
    mentioned = dict.fromkeys(one.id for one in named(ruleset) if one.kind != "route")
    nameless = [name for name in mentioned if name not in ruleset.names]
    if ruleset.names and nameless:
        yield Found(
            say("the rules mention {names} by id, without a name to print", names=listed(nameless)),
            (ruleset_ref("names"),),
        )


@ruleset_check(
    "L029",
    Severity.ERROR,
    why="The action can never be taken.",
    source="`undealt` of `tickets.piles` and `tickets.action` in the ruleset.",
)
def draw_from_a_removed_pile(ruleset: Ruleset) -> Iterator[Found]:
    """Tickets are drawn from a pile that is put away once all are dealt."""
    action = ruleset.tickets.action
    for index, pile in enumerate(ruleset.tickets.piles):
        if action and pile.id == action.pile and pile.undealt is Undealt.OUT:
            yield Found(
                say(
                    "players draw from the pile {pile}, but what is left of it after the deal "
                    "is out of the game",
                    pile=called(pile),
                ),
                (
                    ruleset_ref("tickets", "piles", index, "undealt"),
                    ruleset_ref("tickets", "action", "pile"),
                ),
            )


@ruleset_check(
    "L033",
    Severity.ERROR,
    why="It picks nothing, on any board.",
    source="`at_least` and `at_most` of the ruleset's selectors.",
)
def empty_range(ruleset: Ruleset) -> Iterator[Found]:
    """A selector asks for numbers between two bounds of which the lower is the higher."""
    for path, bounds in _ranges(ruleset):
        if bounds.at_least is None or bounds.at_most is None:
            continue
        if bounds.at_least > bounds.at_most:
            yield Found(
                say(
                    "no number is at least {at_least} and at most {at_most}",
                    at_least=bounds.at_least,
                    at_most=bounds.at_most,
                ),
                (ruleset_ref(*path),),
            )


def _ranges(ruleset: Ruleset) -> Iterator[tuple[DocumentPath, Range]]:
    """Yield every range of the ruleset's selectors, and where it stands."""
    for path, selector in selectors(ruleset):
        if isinstance(selector, RouteSelector) and selector.length:
            yield (*path, "length"), selector.length
        if isinstance(selector, TicketSelector) and selector.points:
            yield (*path, "points"), selector.points


def _most_kept(deal: Deal) -> int:
    return deal.cards if deal.keep_at_most is None else min(deal.cards, deal.keep_at_most)
