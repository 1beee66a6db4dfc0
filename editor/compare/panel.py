"""The panel that compares the board with another one, or with itself as it was."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QBrush, QColor, QHideEvent, QImage, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QSlider,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import show_open_error
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.selection_marks import bring_into_view
from trackwright.editor.compare.canvas_overlays import STYLES, DifferenceMarks, SwipeItem
from trackwright.editor.compare.differences import Change, Line, Version, fixed, saved, steps
from trackwright.editor.document.document import FileContent
from trackwright.editor.document.files.file_dialogs import board_dialog
from trackwright.editor.document.selection import exists
from trackwright.schema.board_differences import difference_counts
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.compare.differences import Compared

LINE = Qt.ItemDataRole.UserRole
SIGNS = {Change.CAME: "+", Change.WENT: "−", Change.CHANGED: "≠"}
WHOLE = 100
REST = 150
"""How long the hand rests before boards are compared, in ms."""


class ComparePanel(Guarded, QWidget):
    """Lists what differs, goes there, and shows both boards on the canvas.

    Attributes:
        choice: The button that says what is compared with, and whose menu chooses it.
        list: The differences.
        show_marks: Whether they are marked on the canvas.
        slider: How much of the canvas shows the other board.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._version: Version | None = None
        self._compared: Compared | None = None
        self._lines: tuple[Line, ...] = ()
        self._marks = DifferenceMarks(desk.scene)
        self._swipe = SwipeItem()
        self._pictured: Any = None
        self._job = self._made_job(self._take)
        self._picture_job = self._made_job(self._take_pictures)
        self._file_job = self._made_job(self._take_file)
        self._file = Path()
        self._build()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        connect(self._rest.timeout, self._follow)
        connect(desk.document.changed, self._wait)
        connect(desk.document.history.cleanChanged, self._follow)
        connect(desk.scene.laid_out, self._mark)
        connect(desk.scene.restyled, self._follow)
        connect(desk.scene.state_changed, self._mark)
        self.compare_with(None)

    @property
    def is_busy(self) -> bool:
        """Whether something is still worked out."""
        jobs = (self._job, self._picture_job, self._file_job)
        return self._rest.isActive() or any(job.is_busy for job in jobs)

    @property
    def state(self) -> str:
        """What it says when there is nothing to list."""
        return self._state.text() if self._pages.currentIndex() == 0 else ""

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is listed."""
        return self._lines

    @property
    def marks(self) -> DifferenceMarks:
        """What is marked on the canvas."""
        return self._marks

    @property
    def covered(self) -> float:
        """Which part of the canvas shows the other board, from 0 to 1."""
        return self._swipe.share

    def sizeHint(self) -> QSize:
        return BELOW

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for item in (*self._marks.items, self._swipe):
            self._desk.scene.addItem(item)
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for item in (*self._marks.items, self._swipe):  # the canvas shows what its panel explains
            if item.scene() is not None:
                self._desk.scene.removeItem(item)

    def compare_with(self, version: Version | None) -> None:
        """Compare with another board, or with none."""
        self._version = version
        self._compared, self._lines, self._pictured = None, (), None
        self.slider.setValue(0)
        self.choice.setText(version.title if version else tr("Nothing"))
        for part in (self.show_marks, self.slider, *self._ends):
            part.setEnabled(version is not None)
        self._marks.clear()
        self._tell(tr("Choose what to compare the board with: its file, a step, another."))
        self._follow()

    def compare_with_file(self, path: Path) -> None:
        """Compare with the board in a file."""
        self._file = path
        self._file_job.start(partial(FileContent.read, path))

    def _build(self) -> None:
        self.choice = QToolButton()
        self.choice.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choice.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.choice.setAccessibleName(tr("Compare with"))
        self._menu = QMenu(self.choice)
        connect(self._menu.aboutToShow, self._fill_menu)
        self._steps = QMenu(tr("A step of the history"), self._menu)
        self.choice.setMenu(self._menu)
        self.show_marks = QCheckBox(tr("&Mark on the board"))
        self.show_marks.setChecked(True)
        connect(self.show_marks.toggled, self._mark)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, WHOLE)
        self.slider.setPageStep(WHOLE // 4)
        self.slider.setFixedWidth(160)
        self.slider.setAccessibleName(tr("How much of the canvas shows the other board"))
        self.slider.setToolTip(self.slider.accessibleName())
        connect(self.slider.valueChanged, self._cover)
        self._ends = (
            self._end(tr("Now"), tr("Show the board as it is"), 0),
            self._end(tr("Other"), tr("Show the other board"), WHOLE),
        )
        row = QHBoxLayout()
        row.setSpacing(GAP)
        label = QLabel(tr("Compare with"))
        label.setBuddy(self.choice)
        row.addWidget(label)
        row.addWidget(self.choice)
        row.addStretch(1)
        row.addWidget(self.show_marks)
        row.addSpacing(GAP)
        row.addWidget(self._ends[0])
        row.addWidget(self.slider)
        row.addWidget(self._ends[1])
        self.list = QTreeWidget()
        self.list.setColumnCount(1)
        self.list.setHeaderHidden(True)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(tr("Differences"))
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        connect(self.list.currentItemChanged, self._go_there)
        connect(self.list.itemClicked, self._go_there)
        self._state = QLabel()
        self._state.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._state.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._state)
        self._pages.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP, GAP)
        column.setSpacing(GAP // 2)
        column.addLayout(row)
        column.addWidget(self._pages, 1)

    def _end(self, words: str, explanation: str, value: int) -> QToolButton:
        made = QToolButton()
        made.setAutoRaise(True)
        made.setText(words)
        made.setToolTip(explanation)
        made.setAccessibleName(explanation)
        connect(made.clicked, partial(self.slider.setValue, value))
        return made

    def _made_job(self, take: Callable[..., None]) -> LatestJob:
        job = LatestJob(self)
        connect(job.finished, take)
        connect(job.failed, self._fail)
        return job

    def _fill_menu(self) -> None:
        document = self._desk.document
        self._menu.clear()
        self._menu.addAction(tr("Nothing"), guarded(partial(self.compare_with, None)))
        self._menu.addSeparator()
        own = saved(document)
        entry = self._menu.addAction(own.title, guarded(partial(self.compare_with, own)))
        entry.setEnabled(own.board() is not None)
        self._menu.addMenu(self._steps)
        self._steps.clear()
        for version in steps(document):
            self._steps.addAction(version.title, guarded(partial(self.compare_with, version)))
        self._menu.addSeparator()
        self._menu.addAction(tr("Another file…"), guarded(self._ask_for_file))

    def _ask_for_file(self) -> None:
        dialog = board_dialog(self, tr("Compare with"))
        if self._desk.document.folder is not None:
            dialog.setDirectory(str(self._desk.document.folder))
        connect(dialog.fileSelected, self._choose_file)
        dialog.open()

    def _choose_file(self, chosen: str) -> None:
        self.compare_with_file(Path(chosen))

    def _take_file(self, filed: FileContent) -> None:
        self.compare_with(fixed(self._file.name, filed.board))

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        show_open_error(self, self._file, error)

    def _wait(self, _change: object) -> None:
        """Compare once the hand rests: a drag is many edits."""
        if self._version is not None and self.isVisible():
            self._rest.start()

    def _follow(self, _news: object = None) -> None:
        """Compare anew, in the background."""
        other = self._version.board() if self._version else None
        if not self.isVisible():
            return  # it is compared once it is seen
        if other is None:
            self._job.drop()
            return
        if self._compared is None:
            self._tell(tr("Comparing …"))
        board, language = self._desk.board, self._desk.scene.language
        known = self._compared.before if self._compared else None

        def work() -> "Compared":
            from trackwright.editor.compare.differences import compare

            return compare(other, board, language, known)

        self._job.start(work)

    def _take(self, compared: "Compared") -> None:
        if compared.after is not self._desk.board:
            return  # the edit since then began another round
        self._compared = compared
        self._lines = compared.lines
        self._fill_list(compared)
        self._mark()
        self._cover(self.slider.value())

    def _fill_list(self, compared: "Compared") -> None:
        if not compared.found:
            self._tell(tr("Nothing differs."))
            return
        self.list.blockSignals(True)
        self.list.clear()
        for count in difference_counts(compared.found):
            heading = QTreeWidgetItem([tr(count.sentence)])
            self.list.addTopLevelItem(heading)
            own = (line for line in self._lines if line.place.kind == count.kind)
            heading.addChildren([self._row(line) for line in own])
            heading.setExpanded(True)
        self.list.blockSignals(False)
        self._pages.setCurrentIndex(1)

    def _row(self, line: Line) -> QTreeWidgetItem:
        row = QTreeWidgetItem([f"{SIGNS[line.change]}  {line.words}"])
        row.setData(0, LINE, line)
        row.setToolTip(0, line.words)
        row.setForeground(0, QBrush(self._ink(line.change)))
        return row

    def _ink(self, change: Change) -> QColor:
        color = STYLES[change].color
        is_dark = self.palette().window().color().lightness() < 128
        return color.lighter(170) if is_dark else color

    def _tell(self, words: str) -> None:
        self._state.setText(words)
        self._pages.setCurrentIndex(0)

    def _mark(self, _news: object = None) -> None:
        if self._compared is not None and self.show_marks.isChecked():
            self._marks.show(self._compared.before, self._lines)
        else:
            self._marks.clear()

    def _cover(self, value: int) -> None:
        """Show the other board over a part of this one; its picture comes when it is drawn."""
        self._swipe.cover(value / WHOLE)
        compared, scene = self._compared, self._desk.scene
        if not value or compared is None:
            return
        wanted = (compared.before, scene.theme)
        if self._pictured != wanted:
            self._pictured = wanted
            layout, theme, folder = *wanted, self._desk.document.folder

            def work() -> tuple[QImage, ...]:
                from trackwright.editor.compare.differences import pictured

                return pictured(layout, theme, folder)

            self._picture_job.start(work)

    def _take_pictures(self, pictures: tuple[QImage, ...]) -> None:
        if self._compared is not None:
            size = self._compared.before.board.size
            self._swipe.show_pictures(pictures, QRectF(0, 0, size.width, size.height))

    def _go_there(self, item: QTreeWidgetItem | None, _other: Any = None) -> None:
        line = item.data(0, LINE) if item is not None else None
        if not isinstance(line, Line) or self._compared is None:
            return
        is_there = line.change is not Change.WENT and exists(self._desk.board, line.place)
        self._desk.selection.set([line.place] if is_there and line.place.id else [])
        area = self._marks.area(self._compared.before, line)
        if not area.isEmpty():
            bring_into_view(self._desk.view, area)
