"""What selectors pick on a board."""

import pytest

from trackwright.schema.board import Board, Ticket
from trackwright.schema.pile_tickets import pile_tickets
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.selector_matches import picked_routes, picked_stops, picked_tickets
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector

BOARD = Board.model_validate(
    {
        "id": "north",
        "meta": {"title": "North"},
        "size": {"width": 500, "height": 500},
        "countries": [{"id": "norway"}, {"id": "sweden"}, {"id": "russia"}],
        "regions": [{"id": "arctic", "cities": ["tromso", "kiruna"]}],
        "cities": [
            {"id": "oslo", "position": [0, 0], "country": "norway", "tags": ["capital"]},
            {"id": "tromso", "position": [0, 9], "country": "norway"},
            {"id": "kiruna", "position": [9, 9], "country": "sweden"},
            {"id": "stockholm", "position": [9, 0], "country": "sweden", "tags": ["capital"]},
        ],
        "crossings": [{"id": "murmansk_road", "position": [20, 9], "country": "russia"}],
        "routes": [
            {"id": "r1", "ends": ["oslo", "stockholm"], "color": "red", "length": 1},
            {"id": "r2", "ends": ["oslo", "tromso"], "color": "gray", "length": 4, "ferry": True},
            {"id": "r3", "ends": ["tromso", "kiruna"], "color": "red", "length": 2, "tunnel": True},
            {
                "id": "r4",
                "ends": ["kiruna", "murmansk_road"],
                "color": "blue",
                "length": 3,
                "draw_bonus": 2,
                "tags": ["long_haul"],
            },
        ],
        "decks": [{"id": "near"}, {"id": "far", "tags": ["long"]}],
        "tickets": [
            {"id": "t1", "ends": ["oslo", "stockholm"], "points": 1, "deck": "near"},
            {"id": "t2", "ends": ["oslo", "kiruna"], "points": 6, "deck": "far", "tags": ["big"]},
            {"id": "t3", "ends": ["oslo", {"country": "russia"}], "points": 9, "deck": "far"},
            {
                "id": "t4",
                "ends": ["oslo", "stockholm"],
                "points": 1,
                "deck": "near",
                "alternatives": [{"end": "tromso", "points": 4}],
            },
        ],
    }
)


@pytest.mark.parametrize(
    ("selector", "picked"),
    [
        ({}, {"oslo", "tromso", "kiruna", "stockholm", "murmansk_road"}),
        ({"cities": ["oslo", "kiruna"]}, {"oslo", "kiruna"}),
        ({"countries": ["norway"]}, {"oslo", "tromso"}),
        ({"countries": ["russia"]}, {"murmansk_road"}),
        ({"regions": ["arctic"]}, {"tromso", "kiruna"}),
        ({"tags": ["capital"]}, {"oslo", "stockholm"}),
        ({"countries": ["sweden"], "tags": ["capital"]}, {"stockholm"}),
        ({"regions": ["atlantis"]}, set()),
    ],
    ids=lambda value: str(sorted(value) if isinstance(value, set) else value),
)
def test_stops(selector: dict[str, object], picked: set[str]) -> None:
    assert picked_stops(BOARD, StopSelector.model_validate(selector)) == picked


@pytest.mark.parametrize(
    ("selector", "picked"),
    [
        ({}, ["r1", "r2", "r3", "r4"]),
        ({"routes": ["r2"]}, ["r2"]),
        ({"colors": ["red", "blue"]}, ["r1", "r3", "r4"]),
        ({"length": {"at_least": 2, "at_most": 3}}, ["r3", "r4"]),
        ({"ferry": True}, ["r2"]),
        ({"ferry": False, "tunnel": False}, ["r1", "r4"]),
        ({"draw_bonus": True}, ["r4"]),
        ({"tags": ["long_haul"]}, ["r4"]),
        ({"touches": {"regions": ["arctic"]}}, ["r2", "r3", "r4"]),
        ({"any_of": [{"tunnel": True}, {"ferry": True}]}, ["r2", "r3"]),
        ({"any_of": [{"tunnel": True}, {"ferry": True}], "colors": ["red"]}, ["r3"]),
    ],
    ids=lambda value: str(sorted(value) if isinstance(value, set) else value),
)
def test_routes(selector: dict[str, object], picked: list[str]) -> None:
    routes = picked_routes(BOARD, RouteSelector.model_validate(selector))
    assert [route.id for route in routes] == picked


@pytest.mark.parametrize(
    ("selector", "picked"),
    [
        ({}, ["t1", "t2", "t3", "t4"]),
        ({"decks": ["near"]}, ["t1", "t4"]),
        ({"tags": ["big"]}, ["t2"]),
        ({"tags": ["long"]}, ["t2", "t3"]),
        ({"points": {"at_most": 6}}, ["t1", "t2", "t4"]),
        ({"touches": {"countries": ["sweden"]}}, ["t1", "t2", "t4"]),
        ({"touches": {"countries": ["russia"]}}, ["t3"]),
        ({"touches": {"regions": ["arctic"]}}, ["t2", "t4"]),
        ({"any_of": [{"decks": ["near"]}, {"tags": ["big"]}]}, ["t1", "t2", "t4"]),
    ],
    ids=lambda value: str(sorted(value) if isinstance(value, set) else value),
)
def test_tickets(selector: dict[str, object], picked: list[str]) -> None:
    tickets = picked_tickets(BOARD, TicketSelector.model_validate(selector))
    assert [ticket.id for ticket in tickets] == picked


@pytest.mark.parametrize(
    ("piles", "lying"),
    [
        ([{}], [["t1", "t2", "t3", "t4"]]),
        ([{"decks": ["near"]}, {}], [["t1", "t4"], ["t2", "t3"]]),
        ([{}, {"decks": ["near"]}], [["t1", "t2", "t3", "t4"], []]),
        ([{"tags": ["scenic"]}, {}], [[], ["t1", "t2", "t3", "t4"]]),
    ],
    ids=str,
)
def test_a_ticket_lies_in_the_first_pile_that_picks_it(
    piles: list[dict[str, object]], lying: list[list[str]]
) -> None:
    stated = [Pile.model_validate({"id": f"p{i}", "tickets": each}) for i, each in enumerate(piles)]
    assert ids_of(pile_tickets(BOARD, stated)) == lying


def test_a_pile_is_made_of_its_fallback_where_its_selector_picks_nothing() -> None:
    long = {"id": "long", "fallback": {"points": {"at_least": 7}}}
    rest = Pile.model_validate({"id": "rest", "tickets": {}})
    by_tag = Pile.model_validate({**long, "tickets": {"tags": ["long"]}})
    assert ids_of(pile_tickets(BOARD, (by_tag, rest))) == [["t2", "t3"], ["t1", "t4"]]
    in_vain = Pile.model_validate({**long, "tickets": {"tags": ["scenic"]}})
    assert ids_of(pile_tickets(BOARD, (in_vain, rest))) == [["t3"], ["t1", "t2", "t4"]]


def test_a_fallback_is_not_for_a_pile_whose_tickets_lie_in_an_earlier_one() -> None:
    first = Pile.model_validate({"id": "first", "tickets": {"decks": ["near"]}})
    second = first.changed(id="second", fallback=TicketSelector())
    assert ids_of(pile_tickets(BOARD, (first, second))) == [["t1", "t4"], []]


def ids_of(piles: tuple[tuple[Ticket, ...], ...]) -> list[list[str]]:
    return [[ticket.id for ticket in pile] for pile in piles]
