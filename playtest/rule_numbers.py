"""The numbers of a ruleset, as tables of a game hold them."""

from trackwright.playtest import tables
from trackwright.playtest.tables import NONE
from trackwright.schema.board import Board
from trackwright.schema.colors import CardColor
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import DrawnLocomotive, DrawSource, Ruleset
from trackwright.schema.rules.scoring import EmptyStack, FailedTicket, StackOrder, TieBreak
from trackwright.schema.rules.tickets import DealChoice, Rejected

COLORS = tuple(CardColor)
MOST_OFFERED = 60
"""Tickets to choose from at once: a choice is one bit a ticket in a whole number of 64 bits."""
MOST_PLAYERS = 60
"""Who won a bonus is one bit a player, too."""


def refuse_unplayable(ruleset: Ruleset, players: int) -> None:
    """Refuse a number of players or tickets that cannot be played."""
    counts = ruleset.players.counts
    if players not in counts:
        raise TrackwrightError(
            f"{players} cannot play by the rules '{ruleset.id}': they are for "
            f"{counts.start} to {counts.stop - 1} players"
        )
    if players > MOST_PLAYERS:
        raise TrackwrightError(f"a game of {players} players is too large: {MOST_PLAYERS} can play")
    if _most_offered(ruleset) > MOST_OFFERED:
        raise TrackwrightError(
            f"the rules '{ruleset.id}' deal {_most_offered(ruleset)} tickets to choose from at "
            f"once; {MOST_OFFERED} can be played"
        )


def _most_offered(ruleset: Ruleset) -> int:
    action, rounds = ruleset.tickets.action, [0]
    for deal in ruleset.tickets.deals:
        rounds[-1] += deal.cards
        if deal.choice is DealChoice.BEFORE_THE_NEXT:
            rounds.append(0)
    return max(*rounds, action.draw if action else 0, 1)


def rule_numbers(board: Board, rules: Ruleset, players: int, nodes: int) -> list[int]:
    """Return the numbers of a ruleset, each at its position in the table of rules."""
    drawing, tickets, bonuses = rules.drawing, rules.tickets, rules.bonuses
    replacement, action, stations = drawing.replacement, tickets.action, rules.stations
    piles = [pile.id for pile in tickets.piles]
    drawn = DrawnLocomotive
    named = {
        tables.PLAYERS: players,
        tables.TRACKS: len(board.routes),
        tables.NODES: nodes,
        tables.TICKETS: len(board.tickets),
        tables.TRAINS: rules.players.trains,
        tables.STARTING_HAND: rules.train_cards.starting_hand,
        tables.CARDS_DRAWN: drawing.cards,
        tables.CARDS_AT_LEAST: drawing.cards if drawing.at_least is None else drawing.at_least,
        tables.FACE_UP_ALONE: drawing.face_up_alone,
        tables.FACE_UP_CARDS: drawing.face_up,
        tables.FACE_UP_LOCOMOTIVE: list(drawn).index(drawing.face_up_locomotive),
        tables.BLIND_LOCOMOTIVE: list(drawn).index(drawing.blind_locomotive),
        tables.REPLACED_AT: replacement.locomotives if replacement else 0,
        tables.REPLACED_AT_SETUP: bool(replacement and replacement.at_setup),
        tables.REPLACED_AT_MOST: (replacement and replacement.limit) or 0,
        tables.RESHUFFLED: drawing.reshuffle,
        tables.TUNNEL_REVEAL: rules.tunnels.reveal if rules.tunnels else 0,
        tables.TUNNEL_CARDS: rules.tunnels.cards_per_match if rules.tunnels else 0,
        tables.BONUS_FROM_FACE_UP: bool(
            rules.draw_bonuses and rules.draw_bonuses.source is DrawSource.DECK_OR_FACE_UP
        ),
        tables.TRACKS_OWNED: rules.parallel_tracks.owned,
        tables.STATIONS_EACH: stations.each if stations else 0,
        tables.STATIONS_WITH_COST: len(stations.costs) if stations else 0,
        tables.STATION_WILD: bool(stations and stations.locomotives_wild),
        tables.STATIONS_PER_CITY: stations.per_city if stations else 0,
        tables.STATION_LENDS: stations.lends if stations else 0,
        tables.STATION_UNBUILT: stations.points_unbuilt if stations else 0,
        tables.DEALS: len(tickets.deals),
        tables.KEPT_OF_ALL: tickets.keep_at_least,
        tables.PILES: len(piles),
        tables.ACTION_PILE: piles.index(action.pile) if action else NONE,
        tables.ACTION_DRAWS: action.draw if action else 0,
        tables.ACTION_KEEPS: action.keep_at_least if action else 0,
        tables.ACTION_REJECTED: list(Rejected).index(action.rejected) if action else 0,
        tables.OFFER: _most_offered(rules),
        tables.COUNTRIES: len(board.countries),
        tables.COUNTRIES_NEEDED: (
            rules.country_cards.countries_needed if rules.country_cards else 0
        ),
        tables.STACKS_SHUFFLED: bool(
            rules.country_cards and rules.country_cards.order is StackOrder.SHUFFLED
        ),
        tables.NEW_COUNTRY_ONLY: bool(rules.country_cards and rules.country_cards.new_country_only),
        tables.EMPTY_STACK_BRINGS_NOTHING: bool(
            rules.country_cards and rules.country_cards.empty_stack is EmptyStack.NOTHING
        ),
        tables.FAILED_TICKET_COSTS: rules.scoring.failed_ticket is FailedTicket.SUBTRACT,
        tables.BONUSES: len(bonuses.cards) if bonuses else 0,
        tables.BONUSES_DRAWN: min(bonuses.drawn or 200, len(bonuses.cards)) if bonuses else 0,
        tables.END_TRAINS: rules.end.trains_left,
        tables.END_TURNS: rules.end.turns_each,
        tables.END_WITH_TRIGGER: rules.end.trigger_included,
        tables.TIE_BREAKS: len(rules.tie_breaks),
    }
    row = [int(named[place]) for place in range(tables.TIE_BREAK)]
    row += [list(TieBreak).index(tie) for tie in rules.tie_breaks]
    row += [NONE] * (tables.CARDS - len(row))
    row += [rules.train_cards.colors.get(color, 0) for color in COLORS]
    row.append(rules.train_cards.locomotives)
    return row + list(stations.costs if stations else ())
