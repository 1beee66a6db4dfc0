"""The fields of the game's map class that a ruleset determines."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from trackwright.formats.bga.php import Literal
from trackwright.formats.capabilities import Part, field_names
from trackwright.schema.colors import CardColor
from trackwright.schema.rules.ruleset import (
    ConnectionKind,
    DrawnLocomotive,
    FaceUpReplacement,
    Given,
    Ruleset,
    Slot,
    Substitution,
    TrackRule,
)
from trackwright.schema.rules.scoring import Bonus, CompletedTickets, LongestPath
from trackwright.schema.rules.tickets import Deal, Pile, Rejected
from trackwright.schema.selectors import RouteSelector, TicketSelector
from trackwright.schema.sentences import say

DECK, LONG_DECK = "deck", "deckbig"
"""The game's two piles of tickets: the one that players draw from, and another."""

ANY_CARDS, MATCHING_CARDS = "canPayWithAnySetOfCards", "canPayFerriesWithAnySetOfCards"
"""What a route says of sets of cards: any ones, and of one colour for a ferry's locomotive."""

_TUNNEL, _FERRY = RouteSelector(tunnel=True), RouteSelector(ferry=True)
RESTRICTIONS: tuple[tuple[RouteSelector, int], ...] = (
    (RouteSelector(), 0),
    (_TUNNEL, 1),
    (_FERRY, 2),
    (RouteSelector(any_of=(_TUNNEL, _FERRY)), 3),
    (RouteSelector(any_of=(_FERRY, _TUNNEL)), 3),
)
"""Where locomotives are wild, and what the game calls that."""


def public_fields(ruleset: Ruleset) -> Iterator[tuple[str, Literal]]:
    """Yield the public fields of the map class that a ruleset determines."""
    cards, drawing = ruleset.train_cards, ruleset.drawing
    yield "numberOfLocomotiveCards", cards.locomotives
    if (number := same_number(cards.colors)) is not None:
        yield "numberOfColoredCards", number
    yield "initialTrainCarCardsInHand", cards.starting_hand
    counts_as_two = drawing.face_up_locomotive is not DrawnLocomotive.ONE_CARD
    yield "visibleLocomotivesCountsAsTwoCards", counts_as_two
    if (restriction := _restriction(ruleset)) is not None:
        yield "locomotiveUsageRestriction", restriction
    reset = drawing.replacement
    yield "resetVisibleCardsWithLocomotives", reset.locomotives if reset else None
    yield "trainCarsNumberToStartLastTurn", ruleset.end.trains_left
    yield "trainCarsPerPlayer", ruleset.players.trains
    yield from _ticket_fields(ruleset)
    yield from _bonus_fields(ruleset)
    if (players := _players_for_double_routes(ruleset)) is not None:
        yield "minimumPlayerForDoubleRoutes", players
    yield "stations", ruleset.stations.each if ruleset.stations else None


def piles(ruleset: Ruleset) -> Mapping[str, Pile]:
    """Return the piles that the game has room for, by its names for them."""
    action = ruleset.tickets.action
    drawn = next((p for p in ruleset.tickets.piles if action and p.id == action.pile), None)
    main = drawn or ruleset.tickets.piles[0]
    other = next((pile for pile in ruleset.tickets.piles if pile is not main), None)
    return {LONG_DECK: other, DECK: main} if other else {DECK: main}


def long_piles(ruleset: Ruleset) -> frozenset[str]:
    """Return the second pile if a player keeps at most one of its tickets, as the game has it."""
    second = piles(ruleset).get(LONG_DECK)
    deals = [deal for deal in ruleset.tickets.deals if second and deal.pile == second.id]
    most = sum(deal.cards if deal.keep_at_most is None else deal.keep_at_most for deal in deals)
    return frozenset({second.id}) if second and most <= 1 else frozenset()


def cards_for_one(ruleset: Ruleset) -> Iterator[tuple[RouteSelector, str, int]]:
    """Yield where several cards stand for one: on which routes, the game's word, and how many."""
    for substitution in ruleset.payment.substitutions:
        if _is_any_set(substitution):
            yield substitution.on, ANY_CARDS, substitution.cards
        elif _is_matching_set(substitution):
            yield substitution.on, MATCHING_CARDS, substitution.cards


def same_number(colors: Mapping[CardColor, int]) -> int | None:
    """Return how many cards each colour has, if all have as many."""
    numbers = {colors.get(color, 0) for color in CardColor}
    return numbers.pop() if len(numbers) == 1 else None


def _restriction(ruleset: Ruleset) -> int | None:
    wild = [s for s in ruleset.payment.substitutions if _is_joker(s)]
    codes = [code for selector, code in RESTRICTIONS if [selector] == [s.on for s in wild]]
    return codes[0] if codes else None


def _is_joker(substitution: Substitution) -> bool:
    given = (substitution.cards, substitution.of, substitution.slot)
    return given == (1, Given.LOCOMOTIVE, Slot.COLOR)


def _is_any_set(substitution: Substitution) -> bool:
    # For a locomotive the game takes them on ferries alone, which are the routes with icons.
    given, slot = substitution.of, substitution.slot
    return given is Given.ANY and (slot is Slot.COLOR or substitution.on == _FERRY)


def _is_matching_set(substitution: Substitution) -> bool:
    given = (substitution.of, substitution.slot, substitution.on)
    return given == (Given.ONE_COLOR, Slot.LOCOMOTIVE, _FERRY)


def _ticket_fields(ruleset: Ruleset) -> Iterator[tuple[str, Literal]]:
    tickets = ruleset.tickets
    if tickets.action is not None:
        yield "additionalDestinationMinimumKept", tickets.action.keep_at_least
    out = {deal.rejected is Rejected.OUT for deal in tickets.deals}
    if len(out) == 1:
        yield "unusedInitialDestinationsGoToDeckBottom", not out.pop()
    if tickets.action is not None:
        under = tickets.action.rejected is not Rejected.OUT
        yield "unusedAdditionalDestinationsGoToDeckBottom", under


def _bonus_fields(ruleset: Ruleset) -> Iterator[tuple[str, Literal]]:
    # Which of several bonuses a game has may be left to chance: none of them always counts then.
    drawn = ruleset.bonuses is not None and ruleset.bonuses.drawn is not None
    cards = ruleset.bonuses.cards if ruleset.bonuses and not drawn else ()
    longest = (card.points for card in cards if _is_longest_path(card))
    most = (card.points for card in cards if _is_globetrotter(card))
    yield "pointsForLongestPath", next(longest, None)
    yield "pointsForGlobetrotter", next(most, None)


def _is_longest_path(bonus: Bonus) -> bool:
    return isinstance(bonus.most, LongestPath)


def _is_globetrotter(bonus: Bonus) -> bool:
    return isinstance(bonus.most, CompletedTickets) and bonus.most.tickets == TicketSelector()


def _players_for_double_routes(ruleset: Ruleset) -> int | None:
    """Return from how many players on both tracks of a double route are used."""
    rules, counts = ruleset.parallel_tracks, ruleset.players.counts
    usable = {n: rules.usable(ConnectionKind.ORDINARY, 2, n) for n in counts}
    if None in usable.values():
        return None
    one = [players for players, tracks in usable.items() if tracks is not None and tracks < 2]
    first = max(one) + 1 if one else counts.start
    return first if one == [*range(counts.start, first)] else None


Rule = TypeVar("Rule")


def _those(fits: Callable[[Rule], bool]) -> Callable[[tuple[Rule, ...], str], tuple[Rule, ...]]:
    return lambda rules, _: tuple(filter(fits, rules))


def _is_for_double_routes(rule: TrackRule) -> bool:
    return rule.kind is ConnectionKind.ORDINARY and rule.tracks in (2, None)


def _bare_deals(deals: tuple[Deal, ...], language: str) -> tuple[Deal, ...]:
    del language
    return tuple(deal.changed(keep_at_least=0, keep_at_most=None) for deal in deals)


def _bare_piles(stated: tuple[Pile, ...], language: str) -> tuple[Pile, ...]:
    del language
    return tuple(pile.changed(name="", size=None, may_add=None) for pile in stated[:2])


def _expressible(substitution: Substitution) -> bool:
    where = (selector for selector, _ in RESTRICTIONS)
    if _is_any_set(substitution) or _is_matching_set(substitution):
        return True
    return _is_joker(substitution) and substitution.on in where


HELD = field_names("drawing", "face_up_locomotive replacement") | {
    *("players.trains", "train_cards", "scoring.lengths", "end.trains_left", "stations.each"),
    *("payment.substitutions", "parallel_tracks.rules", "bonuses.cards", "tickets"),
}
PARTS: Mapping[str, Part] = {
    "train_cards.colors": Part(
        say("How many cards of each colour there are, if not as many of all."),
        lambda colors, _: None if same_number(colors) is None else colors,
    ),
    "drawing.face_up_locomotive": Part(
        say("Whether it may be the second card."),
        lambda drawn, _: drawn if drawn is DrawnLocomotive.ONE_CARD else DrawnLocomotive.BOTH_CARDS,
    ),
    "drawing.replacement": Part(
        say("Whether it happens at set-up, and how often."),
        lambda reset, _: FaceUpReplacement(locomotives=reset.locomotives, at_setup=True),
    ),
    "payment.substitutions": Part(say("Substitutions that the game lacks."), _those(_expressible)),
    "parallel_tracks.rules": Part(
        say("Rules for other than double routes."), _those(_is_for_double_routes)
    ),
    "bonuses.cards": Part(
        say("Bonuses for other than the longest path and most tickets."),
        _those(lambda bonus: _is_longest_path(bonus) or _is_globetrotter(bonus)),
    ),
    "tickets.piles": Part(say("Names, sizes, and piles after the second."), _bare_piles),
    "tickets.deals": Part(say("How many to keep of each pile."), _bare_deals),
}
"""What of a ruleset the map class holds."""
