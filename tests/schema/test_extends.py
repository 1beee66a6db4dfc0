"""Rulesets that state only their difference from another."""

import json
from pathlib import Path
from typing import Any

import pytest

from trackwright.maps import open_ruleset
from trackwright.schema.errors import InvalidDocumentError


def ruleset_file(folder: Path, name: str, /, **statements: Any) -> str:
    header = {"format": "trackwright/ruleset", "format_version": 1, "id": name}
    path = folder / f"{name}.json"
    text = json.dumps({**header, "name": name, **statements}, indent=1)
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_field_that_is_stated_replaces_the_base_s(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "mine", extends="europe", players={"trains": 30})
    players = open_ruleset(path).ruleset.players
    assert (players.trains, players.maximum) == (30, 5)


def test_null_removes_a_whole_mechanic(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "mine", extends="europe", stations=None)
    assert open_ruleset(path).ruleset.stations is None


def test_an_entry_of_a_table_is_changed_added_or_removed(tmp_path: Path) -> None:
    lengths = {"6": 16, "7": 18, "8": None}
    path = ruleset_file(tmp_path, "mine", extends="europe", scoring={"lengths": lengths})
    assert open_ruleset(path).ruleset.scoring.lengths == {1: 1, 2: 2, 3: 4, 4: 7, 6: 16, 7: 18}


def test_a_list_is_replaced_whole(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "mine", extends="europe", tie_breaks=["shared"])
    assert open_ruleset(path).ruleset.tie_breaks == ("shared",)


def test_differences_add_up_over_several_files(tmp_path: Path) -> None:
    ruleset_file(tmp_path, "first", extends="europe", players={"trains": 30}, stations=None)
    path = ruleset_file(tmp_path, "second", extends="first", players={"maximum": 4})
    ruleset = open_ruleset(path).ruleset
    assert (ruleset.players.trains, ruleset.players.maximum) == (30, 4)
    assert ruleset.stations is None
    assert (ruleset.id, ruleset.extends) == ("second", "first")


def test_a_base_beside_the_file_goes_before_a_shipped_one(tmp_path: Path) -> None:
    europe = open_ruleset("europe").document.statements
    ruleset_file(tmp_path, "europe", **{**europe, "players": {**europe["players"], "trains": 9}})
    path = ruleset_file(tmp_path, "mine", extends="europe")
    assert open_ruleset(path).ruleset.players.trains == 9


def test_a_ruleset_speaks_only_for_itself_of_its_name_edition_and_box(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "mine", extends="europe")
    ruleset = open_ruleset(path).ruleset
    assert (ruleset.name, ruleset.edition, ruleset.box) == ("mine", "", None)


def test_a_file_may_bear_the_name_of_the_shipped_ruleset_that_it_extends(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "europe", extends="europe", players={"trains": 30})
    renamed = Path(path).read_text(encoding="utf-8").replace('"id": "europe"', '"id": "mine"')
    Path(path).write_text(renamed, encoding="utf-8")
    assert open_ruleset(path).ruleset.players.trains == 30


def test_a_wrong_base_is_named_instead_of_a_line_of_the_file_that_extends_it(
    tmp_path: Path,
) -> None:
    ruleset_file(tmp_path, "base", extends="europe", players={"trains": 0})
    path = ruleset_file(tmp_path, "derived", extends="base")
    told = "line 6, extends: 'base' is wrong: players/trains: must be at least 1, not 0"
    with pytest.raises(InvalidDocumentError) as caught:
        open_ruleset(path)
    assert str(caught.value) == f"{path}: {told}"


def test_an_unknown_base_is_named_with_the_likely_one(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "mine", extends="europ")
    with pytest.raises(InvalidDocumentError, match=r"line 6, extends: .*'europ'.*mean 'europe'"):
        open_ruleset(path)


def test_a_circle_is_named_with_all_its_members(tmp_path: Path) -> None:
    ruleset_file(tmp_path, "a", extends="b")
    ruleset_file(tmp_path, "b", extends="c")
    path = ruleset_file(tmp_path, "c", extends="a")
    with pytest.raises(InvalidDocumentError, match="circle: c → a → b → c"):
        open_ruleset(path)


def test_a_ruleset_that_extends_itself_is_a_circle(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "a", extends="a")
    with pytest.raises(InvalidDocumentError, match="circle: a → a"):
        open_ruleset(path)


def test_a_difference_that_leaves_a_ruleset_incomplete_is_refused(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "mine", extends="europe", players=None)
    with pytest.raises(InvalidDocumentError, match="the field 'players' is missing"):
        open_ruleset(path)


def test_a_wrong_statement_is_located_in_the_file_that_makes_it(tmp_path: Path) -> None:
    path = ruleset_file(tmp_path, "mine", extends="europe", players={"trains": 0})
    with pytest.raises(
        InvalidDocumentError, match=r"mine\.json: line 8, players/trains: .*, not 0"
    ):
        open_ruleset(path)


def test_an_unknown_field_is_noted_where_it_stands_and_not_in_what_extends_it(
    tmp_path: Path,
) -> None:
    path = ruleset_file(tmp_path, "first", extends="europe", tunels={"reveal": 4})
    assert [str(note) for note in open_ruleset(path).notes] == [
        "line 7, tunels: unknown field 'tunels', kept as it is; did you mean 'tunnels'?"
    ]
    second = ruleset_file(tmp_path, "second", extends="first")
    assert open_ruleset(second).notes == ()
