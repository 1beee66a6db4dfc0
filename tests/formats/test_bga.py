"""Maps for Board Game Arena: what PHP makes of the four files."""

import json
from pathlib import Path
from typing import Any

import pytest
from builders import a_board
from external_programs import run, written
from sample_board import ODD_NAMES, sample_board, sample_export

from trackwright.formats.bga import BGA
from trackwright.formats.capabilities import losses
from trackwright.formats.format import Export
from trackwright.maps import board_names, open_board, open_ruleset, ruleset_of
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import text_in

LOADER = Path(__file__).parents[1] / "data" / "load_map.php"
COLORS = ("gray", "purple", "white", "blue", "yellow", "orange", "black", "red", "green")


def loaded(export: Export, folder: Path) -> Any:
    """Return what PHP gets of a map."""
    for path in written(BGA.write(export), folder):
        assert "No syntax errors" in run("php", "-l", path)
    return json.loads(run("php", LOADER, folder))


def rules_of(board: Board) -> Ruleset | None:
    return ruleset_of(board, Path())


# Every board


@pytest.mark.parametrize("name", board_names())
def test_php_gets_the_whole_board(name: str, tmp_path: Path) -> None:
    board = open_board(name).document
    fields = loaded(Export(board, rules_of(board)), tmp_path)["fields"]
    numbers = {stop.id: number for number, stop in enumerate(board.stops, 1)}
    assert [*fields["cities"]] == [str(n) for n in range(1, len(board.stops) + 1)]
    for city in board.cities:
        assert fields["cities"][str(numbers[city.id])]["name"] == text_in(city.name, "en")
    assert len(fields["routes"]) == len(board.routes)
    for route, got in zip(board.routes, fields["routes"].values(), strict=True):
        assert [got["from"], got["to"]] == sorted(numbers[end] for end in route.ends)
        assert COLORS[got["color"]] == route.color
        assert len(got["spaces"]) == route.length
        assert (got["tunnel"], got["locomotives"]) == (route.tunnel, len(route.icons))
    cards = [card for deck in fields["destinations"].values() for card in deck_cards(deck)]
    points = sorted(ticket.points for ticket in board.tickets)
    assert sorted(first(card["points"]) for card in cards) == points


def deck_cards(deck: Any) -> list[Any]:
    return list(deck.values()) if isinstance(deck, dict) else deck  # PHP's empty array is a list


def first(value: Any) -> Any:
    return value[0] if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("size", "picture"), [((972, 648), (1744, 1125)), ((525, 790), (1125, 1744))]
)
def test_pixels_lie_on_a_picture_that_lies_or_stands_as_the_board_does(
    size: tuple[float, float], picture: tuple[int, int], tmp_path: Path
) -> None:
    width, height = size
    board = (
        a_board(size={"width": width, "height": height})
        .with_city("a", position=[0, 0])
        .with_city("b", position=[width, height])
        .with_city("c", position=[width / 2, height / 2])
        .build()
    )
    first, last, middle = loaded(Export(board), tmp_path)["fields"]["cities"].values()
    assert (middle["x"], middle["y"]) == pytest.approx((picture[0] / 2, picture[1] / 2), abs=1)
    assert first["x"] + last["x"] == pytest.approx(picture[0], abs=1)
    assert first["y"] + last["y"] == pytest.approx(picture[1], abs=1)
    assert 0 in (first["x"], first["y"])


def test_the_spaces_of_a_route_run_from_the_lower_id_to_the_higher(tmp_path: Path) -> None:
    board = (
        a_board()
        .with_city("a", position=[100, 100])
        .with_city("b", position=[300, 100])
        .with_route("b", "a", length=4)
        .build()
    )
    (route,) = loaded(Export(board), tmp_path)["fields"]["routes"].values()
    assert (route["from"], route["to"]) == (1, 2)
    across = [space["x"] for space in route["spaces"]]
    assert across == sorted(across)
    assert {space["angle"] for space in route["spaces"]} == {0}


def test_countries_are_negative_and_their_crossings_stand_for_them(tmp_path: Path) -> None:
    fields = loaded(sample_export(), tmp_path)["fields"]
    assert fields["cities"]["5"]["country"] == -1
    assert fields["countriesEndPoints"] == {"-1": [5]}
    cards = [card for deck in fields["destinations"].values() for card in deck_cards(deck)]
    (card,) = (card for card in cards if isinstance(card["to"], list))
    assert card == {"from": 4, "to": [-1, 3], "points": [13, 9]}


# Names


def test_names_of_any_kind_arrive_as_they_are(tmp_path: Path) -> None:
    builder = a_board()
    for number, name in enumerate(ODD_NAMES):
        builder = builder.with_city(f"city_{number}", name=name)
    cities = loaded(Export(builder.build()), tmp_path)["fields"]["cities"].values()
    assert [city["name"] for city in cities] == list(ODD_NAMES)


def test_an_id_that_begins_with_a_digit_makes_a_class(tmp_path: Path) -> None:
    assert loaded(Export(a_board("1912_map").build()), tmp_path)["class"] == "Board1912MapMap"


# Rules


def test_the_rules_stand_in_the_public_fields(tmp_path: Path) -> None:
    board = open_board("europe").document
    got = loaded(Export(board, rules_of(board)), tmp_path)
    assert {name: got["fields"][name] for name in list(got["fields"])[:15]} == {
        "numberOfLocomotiveCards": 14,
        "numberOfColoredCards": 12,
        "initialTrainCarCardsInHand": 4,
        "visibleLocomotivesCountsAsTwoCards": True,
        "locomotiveUsageRestriction": 0,
        "resetVisibleCardsWithLocomotives": 3,
        "trainCarsNumberToStartLastTurn": 2,
        "trainCarsPerPlayer": 45,
        "additionalDestinationMinimumKept": 1,
        "unusedInitialDestinationsGoToDeckBottom": False,
        "unusedAdditionalDestinationsGoToDeckBottom": True,
        "pointsForLongestPath": 10,
        "pointsForGlobetrotter": None,
        "minimumPlayerForDoubleRoutes": 4,
        "stations": 3,
    }
    assert got["fields"]["routePoints"] == {"1": 1, "2": 2, "3": 4, "4": 7, "6": 15, "8": 21}
    assert (got["deal"], got["keep"], got["draw"]) == ({"deckbig": 1, "deck": 3}, 2, 3)
    assert [len(got["piles"][name]) for name in ("deckbig", "deck")] == [6, 40]
    assert (got["longest_path"], got["globetrotter"]) == (True, False)


def test_restricted_locomotives_and_any_cards_are_said(tmp_path: Path) -> None:
    board = open_board("nordic_countries").document
    got = loaded(Export(board, rules_of(board)), tmp_path)
    fields = got["fields"]
    assert fields["locomotiveUsageRestriction"] == 3
    assert fields["visibleLocomotivesCountsAsTwoCards"] is False
    assert fields["minimumPlayerForDoubleRoutes"] == 3
    assert got["globetrotter"] is True
    for route in fields["routes"].values():
        spaces, icons = len(route["spaces"]), route["locomotives"]
        expected = 4 if spaces == 9 else 3 if icons else None
        assert route["canPayWithAnySetOfCards"] == expected


def test_bonuses_that_are_drawn_do_not_always_count(tmp_path: Path) -> None:
    rules = open_ruleset("northern_lights").ruleset
    got = loaded(Export(sample_board(), rules), tmp_path)
    assert got["fields"]["pointsForLongestPath"] is None
    assert got["fields"]["pointsForGlobetrotter"] is None
    assert (got["longest_path"], got["globetrotter"]) == (False, False)


def test_pairs_of_a_colour_pay_ferries_and_draw_bonuses_arrive(tmp_path: Path) -> None:
    board = (
        a_board()
        .with_route("oslo", "bergen", length=3, ferry=True, icons=[0])
        .with_route("oslo", "turku", length=3, draw_bonus=2)
        .build()
    )
    got = loaded(Export(board, open_ruleset("northern_lights").ruleset), tmp_path)
    ferry, bonus = got["fields"]["routes"].values()
    assert (ferry["canPayFerriesWithAnySetOfCards"], ferry["drawingBonus"]) == (2, 0)
    assert (bonus["canPayFerriesWithAnySetOfCards"], bonus["drawingBonus"]) == (None, 2)


def may_keep(got: Any, kinds: list[int]) -> bool:
    """Return whether the game lets a player keep tickets of these kinds: one long one at most."""
    return len(kinds) >= got["keep"] and kinds.count(2) <= 1


@pytest.mark.parametrize("name", ["europe", "europe_1912", "mega_europe", "big_cities"])
def test_any_regular_tickets_and_one_long_one_can_be_kept(name: str, tmp_path: Path) -> None:
    board, rules = open_board("europe").document, open_ruleset(name).ruleset
    got = loaded(Export(board, rules), tmp_path)
    hand = [card for pile, n in got["deal"].items() for card in got["piles"][pile][:n]]
    assert len(hand) == sum(deal.cards for deal in rules.tickets.deals)
    regular = [card["type"] for card in got["piles"]["deck"]]
    assert set(regular) == {1}
    assert may_keep(got, regular[: got["deal"]["deck"]])
    long = [card["type"] for card in got["piles"].get("deckbig", ())]
    assert set(long) <= {2}
    assert not long or may_keep(got, [long[0], *regular[:2]])
    assert not may_keep(got, [*long[:2], *regular[:2]]) or not long
    for pile in got["piles"].values():
        for card in pile:
            assert str(card["type_arg"]) in got["fields"]["destinations"][str(card["type"])]


def test_a_board_that_stands_says_so_and_has_its_cities_in_the_frame(tmp_path: Path) -> None:
    board = open_board("nordic_countries").document
    fields = loaded(Export(board, rules_of(board)), tmp_path)["fields"]
    assert fields["vertical"] is True
    width, height = (1125, 1744) if fields["vertical"] else (1744, 1125)
    for city in fields["cities"].values():
        assert 0 <= city["x"] <= width
        assert 0 <= city["y"] <= height


def test_a_board_that_lies_is_not_vertical(tmp_path: Path) -> None:
    board = open_board("europe").document
    assert loaded(Export(board), tmp_path)["fields"]["vertical"] is False


def test_what_a_ruleset_leaves_open_is_not_made_up(tmp_path: Path) -> None:
    board = sample_board()
    rules = rules_of(board)
    assert rules is not None
    colors = {**rules.train_cards.colors, "red": 9}
    cards = rules.train_cards.changed(colors=colors)
    tickets = rules.tickets.changed(deals=(), action=None)
    open_rules = rules.changed(train_cards=cards, tickets=tickets, parallel_tracks={})
    got = loaded(Export(board, open_rules), tmp_path)
    unsaid = {name for name, value in got["fields"].items() if value == "unsaid"}
    assert unsaid == {
        "numberOfColoredCards",
        "additionalDestinationMinimumKept",
        "unusedInitialDestinationsGoToDeckBottom",
        "unusedAdditionalDestinationsGoToDeckBottom",
        "minimumPlayerForDoubleRoutes",
    }


def test_without_rules_nothing_is_said_of_them(tmp_path: Path) -> None:
    got = loaded(Export(sample_board()), tmp_path)
    said = {name for name, value in got["fields"].items() if value != "unsaid"}
    assert said - {"vertical"} == {"cities", "routes", "destinations", "countriesEndPoints"}
    assert len(got["piles"]["deck"]) == 3


def test_rules_that_the_game_lacks_are_told() -> None:
    rules = open_ruleset("northern_lights").ruleset
    told = {loss.field for loss in losses(BGA.capabilities, sample_board(), rules, "en")}
    assert {"ruleset.bonuses.drawn", "ruleset.bonuses.cards"} <= told
    assert "ruleset.payment.substitutions" not in told
    assert "ruleset.train_cards.colors" not in told
