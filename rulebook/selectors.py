"""Selectors in words: the routes, tickets and cities that a rule applies to.

A selector becomes plural nouns without an article, one for each alternative that it allows; the
wording of the rule says how they are joined and which little words they need.
"""

from collections.abc import Iterator, Sequence

from trackwright.rulebook.writer import Writer
from trackwright.schema.selectors import Range, RouteSelector, StopSelector, TicketSelector


def on_routes(writer: Writer, selector: RouteSelector) -> str:
    """Return "on tunnels and on ferries"; tags that the rules name are called by that name."""
    tags = selector.tags
    if tags and selector == RouteSelector(tags=tags) and writer.rules.names.keys() >= {*tags}:
        return _all_of(writer, "routes.on_named", names=writer.names(tags))
    return _all_of(writer, "routes.on", routes=_route_nouns(writer, selector))


def most_routes(writer: Writer, selector: RouteSelector) -> str:
    """Return what follows "the most": "tunnels and ferries"."""
    return _all_of(writer, "routes.most", routes=_route_nouns(writer, selector))


def all_tickets(writer: Writer, selector: TicketSelector) -> str:
    """Return "all tickets from the deck “1912”"."""
    return _all_of(writer, "tickets.all", tickets=_ticket_nouns(writer, selector))


def most_tickets(writer: Writer, selector: TicketSelector) -> str:
    """Return what follows "the most": "tickets worth at most 5 points"."""
    return _all_of(writer, "tickets.most", tickets=_ticket_nouns(writer, selector))


def _all_of(writer: Writer, key: str, **nouns: list[str]) -> str:
    ((name, each),) = nouns.items()
    return writer.words.all_of([writer.words.say(key, 0, **{name: noun}) for noun in each])


def _route_nouns(writer: Writer, selector: RouteSelector) -> list[str]:
    if selector.any_of and selector == RouteSelector(any_of=selector.any_of):
        return [noun for branch in selector.any_of for noun in _route_nouns(writer, branch)]
    kind = "ferries" if selector.ferry else "tunnels" if selector.tunnel else "routes"
    noun = writer.words.say(f"routes.{kind}")
    if selector.colors:
        colors = [writer.words.say(f"colors.{color}") for color in selector.colors]
        noun = writer.words.say("routes.colored", routes=noun, colors=writer.words.one_of(colors))
    return [" ".join([noun, *_route_conditions(writer, selector)])]


def _route_conditions(writer: Writer, selector: RouteSelector) -> Iterator[str]:
    yield from _within(writer, "routes.length", selector.length)
    for ids in filter(None, (selector.routes, selector.tags)):
        yield writer.words.say("routes.called", names=_one_of_quoted(writer, ids))
    if clauses := list(_route_clauses(writer, selector)):
        yield writer.words.say("routes.that", clauses=writer.words.all_of(clauses))


def _route_clauses(writer: Writer, selector: RouteSelector) -> Iterator[str]:
    say = writer.words.say
    if selector.ferry and selector.tunnel:
        yield say("routes.and_tunnels")
    if selector.ferry is False:
        yield say("routes.no_ferries")
    if selector.tunnel is False:
        yield say("routes.no_tunnels")
    if selector.draw_bonus is not None:
        yield say(f"routes.{'with' if selector.draw_bonus else 'without'}_draw_bonus")
    if selector.touches is not None:
        yield say("routes.touching", stops=_stop(writer, selector.touches))
    if selector.any_of:
        nouns = _route_nouns(writer, RouteSelector(any_of=selector.any_of))
        among = [say("routes.among", routes=noun) for noun in nouns]
        yield say("routes.any_of", len(among), routes=writer.words.one_of(among))


def _ticket_nouns(writer: Writer, selector: TicketSelector) -> list[str]:
    if selector.any_of and selector == TicketSelector(any_of=selector.any_of):
        return [noun for branch in selector.any_of for noun in _ticket_nouns(writer, branch)]
    return [" ".join([writer.words.say("tickets.tickets"), *_ticket_conditions(writer, selector)])]


def _ticket_conditions(writer: Writer, selector: TicketSelector) -> Iterator[str]:
    say = writer.words.say
    if selector.decks:
        decks = [writer.quoted(name) for name in writer.names(selector.decks)]
        yield say("tickets.from_decks", len(decks), decks=writer.words.all_of(decks))
    if selector.tags:
        yield say("tickets.marked", tags=_one_of_quoted(writer, selector.tags))
    yield from _within(writer, "tickets.points", selector.points)
    if selector.touches is not None:
        yield say("tickets.touching", stops=_stop(writer, selector.touches))
    if selector.any_of:
        nouns = _ticket_nouns(writer, TicketSelector(any_of=selector.any_of))
        among = [say("tickets.among", tickets=noun) for noun in nouns]
        yield say("tickets.any_of", len(among), tickets=writer.words.one_of(among))


def _stop(writer: Writer, selector: StopSelector) -> str:
    """Return "Oslo or Bergen", "a city in Norway"."""
    say, one_of = writer.words.say, writer.words.one_of
    cities, countries = writer.names(selector.cities), writer.names(selector.countries)
    regions = writer.names(selector.regions)
    words = [
        say("stops.cities", len(cities), cities=one_of(cities)) if cities else say("stops.any")
    ]
    if countries:
        words.append(say("stops.countries", len(countries), countries=one_of(countries)))
    if regions:
        words.append(say("stops.regions", len(regions), regions=one_of(regions)))
    if selector.tags:
        words.append(say("stops.marked", tags=_one_of_quoted(writer, selector.tags)))
    return " ".join(words)


def _within(writer: Writer, key: str, numbers: Range | None) -> Iterator[str]:
    say = writer.words.say
    match (numbers and numbers.at_least, numbers and numbers.at_most):
        case (None, None):
            return
        case (int(low), None):
            yield say(f"{key}.at_least", low)
        case (None, int(high)):
            yield say(f"{key}.at_most", high)
        case (int(low), int(high)) if low == high:
            yield say(f"{key}.exactly", high)
        case (int(low), int(high)):
            yield say(f"{key}.between", high, low=writer.words.number(low))


def _one_of_quoted(writer: Writer, ids: Sequence[str]) -> str:
    return writer.words.one_of([writer.quoted(name) for name in writer.names(ids)])
