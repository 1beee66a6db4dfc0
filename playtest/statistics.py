"""What many games say about a board and its rules."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trackwright.playtest import state as places
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.estimates import Estimate, mean, share
from trackwright.playtest.outcomes import Outcomes
from trackwright.playtest.running import Job
from trackwright.schema.board import Board, CountryEnd, Route, Ticket, TicketEnd
from trackwright.schema.text import printable, text_in

PARTS = {
    "routes": places.POINTS_ROUTES,
    "tickets completed": places.POINTS_TICKETS,
    "tickets failed": places.POINTS_FAILED,
    "country cards": places.POINTS_COUNTRIES,
    "unbuilt stations": places.POINTS_STATIONS,
    "bonuses": places.POINTS_BONUSES,
}
"""What points come from, and where each part stands."""

COUNTS = {
    "turns of a player": places.TURNS_TAKEN,
    "tickets completed": places.TICKETS_COMPLETED,
    "tickets failed": places.TICKETS_FAILED,
    "trains left": places.TRAINS_LEFT,
    "stations left": places.STATIONS_LEFT,
    "cards taken": places.CARDS_TAKEN,
    "biggest hand": places.BIGGEST_HAND,
    "country cards": places.COUNTRY_CARDS,
    "tickets completed by stations": places.TICKETS_BY_STATIONS,
}
"""What is told of a player besides points."""

EVENTS = {
    "discards shuffled": places.RESHUFFLES,
    "face-up cards replaced": places.REPLACEMENTS,
    "tunnels tried": places.TUNNELS_TRIED,
    "tunnels that asked for more": places.TUNNELS_ASKED,
    "tunnels given up": places.TUNNELS_GIVEN_UP,
    "ticket actions": places.TICKETS_DRAWN,
}
"""What is counted in a game."""


@dataclass(frozen=True)
class RouteUse:
    """How a route was used.

    Attributes:
        id: The route.
        name: Its cities.
        ends: Their ids, in alphabetical order: those of its connection.
        claimed: In how many of the games.
        by_winner: Which part of its owners won.
        when: At which part of the game it was claimed, from 0 to 1.
    """

    id: str
    name: str
    ends: tuple[str, str]
    claimed: Estimate
    by_winner: Estimate
    when: float


@dataclass(frozen=True)
class TicketUse:
    """How a ticket was used.

    Attributes:
        id: The ticket.
        name: What it joins.
        points: What it is worth.
        held: In how many of the games somebody kept it.
        completed: How many of those who kept it completed it.
        by_winner: Which part of those who kept it won.
    """

    id: str
    name: str
    points: int
    held: Estimate
    completed: Estimate
    by_winner: Estimate


@dataclass(frozen=True)
class Failure:
    """Where the rules were silent or could not be followed.

    Attributes:
        what: What happened.
        rule: Which rule of the ruleset is silent.
        games: In how many of the games.
    """

    what: str
    rule: str
    games: Estimate


@dataclass(frozen=True)
class Report:
    """The numbers of many games.

    Attributes:
        board: The board's id.
        ruleset: The ruleset's id.
        bots: The style of each player.
        games: How many games were played.
        points: A player's points.
        winner_points: The points of a winner.
        parts: What the points come from.
        counts: What else is told of a player.
        events: What is counted in a game.
        turns: Turns of all players in a game.
        seats: How often each seat won; a shared win counts for all who share it.
        styles: How often each style won, for each of its players.
        enders: How often whoever brought the end about won.
        routes: How each route was used.
        tickets: How each ticket was used.
        cities: In how many of the players' networks each city was.
        bonuses: How often each bonus was won, of the games in which it was there.
        failures: Where the rules failed.
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
    enders: Estimate
    routes: tuple[RouteUse, ...]
    tickets: tuple[TicketUse, ...]
    cities: dict[str, Estimate]
    bonuses: dict[str, Estimate]
    failures: tuple[Failure, ...]

    def as_json(self) -> dict[str, Any]:
        """Return the numbers as one JSON object."""
        return asdict(self)


def report(job: Job, outcomes: Outcomes) -> Report:
    """Work out what the games of a job say."""
    players = outcomes.players
    won = players[:, :, places.WON] == 1
    points = players[:, :, places.POINTS]
    return Report(
        board=job.board.id,
        ruleset=job.ruleset.id,
        bots=job.bots,
        games=len(outcomes),
        points=mean(points),
        winner_points=mean(points[won]),
        parts={name: mean(players[:, :, column]) for name, column in PARTS.items()},
        counts={name: mean(players[:, :, column]) for name, column in COUNTS.items()},
        events={name: mean(outcomes.table[:, place]) for name, place in EVENTS.items()},
        turns=mean(outcomes.table[:, places.TURNS]),
        seats=tuple(share(int(column.sum()), len(column)) for column in won.T),
        styles=_styles(job, outcomes, won),
        enders=_enders(outcomes, won),
        routes=tuple(_routes(job.board, outcomes, won)),
        tickets=tuple(_tickets(job.board, outcomes, won)),
        cities=_cities(job.board, outcomes),
        bonuses=_bonuses(job, outcomes),
        failures=tuple(_failures(outcomes)),
    )


def _styles(job: Job, outcomes: Outcomes, won: NDArray[np.bool_]) -> dict[str, Estimate]:
    numbers = {name: STYLES[name] for name in dict.fromkeys(job.bots)}
    played = {name: outcomes.styles == number for name, number in numbers.items()}
    return {name: share(int((won & mask).sum()), int(mask.sum())) for name, mask in played.items()}


def _enders(outcomes: Outcomes, won: NDArray[np.bool_]) -> Estimate:
    ender = outcomes.table[:, places.ENDER]
    ended = np.flatnonzero(ender >= 0)
    return share(int(won[ended, ender[ended]].sum()), len(ended))


def _won_by(owner: NDArray[np.int32], won: NDArray[np.bool_]) -> Estimate:
    """Return how many of the owners won; one is told by seat, or is nobody."""
    owned = np.flatnonzero(owner >= 0)
    return share(int(won[owned, owner[owned]].sum()), len(owned))


def _routes(board: Board, outcomes: Outcomes, won: NDArray[np.bool_]) -> Iterator[RouteUse]:
    turns = np.maximum(outcomes.table[:, places.TURNS], 1)
    for track, route in enumerate(board.routes):
        owner = outcomes.tracks[:, track, places.OWNER]
        claimed = owner >= 0
        when = outcomes.tracks[:, track, places.CLAIMED_IN][claimed] / turns[claimed]
        yield RouteUse(
            route.id,
            route_name(board, route),
            (min(route.ends), max(route.ends)),
            share(int(claimed.sum()), len(outcomes)),
            _won_by(owner, won),
            float(when.mean()) if when.size else 1.0,
        )


def _tickets(board: Board, outcomes: Outcomes, won: NDArray[np.bool_]) -> Iterator[TicketUse]:
    for number, ticket in enumerate(board.tickets):
        holder = outcomes.tickets[:, number, places.HOLDER]
        held = int((holder >= 0).sum())
        if held:
            done = int(outcomes.tickets[:, number, places.DONE].sum())
            yield TicketUse(
                ticket.id,
                ticket_name(board, ticket),
                ticket.points,
                share(held, len(outcomes)),
                share(done, held),
                _won_by(holder, won),
            )


def _cities(board: Board, outcomes: Outcomes) -> dict[str, Estimate]:
    """Return for each city how many of the players own a route that touches it."""
    owners = outcomes.tracks[:, :, places.OWNER]
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


_FAILURES = {
    places.ENDLESS_REPLACEMENT: (
        "the face-up cards would have been replaced for ever",
        "drawing/replacement/limit",
    ),
    places.NO_ACTION: ("a player could do nothing, and the rules do not say what then", "turn"),
    places.STALLED: ("nobody could do anything any more", "turn"),
    places.NEVER_ENDS: ("the end did not come within 500 turns of each player", "end/trains_left"),
    places.NO_CARDS: ("no train card was left to draw", "drawing/reshuffle"),
    places.SHORT_TUNNEL: ("a tunnel found too few cards to reveal", "tunnels/reveal"),
    places.SHORT_DEAL: ("there were fewer tickets than the deal needs", "tickets/deals"),
    places.TICKETS_GONE: ("fewer tickets were left than an action draws", "tickets/action/draw"),
    places.SHARED_SILENTLY: ("players were equal in everything", "tie_breaks"),
}


def _failures(outcomes: Outcomes) -> Iterator[Failure]:
    for place, (what, rule) in _FAILURES.items():
        games = int((outcomes.table[:, place] > 0).sum())
        if games:
            yield Failure(what, rule, share(games, len(outcomes)))
    explosive = int((outcomes.players[:, :, places.BIGGEST_HAND].max(axis=1) > 40).sum())
    if explosive:
        what = "a player held more than 40 train cards"
        yield Failure(what, "train_cards", share(explosive, len(outcomes)))


def route_name(board: Board, route: Route) -> str:
    """Return a route's cities, as a designer speaks of it."""
    colors = {other.color for other in board.routes if set(other.ends) == set(route.ends)}
    name = "–".join(_stop_name(board, end) for end in route.ends)
    return f"{name} ({route.color})" if len(colors) > 1 else name


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
