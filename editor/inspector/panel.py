"""The panel that shows the properties of what is selected, and edits them."""

import re
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    column,
    heading_label,
    plain_label,
    row,
    scroll_area,
    show_text,
    wrong_label,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.placed_things import SELECTABLE
from trackwright.editor.document.selection import HoldsInput, exists
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.forms.choice_inputs import FlagInput, made_input
from trackwright.editor.forms.fields import InputKind, RefusedValue, RefusedValues, Value
from trackwright.editor.forms.inputs import Input
from trackwright.editor.forms.property import (
    WHOLE_BOARD,
    Property,
    Things,
    common_properties,
    entered,
    form_kind,
    property_at,
    property_of,
)
from trackwright.editor.inspector.facts import PresetButton, facts_about
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS

USUAL = QSize(300, 360)
"""Pixels that it takes at first."""

BREAK = "\u200b"
"""A space without width, after which a line may end."""


class InspectorPanel(Guarded, QWidget):
    """Shows the form that fits what is selected, and makes an edit of each value entered.

    Attributes:
        form: The form that is shown; those of other kinds are kept for when they are needed again.
        refused: What was typed for some things and a property, and refused.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._forms: dict[tuple[str, ...], PropertyForm] = {}
        self.refused = RefusedValues()
        self._kind = plain_label(quiet=True)
        self._name = heading_label(wraps=True)
        self._facts = plain_label(wraps=True, quiet=True)
        self._presets = PresetButton(desk)
        inside = QWidget()
        inside.setMinimumWidth(1)  # or one long word would push all fields out of sight
        lines = (row(self._kind, (self._name, 1)), self._facts, self._presets, 1)
        margins = (GAP, GAP // 2, GAP, GAP)
        self._column = column(*lines, parent=inside, spacing=GAP // 2, margins=margins)
        self._scroll = scroll_area(inside)
        column(self._scroll, parent=self)
        self._open_form(self._selected())
        connect(desk.selection.changed, self._follow_selection)
        connect(desk.document.changed, self._show_form)  # facts follow when the layout is final
        connect(desk.scene.restyled, self._show)
        connect(desk.scene.laid_out, self._show_facts)
        connect(desk.problems.reported, self._show_facts)

    @property
    def heading(self) -> str:
        """What it says that is selected."""
        return f"{self._kind.text()} {self._name.text()}".replace(BREAK, "").strip()

    @property
    def facts(self) -> str:
        """What it tells besides the properties."""
        return self._facts.text()

    def sizeHint(self) -> QSize:
        return USUAL

    @property
    def uncommitted_input(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        return self.refused.sentence(self._title_of_existing)

    def commit_input(self) -> None:
        """Put what is typed onto the board."""
        for each in self.form.inputs.values():
            each.commit()

    def restore_input(self, before: HoldsInput) -> None:
        """Go on with what is typed and refused in the panel that was here before."""
        if isinstance(before, InspectorPanel):
            self.refused.update(before.refused)
            self._show()

    def open(self, ref: ThingRef) -> None:
        """Bring the input of a field into view, and give it the focus."""
        each = property_at(form_kind(self._desk.board, ref), ref.fields)
        entry = self.form.inputs.get(each.name) if each is not None else None
        if entry is not None:
            self._scroll.ensureWidgetVisible(entry.widget)
            entry.widget.setFocus(Qt.FocusReason.TabFocusReason)  # which selects what is there

    def _title_of_existing(self, refs: tuple[ThingRef, ...], name: str) -> str:
        """Return the title of a property of things that are on the board, and else nothing."""
        is_there = all(exists(self._desk.board, ref) for ref in refs)
        kind = form_kind(self._desk.board, refs[0])
        return property_of(kind, name).translated if is_there else ""

    def _selected(self) -> tuple[ThingRef, ...]:
        refs = tuple(ref for ref in self._desk.selection.refs if ref.kind in SELECTABLE)
        return refs or WHOLE_BOARD

    def _follow_selection(self) -> None:
        now = self._selected()
        if now == self._refs:
            return
        if all(exists(self._desk.board, ref) for ref in self._refs):
            self.commit_input()
        self._open_form(now)

    def _open_form(self, refs: tuple[ThingRef, ...]) -> None:
        self._refs = refs
        board = self._desk.board
        kinds = tuple(dict.fromkeys(form_kind(board, ref) for ref in refs))
        key = (*kinds, "several") if len(refs) > 1 else kinds
        if key not in self._forms:
            form = PropertyForm(common_properties(board, refs))
            connect(form.entered, self._enter)
            connect(form.given_up, self._give_up)
            self._forms[key] = form
            self._column.insertWidget(self._column.indexOf(self._presets), form)
        self.form = self._forms[key]
        for other in self._forms.values():
            if other is not self.form:
                other.hide()
        self.form.show()
        for first in list(self.form.inputs.values())[:1]:
            self.setFocusProxy(first.widget)
        self._presets.setVisible(refs == WHOLE_BOARD)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _show(self) -> None:
        """Show everything as it is now, as soon as it is seen."""
        self._show_form()
        self._show_facts()

    def _show_form(self) -> None:
        if not self.isVisible():
            return
        desk, language = self._desk, self._desk.scene.language
        things = Things(desk.board, self._refs)
        if not len(things):
            return  # they are gone, and the selection is about to say so
        self.form.show_things(desk.board, things, language)
        for name, entry in self.form.inputs.items():
            refused = self.refused.get((self._refs, name))
            if refused is not None and not entry.is_touched:
                entry.show_typed(refused.value)
                self.form.mark_wrong(name, refused.sentence)
        if self._refs == WHOLE_BOARD:
            name = printable(text_in(desk.board.meta.title, language))
        else:
            name = things_name(desk.board, self._refs, language)
        self._name.setText(_breakable(name))
        show_text(self._kind, tr(KINDS[self._refs[0].kind].title) if len(self._refs) == 1 else "")

    def _show_facts(self) -> None:
        if self.isVisible():
            show_text(self._facts, " · ".join(facts_about(self._desk, self._refs)))

    def _enter(self, each: Property, entry: Input, value: Value) -> None:
        desk, refs, name = self._desk, self._refs, each.name
        try:
            board = entered(desk.board, refs, name, value, desk.scene.language)
        except TrackwrightError as error:
            refused = RefusedValue(entry.text(), error.sentence)
            self.refused[refs, name] = refused
            self.form.mark_wrong(name, refused.sentence)
            return
        self.refused.drop(refs, name)
        self.form.mark_wrong(name, "")
        gesture = None if entry.gesture is None else (entry.gesture, refs, name)
        if refs == WHOLE_BOARD:
            things = tr(KINDS["board"].title)
        else:
            things = things_name(desk.board, refs, desk.scene.language)
        title = tr("{things}: {property}", things=things, property=each.translated)
        desk.edit(title, board, merge=gesture)
        self._show()  # also if nothing changed: `05` is 5

    def _give_up(self, name: str) -> None:
        self.refused.drop(self._refs, name)
        self._show()


def _breakable(words: str) -> str:
    """Return words of which those that are too long for a line may go on in the next."""
    return re.sub(r"\S{12}(?=\w{12})", rf"\g<0>{BREAK}", words)


class PropertyForm(Guarded, QWidget):
    """Inputs for the properties of some kind of things: one row for each, or for a few together.

    Signals:
        entered: A value was entered; carries the property, the input and the value.
        given_up: What was typed was given up; carries the property's name.
    """

    entered = Signal(object, object, object)
    given_up = Signal(str)

    def __init__(self, properties: Iterable[Property]) -> None:
        super().__init__()
        self._properties = tuple(properties)
        self.inputs: dict[str, Input] = {}
        self._problems: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP // 2)
        self._grid.setColumnStretch(1, 1)
        for _, some in groupby(self._properties, key=lambda each: each.row or each.name):
            self._add_row(list(some))

    def show_things(self, board: Board, things: Things, language: str) -> None:
        """Show the properties of some things; what is being typed stays as it is."""
        for each in self._properties:
            made = self.inputs[each.name]
            if each.options is not None:
                made.show_options(each.options(board, language))
            if not made.is_touched:
                made.show_value(things.value(each.name, language))
                self.mark_wrong(each.name, "")

    def mark_wrong(self, name: str, sentence: str) -> None:
        """Turn an input red and say why below it, or take that back."""
        self.inputs[name].mark_wrong(sentence)
        show_text(self._problems[name], f"{capitalized(sentence)}." if sentence else "")

    def problem(self, name: str) -> str:
        """Return what is said below an input."""
        return self._problems[name].text()

    def _add_row(self, properties: Sequence[Property]) -> None:
        first = properties[0]
        if first.section:
            heading = heading_label(tr(first.section))
            heading.setContentsMargins(0, GAP, 0, 0)
            self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 2)
        number = self._grid.rowCount()
        line = row(spacing=GAP // 2)
        for each in properties:
            made = self._add_input(each)
            if len(properties) > 1 and not isinstance(made, FlagInput):
                made.widget.setMinimumWidth(0)
                made.widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                if each is not first:
                    line.addWidget(plain_label("×" if each.name not in "xy" else "·", quiet=True))
            line.addWidget(made.widget, 1)
        if properties[-1].unit:
            line.addWidget(plain_label(properties[-1].unit, quiet=True))
        if first.row or first.input_kind is not InputKind.FLAG:
            label = QLabel(tr(first.row) if first.row else first.translated)
            label.setBuddy(self.inputs[first.name].widget)
            at_top = first.input_kind is InputKind.PROSE
            place = Qt.AlignmentFlag.AlignTop if at_top else Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(label, number, 0, place)
        self._grid.addLayout(line, number, 1)
        for each in properties:
            self._problems[each.name] = wrong_label()
            self._grid.addWidget(self._problems[each.name], self._grid.rowCount(), 1)

    def _add_input(self, each: Property) -> Input:
        made = made_input(each.field, each.input_kind)
        made.widget.setParent(self)
        if isinstance(made, FlagInput):
            made.box.setText(each.translated)
        if each.row:
            made.set_name(f"{tr(each.row)}: {each.translated}")
        connect(made.entered, partial(self.entered.emit, each, made))
        connect(made.given_up, partial(self.given_up.emit, each.name))
        self.inputs[each.name] = made
        return made
