"""Lowering: a board and a ruleset become tables of integers, for a number of players."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from trackwright.network.paths import PathFinder
from trackwright.playtest import tables
from trackwright.playtest.compilable import Ints
from trackwright.playtest.payment_recipes import Cost, recipes
from trackwright.playtest.tables import GRAY, NONE, Game
from trackwright.schema.board import Board, Route, Ticket, TicketEnd, connections
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.errors import InvalidDocumentError, TrackwrightError
from trackwright.schema.rules.claiming import DrawSource
from trackwright.schema.rules.ruleset import DrawnLocomotive, Ruleset
from trackwright.schema.rules.scoring import (
    Bonus,
    ClaimedRoutes,
    CompletedTickets,
    CountriesJoined,
    FailedTicket,
    LocomotivesInHand,
    LongestPath,
    StackOrder,
    Tie,
    TieBreak,
    TrainsLeft,
)
from trackwright.schema.rules.tickets import Rejected, Undealt
from trackwright.schema.selector_matches import end_stops, picked_routes, picked_tickets
from trackwright.schema.thing_ref import board_reference_problems, ruleset_reference_problems

COLORS = tuple(CardColor)
MOST_OFFERED = 60
"""Tickets to choose from at once: a choice is one bit a ticket in a whole number of 64 bits."""
MOST_PLAYERS = 60
"""Who won a bonus is one bit a player, too."""

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
    _refuse_what_cannot_be_played(ruleset, players)
    for name, problems in (
        (f"the board '{board.id}'", tuple(board_reference_problems(board))),
        (f"the rules '{ruleset.id}'", tuple(ruleset_reference_problems(ruleset))),
    ):
        if problems:
            raise InvalidDocumentError(name, problems)
    return _Lowering(board, ruleset, players).game()


def _refuse_what_cannot_be_played(ruleset: Ruleset, players: int) -> None:
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
    action = ruleset.tickets.action
    dealt = sum(deal.cards for deal in ruleset.tickets.deals)
    return max(dealt, action.draw if action else 0, 1)


@dataclass
class _Lists:
    """Builds a list of lists."""

    lists: list[Sequence[int]] = field(default_factory=list)

    def add(self, values: Sequence[int]) -> int:
        """Add a list and return its number."""
        self.lists.append(values)
        return len(self.lists) - 1

    def flat(self) -> Ints:
        """Return the bounds of all lists, then what they hold."""
        bounds = [len(self.lists) + 1]
        for values in self.lists:
            bounds.append(bounds[-1] + len(values))
        return _ints([*bounds, *(value for values in self.lists for value in values)])


@dataclass
class _Lowering:
    """Builds the tables; each method makes one."""

    board: Board
    ruleset: Ruleset
    players: int

    def game(self) -> Game:
        """Return all tables."""
        tracks, recipe_rows = self._tracks()
        places = _Lists()
        tickets, goals = self._tickets(places)
        bonuses, picks = self._bonuses()
        near, beyond = self._near()
        return Game(
            rules=_ints(self._rules()),
            tracks=_ints(tracks),
            recipes=_ints(recipe_rows),
            near=near.flat(),
            beyond=beyond.flat(),
            nodes=_ints(self._nodes()),
            tickets=_ints(tickets),
            goals=_ints(goals),
            places=places.flat(),
            piles=_ints(self._piles()),
            deals=_ints(self._deals()),
            bonuses=_ints(bonuses),
            picks=_ints(picks),
            stacks=self._stacks(),
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

    def _rules(self) -> list[int]:
        rules = self.ruleset
        drawing, tickets, bonuses = rules.drawing, rules.tickets, rules.bonuses
        replacement, action, stations = drawing.replacement, tickets.action, rules.stations
        piles = [pile.id for pile in tickets.piles]
        drawn = DrawnLocomotive
        named = {
            tables.PLAYERS: self.players,
            tables.TRACKS: len(self.board.routes),
            tables.NODES: len(self._cities) + len(self._crossing_ends),
            tables.TICKETS: len(self.board.tickets),
            tables.TRAINS: rules.players.trains,
            tables.STARTING_HAND: rules.train_cards.starting_hand,
            tables.CARDS_DRAWN: drawing.cards,
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
            tables.COUNTRIES: len(self.board.countries),
            tables.COUNTRIES_NEEDED: (
                rules.country_cards.countries_needed if rules.country_cards else 0
            ),
            tables.STACKS_SHUFFLED: bool(
                rules.country_cards and rules.country_cards.order is StackOrder.SHUFFLED
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

    def _tracks(self) -> tuple[list[int], list[int]]:
        """Return the tracks and the recipes that pay them."""
        rows: list[int] = []
        recipe_rows: list[int] = []
        spans: dict[Cost, tuple[int, int]] = {}
        parallel, usable = self._parallels()
        costs = self._costs()
        for track, route in enumerate(self.board.routes):
            if costs[track] not in spans:
                first = len(recipe_rows) // tables.RECIPE
                for recipe in self._recipes(costs[track]):
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
            ]
        return rows, recipe_rows

    def _recipes(self, cost: Cost) -> Iterable[tuple[int, ...]]:
        if cost.spaces + cost.icons > self.ruleset.players.trains:
            return ()
        return (recipe.columns for recipe in recipes(cost, self.ruleset.train_cards.total))

    def _costs(self) -> list[Cost]:
        substitutions = self.ruleset.payment.substitutions
        picked = [
            {route.id for route in picked_routes(self.board, substitution.on)}
            for substitution in substitutions
        ]

        def cost(route: Route) -> Cost:
            icons = len({icon for icon in route.icons if icon < route.length})
            here = (sub for sub, ids in zip(substitutions, picked, strict=True) if route.id in ids)
            return Cost.of(route.length - icons, icons, here)

        return [cost(route) for route in self.board.routes]

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

    def _near(self) -> tuple[_Lists, _Lists]:
        """Return the tracks at each node, and where they lead."""
        nodes = range(len(self._cities) + len(self._crossing_ends))
        near: list[list[int]] = [[] for _ in nodes]
        beyond: list[list[int]] = [[] for _ in nodes]
        for track in range(len(self.board.routes)):
            ends = self._node(track, 0), self._node(track, 1)
            for node in set(ends):
                near[node].append(track)
                beyond[node].append(sum(ends) - node)
        return _Lists([*near]), _Lists([*beyond])

    def _nodes(self) -> list[int]:
        stops = {stop.id: stop for stop in self.board.stops}
        ends = [(stop.id, 1) for stop in self.board.cities]
        ends += [(self.board.routes[track].ends[end], 0) for track, end in self._crossing_ends]
        rows: list[int] = []
        for stop, is_city in ends:
            rows += [self._countries.get(stops[stop].country or "", NONE), is_city]
        return rows

    def _tickets(self, places: _Lists) -> tuple[list[int], list[int]]:
        """Return the tickets and their goals, and add the places that their ends stand for."""
        ways, ends = PathFinder.of(self.board), dict[frozenset[int], int]()

        def end_place(end: TicketEnd) -> int:
            nodes = frozenset(self._nodes_of(end))
            if nodes not in ends:
                ends[nodes] = places.add(sorted(nodes))
            return ends[nodes]

        rows: list[int] = []
        goals: list[int] = []
        for ticket in self.board.tickets:
            seconds = _second_ends(ticket)
            shortest = (ways.between(ticket.ends[0], end) for end, _ in seconds)
            rows += [
                ticket.points,
                min(points for _, points in seconds),
                end_place(ticket.ends[0]),
                len(goals) // tables.GOAL,
                len(goals) // tables.GOAL + len(seconds),
                min((way.length for way in shortest if way), default=NONE),
            ]
            for end, points in seconds:
                goals += [end_place(end), points]
        return rows, goals

    def _nodes_of(self, end: TicketEnd) -> Iterable[int]:
        stops = end_stops(self.board, end)
        yield from (self._cities[stop] for stop in stops if stop in self._cities)
        for (track, side), node in self._crossing_ends.items():
            if self.board.routes[track].ends[side] in stops:
                yield node

    def _piles(self) -> list[int]:
        """Return the piles; a ticket that several would take belongs to the first."""
        number = {ticket.id: index for index, ticket in enumerate(self.board.tickets)}
        piles = self.ruleset.tickets.piles
        rows: list[int] = []
        tickets: list[int] = []
        for pile in piles:
            taken = set(tickets)
            own = [number[ticket.id] for ticket in picked_tickets(self.board, pile.tickets)]
            own = [ticket for ticket in own if ticket not in taken]
            start = len(piles) * tables.PILE + len(tickets)
            rows += [start, len(own), int(pile.undealt is Undealt.OUT)]
            tickets += own
        return rows + tickets

    def _deals(self) -> list[int]:
        piles = [pile.id for pile in self.ruleset.tickets.piles]
        rows: list[int] = []
        for deal in self.ruleset.tickets.deals:
            most = deal.cards if deal.keep_at_most is None else deal.keep_at_most
            rejected = list(Rejected).index(deal.rejected)
            rows += [piles.index(deal.pile), deal.cards, deal.keep_at_least, most, rejected]
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

    def _stacks(self) -> Ints:
        """Return country cards from the top down; those that are shuffled lie as on the board."""
        cards = self.ruleset.country_cards
        stacks = _Lists()
        for country in self.board.countries:
            if cards is None:
                stacks.add(())
            elif cards.order is StackOrder.HIGHEST_ON_TOP:
                stacks.add(sorted(country.cards, reverse=True))
            else:
                stacks.add(country.cards)
        return stacks.flat()


def _second_ends(ticket: Ticket) -> list[tuple[TicketEnd, int]]:
    others = [(other.end, other.points) for other in ticket.alternatives]
    return [(ticket.ends[1], ticket.points), *others]


def _ints(values: Iterable[int]) -> Ints:
    """Return a table in which flags are integers, too."""
    return [int(value) for value in values]
