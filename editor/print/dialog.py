"""The dialog that prints: options, what there is to print, its pages, and where they go."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    Dialog,
    column,
    row,
    scroll_area,
    show_text,
    wrong_label,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.files.recent_files import base_name, last_folder
from trackwright.editor.print.options import PrintOptions, PrintOrder
from trackwright.editor.print.output import PrintOutput
from trackwright.editor.print.preview import PrintPreview
from trackwright.printing.choices import EVERYTHING, Part
from trackwright.printing.papers import paper_name
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.print.page_images import PreparedOrder, Volume

TITLES: Mapping[Part, str] = {
    Part.BOARD: say("Board on sheets"),
    Part.SHOP: say("Board on one page"),
    Part.TICKETS: say("Tickets"),
    Part.BONUSES: say("Bonus cards"),
    Part.COUNTRIES: say("Country cards"),
    Part.REFERENCE: say("Reference cards"),
    Part.SCORE: say("Score track"),
    Part.RULES: say("Rules"),
    Part.ASSEMBLY: say("How to put it together"),
    Part.IMAGES: say("Images of cards"),
}
"""What each part is called, in the order in which they are listed."""

_PART = Qt.ItemDataRole.UserRole
_TITLE, _COUNT = range(2)
ON, OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked

PARTS, FOLDER = "print/parts", "print/folder"
"""The settings that say which parts were printed last, and where the folder with them lies."""

SHARE = 0.9
"""How much of the window it takes at first."""

USUAL, LARGEST = QSize(1_180, 740), QSize(1_600, 1_000)
"""Pixels that this is at least, and at most."""


class PrintDialog(Dialog):
    """Prints the board as it is now; the window behind it waits, the program does not."""

    def __init__(self, desk: Desk, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent, tr("Print"))
        self._settings = settings
        self.options = PrintOptions(desk, settings)
        self.parts = PartsList(_remembered_parts(settings))
        self.preview = PrintPreview()
        self.output = PrintOutput(_usual_folder(desk, settings))
        self._can_print = True
        self.sheets = QLabel(wordWrap=True)
        self.troubles = wrong_label()
        self._build()
        self.resize((parent.size() * SHARE).boundedTo(LARGEST).expandedTo(USUAL))
        connect(self.options.changed, self._renew)
        connect(self.parts.ticked, self._renew)
        connect(self.parts.shown, self._show_part)
        connect(self.preview.prepared, self._show_volumes)
        connect(self.preview.refused, self._refuse)
        connect(self.output.running, self._follow_output)
        connect(self.output.folder.textChanged, self._allow)
        connect(self.finished, self._end)
        connect(desk.scene.closing, self.reject)
        self._renew()

    @property
    def order(self) -> PrintOrder:
        """What is asked for."""
        return self.options.order(self.parts.parts)

    def _build(self) -> None:
        options = scroll_area(self.options)
        options.setFixedWidth(self.options.sizeHint().width() + 2 * GAP)
        middle = column(self.parts, self.sheets, self.troubles, 1)
        columns = row(options, middle, (self.preview, 1), spacing=2 * GAP)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.print_button = buttons.addButton(tr("Pri&nt"), QDialogButtonBox.ButtonRole.ActionRole)
        self.print_button.setDefault(True)
        connect(self.print_button.clicked, self._print)
        connect(buttons.rejected, self.reject)
        bottom = row((self.output.result, 1), buttons, spacing=2 * GAP)
        column((columns, 1), self.output, bottom, parent=self, margins=None)
        count = self.fontMetrics().horizontalAdvance("0000 pages")
        self.parts.setFixedWidth(max(self.parts.sizeHintForColumn(0), 0) + count + 3 * GAP)
        self.sheets.setFixedWidth(self.parts.width())
        self.troubles.setFixedWidth(self.parts.width())
        self.parts.setFocus()

    def _renew(self) -> None:
        self._show_part()
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
        self.sheets.setText("\n".join(lines))
        show_text(self.troubles, "\n".join(capitalized(tr(each)) for each in prepared.troubles))

    def _refuse(self, _words: str) -> None:
        self.parts.show_volumes(None)
        self.sheets.clear()
        show_text(self.troubles, "")
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


class PartsList(Guarded, QTreeWidget):
    """Lists the parts of a print-out with how many pages each has.

    Signals:
        ticked: Other parts are to be printed.
        shown: Another part is chosen to be seen.
    """

    ticked = Signal()
    shown = Signal()

    def __init__(self, ticked: frozenset[Part]) -> None:
        super().__init__()
        self.setAccessibleName(tr("What is printed"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(_TITLE, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(_COUNT, QHeaderView.ResizeMode.ResizeToContents)
        self.rows = {part: QTreeWidgetItem(self, [tr(title), ""]) for part, title in TITLES.items()}
        for part, item in self.rows.items():
            item.setData(_TITLE, _PART, part.value)
            item.setTextAlignment(_COUNT, Qt.AlignmentFlag.AlignRight)
        self.tick(ticked)
        self.choose(next(iter(TITLES)))
        connect(self.itemChanged, self._emit_ticked)
        connect(self.currentItemChanged, self.shown)

    @property
    def parts(self) -> frozenset[Part]:
        """What is ticked."""
        return frozenset(part for part, item in self.rows.items() if item.checkState(0) == ON)

    @property
    def part(self) -> Part:
        """What is to be seen."""
        return Part(self.currentItem().data(_TITLE, _PART))

    def tick(self, parts: frozenset[Part]) -> None:
        """Tick some parts, and no others."""
        for part, item in self.rows.items():
            item.setCheckState(_TITLE, ON if part in parts else OFF)

    def choose(self, part: Part) -> None:
        """Show a part, as a click does."""
        self.setCurrentItem(self.rows[part])

    def show_volumes(self, volumes: "Mapping[Part, Volume] | None") -> None:
        """Tell how many pages each part has, or that the game has none of it; nothing for None."""
        ticked = self.parts if volumes is not None else frozenset()
        with QSignalBlocker(self):
            for part, item in self.rows.items():
                item.setText(_COUNT, _counted(part, volumes or {}) if part in ticked else "")
        self.viewport().update()

    def sizeHint(self) -> QSize:
        rows = len(self.rows) * self.sizeHintForRow(0) + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), rows)

    def _emit_ticked(self, _item: QTreeWidgetItem, changed: int) -> None:
        if changed == _TITLE:
            self.ticked.emit()


def _counted(part: Part, volumes: "Mapping[Part, Volume]") -> str:
    volume = volumes.get(part)
    if volume is None:
        return tr(say_in("feminine", "none"))
    if part is Part.IMAGES:
        return str(volume.pages)
    return tr("1 page") if volume.pages == 1 else tr("{n} pages", n=volume.pages)
