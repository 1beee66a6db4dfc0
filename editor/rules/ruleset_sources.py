"""Rulesets that can be chosen or built on, one opened with its base, and what selectors match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QPushButton

from trackwright.editor.base.guard import connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.language import counted_things
from trackwright.editor.base.widgets import quiet_label, row, set_name, show_text
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.rulesets import inherited, problems_of, reference_id
from trackwright.editor.forms.group_form import FormPart
from trackwright.editor.forms.values import FormModel
from trackwright.maps.library import ruleset_finder, ruleset_names, rulesets_in
from trackwright.rulebook import rulebook
from trackwright.schema.board import Board, RulesetReference
from trackwright.schema.errors import DocumentPath, TrackwrightError, UnknownNameError
from trackwright.schema.files.problems import value_at
from trackwright.schema.rules.ruleset import Json, Ruleset, RulesetFile, apply_difference, merged
from trackwright.schema.selector_matches import picked_routes, picked_stops, picked_tickets
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector
from trackwright.schema.thing_ref import (
    LIST_BY_KIND,
    ThingRef,
    route_ref,
    ruleset_reference_problems,
    stop_ref,
    ticket_ref,
)
from trackwright.schema.translation import nearest_language, tr


@dataclass(frozen=True)
class AvailableRulesets:
    """The rulesets that are shipped, and those in the folder of the board.

    Attributes:
        files: What each ruleset states, by its name.
        beside: The names of those in the board's folder.
        unreadable: For each file that cannot be read, why.
    """

    files: Mapping[str, RulesetFile] = field(default_factory=dict)
    beside: frozenset[str] = frozenset()
    unreadable: Mapping[str, str] = field(default_factory=dict)

    def find(self, name: str) -> RulesetFile:
        """Return a ruleset by its name, or raise an error that says why not."""
        if name in self.unreadable:
            raise TrackwrightError(self.unreadable[name])
        if name not in self.files:
            raise UnknownNameError("ruleset", name, self.files)
        return self.files[name]

    def example(self, path: DocumentPath) -> Any:
        """Return what the first ruleset that has something at a path has there, or None."""
        for file in self.files.values():
            try:
                found = value_at(merged(file, self.find), path)
            except TrackwrightError:
                continue  # a base that is missing or broken is told where the ruleset is shown
            if found:
                return found
        return None


def read_available(folder: Path | None) -> AvailableRulesets:
    """Look for rulesets among the shipped ones and in a folder, which takes a while."""
    beside = () if folder is None else _in(folder)
    find = ruleset_finder(folder or Path())
    files, unreadable = {}, {}
    for name in dict.fromkeys((*ruleset_names(), *beside)):
        try:
            files[name] = find(name)
        except TrackwrightError as error:
            unreadable[name] = tr(error.sentence)
    return AvailableRulesets(files, frozenset(beside), unreadable)


def _in(folder: Path) -> tuple[str, ...]:
    try:
        return rulesets_in(folder)
    except (OSError, TrackwrightError):
        return ()  # a folder that cannot be read has none; opening its files says why


@dataclass(frozen=True)
class OpenRuleset:
    """A ruleset with its base and all that its forms show.

    Attributes:
        file: What it states.
        is_own: Whether the board holds it, so that it can be changed here.
        base: The rules that it inherits.
        rules: All its rules, as JSON.
        ruleset: All its rules; None if they are not whole.
        problem: Why they are not whole; empty if they are.
        sentences: What the rulebook says of each path.
        notes: What looks wrong at a path, though it can be played with.
    """

    file: RulesetFile
    is_own: bool
    base: Json = field(default_factory=dict)
    rules: Json = field(default_factory=dict)
    ruleset: Ruleset | None = None
    problem: str = ""
    sentences: Mapping[DocumentPath, tuple[str, ...]] = field(default_factory=dict)
    notes: Mapping[DocumentPath, str] = field(default_factory=dict)
    _plain: Json = field(default_factory=dict)
    _plain_base: Json = field(default_factory=dict)

    def differs(self, path: DocumentPath) -> bool:
        """Tell whether something else stands at a path than in the base."""
        if self.file.extends is None:
            return False
        return bool(value_at(self._plain, path) != value_at(self._plain_base, path))


def open_reference(
    reference: RulesetReference, available: AvailableRulesets, language: str
) -> OpenRuleset:
    """Return a ruleset that a board names or holds, as far as it can be read."""
    is_own = not isinstance(reference, str)
    file = RulesetFile(id=reference_id(reference))
    try:
        file = available.find(reference) if isinstance(reference, str) else reference
        base = inherited(file, available.find)
        rules = merged(file, available.find)
    except TrackwrightError as error:
        return OpenRuleset(file, is_own, problem=tr(error.sentence))
    problems = problems_of(rules)
    if problems:
        return OpenRuleset(file, is_own, base, rules, problem="\n".join(map(str, problems)))
    ruleset = Ruleset.model_validate(rules)
    return OpenRuleset(
        file,
        is_own,
        base,
        rules,
        ruleset,
        sentences=_sentences(ruleset, language),
        notes={
            problem.path: tr(problem.message) for problem in ruleset_reference_problems(ruleset)
        },
        _plain=_plain(rules),
        _plain_base=_plain(apply_difference(base, {"id": file.id})),
    )


def _sentences(ruleset: Ruleset, language: str) -> dict[DocumentPath, tuple[str, ...]]:
    found: dict[DocumentPath, tuple[str, ...]] = {}
    for section in rulebook(ruleset, nearest_language(language)).sections:
        for statement in section.statements:
            found[statement.path] = (*found.get(statement.path, ()), statement.text)
    return found


def _plain(rules: Json) -> Json:
    """Return rules without what goes without saying, so that only other rules compare as such."""
    if problems_of(rules):
        return rules  # a base that is not whole by itself
    whole: dict[str, Any] = Ruleset.model_validate(rules).model_dump(mode="json")
    return {key: value for key, value in whole.items() if key not in ("id", "extends")}


@dataclass(frozen=True)
class SelectorKind:
    """A kind of selector.

    Attributes:
        kind: What it picks.
        pick: Returns what one picks on a board.
        number: Returns how many there are to pick from.
    """

    kind: str
    pick: Callable[[Board, object], list[ThingRef]]
    number: Callable[[Board], int]


def _stops(board: Board, value: object) -> list[ThingRef]:
    picked = picked_stops(board, StopSelector.model_validate(value))
    return [stop_ref(stop) for stop in board.stops if stop.id in picked]


def _routes(board: Board, value: object) -> list[ThingRef]:
    return list(map(route_ref, picked_routes(board, RouteSelector.model_validate(value))))


def _tickets(board: Board, value: object) -> list[ThingRef]:
    return list(map(ticket_ref, picked_tickets(board, TicketSelector.model_validate(value))))


SELECTOR_KINDS = {
    StopSelector.__name__: SelectorKind("city", _stops, lambda board: len(board.stops)),
    RouteSelector.__name__: SelectorKind("route", _routes, lambda board: len(board.routes)),
    TicketSelector.__name__: SelectorKind("ticket", _tickets, lambda board: len(board.tickets)),
}
"""By the name of the model."""


class SelectorCount(FormPart):
    """Says how many things a selector picks; a button selects them on the canvas."""

    def __init__(
        self, model: FormModel, desk: Desk, path: DocumentPath, kind: SelectorKind
    ) -> None:
        super().__init__()
        self._model, self._desk, self._path, self._kind = model, desk, path, kind
        self._picked: list[ThingRef] = []
        self._counted: tuple[Board, object] | None = None
        self.words = quiet_label()
        self.show_them = QPushButton(icon("select"), tr("Show"))
        set_name(self.show_them, tr("Select what it picks on the board"))
        connect(self.show_them.clicked, self._select)
        row((self.words, 1), self.show_them, parent=self)

    def refresh(self) -> None:
        """Count again, if the board or the selector changed."""
        board, value = self._desk.board, self._model.value(self._path) or {}
        if self._counted and same_things(self._counted[0], board) and self._counted[1] == value:
            return
        self._counted = (board, value)
        try:
            self._picked = self._kind.pick(board, value)
        except ValueError:  # it is invalid, which its fields say
            self._picked = []
        of = counted_things(self._kind.kind, self._kind.number(board))
        show_text(self.words, tr("Picks {n} of {all} on this board", n=len(self._picked), all=of))
        self.show_them.setEnabled(bool(self._picked))

    def _select(self) -> None:
        self._desk.selection.set(self._picked)


def same_things(before: Board, after: Board) -> bool:
    """Tell whether an edit left alone all that selectors look at."""
    return all(getattr(before, kind) is getattr(after, kind) for kind in LIST_BY_KIND.values())
