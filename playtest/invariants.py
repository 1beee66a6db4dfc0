"""Invariants: what must hold after every move, whatever the rules and the players do."""

from collections import Counter
from collections.abc import Iterator

from trackwright.playtest.match import KIND_NAMES
from trackwright.playtest.state import (
    DECK,
    DISCARDS,
    FACE_UP,
    HAND,
    HOLDER,
    OFFERED,
    OFFERED_TICKET,
    OFFERS,
    OWNER,
    PAID,
    PLAYER,
    POINTS_ROUTES,
    RING,
    RING_COUNT,
    STATIONS_LEFT,
    TICKET_STATE,
    TRACK_STATE,
    TRAINS_LEFT,
    State,
)
from trackwright.playtest.tables import (
    CARDS,
    KINDS,
    LENGTH,
    NONE,
    OFFER,
    PARALLEL,
    PILES,
    PLAYERS,
    ROUTE_POINTS,
    STATIONS_EACH,
    TICKETS,
    TRACK,
    TRACKS,
    TRACKS_OWNED,
    TRAINS,
    USABLE,
    Game,
)
from trackwright.playtest.tickets import place_in_ring


def broken_invariants(game: Game, state: State) -> list[str]:
    """Return a sentence for each broken invariant."""
    return [*_cards(game, state), *_tickets(game, state), *_tracks(game, state)]


def _cards(game: Game, state: State) -> Iterator[str]:
    seats = range(game.rules[PLAYERS])
    for kind in range(KINDS):
        places = [state.table[place + kind] for place in (DECK, DISCARDS, FACE_UP, PAID)]
        places += [state.players[seat * PLAYER + HAND + kind] for seat in seats]
        if sum(places) != game.rules[CARDS + kind] or min(places) < 0:
            yield f"{sum(places)} of {game.rules[CARDS + kind]} {KIND_NAMES[kind]} cards are there"


def _tickets(game: Game, state: State) -> Iterator[str]:
    places: Counter[int] = Counter()
    for ticket in range(game.rules[TICKETS]):
        places[ticket] += state.tickets[ticket * TICKET_STATE + HOLDER] != NONE
    for pile in range(game.rules[PILES]):
        for depth in range(state.piles[pile * RING + RING_COUNT]):
            places[int(state.piles[place_in_ring(game, state, pile, depth)])] += 1
    for seat in range(game.rules[PLAYERS]):
        for place in range(state.players[seat * PLAYER + OFFERED]):
            row = (seat * game.rules[OFFER] + place) * OFFERS
            places[int(state.offers[row + OFFERED_TICKET])] += 1
    for ticket, count in places.items():
        if count > 1:
            yield f"ticket {ticket} is in {count} places"


def _tracks(game: Game, state: State) -> Iterator[str]:
    owners = [state.tracks[track * TRACK_STATE + OWNER] for track in range(game.rules[TRACKS])]
    for track, owner in enumerate(owners):
        ring = [track]
        while game.tracks[ring[-1] * TRACK + PARALLEL] != track:
            ring.append(game.tracks[ring[-1] * TRACK + PARALLEL])
        claimed = [owners[other] for other in ring if owners[other] != NONE]
        if len(claimed) > game.tracks[track * TRACK + USABLE]:
            yield f"too many tracks beside track {track} are claimed"
        if owner != NONE and claimed.count(owner) > game.rules[TRACKS_OWNED]:
            yield f"player {owner} owns too many tracks beside track {track}"
    for seat in range(game.rules[PLAYERS]):
        own = [track for track, owner in enumerate(owners) if owner == seat]
        used = sum(game.tracks[track * TRACK + LENGTH] for track in own)
        row = seat * PLAYER
        if used + state.players[row + TRAINS_LEFT] != game.rules[TRAINS]:
            yield f"player {seat} has trains too many or too few"
        if state.players[row + TRAINS_LEFT] < 0:
            yield f"player {seat} has placed more trains than there are"
        if state.players[row + POINTS_ROUTES] != sum(
            game.tracks[track * TRACK + ROUTE_POINTS] for track in own
        ):
            yield f"the points of player {seat} for routes do not add up"
        each = game.rules[STATIONS_EACH]
        built = sum(node != NONE for node in state.stations[seat * each : (seat + 1) * each])
        if built + state.players[row + STATIONS_LEFT] != each:
            yield f"player {seat} has stations too many or too few"
