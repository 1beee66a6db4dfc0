"""The field in which the rules of a new board are chosen."""

from PySide6.QtWidgets import QComboBox, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, plain_label
from trackwright.maps.library import generic_rulesets
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.text import text_in
from trackwright.schema.translation import interface_language, tr

LINES = 3
"""Lines of the longest sentence about rules, so that the dialog does not jump."""


class RulesField(Guarded, QWidget):
    """Offers the rulesets that are for any board, with a sentence about the chosen one."""

    def __init__(self) -> None:
        super().__init__()
        language = interface_language()
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Rules"))
        self._sentences = []
        for rules in generic_rulesets():
            self.choice.addItem(ruleset_title(rules.id, rules.name, language), rules.id)
            self._sentences.append(text_in(rules.description, language))
        self.sentence = plain_label(wraps=True, quiet=True)
        self.sentence.setMinimumHeight(LINES * self.sentence.fontMetrics().lineSpacing())
        self.setFocusProxy(self.choice)
        column(self.choice, self.sentence, parent=self, spacing=GAP // 4)
        connect(self.choice.currentIndexChanged, self._tell)
        self._tell(0)

    def with_rules(self, board: Board) -> Board:
        """Return a board with the chosen rules, unless it has some already."""
        return board if board.rulesets else board.changed(rulesets=(self.choice.currentData(),))

    def _tell(self, index: int) -> None:
        self.sentence.setText(self._sentences[index])
