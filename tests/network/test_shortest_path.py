"""The shortest path between two stops, route by route."""

from builders import a_board

from trackwright.maps import board_names, open_board
from trackwright.network.paths import Network
from trackwright.network.shortest_path import shortest_path


def test_a_path_names_its_stops_and_routes_in_order() -> None:
    board = (
        a_board()
        .with_route("oslo", "bergen", length=4)
        .with_route("bergen", "stavanger", length=2)
        .with_route("oslo", "stavanger", length=9)
        .build()
    )
    path = shortest_path(board, "stavanger", "oslo")
    assert path is not None
    assert path.stops == ("stavanger", "bergen", "oslo")
    assert [route.id for route in path.routes] == ["bergen-stavanger", "oslo-bergen"]
    assert path.length == 6


def test_of_parallel_tracks_the_shortest_counts() -> None:
    board = (
        a_board()
        .with_route("oslo", "bergen", length=4)
        .with_route("oslo", "bergen", length=3)
        .build()
    )
    path = shortest_path(board, "oslo", "bergen")
    assert path is not None
    assert [route.id for route in path.routes] == ["oslo-bergen-2"]


def test_of_paths_with_as_many_spaces_the_one_with_fewer_routes_is_taken() -> None:
    board = (
        a_board()
        .with_route("oslo", "bergen", length=2)
        .with_route("bergen", "stavanger", length=2)
        .with_route("oslo", "stavanger", length=4)
        .build()
    )
    path = shortest_path(board, "oslo", "stavanger")
    assert path is not None
    assert len(path.routes) == 1


def test_no_path_runs_through_a_crossing() -> None:
    board = (
        a_board()
        .with_city("oslo")
        .with_city("bergen")
        .with_crossing("to_sweden", "sweden")
        .with_route("oslo", "to_sweden")
        .with_route("to_sweden", "bergen")
        .build()
    )
    assert shortest_path(board, "oslo", "bergen") is None
    assert shortest_path(board, "oslo", "to_sweden") is not None


def test_stops_that_no_routes_join_have_no_path() -> None:
    board = a_board().with_city("oslo").with_city("bergen").build()
    assert shortest_path(board, "oslo", "bergen") is None
    assert shortest_path(board, "oslo", "atlantis") is None


def test_paths_are_as_long_as_the_network_says() -> None:
    for name in board_names():
        board = open_board(name).document
        start = board.cities[0].id
        distances = Network.of(board).distances([start])
        for stop, distance in distances.items():
            path = shortest_path(board, start, stop)
            assert path is not None
            assert path.length == distance
