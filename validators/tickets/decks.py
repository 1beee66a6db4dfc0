"""Checks of all tickets together: which cities they name, how long they are, where they crowd."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from trackwright.network.statistics import tickets_by_city
from trackwright.network.ways import Pair
from trackwright.schema.board import Deck, Ticket
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import say
from trackwright.validators.check import Found, board_check, pair_check
from trackwright.validators.places import board_place, route_place, spoken, stop_place, ticket_place
from trackwright.validators.published.measures import (
    FEWEST_CITIES,
    FEWEST_TICKETS,
    LONG,
    SHORT,
    has_network,
    large_enough,
    length_shares,
    ticket_ways,
    tickets_in_play,
    way_of,
)
from trackwright.validators.published.ranges import number, percent, published
from trackwright.validators.survey import Survey, connections, names, network

COMPARED = f"boards with {FEWEST_CITIES} cities or more are compared with them."


@board_check(
    "T004",
    "city-on-no-ticket",
    Severity.SUGGESTION,
    problem="No ticket names a city.",
    why="Players pass it by, and its routes are rarely claimed; often a ticket was forgotten.",
    source=f"On the published boards a ticket names every city that has a name; {COMPARED}",
)
def city_on_no_ticket(survey: Survey) -> Iterator[Found]:
    """Find cities with a name that no ticket names, once tickets name half of the cities."""
    named = tickets_by_city(survey.board)
    if not large_enough(survey.board) or 2 * len(named) < len(survey.board.cities):
        return
    for city in survey.board.cities:
        if city.name and not named.get(city.id):
            yield Found(
                say("no ticket names {city}", city=names(survey).stop(city.id)), (stop_place(city),)
            )


@board_check(
    "T005",
    "city-on-too-many-tickets",
    Severity.SUGGESTION,
    problem="Many tickets name the same city.",
    why="All players crowd there, and whoever comes first blocks the others.",
    source=f"The share of all tickets that name one city, measured on the published boards; "
    f"{COMPARED}",
)
def city_on_too_many_tickets(survey: Survey) -> Iterator[Found]:
    """Find cities that a larger share of the tickets names than on the published boards."""
    known, count = published("busiest_city"), len(survey.board.tickets)
    if not large_enough(survey.board) or count < FEWEST_TICKETS:
        return
    named = tickets_by_city(survey.board)
    for city in survey.board.cities:
        part = named.get(city.id, 0) / count
        if known.too_high(part):
            yield Found(
                say(
                    "{tickets} of {count} tickets name {city}, which is {part}; on the "
                    "published boards it is at most {highest}",
                    tickets=named[city.id],
                    count=count,
                    city=names(survey).stop(city.id),
                    part=percent(part),
                    highest=percent(known.highest),
                ),
                (stop_place(city),),
            )


def busiest_city(survey: Survey) -> float:
    """Return the largest share of the tickets that name one city."""
    named = tickets_by_city(survey.board).values()
    return max(named, default=0) / (len(survey.board.tickets) or 1)


@board_check(
    "T007",
    "ticket-bottleneck",
    Severity.SUGGESTION,
    problem="Many tickets of a deck need the same connection.",
    why="Who claims it first spoils the plans of all others, who have only longer ways left.",
    source="The share of a deck's tickets that have no shortest way without a connection, "
    f"measured on the published boards; of decks with {FEWEST_TICKETS} tickets or more.",
)
def ticket_bottleneck(survey: Survey) -> Iterator[Found]:
    """Find connections that too many tickets of a deck need."""
    known = published("bottleneck")
    tracks = {connection.ends: connection.tracks for connection in connections(survey)}
    for deck, pair, needing, count in _needed(survey):
        if known.too_high(len(needing) / count):
            yield Found(
                say(
                    "{needing} of the {count} tickets of the deck {deck} need {connection}, "
                    "which is {share}; on the published boards it is at most {highest}",
                    needing=len(needing),
                    count=count,
                    deck=_deck_name(survey, deck),
                    connection=names(survey).between(*pair),
                    share=percent(len(needing) / count),
                    highest=percent(known.highest),
                ),
                (*map(route_place, tracks.get(pair, ())), *map(ticket_place, needing)),
            )


def bottleneck(survey: Survey) -> float:
    """Return the largest share of a deck's tickets that need one connection."""
    return max((len(needing) / count for _, _, needing, count in _needed(survey)), default=0)


def _needed(survey: Survey) -> Iterator[tuple[str, Pair, list[Ticket], int]]:
    """Yield decks, connections, the tickets that need them, and how many the deck has."""
    needing: dict[str, dict[Pair, list[Ticket]]] = defaultdict(lambda: defaultdict(list))
    for ticket, way in ticket_ways(survey):
        for pair in way.needed:
            needing[ticket.deck][pair].append(ticket)
    sizes = Counter(ticket.deck for ticket in survey.board.tickets)
    for deck, by_pair in needing.items():
        if sizes[deck] >= FEWEST_TICKETS:
            for pair, tickets in by_pair.items():
                yield deck, pair, tickets, sizes[deck]


@board_check(
    "T009",
    "nearly-duplicate-tickets",
    Severity.SUGGESTION,
    problem="Two tickets of a deck differ only in a city that is one space away.",
    why="Who holds both completes the second for nearly nothing, for twice the points.",
    source="On the published boards there is hardly one such pair in a deck.",
)
def nearly_duplicate_tickets(survey: Survey) -> Iterator[Found]:
    """Find pairs of tickets with one end in common, and the others a single space apart."""
    known: dict[tuple[str, frozenset[str]], Ticket] = {}
    neighbours = network(survey).neighbours
    for ticket in survey.board.tickets:
        first, second = ticket.ends
        if not isinstance(first, str) or not isinstance(second, str) or ticket.alternatives:
            continue
        for kept, moved in ((first, second), (second, first)):
            for near, length in neighbours.get(moved, {}).items():
                other = known.get((ticket.deck, frozenset((kept, near))))
                if length == 1 and other is not None:
                    yield Found(
                        say(
                            "the tickets {other} and {ticket} are nearly the same: {near} and "
                            "{moved} are one space apart",
                            other=names(survey).ticket(other),
                            ticket=names(survey).ticket(ticket),
                            near=names(survey).stop(near),
                            moved=names(survey).stop(moved),
                        ),
                        (ticket_place(ticket, "ends"), ticket_place(other, "ends")),
                    )
        known.setdefault((ticket.deck, frozenset((first, second))), ticket)


@board_check(
    "T010",
    "ticket-lengths",
    Severity.SUGGESTION,
    problem="Too many or too few of the tickets are short, or long.",
    why="Short tickets alone leave nothing to plan, long ones alone leave nothing to choose.",
    source=f"Shares of tickets below {percent(SHORT)} and above {percent(LONG)} of the board's "
    f"longest distance, measured on the published boards; {COMPARED}",
)
def ticket_lengths(survey: Survey) -> Iterator[Found]:
    """Find boards whose tickets are shorter or longer than those of the published ones."""
    if not has_network(survey.board) or len(survey.board.tickets) < FEWEST_TICKETS:
        return
    short, long = length_shares(survey)
    for part, measure, words in (
        (short, "short_tickets", say("short, below {share}", share=percent(SHORT))),
        (long, "long_tickets", say("long, above {share}", share=percent(LONG))),
    ):
        known = published(measure)
        if not known.holds(part):
            yield Found(
                say(
                    "{part} of the tickets are {words} of the board's longest distance; on "
                    "the published boards it is {usual}",
                    part=percent(part),
                    words=words,
                    usual=known.shares,
                ),
                (board_place("tickets"),),
            )


@pair_check(
    "T011",
    "tickets-per-city",
    Severity.SUGGESTION,
    problem="The rules play with too few or too many tickets for so many cities.",
    why="With few tickets the same ones come up in each game; with very many, hardly any two "
    "players meet.",
    source=f"Tickets in play for each city, measured on the published boards; {COMPARED}",
)
def tickets_per_city(survey: Survey, ruleset: Ruleset) -> Iterator[Found]:
    """Find boards with fewer or more tickets for each city than published ones."""
    known, rate = published("tickets_per_city"), ticket_rate(survey, ruleset)
    if large_enough(survey.board) and not known.holds(rate):
        yield Found(
            say(
                "there are {tickets} tickets in play for {cities} cities, {rate} for each; on "
                "the published boards it is {usual}",
                tickets=len(tickets_in_play(survey, ruleset)),
                cities=len(survey.board.cities),
                rate=number(rate),
                usual=known.numbers,
            ),
            (board_place("tickets"),),
        )


def ticket_rate(survey: Survey, ruleset: Ruleset) -> float:
    """Return how many tickets are in play for each city."""
    return len(tickets_in_play(survey, ruleset)) / (len(survey.board.cities) or 1)


@pair_check(
    "T014",
    "ticket-takes-most-trains",
    Severity.SUGGESTION,
    problem="A ticket takes most of a player's trains.",
    why="Who is dealt it can do nothing else, and who draws it late cannot complete it.",
    source=f"The longest ticket by a player's trains, measured on the published boards; {COMPARED}",
)
def ticket_takes_most_trains(survey: Survey, ruleset: Ruleset) -> Iterator[Found]:
    """Find tickets that are longer, for the trains there are, than any of a published board."""
    known, trains = published("longest_ticket"), ruleset.players.trains
    if not large_enough(survey.board):
        return
    for ticket in tickets_in_play(survey, ruleset):
        way = way_of(survey, ticket)
        if way is not None and way.length <= trains and known.too_high(way.length / trains):
            yield Found(
                say(
                    "the ticket {ticket} takes {length} of a player's {trains} trains, which "
                    "is {share}; on the published boards it is at most {highest}",
                    ticket=names(survey).ticket(ticket),
                    length=way.length,
                    trains=trains,
                    share=percent(way.length / trains),
                    highest=percent(known.highest),
                ),
                (ticket_place(ticket, "ends"),),
            )


def longest_ticket(survey: Survey, ruleset: Ruleset) -> float:
    """Return the spaces of the longest ticket in play as a part of a player's trains."""
    found = (way_of(survey, ticket) for ticket in tickets_in_play(survey, ruleset))
    return max((way.length for way in found if way is not None), default=0) / ruleset.players.trains


def _deck_name(survey: Survey, name: str) -> str:
    decks: Iterable[Deck] = (deck for deck in survey.board.decks if deck.id == name)
    return spoken(next((deck.name for deck in decks), ""), name)
