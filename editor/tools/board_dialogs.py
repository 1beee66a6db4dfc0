"""Dialogs of the menu Board, for crossings, tags and tints; and borders from the base map."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QColorDialog,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.widgets import plain_label, push_button, row, search_field
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.document.edits.borders import with_borders, with_tint
from trackwright.editor.document.edits.cities import stop_tags, with_tag
from trackwright.editor.document.thing_names import thing_name, things_name
from trackwright.editor.tools.drags import MergedEdits
from trackwright.layout.areas import BLEED
from trackwright.layout.basemap import borders
from trackwright.layout.countries import code_of
from trackwright.layout.drawn_sizes import PROMINENT
from trackwright.layout.land_warp import LandWarp, land_warp
from trackwright.layout.projections import ProjectionError
from trackwright.maps.library import rulesets_of
from trackwright.rendering.land import country_tint
from trackwright.schema.board import Board, Country
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import Polygon, Size
from trackwright.schema.ids import slug
from trackwright.schema.projection import Projection
from trackwright.schema.rules.mentions import named
from trackwright.schema.sentences import say
from trackwright.schema.text import folded, printable, text_in
from trackwright.schema.thing_ref import ThingRef, stop_ref
from trackwright.schema.translation import tr

ID = Qt.ItemDataRole.UserRole


class CrossingDialog(Guarded, QDialog):
    """Asks for one of the board's countries.

    Signals:
        chosen: A country was chosen; carries its id.
    """

    chosen = Signal(str)

    def __init__(self, countries: Iterable[Country], language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Crossing to a country"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = search_field(tr("Search"), self._filter)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Countries"))
        named = [(printable(text_in(c.name, language)) or c.id, c.id) for c in countries]
        for name, country in sorted(named, key=lambda pair: folded(pair[0])):
            item = QListWidgetItem(name)
            item.setData(ID, country)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        column = QVBoxLayout(self)
        column.addWidget(QLabel(tr("Routes to a crossing lead out of the map, into this country:")))
        for widget in (self.field, self.list, _ok_or_cancel(self, self.accept)):
            column.addWidget(widget)
        connect(self.list.itemDoubleClicked, lambda _item: self.accept())
        connect(self.accepted, self._choose)
        self.field.setFocus()
        self.resize(340, 380)

    def _filter(self, typed: str) -> None:
        """Show the countries whose name has what is typed in it, and choose the first."""
        items = [self.list.item(index) for index in range(self.list.count())]
        for item in items:
            item.setHidden(folded(typed) not in folded(item.text()))
        shown = [item for item in items if not item.isHidden()]
        if shown and self.list.currentItem() not in shown:
            self.list.setCurrentItem(shown[0])

    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None and not item.isHidden():
            self.chosen.emit(item.data(ID))


ON, OFF, SOME = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked


class TagsDialog(Guarded, QDialog):
    """Gives the selected cities tags and takes them away, as one step."""

    def __init__(self, desk: Desk, names: Iterable[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._names = tuple(names)
        stops = stops_among(desk.board, self._names)
        places = [stop_ref(stop) for stop in stops]
        self._things = things_name(desk.board, places, desk.scene.language)
        self.setWindowTitle(tr("Tags"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Tags"))
        known = known_tags(desk.board, desk.document.folder or Path())
        for tag in known:
            having = sum(tag in stop.tags for stop in stops)
            self._add(tag, ON if having == len(stops) else SOME if having else OFF)
        self.field = QLineEdit()
        self.field.setMaxLength(80)
        self.field.setPlaceholderText(tr("Another tag, such as arctic"))
        self.field.setAccessibleName(tr("Another tag"))
        self.field.setCompleter(QCompleter(known, self.field))
        add_button = push_button(tr("&Add"), self._add_typed)
        add_button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addWidget(plain_label(tr("Tags of {things}", things=self._things)))
        column.addWidget(self.list)
        column.addLayout(row((self.field, 1), add_button))
        column.addWidget(_ok_or_cancel(self, self._apply))
        self.field.setFocus()
        self.resize(360, 360)

    def _add_typed(self) -> None:
        """Check the tag that is typed, which is written as rules write tags."""
        tag = slug(self.field.text(), "")
        self.field.clear()
        if not tag:
            return
        there = self.list.findItems(tag, Qt.MatchFlag.MatchExactly)
        item = there[0] if there else self._add(tag, ON)
        item.setCheckState(ON)
        self.list.setCurrentItem(item)

    def _apply(self) -> None:
        if self.field.text().strip():
            self._add_typed()
        board = self._desk.board
        for index in range(self.list.count()):
            item = self.list.item(index)
            if item.checkState() != SOME:  # what only some of them have stays as it is
                board = with_tag(board, self._names, item.text(), item.checkState() == ON)
        self._desk.edit(tr("Tags of {things}", things=self._things), board)
        self.accept()

    def _add(self, tag: str, state: Qt.CheckState) -> QListWidgetItem:
        item = QListWidgetItem(tag)
        item.setCheckState(state)
        self.list.addItem(item)
        return item


def _ok_or_cancel(dialog: QDialog, accept: Callable[[], None]) -> QDialogButtonBox:
    buttons = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
    )
    connect(buttons.accepted, accept)
    connect(buttons.rejected, dialog.reject)
    return buttons


def known_tags(board: Board, folder: Path) -> tuple[str, ...]:
    """Return the tags that cities of a board have, or that its rules and pictures select by."""
    selected: set[str] = set()
    try:
        for ruleset in rulesets_of(board, folder):
            selected |= {each.id for each in named(ruleset) if each.kind == "city tag"}
    except TrackwrightError:
        pass  # rules that cannot be read select nothing; a check tells about them
    return tuple(sorted({*PROMINENT, *stop_tags(board), *selected}))


class TintDialog(Guarded, QColorDialog):
    """Tints countries while a colour is chosen, as one step; Cancel brings the old tints back."""

    def __init__(self, desk: Desk, countries: Iterable[str], title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._countries = tuple(countries)
        self._title = title
        self._edits = MergedEdits(desk)
        self.setWindowTitle(tr("Tint"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        for number, land in enumerate(desk.scene.theme.lands):
            self.setCustomColor(number, QColor(land))
        self.setCurrentColor(self._first_color())
        connect(self.currentColorChanged, self._tint)
        connect(self.colorSelected, self._tint)
        connect(self.rejected, self._put_back)

    def _first_color(self) -> QColor:
        scene = self._desk.scene
        chosen = (c for c in self._edits.before.countries if c.id in self._countries)
        first = next(chosen, None)
        own = first.color if first is not None else None
        return QColor(own or country_tint(first, scene.surface.earth, scene.theme))

    def _tint(self, color: QColor) -> None:
        board = with_tint(self._edits.before, self._countries, color.name())
        self._edits.edit(self._title, board)

    def _put_back(self) -> None:
        self._edits.edit(self._title, self._edits.before)


@dataclass(frozen=True)
class FoundBorders:
    """The borders of countries on the base map by id, those that it lacks, and those off board."""

    borders: Mapping[str, tuple[Polygon, ...]]
    unknown: tuple[str, ...]
    unseen: tuple[str, ...]


class BaseMapBorders(Guarded, QObject):
    """Gives countries of a board their borders from the base map, as one step."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.scene)
        self._desk = desk
        self._job = LatestJob(self)
        connect(self._job.finished, self._use)
        connect(self._job.failed, self._fail)
        connect(desk.scene.closing, self._job.stop)

    def start(self, names: Iterable[str], projection: Projection) -> None:
        """Look some countries up; their borders change when they are found."""
        board, wanted = self._desk.board, set(names)
        countries = tuple(country for country in board.countries if country.id in wanted)
        warp = land_warp(board) if projection == board.projection else None
        self._job.start(partial(find_borders, countries, projection, board.size, warp))

    def _use(self, found: FoundBorders) -> None:
        desk, language = self._desk, self._desk.scene.language
        if found.borders:
            places = [ThingRef("country", name) for name in found.borders]
            things = things_name(desk.board, places, language)
            title = tr("Border of {things} from the base map", things=things)
            desk.edit(title, with_borders(desk.board, found.borders))
        sentences = []
        for words, names in (
            (say("The base map knows no {names}: rename it, or draw its border."), found.unknown),
            (say("{names} lies off this board."), found.unseen),
        ):
            places = [ThingRef("country", name) for name in names]
            named = ", ".join(thing_name(desk.board, place, language) for place in places)
            sentences += [tr(words, names=named)] if named else []
        if sentences:
            desk.window.say(" ".join(sentences))
        self.deleteLater()

    def _fail(self, error: Exception) -> None:
        self.deleteLater()
        if not isinstance(error, ProjectionError):
            raise error
        self._desk.window.say(tr(error.sentence))


def find_borders(
    countries: Iterable[Country], projection: Projection, size: Size, warp: LandWarp | None
) -> FoundBorders:
    """Look up countries by their names in any language, or by an id that is a code or a name."""
    codes = {country.id: code_of(country) for country in countries}
    known = {name: code for name, code in codes.items() if code is not None}
    areas = borders(known.values(), projection, size, bleed=BLEED, warp=warp)
    return FoundBorders(
        {name: areas[code] for name, code in known.items() if areas[code]},
        tuple(name for name in codes if name not in known),
        tuple(name for name, code in known.items() if not areas[code]),
    )
