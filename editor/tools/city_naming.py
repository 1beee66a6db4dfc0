"""The panel in which a new city is named, with the towns that a half-typed name may mean."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem

from trackwright.editor.base.guard import connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.widgets import column, plain_label, show_text
from trackwright.editor.canvas.canvas_widgets import CanvasPanel
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.cities import true_place
from trackwright.editor.tools.tool import ENTER_KEYS
from trackwright.layout.countries import countries
from trackwright.layout.gazetteer import Town, complete, suggest
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

MANY = 60
"""How many of the likeliest towns are looked at for some that lie on the board."""

ROWS = 8
WIDTH = 300
BESIDE = 14
"""How far from its city the panel is, in pixels."""

_STAYS_OPEN = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


@dataclass(frozen=True)
class CityName:
    """A name that was typed, which may be empty, or the town that was chosen."""

    name: str
    place: Town | None = None
    to_true_place: bool = False
    """Whether the city goes where the map says, wherever was clicked."""


class CityNamePanel(CanvasPanel):
    """Asks for a name, beside a place on the board or at the top of the canvas.

    Attributes:
        at: Where the city shall be; None if the map shall say it.

    Signals:
        named: A name was typed or a town chosen; carries a CityName.
        ended: It is not needed any more.
    """

    named = Signal(object)
    ended = Signal()

    def __init__(self, desk: Desk, at: Point | None = None) -> None:
        super().__init__(desk.view, "city-naming")
        self._desk = desk
        self.at = at
        self._is_over = False
        self._offers: tuple[Town, ...] = ()
        self._is_enter_pending = False
        self._job = LatestJob(self)
        connect(self._job.finished, self._show_offers)
        self._build()
        connect(self.field.textEdited, self._look_up)
        connect(self.list.itemClicked, self._choose_clicked)
        connect(desk.view.scrolled, self._follow)
        self._follow()
        self.show()
        self.raise_()
        self.field.setFocus()

    @property
    def message(self) -> str:
        """What it says under the field."""
        return self._message.text()

    def say(self, message: str) -> None:
        """Say something under the field."""
        show_text(self._message, message)
        self._follow()

    def begin_again(self) -> None:
        """Ask for another name."""
        self.field.clear()
        self._forget_offers()

    def commit_input(self) -> None:
        """Take what is typed, if anything, and end."""
        place = self._chosen()
        name = place.name if place else self._typed()
        if name and self.at is not None and not self._is_over:
            self.named.emit(CityName(name, place))
        self.end()

    def end(self) -> None:
        """Close the panel."""
        if not self._is_over:
            self._is_over = True
            self._job.stop()
            self.ended.emit()
            self.hide()
            self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and not self._is_over:
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                return self._handle_key(event)
            if isinstance(event, QFocusEvent) and event.lostFocus():
                if event.reason() in _STAYS_OPEN:
                    return False
                self.commit_input()
        elif event.type() == QEvent.Type.Close:
            self.commit_input()  # before the window asks whether to save
        return False

    def _build(self) -> None:
        self.setFixedWidth(WIDTH)
        self.field = QLineEdit()
        self.field.setMaxLength(200)
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(tr("Name of the city"))
        self.field.setPlaceholderText(
            tr("Name of the city") if self.at else tr("Add a city by its name")
        )
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(tr("Towns of that name"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setSpacing(2)
        self.list.hide()
        self._message = plain_label(wraps=True)
        self._message.hide()
        column(self.field, self.list, self._message, parent=self, spacing=4, margins=(4, 4, 4, 4))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.field)  # or a click on a town would give the canvas the focus
        self.field.installEventFilter(self)
        self.window().installEventFilter(self)

    def _handle_key(self, event: QKeyEvent) -> bool:
        """Handle a key before the field does; return whether it meant something."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.end()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key in ENTER_KEYS or (key == Qt.Key.Key_Tab and self._typed()):
            self._enter(event.modifiers())
        else:
            return False
        return True

    def _enter(self, modifiers: Qt.KeyboardModifier) -> None:
        name, place = self._typed(), self._chosen()
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if place is None and shift and self._offers:
            place = self._offers[0]
        if not name and modifiers & Qt.KeyboardModifier.ControlModifier and self.at is not None:
            self.named.emit(CityName(""))
        elif not name and self.at is None:
            self.say(tr("Type the name of a town."))
        elif not name:
            self.say(tr("Type a name, or press Ctrl+Enter for a city without one."))
        elif self.at is None and place is None and self._job.is_busy:
            self._is_enter_pending = True
        elif place is not None:
            self._accept(place, to_true_place=shift)
        elif self.at is None:
            self.say(tr("No town is called {name}. Click on the board to put it there.", name=name))
        else:
            self.named.emit(CityName(name))

    def _accept(self, place: Town, *, to_true_place: bool) -> None:
        self.named.emit(CityName(place.name, place, to_true_place or self.at is None))

    def _typed(self) -> str:
        return printable(self.field.text())

    def _chosen(self) -> Town | None:
        row = self.list.currentRow()
        return self._offers[row] if 0 <= row < len(self._offers) else None

    def _step(self, by: int) -> None:
        """Go to the next town or the one before; before the first there is what was typed."""
        row = min(max(self.list.currentRow() + by, -1), self.list.count() - 1)
        self.list.setCurrentRow(row)
        if row < 0:
            self.list.clearSelection()

    def _choose_clicked(self, item: QListWidgetItem) -> None:
        self._accept(self._offers[self.list.row(item)], to_true_place=False)

    def _look_up(self, _text: str) -> None:
        self.say("")
        name = self._typed()
        self._is_enter_pending = False
        if not name:
            self._forget_offers()
            return
        self.list.setCurrentRow(-1)
        self._job.start(partial(offers, name, self._desk.board, ROWS))

    def _forget_offers(self) -> None:
        self._offers = ()
        self.list.clear()
        self.list.hide()
        self._follow()

    def _show_offers(self, places: tuple[Town, ...]) -> None:
        if self._is_over or not self._typed():
            return
        self._offers = places
        self.list.clear()
        for place in places:
            self.list.addItem(described(place))
        self.list.setCurrentRow(0 if self.at is None and places else -1)
        self.list.setVisible(bool(places))
        self._follow()
        if self._is_enter_pending:
            self._is_enter_pending = False
            self._enter(Qt.KeyboardModifier.NoModifier)

    def _follow(self) -> None:
        """Stay beside the place, on the side with most room, or at the top of the canvas."""
        if self.list.count():
            row = self.list.sizeHintForRow(0) + 2 * self.list.spacing()
            self.list.setFixedHeight(row * min(self.list.count(), ROWS) + 2 * self.list.spacing())
        self.adjustSize()
        seen = self._desk.view.viewport().rect()
        if self.at is None:
            self.move((seen.width() - WIDTH) // 2, BESIDE)
            return
        place = self._desk.view.mapFromScene(QPointF(*self.at))
        left = place.x() + BESIDE
        if left + WIDTH > seen.right():
            left = place.x() - BESIDE - WIDTH
        top = min(place.y() + BESIDE, seen.bottom() - self.height())
        self.move(max(left, 0), max(top, 0))


def offers(typed: str, board: Board, limit: int = 8) -> tuple[Town, ...]:
    """Return towns whose name starts as typed, or nearly so if none does."""
    found = complete(typed, MANY) or suggest(typed, MANY)

    def rank(place: Town) -> tuple[bool, bool]:
        there = true_place(board, place.location)
        on_board = there is not None and there.is_on_board
        # Among the few on the board, one by its main name is meant rather than a forgotten name.
        return not on_board, on_board and place.name != place.main_name

    return tuple(sorted(found, key=rank)[:limit])


def described(place: Town) -> str:
    """Return a town with its country and how many people live there."""
    locale = QLocale()
    if locale.language() == QLocale.Language.C:
        locale = QLocale(QLocale.Language.English)
    country = countries().get(place.country)
    where = text_in(country.names, locale.bcp47Name()) if country else place.country
    name = place.name if place.name == place.main_name else f"{place.name} ({place.main_name})"
    return f"{name} · {where} · {locale.toString(place.population)}"
