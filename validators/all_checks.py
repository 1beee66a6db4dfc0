"""All checks there are, by code and by name."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from types import ModuleType

from trackwright.validators import accessibility, played_games, player_counts
from trackwright.validators.balance import connections, distribution
from trackwright.validators.board_rules import (
    box,
    crossings,
    ferries,
    mechanics,
    payments,
    selectors,
)
from trackwright.validators.check import Check, UnknownCheckError
from trackwright.validators.geometry import labels, lines, locations, spaces
from trackwright.validators.printing import paper, printed_board
from trackwright.validators.rulesets import cards, scoring, tickets
from trackwright.validators.structure import borders, connectedness, files, ids, names, unused
from trackwright.validators.tickets import decks, values

FAMILIES = {
    "S": "Structure",
    "G": "Geometry",
    "R": "Board against ruleset",
    "T": "Tickets",
    "B": "Balance",
    "P": "Print",
    "A": "Accessibility",
    "L": "Ruleset by itself",
    "F": "Found in games",
}
"""What the first letter of a code stands for, in the order of the reference page."""


class ClashingChecksError(Exception):
    """Two checks with one code or one name: a mistake in the program."""


def collected(modules: Iterable[ModuleType]) -> tuple[Check, ...]:
    """Return the checks of some modules in the order of their families and codes."""
    found = {
        id(value): value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, Check)
    }
    checks = sorted(found.values(), key=_order)
    for earlier, later in pairwise(checks):
        if earlier.code == later.code:
            raise ClashingChecksError(f"{earlier.name} and {later.name} are both {later.code}")
    by_name: dict[str, Check] = {}
    for check in checks:
        if check.name in by_name:
            clash = by_name[check.name]
            raise ClashingChecksError(f"{clash.code} and {check.code} are both {check.name}")
        by_name[check.name] = check
    return tuple(checks)


def _order(check: Check) -> tuple[int, str]:
    return list(FAMILIES).index(check.code[0]), check.code


CHECKS = collected(
    [
        accessibility,
        borders,
        box,
        cards,
        connectedness,
        connections,
        crossings,
        decks,
        distribution,
        ferries,
        files,
        ids,
        labels,
        lines,
        locations,
        mechanics,
        names,
        paper,
        payments,
        played_games,
        player_counts,
        printed_board,
        scoring,
        selectors,
        spaces,
        tickets,
        unused,
        values,
    ]
)
"""Every check, in the order of the families."""


def check_called(code_or_name: str) -> Check:
    """Return a check by its code or its name."""
    by_word = _by_word()
    check = by_word.get(code_or_name.strip().lower())
    if check is None:
        raise UnknownCheckError(code_or_name, [check.name for check in CHECKS])
    return check


@cache
def _by_word() -> dict[str, Check]:
    return {word: check for check in CHECKS for word in (check.code.lower(), check.name)}
