"""Countries can be divided into their provinces, which fill them without gaps."""

from collections.abc import Mapping
from pathlib import Path

import pytest
import shapely
from builders import a_board
from run_command import run

from trackwright.layout.areas import area_of
from trackwright.layout.basemap import borders
from trackwright.layout.extents import mainland_points
from trackwright.layout.new_map import countries_on_map, map_of
from trackwright.layout.projections import to_board
from trackwright.layout.province_division import divided_into_provinces, provinces_on_map
from trackwright.layout.provinces import find_province, province_borders, provinces_of
from trackwright.schema.board import Board, City
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.files.reading import read_board
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.projection import Projection
from trackwright.schema.text import text_in

STANDARD = Size(width=790, height=525)
MUENCHEN = GeoPoint(lat=48.137, lon=11.575)


def view_of(country: str) -> tuple[Projection, Size]:
    return map_of(mainland_points([country]), STANDARD)


def areas_of(country: str) -> Mapping[str, shapely.MultiPolygon]:
    return {
        find_province(country, code).names["en"]: area_of(polygons)
        for code, polygons in province_borders(country, *view_of(country)).items()
        if polygons
    }


@pytest.mark.parametrize(
    ("country", "count"), [("DE", 16), ("PL", 16), ("US", 49), ("AT", 9), ("IS", 9), ("GB", 4)]
)
def test_provinces_fill_their_country(country: str, count: int) -> None:
    areas = areas_of(country)
    assert len(areas) == count
    whole = area_of(borders([country], *view_of(country))[country])
    together = shapely.union_all(list(areas.values()))
    assert together.symmetric_difference(whole).area < 0.0005 * whole.area
    assert sum(area.area for area in areas.values()) == pytest.approx(together.area, abs=0.1)


@pytest.mark.parametrize(
    ("country", "province", "square_kilometres"),
    [
        ("DE", "Bavaria", 70_500),
        ("DE", "Berlin", 890),
        ("DE", "Saarland", 2_570),
        ("PL", "Mazovia", 35_600),
        ("US", "Texas", 695_000),
        ("US", "Colorado", 269_800),
        ("US", "Massachusetts", 21_500),
        ("GB", "Scotland", 78_000),
    ],
)
def test_a_province_has_its_size(country: str, province: str, square_kilometres: float) -> None:
    projection, _ = view_of(country)
    drawn = areas_of(country)[province].area / projection.scale**2
    assert drawn == pytest.approx(square_kilometres, rel=0.12)


def test_a_province_holds_its_capital() -> None:
    projection, _ = view_of("DE")
    bavaria = areas_of("DE")["Bavaria"]
    assert bavaria.contains(shapely.Point(to_board(projection, MUENCHEN)))


def test_provinces_share_the_border_with_another_country() -> None:
    projection, size = view_of("DE")
    poland = area_of(borders(["PL"], projection, size)["PL"])
    for name in ("Saxony", "Brandenburg"):
        province = areas_of("DE")[name]
        assert province.distance(poland) == 0
        assert province.intersection(poland).area < 0.01
    brandenburg = areas_of("DE")["Brandenburg"]
    shared = brandenburg.buffer(0.01).intersection(poland.boundary).length
    assert shared / projection.scale > 200


def test_a_province_is_found_by_its_names_and_its_code() -> None:
    bavaria = find_province("DE", "Bayern")
    assert find_province("Germany", "bavaria") == bavaria
    assert find_province("DE", "Bavière") == bavaria
    assert find_province("DE", "de-by") == bavaria
    with pytest.raises(UnknownNameError, match="did you mean 'Bayern'"):
        find_province("DE", "Bayren")


def test_names_come_in_the_languages_of_the_board() -> None:
    names = {province.name_in("en"): province for province in provinces_of("PL")}
    assert names["Lower Silesia"].name_in("fr") == "Basse-Silésie"
    assert names["Lower Silesia"].name_in("pl") == "dolnośląskie"
    assert find_province("DE", "Hessen").name_in("it") == "Hessen"


def test_a_country_without_known_provinces_has_none() -> None:
    assert provinces_of("VA") == ()
    assert province_borders("VA", *view_of("IT")) == {}


def a_german_board() -> Board:
    projection, size = view_of("DE")
    shown = countries_on_map(["DE", "PL", "AT"], projection, size)
    city = City(
        id="muenchen",
        name="München",
        position=Point(*to_board(projection, MUENCHEN)),
        location=MUENCHEN,
        country="germany",
    )
    return (
        a_board()
        .build()
        .changed(projection=projection, size=size, countries=tuple(shown.values()), cities=(city,))
    )


def test_a_board_s_country_gives_way_to_its_provinces() -> None:
    board = divided_into_provinces(a_german_board(), ["DE"])
    ids = [country.id for country in board.countries]
    assert {"austria", "poland", "bavaria", "berlin"} <= set(ids)
    assert "germany" not in ids
    assert len(ids) == 18
    assert board.cities[0].country == "bavaria"


def test_an_imported_board_can_be_divided(tmp_path: Path) -> None:
    (tmp_path / "towns.csv").write_text("city\nHamburg\nDresden\nStuttgart\nKraków\n")
    arguments = ("import", "towns.csv", "--from", "csv", "--provinces", "Allemagne")
    run(*arguments, "--out", "my.json", folder=tmp_path)
    board = read_board(tmp_path / "my.json").document
    homes = {city.name: city.country for city in board.cities}
    assert homes == {
        "Hamburg": "hamburg",
        "Dresden": "saxony",
        "Stuttgart": "baden_wurttemberg",
        "Kraków": "poland",
    }


def test_only_countries_that_a_board_shows_are_divided() -> None:
    board = a_german_board()
    assert divided_into_provinces(board, ["FR", "VA"]) is board
    without_map = board.changed(projection=None)
    assert divided_into_provinces(without_map, ["DE"]) is without_map


def test_ids_of_provinces_are_none_of_the_board_s() -> None:
    shown = provinces_on_map("DE", *view_of("DE"), taken=["bavaria"])
    assert shown["DE-BY"].id == "bavaria_2"
    assert text_in(shown["DE-BY"].name, "fr") == "Bavière"
