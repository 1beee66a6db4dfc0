"""The options of a print-out: paper, board, cards, rules and language."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import language_name
from trackwright.editor.base.settings import Settings as Remembered
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import add_rows, heading_label
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.view_commands import THEME_TITLES
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.forms.choice_inputs import FlagInput
from trackwright.editor.forms.fields import Field, Option
from trackwright.editor.forms.inputs import Input, SpinInput
from trackwright.editor.print.size_inputs import (
    OTHER,
    MillimetresInput,
    SizeInput,
    card_options,
    in_mm,
    option_input,
    recall,
)
from trackwright.maps import ruleset_of
from trackwright.printing.choices import Edge, Orientation, Part
from trackwright.printing.papers import LARGEST, PAPERS, SMALLEST, paper_name
from trackwright.printing.settings import Game, Settings, orientation_of
from trackwright.rendering.themes import DEFAULT, theme_named
from trackwright.schema.board import Board
from trackwright.schema.geometry import Size
from trackwright.schema.profile import CARDS
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

PLANNED = "planned"
"""The option of the paper that the board plans."""

_ORIENTATIONS = {
    Orientation.AUTO: say("Whichever takes fewer sheets"),
    Orientation.PORTRAIT: say("Portrait"),
    Orientation.LANDSCAPE: say("Landscape"),
}
_EDGES = {
    Edge.LONG: say("Along the long edge"),
    Edge.SHORT: say("Along the short edge"),
}


@dataclass(frozen=True)
class PrintOrder:
    """All that a print-out is made of; nothing in it changes.

    Attributes:
        folder: Where the board's file is, with its picture and its own rulesets.
        ruleset: The rules whose cards and tickets are printed; the board's first, with all
            tickets, if absent.
    """

    board: Board
    folder: Path
    ruleset: str | None
    settings: Settings

    def game(self) -> Game:
        """Return the game, its rules read; raise TrackwrightError if they cannot be."""
        rules = ruleset_of(self.board, self.folder, self.ruleset)
        return Game(self.board, rules, self.folder, only_its_tickets=self.ruleset is not None)


class PrintOptions(Guarded, QWidget):
    """Asks how a board is printed; what is not of one board alone is remembered.

    Signals:
        changed: Something is to be printed otherwise.
    """

    changed = Signal()

    def __init__(self, desk: Desk, remembered: Remembered) -> None:
        super().__init__()
        self._board = desk.board
        self._folder = desk.document.folder or Path()
        self._canvas_language = desk.scene.language
        self._remembered = remembered
        self._make_paper()
        self._make_cards()
        self._make_contents(desk)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, GAP, 0)
        self._arrange()
        recall(self._kept, remembered)
        if self._board.profile.sheets is not None:
            self.paper.show_value(PLANNED)
        self._show_what_counts()
        for each in (*self._kept.values(), self.ruleset, self.players):
            connect(each.entered, self._change)

    def order(self, parts: frozenset[Part]) -> PrintOrder:
        """Return the order for some parts."""
        return PrintOrder(
            self._board, self._folder, self.ruleset.value() or None, self._settings(parts)
        )

    def remember(self) -> None:
        """Keep the options for the next time."""
        is_planned = self._board.profile.sheets is not None
        for name, each in self._kept.items():
            if each is not self.paper or not is_planned:
                self._remembered.set(name, each.value())

    def _make_paper(self) -> None:
        plan = self._board.profile.sheets
        papers = [Option(n, f"{paper_name(size)} · {in_mm(size)}") for n, size in PAPERS.items()]
        if plan is not None:
            words = tr("As planned: {paper}", paper=paper_name(plan.paper))
            papers.insert(0, Option(PLANNED, words))
        self.paper = option_input([*papers, Option(OTHER, tr("Another size"))])
        self.paper.show_value(_usual_paper())
        self.paper_size = SizeInput(SMALLEST, LARGEST, PAPERS["a4"])
        self.orientation = option_input(Option(o.value, tr(w)) for o, w in _ORIENTATIONS.items())
        self.margin = MillimetresInput(0, 200, 10)
        self.overlap = MillimetresInput(0, 200, 0, tr("none: edge to edge"))
        panels = self._board.profile.panels
        folds = {"columns": panels.columns, "rows": panels.rows}
        no_fold = tr("No sheet across the {columns} × {rows} folds", **folds)
        self.folds = FlagInput(Field(""), no_fold)
        self.inner_margin = MillimetresInput(0, 100, 6)
        self.bleed = MillimetresInput(0, 6, 3)
        self.bleed.widget.setToolTip(tr("Of the board on one page, and of images of cards"))

    def _make_cards(self) -> None:
        as_on_board = tr("As on the board · {size}", size=in_mm(self._board.profile.card))
        other = Option(OTHER, tr("Another size"))
        self.card = option_input([Option("", as_on_board), *card_options(), other])
        self.card_size = SizeInput(20, 1_000, self._board.profile.card)
        self.card_bleed = MillimetresInput(0, 6, 0, tr("none: cards touch"))
        self.backs = FlagInput(Field(""), tr("Cards have &backs"))
        self.backs.show_value(True)
        self.duplex = option_input(Option(edge.value, tr(w)) for edge, w in _EDGES.items())
        self.players = SpinInput(Field(""))
        self.players.spin.setRange(0, 100)
        self.players.spin.setSpecialValueText(tr("as many as can play"))
        self.players.widget.setToolTip(tr("For how many there are reference cards"))

    def _make_contents(self, desk: Desk) -> None:
        checked = desk.problems.checked
        names = {rules.id: rules.name for rules in (checked.rules if checked is not None else ())}
        ids = [rules if isinstance(rules, str) else rules.id for rules in self._board.rulesets]
        called = [ruleset_title(name, names.get(name), self._canvas_language) for name in ids]
        every, own = tr("{rules}, all tickets"), tr("{rules}, its tickets")
        first = every.replace("{rules}", called[0]) if called else tr(say_in("feminine", "none"))
        each_own = (own.replace("{rules}", words) for words in called)
        rules = (Option(name, words) for name, words in zip(ids, each_own, strict=True))
        self.ruleset = option_input([Option("", first), *rules])
        as_on_canvas = tr("As on the canvas ({language})", language=self._canvas_language)
        languages = (Option(each, language_name(each)) for each in languages_of(self._board))
        self.language = option_input([Option("", as_on_canvas), *languages])
        self.theme = option_input(Option(theme.name, tr(w)) for w, theme in THEME_TITLES.items())
        self.theme.show_value(DEFAULT.name)

    def _arrange(self) -> None:
        sections: dict[str, tuple[tuple[str, Input], ...]] = {
            tr("Paper"): (
                (tr("&Paper"), self.paper),
                ("", self.paper_size),
                (tr("&Margin"), self.margin),
            ),
            tr("Board"): (
                (tr("&Orientation"), self.orientation),
                (tr("O&verlap"), self.overlap),
                ("", self.folds),
                (tr("&Free beside folds"), self.inner_margin),
                (tr("B&leed"), self.bleed),
            ),
            tr("Cards"): (
                (tr(say_in("print", "&Size")), self.card),
                ("", self.card_size),
                (tr("&Room around"), self.card_bleed),
                ("", self.backs),
                (tr("Sheets &turn"), self.duplex),
                (tr("Pla&yers"), self.players),
            ),
            tr("Contents"): (
                (tr("R&ules"), self.ruleset),
                (tr("Lan&guage"), self.language),
                (tr("&Colours"), self.theme),
            ),
        }
        for title, rows in sections.items():
            heading = heading_label(title)
            heading.setContentsMargins(0, GAP if self._form.rowCount() else 0, 0, 0)
            self._form.addRow(heading)
            add_rows(self._form, ((words, each.widget) for words, each in rows))

    @property
    def _kept(self) -> dict[str, Input]:
        """The inputs that are remembered, by the names of their settings."""
        return {
            "print/paper": self.paper,
            "print/paper_width": self.paper_size.first,
            "print/paper_height": self.paper_size.second,
            "print/margin": self.margin,
            "print/orientation": self.orientation,
            "print/overlap": self.overlap,
            "print/folds": self.folds,
            "print/inner_margin": self.inner_margin,
            "print/bleed": self.bleed,
            "print/card": self.card,
            "print/card_width": self.card_size.first,
            "print/card_height": self.card_size.second,
            "print/card_bleed": self.card_bleed,
            "print/backs": self.backs,
            "print/duplex": self.duplex,
            "print/language": self.language,
            "print/theme": self.theme,
        }

    def _settings(self, parts: frozenset[Part]) -> Settings:
        plan = self._board.profile.sheets if self.paper.value() == PLANNED else None
        return Settings(
            paper=plan.paper if plan else self._paper(),
            orientation=(
                orientation_of(plan.paper) if plan else Orientation(self.orientation.value())
            ),
            margin=plan.margin if plan else self.margin.value(),
            caption=plan.caption if plan else Settings.caption,
            overlap=plan.overlap if plan else self.overlap.value(),
            fold=self._board.profile.panels if self.folds.value() else None,
            inner_margin=self.inner_margin.value(),
            bleed=self.bleed.value(),
            card=self._card(),
            card_bleed=self.card_bleed.value(),
            backs=self.backs.value(),
            players=self.players.value() or None,
            duplex=Edge(self.duplex.value()),
            language=self.language.value() or self._canvas_language,
            theme=theme_named(self.theme.value()),
            parts=parts,
        )

    def _paper(self) -> Size:
        name = self.paper.value()
        return self.paper_size.size_mm if name == OTHER else PAPERS[name]

    def _card(self) -> Size | None:
        name = self.card.value()
        return self.card_size.size_mm if name == OTHER else CARDS.get(name)

    def _change(self) -> None:
        self._show_what_counts()
        self.changed.emit()

    def _show_what_counts(self) -> None:
        """Hide the inputs that change nothing as things stand."""
        is_planned = self.paper.value() == PLANNED
        for each, counts in (
            (self.paper_size, self.paper.value() == OTHER),
            (self.margin, not is_planned),
            (self.orientation, not is_planned),
            (self.overlap, not is_planned),
            (self.inner_margin, self.folds.value()),
            (self.card_size, self.card.value() == OTHER),
            (self.duplex, self.backs.value()),
        ):
            self._form.setRowVisible(each.widget, counts)


def _usual_paper() -> str:
    american = QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if QLocale.system().measurementSystem() == american else "a4"
