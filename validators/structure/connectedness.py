"""Checks of whether routes join the cities of a board, and the ends of its tickets."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count

from trackwright.analysis.board_analysis import (
    NETWORK,
    STOPS,
    BoardAnalysis,
    measured,
    names,
    network,
    parts,
    stops,
)
from trackwright.schema.board import Board, CountryEnd, Ticket, TicketEnd
from trackwright.schema.checks import Severity
from trackwright.schema.edits import without_stops
from trackwright.schema.errors import DocumentPath
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import board_ref, route_ref, stop_ref, ticket_ref
from trackwright.validators.check import (
    Edit,
    Fix,
    Found,
    board_check,
    board_edit,
    field_change,
    removal,
)


@board_check(
    "S006",
    Severity.ERROR,
    why="Nobody can ever reach it; often it is a second spelling of a city that has the routes.",
    source="Tickets and networks need routes to every city.",
)
def isolated_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """No route leads to a city."""
    for stop in analysis.board.stops:
        if not network(analysis).neighbours[stop.id]:
            yield Found(
                say("no route leads to {city}", city=names(analysis).stop(stop.id)),
                (stop_ref(stop),),
                fixes=(_stop_removal(say("Remove it with its tickets"), stop.id),),
            )


@board_check(
    "S007",
    Severity.WARNING,
    why="No network can span the board, and no ticket can lead from one part to the other.",
    source="On the published boards every city can be reached from every other; no way leads "
    "through a crossing.",
)
def board_in_parts(analysis: BoardAnalysis) -> Iterator[Found]:
    """Some cities are joined to each other, but not to the rest of the board."""
    for part in parts(analysis)[1:]:
        yield Found(
            say(
                "no routes join {cities} to the rest of the board; draw one, or remove them",
                cities=listed(names(analysis).stops(part)),
            ),
            tuple(stop_ref(stops(analysis)[stop]) for stop in part),
            fixes=(_stop_removal(say("Remove them with their tickets"), *part),),
        )


@board_check(
    "S033",
    Severity.WARNING,
    why="Nobody can play on it, and most checks have nothing to look at.",
    source="A board is cities and the routes between them.",
)
def empty_board(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board has no cities or no routes yet."""
    missing = tuple(kind for kind in ("cities", "routes") if not getattr(analysis.board, kind))
    if missing:
        yield Found(
            {
                ("cities", "routes"): say("the board has no cities and no routes yet"),
                ("cities",): say("the board has no cities yet"),
                ("routes",): say("the board has no routes yet"),
            }[missing],
            tuple(map(board_ref, missing)),
        )


@board_check(
    "S008",
    Severity.ERROR,
    why="It joins nothing and cannot be drawn.",
    source="A route joins two cities.",
)
def route_to_itself(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route begins and ends in the same city."""
    for route in analysis.board.routes:
        if route.ends[0] == route.ends[1]:
            yield Found(
                say(
                    "the route {route} begins and ends in the same city",
                    route=names(analysis).route(route),
                ),
                (route_ref(route, "ends"),),
                fixes=(removal(say("Remove the route"), "routes", route.id),),
            )


@board_check(
    "S027",
    Severity.WARNING,
    why="Then none of them counts: the spaces lie along the curve as if none were placed.",
    source="Spaces placed by hand hold only when there is one for each unit of the length.",
)
def hand_placed_spaces(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route has another number of spaces placed by hand than its length."""
    for route in analysis.board.routes:
        placed = len(route.spaces)
        if placed and not route.is_placed_by_hand:
            fits = all(icon < placed for icon in route.icons)
            title = say("Make the route {placed} long", placed=placed)
            longer = field_change(title, "routes", route.id, length=placed)
            loose = field_change(say("Lay them along the curve"), "routes", route.id, spaces=())
            words = {
                "route": names(analysis).route(route),
                "length": route.length,
                "placed": placed,
            }
            yield Found(
                say("the route {route} is {length} long, but 1 space is placed by hand", **words)
                if placed == 1
                else say(
                    "the route {route} is {length} long, but {placed} spaces are placed by hand",
                    **words,
                ),
                (route_ref(route, "spaces"),),
                fixes=(longer, loose) if fits else (loose,),
            )


@board_check(
    "S009",
    Severity.ERROR,
    why="Whoever draws it has completed it without a single train.",
    source="A ticket joins two cities, or a city and a country that it does not lie in.",
)
def ticket_to_itself(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket begins and ends in the same place."""
    for ticket in analysis.board.tickets:
        start = _stops_of(analysis, ticket.ends[0])
        for goal in _goals(ticket):
            if not start.isdisjoint(_stops_of(analysis, goal.end)):
                yield Found(
                    say(
                        "the ticket {ticket} begins and ends in the same place",
                        ticket=names(analysis).between(ticket.ends[0], goal.end),
                    ),
                    (ticket_ref(ticket, *goal.fields),),
                    fixes=(_removal(ticket, goal),),
                )


@board_check(
    "S010",
    Severity.WARNING,
    why="Who holds both is paid twice for one line; mostly one of them is a slip.",
    source="No deck of the published boards has a ticket twice.",
)
def duplicate_ticket(analysis: BoardAnalysis) -> Iterator[Found]:
    """Two tickets of one deck join the same ends."""
    seen: dict[object, Ticket] = {}
    for ticket in analysis.board.tickets:
        joins = (ticket.deck, _joins(ticket))
        first = seen.get(joins)
        if first is None:
            seen[joins] = ticket
        else:
            points = [str(worth) for worth in sorted({first.points, ticket.points})]
            words = {"ticket": names(analysis).ticket(first), "points": listed(points)}
            yield Found(
                say("two tickets of one deck join {ticket}, both worth {points}", **words)
                if len(points) == 1
                else say("two tickets of one deck join {ticket}, worth {points}", **words),
                (ticket_ref(ticket), ticket_ref(first)),
                fixes=(Fix(say("Remove the later one"), _replaced(ticket), safe=False),),
            )


@board_check(
    "S011",
    Severity.ERROR,
    why="Nobody can complete it: whoever keeps it loses its points.",
    source="A ticket is completed by a path of claimed routes; none leads through a crossing.",
)
def unreachable_ticket(analysis: BoardAnalysis) -> Iterator[Found]:
    """No routes join the ends of a ticket."""
    for ticket in analysis.board.tickets:
        start = _parts_of(analysis, ticket.ends[0])
        for goal in _goals(ticket):
            reached = _parts_of(analysis, goal.end)
            if start is not None and reached is not None and start.isdisjoint(reached):
                yield Found(
                    say(
                        "no routes join the ends of the ticket {ticket}",
                        ticket=names(analysis).between(ticket.ends[0], goal.end),
                    ),
                    (ticket_ref(ticket, *goal.fields),),
                    fixes=(_removal(ticket, goal),),
                )


def _stop_removal(title: Sentence, *ids: str) -> Fix:
    return Fix(title, board_edit(without_stops, ids), safe=False)


@dataclass(frozen=True)
class _Goal:
    """A second end of a ticket, or an alternative to it.

    Attributes:
        alternative: Which alternative it is; None if it is the ticket's own end.
    """

    end: TicketEnd
    alternative: int | None = None

    @property
    def fields(self) -> DocumentPath:
        """Where in the ticket it stands."""
        return ("ends",) if self.alternative is None else ("alternatives", self.alternative)


def _goals(ticket: Ticket) -> Iterator[_Goal]:
    yield _Goal(ticket.ends[1])
    for index, other in enumerate(ticket.alternatives):
        yield _Goal(other.end, index)


def _removal(ticket: Ticket, goal: _Goal) -> Fix:
    """Return the fix that takes away the alternative or the whole ticket."""
    index = goal.alternative
    if index is None:
        return Fix(say("Remove the ticket"), _replaced(ticket), safe=False)
    kept = ticket.alternatives[:index] + ticket.alternatives[index + 1 :]
    shorter = ticket.changed(alternatives=kept)
    return Fix(say("Remove the alternative"), _replaced(ticket, shorter), safe=False)


def _joins(ticket: Ticket) -> object:
    """Return what tickets that join the same have in common."""
    if not ticket.alternatives:
        return frozenset(ticket.ends)
    return ticket.ends[0], frozenset(ticket.all_ends[1:])


@measured(*STOPS)
def stops_by_country(analysis: BoardAnalysis) -> Mapping[str, frozenset[str]]:
    """Return the cities and crossings of each country that has any."""
    found: dict[str, set[str]] = {}
    for stop in analysis.board.stops:
        if stop.country is not None:
            found.setdefault(stop.country, set()).add(stop.id)
    return {country: frozenset(stops) for country, stops in found.items()}


def _stops_of(analysis: BoardAnalysis, end: TicketEnd) -> frozenset[str]:
    if isinstance(end, CountryEnd):
        return stops_by_country(analysis).get(end.country, frozenset())
    return frozenset({end})


def _parts_of(analysis: BoardAnalysis, end: TicketEnd) -> frozenset[int] | None:
    """Return which parts of the board an end can be reached in; None if it does not exist."""
    known = [stop for stop in _stops_of(analysis, end) if stop in _part_numbers(analysis)]
    if not known:
        return None
    return frozenset().union(*(_part_numbers(analysis)[stop] for stop in known))


@measured(*NETWORK)
def _part_numbers(analysis: BoardAnalysis) -> Mapping[str, frozenset[int]]:
    """Return the numbers of the parts of the board that each stop belongs to.

    No path leads through a crossing, so that it may belong to several; two crossings that a route
    joins are a part of their own.
    """
    joined = network(analysis)
    numbers: dict[str, set[int]] = {stop: set() for stop in joined.neighbours}
    fresh = count()
    for part in parts(analysis):
        number = next(fresh)
        for city in part:
            for stop in (city, *(joined.neighbours[city].keys() & joined.crossings)):
                numbers[stop].add(number)
    for crossing in sorted(joined.crossings):
        for other in joined.neighbours[crossing].keys() & joined.crossings:
            number = next(fresh)
            numbers[crossing].add(number)
            numbers[other].add(number)
    return {stop: frozenset(found) for stop, found in numbers.items()}


def _replaced(ticket: Ticket, *others: Ticket) -> Edit:
    """Return an edit that puts others in the place of a ticket, the last of several equal ones."""

    def edit(board: Board) -> Board:
        for index in reversed(range(len(board.tickets))):
            if board.tickets[index] == ticket:
                before, after = board.tickets[:index], board.tickets[index + 1 :]
                return board.changed(tickets=(*before, *others, *after))
        return board

    return edit
