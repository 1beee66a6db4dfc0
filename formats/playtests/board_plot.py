"""Playtest results on the board: spaces coloured by how often they are claimed."""

from collections.abc import Mapping

from trackwright.formats.playtests.svg_drawing import HEATS, SvgDrawing, heat
from trackwright.layout.board import Layout
from trackwright.layout.labels import Label
from trackwright.layout.tracks import Track, space_corners
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.findings import percent
from trackwright.playtest.statistics import Report, RouteUse
from trackwright.schema.profile import Profile

LETTER = 7.0
"""How wide a letter of a name is, at most."""

SIDE = 1000.0
"""How wide or tall the picture is, whichever is more."""


def claims_board(layout: Layout, report: Report) -> str:
    """Draw in how many of the games each route is claimed."""
    shares = {route.id: route.claimed.value for route in report.routes}
    return _board(layout, report, "Games in which each route is claimed", shares)


def winners_board(layout: Layout, report: Report) -> str:
    """Draw how many of those who claim each route win."""
    shares = {route.id: route.by_winner.value for route in report.routes if route.by_winner.count}
    return _board(layout, report, "How many of those who claim each route win", shares)


def _board(layout: Layout, report: Report, title: str, shares: Mapping[str, float]) -> str:
    size = layout.board.size
    scale = SIDE / max(size.width, size.height)
    width, height = size.width * scale, size.height * scale
    low, high = min(shares.values(), default=0.0), max(shares.values(), default=1.0)
    drawing = SvgDrawing()
    drawing.box(0, 0, width, height, "land")
    for route in report.routes:
        track = layout.tracks.get(route.id)
        if track is not None and track.spaces:
            share = (shares.get(route.id, low) - low) / ((high - low) or 1.0)
            outline = _outline(track, layout.board.profile, scale)
            drawing.add("path", _tooltip(route), d=outline, fill=heat(share), class_="edge")
    _stops(drawing, layout, report, scale)
    _legend(drawing, title, low, high, height)
    return drawing.svg(width, height + 100, title)


def _outline(track: Track, profile: Profile, scale: float) -> str:
    corners = space_corners([track], profile) * scale
    boxes = ("L".join(f"{x:.1f} {y:.1f}" for x, y in box) for box in corners)
    return "".join(f"M{box}Z" for box in boxes)


def _tooltip(route: RouteUse) -> str:
    wins = (
        f", {100 * route.by_winner.value:.0f} % of its owners win" if route.by_winner.count else ""
    )
    return f"{route.name}: claimed in {percent(route.claimed)} of the games{wins}"


def _stops(drawing: SvgDrawing, layout: Layout, report: Report, scale: float) -> None:
    width = layout.board.size.width * scale
    nobody = Estimate(0.0, 0.0, 0.0, 0)
    for stop in layout.board.stops:
        x, y = (place * scale for place in stop.position)
        used = report.cities.get(stop.id, nobody)
        label = layout.labels.get(stop.id)
        name = label.text if label else stop.id
        tooltip = f"{name}: in {percent(used)} of the players' networks" if used.count else name
        radius = 4 + 8 * used.value
        drawing.add("circle", tooltip, cx=x, cy=y, r=radius, class_="city")
        if label is not None:
            _name(
                drawing, label, x, y, (label.x * scale - x, label.y * scale - y), radius + 3, width
            )


def _name(
    drawing: SvgDrawing,
    label: Label,
    x: float,
    y: float,
    away: tuple[float, float],
    room: float,
    width: float,
) -> None:
    """Write a stop's name on the side where the board has it, but large enough to be read."""
    across, down = away
    if abs(across) > abs(down):
        side = 1 if across > 0 else -1
        reach = x + side * (room + LETTER * len(label.text))
        side = side if 0 < reach < width else -side
        drawing.text(x + side * room, y + 4, label.text, "name", "start" if side > 0 else "end")
    else:
        drawing.text(x, y + (room + 9 if down > 0 else -room), label.text, "name", "middle")


def _legend(drawing: SvgDrawing, title: str, low: float, high: float, top: float) -> None:
    drawing.text(0, top + 30, title, "large bold")
    for step in range(HEATS + 1):
        fill = f"var(--heat-{step})"
        drawing.add("rect", x=60 + step * 24, y=top + 44, width=24, height=18, fill=fill)
    drawing.text(52, top + 60, f"{100 * low:.0f} %", "large soft", "end")
    drawing.text(332, top + 60, f"{100 * high:.0f} %", "large soft")
    drawing.text(0, top + 90, "larger cities are in more networks", "large soft")
