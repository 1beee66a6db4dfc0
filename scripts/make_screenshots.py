"""Take pictures of the editor in every mode: light and dark, in all languages, in two sizes.

Under `xvfb-run -s "-screen 0 2560x1440x24"` on a screen of its own, else without one:

    .venv/bin/python scripts/make_screenshots.py FOLDER [PART OF A NAME …]

The best ones go to docs/pictures with --best instead of a folder.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from canvas_scenes import CANVAS_SCENES
from panel_scenes import PANEL_SCENES
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from scene_steps import Scene, wait
from window_scenes import WINDOW_SCENES

from trackwright.editor.base.language import LANGUAGE, LANGUAGES, Language
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.style import APPEARANCE, Appearance, ProgramStyle
from trackwright.editor.shell.panels import PANELS_STATE
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = (QSize(1280, 800), QSize(2560, 1440))
LOOKS = (Appearance.LIGHT, Appearance.DARK)
SCENES = {**WINDOW_SCENES, **CANVAS_SCENES, **PANEL_SCENES}


def main() -> None:
    """Take all pictures, or those whose names contain one of the given words."""
    folder, *words = sys.argv[1:]
    names = {name: kept for kept, name in BEST.items()} if folder == "--best" else None
    target = PICTURES if names else Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    if "DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    with TemporaryDirectory() as home:
        settings = Settings(Path(home) / "settings.ini", Path(home))
        language, look = Language(settings), ProgramStyle(application, settings)
        for name, scene in scenes(settings):
            is_wanted = name in names if names else not words or any(word in name for word in words)
            if is_wanted:
                picture = taken(Program(settings), scene, _size(name))
                picture.save(str(target / f"{names[name] if names else name}.png"), quality=0)
                print(name)
        look.close()
        language.close()


def scenes(settings: Settings) -> Iterator[tuple[str, Scene]]:
    """Yield each picture's name and what to do for it; settings are as it wants them."""
    for size in SIZES:
        for appearance in LOOKS:
            for language in LANGUAGES:
                settings.set(APPEARANCE, appearance)
                settings.set(LANGUAGE, language)
                for name, scene in SCENES.items():
                    yield f"{name}-{appearance}-{language}-{size.width()}", scene


def taken(program: Program, scene: Scene, size: QSize) -> QPixmap:
    """Return a picture of a window in which something was done."""
    program.settings.forget(PANELS_STATE)
    window = program.new_window()
    window.resize(size)
    QTest.qWaitForWindowExposed(window)
    scene(window)
    wait(50)
    picture = pictured(window)
    if window.desk is not None:
        window.desk.document.history.setClean()
    window.close()
    return picture


def pictured(window: Window) -> QPixmap:
    """Return a picture of a window with the dialogs and menus that are open above it."""
    picture = window.grab()
    painter = QPainter(picture)
    for child in (*window.findChildren(QDialog), *window.findChildren(QMenu)):
        if child.isVisible():
            painter.drawPixmap(_corner(window, child), child.grab())
            frame = QRect(_corner(window, child), child.size()).adjusted(-1, -1, 0, 0)
            painter.setPen(window.palette().color(QPalette.ColorRole.Mid))
            painter.drawRect(frame)  # where a window manager would draw one
    painter.end()
    return picture


def _size(name: str) -> QSize:
    return next(size for size in SIZES if name.endswith(str(size.width())))


def _corner(window: Window, child: QWidget) -> QPoint:
    if isinstance(child, QMenu) or child.testAttribute(Qt.WidgetAttribute.WA_Moved):
        return window.mapFromGlobal(child.pos())
    return window.rect().center() - child.rect().center()


BEST = {
    "editor-europe": "ticket_on_the_map-light-en-1280",
    "editor-welcome": "welcome-light-en-1280",
    "editor-route": "drawing-light-en-1280",
    "editor-palette": "palette-light-en-1280",
    "editor-geography": "geography-light-en-1280",
    "editor-print": "printed_ticket-light-en-1280",
    "editor-dark": "selected_route-dark-fr-1280",
}
"""What is shown in the documentation."""


if __name__ == "__main__":
    main()
