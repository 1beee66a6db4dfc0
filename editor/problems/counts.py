"""How many problems there are, in the status line."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QToolButton

from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.problems.model import ICONS, told_severity
from trackwright.editor.problems.watch import ProblemWatch
from trackwright.schema.checks import Severity


class ProblemCounts(QToolButton):
    """A button that says how many errors and warnings there are; a click shows the list."""

    def __init__(self) -> None:
        super().__init__()
        self._watch: ProblemWatch | None = None
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIcon(icon("problems"))  # or the line would grow when there is one

    def watch(self, watch: ProblemWatch) -> None:
        """Count the problems of another board."""
        self._watch = watch
        watch.reported.connect(self.follow)
        self.follow()

    @Slot()
    @guarded
    def follow(self) -> None:
        """Say what was found last."""
        checked = self._watch.checked if self._watch is not None else None
        if checked is None:
            self.setText("…")
            self.setAccessibleName(self.tr("Problems: the board is being checked"))
            return
        grave = (Severity.ERROR, Severity.WARNING)
        counts = {level: checked.report.count(level) for level in grave}
        words = [told_severity(level, count) for level, count in counts.items() if count]
        self.setText(" · ".join(words) or self.tr("No problems"))
        worst = next((level for level, count in counts.items() if count), None)
        self.setIcon(icon("accepted" if worst is None else ICONS[worst]))
        self.setAccessibleName(self.tr("Problems: {counts}").replace("{counts}", self.text()))
        self.setToolTip(self.accessibleName())
