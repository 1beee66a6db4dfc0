"""A board and its rules as an engine document, with all selectors resolved."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping

from trackwright.formats.engine.document import (
    FORMAT,
    MOST_DISTANCES,
    Alternative,
    BoardInfo,
    Connection,
    Country,
    CountryStack,
    Deck,
    EndBonus,
    Engine,
    Label,
    Price,
    Region,
    Route,
    Space,
    SpaceSize,
    StandIn,
    Stop,
    Ticket,
    TicketEnd,
    TicketPile,
)
from trackwright.formats.engine.version import VERSION
from trackwright.formats.format import Export
from trackwright.network.paths import Network, PathFinder
from trackwright.network.ticket_value import paths_to_nearest_end
from trackwright.schema import board as boards
from trackwright.schema.board import Connection as Tracks
from trackwright.schema.board import connections
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.pile_tickets import pile_tickets
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import (
    Bonus,
    ClaimedRoutes,
    CompletedTickets,
    CountriesJoined,
    FailedTicket,
    LocomotivesInHand,
    StackOrder,
)
from trackwright.schema.selector_matches import picked_routes, picked_tickets
from trackwright.schema.text import text_in

Text = str | Mapping[str, str]

DIGITS = 3
"""Of coordinates and angles: a micrometre."""


def resolve(export: Export) -> Engine:
    """Return a board and its rules with all references resolved."""
    return _Resolver(export).engine()


class _Resolver:
    def __init__(self, export: Export) -> None:
        self._export = export
        self._board, self._rules, self._language = export.board, export.ruleset, export.language
        self._network = Network.of(self._board)
        self._path_finder = PathFinder.of(self._board, self._network)
        self._country_names = {country.id: country.name for country in self._board.countries}
        self._order = {stop.id: index for index, stop in enumerate(self._board.stops)}

    def engine(self) -> Engine:
        board, rules = self._board, self._rules
        return Engine(
            format=FORMAT,
            format_version=VERSION,
            language=self._language,
            board=self._info(),
            rules=rules,
            countries=tuple(map(self._country, board.countries)),
            regions=tuple(map(self._region, board.regions)),
            cities=tuple(map(self._stop, board.cities)),
            crossings=tuple(map(self._stop, board.crossings)),
            connections=tuple(map(self._connection, connections(board))),
            routes=tuple(self._routes()),
            decks=tuple(self._decks()),
            tickets=tuple(self._tickets()),
            piles=tuple(self._piles(rules)) if rules else None,
            bonuses=tuple(self._bonuses(rules)) if rules else None,
            country_cards=tuple(self._country_cards()),
            neighbours=self._network.neighbours,
            distances=self._distances(),
        )

    def _info(self) -> BoardInfo:
        board, meta = self._board, self._board.meta
        return BoardInfo(
            id=board.id,
            title=self._text(meta.title),
            title_in=_by_language(meta.title),
            description=self._text(meta.description),
            description_in=_by_language(meta.description),
            authors=meta.authors,
            version=meta.version,
            licence=meta.licence,
            provenance=meta.provenance,
            sources=self._text(meta.sources),
            sources_in=_by_language(meta.sources),
            languages=meta.languages,
            width=board.size.width,
            height=board.size.height,
            space=SpaceSize(length=board.profile.space.length, width=board.profile.space.width),
        )

    def _country(self, country: boards.Country) -> Country:
        return Country(
            id=country.id,
            name=self._text(country.name),
            name_in=_by_language(country.name),
            color=country.color,
            stops=self._in_order(self._path_finder.stops(boards.CountryEnd(country=country.id))),
            tags=country.tags,
            borders=country.borders,
        )

    def _region(self, region: boards.Region) -> Region:
        return Region(
            id=region.id,
            name=self._text(region.name),
            name_in=_by_language(region.name),
            stops=region.cities,
            tags=region.tags,
            borders=region.borders,
        )

    def _stop(self, stop: boards.Stop) -> Stop:
        label = self._export.layout.labels.get(stop.id)
        name = stop.name
        if isinstance(stop, boards.Crossing) and not name:
            name = self._country_names.get(stop.country, "")
        return Stop(
            id=stop.id,
            name=self._text(name),
            name_in=_by_language(name),
            x=stop.position.x,
            y=stop.position.y,
            label=Label(x=_rounded(label.x), y=_rounded(label.y), angle=_turn(label.angle))
            if label
            else None,
            country=stop.country,
            location=stop.location,
            tags=stop.tags,
        )

    def _connection(self, tracks: Tracks) -> Connection:
        return Connection(
            id=_connection_id(tracks.ends),
            ends=tracks.ends,
            kind=tracks.kind,
            routes=tuple(route.id for route in tracks.tracks),
            usable=_usable(tracks, self._rules) if self._rules else None,
        )

    def _routes(self) -> Iterator[Route]:
        stand_ins = self._stand_ins()
        laid = self._export.layout.tracks
        for route in self._board.routes:
            track = laid.get(route.id)
            yield Route(
                id=route.id,
                connection=_connection_id(sorted(route.ends)),
                ends=route.ends,
                color=route.color,
                length=route.length,
                points=self._rules.scoring.lengths.get(route.length) if self._rules else None,
                ferry=route.ferry,
                tunnel=route.tunnel,
                icons=_icons(route),
                draw_bonus=route.draw_bonus,
                tags=route.tags,
                price=_price(route, self._rules, stand_ins[route.id]) if self._rules else None,
                spaces=tuple(
                    Space(x=_rounded(space.x), y=_rounded(space.y), angle=_turn(space.angle))
                    for space in (track.spaces if track else ())
                ),
            )

    def _stand_ins(self) -> Mapping[str, list[StandIn]]:
        """Return what may stand for cards on each route, in the order of the rules."""
        found: dict[str, list[StandIn]] = defaultdict(list)
        for rule in self._rules.payment.substitutions if self._rules else ():
            stand_in = StandIn(slot=rule.slot, cards=rule.cards, of=rule.of)
            for route in picked_routes(self._board, rule.on):
                found[route.id].append(stand_in)
        return found

    def _decks(self) -> Iterator[Deck]:
        members: dict[str, list[str]] = defaultdict(list)
        for ticket in self._board.tickets:
            members[ticket.deck].append(ticket.id)
        for deck in self._board.decks:
            yield Deck(
                id=deck.id,
                name=self._text(deck.name),
                name_in=_by_language(deck.name),
                note=self._text(deck.note),
                note_in=_by_language(deck.note),
                size=deck.size,
                tags=deck.tags,
                tickets=tuple(members[deck.id]),
            )

    def _tickets(self) -> Iterator[Ticket]:
        deck_tags = {deck.id: deck.tags for deck in self._board.decks}
        for ticket in self._board.tickets:
            paths = paths_to_nearest_end(self._path_finder, ticket)
            first, second = ticket.ends
            yield Ticket(
                id=ticket.id,
                deck=ticket.deck,
                ends=(self._end(first), self._end(second)),
                points=ticket.points,
                points_if_failed=_points_if_failed(ticket, self._rules) if self._rules else None,
                alternatives=tuple(
                    Alternative(**dict(self._end(other.end)), points=other.points)
                    for other in ticket.alternatives
                ),
                distance=paths.length if paths else None,
                tags=tuple(dict.fromkeys((*ticket.tags, *deck_tags.get(ticket.deck, ())))),
            )

    def _end(self, end: boards.TicketEnd) -> TicketEnd:
        country = end.country if isinstance(end, boards.CountryEnd) else None
        return TicketEnd(stops=self._in_order(self._path_finder.stops(end)), country=country)

    def _piles(self, rules: Ruleset) -> Iterator[TicketPile]:
        piles = rules.tickets.piles
        for pile, tickets in zip(piles, pile_tickets(self._board, piles), strict=True):
            added = picked_tickets(self._board, pile.may_add) if pile.may_add else ()
            yield TicketPile(
                id=pile.id,
                name=self._text(pile.name),
                name_in=_by_language(pile.name),
                tickets=tuple(ticket.id for ticket in tickets),
                may_add=tuple(ticket.id for ticket in added),
                undealt=pile.undealt,
            )

    def _bonuses(self, rules: Ruleset) -> Iterator[EndBonus]:
        for bonus in rules.bonuses.cards if rules.bonuses else ():
            yield self._bonus(bonus)

    def _bonus(self, bonus: Bonus) -> EndBonus:
        routes = tickets = countries = same_color = None
        match bonus.most:
            case ClaimedRoutes(routes=selector):
                routes = tuple(route.id for route in picked_routes(self._board, selector))
            case CompletedTickets(tickets=selected):
                tickets = tuple(ticket.id for ticket in picked_tickets(self._board, selected))
            case CountriesJoined():
                inhabited = {stop.country for stop in self._board.stops}
                countries = tuple(c.id for c in self._board.countries if c.id in inhabited)
            case LocomotivesInHand(same_color_as_one=number):
                same_color = number
        return EndBonus(
            id=bonus.id,
            name=self._text(bonus.name),
            name_in=_by_language(bonus.name),
            points=bonus.points,
            most=bonus.most.kind,
            routes=routes,
            tickets=tickets,
            countries=countries,
            same_color_as_one=same_color,
            tie=bonus.tie,
            minimum=bonus.minimum,
        )

    def _country_cards(self) -> Iterator[CountryStack]:
        rules = self._rules.country_cards if self._rules else None
        ordered = rules is not None and rules.order is StackOrder.HIGHEST_ON_TOP
        for country in self._board.countries:
            if country.cards:
                cards = sorted(country.cards, reverse=True) if ordered else country.cards
                yield CountryStack(country=country.id, cards=tuple(cards))

    def _distances(self) -> Mapping[str, Mapping[str, int]] | None:
        if len(self._order) > MOST_DISTANCES:
            return None
        return {stop: self._others(stop, self._path_finder.distances(stop)) for stop in self._order}

    def _others(self, stop: str, found: Mapping[str, int]) -> Mapping[str, int]:
        return {other: found[other] for other in self._in_order(found) if other != stop}

    def _in_order(self, stops: Collection[str]) -> tuple[str, ...]:
        """Return stops in the board's order; what the board does not know stands last."""
        unknown = len(self._order)
        return tuple(sorted(stops, key=lambda stop: (self._order.get(stop, unknown), stop)))

    def _text(self, text: Text) -> str:
        return text_in(text, self._language)


def _by_language(text: Text) -> Mapping[str, str]:
    return {} if isinstance(text, str) else text


def _connection_id(ends: Iterable[str]) -> str:
    return "--".join(ends)  # no id has two marks in a row


def _usable(tracks: Tracks, rules: Ruleset) -> Mapping[str, int]:
    """Return how many tracks are usable by players; all where no rule says, as the checks hold."""
    there = len(tracks.tracks)
    ruled = {
        players: rules.parallel_tracks.usable(tracks.kind, there, players) if there > 1 else None
        for players in rules.players.counts
    }
    return {str(players): min(usable or there, there) for players, usable in ruled.items()}


def _icons(route: boards.Route) -> tuple[int, ...]:
    return tuple(sorted({icon for icon in route.icons if icon < route.length}))


def _price(route: boards.Route, rules: Ruleset, stand_ins: Iterable[StandIn]) -> Price:
    gray = route.color is RouteColor.GRAY
    icons = len(_icons(route))
    return Price(
        color_cards=route.length - icons,
        colors=tuple(rules.train_cards.colors) if gray else (CardColor(route.color),),
        locomotives=icons,
        stand_ins=tuple(stand_ins),
    )


def _points_if_failed(ticket: boards.Ticket, rules: Ruleset) -> int:
    if rules.scoring.failed_ticket is FailedTicket.NOTHING:
        return 0
    return -min([ticket.points, *(other.points for other in ticket.alternatives)])


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # + 0.0 turns -0.0 into 0.0


def _turn(angle: float) -> float:
    return _rounded(angle % 360) % 360
