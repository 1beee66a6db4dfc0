"""Widgets that ask for a part of the earth: some countries, or a place and how far around it."""

from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.widgets import column, plain_label, row
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
        self._search_texts: dict[str, str] = {}
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Search · Enter chooses the first"))
        self.field.setAccessibleName(tr("Search for a country"))
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Countries"))
        self._summary = plain_label(wraps=True)
        self._none = QPushButton(tr("Choose &none"))
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
        connect(self.field.textChanged, self._filter)
        connect(self.field.returnPressed, self._toggle_first)
        connect(self.list.itemChanged, self._follow)
        connect(self._none.clicked, self._choose_none)
        self._show_summary()

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the countries that are chosen, in the order in which they were."""
        return tuple(self._chosen)

    def _filter(self, typed: str) -> None:
        wanted = folded(typed)
        for index in range(self.list.count()):
            item = self.list.item(index)
            item.setHidden(bool(wanted) and wanted not in self._search_text(item.data(CODE)))

    def _search_text(self, code: str) -> str:
        """Return all names of a country, folded, each in a line of its own."""
        if code not in self._search_texts:
            country = countries()[code]
            names = (*country.names.values(), *country.other_names, code, country.alpha3)
            self._search_texts[code] = "\n".join(map(folded, names))
        return self._search_texts[code]

    def _toggle_first(self) -> None:
        """Choose the first country that is shown, one whose name starts so before all others."""
        wanted = folded(self.field.text())
        shown = [self.list.item(index) for index in range(self.list.count())]
        shown = [item for item in shown if not item.isHidden()]
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
        self.list.blockSignals(True)
        for index in range(self.list.count()):
            self.list.item(index).setCheckState(OFF)
        self.list.blockSignals(False)
        self.list.viewport().update()
        self._show_summary()
        self.changed.emit()

    def _show_summary(self) -> None:
        names = ", ".join(self._names[code] for code in self._chosen)
        self._summary.setText(names or tr("No country is chosen yet."))
        self._none.setEnabled(bool(self._chosen))


class PlacePicker(Guarded, QWidget):
    """Asks for a town, and how far around it a board reaches, in km."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._offers: tuple[Town, ...] = ()
        self.job = LatestJob(self)
        connect(self.job.finished, self._show_offers)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Name of a town"))
        self.field.setAccessibleName(tr("Name of a town"))
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Towns of that name"))
        self.radius = QSpinBox()
        self.radius.setRange(10, 5_000)
        self.radius.setSingleStep(50)
        self.radius.setValue(250)
        self.radius.setSuffix(" km")
        self.radius.setAccessibleName(tr("Distance around it"))
        form = QFormLayout()
        form.addRow(tr("&Distance around it"), self.radius)
        column(self.field, self.list, form, parent=self, spacing=-1, margins=(8, 8, 8, 8))
        connect(self.field.textEdited, self._look_up)
        connect(self.list.currentRowChanged, lambda: self.changed.emit())
        connect(self.radius.valueChanged, lambda: self.changed.emit())

    @property
    def surroundings(self) -> Surroundings | None:
        """What is chosen; None while no town is."""
        row = self.list.currentRow()
        if not 0 <= row < len(self._offers):
            return None
        place = self._offers[row]
        return Surroundings(place.location, self.radius.value(), place.name)

    def _look_up(self, typed: str) -> None:
        self.job.start(partial(_towns, typed.strip()))

    def _show_offers(self, places: tuple[Town, ...]) -> None:
        self._offers = places
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([described(place) for place in places])
        self.list.setCurrentRow(0 if places else -1)
        self.list.blockSignals(False)
        self.changed.emit()


def _towns(typed: str) -> tuple[Town, ...]:
    return (complete(typed, OFFERS) or suggest(typed, OFFERS)) if typed else ()
