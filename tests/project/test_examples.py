"""The fan maps in `examples/` are what their pages promise: valid, playable, and ready to print."""

import json
from pathlib import Path

import pytest
from match_builders import assert_sound
from run_command import run

from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.playtest.bots.search import StyleBot, play_match
from trackwright.playtest.match import Match
from trackwright.schema.board import Board, CountryEnd, connections
from trackwright.schema.files.formatting import board_text
from trackwright.schema.rules.ruleset import Ruleset

pytestmark = pytest.mark.checkout

EXAMPLES = Path(__file__).parents[2] / "examples"
MAPS = ("saint_lawrence", "austria", "aldermere")
PLAYERS = {"saint_lawrence": (2, 3, 4), "austria": (2, 3), "aldermere": (2, 3, 4)}
TABLES = [(name, players) for name in MAPS for players in PLAYERS[name]]
STYLES = ("greedy", "hoarder", "long-route", "opportunist")


def board_file(name: str) -> str:
    return str(EXAMPLES / name / "board.json")


def game(name: str) -> tuple[Board, Ruleset]:
    board = open_board(board_file(name)).document
    rules = ruleset_of(board, board_folder(board_file(name)))
    assert rules is not None
    return board, rules


def test_every_folder_of_the_examples_is_a_map_that_is_tested() -> None:
    assert sorted(MAPS) == sorted(path.parent.name for path in EXAMPLES.glob("*/board.json"))


@pytest.mark.parametrize("name", MAPS)
def test_map_is_read_without_a_note_and_saved_byte_for_byte(name: str) -> None:
    opened = open_board(board_file(name))
    assert not opened.notes
    assert board_text(opened.document) == Path(board_file(name)).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MAPS)
def test_checks_find_nothing_on_map_and_rules(name: str) -> None:
    documents = sorted(map(str, (EXAMPLES / name).glob("*.json")))
    told = run("validate", *documents, "--format", "json")
    assert told.returncode == 0
    assert len(documents) == 2
    for document in json.loads(told.stdout)["documents"]:
        assert document["findings"] == []


@pytest.mark.parametrize("name", MAPS)
def test_map_is_small_and_has_its_names_in_english_and_french(name: str) -> None:
    board, rules = game(name)
    assert 15 <= len(board.cities) <= 25
    assert 25 <= len(connections(board)) <= 45
    assert 25 <= len(board.tickets) <= 40
    assert board.meta.languages == ("en", "fr")
    assert tuple(rules.players.counts) == PLAYERS[name]


def test_saint_lawrence_has_ferries_that_give_cards() -> None:
    board, rules = game("saint_lawrence")
    assert rules.draw_bonuses is not None
    assert sum(route.ferry for route in board.routes) > 15
    assert all(route.ferry for route in board.routes if route.draw_bonus)
    assert any(route.draw_bonus for route in board.routes)


def test_austria_has_tunnels_and_tickets_to_its_neighbours() -> None:
    board, rules = game("austria")
    assert rules.tunnels is not None
    assert rules.country_cards is not None
    assert any(route.tunnel for route in board.routes)
    neighbours = {crossing.country for crossing in board.crossings}
    assert len(neighbours) == 7
    led_to = {end.country for t in board.tickets for end in t.ends if isinstance(end, CountryEnd)}
    assert led_to == neighbours


def test_aldermere_has_quests_that_pay_more_the_farther_they_lead() -> None:
    board, rules = game("aldermere")
    assert board.projection is None
    assert rules.extends == "europe"
    quests = [ticket for ticket in board.tickets if ticket.deck == "quests"]
    assert len(quests) == 8
    for quest in quests:
        points = [quest.points, *(other.points for other in quest.alternatives)]
        assert len(points) == 3
        assert points == sorted(set(points))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_are_played_to_their_end(name: str, players: int) -> None:
    board, rules = game(name)
    for seed in range(2):
        match = Match(board, rules, players, seed=seed)
        bots = [StyleBot(STYLES[(seat + seed) % 4], match.game, seed) for seat in range(players)]
        play_match(match, bots)
        assert match.is_over
        assert match.winners
        assert_sound(match)


@pytest.mark.parametrize("name", MAPS)
def test_map_is_printed_and_exported(name: str, tmp_path: Path) -> None:
    printed = run("print", board_file(name), "--out", str(tmp_path), "--only", "shop,tickets")
    assert printed.returncode == 0, printed.stderr
    for file in ("board-one-page.pdf", "tickets.pdf"):
        assert (tmp_path / file).read_bytes().startswith(b"%PDF")
    exported = run("export", board_file(name), "--to", "engine", "--out", str(tmp_path / "engine"))
    assert exported.returncode == 0, exported.stderr
    board, _ = game(name)
    engine = json.loads((tmp_path / "engine").read_text(encoding="utf-8"))
    assert len(engine["routes"]) == len(board.routes)


@pytest.mark.parametrize("name", MAPS)
def test_page_tells_how_the_map_was_made_and_shows_it(name: str) -> None:
    page = (EXAMPLES / name / "README.md").read_text(encoding="utf-8")
    assert "(board.png)" in page
    assert f"({name}/README.md)" in (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert (EXAMPLES / name / "board.png").stat().st_size < 300_000
