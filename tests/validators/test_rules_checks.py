"""A board against its rules: what is missing, what cannot be paid, where the box disagrees."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from builders import BoardBuilder, a_board
from hypothesis import given, settings
from strategies import whole_boards, whole_rulesets

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import board_names, open_board, open_ruleset, rulesets_of
from trackwright.maps.library import board_folder
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.edits import with_changed, without
from trackwright.schema.rules.ruleset import Given, Ruleset, Slot, Substitution
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.board_rules.payments import Cost, payable
from trackwright.validators.check import Finding, Settings
from trackwright.validators.run_checks import check_board

EUROPE = open_ruleset("europe").ruleset
NORDIC = open_ruleset("nordic_countries").ruleset
LIGHTS = open_ruleset("northern_lights").ruleset
POLAND = open_ruleset("poland").ruleset
OF_RULES = Settings(select=tuple(check.code for check in CHECKS if check.code[0] in "RL"))


def found(board: Board, code: str, *rulesets: Ruleset) -> list[Finding]:
    return list(check_board(BoardAnalysis(board), rulesets, Settings(select=(code,))).findings)


def messages(board: Board | BoardBuilder, code: str, *rulesets: Ruleset) -> list[str]:
    built = board.build() if isinstance(board, BoardBuilder) else board
    return [finding.message for finding in found(built, code, *rulesets)]


def shipped(name: str) -> Board:
    return open_board(name).document.changed(ignored=())


def rules(base: Ruleset, **groups: dict[str, Any]) -> Ruleset:
    """Return a ruleset with other values in some of its groups."""
    changes = {name: getattr(base, name).changed(**fields) for name, fields in groups.items()}
    return base.changed(**changes)


@pytest.mark.parametrize("name", board_names())
def test_published_boards_break_no_rule(name: str) -> None:
    board, folder = open_board(name).document, board_folder(name)
    report = check_board(BoardAnalysis(board, folder), rulesets_of(board, folder), OF_RULES)
    assert [f.message for f in report.findings if f.severity is Severity.ERROR] == []


def test_the_icons_of_one_published_ferry_are_unusual() -> None:
    boards = {name: messages(shipped(name), "R029") for name in board_names()}
    assert [name for name, said in boards.items() if said] == ["europe"]
    assert len(boards["europe"]) == 1


def test_the_decks_whose_tickets_nobody_knows_are_found() -> None:
    assert [f.things[0].id for f in found(shipped("europe"), "R020")] == ["orient_express", "promo"]


@pytest.mark.parametrize("name", board_names())
def test_a_ticket_that_is_missing_from_a_published_board_is_found(name: str) -> None:
    board, folder = shipped(name), board_folder(name)
    rulesets = rulesets_of(board, folder)
    for ticket in board.tickets[::10]:
        incomplete = without(board, "tickets", ticket.id)
        assert len(messages(incomplete, "R020")) == len(messages(board, "R020")) + 1
        assert messages(incomplete, "R019", *rulesets)


@pytest.mark.parametrize("country", ["belarus", "germany", "ukraine"])
def test_a_country_card_that_is_missing_is_found(country: str) -> None:
    board = shipped("poland")
    cards = next(c.cards for c in board.countries if c.id == country)
    board = with_changed(board, "countries", country, cards=cards[:-1])
    assert messages(board, "R023", POLAND) == [
        "the box holds 20 country cards, but the board has 19"
    ]


def test_a_third_track_is_found_where_the_rules_know_two() -> None:
    board = shipped("poland")
    third = next(r for r in board.routes if r.id == "bydgoszcz-gdansk").changed(id="third")
    (finding,) = found(board.changed(routes=(*board.routes, third)), "R016", POLAND)
    assert "3 parallel tracks may be used: Bydgoszcz–Gdańsk" in finding.message


def test_a_third_track_into_a_country_is_fine_where_all_may_be_used() -> None:
    assert messages(shipped("poland"), "R016", POLAND) == []


def test_three_tracks_are_fine_where_the_rules_know_three() -> None:
    assert messages(shipped("northern_lights"), "R016", LIGHTS) == []


def test_tracks_are_told_for_the_tables_that_the_rules_forget() -> None:
    more = rules(NORDIC, players={"maximum": 5})
    (message,) = messages(shipped("nordic_countries"), "R016", more)
    assert "may be used with 4 and 5 players" in message


def test_of_three_tracks_the_fix_leaves_as_many_as_the_rules_know() -> None:
    board = a_board()
    for color in ("red", "blue", "white"):
        board = board.with_route("oslo", "bergen", color=color)
    (finding,) = found(board.build(), "R016", NORDIC)
    assert len(finding.fixes[0].edit(board.build()).routes) == 2


def test_a_mechanic_is_told_once_for_all_its_routes() -> None:
    board = a_board().with_route("oslo", "bergen", tunnel=True)
    board = board.with_route("oslo", "voss", tunnel=True)
    assert messages(board, "R001", POLAND) == [
        "these rules have no tunnels; the board has 2: Oslo–Bergen and Oslo–Voss"
    ]


def test_crossings_are_of_use_where_a_bonus_counts_countries() -> None:
    board = a_board().with_crossing("gate", "russia").with_route("oslo", "gate")
    assert messages(board, "R004", NORDIC)
    assert not messages(board, "R004", LIGHTS)


def test_a_length_is_mended_to_that_of_the_track_beside_it() -> None:
    board = a_board().with_route("oslo", "bergen", length=2).with_route("oslo", "bergen", length=5)
    (finding,) = found(board.build(), "R007", EUROPE)
    assert [fix.title for fix in finding.fixes] == [
        "Set its length to 2",
        "Add 5: 10 to the points",
    ]


def test_a_shortened_route_keeps_no_icon_beyond_its_spaces() -> None:
    board = a_board().with_route("oslo", "bergen", length=7, ferry=True, icons=[0, 6]).build()
    (finding,) = found(board, "R007", EUROPE)
    (route,) = finding.fixes[0].edit(board).routes
    assert (route.length, route.icons) == (6, (0,))


def test_a_tag_is_looked_for_on_the_right_things() -> None:
    board = shipped("nordic_countries")
    moved = with_changed(board, "routes", "lieksa-murmansk", tags=())
    moved = with_changed(moved, "cities", "lieksa", tags=("long_haul",))
    assert messages(board, "R015", NORDIC) == []
    assert messages(moved, "R015", NORDIC) == [
        "the rules speak of the tag 'long_haul', but no route has it"
    ]


def test_a_name_that_several_rules_use_is_told_once_with_all_its_places() -> None:
    board = with_changed(shipped("northern_lights"), "regions", "arctic_circle", id="arctic")
    (finding,) = found(board, "R015", LIGHTS)
    assert len(finding.things) == 2


def test_a_deck_that_the_board_lacks_is_told_once() -> None:
    board = without(shipped("europe"), "decks", "europe_long")
    board = board.changed(tickets=[t for t in board.tickets if t.deck != "europe_long"])
    assert messages(board, "R017", EUROPE) == [
        "the board has no ticket for the pile 'long tickets': it has no deck 'europe_long'"
    ]
    assert messages(board, "R015", EUROPE) == messages(board, "R021", EUROPE) == []


def test_a_deck_without_tickets_makes_an_empty_pile() -> None:
    board = shipped("europe")
    board = board.changed(tickets=[t for t in board.tickets if t.deck != "europe_long"])
    assert len(messages(board, "R017", EUROPE)) == 1


def test_tickets_that_players_may_add_need_not_be_there() -> None:
    assert EUROPE.tickets.piles[1].may_add is not None
    board = without(shipped("europe"), "decks", "orient_express", "promo")
    assert messages(board, "R015", EUROPE) == []


def test_a_bonus_counts_only_tickets_that_are_in_play() -> None:
    deck = {"touches": {"cities": ["oslo"]}}
    bonus = {"id": "oslo", "points": 5, "most": {"kind": "completed_tickets", "tickets": deck}}
    ruleset = NORDIC.changed(bonuses={"cards": [bonus]})
    used = a_board().with_ticket("oslo", "bergen", deck="nordic")
    unused = a_board().with_ticket("oslo", "bergen", deck="other")
    assert not messages(used, "R014", ruleset)
    assert messages(unused, "R014", ruleset)


def test_a_ticket_may_be_unused_in_one_ruleset_if_another_uses_it() -> None:
    board, folder = shipped("europe"), board_folder("europe")
    all_rulesets = rulesets_of(board, folder)
    assert messages(board, "R028", *all_rulesets) == []
    assert messages(board.changed(rulesets=["europe"]), "R028", EUROPE)


def test_tickets_are_not_called_unused_while_a_ruleset_is_missing() -> None:
    assert messages(shipped("europe"), "R028", EUROPE) == []


def test_the_largest_table_decides_whether_a_pile_is_too_small() -> None:
    board = a_board()
    for number in range(14):
        board = board.with_ticket("oslo", f"town_{number}", deck="nordic")
    assert messages(board, "R018", NORDIC) == [
        "3 players are dealt 15 tickets from the pile 'tickets', but the board has only 14 for it"
    ]
    assert messages(board, "R018", rules(NORDIC, players={"maximum": 2})) == []


def test_published_piles_leave_each_player_a_draw() -> None:
    for name in board_names():
        board = shipped(name)
        for ruleset in rulesets_of(board, board_folder(name)):
            assert messages(board, "R037", ruleset) == []


def test_a_special_payment_makes_a_long_route_payable() -> None:
    nine = a_board().with_route("lieksa", "murmansk", length=13)
    special = a_board().with_route("lieksa", "murmansk", length=13, tags=["long_haul"])
    assert messages(nine, "R025", NORDIC)
    assert not messages(special, "R025", NORDIC)


def test_icons_are_payable_with_what_stands_for_a_locomotive() -> None:
    board = a_board().with_route("oslo", "bergen", length=6, ferry=True, icons=range(6))
    no_locomotives = {"train_cards": {"locomotives": 0}}
    assert messages(board, "R025", rules(EUROPE, **no_locomotives))
    assert not messages(board, "R025", rules(LIGHTS, **no_locomotives))


COLORS = (CardColor.RED, CardColor.BLUE)


def small_decks(random: Random) -> Iterator[tuple[Ruleset, Cost]]:
    """Yield rulesets with a handful of cards, each with something to pay."""
    for _ in range(400):
        substitutions = tuple(
            Substitution(
                cards=random.randint(1, 3),
                of=random.choice(list(Given)),
                slot=random.choice(list(Slot)),
            )
            for _ in range(random.randint(0, 3))
        )
        colors = {color: random.randint(0, 3) for color in COLORS}
        cards = {"colors": colors, "locomotives": random.randint(0, 2)}
        ruleset = rules(EUROPE, train_cards=cards, payment={"substitutions": substitutions})
        color = random.choice([RouteColor.RED, RouteColor.GRAY])
        numbers = tuple(range(len(substitutions)))
        yield ruleset, Cost(color, random.randint(0, 3), random.randint(0, 2), numbers)


def payable_by_trying(ruleset: Ruleset, cost: Cost) -> bool:
    """Try every way to pay each space with the cards of the deck."""
    deck = (
        *(ruleset.train_cards.colors[color] for color in COLORS),
        ruleset.train_cards.locomotives,
    )
    chosen = (0, 1) if cost.color is RouteColor.GRAY else (0,)
    return any(_paid(ruleset, deck, cost.spaces, cost.icons, color) for color in chosen)


def _paid(ruleset: Ruleset, deck: tuple[int, ...], spaces: int, icons: int, color: int) -> bool:
    if spaces == icons == 0:
        return True
    slot = Slot.COLOR if spaces else Slot.LOCOMOTIVE
    rest = (spaces - 1, icons) if spaces else (spaces, icons - 1)
    for paid in _ways(ruleset, slot, color):
        left = tuple(there - given for there, given in zip(deck, paid, strict=True))
        if min(left) >= 0 and _paid(ruleset, left, *rest, color):
            return True
    return False


def _ways(ruleset: Ruleset, slot: Slot, color: int) -> Iterator[tuple[int, ...]]:
    plain = color if slot is Slot.COLOR else 2
    yield tuple(int(kind == plain) for kind in range(3))
    for one in ruleset.payment.substitutions:
        if one.slot is slot and one.of is Given.LOCOMOTIVE:
            yield 0, 0, one.cards
        elif one.slot is slot and one.of is Given.ONE_COLOR:
            yield from ((one.cards, 0, 0), (0, one.cards, 0))
        elif one.slot is slot:
            hands = product(range(one.cards + 1), repeat=3)
            yield from (hand for hand in hands if sum(hand) == one.cards)


def test_what_can_be_paid_is_never_called_unpayable() -> None:
    tried = [(payable(*one), payable_by_trying(*one)) for one in small_decks(Random(1912))]
    assert [said for said, true in tried if true and not said] == []
    assert sum(said != true for said, true in tried) < len(tried) / 20
    assert 50 < sum(true for _, true in tried) < 350


def test_trains_are_compared_with_spaces_only_on_boards_of_some_size() -> None:
    assert messages(a_board().with_route("oslo", "bergen"), "R027", EUROPE) == []


def test_a_board_without_a_route_is_not_called_endless() -> None:
    assert messages(a_board(), "R035", EUROPE) == []


def test_one_player_may_own_but_one_track_when_the_end_is_reckoned() -> None:
    board = a_board()
    for number in range(8):
        for color in ("red", "blue"):
            board = board.with_route("oslo", f"town_{number}", length=4, color=color)
    (message,) = messages(board, "R035", EUROPE)
    assert "only 32 spaces for one player" in message


def test_a_stack_is_sorted_by_its_fix() -> None:
    board = a_board().with_country("russia", cards=[2, 7, 4]).build()
    (finding,) = found(board, "R024", POLAND)
    assert finding.fixes[0].safe
    assert finding.fixes[0].edit(board).countries[0].cards == (7, 4, 2)


def test_a_crossing_that_no_route_reaches_leads_nowhere() -> None:
    board = a_board().with_country("russia", cards=[7]).with_crossing("gate", "russia")
    (message,) = messages(board.with_route("oslo", "bergen"), "R005", POLAND)
    assert message == "russia has country cards, but no route leads there"


def test_an_alternative_end_in_an_empty_country_is_found() -> None:
    end = {"end": {"country": "russia"}, "points": 3}
    board = a_board().with_country("russia").with_ticket("oslo", "bergen", alternatives=[end])
    assert len(messages(board, "R030")) == 1


BROKEN = (
    a_board()
    .with_route("oslo", "oslo", icons=[5, 5], ferry=True, tunnel=True)
    .with_route("oslo", "bergen", length=100, color="red", draw_bonus=9)
    .with_ticket({"country": "russia"}, "bergen")
    .build()
)


@pytest.mark.parametrize("name", ["europe", "northern_lights", "poland", "nordic_countries"])
def test_a_board_whose_ids_lead_nowhere_is_still_checked(name: str) -> None:
    dangling = BROKEN.changed(cities=(), countries=(), decks=(), routes=(*BROKEN.routes,) * 2)
    check_board(BoardAnalysis(dangling), [open_ruleset(name).ruleset], OF_RULES)


@given(whole_boards, whole_rulesets)
@settings(max_examples=15, deadline=None)
def test_no_board_and_no_rules_are_too_odd_to_be_checked(board: Board, ruleset: Ruleset) -> None:
    for finding in check_board(BoardAnalysis(board), [ruleset], OF_RULES).findings:
        for fix in finding.fixes:
            assert isinstance(fix.edit(board), Board)
