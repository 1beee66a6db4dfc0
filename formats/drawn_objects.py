"""Boards from drawn objects; missing fields are derived or made up.

A new object has no id, and a new line says neither which cities it joins nor how long it is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import dist
from pathlib import PurePath
from typing import Any, get_args

import numpy as np
from pydantic import ValidationError

from trackwright.formats.format import ImportResult, ImportSource, Refusal
from trackwright.layout.tracks import needed_length
from trackwright.schema.board import LONGEST_ROUTE, Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import Kind
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.files.reading import validated
from trackwright.schema.ids import FreeIds, slug
from trackwright.schema.profile import Profile
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import Sentence, say

NEAR = 15.0
"""In mm: a line that ends so near to a city, or nearer, is meant to end there."""

Line = Sequence[tuple[float, float]]


@dataclass(frozen=True)
class DrawnObject:
    """An object in a file, with the fields it states and the points it was drawn through, in mm."""

    where: str
    kind: Kind
    fields: Json
    line: Line = field(default=())


def board_from_objects(
    things: Iterable[DrawnObject],
    statements: Json,
    given: ImportSource,
    refused: Sequence[Refusal] = (),
) -> ImportResult:
    """Return the board made of drawn objects and the file's fields of the board.

    An end of a route or a ticket may be another drawn thing, whose id is not known yet.
    """
    drawn = _Drawing(list(things))
    drawn.add_ids()
    drawn.add_ends_and_lengths(_profile(statements))
    kept, incomplete = drawn.complete()
    title = PurePath(given.source).stem
    data: Json = {"id": slug(title, "board"), "meta": {"title": title[:1_000]}, **statements}
    for kind in get_args(Kind):
        if same := [thing.fields for thing in kept if thing.kind == kind]:
            data[kind] = same
    return ImportResult(validated(Board, data, None, given.source), (*refused, *incomplete))


def number(value: Any, where: str, source: str) -> float:
    """Return a coordinate, or raise an error that says where it is missing."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise UnreadableFileError(
            say(
                "{source}: {where} has a coordinate that is not a number",
                source=source,
                where=where,
            )
        )
    return float(value)


class _Drawing:
    """The objects of one file; missing fields are derived from the other objects."""

    def __init__(self, things: list[DrawnObject]) -> None:
        self._things = things
        self._lost: dict[int, Sentence] = {}
        stated: dict[str, list[str]] = {_family(kind): [] for kind in get_args(Kind)}
        for thing in things:
            if isinstance(name := thing.fields.get("id"), str):
                stated[_family(thing.kind)].append(name)
        self._ids = {family: FreeIds(names) for family, names in stated.items()}

    def add_ids(self) -> None:
        """Give ids to all that have none but routes and tickets, whose ids name their ends."""
        for thing in self._things:
            if "id" not in thing.fields and thing.kind not in _JOINING:
                wanted = slug(_plain_name(thing.fields.get("name")), thing.kind)
                thing.fields["id"] = self._ids[_family(thing.kind)].take(wanted)

    def add_ends_and_lengths(self, profile: Profile) -> None:
        """Give routes and tickets what they lack, or note that they cannot be used."""
        stops = _Stops(self._things)
        for thing in self._things:
            if thing.kind in _JOINING:
                self._add_ends(thing, stops)
                self._add_joined_id(thing)
            if thing.kind == "tickets" and not {"points", "deck"} <= thing.fields.keys():
                self._lost[id(thing)] = say("it lacks points or a deck; add these properties")
            if thing.kind == "routes" and thing.line:
                thing.fields.setdefault("color", RouteColor.GRAY.value)
                thing.fields.setdefault("length", _spaces_on(thing.line, profile))

    def complete(self) -> tuple[list[DrawnObject], tuple[Refusal, ...]]:
        """Return the things that are whole, and what is wrong with the others."""
        refused = [Refusal(t.where, self._lost[id(t)]) for t in self._things if id(t) in self._lost]
        return [thing for thing in self._things if id(thing) not in self._lost], tuple(refused)

    def _add_ends(self, thing: DrawnObject, stops: "_Stops") -> None:
        ends = thing.fields.setdefault("ends", [None, None])
        if isinstance(ends, list):
            ends[:] = [_end(end) if isinstance(end, DrawnObject) else end for end in ends]
        if not isinstance(ends, list) or None not in ends or len(ends) != 2:
            return
        if len(thing.line) > 1:
            for place, point in ((0, thing.line[0]), (1, thing.line[-1])):
                if ends[place] is None:
                    ends[place] = stops.near(point)
        if None in ends:
            self._lost[id(thing)] = say(
                "it does not say which cities it joins, and does not end at two of them; draw it "
                "from city to city, within {near:g} mm",
                near=NEAR,
            )

    def _add_joined_id(self, thing: DrawnObject) -> None:
        ends = thing.fields["ends"]
        if "id" in thing.fields or id(thing) in self._lost or not isinstance(ends, list):
            return
        names = [end.get("country") if isinstance(end, dict) else end for end in ends]
        wanted = "-".join(slug(str(name), "end")[:_HALF].rstrip("_") for name in names)
        thing.fields["id"] = self._ids[thing.kind].take(wanted, "-")


_JOINING = ("routes", "tickets")

_HALF = 36
"""Letters of one end in the id of a route or a ticket, so that both and a number fit."""


def _end(thing: DrawnObject) -> Any:
    name = thing.fields["id"]
    return {"country": name} if thing.kind == "countries" else name


def _family(kind: Kind) -> str:
    return "cities" if kind == "crossings" else kind


def _plain_name(name: Any) -> str:
    if isinstance(name, dict):
        name = next(iter(name.values()), "")
    return name if isinstance(name, str) else ""


class _Stops:
    """Positions of cities and crossings, searched by the ends of lines."""

    def __init__(self, things: Iterable[DrawnObject]) -> None:
        from scipy.spatial import KDTree  # late: importing scipy is slow

        self._names = []
        places = []
        for thing in things:
            match thing.kind, thing.fields.get("position"):
                case "cities" | "crossings", [int() | float() as x, int() | float() as y]:
                    self._names.append(str(thing.fields["id"]))
                    places.append((float(x), float(y)))
        self._tree = KDTree(np.array(places).reshape(-1, 2)) if places else None

    def near(self, point: tuple[float, float]) -> str | None:
        """Return the stop that a line means which ends at a point, if there is one."""
        if self._tree is None:
            return None
        _, nearest = self._tree.query(point, distance_upper_bound=NEAR)
        return self._names[nearest] if nearest < len(self._names) else None


def _spaces_on(line: Line, profile: Profile) -> int:
    """Return how many spaces fit on a line from city to city."""
    length = sum(dist(*ends) for ends in pairwise(line))
    step = needed_length(2, profile) - needed_length(1, profile)
    return int(min(max(1 + (length - needed_length(1, profile)) / step, 1), LONGEST_ROUTE))


def _profile(statements: Json) -> Profile:
    try:
        return Profile.model_validate(statements.get("profile", {}))
    except ValidationError:
        return Profile()  # validating the board reports what is wrong with it
