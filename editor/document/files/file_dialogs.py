"""The dialogs of files: a new board, a board's file, and unsaved work of a killed program."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.widgets import (
    boxed,
    button_box,
    column,
    heading_label,
    plain_label,
    row,
    scroll_area,
)
from trackwright.editor.document.files.autosave import Recovered, board_in_file, discard
from trackwright.editor.document.files.file_watch import digest_of
from trackwright.editor.document.files.rules_field import RulesField
from trackwright.schema.board import Board, Meta
from trackwright.schema.board_differences import difference_summary
from trackwright.schema.geometry import Size
from trackwright.schema.ids import slug
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.files.open_controller import OpenController
    from trackwright.editor.shell.window import Window


def blank_board(title: str, width: float, height: float, ruleset: str | None = None) -> Board:
    """Return an empty board with a title, of so many mm, made for a ruleset if one is named."""
    from trackwright.layout.new_map import default_profile  # late: numpy and shapely are slow

    size = Size(width=width, height=height)
    rulesets = () if ruleset is None else (ruleset,)
    return Board(
        id=slug(title, "board"),
        meta=Meta(title=title),
        size=size,
        profile=default_profile(size),
        rulesets=rulesets,
    )


SIZES = (
    (say("Large board, lying"), 790.0, 525.0),
    (say("Large board, standing"), 525.0, 790.0),
    (say("Square board"), 620.0, 620.0),
    (say("Small board"), 420.0, 297.0),
)
"""Sizes that boards of this family have, in mm."""


def board_dialog(parent: QWidget, title: str) -> QFileDialog:
    """Return a dialog for the file of a board; whoever asks opens it."""
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters([tr("Boards (*.json)"), tr("All files (*)")])
    return dialog


class NewBoardDialog(Guarded, QDialog):
    """Asks for the title, the size and the rules of a new board.

    Signals:
        chosen: A board was asked for; carries it, blank.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New board"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = QLineEdit(tr("New board"))
        self.title.selectAll()
        self.sizes = QComboBox()
        for name, width, height in SIZES:
            self.sizes.addItem(f"{tr(name)} · {width:g} × {height:g} mm", (width, height))
        self.sizes.addItem(tr("Another size"))
        self.width_mm, self.height_mm = _millimetres(), _millimetres()
        form = QFormLayout()
        form.addRow(tr("&Title"), self.title)
        form.addRow(tr("&Size"), self.sizes)
        form.addRow(tr("&Width"), self.width_mm)
        form.addRow(tr("&Height"), self.height_mm)
        self.rules = RulesField()
        form.addRow(tr("&Rules"), self.rules)
        buttons, create = button_box(self, tr("&Create"), QDialogButtonBox.StandardButton.Cancel)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addSpacing(8)
        column.addWidget(buttons)
        create.setDefault(True)
        connect(self.sizes.currentIndexChanged, self._show_size)
        connect(self.width_mm.valueChanged, self._show_name)
        connect(self.height_mm.valueChanged, self._show_name)
        connect(self.accepted, self._choose)
        self._show_size(0)
        self.resize(440, self.sizeHint().height())

    def _show_size(self, index: int) -> None:
        size = self.sizes.itemData(index)
        if size is not None:
            self.width_mm.setValue(size[0])
            self.height_mm.setValue(size[1])

    def _show_name(self, _value: float) -> None:
        size = (self.width_mm.value(), self.height_mm.value())
        names = [index for index, (_, *known) in enumerate(SIZES) if tuple(known) == size]
        self.sizes.blockSignals(True)
        self.sizes.setCurrentIndex(names[0] if names else len(SIZES))
        self.sizes.blockSignals(False)

    def _choose(self) -> None:
        title = self.title.text().strip() or tr("New board")
        board = blank_board(title, self.width_mm.value(), self.height_mm.value())
        self.chosen.emit(self.rules.with_rules(board))


def _millimetres() -> QDoubleSpinBox:
    return QDoubleSpinBox(decimals=1, minimum=50, maximum=5_000, singleStep=5, suffix=" mm")


class RecoveryDialog(Guarded, QDialog):
    """Offers each piece of work: restore it, discard it, or be asked again later."""

    def __init__(
        self, found: Sequence[Recovered], open_controller: "OpenController", near: "Window"
    ) -> None:
        super().__init__(near)
        self._open_controller = open_controller
        self._near = near
        self.setWindowTitle(tr("Unsaved work"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.rows = [_Row(recovered, self) for recovered in found]
        inner = boxed(column(*self.rows, 1))
        buttons = QDialogButtonBox()
        self.later = buttons.addButton(tr("&Later"), QDialogButtonBox.ButtonRole.RejectRole)
        connect(buttons.rejected, self.reject)
        heading = heading_label(tr("Trackwright was ended before this work was saved"), wraps=True)
        column(heading, scroll_area(inner), buttons, parent=self, margins=None)
        self.resize(560, min(110 + 120 * len(self.rows), 560))
        self.rows[0].restore.setDefault(True)
        self.rows[0].restore.setFocus()
        self.open()

    def restore(self, row: "_Row") -> None:
        """Open the work of a row."""
        self._remove(row)
        self._open_controller.restore(row.recovered, self._near)

    def discard(self, row: "_Row") -> None:
        """Discard the work of a row."""
        discard(row.recovered)
        self._remove(row)

    def _remove(self, row: "_Row") -> None:
        self.rows.remove(row)
        row.hide()
        if not self.rows:
            self.accept()


class _Row(Guarded, QFrame):
    """One piece of work: what differs from its file, and the choices."""

    def __init__(self, recovered: Recovered, dialog: RecoveryDialog) -> None:
        super().__init__()
        self.recovered = recovered
        self.setFrameShape(QFrame.Shape.StyledPanel)
        title = printable(text_in(recovered.board.meta.title, "en"))
        self.words = [self._origin(), *self._differences()]
        self.restore = QPushButton(tr("&Restore"))
        self.restore.setAccessibleName(tr("Restore {title}", title=title))
        self.discard = QPushButton(tr("&Discard"))
        self.discard.setAccessibleName(tr("Discard {title}", title=title))
        self.discard.setAutoDefault(False)
        connect(self.restore.clicked, partial(dialog.restore, self))
        connect(self.discard.clicked, partial(dialog.discard, self))
        layout = QVBoxLayout(self)
        layout.addWidget(heading_label(title, wraps=True))
        layout.addWidget(plain_label(self.words[0], wraps=True))
        layout.addWidget(plain_label(" · ".join(self.words[1:]), wraps=True))
        layout.addLayout(row(1, self.discard, self.restore))

    def _origin(self) -> str:
        record = self.recovered.record
        moment = QDateTime.fromSecsSinceEpoch(round(record.saved.timestamp()))
        time = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        if record.path is None:
            return tr("Never saved to a file · {time}", time=time)
        return f"{record.path} · {time}"

    def _differences(self) -> list[str]:
        recovered = self.recovered
        half_drawn = {
            "route": tr("A route is half drawn"),
            "border": tr("An outline is half drawn"),
        }
        in_file, drafts = board_in_file(recovered), recovered.record.drafts
        lines = [words for tool, words in half_drawn.items() if tool in drafts]
        if not lines or in_file != recovered.board:
            lines = [*map(tr, difference_summary(in_file, recovered.board)), *lines]
        path = recovered.record.path
        if path is not None and digest_of(path) not in (None, recovered.record.based_on):
            lines.append(tr("The file has changed since then"))
        return lines
