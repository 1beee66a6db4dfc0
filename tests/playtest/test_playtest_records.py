"""Games as text: what a record must say, and what is refused."""

import json
from typing import Any

import pytest
from match_builders import shipped_game

from trackwright.playtest.bots.search import StyleBot, play_match
from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.records import record, replay
from trackwright.schema.errors import TrackwrightError

BOARD, RULES = shipped_game("poland")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    match = Match(BOARD, RULES, 2, 8)
    actions = play_match(match, [StyleBot("greedy", match.game, 8) for _ in range(2)])
    return record(BOARD, RULES, 2, 8, actions)


def changed(line: str, **fields: Any) -> str:
    """Return a line with other fields; those that are None are left out."""
    told = {**json.loads(line), **fields}
    return json.dumps({name: value for name, value in told.items() if value is not None})


def refused(*told: str) -> str:
    with pytest.raises(TrackwrightError) as error:
        replay(BOARD, RULES, told)
    return str(error.value)


def test_a_record_replays(lines: list[str]) -> None:
    assert replay(BOARD, RULES, lines).is_over
    assert not replay(BOARD, RULES, lines[:9]).is_over


def test_an_empty_record_is_refused() -> None:
    assert "there is no line" in refused()


def test_other_winners_are_refused(lines: list[str]) -> None:
    winners = json.loads(lines[-1])["winners"]
    wrong = changed(lines[-1], winners=[1 - winner for winner in winners])
    assert "the game is won by" in refused(*lines[:-1], wrong)
    assert "the game is won by" in refused(*lines[:-1], changed(lines[-1], winners=None))


def test_an_end_before_the_game_is_over_is_refused(lines: list[str]) -> None:
    end = json.dumps({"points": [0, 0], "winners": []})
    assert refused(lines[0], end) == "line 2: the game is not over yet"


@pytest.mark.parametrize("field", ["players", "seed"])
@pytest.mark.parametrize("value", [None, "two", 2.0, True])
def test_a_head_tells_players_and_seed_as_whole_numbers(
    lines: list[str], field: str, value: object
) -> None:
    assert refused(changed(lines[0], **{field: value})) == (
        f"line 1: '{field}' must be a whole number"
    )


@pytest.mark.parametrize(
    "fields",
    [
        {"does": "claim"},
        {"does": "claim", "on": []},
        {"does": "draw_face_up"},
        {"does": "build_station", "on": ["warszawa", "warszawa"]},
        {"does": "claim", "on": 5},
        {"does": "claim", "on": [5]},
        {"does": "claim", "on": "route"},
        {"does": "draw_blind", "color": 5},
        {"does": "claim", "on": ["route"], "cards": {"red": "two"}},
        {"does": "claim", "on": ["route"], "cards": ["red"]},
        {"does": "win"},
        {"does": ["win"]},
        {},
    ],
)
def test_a_line_that_tells_no_action_is_refused(lines: list[str], fields: dict[str, Any]) -> None:
    assert refused(*lines[:3], json.dumps({"player": 0, **fields}))


def test_a_ticket_that_is_named_twice_is_kept_once() -> None:
    match = Match(BOARD, RULES, 2, 8)
    kept = match.actions()[0].on
    assert match.as_move(Action(Deed.KEEP_TICKETS, kept * 2)) == match.as_move(
        Action(Deed.KEEP_TICKETS, kept)
    )
