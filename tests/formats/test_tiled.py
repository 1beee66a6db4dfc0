"""Maps of Tiled: what Tiled and others read in them, and edits made there."""

import json
from pathlib import Path
from typing import Any

import pytest
import pytiled_parser
from builders import a_board
from external_programs import run, written
from pytiled_parser.tiled_object import Point, Polygon, Polyline, Rectangle
from sample_board import sample_board, sample_export, with_odd_names

from trackwright.formats.format import Export, ImportResult, ImportSource
from trackwright.formats.tiled import TILED
from trackwright.maps import open_board
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import TrackwrightError

Map = dict[str, Any]


def a_map(board: Board | None = None) -> Map:
    data: Map = json.loads(*TILED.write(Export(board or sample_board())).values())
    return data


def read(data: Map, source: str = "my island.tmj") -> ImportResult:
    return TILED.read(ImportSource(source, {source: json.dumps(data).encode()}))


def layer(data: Map, name: str) -> Any:
    return next(layer for layer in data["layers"] if layer["name"] == name)


def thing(data: Map, name: str, id: str) -> Any:  # noqa: A002
    return next(o for o in layer(data, name)["objects"] if properties(o).get("id") == id)


def properties(thing: Any) -> dict[str, Any]:
    return {entry["name"]: entry["value"] for entry in thing["properties"]}


def a_point(number: int, name: str, x: float, y: float) -> Map:
    return {"id": number, "name": name, "x": x, "y": y, "point": True}


def a_line(number: int, *points: tuple[float, float]) -> Map:
    (x, y), _ = points[0], points[-1]
    line = [{"x": a - x, "y": b - y} for a, b in points]
    return {"id": number, "name": "", "x": x, "y": y, "polyline": line}


# Other programs


def through_tiled(board: Board, folder: Path) -> Path:
    (path,) = written(TILED.write(Export(board)), folder)
    saved = folder / "saved.tmj"
    run("tiled", "--export-map", "json", path, saved)
    return saved


@pytest.mark.parametrize("board", [sample_board(), with_odd_names(sample_board())])
def test_a_board_survives_being_saved_by_tiled(board: Board, tmp_path: Path) -> None:
    saved = through_tiled(board, tmp_path)
    imported = TILED.read(ImportSource("saved", {"saved": saved.read_bytes()}))
    in_small_letters = with_changed(board, "countries", "north", color="#e8d8b0")
    assert imported.refused == ()
    assert imported.board == in_small_letters


def test_tiled_draws_the_routes_in_their_colours(tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    (path,) = written(TILED.write(Export(sample_board())), tmp_path)
    picture = tmp_path / "board.png"
    run("tmxrasterizer", path, picture)
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (400, 250)
    pixels = {image.pixelColor(x, y).name() for x in range(400) for y in range(250)}
    assert {"#c4352b", "#23599e", "#f0c02c", "#4b963d"} <= pixels


def test_pytiled_parser_reads_every_object(tmp_path: Path) -> None:
    board = open_board("europe").document
    (path,) = written(TILED.write(Export(board)), tmp_path)
    parsed = pytiled_parser.parse_map(path)
    objects = {each.name: each.tiled_objects for each in parsed.layers if each.name != "spaces"}
    cities = {o.name: tuple(o.coordinates) for o in objects["cities"] if isinstance(o, Point)}
    assert cities == {city.name: city.position for city in board.cities}
    assert [o.properties["length"] for o in objects["routes"] if isinstance(o, Polyline)] == [
        route.length for route in board.routes
    ]
    outlines = [area for c in (*board.countries, *board.regions) for area in c.borders]
    rings = sum(1 + len(area.holes) for area in outlines)
    assert sum(isinstance(o, Polygon) for o in objects["borders"]) == rings > len(outlines)


def test_spaces_are_boxes_that_lie_as_they_are_drawn(tmp_path: Path) -> None:
    board = a_board().with_city("a", position=[100, 100]).with_city("b", position=[100, 200])
    board = board.with_route("a", "b", length=1, color="red")
    (path,) = written(TILED.write(Export(board.build())), tmp_path)
    (group,) = [each for each in pytiled_parser.parse_map(path).layers if each.name == "spaces"]
    (box,) = group.layers[0].tiled_objects
    size = board.build().profile.space
    assert isinstance(box, Rectangle)
    assert box.rotation == 90
    assert tuple(box.size) == (size.length, size.width)
    # A box is turned around its first corner, which is the upper right one then.
    assert tuple(box.coordinates) == (100 + size.width / 2, 150 - size.length / 2)


# Edits


def test_a_moved_city_is_moved_on_the_board() -> None:
    data = a_map()
    thing(data, "cities", "alta").update(x=55, y=44.5)
    assert read(data).board == with_changed(sample_board(), "cities", "alta", position=(55, 44.5))


def test_a_route_follows_its_new_points() -> None:
    data = a_map()
    line = thing(data, "routes", "bergen-calais")["polyline"]
    line.insert(1, {"x": 10, "y": -5})
    board = with_changed(sample_board(), "routes", "bergen-calais", bends=[(210, 55)])
    assert read(data).board == board


def test_a_turned_outline_is_turned_around_its_place() -> None:
    data = a_map()
    border = layer(data, "borders")["objects"][0]
    border["rotation"] = 90
    (polygon,) = read(data).board.countries[0].borders
    assert polygon.outer[:3] == ((10, 10), (10, 390), (-100, 390))


def test_a_changed_property_is_taken_over() -> None:
    data = a_map()
    for entry in thing(data, "routes", "alta-bergen")["properties"]:
        if entry["name"] == "color":
            entry["value"] = "black"
    assert read(data).board == with_changed(sample_board(), "routes", "alta-bergen", color="black")


def test_a_new_name_of_an_object_is_the_name_in_the_language_of_the_map() -> None:
    data = a_map()
    thing(data, "cities", "bergen")["name"] = "Bjørgvin"
    names = {"en": "Bjørgvin", "fr": "Bergue"}
    assert read(data).board == with_changed(sample_board(), "cities", "bergen", name=names)


def test_a_new_object_is_a_new_city_with_an_id_of_its_own() -> None:
    data = a_map()
    layer(data, "cities")["objects"].append(a_point(900, "Alta", 20, 30))
    city = read(data).board.cities[-1]
    assert (city.id, city.name, city.position) == ("alta_2", "Alta", (20, 30))


def test_a_new_line_is_a_gray_route_between_the_cities_where_it_ends() -> None:
    data = a_map()
    line = a_line(900, (198, 62), (280, 150), (352, 91))
    layer(data, "routes")["objects"].append(line)
    route = read(data).board.routes[-1]
    assert (route.id, route.ends) == ("bergen-calais-2", ("bergen", "calais"))
    assert (route.color, route.length, route.bends) == ("gray", 7, ((280, 150),))


def test_a_new_line_that_ends_nowhere_is_refused() -> None:
    data = a_map()
    layer(data, "routes")["objects"].append(a_line(900, (198, 62), (280, 150)))
    imported = read(data)
    assert imported.board == sample_board()
    (refusal,) = imported.refused
    assert refusal.where == "object 900"
    assert "draw it from city to city" in refusal.why


def test_routes_and_tickets_of_a_deleted_city_are_refused() -> None:
    data = a_map()
    cities = layer(data, "cities")["objects"]
    cities.remove(thing(data, "cities", "calais"))
    imported = read(data)
    assert [route.id for route in imported.board.routes] == [
        *("alta-bergen", "alta-bergen-2", "bergen-delft", "alta-delft"),
    ]
    assert len(imported.refused) == 3
    assert "is not there any more" in imported.refused[0].why


def test_a_polygon_among_the_countries_is_a_new_country() -> None:
    data = a_map()
    outline = [{"x": 0, "y": 0}, {"x": 9, "y": 0}, {"x": 9, "y": 9}]
    island = {"id": 900, "name": "Island", "x": 5, "y": 5, "polygon": outline}
    layer(data, "countries")["objects"].append(island)
    country = read(data).board.countries[-1]
    assert (country.id, country.borders[0].outer) == ("island", ((5, 5), (14, 5), (14, 14)))


def test_a_map_that_was_drawn_in_tiled_is_a_board() -> None:
    layers = [
        {"name": "cities", "objects": [a_point(1, "Oslo", 20, 30), a_point(2, "Bergen", 90, 30)]},
        {"name": "routes", "objects": [a_line(3, (20, 30), (90, 30))]},
        {"name": "notes", "objects": [a_point(4, "to do", 5, 5)]},
    ]
    size = {"width": 30, "height": 20, "tilewidth": 16, "tileheight": 16}
    imported = read({"type": "map", "orientation": "orthogonal", **size, "layers": layers})
    board = imported.board
    assert (board.id, board.meta.title) == ("my_island", "my island")
    assert (board.size.width, board.size.height) == (480, 320)
    assert board.routes[0].ends == ("oslo", "bergen")
    assert [refusal.where for refusal in imported.refused] == ["object 4"]


# What it holds besides


def test_the_rules_go_along() -> None:
    data = json.loads(*TILED.write(sample_export()).values())
    rules = json.loads(properties(data)["ruleset"])
    players = rules["players"]
    assert (players["minimum"], players["maximum"], players["trains"]) == (2, 5, 45)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"type": "tileset"}, "not a map of Tiled"),
        ({"orientation": "hexagonal"}, "not orthogonal"),
        ({"properties": {}}, "not a list"),
        ({"layers": [3]}, "a layer is not an object"),
    ],
)
def test_what_is_no_map_is_refused(change: Map, told: str) -> None:
    with pytest.raises(TrackwrightError, match=told):
        read({**a_map(), **change})
