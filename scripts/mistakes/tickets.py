"""Tickets of wrong value, missing, crowded, too hard or too easy."""

from collections.abc import Sequence
from random import Random

from mistakes.kinds import against_rules, needed, on_board, one_of, some_of
from trackwright.network.paths import Network
from trackwright.schema.board import Alternative, Board, Deck, Route, Ticket, connections
from trackwright.schema.edits import with_added, with_changed, without
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Undealt
from trackwright.schema.selector_matches import picked_tickets

LONG_WAY = 10_000


def _worth(board: Board, random: Random, more: int) -> Board:
    ticket = one_of(random, _plain(board), "no tickets")
    return with_changed(board, "tickets", ticket.id, points=ticket.points + more)


@on_board("A ticket is worth one point too many.", "T001")
def ticket_worth_one_more(board: Board, random: Random) -> Board:
    return _worth(board, random, 1)


@on_board("A ticket is worth one point too few.", "T001")
def ticket_worth_one_less(board: Board, random: Random) -> Board:
    return _worth(board, random, -1)


@on_board("A ticket is worth five points too many.", "T001")
def ticket_worth_five_more(board: Board, random: Random) -> Board:
    return _worth(board, random, 5)


@on_board("A route that a ticket is counted over becomes two spaces shorter.", "T001", overall=True)
def route_shortened_after_the_tickets(board: Board, random: Random) -> Board:
    tickets = _plain(board)
    random.shuffle(tickets)
    paths = ([r for r in _on_shortest_path(board, t) if r.length >= 3] for t in tickets)
    path = needed(next(filter(None, paths), None), "no ticket needs a route of three spaces")
    route = random.choice(path)
    return with_changed(board, "routes", route.id, length=route.length - 2)


@on_board("A ticket is worth nothing, or less.", "T012")
def ticket_worth_nothing(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    return with_changed(board, "tickets", ticket.id, points=random.choice((0, -ticket.points)))


@on_board("A ticket is missing from a deck that says how many it holds.", "R020")
def missing_ticket(board: Board, random: Random) -> Board:
    counted = {deck.id for deck in board.decks if deck.size}
    tickets = [ticket for ticket in board.tickets if ticket.deck in counted]
    return without(board, "tickets", one_of(random, tickets, "no counted decks").id)


@against_rules("A ticket is missing from a pile that the rules count.", "R019", overall=True)
def missing_ticket_of_a_pile(board: Board, ruleset: Ruleset, random: Random) -> Board:
    return without(board, "tickets", _of_a_pile(board, ruleset, random).id)


@against_rules("A ticket of the box is missing, and the size of its deck agrees.", "R021")
def missing_ticket_of_the_box(board: Board, ruleset: Ruleset, random: Random) -> Board:
    boxed = set(ruleset.box.tickets) if ruleset.box else set()
    tickets = [ticket for ticket in board.tickets if ticket.deck in boxed]
    ticket = one_of(random, tickets, "no box is described")
    left = sum(other.deck == ticket.deck for other in board.tickets) - 1
    return with_changed(without(board, "tickets", ticket.id), "decks", ticket.deck, size=left)


@against_rules("All tickets of a pile are gone.", "R017", overall=True)
def all_tickets_of_a_pile_gone(board: Board, ruleset: Ruleset, random: Random) -> Board:
    pile = random.choice(ruleset.tickets.piles)
    return without(board, "tickets", *(t.id for t in picked_tickets(board, pile.tickets)))


@against_rules("So few tickets of a pile are left that they cannot be dealt.", "R018", overall=True)
def too_few_tickets_to_deal(board: Board, ruleset: Ruleset, random: Random) -> Board:
    deal = random.choice(ruleset.tickets.deals)
    pile = next(pile for pile in ruleset.tickets.piles if pile.id == deal.pile)
    tickets = picked_tickets(board, pile.tickets)
    left = deal.cards * ruleset.players.maximum - random.randint(1, 3)
    gone = some_of(random, tickets, max(len(tickets) - left, 0), "too few tickets")
    return without(board, "tickets", *(ticket.id for ticket in gone))


@against_rules("After the deal too few tickets are left to draw.", "R037", overall=True)
def too_few_tickets_to_draw(board: Board, ruleset: Ruleset, random: Random) -> Board:
    action = needed(ruleset.tickets.action, "no tickets are drawn")
    pile = next(pile for pile in ruleset.tickets.piles if pile.id == action.pile)
    dealt = sum(deal.cards for deal in ruleset.tickets.deals if deal.pile == pile.id)
    tickets = picked_tickets(board, pile.tickets)
    left = ruleset.players.maximum * dealt + random.randint(0, 4)
    gone = some_of(random, tickets, max(len(tickets) - left, 0), "too few tickets")
    return without(board, "tickets", *(ticket.id for ticket in gone))


@on_board("A ticket is in a deck that no rules use.", "R028")
def ticket_in_a_deck_nobody_uses(board: Board, random: Random) -> Board:
    ticket = one_of(random, (t for t in board.tickets if not t.tags), "no tickets without tags")
    board = with_added(board, "decks", Deck(id="forgotten", name="Forgotten"))
    return with_changed(board, "tickets", ticket.id, deck="forgotten")


@on_board("A city has lost all its tickets.", "T004")
def city_without_tickets(board: Board, random: Random) -> Board:
    named = {str(end) for ticket in board.tickets for end in ticket.ends}
    city = one_of(random, sorted(named), "no tickets")
    return without(board, "tickets", *(t.id for t in board.tickets if city in t.ends))


@on_board("Half of all tickets lead to one city.", "T005")
def city_on_half_of_the_tickets(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    tickets = list(board.tickets)
    for index in random.sample(range(len(tickets)), len(tickets) // 2):
        if city.id not in tickets[index].ends:
            tickets[index] = tickets[index].changed(ends=(tickets[index].ends[0], city.id))
    return board.changed(tickets=tuple(tickets))


@on_board("A ticket asks for two cities that a single route joins.", "T008")
def ticket_for_one_route(board: Board, random: Random) -> Board:
    crossings = {crossing.id for crossing in board.crossings}
    inland = [route for route in board.routes if crossings.isdisjoint(route.ends)]
    network = Network.of(board)
    direct = [r for r in inland if network.distances(r.ends[:1])[r.ends[1]] == r.length]
    route = one_of(random, direct, "no routes")
    ticket = one_of(random, board.tickets, "no tickets")
    return with_changed(board, "tickets", ticket.id, ends=route.ends, points=route.length)


@on_board("Half of the tickets are gone.", "R019", "R020", overall=True)
def half_of_the_tickets_gone(board: Board, random: Random) -> Board:
    gone = some_of(random, board.tickets, len(board.tickets) // 2, "no tickets")
    return without(board, "tickets", *(ticket.id for ticket in gone))


@on_board("Nine tickets of ten are gone.", "T011", overall=True)
def most_tickets_gone(board: Board, random: Random) -> Board:
    gone = some_of(random, board.tickets, len(board.tickets) * 9 // 10, "no tickets")
    return without(board, "tickets", *(ticket.id for ticket in gone))


@on_board("A ticket's value has a digit too many.", "T002")
def ticket_worth_ten_times_as_much(board: Board, random: Random) -> Board:
    ticket = one_of(random, (t for t in board.tickets if t.points >= 5), "no dear tickets")
    return with_changed(
        board, "tickets", ticket.id, points=ticket.points * 10 + random.randint(0, 9)
    )


@against_rules("A short ticket lies among the long ones.", "T003")
def short_ticket_among_the_long(board: Board, ruleset: Ruleset, random: Random) -> Board:
    piles = [pile for pile in ruleset.tickets.piles if pile.undealt is Undealt.OUT]
    pile = one_of(random, piles, "no pile of long tickets")
    regular = [p for p in ruleset.tickets.piles if p is not pile]
    tickets = [t for p in regular for t in picked_tickets(board, p.tickets)]
    tickets.sort(key=lambda ticket: ticket.points)
    short = one_of(random, tickets[: len(tickets) // 2], "no regular tickets")
    deck = one_of(random, pile.tickets.decks, "the long tickets are no deck")
    return with_changed(board, "tickets", short.id, deck=deck)


@against_rules("A route of many spaces makes a ticket cost more than all trains.", "T006")
def ticket_beyond_the_trains(board: Board, ruleset: Ruleset, random: Random) -> Board:
    one_of(random, [1] * (ruleset.stations is None), "stations lend as many spaces as a ticket has")
    ticket = one_of(random, board.tickets, "no tickets")
    end = str(random.choice(ticket.ends))
    trains = ruleset.players.trains
    routes = [r.changed(length=trains) if end in r.ends else r for r in board.routes]
    board = board.changed(routes=tuple(routes))
    return with_changed(board, "tickets", ticket.id, points=trains * 2)


@on_board("Most tickets lead through one connection.", "T007")
def tickets_through_one_connection(board: Board, random: Random) -> Board:
    return _through_one_of(board, board.routes, random)


@on_board("Most tickets lead through a connection that has only one track.", "B008", overall=True)
def tickets_through_one_track(board: Board, random: Random) -> Board:
    singles = [c.tracks[0] for c in connections(board) if len(c.tracks) == 1]
    return _through_one_of(board, singles, random)


def _through_one_of(board: Board, routes: Sequence[Route], random: Random) -> Board:
    """Return the board with most tickets led over one of some routes, by their only short path."""
    order = random.sample(routes, len(routes))
    found = (pairs for route in order if len(pairs := _needing(board, route)) > 30)
    pairs = needed(next(found, None), "no connection that many need")
    tickets = [
        ticket.changed(ends=random.choice(pairs)) if random.random() < 0.8 else ticket
        for ticket in board.tickets
    ]
    return board.changed(tickets=tuple(tickets))


def _needing(board: Board, route: Route) -> list[tuple[str, str]]:
    """Return the pairs of cities that have no shortest path but over a route's connection."""
    cities = [city.id for city in board.cities]
    network = Network.of(board)
    first, second = (network.distances([end]) for end in route.ends)
    twins = [r.id for r in board.routes if set(r.ends) == set(route.ends)]
    other = Network.of(without(board, "routes", *twins))
    west = [city for city in cities if second[city] - first[city] == route.length]
    east = [city for city in cities if first[city] - second[city] == route.length]
    return [
        (one, far)
        for one in west
        if (around := other.distances([one])) is not None
        for far in east
        if around.get(far, LONG_WAY) > first[one] + route.length + second[far]
    ]


@on_board("Two tickets of a deck differ only in a city one space away.", "T009")
def nearly_the_same_ticket(board: Board, random: Random) -> Board:
    crossings = {crossing.id for crossing in board.crossings}
    near: dict[str, list[str]] = {}
    for route in board.routes:
        if route.length == 1 and crossings.isdisjoint(route.ends):
            near.setdefault(route.ends[0], []).append(route.ends[1])
            near.setdefault(route.ends[1], []).append(route.ends[0])
    tickets = [t for t in board.tickets if str(t.ends[0]) in near]
    ticket = one_of(random, tickets, "no ticket with a city one space away")
    others = [city for city in near[str(ticket.ends[0])] if city != ticket.ends[1]]
    other = one_of(random, others, "no ticket with a city one space away")
    again = ticket.changed(id="nearly-the-same", ends=(other, ticket.ends[1]))
    return with_added(board, "tickets", again)


@on_board("All tickets are short.", "T010", overall=True)
def only_short_tickets(board: Board, random: Random) -> Board:
    network = Network.of(board)
    tickets = list(board.tickets)
    for index, ticket in enumerate(tickets):
        distances = network.distances([str(ticket.ends[0])])
        cities = [c.id for c in board.cities if 1 < distances.get(c.id, 0) <= 4]
        if cities:
            tickets[index] = ticket.changed(ends=(ticket.ends[0], random.choice(cities)))
    return board.changed(tickets=tuple(tickets))


@on_board("A ticket's second way to complete it is farther and worth less.", "T013")
def farther_end_worth_less(board: Board, random: Random) -> Board:
    network = Network.of(board)
    pairs = (
        (ticket, city)
        for ticket in random.sample(board.tickets, len(board.tickets))
        if (away := network.distances([str(ticket.ends[0])]))
        for city in random.sample(board.cities, len(board.cities))
        if away.get(city.id, 0) > ticket.points + 1
    )
    ticket, city = needed(next(pairs, None), "no ticket has a farther end")
    other = Alternative(end=city.id, points=max(ticket.points - 1, 1))
    return with_changed(board, "tickets", ticket.id, alternatives=(other,))


def _plain(board: Board) -> list[Ticket]:
    """Return the tickets that nothing odd is accepted of."""
    odd = {place for entry in board.ignored for place in entry.places}
    return [ticket for ticket in board.tickets if f"ticket/{ticket.id}" not in odd]


def _of_a_pile(board: Board, ruleset: Ruleset, random: Random) -> Ticket:
    counted = [pile for pile in ruleset.tickets.piles if pile.size]
    pile = one_of(random, counted, "no pile is counted")
    return one_of(random, picked_tickets(board, pile.tickets), "the pile is empty")


def _on_shortest_path(board: Board, ticket: Ticket) -> list[Route]:
    """Return the routes that lie on a shortest path of a ticket."""
    network = Network.of(board)
    start, end = (network.distances([str(end)]) for end in ticket.ends)
    whole = start[str(ticket.ends[1])]
    return [
        route
        for route in board.routes
        for first, second in (route.ends, route.ends[::-1])
        if first in start and second in end and start[first] + route.length + end[second] == whole
    ]
