"""Layers of the canvas that can be hidden, locked and dimmed."""

from dataclasses import dataclass
from enum import StrEnum


class CanvasLayer(StrEnum):
    """What a designer hides, locks or dims together; the lowest first."""

    BACKGROUND = "background"
    BORDERS = "borders"
    ROUTES = "routes"
    CITIES = "cities"
    LABELS = "labels"
    TICKETS = "tickets"
    FRAME = "frame"


PARTS = {
    "sea": CanvasLayer.BACKGROUND,
    "land": CanvasLayer.BACKGROUND,
    "borders": CanvasLayer.BORDERS,
    "names": CanvasLayer.BORDERS,
    "regions": CanvasLayer.BORDERS,
    "background": CanvasLayer.BACKGROUND,
    "lines": CanvasLayer.ROUTES,
    "waves": CanvasLayer.ROUTES,
    "routes": CanvasLayer.ROUTES,
    "badges": CanvasLayer.ROUTES,
    "stops": CanvasLayer.CITIES,
    "labels": CanvasLayer.LABELS,
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
