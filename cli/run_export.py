"""The work of `trackwright export`, apart from its options, because it loads the formats."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.progress import track

from trackwright.cli.open_game import open_game, warn_of_troubles
from trackwright.cli.output import (
    PRINTED,
    VERBOSITY,
    Verbosity,
    print_data,
    say,
    shows_progress,
)
from trackwright.cli.terminal import Listing, Screen
from trackwright.formats.board_export import default_file_name, export_losses, write_export
from trackwright.formats.capabilities import Loss
from trackwright.formats.catalogue import FORMATS, format_called
from trackwright.formats.fields import group_of
from trackwright.formats.format import Export, Files
from trackwright.formats.loss_report import json_report, text_report
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_text

EXIT_LOSES = 1


@dataclass(frozen=True)
class ExportOptions:
    """The options of an export in any format.

    Attributes:
        ruleset: Which rules go along; the board's first if None.
    """

    board: str
    ruleset: str | None
    language: str
    report: str | None
    strict: bool


def export_to(options: ExportOptions, name: str, out: str | None) -> None:
    """Write a board in one format."""
    known, export = format_called(name), _export(options)
    if out == PRINTED and not known.ending:
        raise TrackwrightError(f"{name} is a folder of files and cannot be printed; name a folder")
    lost = export_losses(known, export)
    _keep_report(options, json_report(known, lost))
    if options.strict and lost:
        typer.echo(text_report(known, lost), nl=False, err=True)
        typer.echo("Nothing was written, because of --strict.", err=True)
        raise typer.Exit(EXIT_LOSES)
    files = known.write(export)
    if out == PRINTED:
        (data,) = files.values()
        print_data(data)
    else:
        target = write_export(known, files, Path(out or default_file_name(known, export.board)))
        say(f"Wrote {target}", aside=options.report == PRINTED)
    say(text_report(known, lost).rstrip("\n"), aside=PRINTED in (out, options.report))


def export_all(options: ExportOptions, folder: Path | None) -> None:
    """Write a board in every format, each in a folder of its own."""
    export = _export(options)
    folder = folder or Path(f"{export.board.id}-exports")
    lost = {known.name: export_losses(known, export) for known in FORMATS}
    _keep_report(options, [json_report(known, lost[known.name]) for known in FORMATS])
    chosen = [known for known in FORMATS if not (options.strict and lost[known.name])]
    screen = Screen(stderr=True)
    hidden = not shows_progress()
    shown = track(chosen, "Writing", console=screen, transient=True, disable=hidden)
    files = {known.name: known.write(export) for known in shown}
    for known in chosen:
        write_export(known, files[known.name], folder / known.name, in_folder=True)
    screen = Screen(highlight=False, stderr=options.report == PRINTED)
    if VERBOSITY.get() is not Verbosity.QUIET:
        _summary(folder, files, lost).print_on(screen)
    if len(chosen) < len(FORMATS):
        typer.echo("The others were not written, because of --strict.", err=True)
        raise typer.Exit(EXIT_LOSES)


def print_formats() -> None:
    """Print all formats, who reads them, and whether they can be imported."""
    rows = [
        (known.name, known.title, known.readers, "yes" if known.read else "no") for known in FORMATS
    ]
    Listing(("name", "what it is", "read by", "import"), rows).print_on(Screen(highlight=False))


def _export(options: ExportOptions) -> Export:
    game = open_game(options.board, options.ruleset)
    warn_of_troubles(options.board, game)
    return Export(game.board, game.ruleset, options.language, game.folder)


def _keep_report(options: ExportOptions, report: Any) -> None:
    if options.report is None:
        return
    text = json.dumps(report, ensure_ascii=False, indent=2) + "\n"
    if options.report == PRINTED:
        print_data(text)
    else:
        write_text(Path(options.report), text)


def _summary(folder: Path, files: dict[str, Files], lost: dict[str, tuple[Loss, ...]]) -> Listing:
    def size(name: str) -> str:
        return f"{sum(map(len, files[name].values())):,}" if name in files else "not written"

    rows = [
        (name, str(folder / name), size(name), _loss_summary(losing))
        for name, losing in lost.items()
    ]
    return Listing(("format", "in", "bytes", "fields lost"), rows, frozenset({"bytes"}))


def _loss_summary(lost: tuple[Loss, ...]) -> str:
    """Return the losses by group: `meta, cities (2), rules (14)`."""
    groups = Counter("rules" if _is_rule(loss) else group_of(loss.field) for loss in lost)
    whole = {loss.field for loss in lost}
    parts = (name if name in whole else f"{name} ({count})" for name, count in groups.items())
    return ", ".join(parts) or "nothing"


def _is_rule(loss: Loss) -> bool:
    return group_of(loss.field) == "ruleset" and "." in loss.field
