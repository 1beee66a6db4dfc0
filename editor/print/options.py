"""The options of a print-out: paper, board, cards, rules and words."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import language_name
from trackwright.editor.base.settings import Settings as Remembered
from trackwright.editor.base.style import GAP
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.view_commands import THEMES
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.forms.option_fields import (
    OTHER,
    Field,
    Millimetres,
    SizeField,
    card_sizes,
    choice,
    choose,
    in_mm,
    recall,
    remember,
)
from trackwright.editor.print.parts_list import Order
from trackwright.printing.choices import Edge, Orientation, Part
from trackwright.printing.papers import LARGEST, PAPERS, SMALLEST, paper_name
from trackwright.printing.settings import Settings, orientation_of
from trackwright.rendering.themes import CLASSIC, theme_named
from trackwright.schema.geometry import Size
from trackwright.schema.profile import CARDS
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

PLANNED = "planned"
"""What the choice of paper has for that which the board plans."""

_PREFIX = "print/"
"""What the names of its settings begin with."""

_ORIENTATIONS = {
    Orientation.AUTO: say("Whichever takes fewer sheets"),
    Orientation.PORTRAIT: say("Portrait"),
    Orientation.LANDSCAPE: say("Landscape"),
}
_EDGES = {
    Edge.LONG: say("Along the long edge"),
    Edge.SHORT: say("Along the short edge"),
}


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
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._arrange()
        recall(self._kept, remembered)
        if self._board.profile.sheets is not None:
            choose(self.paper, PLANNED)
        self._show_what_counts()
        self._connect()

    def order(self, parts: frozenset[Part]) -> Order:
        """Return the order for some parts."""
        return Order(
            self._board, self._folder, self.ruleset.currentData() or None, self._settings(parts)
        )

    def remember(self) -> None:
        """Keep the options for the next time."""
        plan = self._board.profile.sheets
        own = {f"{_PREFIX}paper"} if plan is not None else set()
        fields = {name: field for name, field in self._kept.items() if name not in own}
        remember(fields, self._remembered)

    def _make_paper(self) -> None:
        plan = self._board.profile.sheets
        offered = (
            [(tr("As planned: {paper}", paper=paper_name(plan.paper)), PLANNED)] if plan else []
        )
        offered += [(f"{paper_name(size)} · {in_mm(size)}", name) for name, size in PAPERS.items()]
        self.paper = choice([*offered, (tr("Another size"), OTHER)])
        choose(self.paper, _usual_paper())
        self.paper_size = SizeField(SMALLEST, LARGEST, PAPERS["a4"])
        self.orientation = choice((tr(words), o.value) for o, words in _ORIENTATIONS.items())
        self.margin = Millimetres(0, 200, 10)
        self.overlap = Millimetres(0, 200, 0, tr("none: edge to edge"))
        panels = self._board.profile.panels
        self.folds = QCheckBox(
            tr(
                "No sheet across the {columns} × {rows} folds",
                columns=panels.columns,
                rows=panels.rows,
            )
        )
        self.inner_margin = Millimetres(0, 100, 6)
        self.bleed = Millimetres(0, 6, 3)
        self.bleed.setToolTip(tr("Of the board on one page, and of images of cards"))

    def _make_cards(self) -> None:
        offered = (tr("As on the board · {size}", size=in_mm(self._board.profile.card)), "")
        self.card = choice([offered, *card_sizes(), (tr("Another size"), OTHER)])
        self.card_size = SizeField(20, 1_000, self._board.profile.card)
        self.card_bleed = Millimetres(0, 6, 0, tr("none: cards touch"))
        self.backs = QCheckBox(tr("Cards have &backs"))
        self.backs.setChecked(True)
        self.duplex = choice((tr(words), edge.value) for edge, words in _EDGES.items())
        self.players = QSpinBox()
        self.players.setRange(0, 100)
        self.players.setSpecialValueText(tr("as many as can play"))
        self.players.setToolTip(tr("For how many there are reference cards"))

    def _make_contents(self, desk: Desk) -> None:
        checked = desk.problems.checked
        names = {rules.id: rules.name for rules in (checked.rules if checked is not None else ())}
        ids = [rules if isinstance(rules, str) else rules.id for rules in self._board.rulesets]
        called = [ruleset_title(name, names.get(name), self._canvas_language) for name in ids]
        every, own = tr("{rules}, all tickets"), tr("{rules}, its tickets")
        offered = [
            (every.replace("{rules}", called[0]) if called else tr(say_in("feminine", "none")), "")
        ]
        offered += [
            (own.replace("{rules}", words), name) for words, name in zip(called, ids, strict=True)
        ]
        self.ruleset = choice(offered)
        languages = [(tr("As on the canvas ({language})", language=self._canvas_language), "")]
        languages += [(language_name(each), each) for each in languages_of(self._board)]
        self.language = choice(languages)
        self.theme = choice((tr(w), theme.name) for w, theme in THEMES.items())
        choose(self.theme, CLASSIC.name)

    def _arrange(self) -> None:
        self._heading(tr("Paper"))
        self._row(tr("&Paper"), self.paper)
        self._row("", self.paper_size)
        self._row(tr("&Margin"), self.margin)
        self._heading(tr("Board"))
        self._row(tr("&Orientation"), self.orientation)
        self._row(tr("O&verlap"), self.overlap)
        self._row("", self.folds)
        self._row(tr("&Free beside folds"), self.inner_margin)
        self._row(tr("B&leed"), self.bleed)
        self._heading(tr("Cards"))
        self._row(tr(say_in("print", "&Size")), self.card)
        self._row("", self.card_size)
        self._row(tr("&Room around"), self.card_bleed)
        self._row("", self.backs)
        self._row(tr("Sheets &turn"), self.duplex)
        self._row(tr("Pla&yers"), self.players)
        self._heading(tr("Contents"))
        self._row(tr("R&ules"), self.ruleset)
        self._row(tr("Lan&guage"), self.language)
        self._row(tr("&Colours"), self.theme)

    def _heading(self, words: str) -> None:
        label = QLabel(words)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        if self._form.rowCount():
            label.setContentsMargins(0, GAP, 0, 0)
        self._form.addRow(label)

    def _row(self, words: str, field: QWidget) -> None:
        self._form.addRow(words, field)
        if words:
            field.setAccessibleName(words.replace("&", ""))

    def _connect(self) -> None:
        for field in (*self._kept.values(), self.ruleset):
            match field:
                case QCheckBox():
                    connect(field.toggled, self._tell)
                case QComboBox():
                    connect(field.currentIndexChanged, self._tell)
                case _:
                    connect(field.valueChanged, self._tell)
        connect(self.players.valueChanged, self._tell)

    @property
    def _kept(self) -> Mapping[str, Field]:
        """The fields that are remembered, by the names of their settings."""
        fields: Mapping[str, Field] = {
            "paper": self.paper,
            "paper_width": self.paper_size.first,
            "paper_height": self.paper_size.second,
            "margin": self.margin,
            "orientation": self.orientation,
            "overlap": self.overlap,
            "folds": self.folds,
            "inner_margin": self.inner_margin,
            "bleed": self.bleed,
            "card": self.card,
            "card_width": self.card_size.first,
            "card_height": self.card_size.second,
            "card_bleed": self.card_bleed,
            "backs": self.backs,
            "duplex": self.duplex,
            "language": self.language,
            "theme": self.theme,
        }
        return {f"{_PREFIX}{name}": field for name, field in fields.items()}

    def _settings(self, parts: frozenset[Part]) -> Settings:
        plan = self._board.profile.sheets if self.paper.currentData() == PLANNED else None
        return Settings(
            paper=plan.paper if plan else self._paper(),
            orientation=(
                orientation_of(plan.paper) if plan else Orientation(self.orientation.currentData())
            ),
            margin=plan.margin if plan else self.margin.value(),
            caption=plan.caption if plan else Settings.caption,
            overlap=plan.overlap if plan else self.overlap.value(),
            fold=self._board.profile.panels if self.folds.isChecked() else None,
            inner_margin=self.inner_margin.value(),
            bleed=self.bleed.value(),
            card=self._card(),
            card_bleed=self.card_bleed.value(),
            backs=self.backs.isChecked(),
            players=self.players.value() or None,
            duplex=Edge(self.duplex.currentData()),
            language=self.language.currentData() or self._canvas_language,
            theme=theme_named(self.theme.currentData()),
            parts=parts,
        )

    def _paper(self) -> Size:
        name = self.paper.currentData()
        return self.paper_size.size_mm if name == OTHER else PAPERS[name]

    def _card(self) -> Size | None:
        name = self.card.currentData()
        return self.card_size.size_mm if name == OTHER else CARDS.get(name)

    def _tell(self, _value: object = None) -> None:
        self._show_what_counts()
        self.changed.emit()

    def _show_what_counts(self) -> None:
        """Hide the fields that change nothing as things stand."""
        is_planned = self.paper.currentData() == PLANNED
        for field, counts in (
            (self.paper_size, self.paper.currentData() == OTHER),
            (self.margin, not is_planned),
            (self.orientation, not is_planned),
            (self.overlap, not is_planned),
            (self.inner_margin, self.folds.isChecked()),
            (self.card_size, self.card.currentData() == OTHER),
            (self.duplex, self.backs.isChecked()),
        ):
            self._form.setRowVisible(field, counts)


def _usual_paper() -> str:
    american = QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if QLocale.system().measurementSystem() == american else "a4"
