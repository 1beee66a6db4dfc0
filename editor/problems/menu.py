"""The menu of one problem."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QLineEdit, QMenu, QWidget

from trackwright.editor.guard import guarded
from trackwright.editor.problems.mending import Mender
from trackwright.editor.sentences import told
from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.checks import Severity

if TYPE_CHECKING:
    from trackwright.validators.check import Finding, Fix

translate = QCoreApplication.translate

LEVELS = {
    Severity.ERROR: QT_TRANSLATE_NOOP("Problems", "Error"),
    Severity.WARNING: QT_TRANSLATE_NOOP("Problems", "Warning"),
    Severity.SUGGESTION: QT_TRANSLATE_NOOP("Problems", "Suggestion"),
    Severity.OFF: QT_TRANSLATE_NOOP("Problems", "Do not look for it"),
}


LONGEST_REASON = 2_000
"""Letters."""


class ProblemMenu(QMenu):
    """Ways to mend a problem, to accept it, and to weigh it."""

    def __init__(self, mender: Mender, finding: "Finding", parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._parent = parent
        self._mender = mender
        self._finding = finding
        if finding.accepted is None:
            for fix in finding.fixes:
                self._add_fix(fix)
            if finding.fixes:
                self.addAction(self.tr("Mend all of this kind"), self._fix_all)
                self.addSeparator()
            self.addAction(self.tr("Accept with a reason…"), self.ask_why)
        else:
            self.addAction(self.tr("No longer accept it"), self._complain)
        self._add_levels(self.addMenu(self.tr("Severity of this check")))

    def _add_fix(self, fix: "Fix") -> None:
        def do() -> None:
            self._fix(fix)

        self.addAction(told(fix.title), do)

    def _add_levels(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        now = self._mender.level(self._finding.check)
        for level, title in LEVELS.items():
            action = QAction(translate("Problems", title), group)
            action.setCheckable(True)
            action.setChecked(level is now)
            action.setData(level.value)
            menu.addAction(action)
        group.triggered.connect(self._weigh)

    @guarded
    def ask_why(self) -> None:
        """Ask for the reason why the problem is accepted."""
        ReasonDialog(self._mender, self._finding, self._parent).open()

    @guarded
    def _fix(self, fix: "Fix") -> None:
        self._mender.fix(fix)

    @guarded
    def _fix_all(self) -> None:
        self._mender.fix_all(self._finding.check)

    @guarded
    def _complain(self) -> None:
        self._mender.complain_again(self._finding)

    @guarded
    def _weigh(self, action: QAction) -> None:
        self._mender.weigh(self._finding.check, Severity(action.data()))


class ReasonDialog(QInputDialog):
    """Asks why a problem is right as it is, and accepts it when there is an answer."""

    def __init__(self, mender: Mender, finding: "Finding", parent: QWidget) -> None:
        super().__init__(parent)
        self._mender = mender
        self._finding = finding
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Accept a problem"))
        question = self.tr("Why is it right as it is?")
        self.setLabelText(f"{told(finding.message)}\n\n{question}")
        self.setOkButtonText(self.tr("Accept"))
        self.textValueSelected.connect(self._take)
        self.textValueChanged.connect(self._follow)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for line in self.findChildren(QLineEdit):
            line.setMaxLength(LONGEST_REASON)
        self._follow(self.textValue())

    @Slot(str)
    @guarded
    def _follow(self, reason: str) -> None:
        """Let only a problem with a reason be accepted."""
        for box in self.findChildren(QDialogButtonBox):
            box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(reason.strip()))

    @Slot(str)
    @guarded
    def _take(self, reason: str) -> None:
        if reason.strip():
            self._mender.accept(self._finding, reason.strip())
