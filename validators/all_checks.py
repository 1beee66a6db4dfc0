"""All checks there are, by code and by name."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from types import ModuleType

from trackwright.validators import accessibility, balance, played_games, player_counts
from trackwright.validators.board_rules import crossings, mechanics, payments, piles
from trackwright.validators.check import Check, UnknownCheckError
from trackwright.validators.geometry import cities, lines, spaces
from trackwright.validators.printing import board_names, paper, printed_board
from trackwright.validators.rulesets import cards, scoring
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
    families = list(FAMILIES)
    checks = sorted(found.values(), key=lambda check: (families.index(check.code[0]), check.code))
    words = Counter(word for check in checks for word in (check.code, check.name))
    for word, times in words.items():
        if times > 1:
            raise ClashingChecksError(f"{times} checks are called {word}")
    return tuple(checks)


CHECKS = collected(
    [
        accessibility,
        balance,
        board_names,
        borders,
        cards,
        cities,
        connectedness,
        crossings,
        decks,
        files,
        ids,
        lines,
        mechanics,
        names,
        paper,
        payments,
        piles,
        played_games,
        player_counts,
        printed_board,
        scoring,
        spaces,
        unused,
        values,
    ]
)
"""Every check, in the order of the families."""


def check_called(code_or_name: str) -> Check:
    """Return a check by its code or its name."""
    check = _by_word().get(code_or_name.strip().lower())
    if check is None:
        raise UnknownCheckError(code_or_name, [check.name for check in CHECKS])
    return check


@cache
def _by_word() -> dict[str, Check]:
    return {word: check for check in CHECKS for word in (check.code.lower(), check.name)}
