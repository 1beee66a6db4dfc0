"""Small rulesets and matches for tests of the engine: short stories of play."""

from collections.abc import Mapping
from typing import Any

from builders import BoardBuilder, a_board

from trackwright.maps import open_board, open_ruleset
from trackwright.playtest.compiled import ints
from trackwright.playtest.invariants import broken_invariants
from trackwright.playtest.match import KIND_NAMES, Action, Deed, Match
from trackwright.playtest.state import (
    CHOOSE_DEAL,
    DECK,
    DISCARDS,
    FACE_UP,
    HAND,
    OWNER,
    PHASE,
    PLAYER,
    POINTS_ROUTES,
    SPOT,
    TRAINS_LEFT,
)
from trackwright.playtest.tables import KINDS, LENGTH, ROUTE_POINTS, TRACK
from trackwright.schema.board import Board
from trackwright.schema.extends import apply_difference
from trackwright.schema.rules.ruleset import Ruleset

BOARDS = {
    "europe": "europe",
    "europe_1912": "europe",
    "mega_europe": "europe",
    "big_cities": "europe",
    "nordic_countries": "nordic_countries",
    "northern_lights": "northern_lights",
    "poland": "poland",
}
"""Each shipped ruleset and the board it is for."""

PLAIN_RULES: dict[str, Any] = {
    "id": "plain",
    "players": {"minimum": 2, "maximum": 5, "trains": 20},
    "train_cards": {
        "colors": dict.fromkeys(KIND_NAMES[:8], 12),
        "locomotives": 14,
        "starting_hand": 0,
    },
    "drawing": {"cards": 2, "face_up": 5, "face_up_locomotive": "one_card"},
    "tickets": {"piles": [{"id": "pile", "tickets": {}}]},
    "scoring": {"lengths": {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15, "9": 27}},
    "end": {"trains_left": 2, "turns_each": 1, "trigger_included": True},
}


def a_ruleset(**difference: Any) -> Ruleset:
    """Return plain rules with a difference, as a file that extends them states it."""
    return Ruleset.model_validate(apply_difference(PLAIN_RULES, difference))


def shipped(ruleset: str) -> tuple[Board, Ruleset]:
    """Return a shipped ruleset and its board."""
    return open_board(BOARDS[ruleset]).document, open_ruleset(ruleset).ruleset


def a_match(
    board: Board | BoardBuilder | None = None,
    ruleset: Ruleset | None = None,
    players: int = 2,
    seed: int = 1,
) -> Match:
    """Return a match in which every player has kept all tickets dealt, as far as allowed."""
    if board is None:
        board = a_board().with_route("a", "b", color="red", length=2)
    built = board.build() if isinstance(board, BoardBuilder) else board
    match = Match(built, ruleset or a_ruleset(), players, seed)
    while match.state.table[PHASE] == CHOOSE_DEAL:
        match.play(max(match.actions(), key=lambda action: len(action.on)))
    return match


def give(match: Match, player: int, **cards: int) -> None:
    """Let a player have exactly these cards in hand; the others go to the deck."""
    for kind, name in enumerate(KIND_NAMES):
        place = player * PLAYER + HAND + kind
        match.state.table[DECK + kind] += match.state.players[place] - cards.get(name, 0)
        match.state.players[place] = cards.get(name, 0)


def lay_face_up(match: Match, **cards: int) -> None:
    """Let exactly these cards lie face up; the others go to the deck."""
    for kind, name in enumerate(KIND_NAMES):
        match.state.table[DECK + kind] += match.state.table[FACE_UP + kind] - cards.get(name, 0)
        match.state.table[FACE_UP + kind] = cards.get(name, 0)


def stack_deck(match: Match, **cards: int) -> None:
    """Let the deck hold exactly these cards, and the discards all others."""
    for kind, name in enumerate(KIND_NAMES):
        match.state.table[DISCARDS + kind] += match.state.table[DECK + kind] - cards.get(name, 0)
        match.state.table[DECK + kind] = cards.get(name, 0)


def lose(match: Match, *places: int) -> None:
    """Take all cards at some places of the table out of the game."""
    for place in places:
        for kind in range(KINDS):
            match.state.table[place + kind] = 0


def own(match: Match, player: int, *routes: str) -> None:
    """Let a player own routes without a turn."""
    for route in routes:
        track = match._tracks.index(route)
        match.state.tracks[track * SPOT + OWNER] = player
        match.state.players[player * PLAYER + TRAINS_LEFT] -= match.game.tracks[
            track * TRACK + LENGTH
        ]
        match.state.players[player * PLAYER + POINTS_ROUTES] += match.game.tracks[
            track * TRACK + ROUTE_POINTS
        ]


def claim(route: str, color: str = "", **cards: int) -> Action:
    """Return the claim of a route; the colour is that of the first cards if not told."""
    return Action(Deed.CLAIM, (route,), color or next(iter(cards)), cards)


def ways(match: Match, route: str) -> list[Mapping[str, int]]:
    """Return all ways in which the player may pay a route now."""
    claims = (action for action in match.actions() if action.deed is Deed.CLAIM)
    return [action.cards for action in claims if action.on == (route,)]


def assert_sound(match: Match) -> None:
    assert broken_invariants(match.game, match.state) == []


def numbers(*values: int) -> list[int]:
    return ints(values)


def draw(kind: str = "") -> Action:
    """Return the draw of a face-up card, or of one from the deck."""
    return Action(Deed.DRAW_FACE_UP, (kind,)) if kind else Action(Deed.DRAW_BLIND)
