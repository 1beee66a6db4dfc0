"""The dialog that prints: options, what there is to print, its pages, and where they go."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, row, scroll_area
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.files.recent_files import base_name, last_folder
from trackwright.editor.print.options import PrintOptions, PrintOrder
from trackwright.editor.print.output import PrintOutput
from trackwright.editor.print.parts_list import PartsList
from trackwright.editor.print.preview import PrintPreview
from trackwright.printing.choices import EVERYTHING, Part
from trackwright.printing.papers import paper_name
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.print.page_images import PreparedOrder

PARTS, FOLDER = "print/parts", "print/folder"
"""The settings that say which parts were printed last, and where the folder with them lies."""

SHARE = 0.9
"""How much of the window it takes at first."""

USUAL, LARGEST = QSize(1_180, 740), QSize(1_600, 1_000)
"""Pixels that this is at least, and at most."""


class PrintDialog(Guarded, QDialog):
    """Prints the board as it is now; the window behind it waits, the program does not."""

    def __init__(self, desk: Desk, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self.options = PrintOptions(desk, settings)
        self.parts = PartsList()
        self.parts.tick(_remembered_parts(settings))
        self.preview = PrintPreview()
        self.output = PrintOutput(_usual_folder(desk, settings))
        self._can_print = True
        self._sheets = QLabel()
        self._sheets.setWordWrap(True)
        self._build()
        self.resize((parent.size() * SHARE).boundedTo(LARGEST).expandedTo(USUAL))
        self._connect(desk)
        self._renew()

    @property
    def order(self) -> PrintOrder:
        """What is asked for."""
        return self.options.order(self.parts.parts)

    @property
    def sheets(self) -> str:
        """How much paper it says that the print-out takes."""
        return self._sheets.text()

    def _build(self) -> None:
        options = scroll_area(self.options)
        options.setFixedWidth(self.options.sizeHint().width() + 2 * GAP)
        middle = column(self.parts, self._sheets, 1)
        columns = row(options, middle, (self.preview, 1), spacing=2 * GAP)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.print_button = buttons.addButton(tr("Pri&nt"), QDialogButtonBox.ButtonRole.ActionRole)
        self.print_button.setDefault(True)
        connect(self.print_button.clicked, self._print)
        connect(buttons.rejected, self.reject)
        bottom = row((self.output.result, 1), buttons, spacing=2 * GAP)
        lines = QVBoxLayout(self)
        lines.setSpacing(GAP)
        lines.addLayout(columns, 1)
        lines.addWidget(self.output)
        lines.addLayout(bottom)
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
        connect(self.preview.prepared, self._show_volumes)
        connect(self.preview.refused, self._refuse)
        connect(self.output.running, self._follow_output)
        connect(self.output.folder.textChanged, self._allow)
        connect(self.finished, self._end)
        connect(desk.scene.closing, self.reject)

    def _renew(self) -> None:
        self.preview.show_part(self.order, self.parts.part)
        self._can_print = True
        self._allow()

    def _show_part(self) -> None:
        self.preview.show_part(self.order, self.parts.part)

    def _show_volumes(self, prepared: "PreparedOrder") -> None:
        volumes = prepared.volumes
        self.parts.show_volumes(volumes)
        sheets = sum(volume.sheets for volume in volumes.values())
        cards = sum(volume.cards for volume in volumes.values())
        paper = paper_name(prepared.order.settings.paper)
        lines = []
        if sheets:
            words = say("1 sheet of {paper}") if sheets == 1 else say("{n} sheets of {paper}")
            lines.append(tr(words, n=sheets, paper=paper))
        if cards:
            words = say("1 card") if cards == 1 else say("{n} cards")
            lines.append(tr(words, n=cards))
        if Part.SHOP in volumes:
            lines.append(tr("1 page for a print shop"))
        self._sheets.setText("\n".join(lines))

    def _refuse(self, _words: str) -> None:
        self.parts.show_volumes(None)
        self._sheets.clear()
        self._can_print = False
        self._allow()

    def _allow(self) -> None:
        has_folder = bool(self.output.folder.text().strip())
        self.print_button.setEnabled(self._can_print and has_folder and not self.output.is_running)

    def _print(self) -> None:
        self.output.start(self.order)
        self._settings.set(FOLDER, str(self.output.target.parent))

    def _follow_output(self, is_running: bool) -> None:
        self.options.setEnabled(not is_running)
        self.parts.setEnabled(not is_running)
        self._allow()

    def _end(self, _result: int) -> None:
        """Stop background work and remember the options."""
        self.options.remember()
        self._settings.set(PARTS, sorted(self.parts.parts))
        self.preview.close_down()
        self.output.stop()


def _remembered_parts(settings: Settings) -> frozenset[Part]:
    names = settings.lines(PARTS)
    return frozenset(part for part in Part if part.value in names) or EVERYTHING


def _usual_folder(desk: Desk, settings: Settings) -> Path:
    """Return a folder of this board's own, where the one of another board was made last."""
    remembered = settings.text(FOLDER)
    above = Path(remembered) if remembered else desk.document.folder or last_folder(settings)
    path = desk.document.path
    return above / f"{base_name(path) if path else desk.board.id}-print"
