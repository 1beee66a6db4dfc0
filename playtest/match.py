"""A match: one game on a board, played and inspected by the names of things."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice

from trackwright.playtest import moves, tables
from trackwright.playtest import state as columns
from trackwright.playtest.claims import why_not_claim
from trackwright.playtest.compilable import Ints
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.payment_choices import (
    Cards,
    colors_of_track,
    hand_of,
    route_payments,
    station_payments,
    tunnel_payments,
)
from trackwright.playtest.refusals import ALLOWED, REFUSALS, IllegalActionError, Refusal
from trackwright.playtest.rule_numbers import COLORS
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import State, copy_of
from trackwright.playtest.stations import station_color, station_cost, why_not_build
from trackwright.playtest.tables import Game
from trackwright.playtest.tickets import next_choice
from trackwright.playtest.train_cards import why_not_draw, why_not_stop
from trackwright.playtest.turns import empty_state, set_up
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnknownNameError
from trackwright.schema.rules.ruleset import Ruleset

KIND_NAMES = (*map(str, COLORS), "locomotive")
MOST_CHOICES = 1 << 16
"""The most choices of tickets that are listed: each ticket on offer doubles them."""


class Deed(StrEnum):
    """What an action does; in the order of the numbers that moves have for it."""

    KEEP_TICKETS = "keep_tickets"
    DRAW_BLIND = "draw_blind"
    DRAW_FACE_UP = "draw_face_up"
    CLAIM = "claim"
    ADD_TO_TUNNEL = "add_to_tunnel"
    GIVE_UP_TUNNEL = "give_up_tunnel"
    DRAW_TICKETS = "draw_tickets"
    BUILD_STATION = "build_station"
    PASS = "pass"  # noqa: S105 – the action, no secret
    STOP_DRAWING = "stop_drawing"


@dataclass(frozen=True)
class Action:
    """Something that a player does: `on` a route, city or kind of card, or the kept tickets."""

    deed: Deed
    on: tuple[str, ...] = ()
    color: str = ""
    cards: Mapping[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        paid = ", ".join(f"{count} {kind}" for kind, count in self.cards.items())
        words = [self.deed.replace("_", " "), *self.on]
        return " ".join([*words, f"with {paid}"] if paid else words)


class Match:
    """A game that is being played, with its tables and its state."""

    def __init__(
        self, board: Board, ruleset: Ruleset, players: int, seed: int, game: Game | None = None
    ) -> None:
        """Set up a match; a board that is lowered already is handed on as `game`."""
        self.board = board
        self.game: Game = game or lower(board, ruleset, players)
        self.state: State = empty_state(self.game)
        set_up(self.game, self.state, seed)
        self._tracks = [route.id for route in board.routes]
        self._cities = [city.id for city in board.cities]
        self._tickets = [ticket.id for ticket in board.tickets]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.table[columns.PHASE] == columns.OVER

    @property
    def player(self) -> int:
        """The player to act."""
        return int(self.state.table[columns.SEAT])

    @property
    def points(self) -> tuple[int, ...]:
        """Each player's points, once the game is over."""
        return self._of_players(columns.POINTS)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who won, once the game is over."""
        return tuple(seat for seat, won in enumerate(self._of_players(columns.WON)) if won)

    def hand(self, player: int) -> dict[str, int]:
        """Return a player's cards by kind."""
        cards = hand_of(self.state.players, player * columns.PLAYER + columns.HAND)
        return {kind: count for kind, count in zip(KIND_NAMES, cards, strict=True) if count}

    def copy(self) -> "Match":
        """Return a match that goes on by itself from here."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.state = copy_of(self.state)
        return other

    def play(self, action: Action) -> None:
        """Play an action, or raise IllegalActionError with the rule that forbids it."""
        self.move(self.as_move(action))

    def move(self, move: Ints) -> None:
        """Make a move, or raise IllegalActionError with the rule that forbids it."""
        refused = moves.apply(self.game, self.state, move)
        if refused != ALLOWED:
            raise IllegalActionError(str(self.as_action(move)), REFUSALS[refused])
        if self.is_over:
            score_game(self.game, self.state)

    def refusal(self, action: Action) -> Refusal | None:
        """Return the rule that forbids an action now, without playing it; None if none does."""
        refused = moves.apply(self.game, copy_of(self.state), self.as_move(action))
        return None if refused == ALLOWED else REFUSALS[refused]

    def actions(self) -> tuple[Action, ...]:
        """Return everything that the player may do now, each paid in the cheapest way.

        A route is there once for each colour that pays it, a station once for each city. The other
        ways to pay, of which a large hand has millions, are a choice of their own: `payments`.
        """
        return tuple(self.as_action(move) for move in self._moves())

    def payments(self, action: Action) -> Iterator[Action]:
        """Yield every way to pay an action, with few cards and locomotives first.

        A claim stays in its colour. An action that costs nothing is the only one of its kind.
        """
        move = self.as_move(action)
        for cards in self._payments(move):
            yield self.as_action([*move[: moves.CARDS_PAID], *cards])

    def as_move(self, action: Action) -> Ints:
        """Return an action as a row of integers."""
        row = [0] * moves.MOVE
        row[moves.DEED] = list(Deed).index(action.deed)
        match action.deed:
            case Deed.KEEP_TICKETS:
                offered = self._offered()
                row[moves.TARGET] = sum(1 << _index(offered, "ticket", t) for t in set(action.on))
            case Deed.CLAIM:
                row[moves.TARGET] = _index(self._tracks, "route", _only(action))
            case Deed.BUILD_STATION:
                row[moves.TARGET] = _index(self._cities, "city", _only(action))
            case Deed.DRAW_FACE_UP:
                row[moves.TARGET] = _index(KIND_NAMES, "kind of card", _only(action))
        if action.color:
            row[moves.COLOR_OF_CARDS] = _index(KIND_NAMES, "colour", action.color)
        for kind, count in action.cards.items():
            row[moves.CARDS_PAID + _index(KIND_NAMES, "kind of card", kind)] = count
        return row

    def as_action(self, move: Ints) -> Action:
        """Return a row of integers as an action."""
        deed, target = list(Deed)[move[moves.DEED]], int(move[moves.TARGET])
        on: tuple[str, ...] = ()
        match deed:
            case Deed.KEEP_TICKETS:
                on = tuple(t for i, t in enumerate(self._offered()) if target >> i & 1)
            case Deed.CLAIM:
                on = (self._tracks[target],)
            case Deed.BUILD_STATION:
                on = (self._cities[target],)
            case Deed.DRAW_FACE_UP:
                on = (KIND_NAMES[target],)
        cards = hand_of(move, moves.CARDS_PAID)
        color = KIND_NAMES[move[moves.COLOR_OF_CARDS]] if deed is Deed.CLAIM else ""
        paid = {kind: n for kind, n in zip(KIND_NAMES, cards, strict=True) if n}
        return Action(deed, on, color, paid)

    def _moves(self) -> Iterator[Ints]:
        phase, player = self.state.table[columns.PHASE], self.player
        if phase in (columns.CHOOSE_DEAL, columns.CHOOSE_TICKETS):
            yield from self._choices(player)
        elif phase == columns.TUNNEL_ASKS:
            yield from self._settlements()
        elif phase != columns.OVER:
            found = [
                *self._draws(),
                *(self._other_actions(player) if phase == columns.TURN else ()),
            ]
            yield from found or [_row(moves.PASS, 0)]

    def _choices(self, player: int) -> Iterator[Ints]:
        count, kept = 0, next_choice(self.game, self.state, player, 0)
        while kept != tables.NONE:
            if count == MOST_CHOICES:
                raise TrackwrightError(
                    f"there are more than {MOST_CHOICES} ways to choose from "
                    f"{len(self._offered())} tickets, too many to list; "
                    "play one of them, or deal fewer tickets"
                )
            yield _row(moves.KEEP_TICKETS, kept)
            count, kept = count + 1, next_choice(self.game, self.state, player, kept + 1)

    def _draws(self) -> Iterator[Ints]:
        for kind in range(tables.NONE, tables.KINDS):
            if why_not_draw(self.game, self.state, kind) == ALLOWED:
                deed = moves.DRAW_BLIND if kind == tables.NONE else moves.DRAW_FACE_UP
                yield _row(deed, max(kind, 0))
        if why_not_stop(self.game, self.state) == ALLOWED:
            yield _row(moves.STOP_DRAWING, 0)

    def _other_actions(self, player: int) -> Iterator[Ints]:
        game, state = self.game, self.state
        if moves.why_no_tickets(game, state) == ALLOWED:
            yield _row(moves.DRAW_TICKETS, 0)
        for track in range(game.rules[tables.TRACKS]):
            if why_not_claim(game, state, player, track) == ALLOWED:
                yield from self._claims(track)
        if station_color(game, state, player) != tables.NONE:
            for node in range(game.rules[tables.NODES]):
                yield from self._cheapest(_row(moves.BUILD_STATION, node, 0))

    def _claims(self, track: int) -> Iterator[Ints]:
        """Yield the claims of a track in each colour; the colour counts only in a tunnel."""
        tunnel, seen = self.game.tracks[track * tables.TRACK + tables.TUNNEL] == 1, []
        for color in colors_of_track(self.game, track):
            for move in self._cheapest(_row(moves.CLAIM, track, color)):
                cards = move[moves.CARDS_PAID :]
                if tunnel or cards not in seen:
                    yield move
                seen.append(cards)

    def _settlements(self) -> Iterator[Ints]:
        yield _row(moves.GIVE_UP_TUNNEL, 0)
        yield from self._cheapest(_row(moves.ADD_TO_TUNNEL, 0, 0))

    def _cheapest(self, move: Ints) -> Iterator[Ints]:
        """Yield a move with the cheapest cards that pay it, if any do."""
        for cards in islice(self._payments(move), 1):
            yield [*move[: moves.CARDS_PAID], *cards]

    def _payments(self, move: Ints) -> Iterator[Cards]:
        """Yield the choices of cards that pay a move, whatever cards it has."""
        game, state, player = self.game, self.state, self.player
        hand = hand_of(state.players, player * columns.PLAYER + columns.HAND)
        deed, target, color, phase = *move[: moves.CARDS_PAID], state.table[columns.PHASE]
        if deed == moves.CLAIM:
            if phase == columns.TURN and why_not_claim(game, state, player, target) == ALLOWED:
                yield from route_payments(game, target, hand, color)
        elif deed == moves.BUILD_STATION:
            if phase == columns.TURN and why_not_build(game, state, player, target) == ALLOWED:
                wild = game.rules[tables.STATION_WILD] == 1
                yield from station_payments(station_cost(game, state, player), hand, wild=wild)
        elif deed == moves.ADD_TO_TUNNEL:
            if phase == columns.TUNNEL_ASKS:
                extra, paid = state.table[columns.EXTRA], state.table[columns.COLOR_PAID]
                yield from tunnel_payments(extra, paid, hand)
        elif moves.apply(game, copy_of(state), move) == ALLOWED:
            yield (0,) * tables.KINDS

    def _offered(self) -> list[str]:
        first = self.player * self.game.rules[tables.OFFER]
        count = self.state.players[self.player * columns.PLAYER + columns.OFFERED]
        rows = ((first + place) * columns.OFFERS + columns.OFFERED_TICKET for place in range(count))
        return [self._tickets[self.state.offers[row]] for row in rows]

    def _of_players(self, column: int) -> tuple[int, ...]:
        seats = range(self.game.rules[tables.PLAYERS])
        return tuple(int(self.state.players[seat * columns.PLAYER + column]) for seat in seats)


def _row(
    deed: int, target: int, color: int = tables.LOCOMOTIVE, cards: Cards = (0,) * tables.KINDS
) -> Ints:
    return [deed, target, color, *cards]


def _only(action: Action) -> str:
    if len(action.on) != 1:
        raise TrackwrightError(f"'{action.deed}' must say on what: one name, not {len(action.on)}")
    return action.on[0]


def _index(names: list[str] | tuple[str, ...], kind: str, name: str) -> int:
    if name not in names:
        raise UnknownNameError(kind, name, names)
    return list(names).index(name)
