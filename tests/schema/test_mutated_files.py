"""Damaged files: each one opens, or is refused with a sentence; nothing else ever happens."""

import os
import re
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from builders import a_board
from damaged_files import mutated
from europe_sized_board import europe_sized_board

from trackwright.maps import ruleset_names, ruleset_path
from trackwright.schema.errors import MOST_PROBLEMS, TrackwrightError, UnreadableFileError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.parsing import MOST_BYTES
from trackwright.schema.files.reading import read_board, read_ruleset, read_statements
from trackwright.schema.files.writing import write_board, write_ruleset
from trackwright.schema.rules.ruleset import RulesetFile

SECONDS_FOR_EACH = 0.1
"""A generous bound for the average: the largest of these documents opens in a tenth of it."""


def small_board() -> bytes:
    builder = (
        a_board(
            projection={
                "kind": "mercator",
                "center": {"lat": 60, "lon": 10},
                "origin": [9, 9],
                "scale": 0.2,
            }
        )
        .with_country("norway", name={"en": "Norway", "fr": "Norvège"}, cards=[5, 3])
        .with_city("oslo", label={"side": "north"}, location={"lat": 59.91, "lon": 10.75})
        .with_crossing("kiruna", "sweden")
        .with_route("oslo", "bergen", length=4, ferry=True, icons=[0], bends=[[30, 30]])
        .with_ticket("oslo", {"country": "sweden"}, alternatives=[{"end": "bergen", "points": 3}])
        .with_region("arctic", "tromso")
    )
    rules = {"id": "mine", "extends": "europe", "stations": None}
    return board_text(builder.with_fields(rulesets=["europe", rules]).build()).encode()


BOARDS = (small_board(), small_board(), board_text(europe_sized_board()).encode())
RULESETS = tuple(ruleset_path(name).read_bytes() for name in ruleset_names())


def shipped(name: str) -> RulesetFile:
    return read_statements(ruleset_path(name))


def open_damaged(seed: int, folder: Path) -> str:
    """Damage a document, open it, save it if it opens, and return what became of it."""
    random = Random(seed)
    path = folder / "damaged.json"
    if random.random() < 0.5:
        path.write_bytes(mutated(random.choice(BOARDS), random))
        return _open_and_save_board(path)
    path.write_bytes(mutated(random.choice(RULESETS), random))
    return _open_and_save_ruleset(path)


def _open_and_save_board(path: Path) -> str:
    try:
        board = read_board(path).document
    except TrackwrightError as error:
        return _refusal(error, path)
    write_board(path, board)
    assert read_board(path).document == board
    return "opened"


def _open_and_save_ruleset(path: Path) -> str:
    try:
        file = read_ruleset(path, shipped).document
    except TrackwrightError as error:
        return _refusal(error, path)
    write_ruleset(path, file)
    assert read_ruleset(path, shipped).document == file
    return "opened"


def _refusal(error: TrackwrightError, path: Path) -> str:
    lines = str(error).splitlines()
    assert lines
    assert all(line.startswith(str(path)) and len(line) < len(str(path)) + 1_000 for line in lines)
    return "unreadable" if isinstance(error, UnreadableFileError) else "invalid"


def open_many(seeds: range, folder: Path) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    start = perf_counter()
    for seed in seeds:
        try:
            outcomes[open_damaged(seed, folder)] += 1
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error
    assert perf_counter() - start < SECONDS_FOR_EACH * len(seeds)
    return outcomes


def test_a_damaged_file_opens_or_is_refused_with_a_sentence(tmp_path: Path) -> None:
    outcomes = open_many(range(500), tmp_path)
    assert outcomes.keys() == {"opened", "unreadable", "invalid"}
    assert min(outcomes.values()) > 50


@pytest.mark.long
def test_a_damaged_file_opens_or_is_refused_with_a_sentence_25_000_times(tmp_path: Path) -> None:
    open_many(range(1_000, 26_000), tmp_path)


# Files made to hurt

MEGABYTE = 1 << 20


def board_with(members: str) -> str:
    """Return the text of a board with more members, left open at its end."""
    return board_text(a_board().build()).rstrip().removesuffix("}") + "," + members


def unknown_ids() -> str:
    cities = ",".join(f'{{"id": "city_{n}", "position": [1, 2]}}' for n in range(300))
    members = ",".join(f'"citty_{n}"' for n in range(17_000))
    regions = ",".join(f'{{"id": "region_{n}", "cities": [{members}]}}' for n in range(3))
    return board_with(f'"cities": [{cities}], "regions": [{regions}]}}')


def refused_routes() -> str:
    route = '{"id": "r", "ends": [1, 2, 3], "color": "grey", "length": 0}'
    return board_with(f'"routes": [{",".join([route] * 10_000)}]}}')


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param(lambda: "[" * 5 * MEGABYTE, "nested more than", id="brackets"),
        pytest.param(lambda: '{"a":' * MEGABYTE, "nested more than", id="braces"),
        pytest.param(
            lambda: board_with('"x": ' + "9" * 15 * MEGABYTE + "}"), "too long", id="digits"
        ),
        pytest.param(
            lambda: board_with('"x": 1e' + "9" * 15 * MEGABYTE + "}"), "too large", id="exponent"
        ),
        pytest.param(
            lambda: board_with('"x": "' + "\\ud800" * 2 * MEGABYTE + '"}'), "surrogate", id="halves"
        ),
        pytest.param(
            lambda: board_with(",".join(f'"{n}": 1, "{n}": 2' for n in range(100_000)) + "}"),
            "the field '0' stands twice",
            id="repeats",
        ),
        pytest.param(
            lambda: board_with('"x": ' + "[" * 900 + "1," * 200_000 + '{"a": 1, "a": 2}'),
            "the field 'a' stands twice",
            id="a repeat deep down",
        ),
        pytest.param(
            lambda: board_with(f'"{"x" * 7 * MEGABYTE}": 1, "{"x" * 7 * MEGABYTE}": 2}}'),
            "stands twice",
            id="a repeat of a long key",
        ),
        pytest.param(refused_routes, "… and more", id="refused routes"),
    ],
)
def test_a_file_made_to_hurt_is_refused_within_bounds(
    text: Callable[[], str], told: str, tmp_path: Path
) -> None:
    path = tmp_path / "hostile.json"
    path.write_text(text(), encoding="utf-8")
    with bounded(path), pytest.raises(TrackwrightError, match=re.escape(told)) as refusal:
        read_board(path)
    assert len(str(refusal.value)) < 50_000


def test_a_file_with_too_many_unknown_ids_opens_within_bounds(tmp_path: Path) -> None:
    path = tmp_path / "hostile.json"
    path.write_text(unknown_ids(), encoding="utf-8")
    with bounded(path):
        notes = read_board(path).notes
    assert len(notes) == MOST_PROBLEMS + 1
    assert notes[0].message == "there is no city 'citty_0'; did you mean 'city_0'?"


def test_a_file_over_the_size_limit_is_refused_without_being_parsed(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    path.touch()
    os.truncate(path, 50 * MOST_BYTES)
    with bounded(path), pytest.raises(UnreadableFileError, match="larger than 16 MB"):
        read_board(path)


@contextmanager
def bounded(path: Path) -> Iterator[None]:
    """Fail if what happens takes half a minute, or much more memory than the file's own text."""
    start = perf_counter()
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 100 * MEGABYTE + 3 * min(path.stat().st_size, MOST_BYTES)
    assert perf_counter() - start < 30
