"""What is to be played, as chosen in the dock."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QSpinBox,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset, ruleset_title
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

STYLES = {
    "greedy": say("Greedy"),
    "long-route": say("Long routes"),
    "opportunist": say("Opportunist"),
    "hoarder": say("Hoarder"),
    "random": say("Random"),
    "search": say_in("bot", "Search"),
}
"""The bots by the engine's names for them; the engine itself is loaded when it plays."""

MANNERS = {
    "greedy": say("Completes its cheapest tickets by the shortest ways."),
    "long-route": say("Claims few long routes and ends the game fast."),
    "opportunist": say("Draws tickets that fit its network."),
    "hoarder": say("Collects cards first, then builds."),
    "random": say("Does anything that is allowed."),
    "search": say("Plays on in mind before each move: stronger, and hundreds of times slower."),
}
"""How each plays."""


@dataclass(frozen=True)
class Plan:
    """A playtest to run.

    Attributes:
        ruleset: By which rules.
        bots: The style of each player.
        games: How many games, for each number of players.
        seed: The seed of the first; the others follow.
        fewest: With how few players it is played, too; only with all of them if absent.
    """

    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int
    fewest: int | None = None

    @property
    def counts(self) -> range:
        """The numbers of players."""
        return range(self.fewest or len(self.bots), len(self.bots) + 1)


_PLAYED = ("cities", "crossings", "countries", "regions", "routes", "tickets", "decks", "rulesets")


def plays_the_same(board: Board, other: Board) -> bool:
    """Tell whether an edit of a board has left alone all that games could follow from."""
    return all(getattr(board, field) is getattr(other, field) for field in _PLAYED)


MOST_GAMES, USUAL_GAMES = 20_000, 500
LARGEST_SEED = 2_000_000_000


class PlanForm(Guarded, QWidget):
    """Fields for everything that can be chosen about a playtest.

    Signals:
        changed: Whether something can be played may have changed.
    """

    changed = Signal()

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._rulesets: tuple[Ruleset, ...] = ()
        self.rules = QComboBox()
        self.rules.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.rules.setMinimumContentsLength(12)
        self.players = QSpinBox()
        self.fewer = QCheckBox(tr("Also with fewer"))
        self.fewer.setToolTip(tr("As many games again with each smaller number of players."))
        self.games = QSpinBox()
        self.games.setRange(1, MOST_GAMES)
        self.games.setSingleStep(100)
        self.games.setGroupSeparatorShown(True)
        self.games.setValue(USUAL_GAMES)
        self.seed = QSpinBox()
        self.seed.setRange(0, LARGEST_SEED)
        self.seed.setValue(1)
        self.seed.setToolTip(tr("The same seed plays the same games."))
        self.bots: list[QComboBox] = []
        players = QHBoxLayout()
        players.addWidget(self.players)
        players.addWidget(self.fewer, 1)
        self._seats = QGridLayout()
        self._seats.setSpacing(GAP // 2)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(GAP // 2)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for title, field in (
            (tr("Rules"), self.rules),
            (tr("Players"), players),
            (tr("Bots"), self._seats),
            (tr("Games"), self.games),
            (tr("Seed"), self.seed),
        ):
            form.addRow(title, field)
            if isinstance(field, QWidget):
                field.setAccessibleName(title)
        self.players.setAccessibleName(tr("Players"))
        connect(self.rules.currentIndexChanged, self._take_rules)
        connect(self.players.valueChanged, self._seat)

    @property
    def ruleset(self) -> Ruleset | None:
        """The rules to play by; None if the board has none."""
        index = self.rules.currentIndex()
        return self._rulesets[index] if 0 <= index < len(self._rulesets) else None

    @property
    def plan(self) -> Plan | None:
        """What was chosen; None if there is nothing to play by."""
        if self.ruleset is None:
            return None
        seats = self.bots[: self.players.value()]
        bots = tuple(str(bot.currentData()) for bot in seats)
        fewest = self.players.minimum() if self.fewer.isChecked() else None
        return Plan(self.ruleset, bots, self.games.value(), self.seed.value(), fewest)

    def offer(self, rulesets: tuple[Ruleset, ...]) -> None:
        """Let these rules be chosen, the same as before if they are still there."""
        if rulesets == self._rulesets:
            return
        before = self.ruleset.id if self.ruleset else None
        self._rulesets = rulesets
        names = [ruleset_title(ruleset.id, ruleset.name, self._language) for ruleset in rulesets]
        ids = [ruleset.id for ruleset in rulesets]
        self.rules.blockSignals(True)
        self.rules.clear()
        self.rules.addItems(names)
        self.rules.setCurrentIndex(ids.index(before) if before in ids else min(0, len(ids) - 1))
        self.rules.blockSignals(False)
        self._take_rules()

    def take(self, plan: Plan) -> None:
        """Show a plan that was made before."""
        self.players.setValue(len(plan.bots))
        for combo, bot in zip(self.bots, plan.bots, strict=False):
            combo.setCurrentIndex(list(STYLES).index(bot))
        self.fewer.setChecked(plan.fewest is not None)
        self.games.setValue(plan.games)
        self.seed.setValue(plan.seed)

    def _take_rules(self, _index: int = 0) -> None:
        ruleset = self.ruleset
        if ruleset is not None:
            counts = ruleset.players.counts
            untouched = self.players.minimum() == self.players.maximum() or not self.bots
            wanted = min(4, counts[-1]) if untouched else self.players.value()
            self.players.setRange(counts[0], counts[-1])
            self.players.setValue(wanted)
            self._seat()
        self.changed.emit()

    def _seat(self, _count: int = 0) -> None:
        while len(self.bots) < self.players.value():
            self._add_seat()
        for number, combo in enumerate(self.bots):
            combo.setVisible(number < self.players.value())

    def _add_seat(self) -> None:
        number = len(self.bots)
        combo = QComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        for style, title in STYLES.items():
            combo.addItem(tr(title), style)
            manner = tr(MANNERS[style])
            combo.setItemData(combo.count() - 1, manner, Qt.ItemDataRole.ToolTipRole)
        combo.setAccessibleName(tr("Bot {n}", n=number + 1))
        connect(combo.currentIndexChanged, partial(self._explain, combo))
        self.bots.append(combo)
        self._seats.addWidget(combo, number // 2, number % 2)
        self._explain(combo)

    def _explain(self, combo: QComboBox, _index: int = 0) -> None:
        combo.setToolTip(tr(MANNERS[str(combo.currentData())]))
