"""Make the land of boards anew from the base map, warped as their cities were moved.

    python -P scripts/make_board_land.py [BOARD …]

takes the shipped boards and the examples if none is named. A board's warp leads each stop from
where the projection puts it to where it lies, and the borders of countries follow it. Outlines of
regions go along where stops have moved since the last time; nothing else changes.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from trackwright.layout.areas import BLEED
from trackwright.layout.basemap import borders, without_slivers
from trackwright.layout.countries import code_of
from trackwright.layout.land_warp import inverse_land_warp, land_warp
from trackwright.layout.projections import to_board
from trackwright.schema.board import Board, Country, Region
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point, Polygon, Ring
from trackwright.schema.projection import WarpPoint

ROOT = Path(__file__).parent.parent


def main(files: Iterable[Path]) -> None:
    """Write each board with a projection anew."""
    for path in files:
        board = read_board(path).document
        if board.projection is None:
            continue
        before = path.stat().st_size
        write_board(path, with_new_land(board))
        print(f"{path.relative_to(ROOT)}: {before} bytes before, {path.stat().st_size} now")


def with_new_land(board: Board) -> Board:
    """Return the board with the borders and the warp that go with its stops."""
    warped = board.changed(warp=tuple(warp_points(board)))
    return warped.changed(
        countries=tuple(countries_anew(warped)), regions=tuple(regions_moved(board, warped))
    )


def warp_points(board: Board) -> Iterator[WarpPoint]:
    """Yield where the projection puts each stop, and where it lies."""
    if board.projection is None:
        return
    for stop in board.stops:
        if stop.location is not None:
            x, y = to_board(board.projection, stop.location)
            yield WarpPoint(projected=Point(round(x, 2), round(y, 2)), moved=stop.position)


def countries_anew(board: Board) -> Iterator[Country]:
    """Yield the countries with borders of the base map; those that it lacks stay as they are."""
    if board.projection is None:
        return
    codes = {country.id: code_of(country) for country in board.countries}
    known = set(filter(None, codes.values()))
    drawn = borders(sorted(known), board.projection, board.size, bleed=BLEED, warp=land_warp(board))
    found = without_slivers(drawn)
    for country in board.countries:
        code = codes[country.id]
        yield country.changed(borders=found[code]) if code else country


def regions_moved(board: Board, warped: Board) -> Iterator[Region]:
    """Yield the regions, moved from the warp of one board to that of the other."""
    back, there = inverse_land_warp(board), land_warp(warped)

    def moved(ring: Ring) -> tuple[Point, ...]:
        points = np.array(ring, dtype=float)
        # What closes an outline beyond the board's edges stays there.
        inside = ((points >= 0) & (points <= (board.size.width, board.size.height))).all(axis=1)
        if back and there:
            points[inside] = there(back(points[inside]))
        return tuple(Point(float(x), float(y)) for x, y in points.round(2))

    if board.warp == warped.warp or not board.warp:
        yield from board.regions
        return
    for region in board.regions:
        areas = (
            Polygon(outer=moved(area.outer), holes=tuple(map(moved, area.holes)))
            for area in region.borders
        )
        yield region.changed(borders=tuple(areas))


def shipped() -> list[Path]:
    """Return the files of the shipped boards and of the examples."""
    return [*sorted(ROOT.glob("maps/boards/*.json")), *sorted(ROOT.glob("examples/*/board.json"))]


if __name__ == "__main__":
    main([Path(name).resolve() for name in sys.argv[1:]] or shipped())
