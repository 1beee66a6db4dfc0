"""Checks of the ends of tickets: that they are two, that routes join them, and only one ticket."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count

from trackwright.schema.board import Board, CountryEnd, Ticket, TicketEnd
from trackwright.schema.checks import Severity
from trackwright.schema.errors import DocumentPath
from trackwright.schema.sentences import listed, say
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.places import ticket_place
from trackwright.validators.structure.joins import parts
from trackwright.validators.survey import NETWORK, STOPS, Survey, measured, names, network

Edit = Callable[[Board], Board]


@board_check(
    "S009",
    "ticket-to-itself",
    Severity.ERROR,
    problem="A ticket begins and ends in the same place.",
    why="Whoever draws it has completed it without a single train.",
    source="A ticket joins two cities, or a city and a country that it does not lie in.",
)
def ticket_to_itself(survey: Survey) -> Iterator[Found]:
    """Find tickets one of whose ends contains the other."""
    for ticket in survey.board.tickets:
        start = _stops_of(survey, ticket.ends[0])
        for goal in _goals(ticket):
            if not start.isdisjoint(_stops_of(survey, goal.end)):
                called = names(survey)
                yield Found(
                    say(
                        "the ticket {ticket} begins and ends in the same place",
                        ticket=called.between(ticket.ends[0], goal.end),
                    ),
                    (ticket_place(ticket, *goal.fields),),
                    fixes=(_removal(ticket, goal),),
                )


@board_check(
    "S010",
    "duplicate-ticket",
    Severity.WARNING,
    problem="Two tickets of one deck join the same ends.",
    why="Who holds both is paid twice for one line; mostly one of them is a slip.",
    source="No deck of the published boards has a ticket twice.",
)
def duplicate_ticket(survey: Survey) -> Iterator[Found]:
    """Find tickets that join the same ends as an earlier one of their deck."""
    seen: dict[object, Ticket] = {}
    for ticket in survey.board.tickets:
        joins = (ticket.deck, _joins(ticket))
        first = seen.get(joins)
        if first is None:
            seen[joins] = ticket
        else:
            points = [str(worth) for worth in sorted({first.points, ticket.points})]
            told = {"ticket": names(survey).ticket(first), "points": listed(points)}
            yield Found(
                say("two tickets of one deck join {ticket}, both worth {points}", **told)
                if len(points) == 1
                else say("two tickets of one deck join {ticket}, worth {points}", **told),
                (ticket_place(ticket), ticket_place(first)),
                fixes=(Fix(say("Remove the later one"), _replaced(ticket), safe=False),),
            )


@board_check(
    "S011",
    "unreachable-ticket",
    Severity.ERROR,
    problem="No routes join the ends of a ticket.",
    why="Nobody can complete it: whoever keeps it loses its points.",
    source="A ticket is completed by a path of claimed routes; none leads through a crossing.",
)
def unreachable_ticket(survey: Survey) -> Iterator[Found]:
    """Find tickets whose ends lie in different parts of the board."""
    for ticket in survey.board.tickets:
        start = _parts_of(survey, ticket.ends[0])
        for goal in _goals(ticket):
            reached = _parts_of(survey, goal.end)
            if start is not None and reached is not None and start.isdisjoint(reached):
                called = names(survey)
                yield Found(
                    say(
                        "no routes join the ends of the ticket {ticket}",
                        ticket=called.between(ticket.ends[0], goal.end),
                    ),
                    (ticket_place(ticket, *goal.fields),),
                    fixes=(_removal(ticket, goal),),
                )


@dataclass(frozen=True)
class _Goal:
    """A second end of a ticket, or an alternative to it.

    Attributes:
        end: The end.
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
def stops_by_country(survey: Survey) -> Mapping[str, frozenset[str]]:
    """Return the cities and crossings of each country that has any."""
    found: dict[str, set[str]] = {}
    for stop in survey.board.stops:
        if stop.country is not None:
            found.setdefault(stop.country, set()).add(stop.id)
    return {country: frozenset(stops) for country, stops in found.items()}


def _stops_of(survey: Survey, end: TicketEnd) -> frozenset[str]:
    if isinstance(end, CountryEnd):
        return stops_by_country(survey).get(end.country, frozenset())
    return frozenset({end})


def _parts_of(survey: Survey, end: TicketEnd) -> frozenset[int] | None:
    """Return which parts of the board an end can be reached in; None if it does not exist."""
    known = [stop for stop in _stops_of(survey, end) if stop in _part_numbers(survey)]
    if not known:
        return None
    return frozenset().union(*(_part_numbers(survey)[stop] for stop in known))


@measured(*NETWORK)
def _part_numbers(survey: Survey) -> Mapping[str, frozenset[int]]:
    """Return the numbers of the parts of the board that each stop belongs to.

    No path leads through a crossing, so that it may belong to several; two crossings that a route
    joins are a part of their own.
    """
    joined = network(survey)
    numbers: dict[str, set[int]] = {stop: set() for stop in joined.neighbours}
    fresh = count()
    for part in parts(survey):
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
