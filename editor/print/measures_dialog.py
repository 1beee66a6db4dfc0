"""The dialog for the measures of a board: trains, spaces, distances and cards, from presets."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QWidget

from trackwright.editor.base.guard import connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import Dialog, add_rows, button_box, column, plain_label
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.whole_board import preset_of, with_cards, with_measures
from trackwright.editor.forms.fields import Option
from trackwright.editor.forms.inputs import Input
from trackwright.editor.print.size_inputs import (
    OTHER,
    MillimetresInput,
    PairInput,
    SizeInput,
    card_options,
    option_input,
)
from trackwright.layout.board import lay_out
from trackwright.schema.board import Board
from trackwright.schema.profile import CARDS, PROFILES, Footprint, Profile
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

PRESETS = {
    "standard": say("Standard: short trains"),
    "compact": say("Compact: little room"),
    "long_trains": say("Long trains"),
}
"""What the presets are called."""

SMALLEST, LARGEST = 0.001, 200.0
"""Measures that can be typed, in mm."""


class MeasuresDialog(Dialog):
    """Asks for measures, says what they mean for the routes, and sets them as one step."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent, tr("Measures"))
        self._desk = desk
        self._before = desk.board
        self._job = LatestJob(self, self._show_short_routes, self._fail)
        self._build()
        self._show(desk.board.profile)
        self._follow()
        connect(self.preset.entered, self._choose_preset)
        connect(self.card.entered, self._choose_card)
        pairs = (self.train, self.space, self.card_size)
        for each in (*pairs, self.gap, self.end_gap, self.track_distance):
            connect(each.entered, self._follow)
        connect(self.accepted, self._apply)
        connect(self.finished, lambda _result: self._job.drop())
        connect(desk.scene.closing, self.reject)

    @property
    def board(self) -> Board:
        """The board with what is typed."""
        profile = Profile(
            train=_footprint(self.train),
            space=_footprint(self.space),
            gap=self.gap.value(),
            end_gap=self.end_gap.value(),
            track_distance=self.track_distance.value(),
        )
        return with_cards(with_measures(self._before, profile), self.card_size.size_mm)

    def _build(self) -> None:
        presets = (Option(name, tr(words)) for name, words in PRESETS.items())
        self.preset = option_input([*presets, Option(OTHER, tr("Others"))])
        sides = (tr("Length"), tr("Width"))
        self.train = PairInput(SMALLEST, LARGEST, sides)
        self.space = PairInput(SMALLEST, LARGEST, sides)
        self.gap, self.end_gap, self.track_distance = (
            MillimetresInput(SMALLEST, LARGEST, SMALLEST) for _ in range(3)
        )
        self.card = option_input([*card_options(), Option(OTHER, tr("Another size"))])
        self.card_size = SizeInput(20, 1_000, self._before.profile.card)
        rows: tuple[tuple[str, Input], ...] = (
            (tr("&Preset"), self.preset),
            (tr("A &train"), self.train),
            (tr("A &space"), self.space),
            (tr("&Between two spaces"), self.gap),
            (tr("From a &city to the first"), self.end_gap),
            (tr("From track to t&rack"), self.track_distance),
            (tr("C&ards"), self.card),
            (tr("A car&d"), self.card_size),
        )
        form = QFormLayout()
        add_rows(form, ((words, each.widget) for words, each in rows))
        self.message = plain_label(wraps=True, quiet=True)
        self.message.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons, self.apply_button = button_box(self, tr("App&ly"))
        column(form, self.message, buttons, parent=self, spacing=2 * GAP, margins=None)
        self.setMinimumWidth(440)

    def _show(self, profile: Profile) -> None:
        self.train.show_value((profile.train.length, profile.train.width))
        self.space.show_value((profile.space.length, profile.space.width))
        self.gap.show_value(profile.gap)
        self.end_gap.show_value(profile.end_gap)
        self.track_distance.show_value(profile.track_distance)

    def _choose_preset(self, name: str) -> None:
        if name in PROFILES:
            self._show(PROFILES[name])
        self._follow()

    def _choose_card(self, name: str) -> None:
        if name in CARDS:
            self.card_size.show_value((CARDS[name].width, CARDS[name].height))
        self._follow()

    def _follow(self) -> None:
        """Show which presets the numbers are, and measure the routes in the background."""
        board, before, language = self.board, self._before, self._desk.scene.language
        cards = (name for name, size in CARDS.items() if size == board.profile.card)
        self.preset.show_value(preset_of(board.profile) or OTHER)
        self.card.show_value(next(cards, OTHER))
        self.apply_button.setEnabled(board is not before)

        def work() -> tuple[int, int]:
            return _short_routes(before, language), _short_routes(board, language)

        self._job.start(work)

    def _show_short_routes(self, short: tuple[int, int]) -> None:
        before, after = short
        if after == 0:
            words = say("All routes have room for their spaces.")
        else:
            words = say(
                "Too short for their spaces: {before} routes as it is, {after} with these "
                "measures. Fit the board afterwards to make room."
            )
        self.message.setText(tr(words, before=before, after=after))

    def _fail(self, error: Exception) -> None:
        self.message.clear()
        raise error

    def _apply(self) -> None:
        board = self.board
        if board is not self._before:
            self._desk.edit(tr("Measures of the board"), board)


def _footprint(pair: PairInput) -> Footprint:
    length, width = pair.value()
    return Footprint(length=length, width=width)


def _short_routes(board: Board, language: str) -> int:
    """Return how many routes are too short for their spaces."""
    return sum(track.slack < 0 for track in lay_out(board, language).tracks.values())
