"""The work of `trackwright import`, apart from its options, because it loads formats and checks."""

from dataclasses import replace
from pathlib import Path

import typer

from trackwright.cli.checking import check_documents, print_report, settings_of
from trackwright.formats.catalogue import FORMATS, readable_format
from trackwright.formats.format import FileFormat, Files, Given, Imported
from trackwright.layout.connecting import with_proposed_routes
from trackwright.layout.fit import fit
from trackwright.schema.errors import TrackwrightError, UnreadableFileError
from trackwright.schema.files.parsing import read_bytes
from trackwright.schema.files.writing import write_board
from trackwright.validators.check import counted

EXIT_REFUSED = 1
MOST_FILES = 100


def import_from(source: Path, name: str | None, language: str) -> Imported:
    """Read a board from another program's file or folder."""
    files = _files(source)
    known = readable_format(name) if name is not None else _guessed(source)
    if known.read is None:
        raise TrackwrightError(f"{known.name} cannot be imported")
    return known.read(Given(str(source), files, language))


def connected(imported: Imported, language: str) -> Imported:
    """Propose routes between neighbours, and give every space its room."""
    board = with_proposed_routes(imported.board)
    proposed = len(board.routes) - len(imported.board.routes)
    note = f"{counted(proposed, 'route')} between neighbours proposed, for you to change"
    fitted = fit(board, language=language).board if proposed else board
    return replace(imported, board=fitted, notes=(*imported.notes, note))


def refuse_to_replace(out: Path) -> None:
    """Leave a file alone that is there already."""
    if out.exists():
        raise TrackwrightError(f"{out} is there already; name another file, or add --force")


def keep(imported: Imported, out: Path) -> None:
    """Save what was read, tell what could not be taken over, and check the rest."""
    write_board(out, imported.board)
    board = imported.board
    typer.echo(
        f"Wrote {out}: {counted(len(board.stops), 'city', 'cities')}, "
        f"{counted(len(board.routes), 'route')}, {counted(len(board.tickets), 'ticket')}"
    )
    for refusal in imported.refused:
        typer.echo(f"not taken over: {refusal.where}: {refusal.why}", err=True)
    for note in imported.notes:
        typer.echo(f"note: {note}", err=True)
    session = check_documents([str(out)], (), settings_of((), (), ()), skip_others=False)
    print_report(session, "text")
    if imported.refused:
        raise typer.Exit(EXIT_REFUSED)


def _guessed(source: Path) -> FileFormat:
    """Return the only format whose files end as this one does."""
    readable = [known for known in FORMATS if known.read is not None]
    ending = source.suffix.lower()
    fitting = [known for known in readable if known.ending == ending and ending]
    if len(fitting) == 1:
        return fitting[0]
    names = ", ".join(known.name for known in fitting or readable)
    raise TrackwrightError(f"{source} could be of several formats; say which with --from: {names}")


def _files(source: Path) -> Files:
    if not source.is_dir():
        return {source.name: read_bytes(source)}
    try:
        paths = sorted(path for path in source.iterdir() if path.is_file())
    except OSError as error:
        raise UnreadableFileError(f"{source} cannot be read: {error.strerror}") from None
    if not paths:
        raise UnreadableFileError(f"there are no files in the folder {source}")
    if len(paths) > MOST_FILES:
        raise UnreadableFileError(f"{source} has more than {MOST_FILES} files; name one of them")
    return {path.name: read_bytes(path) for path in paths}
