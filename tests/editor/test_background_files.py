"""The files of pictures behind boards: choosing, copying and reading them."""

from pathlib import Path

import pytest
from background_tool_driver import (
    LEFT,
    a_scan,
    frame,
    panel_of,
    placing,
    plain,
    said,
)
from editor_driver import (
    an_editor,
    board_of,
    desk_of,
    on_screen,
    press,
    steps,
)
from file_driver import answer, choose_file, opened, question
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import Role
from trackwright.editor.document.edits.whole_board import Frame
from trackwright.editor.document.files import background_picture as pictures
from trackwright.editor.document.files.background_picture import (
    PictureError,
    checked_picture,
    copied_beside,
    name_beside,
)
from trackwright.editor.shell.window import Window
from trackwright.rendering.picture_files import MOST_PIXELS, load_pixels
from trackwright.schema.board import Background
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point, Size


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
            from trackwright.editor.document.files.background_picture import PictureChoice

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
        qtbot.waitUntil(lambda: desk_of(filed).scene.is_layout_finished)
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
        monkeypatch.setattr("trackwright.rendering.picture_files.MOST_PIXELS", 5_000)
        pixels = load_pixels(a_scan(tmp_path / "scan.png", 200, 100))
        assert pixels is not None
        assert pixels.for_width(1e9).width() == 100
        assert MOST_PIXELS > 5_000

    def test_a_picture_is_kept_in_smaller_sizes(self, tmp_path: Path) -> None:
        pixels = load_pixels(a_scan(tmp_path / "scan.png", 4_000, 4_000))
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
        pixels = load_pixels(drawing)
        assert pixels is not None
        assert pixels.for_width(1e9).width() == 4_000
        assert checked_picture(drawing).width == 40

    def test_a_file_that_changes_is_read_again(self, tmp_path: Path) -> None:
        scan = a_scan(tmp_path / "scan.png", 10, 10)
        assert load_pixels(scan) is load_pixels(scan)
        a_scan(scan, 20, 20)
        pixels = load_pixels(scan)
        assert pixels is not None
        assert pixels.for_width(1).width() == 20
