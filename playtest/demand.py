"""Demand: for cards of each colour, for second tracks, and the spaces that tickets took."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from trackwright.network.paths import Pair, PathFinder
from trackwright.network.ticket_value import paths_to_nearest_end
from trackwright.playtest import state as columns
from trackwright.playtest import tables
from trackwright.playtest.estimates import Estimate, mean, share
from trackwright.playtest.jobs import Job
from trackwright.playtest.rule_numbers import COLORS
from trackwright.playtest.simulator import Outcomes
from trackwright.playtest.tables import LOCOMOTIVE, Game
from trackwright.schema.board import Board, CountryEnd, Route, Ticket, TicketEnd
from trackwright.schema.text import printable, text_in

LOCOMOTIVES = "locomotive"
"""The kind of card that is no colour."""


@dataclass(frozen=True)
class ColorUse:
    """How many cards of a colour, or locomotives, there are, and how a game used them.

    Claimed routes of the colour *asked* for some; *spent* are also those that paid for gray routes
    and stations or replaced others.
    """

    id: str
    cards: int
    routes: tuple[str, ...]
    spaces: int
    asked: Estimate
    spent: Estimate
    drawn: Estimate

    @property
    def pressure(self) -> float:
        """Cards that the claimed routes asked for, divided by those in the deck."""
        return self.asked.value / self.cards if self.cards else 0.0


@dataclass(frozen=True)
class MissedTrack:
    """A connection on which one more track would have helped somebody.

    A player *missed* it who kept a ticket all of whose shortest paths use it, owns no track
    of it, and found all of its tracks taken or closed.
    It is *closed* if the rules close some of its tracks to so few players; *failed* is the share
    of the tickets concerned that were not completed.
    """

    ends: Pair
    name: str
    routes: tuple[str, ...]
    closed: bool
    missed: Estimate
    failed: Estimate


def color_uses(job: Job, outcomes: Outcomes) -> tuple[ColorUse, ...]:
    """Return how the cards of each colour, and the locomotives, were used."""
    rules, board = job.ruleset.train_cards, job.board
    claimed = outcomes.tracks[:, :, columns.OWNER] >= 0
    held = outcomes.players[:, :, columns.HAND : columns.HAND + LOCOMOTIVE + 1].sum(axis=1)
    spent = outcomes.table[:, columns.SPENT : columns.SPENT + LOCOMOTIVE + 1]
    kinds = [(str(color), rules.colors.get(color, 0)) for color in COLORS]
    uses = []
    for kind, (name, cards) in enumerate([*kinds, (LOCOMOTIVES, rules.locomotives)]):
        asked = _spaces_asking(board, name)
        if cards or asked.any():
            uses.append(
                ColorUse(
                    name,
                    cards,
                    tuple(board.routes[track].id for track in np.flatnonzero(asked)),
                    int(asked.sum()),
                    mean(claimed @ asked),
                    mean(spent[:, kind]),
                    mean(spent[:, kind] + held[:, kind]),
                )
            )
    return tuple(uses)


def _spaces_asking(board: Board, kind: str) -> NDArray[np.int32]:
    """Return for each route how many of its spaces ask for a kind of card."""
    icons = [len({icon for icon in route.icons if icon < route.length}) for route in board.routes]
    asked = [
        count if kind == LOCOMOTIVES else (route.length - count) * (route.color == kind)
        for route, count in zip(board.routes, icons, strict=True)
    ]
    return np.array(asked, dtype=np.int32)


def missed_tracks(job: Job, outcomes: Outcomes) -> tuple[MissedTrack, ...]:
    """Return the connections that somebody missed, those missed most often first."""
    return tuple(sorted(_missed_tracks(job, outcomes), key=lambda one: -one.missed.value))


def _missed_tracks(job: Job, outcomes: Outcomes) -> Iterator[MissedTrack]:
    owners = outcomes.tracks[:, :, columns.OWNER]
    taken = (owners >= 0) | (outcomes.tracks[:, :, columns.CLOSED] == 1)
    tracks: dict[Pair, list[int]] = {}
    for track, route in enumerate(job.board.routes):
        tracks.setdefault((min(route.ends), max(route.ends)), []).append(track)
    for ends, tickets in _needing(job.board).items():
        here = tracks[ends]
        full = taken[:, here].all(axis=1)
        somebody, failed, concerned = np.zeros(len(outcomes), dtype=np.bool_), 0, 0
        for ticket in tickets:
            holder = outcomes.tickets[:, ticket, columns.HOLDER]
            own = (owners[:, here] == holder[:, np.newaxis]).any(axis=1)
            missed = full & (holder >= 0) & ~own
            somebody |= missed
            concerned += int(missed.sum())
            failed += int((missed & (outcomes.tickets[:, ticket, columns.DONE] == 0)).sum())
        if concerned:
            yield MissedTrack(
                ends,
                connection_name(job.board, ends),
                tuple(job.board.routes[track].id for track in here),
                bool((outcomes.tracks[:, here, columns.CLOSED] == 1).any()),
                share(int(somebody.sum()), len(outcomes)),
                share(failed, concerned),
            )


def _needing(board: Board) -> dict[Pair, list[int]]:
    """Return for each connection the tickets all of whose shortest paths use it."""
    ways = PathFinder.of(board)
    needing: dict[Pair, list[int]] = {}
    for number, ticket in enumerate(board.tickets):
        way = paths_to_nearest_end(ways, ticket)
        for pair in way.needed if way else ():
            needing.setdefault(pair, []).append(number)
    return needing


_FAR = 1 << 20
_AT_ONCE = 20_000
"""Completed tickets evaluated together: enough for speed, few enough for memory."""


def efforts(job: Job, outcomes: Outcomes) -> dict[int, Estimate]:
    """Return for each completed ticket how many spaces the paths between its ends had.

    A path is the shortest over the player's own routes. Tickets completed with a borrowed route
    do not count.
    """
    game = job.game
    held, done = (outcomes.tickets[:, :, column] for column in (columns.HOLDER, columns.DONE))
    games, tickets = np.nonzero((held >= 0) & (done == 1))
    holders = held[games, tickets]
    spaces = np.full(len(games), _FAR, dtype=np.int32)
    for start in range(0, len(games), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        owners = outcomes.tracks[games[part], :, columns.OWNER]
        spaces[part] = _shortest(game, owners == holders[part, np.newaxis], tickets[part])
    own = spaces < _FAR
    return {
        int(ticket): mean(spaces[own & (tickets == ticket)]) for ticket in np.unique(tickets[own])
    }


def _shortest(game: Game, owned: NDArray[np.bool_], tickets: NDArray[np.intp]) -> NDArray[np.int32]:
    """Return for each row the spaces between a ticket's ends over the owned tracks."""
    away = np.full((game.rules[tables.NODES], len(tickets)), _FAR, dtype=np.int32)
    for ticket in np.unique(tickets):
        row = ticket * tables.TICKET
        start = _nodes(game, game.tickets[row + tables.FIRST_END])
        away[np.ix_(start, np.flatnonzero(tickets == ticket))] = 0
    _spread(game, owned, away)
    spaces = np.full(len(tickets), _FAR, dtype=np.int32)
    for ticket in np.unique(tickets):
        row, mine = ticket * tables.TICKET, np.flatnonzero(tickets == ticket)
        for goal in range(
            game.tickets[row + tables.FIRST_GOAL], game.tickets[row + tables.LAST_GOAL]
        ):
            ends = _nodes(game, game.goals[goal * tables.GOAL + tables.GOAL_END])
            if ends.size:
                nearest = away[np.ix_(ends, mine)].min(axis=0)
                spaces[mine] = np.minimum(spaces[mine], nearest)
    return spaces


def _spread(game: Game, owned: NDArray[np.bool_], away: NDArray[np.int32]) -> None:
    """Relax distances over owned tracks until none gets shorter (Bellman–Ford)."""
    for _ in range(game.rules[tables.NODES]):
        before = away.copy()
        for track in range(game.rules[tables.TRACKS]):
            row = track * tables.TRACK
            one, other = game.tracks[row + tables.FROM], game.tracks[row + tables.TO]
            cost = np.where(owned[:, track], game.tracks[row + tables.LENGTH], _FAR)
            np.minimum(away[other], away[one] + cost, out=away[other])
            np.minimum(away[one], away[other] + cost, out=away[one])
        if np.array_equal(before, away):
            return


def _nodes(game: Game, place: int) -> NDArray[np.intp]:
    listed = game.places
    return np.array(listed[listed[place] : listed[place + 1]], dtype=np.intp)


def route_name(board: Board, route: Route) -> str:
    """Return a route's cities, and its colour if that tells it from others."""
    colors = {other.color for other in board.routes if set(other.ends) == set(route.ends)}
    name = connection_name(board, route.ends)
    return f"{name} ({route.color})" if len(colors) > 1 else name


def connection_name(board: Board, ends: Sequence[str]) -> str:
    """Return the cities that a connection joins."""
    return "–".join(_stop_name(board, end) for end in ends)


def ticket_name(board: Board, ticket: Ticket) -> str:
    """Return what a ticket joins."""
    return "–".join(_end_name(board, end) for end in ticket.ends)


def _end_name(board: Board, end: TicketEnd) -> str:
    if isinstance(end, CountryEnd):
        return _country_name(board, end.country)
    return _stop_name(board, end)


def _stop_name(board: Board, stop: str) -> str:
    """Return a stop's name; a nameless crossing is called after its country."""
    (found,) = (one for one in board.stops if one.id == stop)
    name = printable(text_in(found.name, "en"))
    if name or found.country is None:
        return name or stop
    return _country_name(board, found.country)


def _country_name(board: Board, country: str) -> str:
    named = {one.id: one.name for one in board.countries}
    return printable(text_in(named.get(country, ""), "en")) or country
