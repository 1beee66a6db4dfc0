"""Distances over routes, and the numbers of a board."""

from builders import a_board

from trackwright.network.paths import Network, ticket_distance
from trackwright.network.statistics import TicketValue, statistics

BOARD = (
    a_board()
    .with_route("oslo", "bergen", length=4, color="blue")
    .with_route("oslo", "bergen", length=3, color="red", tunnel=True)
    .with_route("oslo", "stockholm", length=2, color="red")
    .with_route("stockholm", "turku", length=3, ferry=True, icons=[0, 2])
    .with_route("turku", "helsinki", length=1, draw_bonus=2)
    .with_route("helsinki", "turku", length=1, color="blue")
    .with_route("turku", "helsinki", length=1, color="green")
    .with_crossing("border_north", "russia")
    .with_crossing("border_south", "russia")
    .with_route("helsinki", "border_north", length=2)
    .with_route("border_north", "oslo", length=1)
    .with_route("bergen", "border_south", length=1)
    .with_city("island")
    .with_ticket("bergen", "helsinki", points=9)
    .with_ticket("oslo", "turku", points=6)
    .with_ticket("oslo", "island", points=1)
    .with_ticket("stockholm", {"country": "russia"}, points=3)
    .with_deck("empty")
    .build()
)
NETWORK = Network.of(BOARD)


def test_a_path_takes_the_shortest_of_parallel_tracks() -> None:
    assert NETWORK.distances(["oslo"])["bergen"] == 3


def test_a_path_may_run_over_many_cities() -> None:
    assert NETWORK.distances(["bergen"])["helsinki"] == 3 + 2 + 3 + 1


def test_no_path_runs_through_a_crossing() -> None:
    assert NETWORK.distances(["oslo"])["helsinki"] == 6
    assert NETWORK.distances(["oslo"])["border_north"] == 1


def test_a_path_may_begin_at_a_crossing() -> None:
    assert NETWORK.distances(["border_north"])["helsinki"] == 2


def test_what_cannot_be_reached_has_no_distance() -> None:
    assert "island" not in NETWORK.distances(["oslo"])


def test_a_ticket_to_a_country_is_as_long_as_the_way_to_its_nearest_crossing() -> None:
    assert ticket_distance(BOARD, NETWORK, BOARD.tickets[3]) == 2 + 1


def test_a_route_to_an_unknown_city_is_passed_over() -> None:
    broken = BOARD.changed(cities=BOARD.cities[1:])
    assert "oslo" not in Network.of(broken).neighbours


def test_everything_is_counted() -> None:
    numbers = statistics(BOARD)
    assert (numbers.cities, numbers.crossings, numbers.countries) == (6, 2, 1)
    assert (numbers.connections, numbers.border_connections, numbers.routes) == (7, 3, 10)
    assert (numbers.doubles, numbers.triples, numbers.spaces) == (1, 1, 19)
    assert numbers.spaces_by_color == {"blue": 5, "red": 5, "green": 1, "gray": 8}
    assert numbers.routes_by_length == {1: 5, 2: 2, 3: 2, 4: 1}
    assert (numbers.ferries, numbers.icons) == (1, 2)
    assert (numbers.tunnels, numbers.draw_bonuses) == (1, 1)
    assert numbers.tickets_by_deck == {"regular": 4, "empty": 0}
    assert numbers.connections_by_city["turku"] == 2


def test_tickets_off_their_shortest_path_are_named() -> None:
    numbers = statistics(BOARD)
    assert numbers.tickets_off_shortest_path == 2
    assert numbers.off_shortest_path == (
        TicketValue("oslo-turku", 6, 5),
        TicketValue("oslo-island", 1, None),
    )


def test_bridges_are_connections_that_hold_the_cities_together() -> None:
    assert statistics(BOARD).bridges == (
        ("bergen", "oslo"),
        ("helsinki", "turku"),
        ("oslo", "stockholm"),
        ("stockholm", "turku"),
    )
