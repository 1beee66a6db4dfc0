"""The overview: where the canvas is on the board, with real events."""

from collections.abc import Iterator

import pytest
from canvas_driver import (
    a_canvas,
    drag_with,
    layers_panel,
    move_city,
    settle,
)
from editor_driver import LEFT, NO_KEYS, desk_of
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.layers import CanvasLayer, LayerState
from trackwright.editor.canvas.overview import OverviewPanel
from trackwright.editor.shell.window import Window

pytestmark = pytest.mark.usefixtures("short_delays")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from a_canvas(qtbot)


def test_the_overview_shows_where_the_canvas_is_and_moves_it(window: Window) -> None:
    view, overview = desk_of(window).view, _overview(window)
    whole = overview.frame()
    view.zoom_to(4)
    assert overview.frame().width() < whole.width() / 2
    middle = overview.rect().center()
    QTest.mouseClick(overview, LEFT, NO_KEYS, middle)
    pixel = view.seen.width() / overview.frame().width()
    assert (view.seen.center() - QPointF(400, 250)).manhattanLength() < 3 * pixel
    drag_with(overview, middle, middle + QPoint(20, 10), LEFT)
    assert view.seen.center().x() > 420
    assert (overview.frame().center() - QPointF(middle + QPoint(20, 10))).manhattanLength() < 5


def test_the_overview_follows_edits(qtbot: QtBot, window: Window) -> None:
    overview = _overview(window)
    before = overview.grab().toImage()
    move_city(window, "tromso", 700, 450)
    qtbot.waitUntil(lambda: overview.grab().toImage() != before)


def test_panels_that_are_made_anew_follow_as_the_old_ones_did(qtbot: QtBot, window: Window) -> None:
    _overview(window)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk = desk_of(window)
    desk.scene.set_state(CanvasLayer.CITIES, LayerState(locked=True))
    assert layers_panel(window).buttons[CanvasLayer.CITIES, "locked"].isChecked()
    move_city(window, "alta", 600, 120)
    desk.view.zoom_to(2)
    settle(qtbot, window)


def _overview(window: Window) -> OverviewPanel:
    dock = window.findChild(QDockWidget, "panel.overview")
    assert isinstance(dock, QDockWidget)
    dock.show()
    QApplication.processEvents()
    overview = dock.widget()
    assert isinstance(overview, OverviewPanel)
    return overview
