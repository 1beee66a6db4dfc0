"""Decks that are suggested: like the published ones, and the same for each seed."""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from builders import a_board
from europe_sized_board import europe_sized_board
from run_command import run

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.deck_suggestion import DeckSuggester, usual_long_share, with_suggested
from trackwright.maps import board_names, open_board, open_ruleset
from trackwright.network.deck_search import DeckRequest, TooFewPairsError
from trackwright.network.decks import DeckTally, Journeys
from trackwright.network.paths import PathFinder
from trackwright.schema.board import Board, CountryEnd, Ticket
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import text_in
from trackwright.validators.run_checks import check_board


@dataclass(frozen=True)
class Trial:
    """A shipped board with the tickets of its first ruleset, and a deck suggested for it."""

    board: Board
    rules: tuple[Ruleset, ...]
    suggester: DeckSuggester
    wish: DeckRequest
    tickets: tuple[Ticket, ...]


@cache
def trial(name: str) -> Trial:
    """Suggest as many tickets for a shipped board as it has, and as many long ones."""
    board = open_board(name).document
    rules = (open_ruleset(str(board.rulesets[0])).ruleset,)
    suggester = DeckSuggester(board, rules)
    own = suggester.tickets_there
    long = sum(journey.is_long for journey in suggester.journeys.of_tickets(own)) / len(own)
    wish = DeckRequest(len(own), long, seed=1)
    return Trial(board.changed(tickets=own), rules, suggester, wish, suggester.suggest(wish))


def codes(board: Board, rules: Sequence[Ruleset]) -> Counter[str]:
    """Return how often checks of tickets and balance find something, by their codes."""
    found = check_board(BoardAnalysis(board), rules).findings
    return Counter(f.check.code for f in found if f.check.code[0] in "TB")


@pytest.mark.parametrize("name", board_names())
def test_checks_find_nothing_on_it_that_the_published_deck_does_not_have(name: str) -> None:
    given = trial(name)
    suggested = with_suggested(given.board, given.suggester.plan, (), given.tickets)
    assert codes(suggested, given.rules) - codes(given.board, given.rules) == Counter()


@pytest.mark.parametrize("name", board_names())
def test_every_figure_is_like_those_of_the_published_decks(name: str) -> None:
    given = trial(name)
    score = given.suggester.score(given.tickets)
    assert len(score) == 18
    assert [figure.kind.name for figure in score if not figure.is_fine] == []


@pytest.mark.parametrize("name", board_names())
def test_every_ticket_is_worth_its_shortest_path_and_takes_more_than_one_route(name: str) -> None:
    given = trial(name)
    ways = PathFinder.of(given.board)
    assert len(given.tickets) == given.wish.tickets
    assert len({frozenset(map(str, t.ends)) for t in given.tickets}) == given.wish.tickets
    joined = {frozenset(route.ends) for route in given.board.routes}
    for ticket in given.tickets:
        way = ways.between(*ticket.ends)
        assert way is not None
        assert ticket.points == way.length
        assert way.count > 1 or frozenset(map(str, ticket.ends)) not in joined


def test_long_ones_go_to_the_deck_that_is_dealt_alone() -> None:
    given = trial("europe")
    long = [ticket for ticket in given.tickets if ticket.deck == "europe_long"]
    regular = [ticket for ticket in given.tickets if ticket.deck == "europe_regular"]
    assert (len(long), len(regular)) == (6, 40)
    assert min(t.points for t in long) > max(t.points for t in regular)
    assert len({end for ticket in long for end in ticket.ends}) >= 8


def test_the_same_seed_suggests_the_same_deck_in_another_process() -> None:
    command = str(Path(sys.executable).with_name("trackwright"))
    arguments = ("suggest-tickets", "poland", "--tickets", "12", "--seed", "4")
    there = subprocess.run([command, *arguments], capture_output=True, text=True, check=True)
    assert there.stdout == run(*arguments).stdout


def test_another_seed_suggests_another_deck() -> None:
    given = trial("poland")
    one, other = (given.suggester.suggest(DeckRequest(10, 0.2, seed)) for seed in (1, 2))
    assert {t.id for t in one} != {t.id for t in other}
    assert one == given.suggester.suggest(DeckRequest(10, 0.2, 1))


def test_tickets_that_are_kept_count_and_are_not_suggested_again() -> None:
    given = trial("poland")
    kept = given.tickets[:20]
    fresh = DeckSuggester(given.board.changed(tickets=kept), given.rules)
    more = fresh.suggest(DeckRequest(35, 0.2), kept)
    assert len(more) == 15
    ends = [frozenset(map(str, ticket.ends)) for ticket in (*kept, *more)]
    assert len(set(ends)) == 35
    assert len({ticket.id for ticket in (*kept, *more)}) == 35


def test_the_share_of_long_ones_is_as_asked() -> None:
    suggester = trial("poland").suggester
    for share in (0.0, 0.5):
        found = suggester.journeys.of_tickets(suggester.suggest(DeckRequest(20, share)))
        assert sum(journey.is_long for journey in found) == 20 * share


def test_one_ticket_is_replaced_by_another_about_as_long_that_was_not_refused() -> None:
    given = trial("poland")
    replaced = given.tickets[0]
    refused: list[frozenset[str]] = []
    for _ in range(3):
        other = given.suggester.another(given.wish, given.tickets, replaced, refused)
        assert other is not None
        ends = frozenset(map(str, other.ends))
        assert ends not in refused
        assert ends not in {frozenset(map(str, t.ends)) for t in given.tickets}
        journeys = given.suggester.journeys.of_tickets((replaced, other))
        assert len({journey.grade for journey in journeys}) == 1
        refused.append(ends)


def test_a_board_with_too_few_cities_is_refused_in_a_sentence() -> None:
    board = a_board().with_route("oslo", "bergen").with_route("bergen", "alta").build()
    suggester = DeckSuggester(board, ())
    (ticket,) = suggester.suggest(DeckRequest(1, 0.0))
    assert (ticket.points, ticket.deck) == (4, "regular")
    with pytest.raises(TooFewPairsError, match="2 tickets cannot be suggested: only 1 pairs"):
        suggester.suggest(DeckRequest(2, 0.0))


def test_a_board_without_a_deck_gets_the_one_that_its_rules_play_with() -> None:
    board = open_board("europe").document.changed(tickets=(), decks=())
    suggester = DeckSuggester(board, (open_ruleset("europe").ruleset,))
    taken = with_suggested(board, suggester.plan, (), suggester.suggest(DeckRequest(10, 0.2)))
    assert {deck.id: text_in(deck.name, "en") for deck in taken.decks} == {
        "europe_regular": "regular tickets",
        "europe_long": "long tickets",
    }


def test_other_decks_stay_as_they_are() -> None:
    board = open_board("europe").document
    suggester = DeckSuggester(board, (open_ruleset("europe").ruleset,))
    taken = with_suggested(board, suggester.plan, (), suggester.suggest(DeckRequest(5, 0.2)))
    assert [t for t in taken.tickets if t.deck.startswith("1912")] == [
        t for t in board.tickets if t.deck.startswith("1912")
    ]
    assert len(suggester.plan.there(taken)) == 5


def test_a_search_that_is_cancelled_ends_early_with_a_whole_deck() -> None:
    told: list[float] = []

    def stop_soon(share: float) -> bool:
        told.append(share)
        return len(told) < 3

    tickets = trial("poland").suggester.suggest(DeckRequest(20, 0.2), progress=stop_soon)
    assert len(tickets) == 20
    assert len(told) == 3


def test_a_tally_is_the_same_however_its_tickets_came() -> None:
    board = europe_sized_board()
    journeys = Journeys(board)
    deck = list(journeys.of_tickets(board.tickets))[:30]
    tally = DeckTally(journeys, deck[:20])
    for journey in deck[20:]:
        tally.add(journey)
    for journey in deck[:5]:
        tally.remove(journey)
    fresh = DeckTally(journeys, deck[5:])
    assert tally.figures() == pytest.approx(fresh.figures())


def test_who_has_made_a_journey_pays_only_for_what_is_left_of_another() -> None:
    board = (
        a_board()
        .with_route("oslo", "bergen", length=4)
        .with_route("bergen", "alta", length=3)
        .with_route("alta", "narvik", length=1)
        .with_route("bergen", "stavanger", length=2)
        .build()
    )
    journeys = Journeys(board)
    whole, part, aside = (
        journeys.between("oslo", "narvik"),
        journeys.between("oslo", "alta"),
        journeys.between("stavanger", "oslo"),
    )
    assert whole is not None
    assert part is not None
    assert aside is not None
    assert [whole.spaces_left(part), part.spaces_left(whole), whole.spaces_left(aside)] == [0, 1, 2]
    assert journeys.overlap(whole, part).twins
    assert not journeys.overlap(whole, aside).nearly_same


def test_a_country_is_as_near_as_the_nearest_of_its_crossings() -> None:
    board = (
        a_board()
        .with_crossing("to_russia", "russia")
        .with_crossing("to_russia_2", "russia")
        .with_route("oslo", "bergen", length=4)
        .with_route("bergen", "to_russia", length=3)
        .with_route("oslo", "to_russia_2", length=6)
        .build()
    )
    journey = Journeys(board).between("oslo", CountryEnd(country="russia"))
    assert journey is not None
    assert journey.paths.length == 6
    assert journey.cities == {"oslo"}


def test_distances_between_all_pairs_are_offered_once_and_by_their_class() -> None:
    board = open_board("poland").document
    journeys = Journeys(board)
    offered = [pair for pairs in journeys.offered() for pair in pairs]
    assert len(offered) == len(set(offered))
    assert set(offered) < set(combinations(sorted(journeys.cities), 2))
    for grade, pairs in enumerate(journeys.offered()):
        assert all(journeys.grade(journeys.distance(*pair) or 0) == grade for pair in pairs)
    assert all((journeys.distance(*p) or 0) <= 6 for ps in journeys.offered(6) for p in ps)


def test_the_command_prints_the_deck_and_its_score_and_saves_the_board(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    arguments = ("suggest-tickets", "poland", "--tickets", "8", "--long", "0.25")
    result = run(*arguments, "--out", str(file))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count("(poland)") == 8
    assert "of 18 figures are like those of the published decks" in result.stdout
    saved = open_board(str(file)).document
    assert len(saved.tickets) == 8
    refused = run(*arguments, "--out", str(file))
    assert refused.returncode == 2
    assert "is there already" in refused.stderr


def test_the_command_fills_up_a_deck_that_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run("suggest-tickets", "poland", "--tickets", "8", "--out", str(file))
    run("suggest-tickets", str(file), "--tickets", "10", "--keep", "--force", "--out", str(file))
    assert len(open_board(str(file)).document.tickets) == 10


def test_more_tickets_than_the_board_has_pairs_of_cities_end_in_a_sentence() -> None:
    result = run("suggest-tickets", "poland", "--tickets", "4000")
    assert result.returncode == 2
    assert "cannot be suggested" in result.stderr


def test_usually_a_board_with_few_routes_gets_what_it_has_room_for() -> None:
    board = a_board().with_route("oslo", "bergen").with_route("bergen", "alta").build()
    assert DeckSuggester(board, ()).usual_wish().tickets == 1


def test_usually_a_board_gets_about_a_ticket_for_each_city_and_a_sixth_of_them_long() -> None:
    wish = trial("poland").suggester.usual_wish()
    assert 34 <= wish.tickets <= 40
    assert wish.long == pytest.approx(usual_long_share(), abs=0.01)
    assert 0.1 < wish.long < 0.25
