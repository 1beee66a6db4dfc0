"""The facts of a ticket: its shortest ways, what it should be worth, and what it costs."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from trackwright.editor.base.words import counted_things, short_number
from trackwright.editor.document.thing_names import ticket_end_name
from trackwright.network.paths import PathFinder, ShortestPathSet
from trackwright.schema.board import Board, Connection, Ticket, TicketEnd, connections
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

Ends = tuple[TicketEnd, TicketEnd]

MOST_TOLD = 12
"""Of so many selected tickets the facts are told: searching for more would be felt."""


@dataclass(frozen=True)
class TicketFacts:
    """What is known of the way between two ends.

    Attributes:
        way: The shortest ways; None if no routes join the ends.
        routes: The fewest routes of a shortest way.
        fewer: The fewest routes of a way that is one space longer, if they are fewer.
        alone: The connections with one track that every shortest way runs over.
        ferries, tunnels: How many connections of the shortest ways have none but such tracks,
            counted by how many of the ways run over them.
    """

    way: ShortestPathSet | None
    routes: int = 0
    fewer: int | None = None
    alone: int = 0
    ferries: float = 0.0
    tunnels: float = 0.0

    @property
    def points(self) -> int | None:
        """What a ticket should be worth: its shortest path."""
        return None if self.way is None or not self.way.length else self.way.length


def chosen_tickets(board: Board, names: Collection[str]) -> tuple[Ticket, ...]:
    """Return the tickets with some ids, the first few if they are many."""
    if not names:
        return ()
    return tuple(ticket for ticket in board.tickets if ticket.id in names)[:MOST_TOLD]


class TicketWays:
    """Works out facts; what it has searched stays known until routes or stops change."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._ways: PathFinder | None = None
        self._connections: Mapping[tuple[str, str], Connection] = {}
        self._facts: dict[Ends, TicketFacts] = {}

    def ways(self, board: Board) -> PathFinder:
        """Return the shortest ways on a board."""
        if self._ways is None or not self._is_same(board):
            self._ways = PathFinder.of(board)
            self._connections = {joined.ends: joined for joined in connections(board)}
            self._facts = {}
        self._board = board
        return self._ways

    def facts(self, board: Board, ends: Ends) -> TicketFacts:
        """Return the facts of the way between two ends."""
        ways = self.ways(board)
        if ends not in self._facts:
            self._facts[ends] = self._found(ways, ends)
        return self._facts[ends]

    def shares(self, board: Board, tickets: Iterable[Ticket]) -> Mapping[tuple[str, str], float]:
        """Return which part of the shortest ways of some tickets runs over each connection.

        Where several tickets run, the part of the one of which most ways do.
        """
        shares: dict[tuple[str, str], float] = {}
        for ticket in tickets:
            way = self.ways(board).between(*ticket.ends)
            for pair, share in way.shares.items() if way is not None else ():
                shares[pair] = max(share, shares.get(pair, 0.0))
        return shares

    def _is_same(self, board: Board) -> bool:
        known = self._board
        return known is not None and all(
            getattr(known, name) is getattr(board, name)
            for name in ("cities", "crossings", "routes")
        )

    def _found(self, ways: PathFinder, ends: Ends) -> TicketFacts:
        way = ways.between(*ends)
        if way is None or not way.length:
            return TicketFacts(way)
        routes = ways.fewest_routes(*ends, way.length) or 0
        longer = ways.fewest_routes(*ends, way.length + 1)
        used = [(self._connections[pair], share) for pair, share in way.shares.items()]
        return TicketFacts(
            way,
            routes,
            longer if longer is not None and longer < routes else None,
            sum(len(self._connections[pair].tracks) == 1 for pair in way.needed),
            sum(share for c, share in used if all(track.ferry for track in c.tracks)),
            sum(share for c, share in used if all(track.tunnel for track in c.tracks)),
        )


def told_way(facts: TicketFacts) -> str:
    """Return how long the shortest way is, over how many routes, and how many there are."""
    if facts.points is None:
        return told_ways(facts)
    words = tr("shortest path {ways}, {routes}")
    told = words.replace("{ways}", told_ways(facts))
    return told.replace("{routes}", counted_things("route", facts.routes))


def told_spaces(number: int) -> str:
    """Return a number of spaces: `1 space`, `4 spaces`."""
    words = say("1 space") if number == 1 else say("{n} spaces")
    return tr(words, n=number)


def told_deck(board: Board, deck: str, language: str) -> str:
    """Return what a deck is called."""
    known = next((one for one in board.decks if one.id == deck), None)
    return printable(text_in(known.name, language) if known is not None else "") or deck


def told_ways(facts: TicketFacts) -> str:
    """Return how long the shortest path is and how many ways tie, for a table."""
    way = facts.way
    if way is None or not way.length:
        return tr("no routes join them")
    if way.count == 1:
        return told_spaces(way.length)
    ties = tr("{n} ways tie", n=way.count)
    return f"{told_spaces(way.length)}, {ties}"


def told_hints(facts: TicketFacts, trains: int | None) -> list[str]:
    """Return sentences on how hard a ticket is."""
    way = facts.way
    if way is None or not way.length:
        return []
    hints = [tr("{routes} to claim", routes=counted_things("route", facts.routes))]
    if facts.fewer is not None:
        words = tr("with one space more only {routes}")
        hints.append(words.replace("{routes}", counted_things("route", facts.fewer)))
    if facts.alone:
        words = (
            tr("1 single track that every shortest path needs")
            if facts.alone == 1
            else tr("{n} single tracks that every shortest path needs")
        )
        hints.append(words.replace("{n}", str(facts.alone)))
    for number, words in (
        (facts.tunnels, tr("tunnels on the way: {n}")),
        (facts.ferries, tr("ferries on the way: {n}")),
    ):
        if number:
            hints.append(words.replace("{n}", short_number(number)))
    if trains:
        share = f"{100 * way.length / trains:.0f}"
        hints.append(tr("{share} % of a player’s {trains} trains", share=share, trains=trains))
    return hints


def told_options(board: Board, ticket: Ticket, ways: TicketWays, language: str) -> list[str]:
    """Return the other second ends of a ticket, each with its points and its shortest path."""
    return [
        tr(
            "or {end} for {points}: {path}",
            end=ticket_end_name(board, other.end, language),
            points=other.points,
            path=told_ways(ways.facts(board, (ticket.ends[0], other.end))),
        )
        for other in ticket.alternatives
    ]
