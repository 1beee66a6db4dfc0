"""Checks of a ruleset by itself: its tickets, its names, and what decides a tie."""

from collections.abc import Iterator

from trackwright.analysis.ruleset_selectors import named, selectors
from trackwright.schema.checks import Severity
from trackwright.schema.errors import DocumentPath
from trackwright.schema.files.problems import unknown_fields
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import TieBreak
from trackwright.schema.rules.tickets import Deal, Undealt
from trackwright.schema.selectors import Range, RouteSelector, TicketSelector
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import called, ruleset_ref, ruleset_reference_problems
from trackwright.validators.check import Found, ruleset_check


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
    "L004",
    Severity.WARNING,
    why="It can decide nothing; probably another one is meant.",
    source="`tie_breaks` of the ruleset are tried in order.",
)
def repeated_tie_break(ruleset: Ruleset) -> Iterator[Found]:
    """A tie-break stands twice, or after the players already share the victory."""
    seen: set[TieBreak] = set()
    for index, tie_break in enumerate(ruleset.tie_breaks):
        place = ruleset_ref("tie_breaks", index)
        words = _called(tie_break)
        if tie_break in seen:
            yield Found(say("the tie-break '{words}' stands twice", words=words), (place,))
        elif TieBreak.SHARED in seen:
            yield Found(
                say(
                    "the tie-break '{words}' comes after 'shared', when nothing is left to decide",
                    words=words,
                ),
                (place,),
            )
        seen.add(tie_break)


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


def _called(tie_break: TieBreak) -> Sentence:
    return {
        TieBreak.MOST_COMPLETED_TICKETS: say("most completed tickets"),
        TieBreak.MOST_BONUSES: say("most bonuses"),
        TieBreak.MOST_TICKET_POINTS: say("most ticket points"),
        TieBreak.FEWEST_STATIONS: say("fewest stations"),
        TieBreak.LONGEST_PATH: say("longest path"),
        TieBreak.SHARED: say("shared"),
    }[tie_break]
