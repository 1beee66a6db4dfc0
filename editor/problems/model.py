"""The problems as a list with a heading for each severity, as Qt's views read it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.icons import icon
from trackwright.schema.checks import Severity
from trackwright.schema.sentences import say
from trackwright.schema.text import folded
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.validators.check import Finding, Report

Index = QModelIndex | QPersistentModelIndex

PROBLEM, CHECK = range(2)
MOST = 200
"""How many problems are listed under a heading; others are found by a search."""

_COLUMNS = (say("Problem"), say("Check"))

ICONS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.SUGGESTION: "suggestion",
}

_HEADINGS = {
    Severity.ERROR: (say("1 error"), say("{n} errors")),
    Severity.WARNING: (say("1 warning"), say("{n} warnings")),
    Severity.SUGGESTION: (say("1 suggestion"), say("{n} suggestions")),
}
_MORE = (
    say("and 1 more: search the problems to find it"),
    say("and {n} more: search the problems to find them"),
)
_ACCEPTED = (say("1 accepted"), say("{n} accepted"))

_TOP = QModelIndex()


@dataclass(frozen=True)
class _Group:
    """Problems under one heading; accepted ones have no severity."""

    severity: Severity | None
    findings: tuple["Finding", ...]

    @property
    def listed(self) -> tuple["Finding", ...]:
        """Those that have a row."""
        return self.findings[:MOST]

    @property
    def rows(self) -> int:
        """How many rows it has; the last may say how many problems are not listed."""
        return min(len(self.findings), MOST + 1)


class ProblemsModel(Guarded, QAbstractItemModel):
    """Two levels: headings, and below each its problems."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._words = ""
        self._groups: tuple[_Group, ...] = ()

    def show_report(self, report: "Report") -> None:
        """List other problems."""
        self._report = report
        self._group()

    def search(self, words: str) -> None:
        """List only problems that these words occur in."""
        self._words = words
        self._group()

    def findings(self) -> list["Finding"]:
        """Return all problems that the words occur in, the accepted ones last."""
        return [finding for group in self._groups for finding in group.findings]

    def finding(self, index: Index) -> "Finding | None":
        """Return the problem in a row; None if it is a heading, or says that there are more."""
        if not index.isValid() or not index.internalId():
            return None
        listed = self._groups[index.internalId() - 1].listed
        return listed[index.row()] if index.row() < len(listed) else None

    def index_of(self, wanted: "Finding") -> QModelIndex:
        """Return the row of a problem, found by what it says; none if it has no row."""
        for number, group in enumerate(self._groups):
            for row, finding in enumerate(group.listed):
                if is_same_problem(finding, wanted):
                    return self.createIndex(row, 0, number + 1)
        return QModelIndex()

    def rowCount(self, parent: Index = _TOP) -> int:
        if not parent.isValid():
            return len(self._groups)
        is_heading = not parent.internalId() and not parent.column()
        return self._groups[parent.row()].rows if is_heading else 0

    def columnCount(self, _parent: Index = _TOP) -> int:
        return len(_COLUMNS)

    def index(self, row: int, column: int, parent: Index = _TOP) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = _TOP) -> QModelIndex:  # type: ignore[override]
        if not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # as Qt has it
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return tr(_COLUMNS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        finding = self.finding(index)
        if finding is not None:
            return _finding_data(finding, index.column(), role)
        if not index.isValid() or index.column() != PROBLEM:
            return None
        if not index.internalId():
            return _heading_data(self._groups[index.row()], role)
        more = len(self._groups[index.internalId() - 1].findings) - MOST
        return _counted(_MORE, more) if role == Qt.ItemDataRole.DisplayRole else None

    def _group(self) -> None:
        report = self._report
        if report is None:
            return
        self.beginResetModel()
        found = self._found(report.findings)
        groups = [_Group(level, tuple(f for f in found if f.severity is level)) for level in ICONS]
        groups.append(_Group(None, self._found(report.accepted)))
        self._groups = tuple(group for group in groups if group.findings)
        self.endResetModel()

    def _found(self, findings: Sequence["Finding"]) -> tuple["Finding", ...]:
        words = folded(self._words)
        if not words:
            return tuple(findings)
        return tuple(f for f in findings if words in folded(_searched(f)))


def is_same_problem(one: "Finding", other: "Finding") -> bool:
    """Tell whether findings of two checks of a board are about the same problem."""
    return (one.check.code, one.things) == (other.check.code, other.things)


def counted_severity(severity: Severity, number: int) -> str:
    """Return how many problems of a severity there are: `2 errors`."""
    return _counted(_HEADINGS[severity], number)


def _finding_data(finding: "Finding", column: int, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole and column == CHECK:
        return f"{finding.check.code}  {finding.check.name}"
    is_text = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    return tr(finding.message) if is_text else None


def _heading_data(group: _Group, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole:
        words = _ACCEPTED if group.severity is None else _HEADINGS[group.severity]
        return _counted(words, len(group.findings))
    if role == Qt.ItemDataRole.DecorationRole:
        return icon("accepted" if group.severity is None else ICONS[group.severity])
    return None


def _searched(finding: "Finding") -> str:
    return f"{finding.check.code} {finding.check.name} {tr(finding.message)}"


def _counted(words: tuple[str, str], number: int) -> str:
    one, more = words
    return tr(one if number == 1 else more, n=number)
