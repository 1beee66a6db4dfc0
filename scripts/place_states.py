"""Write the states of 1901 on the board of Europe, where it has room.

Names of countries that did not exist then are hidden. Run this again when cities or names on the
board have moved.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import shapely

from trackwright.layout.areas import area_of
from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.rendering.badges import payment_notes
from trackwright.rendering.decoration_generator import without_generated
from trackwright.rendering.free_texts import place_text
from trackwright.rendering.ground import sheet_of
from trackwright.rendering.taken_room import Drawn, languages_of, taken_room
from trackwright.schema.board import Board
from trackwright.schema.decorations import AreaLabel, FreeText, TextStyle
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.writing import write_text
from trackwright.schema.geometry import Point

FILE = Path(__file__).parent.parent / "maps" / "boards" / "europe.json"
PREFIX = "state-"
SIZES = (9.8, 8.4, 7.4, 6.3, 5.3, 4.6, 4.0, 3.5, 3.1, 2.8)
"""The height of capitals in mm, the best first."""


@dataclass(frozen=True)
class State:
    """A state of 1901: its names, its middle in mm, and the present countries it is written in.

    A break in a name is where it is cut if it has two lines. `within` is a part of the board.
    """

    names: Mapping[str, str]
    middle: tuple[float, float]
    countries: str
    within: tuple[float, float, float, float] = (0, 0, 10_000, 10_000)


STATES = {
    "russian_empire": State(
        {"en": "Russian\nEmpire", "fr": "Empire\nrusse"},
        (790, 240),
        "russia ukraine belarus lithuania latvia estonia moldova",
    ),
    "german_empire": State(
        {"en": "German\nEmpire", "fr": "Empire\nallemand"}, (430, 265), "germany poland"
    ),
    "austria_hungary": State(
        {"en": "Austria-\nHungary", "fr": "Autriche-\nHongrie"},
        (575, 315),
        "hungary slovakia poland ukraine",
        within=(480, 294, 650, 380),  # Galicia and Upper Hungary
    ),
    "ottoman_empire": State(
        {"en": "Ottoman\nEmpire", "fr": "Empire\nottoman"}, (800, 545), "turkey syria iraq"
    ),
    "sweden_norway": State(
        {"en": "Sweden-\nNorway", "fr": "Suède-\nNorvège"}, (420, 50), "sweden norway"
    ),
    "italy": State({"en": "Kingdom\nof Italy", "fr": "Royaume\nd’Italie"}, (400, 440), "italy"),
}

HIDDEN = frozenset(
    {
        "albania",
        "armenia",
        "austria",
        "belarus",
        "bosnia_and_herzegovina",
        "croatia",
        "czechia",
        "estonia",
        "georgia",
        "germany",
        "hungary",
        "iraq",
        "ireland",
        "italy",
        "kazakhstan",
        "kosovo",
        "latvia",
        "lebanon",
        "lithuania",
        "moldova",
        "north_macedonia",
        "norway",
        "poland",
        "russia",
        "slovakia",
        "slovenia",
        "sweden",
        "syria",
        "turkey",
        "ukraine",
    }
)
"""Countries whose present names were no names of states then, or were written otherwise."""


def main() -> None:
    """Place all names."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    board = with_states(open_board(str(FILE)).document)
    write_text(FILE, board_text(board))
    for thing in board.decorations:
        if isinstance(thing, FreeText) and thing.id.startswith(PREFIX):
            print(f"{thing.id}: {thing.size:g} mm at {thing.position.x:g}, {thing.position.y:g}")


def with_states(board: Board) -> Board:
    """Return the board with the states of 1901."""
    others = (each for each in board.decorations if not each.id.startswith(PREFIX))
    hidden = AreaLabel(hidden=True)
    board = board.changed(
        decorations=tuple(others),
        countries=tuple(
            country.changed(label=hidden) if country.id in HIDDEN else country
            for country in board.countries
        ),
    )
    rules = ruleset_of(board, board_folder(str(FILE)))
    drawn = Drawn(rules.scoring, payment_notes(board, rules), FILE.parent)
    bare = without_generated(board)
    unnamed = tuple(
        country.changed(name="") if country.id in HIDDEN else country for country in bare.countries
    )
    cells = taken_room(bare.changed(countries=unnamed), "en", drawn).cells
    areas = {country.id: area_of(country.borders) for country in board.countries}
    placed = []
    for name, state in STATES.items():
        area = shapely.union_all([areas[country] for country in state.countries.split()])
        area = area.buffer(0.5).intersection(sheet_of(board.size, 0))
        area = area.intersection(shapely.box(*state.within))
        text = place_text(_forms(name, state), SIZES, area, cells, languages_of(board, "en"))
        if text is None:
            print(f"{name}: no room")
        else:
            placed.append(text)
    return board.changed(decorations=(*board.decorations, *placed))


def _forms(name: str, state: State) -> list[FreeText]:
    """Return a state's name in one line and in two."""
    one_line = {
        language: text.replace("-\n", "-").replace("\n", " ")
        for language, text in state.names.items()
    }
    return [
        FreeText(
            id=PREFIX + name.replace("_", "-"),
            kind="text",
            text=names,
            position=Point(*state.middle),
            style=TextStyle.LAND,
        )
        for names in (one_line, state.names)
    ]


if __name__ == "__main__":
    main()
