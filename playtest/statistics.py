"""Statistics of many games on a board."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trackwright.playtest import state as columns
from trackwright.playtest.bots.search import BOTS
from trackwright.playtest.demand import (
    ColorUse,
    MissedTrack,
    color_uses,
    efforts,
    missed_tracks,
    route_name,
    ticket_name,
)
from trackwright.playtest.estimates import Estimate, mean, share
from trackwright.playtest.failures import Failure, failures
from trackwright.playtest.jobs import Job
from trackwright.playtest.simulator import Outcomes
from trackwright.schema.board import Board, Route

PARTS = {
    "routes": columns.POINTS_ROUTES,
    "tickets completed": columns.POINTS_TICKETS,
    "tickets failed": columns.POINTS_FAILED,
    "country cards": columns.POINTS_COUNTRIES,
    "unbuilt stations": columns.POINTS_STATIONS,
    "bonuses": columns.POINTS_BONUSES,
}
"""What points come from, and the column of each part."""

COUNTS = {
    "turns of a player": columns.TURNS_TAKEN,
    "tickets completed": columns.TICKETS_COMPLETED,
    "tickets failed": columns.TICKETS_FAILED,
    "trains left": columns.TRAINS_LEFT,
    "cards taken": columns.CARDS_TAKEN,
    "biggest hand": columns.BIGGEST_HAND,
    "country cards": columns.COUNTRY_CARDS,
    "tickets completed by stations": columns.TICKETS_BY_STATIONS,
}
"""What is reported of a player besides points."""

EVENTS = {
    "discards shuffled": columns.RESHUFFLES,
    "face-up cards replaced": columns.REPLACEMENTS,
    "tunnels tried": columns.TUNNELS_TRIED,
    "tunnels that asked for more": columns.TUNNELS_ASKED,
    "tunnels given up": columns.TUNNELS_GIVEN_UP,
    "cards added to tunnels": columns.TUNNEL_CARDS_ADDED,
    "ticket actions": columns.TICKETS_DRAWN,
}
"""What is counted in a game."""


@dataclass(frozen=True)
class RouteUse:
    """How a route was used: in how many games it was claimed, when (0 to 1), and by whom.

    Its `ends` are in alphabetical order: those of its connection.
    """

    id: str
    name: str
    ends: tuple[str, str]
    claimed: Estimate
    by_winner: Estimate
    when: float


@dataclass(frozen=True)
class TicketUse:
    """How a ticket was used: in how many games it was kept, and what became of it.

    `completed` and `by_winner` are shares of those who kept it; `effort` is the spaces of the
    paths by which it was completed.
    """

    id: str
    name: str
    points: int
    held: Estimate
    completed: Estimate
    by_winner: Estimate
    effort: Estimate


@dataclass(frozen=True)
class KindUse:
    """How the routes of one kind were used; a route can be of several kinds."""

    kind: str
    routes: int
    claimed: Estimate
    by_winner: Estimate


@dataclass(frozen=True)
class Ending:
    """In how many games somebody triggered the end, how often they won, and who it was."""

    reached: Estimate
    won: Estimate
    seats: tuple[Estimate, ...]
    styles: dict[str, Estimate]


@dataclass(frozen=True)
class Report:
    """The numbers of many games.

    A shared win counts for all who share it. Wins of a style are for each of its players; a bonus
    counts in the games in which it was there. `cities` are shares of the players' networks.
    """

    board: str
    ruleset: str
    bots: tuple[str, ...]
    games: int
    points: Estimate
    winner_points: Estimate
    parts: dict[str, Estimate]
    counts: dict[str, Estimate]
    events: dict[str, Estimate]
    turns: Estimate
    seats: tuple[Estimate, ...]
    styles: dict[str, Estimate]
    ending: Ending
    routes: tuple[RouteUse, ...]
    tickets: tuple[TicketUse, ...]
    cities: dict[str, Estimate]
    bonuses: dict[str, Estimate]
    bonus_winners: dict[str, Estimate]
    countries: dict[str, Estimate]
    kinds: tuple[KindUse, ...]
    colors: tuple[ColorUse, ...]
    missed: tuple[MissedTrack, ...]
    failures: tuple[Failure, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the numbers as one JSON object."""
        return asdict(self)


def report(job: Job, outcomes: Outcomes) -> Report:
    """Evaluate the games of a job."""
    players = outcomes.players
    won = players[:, :, columns.WON] == 1
    points = players[:, :, columns.POINTS]
    return Report(
        board=job.board.id,
        ruleset=job.ruleset.id,
        bots=job.bots,
        games=len(outcomes),
        points=mean(points),
        winner_points=mean(points[won]),
        parts={name: mean(players[:, :, column]) for name, column in PARTS.items()},
        counts=_counts(job, outcomes),
        events={name: mean(outcomes.table[:, place]) for name, place in EVENTS.items()},
        turns=mean(outcomes.table[:, columns.TURNS]),
        seats=tuple(share(int(column.sum()), len(column)) for column in won.T),
        styles=_styles(job, outcomes, won),
        ending=_ending(job, outcomes, won),
        routes=tuple(_routes(job.board, outcomes, won)),
        tickets=tuple(_tickets(job, outcomes, won)),
        cities=_cities(job.board, outcomes),
        bonuses=_bonuses(job, outcomes),
        bonus_winners=_bonus_winners(job, outcomes, won),
        countries=_countries(job, outcomes),
        kinds=tuple(_kinds(job.board, outcomes, won)),
        colors=color_uses(job, outcomes),
        missed=missed_tracks(job, outcomes),
        failures=tuple(failures(job, outcomes)),
    )


def _counts(job: Job, outcomes: Outcomes) -> dict[str, Estimate]:
    counts = {name: mean(outcomes.players[:, :, column]) for name, column in COUNTS.items()}
    if job.ruleset.stations is not None:
        left = outcomes.players[:, :, columns.STATIONS_LEFT]
        counts["stations built"] = mean(job.ruleset.stations.each - left)
    return counts


def _styles(job: Job, outcomes: Outcomes, won: NDArray[np.bool_]) -> dict[str, Estimate]:
    """Return how often each player of a style won, or reached another figure."""
    numbers = {name: BOTS[name] for name in dict.fromkeys(job.bots)}
    played = {name: outcomes.styles == number for name, number in numbers.items()}
    return {name: share(int((won & mask).sum()), int(mask.sum())) for name, mask in played.items()}


def _ending(job: Job, outcomes: Outcomes, won: NDArray[np.bool_]) -> Ending:
    ender = outcomes.table[:, columns.ENDER]
    ended = np.flatnonzero(ender >= 0)
    did = np.zeros_like(won)
    did[ended, ender[ended]] = True
    return Ending(
        share(len(ended), len(outcomes)),
        share(int(won[ended, ender[ended]].sum()), len(ended)),
        tuple(share(int(column.sum()), len(ended)) for column in did.T),
        _styles(job, outcomes, did),
    )


def _won_by(owner: NDArray[np.int32], won: NDArray[np.bool_]) -> Estimate:
    """Return how many of the owners won; an owner is a seat, or nobody."""
    owned = np.flatnonzero(owner >= 0)
    return share(int(won[owned, owner[owned]].sum()), len(owned))


def _routes(board: Board, outcomes: Outcomes, won: NDArray[np.bool_]) -> Iterator[RouteUse]:
    turns = np.maximum(outcomes.table[:, columns.TURNS], 1)
    for track, route in enumerate(board.routes):
        owner = outcomes.tracks[:, track, columns.OWNER]
        claimed = owner >= 0
        when = outcomes.tracks[:, track, columns.CLAIMED_IN][claimed] / turns[claimed]
        yield RouteUse(
            route.id,
            route_name(board, route),
            (min(route.ends), max(route.ends)),
            share(int(claimed.sum()), len(outcomes)),
            _won_by(owner, won),
            float(when.mean()) if when.size else 1.0,
        )


def _tickets(job: Job, outcomes: Outcomes, won: NDArray[np.bool_]) -> Iterator[TicketUse]:
    board, taken = job.board, efforts(job, outcomes)
    for number, ticket in enumerate(board.tickets):
        holder = outcomes.tickets[:, number, columns.HOLDER]
        held = int((holder >= 0).sum())
        if held:
            done = int(outcomes.tickets[:, number, columns.DONE].sum())
            yield TicketUse(
                ticket.id,
                ticket_name(board, ticket),
                ticket.points,
                share(held, len(outcomes)),
                share(done, held),
                _won_by(holder, won),
                taken.get(number, Estimate(0.0, 0.0, 0.0, 0)),
            )


def _kinds(board: Board, outcomes: Outcomes, won: NDArray[np.bool_]) -> Iterator[KindUse]:
    owners = outcomes.tracks[:, :, columns.OWNER]
    crossings = {crossing.id for crossing in board.crossings}
    for kind, is_of in _KINDS.items():
        tracks = [n for n, route in enumerate(board.routes) if is_of(route, crossings)]
        if tracks:
            games, which = np.nonzero(owners[:, tracks] >= 0)
            by = owners[:, tracks][games, which]
            yield KindUse(
                kind,
                len(tracks),
                mean((owners[:, tracks] >= 0).sum(axis=1)),
                share(int(won[games, by].sum()), len(games)),
            )


_KINDS: dict[str, Callable[[Route, set[str]], bool]] = {
    "ordinary": lambda route, crossings: (
        not (route.tunnel or route.ferry or route.icons or route.draw_bonus)
        and crossings.isdisjoint(route.ends)
    ),
    "tunnel": lambda route, _: route.tunnel,
    "ferry": lambda route, _: route.ferry or bool(route.icons),
    "draw bonus": lambda route, _: route.draw_bonus > 0,
    "border": lambda route, crossings: not crossings.isdisjoint(route.ends),
}


def _cities(board: Board, outcomes: Outcomes) -> dict[str, Estimate]:
    """Return for each city how many of the players own a route that touches it."""
    owners = outcomes.tracks[:, :, columns.OWNER]
    seats = outcomes.players.shape[1]
    used = {}
    for city in board.cities:
        here = [track for track, route in enumerate(board.routes) if city.id in route.ends]
        count = sum(int((owners[:, here] == seat).any(axis=1).sum()) for seat in range(seats))
        used[city.id] = share(count, seats * len(outcomes))
    return used


def _bonuses(job: Job, outcomes: Outcomes) -> dict[str, Estimate]:
    cards = job.ruleset.bonuses.cards if job.ruleset.bonuses else ()
    return {
        bonus.id: share(
            int((outcomes.bonuses[:, number] > 0).sum()),
            int((outcomes.bonuses[:, number] >= 0).sum()),
        )
        for number, bonus in enumerate(cards)
    }


def _bonus_winners(job: Job, outcomes: Outcomes, won: NDArray[np.bool_]) -> dict[str, Estimate]:
    """Return how often those who won a bonus won the game; who did is one bit a player."""
    seats = np.arange(won.shape[1])
    found = {}
    for number, bonus in enumerate(job.ruleset.bonuses.cards if job.ruleset.bonuses else ()):
        winners = np.maximum(outcomes.bonuses[:, number, np.newaxis], 0) >> seats & 1 == 1
        found[bonus.id] = share(int((winners & won).sum()), int(winners.sum()))
    return found


def _countries(job: Job, outcomes: Outcomes) -> dict[str, Estimate]:
    """Return how many cards of each country were taken, from the position of each stack's top."""
    if job.ruleset.country_cards is None:
        return {}
    taken, top = {}, len(job.board.countries) + 1
    for number, country in enumerate(job.board.countries):
        if country.cards:
            taken[country.id] = mean(outcomes.stacks[:, number] - top)
        top += len(country.cards)
    return taken
