"""Decorations: ornaments, free texts, free areas and the designer's own pictures."""

from pathlib import Path

from trackwright.rendering.shapes import Group
from trackwright.rendering.themes import Theme
from trackwright.schema.decorations import Decoration


def decoration_shapes(thing: Decoration, language: str, folder: Path, theme: Theme) -> Group:
    """Return a decoration; `folder` is where the board's file lies, and its pictures."""
    del language, folder, theme
    return Group((), id=f"decoration-{thing.id}")
