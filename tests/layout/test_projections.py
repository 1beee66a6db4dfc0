"""Latitude and longitude become millimetres and come back."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyproj import Proj

from trackwright.layout.projections import (
    EARTH_RADIUS,
    Floats,
    ProjectionError,
    ProjectionKind,
    fitted,
    project,
    to_board,
    unproject,
)
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.projection import (
    LambertConformal,
    LambertEqualArea,
    Mercator,
    Projection,
)

ORIGIN = Point(300.0, 200.0)
BOARD = Size(width=790.0, height=525.0)
KINDS: tuple[ProjectionKind, ...] = ("mercator", "lambert_conformal", "lambert_equal_area")


def at(lat: float, lon: float) -> GeoPoint:
    return GeoPoint(lat=lat, lon=lon)


def mercator(lat: float, lon: float, stretch: float = 1.0) -> Projection:
    return Mercator(kind="mercator", center=at(lat, lon), origin=ORIGIN, scale=0.2, stretch=stretch)


def conformal(lat: float, lon: float, parallels: tuple[float, float]) -> Projection:
    return LambertConformal(
        kind="lambert_conformal", center=at(lat, lon), origin=ORIGIN, scale=0.2, parallels=parallels
    )


def equal_area(lat: float, lon: float) -> Projection:
    return LambertEqualArea(
        kind="lambert_equal_area", center=at(lat, lon), origin=ORIGIN, scale=0.2
    )


PAIRS = {
    "mercator in Europe": (mercator(50, 10), "+proj=merc +lat_ts=50 +lon_0=10"),
    "mercator in the Pacific": (mercator(-20, 170), "+proj=merc +lat_ts=-20 +lon_0=170"),
    "cone in the north": (
        conformal(50, 10, (43, 62)),
        "+proj=lcc +lat_0=50 +lon_0=10 +lat_1=43 +lat_2=62",
    ),
    "cone in the south": (
        conformal(-25, 135, (-18, -36)),
        "+proj=lcc +lat_0=-25 +lon_0=135 +lat_1=-18 +lat_2=-36",
    ),
    "cone that touches": (
        conformal(45, -100, (45, 45)),
        "+proj=lcc +lat_0=45 +lon_0=-100 +lat_1=45 +lat_2=45",
    ),
    "disc on Europe": (equal_area(50, 10), "+proj=laea +lat_0=50 +lon_0=10"),
    "disc on the equator": (equal_area(0, -60), "+proj=laea +lat_0=0 +lon_0=-60"),
    "disc on the north pole": (equal_area(90, 0), "+proj=laea +lat_0=90 +lon_0=0"),
    "disc on the south pole": (equal_area(-90, 30), "+proj=laea +lat_0=-90 +lon_0=30"),
}
pairs = pytest.mark.parametrize(("ours", "reference"), PAIRS.values(), ids=PAIRS.keys())
each = pytest.mark.parametrize("ours", [ours for ours, _ in PAIRS.values()], ids=PAIRS.keys())

latitudes = st.floats(-80, 80)
longitudes = st.floats(-180, 180)


def expected(ours: Projection, reference: str, lats: Floats, lons: Floats) -> Floats:
    """Where the well-known library says that the places lie, in mm."""
    proj = Proj(f"{reference} +R={EARTH_RADIUS * 1000} +units=m")
    east, north = proj(lons, lats)
    _, start = proj(ours.center.lon, ours.center.lat)
    millimetres = ours.scale / 1000
    return np.array([ORIGIN.x + east * millimetres, ORIGIN.y - (north - start) * millimetres])


def near_the_edge(ours: Projection, lats: Floats, lons: Floats) -> Floats:
    """Places whose side of the map, or whose place on it, hangs on the last digit."""
    seam = np.abs((lons - ours.center.lon) % 360 - 180) < 1e-6
    antipode = np.abs(lats + ours.center.lat) < 0.5
    if isinstance(ours, LambertEqualArea):
        return antipode & (np.abs((lons - ours.center.lon) % 360 - 180) < 1)
    return seam


@pairs
def test_the_whole_earth_lies_where_proj_draws_it(ours: Projection, reference: str) -> None:
    lats, lons = (grid.ravel() for grid in np.meshgrid(np.arange(-84, 85, 7), np.arange(-180, 180)))
    kept = ~near_the_edge(ours, lats, lons)
    lats, lons = lats[kept].astype(float), lons[kept].astype(float)
    found = np.array(project(ours, lats, lons))
    np.testing.assert_allclose(found, expected(ours, reference, lats, lons), rtol=1e-6, atol=1e-6)


@pairs
@settings(deadline=None)
@given(lat=latitudes, lon=longitudes)
def test_any_place_lies_where_proj_draws_it(
    ours: Projection, reference: str, lat: float, lon: float
) -> None:
    lats, lons = np.array([lat]), np.array([lon])
    if not near_the_edge(ours, lats, lons).any():
        found = np.array(project(ours, lats, lons))
        np.testing.assert_allclose(
            found, expected(ours, reference, lats, lons), rtol=1e-6, atol=1e-6
        )


@each
@settings(deadline=None)
@given(lat=latitudes, lon=longitudes)
def test_every_place_comes_back(ours: Projection, lat: float, lon: float) -> None:
    lats, lons = np.array([lat]), np.array([lon])
    if not near_the_edge(ours, lats, lons).any():
        back_lats, back_lons = unproject(ours, *project(ours, lats, lons))
        np.testing.assert_allclose(back_lats, lats, atol=1e-6)
        np.testing.assert_allclose((back_lons - lons + 180) % 360, 180, atol=1e-6)


@pairs
@settings(deadline=None)
@given(x=st.floats(0, 790), y=st.floats(0, 525))
def test_every_point_shows_the_place_that_proj_says(
    ours: Projection, reference: str, x: float, y: float
) -> None:
    proj = Proj(f"{reference} +R={EARTH_RADIUS * 1000} +units=m")
    _, start = proj(ours.center.lon, ours.center.lat)
    lon, lat = proj(
        (x - ORIGIN.x) / ours.scale * 1000, start + (ORIGIN.y - y) / ours.scale * 1000, inverse=True
    )
    place = to_earth(ours, Point(x, y))
    assert place.lat == pytest.approx(lat, abs=1e-5)
    assert (place.lon - lon + 180) % 360 == pytest.approx(180, abs=1e-4)


def to_earth(projection: Projection, point: Point) -> GeoPoint:
    lat, lon = unproject(projection, np.array(point.x), np.array(point.y))
    return at(float(lat), float(lon))


@each
def test_the_center_lies_at_the_origin(ours: Projection) -> None:
    assert to_board(ours, ours.center) == pytest.approx(ORIGIN)
    assert to_earth(ours, ORIGIN) == ours.center


def test_north_is_up_and_east_is_right() -> None:
    for projection in (mercator(50, 10), conformal(50, 10, (43, 62)), equal_area(50, 10)):
        x, y = to_board(projection, at(51, 12))
        assert x > ORIGIN.x
        assert y < ORIGIN.y


def test_a_stretched_map_is_wider_and_no_taller() -> None:
    x, y = to_board(mercator(50, 10), at(55, 20))
    wide_x, wide_y = to_board(mercator(50, 10, stretch=1.3), at(55, 20))
    assert wide_x - ORIGIN.x == pytest.approx(1.3 * (x - ORIGIN.x))
    assert wide_y == y
    assert to_earth(mercator(50, 10, stretch=1.3), Point(wide_x, wide_y)) == at(55, 20)


def test_places_across_the_date_line_lie_side_by_side() -> None:
    x, _ = to_board(mercator(0, 179), at(0, -179))
    assert x == pytest.approx(ORIGIN.x + 0.2 * EARTH_RADIUS * math.radians(2))


@pytest.mark.parametrize(
    ("projection", "place"),
    [
        (mercator(50, 10), at(90, 0)),
        (mercator(50, 10), at(-90, 0)),
        (conformal(50, 10, (43, 62)), at(-90, 0)),
        (conformal(-25, 135, (-18, -36)), at(90, 0)),
        (equal_area(50, 10), at(-50, -170)),
    ],
)
def test_a_place_that_no_map_can_show_is_refused(projection: Projection, place: GeoPoint) -> None:
    with pytest.raises(ProjectionError, match="beyond the edge"):
        to_board(projection, place)


@pytest.mark.parametrize(
    ("projection", "point"),
    [
        (mercator(50, 10), Point(-5_000.0, 200.0)),
        (conformal(50, 10, (43, 62)), Point(300.0, -4_000.0)),
        (equal_area(50, 10), Point(-5_000.0, 200.0)),
    ],
)
def test_a_point_off_the_map_shows_nothing(projection: Projection, point: Point) -> None:
    assert np.isnan(unproject(projection, np.array(point.x), np.array(point.y))).all()


@pytest.mark.parametrize(
    "projection",
    [
        mercator(90, 0),
        conformal(0, 0, (-20, 20)),
        conformal(50, 0, (50, 90)),
        conformal(-90, 0, (40, 60)),
    ],
)
def test_a_projection_that_cannot_be_built_says_why(projection: Projection) -> None:
    with pytest.raises(ProjectionError, match=r"must not|cannot"):
        to_board(projection, at(10, 10))


several_places = st.lists(
    st.builds(at, st.floats(-60, 75), st.floats(-60, 60)), min_size=2, max_size=20
).filter(lambda places: _spread(places) > 3)


def _spread(places: list[GeoPoint]) -> float:
    lats, lons = [place.lat for place in places], [place.lon for place in places]
    return max(max(lats) - min(lats), max(lons) - min(lons))


def margins(projection: Projection, places: list[GeoPoint]) -> tuple[float, float, float, float]:
    """How far the outermost places lie from the left, right, upper and lower edge."""
    points = [to_board(projection, place) for place in places]
    xs, ys = [point.x for point in points], [point.y for point in points]
    return min(xs), BOARD.width - max(xs), min(ys), BOARD.height - max(ys)


@pytest.mark.parametrize("kind", ["mercator", "lambert_equal_area"])
@settings(deadline=None)
@given(places=several_places)
def test_a_fitted_map_reaches_the_margins_and_stays_within(
    kind: ProjectionKind, places: list[GeoPoint]
) -> None:
    left, right, upper, lower = margins(fitted(kind, places, BOARD, margin=30), places)
    assert min(left, right, upper, lower) > 30 - 0.01
    assert left == pytest.approx(right, abs=0.01)
    assert upper == pytest.approx(lower, abs=0.01)
    assert min(left, upper) == pytest.approx(30, abs=0.1)


NORTH = [at(57, 5), at(71, 26), at(69.7, 30), at(54, 10), at(60, 30)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_stretched_map_fills_the_board_in_both_directions(kind: ProjectionKind) -> None:
    projection = fitted(kind, NORTH, BOARD, margin=30, stretch=(0.5, 3.0))
    assert margins(projection, NORTH) == pytest.approx((30, 30, 30, 30), abs=0.1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_map_is_stretched_no_further_than_allowed(kind: ProjectionKind) -> None:
    projection = fitted(kind, NORTH, BOARD, margin=30, stretch=(0.9, 1.3))
    assert projection.stretch == 1.3
    left, _, upper, _ = margins(projection, NORTH)
    assert left > 40
    assert upper == pytest.approx(30, abs=0.1)


def test_a_fitted_cone_has_its_parallels_inside_the_map() -> None:
    projection = fitted("lambert_conformal", NORTH, BOARD)
    assert isinstance(projection, LambertConformal)
    assert 54 < projection.parallels[0] < projection.parallels[1] < 71


@pytest.mark.parametrize("kind", KINDS)
def test_a_map_of_the_pacific_does_not_go_round_the_world(kind: ProjectionKind) -> None:
    projection = fitted(kind, [at(-18, 178), at(-14, -171), at(-41, 175)], BOARD)
    assert abs(projection.center.lon) > 170
    assert projection.scale > 0.1


@pytest.mark.parametrize("kind", KINDS)
def test_a_map_of_one_place_shows_it_in_the_middle(kind: ProjectionKind) -> None:
    projection = fitted(kind, [at(48.2, 16.4)], BOARD)
    assert to_board(projection, at(48.2, 16.4)) == pytest.approx((395, 262.5), abs=0.01)


def test_nothing_to_fit_and_no_room_to_fit_it_are_told() -> None:
    with pytest.raises(ProjectionError, match="no places"):
        fitted("mercator", [], BOARD)
    with pytest.raises(ProjectionError, match="no room"):
        fitted("mercator", NORTH, BOARD, margin=300)
    with pytest.raises(ProjectionError, match="do not fit on one map"):
        fitted("mercator", [at(90, 0), at(0, 0)], BOARD)
