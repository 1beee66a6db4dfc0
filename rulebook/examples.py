"""Examples in the rulebook: what routes of the board itself cost, each with a picture of them."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby

from trackwright.rulebook.sections import Statement
from trackwright.rulebook.writer import Writer
from trackwright.schema.board import Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Given, Slot
from trackwright.schema.selector_matches import picked_routes

_TURNED_UP = 2
"""Cards that count in the example of a tunnel: one of the colour paid with, and a locomotive."""

_BEST_LENGTH = 3
"""Spaces of a route that shows a rule well: more than one, and few enough to count at a glance."""


def claim_examples(writer: Writer) -> Iterator[Statement]:
    """State what a route with a colour costs, and what a gray one does."""
    yield from _cost(writer, lambda route: _is_plain(route) and route.color is not RouteColor.GRAY)
    yield from _cost(writer, lambda route: _is_plain(route) and route.color is RouteColor.GRAY)


def ferry_example(writer: Writer) -> Iterator[Statement]:
    """State what a ferry with icons costs."""
    yield from _cost(writer, lambda route: route.ferry and bool(route.icons), ("ferries",))


def tunnel_example(writer: Writer) -> Iterator[Statement]:
    """State what a tunnel costs when two of the cards turned up count."""
    tunnels = writer.rules.tunnels
    route = _example(writer, lambda route: route.tunnel and not route.icons)
    if tunnels is None or tunnels.reveal < _TURNED_UP or route is None:
        return
    color = RouteColor.RED if route.color is RouteColor.GRAY else route.color
    words = writer.words
    yield writer.picture(
        ("tunnels",),
        words.say(
            "example.tunnel",
            _TURNED_UP * tunnels.cards_per_match,
            route=_name(writer, route),
            paid=_cards(writer, route.length, color),
            color=words.say(f"colors.{color}"),
        ),
        route,
    )


def parallel_example(writer: Writer) -> Iterator[Statement]:
    """Show routes side by side."""
    routes = sorted(writer.board.routes, key=_ends) if writer.board else []
    groups = [tuple(group) for _, group in groupby(routes, key=_ends)]
    side_by_side = [group for group in groups if len(group) > 1]
    if side_by_side:
        group = min(side_by_side, key=lambda group: _unsuitability(group[0]))
        text = writer.words.say("example.parallel", len(group), route=_name(writer, group[0]))
        yield writer.picture(("parallel_tracks",), text, *group)


def _cost(
    writer: Writer, fits: Callable[[Route], bool], path: DocumentPath = ("payment",)
) -> Iterator[Statement]:
    route = _example(writer, fits)
    if route is None:
        return
    say, icons = writer.words.say, len(route.icons)
    spaces = route.length - icons
    parts = [say("example.locomotives", icons)] if icons else []
    parts += [_cards(writer, spaces, route.color)] if spaces else []
    key = "example.cost_with_wild" if spaces and _is_wild(writer, route) else "example.cost"
    cards = writer.words.all_of(parts)
    yield writer.picture(path, say(key, route=_name(writer, route), cards=cards), route)


def _example(writer: Writer, fits: Callable[[Route], bool]) -> Route | None:
    """Return the fitting route that shows a rule best; None without a board, or if none fits."""
    if writer.board is None:
        return None
    tracks = Counter(map(_ends, writer.board.routes))
    routes = [route for route in writer.board.routes if fits(route)]
    alone = [route for route in routes if tracks[_ends(route)] == 1]
    return min(alone or routes, key=_unsuitability, default=None)


def _unsuitability(route: Route) -> tuple[int, str]:
    return abs(route.length - _BEST_LENGTH), route.id


def _is_plain(route: Route) -> bool:
    return not (route.ferry or route.tunnel or route.icons)


def _is_wild(writer: Writer, route: Route) -> bool:
    """Return whether a locomotive may stand for a card of the route's colour."""
    return writer.board is not None and any(
        sub.slot is Slot.COLOR
        and sub.of is Given.LOCOMOTIVE
        and sub.cards == 1
        and route in picked_routes(writer.board, sub.on)
        for sub in writer.rules.payment.substitutions
    )


def _cards(writer: Writer, count: int, color: RouteColor) -> str:
    if color is RouteColor.GRAY:
        return writer.words.say("example.cards_of_one_color", count)
    colors = "colors" if count == 1 else "colors_of_several"
    return writer.words.say("example.cards", count, color=writer.words.say(f"{colors}.{color}"))


def _name(writer: Writer, route: Route) -> str:
    return "–".join(writer.names(route.ends))


def _ends(route: Route) -> tuple[str, ...]:
    return tuple(sorted(route.ends))
