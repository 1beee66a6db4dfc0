"""Checks of single tickets: what each is worth, and whether it can be completed."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from trackwright.analysis.board_analysis import (
    FEWEST_CITIES,
    BoardAnalysis,
    names,
    network,
    path_finder,
    stops,
)
from trackwright.analysis.published_ranges import number, percent, published_range
from trackwright.analysis.ticket_measures import (
    FEWEST_VALUES,
    one_route_tickets,
    paths_of_ticket,
    regular_as_dear_as_long,
    tickets_by_deck,
    tickets_in_play,
)
from trackwright.network.paths import ShortestPathSet
from trackwright.network.ticket_value import proposed_value
from trackwright.schema.board import Board, Ticket, TicketEnd
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, counted, say
from trackwright.schema.thing_ref import ThingRef, ticket_ref
from trackwright.validators.check import Edit, Fix, Found, board_check, pair_check

MOST_SLIPS = 0.1
"""The share of tickets that may be slips of the pen; if more are odd, routes are likely wrong."""


@dataclass(frozen=True)
class Option:
    """One of the second ends that a ticket can be completed with.

    Attributes:
        position: Of the alternative; None for the ticket's own second end.
    """

    ticket: Ticket
    end: TicketEnd
    points: int
    position: int | None

    @property
    def ref(self) -> ThingRef:
        """Where its points stand."""
        if self.position is None:
            return ticket_ref(self.ticket, "points")
        return ticket_ref(self.ticket, "alternatives", self.position, "points")

    @property
    def end_ref(self) -> ThingRef:
        """Where it stands."""
        if self.position is None:
            return ticket_ref(self.ticket, "ends")
        return ticket_ref(self.ticket, "alternatives", self.position)

    def paths(self, analysis: BoardAnalysis) -> ShortestPathSet | None:
        """Return its shortest paths."""
        return path_finder(analysis).between(self.ticket.ends[0], self.end)

    def name(self, analysis: BoardAnalysis) -> Sentence:
        """Return it as `Oslo–Bergen`."""
        return names(analysis).between(self.ticket.ends[0], self.end)

    def worth(self, points: int) -> Fix:
        """Return the fix that sets its points."""
        title = say("Set its points to {points}", points=points)
        return Fix(title, _worth(self.ticket.id, self.position, points))


@board_check(
    "T001",
    Severity.WARNING,
    why="Players expect a ticket to pay what it costs; most odd values are typing mistakes.",
    source="On the published boards the value of all but a few tickets is their shortest path.",
)
def ticket_value(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket is worth more or less than its shortest path has spaces."""
    found = ((option, option.paths(analysis)) for option in _options(analysis.board))
    odd = [
        (option, paths)
        for option, paths in found
        if paths and proposed_value(paths) != option.points
    ]
    routes_are_sure = _is_drawn(analysis) and len(odd) <= max(
        1, MOST_SLIPS * len(analysis.board.tickets)
    )
    for option, paths in odd:
        explained = _explained(analysis, option, paths)
        fix = option.worth(proposed_value(paths))
        yield Found(
            say(
                "the ticket {ticket} is worth {points}, but its shortest path has {length} "
                "spaces{explained}",
                ticket=option.name(analysis),
                points=option.points,
                length=paths.length,
                explained=explained,
            ),
            (option.ref,),
            fixes=(Fix(fix.title, fix.edit, safe=routes_are_sure and not explained),),
        )


def _is_drawn(analysis: BoardAnalysis) -> bool:
    """Return whether all routes have their ends and join all cities: else values may be right."""
    known, graph = stops(analysis), network(analysis)
    reached = graph.distances([next(iter(known))]) if known else {}
    whole = all(stop in reached for stop in known)
    return whole and all(end in known for route in analysis.board.routes for end in route.ends)


def _explained(analysis: BoardAnalysis, option: Option, paths: ShortestPathSet) -> Sentence:
    """Return why a ticket may be worth one point more than its shortest path, if it may."""
    if option.points != paths.length + 1:
        return say("")
    ends = (option.ticket.ends[0], option.end)
    fewest = path_finder(analysis).fewest_routes(*ends, paths.length)
    fewer = path_finder(analysis).fewest_routes(*ends, option.points)
    if fewest and fewer and fewer < fewest:
        return say(
            "; a way of {length} spaces takes {routes} instead of {fewest}, which may be why",
            length=option.points,
            routes=counted(fewer, "route"),
            fewest=fewest,
        )
    if paths.count > 1:
        return say("; {n} shortest ways are equally long, which may be why", n=paths.count)
    return say("")


@board_check(
    "T002",
    Severity.SUGGESTION,
    why="A single very dear or very cheap ticket decides who is lucky; often it is a typing "
    "mistake, or the ticket belongs into another deck.",
    source="The widest gap between the values of a deck, measured on the published boards as a "
    f"part of the deck's median; of decks with {FEWEST_VALUES} tickets or more.",
)
def deck_values(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket's value lies far away from all others of its deck."""
    widest = published_range("gap_in_deck")
    for tickets in tickets_by_deck(analysis.board).values():
        tickets.sort(key=lambda ticket: ticket.points)
        middle = median(ticket.points for ticket in tickets)
        if len(tickets) < FEWEST_VALUES or middle <= 0:
            continue
        for ticket, nearest in (*_apart(tickets, middle), *_apart(tickets[::-1], middle)):
            yield Found(
                say(
                    "the ticket {ticket} is worth {points}, but the nearest others of its "
                    "deck {nearest} and the median {middle}; on the published boards no gap "
                    "is wider than {highest} of the median",
                    ticket=names(analysis).ticket(ticket),
                    points=ticket.points,
                    nearest=nearest.points,
                    middle=number(middle),
                    highest=percent(widest.highest),
                ),
                (ticket_ref(ticket, "points"),),
            )


def _apart(tickets: list[Ticket], middle: float) -> Iterator[tuple[Ticket, Ticket]]:
    """Yield the first two tickets, or the first, if a wide gap follows, and what lies beyond it."""
    for few in (2, 1):
        nearest = tickets[few]
        gap = abs(nearest.points - tickets[few - 1].points)
        if published_range("gap_in_deck").too_high(gap / middle):
            yield from ((ticket, nearest) for ticket in tickets[:few])
            return


@pair_check(
    "T003",
    Severity.WARNING,
    why="Each player is dealt a long ticket for a head start; a short one among them is unfair.",
    source="Piles whose undealt tickets leave the game; the share of regular tickets that are "
    "worth as much as the cheapest long one, measured on the published boards.",
)
def long_ticket_not_longer(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A ticket of a pile of long tickets is worth no more than many regular ones."""
    known = published_range("regular_as_dear_as_long")
    for ticket, part in regular_as_dear_as_long(analysis, ruleset):
        if known.too_high(part):
            yield Found(
                say(
                    "{part} of the regular tickets are worth as much as the long ticket "
                    "{ticket} with {points}; on the published boards at most {highest} are",
                    part=percent(part),
                    ticket=names(analysis).ticket(ticket),
                    points=ticket.points,
                    highest=percent(known.highest),
                ),
                (ticket_ref(ticket, "points"),),
            )


@pair_check(
    "T006",
    Severity.ERROR,
    why="Nobody can ever complete it: it only costs points.",
    source="`players.trains` of the ruleset, and the longest routes that `stations` can lend.",
)
def ticket_beyond_trains(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A ticket needs more trains than a player has."""
    trains, lent = ruleset.players.trains, _lent(analysis.board, ruleset)
    for ticket in tickets_in_play(analysis, ruleset):
        paths = paths_of_ticket(analysis, ticket)
        if paths is not None and paths.length > trains + lent:
            stations = say(" and stations lend at most {lent} spaces", lent=lent) if lent else ""
            yield Found(
                say(
                    "the ticket {ticket} needs {length} trains, but a player has "
                    "{trains}{stations}",
                    ticket=names(analysis).ticket(ticket),
                    length=paths.length,
                    trains=trains,
                    stations=stations,
                ),
                (ticket_ref(ticket, "ends"),),
            )


def _lent(board: Board, ruleset: Ruleset) -> int:
    """Return how many spaces of other players' routes a player can use at the most."""
    if ruleset.stations is None:
        return 0
    longest = max((route.length for route in board.routes), default=0)
    return ruleset.stations.each * ruleset.stations.lends * longest


@board_check(
    "T008",
    Severity.SUGGESTION,
    why="It is completed with one action, often by chance; there is nothing to plan.",
    source="The share of tickets that one route completes, measured on the published boards; "
    f"boards with {FEWEST_CITIES} cities or more are compared with them.",
)
def ticket_of_one_route(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket's ends are joined by a single route, and no way is shorter."""
    for ticket in one_route_tickets(analysis):
        yield Found(
            say(
                "the ticket {ticket} is completed with a single route; on the published "
                "boards at most {highest} of the tickets are",
                ticket=names(analysis).ticket(ticket),
                highest=percent(published_range("one_route_tickets").highest),
            ),
            (ticket_ref(ticket, "ends"),),
        )


@board_check(
    "T012",
    Severity.WARNING,
    why="Who completes it gains nothing or loses points, and who does not may even gain some.",
    source="A completed ticket adds its points, and one that is not completed subtracts them.",
)
def worthless_ticket(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket is worth nothing, or less."""
    for option in _options(analysis.board):
        if option.points <= 0:
            paths = option.paths(analysis)
            value = None if paths is None else proposed_value(paths)
            fixes = (option.worth(value),) if value else ()
            yield Found(
                say(
                    "the ticket {ticket} is worth {points}; it should be worth at least 1",
                    ticket=option.name(analysis),
                    points=option.points,
                ),
                (option.ref,),
                fixes=fixes,
            )


@board_check(
    "T013",
    Severity.SUGGESTION,
    why="Nobody will ever go there for this ticket, so the choice is none.",
    source="Of several ends that are reached the best counts.",
)
def useless_alternative(analysis: BoardAnalysis) -> Iterator[Found]:
    """One of a ticket's ends is further away than another and worth no more."""
    for ticket in analysis.board.tickets:
        if ticket.alternatives:
            yield from _beaten(analysis, ticket)


def _beaten(analysis: BoardAnalysis, ticket: Ticket) -> Iterator[Found]:
    options = [(o, paths.length) for o in ticket_options(ticket) if (paths := o.paths(analysis))]
    nearest_first = sorted(options, key=lambda pair: (pair[1], -pair[0].points))
    best: tuple[Option, int] | None = None
    for option, length in nearest_first:
        if best is not None and length > best[1] and option.points <= best[0].points:
            yield Found(
                say(
                    "the ticket {ticket} is worth {points} for {length} spaces, but its other "
                    "end {other} is worth {best} for {best_length}; give the further end more "
                    "points",
                    ticket=option.name(analysis),
                    points=option.points,
                    length=length,
                    other=names(analysis).end(best[0].end),
                    best=best[0].points,
                    best_length=best[1],
                ),
                (option.ref,),
            )
        if best is None or option.points > best[0].points:
            best = (option, length)


def _options(board: Board) -> Iterator[Option]:
    for ticket in board.tickets:
        yield from ticket_options(ticket)


def ticket_options(ticket: Ticket) -> Iterator[Option]:
    """Yield the second ends that a ticket can be completed with."""
    yield Option(ticket, ticket.ends[1], ticket.points, None)
    for position, other in enumerate(ticket.alternatives):
        yield Option(ticket, other.end, other.points, position)


def _worth(name: str, position: int | None, points: int) -> Edit:
    """Return the edit that sets the points of a ticket, or of one of its alternatives."""

    def edit(board: Board) -> Board:
        if position is None:
            return with_changed(board, "tickets", name, points=points)
        for ticket in board.tickets:
            if ticket.id == name and position < len(ticket.alternatives):
                others = list(ticket.alternatives)
                others[position] = others[position].changed(points=points)
                return with_changed(board, "tickets", name, alternatives=tuple(others))
        return board

    return edit
