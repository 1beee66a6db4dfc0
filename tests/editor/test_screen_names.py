"""Names on the screen can be read at any zoom, and give way by their importance."""

from collections.abc import Iterator

import pytest
import shapely
from canvas_driver import move_city, picture_items, settle
from editor_driver import an_editor, board_of, desk_of
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.picture_items import PictureItem
from trackwright.editor.canvas.screen_names import READABLE, screen_names, zoom_step
from trackwright.editor.shell.window import Window
from trackwright.layout.board import lay_out
from trackwright.layout.drawn_sizes import cap_height, name_tier
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board
from trackwright.schema.edits import with_each_stop
from trackwright.schema.profile import NameTier


def three_tiers() -> Board:
    """Return a shipped board on which every third name is small."""
    board = open_board("northern_lights").document
    third = [city.id for city in board.cities if city.name and not city.tags][::3]
    return with_each_stop(board, third, lambda stop: stop.changed(tier=NameTier.SMALL))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = an_editor(qtbot, three_tiers())
    settle(qtbot, window)
    yield window
    window.close()


def seen(window: Window, tier: NameTier) -> list[PictureItem]:
    """Return the names of a tier that can be seen."""
    stops = {f"label-{stop.id}" for stop in board_of(window).stops if name_tier(stop) is tier}
    return [i for i in picture_items(window, "label-") if i.shown.id in stops and i.isVisible()]


def capitals(window: Window, item: PictureItem) -> float:
    """Return how high the capitals of a name are on the screen, in pixels."""
    layout = desk_of(window).scene.layout_now
    label = layout.labels[str(item.shown.id).removeprefix("label-")]
    return cap_height(label.size) * item.scale() * desk_of(window).view.scale_now


def test_close_by_every_name_is_seen_as_printed(window: Window) -> None:
    desk_of(window).view.zoom_to(2.2)
    names = picture_items(window, "label-")
    assert len(names) == len(desk_of(window).scene.layout_now.labels)
    assert all(item.isVisible() and item.scale() == 1 for item in names)


def test_small_names_give_way_first_then_ordinary_ones_and_large_ones_stay(
    window: Window,
) -> None:
    view = desk_of(window).view
    counts = {}
    for zoom in (2.2, 1.5, 1.0, 0.7, 0.4):
        view.zoom_to(zoom)
        counts[zoom] = [len(seen(window, tier)) for tier in NameTier]
    large, ordinary, small = counts[2.2]
    assert min(large, ordinary, small) > 2
    assert counts[1.5][2] == 0
    assert counts[1.5][1] > ordinary / 2
    assert counts[0.4][1] == 0
    assert all(found[0] == large for found in counts.values())


@pytest.mark.parametrize("zoom", [2.2, 1.5, 1.0, 0.7, 0.4, 0.2])
def test_what_is_seen_can_be_read_and_covers_no_other_name(window: Window, zoom: float) -> None:
    desk_of(window).view.zoom_to(zoom)
    names = [item for tier in NameTier for item in seen(window, tier)]
    assert names
    step = 1.09  # sizes follow the zoom in steps
    assert all(capitals(window, item) > READABLE / step for item in names)
    boxes = [item.mapRectToScene(text_box(item)) for item in names]
    for index, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[index + 1 :])


def text_box(item: PictureItem) -> QRectF:
    """Return what the letters of a name fill, without halo and line."""
    scene = item.scene()
    label = scene.layout_now.labels[str(item.shown.id).removeprefix("label-")]  # type: ignore[attr-defined]  # it is a board's
    left, top, right, bottom = label.outline.bounds
    return QRectF(left, top, right - left, bottom - top)


def test_names_go_along_while_a_city_moves_and_are_settled_afterwards(
    qtbot: QtBot, window: Window
) -> None:
    desk_of(window).view.zoom_to(1.2)
    x, y = next(city.position for city in board_of(window).cities if city.id == "oslo")
    (oslo,) = picture_items(window, "label-oslo")
    before, hidden = oslo.sceneBoundingRect().center(), hidden_names(window)
    for step in range(1, 6):
        move_city(window, "oslo", x + step, y)
    assert oslo.sceneBoundingRect().center().x() == pytest.approx(before.x() + 5, abs=0.01)
    assert hidden_names(window) == hidden
    assert hidden
    settle(qtbot, window)
    shown = screen_names(desk_of(window).scene.layout_now, zoom_step(1.2))
    assert hidden_names(window) == {f"label-{stop}" for stop in shown if not shown[stop].growth}


def hidden_names(window: Window) -> set[str | None]:
    return {i.shown.id for i in picture_items(window, "label-") if not i.isVisible()}


@pytest.mark.parametrize("name", board_names())
def test_capitals_stay_on_a_whole_board_that_fills_a_small_window(name: str) -> None:
    layout = lay_out(open_board(name).document)
    shown = screen_names(layout, zoom_step(600 / layout.board.size.height))
    stops = {stop.id: stop for stop in layout.board.stops}
    large = [stop for stop in layout.labels if name_tier(stops[stop]) is NameTier.LARGE]
    grown = {stop: shown[stop] for stop in large if stop in shown}
    assert all(name.growth > 1 for name in grown.values())
    outlines = [
        shapely.affinity.scale(
            layout.labels[stop].outline, one.growth, one.growth, origin=(one.x, one.y)
        )
        for stop, one in grown.items()
    ]
    assert shapely.union_all(outlines).area == pytest.approx(sum(it.area for it in outlines))
