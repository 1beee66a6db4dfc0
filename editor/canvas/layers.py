"""Layers of the canvas that can be hidden, locked and dimmed."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr


class CanvasLayer(StrEnum):
    """What a designer hides, locks or dims together; the lowest first."""

    BACKGROUND = "background"
    BORDERS = "borders"
    DECORATIONS = "decorations"
    ROUTES = "routes"
    CITIES = "cities"
    LABELS = "labels"
    TICKETS = "tickets"
    FRAME = "frame"


PARTS = {
    "sea": CanvasLayer.BACKGROUND,
    "land": CanvasLayer.BACKGROUND,
    "terrain": CanvasLayer.BACKGROUND,
    "water": CanvasLayer.BACKGROUND,
    "borders": CanvasLayer.BORDERS,
    "names": CanvasLayer.BORDERS,
    "regions": CanvasLayer.BORDERS,
    "background": CanvasLayer.BACKGROUND,
    "decorations": CanvasLayer.DECORATIONS,
    "lines": CanvasLayer.ROUTES,
    "waves": CanvasLayer.ROUTES,
    "routes": CanvasLayer.ROUTES,
    "badges": CanvasLayer.ROUTES,
    "stops": CanvasLayer.CITIES,
    "labels": CanvasLayer.LABELS,
    "decorations_above": CanvasLayer.DECORATIONS,
    "furniture": CanvasLayer.FRAME,
}
"""The layers of the picture, from the lowest to the highest, and the canvas layer of each."""

LAYERS = {
    "city": CanvasLayer.CITIES,
    "crossing": CanvasLayer.CITIES,
    "label": CanvasLayer.LABELS,
    "route": CanvasLayer.ROUTES,
    "country": CanvasLayer.BORDERS,
    "region": CanvasLayer.BORDERS,
    "country_name": CanvasLayer.BORDERS,
    "region_name": CanvasLayer.BORDERS,
    "decoration": CanvasLayer.DECORATIONS,
    "furniture": CanvasLayer.FRAME,
    "ticket": CanvasLayer.TICKETS,
}
"""The canvas layer that each kind of thing lies on."""

DIMMED = 0.35

TICKETS_HEIGHT = float(list(PARTS).index("furniture")) - 0.5
"""The height of the tickets' lines, which are no part of the printed picture."""


@dataclass(frozen=True)
class LayerState:
    """How a layer is shown, and whether the pointer takes hold of what lies on it."""

    visible: bool = True
    locked: bool = False
    dimmed: bool = False

    @property
    def opacity(self) -> float:
        """How strongly it is drawn."""
        return DIMMED if self.dimmed else 1.0

    @property
    def is_within_reach(self) -> bool:
        """Whether the pointer takes hold of what lies on it."""
        return self.visible and not self.locked


def first_states() -> dict[CanvasLayer, LayerState]:
    """Return how layers are shown at first: all but the tickets, whose lines would cover much."""
    return {layer: LayerState(visible=layer is not CanvasLayer.TICKETS) for layer in CanvasLayer}


TITLES = {
    CanvasLayer.FRAME: say("Frame and title"),
    CanvasLayer.TICKETS: say("Tickets"),
    CanvasLayer.LABELS: say("Names"),
    CanvasLayer.CITIES: say("Cities"),
    CanvasLayer.ROUTES: say("Routes"),
    CanvasLayer.DECORATIONS: say("Decorations"),
    CanvasLayer.BORDERS: say("Borders"),
    CanvasLayer.BACKGROUND: say("Background"),
}
"""The layers as the panel lists them: the highest first."""


SWITCHES = {
    "visible": (say_in("layer", "Show"), "eye", "eye-off"),
    "locked": (say_in("layer", "Lock"), "lock", "unlock"),
    "dimmed": (say("Dim"), "dim", "dim"),
}
"""The title of each button, and its picture when it is on and off."""

_LOCKABLE = frozenset(CanvasLayer) - {CanvasLayer.BACKGROUND, CanvasLayer.TICKETS}


class LayersPanel(Guarded, QWidget):
    """A row of buttons for each layer: `visible`, `locked` and `dimmed`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._scene = desk.scene
        self.buttons: dict[tuple[CanvasLayer, str], QToolButton] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        grid = QGridLayout(self)
        grid.setContentsMargins(GAP, GAP, GAP, GAP)
        grid.setHorizontalSpacing(GAP // 2)
        grid.setVerticalSpacing(GAP // 4)
        grid.setColumnStretch(0, 1)
        for row, layer in enumerate(TITLES):
            grid.addWidget(QLabel(tr(TITLES[layer])), row, 0)
            for column, field in enumerate(SWITCHES, 1):
                if field != "locked" or layer in _LOCKABLE:
                    grid.addWidget(self._made(layer, field), row, column)
        grid.setRowStretch(len(TITLES), 1)
        connect(desk.scene.state_changed, self._follow)

    def _made(self, layer: CanvasLayer, field: str) -> QToolButton:
        title, _, picture = SWITCHES[field]
        button = picture_button(picture, f"{tr(TITLES[layer])}: {tr(title)}")
        button.setCheckable(True)
        connect(button.toggled, partial(self._set, layer, field))
        self.buttons[layer, field] = button
        self._show(layer, field)
        return button

    def _set(self, layer: CanvasLayer, field: str, on: bool) -> None:
        fields: dict[str, bool] = {field: on}
        self._scene.set_state(layer, replace(self._scene.state(layer), **fields))

    def _follow(self, layer: CanvasLayer) -> None:
        for field in SWITCHES:
            if (layer, field) in self.buttons:
                self._show(layer, field)

    def _show(self, layer: CanvasLayer, field: str) -> None:
        _, picture, picture_off = SWITCHES[field]
        on = bool(getattr(self._scene.state(layer), field))
        self.buttons[layer, field].setChecked(on)
        self.buttons[layer, field].setIcon(icon(picture if on else picture_off))
