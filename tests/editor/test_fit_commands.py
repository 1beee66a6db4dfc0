"""Making a board fit, from the menu: progress, cancel, preview, keep and undo."""

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, click, desk_of, drag, keys, steps
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.geography.fit_panel import FitJob, FitPanel, trouble_of
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef

LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LAND = [[20, 20], [380, 20], [380, 280], [20, 280]]


def crowded() -> Board:
    """Three cities that are too near to each other for the routes between them."""
    return (
        a_board(size={"width": 400, "height": 300})
        .with_city("oslo", position=[150, 150])
        .with_city("bergen", position=[200, 150])
        .with_city("turku", position=[180, 170])
        .with_route("oslo", "bergen", length=3)
        .with_route("bergen", "turku", length=3)
        .with_route("oslo", "turku", length=2)
        .build()
    )


def one_too_near() -> Board:
    """Three cities of which one has to move, and then all have room."""
    apart = with_changed(crowded(), "cities", "oslo", position=Point(130, 100))
    apart = with_changed(apart, "cities", "bergen", position=Point(260, 100))
    return with_changed(apart, "cities", "turku", position=Point(195, 125))


def roomy() -> Board:
    return (
        a_board(size={"width": 400, "height": 300})
        .with_city("oslo", position=[100, 150])
        .with_city("bergen", position=[200, 150])
        .with_route("oslo", "bergen", length=2)
        .build()
    )


def panel_of(window: Window) -> FitPanel:
    (panel,) = [each for each in window.findChildren(FitPanel) if each.isVisible()]
    return panel


def panels(window: Window) -> list[FitPanel]:
    return [each for each in window.findChildren(FitPanel) if each.isVisible()]


def fitted(qtbot: QtBot, window: Window, action: str = "board.fit") -> FitPanel:
    """Start a fit and wait for its result."""
    window.trigger(action)
    panel = panel_of(window)
    qtbot.waitUntil(lambda: panel.result is not None, timeout=30_000)
    return panel


def places(board: Board) -> dict[str, Point]:
    return {stop.id: stop.position for stop in board.stops}


class TestFitting:
    def test_shows_how_the_board_would_be_without_changing_it(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        fitted(qtbot, window)
        scene = desk_of(window).scene
        assert board_of(window) == crowded()
        assert steps(window) == []
        assert places(scene.shown) != places(crowded())
        assert trouble_of(scene.shown, "en").is_none

    def test_tells_how_far_things_moved_and_what_is_left(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        panel = fitted(qtbot, window)
        assert panel.heading.text() == "Everything has its room"
        moved, compared = panel.numbers.text().split("\n")
        assert moved.startswith("3 cities moved: ")
        assert "mm on average" in moved
        assert "mm at most" in moved
        overlaps = trouble_of(crowded(), "en").overlaps
        assert compared == f"Overlaps: {overlaps} before, 0 now."
        assert overlaps > 0

    def test_keep_is_one_step_that_can_be_undone(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        panel = fitted(qtbot, window)
        shown = desk_of(window).scene.shown
        QTest.mouseClick(panel.keep, LEFT)
        assert board_of(window) is shown
        assert steps(window) == ["Fit the whole board"]
        assert panels(window) == []
        desk_of(window).document.history.undo()
        assert board_of(window) == crowded()

    def test_enter_keeps_and_escape_discards(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        panel = fitted(qtbot, window)
        QTest.keyClick(panel.keep, Qt.Key.Key_Escape)
        assert desk_of(window).scene.shown == crowded()
        assert steps(window) == []
        panel = fitted(qtbot, window)
        QTest.keyClick(panel, Qt.Key.Key_Return)
        assert steps(window) == ["Fit the whole board"]

    def test_discard_leaves_the_board_as_it_is(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        panel = fitted(qtbot, window)
        QTest.mouseClick(panel.discard, LEFT)
        assert desk_of(window).scene.shown is board_of(window)
        assert board_of(window) == crowded()
        assert panels(window) == []

    def test_a_board_with_room_for_everything_stays(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, roomy())
        panel = fitted(qtbot, window)
        assert panel.heading.text() == "Everything has its room already"
        assert not panel.keep.isVisible()
        assert panel.discard.text() == "Close"

    def test_a_selection_alone_moves(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, one_too_near())
        desk_of(window).selection.set([ThingRef("city", "turku")])
        panel = fitted(qtbot, window, "board.fit_selected")
        assert panel.heading.text() == "Everything has its room"
        QTest.mouseClick(panel.keep, LEFT)
        moved = {
            name
            for name, at in places(board_of(window)).items()
            if at != places(one_too_near())[name]
        }
        assert moved == {"turku"}
        assert steps(window) == ["Fit 1 city"]

    def test_the_ends_of_a_selected_route_move(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, one_too_near())
        assert not window.qt_action("board.fit_selected").isEnabled()
        desk_of(window).selection.set([ThingRef("route", "bergen-turku")])
        panel = fitted(qtbot, window, "board.fit_selected")
        assert panel.result is not None
        assert panel.result.board.cities[0].position == (130, 100)

    def test_locked_cities_stay(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, with_changed(crowded(), "cities", "oslo", locked=True))
        fitted(qtbot, window)
        assert places(desk_of(window).scene.shown)["oslo"] == (150, 150)

    def test_a_key_begins_it(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        keys(window, Qt.Key.Key_F, modifiers=CONTROL | SHIFT)
        qtbot.waitUntil(lambda: panel_of(window).result is not None, timeout=30_000)


class TestBorders:
    def test_follow_the_cities_unless_that_is_not_wanted(self, qtbot: QtBot) -> None:
        board = crowded().changed(
            countries=a_board().with_country("norway", borders=[{"outer": LAND}]).build().countries
        )
        window = an_editor(qtbot, board)
        panel = fitted(qtbot, window)
        scene = desk_of(window).scene
        assert panel.follow.isVisible()
        assert scene.shown.countries != board.countries
        QTest.mouseClick(panel.follow, LEFT, pos=QPoint(8, panel.follow.height() // 2))
        assert scene.shown.countries == board.countries
        QTest.mouseClick(panel.keep, LEFT)
        assert board_of(window).countries == board.countries


class TestMeanwhile:
    def test_progress_is_told(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        window.trigger("board.fit")
        seen: list[int] = []
        panel = panel_of(window)
        panel.progress.valueChanged.connect(seen.append)
        qtbot.waitUntil(lambda: panel.result is not None, timeout=30_000)
        assert seen
        assert seen == sorted(seen)

    def test_cancel_stops_it(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        window.trigger("board.fit")
        panel = panel_of(window)
        assert panel.is_running
        QTest.mouseClick(panel.discard, LEFT)
        assert not panel.is_running
        assert panels(window) == []
        assert board_of(window) == crowded()

    def test_an_edit_cancels_it(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        window.trigger("board.fit")
        panel = panel_of(window)
        drag(window, (150, 150), (120, 120))
        assert not panel.is_running
        assert panels(window) == []
        assert steps(window) == ["Move Oslo"]

    def test_an_edit_discards_a_result(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        fitted(qtbot, window)
        desk_of(window).edit("Move", with_changed(board_of(window), "cities", "oslo", locked=True))
        assert panels(window) == []
        assert desk_of(window).scene.shown is board_of(window)
        assert places(board_of(window)) == places(crowded())

    def test_another_tool_leaves_the_result_in_sight(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        fitted(qtbot, window)
        shown = desk_of(window).scene.shown
        window.pick_up("route")
        click(window, 350, 250)
        assert desk_of(window).scene.shown is shown

    def test_a_second_fit_replaces_the_first(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        window.trigger("board.fit")
        window.trigger("board.fit")
        assert len(panels(window)) == 1

    def test_closing_the_window_stops_it(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        window.trigger("board.fit")
        panel = panel_of(window)
        window.close()
        assert not panel.is_running

    def test_the_canvas_can_be_used(self, qtbot: QtBot) -> None:
        window = an_editor(qtbot, crowded())
        window.trigger("board.fit")
        click(window, 150, 150)
        desk_of(window).view.zoom(1.2)
        assert desk_of(window).selection.ids("city") == ("oslo",)
        assert panel_of(window).is_running

    def test_an_error_ends_it_and_is_reported(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        window = an_editor(qtbot, crowded())

        def broken(*_: object, **__: object) -> None:
            raise RuntimeError("out of order")

        monkeypatch.setattr("trackwright.editor.geography.fit_panel.fit", broken)
        with qtbot.captureExceptions() as errors:
            window.trigger("board.fit")
            qtbot.waitUntil(lambda: not panels(window))
        assert [str(error[1]) for error in errors] == ["out of order"]


def test_a_cancelled_fit_has_no_result_and_is_gone(qtbot: QtBot) -> None:
    job = FitJob()
    told: list[object] = []
    job.finished.connect(told.append)
    job.start(lambda: job.fit(crowded(), None, "en"))
    with qtbot.waitSignal(job.destroyed, timeout=30_000):
        job.cancelled.set()
    assert told == [None]
