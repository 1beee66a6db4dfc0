"""What was typed into the forms of a ruleset and refused; it outlives the panel and its forms."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from trackwright.editor.base.guard import connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.rulesets import (
    reference_id,
    with_rules,
    with_ruleset_at,
    with_value,
)
from trackwright.editor.document.selection import refused_sentence
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.forms.field_types import Group, Shape, group_of, named_at
from trackwright.editor.forms.form_host import Form
from trackwright.editor.forms.rule_titles import title_of
from trackwright.editor.rules.ruleset_sources import PICKERS, Book, KnownRulesets, PickedLine
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.errors import DocumentPath
from trackwright.schema.files.problems import value_at
from trackwright.schema.rules.ruleset import ABOUT_ITSELF, Json, Ruleset
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr


@dataclass
class Waiting:
    """What waits to be valid.

    Attributes:
        values: What was typed, at its path.
        sentence: What to say before it is lost; empty if nothing waits.
    """

    values: dict[DocumentPath, Any] = field(default_factory=dict)
    sentence: str = ""


WaitingByRuleset = dict[str, Waiting]
"""What waits in each ruleset of the board, by its id."""


OFFERED = {
    "cities": ("city", "crossing"),
    "countries": ("country",),
    "regions": ("region",),
    "routes": ("route",),
    "decks": ("deck",),
}
"""The kinds of things whose ids stand in a list of that name."""

ID: DocumentPath = ("id",)


class RulesForm(Form):
    """Lets widgets change a ruleset that the board holds."""

    def __init__(
        self, desk: Desk, invalid: WaitingByRuleset, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._invalid = invalid
        self._position = 0
        self._book: Book | None = None
        self._known = KnownRulesets()
        self._shown: Json = {}
        self._problems: dict[DocumentPath, str] = {}
        self._found: dict[DocumentPath, str] = {}
        connect(desk.problems.reported, self._follow_checks)

    def show(self, position: int, book: Book | None, known: KnownRulesets) -> None:
        """Show another ruleset, or what has become of the same."""
        self._position, self._book, self._known = position, book, known
        self._refresh()

    @property
    def desk(self) -> Desk:
        """Where the board is."""
        return self._desk

    @property
    def is_editable(self) -> bool:
        return self._book is not None and self._book.is_own

    def value(self, path: DocumentPath) -> Any:
        return value_at(self._shown, path)

    def set(self, path: DocumentPath, value: Any) -> None:
        book = self._book
        if book is None or not book.is_own:
            return
        waiting = self._waiting()
        for other in [other for other in waiting if other[: len(path)] == path]:
            del waiting[other]
        if value == value_at(book.rules, path):
            self._refresh()
            return
        if not (path == ID and self._is_taken(value)):
            for values in ({**waiting, path: value}, {path: value}):
                file, _ = with_rules(book.file, book.base, values)
                if file is not None:
                    others = {k: v for k, v in waiting.items() if k not in values}
                    self._invalid[file.id] = Waiting(others)
                    self._desk.edit(
                        self._told(path), with_ruleset_at(self._desk.board, self._position, file)
                    )
                    return
        waiting[path] = value
        self._refresh()

    def reset(self, path: DocumentPath) -> None:
        if self._book is None:
            return
        if self.has_invalid(path):
            self.set(path, value_at(self._book.rules, path))
        else:
            self.set(path, value_at(self._book.base, path))

    def differs(self, path: DocumentPath) -> bool:
        if self._book is None or any(isinstance(step, int) for step in path):
            return False  # a list differs as a whole
        return path[0] not in ABOUT_ITSELF and path != ID and self._book.differs(path)

    def has_invalid(self, path: DocumentPath) -> bool:
        return any(other[: len(path)] == path for other in self._waiting())

    def problem(self, path: DocumentPath) -> str:
        return self._problems.get(path, "")

    def sentence(self, path: DocumentPath) -> str:
        said = () if self._book is None else self._book.sentences.get(path, ())
        return " ".join(said[:1] if len(path) == 1 else said)  # the page tells all of a group

    def starting_value(self, path: DocumentPath, shape: Shape) -> Any:
        least = shape.start()
        if self._book is None or path[0] in ABOUT_ITSELF:
            return least
        if isinstance(path[-1], int) and isinstance(shape, Group):
            return self._with_pile(self._like_the_first(path[:-1], least))
        if any(isinstance(step, int) for step in path):
            return least
        found = value_at(self._book.base, path) or self._known.example(path)
        return self._with_pile(least if found is None else found)

    def offers(self, path: DocumentPath) -> Mapping[str, str]:
        name, board = path[-1], self._desk.board
        if name == "pile":
            piles = self.value(("tickets", "piles")) or ()
            return {pile["id"]: pile["id"] for pile in piles if "id" in pile}
        if name == "tags":
            return {tag: tag for tag in _tags(board)}
        kinds = OFFERED.get("decks" if path == ("box", "tickets") else str(name), ())
        language = self._desk.scene.language
        places = [
            ThingRef(kind, thing.id)
            for kind in kinds
            for thing in getattr(board, LIST_BY_KIND[kind])
        ]
        return {place.id: thing_name(board, place, language) for place in places}

    def has_offers(self, path: DocumentPath) -> bool:
        return path[-1] in ("pile", "tags", *OFFERED)

    def chosen(self, path: DocumentPath) -> tuple[str, ...]:
        return self._desk.selection.ids(*OFFERED.get(str(path[-1]), ()))

    def title(self, model: str, name: str) -> str:
        return title_of(model, name)

    def footer(self, model: str, path: DocumentPath) -> QWidget | None:
        return PickedLine(self, self._desk, path, PICKERS[model]) if model in PICKERS else None

    def _waiting(self) -> dict[DocumentPath, Any]:
        """Return what was typed and is not valid, of the ruleset that is shown."""
        if self._book is None:
            return {}
        return self._invalid.setdefault(self._book.file.id, Waiting()).values

    def _follow_checks(self) -> None:
        if self._book is not None and self._findings(self._book) != self._found:
            self._refresh()

    def _refresh(self) -> None:
        book = self._book
        self._shown = {} if book is None else book.rules
        self._found = {} if book is None else self._findings(book)
        self._problems = {} if book is None else {**self._found, **book.notes}
        if book is not None and book.ruleset is not None:
            self._show_waiting(self._invalid.setdefault(book.file.id, Waiting()))
        self.refreshed.emit()

    def _show_waiting(self, waiting: Waiting) -> None:
        waiting.sentence = ""
        for path, value in list(waiting.values.items()):
            if not _has_entries(self._shown, path):
                del waiting.values[path]  # as when the entry it was typed for is undone
                continue
            self._shown = with_value(self._shown, path, value)
            self._problems[path] = self._sentence_about(path, value)
            waiting.sentence = waiting.sentence or refused_sentence(
                _title(path), self._problems[path].removesuffix(".")
            )

    def _findings(self, book: Book) -> dict[DocumentPath, str]:
        """Return what the checks of the board say of this ruleset, at the paths they name."""
        checked, found = self._desk.problems.checked, dict[DocumentPath, str]()
        for finding in () if checked is None else checked.report.findings:
            place = finding.things[0] if finding.things else ThingRef("board")
            is_about_it = place.kind == "ruleset" and book.file.id in finding.rulesets
            if is_about_it and finding.severity in (Severity.ERROR, Severity.WARNING):
                found.setdefault(_told_at(book.rules, place.fields), tr(finding.message))
        return found

    def _sentence_about(self, path: DocumentPath, value: Any) -> str:
        if path == ID and self._is_taken(value):
            return tr("Another ruleset has the id “{id}”: choose one that is free.", id=value)
        if self._book is None:
            return ""
        _, problems = with_rules(self._book.file, self._book.base, {path: value})
        if not problems:
            return tr("This goes together with the other values in red.")
        return "\n".join(dict.fromkeys(tr(problem.message) for problem in problems))

    def _is_taken(self, name: str) -> bool:
        others = list(map(reference_id, self._desk.board.rulesets))
        del others[self._position]
        return name in (*others, *self._known.files, *self._known.unreadable)

    def _told(self, path: DocumentPath) -> str:
        return tr("Rules: {field}", field=_title(path))

    def _like_the_first(self, path: DocumentPath, least: Json) -> Json:
        """Fill what an entry must have with the plain values of the first one in some ruleset."""
        entries = self._known.example(path) or [{}]
        plain = {k: v for k, v in entries[0].items() if not isinstance(v, dict | list)}
        return {key: plain.get(key, value) for key, value in least.items()}

    def _with_pile(self, value: Any) -> Any:
        """Have a pile of this ruleset where one of another is meant."""
        if isinstance(value, dict) and "pile" in value:
            piles = self.offers(("pile",))
            if piles and value["pile"] not in piles:
                return {**value, "pile": next(iter(piles))}
        return value


def _title(path: DocumentPath) -> str:
    return title_of(*named_at(group_of(Ruleset), path))


def _has_entries(rules: Json, path: DocumentPath) -> bool:
    """Tell whether there are all the entries of lists that a path leads through."""
    ends = (i + 1 for i, step in enumerate(path) if isinstance(step, int))
    return all(value_at(rules, path[:end]) is not None for end in ends)


def _told_at(rules: Json, path: DocumentPath) -> DocumentPath:
    """Return where the forms can tell of a path: numbers and ids in a list stand on one line."""
    is_entry = bool(path) and isinstance(path[-1], int)
    return path[:-1] if is_entry and not isinstance(value_at(rules, path), dict) else path


def _tags(board: Board) -> Iterator[str]:
    for stop in board.stops:
        yield from stop.tags
    for route in board.routes:
        yield from route.tags
    for deck in board.decks:
        yield from deck.tags
    for ticket in board.tickets:
        yield from ticket.tags
