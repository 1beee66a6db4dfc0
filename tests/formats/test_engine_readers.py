"""The two readers in `examples/` agree with each other and with the rulebooks."""

import subprocess
import sys
from pathlib import Path

import pytest
from external_programs import needs_node, run

from trackwright.formats.engine.format import ENGINE
from trackwright.formats.format import Export
from trackwright.maps import board_folder, board_names, open_board, ruleset_of

pytestmark = pytest.mark.checkout

EXAMPLES = Path(__file__).parents[2] / "examples"
IN_PYTHON = (sys.executable, EXAMPLES / "read_engine.py")
IN_JAVASCRIPT = ("node", EXAMPLES / "read_engine.mjs")

HANDS = (
    "red=1",
    "red=2,blue=2,locomotive=2",
    "purple=2,white=1,blue=3,yellow=2,orange=4,black=1,red=2,green=7,locomotive=4",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("engine")
    for name in board_names():
        board = open_board(name).document
        export = Export(board, ruleset_of(board, board_folder(name)))
        for file, data in ENGINE.write(export).items():
            (made / file).write_bytes(data)
    return made


def claims(folder: Path, name: str, *options: str) -> dict[str, set[str]]:
    """Return the routes that may be claimed, with the ways to pay for each."""
    lines = run(*IN_PYTHON, folder / f"{name}.engine.json", *options).splitlines()
    told = (line.rpartition(": ") for line in lines)
    return {route.split(" ")[0]: set(ways.split(" or ")) for route, _, ways in told}


@pytest.mark.parametrize("name", board_names())
def test_both_readers_say_the_same(folder: Path, name: str) -> None:
    file = folder / f"{name}.engine.json"
    for hand in HANDS:
        options = ("--hand", hand, "--players", "2", "--trains", "6")
        said = run(*IN_PYTHON, file, *options)
        assert said
        assert run(*IN_JAVASCRIPT, file, *options) == said


def test_a_wild_locomotive_stands_for_any_card_of_a_route(folder: Path) -> None:
    ways = claims(folder, "northern_lights", "--hand", "yellow=2,locomotive=2")
    assert ways["gdansk-klaipeda-2"] == {"2 yellow", "1 yellow + 1 locomotive", "2 locomotives"}


def test_an_icon_costs_a_locomotive_or_a_pair(folder: Path) -> None:
    ways = claims(folder, "northern_lights", "--hand", "red=2,blue=2")
    assert ways["alborg-oslo"] == {"2 blue + 2 red"}
    ways = claims(folder, "northern_lights", "--hand", "red=2,blue=2,locomotive=1")
    assert ways["mo_i_rana-narvik"] == {"2 blue + 2 red + 1 locomotive"}


def test_where_locomotives_are_not_wild_a_route_takes_its_colour_alone(folder: Path) -> None:
    ways = claims(folder, "nordic_countries", "--hand", "yellow=2,blue=3,locomotive=5")
    assert ways["imatra-lahti"] == {"2 yellow"}
    assert ways["goteborg-norrkoping"] == {"3 blue"}


def test_any_four_cards_stand_for_one_on_the_long_haul(folder: Path) -> None:
    ways = claims(folder, "nordic_countries", "--hand", "green=7,red=4,blue=3,locomotive=1")
    assert ways["lieksa-murmansk"] == {"7 green + any 8"}
    ways = claims(folder, "nordic_countries", "--hand", "green=7,red=4,blue=3")
    assert "lieksa-murmansk" not in ways


def test_a_ferry_with_two_icons_costs_two_locomotives(folder: Path) -> None:
    ways = claims(folder, "europe", "--hand", "red=4,locomotive=2")
    assert ways["palermo-smyrna"] == {"4 red + 2 locomotives"}
    assert "palermo-smyrna" not in claims(folder, "europe", "--hand", "red=6,locomotive=1")


def test_a_tunnel_is_told_to_cost_more_perhaps(folder: Path) -> None:
    said = run(*IN_PYTHON, folder / "europe.engine.json", "--hand", "blue=2")
    lines = {line.split(" ")[0]: line for line in said.splitlines()}
    assert "tunnel, may cost more: 3 are revealed): 2 blue" in lines["munchen-venezia"]
    assert "tunnel" not in lines["bruxelles-frankfurt"]


def test_with_few_players_one_of_two_tracks_is_in_use(folder: Path) -> None:
    hand = ("--hand", "red=8,blue=8", "--others", "bergen-oslo")
    assert "bergen-oslo-2" not in claims(folder, "northern_lights", *hand, "--players", "2")
    assert "bergen-oslo-2" in claims(folder, "northern_lights", *hand, "--players", "4")


def test_nobody_owns_two_tracks_of_a_connection(folder: Path) -> None:
    hand = ("--hand", "red=8,blue=8", "--mine", "bergen-oslo", "--players", "5")
    assert "bergen-oslo-2" not in claims(folder, "northern_lights", *hand)


def test_a_route_takes_as_many_trains_as_it_has_spaces(folder: Path) -> None:
    hand = ("--hand", "red=8,locomotive=8")
    assert "palermo-smyrna" not in claims(folder, "europe", *hand, "--trains", "5")
    assert "palermo-smyrna" in claims(folder, "europe", *hand, "--trains", "6")


@needs_node
def test_a_table_that_the_game_is_not_for_is_refused_in_a_sentence(folder: Path) -> None:
    for reader in (IN_PYTHON, IN_JAVASCRIPT):
        done = subprocess.run(
            [*map(str, reader), folder / "poland.engine.json", "--hand=red=1", "--players=9"],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode, done.stderr) == (1, "This game is not played by 9.\n")
