"""The panel that shows the properties of what is selected, and edits them."""

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, heading_label, plain_label, row, scroll_area
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.selection import HoldsTyped, exists
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.forms.inputs import Input
from trackwright.editor.forms.property import (
    WHOLE_BOARD,
    Property,
    Things,
    common_properties,
    entered,
    property_at,
    property_of,
)
from trackwright.editor.forms.values import RefusedValue, RefusedValues, Value
from trackwright.editor.inspector.facts import PresetButton, facts_about
from trackwright.editor.inspector.property_form import PropertyForm
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS

USUAL = QSize(300, 360)
"""Pixels that it takes at first."""

BREAK = "\u200b"
"""A space without width, after which a line may end."""


class InspectorPanel(Guarded, QWidget):
    """Shows the form that fits what is selected, and makes an edit of each value entered.

    Attributes:
        refused: What was typed for some things and a property, and refused.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._places: tuple[ThingRef, ...] = ()
        self._forms: dict[tuple[str, ...], PropertyForm] = {}
        self.refused = RefusedValues()
        self._kind = plain_label(quiet=True)
        self._name = heading_label(wraps=True)
        self._facts = plain_label(wraps=True, quiet=True)
        self._form: PropertyForm | None = None
        self._presets = PresetButton(desk)
        self._arrange()
        connect(desk.selection.changed, self._follow_selection)
        connect(desk.document.changed, self._follow_board)
        connect(desk.scene.restyled, self._show)
        connect(desk.scene.laid_out, self._show_facts)
        connect(desk.problems.reported, self._show_facts)
        self._follow_selection()

    @property
    def form(self) -> PropertyForm:
        """The form that is shown."""
        if self._form is None:
            raise RuntimeError("the inspector shows nothing yet")
        return self._form

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
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        return self.refused.sentence(self._title_of_existing)

    def settle(self) -> None:
        """Put what is typed onto the board."""
        if self._form is not None:
            self._form.settle()

    def take_over(self, before: HoldsTyped) -> None:
        """Go on with what is typed and refused in the panel that was here before."""
        if isinstance(before, InspectorPanel):
            self.refused.update(before.refused)
            self._show()

    def open(self, place: ThingRef) -> None:
        """Bring the input of a field into view, and give it the focus."""
        each = property_at(place.kind, place.fields) if place.fields else None
        entry = self.form.inputs.get(each.name) if each is not None else None
        if entry is not None:
            self._scroll.ensureWidgetVisible(entry.widget)
            entry.widget.setFocus(Qt.FocusReason.TabFocusReason)  # which selects what is there

    def _arrange(self) -> None:
        inside = QWidget()
        inside.setMinimumWidth(1)  # or one long word would push all fields out of sight
        heading = row(self._kind, (self._name, 1))
        margins = (GAP, GAP // 2, GAP, GAP)
        lines = (heading, self._facts, self._presets, 1)
        self._column = column(*lines, parent=inside, spacing=GAP // 2, margins=margins)
        self._scroll = scroll_area(inside)
        column(self._scroll, parent=self)

    def _title_of_existing(self, places: tuple[ThingRef, ...], name: str) -> str:
        """Return the title of a property of things that are on the board, and else nothing."""
        is_there = all(exists(self._desk.board, place) for place in places)
        return property_of(places[0].kind, name).translated if is_there else ""

    def _follow_selection(self) -> None:
        before, now = self._places, self._selected()
        if now == before:
            return
        if before and all(exists(self._desk.board, place) for place in before):
            self.settle()
        self._places = now
        properties = common_properties(now)
        form = self._form_for(now, properties)
        if self._form is not None and self._form is not form:
            self._form.hide()
        self._form = form
        form.show()
        for first in list(form.inputs.values())[:1]:
            self.setFocusProxy(first.widget)
        self._presets.setVisible(now == WHOLE_BOARD)
        self._show()

    def _follow_board(self, _change: object) -> None:
        self._show_form()  # facts follow when everything has its place

    def _selected(self) -> tuple[ThingRef, ...]:
        places = tuple(p for p in self._desk.selection.places if p.kind in LIST_BY_KIND)
        return places or WHOLE_BOARD

    def _form_for(
        self, places: tuple[ThingRef, ...], properties: tuple[Property, ...]
    ) -> PropertyForm:
        kinds = tuple(dict.fromkeys(place.kind for place in places))
        key = (*kinds, "several") if len(places) > 1 else kinds
        if key not in self._forms:
            form = PropertyForm(properties)
            connect(form.entered, self._enter)
            connect(form.given_up, self._give_up)
            self._forms[key] = form
            self._column.insertWidget(self._column.indexOf(self._presets), form)
        return self._forms[key]

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
        desk = self._desk
        things = Things(desk.board, self._places)
        if not len(things):
            return  # they are gone, and the selection is about to say so
        form = self.form
        form.show_things(desk.board, things, desk.scene.language)
        for name, entry in form.inputs.items():
            refused = self.refused.get((self._places, name))
            if refused is not None and not entry.is_touched:
                entry.show_typed(refused.value)
                form.mark_wrong(name, refused.sentence)
        if self._places == WHOLE_BOARD:
            self._kind.setText(tr(KINDS["board"].title))
            name = printable(text_in(desk.board.meta.title, desk.scene.language))
        else:
            one = len(self._places) == 1
            self._kind.setText(tr(KINDS[self._places[0].kind].title) if one else "")
            name = things_name(desk.board, self._places, desk.scene.language)
        self._name.setText(_breakable(name))
        self._kind.setVisible(bool(self._kind.text()))

    def _show_facts(self) -> None:
        if not self.isVisible():
            return
        facts = facts_about(self._desk, self._places)
        self._facts.setText(" · ".join(facts))
        self._facts.setVisible(bool(facts))

    def _enter(self, each: Property, entry: Input, value: Value) -> None:
        desk, places, name = self._desk, self._places, each.name
        try:
            board = entered(desk.board, places, name, value, desk.scene.language)
        except TrackwrightError as error:
            refused = RefusedValue(entry.text(), error.sentence)
            self.refused[places, name] = refused
            self.form.mark_wrong(name, refused.sentence)
            return
        self.refused.drop(places, name)
        self.form.mark_wrong(name, "")
        gesture = None if entry.gesture is None else (entry.gesture, places, name)
        desk.edit(self._title(each), board, merge=gesture)
        self._show()  # also if nothing changed: `05` is 5

    def _give_up(self, name: str) -> None:
        self.refused.drop(self._places, name)
        self._show()

    def _title(self, each: Property) -> str:
        desk = self._desk
        if self._places == WHOLE_BOARD:
            things = tr(KINDS["board"].title)
        else:
            things = things_name(desk.board, self._places, desk.scene.language)
        return tr("{things}: {property}", things=things, property=each.translated)


def _breakable(words: str) -> str:
    """Return words of which those that are too long for a line may go on in the next."""
    return re.sub(r"\S{12}(?=\w{12})", rf"\g<0>{BREAK}", words)
