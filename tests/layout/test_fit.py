"""Making a board fit: room for every space, and cities near their places."""

import pytest
import shapely
from builders import BoardBuilder, a_board

from trackwright.layout.areas import area_of
from trackwright.layout.board import lay_out
from trackwright.layout.collisions import beyond_the_edge, collisions, crossing_routes
from trackwright.layout.fit import fit
from trackwright.layout.tracks import space_boxes

TRIANGLE = (
    a_board()
    .with_city("a", position=[300, 250])
    .with_city("b", position=[380, 250])
    .with_city("c", position=[340, 300])
    .with_route("a", "b", length=4)
    .with_route("b", "c", length=2)
    .with_route("c", "a", length=3)
)


def crowded() -> BoardBuilder:
    """Nine cities on a narrow grid, each joined to its neighbours."""
    board = a_board()
    for row in range(3):
        for column in range(3):
            place = [300 + 45 * column, 180 + 45 * row]
            board = board.with_city(f"c{row}{column}", position=place)
    for row in range(3):
        for column in range(2):
            board = board.with_route(f"c{row}{column}", f"c{row}{column + 1}", length=2)
            board = board.with_route(f"c{column}{row}", f"c{column + 1}{row}", length=3)
    return board


@pytest.mark.parametrize("builder", [TRIANGLE, crowded()], ids=["triangle", "crowded"])
def test_after_a_fit_every_route_has_room_and_nothing_overlaps(builder: BoardBuilder) -> None:
    fitted = fit(builder.build())
    assert fitted.solved
    assert fitted.finished
    layout = lay_out(fitted.board)
    assert min(track.slack for track in layout.tracks.values()) >= 0
    assert list(collisions(layout)) == []
    assert list(crossing_routes(layout)) == []
    assert list(beyond_the_edge(layout)) == []


def test_a_board_on_which_everything_has_room_stays_as_it_is() -> None:
    board = fit(crowded().build()).board
    again = fit(board)
    assert again.board is board
    assert set(again.moved.values()) == {0.0}


def test_the_same_board_fits_the_same_way() -> None:
    board = TRIANGLE.build()
    assert fit(board).board == fit(board).board


def test_a_fit_says_how_far_each_city_moved() -> None:
    board = TRIANGLE.build()
    fitted = fit(board)
    before = {city.id: city.position for city in board.cities}
    for city in fitted.board.cities:
        x, y = before[city.id]
        assert fitted.moved[city.id] == pytest.approx(
            ((city.position.x - x) ** 2 + (city.position.y - y) ** 2) ** 0.5
        )
    assert max(fitted.moved.values()) > 5


def test_locked_cities_do_not_move() -> None:
    board = TRIANGLE.with_city("a", locked=True).build()
    fitted = fit(board)
    assert fitted.moved["a"] == 0
    assert fitted.board.cities[0].position == board.cities[0].position


def test_only_the_cities_asked_for_move() -> None:
    fitted = fit(TRIANGLE.build(), only={"b", "c"})
    assert {stop for stop, mm in fitted.moved.items() if mm > 0} == {"b", "c"}


def test_a_bend_says_on_which_side_a_curve_goes() -> None:
    around = (
        a_board()
        .with_city("west", position=[300, 250])
        .with_city("east", position=[500, 250])
        .with_city("between", position=[400, 250])
    )
    for side, bend in ((-1, [400, 200]), (1, [400, 300])):
        fitted = fit(around.with_route("west", "east", length=7, bends=[bend]).build())
        city = next(city for city in fitted.board.cities if city.id == "between")
        (laid,) = fitted.board.routes[0].bends
        assert (laid.y - city.position.y) * side > 0
        assert fitted.solved


def test_a_fit_tells_how_far_it_is_and_stops_when_told_to() -> None:
    shares: list[float] = []

    def progress(share: float) -> bool:
        shares.append(share)
        return len(shares) < 50

    fitted = fit(crowded().build(), progress=progress)
    assert not fitted.finished
    assert len(shares) == 50
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] < 1


def test_what_cannot_be_solved_is_told() -> None:
    board = a_board(size={"width": 60, "height": 60}).with_city("a", position=[10, 30])
    fitted = fit(board.with_city("b", position=[50, 30]).with_route("a", "b", length=8).build())
    assert not fitted.solved
    assert fitted.too_short["a-b"] > 50


def test_an_empty_board_fits() -> None:
    assert fit(a_board().build()).solved


def test_bends_between_cities_that_may_not_move_stay() -> None:
    bends = [[620, 200], [650, 100], [680, 200]]
    board = (
        TRIANGLE.with_city("far", position=[600, 90])
        .with_city("farther", position=[700, 300])
        .with_route("far", "farther", length=3, bends=bends)
    )
    before = board.build()
    after = fit(before, only={"a", "b", "c"}).board
    assert after.routes[-1].bends == before.routes[-1].bends


def test_spaces_placed_by_hand_stay_and_others_make_way() -> None:
    placed = [{"position": [340, 252]}, {"position": [340, 270]}]
    board = TRIANGLE.with_route("b", "elsewhere", length=2, spaces=placed)
    board = board.with_city("elsewhere", position=[600, 400])
    fitted = fit(board.build())
    assert fitted.board.routes[-1] == board.build().routes[-1]
    assert fitted.solved


def test_cities_on_one_point_are_pulled_apart() -> None:
    board = a_board().with_city("a", position=[300, 200]).with_city("b", position=[300, 200])
    assert fit(board.build()).solved
    assert fit(board.with_route("a", "b", length=2).build()).solved


def test_a_route_from_a_city_to_itself_is_no_error() -> None:
    board = a_board().with_city("a", position=[300, 200]).with_route("a", "a", length=1)
    assert not fit(board.build()).solved


def test_what_lies_beyond_the_edge_is_brought_back() -> None:
    fitted = fit(a_board().with_city("a", position=[-50, -50]).build())
    assert fitted.solved
    assert min(fitted.board.cities[0].position) > 0


def test_a_second_track_that_goes_its_own_way_keeps_it() -> None:
    own_way = [[340, 150], [360, 140]]
    board = TRIANGLE.with_route("a", "b", length=4, bends=own_way).build()
    assert [(p.x, p.y) for p in fit(board).board.routes[-1].bends] == [(340, 150), (360, 140)]


@pytest.mark.parametrize("top", [150, 60])
def test_a_ferry_that_has_to_bend_goes_round_the_land(top: int) -> None:
    island = {"outer": [[250, top], [350, top], [350, top + 110], [250, top + 110]]}
    coast = a_board().with_city("a", position=[200, 160]).with_city("b", position=[400, 160])
    board = (
        coast.with_country("isle", borders=[island]).with_route("a", "b", length=8, ferry=True)
    ).build()
    fitted = fit(board)
    assert fitted.solved
    land = area_of(fitted.board.countries[0].borders)
    spaces = space_boxes(lay_out(fitted.board).tracks.values(), board.profile)
    on_land = float(shapely.area(shapely.intersection(spaces, land)).sum())
    assert on_land < 0.5 * 4 * spaces[0].area  # four of its spaces lie there on a straight line
