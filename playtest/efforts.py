"""What completing a ticket took: the spaces of the way by which its player did."""

import numpy as np
from numpy.typing import NDArray

from trackwright.playtest import state as places
from trackwright.playtest import tables
from trackwright.playtest.compiled import Ints
from trackwright.playtest.estimates import Estimate, mean
from trackwright.playtest.lowering import lowered
from trackwright.playtest.outcomes import Outcomes
from trackwright.playtest.running import Job
from trackwright.playtest.tables import Game

_FAR = 1 << 20
_AT_ONCE = 20_000
"""Completed tickets that are looked at together: enough to be fast, few enough for memory."""


def efforts(job: Job, outcomes: Outcomes) -> dict[int, Estimate]:
    """Return for each ticket that somebody completed how many spaces the ways there had.

    A way is the shortest over the player's own routes; where a station lent a part of it, there is
    none, and that ticket does not count.
    """
    game = lowered(job.board, job.ruleset, job.players)
    held, done = (outcomes.tickets[:, :, column] for column in (places.HOLDER, places.DONE))
    games, tickets = np.nonzero((held >= 0) & (done == 1))
    holders = held[games, tickets]
    spaces = np.full(len(games), _FAR, dtype=np.int32)
    for start in range(0, len(games), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        owners = outcomes.tracks[games[part], :, places.OWNER]
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
    """Walk over owned tracks, again and again, until nothing comes nearer."""
    tracks: Ints = game.tracks
    for _ in range(game.rules[tables.NODES]):
        before = away.copy()
        for track in range(game.rules[tables.TRACKS]):
            row = track * tables.TRACK
            one, other = tracks[row + tables.FROM], tracks[row + tables.TO]
            cost = np.where(owned[:, track], tracks[row + tables.LENGTH], _FAR)
            np.minimum(away[other], away[one] + cost, out=away[other])
            np.minimum(away[one], away[other] + cost, out=away[one])
        if np.array_equal(before, away):
            return


def _nodes(game: Game, place: int) -> NDArray[np.intp]:
    listed = game.places
    return np.array(listed[listed[place] : listed[place + 1]], dtype=np.intp)
