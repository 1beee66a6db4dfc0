"""Suggested decks follow the rules: their piles, how many tickets these have, and which."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from run_command import run

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.deck_suggestion import DeckSuggester, with_suggested
from trackwright.maps import open_board, open_ruleset
from trackwright.network.deck_search import DeckRequest
from trackwright.schema.board import Board, Deck, Ticket
from trackwright.schema.edits import with_added
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.run_checks import check_board

ABOUT_PILES = {"R018", "R019", "R020", "R037"}


@cache
def a_fresh_board() -> Board:
    """Return a board on which everything is drawn, but nothing said of tickets."""
    board = open_board("poland").document
    return board.changed(tickets=(), decks=(), rulesets=(), ignored=())


def rules_with(*piles: dict[str, Any], **tickets: Any) -> Ruleset:
    """Return rules with other piles, whose first one is drawn from and the others dealt from."""
    rules = open_ruleset("poland").ruleset.model_dump(mode="json", exclude_unset=True)
    deals = [{"pile": pile["id"], "cards": 1, "rejected": "under_the_pile"} for pile in piles]
    action = {**rules["tickets"]["action"], "pile": piles[0]["id"]}
    rules["tickets"] = {"piles": piles, "deals": deals, "action": action, **tickets}
    return Ruleset.model_validate(rules)


def suggested(board: Board, rules: Ruleset, wish: DeckRequest | None = None) -> Board:
    """Return a board with the deck that is suggested for it, cut short so that it is soon found."""
    suggester = DeckSuggester(board, (rules,))
    found = suggester.suggest(wish or suggester.usual_wish(), progress=lambda share: share < 0.2)
    return with_suggested(board, suggester.plan, (), found)


def by_deck(board: Board) -> dict[str, list[Ticket]]:
    return {deck.id: [t for t in board.tickets if t.deck == deck.id] for deck in board.decks}


@pytest.mark.parametrize("name", ["poland", "europe", "big_cities"])
def test_a_fresh_board_gets_the_piles_of_its_rules_as_large_as_they_say(name: str) -> None:
    rules = open_ruleset(name).ruleset
    board = suggested(a_fresh_board(), rules)
    found = check_board(BoardAnalysis(board), (rules,)).findings
    assert [f.message for f in found if f.check.code in ABOUT_PILES] == []
    assert len(board.tickets) == sum(pile.size or 0 for pile in rules.tickets.piles)


def test_without_rules_there_is_one_deck_as_on_published_boards() -> None:
    suggester = DeckSuggester(a_fresh_board(), ())
    wish = suggester.usual_wish()
    assert 34 <= wish.tickets <= 45
    assert {t.deck for t in suggester.suggest(wish, progress=lambda _: False)} == {"regular"}


def test_a_deck_that_the_board_means_to_be_of_a_size_gets_it_if_the_rules_say_nothing() -> None:
    board = with_added(a_fresh_board(), "decks", Deck(id="mine", size=12))
    assert DeckSuggester(board, ()).usual_wish().tickets == 12
    rules = rules_with({"id": "all", "tickets": {"decks": ["mine"]}})
    assert DeckSuggester(board, (rules,)).usual_wish().tickets == 12


def test_what_rules_leave_open_is_enough_for_the_largest_table() -> None:
    pile = {"id": "all", "tickets": {}}
    deals = [{"pile": "all", "cards": 9, "rejected": "under_the_pile"}]
    rules = rules_with(pile, deals=deals)
    usual = DeckSuggester(a_fresh_board(), ()).usual_wish().tickets
    needed = (9 + 3) * rules.players.maximum
    assert usual < needed == DeckSuggester(a_fresh_board(), (rules,)).usual_wish().tickets


def test_a_pile_picks_its_tickets_by_their_tags() -> None:
    rules = rules_with({"id": "all", "tickets": {"tags": ["night"]}, "size": 9})
    board = suggested(a_fresh_board(), rules)
    assert [ticket.tags for ticket in board.tickets] == [("night",)] * 9
    marked = with_added(a_fresh_board(), "decks", Deck(id="day"), Deck(id="dark", tags=("night",)))
    tickets = suggested(marked, rules).tickets
    assert {(ticket.deck, ticket.tags) for ticket in tickets} == {("dark", ())}


def test_tickets_are_worth_what_their_pile_allows() -> None:
    rules = rules_with(
        {"id": "low", "tickets": {"decks": ["low"], "points": {"at_most": 9}}, "size": 14},
        {"id": "high", "tickets": {"decks": ["high"], "points": {"at_least": 12}}, "size": 5},
    )
    decks = by_deck(suggested(a_fresh_board(), rules))
    assert {name: len(tickets) for name, tickets in decks.items()} == {"low": 14, "high": 5}
    assert max(ticket.points for ticket in decks["low"]) <= 9
    assert min(ticket.points for ticket in decks["high"]) >= 12


def test_each_ticket_names_a_city_that_its_pile_asks_for() -> None:
    touches = {"cities": ["lodz", "warszawa"]}
    rules = rules_with({"id": "all", "tickets": {"touches": touches}, "size": 10})
    board = suggested(a_fresh_board(), rules)
    assert len(board.tickets) == 10
    assert all({"lodz", "warszawa"} & set(map(str, ticket.ends)) for ticket in board.tickets)


def test_of_several_decks_of_a_pile_the_one_that_the_board_has_is_used() -> None:
    rules = rules_with({"id": "all", "tickets": {"decks": ["first", "second"]}, "size": 5})
    assert set(by_deck(suggested(a_fresh_board(), rules))) == {"first"}
    board = with_added(a_fresh_board(), "decks", Deck(id="second"))
    assert set(by_deck(suggested(board, rules))) == {"second"}


def test_a_pile_of_alternatives_is_filled_with_its_first() -> None:
    branches = [{"decks": ["one"], "tags": ["x"]}, {"decks": ["other"]}]
    rules = rules_with({"id": "all", "tickets": {"any_of": branches}, "size": 5})
    tickets = suggested(a_fresh_board(), rules).tickets
    assert {(ticket.deck, ticket.tags) for ticket in tickets} == {("one", ("x",))}


def test_more_long_ones_than_their_pile_is_meant_to_have_go_to_the_others() -> None:
    rules = open_ruleset("europe").ruleset
    decks = by_deck(suggested(a_fresh_board(), rules, DeckRequest(30, 0.4)))
    assert [len(decks["europe_long"]), len(decks["europe_regular"])] == [6, 24]
    dearest = max(ticket.points for ticket in decks["europe_regular"])
    assert min(ticket.points for ticket in decks["europe_long"]) >= dearest


def test_a_long_ticket_is_replaced_by_one_of_its_pile() -> None:
    suggester = DeckSuggester(a_fresh_board(), (open_ruleset("europe").ruleset,))
    wish = DeckRequest(20, 0.2)
    tickets = suggester.suggest(wish, progress=lambda _: False)
    replaced = next(ticket for ticket in tickets if ticket.deck == "europe_long")
    other = suggester.another(wish, tickets, replaced)
    assert other is not None
    assert other.deck == "europe_long"


def test_piles_of_one_deck_differ_by_what_their_tickets_are_worth() -> None:
    low = {"decks": ["mine"], "points": {"at_most": 9}}
    high = {"decks": ["mine"], "points": {"at_least": 10}}
    rules = rules_with(
        {"id": "low", "tickets": low, "size": 8}, {"id": "high", "tickets": high, "size": 4}
    )
    suggester = DeckSuggester(a_fresh_board(), (rules,))
    wish = suggester.usual_wish()
    tickets = suggester.suggest(wish, progress=lambda _: False)
    assert [filled.missing for filled in suggester.filled((), tickets)] == [0, 0]
    for replaced in tickets:
        other = suggester.another(wish, tickets, replaced)
        assert other is not None
        assert (other.points >= 10) is (replaced.points >= 10)


def test_a_pile_that_cannot_be_filled_is_told() -> None:
    rules = rules_with(
        {"id": "low", "tickets": {"decks": ["low"]}, "size": 8},
        {"id": "high", "tickets": {"decks": ["high"], "points": {"at_least": 500}}, "size": 4},
    )
    suggester = DeckSuggester(a_fresh_board(), (rules,))
    tickets = suggester.suggest(suggester.usual_wish(), progress=lambda _: False)
    low, high = suggester.filled((), tickets)
    assert (low.missing, high.missing) == (8 - len(tickets), 4)


def test_a_ticket_that_is_suggested_again_keeps_its_name() -> None:
    suggester = DeckSuggester(a_fresh_board(), ())
    wish = DeckRequest(10, 0.2)
    board = with_suggested(a_fresh_board(), suggester.plan, (), suggester.suggest(wish))
    again = DeckSuggester(board, ())
    assert with_suggested(board, again.plan, (), again.suggest(wish)).tickets == board.tickets


class TestTheCommand:
    """`trackwright suggest-tickets`, as it tells what it does with the tickets there are."""

    def test_fills_the_piles_of_the_rules_that_are_asked_for(self) -> None:
        result = run("suggest-tickets", "poland", "--ruleset", "europe")
        assert result.returncode == 0
        assert "46 new tickets.\n" in result.stdout
        assert "regular tickets: 40 tickets, as the rules say\n" in result.stdout
        assert "long tickets: 6 tickets, as the rules say\n" in result.stdout

    def test_says_what_it_replaces(self) -> None:
        result = run("suggest-tickets", "poland", "--tickets", "8")
        assert "8 new tickets in the place of 35.\n" in result.stdout
        assert "tickets: 8 tickets, where the rules say 35\n" in result.stdout

    def test_counts_the_tickets_that_are_kept(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.json"
        run("suggest-tickets", "poland", "--tickets", "8", "--out", str(file))
        result = run("suggest-tickets", str(file), "--keep")
        assert "27 new tickets beside 8 that are kept.\n" in result.stdout
        assert "tickets: 35 tickets, as the rules say\n" in result.stdout

    def test_adds_nothing_to_more_tickets_than_are_asked_for(self, tmp_path: Path) -> None:
        file, other = tmp_path / "mine.json", tmp_path / "other.json"
        run("suggest-tickets", "poland", "--tickets", "8", "--out", str(file))
        result = run("suggest-tickets", str(file), "--keep", "--tickets", "6", "--out", str(other))
        assert "No new tickets: 6 in all, and 8 are there already.\n" in result.stdout
        assert open_board(str(other)).document == open_board(str(file)).document

    def test_counts_kept_tickets_that_no_routes_join(self, tmp_path: Path) -> None:
        file, other = tmp_path / "mine.json", tmp_path / "other.json"
        run("suggest-tickets", "poland", "--tickets", "8", "--out", str(file))
        text = file.read_text(encoding="utf-8")
        first = open_board(str(file)).document.tickets[0]
        lost = text.replace(f'"ends": ["{first.ends[0]}"', '"ends": ["nowhere"')
        lost = lost.replace('"cities": [', '"cities": [\n{"id": "nowhere", "position": [9, 9]},', 1)
        file.write_text(lost, encoding="utf-8")
        run("suggest-tickets", str(file), "--keep", "--tickets", "12", "--out", str(other))
        assert len(open_board(str(other)).document.tickets) == 12
