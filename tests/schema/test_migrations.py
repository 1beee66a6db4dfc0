"""Older files are lifted step by step; newer ones are refused."""

import pytest

from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.files.migrations import Migration, current_version
from trackwright.schema.files.reading import lift
from trackwright.schema.rules.ruleset import Json


def rename_towns_to_cities(data: Json) -> Json:
    rest = {key: value for key, value in data.items() if key != "towns"}
    return {**rest, "cities": data["towns"]}


def give_cities_ids(data: Json) -> Json:
    return {**data, "cities": [{"id": name.lower(), "name": name} for name in data["cities"]]}


CHAIN: tuple[Migration, ...] = (rename_towns_to_cities, give_cities_ids)


def test_each_migration_raises_the_current_version_by_one() -> None:
    assert [current_version(CHAIN[:n]) for n in range(3)] == [1, 2, 3]


def test_the_oldest_version_goes_through_the_whole_chain() -> None:
    lifted = lift({"format_version": 1, "towns": ["Oslo"]}, "old.json", CHAIN)
    assert lifted == {"cities": [{"id": "oslo", "name": "Oslo"}]}


def test_a_version_in_between_goes_through_the_rest() -> None:
    lifted = lift({"format_version": 2, "cities": ["Oslo"]}, "old.json", CHAIN)
    assert lifted == {"cities": [{"id": "oslo", "name": "Oslo"}]}


def test_the_current_version_stays_as_it_is() -> None:
    assert lift({"format_version": 3, "cities": []}, "new.json", CHAIN) == {"cities": []}


def test_unknown_fields_survive_the_chain() -> None:
    lifted = lift({"format_version": 1, "towns": [], "mood": "calm"}, "old.json", CHAIN)
    assert lifted["mood"] == "calm"


def test_a_newer_version_is_refused_with_what_to_do() -> None:
    with pytest.raises(UnreadableFileError, match=r"later\.json.*version 4.*up to 3.*update"):
        lift({"format_version": 4}, "later.json", CHAIN)


@pytest.mark.parametrize("version", [None, 0, -1, 1.5, "1", True])
def test_a_version_that_is_no_version_is_refused(version: object) -> None:
    with pytest.raises(UnreadableFileError, match=r"x\.json: 'format_version' must be"):
        lift({"format_version": version}, "x.json", CHAIN)
