"""Codes and names of checks are unique; two that clash never get as far as a run."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.schema.checks import Severity
from trackwright.validators.all_checks import CHECKS, FAMILIES, ClashingChecksError, collected
from trackwright.validators.check import Check, Found, board_check


def module_with(*checks: object) -> ModuleType:
    module = ModuleType("checks")
    vars(module).update({f"check_{index}": check for index, check in enumerate(checks)})
    return module


def a_check(code: str, name: str) -> Check:
    def find(_analysis: BoardAnalysis) -> Iterator[Found]:
        """A problem."""
        return iter(())

    find.__name__ = name
    return board_check(code, Severity.ERROR, why="A reason.", source="A source.")(find)


def test_two_checks_with_one_code_clash() -> None:
    with pytest.raises(ClashingChecksError, match="S001"):
        collected([module_with(a_check("S001", "one"), a_check("S001", "other"))])


def test_two_checks_with_one_name_clash() -> None:
    with pytest.raises(ClashingChecksError, match="one"):
        collected([module_with(a_check("S001", "one"), a_check("T001", "one"))])


def test_a_check_that_two_modules_know_is_one() -> None:
    check = a_check("S001", "one")
    assert collected([module_with(check), module_with(check)]) == (check,)


def test_families_stand_in_their_order() -> None:
    letters = [check.code[0] for check in CHECKS]
    assert list(dict.fromkeys(letters)) == list(FAMILIES)


def test_checks_say_what_why_and_on_what_ground_in_sentences() -> None:
    for check in CHECKS:
        for text in (check.problem, check.why, check.source):
            assert text[0].isupper() or not text[0].isalpha(), check.code
            assert text.endswith("."), check.code


def test_a_check_has_the_name_of_its_function() -> None:
    assert a_check("S001", "lost_city").name == "lost-city"
