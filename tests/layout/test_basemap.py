"""Countries are found by name, and their outlines lie on the board as they should."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from trackwright.layout.basemap import borders, countries_in_view, land
from trackwright.layout.countries import countries, find_country
from trackwright.layout.projections import ProjectionKind, fitted, to_board, unproject
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.geometry import GeoPoint, Point, Polygon, Size
from trackwright.schema.projection import LambertConformal, LambertEqualArea, Mercator, Projection

WIDE = Size(width=790.0, height=525.0)
TALL = Size(width=525.0, height=790.0)
MIDDLE = Point(395.0, 262.0)


def at(lat: float, lon: float) -> GeoPoint:
    return GeoPoint(lat=lat, lon=lon)


def disc(lat: float, lon: float, scale: float) -> Projection:
    return LambertEqualArea(
        kind="lambert_equal_area", center=at(lat, lon), origin=MIDDLE, scale=scale
    )


EUROPE = disc(48, 16, 0.16)
NORTH = fitted("lambert_conformal", [at(55, 5), at(71, 26), at(60, 31)], TALL)
STATES = fitted("lambert_conformal", [at(25, -81), at(48, -124), at(47, -68)], WIDE)
PACIFIC = Mercator(kind="mercator", center=at(10, 180), origin=MIDDLE, scale=0.022)
ARCTIC, ANTARCTIC = disc(90, 10, 0.06), disc(-90, 10, 0.06)
BERING = LambertConformal(
    kind="lambert_conformal", center=at(65, 180), origin=MIDDLE, scale=0.15, parallels=(60, 70)
)
FIJI = disc(-17.5, 179, 1.0)
HEMISPHERE = disc(45, 10, 0.022)

VIEWS = {
    "Europe": (EUROPE, WIDE),
    "the north": (NORTH, TALL),
    "the United States": (STATES, WIDE),
    "the world around the Pacific": (PACIFIC, WIDE),
    "the Arctic": (ARCTIC, WIDE),
    "Antarctica": (ANTARCTIC, WIDE),
    "the Bering Strait": (BERING, WIDE),
    "Fiji": (FIJI, WIDE),
    "half the earth": (HEMISPHERE, WIDE),
}
views = pytest.mark.parametrize(("projection", "size"), VIEWS.values(), ids=VIEWS.keys())


def area(polygons: Sequence[Polygon]) -> shapely.MultiPolygon:
    return shapely.MultiPolygon([shapely.Polygon(each.outer, each.holes) for each in polygons])


def shows(polygons: Sequence[Polygon], projection: Projection, place: GeoPoint) -> bool:
    return bool(area(polygons).contains(shapely.Point(to_board(projection, place))))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("NO", "NO"),
        ("no", "NO"),
        ("NOR", "NO"),
        ("norway", "NO"),
        ("Norvège", "NO"),
        ("NORVEGE", "NO"),
        ("Noregur", "NO"),
        ("Norge", "NO"),
        ("Норвегия", "NO"),
        ("Suomi", "FI"),
        ("Česko", "CZ"),
        ("Czech Republic", "CZ"),
        ("cote d'ivoire", "CI"),
        ("Ísland", "IS"),
        ("UK", "GB"),
        ("Turkey", "TR"),
        ("Türkiye", "TR"),
        ("Ελλάδα", "GR"),
        ("日本", "JP"),
        ("Kosovo", "XK"),
        ("Åland", "AX"),
        ("St. Pierre & Miquelon", "PM"),
        ("Saint Pierre and Miquelon", "PM"),
        ("Bosnia & Herzegovina", "BA"),
    ],
)
def test_a_country_is_found_by_its_codes_and_its_names_in_many_languages(
    name: str, code: str
) -> None:
    assert find_country(name).code == code


def test_every_country_is_found_by_its_code_and_its_english_name() -> None:
    assert len(countries()) > 230
    for code, country in countries().items():
        assert country.code == code
        assert find_country(code) is find_country(country.alpha3) is country
        assert find_country(country.names["en"]) is country


def test_a_country_has_its_number_and_its_name_in_each_language() -> None:
    poland = countries()["PL"]
    assert poland.numeric == 616
    assert {language: poland.names[language] for language in ("en", "fr", "pl", "uk")} == {
        "en": "Poland",
        "fr": "Pologne",
        "pl": "Polska",
        "uk": "Польща",
    }


def test_a_misspelled_country_gets_a_suggestion() -> None:
    with pytest.raises(UnknownNameError, match=r"no country 'Norwey'; did you mean 'Norway'\?"):
        find_country("Norwey")


@pytest.mark.parametrize("name", ["", "🚂", "Xyzzyx qwrtp", "x" * 300])
def test_an_unknown_country_is_told_in_one_short_sentence(name: str) -> None:
    with pytest.raises(UnknownNameError) as caught:
        find_country(name)
    assert len(str(caught.value)) < 400


@views
def test_all_countries_lie_on_the_board_side_by_side(projection: Projection, size: Size) -> None:
    found = borders(countries(), projection, size)
    shapes = {code: area(polygons) for code, polygons in found.items() if polygons}
    assert shapes
    board = shapely.box(0, 0, size.width, size.height)
    for code, shape in shapes.items():
        assert shape.is_valid, code
        assert board.covers(shape), code
    for first, second in combinations(shapes.values(), 2):
        assert first.intersection(second).area < 0.01


@pytest.mark.parametrize("view", ["Europe", "the Bering Strait", "half the earth"])
def test_land_is_all_countries_together(view: str) -> None:
    projection, size = VIEWS[view]
    together = shapely.union_all(list(map(area, borders(countries(), projection, size).values())))
    whole = area(land(projection, size))
    assert whole.is_valid
    assert whole.symmetric_difference(together).area < 0.002 * together.area + 5


@settings(max_examples=6, deadline=None)
@given(
    kind=st.sampled_from(["mercator", "lambert_conformal", "lambert_equal_area"]),
    places=st.lists(
        st.builds(at, st.floats(-80, 80), st.floats(-180, 180)),
        min_size=2,
        max_size=4,
        unique_by=(lambda place: round(place.lat), lambda place: round(place.lon)),
    ),
)
def test_any_board_shows_valid_land_within_its_edges(
    kind: ProjectionKind, places: list[GeoPoint]
) -> None:
    lats = [place.lat for place in places]
    assume(abs(min(lats) + max(lats)) > 1)  # no cone spans as much of the south as of the north
    shape = area(land(fitted(kind, places, WIDE), WIDE))
    assert shape.is_valid
    assert shape.difference(shapely.box(0, 0, WIDE.width, WIDE.height)).is_empty


def test_neighbours_share_their_border_point_for_point() -> None:
    found = borders(["NO", "SE"], NORTH, TALL)
    norway, sweden = area(found["NO"]), area(found["SE"])
    shared = shapely.line_merge(norway.boundary.intersection(sweden.boundary))
    kilometres = shared.length / NORTH.scale
    assert kilometres == pytest.approx(1_600, rel=0.1)
    assert norway.intersection(sweden).area == 0
    both = norway.union(sweden)
    assert both.area == pytest.approx(norway.area + sweden.area, rel=1e-9)
    holes = [hole for part in both.geoms for hole in part.interiors]
    assert all(hole.distance(shared) > 1 for hole in holes)  # a fjord with a narrow mouth, at most


def test_a_coast_has_no_corners_that_a_reader_sees() -> None:
    """Where an outline turns sharply, its parts are too short to see the corner."""
    poland = fitted("lambert_conformal", [at(49.0, 14.1), at(54.8, 24.1)], WIDE)
    (largest, *_) = borders(["PL"], poland, WIDE)["PL"]
    line = np.array([*largest.outer, largest.outer[0]])
    steps = np.diff(line, axis=0)
    lengths = np.hypot(*steps.T)
    turns = np.abs(np.angle(np.exp(1j * np.diff(np.arctan2(*steps.T[::-1])))))
    shorter = np.minimum(lengths[:-1], lengths[1:])
    off_the_curve = shorter * np.tan(turns / 4) / 2
    assert np.quantile(off_the_curve, 0.97) < 0.15
    assert (off_the_curve > 0.25).sum() <= 12  # where borders of three countries meet


def test_all_of_europe_fits_together_without_gaps() -> None:
    found = borders(countries_in_view(EUROPE, WIDE), EUROPE, WIDE)
    assert shapely.coverage_is_valid([area(polygons) for polygons in found.values()])


def test_a_border_does_not_depend_on_which_others_are_drawn() -> None:
    alone = borders(["NO"], NORTH, TALL)["NO"]
    assert borders(["SE", "FI", "NO"], NORTH, TALL)["NO"] == alone
    assert borders(["Norvège"], NORTH, TALL) == {"Norvège": alone}


@pytest.mark.parametrize(
    ("code", "square_kilometres"),
    [
        ("PL", 312_700),
        ("DE", 357_600),
        ("RO", 238_400),
        ("CZ", 78_900),
        ("IE", 70_300),
        ("CH", 41_300),
        ("BY", 207_600),
    ],
)
def test_an_equal_area_map_keeps_areas(code: str, square_kilometres: float) -> None:
    drawn = area(borders([code], EUROPE, WIDE)[code]).area
    assert drawn / EUROPE.scale**2 == pytest.approx(square_kilometres, rel=0.03)


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("NO", at(59.91, 10.5)),
        ("UA", at(45.3, 34.3)),
        ("RU", at(54.6, 21.5)),
        ("GB", at(54.6, -6.7)),
        ("CY", at(35.2, 33.4)),
        ("ES", at(39.6, 3.0)),
    ],
)
def test_a_country_holds_its_places(code: str, place: GeoPoint) -> None:
    projection = disc(place.lat, place.lon, 0.16)
    found = borders([code], projection, WIDE)[code]
    assert shows(found, projection, place)


def test_a_country_across_the_date_line_is_one_piece() -> None:
    (largest, *_) = borders(["RU"], BERING, WIDE)["RU"]
    assert shows([largest], BERING, at(67, 178))
    assert shows([largest], BERING, at(66.5, -176))
    fiji = borders(["FJ"], FIJI, WIDE)["FJ"]
    assert area(fiji).area == pytest.approx(18_300, rel=0.05)


def test_antarctica_covers_the_pole_without_a_seam() -> None:
    (largest, *_) = borders(["AQ"], ANTARCTIC, WIDE)["AQ"]
    assert largest.holes == ()
    for lon in range(-180, 180, 30):
        assert shows([largest], ANTARCTIC, at(-89.5, lon))


def test_a_border_along_a_parallel_bends_with_it() -> None:
    found = borders(["US", "CA"], STATES, WIDE)
    shared = shapely.line_merge(area(found["US"]).boundary & area(found["CA"]).boundary)
    lats, lons = unproject(STATES, *shapely.get_coordinates(shared).T)
    western = lats[(lons > -122) & (lons < -96)]
    assert len(western) > 5
    assert western == pytest.approx(49, abs=0.05)


def test_a_country_out_of_sight_has_no_areas() -> None:
    assert borders(["AU", "US", "AQ"], EUROPE, WIDE) == {"AU": (), "US": (), "AQ": ()}


def test_specks_are_left_out() -> None:
    areas = [area([each]).area for each in land(EUROPE, WIDE, speck=5.0)]
    assert min(areas) >= 5
    assert len(areas) < len(land(EUROPE, WIDE, speck=0.1))
    assert borders(["VA"], EUROPE, WIDE)["VA"] == ()


def test_the_largest_area_comes_first() -> None:
    areas = [area([each]).area for each in land(EUROPE, WIDE)]
    assert areas == sorted(areas, reverse=True)


def test_a_coarser_outline_has_fewer_corners() -> None:
    def corners(tolerance: float) -> int:
        polygons = borders(["NO"], NORTH, TALL, tolerance=tolerance)["NO"]
        return sum(len(polygon.outer) for polygon in polygons)

    assert corners(2.0) < corners(0.5) < corners(0.1)


def test_outlines_can_go_on_into_the_bleed() -> None:
    left, top, right, bottom = area(land(EUROPE, WIDE, bleed=3.0)).bounds
    assert (right, bottom) == (793, 528)
    assert min(left, top) == -3


def test_the_countries_in_view_come_by_their_size_on_the_board() -> None:
    seen = countries_in_view(EUROPE, WIDE)
    assert seen[0] == "RU"
    assert {"NO", "PT", "TR", "UA", "XK", "LU"} <= set(seen)
    assert not {"US", "AU", "JP", "VA"} & set(seen)
    assert countries_in_view(FIJI, WIDE) == ("FJ",)
