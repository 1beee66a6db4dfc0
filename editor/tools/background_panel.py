"""The panel of the background tool: how faint the picture is, and what else can be done with it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QToolButton

from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.floating_panel import FloatingPanel
from trackwright.editor.document.edits.whole_board import with_opacity
from trackwright.schema.board import Board
from trackwright.schema.translation import tr

SLIDER = 140
"""The width of the slider, in pixels."""

BUTTONS = ("background.match", "background.fill", "background.choose", "background.remove")
"""The actions that have a button here."""

WORDED = ("background.match", "background.choose")
"""Those whose buttons say in words what they do."""


class BackgroundPanel(FloatingPanel):
    """Fades the picture, and offers the actions for it.

    Attributes:
        slider: How strong the picture is, from 0 to 100.
        buttons: A button for each action, by the action's id.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.view, "background-panel")
        self._desk = desk
        self._gesture: object = object()
        self._latest: Board | None = None
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setFixedWidth(SLIDER)
        self.slider.setAccessibleName(tr("Opacity of the picture"))
        self.slider.setToolTip(tr("Opacity of the picture"))
        self._name = QLabel()
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._share = QLabel()
        self._share.setMinimumWidth(self._share.fontMetrics().horizontalAdvance("100 %"))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        row.setSpacing(8)
        for widget in (self._name, self.slider, self._share):
            row.addWidget(widget)
        self.buttons: dict[str, QToolButton] = {}
        for name in BUTTONS:
            action = desk.view.window().findChild(QAction, name)
            if action is not None:
                self.buttons[name] = _button(action)
                row.addWidget(self.buttons[name])
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
        self._gesture = object()

    def _fade(self, share: int) -> None:
        if self._desk.board is not self._latest:
            self._gesture = object()
        board = with_opacity(self._desk.board, share / 100)
        self._desk.edit(tr("Fade the picture"), board, merge=self._gesture)
        self._latest = self._desk.board

    def _follow(self, _change: object) -> None:
        picture = self._desk.board.background
        self._name.setText(
            tr("No background picture") if picture is None else _short(picture.picture)
        )
        self.slider.setVisible(picture is not None)
        self._share.setVisible(picture is not None)
        for name, button in self.buttons.items():
            button.setVisible(picture is not None or name == "background.choose")
        if picture is not None:
            share = round(100 * picture.opacity)
            self.slider.blockSignals(True)
            self.slider.setValue(share)
            self.slider.blockSignals(False)
            self._share.setText(f"{share} %")
        self.settle()


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    if action.objectName() in WORDED:
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setAccessibleName(action.text())
    return button


def _short(name: str) -> str:
    return name if len(name) <= 28 else f"…{name[-27:]}"
