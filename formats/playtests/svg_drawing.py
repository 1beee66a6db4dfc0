"""SVG drawing of plots in colours that follow the theme."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from trackwright.formats.html.page_style import COLORS, theme_rules
from trackwright.rendering.colors import mix
from trackwright.rendering.themes import CLASSIC, DARK

WIDTH = 400.0
"""Of every plot but the board's: as wide as a telephone, so that letters keep their size."""

HEATS = 10
_LIGHT_RAMP = ("#EFE6D0", "#F3CF8E", "#EB9A4A", "#CC5128", "#7E1416")
_DARK_RAMP = ("#3A4046", "#6B4A3A", "#B05A35", "#EB8F3F", "#FFE08A")

_ROUTES = tuple(
    (f"--route-{color}", CLASSIC.routes[color].fill, DARK.routes[color].fill)
    for color in CLASSIC.routes
)


def _heats() -> tuple[tuple[str, str, str], ...]:
    return tuple(
        (f"--heat-{step}", _on_ramp(_LIGHT_RAMP, step), _on_ramp(_DARK_RAMP, step))
        for step in range(HEATS + 1)
    )


def _on_ramp(ramp: tuple[str, ...], step: int) -> str:
    place = step / HEATS * (len(ramp) - 1)
    index = min(int(place), len(ramp) - 2)
    return mix(ramp[index], ramp[index + 1], place - index)


PLOT_COLORS = (*COLORS, *_ROUTES, *_heats())
"""Every colour of plots and page, in the light and in the dark theme."""

STYLE = Path(__file__).with_name("plots.css").read_text(encoding="utf-8")
"""How the shapes of plots look."""


@dataclass
class SvgDrawing:
    """An SVG picture under construction; each method adds a shape."""

    parts: list[str] = field(default_factory=list)

    def add(self, tag: str, tooltip: str = "", **attributes: object) -> None:
        """Add a shape, with a tooltip if one is given."""
        title = f"<title>{escape(tooltip)}</title>" if tooltip else ""
        self.parts.append(f"<{tag}{_written(attributes)}>{title}</{tag}>")

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        """Write words; `y` is their baseline."""
        attributes = {"x": x, "y": y, "class": kind or None, "text-anchor": anchor}
        self.parts.append(f"<text{_written(attributes)}>{escape(words)}</text>")

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        """Draw a line."""
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)

    def box(
        self, x: float, y: float, width: float, height: float, kind: str, tooltip: str = ""
    ) -> None:
        """Draw a box; one that is less than nothing wide has no width."""
        self.add(
            "rect", tooltip, x=x, y=y, width=max(width, 0.0), height=max(height, 0.0), class_=kind
        )

    def whisker(self, low: float, high: float, y: float) -> None:
        """Draw how sure a number is, from left to right."""
        self.add("path", d=f"M{low:.1f} {y:.1f}H{high:.1f}", class_="whisker")
        for x in (low, high):
            self.add("path", d=f"M{x:.1f} {y - 3:.1f}V{y + 3:.1f}", class_="whisker")

    def svg(self, width: float, height: float, title: str) -> str:
        """Return the picture as an element of a page."""
        return (
            f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" role="img" '
            f'aria-label="{escape(title)}" viewBox="0 0 {width:g} {height:g}">'
            f"{''.join(self.parts)}</svg>"
        )


def standalone(svg: str) -> str:
    """Return a plot as a standalone file with its colours."""
    style = theme_rules(PLOT_COLORS) + STYLE
    head, rest = svg.split(">", 1)
    box = head.split('viewBox="0 0 ')[1].split('"')[0].split()
    size = f'width="{box[0]}" height="{box[1]}"'
    return f"{head} {size}><style>{style}</style>{rest}\n"


def heat(share: float) -> str:
    """Return the colour of a value from 0 to 1 on the heat scale."""
    return f"var(--heat-{round(min(max(share, 0.0), 1.0) * HEATS)})"


def _written(attributes: Mapping[str, object]) -> str:
    written = []
    for name, value in attributes.items():
        if value is not None and value != "":
            text = f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
            written.append(f' {name.rstrip("_").replace("_", "-")}="{escape(text)}"')
    return "".join(written)
