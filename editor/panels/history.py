"""The history of edits."""

from PySide6.QtWidgets import QUndoView, QVBoxLayout, QWidget

from trackwright.editor.desk import Desk


class HistoryPanel(QWidget):
    """Lists the edits; clicking one goes back or forth to it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        steps = QUndoView(desk.document.history)
        steps.setEmptyLabel(self.tr("As opened"))
        steps.setAccessibleName(self.tr("Edits"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(steps)
