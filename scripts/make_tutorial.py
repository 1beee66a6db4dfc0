"""Make the board of the tutorial with events: its pictures, and the table of what it takes.

Under `xvfb-run -s "-screen 0 1280x800x24"` on a screen of its own, else without one:

    .venv/bin/python scripts/make_tutorial.py
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from editor_hand import Hand
from make_screenshots import PICTURES, pictured
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from scene_steps import wait
from tutorial_board import effort_table, make_board
from window_scenes import welcome

from trackwright.editor.base.language import LANGUAGE, Language
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.style import APPEARANCE, Appearance, ProgramStyle
from trackwright.editor.document.files.recent_files import remember_folder
from trackwright.editor.print.dialog import PrintDialog
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.layout.board import lay_out
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.png import image
from trackwright.schema.board import Board

PAGE = PICTURES.parent / "tutorial.md"
WANTED = ("geography", "cities", "routes", "rules", "problems", "tickets", "print")
DPI = 40
"""Of the picture of the board itself."""


def main() -> None:
    """Make the board, and write docs/tutorial.md and its pictures."""
    if "DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    with TemporaryDirectory() as home:
        settings = Settings(Path(home) / "settings.ini", Path(home))
        settings.set(APPEARANCE, Appearance.LIGHT)
        settings.set(LANGUAGE, "en")
        remember_folder(settings, Path(home))
        language, look = Language(settings), ProgramStyle(application, settings)
        board = make(Program(settings))
        look.close()
        language.close()
    picture = image(board_picture(lay_out(board, "en")), DPI)
    picture.save(str(PICTURES / "tutorial-board.png"), quality=0)


def make(program: Program) -> Board:
    """Make the board in a window, and return it."""
    window = program.new_window()
    window.resize(1280, 800)
    QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    welcome(window)

    def show(name: str) -> None:
        if name in WANTED:
            wait(300)  # panels that have just opened are laid out
            with an_ordinary_folder(window):
                picture = pictured(window)
            picture.save(str(PICTURES / f"tutorial-{name}.png"), quality=0)

    began = perf_counter()
    table = effort_table(make_board(Hand(window, show)))
    print(table)
    print(f"The script took {perf_counter() - began:.1f} s.")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(r"(?ms)^\| Step .*?^$", f"{table}\n", page), encoding="utf-8")
    board = window.require_desk().board
    window.close()
    return board


@contextmanager
def an_ordinary_folder(window: Window) -> Iterator[None]:
    """Let the dialog that prints, if it is open, name a folder that a reader may have."""
    fields = [d.delivery.folder for d in window.findChildren(PrintDialog) if d.isVisible()]
    folders = [field.text() for field in fields]
    for field in fields:
        field.setText("~/Documents/south_africa-print")
    yield
    for field, folder in zip(fields, folders, strict=True):
        field.setText(folder)


if __name__ == "__main__":
    main()
