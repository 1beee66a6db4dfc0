"""The facts of a ticket: its shortest paths, the value they propose, and how hard it is."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from trackwright.editor.base.language import counted_things, short_number
from trackwright.editor.document.thing_names import ticket_end_name
from trackwright.network.paths import PathFinder, ShortestPathSet
from trackwright.schema.board import Board, Connection, Ticket, TicketEnd, connections
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

Ends = tuple[TicketEnd, TicketEnd]

MOST_SHOWN = 12
"""Tickets whose facts are shown when many are selected: more would take noticeable time."""


@dataclass(frozen=True)
class TicketFacts:
    """Facts about the shortest paths between two ends.

    Attributes:
        paths: The shortest paths; None if no routes join the ends.
        routes: The fewest routes of a shortest path.
        fewer_routes: The fewest routes of a path that is one space longer, if they are fewer.
        single_tracks: The connections with one track that every shortest path needs.
        ferries, tunnels: How many connections of the shortest paths have none but such tracks,
            each counted by the share of the paths that run over it.
    """

    paths: ShortestPathSet | None
    routes: int = 0
    fewer_routes: int | None = None
    single_tracks: int = 0
    ferries: float = 0.0
    tunnels: float = 0.0

    @property
    def points(self) -> int | None:
        """The proposed value of a ticket: the length of its shortest path."""
        return None if self.paths is None or not self.paths.length else self.paths.length


def tickets_by_id(board: Board, names: Collection[str]) -> tuple[Ticket, ...]:
    """Return the tickets with some ids, the first few if they are many."""
    if not names:
        return ()
    return tuple(ticket for ticket in board.tickets if ticket.id in names)[:MOST_SHOWN]


class TicketPaths:
    """Computes facts, and caches them until routes or stops change."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._finder: PathFinder | None = None
        self._connections: Mapping[tuple[str, str], Connection] = {}
        self._facts: dict[Ends, TicketFacts] = {}

    def finder(self, board: Board) -> PathFinder:
        """Return the path finder of a board."""
        if self._finder is None or not self._is_same(board):
            self._finder = PathFinder.of(board)
            self._connections = {joined.ends: joined for joined in connections(board)}
            self._facts = {}
        self._board = board
        return self._finder

    def facts(self, board: Board, ends: Ends) -> TicketFacts:
        """Return the facts about two ends."""
        finder = self.finder(board)
        if ends not in self._facts:
            self._facts[ends] = self._found(finder, ends)
        return self._facts[ends]

    def shares(self, board: Board, tickets: Iterable[Ticket]) -> Mapping[tuple[str, str], float]:
        """Return the share of the shortest paths of tickets that runs over each connection.

        Where several tickets do, it is the highest of their shares.
        """
        shares: dict[tuple[str, str], float] = {}
        for ticket in tickets:
            paths = self.finder(board).between(*ticket.ends)
            for pair, share in paths.shares.items() if paths is not None else ():
                shares[pair] = max(share, shares.get(pair, 0.0))
        return shares

    def _is_same(self, board: Board) -> bool:
        known = self._board
        return known is not None and all(
            getattr(known, name) is getattr(board, name)
            for name in ("cities", "crossings", "routes")
        )

    def _found(self, finder: PathFinder, ends: Ends) -> TicketFacts:
        paths = finder.between(*ends)
        if paths is None or not paths.length:
            return TicketFacts(paths)
        routes = finder.fewest_routes(*ends, paths.length) or 0
        longer = finder.fewest_routes(*ends, paths.length + 1)
        used = [(self._connections[pair], share) for pair, share in paths.shares.items()]
        return TicketFacts(
            paths,
            routes,
            longer if longer is not None and longer < routes else None,
            sum(len(self._connections[pair].tracks) == 1 for pair in paths.needed),
            sum(share for c, share in used if all(track.ferry for track in c.tracks)),
            sum(share for c, share in used if all(track.tunnel for track in c.tracks)),
        )


def path_summary(facts: TicketFacts) -> str:
    """Return how long the shortest path is, over how many routes, and how many there are."""
    if facts.points is None:
        return path_length(facts)
    routes = counted_things("route", facts.routes)
    return tr("shortest path {ways}, {routes}", ways=path_length(facts), routes=routes)


def path_length(facts: TicketFacts) -> str:
    """Return how long the shortest path is and how many paths tie, for a table."""
    paths = facts.paths
    if paths is None or not paths.length:
        return tr("no routes join them")
    spaces = tr(say("1 space") if paths.length == 1 else say("{n} spaces"), n=paths.length)
    return spaces if paths.count == 1 else f"{spaces}, {tr('{n} ways tie', n=paths.count)}"


def deck_name(board: Board, deck: str, language: str) -> str:
    """Return the name of a deck, or its id if it has none."""
    known = next((one for one in board.decks if one.id == deck), None)
    return printable(text_in(known.name, language) if known is not None else "") or deck


def difficulty_hints(facts: TicketFacts, trains: int | None) -> list[str]:
    """Return sentences on how hard a ticket is."""
    if facts.points is None:
        return []
    hints = [tr("{routes} to claim", routes=counted_things("route", facts.routes))]
    if facts.fewer_routes is not None:
        fewer = counted_things("route", facts.fewer_routes)
        hints.append(tr("with one space more only {routes}", routes=fewer))
    if facts.single_tracks == 1:
        hints.append(tr("1 single track that every shortest path needs"))
    elif facts.single_tracks:
        words = say("{n} single tracks that every shortest path needs")
        hints.append(tr(words, n=facts.single_tracks))
    if facts.tunnels:
        hints.append(tr("tunnels on the way: {n}", n=short_number(facts.tunnels)))
    if facts.ferries:
        hints.append(tr("ferries on the way: {n}", n=short_number(facts.ferries)))
    if trains:
        share = f"{100 * facts.points / trains:.0f}"
        hints.append(tr("{share} % of a player’s {trains} trains", share=share, trains=trains))
    return hints


def alternative_ends(board: Board, ticket: Ticket, paths: TicketPaths, language: str) -> list[str]:
    """Return the other second ends of a ticket, each with its points and its shortest path."""
    return [
        tr(
            "or {end} for {points}: {path}",
            end=ticket_end_name(board, other.end, language),
            points=other.points,
            path=path_length(paths.facts(board, (ticket.ends[0], other.end))),
        )
        for other in ticket.alternatives
    ]
