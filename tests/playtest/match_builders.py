"""Small rulesets and matches for tests of the engine: short stories of play."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import pytest
from builders import BoardBuilder, a_board

from trackwright.maps import open_board, open_ruleset
from trackwright.playtest.invariants import broken_invariants
from trackwright.playtest.match import KIND_NAMES, Action, Deed, Match
from trackwright.playtest.refusals import IllegalActionError
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
    TRACK_STATE,
    TRAINS_LEFT,
)
from trackwright.playtest.tables import KINDS, LENGTH, ROUTE_POINTS, TRACK
from trackwright.schema.board import Board, Route
from trackwright.schema.rules.ruleset import Ruleset, apply_difference

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

RULESETS = tuple(BOARDS)
EUROPES = tuple(name for name, board in BOARDS.items() if board == "europe")

Story = TypeVar("Story", bound=Callable[..., None])

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


def proves(*places: str) -> Callable[[Story], Story]:
    """Mark a story with the places of a ruleset that it would notice if the engine missed them.

    A place is a path; behind `=` stands one of the values that a choice has.
    """

    def mark(story: Story) -> Story:
        story.__dict__["proves"] = places
        return story

    return mark


@lru_cache
def shipped_game(ruleset: str) -> tuple[Board, Ruleset]:
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


def a_shipped_match(ruleset: str, players: int = 2, seed: int = 1) -> Match:
    """Return a match on a shipped board by one of its rulesets."""
    return a_match(*shipped_game(ruleset), players, seed)


def route_of(match: Match, *, longer_than: int = 0, **fields: Any) -> Route:
    """Return the first route of the board with these fields."""
    return next(
        route
        for route in match.board.routes
        if all(getattr(route, name) == value for name, value in fields.items())
        and route.length > longer_than
    )


def claim_route(match: Match, route: str) -> None:
    """Let the player whose turn it is claim a route with just the cards that it asks for."""
    (one,) = (other for other in match.board.routes if other.id == route)
    color = "red" if one.color == "gray" else str(one.color)
    cards = {color: one.length - len(one.icons), "locomotive": len(one.icons)}
    cards = {kind: count for kind, count in cards.items() if count}
    set_hand(match, match.player, **cards)
    if one.tunnel:
        remove_cards(match, DECK, DISCARDS)  # nothing to reveal, nothing to fear
    match.play(claim(route, **cards))


def spend_turn_drawing(match: Match) -> None:
    """Let the player whose turn it is draw cards."""
    player = match.player
    while match.player == player and not match.is_over:
        match.play(draw())


def refused(match: Match, action: Action) -> tuple[str | int, ...]:
    """Return the place of the rule that refuses an action."""
    with pytest.raises(IllegalActionError) as error:
        match.play(action)
    return error.value.refusal.path


def hand_size(match: Match, player: int = 0) -> int:
    """Return how many cards a player holds."""
    return sum(match.hand(player).values())


def player_column(match: Match, column: int) -> list[int]:
    """Return a column of the table of players."""
    return [int(number) for number in match.state.players[column::PLAYER]]


def set_hand(match: Match, player: int, **cards: int) -> None:
    """Let a player have exactly these cards in hand; the others go to the deck."""
    for kind, name in enumerate(KIND_NAMES):
        place = player * PLAYER + HAND + kind
        match.state.table[DECK + kind] += match.state.players[place] - cards.get(name, 0)
        match.state.players[place] = cards.get(name, 0)


def set_face_up(match: Match, **cards: int) -> None:
    """Let exactly these cards lie face up; the others go to the deck."""
    for kind, name in enumerate(KIND_NAMES):
        match.state.table[DECK + kind] += match.state.table[FACE_UP + kind] - cards.get(name, 0)
        match.state.table[FACE_UP + kind] = cards.get(name, 0)


def set_deck(match: Match, **cards: int) -> None:
    """Let the deck hold exactly these cards, and the discards all others."""
    for kind, name in enumerate(KIND_NAMES):
        match.state.table[DISCARDS + kind] += match.state.table[DECK + kind] - cards.get(name, 0)
        match.state.table[DECK + kind] = cards.get(name, 0)


def remove_cards(match: Match, *places: int) -> None:
    """Take all cards at some places of the table out of the game."""
    for place in places:
        for kind in range(KINDS):
            match.state.table[place + kind] = 0


def give_routes(match: Match, player: int, *routes: str) -> None:
    """Let a player own routes without a turn."""
    for route in routes:
        track = match._tracks.index(route)
        match.state.tracks[track * TRACK_STATE + OWNER] = player
        match.state.players[player * PLAYER + TRAINS_LEFT] -= match.game.tracks[
            track * TRACK + LENGTH
        ]
        match.state.players[player * PLAYER + POINTS_ROUTES] += match.game.tracks[
            track * TRACK + ROUTE_POINTS
        ]


def claim(route: str, color: str = "", **cards: int) -> Action:
    """Return the claim of a route; the colour is that of the first cards if not told."""
    return Action(Deed.CLAIM, (route,), color or next(iter(cards)), cards)


def payments_of(match: Match, route: str) -> list[Mapping[str, int]]:
    """Return all payments with which the player may claim a route now."""
    claims = [action for action in match.actions() if action.deed is Deed.CLAIM]
    claims = [action for action in claims if action.on == (route,)]
    return [paid.cards for action in claims for paid in match.payments(action)]


def assert_sound(match: Match) -> None:
    assert broken_invariants(match.game, match.state) == []


def draw(kind: str = "") -> Action:
    """Return the draw of a face-up card, or of one from the deck."""
    return Action(Deed.DRAW_FACE_UP, (kind,)) if kind else Action(Deed.DRAW_BLIND)
