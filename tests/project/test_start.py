"""Starting is quick: what few need is loaded when it is first used."""

import subprocess
import sys
from functools import cache

import pytest

START = """
import sys
from PySide6.QtWidgets import QApplication
application = QApplication([])
from trackwright.editor.document.document import Document
from trackwright.editor.shell.window import Window
from trackwright.maps import open_board
window = Window(expects_board={with_board})
if {with_board}:
    window.show_document(Document(open_board("poland").document))
window.show()
application.processEvents()
print(*sys.modules)
window.close()
"""

HEAVY = (
    "networkx",
    "scipy",
    "trackwright.editor.balance",
    "trackwright.editor.tools.board_dialogs",
    "trackwright.editor.compare",
    "trackwright.editor.geography.area_pickers",
    "trackwright.editor.geography.board_from_geography",
    "trackwright.editor.geography.fit_panel",
    "trackwright.editor.geography.new_board_dialog",
    "trackwright.editor.document.edits.borders",
    "trackwright.editor.document.edits.routes",
    "trackwright.editor.document.files.file_dialogs",
    "trackwright.editor.languages.panel",
    "trackwright.editor.playtest.panel",
    "trackwright.editor.print.dialog",
    "trackwright.editor.print.measures_dialog",
    "trackwright.editor.print.options",
    "trackwright.editor.forms.thing_properties",
    "trackwright.editor.rules",
    "trackwright.editor.tables",
    "trackwright.layout.basemap",
    "trackwright.layout.fit_forces",
    "trackwright.layout.fit",
    "trackwright.layout.gazetteer",
    "trackwright.network",
    "trackwright.playtest",
    "trackwright.printing",
    "trackwright.rulebook",
    "trackwright.validators.balance",
    "trackwright.validators.check",
    "trackwright.validators.published",
    "typer",
)


CANVAS = (
    "numpy",
    "shapely",
    "trackwright.editor.canvas.scene",
    "trackwright.editor.tools.select",
    "trackwright.layout",
    "trackwright.rendering.board_picture",
)


@pytest.mark.parametrize("with_board", [False, True], ids=["welcome", "a board"])
def test_the_window_is_shown_before_what_is_heavy_is_loaded(with_board: bool) -> None:
    loaded = loaded_at_start(with_board)
    assert "trackwright.editor.shell.window" in loaded
    assert [name for name in HEAVY if name in loaded] == []


def test_the_canvas_is_loaded_with_the_first_board() -> None:
    assert [name for name in CANVAS if name in loaded_at_start(with_board=False)] == []
    assert [name for name in CANVAS if name not in loaded_at_start(with_board=True)] == []


def test_a_tool_is_loaded_when_it_is_picked_up() -> None:
    tools = "trackwright.editor.tools"
    loaded = loaded_at_start(with_board=True)
    assert f"{tools}.select" in loaded
    for name in ("background", "border", "city", "measure", "pan", "route"):
        assert f"{tools}.{name}" not in loaded


def test_a_board_comes_without_the_page_that_offers_boards() -> None:
    assert "trackwright.editor.welcome.page" in loaded_at_start(with_board=False)
    assert "trackwright.editor.welcome.page" not in loaded_at_start(with_board=True)


def test_what_numpy_is_told_comes_before_numpy() -> None:
    loaded = loaded_by("import sys, trackwright.editor.shell.application; print(*sys.modules)")
    assert "trackwright.editor.shell.program" in loaded
    assert "numpy" not in loaded


def test_no_command_waits_for_what_others_need() -> None:
    loaded = loaded_by("import sys, trackwright.cli.app; print(*sys.modules)")
    assert "trackwright.cli.edit" in loaded
    others = (
        "numpy",
        "pydantic",
        "PySide6",
        "rich",
        "shapely",
        "trackwright.formats",
        "trackwright.maps",
        "trackwright.rulebook",
        "trackwright.schema.board",
    )
    assert [name for name in others if name in loaded] == []


@cache
def loaded_at_start(with_board: bool) -> set[str]:
    """Return the modules of a process that has just shown its window."""
    return loaded_by(START.replace("{with_board}", str(with_board)))


def loaded_by(program: str) -> set[str]:
    """Return the modules that a program prints."""
    command = [sys.executable, "-P", "-c", program]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())
