"""Laying out a changed board with the help of the layout before: the same result, sooner."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from builders import a_board
from hypothesis import given, settings
from hypothesis import strategies as st

from trackwright.layout.board import Layout, lay_out
from trackwright.layout.tracks import Track
from trackwright.maps import open_board
from trackwright.schema.base import Model
from trackwright.schema.board import Board, Side

Edit = Callable[[Board], Board]

TRIANGLE = (
    a_board()
    .with_city("a", position=[100, 100])
    .with_city("b", position=[250, 100])
    .with_city("c", position=[150, 250])
    .with_route("a", "b", length=4)
    .with_route("a", "b", length=4)
    .with_route("b", "c", length=3)
    .with_route("c", "a", length=3)
    .with_ticket("a", "b")
    .build()
)


@cache
def shipped(name: str) -> Layout:
    return lay_out(open_board(name).document)


def content(layout: Layout) -> Any:
    return layout.board, [*map(lying, layout.tracks.items())], [*layout.labels.items()]


def lying(item: tuple[str, Track]) -> Any:
    name, track = item
    lines = track.middle.points.tolist(), track.curve.points.tolist()
    return name, track.route, lines, track.spaces, track.slack


def changed(board: Board, kind: str, index: int, **fields: Any) -> Board:
    """Change one thing of a kind; the index counts around."""
    things: list[Model] = list(getattr(board, kind))
    things[index % len(things)] = things[index % len(things)].changed(**fields)
    return board.changed(**{kind: things})


def one(kind: str, **fields: Any) -> st.SearchStrategy[Edit]:
    """Change one thing of a kind, with fields drawn from strategies."""

    def edit(index: int, drawn: dict[str, Any]) -> Edit:
        return lambda board: changed(board, kind, index, **drawn)

    return st.builds(edit, st.integers(0, 200), st.fixed_dictionaries(fields))


def without_a_route(index: int) -> Edit:
    return lambda board: board.changed(
        routes=[r for n, r in enumerate(board.routes) if n != index % len(board.routes)]
    )


def with_a_parallel_route(index: int, new_id: str | None) -> Edit:
    def edit(board: Board) -> Board:
        route = board.routes[index % len(board.routes)]
        other = route.changed(id=new_id or route.id, ends=route.ends[::-1], bends=())
        return board.changed(routes=(*board.routes, other))

    return edit


indices = st.integers(0, 200)
points = st.tuples(st.floats(0, 600), st.floats(0, 600))
labels = st.none() | st.one_of(
    st.fixed_dictionaries({"side": st.sampled_from(Side), "angle": st.sampled_from((0, 30, 90))}),
    st.fixed_dictionaries({"offset": st.tuples(st.floats(-30, 30), st.floats(-30, 30))}),
)
profiles = st.fixed_dictionaries({"track_distance": st.floats(8, 12)})
edits = st.one_of(
    one("cities", position=points),
    one("cities", name=st.sampled_from(("", "Ås", "Constantinople"))),
    one("cities", label=labels),
    one("cities", tags=st.sampled_from(((), ("capital",)))),
    one("countries", name=st.sampled_from(("Sápmi", "The Kingdom"))),
    one("countries", borders=st.just(())),
    one("routes", length=st.integers(1, 8)),
    one("routes", bends=st.lists(points, max_size=3)),
    one("routes", color=st.sampled_from(("gray", "red"))),
    one("routes", length=st.just(1), spaces=st.lists(st.builds(dict, position=points), max_size=1)),
    one("tickets", points=st.integers(1, 20)),
    indices.map(without_a_route),
    st.builds(with_a_parallel_route, indices, st.none() | st.just("another")),
    st.builds(lambda profile: lambda board: board.changed(profile=profile), profiles),
    st.just(lambda board: board.changed(routes=board.routes[::-1])),
)


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(("nordic_countries", "poland")), done=st.lists(edits, max_size=4))
def test_a_changed_board_is_laid_out_as_if_nothing_had_been_before(
    name: str, done: list[Edit]
) -> None:
    layout = shipped(name)
    for edit in done:
        layout = lay_out(edit(layout.board), before=layout)
    assert content(layout) == content(lay_out(layout.board))


def test_another_board_before_does_not_matter() -> None:
    europe = open_board("europe").document
    assert content(lay_out(europe, before=lay_out(TRIANGLE))) == content(lay_out(europe))


def test_a_ticket_moves_nothing() -> None:
    before = lay_out(TRIANGLE)
    after = lay_out(changed(TRIANGLE, "tickets", 0, points=9), before=before)
    assert after.board.tickets[0].points == 9
    assert after.tracks is before.tracks
    assert after.labels is before.labels


def test_a_color_moves_nothing() -> None:
    before = lay_out(TRIANGLE)
    after = lay_out(changed(TRIANGLE, "routes", 0, color="red"), before=before)
    assert after.tracks["a-b"].route.color == "red"
    assert after.labels is before.labels


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ({"kind": "cities", "index": 0, "position": (90, 90)}, {"b-c"}),
        ({"kind": "cities", "index": 2, "name": "Cuxhaven"}, {"a-b", "a-b-2", "b-c", "c-a"}),
        ({"kind": "routes", "index": 1, "length": 3}, {"b-c", "c-a"}),
        ({"kind": "routes", "index": 2, "bends": [(210, 190)]}, {"a-b", "a-b-2", "c-a"}),
    ],
    ids=["city moved", "city renamed", "second track shortened", "route bent"],
)
def test_connections_that_a_change_does_not_touch_are_taken_over(
    change: dict[str, Any], kept: set[str]
) -> None:
    before = lay_out(TRIANGLE)
    after = lay_out(changed(TRIANGLE, **change), before=before)
    assert {name for name in after.tracks if after.tracks[name] is before.tracks[name]} == kept


FENCE = {"outer": [[105, 50], [107, 50], [107, 150], [105, 150]]}


@pytest.mark.parametrize(
    "edit",
    [
        lambda board: changed(board, "cities", 0, name="Aabenraa"),
        lambda board: changed(board, "cities", 0, tags=["capital"]),
        lambda board: changed(board, "cities", 0, label={"side": "south"}),
        lambda board: board.changed(countries=[{"id": "fence", "borders": [FENCE]}]),
        lambda board: board.changed(regions=[{"id": "fence", "borders": [FENCE]}]),
        lambda board: board.changed(size={"width": 105, "height": 500}),
        lambda board: board.changed(profile={"score_border": 99}),
    ],
    ids=["name", "tags", "label", "country", "region", "size", "score track"],
)
def test_names_heed_what_has_changed_around_them(edit: Edit) -> None:
    board = a_board().with_city("a", position=[100, 100]).build()
    before = lay_out(board)
    after = lay_out(edit(board), before=before)
    assert after.labels == lay_out(edit(board)).labels
    assert after.labels != before.labels


def test_a_track_moves_to_the_middle_when_the_one_beside_it_goes() -> None:
    before = lay_out(TRIANGLE)
    after = lay_out(without_a_route(1)(TRIANGLE), before=before)
    assert before.tracks["a-b"].spaces[0].y != 100
    assert after.tracks["a-b"].spaces[0].y == pytest.approx(100)


def test_in_another_language_only_the_names_are_new() -> None:
    board = changed(TRIANGLE, "cities", 0, name={"en": "Copenhagen", "fr": "Copenhague"})
    before = lay_out(board, "en")
    after = lay_out(board, "fr", before)
    assert after.tracks is before.tracks
    assert after.labels["a"].text == "Copenhague"
