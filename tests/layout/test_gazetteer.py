"""Towns are found by their names: in other languages, misspelled, or half typed."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trackwright.layout.gazetteer import Town, complete, likeliest_number, place, places, suggest
from trackwright.layout.misspellings import KnownNames, slips_between
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.text import folded

ODD = ["", " ", "-", "🚂", "مدينة", "x" * 300, "Ж" * 70, "\0", "\n", "|", "1|2", "%", "🚂" * 60]


def found(name: str, country: str | None = None) -> Town:
    town = place(name, country)
    assert town is not None, name
    return town


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("København", "kobenhavn"),
        ("ŁÓDŹ", "lodz"),
        ("Tromsø", "TROMSO"),
        ("Straßburg", "strassburg"),
        ("Đà Nẵng", "da nang"),
        ("Ærø", "aero"),
        ("İzmir", "izmir"),
        ("Reykjavík", "reykjavik"),
        ("Saint-Étienne", "saint etienne"),
        ("L’Aquila", "L'Aquila"),
        ("  Mo   i Rana ", "mo i rana"),
    ],
)
def test_spellings_that_mean_the_same_fold_to_the_same(first: str, second: str) -> None:
    assert folded(first) == folded(second)


@pytest.mark.parametrize("name", ["Göteborg", "Gothenburg", "GOTEBORG", "göteborg", "Гётеборг"])
def test_a_town_is_found_by_any_of_its_names(name: str) -> None:
    town = found(name)
    assert (town.main_name, town.country) == ("Gothenburg", "SE")
    assert town.location == GeoPoint(lat=57.707, lon=11.967)
    assert town.population > 500_000


@pytest.mark.parametrize(
    ("typed", "spelled"),
    [
        ("goteborg", "Göteborg"),
        ("kobenhavn", "København"),
        ("LODZ", "Łódź"),
        ("abo", "Åbo"),
        ("wien", "Wien"),
        ("st petersburg", "St Petersburg"),
        ("mo i rana", "Mo i Rana"),
    ],
)
def test_a_town_comes_under_the_name_it_was_asked_for(typed: str, spelled: str) -> None:
    assert found(typed).name == spelled


BOARDS = {
    "Europe": """
        Amsterdam Angora Athína Barcelona Berlin Brindisi Bruxelles București Budapest
        Constantinople Danzig Dieppe Edinburgh Erzurum Essen Frankfurt Kharkov Kyiv Lisboa London
        Madrid Marseille Moskva München Palermo Pamplona Paris Petrograd Riga Roma Rostov Sarajevo
        Sevastopol Smolensk Smyrna Sochi Sofia Stockholm Venezia Warszawa Wien Wilno Zagrab Zürich
        København""",
    "the north": """
        Ålborg Åndalsnes Århus Bergen Boden Göteborg Helsinki Honningsvåg Imatra Kajaani Karlskrona
        Kirkenes Kiruna Kristiansand Kuopio Lahti Lieksa Lillehammer Murmansk Narvik Norrköping
        Oslo Oulu Rovaniemi Stavanger Sundsvall Tallinn Tampere Tornio Tromsø Trondheim Turku Umeå
        Vaasa Örebro Östersund Apatity""",
    "Poland": """
        Białystok Bydgoszcz Częstochowa Elbląg Gdańsk Gdynia Katowice Kielce Kraków Lublin Łódź
        Olsztyn Opole Poznań Przemyśl Radom Rzeszów Słupsk Szczecin Toruń Wrocław Kołobrzeg""",
}


@pytest.mark.parametrize("board", BOARDS)
def test_the_cities_of_well_known_boards_are_found_near_each_other(board: str) -> None:
    for name in BOARDS[board].split():
        town = found(name)
        assert 34 < town.location.lat < 72, name
        assert -10 < town.location.lon < 45, name


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Agram", "Zagreb"),
        ("Angora", "Ankara"),
        ("Constantinople", "Istanbul"),
        ("Smyrna", "İzmir"),
        ("Danzig", "Gdańsk"),
        ("Wilno", "Vilnius"),
        ("Petrograd", "Saint Petersburg"),
        ("Christiania", "Oslo"),
        ("Lemberg", "Lviv"),
        ("Königsberg", "Kaliningrad"),
        ("Breslau", "Wrocław"),
        ("Copenhagen", "København"),
        ("Vienna", "Wien"),
        ("Bucharest", "București"),
    ],
)
def test_old_and_foreign_names_lead_to_the_same_place(old: str, new: str) -> None:
    assert found(old).location == found(new).location


def test_towns_of_two_words_are_found() -> None:
    assert found("Gorzów Wielkopolski").country == "PL"
    assert found("mo i rana").country == "NO"


def test_of_towns_with_the_same_name_the_largest_comes_first() -> None:
    towns = places("Córdoba")
    assert [town.country for town in towns[:3]] == ["AR", "ES", "MX"]
    populations = [town.population for town in towns if town.main_name == "Córdoba"]
    assert populations == sorted(populations, reverse=True)
    assert place("Córdoba") == towns[0]


def test_a_town_by_its_main_name_comes_before_a_larger_one_by_another() -> None:
    towns = places("Saint John", "CA")
    assert [town.main_name for town in towns] == ["Saint John", "St. John's"]
    assert towns[0].population < towns[1].population


@pytest.mark.parametrize(
    ("name", "country", "main_name"),
    [
        ("Brest", "BY", "Brest"),
        ("Brest", "FR", "Brest"),
        ("brest", "fr", "Brest"),
        ("Frankfurt", "DE", "Frankfurt am Main"),
        ("Frankfurt", "US", "Frankfort"),
        ("Córdoba", "ES", "Córdoba"),
        ("Cádiz", "ES", "Cadiz"),
        ("Goteborg", "SE", "Gothenburg"),
    ],
)
def test_a_country_picks_among_towns_with_the_same_name(
    name: str, country: str, main_name: str
) -> None:
    town = found(name, country)
    assert (town.country, town.main_name) == (country.upper(), main_name)


def test_a_town_is_not_found_in_a_country_where_it_is_not() -> None:
    assert place("Göteborg", "NO") is None
    assert places("Göteborg", "XX") == ()


@pytest.mark.parametrize(
    ("misspelled", "meant"),
    [
        ("Gotebrog", "Göteborg"),
        ("KIRSTIANSAND", "Kristiansand"),
        ("SEVESTOPOL", "Sevastopol"),
        ("Honningvag", "Honningsvåg"),
        ("Stokcholm", "Stockholm"),
        ("Wrocaw", "Wrocław"),
        ("Kopenhagn", "Kopenhagen"),
        ("Constantinopel", "Constantinople"),
        ("Gorzow Wielkpolski", "Gorzów Wielkopolski"),
        ("Мурмнск", "Мурманск"),
        ("Olso", "Oslo"),
    ],
)
def test_a_misspelled_name_brings_the_town_that_was_meant(misspelled: str, meant: str) -> None:
    assert suggest(misspelled)[0].name == meant


def test_suggestions_name_each_town_once_and_no_more_than_asked_for() -> None:
    towns = suggest("Frankfrt", limit=4)
    assert len(towns) == 4
    assert len({town.location for town in towns}) == 4


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("Göte", "Göteborg"),
        ("kob", "København"),
        ("Trom", "Tromsø"),
        ("Wie", "Wien"),
        ("st p", "St. Petersburg"),
        ("Мурм", "Мурманск"),
        ("Honn", "Honningsvåg"),
    ],
)
def test_half_a_name_is_completed(typed: str, offered: str) -> None:
    assert offered in [town.name for town in complete(typed)]


def test_a_whole_name_is_offered_before_longer_ones() -> None:
    assert [town.name for town in complete("Bergen", limit=2)] == ["Bergen", "Bergen"]
    assert complete("Lund")[0].name == "Lund"
    assert complete("Par")[0].name == "Paris"


def test_completions_name_each_town_once_and_no_more_than_asked_for() -> None:
    towns = complete("Co", limit=7)
    assert len(towns) == 7
    assert len({town.location for town in towns}) == 7


def test_a_single_letter_is_a_name_and_not_a_beginning() -> None:
    assert "Å" in [town.name for town in complete("Å")]
    assert {folded(town.name) for town in complete("Å")} == {"a"}


@pytest.mark.parametrize("name", ODD)
def test_odd_input_finds_nothing(name: str) -> None:
    assert place(name) is None
    assert places(name, "NO") == ()
    assert suggest(name) == ()
    assert complete(name) == ()


@settings(deadline=None)
@given(name=st.text(max_size=30))
def test_any_input_is_answered(name: str) -> None:
    assert all(folded(town.name) == folded(name) for town in places(name))
    assert all(folded(town.name).startswith(folded(name)) for town in complete(name, limit=3))
    assert len(suggest(name)) <= 5


words = st.text(alphabet="abcd", min_size=1, max_size=9)


@given(word=words, known=st.lists(words, min_size=1, max_size=30), slips=st.integers(0, 3))
def test_all_names_within_some_slips_are_found(word: str, known: list[str], slips: int) -> None:
    near = set(KnownNames("\n".join(known).encode()).near(word, slips))
    distances = [_distance(word, name) for name in known]
    assert near >= {line for line, distance in enumerate(distances) if distance <= slips}
    assert all(distances[line] <= slips + 1 for line in near)


@given(word=words, place=st.integers(0, 7), slips=st.integers(1, 3))
def test_a_name_with_two_letters_swapped_is_found(word: str, place: int, slips: int) -> None:
    swapped = word[:place] + word[place : place + 2][::-1] + word[place + 2 :]
    assert list(KnownNames(word.encode()).near(swapped, slips)) == [0]


@cache
def _distance(first: str, second: str) -> int:
    """Levenshtein's distance, as the textbook has it."""
    if not first or not second:
        return len(first) + len(second)
    if first[0] == second[0]:
        return _distance(first[1:], second[1:])
    return 1 + min(
        _distance(first[1:], second),
        _distance(first, second[1:]),
        _distance(first[1:], second[1:]),
    )


@pytest.mark.parametrize(
    ("first", "second", "slips"),
    [
        ("oslo", "oslo", 0),
        ("osol", "oslo", 1),
        ("olo", "oslo", 1),
        ("osslo", "oslo", 1),
        ("usla", "oslo", 2),
        ("", "oslo", 4),
    ],
)
def test_slips_are_wrong_missing_needless_and_swapped_letters(
    first: str, second: str, slips: int
) -> None:
    assert slips_between(first, second) == slips_between(second, first) == slips


@pytest.mark.parametrize(
    ("one", "other"), [("Brussels", "Bruxelles"), ("Roma", "Rome"), ("Danzig", "GDANSK")]
)
def test_names_of_one_town_in_two_languages_share_its_number(one: str, other: str) -> None:
    assert likeliest_number(one) == likeliest_number(other) is not None


@pytest.mark.parametrize(
    ("one", "other"),
    [("Nice", "Niš"), ("Kristiansand", "Kristiansund"), ("Austin", "Waterloo")],
)
def test_a_town_is_meant_by_its_main_name_rather_than_another_by_an_old_one(
    one: str, other: str
) -> None:
    assert likeliest_number(one) != likeliest_number(other)


@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_name_has_no_number(odd: str) -> None:
    assert likeliest_number(odd) is None
