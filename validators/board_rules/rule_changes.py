"""Changes of rules that make them fit a board: what a pile is made of, and which bonuses count."""

from collections.abc import Iterator

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.ruleset_selectors import tickets_in_piles
from trackwright.schema.rules.ruleset import Json, Ruleset
from trackwright.schema.rules.tickets import Pile, Undealt
from trackwright.schema.selectors import Range, TicketSelector
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.thing_ref import called
from trackwright.validators.check import Fix, rules_change


def pile_refilled(analysis: BoardAnalysis, ruleset: Ruleset, index: int) -> tuple[Fix, ...]:
    """Return the fix that makes an empty pile of other tickets, if that empties no other pile."""
    for title, selector in _other_tickets(analysis, ruleset, ruleset.tickets.piles[index]):
        changed = _with_selector(ruleset, index, selector)
        if _empty_piles(analysis, changed) < _empty_piles(analysis, ruleset):
            piles = [_json(pile) for pile in changed.tickets.piles]
            return (rules_change(title, ruleset, {"tickets": {"piles": piles}}),)
    return ()


def without_bonus(ruleset: Ruleset, index: int) -> Fix:
    """Return the fix that leaves a bonus out of the rules."""
    cards = ruleset.bonuses.cards if ruleset.bonuses else ()
    kept = [bonus.model_dump(mode="json", exclude_defaults=True) for bonus in cards]
    del kept[index]
    drawn = ruleset.bonuses.drawn if ruleset.bonuses else None
    difference: Json = {"bonuses": {"cards": kept} if kept else None}
    if kept and drawn is not None and drawn > len(kept):
        difference["bonuses"]["drawn"] = None
    title = say("Play without the bonus {bonus}", bonus=called(cards[index]))
    return rules_change(title, ruleset, difference)


def _other_tickets(
    analysis: BoardAnalysis, ruleset: Ruleset, pile: Pile
) -> Iterator[tuple[Sentence, TicketSelector]]:
    """Yield what a pile could be made of, with the words for it, the likeliest first."""
    action = ruleset.tickets.action
    if pile.undealt is Undealt.OUT and not (action and action.pile == pile.id):
        yield from _dearest(analysis, ruleset, pile)
    used = {ticket.deck for each in tickets_in_piles(analysis, ruleset) for ticket in each}
    decks = dict.fromkeys(ticket.deck for ticket in analysis.board.tickets)
    for deck in sorted(decks, key=lambda deck: deck in used):
        title = say("Use the tickets of the deck '{deck}'", deck=deck)
        yield title, TicketSelector(decks=(deck,))
    yield from _dearest(analysis, ruleset, pile)


def _dearest(
    analysis: BoardAnalysis, ruleset: Ruleset, pile: Pile
) -> Iterator[tuple[Sentence, TicketSelector]]:
    """Yield the tickets that are worth the most, as many as are dealt to the largest table."""
    each = sum(deal.cards for deal in ruleset.tickets.deals if deal.pile == pile.id)
    worth = sorted((t.points for t in analysis.board.tickets), reverse=True)
    dealt = max(each * ruleset.players.maximum, 1)
    if len(worth) > dealt and worth[dealt - 1] > worth[-1]:
        points = worth[dealt - 1]
        title = say("Use the tickets worth {points} points and more", points=points)
        yield title, TicketSelector(points=Range(at_least=points))


def _with_selector(ruleset: Ruleset, index: int, selector: TicketSelector) -> Ruleset:
    piles = list(ruleset.tickets.piles)
    piles[index] = piles[index].changed(tickets=selector, fallback=None, size=None)
    return ruleset.changed(tickets=ruleset.tickets.changed(piles=tuple(piles)))


def _empty_piles(analysis: BoardAnalysis, ruleset: Ruleset) -> set[str]:
    tickets = tickets_in_piles(analysis, ruleset)
    return {pile.id for pile, own in zip(ruleset.tickets.piles, tickets, strict=True) if not own}


def _json(pile: Pile) -> Json:
    return pile.model_dump(mode="json", exclude_defaults=True)
