"""Lists of names as people write them, without countries: all names are read together."""

import pytest

from trackwright.layout.gazetteer import possible_towns
from trackwright.layout.place_finder import Certainty, Choice, choose_together, kilometres
from trackwright.schema.geometry import GeoPoint

LISTS = {
    "IE GB": "Dublin Cork Galway Limerick Waterford Athlone Sligo Westport Tralee Killarney "
    "Wexford Kilkenny Dundalk Belfast Derry Letterkenny Ennis Mullingar Tullamore Rosslare",
    "PT": "Lisboa Porto Braga Coimbra Faro Lagos Évora Beja Guarda Viseu Leiria Santarém Setúbal "
    "Aveiro Bragança Portalegre Sines Tavira",
    "ES": "Madrid Barcelona Valencia Sevilla Zaragoza Murcia Bilbao Córdoba Granada León Vigo "
    "Cartagena Mérida Toledo Salamanca Burgos Badajoz Cádiz Almería",
    "CL": "Santiago Valparaíso Concepción Antofagasta Iquique Arica Temuco Valdivia Talca Rancagua",
    "GB": "Edinburgh Glasgow Aberdeen Dundee Inverness Perth Stirling Oban Thurso Wick Ayr",
    "NZ": "Auckland Wellington Christchurch Dunedin Hamilton Tauranga Napier Nelson Queenstown "
    "Invercargill Gisborne Rotorua Taupo Timaru Blenheim",
    "CA": "Toronto Ottawa Hamilton London Kingston Windsor Sudbury Barrie Timmins Cornwall",
    "DE": "Berlin Hamburg München Köln Frankfurt Stuttgart Leipzig Bremen Dresden Kiel Rostock "
    "Kassel Freiburg Ulm Regensburg Münster",
    "PL": "Danzig Breslau Posen Krakau Warschau Lodz Stettin Thorn Lublin Bromberg Allenstein",
}
"""Lists by the countries that all their towns lie in."""


def chosen(names: list[str]) -> dict[str, Choice]:
    return choose_together({name: possible_towns(name) for name in names})


@pytest.mark.parametrize("countries", LISTS, ids=str)
def test_a_list_of_one_land_is_found_there(countries: str) -> None:
    found = chosen(LISTS[countries].split())
    strays = {n: c.town.country for n, c in found.items() if c.town.country not in countries}
    assert strays == {}
    assert not any(choice.is_astray for choice in found.values())
    assert len(found) == len(LISTS[countries].split())


def test_a_list_of_the_world_means_its_largest_cities() -> None:
    found = chosen(["London", "Paris", "Sydney", "Cairo", "Lagos", "Tokyo", "Mumbai", "New York"])
    countries = [choice.town.country for choice in found.values()]
    assert countries == ["GB", "FR", "AU", "EG", "NG", "JP", "IN", "US"]
    assert not any(choice.is_astray for choice in found.values())


def test_a_few_names_mean_the_largest_towns() -> None:
    assert [c.town.country for c in chosen(["London", "Perth"]).values()] == ["GB", "AU"]


def test_two_names_never_mean_one_town() -> None:
    danzig = possible_towns("Danzig")
    found = choose_together(
        {"new": possible_towns("Gdańsk"), "old": danzig, "wien": possible_towns("Wien")}
    )
    assert found["new"].town.location == danzig[0].location
    assert len(found) == 3


def test_a_town_far_from_all_others_is_astray() -> None:
    found = chosen(["Dublin", "Cork", "Galway", "Limerick", "Sydney", "Sligo"])
    assert [name for name, choice in found.items() if choice.is_astray] == ["Sydney"]
    assert found["Sydney"].distance > 10_000


def test_a_doubt_is_told_with_the_other_town() -> None:
    found = chosen(["New York", "Boston", "Chicago", "Denver", "Atlanta", "Helena", "Seattle"])
    assert found["Boston"].certainty is not Certainty.DOUBTFUL
    assert found["Helena"].certainty is Certainty.DOUBTFUL
    assert found["Helena"].other is not None
    assert found["Helena"].other.country == "US"


def test_known_places_decide_between_namesakes() -> None:
    canada = [GeoPoint(lat=43.3 + step / 2, lon=-79.9) for step in range(6)]
    found = choose_together({"London": possible_towns("London")}, canada)
    assert found["London"].town.country == "CA"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("St. Louis", "US"),
        ("Sault St. Marie", "CA"),
        ("Mt. Isa", "AU"),
        ("Ft. William", "GB"),
        ("St Petersburg", "RU"),
        ("Saint-Gall", "CH"),
    ],
)
def test_abbreviations_are_written_out(written: str, meant: str) -> None:
    assert possible_towns(written)[0].country == meant


def test_distances_are_those_over_the_ground() -> None:
    dublin, sydney = GeoPoint(lat=53.33, lon=-6.25), GeoPoint(lat=-33.87, lon=151.21)
    assert kilometres(dublin, sydney) == pytest.approx(17_215, rel=0.005)
    assert kilometres(dublin, dublin) == pytest.approx(0, abs=0.01)
