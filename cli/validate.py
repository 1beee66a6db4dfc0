"""`trackwright validate`: what is wrong with boards and rulesets, and mending it."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.arguments import ruleset_option
from trackwright.cli.output import PRINTED
from trackwright.schema.errors import TrackwrightError


class ReportFormat(StrEnum):
    """How a report is written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    SARIF = "sarif"


_PATTERN = "a code or name, or several: T001, G*, label-*"


def validate(
    documents: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DOCUMENT",
            help="Boards and rulesets: shipped names, files, or - for standard input; all shipped "
            "if absent.",
            autocompletion=completion.documents,
        ),
    ] = None,
    ruleset: Annotated[
        list[str] | None,
        ruleset_option("Check boards with this ruleset instead of those they name."),
    ] = None,
    form: Annotated[
        ReportFormat, typer.Option("--format", help="How the report is written.")
    ] = ReportFormat.TEXT,
    select: Annotated[
        list[str] | None,
        typer.Option(
            metavar="CHECK",
            help=f"Make only these checks: {_PATTERN}.",
            autocompletion=completion.checks,
        ),
    ] = None,
    ignore: Annotated[
        list[str] | None,
        typer.Option(
            metavar="CHECK", help="Leave these checks out.", autocompletion=completion.checks
        ),
    ] = None,
    severity: Annotated[
        list[str] | None,
        typer.Option(
            metavar="CHECK=LEVEL",
            help="How grave these are: error, warning, suggestion or off; B*=off.",
        ),
    ] = None,
    fix: Annotated[bool, typer.Option("--fix", help="Mend what can safely be mended.")] = False,
    unsafe_fixes: Annotated[
        bool, typer.Option("--unsafe-fixes", help="With --fix: also what needs a decision.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="With --fix: show what would change, write nothing.")
    ] = False,
    explain: Annotated[
        str | None,
        typer.Option(
            metavar="CHECK",
            help="Explain a check, with examples.",
            autocompletion=completion.check,
        ),
    ] = None,
    playtest: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Also tell what bots found: the folder that trackwright playtest --out kept.",
        ),
    ] = None,
    skip_others: Annotated[
        bool, typer.Option("--skip-others", help="Pass over files that are not Trackwright's.")
    ] = False,
) -> None:
    """Check boards and rulesets.

    Exit code 0: no errors; 1: errors found; 2: something could not be checked.

    \b
    Examples:
      trackwright validate europe
      trackwright validate my.json --ruleset poland --fix
      trackwright validate - --format json < my.json
      trackwright validate --explain T001
    """
    from trackwright.cli.run_validate import (  # late: loads the checks
        FixOptions,
        ValidateOptions,
        check_documents,
        check_settings,
        exit_with,
        explain_check,
        fix_documents,
        playtest_findings,
        print_report,
    )

    if explain is not None:
        explain_check(explain)
        return
    if (dry_run or unsafe_fixes) and not fix:
        raise TrackwrightError("--dry-run and --unsafe-fixes only say how to --fix; add --fix")
    if fix and not dry_run and PRINTED in (documents or ()):
        raise TrackwrightError("--fix mends files, and standard input is none; add --dry-run")
    if dry_run and form is not ReportFormat.TEXT:
        raise TrackwrightError("--dry-run shows a difference and has no other --format")
    settings = check_settings(select or (), ignore or (), severity or ())
    options = ValidateOptions(tuple(ruleset or ()), settings, playtest_findings(playtest))
    session = check_documents(documents or (), options, skip_others=skip_others)
    if fix:
        session = fix_documents(session, options, FixOptions(unsafe_fixes, dry_run))
    if dry_run:
        exit_with(session)
    else:
        print_report(session, form)
