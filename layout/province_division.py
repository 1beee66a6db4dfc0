"""Countries of a board divided into their provinces, which take their place."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeVar

import shapely

from trackwright.layout.areas import BLEED, area_of
from trackwright.layout.countries import code_of
from trackwright.layout.land_warp import LandWarp, land_warp
from trackwright.layout.new_map import LANGUAGES
from trackwright.layout.provinces import province_borders, provinces_of
from trackwright.schema.board import Board, City, Country, Crossing
from trackwright.schema.geometry import Size
from trackwright.schema.ids import free_id, slug
from trackwright.schema.projection import Projection

_Stop = TypeVar("_Stop", City, Crossing)


def provinces_on_map(
    country: str,
    projection: Projection,
    size: Size,
    *,
    languages: Iterable[str] = LANGUAGES,
    taken: Collection[str] = (),
    warp: LandWarp | None = None,
) -> Mapping[str, Country]:
    """Return those of a country's provinces that a board shows, with their borders, by code.

    Their ids are none of those taken.
    """
    shown = province_borders(country, projection, size, bleed=BLEED, warp=warp)
    used = set(taken)
    found: dict[str, Country] = {}
    for province in provinces_of(country):
        if shown[province.code]:
            name = free_id(slug(province.names["en"], "province"), used)
            used.add(name)
            found[province.code] = Country(
                id=name,
                name={language: province.name_in(language) for language in languages},
                borders=shown[province.code],
            )
    return found


def divided_into_provinces(board: Board, codes: Iterable[str]) -> Board:
    """Return the board with some of its countries, given by codes, divided into their provinces.

    Stops of such a country belong to the province in which they lie then. A country whose provinces
    are not known stays whole, as do all countries of a board without a projection.
    """
    wanted = {country.id for country in board.countries if code_of(country) in set(codes)}
    for country in board.countries:
        if country.id in wanted:
            board = _divided(board, country)
    return board


def _divided(board: Board, country: Country) -> Board:
    code = code_of(country)
    if board.projection is None or code is None:
        return board
    provinces = provinces_on_map(
        code,
        board.projection,
        board.size,
        languages=board.meta.languages or LANGUAGES,
        taken=[other.id for other in board.countries],
        warp=land_warp(board),
    )
    if not provinces:
        return board
    parts = tuple(provinces.values())
    place = board.countries.index(country)
    return board.changed(
        countries=(*board.countries[:place], *parts, *board.countries[place + 1 :]),
        cities=_at_home(board.cities, country, parts),
        crossings=_at_home(board.crossings, country, parts),
    )


def _at_home(
    stops: Sequence[_Stop], country: Country, parts: Sequence[Country]
) -> tuple[_Stop, ...]:
    """Return the stops; those of a country belong to its nearest part."""
    tree = shapely.STRtree([area_of(part.borders) for part in parts])
    return tuple(
        stop.changed(country=parts[int(tree.nearest(shapely.Point(stop.position)))].id)
        if stop.country == country.id
        else stop
        for stop in stops
    )
