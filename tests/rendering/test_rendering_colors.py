from itertools import combinations

import numpy as np
import pytest
import shapely
from coloraide import Color
from shapely import Polygon, affinity
from shapely.geometry.base import BaseGeometry

from trackwright.rendering.colors import contrast, luminance, mix
from trackwright.rendering.marks import mark
from trackwright.rendering.shapes import Commands, Curve, Line, Move
from trackwright.rendering.themes import THEMES, Theme
from trackwright.schema.colors import RouteColor

SEEN_APART = 15
"""The difference (CIEDE2000) of two areas that everybody tells apart at a glance."""

VISIONS = ("protan", "deutan", "tritan", "gray")

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def seen(color: str, vision: str) -> Color:
    if vision == "gray":
        return Color("srgb", [luminance(color) ** (1 / 2.2)] * 3)
    return Color(color).filter(vision)


def area(commands: Commands) -> BaseGeometry:
    """Return what a mark covers: enclosed twice is a hole."""
    rings: list[list[tuple[float, float]]] = []
    for command in commands:
        match command:
            case Move(x, y):
                rings.append([(x, y)])
            case Line(x, y):
                rings[-1].append((x, y))
            case Curve(x1, y1, x2, y2, x, y):
                t = np.linspace(0, 1, 16)[1:, None]
                knots = np.array([rings[-1][-1], (x1, y1), (x2, y2), (x, y)])
                weights = np.hstack(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3))
                rings[-1].extend(map(tuple, weights @ knots))
    covered: BaseGeometry = Polygon()
    for ring in rings:
        covered = covered.symmetric_difference(Polygon(ring))
    return covered


def likeness(one: BaseGeometry, other: BaseGeometry) -> float:
    """Return how much two silhouettes have in common at best, turned and of equal area."""
    scale = (one.area / other.area) ** 0.5
    other = affinity.scale(other, scale, scale, origin=(0, 0))
    turned = (affinity.rotate(other, angle, origin=(0, 0)) for angle in range(0, 360, 5))
    return max(one.intersection(t).area / one.union(t).area for t in turned)


@pytest.mark.parametrize("vision", VISIONS)
@every_theme
def test_route_colours_are_told_apart_by_brightness_or_by_mark(theme: Theme, vision: str) -> None:
    marks = {color: area(mark(color, 1.85)) for color in RouteColor}
    for one, other in combinations(RouteColor, 2):
        fills = [seen(theme.routes[color].fill, vision) for color in (one, other)]
        differ = fills[0].delta_e(fills[1], method="2000") >= SEEN_APART
        unmarked = marks[one].is_empty or marks[other].is_empty
        assert differ or unmarked or likeness(marks[one], marks[other]) < 0.8


def test_no_two_marks_have_the_same_silhouette_however_they_are_turned() -> None:
    marks = {color: area(mark(color, 1.85)) for color in RouteColor if mark(color, 1.85)}
    assert len(marks) == 8
    for one, other in combinations(marks, 2):
        assert likeness(marks[one], marks[other]) < 0.85, (one, other)


def test_gray_alone_has_no_mark() -> None:
    assert [color for color in RouteColor if not mark(color, 1.85)] == [RouteColor.GRAY]


@pytest.mark.parametrize("color", RouteColor)
def test_marks_fit_into_a_space_with_room_around_them(color: RouteColor) -> None:
    left, top, right, bottom = shapely.bounds(area(mark(color, 1.85)))
    if mark(color, 1.85):
        assert -5 < left < -1.2
        assert 1.2 < right < 5
        assert top > -2.6
        assert bottom < 2.6


@every_theme
def test_marks_stand_out_from_their_space(theme: Theme) -> None:
    for paint in theme.routes.values():
        assert contrast(paint.mark, paint.fill) >= 3


@every_theme
def test_edges_stand_out_from_their_space_or_from_the_land(theme: Theme) -> None:
    for paint in theme.routes.values():
        land = min(contrast(paint.edge, tint) for tint in theme.land_colors)
        assert max(contrast(paint.edge, paint.fill), land) >= 2


@every_theme
def test_small_letters_are_legible(theme: Theme) -> None:
    for ground in (*theme.land_colors, theme.sea, theme.halo):
        assert contrast(theme.label, ground) >= 4.5
    assert contrast(theme.panel_ink, theme.panel) >= 4.5
    assert contrast(theme.panel_ink, mix(theme.panel, theme.panel_line, 0.3)) >= 4.5
    assert contrast(theme.badge_ink, theme.badge) >= 4.5
    assert contrast(theme.sign_ink, theme.sign) >= 4.5


@every_theme
def test_sleepers_stand_out_from_their_bed(theme: Theme) -> None:
    assert contrast(theme.sleeper, theme.ballast) >= 4.5


@every_theme
def test_tints_of_countries_differ_and_none_shouts(theme: Theme) -> None:
    tints = [Color(tint) for tint in theme.lands]
    differences = [a.delta_e(b, method="2000") for a, b in combinations(tints, 2)]
    assert min(differences) > 1
    assert max(differences) < 12


@every_theme
def test_land_and_sea_differ_clearly(theme: Theme) -> None:
    assert min(contrast(theme.sea, tint) for tint in theme.lands) >= 1.4
    assert min(contrast(theme.sea, tint) for tint in theme.land_colors) >= 1.25


@every_theme
def test_names_of_countries_stand_out_from_their_land(theme: Theme) -> None:
    assert min(contrast(theme.country_name, tint) for tint in theme.land_colors) >= 3


@every_theme
def test_home_stands_out_from_its_neighbours(theme: Theme) -> None:
    homes, others = theme.land_colors[: len(theme.lands)], theme.land_colors[len(theme.lands) :]
    for home, other in zip(homes, others, strict=True):
        assert Color(home).delta_e(Color(other), method="2000") > 2


@pytest.mark.parametrize("vision", VISIONS)
@every_theme
def test_purple_and_blue_differ_in_lightness_to_every_eye(theme: Theme, vision: str) -> None:
    one, other = (
        seen(theme.routes[color].fill, vision).convert("lab")["l"]
        for color in (RouteColor.PURPLE, RouteColor.BLUE)
    )
    assert abs(one - other) >= 10


@every_theme
def test_white_spaces_show_on_land_and_black_ones_on_the_sea(theme: Theme) -> None:
    white, black = theme.routes[RouteColor.WHITE], theme.routes[RouteColor.BLACK]
    for tint in theme.land_colors:
        assert max(contrast(white.fill, tint), contrast(white.edge, tint)) >= 3
    assert max(contrast(black.fill, theme.sea), contrast(black.edge, theme.sea)) >= 3


def test_a_mixture_lies_between_its_colours() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mix("#102030", "#FFFFFF", 0) == "#102030"
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
