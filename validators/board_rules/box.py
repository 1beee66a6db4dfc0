"""Checks of numbers that were stated: sizes of piles and decks, and what the box holds."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from trackwright.analysis.board_analysis import BoardAnalysis, measured
from trackwright.analysis.ruleset_selectors import ticket_picks, unknown
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import did_you_mean
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.sentences import counted, say
from trackwright.schema.thing_ref import ThingRef, board_ref, called, ruleset_ref
from trackwright.validators.check import Fix, Found, board_check, pair_check


@pair_check(
    "R018",
    Severity.ERROR,
    why="The game cannot be set up for so many players.",
    source="`tickets.deals` and `players.maximum` of the ruleset.",
)
def pile_too_small(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A pile has fewer tickets than are dealt to the largest table."""
    for index, pile in enumerate(ruleset.tickets.piles):
        there, dealt = len(ticket_picks(analysis).in_pile(pile)), _dealt(ruleset, pile)
        if 0 < there < dealt:
            yield Found(
                say(
                    "{players} players are dealt {dealt} tickets from the pile {pile}, but "
                    "the board has only {there} for it",
                    players=ruleset.players.maximum,
                    dealt=dealt,
                    pile=called(pile),
                    there=there,
                ),
                (ruleset_ref("tickets", "piles", index), *_decks(pile)),
            )


@pair_check(
    "R037",
    Severity.WARNING,
    why="Not every player can draw tickets even once.",
    source="On the published boards at least one full draw is left for each player.",
)
def few_tickets_left(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """After the deal to the largest table too few tickets are left to draw."""
    action, players = ruleset.tickets.action, ruleset.players.maximum
    for index, pile in enumerate(ruleset.tickets.piles if action else ()):
        left = len(ticket_picks(analysis).in_pile(pile)) - _dealt(ruleset, pile)
        if action and pile.id == action.pile and 0 <= left < action.draw * players:
            yield Found(
                say(
                    "with {players} players {left} tickets are left in the pile {pile} after "
                    "the deal, too few for a draw of {draw} by each",
                    players=players,
                    left=left,
                    pile=called(pile),
                    draw=action.draw,
                ),
                (ruleset_ref("tickets", "piles", index), *_decks(pile)),
            )


@pair_check(
    "R019",
    Severity.WARNING,
    why="A ticket is missing, or one too many, or in the wrong deck.",
    source="`size` of `tickets.piles` in the ruleset.",
)
def pile_size(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A pile is meant to have another number of tickets than the board has for it."""
    for index, pile in enumerate(ruleset.tickets.piles):
        there = len(ticket_picks(analysis).in_pile(pile))
        if pile.size is not None and there not in (0, pile.size):
            yield Found(
                say(
                    "the pile {pile} is meant to have {size} tickets, but the board has "
                    "{there} for it",
                    pile=called(pile),
                    size=pile.size,
                    there=there,
                ),
                (*_decks(pile), ruleset_ref("tickets", "piles", index, "size")),
            )


@board_check(
    "R020",
    Severity.WARNING,
    why="A ticket is missing, or one too many, or in the wrong deck.",
    source="`size` of the board's `decks`.",
)
def deck_size(analysis: BoardAnalysis) -> Iterator[Found]:
    """A deck has another number of tickets than it is meant to have."""
    for deck in analysis.board.decks:
        there = _tickets_by_deck(analysis).get(deck.id, 0)
        if deck.size is not None and there != deck.size:
            yield Found(
                say(
                    "the deck {deck} is meant to have {tickets}, but has {there}",
                    deck=called(deck),
                    tickets=counted(deck.size, "ticket"),
                    there=there,
                ),
                (ThingRef("deck", deck.id, ("size",)),),
                fixes=(
                    Fix(
                        say("Set its size to {there}", there=there),
                        _with_size(deck.id, there),
                        safe=False,
                    ),
                ),
            )


@pair_check(
    "R021",
    Severity.WARNING,
    why="The board is not the published one: a ticket is missing or one too many.",
    source="`box.tickets` of the ruleset.",
)
def box_tickets(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The box holds another number of tickets of a deck than the board."""
    # Decks that a selector names in vain are left to the check of selectors.
    decks = {deck.id: deck for deck in analysis.board.decks}
    told = unknown(analysis, ruleset)
    for name, in_box in (ruleset.box.tickets if ruleset.box else {}).items():
        place = ruleset_ref("box", "tickets", name)
        there = _tickets_by_deck(analysis).get(name, 0)
        if ("deck", name) in told:
            continue
        if name not in decks:
            hint = did_you_mean(name, decks)
            yield Found(
                say(
                    "the box holds {in_box} tickets of the deck '{name}', which the board "
                    "does not have{hint}",
                    in_box=in_box,
                    name=name,
                    hint=hint,
                ),
                (place, board_ref("decks")),
            )
        elif there != in_box != decks[name].size:
            yield Found(
                say(
                    "the box holds {in_box} tickets of the deck {deck}, but the board has {there}",
                    in_box=in_box,
                    deck=called(decks[name]),
                    there=there,
                ),
                (ThingRef("deck", name), place),
            )


@pair_check(
    "R022",
    Severity.WARNING,
    why="A city lies in the wrong country, or has none.",
    source="`box.countries` of the ruleset.",
)
def box_countries(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The board has cities in more or fewer countries than the published one."""
    if ruleset.box and ruleset.box.countries is not None:
        there = len({city.country for city in analysis.board.cities} - {None})
        if there != ruleset.box.countries:
            yield Found(
                say(
                    "the published board has cities in {countries} countries, but this one in "
                    "{there}",
                    countries=ruleset.box.countries,
                    there=there,
                ),
                (board_ref("countries"), ruleset_ref("box", "countries")),
            )


@pair_check(
    "R023",
    Severity.WARNING,
    why="The board is not the published one: a card or a whole stack is missing or too many.",
    source="`box.country_stacks` and `box.country_cards` of the ruleset.",
)
def box_country_cards(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The box holds another number of country cards, or of stacks, than the board."""
    if ruleset.box is None:
        return
    stacks = [country for country in analysis.board.countries if country.cards]
    places = [ThingRef("country", country.id, ("cards",)) for country in stacks]
    counted = {
        "country_stacks": (say("stacks of country cards"), len(stacks)),
        "country_cards": (say("country cards"), sum(len(country.cards) for country in stacks)),
    }
    for field, (things, there) in counted.items():
        in_box = getattr(ruleset.box, field)
        if in_box not in (None, there):
            yield Found(
                say(
                    "the box holds {in_box} {things}, but the board has {there}",
                    in_box=in_box,
                    things=things,
                    there=there,
                ),
                (*places, ruleset_ref("box", field)),
            )


@measured("tickets")
def _tickets_by_deck(analysis: BoardAnalysis) -> Mapping[str, int]:
    return Counter(ticket.deck for ticket in analysis.board.tickets)


def _dealt(ruleset: Ruleset, pile: Pile) -> int:
    """Return how many tickets of a pile the largest table is dealt."""
    each = sum(deal.cards for deal in ruleset.tickets.deals if deal.pile == pile.id)
    return each * ruleset.players.maximum


def _decks(pile: Pile) -> Iterator[ThingRef]:
    return (ThingRef("deck", deck) for deck in pile.tickets.decks)


def _with_size(deck: str, size: int) -> Callable[[Board], Board]:
    return lambda board: with_changed(board, "decks", deck, size=size)
