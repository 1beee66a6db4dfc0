"""The guided tour: bubbles that point at parts of the window, which can be used meanwhile."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP, colors_of
from trackwright.editor.base.widgets import column, discard, plain_label, row
from trackwright.editor.document.document import Document, FileContent
from trackwright.editor.welcome.page import TOUR_OFFER
from trackwright.maps.library import board_names, board_path
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


@dataclass(frozen=True)
class Step:
    """One bubble.

    Attributes:
        title, words: In English: say(…). Words hold commands, to be replaced by their keys, in
            braces: `{file.save}`.
        points_at: Returns the part of the window that it is about, in the window's pixels.
        tool: The tool that is picked up with it, so that it can be tried at once.
    """

    title: str
    words: str
    points_at: Callable[["Window"], QRect]
    tool: str = "select"

    def text(self, window: "Window") -> str:
        """Return its words in the language of the interface, with the keys that hold now."""
        return re.sub(r"{(.+?)}", lambda found: window.keys_of(found[1]), tr(self.words))


def _area(window: "Window", part: QWidget) -> QRect:
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def _toolbox(window: "Window") -> QRect:
    return _area(window, window.menus.toolbox)


def _button(command: str) -> Callable[["Window"], QRect]:
    def area(window: "Window") -> QRect:
        action = window.qt_action(command)
        for bar in (window.menus.toolbox, window.menus.toolbar):
            button = bar.widgetForAction(action)
            if button is not None and button.isVisible():
                return _area(window, button)
        return _toolbox(window)

    return area


def _panels(window: "Window") -> QRect:
    area = QRect()
    for dock in window.docks.seen():
        if not dock.isFloating():
            area = area.united(_area(window, dock))
    return area if not area.isNull() else _area(window, window.menuBar())


STEPS = (
    Step(
        say("Your board"),
        say(
            "This is a copy, so try whatever you like. The wheel zooms where the pointer is; hold "
            "the space bar and drag to move about. {view.fit} shows the whole board."
        ),
        lambda window: _area(window, window.require_desk().view),
    ),
    Step(
        say("Tools"),
        say(
            "What the pointer does depends on the tool. Each has a letter, so your hand can stay "
            "on the board: {tool.select} selects, {tool.city} places cities, {tool.route} draws "
            "routes."
        ),
        _toolbox,
    ),
    Step(
        say("Cities"),
        say(
            "Click where the city shall be and type its name. Real towns are offered while you "
            "type; take one with Enter, and it goes where it lies on the map."
        ),
        _button("tool.city"),
        tool="city",
    ),
    Step(
        say("Routes"),
        say(
            "Click a city, then bends if you want some, then another city. Meanwhile 1 to 9 set "
            "the length, a letter sets the colour, T makes a tunnel and F a ferry. X adds a "
            "second track."
        ),
        _button("tool.route"),
        tool="route",
    ),
    Step(
        say("Change anything"),
        say(
            "Click a thing to select it and drag it; double-click to rename it; right-click to see "
            "what else can be done. Names find their places by themselves, or where you drag them."
        ),
        _button("tool.select"),
    ),
    Step(
        say("What comes next"),
        say(
            "This line always tells what the tool in hand expects, and on the right where the "
            "pointer is on the board."
        ),
        lambda window: _area(window, window.statusBar()),
    ),
    Step(
        say("Panels"),
        say(
            "The inspector shows and edits the properties of what is selected. Behind it, layers "
            "can be hidden, locked or dimmed, and the history takes you back to any step: nothing "
            "you try is final. {edit.undo} undoes the last step."
        ),
        _panels,
    ),
    Step(
        say("Every command by its name"),
        say(
            "{help.palette} finds any command while you type, and shows its keys. Help › Shortcuts "
            "lists them all and lets you change them."
        ),
        _button("help.palette"),
    ),
    Step(
        say("Your work is safe"),
        say(
            "{file.save} saves. In between, unsaved work is written down every few seconds, and is "
            "offered again should the computer stop. Now go and build a board!"
        ),
        _button("file.save"),
    ),
)


WIDTH = 344
TIP = 12
"""Pixels that a bubble's tip is long."""

MARGIN = 8
"""Pixels that a bubble keeps from the edge of the window."""


class Tour(Guarded, QObject):
    """Leads from step to step; ends when its window has no board any more.

    Whoever works on a board takes the tour in another window, on a copy.
    """

    def __init__(self, near: "Window") -> None:
        window = _window_to_try(near)
        super().__init__(window)
        self.setObjectName("tour")
        self._window = window
        self.number = 0  # of the step that is shown
        window.program.settings.set(TOUR_OFFER, True)
        self._ring = _Ring(window)
        self.bubble = Bubble(window)
        connect(self.bubble.next_button.clicked, self.go_on)
        connect(self.bubble.back_button.clicked, self.go_back)
        connect(self.bubble.skip_button.clicked, self.end)
        self.bubble.installEventFilter(self)
        window.installEventFilter(self)
        self._show()

    def go_on(self) -> None:
        """Show the next step; end after the last."""
        if self.number + 1 == len(STEPS):
            self.end()
        else:
            self.number += 1
            self._show()

    def go_back(self) -> None:
        """Show the step before."""
        if self.number:
            self.number -= 1
            self._show()

    def end(self) -> None:
        """Leave the window as it is."""
        self._window.removeEventFilter(self)
        discard(self.bubble)
        discard(self._ring)
        if self._window.desk is not None:
            self._window.desk.view.setFocus()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            self._follow_window(event)
        elif watched is self.bubble and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._handle_key(event)
        return False

    def _follow_window(self, event: QEvent) -> None:
        if self._window.desk is None or event.type() == QEvent.Type.Close:
            self.end()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place()
        elif event.type() == QEvent.Type.LanguageChange:
            self._show()

    def _handle_key(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Escape:
                self.end()
            case Qt.Key.Key_Right | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.go_on()
            case Qt.Key.Key_Left:
                self.go_back()
            case _:
                return False
        return True

    def _show(self) -> None:
        step = STEPS[self.number]
        self._window.pick_up(step.tool)
        self.bubble.show_step(step, self._window, self.number)
        self._place()
        self.bubble.show()
        self.bubble.raise_()
        self.bubble.setFocus()

    def _place(self) -> None:
        target = STEPS[self.number].points_at(self._window)
        self._ring.surround(target)
        self.bubble.point_at(target)


def _window_to_try(near: "Window") -> "Window":
    """Return a window to practise in: with a copy, unless the board of this one is untouched."""
    if near.desk is not None and near.is_free:
        return near
    copy = Document.from_file(FileContent.read(board_path(board_names()[0])), None)
    return near.program.place(copy, near)


class Bubble(Guarded, QFrame):
    """A few words with a tip that points at something, and buttons to go on."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._tip = QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title, self.words = QLabel(), plain_label(wraps=True)
        self.count = plain_label(quiet=True)
        font = self.title.font()
        font.setWeight(QFont.Weight.DemiBold)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.title.setFont(font)
        self.skip_button, self.back_button, self.next_button = shown = [
            QPushButton() for _ in range(3)
        ]
        for button, look in zip(shown, ("plain", "plain", "primary"), strict=True):
            button.setObjectName(look)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        edge = 2 * GAP + TIP
        margins = edge, edge, edge, edge - GAP // 2
        buttons = row(self.count, 1, *shown, spacing=GAP // 2)
        column(self.title, self.words, buttons, parent=self, margins=margins)
        self.setFixedWidth(WIDTH + 2 * TIP)

    def show_step(self, step: Step, window: "Window", number: int) -> None:
        """Show the words of a step."""
        is_last = number + 1 == len(STEPS)
        self.title.setText(tr(step.title))
        self.words.setText(step.text(window))
        self.count.setText(f"{number + 1} / {len(STEPS)}")
        self.back_button.setText(tr("Back"))
        self.back_button.setVisible(number > 0)
        self.next_button.setText(tr("Done") if is_last else tr("Next"))
        self.skip_button.setText(tr("Leave the tour"))
        self.skip_button.setVisible(not is_last)
        self.setAccessibleName(tr(step.title))
        self.setAccessibleDescription(self.words.text())

    def point_at(self, target: QRect) -> None:
        """Move beside something, where there is room, with the tip at it."""
        room = self._window.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        size = QSize(self.width(), self.heightForWidth(self.width()))
        area, tip = _beside(target, size, room)
        self.setGeometry(area)
        self._tip = QPointF(tip - area.topLeft())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        colors = colors_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(TIP, TIP, -TIP, -TIP)
        shape = QPainterPath()
        shape.addRoundedRect(body, GAP, GAP)
        shape = shape.united(_tip_path(body, self._tip))
        for reach, darkness in ((6, 12), (4, 16), (2, 24)):
            painter.strokePath(shape.translated(0, 2), QPen(QColor(0, 0, 0, darkness), reach))
        painter.fillPath(shape, QColor(colors.base))
        painter.strokePath(shape, QPen(QColor(colors.accent), 1.5))


class _Ring(Guarded, QWidget):
    """A line around what a bubble points at."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def surround(self, target: QRect) -> None:
        """Surround something."""
        self.setGeometry(target.adjusted(-2, -2, 2, 2))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colors_of(self.palette()).accent), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)


def _beside(target: QRect, size: QSize, room: QRect) -> tuple[QRect, QPoint]:
    """Return the area and tip of a bubble: right of a thing, left, below or above."""
    middle = target.center()
    level, upright = middle.y() - size.height() // 2, middle.x() - size.width() // 2
    candidates = (
        (QPoint(target.right() + 1, level), QPoint(target.right() + 1, middle.y())),
        (QPoint(target.left() - size.width(), level), QPoint(target.left(), middle.y())),
        (QPoint(upright, target.bottom() + 1), QPoint(middle.x(), target.bottom() + 1)),
        (QPoint(upright, target.top() - size.height()), QPoint(middle.x(), target.top())),
    )
    for corner, tip in candidates:
        area = _moved_into(QRect(corner, size), room)
        if not area.adjusted(TIP, TIP, -TIP, -TIP).intersects(target):
            return area, tip
    # A thing that fills the window: the bubble is on it and points into its middle.
    area = QRect(QPoint(upright, middle.y() + target.height() // 8), size)
    return _moved_into(area, room), QPoint(middle.x(), area.top())


def _moved_into(area: QRect, room: QRect) -> QRect:
    """Return an area moved so that it lies within the room."""
    left = min(max(area.left(), room.left()), room.right() - area.width())
    top = min(max(area.top(), room.top()), room.bottom() - area.height())
    return QRect(QPoint(left, top), area.size())


def _tip_path(body: QRectF, tip: QPointF) -> QPainterPath:
    """Return the triangle from a bubble's body to its tip."""
    path = QPainterPath()
    inside = 2.0 * GAP
    x = min(max(tip.x(), body.left() + inside), body.right() - inside)
    y = min(max(tip.y(), body.top() + inside), body.bottom() - inside)
    if tip.x() < body.left() or tip.x() > body.right():
        foot = body.left() + 1 if tip.x() < body.left() else body.right() - 1
        corners = (QPointF(foot, y - TIP), QPointF(foot, y + TIP))
    elif tip.y() < body.top() or tip.y() > body.bottom():
        foot = body.top() + 1 if tip.y() < body.top() else body.bottom() - 1
        corners = (QPointF(x - TIP, foot), QPointF(x + TIP, foot))
    else:
        return path
    path.moveTo(corners[0])
    path.lineTo(tip)
    path.lineTo(corners[1])
    path.closeSubpath()
    return path
