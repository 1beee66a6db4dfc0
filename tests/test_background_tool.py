"""The picture behind the board: choosing, moving, scaling and fading it, with real events."""

from pathlib import Path

import pytest
from builders import a_board
from editing import (
    an_editor,
    board_of,
    click,
    desk_of,
    drag,
    hint,
    keys,
    move,
    on_screen,
    press,
    release,
    steps,
)
from filing import answer, choose_file, opened, question
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.edits.background import (
    Frame,
    Match,
    Mismatch,
    frame_of,
    frame_on,
    matched,
    with_frame,
    with_opacity,
    with_picture,
    without_picture,
)
from trackwright.editor.files import pictures
from trackwright.editor.files.pictures import (
    PictureError,
    checked_picture,
    copied_beside,
    name_beside,
)
from trackwright.editor.files.questions import Role
from trackwright.editor.tools.background import BackgroundTool
from trackwright.editor.tools.background_panel import BackgroundPanel
from trackwright.editor.window import Window
from trackwright.rendering.pictures import MOST_PIXELS, pixels_of
from trackwright.schema.board import Background, Board
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point, Size

LEFT = Qt.MouseButton.LeftButton
ESCAPE = Qt.Key.Key_Escape
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def plain() -> Board:
    return (
        a_board(size={"width": 400, "height": 300})
        .with_city("oslo", position=[100, 100])
        .with_city("rome", position=[300, 200])
        .build()
    )


def with_scan(board: Board, at: tuple[float, float] = (50, 50), **fields: object) -> Board:
    size = Size(width=200, height=100)
    return board.changed(
        background=Background(picture="scan.png", position=Point(*at), size=size, **fields)  # type: ignore[arg-type]
    )


def a_scan(path: Path, width: int = 200, height: int = 100, color: str = "#A02060") -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    assert image.save(str(path))
    return path


def placing(qtbot: QtBot, board: Board | None = None) -> Window:
    """Open a board that has a picture, with the background tool in hand."""
    window = an_editor(qtbot, board or with_scan(plain()))
    window.pick_up("background")
    return window


def tool_of(window: Window) -> BackgroundTool:
    tool = window._tools["background"]
    assert isinstance(tool, BackgroundTool)
    return tool


def panel_of(window: Window) -> BackgroundPanel:
    panel = tool_of(window).panel
    assert panel is not None
    return panel


def frame(window: Window) -> Frame:
    return frame_of(board_of(window))


def near(x: float, y: float) -> object:
    return pytest.approx((x, y), abs=0.8)


def said(window: Window) -> str:
    return window.statusBar().currentMessage()


class TestEdits:
    def test_a_picture_lies_in_the_middle_as_large_as_the_board(self) -> None:
        board = with_picture(plain(), "scan.png", frame_on(plain(), 100, 100))
        assert frame_of(board) == Frame(Point(50, 0), 300, 300)

    def test_a_picture_of_the_boards_proportions_covers_it(self) -> None:
        board = with_picture(plain(), "scan.png", frame_on(plain(), 4000, 3000))
        assert board.background == Background(picture="scan.png")

    def test_another_picture_is_as_faint_as_the_one_before(self) -> None:
        board = with_opacity(with_scan(plain()), 0.4)
        assert with_picture(board, "b.png", frame_on(board, 1, 1)).background.opacity == 0.4  # type: ignore[union-attr]

    def test_a_picture_keeps_a_size_that_can_be_taken_hold_of(self) -> None:
        board = with_frame(with_scan(plain()), Frame(Point(1e9, 0), 0, 1e9))
        assert frame_of(board) == Frame(Point(20_000, 0), 1, 20_000)

    def test_without_a_picture_nothing_changes(self) -> None:
        assert with_frame(plain(), Frame(Point(0, 0), 1, 1)) == plain()
        assert with_opacity(plain(), 0.5) == plain()
        assert without_picture(with_scan(plain())) == plain()


class TestMatchingTwoPoints:
    frame = Frame(Point(0, 0), 100, 50)

    def test_moves_and_scales_the_picture(self) -> None:
        match = matched(
            self.frame, (Point(10, 10), Point(60, 10)), (Point(100, 100), Point(200, 100))
        )
        assert isinstance(match, Match)
        assert match.factor == 2
        assert match.frame == Frame(Point(80, 80), 200, 100)
        assert match.remaining == pytest.approx(0)

    def test_tells_what_remains_of_a_picture_that_is_askew(self) -> None:
        match = matched(self.frame, (Point(0, 0), Point(100, 0)), (Point(0, 0), Point(100, 10)))
        assert isinstance(match, Match)
        assert match.factor == pytest.approx(1)
        assert match.remaining == pytest.approx(5)

    @pytest.mark.parametrize(
        ("points", "places", "reason"),
        [
            (((5, 5), (5, 5)), ((0, 0), (9, 9)), Mismatch.ONE_PLACE),
            (((0, 0), (50, 0)), ((9, 9), (9, 9)), Mismatch.ONE_PLACE),
            (((0, 0), (50, 0)), ((90, 0), (10, 0)), Mismatch.UPSIDE_DOWN),
            (((0, 0), (99, 0)), ((0, 0), (1, 0)), Mismatch.TOO_SMALL),
            (((0, 0), (1, 0)), ((0, 0), (400, 0)), Mismatch.TOO_LARGE),
        ],
    )
    def test_says_why_it_cannot_be(
        self, points: tuple[object, object], places: tuple[object, object], reason: Mismatch
    ) -> None:
        one, other = (Point(*each) for each in points)  # type: ignore[misc]
        first, second = (Point(*each) for each in places)  # type: ignore[misc]
        assert matched(self.frame, (one, other), (first, second)) is reason


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
        assert frame(window).height == frame(window).width / 2
        assert frame(window).at == near(80, 80)
        assert steps(window) == ["Scale the picture by two points"]
        assert said(window).startswith(("Scaled to 200.", "Scaled to 199."))

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
        QTest.mousePress(slider, LEFT, pos=handle)
        for share in (0.8, 0.6, 0.5):
            QTest.mouseMove(slider, QPoint(round(slider.width() * share), handle.y()))
        QTest.mouseRelease(slider, LEFT, pos=QPoint(slider.width() // 2, handle.y()))
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


class TestChoosing:
    @pytest.fixture
    def filed(self, qtbot: QtBot, tmp_path: Path) -> Window:
        """A board that has a file."""
        folder = tmp_path / "boards"
        folder.mkdir()
        write_board(folder / "board.json", plain())
        window = an_editor(qtbot, plain())
        window.show_document(opened(folder / "board.json"))
        return window

    def choose(self, window: Window, file: Path) -> None:
        window.trigger("background.choose")
        choose_file(window, file)

    def test_a_picture_beside_the_board_is_used_where_it_is(self, filed: Window) -> None:
        folder = desk_of(filed).document.folder
        assert folder is not None
        (folder / "scans").mkdir()
        self.choose(filed, a_scan(folder / "scans" / "old map.png"))
        assert board_of(filed).background == Background(
            picture="scans/old map.png", position=Point(0, 50), size=Size(width=400, height=200)
        )
        assert steps(filed) == ["Picture scans/old map.png"]
        assert filed.tool == "background"

    def test_a_picture_that_lies_elsewhere_is_copied_if_wanted(
        self, filed: Window, qtbot: QtBot, tmp_path: Path
    ) -> None:
        scan = a_scan(tmp_path / "scan.png")
        self.choose(filed, scan)
        assert "beside the board" in question(filed).text()
        answer(filed, Role.AcceptRole)
        qtbot.waitUntil(lambda: board_of(filed).background is not None)
        folder = desk_of(filed).document.folder
        assert folder is not None
        assert (folder / "scan.png").read_bytes() == scan.read_bytes()
        assert board_of(filed).background.picture == "scan.png"  # type: ignore[union-attr]

    def test_a_picture_that_is_not_to_be_copied_is_not_used(
        self, filed: Window, tmp_path: Path
    ) -> None:
        self.choose(filed, a_scan(tmp_path / "scan.png"))
        answer(filed, Role.RejectRole)
        assert steps(filed) == []

    def test_a_board_without_a_file_is_saved_first(self, qtbot: QtBot, tmp_path: Path) -> None:
        window = an_editor(qtbot, plain())
        self.choose(window, a_scan(tmp_path / "scan.png"))
        assert question(window).text() == "Save the board first"
        answer(window, Role.AcceptRole)
        (tmp_path / "new").mkdir()
        choose_file(window, tmp_path / "new" / "board.json")
        qtbot.waitUntil(lambda: board_of(window).background is not None)
        assert (tmp_path / "new" / "scan.png").exists()

    @pytest.mark.parametrize("kind", ["text", "gone", "cut off", "huge"])
    def test_a_file_that_will_not_do_is_told_in_a_sentence(
        self, filed: Window, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = a_scan(tmp_path / "scan.png")
        if kind == "text":
            file.write_text("no picture")
        elif kind == "cut off":
            file.write_bytes(file.read_bytes()[:12])
        elif kind == "huge":
            monkeypatch.setattr(pictures, "MOST_PIXELS", 10_000)
        filed.trigger("background.choose")
        if kind == "gone":
            from trackwright.editor.files.picture_choosing import PictureChoice

            file.unlink()
            filed.findChild(PictureChoice)._choose(str(file))
        else:
            choose_file(filed, file)
        told = question(filed).informativeText()
        expected = {
            "text": "no picture that can be shown",
            "gone": "not there any more",
            "cut off": "may be damaged",
            "huge": "200 × 100 pixels, more than can be shown",
        }
        assert expected[kind] in told
        assert steps(filed) == []

    def test_the_picture_shows_behind_the_routes(self, filed: Window, qtbot: QtBot) -> None:
        folder = desk_of(filed).document.folder
        assert folder is not None
        self.choose(filed, a_scan(folder / "scan.png", 400, 300))
        view = desk_of(filed).view
        qtbot.waitUntil(lambda: desk_of(filed).scene.is_settled)
        color = (
            view.grab()
            .toImage()
            .pixelColor(view.viewport().mapToParent(on_screen(filed, 200, 250)))
        )
        assert color == QColor("#A02060")

    def test_removing_it_leaves_the_file(self, filed: Window) -> None:
        folder = desk_of(filed).document.folder
        assert folder is not None
        self.choose(filed, a_scan(folder / "scan.png"))
        QTest.mouseClick(panel_of(filed).buttons["background.remove"], LEFT)
        assert board_of(filed).background is None
        assert (folder / "scan.png").exists()
        assert not panel_of(filed).slider.isVisible()
        press(filed, 200, 150)
        assert "no picture yet" in said(filed)

    def test_it_can_be_fitted_into_the_board_again(self, qtbot: QtBot) -> None:
        window = placing(qtbot)
        window.trigger("background.fill")
        assert frame(window) == Frame(Point(0, 50), 400, 200)


class TestFiles:
    def test_names_inside_of_the_folder_are_relative(self, tmp_path: Path) -> None:
        assert name_beside(tmp_path / "a" / "b.png", tmp_path) == "a/b.png"
        assert name_beside(tmp_path / "b.png", tmp_path / "a") is None
        assert name_beside(tmp_path / "a:b.png", tmp_path) is None

    def test_a_copy_never_replaces_another_file(self, tmp_path: Path) -> None:
        folder = tmp_path / "boards"
        folder.mkdir()
        red, blue = a_scan(tmp_path / "scan.png", color="#FF0000"), tmp_path / "other"
        blue.mkdir()
        a_scan(blue / "scan.png", color="#0000FF")
        assert copied_beside(red, folder) == "scan.png"
        assert copied_beside(red, folder) == "scan.png"
        assert copied_beside(blue / "scan.png", folder) == "scan_2.png"
        assert sorted(file.name for file in folder.iterdir()) == ["scan.png", "scan_2.png"]

    def test_a_name_that_boards_cannot_have_is_changed(self, tmp_path: Path) -> None:
        folder = tmp_path / "boards"
        folder.mkdir()
        assert copied_beside(a_scan(tmp_path / "Old: map.png"), folder) == "old_map.png"

    def test_an_unreadable_file_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(PictureError, match="cannot be read"):
            copied_beside(tmp_path, tmp_path)
        with pytest.raises(PictureError, match="not there any more"):
            checked_picture(tmp_path)


class TestPixels:
    def test_a_large_scan_is_read_smaller(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("trackwright.rendering.pictures.MOST_PIXELS", 5_000)
        pixels = pixels_of(a_scan(tmp_path / "scan.png", 200, 100))
        assert pixels is not None
        assert pixels.for_width(1e9).width() == 100
        assert MOST_PIXELS > 5_000

    def test_a_picture_is_kept_in_smaller_sizes(self, tmp_path: Path) -> None:
        pixels = pixels_of(a_scan(tmp_path / "scan.png", 4_000, 4_000))
        assert pixels is not None
        assert [pixels.for_width(width).width() for width in (3_000, 1_500, 500)] == [
            4_000,
            2_000,
            1_000,
        ]

    def test_a_drawing_is_crisp(self, tmp_path: Path) -> None:
        drawing = tmp_path / "map.svg"
        drawing.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
            '<rect width="40" height="20" fill="red"/></svg>'
        )
        pixels = pixels_of(drawing)
        assert pixels is not None
        assert pixels.for_width(1e9).width() == 4_000
        assert checked_picture(drawing).width == 40

    def test_a_file_that_changes_is_read_again(self, tmp_path: Path) -> None:
        scan = a_scan(tmp_path / "scan.png", 10, 10)
        assert pixels_of(scan) is pixels_of(scan)
        a_scan(scan, 20, 20)
        pixels = pixels_of(scan)
        assert pixels is not None
        assert pixels.for_width(1).width() == 20
