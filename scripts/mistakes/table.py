"""The table of found and not found: every kind of mistake on every shipped board."""

import re
from collections.abc import Mapping
from pathlib import Path

from mistakes.all_kinds import MISTAKES
from mistakes.kinds import Mistake
from mistakes.trials import Outcome
from trackwright.maps import board_names
from trackwright.validators.all_checks import check_called

PAGE = Path(__file__).parents[2] / "docs" / "mistakes.md"

FOUND, MISSED, ABSENT = "✔", "✘", "–"

Outcomes = Mapping[tuple[str, str], Outcome]
"""What became of a kind of mistake on a board, by their names."""


def page(outcomes: Outcomes) -> str:
    """Return the page, in Markdown."""
    return "\n".join([*_introduction(), *_table(outcomes), "", *_reasons(outcomes), ""])


def without_counts(text: str) -> str:
    """Return the page without how often each mistake was made."""
    return re.sub(rf"{FOUND} \d+", FOUND, text)


def _introduction() -> list[str]:
    return [
        "# Mistakes made on purpose",
        "",
        f"`make mistakes` makes each of these {len(MISTAKES)} kinds of mistake many times, at",
        "random, on each shipped board or in its rules, and looks whether the check meant for it",
        f"finds it and names what was spoilt. {FOUND} with a count: found each time; {MISSED}: not",
        f"found so many times; {ABSENT}: cannot be made there, for the reason given below. The",
        "kinds are in `scripts/mistakes`.",
        "",
    ]


def _table(outcomes: Outcomes) -> list[str]:
    head = ["mistake", "what somebody did", "found by", *(f"`{name}`" for name in board_names())]
    return [_row(head), _row(["---"] * len(head)), *(_kind(m, outcomes) for m in MISTAKES)]


def _kind(mistake: Mistake, outcomes: Outcomes) -> str:
    joint = " or " if mistake.either else ", "
    checks = joint.join(f"{code} `{check_called(code).name}`" for code in mistake.codes)
    cells = [_cell(outcomes[mistake.name, board]) for board in board_names()]
    return _row([mistake.name, mistake.sentence, checks, *cells])


def _cell(outcome: Outcome) -> str:
    if outcome.missed:
        return f"{MISSED} {len(outcome.missed)} of {outcome.made}"
    return f"{FOUND} {outcome.made}" if outcome.made else ABSENT


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _reasons(outcomes: Outcomes) -> list[str]:
    lines = ["## Where a mistake cannot be made", ""]
    for mistake in MISTAKES:
        reasons: dict[str, list[str]] = {}
        for board in board_names():
            if absent := outcomes[mistake.name, board].absent:
                reasons.setdefault(absent, []).append(f"`{board}`")
        listed = "; ".join(f"{', '.join(boards)}: {reason}" for reason, boards in reasons.items())
        if listed:
            lines.append(f"- {mistake.name}: {listed}")
    return lines
