"""Boxes around names and furniture are found from what is drawn, and drawings follow the board."""

from pathlib import Path

import pytest
from builders import a_board

from trackwright.editor.canvas.placed_boxes import Level, PlacedBox, PlacedBoxes, moved_group
from trackwright.editor.document.edits.placed_things import (
    Place,
    hidden_things,
    placed_automatically,
    with_decorations_raised,
    with_hidden,
    with_places,
)
from trackwright.layout.drawn_sizes import cap_height
from trackwright.rendering.shapes import Group, Placement, Style, rectangle
from trackwright.rendering.shapes import Path as Outline
from trackwright.rendering.texts import centered
from trackwright.schema.board import Board
from trackwright.schema.decorations import AreaLabel, FurniturePiece
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

BOARD = (
    a_board()
    .with_country("norway", name="Norway")
    .with_fields(
        decorations=[
            {"kind": "ornament", "id": name, "ornament": "hill", "position": [9, 9], "above": above}
            for name, above in (("a", False), ("b", True), ("c", False), ("d", True))
        ]
    )
    .build()
)
NAME, TITLE = ThingRef("country_name", "norway"), ThingRef("furniture", "title")
PLATE = Outline(rectangle(-20, -5, 40, 10), Style(fill="#ffffff"))
TITLE_GROUP = Group(
    (
        Group((PLATE,), at=Placement(100, 50)),
        Group((centered("Norge", 0, 0, 4, "#000000"),), at=Placement(100, 50, scale=1.5)),
    ),
    id="furniture-title",
)
NAME_GROUP = Group(
    (centered("NORWAY", 0, 0, 10, "#000000"),),
    id="country_name-norway",
    at=Placement(200, 150, 30),
)


def box(board: Board, group: Group, ref: ThingRef) -> PlacedBox:
    return PlacedBoxes().of(board, "en", Path(), [group])[ref]


def test_a_name_is_as_large_and_turned_as_it_is_drawn() -> None:
    found = box(BOARD, NAME_GROUP, NAME)
    assert found.place.at == (200, 150)
    assert found.place.angle == 30
    assert found.place.size == pytest.approx(cap_height(10))
    assert found.can_turn
    assert found.level is Level.BENEATH


def test_a_piece_of_furniture_has_the_middle_and_scale_that_it_is_drawn_with() -> None:
    found = box(BOARD, TITLE_GROUP, TITLE)
    assert found.place == Place(Point(100, 50), 1.5)
    assert (found.left, found.right) == pytest.approx((-20, 20), abs=0.1)
    assert not found.can_turn
    assert found.level is Level.ABOVE


@pytest.mark.parametrize(("ref", "group"), [(NAME, NAME_GROUP), (TITLE, TITLE_GROUP)])
def test_a_drawing_follows_the_board_before_it_is_computed_anew(
    ref: ThingRef, group: Group
) -> None:
    before = box(BOARD, group, ref)
    place = Place(Point(60, 70), 2 * before.place.size, before.place.angle)
    board = with_places(BOARD, {ref: place})
    moved = moved_group(group, board)
    assert moved is not None
    after = box(board, moved, ref)
    assert after.place.at == (60, 70)
    assert after.place.size == pytest.approx(place.size, rel=0.01)
    assert after.right - after.left == pytest.approx(2 * (before.right - before.left), rel=0.02)
    assert moved_group(group, BOARD) is group


def test_what_is_hidden_is_not_drawn_and_keeps_its_place() -> None:
    board = with_places(BOARD, {NAME: Place(Point(60, 70), 5.0), TITLE: Place(Point(9, 9), 0.5)})
    hidden = with_hidden(board, [NAME, TITLE], hidden=True)
    assert moved_group(NAME_GROUP, hidden) is None
    assert list(hidden_things(hidden)) == [NAME, TITLE]
    assert hidden.furniture.title == FurniturePiece(position=Point(9, 9), scale=0.5, hidden=True)
    assert with_hidden(hidden, hidden_things(hidden), hidden=False) == board


def test_what_is_placed_automatically_again_stays_hidden() -> None:
    board = with_places(BOARD, {NAME: Place(Point(60, 70), 5.0, 12.0)})
    assert board.countries[0].label == AreaLabel(position=Point(60, 70), size=5.0, angle=12.0)
    assert placed_automatically(board, [NAME]) == BOARD
    hidden = with_hidden(board, [NAME], hidden=True)
    assert placed_automatically(hidden, [NAME]).countries[0].label == AreaLabel(hidden=True)


def test_the_plate_of_several_pieces_stays_while_one_is_moved() -> None:
    plate = Group((PLATE,), id="furniture-panel", at=Placement(100, 50))
    board = with_places(BOARD, {TITLE: Place(Point(9, 9), 1.0)})
    assert moved_group(plate, board) is plate
    assert PlacedBoxes().of(board, "en", Path(), [plate]).keys() == {
        ThingRef("decoration", name) for name in "abcd"
    }


@pytest.mark.parametrize(
    ("names", "step", "order"),
    [("a", 1, "cbad"), ("c", -1, "cbad"), ("ac", 1, "abcd"), ("b", 1, "adcb"), ("d", 1, "abcd")],
)
def test_decorations_are_ordered_among_those_of_their_layer(
    names: str, step: int, order: str
) -> None:
    raised = with_decorations_raised(BOARD, names, step)
    assert "".join(each.id for each in raised.decorations) == order
