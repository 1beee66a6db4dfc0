"""The dialog that fills a board with ornaments: which kinds, how many, and another try."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGridLayout, QSlider, QSpinBox, QWidget

from trackwright.editor.base.command import LazyModule
from trackwright.editor.base.guard import connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import counted_things
from trackwright.editor.base.widgets import (
    Dialog,
    add_rows,
    boxed,
    button_box,
    column,
    named,
    plain_label,
    push_button,
    row,
    show_text,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import ORNAMENTS
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    generator: Any
else:
    generator = LazyModule("trackwright.rendering.decoration_generator")

COLUMNS = 3
LARGEST_SEED = 9_999


class DecorateDialog(Dialog):
    """Shows the board with ornaments while they are chosen; OK keeps them, as one step."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent, tr("Decorate the board"))
        self._desk = desk
        self._found: Board | None = None
        self._job = LatestJob(self)
        connect(self._job.finished, self._show)
        connect(self._job.failed, self._fail)
        self.seed = named(QSpinBox(), tr("Seed"))
        self.seed.setRange(0, LARGEST_SEED)
        self.density = named(QSlider(Qt.Orientation.Horizontal), tr("Density"))
        self.density.setRange(1, 100)
        self.density.setValue(50)
        self.kinds = {kind: QCheckBox(tr(title)) for kind, title in ORNAMENTS.items()}
        self._status = plain_label(wraps=True, quiet=True)
        self._build()
        connect(self.accepted, self._apply)
        connect(self.finished, self._end)
        self._generate()

    def _build(self) -> None:
        form = QFormLayout()
        another = push_button(tr("&Another try"), lambda: self.seed.setValue(self.seed.value() + 1))
        another.setAutoDefault(False)
        tries = boxed(row((self.seed, 1), another))
        add_rows(form, [(tr("Seed"), tries), (tr("Density"), self.density)])
        grid = QGridLayout()
        for number, (kind, box) in enumerate(self.kinds.items()):
            box.setChecked(kind in generator.ALL_KINDS)
            connect(box.toggled, self._generate)
            grid.addWidget(box, number // COLUMNS, number % COLUMNS)
        buttons, _ = button_box(self, tr("&Decorate"))
        column(form, grid, self._status, buttons, parent=self, margins=None)
        connect(self.seed.valueChanged, self._generate)
        connect(self.density.valueChanged, self._generate)

    def _generate(self) -> None:
        """Compute the ornaments that are wanted now."""
        kinds = frozenset(kind for kind, box in self.kinds.items() if box.isChecked())
        board, language = self._desk.board, self._desk.scene.language
        seed, density = self.seed.value(), self.density.value() / 100
        show_text(self._status, tr("Looking for places …"))
        drawn_with = self._desk.scene.rules, self._desk.document.folder or Path()
        self._job.start(partial(_decorated, board, language, seed, density, kinds, drawn_with))

    def _show(self, board: Board) -> None:
        self._found = board
        show_text(self._status, counted_things("decoration", len(board.decorations)))
        self._desk.scene.preview(board)

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        show_text(self._status, tr(error.sentence))

    def _apply(self) -> None:
        if self._found is not None:
            self._desk.edit(tr("Decorate the board"), self._found)

    def _end(self) -> None:
        self._job.stop()
        self._desk.scene.preview(None)


def _decorated(
    board: Board,
    language: str,
    seed: int,
    density: float,
    kinds: frozenset[Any],
    drawn_with: tuple[Ruleset | None, Path],
) -> Board:
    from trackwright.layout.physical_map import named_regions  # late: these load the base map
    from trackwright.rendering.taken_room import Drawn

    made: Board = generator.decorated(
        board,
        language,
        seed,
        density,
        kinds,
        regions=named_regions(board),
        drawn=Drawn(*drawn_with),
    )
    return made
