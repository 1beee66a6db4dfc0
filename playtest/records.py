"""Games as text: one JSON object a line, first what is played, then each action, then the end."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from trackwright.playtest.match import Action, Deed, Match
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset

FORMAT = "trackwright/game"
VERSION = 1


def record(
    board: Board, ruleset: Ruleset, players: int, seed: int, actions: Iterable[Action]
) -> list[str]:
    """Return the lines that tell a game: everything follows from the seed and the actions."""
    match = Match(board, ruleset, players, seed)
    head = {
        "format": FORMAT,
        "version": VERSION,
        "board": board.id,
        "ruleset": ruleset.id,
        "players": players,
        "seed": seed,
    }
    lines = [head]
    for action in actions:
        lines.append({"player": match.player, **_as_json(action)})
        match.play(action)
    if match.is_over:
        lines.append({"points": list(match.points), "winners": list(match.winners)})
    return [json.dumps(line, ensure_ascii=False) for line in lines]


def replay(board: Board, ruleset: Ruleset, lines: Sequence[str]) -> Match:
    """Replay a recorded game, and raise an error if it ends differently."""
    if not lines:
        raise TrackwrightError(f"there is no line; a {FORMAT} begins with what is played")
    head, *told = (_parsed(number, line) for number, line in enumerate(lines, start=1))
    if head.get("format") != FORMAT or head.get("version") != VERSION:
        raise TrackwrightError(f"line 1: this is no {FORMAT} of version {VERSION}")
    if (head.get("board"), head.get("ruleset")) != (board.id, ruleset.id):
        raise TrackwrightError(
            f"the game was played on '{head.get('board')}' by the rules '{head.get('ruleset')}', "
            f"not on '{board.id}' by '{ruleset.id}'"
        )
    match = Match(board, ruleset, _number(head, "players"), _number(head, "seed"))
    for number, line in enumerate(told, start=2):
        if "points" in line:
            _check_end(number, line, match)
        elif line.get("player") != match.player or match.is_over:
            raise TrackwrightError(f"line {number}: it is not this player's turn")
        else:
            match.play(_as_action(number, line))
    return match


def _check_end(number: int, line: dict[str, Any], match: Match) -> None:
    if not match.is_over:
        raise TrackwrightError(f"line {number}: the game is not over yet")
    if line["points"] != list(match.points):
        raise TrackwrightError(f"line {number}: the game ends with {match.points} points")
    if line.get("winners") != list(match.winners):
        raise TrackwrightError(f"line {number}: the game is won by {match.winners}")


def _number(head: dict[str, Any], name: str) -> int:
    value = head.get(name)
    if type(value) is not int:
        raise TrackwrightError(f"line 1: '{name}' must be a whole number")
    return value


def _parsed(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError as error:
        raise TrackwrightError(f"line {number} is no JSON: {error}") from error
    if not isinstance(value, dict):
        raise TrackwrightError(f"line {number} is no JSON object")
    return value


def _as_json(action: Action) -> dict[str, Any]:
    line: dict[str, Any] = {"does": str(action.deed)}
    if action.on:
        line["on"] = list(action.on)
    if action.color:
        line["color"] = action.color
    if action.cards:
        line["cards"] = dict(action.cards)
    return line


def _as_action(number: int, line: dict[str, Any]) -> Action:
    try:
        deed = Deed(line["does"])
    except (KeyError, ValueError) as error:
        raise TrackwrightError(f"line {number} tells no action: {error}") from error
    on, color, cards = line.get("on", []), line.get("color", ""), line.get("cards", {})
    if not (isinstance(on, list) and all(isinstance(name, str) for name in [*on, color])):
        raise TrackwrightError(f"line {number} tells no action: names must be text")
    if not (isinstance(cards, dict) and all(type(count) is int for count in cards.values())):
        raise TrackwrightError(f"line {number} tells no action: cards must be counted by kind")
    return Action(deed, tuple(on), color, cards)
