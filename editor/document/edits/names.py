"""Edits of names and ids: names in one language or several, and ids wherever they are used."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from trackwright.schema.board import Board
from trackwright.schema.decorations import FreeText
from trackwright.schema.edits import (
    with_all_changed,
    with_changed,
    with_country_named,
    with_deck_named,
    with_edited,
    with_stop_named,
)
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.text import text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, board_ids, find_thing

NAMED = ("city", "crossing", "country", "region", "deck")
"""The kinds of things that have a name."""

Name = str | Mapping[str, str]
"""A name that is the same in all languages, or one for each."""


def languages_of(board: Board) -> tuple[str, ...]:
    """Return the languages that a board's names are written in, its own choice first."""
    names = [name_in(thing) for _, thing in named_things(board)][1:]
    found = (language for name in names if isinstance(name, Mapping) for language in name)
    return tuple(dict.fromkeys((*board.meta.languages, *found)))


def name_of(board: Board, place: ThingRef, language: str) -> str:
    """Return the name that a thing has of its own; empty if it has none."""
    thing = find_thing(board, place)
    return "" if thing is None else text_in(name_in(thing), language)


def with_name(board: Board, place: ThingRef, language: str, name: str) -> Board:
    """Return the board with another name of a thing; in other languages it keeps its names."""
    thing = find_thing(board, place)
    if thing is None or text_in(name_in(thing), language) == name:
        return board
    return _with_name(board, place, worded(name_in(thing), language, name))


def worded(text: Name, language: str, words: str) -> Name:
    """Return a text with other words in a language; one that is the same in all stays so."""
    return {**text, language: words} if isinstance(text, Mapping) else words


TITLE = ThingRef("board")
"""Stands for the board's title among the things that have names."""


def named_things(board: Board) -> Iterator[tuple[ThingRef, Any]]:
    """Yield all that has a name: the board itself first, then its things, each with its place."""
    yield TITLE, board
    for kind in NAMED:
        for thing in getattr(board, LIST_BY_KIND[kind]):
            yield ThingRef(kind, thing.id), thing
    for each in board.decorations:
        if isinstance(each, FreeText):
            yield ThingRef("decoration", each.id), each


def name_in(thing: Any) -> Name:
    """Return the name of a thing, of whatever kind, or the board's title, in all its languages."""
    if isinstance(thing, Board):
        title: Name = thing.meta.title
        return title
    name: Name = getattr(thing, _name_field(thing))
    return name


def has_name(thing: object) -> bool:
    """Return whether a thing has a name, or is a text that is changed as names are."""
    return isinstance(thing, FreeText) or hasattr(thing, "name")


def _name_field(thing: object) -> str:
    return "text" if isinstance(thing, FreeText) else "name"


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
    field = _name_field(find_thing(board, place))
    return with_changed(board, LIST_BY_KIND[place.kind], place.id, **{field: name})


_REFERENCES: Mapping[str, Callable[[Board, str, str], Board]] = {
    "city": with_stop_named,
    "crossing": with_stop_named,
    "country": with_country_named,
    "deck": with_deck_named,
}
"""How what speaks of a thing is changed, for the kinds of things that others speak of."""


class TakenIdError(TrackwrightError):
    """An id that something of the same kind has already."""

    def __init__(self, name: str) -> None:
        super().__init__(
            say("something else of this kind has the id '{name}'; choose another", name=name)
        )


def with_id(board: Board, kind: str, old: str, new: str) -> Board:
    """Return the board with another id of a thing, and of it in all that speaks of it."""
    if old == new:
        return board
    changed = with_all_changed(board, LIST_BY_KIND[kind], [old], id=new)
    shared = "city" if kind == "crossing" else kind
    if new in (name for known, _, name in board_ids(board) if known == shared):
        raise TakenIdError(new)
    if kind in _REFERENCES:
        changed = _REFERENCES[kind](changed, old, new)
    before, after = f"{kind}/{old}", f"{kind}/{new}"
    accepted = tuple(
        entry.changed(places=tuple(after if place == before else place for place in entry.places))
        if before in entry.places
        else entry
        for entry in changed.ignored
    )
    return changed if accepted == changed.ignored else changed.changed(ignored=accepted)
