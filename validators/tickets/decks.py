"""Checks of all tickets together: which cities they name, how long they are, where they crowd."""

from collections.abc import Iterator

from trackwright.analysis.board_analysis import (
    FEWEST_CITIES,
    BoardAnalysis,
    connections_by_ends,
    has_network,
    large_enough,
    names,
    network,
)
from trackwright.analysis.published_ranges import number, percent, published_range
from trackwright.analysis.ticket_measures import (
    FEWEST_TICKETS,
    LONG,
    SHORT,
    idle_share,
    length_shares,
    load_of_several_tracks,
    need_of_one_track,
    needed_tickets,
    paths_of_ticket,
    ticket_rate,
    tickets_in_play,
)
from trackwright.schema.board import Ticket
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.selector_matches import tickets_by_city
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import (
    board_ref,
    route_ref,
    spoken,
    stop_ref,
    ticket_ref,
)
from trackwright.validators.check import Found, board_check, pair_check

COMPARED = f"boards with {FEWEST_CITIES} cities or more are compared with them."


@board_check(
    "T004",
    Severity.SUGGESTION,
    why="Players pass it by, and its routes are rarely claimed; often a ticket was forgotten.",
    source=f"On the published boards a ticket names every city that has a name; {COMPARED}",
)
def city_on_no_ticket(analysis: BoardAnalysis) -> Iterator[Found]:
    """No ticket names a city."""
    # Reported only once tickets name half of the cities.
    named = tickets_by_city(analysis.board)
    if not large_enough(analysis.board) or 2 * len(named) < len(analysis.board.cities):
        return
    for city in analysis.board.cities:
        if city.name and not named.get(city.id):
            yield Found(
                say("no ticket names {city}", city=names(analysis).stop(city.id)), (stop_ref(city),)
            )


@board_check(
    "T005",
    Severity.SUGGESTION,
    why="All players crowd there, and whoever comes first blocks the others.",
    source=f"The share of all tickets that name one city, measured on the published boards; "
    f"{COMPARED}",
)
def city_on_too_many_tickets(analysis: BoardAnalysis) -> Iterator[Found]:
    """Many tickets name the same city."""
    known, count = published_range("busiest_city"), len(analysis.board.tickets)
    if not large_enough(analysis.board) or count < FEWEST_TICKETS:
        return
    named = tickets_by_city(analysis.board)
    for city in analysis.board.cities:
        part = named.get(city.id, 0) / count
        if known.too_high(part):
            yield Found(
                say(
                    "{tickets} of {count} tickets name {city}, which is {part}; on the "
                    "published boards it is at most {highest}",
                    tickets=named[city.id],
                    count=count,
                    city=names(analysis).stop(city.id),
                    part=percent(part),
                    highest=percent(known.highest),
                ),
                (stop_ref(city),),
            )


@board_check(
    "T007",
    Severity.SUGGESTION,
    why="Who claims it first spoils the plans of all others, who have only longer ways left.",
    source="The share of a deck's tickets that have no shortest way without a connection, "
    f"measured on the published boards; of decks with {FEWEST_TICKETS} tickets or more.",
)
def ticket_bottleneck(analysis: BoardAnalysis) -> Iterator[Found]:
    """Many tickets of a deck need the same connection."""
    known = published_range("bottleneck")
    for deck, pair, needing, count in needed_tickets(analysis):
        connection = connections_by_ends(analysis).get(pair)
        tracks = () if connection is None else connection.tracks
        if known.too_high(len(needing) / count):
            yield Found(
                say(
                    "{needing} of the {count} tickets of the deck {deck} need {connection}, "
                    "which is {share}; on the published boards it is at most {highest}",
                    needing=len(needing),
                    count=count,
                    deck=_deck_name(analysis, deck),
                    connection=names(analysis).between(*pair),
                    share=percent(len(needing) / count),
                    highest=percent(known.highest),
                ),
                (*map(route_ref, tracks), *map(ticket_ref, needing)),
            )


@board_check(
    "T009",
    Severity.SUGGESTION,
    why="Who holds both completes the second for nearly nothing, for twice the points.",
    source="On the published boards there is hardly one such pair in a deck.",
)
def nearly_duplicate_tickets(analysis: BoardAnalysis) -> Iterator[Found]:
    """Two tickets of a deck differ only in a city that is one space away."""
    known: dict[tuple[str, frozenset[str]], Ticket] = {}
    neighbours = network(analysis).neighbours
    for ticket in analysis.board.tickets:
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
                            other=names(analysis).ticket(other),
                            ticket=names(analysis).ticket(ticket),
                            near=names(analysis).stop(near),
                            moved=names(analysis).stop(moved),
                        ),
                        (ticket_ref(ticket, "ends"), ticket_ref(other, "ends")),
                    )
        known.setdefault((ticket.deck, frozenset((first, second))), ticket)


@board_check(
    "T010",
    Severity.SUGGESTION,
    why="Short tickets alone leave nothing to plan, long ones alone leave nothing to choose.",
    source=f"Shares of tickets below {percent(SHORT)} and above {percent(LONG)} of the board's "
    f"longest distance, measured on the published boards; {COMPARED}",
)
def ticket_lengths(analysis: BoardAnalysis) -> Iterator[Found]:
    """Too many or too few of the tickets are short, or long."""
    if not has_network(analysis.board) or len(analysis.board.tickets) < FEWEST_TICKETS:
        return
    short, long = length_shares(analysis)
    for part, measure, words in (
        (short, "short_tickets", say("short, below {share}", share=percent(SHORT))),
        (long, "long_tickets", say("long, above {share}", share=percent(LONG))),
    ):
        known = published_range(measure)
        if not known.holds(part):
            yield Found(
                say(
                    "{part} of the tickets are {words} of the board's longest distance; on "
                    "the published boards it is {usual}",
                    part=percent(part),
                    words=words,
                    usual=known.shares,
                ),
                (board_ref("tickets"),),
            )


@pair_check(
    "T011",
    Severity.SUGGESTION,
    why="With few tickets the same ones come up in each game; with very many, hardly any two "
    "players meet.",
    source=f"Tickets in play for each city, measured on the published boards; {COMPARED}",
)
def tickets_per_city(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """The rules play with too few or too many tickets for so many cities."""
    known, rate = published_range("tickets_per_city"), ticket_rate(analysis, ruleset)
    if large_enough(analysis.board) and not known.holds(rate):
        yield Found(
            say(
                "there are {tickets} tickets in play for {cities} cities, {rate} for each; on "
                "the published boards it is {usual}",
                tickets=len(tickets_in_play(analysis, ruleset)),
                cities=len(analysis.board.cities),
                rate=number(rate),
                usual=known.numbers,
            ),
            (board_ref("tickets"),),
        )


@pair_check(
    "T014",
    Severity.SUGGESTION,
    why="Who is dealt it can do nothing else, and who draws it late cannot complete it.",
    source=f"The longest ticket by a player's trains, measured on the published boards; {COMPARED}",
)
def ticket_takes_most_trains(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A ticket takes most of a player's trains."""
    known, trains = published_range("longest_ticket"), ruleset.players.trains
    if not large_enough(analysis.board):
        return
    for ticket in tickets_in_play(analysis, ruleset):
        paths = paths_of_ticket(analysis, ticket)
        if paths is not None and paths.length <= trains and known.too_high(paths.length / trains):
            yield Found(
                say(
                    "the ticket {ticket} takes {length} of a player's {trains} trains, which "
                    "is {share}; on the published boards it is at most {highest}",
                    ticket=names(analysis).ticket(ticket),
                    length=paths.length,
                    trains=trains,
                    share=percent(paths.length / trains),
                    highest=percent(known.highest),
                ),
                (ticket_ref(ticket, "ends"),),
            )


def _deck_name(analysis: BoardAnalysis, name: str) -> str:
    decks = (deck for deck in analysis.board.decks if deck.id == name)
    return spoken(next((deck.name for deck in decks), ""), name)


@pair_check(
    "B008",
    Severity.SUGGESTION,
    why="Who comes first spoils the tickets of the others from the beginning.",
    source="How likely the tickets dealt to a player lead over a connection that a single player "
    f"can claim, by their shortest ways, measured on the published boards; {COMPARED}",
)
def crowded_connection(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """Many players need a connection that only one of them can use."""
    if not large_enough(analysis.board):
        return
    known, players = published_range("need_of_one_track"), ruleset.players.maximum
    for connection, part in need_of_one_track(analysis, ruleset).items():
        if known.too_high(part, slack=1.1):
            yield Found(
                say(
                    "of {players} players about {dealt} are dealt tickets over {connection}, "
                    "which only one can use; on the published boards at most {highest} of the "
                    "players are: give it another track",
                    players=players,
                    dealt=number(part * players),
                    connection=names(analysis).between(*connection.ends),
                    highest=percent(known.highest),
                ),
                tuple(map(route_ref, connection.tracks)),
            )


@board_check(
    "B010",
    Severity.SUGGESTION,
    why="They are claimed only for their points, and parts of the board stay empty.",
    source=f"The share of such connections, measured on the published boards; {COMPARED}",
)
def idle_connections(analysis: BoardAnalysis) -> Iterator[Found]:
    """Many connections lie on no ticket's shortest way."""
    known, part = published_range("idle_connections"), idle_share(analysis)
    enough = large_enough(analysis.board) and len(analysis.board.tickets) >= FEWEST_TICKETS
    if enough and known.too_high(part):
        yield Found(
            say(
                "{part} of the connections lie on no ticket's shortest way; on the published "
                "boards it is {usual}",
                part=percent(part),
                usual=known.shares,
            ),
            (board_ref("tickets"),),
        )


@board_check(
    "B015",
    Severity.SUGGESTION,
    why="The second track is meant for the connections that many need; elsewhere it is wasted.",
    source="How many times as many tickets run over connections with several tracks as over "
    f"single ones, measured on the published boards; {COMPARED}",
)
def tracks_off_tickets(analysis: BoardAnalysis) -> Iterator[Found]:
    """Connections with several tracks lie where few tickets lead."""
    known, times = published_range("load_of_several_tracks"), load_of_several_tracks(analysis)
    enough = large_enough(analysis.board) and len(analysis.board.tickets) >= FEWEST_TICKETS
    if enough and times is not None and known.too_low(times):
        yield Found(
            say(
                "connections with several tracks serve {times} times as many tickets as "
                "single ones; on the published boards it is {usual} times",
                times=number(times),
                usual=known.numbers,
            ),
            (board_ref("routes"),),
        )
