"""Take pictures of the editor in every mode: light and dark, in all languages, in two sizes.

Under `xvfb-run -s "-screen 0 2560x1440x24"` on a screen of its own, else without one:

    .venv/bin/python -P scripts/make_screenshots.py FOLDER [PART OF A NAME …]

The best ones go to docs/pictures with --best instead of a folder.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from math import dist
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from trackwright.editor.canvas.view import Pointer
from trackwright.editor.context_menu import show_context_menu
from trackwright.editor.language import LANGUAGE, LANGUAGES, Language
from trackwright.editor.program import Program
from trackwright.editor.settings import Settings
from trackwright.editor.style import APPEARANCE, Appearance, Look
from trackwright.editor.tools.catalogue import TOOLS
from trackwright.editor.tour import Tour
from trackwright.editor.window import Window
from trackwright.maps.library import board_names, board_path
from trackwright.schema.geometry import Point
from trackwright.validators.places import Place, stop_place

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = (QSize(1280, 800), QSize(2560, 1440))
LOOKS = (Appearance.LIGHT, Appearance.DARK)
LONGEST_WAIT, STEP = 20_000, 20

Scene = Callable[[Window], None]


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
        language, look = Language(settings), Look(application, settings)
        for name, scene in scenes(settings):
            is_wanted = name in names if names else not words or any(word in name for word in words)
            if is_wanted:
                picture = taken(Program(settings), scene, _size(name))
                picture.save(str(target / f"{names[name] if names else name}.png"), "PNG", 0)
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
    window = program.new_window()
    window.resize(size)
    QTest.qWaitForWindowExposed(window)
    scene(window)
    _wait(50)
    picture = window.grab()
    painter = QPainter(picture)
    for child in (*window.findChildren(QDialog), *window.findChildren(QMenu)):
        if child.isVisible():
            painter.drawPixmap(_corner(window, child), child.grab())
    painter.end()
    if window.desk is not None:
        window.desk.document.history.setClean()
    window.close()
    return picture


def _size(name: str) -> QSize:
    return next(size for size in SIZES if name.endswith(str(size.width())))


def _corner(window: Window, child: QWidget) -> QPoint:
    if isinstance(child, QMenu):
        return window.mapFromGlobal(child.pos())
    return window.rect().center() - child.rect().center()


def _wait_until(done: Callable[[], bool]) -> None:
    waited = 0
    while not done() and waited < LONGEST_WAIT:
        _wait(STEP)
        waited += STEP


def _wait(milliseconds: int) -> None:
    """Let events happen; QTest's own wait would keep Python from working in the background."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _open(window: Window) -> None:
    settled: list[bool] = []
    window.program.opening.open(board_path(board_names()[0]), window)
    window.require_desk().scene.settled.connect(lambda: settled.append(True))
    _wait_until(lambda: bool(settled))


def welcome(window: Window) -> None:
    """Show the page without a board."""
    _wait_until(lambda: all(card.has_picture for card in window.welcome.cards))


def selected(window: Window) -> None:
    """Select a city."""
    _open(window)
    desk = window.require_desk()
    desk.selection.set([stop_place(desk.board.cities[len(desk.board.cities) // 2])])


def selected_route(window: Window) -> None:
    """Select a route with the route tool."""
    _open(window)
    window.pick_up("route")
    desk = window.require_desk()
    desk.selection.set([Place("route", desk.board.routes[10].id)])


def drawing(window: Window) -> None:
    """Draw half a route."""
    _open(window)
    window.pick_up("route")
    desk = window.require_desk()
    size, cities = desk.board.size, desk.board.cities
    middle = Point(size.width * 0.75, size.height * 0.4)
    first = min(cities, key=lambda city: dist(city.position, middle)).position
    ends = {frozenset(route.ends) for route in desk.board.routes}
    start = next(city.id for city in cities if city.position == first)
    free = [c for c in cities if c.id != start and frozenset((start, c.id)) not in ends]
    last = min(free, key=lambda city: dist(city.position, first)).position
    bend = Point((first.x + last.x) / 2, (first.y + last.y) / 2 + 12)
    both = QRectF(QPointF(*first), QPointF(*last)).normalized()
    desk.view.fit(both.adjusted(-50, -50, 50, 50))
    viewport = desk.view.viewport()
    left = Qt.MouseButton.LeftButton
    for place in (first, bend):
        QTest.mouseClick(viewport, left, pos=desk.view.mapFromScene(*place))
    QTest.keyClicks(desk.view, "o")
    QTest.mouseMove(viewport, desk.view.mapFromScene(*last))
    _wait(1_500)


def menu(window: Window) -> None:
    """Open the menu of a city."""
    selected(window)
    desk = window.require_desk()
    stop = desk.board.cities[len(desk.board.cities) // 2].position
    at = desk.view.mapFromScene(*stop)
    no_keys = QApplication.keyboardModifiers()
    pointer = Pointer(stop, no_keys, QApplication.mouseButtons(), 4)
    show_context_menu(window, pointer, desk.view.viewport().mapToGlobal(at))


def main_menu(window: Window) -> None:
    """Open the menu View."""
    _open(window)
    bar = window.menuBar()
    entry = bar.actions()[2]
    shown = entry.menu()
    if isinstance(shown, QMenu):
        shown.popup(bar.mapToGlobal(bar.actionGeometry(entry).bottomLeft()))


def palette(window: Window) -> None:
    """Type into the command palette."""
    _open(window)
    window.trigger("help.palette")
    QTest.keyClicks(QApplication.focusWidget() or window, "rou")


def shortcuts(window: Window) -> None:
    """Show the list of shortcuts."""
    _open(window)
    window.trigger("help.shortcuts")


def about(window: Window) -> None:
    """Show what the program is."""
    _open(window)
    window.trigger("help.about")


def new_board(window: Window) -> None:
    """Ask for a new board."""
    welcome(window)
    window.trigger("file.new")


def tour(step: int) -> Scene:
    """Show a step of the tour."""

    def scene(window: Window) -> None:
        _open(window)
        window.trigger("help.tour")
        for _ in range(step):
            found = window.findChild(Tour)
            if isinstance(found, Tour):
                found.go_on()

    return scene


def with_tool(tool: str) -> Scene:
    """Take a tool in hand."""

    def scene(window: Window) -> None:
        _open(window)
        window.pick_up(tool)

    return scene


SCENES: Mapping[str, Scene] = {
    "welcome": welcome,
    "new": new_board,
    "selected": selected,
    "selected_route": selected_route,
    "drawing": drawing,
    "context_menu": menu,
    "menu": main_menu,
    **{f"tool_{kind.id}": with_tool(kind.id) for kind in TOOLS},
    "palette": palette,
    "shortcuts": shortcuts,
    "about": about,
    "tour_0": tour(0),
    "tour_3": tour(3),
    "tour_6": tour(6),
    "tour_7": tour(7),
}

BEST = {
    "editor-welcome": "welcome-light-en-1280",
    "editor-route": "drawing-light-en-1280",
    "editor-palette": "palette-light-en-1280",
    "editor-dark": "selected_route-dark-fr-1280",
}
"""What is shown in the documentation."""


if __name__ == "__main__":
    main()
