"""Checks of neighbouring countries: crossings, country cards, and tickets that end there."""

from collections.abc import Iterator, Mapping

from trackwright.analysis.board_analysis import BoardAnalysis, measured, names, stops
from trackwright.schema.board import Board, City, Country, CountryEnd, Crossing, Ticket, TicketEnd
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_all_changed, with_ends_changed, without_stops
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import CountriesJoined, StackOrder
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import (
    ThingRef,
    board_ref,
    route_ref,
    ruleset_ref,
    stop_ref,
    ticket_ref,
)
from trackwright.validators.check import Edit, Fix, Found, board_check, field_change, pair_check


@pair_check(
    "R004",
    Severity.WARNING,
    why="Unless a ticket or a bonus leads abroad, nobody has a reason to go there.",
    source="`country_cards` of the ruleset.",
)
def crossing_without_country_cards(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The board has crossings, but the rules have no country cards."""
    bonuses = ruleset.bonuses.cards if ruleset.bonuses else ()
    if ruleset.country_cards or any(isinstance(b.most, CountriesJoined) for b in bonuses):
        return
    wanted = _ticket_ends(analysis)
    useless = [
        crossing
        for crossing in analysis.board.crossings
        if crossing.id not in wanted and CountryEnd(country=crossing.country) not in wanted
    ]
    if useless:
        countries = dict.fromkeys(names(analysis).country(c.country) for c in useless)
        yield Found(
            say(
                "crossings into {countries} lead to nothing: these rules have no country "
                "cards, and no ticket ends there",
                countries=listed(countries),
            ),
            (*map(stop_ref, useless), ruleset_ref("country_cards")),
            fixes=(
                Fix(say("Remove them with their routes and cards"), _removed(useless), safe=False),
            ),
        )


@pair_check(
    "R005",
    Severity.WARNING,
    why="Players reach it and get nothing, or its cards can never be taken.",
    source="`country_cards` of the ruleset: every country that is reached gives a card.",
)
def country_cards_missing(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A country has crossings but no country cards, or cards but no crossing."""
    if ruleset.country_cards is None or not analysis.board.crossings:
        return
    reached = _reached(analysis)
    with_stops = {stop.country for stop in analysis.board.stops}  # others have their own check
    for country in analysis.board.countries:
        name = names(analysis).country(country.id)
        if country.id in reached and not country.cards:
            yield Found(
                say("crossings lead to {country}, but it has no country cards", country=name),
                (_cards_ref(country), *map(stop_ref, reached[country.id])),
            )
        if country.cards and country.id in with_stops - set(reached):
            yield Found(
                say("{country} has country cards, but no route leads there", country=name),
                (_cards_ref(country),),
                fixes=(field_change(say("Remove its cards"), "countries", country.id, cards=()),),
            )


@pair_check(
    "R024",
    Severity.ERROR,
    why="The board and the rules say different things about which card comes first.",
    source="`country_cards.order` of the ruleset; a country's `cards` go from the top down.",
)
def stack_not_falling(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A country's cards do not fall in value, but the rules want the highest on top."""
    if ruleset.country_cards is None:
        return
    if ruleset.country_cards.order is not StackOrder.HIGHEST_ON_TOP:
        return
    for country in analysis.board.countries:
        falling = tuple(sorted(country.cards, reverse=True))
        if country.cards != falling:
            yield Found(
                say(
                    "the country cards of {country} do not fall from the top down: {cards}",
                    country=names(analysis).country(country.id),
                    cards=", ".join(map(str, country.cards)),
                ),
                (_cards_ref(country), ruleset_ref("country_cards", "order")),
                fixes=(
                    field_change(
                        say("Sort them"), "countries", country.id, safe=True, cards=falling
                    ),
                ),
            )


@board_check(
    "R030",
    Severity.ERROR,
    why="Nobody can ever complete it.",
    source="Any city or crossing of the country completes such a ticket.",
)
def ticket_to_empty_country(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket ends in a country that has neither cities nor crossings."""
    with_stops = {stop.country for stop in analysis.board.stops}
    empty = {c.id for c in analysis.board.countries if c.id not in with_stops}
    for ticket in analysis.board.tickets if empty else ():
        for ref, end in _ends(ticket):
            if isinstance(end, CountryEnd) and end.country in empty:
                yield Found(
                    say(
                        "the ticket {ticket} ends in {country}, which has neither cities nor "
                        "crossings",
                        ticket=names(analysis).ticket(ticket),
                        country=names(analysis).country(end.country),
                    ),
                    (ref, ThingRef("country", end.country)),
                )


@board_check(
    "R031",
    Severity.WARNING,
    why="Crossings are small and often nameless: players cannot find what the ticket means.",
    source="On the published boards tickets name cities or whole countries.",
)
def ticket_to_crossing(analysis: BoardAnalysis) -> Iterator[Found]:
    """A ticket ends at one crossing instead of in the country behind it."""
    crossings = {crossing.id: crossing for crossing in analysis.board.crossings}
    for ticket in analysis.board.tickets if crossings else ():
        for ref, end in _ends(ticket):
            crossing = None if isinstance(end, CountryEnd) else crossings.get(end)
            if crossing is not None:
                country = names(analysis).country(crossing.country)
                yield Found(
                    say(
                        "the ticket {ticket} ends at a crossing; any way into {country} will "
                        "do if it names the country",
                        ticket=names(analysis).ticket(ticket),
                        country=country,
                    ),
                    (ref, stop_ref(crossing)),
                    fixes=(
                        Fix(
                            say("Let it end in {country}", country=country),
                            _with_end(ticket.id, crossing.id, CountryEnd(country=crossing.country)),
                            safe=False,
                        ),
                    ),
                )


@pair_check(
    "R036",
    Severity.ERROR,
    why="Nobody can ever take a country card.",
    source="`country_cards.countries_needed` of the ruleset.",
)
def too_few_countries(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The rules want more countries joined than crossings of the board lead to."""
    if ruleset.country_cards is None or not analysis.board.crossings:
        return
    needed, reached = ruleset.country_cards.countries_needed, _reached(analysis)
    if len(reached) < needed:
        yield Found(
            say(
                "a country card takes {needed} countries joined, but routes lead to only {reached}",
                needed=needed,
                reached=len(reached),
            ),
            (
                ruleset_ref("country_cards", "countries_needed"),
                *map(stop_ref, analysis.board.crossings),
            ),
        )


@board_check(
    "R041",
    Severity.WARNING,
    why="No network runs through a crossing, so this route belongs to none.",
    source="Crossings end a network; cities carry it on.",
)
def route_between_crossings(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route joins two crossings."""
    for route in analysis.board.routes if analysis.board.crossings else ():
        ends = [stops(analysis).get(end) for end in route.ends]
        if all(isinstance(end, Crossing) for end in ends):
            yield Found(
                say(
                    "{route} joins two crossings, and no network runs through those",
                    route=names(analysis).route(route),
                ),
                (route_ref(route, "ends"), *(stop_ref(end) for end in ends if end)),
            )


@board_check(
    "R042",
    Severity.WARNING,
    why="It is meant to lead abroad: probably its country is wrong, or the city's.",
    source="On the published boards every crossing leads out of its cities' country.",
)
def crossing_to_own_country(analysis: BoardAnalysis) -> Iterator[Found]:
    """A crossing leads from a city into the country where that city already lies."""
    for crossing, cities in _beside_crossings(analysis):
        at_home = [city for city in cities if city.country == crossing.country]
        if at_home:
            yield Found(
                say(
                    "the crossing '{crossing}' leads to {country}, where {city} beside it "
                    "already lies",
                    crossing=crossing.id,
                    country=names(analysis).country(crossing.country),
                    city=names(analysis).stop(at_home[0].id),
                ),
                (stop_ref(crossing, "country"), stop_ref(at_home[0], "country")),
            )


@measured("tickets")
def _ticket_ends(analysis: BoardAnalysis) -> frozenset[TicketEnd]:
    return frozenset(end for ticket in analysis.board.tickets for _, end in _ends(ticket))


@measured("crossings", "routes")
def _reached(analysis: BoardAnalysis) -> Mapping[str, list[Crossing]]:
    """Return the countries that routes lead to, with their crossings."""
    ends = {end for route in analysis.board.routes for end in route.ends}
    reached: dict[str, list[Crossing]] = {}
    for crossing in analysis.board.crossings:
        if crossing.id in ends:
            reached.setdefault(crossing.country, []).append(crossing)
    return reached


def _beside_crossings(analysis: BoardAnalysis) -> Iterator[tuple[Crossing, list[City]]]:
    """Yield each crossing with the cities that routes join it to."""
    cities = {city.id: city for city in analysis.board.cities}
    beside: dict[str, list[City]] = {crossing.id: [] for crossing in analysis.board.crossings}
    for route in analysis.board.routes if beside else ():
        for one, other in (route.ends, route.ends[::-1]):
            if one in beside and other in cities:
                beside[one].append(cities[other])
    return ((crossing, beside[crossing.id]) for crossing in analysis.board.crossings)


def _ends(ticket: Ticket) -> Iterator[tuple[ThingRef, TicketEnd]]:
    for index, end in enumerate(ticket.ends):
        yield ticket_ref(ticket, "ends", index), end
    for index, other in enumerate(ticket.alternatives):
        yield ticket_ref(ticket, "alternatives", index, "end"), other.end


def _cards_ref(country: Country) -> ThingRef:
    return ThingRef("country", country.id, ("cards",))


def _removed(crossings: list[Crossing]) -> Edit:
    ids = [crossing.id for crossing in crossings]
    countries = {crossing.country for crossing in crossings}

    def edit(board: Board) -> Board:
        board = without_stops(board, ids)
        reached = {crossing.country for crossing in board.crossings}
        return with_all_changed(board, "countries", countries - reached, cards=())

    return edit


def _with_end(name: str, old: str, new: CountryEnd) -> Edit:
    def edit(board: Board) -> Board:
        tickets = (
            with_ends_changed(ticket, lambda end: new if end == old else end)
            if ticket.id == name
            else ticket
            for ticket in board.tickets
        )
        return board.changed(tickets=tuple(tickets))

    return edit


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
    counts = {
        "country_stacks": (say("stacks of country cards"), len(stacks)),
        "country_cards": (say("country cards"), sum(len(country.cards) for country in stacks)),
    }
    for field, (things, there) in counts.items():
        in_box = getattr(ruleset.box, field)
        if in_box not in (None, there):
            yield Found(
                say(
                    "the box holds {in_box} {things}, but the board has {there}",
                    in_box=in_box,
                    things=things,
                    there=there,
                ),
                (*map(_cards_ref, stacks), ruleset_ref("box", field)),
            )
