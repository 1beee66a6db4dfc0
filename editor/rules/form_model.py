"""The ruleset that the forms show and change, with what was typed and refused."""

from collections.abc import Container, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.rulesets import (
    reference_id,
    with_rules,
    with_ruleset_at,
    with_value,
)
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.forms.fields import (
    Group,
    RefusedValue,
    RefusedValues,
    Shape,
    field_at,
    group_of,
    start_of,
)
from trackwright.editor.rules.ruleset_sources import NO_RULESET, AvailableRulesets, OpenRuleset
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.errors import DocumentPath
from trackwright.schema.files.problems import value_at
from trackwright.schema.rules.ruleset import ABOUT_ITSELF, Json, Ruleset, RulesetFile
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr

OFFERED = {
    "cities": ("city", "crossing"),
    "countries": ("country",),
    "regions": ("region",),
    "routes": ("route",),
    "decks": ("deck",),
}
"""The kinds of things whose ids stand in a list of that name."""

ID: DocumentPath = ("id",)


class FormModel(Guarded, QObject):
    """Stands between the chosen ruleset and the widgets that show and change it.

    Signals:
        refreshed: Something is another value; every widget shows its own anew.
    """

    refreshed = Signal()

    def __init__(self, desk: Desk, refused: RefusedValues, parent: QObject) -> None:
        super().__init__(parent)
        self.desk = desk
        self._refused = refused
        self._position = 0
        self._opened = NO_RULESET
        self._available = AvailableRulesets()
        self._shown: Json = {}
        self._problems: dict[DocumentPath, str] = {}
        self._found: dict[DocumentPath, str] = {}
        connect(desk.problems.reported, self._follow_checks)

    def show(self, position: int, opened: OpenRuleset, available: AvailableRulesets) -> None:
        """Show another ruleset, or the same after a change."""
        self._position, self._opened, self._available = position, opened, available
        self._refresh()

    @property
    def is_editable(self) -> bool:
        """Whether values can be changed: the board holds the ruleset."""
        return self._opened.is_own

    def value(self, path: DocumentPath) -> Any:
        """Return the value at a path, or what was typed there and refused; None for nothing."""
        return value_at(self._shown, path)

    def set(self, path: DocumentPath, value: Any) -> None:
        """Change the value at a path; a refused one is kept, and is not on the board."""
        opened = self._opened
        if not opened.is_own:
            return
        owner = opened.file.id
        for other in self._refused.of(owner):
            if other[: len(path)] == path:
                self._refused.drop(owner, other)
        if value == value_at(opened.rules, path):
            self._refresh()
            return
        if not (path == ID and self._is_taken(value)):
            # Values that are only valid together are taken together, else this one alone.
            waiting = {which: each.value for which, each in self._refused.of(owner).items()}
            for values in ({**waiting, path: value}, {path: value}):
                file, _ = with_rules(opened.file, opened.base, values)
                if file is not None:
                    self._edit(path, file, values)
                    return
        self._refused[owner, path] = RefusedValue(value, "")
        self._refresh()

    def _edit(self, path: DocumentPath, file: RulesetFile, taken: Container[DocumentPath]) -> None:
        """Put the changed ruleset onto the board; what is still refused goes with its id."""
        refused = self._refused.of(self._opened.file.id)
        for which in self._refused.of(file.id):
            self._refused.drop(file.id, which)
        for which, each in refused.items():
            if which not in taken:
                self._refused[file.id, which] = each
        board = with_ruleset_at(self.desk.board, self._position, file)
        self.desk.edit(tr("Rules: {field}", field=path_title(path)), board)

    def reset(self, path: DocumentPath) -> None:
        """Return to the base's value at a path; a refused one is dropped first."""
        rules = self._opened.rules if self.has_refused(path) else self._opened.base
        self.set(path, value_at(rules, path))

    def differs(self, path: DocumentPath) -> bool:
        """Tell whether a path has another value than the base; a list differs as a whole."""
        if not path or path == ID or any(isinstance(step, int) for step in path):
            return False
        return path[0] not in ABOUT_ITSELF and self._opened.differs(path)

    def has_refused(self, path: DocumentPath) -> bool:
        """Tell whether a value at a path or below it was refused."""
        refused = self._refused.of(self._opened.file.id)
        return any(other[: len(path)] == path for other in refused)

    def problem(self, path: DocumentPath) -> str:
        """Return what is wrong at a path."""
        return self._problems.get(path, "")

    def sentence(self, path: DocumentPath) -> str:
        """Return what the value at a path means, in words."""
        said = self._opened.sentences.get(path, ())
        return " ".join(said[:1] if len(path) == 1 else said)  # the page tells all of a group

    def starting_value(self, path: DocumentPath, shape: Shape) -> Any:
        """Return what to begin with where there is nothing yet."""
        least = start_of(shape)
        if path[0] in ABOUT_ITSELF:
            return least
        if isinstance(path[-1], int) and isinstance(shape, Group):
            return self._with_pile(self._like_the_first(path[:-1], least))
        if any(isinstance(step, int) for step in path):
            return least
        found = value_at(self._opened.base, path) or self._available.example(path)
        return self._with_pile(least if found is None else found)

    def add_part(self, path: DocumentPath) -> None:
        """Add a part that the game does not have yet."""
        self.set(path, self.starting_value(path, field_at(group_of(Ruleset), path).shape))

    def offers(self, path: DocumentPath) -> Mapping[str, str]:
        """Return ids that make sense at a path, and what they are called."""
        name, board = path[-1], self.desk.board
        if name == "pile":
            piles = self.value(("tickets", "piles")) or ()
            return {pile["id"]: pile["id"] for pile in piles if "id" in pile}
        if name == "tags":
            return {tag: tag for tag in _tags(board)}
        kinds = OFFERED.get("decks" if path == ("box", "tickets") else str(name), ())
        return {
            thing.id: thing_name(board, ThingRef(kind, thing.id), self.desk.scene.language)
            for kind in kinds
            for thing in getattr(board, LIST_BY_KIND[kind])
        }

    def has_offers(self, path: DocumentPath) -> bool:
        """Tell whether there may be ids to offer at a path, without looking for them."""
        return path[-1] in ("pile", "tags", *OFFERED)

    def selected_ids(self, path: DocumentPath) -> tuple[str, ...]:
        """Return the ids among those offered that are selected on the canvas."""
        return self.desk.selection.ids(*OFFERED.get(str(path[-1]), ()))

    def _follow_checks(self) -> None:
        if self._findings() != self._found:
            self._refresh()

    def _refresh(self) -> None:
        opened = self._opened
        self._shown, self._found = opened.rules, self._findings()
        self._problems = {**self._found, **opened.notes}
        if opened.ruleset is not None:
            self._show_refused(opened.file.id)
        self.refreshed.emit()

    def _show_refused(self, owner: str) -> None:
        for path, refused in self._refused.of(owner).items():
            if not _has_entries(self._shown, path):
                self._refused.drop(owner, path)  # as when the entry it was typed for is undone
                continue
            why = self._sentence_about(path, refused.value)
            self._refused[owner, path] = RefusedValue(refused.value, why)
            self._shown = with_value(self._shown, path, refused.value)
            self._problems[path] = why

    def _findings(self) -> dict[DocumentPath, str]:
        """Return what the checks of the board say of this ruleset, at the paths they name."""
        opened, checked = self._opened, self.desk.problems.checked
        found: dict[DocumentPath, str] = {}
        for finding in () if checked is None else checked.report.findings:
            place = finding.things[0] if finding.things else ThingRef("board")
            is_about_it = place.kind == "ruleset" and opened.file.id in finding.rulesets
            if is_about_it and finding.severity in (Severity.ERROR, Severity.WARNING):
                found.setdefault(_shown_at(opened.rules, place.fields), tr(finding.message))
        return found

    def _sentence_about(self, path: DocumentPath, value: Any) -> str:
        if path == ID and self._is_taken(value):
            return tr("Another ruleset has the id “{id}”: choose one that is free.", id=value)
        _, problems = with_rules(self._opened.file, self._opened.base, {path: value})
        if not problems:
            return tr("This goes together with the other values in red.")
        return "\n".join(dict.fromkeys(tr(problem.message) for problem in problems))

    def _is_taken(self, name: str) -> bool:
        others = list(map(reference_id, self.desk.board.rulesets))
        del others[self._position]
        return name in (*others, *self._available.files, *self._available.unreadable)

    def _like_the_first(self, path: DocumentPath, least: Json) -> Json:
        """Fill what an entry must have with the plain values of the first one in some ruleset."""
        entries = self._available.example(path) or [{}]
        plain = {k: v for k, v in entries[0].items() if not isinstance(v, dict | list)}
        return {key: plain.get(key, value) for key, value in least.items()}

    def _with_pile(self, value: Any) -> Any:
        """Replace the pile of another ruleset by one of this ruleset."""
        if isinstance(value, dict) and "pile" in value:
            piles = self.offers(("pile",))
            if piles and value["pile"] not in piles:
                return {**value, "pile": next(iter(piles))}
        return value


def path_title(path: DocumentPath) -> str:
    """Return the title of the field that a path of a ruleset leads to."""
    return tr(field_at(group_of(Ruleset), path).title)


def _has_entries(rules: Json, path: DocumentPath) -> bool:
    """Tell whether there are all the entries of lists that a path leads through."""
    ends = (i + 1 for i, step in enumerate(path) if isinstance(step, int))
    return all(value_at(rules, path[:end]) is not None for end in ends)


def _shown_at(rules: Json, path: DocumentPath) -> DocumentPath:
    """Return where forms show a problem: numbers and ids of a list share one line."""
    is_entry = bool(path) and isinstance(path[-1], int)
    return path[:-1] if is_entry and not isinstance(value_at(rules, path), dict) else path


def _tags(board: Board) -> Iterator[str]:
    for things in (board.stops, board.routes, board.decks, board.tickets):
        for thing in things:
            yield from thing.tags


def same_things(before: Board, after: Board) -> bool:
    """Tell whether an edit left alone all that selectors look at."""
    return all(getattr(before, kind) is getattr(after, kind) for kind in LIST_BY_KIND.values())
