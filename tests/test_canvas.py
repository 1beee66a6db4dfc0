"""The canvas: zooming, panning, rulers, grid, guides, overview and layers, with real events."""

from collections.abc import Iterator

import pytest
from builders import a_board
from editing import LEFT, NO_KEYS, an_editor, board_of, click, desk_of, keys, on_screen
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QThreadPool
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.guides import Axis
from trackwright.editor.canvas.items import PictureItem
from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.overview import OverviewMap
from trackwright.editor.canvas.rulers import Ruler
from trackwright.editor.canvas.view import LARGEST, SMALLEST
from trackwright.editor.panels.layers import LayersPanel
from trackwright.editor.window import Window
from trackwright.layout.board import lay_out
from trackwright.maps import open_board
from trackwright.rendering.themes import DARK
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point
from trackwright.validators.places import Place

SQUARE = [[100, 100], [400, 100], [400, 400], [100, 400]]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = an_editor(qtbot, _board())
    settle(qtbot, window)
    yield window
    window.close()


def _board() -> Board:
    return (
        a_board(meta={"title": "A board", "languages": ["en", "fr"]})
        .with_country("norway", borders=[{"outer": SQUARE}], color="#ff0000")
        .with_city("oslo", position=[300, 200], name={"en": "Oslo", "fr": "Christiania"})
        .with_city("bergen", position=[150, 200])
        .with_city("alta", position=[600, 80])
        .with_city("tromso", position=[700, 80])
        .with_route("oslo", "bergen", length=5, color="blue")
        .with_route("alta", "tromso", length=2, color="red")
        .with_ticket("oslo", "tromso")
        .build()
    )


def settle(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: desk_of(window).scene.is_settled, timeout=20_000)
    QApplication.processEvents()


def test_the_wheel_zooms_at_the_cursor(window: Window) -> None:
    view = desk_of(window).view
    here, before = on_screen(window, 600, 80), view.scale_now
    for _ in range(5):
        _wheel(view.viewport(), here, 120)
    assert view.scale_now == pytest.approx(before * 1.2**5)
    assert (on_screen(window, 600, 80) - here).manhattanLength() <= 6
    for _ in range(5):
        _wheel(view.viewport(), here, -120)
    assert view.scale_now == pytest.approx(before)


def test_a_pinch_zooms(window: Window) -> None:
    view = desk_of(window).view
    before, here = view.scale_now, QPointF(on_screen(window, 300, 200))
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        here,
        here,
        here,
        0.5,
        QPointF(),
    )
    QApplication.sendEvent(view.viewport(), event)
    assert view.scale_now == pytest.approx(before * 1.5)


def test_keys_zoom_and_show_the_whole_board(window: Window) -> None:
    view = desk_of(window).view
    fitting = view.scale_now
    _shortcut(window, Qt.Key.Key_Plus)
    assert view.scale_now == pytest.approx(fitting * 1.2)
    _shortcut(window, Qt.Key.Key_Minus)
    _shortcut(window, Qt.Key.Key_Minus)
    assert view.scale_now == pytest.approx(fitting / 1.2)
    _shortcut(window, Qt.Key.Key_0)
    assert view.scale_now == pytest.approx(fitting)
    assert view.seen.contains(desk_of(window).scene.board_area)
    _shortcut(window, Qt.Key.Key_1)
    assert view.scale_now == pytest.approx(view.logicalDpiX() / 25.4)


def test_zooming_ends_somewhere(window: Window) -> None:
    view = desk_of(window).view
    view.zoom(1e6)
    assert view.scale_now == LARGEST
    view.zoom(1e-9)
    assert view.scale_now == SMALLEST


def test_what_is_selected_can_be_shown_large(window: Window) -> None:
    desk = desk_of(window)
    desk.selection.set([Place("route", "alta-tromso")])
    _shortcut(window, Qt.Key.Key_2)
    assert desk.view.seen.width() < 200
    assert desk.view.seen.contains(QPointF(650, 80))


@pytest.mark.parametrize("way", ["middle button", "space", "hand"])
def test_dragging_pans(window: Window, way: str) -> None:
    view = desk_of(window).view
    view.zoom_to(4)
    window.pick_up("pan" if way == "hand" else "select")
    button = Qt.MouseButton.MiddleButton if way == "middle button" else LEFT
    start = view.viewport().rect().center()
    place = view.mapToScene(start)
    cursor = view.viewport().cursor().shape()
    if way == "space":
        QTest.keyPress(view, Qt.Key.Key_Space)
    _drag(view.viewport(), start, start + QPoint(60, -40), button)
    if way == "space":
        QTest.keyRelease(view, Qt.Key.Key_Space)
    assert (view.mapFromScene(place) - start - QPoint(60, -40)).manhattanLength() <= 2
    assert view.viewport().cursor().shape() == cursor
    assert desk_of(window).document.history.count() == 0


def test_the_hand_pans_and_zooms_with_keys(window: Window) -> None:
    view = desk_of(window).view
    window.pick_up("pan")
    view.zoom_to(4)
    before = view.seen
    keys(window, Qt.Key.Key_Right)
    assert view.seen.left() == pytest.approx(before.left() + before.width() / 8, abs=1)
    keys(window, Qt.Key.Key_Down)
    assert view.seen.top() == pytest.approx(before.top() + before.height() / 8, abs=1)
    keys(window, "+")
    assert view.scale_now == pytest.approx(4.8)


def test_the_board_fits_again_when_the_window_grows_unless_it_was_zoomed(
    qtbot: QtBot, window: Window
) -> None:
    view = desk_of(window).view
    small = view.scale_now
    window.resize(1700, 1100)
    qtbot.waitUntil(lambda: view.scale_now > small * 1.2)
    view.zoom_to(2)
    window.resize(1280, 800)
    QApplication.processEvents()
    assert view.scale_now == pytest.approx(2)


@pytest.mark.parametrize("scale", [0.4, 1.7, 6.0])
def test_the_canvas_is_as_crisp_as_a_fresh_drawing_at_every_zoom(
    window: Window, scale: float
) -> None:
    view = desk_of(window).view
    view.zoom_to(scale)
    view.center_on(QPointF(300, 200))
    view.scroll_by(7, 3)
    QApplication.processEvents()
    shown = view.viewport().grab().toImage()
    fresh = QImage(shown.size(), QImage.Format.Format_RGB32)
    painter = QPainter(fresh)
    view.resetCachedContent()
    view.render(painter, QRectF(fresh.rect()), view.viewport().rect())
    painter.end()
    assert _difference(shown, fresh) < 0.01


def test_details_that_take_too_long_are_left_out_while_zooming_and_come_back(
    qtbot: QtBot, window: Window
) -> None:
    desk = desk_of(window)
    desk.view.zoom_to(1.5)
    qtbot.waitUntil(lambda: not desk.scene.pace.hasty)
    crisp = desk.view.viewport().grab().toImage()
    desk.view._haste.learn(0.2)
    desk.view.zoom(1.0)
    assert desk.scene.pace.hasty
    assert desk.view.viewport().grab().toImage() != crisp
    qtbot.waitUntil(lambda: not desk.scene.pace.hasty)
    assert _difference(desk.view.viewport().grab().toImage(), crisp) == 0


def test_land_comes_later_and_the_window_need_not_wait_for_it(qtbot: QtBot) -> None:
    window = an_editor(qtbot, open_board("europe").document)
    scene = desk_of(window).scene
    assert not scene.surface.tints
    assert len(scene.layout_now.tracks) == 101
    settle(qtbot, window)
    assert len(scene.surface.tints) == len(board_of(window).countries)
    window.close()


def test_only_what_changed_is_drawn_anew(qtbot: QtBot, window: Window) -> None:
    before = _groups(window)
    _move(window, "alta", 620, 90)
    after = _groups(window)
    changed = {name for name, group in after.items() if before.get(name) is not group}
    assert changed == {"line-alta-tromso", "route-alta-tromso", "city-alta", "label-alta"}
    settle(qtbot, window)
    assert {"city-oslo", "route-oslo-bergen"} <= {
        name for name, group in _groups(window).items() if before[name] is group
    }


def test_names_find_their_places_when_the_hand_rests(qtbot: QtBot) -> None:
    window = an_editor(qtbot, open_board("europe").document)
    settle(qtbot, window)
    scene = desk_of(window).scene
    names = scene.layout_now.labels
    _move(window, "paris", 320, 330)
    others = {stop: label for stop, label in scene.layout_now.labels.items() if stop != "paris"}
    assert all(names[stop] is label for stop, label in others.items())
    settle(qtbot, window)
    assert scene.layout_now.labels == lay_out(board_of(window)).labels
    window.close()


def test_a_name_that_changes_is_written_at_once(window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Rename", with_changed(board_of(window), "cities", "alta", name="Hammerfest"))
    assert desk.scene.layout_now.labels["alta"].text == "Hammerfest"
    desk.edit("Label", with_changed(board_of(window), "cities", "alta", label={"offset": [0, 30]}))
    assert desk.scene.layout_now.labels["alta"].y == pytest.approx(110)


def test_badges_appear_at_once_and_go_along_with_their_route(qtbot: QtBot, window: Window) -> None:
    desk = desk_of(window)
    desk.edit("Bonus", with_changed(board_of(window), "routes", "alta-tromso", draw_bonus=2))
    before = _groups(window)["badges-alta-tromso"]
    _move(window, "alta", 600, 160)
    assert _groups(window)["badges-alta-tromso"] != before
    settle(qtbot, window)
    desk.edit("Bonus", with_changed(board_of(window), "routes", "alta-tromso", draw_bonus=0))
    assert "badges-alta-tromso" not in _groups(window)


def test_a_border_that_moves_is_seen_at_once(window: Window) -> None:
    desk = desk_of(window)
    wider = [{"outer": [[100, 100], [500, 100], [500, 400], [100, 400]]}]
    sea = _color_at(window, 450, 350)
    desk.edit("Widen", with_changed(board_of(window), "countries", "norway", borders=wider))
    QApplication.processEvents()
    land = _color_at(window, 450, 350)
    assert land != sea
    assert land == _color_at(window, 350, 350)


def test_a_theme_and_a_language_are_chosen_from_the_menu(qtbot: QtBot, window: Window) -> None:
    scene = desk_of(window).scene
    light = _color_at(window, 350, 350).lightness()
    window.trigger("view.theme_dark")
    assert scene.theme is DARK
    settle(qtbot, window)
    assert _color_at(window, 350, 350).lightness() < light
    assert window.qt_action("view.theme_dark").isChecked()
    assert not window.qt_action("view.theme_classic").isChecked()
    window.trigger("view.next_language")
    assert scene.layout_now.labels["oslo"].text == "Christiania"
    window.trigger("view.next_language")
    assert scene.layout_now.labels["oslo"].text == "Oslo"


def test_the_desk_beside_the_board_follows_the_palette(window: Window) -> None:
    view = desk_of(window).view
    before = _color_at(window, -10, 250)
    palette = view.palette()
    palette.setColor(palette.ColorRole.Window, QColor("#202225"))
    view.setPalette(palette)
    QApplication.processEvents()
    assert _color_at(window, -10, 250).lightness() < before.lightness() - 50


def test_a_guide_is_dragged_out_of_a_ruler_and_things_snap_to_it(window: Window) -> None:
    view = desk_of(window).view
    upper = _ruler(window, Axis.Horizontal)
    target = view.viewport().mapTo(view, on_screen(window, 300, 120))
    _drag(upper, QPoint(200, 8), upper.mapFrom(view, target), LEFT)
    assert view.guides.levels == (pytest.approx(120, abs=1),)
    assert view.guides.uprights == ()
    assert desk_of(window).scene.snapping.levels == view.guides.levels


def test_a_guide_is_moved_by_its_mark_and_removed_by_a_double_click(window: Window) -> None:
    view = desk_of(window).view
    view.guides.set_places(Axis.Vertical, (200.0, 500.0))
    upper = _ruler(window, Axis.Horizontal)
    start, end = (QPoint(on_screen(window, x, 0).x(), 15) for x in (200, 260))
    _drag(upper, start, end, LEFT)
    assert sorted(view.guides.uprights) == [pytest.approx(260, abs=1), 500]
    QTest.mouseDClick(upper, LEFT, NO_KEYS, end)
    assert view.guides.uprights == (500,)
    window.trigger("view.clear_guides")
    assert view.guides.uprights == ()


def test_a_guide_that_is_dropped_on_its_ruler_is_none(window: Window) -> None:
    view = desk_of(window).view
    left = _ruler(window, Axis.Vertical)
    inside = left.mapFrom(view, view.viewport().mapTo(view, on_screen(window, 100, 100)))
    QTest.mousePress(left, LEFT, NO_KEYS, QPoint(8, 200))
    _drag_move(left, inside, LEFT)
    assert len(view.guides.uprights) == 1
    _drag_move(left, QPoint(8, 200), LEFT)
    QTest.mouseRelease(left, LEFT, NO_KEYS, QPoint(8, 200))
    assert view.guides.uprights == ()


def test_rulers_show_the_pointer_and_how_far_the_selection_reaches(window: Window) -> None:
    upper = _ruler(window, Axis.Horizontal)
    before = upper.grab().toImage()
    click(window, 640, 80)
    assert desk_of(window).selection.places == (Place("route", "alta-tromso"),)
    after = upper.grab().toImage()
    pixel = on_screen(window, 640, 0).x()
    assert before.pixelColor(pixel + 9, 2) != after.pixelColor(pixel + 9, 2)
    assert before.pixelColor(20, 2) == after.pixelColor(20, 2)


def test_rulers_can_be_hidden(window: Window) -> None:
    view = desk_of(window).view
    window.trigger("view.rulers")
    assert not _ruler(window, Axis.Horizontal).isVisible()
    assert view.viewport().pos() == QPoint(0, 0)
    window.trigger("view.rulers")
    assert _ruler(window, Axis.Horizontal).isVisible()


def test_the_grid_is_drawn_and_things_snap_to_it(window: Window) -> None:
    desk = desk_of(window)
    plain = desk.view.viewport().grab().toImage()
    _shortcut(window, Qt.Key.Key_G)
    QApplication.processEvents()
    assert _difference(plain, desk.view.viewport().grab().toImage()) > 0.01
    assert desk.scene.snapping.grid is None
    window.trigger("view.snap_to_grid")
    window.trigger("view.grid_25")
    assert desk.scene.snapping.grid == 25


def test_a_grid_that_follows_the_zoom_gets_finer(window: Window) -> None:
    desk = desk_of(window)
    window.trigger("view.snap_to_grid")
    desk.view.zoom_to(0.5)
    coarse = desk.scene.snapping.grid
    desk.view.zoom_to(10)
    fine = desk.scene.snapping.grid
    assert coarse is not None
    assert fine == 1
    assert coarse >= 10


def test_a_layer_is_hidden_locked_and_dimmed_in_its_panel(window: Window) -> None:
    desk, panel = desk_of(window), _panel(window)
    QTest.mouseClick(panel.button(CanvasLayer.ROUTES, "visible"), LEFT)
    assert not desk.scene.state(CanvasLayer.ROUTES).visible
    assert not any(item.isVisible() for item in _items(window, "route-"))
    QTest.keyClick(panel.button(CanvasLayer.ROUTES, "visible"), Qt.Key.Key_Space)
    assert all(item.isVisible() for item in _items(window, "route-"))
    strong = _color_at(window, 350, 350)
    QTest.mouseClick(panel.button(CanvasLayer.BACKGROUND, "dimmed"), LEFT)
    QApplication.processEvents()
    assert _color_at(window, 350, 350) != strong


def test_a_dimmed_layer_is_fainter(window: Window) -> None:
    desk = desk_of(window)
    strong = _color_at(window, 658, 80)
    desk.scene.set_state(CanvasLayer.ROUTES, LayerState(dimmed=True))
    QApplication.processEvents()
    faint, paper = _color_at(window, 658, 80), _color_at(window, 658, 110)
    assert _apart(faint, paper) < _apart(strong, paper) / 2


def test_the_pointer_takes_hold_of_nothing_on_a_locked_or_hidden_layer(window: Window) -> None:
    scene = desk_of(window).scene
    here = Point(640, 80)
    assert Place("route", "alta-tromso") in scene.hits.at(here, 1)
    scene.set_state(CanvasLayer.ROUTES, LayerState(locked=True))
    assert scene.hits.at(here, 1) == ()
    scene.set_state(CanvasLayer.ROUTES, LayerState(visible=False))
    assert scene.hits.at(here, 1) == ()
    scene.set_state(CanvasLayer.CITIES, LayerState(locked=True))
    assert scene.hits.at(Point(600, 80), 1) == ()
    assert scene.hits.stop_at(Point(600, 80), 1) == "alta"


def test_from_afar_routes_and_cities_are_plain_shapes(window: Window) -> None:
    desk = desk_of(window)
    near = _color_at(window, 640, 80)
    desk.view.zoom_to(0.3)
    QApplication.processEvents()
    assert not any(item.isVisible() for item in _items(window, "route-"))
    assert not any(item.isVisible() for item in _items(window, "label-"))
    assert _apart(_color_at(window, 640, 80), near) < 150
    _move(window, "alta", 600, 300)
    QApplication.processEvents()
    assert _apart(_color_at(window, 640, 80), near) > 150
    desk.scene.set_state(CanvasLayer.CITIES, LayerState(visible=False))
    desk.view.zoom_to(1)
    assert all(item.isVisible() for item in _items(window, "route-"))
    assert not any(item.isVisible() for item in _items(window, "city-"))


def test_tickets_are_lines_that_are_hidden_at_first(window: Window) -> None:
    middle = (500, 140)
    plain = _color_at(window, *middle)
    window.trigger("view.layer_tickets")
    QApplication.processEvents()
    assert _color_at(window, *middle) != plain
    assert _panel(window).button(CanvasLayer.TICKETS, "visible").isChecked()


def test_how_the_canvas_is_furnished_is_remembered(qtbot: QtBot, window: Window) -> None:
    for action in ("view.rulers", "view.grid", "view.grid_5", "view.theme_dark"):
        window.trigger(action)
    _panel(window).button(CanvasLayer.LABELS, "locked").click()
    _panel(window).button(CanvasLayer.BORDERS, "visible").click()
    other = an_editor(qtbot, _board())
    desk = desk_of(other)
    assert not desk.view.rulers_shown
    assert desk.view.grid.shown
    assert desk.view.grid.spacing == 5
    assert desk.scene.theme is DARK
    assert desk.scene.state(CanvasLayer.LABELS) == LayerState(locked=True)
    assert not desk.scene.state(CanvasLayer.BORDERS).visible
    assert not _panel(other).button(CanvasLayer.BORDERS, "visible").isChecked()
    other.close()


def test_the_overview_shows_where_the_canvas_is_and_moves_it(window: Window) -> None:
    view, overview = desk_of(window).view, _overview(window)
    whole = overview.frame()
    view.zoom_to(4)
    assert overview.frame().width() < whole.width() / 2
    middle = overview.rect().center()
    QTest.mouseClick(overview, LEFT, NO_KEYS, middle)
    assert (view.seen.center() - QPointF(400, 250)).manhattanLength() < 10
    _drag(overview, middle, middle + QPoint(20, 10), LEFT)
    assert view.seen.center().x() > 420
    assert (overview.frame().center() - QPointF(middle + QPoint(20, 10))).manhattanLength() < 5


def test_the_overview_follows_edits(qtbot: QtBot, window: Window) -> None:
    overview = _overview(window)
    before = overview.grab().toImage()
    _move(window, "tromso", 700, 450)
    qtbot.waitUntil(lambda: overview.grab().toImage() != before)


def test_panels_that_are_made_anew_follow_as_the_old_ones_did(qtbot: QtBot, window: Window) -> None:
    _overview(window)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk = desk_of(window)
    desk.scene.set_state(CanvasLayer.CITIES, LayerState(locked=True))
    assert _panel(window).button(CanvasLayer.CITIES, "locked").isChecked()
    _move(window, "alta", 600, 120)
    desk.view.zoom_to(2)
    settle(qtbot, window)


def test_closing_a_window_leaves_no_thread_and_no_timer(qtbot: QtBot) -> None:
    window = an_editor(qtbot, open_board("europe").document)
    _move(window, "paris", 320, 330)
    scene = desk_of(window).scene
    qtbot.waitUntil(lambda: scene._names_job.is_busy or scene._decoration_job.is_busy)
    desk_of(window).document.history.setClean()
    window.close()
    assert not scene._names_timer.isActive()
    assert not scene._decoration_timer.isActive()
    qtbot.waitUntil(lambda: QThreadPool.globalInstance().activeThreadCount() == 0)


def _move(window: Window, city: str, x: float, y: float) -> None:
    desk_of(window).edit("Move", with_changed(board_of(window), "cities", city, position=(x, y)))


def _groups(window: Window) -> dict[str, object]:
    return {item.shown.id: item.shown for item in _items(window, "")}


def _items(window: Window, prefix: str) -> list[PictureItem]:
    items = desk_of(window).scene.items()
    return [
        item for item in items if isinstance(item, PictureItem) and item.shown.id.startswith(prefix)
    ]


def _ruler(window: Window, axis: Axis) -> Ruler:
    return next(r for r in window.findChildren(Ruler) if r._axis is axis)


def _panel(window: Window) -> LayersPanel:
    panel = window.findChild(LayersPanel)
    assert isinstance(panel, LayersPanel)
    return panel


def _overview(window: Window) -> OverviewMap:
    dock = window.findChild(QDockWidget, "panel.overview")
    assert isinstance(dock, QDockWidget)
    dock.show()
    QApplication.processEvents()
    overview = dock.widget()
    assert isinstance(overview, OverviewMap)
    return overview


def _shortcut(window: Window, key: Qt.Key) -> None:
    QTest.keyClick(desk_of(window).view, key, Qt.KeyboardModifier.ControlModifier)


def _wheel(target: QWidget, here: QPoint, turn: int) -> None:
    event = QWheelEvent(
        QPointF(here),
        QPointF(target.mapToGlobal(here)),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        NO_KEYS,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)


def _drag(target: QWidget, start: QPoint, end: QPoint, button: Qt.MouseButton) -> None:
    QTest.mousePress(target, button, NO_KEYS, start)
    for step in range(1, 5):
        _drag_move(target, start + (end - start) * step / 4, button)
    QTest.mouseRelease(target, button, NO_KEYS, end)


def _drag_move(target: QWidget, here: QPoint, button: Qt.MouseButton) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(here),
        QPointF(target.mapToGlobal(here)),
        Qt.MouseButton.NoButton,
        button,
        NO_KEYS,
    )
    QApplication.sendEvent(target, event)


def _color_at(window: Window, x: float, y: float) -> QColor:
    image = desk_of(window).view.viewport().grab().toImage()
    return image.pixelColor(on_screen(window, x, y))


def _apart(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def _difference(one: QImage, other: QImage) -> float:
    """Return the share of pixels that differ clearly."""
    assert one.size() == other.size()
    pixels = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    differ = sum(_apart(one.pixelColor(*at), other.pixelColor(*at)) > 24 for at in pixels)
    return differ / len(pixels)
