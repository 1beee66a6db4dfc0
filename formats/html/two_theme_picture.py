"""The board's picture with the colours of both themes, as one SVG."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from trackwright.formats.format import Export
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.svg import svg_text
from trackwright.rendering.themes import CLASSIC, DARK, Theme

_TAG = re.compile(r"<[^<>]*>")
_COLOR = re.compile(r'( (?:fill|stroke)=")(#[0-9A-Fa-f]{6})(?=")')
_STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
_TITLE = re.compile(r"\s*<title>.*?</title>", re.DOTALL)


@dataclass(frozen=True)
class TwoThemes:
    """A picture whose colours are variables, each with a colour in the light and dark theme."""

    svg: str
    colors: Sequence[tuple[str, str, str]]

    @property
    def style(self) -> str:
        """The style sheet in the picture, fonts and all."""
        found = _STYLE.search(self.svg)
        return found[1] if found else ""


def two_themes(export: Export) -> TwoThemes:
    """Return the picture of a board in both themes.

    A theme never changes a shape, so that both pictures differ in nothing but their colours.
    """
    light, dark = (_svg(export, theme) for theme in (CLASSIC, replace(DARK, terrain=None)))
    pairs = list(zip(_colors(light), _colors(dark), strict=True))
    names = {pair: f"--c{number}" for number, pair in enumerate(dict.fromkeys(pairs))}
    variables = iter([names[pair] for pair in pairs])

    def with_variables(tag: re.Match[str]) -> str:
        return _COLOR.sub(lambda found: f"{found[1]}var({next(variables)})", tag[0])

    # A title would be shown beside the pointer wherever that is.
    svg = _TITLE.sub("", _TAG.sub(with_variables, light), count=1)
    return TwoThemes(svg, [(name, *pair) for pair, name in names.items()])


def _colors(svg: str) -> Iterator[str]:
    """Yield the colours in tags only; a city's name may look like a colour."""
    return (found[2] for tag in _TAG.findall(svg) for found in _COLOR.finditer(tag))


def _svg(export: Export, theme: Theme) -> str:
    picture = board_picture(
        export.layout,
        theme,
        rules=export.ruleset,
        folder=export.folder or Path(),
    )
    return svg_text(picture, embed_images=True)
