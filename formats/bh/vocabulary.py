"""The editor's names for kinds of stops and routes, colours and the sides of a stop."""

from collections.abc import Mapping
from typing import Any

from trackwright.schema.board import Label, Route, Side
from trackwright.schema.colors import RouteColor

FORMAT = "ticket-to-ride-map"
LANDSCAPE, PORTRAIT = 3, 4
"""The file versions of landscape and portrait boards; newer ones are unknown."""

OWN = "trackwright"
"""The field of a map in which we keep what only we know of it; the editor carries it along."""

CITY, CROSSING = "city", "crossing"
STOP_TYPES = (
    {"id": CITY, "label": "Regular", "fill": "#fffaf0", "stroke": "#721c24"},
    {"id": CROSSING, "label": "Crossing", "fill": "#e8e4f0", "stroke": "#4d4470", "square": True},
)

_LOOK: Mapping[str, Any] = {"stroke": "#736d64", "strokeWidth": 3, "infrastructure": False}
ROUTE_TYPES = (
    {"id": "city", "label": "Railway", **_LOOK, "dash": "", "shape": "plain"},
    {"id": "tunnel", "label": "Tunnel", **_LOOK, "dash": "", "shape": "serrated"},
    {"id": "boat", "label": "Boat", **_LOOK, "dash": "10 6", "shape": "oval"},
    {"id": "boat-tunnel", "label": "Boat tunnel", **_LOOK, "dash": "10 6", "shape": "serrated"},
)

COLORS = {color: color.value for color in RouteColor} | {RouteColor.GRAY: "neutral"}
COLORS_BY_NAME = {word: color for color, word in COLORS.items()} | {
    "gray": RouteColor.GRAY,
    "grey": RouteColor.GRAY,
    "pink": RouteColor.PURPLE,
}

SIDES = (
    *(Side.EAST, Side.SOUTH_EAST, Side.SOUTH, Side.SOUTH_WEST),
    *(Side.WEST, Side.NORTH_WEST, Side.NORTH, Side.NORTH_EAST),
)
"""The sides of a label, clockwise in eighths of a turn from the right."""


def route_type(route: Route) -> str:
    """Return the id of a route's type."""
    return "-".join(filter(None, ("boat" * route.ferry, "tunnel" * route.tunnel))) or "city"


def is_tunnel(words: str, shape: str) -> bool:
    """Return whether the names and look of a route type mean tunnels."""
    return "tunnel" in words or shape == "serrated"


def is_ferry(words: str, shape: str) -> bool:
    """Return whether a route type means ferries."""
    return any(word in words for word in ("boat", "ferry", "ship")) or shape == "oval"


def label_angle(label: Label | None) -> float | None:
    """Return a label's direction in degrees clockwise from the right; None if automatic."""
    return None if label is None or label.side is None else 45.0 * SIDES.index(label.side)


def label_at(angle: float) -> Label:
    """Return the label on the side nearest to a direction."""
    return Label(side=SIDES[round(angle / 45) % len(SIDES)])


def only_side(label: Label, language: str) -> Label | None:
    """Return a label reduced to its side."""
    del language
    return None if label.side is None else Label(side=label.side)
