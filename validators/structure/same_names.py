"""Cities that are probably one: their names are equal, nearly so, or names of the same place."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from math import cos, hypot, radians

from trackwright.layout.gazetteer import likeliest_number
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_stop_named, without
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.places import Crossing
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.spelling import folded
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.places import stop_place
from trackwright.validators.structure.spelling import Spellings
from trackwright.validators.structure.texts import wordings
from trackwright.validators.survey import STOPS, Survey, measured, names, network, stops

SHORTEST_NAME = 5
"""In letters: among shorter names one letter is often all the difference."""

SAME_PLACE = 0.5
"""In degrees: cities whose locations are farther apart than about 50 km are not one."""


@board_check(
    "S012",
    "nearly-equal-names",
    Severity.WARNING,
    problem="Two cities have the same name but for case, accents, a slip, or the language.",
    why="Mostly they are one city, spelt in two ways: each has only some of the routes.",
    source="Spellings are compared without case and accents; names in other languages come from a "
    "gazetteer. No two cities of the published boards are this alike.",
)
def nearly_equal_names(survey: Survey) -> Iterator[Found]:
    """Find cities that may be one."""
    for alike in _alike(survey):
        called = names(survey).stops(alike.ids)
        if len(set(called)) == 1:
            words = say("{n} cities are called {name}", n=len(called), name=called[0])
        else:
            words = say(
                "{cities} are {how}; are they one city?", cities=listed(called), how=alike.how
            )
        fixes = (_joining(survey, *alike.ids),) if len(alike.ids) == 2 else ()
        places = tuple(stop_place(stops(survey)[stop]) for stop in alike.ids)
        yield Found(words, places, fixes=fixes)


@dataclass(frozen=True)
class _Alike:
    """Cities with names that are alike."""

    ids: tuple[str, ...]
    how: Sentence


@measured(*STOPS)
def _alike(survey: Survey) -> tuple[_Alike, ...]:
    """Return groups of cities that may be one, each group for the plainest reason only."""
    groups: dict[tuple[str, ...], _Alike] = {}
    for group in chain(_equal(survey), _one_slip_apart(survey), _of_one_place(survey)):
        if not all(isinstance(stops(survey)[stop], Crossing) for stop in group.ids):
            groups.setdefault(group.ids, group)
    return tuple(groups.values())


@measured(*STOPS)
def _by_spelling(survey: Survey) -> Mapping[str, tuple[str, ...]]:
    """Return the stops by their folded names and ids."""
    found: dict[str, dict[str, None]] = {}
    for stop in survey.board.stops:
        for spelling in (*wordings(stop.name), stop.id):
            found.setdefault(folded(spelling), {})[stop.id] = None
    return {spelling: tuple(ids) for spelling, ids in found.items() if spelling}


def _equal(survey: Survey) -> Iterator[_Alike]:
    together: dict[str, dict[str, None]] = {}
    for spelling, ids in _by_spelling(survey).items():
        together.setdefault(spelling.replace(" ", ""), {}).update(dict.fromkeys(ids))
    for same in together.values():
        if len(same) > 1:
            yield _Alike(tuple(same), say("the same name"))


def _one_slip_apart(survey: Survey) -> Iterator[_Alike]:
    by_spelling = _by_spelling(survey)
    long_enough = (spelling for spelling in by_spelling if len(spelling) >= SHORTEST_NAME)
    for spellings in Spellings(long_enough).pairs():
        one, other = (by_spelling[spelling][0] for spelling in spellings)
        if one != other and not _are_known_apart(survey, spellings, (one, other)):
            yield _Alike((one, other), say("nearly the same name"))


def _are_known_apart(survey: Survey, spellings: tuple[str, str], ids: tuple[str, str]) -> bool:
    """Tell whether two names that are alike belong to two different places of the earth."""
    numbers = set(map(likeliest_number, spellings))
    both_known = None not in numbers and len(numbers) == 2
    one, other = (stops(survey)[stop] for stop in ids)
    return both_known or _are_far_apart(one.location, other.location)


def _of_one_place(survey: Survey) -> Iterator[_Alike]:
    by_place: dict[int, dict[str, None]] = {}
    for spelling, ids in sorted(_by_spelling(survey).items()):  # so that names share few blocks
        number = likeliest_number(spelling)
        if number is not None:
            by_place.setdefault(number, {}).update(dict.fromkeys(ids))
    for found in by_place.values():
        known = [stops(survey)[stop] for stop in found]
        near = [stop.id for stop in known if not _are_far_apart(stop.location, known[0].location)]
        if len(near) > 1:
            yield _Alike(tuple(near), say("names of the same place"))


def _are_far_apart(one: GeoPoint | None, other: GeoPoint | None) -> bool:
    if one is None or other is None:
        return False
    along = (one.lon - other.lon) * cos(radians(one.lat))
    return hypot(one.lat - other.lat, along) > SAME_PLACE


def _joining(survey: Survey, *ids: str) -> Fix:
    """Return the fix that makes two cities one: that with more routes stays."""
    neighbours = network(survey).neighbours
    kept, gone = sorted(ids, key=lambda stop: -len(neighbours[stop]))
    called = names(survey)
    title = say("Make {gone} and {kept} one city", gone=called.stop(gone), kept=called.stop(kept))
    return Fix(title, _joined(gone, kept), safe=False)


def _joined(gone: str, kept: str) -> Callable[[Board], Board]:
    def edit(board: Board) -> Board:
        both = {gone, kept}
        near = {end for route in board.routes if kept in route.ends for end in route.ends} - {gone}
        routes = [r.id for r in board.routes if gone in r.ends and near & set(r.ends)]
        tickets = [t.id for t in board.tickets if both.issubset(t.all_ends)]
        board = without(without(board, "routes", *routes), "tickets", *tickets)
        board = with_stop_named(board, gone, kept)
        return without(without(board, "cities", gone), "crossings", gone)

    return edit
