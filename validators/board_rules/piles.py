"""Checks of what the rules select on a board: tickets of piles and decks, paid routes, bonuses."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from trackwright.analysis.board_analysis import BoardAnalysis, measured, names
from trackwright.analysis.ruleset_selectors import (
    known,
    pile_picks,
    selected_routes,
    selected_tickets,
    tickets_in_piles,
    unknown,
)
from trackwright.schema.board import Ticket
from trackwright.schema.checks import Severity
from trackwright.schema.errors import did_you_mean
from trackwright.schema.rules.ruleset import Ruleset, Slot
from trackwright.schema.rules.scoring import (
    Bonus,
    ClaimedRoutes,
    CompletedTickets,
    CountriesJoined,
)
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.sentences import Sentence, counted, listed, say
from trackwright.schema.thing_ref import ThingRef, board_ref, called, ruleset_ref, ticket_ref
from trackwright.validators.board_rules.payments import described
from trackwright.validators.board_rules.rule_changes import pile_refilled, without_bonus
from trackwright.validators.check import (
    Fix,
    Found,
    board_check,
    field_change,
    pair_check,
    rulesets_check,
)


@pair_check(
    "R013",
    Severity.WARNING,
    why="Players read a rule for nothing, or a tag, an icon or a flag was forgotten on the board.",
    source="`payment.substitutions` of the ruleset.",
)
def payment_picks_nothing(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A rule about paying is for routes that the board does not have."""
    for index, substitution in enumerate(ruleset.payment.substitutions):
        picked = selected_routes(analysis, substitution.on)
        useful = substitution.slot is Slot.COLOR or any(route.icons for route in picked)
        if analysis.board.routes and not (picked and useful):
            missing = say("no route of the board has an icon") if not useful and picked else ""
            yield Found(
                say(
                    "the rules let {substitution} on some routes, but {reason}",
                    substitution=described(substitution),
                    reason=missing or say("no route of the board is one where they do"),
                ),
                (ruleset_ref("payment", "substitutions", index, "on"),),
            )


@pair_check(
    "R014",
    Severity.ERROR,
    why="Nobody can ever win it.",
    source="`bonuses.cards` of the ruleset: `most` and `minimum`.",
)
def bonus_picks_nothing(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A bonus counts routes, tickets or countries that the board does not have."""
    for index, bonus in enumerate(ruleset.bonuses.cards if ruleset.bonuses else ()):
        things, count = _counting(analysis, ruleset, bonus)
        if count is not None and count < max(bonus.minimum, 1):
            needed = (
                say("it takes {minimum} of", minimum=bonus.minimum)
                if count
                else say("the board has none of")
            )
            there = say(", and the board has {count}", count=count) if count else ""
            yield Found(
                say(
                    "nobody can win the bonus {bonus}: {needed} the {things} that it counts{there}",
                    bonus=called(bonus),
                    needed=needed,
                    things=things,
                    there=there,
                ),
                (ruleset_ref("bonuses", "cards", index, "most"),),
                fixes=(without_bonus(ruleset, index),),
            )


@pair_check(
    "R015",
    Severity.ERROR,
    why="Whatever the rule is about, it leaves out what is meant; most are spelling mistakes.",
    source="The selectors of the ruleset: payments, piles and bonuses.",
)
def selector_names_unknown(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The rules name a city, country, region, route, deck or tag that the board lacks."""
    unfilled = {("tickets", "piles", index) for index, _ in _unfilled(analysis, ruleset)}
    for (kind, name), everywhere in unknown(analysis, ruleset).items():
        # Of a pile that has no ticket at all its own check tells.
        paths = [path for path in everywhere if path[:3] not in unfilled]
        if not paths:
            continue
        hint = did_you_mean(name, sorted(known(analysis)[kind]))
        words = say(
            "the rules speak of the {missing}{hint}", missing=_absent(kind, name), hint=hint
        )
        yield Found(words, tuple(ruleset_ref(*p) for p in paths))


def _absent(kind: str, name: str) -> Sentence:
    return {
        "city": say("city '{name}', which the board does not have", name=name),
        "country": say("country '{name}', which the board does not have", name=name),
        "region": say("region '{name}', which the board does not have", name=name),
        "route": say("route '{name}', which the board does not have", name=name),
        "deck": say("deck '{name}', which the board does not have", name=name),
        "city tag": say("tag '{name}', but no city has it", name=name),
        "route tag": say("tag '{name}', but no route has it", name=name),
        "ticket tag": say("tag '{name}', but no ticket has it", name=name),
    }[kind]


@pair_check(
    "R017",
    Severity.ERROR,
    why="Nothing can be dealt or drawn from it.",
    source="`tickets.piles` of the ruleset.",
)
def empty_pile(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The board has no ticket for one of the piles."""
    for index, pile in _unfilled(analysis, ruleset):
        decks = sorted(set(pile.tickets.decks) - known(analysis)["deck"])
        missing = listed(f"'{deck}'" for deck in decks)
        reason = say(": it has no deck {decks}", decks=missing) if decks else ""
        yield Found(
            say(
                "the board has no ticket for the pile {pile}{reason}",
                pile=called(pile),
                reason=reason,
            ),
            (ruleset_ref("tickets", "piles", index, "tickets"),),
            fixes=pile_refilled(analysis, ruleset, index),
        )


def _unfilled(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[tuple[int, Pile]]:
    """Yield the piles that no ticket of the board is for, with their places."""
    for index, pile in enumerate(ruleset.tickets.piles):
        if not pile_picks(analysis, pile):
            yield index, pile


@rulesets_check(
    "R028",
    Severity.WARNING,
    why="It never comes into play; often its deck or a tag is wrong.",
    source="`tickets.piles` of all rulesets of the board, with what players may add.",
)
def ticket_in_no_pile(analysis: BoardAnalysis, rulesets: Sequence[Ruleset]) -> Iterator[Found]:
    """A ticket is used by none of the rulesets that the board is made for."""
    asked = set(analysis.board.ruleset_ids)
    if not asked or not asked.issubset(ruleset.id for ruleset in rulesets):
        return  # a ruleset that is not there might use them
    used = {ticket.id for ruleset in rulesets for ticket in _usable(analysis, ruleset)}
    unused: dict[str, list[Ticket]] = {}
    for ticket in analysis.board.tickets:
        if ticket.id not in used and ticket.deck in known(analysis)["deck"]:
            unused.setdefault(ticket.deck, []).append(ticket)
    in_use = list(dict.fromkeys(t.deck for t in analysis.board.tickets if t.id in used))
    for deck, tickets in unused.items():
        yield Found(
            say(
                "no ruleset of the board uses these tickets of the deck '{deck}': {tickets}",
                deck=deck,
                tickets=listed(map(names(analysis).ticket, tickets)),
            ),
            (*(ticket_ref(ticket, "deck") for ticket in tickets), ThingRef("deck", deck)),
            fixes=tuple(_move_to_deck(other, tickets) for other in in_use if len(in_use) == 1),
        )


@pair_check(
    "R038",
    Severity.ERROR,
    why="A ticket lies in the first pile that picks it, so nothing is left to deal or draw.",
    source="`tickets.piles` of the ruleset.",
)
def ticket_in_two_piles(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A pile is made of tickets that all lie in piles before it."""
    owner: dict[str, int] = {}
    piles = ruleset.tickets.piles
    for index, (pile, tickets) in enumerate(_piles(analysis, ruleset)):
        wanted = pile_picks(analysis, pile)
        if wanted and not tickets:
            others = list(dict.fromkeys(owner[ticket.id] for ticket in wanted))
            yield Found(
                say(
                    "no ticket is left for the pile {pile}: all of them lie in {others}",
                    pile=called(pile),
                    others=listed(called(piles[other]) for other in others),
                ),
                (
                    ruleset_ref("tickets", "piles", index, "tickets"),
                    *(ruleset_ref("tickets", "piles", other, "tickets") for other in others),
                ),
                fixes=pile_refilled(analysis, ruleset, index),
            )
        owner.update((ticket.id, index) for ticket in tickets)


def _counting(
    analysis: BoardAnalysis, ruleset: Ruleset, bonus: Bonus
) -> tuple[Sentence, int | None]:
    """Return what a bonus counts, and how many of it there are; None if the board has no say."""
    metric = bonus.most
    if isinstance(metric, ClaimedRoutes):
        picked_routes = selected_routes(analysis, metric.routes)
        return say("routes"), len(picked_routes) if analysis.board.routes else None
    if isinstance(metric, CompletedTickets):
        in_play = {ticket.id for ticket in _usable(analysis, ruleset)}
        picked = selected_tickets(analysis, metric.tickets)
        in_piles = sum(ticket.id in in_play for ticket in picked)
        return say("tickets"), in_piles if analysis.board.tickets else None
    if isinstance(metric, CountriesJoined):
        countries = {stop.country for stop in analysis.board.stops} - {None}
        return say("countries"), len(countries) if analysis.board.stops else None
    return say(""), None


def _piles(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterable[tuple[Pile, tuple[Ticket, ...]]]:
    return zip(ruleset.tickets.piles, tickets_in_piles(analysis, ruleset), strict=True)


def _usable(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Ticket]:
    """Yield the tickets that are in a pile, or may be added to one."""
    for pile, tickets in _piles(analysis, ruleset):
        yield from tickets
        if pile.may_add is not None:
            yield from selected_tickets(analysis, pile.may_add)


def _move_to_deck(deck: str, tickets: list[Ticket]) -> Fix:
    title = say("Put them into the deck '{deck}'", deck=deck)
    return field_change(title, "tickets", [ticket.id for ticket in tickets], deck=deck)


@pair_check(
    "R018",
    Severity.ERROR,
    why="The game cannot be set up for so many players.",
    source="`tickets.deals` and `players.maximum` of the ruleset.",
)
def pile_too_small(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A pile has fewer tickets than are dealt to the largest table."""
    for index, (pile, tickets) in enumerate(_piles(analysis, ruleset)):
        there, dealt = len(tickets), _dealt(ruleset, pile)
        if 0 < there < dealt:
            yield Found(
                say(
                    "{players} players are dealt {dealt} tickets from the pile {pile}, but "
                    "the board has only {there} for it",
                    players=ruleset.players.maximum,
                    dealt=dealt,
                    pile=called(pile),
                    there=there,
                ),
                (ruleset_ref("tickets", "piles", index), *_decks(pile)),
            )


@pair_check(
    "R037",
    Severity.WARNING,
    why="Not every player can draw tickets even once.",
    source="On the published boards at least one full draw is left for each player.",
)
def few_tickets_left(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """After the deal to the largest table too few tickets are left to draw."""
    action, players = ruleset.tickets.action, ruleset.players.maximum
    for index, (pile, tickets) in enumerate(_piles(analysis, ruleset)):
        left = len(tickets) - _dealt(ruleset, pile)
        if action and pile.id == action.pile and 0 <= left < action.draw * players:
            yield Found(
                say(
                    "with {players} players {left} tickets are left in the pile {pile} after "
                    "the deal, too few for a draw of {draw} by each",
                    players=players,
                    left=left,
                    pile=called(pile),
                    draw=action.draw,
                ),
                (ruleset_ref("tickets", "piles", index), *_decks(pile)),
            )


@pair_check(
    "R019",
    Severity.WARNING,
    why="A ticket is missing, or one too many, or in the wrong deck.",
    source="`size` of `tickets.piles` in the ruleset.",
)
def pile_size(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A pile is meant to have another number of tickets than the board has for it."""
    for index, (pile, tickets) in enumerate(_piles(analysis, ruleset)):
        there = len(tickets)
        if pile.size is not None and there not in (0, pile.size):
            yield Found(
                say(
                    "the pile {pile} is meant to have {size} tickets, but the board has "
                    "{there} for it",
                    pile=called(pile),
                    size=pile.size,
                    there=there,
                ),
                (*_decks(pile), ruleset_ref("tickets", "piles", index, "size")),
            )


@board_check(
    "R020",
    Severity.WARNING,
    why="A ticket is missing, or one too many, or in the wrong deck.",
    source="`size` of the board's `decks`.",
)
def deck_size(analysis: BoardAnalysis) -> Iterator[Found]:
    """A deck has another number of tickets than it is meant to have."""
    for deck in analysis.board.decks:
        there = _tickets_by_deck(analysis).get(deck.id, 0)
        if deck.size is not None and there != deck.size:
            yield Found(
                say(
                    "the deck {deck} is meant to have {tickets}, but has {there}",
                    deck=called(deck),
                    tickets=counted(deck.size, "ticket"),
                    there=there,
                ),
                (ThingRef("deck", deck.id, ("size",)),),
                fixes=(
                    field_change(
                        say("Set its size to {there}", there=there), "decks", deck.id, size=there
                    ),
                ),
            )


@pair_check(
    "R021",
    Severity.WARNING,
    why="The board is not the published one: a ticket is missing or one too many.",
    source="`box.tickets` of the ruleset.",
)
def box_tickets(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The box holds another number of tickets of a deck than the board."""
    # Decks that a selector names in vain are left to the check of selectors.
    decks = {deck.id: deck for deck in analysis.board.decks}
    named_in_vain = unknown(analysis, ruleset)
    for name, in_box in (ruleset.box.tickets if ruleset.box else {}).items():
        ref = ruleset_ref("box", "tickets", name)
        there = _tickets_by_deck(analysis).get(name, 0)
        if ("deck", name) in named_in_vain:
            continue
        if name not in decks:
            hint = did_you_mean(name, decks)
            yield Found(
                say(
                    "the box holds {in_box} tickets of the deck '{name}', which the board "
                    "does not have{hint}",
                    in_box=in_box,
                    name=name,
                    hint=hint,
                ),
                (ref, board_ref("decks")),
            )
        elif there != in_box != decks[name].size:
            yield Found(
                say(
                    "the box holds {in_box} tickets of the deck {deck}, but the board has {there}",
                    in_box=in_box,
                    deck=called(decks[name]),
                    there=there,
                ),
                (ThingRef("deck", name), ref),
            )


@measured("tickets")
def _tickets_by_deck(analysis: BoardAnalysis) -> Mapping[str, int]:
    return Counter(ticket.deck for ticket in analysis.board.tickets)


def _dealt(ruleset: Ruleset, pile: Pile) -> int:
    """Return how many tickets of a pile the largest table is dealt."""
    each = sum(deal.cards for deal in ruleset.tickets.deals if deal.pile == pile.id)
    return each * ruleset.players.maximum


def _decks(pile: Pile) -> Iterator[ThingRef]:
    return (ThingRef("deck", deck) for deck in pile.tickets.decks)
