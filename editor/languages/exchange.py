"""Names to and from spreadsheets: a row for each thing, a column for each language."""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass

from trackwright.editor.edits.languages import named_things, with_words, words_in
from trackwright.editor.edits.names import languages_of
from trackwright.editor.sentences import told
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief
from trackwright.schema.thing_ref import ThingRef

KIND, ID = "kind", "id"


@dataclass(frozen=True)
class TakenNames:
    """A board with names from a spreadsheet, and a sentence on each row that was not taken."""

    board: Board
    refused: tuple[str, ...]


def names_text(board: Board, places: Iterable[ThingRef]) -> str:
    """Return the names of some things as spreadsheets paste them."""
    wanted = set(places)
    languages = languages_of(board)
    text = io.StringIO()
    rows = csv.writer(text, delimiter="\t", lineterminator="\n")
    rows.writerow([KIND, ID, *languages])
    for place, thing in named_things(board):
        if place in wanted:
            words = (words_in(thing, language) or "" for language in languages)
            rows.writerow([place.kind, thing.id, *words])
    return text.getvalue()


def taken_names(board: Board, text: str) -> TakenNames:
    """Return the board with the names in a table whose columns are headed as `names_text` does.

    Empty cells say nothing, so that a half-filled table removes no name.
    """
    rows = list(csv.DictReader(io.StringIO(text, newline=""), delimiter="\t"))
    header = list(rows[0]) if rows else []
    languages = [language for language in languages_of(board) if language in header]
    if KIND not in header or ID not in header or not languages:
        raise TrackwrightError(
            say(
                "the first row must head the columns: kind, id, and the languages of the board, "
                "such as {languages}",
                languages=", ".join(languages_of(board)) or "en",
            )
        )
    known = {(place.kind, thing.id): place for place, thing in named_things(board)}
    refused = []
    for number, row in enumerate(rows, 2):
        place = known.get((row[KIND] or "", row[ID] or ""))
        if place is None:
            what = in_brief(f"{row[KIND]} {row[ID]}")
            why = say("row {row}: there is no '{what}' that has a name", row=number, what=what)
            refused.append(told(why))
            continue
        for language in languages:
            words = (row[language] or "").strip()
            if words:
                board = with_words(board, place, language, words)
    return TakenNames(board, tuple(refused))
