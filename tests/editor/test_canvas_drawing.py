"""What the canvas draws, when, and how well."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import shapely
from builders import a_board
from canvas_driver import (
    a_canvas,
    apart,
    canvas_board,
    color_at,
    difference,
    move_city,
    picture_items,
    settle,
)
from editor_driver import an_editor, board_of, desk_of
from PySide6.QtCore import QPointF, QRectF, QThreadPool
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.network_items import AT_ONCE, FAR
from trackwright.editor.canvas.overlay_items import geometry_path
from trackwright.editor.document.document import Document
from trackwright.editor.shell.window import Window
from trackwright.layout.board import lay_out
from trackwright.maps import open_board, ruleset_of
from trackwright.rendering.board_picture import NO_NOTES, board_picture, placed_badges
from trackwright.rendering.network_picture import NetworkPicture
from trackwright.rendering.themes import CLASSIC, DARK
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from a_canvas(qtbot)


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
    assert difference(shown, fresh) < 0.01


def test_details_that_take_too_long_are_left_out_while_zooming_and_come_back(
    qtbot: QtBot, window: Window
) -> None:
    desk = desk_of(window)
    desk.view.zoom_to(1.5)
    qtbot.waitUntil(lambda: not desk.scene.detail_level.is_reduced)
    crisp = desk.view.viewport().grab().toImage()
    desk.scene.detail_level.record_paint_time(0.2)
    desk.view.zoom(1.0)
    assert desk.scene.detail_level.is_reduced
    assert desk.view.viewport().grab().toImage() != crisp
    qtbot.waitUntil(lambda: not desk.scene.detail_level.is_reduced)
    assert difference(desk.view.viewport().grab().toImage(), crisp) == 0


def test_the_land_is_a_stretched_picture_in_reduced_detail_and_looks_the_same(
    window: Window,
) -> None:
    scene = desk_of(window).scene

    def land() -> QImage:
        picture = QImage(400, 300, QImage.Format.Format_RGB32)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        painter.scale(0.7, 0.7)
        scene.drawBackground(painter, scene.board_area)
        painter.end()
        return picture

    calm = land()
    scene.detail_level.is_reduced = True
    hasty = land()
    assert hasty != calm
    assert difference(hasty, calm) < 0.02
    scene.set_state(CanvasLayer.BACKGROUND, LayerState(visible=False))
    assert difference(land(), hasty) > 0.2
    scene.detail_level.is_reduced = False


def test_nothing_is_worked_out_before_the_board_is_seen(qtbot: QtBot) -> None:
    window = Window(expects_board=True)
    qtbot.addWidget(window)
    window.show_document(Document(canvas_board()))
    QApplication.processEvents()
    assert QThreadPool.globalInstance().activeThreadCount() == 0
    assert not desk_of(window).scene.is_layout_finished
    window.show()
    settle(qtbot, window)
    qtbot.waitUntil(lambda: desk_of(window).problems.is_current, timeout=20_000)
    window.close()


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
    move_city(window, "alta", 620, 90)
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
    move_city(window, "paris", 320, 330)
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
    move_city(window, "alta", 600, 160)
    assert _groups(window)["badges-alta-tromso"] != before
    settle(qtbot, window)
    desk.edit("Bonus", with_changed(board_of(window), "routes", "alta-tromso", draw_bonus=0))
    assert "badges-alta-tromso" not in _groups(window)


def test_a_border_that_moves_is_seen_at_once(window: Window) -> None:
    desk = desk_of(window)
    wider = [{"outer": [[100, 100], [500, 100], [500, 400], [100, 400]]}]
    sea = color_at(window, 450, 350)
    desk.edit("Widen", with_changed(board_of(window), "countries", "norway", borders=wider))
    QApplication.processEvents()
    land = color_at(window, 450, 350)
    assert land != sea
    assert land == color_at(window, 350, 350)


def test_a_theme_and_a_language_are_chosen_from_the_menu(qtbot: QtBot, window: Window) -> None:
    scene = desk_of(window).scene
    light = color_at(window, 350, 350).lightness()
    window.trigger("view.theme_dark")
    assert scene.theme is DARK
    settle(qtbot, window)
    assert color_at(window, 350, 350).lightness() < light
    assert window.qt_action("view.theme_dark").isChecked()
    assert not window.qt_action("view.theme_classic").isChecked()
    window.trigger("view.next_language")
    assert scene.layout_now.labels["oslo"].text == "Christiania"
    window.trigger("view.next_language")
    assert scene.layout_now.labels["oslo"].text == "Oslo"


def test_the_desk_beside_the_board_follows_the_palette(window: Window) -> None:
    view = desk_of(window).view
    before = color_at(window, -10, 250)
    palette = view.palette()
    palette.setColor(palette.ColorRole.Window, QColor("#202225"))
    view.setPalette(palette)
    QApplication.processEvents()
    assert color_at(window, -10, 250).lightness() < before.lightness() - 50


def test_what_is_seen_from_afar_alone_is_not_prepared_in_detail(
    qtbot: QtBot, window: Window
) -> None:
    view = desk_of(window).view
    view.zoom_to(0.4)
    (oslo,) = picture_items(window, "city-oslo")
    before = oslo.shown
    move_city(window, "oslo", 310, 210)
    settle(qtbot, window)
    assert oslo.shown is before
    view.zoom_to(2.0)
    assert oslo.shown is not before
    assert oslo.boundingRect().center() == QPointF(310, 210)


def test_from_afar_routes_and_cities_are_plain_shapes(window: Window) -> None:
    desk = desk_of(window)
    near = color_at(window, 640, 80)
    desk.view.zoom_to(0.3)
    QApplication.processEvents()
    assert not any(item.isVisible() for item in picture_items(window, "route-"))
    assert not any(item.isVisible() for item in picture_items(window, "label-"))
    assert apart(color_at(window, 640, 80), near) < 150
    move_city(window, "alta", 600, 300)
    QApplication.processEvents()
    assert apart(color_at(window, 640, 80), near) > 150
    desk.scene.set_state(CanvasLayer.CITIES, LayerState(visible=False))
    desk.view.zoom_to(1)
    assert all(item.isVisible() for item in picture_items(window, "route-"))
    assert not any(item.isVisible() for item in picture_items(window, "city-"))


def test_a_board_is_seen_in_plain_shapes_before_it_is_drawn_in_detail(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.show_document(Document(canvas_board()))
    scene = desk_of(window).scene
    seen: list[int] = []
    scene.seen.connect(lambda: seen.append(len(picture_items(window, "route-"))))
    window.show()
    settle(qtbot, window)
    assert seen == [0]
    assert len(picture_items(window, "route-")) == len(board_of(window).routes)


def test_a_large_board_is_drawn_little_by_little_behind_plain_shapes(qtbot: QtBot) -> None:
    window = an_editor(qtbot, large_board())
    desk = desk_of(window)
    desk.view.zoom_to(1.0)
    QApplication.processEvents()
    assert 0 < len(picture_items(window, "route-")) < len(board_of(window).routes)
    assert not any(item.isVisible() for item in picture_items(window, "route-"))
    assert not desk.scene.is_layout_finished
    move_city(window, board_of(window).cities[0].id, 60, 60)
    settle(qtbot, window)
    fresh = NetworkPicture(CLASSIC).layers(
        desk.scene.layout_now, desk.scene.surface, placed_badges(desk.scene.layout_now, NO_NOTES)
    )
    wanted = {group.id: group for layer in fresh for group in layer.groups}
    items = [item for item in picture_items(window, "") if item.shown.id in wanted]
    assert {item.shown.id: item.shown for item in items} == wanted
    assert all(item.isVisible() for item in items)
    desk.document.history.setClean()
    window.close()


def test_a_large_board_is_drawn_before_it_is_seen_near_by(qtbot: QtBot) -> None:
    window = an_editor(qtbot, large_board())
    routes = len(board_of(window).routes)
    assert desk_of(window).view.scale_now < FAR
    qtbot.waitUntil(lambda: len(picture_items(window, "route-")) == routes, timeout=20_000)
    assert not any(item.isVisible() for item in picture_items(window, "route-"))
    desk_of(window).view.zoom_to(1.0)
    assert all(item.isVisible() for item in picture_items(window, "route-"))
    window.close()


def test_closing_a_window_leaves_no_thread_and_no_timer(qtbot: QtBot) -> None:
    window = an_editor(qtbot, open_board("europe").document)
    move_city(window, "paris", 320, 330)
    scene = desk_of(window).scene
    qtbot.waitUntil(lambda: scene._names_job.is_busy or scene._annotations_job.is_busy)
    desk_of(window).document.history.setClean()
    window.close()
    assert not scene._names_timer.isActive()
    assert not scene._annotations_timer.isActive()
    qtbot.waitUntil(lambda: QThreadPool.globalInstance().activeThreadCount() == 0)


def large_board() -> Board:
    """Return a board whose routes are more than can be drawn in one go: a grid of cities."""
    places = {(x, y): f"city-{x}-{y}" for x in range(10) for y in range(9)}
    board = a_board(size={"width": 2000, "height": 1800})
    for (x, y), city in places.items():
        board = board.with_city(city, position=[200 * x + 90, 200 * y + 90])
    for (x, y), city in places.items():
        for other in ((x + 1, y), (x, y + 1)):
            if other in places:
                board = board.with_route(city, places[other], length=2)
    assert len(board.build().routes) > AT_ONCE
    return board.build()


def _groups(window: Window) -> dict[str, object]:
    return {item.shown.id: item.shown for item in picture_items(window, "")}


def test_a_bent_line_encloses_nothing_that_would_be_filled() -> None:
    bent = geometry_path(shapely.LineString([(0, 0), (50, 50), (100, 0)]))
    assert not bent.contains(QPointF(50, 20))
    assert geometry_path(shapely.Polygon([(0, 0), (50, 50), (100, 0)])).contains(QPointF(50, 20))


@pytest.mark.parametrize("rulesets", [(), ("europe",), ("nordic_countries",)], ids=str)
def test_the_furniture_and_the_badges_of_the_rules_are_as_they_are_printed(
    qtbot: QtBot, rulesets: tuple[str, ...]
) -> None:
    board = with_changed(canvas_board(), "routes", "oslo-bergen", tags=("long_haul",))
    board = board.changed(rulesets=rulesets)
    window = an_editor(qtbot, board)
    settle(qtbot, window)
    rules = ruleset_of(board, Path())
    printed = board_picture(lay_out(board), rules=rules)
    shown = {item.shown.id: item.shown for item in picture_items(window, "")}
    wanted = (*printed.layer("furniture").groups, *printed.layer("badges").groups)
    assert "furniture-score_table" in shown
    assert {group.id: group for group in wanted}.items() <= shown.items()
    window.close()


def test_the_canvas_says_where_furniture_and_names_of_areas_lie(qtbot: QtBot) -> None:
    board = with_changed(canvas_board(), "countries", "norway", name="Norway")
    window = an_editor(qtbot, board)
    settle(qtbot, window)
    found = desk_of(window).scene.annotations
    assert found is not None
    assert set(found.pieces) == {"title", "score_table"}
    assert set(found.names) == {"country_name-norway"}
    assert found.pieces["title"].outline.covers(shapely.Point(found.pieces["title"].middle))
    window.close()


def test_rules_that_cannot_be_read_leave_the_score_table_out(qtbot: QtBot) -> None:
    window = an_editor(qtbot, canvas_board().changed(rulesets=("no_such_rules",)))
    settle(qtbot, window)
    found = desk_of(window).scene.annotations
    assert found is not None
    assert set(found.pieces) == {"title"}
    window.close()
