"""Edits of names in several languages, and of the languages that a board has."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from trackwright.editor.edits.names import NAMED, languages_of
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed, with_edited
from trackwright.schema.thing_ref import ThingRef

TITLE = ThingRef("board")
"""Stands for the board's title among the things that have names."""

Name = str | Mapping[str, str]


def named_things(board: Board) -> Iterator[tuple[ThingRef, Any]]:
    """Yield all that has a name: the board itself first, then its things, each with its place."""
    yield TITLE, board
    for kind, plural in NAMED.items():
        for thing in getattr(board, plural):
            yield ThingRef(kind, thing.id), thing


def name_in(thing: Any) -> Name:
    """Return the name of a thing, of whatever kind, or the board's title, in all its languages."""
    name: Name = thing.meta.title if isinstance(thing, Board) else thing.name
    return name


def words_in(thing: Any, language: str) -> str | None:
    """Return the name that a thing has in a language; None if it is missing there.

    A name that is not translated counts in all languages.
    """
    name = name_in(thing)
    return name if isinstance(name, str) else name.get(language)


def with_words(board: Board, place: ThingRef, language: str, words: str) -> Board:
    """Return the board with another name of a thing in one language; without words, with none.

    A name that was the same in all languages stays as it is in the others.
    """
    thing = next((thing for known, thing in named_things(board) if known == place), None)
    if thing is None:
        return board
    before = name_in(thing)
    if isinstance(before, str):
        if words == before:
            return board
        before = dict.fromkeys(languages_of(board), before) if before else {}
    name: Name = {tag: text for tag, text in before.items() if tag != language}
    if words:
        name = {**before, language: words}
    return _with_name(board, place, name or "")


def with_language(board: Board, language: str) -> Board:
    """Return the board with one language more that its names are meant to exist in."""
    languages = dict.fromkeys((*languages_of(board), language))
    return with_edited(board, ("meta", "languages"), lambda _before: tuple(languages))


def without_language(board: Board, language: str) -> Board:
    """Return the board without a language and the names in it; a thing's last name stays."""
    for place, thing in list(named_things(board)):
        name = name_in(thing)
        if not isinstance(name, str) and language in name:
            others = {tag: text for tag, text in name.items() if tag != language}
            board = _with_name(board, place, others or name[language])
    kept = tuple(tag for tag in board.meta.languages if tag != language)
    return with_edited(board, ("meta", "languages"), lambda _before: kept)


def missing_words(board: Board) -> Iterator[tuple[ThingRef, str]]:
    """Yield each thing that has names, with each of the board's languages in which it has none."""
    languages = languages_of(board)
    for place, thing in named_things(board):
        for language in languages:
            if words_in(thing, language) is None:
                yield place, language


def with_all_words(board: Board, words: Iterable[tuple[ThingRef, str, str]]) -> Board:
    """Return the board with other names of several things, each in a language."""
    for place, language, name in words:
        board = with_words(board, place, language, name)
    return board


def _with_name(board: Board, place: ThingRef, name: Name) -> Board:
    if place == TITLE:
        return with_edited(board, ("meta", "title"), lambda _before: name)
    return with_changed(board, NAMED[place.kind], place.id, name=name)
