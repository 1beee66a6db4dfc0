"""What the selectors of a ruleset pick on a board, and what they name that it lacks."""

from collections.abc import Callable, Mapping
from functools import cache, partial

from trackwright.analysis.board_analysis import STOPS, BoardAnalysis, measured
from trackwright.schema.board import Route, Ticket
from trackwright.schema.errors import DocumentPath
from trackwright.schema.pile_tickets import divided_tickets, pile_selector
from trackwright.schema.rules.mentions import known_names, needed_names
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.selector_matches import picked_routes, picked_tickets
from trackwright.schema.selectors import RouteSelector, TicketSelector
from trackwright.schema.sentences import Sentence, say


def lacking(ruleset: Ruleset, selector: RouteSelector) -> Sentence | None:
    """Return the mechanic that a selector asks for and the ruleset does not have."""
    mechanics = {
        say("ferries"): (selector.ferry, ruleset.ferries),
        say("tunnels"): (selector.tunnel, ruleset.tunnels),
        say("draw bonuses"): (selector.draw_bonus, ruleset.draw_bonuses),
    }
    for mechanic, (wanted, rules) in mechanics.items():
        if wanted and rules is None:
            return mechanic
    branches = [lacking(ruleset, branch) for branch in selector.any_of]
    return branches[0] if branches and all(branches) else None


def unknown(
    analysis: BoardAnalysis, ruleset: Ruleset
) -> Mapping[tuple[str, str], list[DocumentPath]]:
    """Return the kinds and ids of what selectors name and the board lacks, and where they do."""
    found: dict[tuple[str, str], list[DocumentPath]] = {}
    for mention in needed_names(ruleset):
        match mention.path:
            case (_, "piles", int(index), "fallback", *_) if selected_tickets(
                analysis, ruleset.tickets.piles[index].tickets
            ):
                continue
        if mention.id not in known(analysis)[mention.kind]:
            found.setdefault((mention.kind, mention.id), []).append(mention.path)
    return found


@measured(*STOPS, "countries", "regions", "routes", "decks", "tickets")
def known(analysis: BoardAnalysis) -> Mapping[str, frozenset[str]]:
    """Return by its kind everything that a selector could name."""
    return known_names(analysis.board)


@measured(*STOPS, "regions", "routes")
def _route_picker(analysis: BoardAnalysis) -> Callable[[RouteSelector], tuple[Route, ...]]:
    return cache(partial(picked_routes, analysis.board))


@measured(*STOPS, "regions", "decks", "tickets")
def _ticket_picker(analysis: BoardAnalysis) -> Callable[[TicketSelector], tuple[Ticket, ...]]:
    return cache(partial(picked_tickets, analysis.board))


def selected_routes(analysis: BoardAnalysis, selector: RouteSelector) -> tuple[Route, ...]:
    """Return the routes that a selector picks; each selector is applied once."""
    return _route_picker(analysis)(selector)


def selected_tickets(analysis: BoardAnalysis, selector: TicketSelector) -> tuple[Ticket, ...]:
    """Return the tickets that a selector picks; each selector is applied once."""
    return _ticket_picker(analysis)(selector)


def tickets_in_piles(analysis: BoardAnalysis, ruleset: Ruleset) -> tuple[tuple[Ticket, ...], ...]:
    """Return the tickets of each pile; each selector is applied once."""
    return divided_tickets(_ticket_picker(analysis), ruleset.tickets.piles)


def pile_picks(analysis: BoardAnalysis, pile: Pile) -> tuple[Ticket, ...]:
    """Return the tickets that a pile would have if it were alone."""
    pick = _ticket_picker(analysis)
    return pick(pile_selector(pick, pile))
