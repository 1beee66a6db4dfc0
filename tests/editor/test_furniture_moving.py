"""The title, the score table and the legend are dragged, scaled and placed automatically again."""

import pytest
from editor_driver import an_editor, board_of, drag, steps
from placed_things_driver import BOARD as PLAIN
from placed_things_driver import NAME, box_of, finish, handles, middle_of
from pytestqt.qtbot import QtBot
from select_tool_driver import CONTROL, SHIFT, selected

from trackwright.editor.shell.window import Window
from trackwright.schema.thing_ref import ThingRef

BOARD = PLAIN.changed(meta=PLAIN.meta.changed(title="The North"))
TITLE = ThingRef("furniture", "title")


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, BOARD)
    finish(window, qtbot)
    return window


def test_a_dragged_title_stays_as_large_as_it_was(window: Window, qtbot: QtBot) -> None:
    x, y = middle_of(window, TITLE)
    size = box_of(window, TITLE).place.size
    drag(window, (x, y), (x + 20, y + 10), modifiers=CONTROL)
    assert selected(window) == (TITLE,)
    position = board_of(window).furniture.title.position
    assert position == pytest.approx((x + 20, y + 10), abs=1.5)
    finish(window, qtbot)
    assert box_of(window, TITLE).place.at == pytest.approx(position, abs=0.2)
    assert box_of(window, TITLE).place.size == pytest.approx(size, rel=0.02)
    assert steps(window) == ["Move Title"]
    window.trigger("edit.undo")
    assert board_of(window) == BOARD


def test_a_corner_scales_a_title_and_there_is_no_disc(window: Window, qtbot: QtBot) -> None:
    x, y = middle_of(window, TITLE)
    drag(window, (x, y), (x + 20, y + 10), modifiers=CONTROL)  # on a plate of its own from now on
    finish(window, qtbot)
    assert len(handles(window)) == 4
    before = box_of(window, TITLE)
    fixed, corner = before.corners[0], before.corners[2]
    x, y = handles(window)[2]
    drag(window, (x, y), (x + (corner.x - fixed.x) / 2, y + (corner.y - fixed.y) / 2))
    scale = board_of(window).furniture.title.scale
    assert scale == pytest.approx(1.5 * before.place.size, rel=0.05)
    finish(window, qtbot)
    assert box_of(window, TITLE).corners[0] == pytest.approx(fixed, abs=2)
    window.trigger("placed.automatic")
    assert board_of(window) == BOARD


def test_a_placed_name_is_drawn_where_and_as_it_was_put(window: Window, qtbot: QtBot) -> None:
    drag(window, middle_of(window, NAME), (300, 350), modifiers=CONTROL)
    x, y = box_of(window, NAME).place.at
    drag(window, handles(window)[4], (x + 41, y + 3), modifiers=SHIFT)
    placed = box_of(window, NAME).place
    assert placed.angle == 90
    finish(window, qtbot)
    drawn = box_of(window, NAME).place
    assert (drawn.at, drawn.angle) == (pytest.approx(placed.at, abs=0.1), 90)
    assert drawn.size == pytest.approx(placed.size, rel=0.02)
