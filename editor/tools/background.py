"""The tool that moves and scales the picture behind the board, and the panel that fades it."""

from dataclasses import replace
from math import dist

from PySide6.QtCore import QPointF, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QSlider, QToolButton

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.base.language import decimal
from trackwright.editor.base.widgets import plain_label, row, set_name
from trackwright.editor.canvas.canvas_widgets import FloatingPanel
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.canvas.overlay_items import HandleItem, LineItem, NoteItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.whole_board import (
    SMALLEST,
    Frame,
    Match,
    Mismatch,
    frame_of,
    matched,
    with_frame,
    with_opacity,
)
from trackwright.editor.tools.drags import Drag, MergedEdits, along_axis
from trackwright.editor.tools.tool import ARROWS, Tool, arrow_offset
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

SLIDER = 140
"""The width of the slider, in pixels."""

BUTTONS = ("background.match", "background.fill", "background.choose", "background.remove")
"""The actions that have a button here."""

WORDED = ("background.match", "background.choose")
"""Those whose buttons say in words what they do."""


class BackgroundTool(Tool):
    """Drags the picture and its corners; scales it by two known points.

    Points that are clicked already stay when another tool is picked up.
    """

    keys = (
        ToolKey(say("Arrows"), say("Move by 1 mm; with Shift by 10, with Ctrl by 0.1")),
        ToolKey(say("Shift and drag a corner"), say("Scale without keeping the proportions")),
        ToolKey(say("Esc"), say("One point back, then leave the tool")),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._known: list[Point] | None = None
        self._at: Point | None = None
        self.panel: BackgroundPanel | None = None
        self._nudges = MergedEdits(desk)
        connect(desk.document.changed, self._follow_board)

    @property
    def is_matching(self) -> bool:
        """Whether the picture is being scaled by two known points."""
        return self._known is not None

    def match_points(self) -> None:
        """Ask for two points of the picture, and then for the places where they belong."""
        self._known = []
        self.desk.view.setFocus()
        self._update()

    def activate(self) -> None:
        super().activate()
        self.panel = BackgroundPanel(self.desk)
        self.panel.show()
        self._show()

    def deactivate(self) -> None:
        super().deactivate()
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None

    def hint(self) -> str:
        if self.desk.board.background is None:
            return tr("Choose a picture to draw over: a scan, a map, a sketch")
        if self._known is not None:
            return (
                tr("Click the first known point on the picture · Esc ends"),
                tr("Click the second known point, far from the first · Esc one point back"),
                tr("Click where the first point belongs: a city or a place · Esc back"),
                tr("Click where the second point belongs: a city or a place · Esc back"),
            )[len(self._known)]
        return tr(
            "Drag the picture to move it, a corner to scale it, with Shift freely · arrows nudge"
        )

    def press(self, pointer: Pointer) -> None:
        board = self.desk.board
        if board.background is None:
            self.said.emit(tr("There is no picture yet: choose one in the panel above."))
        elif not self.desk.scene.state(CanvasLayer.BACKGROUND).is_within_reach:
            self.said.emit(tr("The background is hidden: show it in the panel Layers."))
        elif self._known is not None:
            self._add_known(self._known, self._place(pointer))
        else:
            corner = self._corner_at(pointer)
            if corner is not None or _contains(frame_of(board), pointer.at):
                self._drag = PictureDrag(self, corner, pointer)
        self._update()

    def move(self, pointer: Pointer) -> None:
        self._at = self._place(pointer) if self._known is not None else pointer.at
        if not self.continue_drag(pointer) and self._known is None:
            self._show_cursor(pointer)
        self._show()

    def release(self, pointer: Pointer) -> None:
        self.finish_drag(pointer)
        self._update()

    def leave(self) -> None:
        self._at = None
        self._show()

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._go_back()
            self._update()
            return True
        if key in ARROWS and self.desk.board.background is not None:
            self._nudge(key, event.modifiers())
            return True
        return False

    def _go_back(self) -> None:
        if self.abort_drag():
            return
        if self._known:
            self._known.pop()
        elif self._known is None:
            self.done.emit()
        else:
            self._known = None

    def _nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        if not self._nudges.is_current:
            self._nudges = MergedEdits(self.desk)
        across, down = arrow_offset(key, modifiers)
        frame = frame_of(self.desk.board)
        at = Point(frame.at.x + across, frame.at.y + down)
        board = with_frame(self.desk.board, replace(frame, at=at))
        self._nudges.edit(tr("Move the picture"), board)

    def _add_known(self, known: list[Point], at: Point) -> None:
        """Add one more of the points and places; with the last, scale the picture."""
        known.append(at)
        if len(known) < 4:
            return
        one, other, first, second = known
        match = matched(frame_of(self.desk.board), (one, other), (first, second))
        if isinstance(match, Mismatch):
            self._known = []
            self.said.emit(_mismatch_message(match))
        else:
            self._known = None
            board = with_frame(self.desk.board, match.frame)
            self.desk.edit(tr("Scale the picture by two points"), board)
            self.said.emit(_match_message(match))

    def _place(self, pointer: Pointer) -> Point:
        """Return the place that is meant: once points are known, a city if one is there."""
        if self._known is not None and len(self._known) >= 2:
            name = self.desk.scene.hits.stop_at(pointer.at, pointer.reach)
            for stop in stops_among(self.desk.board, [name or ""]):
                return stop.position
        return pointer.at

    def _corner_at(self, pointer: Pointer) -> int | None:
        corners = enumerate(_corners(frame_of(self.desk.board)))
        return next((n for n, at in corners if dist(at, pointer.at) <= pointer.reach), None)

    def _show_cursor(self, pointer: Pointer) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self.desk.board.background is not None:
            corner = self._corner_at(pointer)
            if corner is not None:
                falls = Qt.CursorShape.SizeFDiagCursor
                shape = falls if corner % 2 == 0 else Qt.CursorShape.SizeBDiagCursor
            elif _contains(frame_of(self.desk.board), pointer.at):
                shape = Qt.CursorShape.SizeAllCursor
        self.desk.view.viewport().setCursor(shape)

    def _update(self) -> None:
        if self.is_active:
            if self._known is not None:
                self.desk.view.viewport().setCursor(Qt.CursorShape.CrossCursor)
            self._show()
            self.update_hint()

    def _show(self) -> None:
        """Draw the frame with its corners, or the points that are known so far."""
        if not self.is_active:
            return
        self.erase_all()
        if self.desk.board.background is None:
            return
        corners = _corners(frame_of(self.desk.board))
        line = LineItem(width=1.4).dashed()
        line.follow(corners, closed=True)
        self.draw(line)
        if self._known is None:
            for corner in corners:
                self.draw(HandleItem(*corner))
        else:
            self._show_known(self._known)

    def _show_known(self, known: list[Point]) -> None:
        points, places = known[:2], known[2:]
        if len(points) == 2 and self._at is not None:
            places = [*places, self._at]
        for number, point in enumerate(points):
            if number < len(places):
                line = LineItem()
                line.follow((point, places[number]))
                self.draw(line)
            self.draw(HandleItem(*point, round_=True))
            note = NoteItem()
            self.draw(note)
            note.say(str(number + 1), QPointF(*point))

    def _follow_board(self) -> None:
        if self.desk.board.background is None:
            self._known = self._drag = None
        self._update()


class BackgroundPanel(FloatingPanel):
    """Fades the picture, and offers the actions for it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.view, "background-panel")
        self._desk = desk
        self._edits = MergedEdits(desk)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setFixedWidth(SLIDER)
        set_name(self.slider, tr("Opacity of the picture"))
        self._name, self._share = plain_label(), plain_label()
        self._share.setMinimumWidth(self._share.fontMetrics().horizontalAdvance("100 %"))
        self.buttons: dict[str, QToolButton] = {}
        for name in BUTTONS:
            action = desk.window.findChild(QAction, name)
            if action is not None:
                self.buttons[name] = _button(action)
        widgets = (self._name, self.slider, self._share, *self.buttons.values())
        row(*widgets, parent=self, spacing=8, margins=(10, 6, 10, 6))
        connect(self.slider.sliderPressed, self._begin)
        connect(self.slider.valueChanged, self._fade)
        connect(desk.document.changed, self._follow)
        self._follow(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._desk.view.setFocus()
        else:
            event.ignore()

    def _begin(self) -> None:
        self._edits = MergedEdits(self._desk)

    def _fade(self, share: int) -> None:
        if not self._edits.is_current:
            self._begin()
        self._edits.edit(tr("Fade the picture"), with_opacity(self._desk.board, share / 100))

    def _follow(self, _change: object) -> None:
        picture = self._desk.board.background
        for widget in (self.slider, self._share):
            widget.setVisible(picture is not None)
        for name, button in self.buttons.items():
            button.setVisible(picture is not None or name == "background.choose")
        if picture is None:
            self._name.setText(tr("No background picture"))
        else:
            file = picture.picture
            self._name.setText(file if len(file) <= 28 else f"…{file[-27:]}")
            share = round(100 * picture.opacity)
            with QSignalBlocker(self.slider):
                self.slider.setValue(share)
            self._share.setText(f"{share} %")
        self.resize_and_center()


class PictureDrag(Drag):
    """Moves the picture, or scales it by one of its corners."""

    def __init__(self, tool: Tool, corner: int | None, pointer: Pointer) -> None:
        super().__init__(tool, pointer)
        self._frame = frame_of(self.before)
        self._corner = corner

    def _follow(self, pointer: Pointer) -> None:
        frame = self._frame
        across, down = pointer.at.x - self.start.x, pointer.at.y - self.start.y
        if self._corner is not None:
            frame = _scaled(frame, self._corner, across, down, freely=pointer.shift)
            self.edit(tr("Scale the picture"), with_frame(self.before, frame))
            return
        if pointer.shift:
            across, down = along_axis(across, down)
        at = Point(round(frame.at.x + across, 1), round(frame.at.y + down, 1))
        self.edit(tr("Move the picture"), with_frame(self.before, replace(frame, at=at)))


def _scaled(frame: Frame, corner: int, across: float, down: float, *, freely: bool) -> Frame:
    corners = _corners(frame)
    held, fixed = corners[corner], corners[(corner + 2) % 4]
    side_x, side_y = held.x - fixed.x, held.y - fixed.y
    wide = max((side_x + across) / side_x, SMALLEST / abs(side_x))
    high = max((side_y + down) / side_y, SMALLEST / abs(side_y))
    if not freely:
        wide = high = max(wide, high)
    new_x, new_y = fixed.x + wide * side_x, fixed.y + high * side_y
    at = Point(min(fixed.x, new_x), min(fixed.y, new_y))
    return Frame(at, abs(new_x - fixed.x), abs(new_y - fixed.y))


def _corners(frame: Frame) -> tuple[Point, Point, Point, Point]:
    """Return the corners of a picture, from the top left one clockwise."""
    (x, y), width, height = frame.at, frame.width, frame.height
    return Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)


def _contains(frame: Frame, at: Point) -> bool:
    x, y = frame.at
    return x <= at.x <= x + frame.width and y <= at.y <= y + frame.height


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    if action.objectName() in WORDED:
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setAccessibleName(action.text())
    return button


def _match_message(match: Match) -> str:
    words = (
        say("Scaled to {share} %. The points lie where they belong.")
        if match.remaining < 0.05
        else say("Scaled to {share} %. {rest} mm remain at each point: it is askew.")
    )
    share, rest = decimal(100 * match.factor), decimal(match.remaining)
    return tr(words, share=share, rest=rest)


def _mismatch_message(mismatch: Mismatch) -> str:
    return {
        Mismatch.ONE_PLACE: tr("Two points lie at one place: click them far apart."),
        Mismatch.UPSIDE_DOWN: tr(
            "The picture would stand on its head: click the places in the same order."
        ),
        Mismatch.TOO_SMALL: tr("The picture would vanish: click places farther apart."),
        Mismatch.TOO_LARGE: tr("The picture would be over 20 m long: click nearer places."),
    }[mismatch]
