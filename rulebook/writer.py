"""Writing statements about one ruleset in the wordings of one language."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, wraps
from pathlib import Path

from trackwright.rulebook.sections import Section, Statement, Table
from trackwright.schema.board import Board, Route
from trackwright.schema.errors import DocumentPath, UnknownNameError
from trackwright.schema.rules.ruleset import Ruleset, ruleset_title
from trackwright.schema.text import Text, printable, text_in
from trackwright.schema.translation import translated_languages
from trackwright.schema.wordings import Words, wordings_of

LONGEST_TEXT = 20_000
"""Of a description, in letters."""


@dataclass(frozen=True)
class Writer:
    """Writes statements about a ruleset in the wordings of a language.

    With a board it writes the rules of that board: what the board lacks is left out, and its own
    routes are the examples.
    """

    rules: Ruleset
    words: Words
    board: Board | None = None

    def section(
        self,
        key: str,
        statements: Iterable[Statement],
        *,
        lead: str = "",
        in_order: bool = False,
    ) -> Section:
        """Return a section with the title that `key` has, and the lead at `lead`, if any."""
        title = self.words.say(f"{key}.title")
        introduction = self.words.say(lead) if lead else ""
        return Section(title, tuple(statements), introduction, in_order)

    def state(self, path: DocumentPath, key: str, count: int = 0, **values: str) -> Statement:
        """State what stands at `path` with the wording `key`."""
        return self.statement(path, self.words.say(key, count, **values))

    def statement(self, path: DocumentPath, text: str, table: Table | None = None) -> Statement:
        """State what stands at `path` with a text of its own."""
        return Statement(path, self._place(path), text, table)

    def picture(self, path: DocumentPath, text: str, *routes: Route) -> Statement:
        """State an example about routes of the board, which a picture can show."""
        return replace(self.statement(path, text), routes=tuple(route.id for route in routes))

    @property
    def title(self) -> str:
        """What to call the ruleset."""
        return ruleset_title(self.rules.id, self.rules.name, self.words.language)

    def text(self, text: str | Mapping[str, str]) -> str:
        """Return a text of the ruleset in the writer's language, on one line."""
        return printable(text_in(text, self.words.language), longest=LONGEST_TEXT)

    def name(self, id_: str) -> str:
        """Return the name that the ruleset or the board gives to an id, or one made of the id."""
        named = self.rules.names.get(id_) or self._stop_names.get(id_, "")
        return self.text(named) or id_.replace("_", " ").capitalize()

    def names(self, ids: Iterable[str]) -> list[str]:
        """Return the names of several ids."""
        return [self.name(id_) for id_ in ids]

    def quoted(self, name: str) -> str:
        """Return `name` in the language's quotation marks."""
        return self.words.say("name.quoted", name=name)

    def pile(self, id_: str) -> str:
        """Return what to call a pile of tickets: by its name if there are several."""
        piles = {pile.id: self.text(pile.name) for pile in self.rules.tickets.piles}
        if len(piles) == 1 and id_ in piles:
            return self.words.say("name.only_pile")
        return self.words.say("name.pile", name=piles.get(id_) or self.name(id_))

    @cached_property
    def _stop_names(self) -> Mapping[str, Text]:
        if self.board is None:
            return {}
        return {stop.id: stop.name for stop in self.board.stops}

    def _place(self, path: DocumentPath) -> str:
        place: list[str] = []
        value: object = self.rules
        for step in path:
            if isinstance(step, str):
                value = getattr(value, step)
                place.append(step)
            elif isinstance(value, tuple):
                value = value[step]
                name = getattr(value, "id", None) or getattr(value, "pile", None)
                place += [str(name)] if name else []
        return "/".join(place)


def section(
    key: str, *, lead: str = "", in_order: bool = False
) -> Callable[[Callable[[Writer], Iterator[Statement]]], Callable[[Writer], Section]]:
    """Let a function that yields statements return the section at `key`."""

    def decorated(
        statements: Callable[[Writer], Iterator[Statement]],
    ) -> Callable[[Writer], Section]:
        @wraps(statements)
        def write(writer: Writer) -> Section:
            return writer.section(key, statements(writer), lead=lead, in_order=in_order)

        return write

    return decorated


def words_in(language: str) -> Words:
    """Return the rulebook's wordings of `language`."""
    if language not in translated_languages():
        raise UnknownNameError("rulebook language", language, translated_languages())
    return wordings_of(Path(__file__).parent, language)
