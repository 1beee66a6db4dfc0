"""Claims: who may claim a route, what a tunnel asks for, and what a claimed route gives."""

from trackwright.playtest.compilable import Ints, compilable, zeros
from trackwright.playtest.networks import countries_of_networks, countries_with_cards, networks_of
from trackwright.playtest.payment import groups_in_hand, payable_recipe, pays_track
from trackwright.playtest.refusals import (
    ALLOWED,
    CARDS_DO_NOT_PAY,
    CARDS_NOT_IN_HAND,
    CONNECTION_FULL,
    CONNECTION_OWNED,
    NOT_ENOUGH_TRAINS,
    NOT_ON_BOARD,
    TRACK_TAKEN,
    TUNNEL_CARDS_DO_NOT_PAY,
)
from trackwright.playtest.state import (
    BONUS_CARDS,
    CLAIMED,
    CLAIMED_IN,
    CLOSED,
    COLOR_PAID,
    COUNTRY_CARDS,
    DISCARDS,
    EXTRA,
    HAND,
    NO_CARDS,
    OWNER,
    PAID,
    PLAYER,
    POINTS_COUNTRIES,
    POINTS_ROUTES,
    SHORT_TUNNEL,
    SPENT,
    TRACK_STATE,
    TRAINS_LEFT,
    TUNNELS_ASKED,
    TUNNELS_GIVEN_UP,
    TUNNELS_TRIED,
    TURNS,
    State,
)
from trackwright.playtest.tables import (
    BONUS_FROM_FACE_UP,
    BORDER,
    COLOR,
    COUNTRIES,
    COUNTRIES_NEEDED,
    DRAW_BONUS,
    GRAY,
    GROUP_FOR_ICON,
    KINDS,
    LENGTH,
    LOCOMOTIVE,
    NONE,
    ONLY_WILD,
    PARALLEL,
    ROUTE_POINTS,
    SPACES_IN_COLOR,
    TRACK,
    TRACKS,
    TRACKS_OWNED,
    TUNNEL_CARDS,
    TUNNEL_REVEAL,
    USABLE,
    Game,
)
from trackwright.playtest.train_cards import count_at, deck_has_cards, draw_from_deck, take


@compilable
def why_not_claim(game: Game, state: State, player: int, track: int) -> int:
    """Return which rule keeps a player from claiming a track, whatever the cards."""
    if track < 0 or track >= game.rules[TRACKS]:
        return NOT_ON_BOARD
    tracks, owners = game.tracks, state.tracks
    if owners[track * TRACK_STATE + OWNER] != NONE:
        return TRACK_TAKEN
    if owners[track * TRACK_STATE + CLOSED] == 1:
        return CONNECTION_FULL
    if state.players[player * PLAYER + TRAINS_LEFT] < tracks[track * TRACK + LENGTH]:
        return NOT_ENOUGH_TRAINS
    owned, other = 0, tracks[track * TRACK + PARALLEL]
    while other != track:
        if owners[other * TRACK_STATE + OWNER] == player:
            owned += 1
        other = tracks[other * TRACK + PARALLEL]
    return CONNECTION_OWNED if owned >= game.rules[TRACKS_OWNED] else ALLOWED


@compilable
def why_not_pay(
    game: Game, state: State, player: int, track: int, cards: Ints, at: int, color: int
) -> int:
    """Return which rule keeps a player from paying a track with these cards."""
    if not has_cards(state, player, cards, at):
        return CARDS_NOT_IN_HAND
    return ALLOWED if pays_track(game, track, cards, at, color) else CARDS_DO_NOT_PAY


@compilable
def payable_color(game: Game, state: State, player: int, track: int) -> int:
    """Return a colour in which a player can claim and pay a track now; none if there is none."""
    asked, hand = game.tracks[track * TRACK + COLOR], player * PLAYER + HAND
    if asked == GRAY:
        if game.tracks[track * TRACK + ONLY_WILD] == 0:
            if why_not_claim(game, state, player, track) != ALLOWED:
                return NONE
            return payable_color_of_gray(game, state, hand, track)
        asked = most_plentiful(state, hand)  # if that does not pay, no colour does
    if payable_recipe(game, track, state.players, hand, asked) == NONE or (
        why_not_claim(game, state, player, track) != ALLOWED
    ):
        return NONE
    return asked


@compilable
def payable_color_of_gray(game: Game, state: State, hand: int, track: int) -> int:
    """Return the first colour in which a hand pays a gray track; none if there is none."""
    if game.tracks[track * TRACK + GROUP_FOR_ICON] > 0:
        return payable_color_with_groups(game, state, hand, track)
    tried_without = False
    for color in range(LOCOMOTIVE):
        if state.players[hand + color] == 0:
            if tried_without:
                continue  # colours that are not in hand pay all alike
            tried_without = True
        if payable_recipe(game, track, state.players, hand, color) != NONE:
            return color
    return NONE


@compilable
def payable_color_with_groups(game: Game, state: State, hand: int, track: int) -> int:
    """Return the first colour in which a hand pays a track with groups of one colour for icons.

    No recipe pays if the one with the most cards of the colour does not: a locomotive that pays
    for a space instead frees too few cards to save another.
    """
    row, players = track * TRACK, state.players
    size, spaces = game.tracks[row + GROUP_FOR_ICON], game.tracks[row + SPACES_IN_COLOR]
    in_hand = groups_in_hand(players, hand, size)
    for color in range(LOCOMOTIVE):
        held = players[hand + color]
        plain = min(held, spaces)
        locomotives = players[hand + LOCOMOTIVE] - (spaces - plain)
        if locomotives >= 0 and (
            game.tracks[row + LENGTH] - spaces - locomotives
            <= in_hand - held // size + (held - plain) // size
        ):
            return color
    return NONE


@compilable
def most_plentiful(state: State, hand: int) -> int:
    """Return the colour of which most cards are in a hand."""
    players, best = state.players, 0
    for color in range(1, LOCOMOTIVE):
        if players[hand + color] > players[hand + best]:
            best = color
    return best


@compilable
def has_cards(state: State, player: int, cards: Ints, at: int) -> bool:
    """Return whether a player has these cards in hand."""
    players, hand = state.players, player * PLAYER + HAND
    for kind in range(KINDS):
        if not 0 <= cards[at + kind] <= players[hand + kind]:
            return False
    return True


@compilable
def lay_down(state: State, player: int, cards: Ints, at: int) -> None:
    """Lay cards from a hand on the table, where they wait for what becomes of them."""
    hand = player * PLAYER + HAND
    for kind in range(KINDS):
        paid = cards[at + kind]
        if paid > 0:
            state.players[hand + kind] -= paid
            state.table[PAID + kind] += paid


@compilable
def discard_paid(state: State) -> None:
    """Put the cards that were laid down on the discards."""
    table = state.table
    for kind in range(KINDS):
        paid = table[PAID + kind]
        if paid > 0:
            table[DISCARDS + kind] += paid
            table[SPENT + kind] += paid
            table[PAID + kind] = 0


@compilable
def reveal_for_tunnel(game: Game, state: State, track: int, color: int) -> None:
    """Reveal cards for a paid tunnel, and record how many more cards it asks for."""
    matches = 0
    revealed = zeros(KINDS)
    for _ in range(game.rules[TUNNEL_REVEAL]):
        kind = draw_from_deck(game, state)
        if kind == NONE:
            state.table[SHORT_TUNNEL] += 1
            break
        revealed[kind] += 1
        if kind in (LOCOMOTIVE, color):
            matches += 1
    for kind in range(KINDS):
        state.table[DISCARDS + kind] += revealed[kind]
    state.table[CLAIMED] = track
    state.table[COLOR_PAID] = color
    state.table[EXTRA] = matches * game.rules[TUNNEL_CARDS]
    state.table[TUNNELS_TRIED] += 1
    if matches > 0:
        state.table[TUNNELS_ASKED] += 1


@compilable
def why_not_add(state: State, player: int, cards: Ints, at: int) -> int:
    """Return which rule keeps a player from settling a tunnel with these cards."""
    if not has_cards(state, player, cards, at):
        return CARDS_NOT_IN_HAND
    for kind in range(KINDS):
        if cards[at + kind] > 0 and kind not in (LOCOMOTIVE, state.table[COLOR_PAID]):
            return TUNNEL_CARDS_DO_NOT_PAY
    enough = count_at(cards, at) == state.table[EXTRA]
    return ALLOWED if enough else TUNNEL_CARDS_DO_NOT_PAY


@compilable
def give_up_tunnel(state: State, player: int) -> None:
    """Take back the cards that were laid down for a tunnel."""
    for kind in range(KINDS):
        state.players[player * PLAYER + HAND + kind] += state.table[PAID + kind]
        state.table[PAID + kind] = 0
    state.table[CLAIMED] = NONE
    state.table[EXTRA] = 0
    state.table[TUNNELS_GIVEN_UP] += 1


@compilable
def complete_claim(game: Game, state: State, player: int, track: int) -> None:
    """Put a player's trains on a paid track, and score it."""
    discard_paid(state)
    state.table[CLAIMED] = NONE
    state.table[EXTRA] = 0
    if game.tracks[track * TRACK + BORDER] == 1 and game.rules[COUNTRIES_NEEDED] > 0:
        take_country_cards(game, state, player, track)
    state.tracks[track * TRACK_STATE + OWNER] = player
    state.tracks[track * TRACK_STATE + CLAIMED_IN] = state.table[TURNS]
    state.players[player * PLAYER + TRAINS_LEFT] -= game.tracks[track * TRACK + LENGTH]
    state.players[player * PLAYER + POINTS_ROUTES] += game.tracks[track * TRACK + ROUTE_POINTS]
    close_connection(game, state, track)
    if game.tracks[track * TRACK + DRAW_BONUS] > 0:
        draw_bonus(game, state, player, game.tracks[track * TRACK + DRAW_BONUS])


@compilable
def close_connection(game: Game, state: State, track: int) -> None:
    """Close the other tracks of a connection once no more of them may be claimed."""
    claimed, other = 1, game.tracks[track * TRACK + PARALLEL]
    while other != track:
        if state.tracks[other * TRACK_STATE + OWNER] != NONE:
            claimed += 1
        other = game.tracks[other * TRACK + PARALLEL]
    if claimed < game.tracks[track * TRACK + USABLE]:
        return
    other = game.tracks[track * TRACK + PARALLEL]
    while other != track:
        if state.tracks[other * TRACK_STATE + OWNER] == NONE:
            state.tracks[other * TRACK_STATE + CLOSED] = 1
        other = game.tracks[other * TRACK + PARALLEL]


@compilable
def draw_bonus(game: Game, state: State, player: int, cards: int) -> None:
    """Draw the cards that a route gives, or leave it to the player from where."""
    if game.rules[BONUS_FROM_FACE_UP] == 1:
        state.table[BONUS_CARDS] = cards
        return
    for _ in range(cards):
        if not deck_has_cards(game, state):
            state.table[NO_CARDS] += 1
            break
        take(state, player, draw_from_deck(game, state))


@compilable
def take_country_cards(game: Game, state: State, player: int, track: int) -> None:
    """Take the country cards that a track brings which is about to become the player's."""
    parents = networks_of(game, state, player)
    of_networks = countries_of_networks(game, state, player, parents)
    brought, reached = countries_with_cards(game, state, track, parents, of_networks)
    if reached < game.rules[COUNTRIES_NEEDED]:
        return
    for country in range(game.rules[COUNTRIES]):
        if brought[country] == 1:
            top = state.stacks[country]
            state.stacks[country] = top + 1
            state.players[player * PLAYER + COUNTRY_CARDS] += 1
            state.players[player * PLAYER + POINTS_COUNTRIES] += state.stacks[top]
