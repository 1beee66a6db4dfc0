"""The form for what bots are to play: rules, players, number of games and seed."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGridLayout, QSpinBox, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import add_rows, named, row
from trackwright.editor.playtest.playtest import PlaytestSetup
from trackwright.schema.rules.ruleset import Ruleset, ruleset_title
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

BOT_NAMES = {
    "greedy": say("Greedy"),
    "long-route": say("Long routes"),
    "opportunist": say("Opportunist"),
    "hoarder": say("Hoarder"),
    "random": say("Random"),
    "search": say_in("bot", "Search"),
}
"""The bots by the engine's names for them; the engine itself is loaded when it plays."""

BOT_DESCRIPTIONS = {
    "greedy": say("Completes its cheapest tickets by the shortest ways."),
    "long-route": say("Claims few long routes and ends the game fast."),
    "opportunist": say("Draws tickets that fit its network."),
    "hoarder": say("Collects cards first, then builds."),
    "random": say("Does anything that is allowed."),
    "search": say("Plays on in mind before each move: stronger, and hundreds of times slower."),
}

MOST_GAMES, USUAL_GAMES = 20_000, 500
USUAL_PLAYERS = 4
LARGEST_SEED = 2_000_000_000


def bot_name(bot: str) -> str:
    """Return what a bot is called."""
    return tr(BOT_NAMES.get(bot, bot))


class SetupForm(Guarded, QWidget):
    """Fields for everything that can be chosen about a playtest.

    Signals:
        changed: Whether something can be played may have changed.
    """

    changed = Signal()

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._rulesets: tuple[Ruleset, ...] = ()
        self.rules = _narrow_box(12)
        self.players = named(QSpinBox(), tr("Players"))
        self.fewer = QCheckBox(tr("Also with fewer"))
        self.fewer.setToolTip(tr("As many games again with each smaller number of players."))
        self.games = QSpinBox(minimum=1, maximum=MOST_GAMES, singleStep=100, value=USUAL_GAMES)
        self.games.setGroupSeparatorShown(True)
        self.seed = QSpinBox(maximum=LARGEST_SEED, value=1)
        self.seed.setToolTip(tr("The same seed plays the same games."))
        self.bots: list[QComboBox] = []
        self._seats = QGridLayout()
        self._seats.setSpacing(GAP // 2)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(GAP // 2)
        add_rows(form, [(tr("Rules"), self.rules)])
        form.addRow(tr("Players"), row(self.players, (self.fewer, 1)))
        form.addRow(tr("Bots"), self._seats)
        add_rows(form, [(tr("Games"), self.games), (tr("Seed"), self.seed)])
        connect(self.rules.currentIndexChanged, self._follow_rules)
        connect(self.players.valueChanged, self._show_seats)

    @property
    def ruleset(self) -> Ruleset | None:
        """The rules to play by; None if the board has none."""
        index = self.rules.currentIndex()
        return self._rulesets[index] if 0 <= index < len(self._rulesets) else None

    @property
    def setup(self) -> PlaytestSetup | None:
        """What was chosen; None if there is nothing to play by."""
        if self.ruleset is None:
            return None
        seats = self.bots[: self.players.value()]
        bots = tuple(str(bot.currentData()) for bot in seats)
        fewest = self.players.minimum() if self.fewer.isChecked() else None
        return PlaytestSetup(self.ruleset, bots, self.games.value(), self.seed.value(), fewest)

    def offer_rulesets(self, rulesets: tuple[Ruleset, ...]) -> None:
        """List rulesets to choose from, with the same one chosen as before if it is among them."""
        if rulesets == self._rulesets:
            return
        before = self.ruleset.id if self.ruleset else None
        self._rulesets = rulesets
        ids = [ruleset.id for ruleset in rulesets]
        with QSignalBlocker(self.rules):
            self.rules.clear()
            self.rules.addItems([ruleset_title(r.id, r.name, self._language) for r in rulesets])
            self.rules.setCurrentIndex(ids.index(before) if before in ids else min(0, len(ids) - 1))
        self._follow_rules()

    def show_setup(self, setup: PlaytestSetup) -> None:
        """Fill in the setup of an earlier playtest."""
        self.players.setValue(len(setup.bots))
        for combo, bot in zip(self.bots, setup.bots, strict=False):
            combo.setCurrentIndex(list(BOT_NAMES).index(bot))
        self.fewer.setChecked(setup.fewest is not None)
        self.games.setValue(setup.games)
        self.seed.setValue(setup.seed)

    def _follow_rules(self) -> None:
        ruleset = self.ruleset
        if ruleset is not None:
            counts = ruleset.players.counts
            is_untouched = self.players.minimum() == self.players.maximum() or not self.bots
            wanted = min(USUAL_PLAYERS, counts[-1]) if is_untouched else self.players.value()
            self.players.setRange(counts[0], counts[-1])
            self.players.setValue(wanted)
            self._show_seats()
        self.changed.emit()

    def _show_seats(self) -> None:
        while len(self.bots) < self.players.value():
            self._add_seat()
        for number, combo in enumerate(self.bots):
            combo.setVisible(number < self.players.value())

    def _add_seat(self) -> None:
        number = len(self.bots)
        combo = _narrow_box(8)
        for bot, name in BOT_NAMES.items():
            combo.addItem(tr(name), bot)
            tip = tr(BOT_DESCRIPTIONS[bot])
            combo.setItemData(combo.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        combo.setAccessibleName(tr("Bot {n}", n=number + 1))
        connect(combo.currentIndexChanged, partial(_describe_bot, combo))
        self.bots.append(combo)
        self._seats.addWidget(combo, number // 2, number % 2)
        _describe_bot(combo)


def _narrow_box(letters: int) -> QComboBox:
    """Return a list that is no wider than some letters, whatever is in it."""
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(letters)
    return box


def _describe_bot(combo: QComboBox, _index: int = 0) -> None:
    combo.setToolTip(tr(BOT_DESCRIPTIONS[str(combo.currentData())]))
