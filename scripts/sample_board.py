"""A small board with everything that a board can have, for files that people compare by eye."""

import re
from hashlib import sha256
from pathlib import Path

from trackwright.formats.format import Export
from trackwright.maps import ruleset_of
from trackwright.schema.board import Board


def sample_board() -> Board:
    """Return a board of five cities on two coasts, with every kind of route and ticket."""
    return Board.model_validate(
        {
            "id": "sample",
            "meta": {
                "title": {"en": "Two Coasts", "fr": "Deux côtes"},
                "description": "A board to compare files with.",
                "authors": ["Ada & Niels"],
                "version": "1.2",
                "licence": "CC0",
                "languages": ["en", "fr"],
            },
            "size": {"width": 400, "height": 250},
            "projection": {
                "kind": "mercator",
                "center": {"lat": 58, "lon": 10},
                "origin": [200, 125],
                "scale": 0.3,
            },
            "rulesets": ["europe"],
            "countries": [
                {
                    "id": "north",
                    "name": {"en": "North", "fr": "Nord"},
                    "color": "#E8D8B0",
                    "borders": [
                        {
                            "outer": [[10, 10], [390, 10], [390, 120], [10, 120]],
                            "holes": [[[300, 40], [340, 40], [340, 70]]],
                        }
                    ],
                },
                {"id": "south", "name": "South", "cards": [7, 4], "tags": ["neighbour"]},
            ],
            "regions": [{"id": "arctic", "name": "Arctic", "cities": ["alta"]}],
            "cities": [
                {
                    "id": "alta",
                    "name": "Alta",
                    "position": [50, 40],
                    "location": {"lat": 60.1, "lon": 1.9},
                    "country": "north",
                    "tags": ["arctic"],
                },
                {
                    "id": "bergen",
                    "name": {"en": "Bergen", "fr": "Bergue"},
                    "position": [200, 60],
                    "country": "north",
                    "label": {"side": "north"},
                    "tags": ["capital", "big_city"],
                },
                {"id": "calais", "name": "Calais", "position": [350, 90], "locked": True},
                {"id": "delft", "name": "Delft", "position": [200.5, 200.25]},
            ],
            "crossings": [{"id": "gate", "position": [360, 220], "country": "south"}],
            "routes": [
                {
                    "id": "alta-bergen",
                    "ends": ["alta", "bergen"],
                    "color": "red",
                    "length": 5,
                    "bends": [[125, 30]],
                },
                {
                    "id": "alta-bergen-2",
                    "ends": ["bergen", "alta"],
                    "color": "blue",
                    "length": 5,
                    "bends": [[125, 30]],
                },
                {
                    "id": "bergen-calais",
                    "ends": ["bergen", "calais"],
                    "color": "gray",
                    "length": 5,
                    "tunnel": True,
                },
                {
                    "id": "bergen-delft",
                    "ends": ["bergen", "delft"],
                    "color": "gray",
                    "length": 4,
                    "ferry": True,
                    "icons": [1, 2],
                },
                {
                    "id": "alta-delft",
                    "ends": ["alta", "delft"],
                    "color": "yellow",
                    "length": 2,
                    "draw_bonus": 2,
                    "tags": ["long_haul"],
                    "spaces": [
                        {"position": [100, 100], "angle": 45},
                        {"position": [150, 150], "angle": 50},
                    ],
                },
                {
                    "id": "calais-gate",
                    "ends": ["calais", "gate"],
                    "color": "green",
                    "length": 4,
                },
            ],
            "decks": [
                {"id": "long", "name": {"en": "Long", "fr": "Longs"}, "size": 1, "tags": ["long"]},
                {"id": "regular", "name": "Regular"},
            ],
            "tickets": [
                {
                    "id": "alta-calais",
                    "ends": ["alta", "calais"],
                    "points": 10,
                    "deck": "long",
                    "tags": ["big_cities"],
                },
                {"id": "alta-delft", "ends": ["alta", "delft"], "points": 2, "deck": "regular"},
                {
                    "id": "delft-south",
                    "ends": ["delft", {"country": "south"}],
                    "points": 13,
                    "alternatives": [{"end": "calais", "points": 9}],
                    "deck": "regular",
                },
            ],
            "ignored": [
                {"check": "T001", "places": ["ticket/alta-delft"], "reason": "meant to be easy"}
            ],
        }
    )


def sample_export() -> Export:
    """Return the sample board with the rules that it is made for."""
    board = sample_board()
    return Export(board, ruleset_of(board, Path()))


def comparable(data: bytes) -> bytes:
    """Return a file with a fingerprint for each font or picture in it, which nobody can read."""
    return re.sub(
        rb"(?<=;base64,)[A-Za-z0-9+/=]{1000,}",
        lambda found: b"sha256-" + sha256(found[0]).hexdigest().encode(),
        data,
    )


def with_odd_names(board: Board) -> Board:
    """Return a board whose cities have names that are anything but plain words."""
    return board.changed(
        cities=tuple(
            city.changed(name=ODD_NAMES[index % len(ODD_NAMES)])
            for index, city in enumerate(board.cities)
        )
    )


ODD_NAMES = (
    "');DROP TABLE cities;--",
    "<script>alert(1)</script>",
    "\"quoted\" 'twice' \\ `back` ${tick}",
    "two\nlines\tand a tab",
    "\u202eright to left\u202c שלום",
    "👩\u200d🚀 ≠ 🚂",
    "?> <?php echo 1; /* */ $x {$y}",
    "]]> &amp; &#60; <!-- -->",
    "=cmd|' /C calc'!A0",
    "n" * 300,
    "",
    " ",
    "Łódź, Göteborg; Ærø",
)
