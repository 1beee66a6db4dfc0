"""Rooms of VirtualTabletop: widgets with the properties and types that its validator knows."""

import json
from math import dist
from typing import Any

import pytest
from builders import a_board
from sample_board import ODD_NAMES, sample_board

from trackwright.formats.format import Export
from trackwright.formats.virtualtabletop import VIRTUALTABLETOP
from trackwright.layout.board import lay_out
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board

Room = dict[str, dict[str, Any]]

NUMBER = (int, float)
COMMON = {
    **dict.fromkeys(("id", "type", "parent", "css"), str),
    **dict.fromkeys(("x", "y", "width", "height", "rotation", "layer"), NUMBER),
    **dict.fromkeys(("movable", "display"), bool),
}
POINT = (dict, type(None))
PROPERTIES: dict[str, dict[str, Any]] = {
    "basic": {**COMMON, "color": str},
    "deck": {**COMMON, "cardDefaults": dict, "cardTypes": dict, "faceTemplates": list},
    "card": {**COMMON, "deck": str, "cardType": str, "activeFace": int},
    "label": {**COMMON, "text": str},
    "holder": {**COMMON, "dropLimit": int, "dropTarget": dict, "color": str, "text": str},
    "line": {
        **COMMON,
        **dict.fromkeys(("lineStart", "lineEnd"), dict),
        **dict.fromkeys(("controlStart", "controlEnd"), POINT),
        **dict.fromkeys(("connectStart", "connectEnd", "lineColor"), str),
        **dict.fromkeys(("rotateStops", "autoSpaceStops"), bool),
        "lineWidth": NUMBER,
        "stops": list,
    },
}
"""The properties of each type of widget that we write, and what they must be."""


def room_of(board: Board) -> Room:
    room: Room = json.loads(*VIRTUALTABLETOP.write(Export(board)).values())
    assert room.pop("_meta")["version"] == 11
    return room


def widgets(room: Room, kind: str) -> list[dict[str, Any]]:
    return [widget for widget in room.values() if widget.get("type") == kind]


@pytest.mark.parametrize("name", board_names())
def test_every_property_is_one_that_its_widget_has(name: str) -> None:
    for key, widget in room_of(open_board(name).document).items():
        assert widget["id"] == key
        known = PROPERTIES[widget.get("type", "basic")]
        for property_name, value in widget.items():
            assert isinstance(value, known[property_name]), (key, property_name)


def test_every_property_of_a_card_face_is_one_that_it_has() -> None:
    of_text = {"type", "x", "y", "width", "height", "css", "color", "fontSize", "textAlign"}
    of_text |= {"value", "dynamicProperties"}
    for deck in widgets(room_of(sample_board()), "deck"):
        for face in deck["faceTemplates"]:
            assert face.keys() <= {"css", "border", "radius", "objects"}
            assert all(drawn.keys() <= of_text for drawn in face["objects"])
            assert {drawn["type"] for drawn in face["objects"]} <= {"image", "text"}


@pytest.mark.parametrize("name", board_names())
def test_every_id_that_a_widget_names_is_there(name: str) -> None:
    room = room_of(open_board(name).document)
    for widget in room.values():
        named = [widget.get(p) for p in ("parent", "deck", "connectStart", "connectEnd")]
        named += (stop["widget"] for stop in widget.get("stops", ()))
        assert {*named} - {None} <= room.keys()
    for card in widgets(room, "card"):
        assert card["cardType"] in room[card["deck"]]["cardTypes"]


def test_there_is_a_card_for_each_city_and_a_holder_for_each_space() -> None:
    board = open_board("europe").document
    room = room_of(board)
    assert sum(card["deck"] == "cities" for card in widgets(room, "card")) == 47
    spaces = [holder for holder in widgets(room, "holder") if "dropLimit" in holder]
    assert len(spaces) == sum(route.length for route in board.routes)
    assert {holder["dropLimit"] for holder in spaces} == {1}


def test_holders_lie_on_the_table_as_spaces_on_the_board() -> None:
    board = sample_board()
    room = room_of(board)
    scale = room["board"]["width"] / board.size.width
    for track in lay_out(board).tracks.values():
        for number, space in enumerate(track.spaces, 1):
            holder = room[f"space-{track.route.id}-{number}"]
            middle = (holder["x"] + holder["width"] / 2, holder["y"] + holder["height"] / 2)
            assert dist(middle, (space.x * scale, space.y * scale)) < 0.1
            assert holder["rotation"] == pytest.approx(space.angle, abs=0.01)


def test_a_line_runs_from_city_to_city_through_its_bend() -> None:
    board = a_board().with_city("a", position=[100, 100]).with_city("b", position=[300, 100])
    room = room_of(board.with_route("a", "b", length=4, bends=[[200, 160]]).build())
    line, scale = room["route-a-b"], room["board"]["width"] / 800
    points = [line[name] for name in ("lineStart", "controlStart", "controlEnd", "lineEnd")]
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = [
        ((line["x"] + p["x"]) / scale, (line["y"] + p["y"]) / scale) for p in points
    ]
    assert (x0, y0, x3, y3) == pytest.approx((100, 100, 300, 100), abs=0.1)
    middle = (x0 + 3 * x1 + 3 * x2 + x3) / 8, (y0 + 3 * y1 + 3 * y2 + y3) / 8
    assert middle == pytest.approx((200, 160), abs=3)
    assert (line["connectStart"], line["connectEnd"]) == ("city-a", "city-b")
    positions = [stop["position"] for stop in line["stops"]]
    assert positions == sorted(positions)
    assert positions[0] == pytest.approx(1 - positions[-1], abs=0.01)


def test_tickets_are_decks_with_both_ends_and_points() -> None:
    room = room_of(sample_board())
    assert room["tickets-long"]["cardTypes"] == {
        "alta-calais": {"city1": "Alta", "city2": "Calais", "points": 10}
    }
    assert room["tickets-regular"]["cardTypes"]["delft-south"]["city2"] == "South"
    assert room["ticket-alta-calais"]["deck"] == "tickets-long"


def test_ferries_tunnels_and_draw_bonuses_are_told_on_the_spaces() -> None:
    room = room_of(sample_board())
    ferry = [room[f"space-bergen-delft-{n}"]["text"] for n in (1, 2, 3, 4)]
    assert ferry == ["≈", "🚂", "🚂", "≈"]
    assert room["space-bergen-calais-1"]["text"] == "⛰"
    assert room["space-alta-delft-1"]["text"] == "+2"
    assert "text" not in room["space-alta-bergen-1"]


def test_names_of_any_kind_are_texts_and_never_markup() -> None:
    builder = a_board()
    for number, name in enumerate(ODD_NAMES):
        builder = builder.with_city(f"city_{number}", name=name)
    room = room_of(builder.with_ticket("city_0", "city_1").build())
    types = room["cities"]["cardTypes"]
    assert [kind["label"] for kind in types.values()] == list(ODD_NAMES)
    assert "html" not in json.dumps([room[name] for name in room if name != "cities"])
    assert room["tickets-regular"]["cardTypes"]["city_0-city_1"]["city1"] == ODD_NAMES[0]
