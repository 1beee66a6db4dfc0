"""GeoJSON: what RFC 7946 asks for, what GDAL and shapely read in it, and edits made there."""

import json
from pathlib import Path
from typing import Any

import pytest
import shapely
from builders import a_board
from external_programs import run, written
from sample_board import sample_board
from shapely.geometry import shape

from trackwright.formats.format import Export, ImportResult, ImportSource
from trackwright.formats.geojson import GEOJSON
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import TrackwrightError

Collection = dict[str, Any]

PACIFIC = {
    "kind": "mercator",
    "center": {"lat": 0, "lon": 180},
    "origin": [400, 250],
    "scale": 0.05,
}


def a_collection(board: Board | None = None) -> Collection:
    data: Collection = json.loads(*GEOJSON.write(Export(board or sample_board())).values())
    return data


def read(data: Collection) -> ImportResult:
    return GEOJSON.read(
        ImportSource("island.geojson", {"island.geojson": json.dumps(data).encode()})
    )


def feature(data: Collection, kind: str, id: str) -> Any:  # noqa: A002
    wanted = {"kind": kind, "id": id}
    return next(f for f in data["features"] if wanted.items() <= f["properties"].items())


def a_feature(shape: str, coordinates: Any, **properties: Any) -> Collection:
    geometry = {"type": shape, "coordinates": coordinates}
    return {"type": "Feature", "geometry": geometry, "properties": properties}


def geometries(data: Collection, kind: str) -> list[Any]:
    return [
        shape(f["geometry"])
        for f in data["features"]
        if f["properties"]["kind"] == kind and f["geometry"] is not None
    ]


# Coordinates


@pytest.mark.parametrize("name", ["europe", "poland"])
def test_cities_lie_near_their_true_places(name: str) -> None:
    board = open_board(name).document
    data = a_collection(board)
    apart = []
    for city in board.cities:
        lon, lat = feature(data, "city", city.id)["geometry"]["coordinates"]
        apart.append(abs(lon - city.location.lon) + abs(lat - city.location.lat))
    assert sum(apart) / len(apart) < 1.5  # degrees; cities make room for routes


@pytest.mark.parametrize("name", board_names())
def test_outer_rings_run_against_the_clock_and_holes_with_it(name: str) -> None:
    data = a_collection(open_board(name).document)
    areas = [*geometries(data, "country"), *geometries(data, "region")]
    polygons = [polygon for area in areas for polygon in shapely.get_parts(area)]
    assert polygons
    assert all(polygon.exterior.is_ccw for polygon in polygons)
    assert not any(hole.is_ccw for polygon in polygons for hole in polygon.interiors)


def test_a_ring_that_runs_with_the_clock_is_turned_and_comes_back_as_it_was() -> None:
    outer = [[10, 10], [390, 10], [390, 120], [10, 120]]  # with the clock, as y grows downwards
    board = a_board().with_country("a", borders=[{"outer": outer}]).build()
    data = a_collection(board)
    (area,) = geometries(data, "country")
    assert shapely.get_parts(area)[0].exterior.is_ccw
    assert read(data).board == board


def test_a_board_without_a_projection_says_so_and_lies_the_right_way_up() -> None:
    board = a_board().with_city("a", position=[120, 40]).build()
    data = a_collection(board)
    assert "no part of the earth" in data["trackwright"]["coordinates"]
    assert feature(data, "city", "a")["geometry"]["coordinates"] == [0.12, -0.04]


def test_a_board_with_a_projection_says_so() -> None:
    assert "Longitude and latitude" in a_collection()["trackwright"]["coordinates"]


def test_what_lies_beyond_the_edge_of_the_map_has_no_geometry_and_comes_back() -> None:
    disc = {"kind": "lambert_equal_area", "center": {"lat": 0, "lon": 0}, "origin": [0, 0]}
    board = a_board(projection={**disc, "scale": 0.001}).with_city("a", position=[700, 400])
    data = a_collection(board.build())
    assert feature(data, "city", "a")["geometry"] is None
    assert read(data).board == board.build()


# The date line


def test_a_route_over_the_date_line_is_cut_there_and_comes_back_whole() -> None:
    board = (
        a_board(projection=PACIFIC)
        .with_city("fiji", position=[380, 300])
        .with_city("samoa", position=[430, 290])
        .with_route("fiji", "samoa", bends=[[390, 280], [420, 285]])
        .build()
    )
    data = a_collection(board)
    line = feature(data, "route", "fiji-samoa")
    assert line["geometry"]["type"] == "MultiLineString"
    assert "bends" not in line["properties"]
    west, east = shapely.get_parts(shape(line["geometry"]))
    assert west.bounds[2] == 180
    assert east.bounds[0] == -180
    assert west.coords[-1][1] == east.coords[0][1]
    assert read(data).board == board


def test_a_route_the_long_way_round_is_not_cut() -> None:
    world = {**PACIFIC, "center": {"lat": 0, "lon": 0}, "scale": 0.019}
    board = (
        a_board(projection=world)
        .with_city("alaska", position=[60, 100])
        .with_city("siberia", position=[760, 100])
        .with_route("alaska", "siberia")
        .build()
    )
    data = a_collection(board)
    line = feature(data, "route", "alaska-siberia")["geometry"]
    assert line["type"] == "LineString"
    assert line["coordinates"][0][0] < -150
    assert line["coordinates"][-1][0] > 150
    assert read(data).board == board


def test_a_country_on_both_sides_of_the_date_line_is_cut_there_and_comes_back_whole() -> None:
    outer = [[380, 200], [380, 300], [430, 300], [430, 200]]
    holes = [[[395, 240], [405, 240], [405, 260]]]
    board = a_board(projection=PACIFIC).with_country(
        "a", borders=[{"outer": outer, "holes": holes}]
    )
    data = a_collection(board.build())
    (area,) = geometries(data, "country")
    west, east = sorted(shapely.get_parts(area), key=lambda part: -part.bounds[0])
    assert area.is_valid
    assert (west.bounds[2], east.bounds[0]) == (180, -180)
    assert west.area / east.area == pytest.approx(20 / 30, abs=0.01)
    assert read(data).board == board.build()


def test_a_country_around_a_pole_reaches_it() -> None:
    polar = {"kind": "lambert_equal_area", "center": {"lat": 90, "lon": 0}, "origin": [250, 250]}
    ring = [[200, 200], [200, 300], [300, 300], [300, 200]]
    board = a_board(projection={**polar, "scale": 0.05}).with_country(
        "a", borders=[{"outer": ring}]
    )
    (area,) = geometries(a_collection(board.build()), "country")
    assert area.bounds[1] > 0
    assert (area.bounds[0], area.bounds[2], area.bounds[3]) == (-180, 180, 90)


# Other programs


@pytest.mark.parametrize("name", ["europe", "poland"])
def test_gdal_reads_every_feature(name: str, tmp_path: Path) -> None:
    board = open_board(name).document
    (path,) = written(GEOJSON.write(Export(board)), tmp_path)
    summary = run("ogrinfo", "-so", "-al", path)
    assert f"Feature Count: {len(a_collection(board)['features'])}\n" in summary
    assert 'ID["EPSG",4326]' in summary
    assert "length: Integer" in summary


@pytest.mark.parametrize("board", [sample_board(), open_board("europe").document])
def test_a_board_survives_a_trip_through_a_table_of_gdal(board: Board, tmp_path: Path) -> None:
    (path,) = written(GEOJSON.write(Export(board)), tmp_path)
    table, back = tmp_path / "table.gpkg", tmp_path / "back.geojson"
    run("ogr2ogr", "-f", "GPKG", table, path)
    run("ogr2ogr", "-f", "GeoJSON", "-lco", "RFC7946=YES", back, table)
    assert read(json.loads(back.read_text(encoding="utf-8"))).board == board


# Edits


def test_a_moved_city_is_moved_on_the_board() -> None:
    data = a_collection()
    here, there = (feature(data, "city", name) for name in ("alta", "bergen"))
    here["geometry"]["coordinates"] = [10.5, there["geometry"]["coordinates"][1]]
    position = read(data).board.cities[0].position
    assert position.y == 60
    assert 200 < position.x < 215


def test_an_outline_that_somebody_moved_counts_more_than_the_property_beside_it() -> None:
    data = a_collection()
    country = feature(data, "country", "north")
    assert "borders" in country["properties"]
    country["geometry"] = a_feature("Polygon", [[[9, 58], [10, 58], [10, 59], [9, 58]]])["geometry"]
    (border,) = read(data).board.countries[0].borders
    assert len(border.outer) == 3
    assert border.holes == ()


def test_changed_deleted_and_new_features_are_taken_over() -> None:
    data = a_collection()
    feature(data, "route", "alta-bergen")["properties"]["color"] = "black"
    data["features"].remove(feature(data, "ticket", "alta-delft"))
    bergen, calais = (
        feature(data, "city", name)["geometry"]["coordinates"] for name in ("bergen", "calais")
    )
    data["features"] += [
        a_feature("Point", [10, 57], kind=None, name="Ålborg"),
        a_feature("LineString", [bergen, calais], kind=None, tunnel=True),
    ]
    board = read(data).board
    expected = with_changed(sample_board(), "routes", "alta-bergen", color="black")
    assert board.routes[:-1] == expected.routes
    assert [ticket.id for ticket in board.tickets] == ["alta-calais", "delft-south"]
    assert (board.cities[-1].id, board.cities[-1].name) == ("alborg", "Ålborg")
    new = board.routes[-1]
    assert (new.id, new.color, new.length, new.tunnel) == ("bergen-calais-2", "gray", 5, True)


def test_a_feature_whose_geometry_does_not_suit_it_is_refused() -> None:
    data = a_collection()
    data["features"].append(a_feature("Point", [10, 57], kind="route", ends=["alta", "delft"]))
    (refusal,) = read(data).refused
    assert "a Point cannot show the bends" in refusal.why


def test_a_feature_beyond_the_edge_of_the_map_is_refused() -> None:
    data = a_collection()
    data["features"].append(a_feature("Point", [0, 90], name="Pole"))
    imported = read(data)
    assert imported.board == sample_board()
    assert imported.refused[0].where == f"feature {len(data['features'])}"
    assert "beyond the edge" in imported.refused[0].why


# Files of others


def test_features_of_others_become_a_board_on_a_map_of_its_own() -> None:
    oslo, bergen, land = [10.75, 59.91], [5.32, 60.39], [[4, 58], [12, 58], [12, 62], [4, 58]]
    features = [
        a_feature("Point", oslo, NAME="Oslo", id=17, length="very"),
        a_feature("Point", [*bergen, 12.5], name="Bergen"),
        a_feature("LineString", [oslo, [8, 60.5], bergen], highway="rail"),
        a_feature("Polygon", [land], Name="Norge"),
    ]
    imported = read({"type": "FeatureCollection", "features": features})
    board = imported.board
    assert imported.refused == ()
    assert [(city.id, city.location.lon) for city in board.cities] == [
        *(("oslo", 10.75), ("bergen", 5.32)),
    ]
    assert all(0 < city.position.x < board.size.width for city in board.cities)
    assert board.routes[0].ends == ("oslo", "bergen")
    assert len(board.routes[0].bends) == 1
    assert board.countries[0].id == "norge"


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"type": "Topology"}, "no list of features"),
        ({"features": [3]}, "feature 1 is not a feature"),
        ({"features": []}, "no feature has a place"),
        ({"features": [a_feature("Point", [1, "2"])]}, "not those of a Point"),
        ({"features": [a_feature("Point", [5, 95])]}, "not those of a Point"),
        ({"features": [a_feature("Circle", [1, 2])]}, "none of Point"),
        ({"crs": {"name": "EPSG:3857"}, "features": []}, "save it in EPSG:4326"),
    ],
)
def test_what_is_no_geojson_in_degrees_is_refused(data: Collection, told: str) -> None:
    with pytest.raises(TrackwrightError, match=told):
        read(data)
