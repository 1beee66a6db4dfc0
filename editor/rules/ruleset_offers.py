"""The dialog in which a ruleset for the board is chosen, with what the board lacks for each."""

import textwrap
from collections.abc import Collection, Iterator, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCommandLinkButton, QWidget

from trackwright.editor.base.guard import connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    Dialog,
    button_box,
    column,
    heading_label,
    plain_label,
    scroll_area,
)
from trackwright.editor.rules.ruleset_sources import AvailableRulesets
from trackwright.maps.library import generic_rulesets
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.reading import whole_ruleset
from trackwright.schema.rules.ruleset import Ruleset, ruleset_title
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import interface_language, tr

LONGEST = 120
"""Letters of a sentence about what the board lacks; the tool tip has all of it."""


class RulesetOffers(Dialog):
    """Offers rulesets that the board is not made for yet, those for any board first.

    Signals:
        chosen: A ruleset was chosen; carries its name.
        file_wanted: One in a file is wanted instead.
    """

    chosen = Signal(str)
    file_wanted = Signal()

    def __init__(
        self, parent: QWidget, available: AvailableRulesets, board: Board, has: Collection[str]
    ) -> None:
        super().__init__(parent, tr("Add a ruleset"))
        self.offers: dict[str, QCommandLinkButton] = {}
        self._language = interface_language()
        self._rulesets = dict(_whole(available, has))
        generic = [rules.id for rules in generic_rulesets()]
        lists = {
            tr("For any board"): [name for name in generic if name in self._rulesets],
            tr("Beside the board"): [name for name in self._rulesets if name in available.beside],
        }
        listed = {name for names in lists.values() for name in names}
        lists[tr("For one published game")] = [n for n in self._rulesets if n not in listed]
        inside = QWidget()
        lines: list[QWidget] = []
        for title, names in lists.items():
            if names:
                lines += [heading_label(title), *map(self._offer, names)]
        for name, why in available.unreadable.items():
            lines.append(plain_label(f"{name}: {why}", wraps=True, quiet=True))
        column(*lines, 1, parent=inside, spacing=GAP // 2, margins=(0, 0, GAP, 0))
        buttons, from_file = button_box(self, tr("From a file…"), do=self._want_file)
        from_file.setAutoDefault(False)
        column((scroll_area(inside), 1), buttons, parent=self, margins=None)
        self.resize(560, 560)
        for offer in list(self.offers.values())[:1]:
            offer.setDefault(True)
            offer.setFocus()
        rulesets = dict(self._rulesets)
        self._job = LatestJob(self, self._show_lacks)
        self._job.start(lambda: lacks_of(board, rulesets))

    def _offer(self, name: str) -> QCommandLinkButton:
        rules = self._rulesets[name]
        title = ruleset_title(name, rules.name, self._language)
        button = QCommandLinkButton(title.replace("&", "&&"))
        button.setIcon(icon("rules"))
        button.setDescription(self._description(name, tr("Looking whether the board fits…")))
        connect(button.clicked, lambda: self._choose(name))
        self.offers[name] = button
        return button

    def _show_lacks(self, lacks: Mapping[str, list[str]]) -> None:
        for name, sentences in lacks.items():
            button = self.offers[name]
            words = tr("The board has all that it needs.")
            if sentences:
                what = textwrap.shorten(printable(sentences[0]), LONGEST, placeholder=" …")
                words = tr("Does not fit yet: {what}", what=what)
                button.setToolTip("\n".join(map(capitalized, sentences)))
            button.setDescription(self._description(name, words))
            button.updateGeometry()

    def _description(self, name: str, fit: str) -> str:
        described = text_in(self._rulesets[name].description, self._language)
        return "\n".join(filter(None, (described, fit)))

    def _choose(self, name: str) -> None:
        self.chosen.emit(name)
        self.accept()

    def _want_file(self) -> None:
        self.file_wanted.emit()
        self.accept()


def lacks_of(board: Board, rulesets: Mapping[str, Ruleset]) -> dict[str, list[str]]:
    """Return what a board lacks for each ruleset, in sentences."""
    from trackwright.analysis.board_analysis import BoardAnalysis  # these load all checks
    from trackwright.validators.ruleset_fit import ruleset_fit

    analysis = BoardAnalysis(board)
    return {
        name: [tr(sentence) for sentence in ruleset_fit(analysis, rules).lacks]
        for name, rules in rulesets.items()
    }


def _whole(available: AvailableRulesets, has: Collection[str]) -> Iterator[tuple[str, Ruleset]]:
    for name, file in available.files.items():
        if name not in has:
            try:
                yield name, whole_ruleset(file, available.find)
            except TrackwrightError:
                continue  # its base is missing: adding it by its name would not help
