"""The picture behind the board is moved, scaled and faded, with real events."""

import pytest
from background_tool_driver import (
    CONTROL,
    ESCAPE,
    LEFT,
    SHIFT,
    frame,
    near,
    panel_of,
    placing,
    plain,
    said,
    tool_of,
    with_scan,
)
from canvas_driver import drag_with
from editor_driver import (
    board_of,
    click,
    desk_of,
    drag,
    hint,
    keys,
    move,
    release,
    steps,
)
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot


class TestMovingAndScaling:
    def test_a_drag_moves_the_picture_in_one_step(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        drag(window, (100, 80), (130, 120), (140, 130))
        assert frame(window).at == near(90, 100)
        assert (frame(window).width, frame(window).height) == (200, 100)
        assert steps(window) == ["Move the picture"]

    def test_escape_puts_it_back(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        drag(window, (100, 80), (140, 130), drop=False)
        keys(window, ESCAPE)
        release(window, 140, 130)
        assert board_of(window) == with_scan(plain())
        assert steps(window) == []

    @pytest.mark.parametrize("then", ["moved on", "given up"])
    def test_a_drag_ends_when_something_else_changes_the_board(
        self, qtbot: QtBot, then: str
    ) -> None:
        window = placing(qtbot)
        drag(window, (100, 80), (140, 130), drop=False)
        keys(window, Qt.Key.Key_Right)
        nudged = board_of(window)
        if then == "given up":
            keys(window, ESCAPE)
        move(window, 180, 150, held=LEFT)
        release(window, 180, 150)
        assert board_of(window) is nudged

    def test_an_undo_during_a_drag_ends_it(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        drag(window, (100, 80), (140, 130), drop=False)
        window.trigger("edit.undo")
        move(window, 180, 150, held=LEFT)
        release(window, 180, 150)
        assert board_of(window) == with_scan(plain())

    def test_a_corner_scales_it_in_proportion_and_the_other_stays(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        drag(window, (250, 150), (350, 180))
        assert frame(window).at == (50, 50)
        assert (frame(window).width, frame(window).height) == near(300, 150)
        assert steps(window) == ["Scale the picture"]
        drag(window, (50, 50), (150, 60))
        assert frame(window).at.x + frame(window).width == pytest.approx(350, abs=0.8)

    def test_shift_scales_it_freely(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        drag(window, (250, 150), (300, 250), modifiers=SHIFT)
        assert (frame(window).width, frame(window).height) == near(250, 200)

    def test_arrows_nudge_it_and_neighbors_are_one_step(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        keys(window, Qt.Key.Key_Right, Qt.Key.Key_Down)
        keys(window, Qt.Key.Key_Right, modifiers=SHIFT)
        keys(window, Qt.Key.Key_Up, modifiers=CONTROL)
        assert frame(window).at == (61, 50.9)
        assert steps(window) == ["Move the picture"]

    def test_a_press_beside_the_picture_moves_nothing(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        drag(window, (20, 20), (90, 90))
        assert steps(window) == []

    def test_the_cursor_tells_what_a_drag_would_do(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        viewport = desk_of(window).view.viewport()
        move(window, 100, 80)
        assert viewport.cursor().shape() == Qt.CursorShape.SizeAllCursor
        move(window, 250, 150)
        assert viewport.cursor().shape() == Qt.CursorShape.SizeFDiagCursor
        move(window, 20, 20)
        assert viewport.cursor().shape() == Qt.CursorShape.ArrowCursor


class TestScalingByTwoPoints:
    def test_two_points_and_their_places_scale_the_picture(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        QTest.mouseClick(panel_of(window).buttons["background.match"], LEFT)
        hints = []
        for at in ((60, 60), (160, 110), (101, 101), (299, 199)):
            hints.append(hint(window))
            click(window, *at)
        assert [words.split(":")[0].split(" · ")[0] for words in hints] == [
            "Click the first known point on the picture",
            "Click the second known point, far from the first",
            "Click where the first point belongs",
            "Click where the second point belongs",
        ]
        assert frame(window).width == pytest.approx(400, abs=3)
        assert frame(window).height == pytest.approx(frame(window).width / 2, abs=0.001)
        assert frame(window).at == near(80, 80)
        assert steps(window) == ["Scale the picture by two points"]
        assert float(said(window).split()[2]) == pytest.approx(200, abs=2)

    def test_says_what_remains(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        window.trigger("background.match")
        for at in ((60, 60), (160, 60), (100, 100), (300, 200)):
            click(window, *at)
        assert "mm remain at each point: it is askew" in said(window)

    def test_escape_goes_back_one_point_and_another_tool_keeps_them(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        window.trigger("background.match")
        click(window, 60, 60)
        click(window, 160, 110)
        keys(window, ESCAPE)
        assert hint(window).startswith("Click the second known point")
        window.pick_up("select")
        window.pick_up("background")
        assert hint(window).startswith("Click the second known point")
        keys(window, ESCAPE, ESCAPE)
        assert not tool_of(window).is_matching
        assert window.tool == "background"

    def test_places_in_the_wrong_order_are_asked_for_again(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        window.trigger("background.match")
        for at in ((60, 60), (160, 110), (300, 200), (100, 100)):
            click(window, *at)
        assert "stand on its head" in said(window)
        assert tool_of(window).is_matching
        assert steps(window) == []


class TestFading:
    def test_the_slider_fades_it_in_one_step(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        slider = panel_of(window).slider
        handle = QPoint(slider.width() - 8, slider.height() // 2)
        drag_with(slider, handle, QPoint(slider.width() // 2, handle.y()), LEFT)
        picture = board_of(window).background
        assert picture is not None
        assert 0.4 < picture.opacity < 0.6
        assert steps(window) == ["Fade the picture"]

    def test_it_follows_an_undo(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        slider = panel_of(window).slider
        QTest.keyClick(slider, Qt.Key.Key_PageDown)
        assert board_of(window).background.opacity == 0.9  # type: ignore[union-attr]
        desk_of(window).document.history.undo()
        assert slider.value() == 100

    def test_clicks_on_the_panel_do_not_reach_the_canvas(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        QTest.mouseClick(panel_of(window), LEFT, pos=QPoint(2, 2))
        assert steps(window) == []

    def test_the_panel_goes_with_the_tool(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        panel = panel_of(window)
        window.pick_up("select")
        assert not panel.isVisible()
        assert tool_of(window).panel is None
