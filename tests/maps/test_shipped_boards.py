"""The four shipped boards: their facts, and that everything on them has its room."""

import json
from functools import cache
from math import dist

import pytest
from jsonschema import Draft202012Validator
from shapely import Point

from trackwright.layout.areas import area_of
from trackwright.layout.board import Layout, lay_out
from trackwright.layout.collisions import Kind, beyond_the_edge, collisions, crossing_routes
from trackwright.layout.projections import to_board
from trackwright.maps import board_folder, board_names, board_path, open_board, rulesets_of
from trackwright.schema.board import Board, Provenance
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.migrations import Format
from trackwright.schema.json_schema import published_path
from trackwright.schema.rules.scoring import ClaimedRoutes, CompletedTickets
from trackwright.schema.selector_matches import picked_routes, picked_tickets

SHIPPED = board_names()


@cache
def board(name: str) -> Board:
    return open_board(name).document


@cache
def layout(name: str) -> Layout:
    return lay_out(board(name))


@pytest.mark.parametrize("name", SHIPPED)
def test_board_is_read_without_a_note_and_saved_byte_for_byte(name: str) -> None:
    opened = open_board(name)
    assert opened.notes == ()
    assert board_text(opened.document) == board_path(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SHIPPED)
def test_board_validates_against_the_published_schema(name: str) -> None:
    schema = json.loads(published_path(Format.BOARD).read_text(encoding="utf-8"))
    document = json.loads(board_path(name).read_text(encoding="utf-8"))
    Draft202012Validator(schema).validate(document)


@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_overlaps(name: str) -> None:
    assert [
        (hit.one.kind, hit.one.owner, hit.other.kind, hit.other.owner, hit.where.area)
        for hit in collisions(layout(name))
    ] == []


@pytest.mark.parametrize("name", SHIPPED)
def test_no_names_overlap_in_french_either(name: str) -> None:
    french = lay_out(board(name), "fr")
    assert [hit for hit in collisions(french) if hit.other.kind is Kind.LABEL] == []


@pytest.mark.parametrize("name", SHIPPED)
def test_no_routes_cross(name: str) -> None:
    assert list(crossing_routes(layout(name))) == []


@pytest.mark.parametrize("name", SHIPPED)
def test_every_route_has_room_for_its_spaces(name: str) -> None:
    assert min(track.slack for track in layout(name).tracks.values()) >= 0


@pytest.mark.parametrize("name", SHIPPED)
def test_everything_lies_on_the_board(name: str) -> None:
    assert list(beyond_the_edge(layout(name))) == []


@pytest.mark.parametrize(
    ("name", "mean", "largest"),
    [
        ("europe", 9, 27),
        ("nordic_countries", 7, 20),
        ("northern_lights", 10, 27),
        ("poland", 2, 5),
    ],
)
def test_cities_lie_near_their_true_places(name: str, mean: float, largest: float) -> None:
    """In mm; the boards are 525 to 972 mm wide."""
    projection = board(name).projection
    assert projection is not None
    shifts = [
        dist(stop.position, to_board(projection, stop.location))
        for stop in board(name).stops
        if stop.location is not None
    ]
    assert len(shifts) == len(board(name).stops)
    assert sum(shifts) / len(shifts) < mean
    assert max(shifts) < largest


@pytest.mark.parametrize("name", SHIPPED)
def test_borders_are_valid_and_all_countries_are_named_in_english_and_french(name: str) -> None:
    for country in board(name).countries:
        assert not isinstance(country.name, str)
        assert country.name.keys() >= {"en", "fr"}
        assert area_of(country.borders).is_valid


@pytest.mark.parametrize("name", SHIPPED)
def test_every_named_city_lies_in_its_country(name: str) -> None:
    """A port may stand a millimetre off its simplified coast."""
    areas = {country.id: area_of(country.borders) for country in board(name).countries}
    for city in board(name).cities:
        assert city.country is not None
        if city.name:
            assert areas[city.country].distance(Point(city.position)) < 1.5, city.id


@pytest.mark.parametrize("name", SHIPPED)
def test_every_pile_of_every_ruleset_is_made_of_the_tickets_that_it_should_be(name: str) -> None:
    rulesets = rulesets_of(board(name), board_folder(name))
    assert rulesets
    for ruleset in rulesets:
        for pile in ruleset.tickets.piles:
            assert len(picked_tickets(board(name), pile.tickets)) == pile.size, pile.id


@pytest.mark.parametrize("name", SHIPPED)
def test_every_bonus_and_special_payment_picks_something(name: str) -> None:
    for ruleset in rulesets_of(board(name), board_folder(name)):
        for bonus in ruleset.bonuses.cards if ruleset.bonuses else ():
            match bonus.most:
                case CompletedTickets(tickets=tickets):
                    assert picked_tickets(board(name), tickets), bonus.id
                case ClaimedRoutes(routes=routes):
                    assert picked_routes(board(name), routes), bonus.id
        for substitution in ruleset.payment.substitutions:
            assert picked_routes(board(name), substitution.on)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_length_scores(name: str) -> None:
    for ruleset in rulesets_of(board(name), board_folder(name)):
        assert {route.length for route in board(name).routes} <= set(ruleset.scoring.lengths)


def test_the_official_oddities_are_kept_and_explained() -> None:
    ignored = {
        name: {(entry.check, entry.places[0]) for entry in board(name).ignored} for name in SHIPPED
    }
    assert {place for check, place in ignored["europe"] if check == "T001"} == {
        "ticket/london-wien",
        "ticket/athina-edinburgh",
        "ticket/bucuresti-erzurum",
        "ticket/angora-london",
        "ticket/berlin-paris",
        "ticket/paris-roma",
        "ticket/smyrna-sochi",
        "ticket/angora-essen",
    }
    assert ignored["nordic_countries"] == {
        ("G008", "route/kristiansand-stavanger"),
        ("G008", "route/mo_i_rana-trondheim"),
        ("G009", "route/helsinki-stockholm"),
    }
    assert ignored["northern_lights"] == {
        ("T001", "ticket/gdansk-helsinki"),
        ("T009", "ticket/helsinki-oslo"),
    }
    assert ignored["poland"] == set()


def test_europe_knows_the_states_of_1901_beside_todays_countries() -> None:
    states = {
        city: region.id
        for region in board("europe").regions
        if "state_1901" in region.tags
        for city in region.cities
    }
    assert states["danzig"] == "german_empire"
    assert states["wilno"] == "russian_empire"
    assert set(states) == {city.id for city in board("europe").cities}
    countries = {city.id: city.country for city in board("europe").cities}
    assert (countries["danzig"], countries["wilno"]) == ("poland", "lithuania")


def test_poland_says_that_it_is_a_reconstruction_and_what_in_it_is_official() -> None:
    meta = board("poland").meta
    assert meta.provenance is Provenance.RECONSTRUCTION
    assert "reconstruction" in str(meta.description)
    assert "7 of the 20 country cards" in str(meta.sources)
