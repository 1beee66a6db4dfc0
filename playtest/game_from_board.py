"""Turns a board and a ruleset into tables of integers, for a number of players."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, chain

from trackwright.network.paths import PathFinder
from trackwright.playtest import tables
from trackwright.playtest.compilable import Ints
from trackwright.playtest.payment_recipes import Cost, costs_of_routes, recipes
from trackwright.playtest.rule_numbers import COLORS, refuse_unplayable, rule_numbers
from trackwright.playtest.tables import GRAY, NONE, Game
from trackwright.schema.board import Board, Ticket, TicketEnd, connections
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.errors import InvalidDocumentError
from trackwright.schema.pile_tickets import pile_tickets
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import (
    Bonus,
    ClaimedRoutes,
    CompletedTickets,
    CountriesJoined,
    LocomotivesInHand,
    LongestPath,
    StackOrder,
    Tie,
    TrainsLeft,
)
from trackwright.schema.rules.tickets import DealChoice, Rejected, Undealt
from trackwright.schema.selector_matches import end_stops, picked_routes, picked_tickets
from trackwright.schema.thing_ref import board_reference_problems, ruleset_reference_problems

_METRICS = {
    LongestPath: tables.LONGEST_PATH,
    CompletedTickets: tables.COMPLETED_TICKETS,
    ClaimedRoutes: tables.CLAIMED_ROUTES,
    TrainsLeft: tables.TRAINS_UNUSED,
    LocomotivesInHand: tables.LOCOMOTIVES_IN_HAND,
    CountriesJoined: tables.COUNTRIES_JOINED,
}


def lower(board: Board, ruleset: Ruleset, players: int) -> Game:
    """Return the tables of a board and a ruleset for a number of players."""
    refuse_unplayable(ruleset, players)
    for name, problems in (
        (f"the board '{board.id}'", tuple(board_reference_problems(board))),
        (f"the rules '{ruleset.id}'", tuple(ruleset_reference_problems(ruleset))),
    ):
        if problems:
            raise InvalidDocumentError(name, problems)
    return _Lowering(board, ruleset, players).game()


@dataclass
class _Lowering:
    """Builds the tables; each method makes one."""

    board: Board
    ruleset: Ruleset
    players: int

    def game(self) -> Game:
        """Return all tables."""
        tracks, recipe_rows = self._tracks()
        tickets, goals, places = self._tickets()
        bonuses, picks = self._bonuses()
        near, beyond = self._near()
        return Game(
            rules=_ints(rule_numbers(self.board, self.ruleset, self.players, len(near))),
            tracks=_ints(tracks),
            recipes=_ints(recipe_rows),
            near=_list_of_lists(near),
            beyond=_list_of_lists(beyond),
            nodes=_ints(self._nodes()),
            tickets=_ints(tickets),
            goals=_ints(goals),
            places=_list_of_lists(places),
            piles=_ints(self._piles()),
            deals=_ints(self._deals()),
            bonuses=_ints(bonuses),
            picks=_ints(picks),
            stacks=_list_of_lists(self._stacks()),
        )

    @cached_property
    def _cities(self) -> Mapping[str, int]:
        return {city.id: index for index, city in enumerate(self.board.cities)}

    @cached_property
    def _crossing_ends(self) -> Mapping[tuple[int, int], int]:
        """The nodes of the ends of tracks at crossings, by track and end."""
        ends = [
            (track, end)
            for track, route in enumerate(self.board.routes)
            for end in (0, 1)
            if route.ends[end] not in self._cities
        ]
        return {pair: len(self._cities) + index for index, pair in enumerate(ends)}

    @cached_property
    def _countries(self) -> Mapping[str, int]:
        return {country.id: index for index, country in enumerate(self.board.countries)}

    def _node(self, track: int, end: int) -> int:
        city = self._cities.get(self.board.routes[track].ends[end])
        return self._crossing_ends[track, end] if city is None else city

    def _tracks(self) -> tuple[list[int], list[int]]:
        """Return the tracks and the recipes that pay them."""
        rows: list[int] = []
        recipe_rows: list[int] = []
        spans: dict[Cost, tuple[int, int]] = {}
        parallel, usable = self._parallels()
        costs = costs_of_routes(self.board, self.ruleset.payment.substitutions)
        for track, route in enumerate(self.board.routes):
            if costs[track] not in spans:
                first = len(recipe_rows) // tables.RECIPE
                if route.length <= self.ruleset.players.trains:
                    for recipe in recipes(costs[track], self.ruleset.train_cards.total):
                        recipe_rows += recipe
                spans[costs[track]] = first, len(recipe_rows) // tables.RECIPE
            rows += [
                self._node(track, 0),
                self._node(track, 1),
                route.length,
                GRAY if route.color is RouteColor.GRAY else COLORS.index(CardColor(route.color)),
                parallel[track],
                usable[track],
                self.ruleset.scoring.lengths.get(route.length, 0),
                *spans[costs[track]],
                int(route.tunnel and self.ruleset.tunnels is not None),
                route.draw_bonus if self.ruleset.draw_bonuses else 0,
                int((track, 0) in self._crossing_ends or (track, 1) in self._crossing_ends),
                costs[track].spaces,
                int(costs[track] == Cost(costs[track].spaces, costs[track].icons, 1)),
                costs[track].strict_spaces,
                costs[track].group_for_icon,
            ]
        return rows, recipe_rows

    def _parallels(self) -> tuple[Mapping[int, int], Mapping[int, int]]:
        """Return for each track the next of its connection, and how many of them are usable.

        Where no rule says how many are, all are.
        """
        index = {route.id: track for track, route in enumerate(self.board.routes)}
        parallel, usable = {}, {}
        for connection in connections(self.board):
            tracks = [index[route.id] for route in connection.tracks]
            count = self.ruleset.parallel_tracks.usable(connection.kind, len(tracks), self.players)
            for track, following in zip(tracks, [*tracks[1:], tracks[0]], strict=True):
                parallel[track] = following
                usable[track] = len(tracks) if count is None else min(count, len(tracks))
        return parallel, usable

    def _near(self) -> tuple[list[list[int]], list[list[int]]]:
        """Return the tracks at each node, and where they lead."""
        nodes = range(len(self._cities) + len(self._crossing_ends))
        near: list[list[int]] = [[] for _ in nodes]
        beyond: list[list[int]] = [[] for _ in nodes]
        for track in range(len(self.board.routes)):
            ends = self._node(track, 0), self._node(track, 1)
            for node in set(ends):
                near[node].append(track)
                beyond[node].append(sum(ends) - node)
        return near, beyond

    def _nodes(self) -> list[int]:
        stops = {stop.id: stop for stop in self.board.stops}
        ends = [(stop.id, 1) for stop in self.board.cities]
        ends += [(self.board.routes[track].ends[end], 0) for track, end in self._crossing_ends]
        rows: list[int] = []
        for stop, is_city in ends:
            rows += [self._countries.get(stops[stop].country or "", NONE), is_city]
        return rows

    def _tickets(self) -> tuple[list[int], list[int], list[list[int]]]:
        """Return the tickets, their goals, and the places that their ends stand for."""
        paths, places = PathFinder.of(self.board), dict[frozenset[int], int]()

        def end_place(end: TicketEnd) -> int:
            return places.setdefault(frozenset(self._nodes_of(end)), len(places))

        rows: list[int] = []
        goals: list[int] = []
        for ticket in self.board.tickets:
            seconds = _second_ends(ticket)
            shortest = (paths.between(ticket.ends[0], end) for end, _ in seconds)
            rows += [
                ticket.points,
                min(points for _, points in seconds),
                end_place(ticket.ends[0]),
                len(goals) // tables.GOAL,
                len(goals) // tables.GOAL + len(seconds),
                min((path.length for path in shortest if path), default=NONE),
            ]
            for end, points in seconds:
                goals += [end_place(end), points]
        return rows, goals, [sorted(nodes) for nodes in places]

    def _nodes_of(self, end: TicketEnd) -> Iterable[int]:
        stops = end_stops(self.board, end)
        yield from (self._cities[stop] for stop in stops if stop in self._cities)
        for (track, side), node in self._crossing_ends.items():
            if self.board.routes[track].ends[side] in stops:
                yield node

    def _piles(self) -> list[int]:
        """Return the piles and, behind them, their tickets."""
        number = {ticket.id: index for index, ticket in enumerate(self.board.tickets)}
        piles = self.ruleset.tickets.piles
        rows: list[int] = []
        tickets: list[int] = []
        for pile, own in zip(piles, pile_tickets(self.board, piles), strict=True):
            start = len(piles) * tables.PILE + len(tickets)
            rows += [start, len(own), int(pile.undealt is Undealt.OUT)]
            tickets += [number[ticket.id] for ticket in own]
        return rows + tickets

    def _deals(self) -> list[int]:
        piles = [pile.id for pile in self.ruleset.tickets.piles]
        rows: list[int] = []
        for deal in self.ruleset.tickets.deals:
            most = deal.cards if deal.keep_at_most is None else deal.keep_at_most
            rejected = list(Rejected).index(deal.rejected)
            chosen_first = int(deal.choice is DealChoice.BEFORE_THE_NEXT)
            rows += [piles.index(deal.pile), deal.cards, deal.keep_at_least, most]
            rows += [rejected, chosen_first]
        return rows

    def _bonuses(self) -> tuple[list[int], list[int]]:
        """Return the bonuses, and flags of what they count."""
        rows: list[int] = []
        picks: list[int] = []
        for bonus in self.ruleset.bonuses.cards if self.ruleset.bonuses else ():
            same_color = getattr(bonus.most, "same_color_as_one", None) or 0
            rows += [
                _METRICS[type(bonus.most)],
                bonus.points,
                int(bonus.tie is Tie.ALL_SCORE),
                bonus.minimum,
                same_color,
                len(picks),
            ]
            picks += self._picks(bonus)
        return rows, picks

    def _picks(self, bonus: Bonus) -> list[int]:
        match bonus.most:
            case ClaimedRoutes(routes=routes):
                ids = {route.id for route in picked_routes(self.board, routes)}
                return [int(route.id in ids) for route in self.board.routes]
            case CompletedTickets(tickets=tickets):
                ids = {ticket.id for ticket in picked_tickets(self.board, tickets)}
                return [int(ticket.id in ids) for ticket in self.board.tickets]
            case _:
                return []

    def _stacks(self) -> list[Sequence[int]]:
        """Return country cards from the top down; those that are shuffled lie as on the board."""
        cards = self.ruleset.country_cards
        if cards is None:
            return [()] * len(self.board.countries)
        if cards.order is StackOrder.HIGHEST_ON_TOP:
            return [sorted(country.cards, reverse=True) for country in self.board.countries]
        return [country.cards for country in self.board.countries]


def _second_ends(ticket: Ticket) -> list[tuple[TicketEnd, int]]:
    others = [(other.end, other.points) for other in ticket.alternatives]
    return [(ticket.ends[1], ticket.points), *others]


def _ints(values: Iterable[int]) -> Ints:
    """Return a table in which flags are integers, too."""
    return [int(value) for value in values]


def _list_of_lists(lists: Sequence[Sequence[int]]) -> Ints:
    """Return the bounds of all lists, then what they hold."""
    bounds = accumulate(map(len, lists), initial=len(lists) + 1)
    return _ints(chain(bounds, *lists))
