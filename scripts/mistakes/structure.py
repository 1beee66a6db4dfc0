"""Things twice, missing, unused or joined to nothing."""

from random import Random

from mistakes.kinds import on_board, one_of, some_of
from mistakes.spelling import swapped
from trackwright.schema.board import (
    Background,
    Board,
    Country,
    Deck,
    PlacedSpace,
    Region,
    Route,
    Ticket,
)
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.edits import Kind, with_added, with_changed, without, without_stop
from trackwright.schema.geometry import Point


@on_board("Two routes have the same id.", "S005")
def two_routes_of_one_id(board: Board, random: Random) -> Board:
    one, other = some_of(random, board.routes, 2, "fewer than two routes")
    return with_changed(board, "routes", one.id, id=other.id)


@on_board("Two tickets have the same id.", "S005")
def two_tickets_of_one_id(board: Board, random: Random) -> Board:
    one, other = some_of(random, board.tickets, 2, "fewer than two tickets")
    return with_changed(board, "tickets", one.id, id=other.id)


@on_board("A city was pasted a second time and has the id of the first.", "S005")
def city_pasted_twice(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    x, y = city.position
    return with_added(board, "cities", city.changed(position=(x + 5.0, y + 5.0)))


@on_board("A city has lost all its routes.", "S006")
def city_without_routes(board: Board, random: Random) -> Board:
    city = one_of(random, board.cities, "no cities")
    return without(board, "routes", *(r.id for r in board.routes if city.id in r.ends))


@on_board("Two neighbouring cities have lost all routes to the rest.", "S007")
def board_in_two_parts(board: Board, random: Random) -> Board:
    crossings = {crossing.id for crossing in board.crossings}
    inland = [route for route in board.routes if crossings.isdisjoint(route.ends)]
    return _cut_off(board, one_of(random, inland, "no routes between cities"))


@on_board("A route leads from a city to the same city.", "S008")
def route_to_itself(board: Board, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    return with_changed(board, "routes", route.id, ends=(route.ends[0], route.ends[0]))


@on_board("A ticket asks for a city twice.", "S009")
def ticket_to_itself(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    return with_changed(board, "tickets", ticket.id, ends=(ticket.ends[1], ticket.ends[1]))


@on_board("A ticket is in its deck a second time, the other way round.", "S010")
def ticket_twice(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    again = ticket.changed(id=f"{ticket.id}-again", ends=ticket.ends[::-1])
    return with_added(board, "tickets", again)


@on_board("A ticket asks for two cities that no routes join any more.", "S011")
def unreachable_ticket(board: Board, random: Random) -> Board:
    crossings = {crossing.id for crossing in board.crossings}
    inland = [route for route in board.routes if crossings.isdisjoint(route.ends)]
    pairs = [route for route in inland if _leading_out(board, route)]
    return _cut_off(board, one_of(random, pairs, "no tickets"))


@on_board("A country is listed that no city lies in and that has no place on the board.", "S013")
def unused_country(board: Board, random: Random) -> Board:
    name = random.choice(("atlantis", "lemuria", "ruritania"))
    return with_added(board, "countries", Country(id=name, name=name.title()))


@on_board("A country has cards, but its crossings are gone.", "S020")
def country_without_crossings(board: Board, random: Random) -> Board:
    stacks = [country.id for country in board.countries if country.cards]
    country = one_of(random, stacks, "no country cards")
    for stop in board.stops:
        if stop.country == country:
            board = without_stop(board, stop.id)
    return board


@on_board("A region is listed that nothing uses.", "S014")
def unused_region(board: Board, random: Random) -> Board:
    cities = some_of(random, board.cities, 3, "too few cities")
    region = Region(id="the_coast", name="The Coast", cities=tuple(c.id for c in cities))
    return with_added(board, "regions", region)


@on_board("A route has a tag that no rule speaks of.", "S015")
def unused_tag(board: Board, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    tag = random.choice(("scenic", "night_train", "steep"))
    return with_changed(board, "routes", route.id, tags=(*route.tags, tag))


@on_board("A tag that rules select by is misspelt.", "S030", "S015", either=True)
def misspelt_tag(board: Board, random: Random) -> Board:
    kinds: tuple[Kind, ...] = ("routes", "cities", "tickets")
    tagged = [(kind, thing) for kind in kinds for thing in getattr(board, kind) if thing.tags]
    kind, thing = one_of(random, tagged, "no tags")
    wrong = tuple(swapped(tag, random) for tag in thing.tags)
    return with_changed(board, kind, thing.id, tags=wrong)


@on_board("A deck is listed that has no ticket.", "S016")
def deck_without_tickets(board: Board, random: Random) -> Board:
    name = random.choice(("short", "spare", "expansion"))
    return with_added(board, "decks", Deck(id=name, name=name.title()))


@on_board("The picture behind the board is not where the board says.", "S017")
def missing_picture(board: Board, random: Random) -> Board:
    picture = random.choice(("scan.png", "pictures/old map.jpg", "background.svg"))
    return board.changed(background=Background(picture=picture))


@on_board("A region lists no city.", "S026")
def region_without_cities(board: Board, random: Random) -> Board:
    name = random.choice(("the_north", "the_south"))
    return with_added(board, "regions", Region(id=name, name=name.title()))


@on_board("A route has more or fewer spaces placed by hand than its length.", "S027")
def spaces_by_hand_of_another_number(board: Board, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    count = route.length + random.choice((-1, 1)) or 2
    spaces = tuple(PlacedSpace(position=Point(100.0 + 25 * i, 100.0)) for i in range(count))
    return with_changed(board, "routes", route.id, spaces=spaces)


@on_board("A field is written that does not exist, such as `colour`.", "S024")
def unknown_field_of_a_route(board: Board, random: Random) -> Board:
    route = one_of(random, board.routes, "no routes")
    field = random.choice(("colour", "lenght", "is_ferry", "double"))
    odd = Route.model_validate({**dict(route), field: "red"})
    return board.changed(routes=tuple(odd if r is route else r for r in board.routes))


@on_board("A ticket has a field that does not exist, such as `value`.", "S024")
def unknown_field_of_a_ticket(board: Board, random: Random) -> Board:
    ticket = one_of(random, board.tickets, "no tickets")
    odd = Ticket.model_validate({**dict(ticket), random.choice(("value", "score", "from")): 7})
    return board.changed(tickets=tuple(odd if t is ticket else t for t in board.tickets))


@on_board("A problem is accepted that is not there.", "S090")
def accepted_without_need(board: Board, random: Random) -> Board:
    accepted = {place for entry in board.ignored for place in entry.places}
    fine = [ticket for ticket in board.tickets if f"ticket/{ticket.id}" not in accepted]
    ticket = one_of(random, fine, "no tickets")
    entry = IgnoredProblem(check="T001", places=(f"ticket/{ticket.id}",), reason="It is old.")
    return board.changed(ignored=(*board.ignored, entry))


@on_board("A problem is accepted by a code that no check has.", "S091")
def accepted_by_an_unknown_code(board: Board, random: Random) -> Board:
    entry = IgnoredProblem(check=random.choice(("X001", "T999", "Z100")), reason="It is fine.")
    return board.changed(ignored=(*board.ignored, entry))


@on_board("A check is switched off by a name that no check has.", "S091")
def switched_off_by_an_unknown_name(board: Board, random: Random) -> Board:
    pattern = random.choice(("tiket-value", "X*", "labels-*"))
    return board.changed(checks={**board.checks, pattern: Severity.OFF})


def _cut_off(board: Board, kept: Route) -> Board:
    """Return the board with a route's two ends joined to each other alone."""
    pair = set(kept.ends)
    lost = (r.id for r in board.routes if pair.intersection(r.ends) and set(r.ends) != pair)
    return without(board, "routes", *lost)


def _leading_out(board: Board, route: Route) -> bool:
    """Return whether a ticket joins one of a route's ends to somewhere else."""
    return any(len(set(ticket.ends) & set(route.ends)) == 1 for ticket in board.tickets)
