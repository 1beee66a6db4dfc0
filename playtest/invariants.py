"""Invariants: what must hold after every move, whatever the rules and the players do."""

from collections import Counter
from collections.abc import Iterator

from trackwright.playtest import state as columns
from trackwright.playtest import tables
from trackwright.playtest.match import KIND_NAMES
from trackwright.playtest.state import State
from trackwright.playtest.tables import Game
from trackwright.playtest.tickets import place_in_ring


def broken_invariants(game: Game, state: State) -> list[str]:
    """Return a sentence for each broken invariant."""
    return [*_cards(game, state), *_tickets(game, state), *_tracks(game, state)]


def _cards(game: Game, state: State) -> Iterator[str]:
    seats = range(game.rules[tables.PLAYERS])
    for kind in range(tables.KINDS):
        places = [
            state.table[place + kind]
            for place in (columns.DECK, columns.DISCARDS, columns.FACE_UP, columns.PAID)
        ]
        places += [state.players[seat * columns.PLAYER + columns.HAND + kind] for seat in seats]
        cards = game.rules[tables.CARDS + kind]
        if sum(places) != cards or min(places) < 0:
            yield f"{sum(places)} of {cards} {KIND_NAMES[kind]} cards are there"


def _tickets(game: Game, state: State) -> Iterator[str]:
    places: Counter[int] = Counter()
    for ticket in range(game.rules[tables.TICKETS]):
        places[ticket] += (
            state.tickets[ticket * columns.TICKET_STATE + columns.HOLDER] != tables.NONE
        )
    for pile in range(game.rules[tables.PILES]):
        for depth in range(state.piles[pile * columns.RING + columns.RING_COUNT]):
            places[int(state.piles[place_in_ring(game, state, pile, depth)])] += 1
    for seat in range(game.rules[tables.PLAYERS]):
        for place in range(state.players[seat * columns.PLAYER + columns.OFFERED]):
            row = (seat * game.rules[tables.OFFER] + place) * columns.OFFERS
            places[int(state.offers[row + columns.OFFERED_TICKET])] += 1
    for ticket, count in places.items():
        if count > 1:
            yield f"ticket {ticket} is in {count} places"


def _tracks(game: Game, state: State) -> Iterator[str]:
    owners = [
        state.tracks[track * columns.TRACK_STATE + columns.OWNER]
        for track in range(game.rules[tables.TRACKS])
    ]
    for track, owner in enumerate(owners):
        ring = [track]
        while game.tracks[ring[-1] * tables.TRACK + tables.PARALLEL] != track:
            ring.append(game.tracks[ring[-1] * tables.TRACK + tables.PARALLEL])
        claimed = [owners[other] for other in ring if owners[other] != tables.NONE]
        if len(claimed) > game.tracks[track * tables.TRACK + tables.USABLE]:
            yield f"too many tracks beside track {track} are claimed"
        if owner != tables.NONE and claimed.count(owner) > game.rules[tables.TRACKS_OWNED]:
            yield f"player {owner} owns too many tracks beside track {track}"
    for seat in range(game.rules[tables.PLAYERS]):
        own = [track for track, owner in enumerate(owners) if owner == seat]
        used = sum(game.tracks[track * tables.TRACK + tables.LENGTH] for track in own)
        row = seat * columns.PLAYER
        if used + state.players[row + columns.TRAINS_LEFT] != game.rules[tables.TRAINS]:
            yield f"player {seat} has trains too many or too few"
        if state.players[row + columns.TRAINS_LEFT] < 0:
            yield f"player {seat} has placed more trains than there are"
        if state.players[row + columns.POINTS_ROUTES] != sum(
            game.tracks[track * tables.TRACK + tables.ROUTE_POINTS] for track in own
        ):
            yield f"the points of player {seat} for routes do not add up"
        each = game.rules[tables.STATIONS_EACH]
        built = sum(node != tables.NONE for node in state.stations[seat * each : (seat + 1) * each])
        if built + state.players[row + columns.STATIONS_LEFT] != each:
            yield f"player {seat} has stations too many or too few"
