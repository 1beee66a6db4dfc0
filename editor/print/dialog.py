"""The dialog that prints: options, what there is to print, its pages, and where they go."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.style import GAP
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.files.recent_files import base_name, last_folder
from trackwright.editor.print.options import PrintOptions
from trackwright.editor.print.output import Delivery
from trackwright.editor.print.parts_list import Order, PartsList
from trackwright.editor.print.preview import PrintPreview
from trackwright.printing.choices import EVERYTHING, Part
from trackwright.printing.papers import paper_name
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.print.page_images import Draft

PARTS, FOLDER = "print/parts", "print/folder"
"""The settings that say which parts were printed last, and where the folder with them lies."""

SHARE = 0.9
"""How much of the window it takes at first."""

USUAL, LARGEST = QSize(1_180, 740), QSize(1_600, 1_000)
"""Pixels that this is at least, and at most."""


class PrintDialog(Guarded, QDialog):
    """Prints the board as it is now; the window behind it waits, the program does not.

    Attributes:
        options: How it is printed.
        parts: What is printed.
        preview: The pages.
        delivery: Where they go.
        print_button: Begins to print.
    """

    def __init__(self, desk: Desk, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self.options = PrintOptions(desk, settings)
        self.parts = PartsList()
        self.parts.tick(_remembered_parts(settings))
        self.preview = PrintPreview()
        self.delivery = Delivery(_usual_folder(desk, settings))
        self._can_print = True
        self._sheets = QLabel()
        self._sheets.setWordWrap(True)
        self._build()
        self.resize((parent.size() * SHARE).boundedTo(LARGEST).expandedTo(USUAL))
        self._connect(desk)
        self._renew()

    @property
    def order(self) -> Order:
        """What is asked for."""
        return self.options.order(self.parts.parts)

    @property
    def sheets(self) -> str:
        """How much paper it says that the print-out takes."""
        return self._sheets.text()

    def _build(self) -> None:
        options = QScrollArea()
        options.setFrameShape(QFrame.Shape.NoFrame)
        options.setWidgetResizable(True)
        options.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        options.setWidget(self.options)
        options.setFixedWidth(self.options.sizeHint().width() + 2 * GAP)
        middle = QVBoxLayout()
        middle.setSpacing(GAP)
        middle.addWidget(self.parts)
        middle.addWidget(self._sheets)
        middle.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(2 * GAP)
        columns.addWidget(options)
        columns.addLayout(middle)
        columns.addWidget(self.preview, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.print_button = buttons.addButton(tr("Pri&nt"), QDialogButtonBox.ButtonRole.ActionRole)
        self.print_button.setDefault(True)
        connect(self.print_button.clicked, self._print)
        connect(buttons.rejected, self.reject)
        bottom = QHBoxLayout()
        bottom.setSpacing(2 * GAP)
        bottom.addWidget(self.delivery.result, 1)
        bottom.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setSpacing(GAP)
        column.addLayout(columns, 1)
        column.addWidget(self.delivery)
        column.addLayout(bottom)
        self.parts.setFixedWidth(self._width_of_parts())
        self._sheets.setFixedWidth(self.parts.width())
        self.parts.setFocus()

    def _width_of_parts(self) -> int:
        widest = max(self.parts.sizeHintForColumn(0), 0)
        return widest + self.fontMetrics().horizontalAdvance("0000 pages") + 3 * GAP

    def _connect(self, desk: Desk) -> None:
        connect(self.options.changed, self._renew)
        connect(self.parts.ticked, self._renew)
        connect(self.parts.shown, self._show_part)
        connect(self.preview.drafted, self._tell)
        connect(self.preview.refused, self._refuse)
        connect(self.delivery.running, self._wait)
        connect(self.delivery.folder.textChanged, self._allow)
        connect(self.finished, self._end)
        connect(desk.scene.closing, self.reject)

    def _renew(self) -> None:
        self.preview.show_part(self.order, self.parts.part)
        self._can_print = True
        self._allow()

    def _show_part(self) -> None:
        self.preview.show_part(self.order, self.parts.part)

    def _tell(self, draft: "Draft") -> None:
        volumes = draft.volumes
        self.parts.show_volumes(volumes)
        sheets = sum(volume.sheets for volume in volumes.values())
        cards = sum(volume.cards for volume in volumes.values())
        paper = paper_name(draft.order.settings.paper)
        told = [self._counted_sheets(sheets).replace("{paper}", paper)] if sheets else []
        if cards:
            words = say("1 card") if cards == 1 else say("{n} cards")
            told.append(tr(words, n=cards))
        if Part.SHOP in volumes:
            told.append(tr("1 page for a print shop"))
        self._sheets.setText("\n".join(told))

    def _counted_sheets(self, sheets: int) -> str:
        if sheets == 1:
            return tr("1 sheet of {paper}")
        return tr("{n} sheets of {paper}").replace("{n}", str(sheets))

    def _refuse(self, _words: str) -> None:
        self.parts.show_volumes(None)
        self._sheets.clear()
        self._can_print = False
        self._allow()

    def _allow(self, _typed: object = None) -> None:
        has_folder = bool(self.delivery.folder.text().strip())
        self.print_button.setEnabled(
            self._can_print and has_folder and not self.delivery.is_running
        )

    def _print(self) -> None:
        self.delivery.start(self.order)
        self._settings.set(FOLDER, str(self.delivery.target.parent))

    def _wait(self, is_running: bool) -> None:
        self.options.setEnabled(not is_running)
        self.parts.setEnabled(not is_running)
        self._allow()

    def _end(self, _result: int) -> None:
        """Let nothing run on that nobody waits for."""
        self.options.remember()
        self._settings.set(PARTS, sorted(self.parts.parts))
        self.preview.close_down()
        self.delivery.stop()


def _remembered_parts(settings: Settings) -> frozenset[Part]:
    names = settings.lines(PARTS)
    return frozenset(part for part in Part if part.value in names) or EVERYTHING


def _usual_folder(desk: Desk, settings: Settings) -> Path:
    """Return a folder of this board's own, where the one of another board was made last."""
    remembered = settings.text(FOLDER)
    above = Path(remembered) if remembered else desk.document.folder or last_folder(settings)
    path = desk.document.path
    return above / f"{base_name(path) if path else desk.board.id}-print"
