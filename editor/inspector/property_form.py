"""A form of properties: one row for each, or for a few that belong together."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import heading_label, plain_label, row, show_text, wrong_label
from trackwright.editor.forms.choice_inputs import FlagInput, made_input
from trackwright.editor.forms.inputs import Input
from trackwright.editor.forms.property import Property, Things
from trackwright.editor.forms.values import InputKind, Value
from trackwright.schema.board import Board
from trackwright.schema.translation import tr


class PropertyForm(Guarded, QWidget):
    """Inputs for the properties of some kind of things.

    Attributes:
        inputs: By the names of their properties.

    Signals:
        entered: A value was entered; carries the property, the input and the value.
        given_up: What was typed was given up; carries the property's name.
    """

    entered = Signal(object, object, object)
    given_up = Signal(str)

    def __init__(self, properties: Iterable[Property]) -> None:
        super().__init__()
        self._properties = {each.name: each for each in properties}
        self._inputs: dict[str, Input] = {}
        self._problems: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP // 2)
        self._grid.setColumnStretch(1, 1)
        numbered = enumerate(self._properties.values())
        for _, some in groupby(numbered, key=lambda item: item[1].row or item[0]):
            self._add_row([each for _, each in some])

    @property
    def inputs(self) -> Mapping[str, Input]:
        """Its inputs, by the names of their properties."""
        return self._inputs

    def show_things(self, board: Board, things: Things, language: str) -> None:
        """Show the properties of some things; what is being typed stays as it is."""
        for name, each in self._inputs.items():
            options = self._properties[name].options
            if options is not None:
                each.show_options(options(board, language))
            if not each.is_touched:
                each.show_value(things.value(name, language))
                self.mark_wrong(name, "")

    def mark_wrong(self, name: str, sentence: str) -> None:
        """Turn an input red and say why below it, or take that back."""
        self._inputs[name].mark_wrong(sentence)
        show_text(self._problems[name], f"{capitalized(sentence)}." if sentence else "")

    def problem(self, name: str) -> str:
        """Return what is said below an input."""
        return self._problems[name].text()

    def settle(self) -> None:
        """Enter all that is typed."""
        for each in self._inputs.values():
            each.settle()

    def _add_row(self, properties: Sequence[Property]) -> None:
        first = properties[0]
        if first.section:
            heading = heading_label(tr(first.section))
            heading.setContentsMargins(0, GAP, 0, 0)
            self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 2)
        number = self._grid.rowCount()
        inputs = [self._made(each) for each in properties]
        if first.row or first.input_kind is not InputKind.FLAG:
            label = QLabel(tr(first.row) if first.row else first.translated)
            label.setBuddy(inputs[0].widget)
            at_top = first.input_kind is InputKind.PROSE
            place = Qt.AlignmentFlag.AlignTop if at_top else Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(label, number, 0, place)
        self._grid.addLayout(_beside(properties, inputs), number, 1)
        for each in properties:
            self._problems[each.name] = wrong_label()
            self._grid.addWidget(self._problems[each.name], self._grid.rowCount(), 1)

    def _made(self, each: Property) -> Input:
        made = made_input(each.field, each.input_kind)
        made.widget.setParent(self)
        if isinstance(made, FlagInput):
            made.box.setText(each.translated)
        if each.row:
            made.set_name(f"{tr(each.row)}: {each.translated}")
        connect(made.entered, partial(self._enter, each))
        connect(made.given_up, partial(self._give_up, each))
        self._inputs[each.name] = made
        return made

    def _enter(self, each: Property, value: Value) -> None:
        self.entered.emit(each, self._inputs[each.name], value)

    def _give_up(self, each: Property) -> None:
        self.given_up.emit(each.name)


def _beside(properties: Sequence[Property], inputs: Sequence[Input]) -> QHBoxLayout:
    line = row(spacing=GAP // 2)
    for each, made in zip(properties, inputs, strict=True):
        if len(inputs) > 1 and not isinstance(made, FlagInput):
            made.widget.setMinimumWidth(0)
            made.widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            if made is not inputs[0]:
                line.addWidget(plain_label("×" if each.name not in "xy" else "·", quiet=True))
        line.addWidget(made.widget, 1)
    if properties[-1].unit:
        line.addWidget(plain_label(properties[-1].unit, quiet=True))
    return line
