import os
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import shapely
from builders import a_board
from shapely import STRtree, box
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import lay_out
from trackwright.layout.collisions import things
from trackwright.maps import open_board, ruleset_of
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.decoration_generator import ALL_KINDS, decorated, without_generated
from trackwright.rendering.decorations import decoration_outline
from trackwright.rendering.generated import GENERATED
from trackwright.rendering.ground import ground
from trackwright.rendering.outlines import shapes_outline
from trackwright.rendering.sea_names import sea_name, with_sea_names, without_sea_names
from trackwright.rendering.taken_room import Drawn
from trackwright.schema.board import Board
from trackwright.schema.decorations import (
    FreeArea,
    FreeText,
    Ornament,
    OrnamentKind,
    TextStyle,
)
from trackwright.schema.geometry import Point

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytestmark = pytest.mark.usefixtures("qapp")

EXAMPLES = Path(__file__).parents[2] / "examples"
AT_SEA = {
    OrnamentKind.WAVE,
    OrnamentKind.STEAMER,
    OrnamentKind.SAILING_SHIP,
    OrnamentKind.SEA_SERPENT,
    OrnamentKind.COMPASS,
}


@dataclass(frozen=True)
class Range:
    """Mountains somewhere."""

    kind: str
    area: BaseGeometry


@dataclass(frozen=True)
class Water:
    """A sea somewhere."""

    name: str
    area: BaseGeometry
    middle: Point


def drawn(board: Board) -> Drawn:
    rules = ruleset_of(board, Path())
    return Drawn(rules)


@cache
def shipped(name: str) -> Board:
    """A shipped board without what was generated for it."""
    return without_sea_names(without_generated(open_board(name).document))


@cache
def a_decorated(name: str, seed: int = 0, density: float = 0.5) -> Board:
    return decorated(shipped(name), "en", seed, density, drawn=drawn(shipped(name)))


def ornaments(board: Board) -> list[Ornament]:
    return [each for each in board.decorations if isinstance(each, Ornament)]


def covered_by_decorations(board: Board, language: str, folder: Path) -> list[str]:
    """Return the decorations beneath the routes that lie under spaces, cities or names."""
    layout = lay_out(board, language)
    tree = STRtree([thing.outline for thing in things(layout)])
    return [
        each.id
        for each in board.decorations
        if not isinstance(each, FreeArea)
        and len(tree.query(decoration_outline(each, language, folder), "intersects"))
    ]


@pytest.mark.parametrize("name", ["europe", "poland", "nordic_countries"])
def test_nothing_generated_lies_under_a_space_a_city_or_a_name(name: str) -> None:
    board = a_decorated(name)
    assert len(ornaments(board)) > 50
    for language in ("en", "fr"):
        generated = board.changed(
            decorations=tuple(each for each in board.decorations if each.id.startswith(GENERATED))
        )
        assert covered_by_decorations(generated, language, Path()) == []


@pytest.mark.parametrize("name", ["europe", "poland"])
def test_nothing_generated_lies_under_names_of_countries_or_the_title(name: str) -> None:
    board, how = a_decorated(name), drawn(shipped(name))
    picture = board_picture(lay_out(board, "en"), rules=how.rules)
    written = [
        shapes_outline([group])
        for layer in ("names", "badges", "furniture")
        for group in picture.layer(layer).groups
        if group.id not in ("frame", "score_track")
    ]
    tree = STRtree(written)
    for thing in ornaments(board):
        outline = decoration_outline(thing, "en", Path())
        assert not len(tree.query(outline, "intersects")), thing.id


def test_ornaments_stand_on_land_or_at_sea_as_becomes_them() -> None:
    board = a_decorated("europe")
    land = ground(board).land
    shapely.prepare(land)
    for thing in ornaments(board):
        outline = decoration_outline(thing, "en", Path())
        shown = land.disjoint(outline) if thing.ornament in AT_SEA else land.intersects(outline)
        assert shown, thing.id


def test_the_same_seed_makes_the_same_board_and_another_seed_another() -> None:
    board = shipped("poland")
    again = decorated(board, "en", 0, 0.5, drawn=drawn(board))
    assert again == a_decorated("poland")
    other = decorated(board, "en", 1, 0.5, drawn=drawn(board))
    assert other.decorations != again.decorations


def test_europe_has_a_sensible_number_of_ornaments() -> None:
    count = Counter(thing.ornament for thing in ornaments(a_decorated("europe")))
    assert 60 <= count.total() <= 170
    assert count[OrnamentKind.COMPASS] == 1
    assert 1 <= count[OrnamentKind.STEAMER] + count[OrnamentKind.SAILING_SHIP] <= 5
    assert count[OrnamentKind.LIGHTHOUSE] == 0


def test_density_says_how_many_there_are() -> None:
    counts = [
        len(ornaments(decorated(shipped("poland"), "en", 0, density)))
        for density in (0.0, 0.2, 0.5, 1.0)
    ]
    assert counts[0] == 0
    assert counts == sorted(set(counts))


def test_only_the_kinds_asked_for_are_generated_and_replaced() -> None:
    before = a_decorated("poland")
    after = decorated(before, "en", 5, 0.5, {OrnamentKind.TREE})
    kept = [each for each in ornaments(before) if each.ornament is not OrnamentKind.TREE]
    assert [each for each in ornaments(after) if each.ornament is not OrnamentKind.TREE] == kept
    bare = decorated(shipped("poland"), "en", 5, 0.5, {OrnamentKind.TREE})
    assert {each.ornament for each in ornaments(bare)} == {OrnamentKind.TREE}


def test_generating_again_keeps_what_is_placed_by_hand_or_locked() -> None:
    before = a_decorated("poland")
    mine = Ornament(
        id="mine", kind="ornament", ornament=OrnamentKind.MOUNTAIN, position=Point(300, 300)
    )
    locked = before.decorations[0].changed(locked=True)
    board = before.changed(decorations=(locked, *before.decorations[1:], mine))
    after = decorated(board, "en", 7)
    assert {each for each in board.decorations if each.id in ("mine", locked.id)} <= set(
        after.decorations
    )
    assert len({each.id for each in after.decorations}) == len(after.decorations)
    assert not set(before.decorations[1:]) & set(after.decorations)
    hull = decoration_outline(mine, "en", Path())
    others = (each for each in ornaments(after) if each.id != "mine")
    assert not any(decoration_outline(each, "en", Path()).intersects(hull) for each in others)
    assert without_generated(after).decorations == (locked, mine)


def test_a_second_compass_is_not_generated() -> None:
    board = shipped("poland")
    mine = Ornament(
        id="rose", kind="ornament", ornament=OrnamentKind.COMPASS, position=Point(500, 700), size=30
    )
    after = decorated(board.changed(decorations=(mine,)), "en", drawn=drawn(board))
    roses = [each.id for each in ornaments(after) if each.ornament is OrnamentKind.COMPASS]
    assert roses == ["rose"]


def test_mountains_stand_on_ranges_and_dunes_in_deserts() -> None:
    west, east = box(0, 0, 300, 800), box(300, 0, 800, 800)
    regions = [Range("mountains", west), Range("desert", east)]
    board = decorated(shipped("poland"), "en", regions=regions)
    by_kind = {
        kind: [each.position for each in ornaments(board) if each.ornament is kind]
        for kind in (OrnamentKind.MOUNTAIN, OrnamentKind.DUNE)
    }
    assert len(by_kind[OrnamentKind.MOUNTAIN]) > 5
    assert len(by_kind[OrnamentKind.DUNE]) > 5
    assert all(place.x < 300 for place in by_kind[OrnamentKind.MOUNTAIN])
    assert all(place.x > 300 for place in by_kind[OrnamentKind.DUNE])


def test_a_board_without_land_or_routes_is_decorated_too() -> None:
    board = a_board().build()
    assert ornaments(decorated(board))
    tiny = board.changed(size={"width": 5, "height": 5})
    assert ornaments(decorated(tiny)) == []


def test_names_of_seas_lie_in_their_water_in_all_languages() -> None:
    board = shipped("europe")
    sea = ground(board).land
    water = Water("Black  Sea", box(690, 380, 930, 530).difference(sea), Point(780, 430))
    named = with_sea_names(board, "en", [water], drawn=drawn(board))
    (name,) = (each for each in named.decorations if each.id.startswith("auto-sea-"))
    assert isinstance(name, FreeText)
    assert name.style is TextStyle.SEA
    assert name.text == {"en": "Black Sea", "fr": "Mer Noire"}
    for language in ("en", "fr"):
        assert water.area.covers(decoration_outline(name, language, Path()))
    alone = named.changed(decorations=(name,))
    assert covered_by_decorations(alone, "fr", Path()) == []
    again = with_sea_names(named, "en", [water], drawn=drawn(board))
    assert again.decorations == named.decorations
    assert without_sea_names(named).decorations == board.decorations


def test_names_of_seas_are_written_as_people_do() -> None:
    assert sea_name("NORTH ATLANTIC OCEAN") == {
        "en": "North Atlantic Ocean",
        "fr": "Océan Atlantique Nord",
    }
    assert sea_name("Sea of Nowhere") == "Sea of Nowhere"


@pytest.mark.parametrize("name", ["aldermere", "austria", "saint_lawrence"])
@pytest.mark.checkout
def test_the_ornaments_of_the_examples_lie_under_no_space_and_no_name(name: str) -> None:
    file = EXAMPLES / name / "board.json"
    board = open_board(str(file)).document
    assert len(ornaments(board)) > 100
    for language in ("en", "fr"):
        assert covered_by_decorations(board, language, file.parent) == []


def test_the_states_of_1901_are_written_beside_spaces_and_names() -> None:
    board = open_board("europe").document
    states = [each for each in board.decorations if each.id.startswith("state-")]
    assert {"state-russian-empire", "state-austria-hungary"} <= {each.id for each in states}
    assert all(isinstance(each, FreeText) and each.style is TextStyle.LAND for each in states)
    for language in ("en", "fr"):
        assert covered_by_decorations(board, language, Path()) == []
    hidden = {country.id for country in board.countries if country.label and country.label.hidden}
    assert {"kosovo", "ukraine", "turkey"} <= hidden
    assert hidden.isdisjoint({"france", "spain", "serbia"})


def test_every_kind_but_the_lighthouse_is_generated() -> None:
    assert frozenset(OrnamentKind) - set(ALL_KINDS) == {OrnamentKind.LIGHTHOUSE}
