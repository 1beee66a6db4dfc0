"""Checks of names: two spellings of one city, translations, and what can be printed."""

import pytest
from builders import BoardBuilder, a_board
from check_findings import fixed_board, found, messages

from trackwright.analysis.board_texts import Spellings, one_slip

LINE = a_board().with_route("oslo", "bergen").with_route("bergen", "voss")


def called(*cities: str, **fields: str) -> BoardBuilder:
    builder = LINE
    for id_, name in zip(("oslo", "bergen", "voss"), cities, strict=False):
        builder = builder.with_city(id_, name=name, **fields)
    return builder


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Honningsvåg", "HONNINGVAG"),
        ("Sevastopol", "Sevestopol"),
        ("Wien", "Vienna"),
        ("Mo i Rana", "Mo I-Rana"),
        ("Sankt Petersburg", "Leningrad"),
        ("New York", "Newyork"),
    ],
)
def test_two_spellings_of_one_city_are_found(one: str, other: str) -> None:
    assert len(messages(called(one, other).build(), "S012")) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kristiansand", "Kristiansund"),
        ("Parma", "Palma"),
        ("Karlstad", "Karlskrona"),
        ("Gate 1", "Gate 2"),
        ("Harbour East", "Harbour West"),
        ("Line A", "Line B"),
        ("Esk", "Elk"),
        ("Torvik", "Jorvik"),
        ("", ""),
    ],
)
def test_names_of_two_cities_are_left_alone(one: str, other: str) -> None:
    assert messages(called(one, other).build(), "S012") == []


def test_nearly_equal_names_of_places_far_apart_are_two_cities() -> None:
    board = LINE.with_city("oslo", name="Aberfoyle", location={"lat": 56.2, "lon": -4.4})
    board = board.with_city("voss", name="Aberfoile", location={"lat": -29.6, "lon": 30.5})
    assert messages(board.build(), "S012") == []


def test_many_cities_of_one_name_are_one_problem() -> None:
    assert messages(called("Alby", "Alby", "Alby").build(), "S012") == ["3 cities are called Alby"]


def test_two_crossings_may_share_the_name_of_their_country() -> None:
    builder = LINE.with_crossing("west", "sweden", name="Sweden")
    board = builder.with_crossing("east", "sweden", name="Sweden").build()
    assert messages(board, "S012") == []


def test_cities_made_one_lose_only_what_would_be_double() -> None:
    builder = called("Wien", "Vienna").with_route("oslo", "voss").with_route("oslo", "hamar")
    board = builder.with_ticket("bergen", "hamar").with_ticket("oslo", "bergen").build()
    board = fixed_board(board, "S012", unsafe=True)
    assert {city.id for city in board.cities} == {"oslo", "voss", "hamar"}
    assert [route.id for route in board.routes] == ["oslo-voss", "oslo-hamar"]
    assert [ticket.ends for ticket in board.tickets] == [("oslo", "hamar")]


def test_a_kindred_language_is_translation_enough() -> None:
    meta = {"title": "A board", "languages": ["pt-BR"]}
    board = LINE.with_fields(meta=meta).with_city("oslo", name={"pt": "Oslo"}).build()
    assert messages(board, "S018") == []


def test_an_empty_translation_is_missing() -> None:
    meta = {"title": "A board", "languages": ["en", "fr"]}
    board = LINE.with_fields(meta=meta).with_city("oslo", name={"en": "Oslo", "fr": " "}).build()
    assert messages(board, "S018") == ["the name of Oslo is missing in 'fr'"]


def test_lost_letters_cannot_be_mended() -> None:
    (finding,) = found(called("Troms\N{REPLACEMENT CHARACTER}").build(), "S028")
    assert finding.fixes == ()


@pytest.mark.parametrize("name", ["Åland", "Łódź", "Αθήνα", "Киïв", "东京", "بيروت", "A‌B", "N° 5"])
def test_names_in_all_scripts_are_printable_and_whole(name: str) -> None:
    assert messages(called(name).build(), "S028", "S029", "S031") == []


def test_garbled_letters_are_restored() -> None:
    name = "Honningsvåg".encode().decode("cp1252")
    board = fixed_board(called(name).build(), "S031")
    assert board.cities[0].name == "Honningsvåg"


@pytest.mark.parametrize("name", [" Oslo", "Oslo\t", "Mo  i Rana", "Mo i\nRana"])
def test_stray_spaces_are_removed(name: str) -> None:
    board = fixed_board(called(name).build(), "S029")
    assert board.cities[0].name == " ".join(name.split())


def test_one_slip_is_one_letter_of_a_long_word() -> None:
    assert one_slip("kirstiansand", "kristiansand")
    assert one_slip("mo i rana", "mo i ranna")
    assert not one_slip("line a", "line b")
    assert not one_slip("gate 1", "gate 2")
    assert not one_slip("torvik", "jorvik")


def test_words_one_slip_apart_are_found_among_many() -> None:
    words = ["bergen", "bregen", "oslo", "trondheim", "trondhem"]
    assert list(Spellings(words).pairs()) == [("bergen", "bregen"), ("trondheim", "trondhem")]
    assert Spellings(words).near("bergn") == ["bergen"]
