"""The dialog that makes a new board from geography, with a picture of what it will be."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Event

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import capitalized, counted_things
from trackwright.editor.base.widgets import Dialog, button_box, column, named, plain_label, row
from trackwright.editor.document.files.rules_field import RulesField
from trackwright.editor.geography.area_pickers import CountryPicker, PlacePicker
from trackwright.editor.geography.board_from_geography import (
    BoardPlan,
    board_from_geography,
    suggested_title,
)
from trackwright.layout.board import lay_out
from trackwright.layout.new_map import Orientation
from trackwright.layout.projections import ProjectionKind
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.png import INCH, image
from trackwright.rendering.qt import board_font
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import say, say_in
from trackwright.schema.text import text_in
from trackwright.schema.translation import interface_language, tr

SIZES = (
    (say("Standard"), 790.0, 525.0),
    (say("Anniversary"), 972.0, 648.0),
    (say("A3"), 420.0, 297.0),
)
"""Sizes that boards of this family have, in mm."""

ORIENTATIONS: dict[Orientation, str] = {
    Orientation.SUITED: say("As suits the land"),
    Orientation.LYING: say("Landscape"),
    Orientation.STANDING: say("Portrait"),
}

KINDS: dict[ProjectionKind, str] = {
    "mercator": say("Mercator"),
    "lambert_conformal": say("Lambert conformal"),
    "lambert_equal_area": say("Lambert equal-area"),
}

TOWNS = 30
LARGEST_PICTURE = 1_600
"""Pixels of the longer side of the preview."""


class GeographyDialog(Dialog):
    """Asks what a new board is to show, with a preview; it is not modal.

    Attributes:
        drawn: The board as it is shown, if one is.

    Signals:
        chosen: Create was clicked; carries the board.
        previewed: The picture shows the board as it is planned.
    """

    chosen = Signal(object)
    previewed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tr("New board from geography"))
        board_font(bold=True)  # fonts are loaded here, not where the preview is drawn
        self.drawn: DrawnPlan | None = None
        self._wants_board = False
        self._stopped = Event()
        self._job = LatestJob(self, self._show_drawn, self._show_failure)
        self._build()
        connect(self.sizes.currentIndexChanged, self._show_size)
        for changed in (
            self.width_mm.valueChanged,
            self.height_mm.valueChanged,
            self.orientation.currentIndexChanged,
            self.projection.currentIndexChanged,
            self.towns.valueChanged,
            self.neighbors.toggled,
            self.provinces.toggled,
            self.title.textChanged,
            self.area.currentChanged,
            self.countries.changed,
            self.place.changed,
        ):
            connect(changed, self._redraw)
        connect(self.finished, self._stop)
        self.parent().installEventFilter(self)
        self._show_size()
        self._redraw()
        self.resize(1_000, 640)

    @property
    def plan(self) -> BoardPlan | None:
        """What is asked for; None while nothing is chosen."""
        by_country = self.area.currentIndex() == 0
        area = self.countries.codes if by_country else self.place.surroundings
        if not area:
            return None
        return BoardPlan(
            area=area,
            size=Size(width=self.width_mm.value(), height=self.height_mm.value()),
            orientation=Orientation(self.orientation.currentData()),
            projection=self.projection.currentData(),
            neighbors=self.neighbors.isChecked(),
            provinces=self.provinces.isEnabled() and self.provinces.isChecked(),
            towns=self.towns.value(),
            title=self.title.text().strip(),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # it chooses a country; the board is created by its button
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_closed = event.type() == QEvent.Type.Hide and not event.spontaneous()  # or minimized
        if is_closed and watched is self.parent():
            self.reject()
        return False

    def _build(self) -> None:
        self.countries, self.place = CountryPicker(), PlacePicker()
        self.area = QTabWidget()
        self.area.addTab(self.countries, tr("&Countries"))
        self.area.addTab(self.place, tr("Around a &place"))
        self.neighbors = QCheckBox(tr("Show &neighbouring land"))
        self.neighbors.setChecked(True)
        self.provinces = QCheckBox(tr("&Divide into provinces"))
        self.provinces.setToolTip(tr("States, Länder, departments: each is a country of the board"))
        self.title = QLineEdit()
        self.sizes, self.orientation, self.projection = QComboBox(), QComboBox(), QComboBox()
        for name, width, height in SIZES:
            self.sizes.addItem(f"{tr(name)} · {width:g} × {height:g} mm", (width, height))
        self.sizes.addItem(tr("Another size"))
        self.width_mm = named(_millimetres(), tr("Width"))
        self.height_mm = named(_millimetres(), tr("Height"))
        for orientation, words in ORIENTATIONS.items():
            self.orientation.addItem(tr(words), orientation.value)
        self.projection.addItem(tr("As suits the land"), None)
        for kind, words in KINDS.items():
            self.projection.addItem(tr(words), kind)
        self.towns = QSpinBox(maximum=200, value=TOWNS)
        self.towns.setSpecialValueText(tr(say_in("feminine", "none")))
        self.towns.setToolTip(tr("Those that leave room for a route between them"))
        self._millimetres = row(self.width_mm, QLabel("×"), self.height_mm, spacing=-1)
        self._form = form = QFormLayout()
        form.addRow(tr("&Title"), self.title)
        form.addRow(tr("&Size"), self.sizes)
        form.addRow("", self._millimetres)
        form.addRow(tr("&Orientation"), self.orientation)
        form.addRow(tr("P&rojection"), self.projection)
        form.addRow(tr("Largest to&wns"), self.towns)
        form.addRow("", self.neighbors)
        form.addRow("", self.provinces)
        self.rules = RulesField()
        form.addRow(tr("R&ules"), self.rules)
        self.picture = Preview()
        self.status = plain_label(wraps=True)
        buttons, self.create_button = button_box(self, tr("Cr&eate"), do=self._create)
        left = column((self.area, 1), form, spacing=-1)
        right = column((self.picture, 1), self.status, buttons, spacing=-1)
        row((left, 2), (right, 3), parent=self, spacing=16, margins=None)
        self.countries.field.setFocus()

    def _show_size(self) -> None:
        size = self.sizes.currentData()
        self._form.setRowVisible(self._millimetres, size is None)
        if size is not None:
            self.width_mm.setValue(size[0])
            self.height_mm.setValue(size[1])

    def _redraw(self) -> None:
        for choice in (self.neighbors, self.provinces):
            choice.setEnabled(self.area.currentIndex() == 0)
        plan = self.plan
        title = suggested_title(plan.area if plan else ())
        self.title.setPlaceholderText(text_in(title, interface_language()))
        self.create_button.setEnabled(plan is not None)
        self._wants_board = False
        if plan is None:
            self.drawn = None
            self.picture.show_image(None)
            self.status.setText(tr("Choose a country, or a place."))
        elif self.drawn is None or self.drawn.plan != plan:
            self.status.setText(tr("Drawing…"))
            pixels = round(max(self.picture.width(), 480) * self.devicePixelRatioF())
            planned = plan, min(LARGEST_PICTURE, pixels), interface_language()
            self._job.start(partial(draw_plan, *planned, self._stopped.is_set))

    def _show_drawn(self, drawn: "DrawnPlan") -> None:
        if drawn.plan != self.plan:
            return
        self.drawn = drawn
        self.picture.show_image(drawn.picture)
        self.status.setText(_summary(drawn.board))
        self.previewed.emit()
        if self._wants_board:
            self._create()

    def _show_failure(self, error: Exception) -> None:
        self.drawn = None
        self._wants_board = False
        self.picture.show_image(None)
        if not isinstance(error, TrackwrightError):
            self.status.setText(tr("This cannot be drawn."))
            raise error
        self.status.setText(capitalized(tr(error.sentence)))
        self.create_button.setEnabled(False)

    def _create(self) -> None:
        if self.drawn is not None and self.drawn.plan == self.plan:
            self.chosen.emit(self.rules.with_rules(self.drawn.board))
            self.accept()
        else:  # as soon as it is there
            self._wants_board = True
            self.create_button.setEnabled(False)

    def _stop(self) -> None:
        """Stop background work."""
        self._stopped.set()
        self._job.stop()
        self.place.job.stop()


@dataclass(frozen=True)
class DrawnPlan:
    """A board that was planned, and its picture."""

    plan: BoardPlan
    board: Board
    picture: QImage


def draw_plan(
    plan: BoardPlan, pixels: int, language: str, is_stopped: Callable[[], bool]
) -> DrawnPlan | None:
    """Return the planned board with a picture so many pixels long; None if it was stopped."""
    board = board_from_geography(plan)
    if is_stopped():
        return None
    picture = board_picture(lay_out(board, language))
    if is_stopped():
        return None
    longer = max(board.size.width, board.size.height)
    return DrawnPlan(plan, board, image(picture, pixels / longer * INCH))


class Preview(Guarded, QWidget):
    """Shows a picture as large as there is room for it."""

    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None
        self.setAccessibleName(tr("Preview"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_image(self, image: QImage | None) -> None:
        """Show another picture, or none."""
        self.image = image
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 280)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self.image is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self.image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        corner = QPoint((self.width() - size.width()) // 2, (self.height() - size.height()) // 2)
        painter.drawImage(QRect(corner, size), self.image)


def _summary(board: Board) -> str:
    """Return what a board shows, in a line."""
    parts = [f"{board.size.width:g} × {board.size.height:g} mm"]
    if board.projection is not None:
        parts.append(tr(KINDS[board.projection.kind]))
        parts.append(tr("1 mm is {km} km", km=f"{1 / board.projection.scale:.2g}"))
    parts.append(counted_things("country", len(board.countries)))
    parts.append(counted_things("city", len(board.cities)))
    return " · ".join(parts)


def _millimetres() -> QDoubleSpinBox:
    return QDoubleSpinBox(decimals=1, minimum=50, maximum=5_000, singleStep=5, suffix=" mm")
