"""The page that is shown while no board is open: begin, go on, or look at the shipped boards."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFont, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import PROGRAM, icon, picture
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import counted_things
from trackwright.editor.base.settings import NAME
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, plain_label, push_button, row
from trackwright.editor.document.files.recent_files import recent_files
from trackwright.editor.welcome.tiles import BoardCard, FileTile, Thumbnail, thumbnail
from trackwright.maps.library import board_names, board_path
from trackwright.rendering.qt import board_font
from trackwright.schema.sentences import say_in
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import interface_language, tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

TOUR_OFFER = "tour/offered"
"""The setting that says whether the tour is still offered here."""

WIDEST, SIDE = 1840, 288
"""Pixels of the page and of its left column."""

EDGE = 6 * GAP
CARD, COLUMNS = 240, 2
"""Pixels that a card is wide at least if there are several beside each other, and how many."""

MOST_FILES = 7
DELAY = 200
"""How long the page is shown before it draws boards, in ms, so that windows open quickly."""

LOGO = QSize(48, 48)


class WelcomePage(Guarded, QScrollArea):
    """Offers boards, new, recent and shipped, and the tour.

    Attributes:
        cards: The shipped boards.
        files: Those that were open lately.
    """

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._job = LatestJob(self, self._show_drawn, self._pass_on)
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        connect(self._timer.timeout, self._draw_next)
        self._waiting: list[BoardCard] = []
        self._drawing: BoardCard | None = None
        self._known: dict[BoardCard, Thumbnail] = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._build()
        self.translate()

    def stop(self) -> None:
        """Stop drawing boards: the window closes."""
        self._timer.stop()
        self._waiting.clear()
        self._job.drop()

    def translate(self) -> None:
        """Show all words in the language of the interface."""
        self._motto.setText(tr("Draw boards for train games"))
        self._new.setText(tr("New board…"))
        self._geography.setText(tr(say_in("welcome", "New from geography…")))
        self._open.setText(tr("Open…"))
        self._tour.setText(tr(say_in("welcome", "Take the tour")))
        self._recent_title.setText(tr("Recent"))
        self._nothing.setText(
            tr("Boards that you open or save appear here. You can also drop a file.")
        )
        self._boards_title.setText(tr("Boards to begin with"))
        self._boards_note.setText(tr("Each opens as a copy of your own."))
        self._offer_title.setText(tr("New here?"))
        self._offer_words.setText(
            tr("A tour of three minutes shows how a board is drawn. It can be left any time.")
        )
        self._take.setText(tr(say_in("welcome", "Take the tour")))
        self._decline.setText(tr("No, thank you"))
        self.setAccessibleName(tr("Welcome"))
        for card, drawn in self._known.items():
            self._describe(card, drawn)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list_files()
        self._offer.setVisible(not self._window.program.settings.flag(TOUR_OFFER))
        self._waiting = [card for card in self.cards if not card.has_picture]
        self._timer.start()
        self._new.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self._waiting.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_cards()

    def _build(self) -> None:
        page = QWidget()
        parts = row(1, self._side(), self._boards(), 1, spacing=EDGE)
        column(1, parts, 2, parent=page, spacing=-1, margins=(EDGE, 4 * GAP, EDGE, 3 * GAP))
        self.setWidget(page)

    def _side(self) -> QBoxLayout:
        logo, name, self._motto = QLabel(), QLabel(NAME), plain_label(wraps=True, quiet=True)
        logo.setPixmap(picture(PROGRAM, LOGO, self.devicePixelRatioF()))
        font = QFont(board_font(bold=True))
        font.setPixelSize(34)
        name.setFont(font)
        head = row(logo, (name, 1), spacing=2 * GAP)
        self._new = self._button("file.new", "new", primary=True)
        self._geography = self._button("file.new_from_geography", "new-from-geography")
        self._open = self._button("file.open", "open")
        self._tour = self._button("help.tour", "tour")
        self._recent_title, self._nothing = _heading(), plain_label(wraps=True, quiet=True)
        self._file_column = column(spacing=0)
        self.files: list[FileTile] = []
        side = column(head, self._motto)
        side.addSpacing(2 * GAP)
        side.addLayout(column(self._new, self._geography, self._open, self._tour, spacing=GAP // 2))
        side.addSpacing(2 * GAP)
        side.addLayout(column(self._recent_title, self._nothing, self._file_column))
        side.addStretch(1)
        for label in (name, self._motto, self._nothing):
            label.setFixedWidth(SIDE if label is not name else SIDE - LOGO.width() - 2 * GAP)
        return side

    def _boards(self) -> QBoxLayout:
        self._boards_title, self._boards_note = _heading(), plain_label(wraps=True, quiet=True)
        self.cards = tuple(BoardCard(board_path(name)) for name in board_names())
        for card in self.cards:
            card.setParent(self)  # the grid is filled when the page has a size, which may be never
            connect(card.clicked, partial(self._open_file, card.path))
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * GAP)
        boards = column(self._tour_offer())
        boards.addSpacing(GAP)
        boards.addLayout(column(self._boards_title, self._boards_note))
        boards.addSpacing(GAP)
        boards.addLayout(self._grid)
        boards.addStretch(1)
        return boards

    def _tour_offer(self) -> QWidget:
        self._offer = QFrame()
        self._offer.setObjectName("offer")
        self._offer_title, self._offer_words = _heading(), plain_label(wraps=True, quiet=True)
        self._take = push_button("", self._begin_tour)
        self._take.setObjectName("primary")
        self._decline = push_button("", self._decline_tour)
        self._decline.setObjectName("plain")
        words = column(self._offer_title, self._offer_words, spacing=GAP // 2)
        row((words, 1), self._decline, self._take, parent=self._offer, margins=(2 * GAP,) * 4)
        return self._offer

    def _button(self, command: str, name: str, *, primary: bool = False) -> QPushButton:
        button = push_button("", lambda: self._window.trigger(command))
        button.setObjectName("primary" if primary else "plain")
        button.setProperty("wide", True)
        if not primary:
            button.setIcon(icon(name))
            button.setIconSize(QSize(20, 20))
        button.setFixedWidth(SIDE)
        return button

    def _arrange_cards(self) -> None:
        """Put as many cards side by side as have room."""
        room = max(CARD, min(self.viewport().width(), WIDEST) - SIDE - 3 * EDGE)
        columns = COLUMNS if room >= COLUMNS * CARD else 1
        width = (room - (columns - 1) * self._grid.spacing()) // columns
        for index, card in enumerate(self.cards):
            card.set_width(width)
            self._grid.addWidget(card, index // columns, index % columns)
        self._offer.setFixedWidth(room)

    def _list_files(self) -> None:
        for tile in self.files:
            self._file_column.removeWidget(tile)
            tile.deleteLater()
        found = recent_files(self._window.program.settings)[:MOST_FILES]
        self.files = [FileTile(file) for file in found]
        for tile in self.files:
            tile.setFixedWidth(SIDE)
            connect(tile.clicked, partial(self._open_file, tile.path))
            self._file_column.addWidget(tile)
        self._nothing.setVisible(not self.files)

    def _draw_next(self) -> None:
        if self._waiting and self._drawing is None:
            self._drawing = self._waiting.pop(0)
            settings = self._window.program.settings
            theme = settings.text("canvas/theme")
            self._job.start(partial(thumbnail, self._drawing.path, settings.cache, theme))

    def _show_drawn(self, drawn: Thumbnail) -> None:
        card, self._drawing = self._drawing, None
        if card is not None:
            self._known[card] = drawn
            self._describe(card, drawn)
            card.show_picture(drawn.picture)
        self._draw_next()

    def _pass_on(self, error: Exception) -> None:
        self._drawing = None
        self._draw_next()
        sys.excepthook(type(error), error, error.__traceback__)

    def _describe(self, card: BoardCard, drawn: Thumbnail) -> None:
        board = drawn.board
        cities = counted_things("city", len(board.cities))
        routes = counted_things("route", len(board.routes))
        size = f"{board.size.width:g} × {board.size.height:g} mm"
        title = printable(text_in(board.meta.title, interface_language()))
        card.set_texts(title, f"{cities} · {routes} · {size}")

    def _open_file(self, path: Path, _on: bool = False) -> None:
        self._window.program.open_controller.open(path, self._window)

    def _begin_tour(self) -> None:
        self._decline_tour()
        self._window.trigger("help.tour")

    def _decline_tour(self) -> None:
        self._window.program.settings.set(TOUR_OFFER, True)
        self._offer.hide()


def _heading() -> QLabel:
    label = QLabel()
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 1.2)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
