"""The work of `trackwright validate`, apart from its options, because it loads the checks."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import unified_diff
from pathlib import Path

import typer

from trackwright.cli.output import print_data, print_markdown, say_error
from trackwright.maps import document_path, is_shipped
from trackwright.playtest.verdicts import Verdict, read_verdicts
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.writing import write_board
from trackwright.validators.all_checks import CHECKS, check_called
from trackwright.validators.apply_fixes import apply_fixes
from trackwright.validators.check import Settings
from trackwright.validators.checks_page import explained
from trackwright.validators.reports.json_and_csv import csv_report, json_report
from trackwright.validators.reports.sarif import sarif_report
from trackwright.validators.reports.text import WIDTH, text_report
from trackwright.validators.run_checks import (
    Checked,
    Document,
    Session,
    Unreadable,
    check_board,
    check_ruleset,
    is_foreign,
    open_document,
    shipped,
)

EXIT_ERRORS_FOUND = 1
EXIT_CANNOT_RUN = 2

_WRITERS = {"json": json_report, "csv": csv_report, "sarif": sarif_report}


@dataclass(frozen=True)
class ValidateOptions:
    """What documents are checked against.

    Attributes:
        rulesets: Names of rulesets to check boards with, instead of those they name.
    """

    rulesets: tuple[str, ...]
    settings: Settings
    verdicts: tuple[Verdict, ...] = ()


@dataclass(frozen=True)
class FixOptions:
    """How problems are fixed."""

    unsafe: bool
    dry_run: bool


def explain_check(code_or_name: str) -> None:
    """Print what a check looks for, with examples."""
    print_markdown(explained(check_called(code_or_name)))


def check_settings(
    select: Iterable[str], ignore: Iterable[str], severity: Iterable[str]
) -> Settings:
    """Return the settings that the options of the command line mean."""
    settings = Settings(_split(select), _split(ignore), _levels(severity))
    settings.require_known(CHECKS)
    return settings


def playtest_findings(folder: Path | None) -> tuple[Verdict, ...]:
    """Return the findings of the playtests in a folder; none without a folder."""
    return () if folder is None else read_verdicts(folder)


def check_documents(
    names: Iterable[str], options: ValidateOptions, *, skip_others: bool
) -> Session:
    """Check boards and rulesets; unreadable files are listed in the report."""
    checked, unreadable = [], []
    for name in names or shipped():
        try:
            checked.append(_check(open_document(name, options.rulesets), options))
        except TrackwrightError as error:
            if not (skip_others and is_foreign(document_path(name))):
                unreadable.append(Unreadable(name, str(error)))
    return Session(tuple(checked), tuple(unreadable))


def fix_documents(session: Session, options: ValidateOptions, fixing: FixOptions) -> Session:
    """Fix all fixable boards of a session in their files."""
    fixed = (_fixed(checked, options, fixing) for checked in session.checked)
    return replace(session, checked=tuple(fixed))


def print_report(session: Session, form: str) -> None:
    """Print the findings and exit with the matching code."""
    if form == "text":
        typer.echo(text_report(session, _width()), nl=False)
    else:
        print_data(_WRITERS[form](session))
    exit_with(session)


def exit_with(session: Session) -> None:
    """Report unreadable files and exit with the session's code."""
    for unreadable in session.unreadable:
        say_error(unreadable.reason)
    if session.unreadable:
        raise typer.Exit(EXIT_CANNOT_RUN)
    if session.count(Severity.ERROR):
        raise typer.Exit(EXIT_ERRORS_FOUND)


def _width() -> int:
    """Return the line width: the terminal's, up to a readable maximum."""
    return min(typer.get_terminal_size().columns, WIDTH) if sys.stdout.isatty() else WIDTH


def _split(patterns: Iterable[str]) -> tuple[str, ...]:
    return tuple(word.strip() for text in patterns for word in text.split(",") if word.strip())


def _levels(settings: Iterable[str]) -> dict[str, Severity]:
    levels = {}
    for setting in _split(settings):
        pattern, _, level = setting.partition("=")
        if level not in list(Severity):
            raise TrackwrightError(
                f"--severity {setting}: write CHECK=LEVEL with {', '.join(Severity)} as level"
            )
        levels[pattern] = Severity(level)
    return levels


def _check(document: Document, options: ValidateOptions) -> Checked:
    if document.analysis is None:
        return Checked(document, check_ruleset(document.rules[0], options.settings))
    report = check_board(document.analysis, document.rules, options.settings, options.verdicts)
    return Checked(document, report)


def _fixed(checked: Checked, options: ValidateOptions, fixing: FixOptions) -> Checked:
    document = checked.document
    if document.analysis is None:
        return checked
    result = apply_fixes(document.analysis, document.rules, options.settings, unsafe=fixing.unsafe)
    if not result.done:
        return replace(checked, impossible=result.impossible)
    board = result.analysis.board
    if fixing.dry_run:
        _show_difference(document, board)
    elif is_shipped(document.path):
        raise TrackwrightError(
            f"{document.source} is a shipped board and stays as it is; copy its file and "
            "mend the copy"
        )
    else:
        write_board(document.path, board)
    fixed = document.edited(result.analysis, options.rulesets)
    report = check_board(result.analysis, fixed.rules, options.settings, options.verdicts)
    return Checked(fixed, report, result.done, result.impossible)


def _show_difference(document: Document, board: Board) -> None:
    """Print a diff of what fixes change, without what saving reformats."""
    if document.board is None:
        return
    name = document.path.name
    before, after = (board_text(one).splitlines(keepends=True) for one in (document.board, board))
    lines = unified_diff(before, after, name, f"{name} (mended)", n=0)
    typer.echo("".join(lines), nl=False)
