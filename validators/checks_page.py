"""Checks in words: one explained, and the reference page of all."""

from collections.abc import Iterator

from trackwright.schema.files.formatting import part_text
from trackwright.validators.all_checks import CHECKS, FAMILIES
from trackwright.validators.check import (
    AcceptedCheck,
    BoardCheck,
    Check,
    PairCheck,
    PlayedCheck,
    RulesetCheck,
    RulesetsCheck,
)
from trackwright.validators.check_examples import SAMPLE, Example, explanation

_LOOKS_AT: dict[type[Check], str] = {
    BoardCheck: "a board",
    PairCheck: "a board with a ruleset",
    RulesetsCheck: "a board with all its rulesets",
    RulesetCheck: "a ruleset",
    PlayedCheck: "what bots found when they played a board by a ruleset",
    AcceptedCheck: "what a board accepts",
}


def explained(check: Check) -> str:
    """Return a page about one check, as Markdown."""
    return "\n".join([f"# {check.code} {check.name}", "", *_about(check), ""])


def reference_page() -> str:
    """Return the page about all checks, as Markdown."""
    return "\n".join([*_page(), ""])


_INTRODUCTION = """# Checks

`trackwright validate` makes these checks. Each can be switched off, or made graver or milder, by
its code or name: on the command line (`--select`, `--ignore`, `--severity`) or in the board's
`checks`. A single problem is accepted in the board's `ignored`, with a reason.

What bots found (`F…`) is told with `--playtest FOLDER`, the folder in which `trackwright playtest
--out FOLDER` has kept it, and in the editor after a playtest.

Examples show what differs from a [small sample board](../validators/examples/sample.json) unless
they name another; things stand by their ids. This page is made by `make docs`."""


def _page() -> Iterator[str]:
    yield _INTRODUCTION
    for letter, family in FAMILIES.items():
        checks = [check for check in CHECKS if check.code.startswith(letter)]
        if checks:
            yield from _family(family, checks)
    for check in CHECKS:
        yield ""
        yield f"## {check.code} {check.name}"
        yield ""
        yield from _about(check)


def _family(family: str, checks: list[Check]) -> Iterator[str]:
    yield ""
    yield f"**{family}**"
    yield ""
    yield "| check | | |"
    yield "|---|---|---|"
    for check in checks:
        anchor = f"{check.code.lower()}-{check.name}"
        yield f"| [{check.code}](#{anchor}) {check.name} | {check.severity} | {check.problem} |"


def _about(check: Check) -> Iterator[str]:
    whole = explanation(check)
    yield f"{check.problem}"
    yield ""
    yield f"*{str(check.severity).capitalize()}; looks at {_LOOKS_AT[type(check)]}.*"
    yield ""
    yield f"**Why it matters.** {check.why}"
    yield ""
    yield f"**Source.** {check.source}"
    yield ""
    yield whole.details
    for heading, examples in (("Wrong", whole.bad), ("Right", whole.good)):
        for example in examples:
            yield from _example(heading, example)


def _example(heading: str, example: Example) -> Iterator[str]:
    on = "" if example.on == SAMPLE else f", on the board `{example.on}`"
    note = f". {example.note}" if example.note else ":"
    yield ""
    yield f"{heading}{on}{note}"
    yield ""
    yield "```json"
    stated = {"board": example.board, "ruleset": example.ruleset, "games": example.games}
    yield part_text({name: part for name, part in stated.items() if part})
    yield "```"
    if example.finds:
        yield ""
        yield from (f"- {sentence}" for sentence in example.finds)
