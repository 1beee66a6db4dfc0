"""A form: one row for each property, or for a few that belong together."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.words import capitalized
from trackwright.editor.forms.entered_values import Things
from trackwright.editor.forms.inputs import FlagInput, Input, made_input
from trackwright.editor.forms.property import Entry, Property, Value
from trackwright.schema.board import Board
from trackwright.schema.translation import tr


class Form(Guarded, QWidget):
    """Inputs for the properties of some kind of things.

    Signals:
        entered: A value was entered; carries the input.
        given_up: What was typed was given up; carries the property's name.
    """

    entered = Signal(object, object)
    given_up = Signal(str)

    def __init__(self, properties: Iterable[Property]) -> None:
        super().__init__()
        self._inputs: dict[str, Input] = {}
        self._problems: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP // 2)
        self._grid.setColumnStretch(1, 1)
        for section, row in _rows(properties):
            if section:
                self._add_heading(section)
            self._add_row(row)

    @property
    def inputs(self) -> Mapping[str, Input]:
        """Its inputs, by the names of their properties."""
        return self._inputs

    def show_things(self, board: Board, things: Things, language: str) -> None:
        """Show the properties of some things; what is being typed stays as it is."""
        for name, entry in self._inputs.items():
            if entry.of.options is not None:
                entry.show_options(entry.of.options(board, language))
            if not entry.is_touched:
                entry.show_value(things.value(name, language))
                self.complain(name, "")

    def complain(self, name: str, sentence: str) -> None:
        """Turn an input red and say why below it, or take that back."""
        self._inputs[name].mark_wrong(sentence)
        self._problems[name].setText(_as_sentence(sentence))
        self._problems[name].setVisible(bool(sentence))

    def problem(self, name: str) -> str:
        """Return what is said below an input."""
        return self._problems[name].text()

    def settle(self) -> None:
        """Enter all that is typed."""
        for entry in self._inputs.values():
            entry.settle()

    def _add_heading(self, section: str) -> None:
        heading = QLabel(tr(section))
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setContentsMargins(0, GAP, 0, 0)
        self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 2)

    def _add_row(self, properties: Sequence[Property]) -> None:
        row = self._grid.rowCount()
        entries = [self._made(each) for each in properties]
        first = properties[0]
        title = tr(first.row) if first.row else first.translated
        if first.row or first.entry is not Entry.FLAG:
            label = QLabel(title)
            label.setBuddy(entries[0].widget)
            at_top = first.entry is Entry.PROSE
            place = Qt.AlignmentFlag.AlignTop if at_top else Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(label, row, 0, place)
        self._grid.addLayout(self._beside(entries), row, 1)
        for each in properties:
            problem = _problem_label()
            self._problems[each.name] = problem
            self._grid.addWidget(problem, self._grid.rowCount(), 1)

    def _beside(self, entries: Sequence[Input]) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(GAP // 2)
        for place, entry in enumerate(entries):
            is_pair = len(entries) > 1 and not isinstance(entry, FlagInput)
            if is_pair:
                entry.widget.setMinimumWidth(0)
                entry.widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                if place:
                    line.addWidget(_quiet("×" if entry.of.name not in "xy" else "·"))
            line.addWidget(entry.widget, 1)
        if entries[-1].of.unit:
            line.addWidget(_quiet(entries[-1].of.unit))
        return line

    def _made(self, each: Property) -> Input:
        made = made_input(each)
        made.widget.setParent(self)
        if each.row:
            made.widget.setAccessibleName(f"{tr(each.row)}: {each.translated}")
        connect(made.entered, partial(self._enter, made))
        connect(made.given_up, partial(self._give_up, each.name))
        self._inputs[each.name] = made
        return made

    def _enter(self, entry: Input, value: Value) -> None:
        self.entered.emit(entry, value)

    def _give_up(self, name: str) -> None:
        self.given_up.emit(name)


def _rows(properties: Iterable[Property]) -> Iterable[tuple[str, list[Property]]]:
    """Yield the rows of a form, each with the heading above it."""
    numbered = list(enumerate(properties))
    for _, some in groupby(numbered, key=lambda item: item[1].row or item[0]):
        row = [each for _, each in some]
        yield row[0].section, row


def _as_sentence(words: str) -> str:
    return f"{capitalized(words)}." if words else ""


def _problem_label() -> QLabel:
    made = QLabel()
    made.setProperty("wrong", True)
    made.setTextFormat(Qt.TextFormat.PlainText)  # it quotes what was typed
    made.setWordWrap(True)
    made.setVisible(False)
    return made


def _quiet(words: str) -> QLabel:
    made = QLabel(words)
    made.setProperty("quiet", True)
    return made
