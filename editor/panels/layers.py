"""The layers of the canvas: what is shown, locked and dimmed."""

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.style import GAP
from trackwright.editor.words import QT_TRANSLATE_NOOP

TITLES = {
    CanvasLayer.FRAME: QT_TRANSLATE_NOOP("Layer", "Frame and title"),
    CanvasLayer.TICKETS: QT_TRANSLATE_NOOP("Layer", "Tickets"),
    CanvasLayer.LABELS: QT_TRANSLATE_NOOP("Layer", "Names"),
    CanvasLayer.CITIES: QT_TRANSLATE_NOOP("Layer", "Cities"),
    CanvasLayer.ROUTES: QT_TRANSLATE_NOOP("Layer", "Routes"),
    CanvasLayer.BORDERS: QT_TRANSLATE_NOOP("Layer", "Borders"),
    CanvasLayer.BACKGROUND: QT_TRANSLATE_NOOP("Layer", "Background"),
}
"""The layers as the panel lists them: the highest first."""


@dataclass(frozen=True)
class _Switch:
    """One way to show a layer: what its button says, and its pictures when it is on and off."""

    title: str
    on: str
    off: str


SWITCHES = {
    "visible": _Switch(QT_TRANSLATE_NOOP("Layer", "Show"), "eye", "eye-off"),
    "locked": _Switch(QT_TRANSLATE_NOOP("Layer", "Lock"), "lock", "unlock"),
    "dimmed": _Switch(QT_TRANSLATE_NOOP("Layer", "Dim"), "dim", "dim"),
}

_LOCKABLE = frozenset(
    {CanvasLayer.LABELS, CanvasLayer.CITIES, CanvasLayer.ROUTES, CanvasLayer.BORDERS}
)


class LayersPanel(QWidget):
    """A row of buttons for each layer: show it, lock it, dim it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._scene = desk.scene
        self._buttons: dict[tuple[CanvasLayer, str], QToolButton] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        grid = QGridLayout(self)
        grid.setContentsMargins(GAP, GAP, GAP, GAP)
        grid.setHorizontalSpacing(GAP // 2)
        grid.setVerticalSpacing(GAP // 4)
        grid.setColumnStretch(0, 1)
        for row, layer in enumerate(TITLES):
            grid.addWidget(QLabel(title_of(layer)), row, 0)
            for column, field in enumerate(SWITCHES, 1):
                if field != "locked" or layer in _LOCKABLE:
                    grid.addWidget(self._made(layer, field), row, column)
        grid.setRowStretch(len(TITLES), 1)
        desk.scene.state_changed.connect(self._follow)

    def button(self, layer: CanvasLayer, field: str) -> QToolButton:
        """Return the button that makes a layer `visible`, `locked` or `dimmed`."""
        return self._buttons[layer, field]

    def _made(self, layer: CanvasLayer, field: str) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setAutoRaise(True)
        name = f"{title_of(layer)}: {_translated(SWITCHES[field].title)}"
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.toggled.connect(partial(self._set, layer, field))
        self._buttons[layer, field] = button
        self._show(layer, field)
        return button

    @guarded
    def _set(self, layer: CanvasLayer, field: str, on: bool) -> None:
        fields: dict[str, bool] = {field: on}
        self._scene.set_state(layer, replace(self._scene.state(layer), **fields))

    @Slot(object)
    @guarded
    def _follow(self, layer: CanvasLayer) -> None:
        for field in SWITCHES:
            if (layer, field) in self._buttons:
                self._show(layer, field)

    def _show(self, layer: CanvasLayer, field: str) -> None:
        button, switch = self._buttons[layer, field], SWITCHES[field]
        on = bool(getattr(self._scene.state(layer), field))
        button.setChecked(on)
        button.setIcon(icon(switch.on if on else switch.off))


def title_of(layer: CanvasLayer) -> str:
    """Return what a layer is called in the language of the interface."""
    return _translated(TITLES[layer])


def _translated(title: str) -> str:
    return QCoreApplication.translate("Layer", title)
