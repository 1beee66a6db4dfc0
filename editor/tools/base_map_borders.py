"""Borders from the base map, for countries that a board has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.borders import with_borders
from trackwright.editor.document.thing_names import thing_name, things_name
from trackwright.layout.areas import BLEED
from trackwright.layout.basemap import borders
from trackwright.layout.countries import find_country
from trackwright.layout.projections import ProjectionError
from trackwright.schema.board import Country
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.geometry import Polygon, Size
from trackwright.schema.projection import Projection
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class Found:
    """What the base map has for some countries.

    Attributes:
        borders: Areas of those that it knows and that are in view, by the countries' ids.
        unknown: Those that it knows by none of their names.
        unseen: Those that lie off the board.
    """

    borders: Mapping[str, tuple[Polygon, ...]]
    unknown: tuple[str, ...]
    unseen: tuple[str, ...]


def found_on_base_map(countries: Iterable[Country], projection: Projection, size: Size) -> Found:
    """Look up countries by their names in any language, or by an id that is a code or a name."""
    codes = {country.id: code_of(country) for country in countries}
    known = {name: code for name, code in codes.items() if code is not None}
    areas = borders(known.values(), projection, size, bleed=BLEED)
    return Found(
        {name: areas[code] for name, code in known.items() if areas[code]},
        tuple(name for name in codes if name not in known),
        tuple(name for name, code in known.items() if not areas[code]),
    )


def code_of(country: Country) -> str | None:
    """Return the code of a country on the base map; None if it has no name that is known there."""
    names = country.name.values() if isinstance(country.name, Mapping) else [country.name]
    for name in (*names, country.id.replace("_", " ")):
        try:
            return find_country(name).code
        except UnknownNameError:
            continue
    return None


class BaseMapBorders(Guarded, QObject):
    """Gives countries of a board their borders from the base map, as one step.

    Signals:
        said: There is something to tell; carries the sentence.
    """

    said = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.scene)
        self._desk = desk
        self._job = LatestJob(self)
        connect(self._job.finished, self._use)
        connect(self._job.failed, self._fail)
        connect(desk.scene.closing, self._job.stop)

    def start(self, names: Iterable[str]) -> None:
        """Look some countries up; their borders change when they are found."""
        board, wanted = self._desk.board, set(names)
        countries = tuple(country for country in board.countries if country.id in wanted)
        if board.projection is not None:
            self._job.start(partial(found_on_base_map, countries, board.projection, board.size))

    def _use(self, found: Found) -> None:
        desk = self._desk
        if found.borders:
            things = things_name(desk.board, _places(found.borders), desk.scene.language)
            desk.edit(
                tr("Border of {things} from the base map", things=things),
                with_borders(desk.board, found.borders),
            )
        told = [
            (found.unknown, tr("The base map knows no {names}: rename it, or draw its border.")),
            (found.unseen, tr("{names} lies off this board.")),
        ]
        sentences = [words.replace("{names}", self._named(names)) for names, words in told if names]
        if sentences:
            self.said.emit(" ".join(sentences))
        self.deleteLater()

    def _fail(self, error: Exception) -> None:
        self.deleteLater()
        if not isinstance(error, ProjectionError):
            raise error
        self.said.emit(tr(error.sentence))

    def _named(self, names: Iterable[str]) -> str:
        board, language = self._desk.board, self._desk.scene.language
        return ", ".join(thing_name(board, place, language) for place in _places(names))


def _places(names: Iterable[str]) -> tuple[ThingRef, ...]:
    return tuple(ThingRef("country", name) for name in names)
