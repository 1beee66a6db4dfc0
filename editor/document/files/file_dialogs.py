"""The dialogs of File › New and of files: boards are asked for here."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.widgets import button_box
from trackwright.schema.board import Board, Meta
from trackwright.schema.geometry import Size
from trackwright.schema.ids import slug
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr


def blank_board(title: str, width: float, height: float) -> Board:
    """Return an empty board with a title, of so many mm."""
    size = Size(width=width, height=height)
    return Board(id=slug(title, "board"), meta=Meta(title=title), size=size)


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
    """Asks for the title and the size of a new board.

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
        self.chosen.emit(blank_board(title, self.width_mm.value(), self.height_mm.value()))


def _millimetres() -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setDecimals(1)
    box.setRange(50, 5_000)
    box.setSingleStep(5)
    box.setSuffix(" mm")
    return box
