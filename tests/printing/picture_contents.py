"""Boards to draw, and what a picture holds, for the tests of drawing."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from builders import BoardBuilder, a_board

from trackwright.layout.board import lay_out
from trackwright.maps import open_ruleset
from trackwright.rendering.board_picture import (
    Annotations,
    annotations,
    backdrop,
    board_picture,
    notes_of,
    placed_badges,
)
from trackwright.rendering.shapes import Group, Image, Path, Picture, Shape, Text
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

LENGTHS = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
WEST = [[0, 0], [300, 0], [300, 500], [0, 500]]
MIDDLE = [[300, 0], [500, 0], [500, 500], [300, 500]]


def two_countries() -> BoardBuilder:
    """A board whose right part is sea."""
    return (
        a_board()
        .with_country("westland", name="Westland", borders=[{"outer": WEST}])
        .with_country("midland", name="Midland", borders=[{"outer": MIDDLE}])
    )


def a_full_board() -> BoardBuilder:
    """A board with one of everything that is drawn."""
    return (
        two_countries()
        .with_region("north", name="The North", borders=[{"outer": [[0, 0], [800, 0], [0, 90]]}])
        .with_city("oslo", position=[100, 100], country="westland", tags=["capital"])
        .with_city("bergen", position=[260, 100], country="westland")
        .with_city("narvik", position=[260, 300])
        .with_city("vardo", position=[560, 300], name="Vardø")
        .with_crossing("border", "midland", position=[420, 100])
        .with_route("oslo", "bergen", length=4, color="red", draw_bonus=2)
        .with_route("oslo", "bergen", length=4, color="blue")
        .with_route("bergen", "narvik", length=5, color="black", tunnel=True)
        .with_route("narvik", "vardo", length=9, ferry=True, icons=[0, 4], tags=["long_haul"])
        .with_route("bergen", "border", length=4, color="white")
    )


def rules_with(lengths: dict[int, int] = LENGTHS, **changes: Any) -> Ruleset:
    """The classic rules with other points, and without limits of parallel tracks."""
    classic = open_ruleset("classic").ruleset
    return classic.changed(scoring={"lengths": lengths}, **{"parallel_tracks": {}, **changes})


FOUR_FOR_ONE = {
    "substitutions": [
        {"cards": 4, "of": "any", "slot": "color", "on": {"tags": ["long_haul"]}},
    ]
}
"""A special payment on the longest route of the full board."""


def annotated(
    board: Board, rules: Ruleset | None = None, language: str = "en", theme: Theme = CLASSIC
) -> Annotations:
    """The furniture and the names of areas, with their outlines."""
    layout = lay_out(board, language)
    badges = placed_badges(layout, notes_of(board, rules))
    return annotations(layout, backdrop(board, theme), badges, theme, rules)


def drawn(board: Board, **options: Any) -> Picture:
    return board_picture(lay_out(board), **options)


def groups(picture: Picture) -> Iterator[Group]:
    for layer in picture.layers:
        yield from layer.groups


def ids(picture: Picture) -> Counter[str]:
    return Counter(group.id for group in groups(picture))


def flat(shapes: Iterable[Shape]) -> Iterator[Path | Text | Image]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from flat(shape.shapes)
        else:
            yield shape


def texts(picture: Picture) -> list[str]:
    return [shape.text for shape in flat(groups(picture)) if isinstance(shape, Text)]


def without_colors(value: Any) -> Any:
    """Return a shape as nested tuples with every colour struck out."""
    if isinstance(value, str):
        return re.sub(r"^#[0-9A-Fa-f]{6}$", "colour", value)
    if isinstance(value, tuple):
        return tuple(without_colors(item) for item in value)
    if is_dataclass(value):
        return tuple(without_colors(getattr(value, f.name)) for f in fields(value))
    return value
