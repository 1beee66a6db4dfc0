"""The value of a ticket, which is the length of its shortest path, and how hard that path is."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trackwright.network.paths import Pair, PathFinder, ShortestPathSet
from trackwright.schema.board import Board, Connection, Ticket, TicketEnd, connections

Ends = tuple[TicketEnd, TicketEnd]


def proposed_value(paths: ShortestPathSet) -> int:
    """Return what a ticket should be worth: a point for each space of its shortest path."""
    return paths.length


def paths_to_nearest_end(finder: PathFinder, ticket: Ticket) -> ShortestPathSet | None:
    """Return the shortest paths to the nearest of a ticket's second ends."""
    others = ticket.all_ends[1:]
    found = [paths for end in others if (paths := finder.between(ticket.ends[0], end))]
    return min(found, key=lambda paths: paths.length, default=None)


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
        """The proposed value of a ticket; None if no routes join the ends, or they are the same."""
        return proposed_value(self.paths) or None if self.paths is not None else None


class TicketPaths:
    """Computes facts, and caches them until routes or stops change."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._finder: PathFinder | None = None
        self._connections: Mapping[Pair, Connection] = {}
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

    def shares(self, board: Board, tickets: Iterable[Ticket]) -> Mapping[Pair, float]:
        """Return the share of the shortest paths of tickets that runs over each connection.

        Where several tickets do, it is the highest of their shares.
        """
        shares: dict[Pair, float] = {}
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
