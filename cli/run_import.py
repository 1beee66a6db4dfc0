"""The work of `trackwright import`, apart from its options, because it loads formats and checks."""

from dataclasses import replace
from pathlib import Path

import typer
from pydantic import ValidationError

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.cli.output import PRINTED, save_or_print, say
from trackwright.cli.run_validate import (
    ValidateOptions,
    check_documents,
    check_settings,
    print_report,
)
from trackwright.formats.board_import import formats_for_path, read_source, source_at
from trackwright.formats.catalogue import readable_format
from trackwright.formats.city_placement import NO_HINTS, PlaceHints
from trackwright.formats.format import FileFormat, ImportResult
from trackwright.layout.border_routes import with_border_routes
from trackwright.layout.countries import find_country
from trackwright.layout.fit import fit
from trackwright.layout.gazetteer import places
from trackwright.layout.land_warp import warp_borders
from trackwright.layout.resizing import resized
from trackwright.layout.route_proposals import with_proposed_routes
from trackwright.maps import ruleset_of
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import counted, plain
from trackwright.schema.text import text_in
from trackwright.validators.ruleset_fit import nearest_ruleset

EXIT_REFUSED = 1


def place_hints(countries: str | None, around: tuple[str, str] | None) -> PlaceHints:
    """Return where the places of a list lie: in countries such as `IE,GB`, around a town."""
    codes = tuple(find_country(name).code for name in (countries or "").split(",") if name.strip())
    if around is None:
        return PlaceHints(codes)
    name, distance = around
    number = distance.lower().removesuffix("km").strip()
    if not number.isdecimal() or not int(number):
        raise TrackwrightError(f"'{distance}' is no distance; write a number of km, such as 300km")
    town = next((each for each in places(name) if not codes or each.country in codes), None)
    if town is None:
        raise TrackwrightError(f"no place '{name}' is known to look for others around")
    return PlaceHints(codes, (town.location, float(number)))


def import_from(
    source: Path, name: str | None, language: str, hints: PlaceHints = NO_HINTS
) -> ImportResult:
    """Read a board from another program's file or folder."""
    given = source_at(source, language, hints)
    return read_source(readable_format(name) if name is not None else _guess_format(source), given)


def connect_cities(imported: ImportResult, language: str) -> ImportResult:
    """Propose routes between neighbours, and fit the board."""
    board = with_border_routes(with_proposed_routes(imported.board))
    proposed = len(board.routes) - len(imported.board.routes)
    words = f"{counted(proposed, 'route')} between neighbours proposed, for you to change"
    if proposed:
        before = {stop.id: stop.position for stop in board.stops}
        board = warp_borders(fit(board, language=language).board, before)
    return replace(imported, board=board, notes=(*imported.notes, plain(words)))


def resize_board(imported: ImportResult, wanted: str) -> ImportResult:
    """Scale the board to a size: `790x525`, or `790` for its width alone."""
    before = imported.board.size
    try:
        width, height = (float(number) for number in _both_sides(wanted, before))
        board = resized(imported.board, Size(width=width, height=height))
    except ValidationError:
        raise TrackwrightError(f"{wanted} mm is too small or too large for this board") from None
    except ValueError:
        raise TrackwrightError(
            f"'{wanted}' is no size; write the width and the height in mm, such as 790x525, "
            "or the width alone"
        ) from None
    words = f"scaled from {_told(before)} to {_told(board.size)}"
    return replace(imported, board=board, notes=(*imported.notes, plain(words)))


def choose_rules(imported: ImportResult, wanted: str | None, folder: Path) -> ImportResult:
    """Give the board the wanted ruleset, or the generic one that suits it if it names none."""
    board = imported.board
    if wanted is not None:
        chosen = ruleset_of(board, folder, wanted)
        named = board.changed(rulesets=(chosen.id,))
        told = f"the board is made for '{chosen.id}', as asked"
    elif board.rulesets:
        return imported
    else:
        chosen = nearest_ruleset(BoardAnalysis(board, folder)).ruleset
        named = board.changed(rulesets=(chosen.id,))
        about = text_in(chosen.description, "en")
        told = f"the board is made for '{chosen.id}'; choose others with --rules. {about}"
    return replace(imported, board=named, notes=(*imported.notes, plain(told)))


def refuse_to_replace(out: Path) -> None:
    """Refuse to overwrite an existing file."""
    if str(out) != PRINTED and out.exists():
        raise TrackwrightError(f"{out} is there already; name another file, or add --force")


def save_import(imported: ImportResult, out: Path) -> None:
    """Save or print the imported board, report what was refused, and check what was saved."""
    is_printed = str(out) == PRINTED
    save_or_print(out, imported.board)
    board = imported.board
    done = "Printed" if is_printed else f"Wrote {out}"
    say(
        f"{done}: {counted(len(board.stops), 'city', 'cities')}, "
        f"{counted(len(board.routes), 'route')}, {counted(len(board.tickets), 'ticket')}",
        aside=is_printed,
    )
    for refusal in imported.refused:
        typer.echo(f"not taken over: {refusal.where}: {refusal.why}", err=True)
    for note in imported.notes:
        say(f"note: {note}", aside=True)
    if not is_printed:  # a board printed to a pipe is left to its reader to check
        session = check_documents(
            [str(out)], ValidateOptions((), check_settings((), (), ())), skip_others=False
        )
        print_report(session, "text")
    if imported.refused:
        raise typer.Exit(EXIT_REFUSED)


def _both_sides(wanted: str, before: Size) -> tuple[str, str]:
    """Return width and height as written; a missing height follows from the width."""
    width, _, height = wanted.lower().replace("×", "x").partition("x")
    return width, height or str(float(width) * before.height / before.width)


def _told(size: Size) -> str:
    return f"{size.width:g} × {size.height:g} mm"


def _guess_format(source: Path) -> FileFormat:
    """Return the only format with this file extension."""
    fitting = formats_for_path(source)
    if len(fitting) == 1:
        return fitting[0]
    names = ", ".join(known.name for known in fitting)
    raise TrackwrightError(f"{source} could be of several formats; say which with --from: {names}")
