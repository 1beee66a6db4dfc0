"""The examples that explain each check: a board with the problem, and one without."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from trackwright.maps import open_board, open_ruleset, ruleset_of
from trackwright.playtest.verdicts import Verdict, fingerprint, verdict_of
from trackwright.schema.board import Board
from trackwright.schema.files.parsing import parse, read_text
from trackwright.schema.files.reading import read_board
from trackwright.schema.rules.ruleset import Json, Ruleset, apply_difference
from trackwright.schema.thing_ref import LIST_BY_KIND
from trackwright.validators.check import Check

EXAMPLES = Path(__file__).parent / "examples"
SAMPLE = "sample"
"""The small board, with rules of its own, that examples differ from unless they say another."""


@dataclass(frozen=True)
class Example:
    """A board and a ruleset, stated as a difference from a known board.

    Attributes:
        on: The name of the board that it differs from.
        games: What bots found when they played it: `bots`, `games`, `findings`.
        finds: The sentences that the check says about it; none if it is a good example.
    """

    on: str
    board: Json
    ruleset: Json
    games: Json
    finds: tuple[str, ...]
    note: str

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return what bots found; games of an earlier version name no findings."""
        if not self.games:
            return ()
        board, ruleset = self.built()
        known = fingerprint(board, ruleset, len(self.games["bots"]))
        header = {
            "board": board.id,
            "ruleset": ruleset.id,
            "fingerprint": known if self.games["findings"] else "",
        }
        return (verdict_of({**header, **self.games}),)

    def built(self) -> tuple[Board, Ruleset]:
        """Return the board and the ruleset."""
        board, ruleset = _base(self.on)
        return (
            Board.model_validate(with_difference(board, self.board)),
            Ruleset.model_validate(apply_difference(ruleset, self.ruleset)),
        )


@dataclass(frozen=True)
class Explanation:
    """A check with its examples.

    Attributes:
        details: What else there is to know: how to mend it, when to accept it.
    """

    check: Check
    details: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]


def explanation(check: Check) -> Explanation:
    """Return a check's explanation from its file."""
    path = EXAMPLES / f"{check.code}.json"
    data = parse(read_text(path), str(path))
    return Explanation(
        check,
        data["details"],
        tuple(map(_example, data["bad"])),
        tuple(map(_example, data["good"])),
    )


def _example(data: Mapping[str, Any]) -> Example:
    return Example(
        data.get("on", SAMPLE),
        data.get("board", {}),
        data.get("ruleset", {}),
        data.get("games", {}),
        tuple(data.get("finds", ())),
        data.get("note", ""),
    )


@cache
def _base(name: str) -> tuple[Json, Json]:
    if name == SAMPLE:
        board = read_board(EXAMPLES / "sample.json").document
        ruleset = ruleset_of(board, EXAMPLES)
    else:
        board = open_board(name).document
        ruleset = open_ruleset(name).ruleset
    return json.loads(board.model_dump_json(exclude_defaults=True)), json.loads(
        ruleset.model_dump_json(exclude_defaults=True)
    )


def with_difference(board: Json, difference: Json) -> Json:
    """Return a board's data with a difference applied.

    Things with ids are named by them: `{"routes": {"oslo-bergen": {"length": 5}}}` changes one,
    null removes it, and an id that the board lacks adds it. All other fields merge as when a
    ruleset extends another.
    """
    plain = {key: value for key, value in difference.items() if key not in LIST_BY_KIND.values()}
    result = apply_difference(board, plain)
    for plural in LIST_BY_KIND.values():
        if plural in difference:
            result[plural] = _changed(board.get(plural, []), difference[plural])
    return result


def _changed(things: list[Json], changes: Json) -> list[Json]:
    known = {thing["id"] for thing in things}
    kept = [
        apply_difference(thing, changes.get(thing["id"], {}))
        for thing in things
        if changes.get(thing["id"], {}) is not None
    ]
    return kept + [{"id": name, **new} for name, new in changes.items() if name not in known]
