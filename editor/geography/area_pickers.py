"""Widgets that ask for a part of the earth: some countries, or a place and how far around it."""

from functools import cache, partial

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QListWidget, QListWidgetItem, QSpinBox, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.widgets import (
    add_rows,
    column,
    named,
    plain_label,
    push_button,
    row,
    search_field,
)
from trackwright.editor.geography.board_from_geography import Surroundings
from trackwright.editor.tools.city_naming import described
from trackwright.layout.countries import countries
from trackwright.layout.gazetteer import Town, complete, suggest
from trackwright.schema.text import folded, text_in
from trackwright.schema.translation import tr

CODE = Qt.ItemDataRole.UserRole
OFFERS = 12
ON, OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class CountryPicker(Guarded, QWidget):
    """A list of all countries to check, with a field that searches it in many languages."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._chosen: list[str] = []
        self.field = search_field(tr("Search · Enter chooses the first"), self._filter)
        self.field.setAccessibleName(tr("Search for a country"))
        self.list = named(QListWidget(), tr("Countries"))
        self._summary = plain_label(wraps=True)
        self._none = push_button(tr("Choose &none"), self._choose_none)
        self._none.setAutoDefault(False)
        language = QLocale().bcp47Name()
        self._names = {
            code: text_in(country.names, language) for code, country in countries().items()
        }
        for code in sorted(self._names, key=lambda code: folded(self._names[code])):
            item = QListWidgetItem(self._names[code])
            item.setData(CODE, code)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(OFF)
            self.list.addItem(item)
        parts = self.field, self.list, self._summary, row(self._none, 1)
        column(*parts, parent=self, spacing=-1, margins=(8, 8, 8, 8))
        connect(self.field.returnPressed, self._toggle_first)
        connect(self.list.itemChanged, self._follow)
        self._show_summary()

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the countries that are chosen, in the order in which they were."""
        return tuple(self._chosen)

    def _filter(self, typed: str) -> None:
        wanted = folded(typed)
        for item in self._items():
            item.setHidden(bool(wanted) and wanted not in _search_text(item.data(CODE)))

    def _toggle_first(self) -> None:
        """Choose the first country that is shown, one whose name starts so before all others."""
        wanted = folded(self.field.text())
        shown = [item for item in self._items() if not item.isHidden()]
        if wanted and shown:
            starts = [item for item in shown if folded(item.text()).startswith(wanted)]
            first = (starts or shown)[0]
            first.setCheckState(OFF if first.checkState() == ON else ON)
            self.field.clear()
            self.list.scrollToItem(first)

    def _follow(self, item: QListWidgetItem) -> None:
        code = item.data(CODE)
        if item.checkState() == ON and code not in self._chosen:
            self._chosen.append(code)
        elif item.checkState() == OFF and code in self._chosen:
            self._chosen.remove(code)
        self._show_summary()
        self.changed.emit()

    def _choose_none(self) -> None:
        self._chosen.clear()
        with QSignalBlocker(self.list):
            for item in self._items():
                item.setCheckState(OFF)
        self.list.viewport().update()
        self._show_summary()
        self.changed.emit()

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(index) for index in range(self.list.count())]

    def _show_summary(self) -> None:
        names = ", ".join(self._names[code] for code in self._chosen)
        self._summary.setText(names or tr("No country is chosen yet."))
        self._none.setEnabled(bool(self._chosen))


@cache
def _search_text(code: str) -> str:
    """Return all names of a country, folded, each in a line of its own."""
    country = countries()[code]
    names = (*country.names.values(), *country.other_names, code, country.alpha3)
    return "\n".join(map(folded, names))


class PlacePicker(Guarded, QWidget):
    """Asks for a town, and how far around it a board reaches, in km."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._offers: tuple[Town, ...] = ()
        self.job = LatestJob(self, self._show_offers)
        self.field = search_field(tr("Name of a town"), self._look_up)
        self.list = named(QListWidget(), tr("Towns of that name"))
        self.radius = QSpinBox(minimum=10, maximum=5_000, singleStep=50, value=250, suffix=" km")
        form = QFormLayout()
        add_rows(form, [(tr("&Distance around it"), self.radius)])
        column(self.field, self.list, form, parent=self, spacing=-1, margins=(8, 8, 8, 8))
        connect(self.list.currentRowChanged, self.changed)
        connect(self.radius.valueChanged, self.changed)

    @property
    def surroundings(self) -> Surroundings | None:
        """What is chosen; None while no town is."""
        row = self.list.currentRow()
        if not 0 <= row < len(self._offers):
            return None
        town = self._offers[row]
        return Surroundings(town.location, self.radius.value(), town.name)

    def _look_up(self, typed: str) -> None:
        self.job.start(partial(_towns, typed.strip()))

    def _show_offers(self, towns: tuple[Town, ...]) -> None:
        self._offers = towns
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItems([described(town) for town in towns])
            self.list.setCurrentRow(0 if towns else -1)
        self.changed.emit()


def _towns(typed: str) -> tuple[Town, ...]:
    return (complete(typed, OFFERS) or suggest(typed, OFFERS)) if typed else ()
