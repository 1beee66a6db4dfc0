"""The panel that compares the board with another one, or with itself as it was."""

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QBrush, QHideEvent, QImage, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHeaderView,
    QLabel,
    QMenu,
    QSlider,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import show_open_error
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import ContentOrMessage, column, named, row, set_name
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.selection_marks import bring_into_view
from trackwright.editor.compare.differences import (
    STYLES,
    ChangeKind,
    Comparison,
    DifferenceMarks,
    SwipeItem,
    ThingDifference,
    Version,
    board_images,
    compare,
    fixed_version,
    history_versions,
)
from trackwright.editor.document.document import FileContent
from trackwright.editor.document.files.file_dialogs import board_dialog
from trackwright.editor.document.selection import exists
from trackwright.schema.board_differences import difference_counts
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.translation import tr

DIFFERENCE = Qt.ItemDataRole.UserRole
SIGNS = {ChangeKind.ADDED: "+", ChangeKind.REMOVED: "−", ChangeKind.CHANGED: "≠"}
WHOLE = 100
DELAY = 150
"""Milliseconds from an edit until boards are compared."""


class ComparePanel(Guarded, QWidget):
    """Lists the differences, shows their places, and shows both boards on the canvas."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._version: Version | None = None
        self._compared: Comparison | None = None
        self.marks = DifferenceMarks(desk.scene)
        self.swipe = SwipeItem()
        self._pictured: Any = None
        self._job = LatestJob(self, self._show_comparison, self._fail)
        self._picture_job = LatestJob(self, self._show_pictures, self._fail)
        self._file_job = LatestJob(self, self._compare_with_content, self._fail)
        self._file = Path()
        self._build()
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        connect(self._timer.timeout, self._compare)
        connect(desk.document.changed, self._schedule)
        connect(desk.document.history.cleanChanged, self._compare)
        connect(desk.scene.laid_out, self._mark)
        connect(desk.scene.restyled, self._compare)
        connect(desk.scene.state_changed, self._mark)
        self.compare_with(None)

    @property
    def is_busy(self) -> bool:
        """Whether something is still worked out."""
        jobs = (self._job, self._picture_job, self._file_job)
        return self._timer.isActive() or any(job.is_busy for job in jobs)

    @property
    def lines(self) -> tuple[ThingDifference, ...]:
        """What is listed."""
        return self._compared.lines if self._compared else ()

    def sizeHint(self) -> QSize:
        return BELOW

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for item in (*self.marks.items.values(), self.swipe):
            self._desk.scene.addItem(item)
        self._compare()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # The canvas shows what its panel explains.
        for item in (*self.marks.items.values(), self.swipe):
            if item.scene() is not None:
                self._desk.scene.removeItem(item)

    def compare_with(self, version: Version | None) -> None:
        """Compare with another board, or with none."""
        self._version = version
        self._compared = self._pictured = None
        self.slider.setValue(0)
        self.choice.setText(version.title if version else tr("Nothing"))
        for part in (self.show_marks, self.slider, *self._ends):
            part.setEnabled(version is not None)
        self.marks.clear()
        choose = tr("Choose what to compare the board with: its file, a step, another.")
        self.pages.show_message(choose)
        self._compare()

    def compare_with_file(self, path: Path) -> None:
        """Compare with the board in a file."""
        self._file = path
        self._file_job.start(partial(FileContent.read, path))

    def _build(self) -> None:
        self.choice = named(QToolButton(), tr("Compare with"))
        self.choice.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choice.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._menu = QMenu(self.choice)
        connect(self._menu.aboutToShow, self._fill_menu)
        self._steps = QMenu(tr("A step of the history"), self._menu)
        self.choice.setMenu(self._menu)
        self.show_marks = QCheckBox(tr("&Mark on the board"))
        self.show_marks.setChecked(True)
        connect(self.show_marks.toggled, self._mark)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMaximum(WHOLE)
        self.slider.setPageStep(WHOLE // 4)
        self.slider.setFixedWidth(160)
        set_name(self.slider, tr("How much of the canvas shows the other board"))
        connect(self.slider.valueChanged, self._cover)
        self._ends = (
            self._end(tr("Now"), tr("Show the board as it is"), 0),
            self._end(tr("Other"), tr("Show the other board"), WHOLE),
        )
        label = QLabel(tr("Compare with"))
        label.setBuddy(self.choice)
        now, other = self._ends
        controls = row(label, self.choice, 1, self.show_marks, now, self.slider, other)
        self.list = named(QTreeWidget(columnCount=1), tr("Differences"))
        self.list.setHeaderHidden(True)
        self.list.setUniformRowHeights(True)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        connect(self.list.currentItemChanged, self._go_there)
        connect(self.list.itemClicked, self._go_there)
        self.pages = ContentOrMessage(self.list)
        margins = (GAP, GAP // 2, GAP, GAP)
        column(controls, (self.pages, 1), parent=self, spacing=GAP // 2, margins=margins)

    def _end(self, words: str, explanation: str, value: int) -> QToolButton:
        made = QToolButton(autoRaise=True)
        made.setText(words)
        set_name(made, explanation)
        connect(made.clicked, partial(self.slider.setValue, value))
        return made

    def _fill_menu(self) -> None:
        document = self._desk.document
        self._menu.clear()
        self._menu.addAction(tr("Nothing"), guarded(partial(self.compare_with, None)))
        self._menu.addSeparator()
        saved = Version(tr("As last saved"), lambda: document.file_board)  # also by later saves
        entry = self._menu.addAction(saved.title, guarded(partial(self.compare_with, saved)))
        entry.setEnabled(saved.board() is not None)
        self._menu.addMenu(self._steps)
        self._steps.clear()
        for version in history_versions(document):
            self._steps.addAction(version.title, guarded(partial(self.compare_with, version)))
        self._menu.addSeparator()
        self._menu.addAction(tr("Another file…"), guarded(self._ask_for_file))

    def _ask_for_file(self) -> None:
        dialog = board_dialog(self, tr("Compare with"))
        if self._desk.document.folder is not None:
            dialog.setDirectory(str(self._desk.document.folder))
        connect(dialog.fileSelected, lambda file: self.compare_with_file(Path(file)))
        dialog.open()

    def _compare_with_content(self, content: FileContent) -> None:
        self.compare_with(fixed_version(self._file.name, content.board))

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        show_open_error(self, self._file, error)

    def _schedule(self, _change: object) -> None:
        """Compare a little later: a drag is many edits."""
        if self._version is not None and self.isVisible():
            self._timer.start()

    def _compare(self, _news: object = None) -> None:
        """Compare again, in the background."""
        other = self._version.board() if self._version else None
        if not self.isVisible():
            return  # it is compared once it is seen
        if other is None:
            self._job.drop()
            return
        if self._compared is None:
            self.pages.show_message(tr("Comparing …"))
        board, language = self._desk.board, self._desk.scene.language
        known = self._compared.before if self._compared else None
        self._job.start(partial(compare, other, board, language, known))

    def _show_comparison(self, compared: Comparison) -> None:
        if compared.after is not self._desk.board:
            return  # the edit since then began another round
        self._compared = compared
        self._fill_list(compared)
        self._mark()
        self._cover(self.slider.value())

    def _fill_list(self, compared: Comparison) -> None:
        if not compared.found:
            self.pages.show_message(tr("Nothing differs."))
            return
        with QSignalBlocker(self.list):
            self.list.clear()
            for count in difference_counts(compared.found):
                heading = QTreeWidgetItem([tr(count.sentence)])
                self.list.addTopLevelItem(heading)
                own = (line for line in compared.lines if line.place.kind == count.kind)
                heading.addChildren([self._item(line) for line in own])
                heading.setExpanded(True)
        self.pages.show_content()

    def _item(self, line: ThingDifference) -> QTreeWidgetItem:
        color = STYLES[line.change].color
        is_dark = self.palette().window().color().lightness() < 128
        item = QTreeWidgetItem([f"{SIGNS[line.change]}  {line.words}"])
        item.setData(0, DIFFERENCE, line)
        item.setToolTip(0, line.words)
        item.setForeground(0, QBrush(color.lighter(170) if is_dark else color))
        return item

    def _mark(self, _news: object = None) -> None:
        if self._compared is not None and self.show_marks.isChecked():
            self.marks.show(self._compared.before, self._compared.lines)
        else:
            self.marks.clear()

    def _cover(self, value: int) -> None:
        """Show the other board over a part of this one; its picture comes when it is drawn."""
        self.swipe.cover(value / WHOLE)
        compared, scene = self._compared, self._desk.scene
        if not value or compared is None:
            return
        wanted = (compared.before, scene.theme)
        if self._pictured != wanted:
            self._pictured = wanted
            self._picture_job.start(partial(board_images, *wanted, self._desk.document.folder))

    def _show_pictures(self, pictures: tuple[QImage, ...]) -> None:
        if self._compared is not None:
            size = self._compared.before.board.size
            self.swipe.show_pictures(pictures, QRectF(0, 0, size.width, size.height))

    def _go_there(self, item: QTreeWidgetItem | None, _other: Any = None) -> None:
        line = item.data(0, DIFFERENCE) if item is not None else None
        if not isinstance(line, ThingDifference) or self._compared is None:
            return
        is_there = line.change is not ChangeKind.REMOVED and exists(self._desk.board, line.place)
        self._desk.selection.set([line.place] if is_there and line.place.id else [])
        area = self.marks.area(self._compared.before, line)
        if not area.isEmpty():
            bring_into_view(self._desk.view, area)
