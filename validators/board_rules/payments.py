"""Checks of what routes cost against the train cards there are."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from trackwright.analysis.board_analysis import BoardAnalysis, measured, names
from trackwright.analysis.ruleset_selectors import selected_routes
from trackwright.schema.board import Route
from trackwright.schema.checks import Severity
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.rules.ruleset import Given, Ruleset, Slot, Substitution
from trackwright.schema.sentences import Sentence, counted, listed, say
from trackwright.schema.thing_ref import route_ref, ruleset_ref
from trackwright.validators.check import Found, field_change, pair_check


@dataclass(frozen=True)
class Cost:
    """What a route asks for, and what may stand for it.

    Attributes:
        color: The colour of its spaces without an icon.
        spaces: How many of those it has.
        icons: How many spaces ask for a locomotive.
        substitutions: Positions of the ruleset's substitutions that hold on it.
    """

    color: RouteColor
    spaces: int
    icons: int
    substitutions: tuple[int, ...]


@pair_check(
    "R025",
    Severity.ERROR,
    why="It is on the board for nothing, and tickets may seem possible that are not.",
    source="`train_cards` and `payment` of the ruleset.",
)
def unpayable_route(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """No player can ever pay a route: it asks for more cards than the deck has."""
    known: dict[Cost, bool] = {}
    for route, cost in _dear(analysis, ruleset):
        if cost not in known:
            known[cost] = payable(ruleset, cost)
        if not known[cost]:
            yield Found(
                say(
                    "nobody can ever pay {route}: it asks for {asked}, and the deck has {there}",
                    route=names(analysis).route(route),
                    asked=_asked(cost),
                    there=_there(ruleset, cost),
                ),
                (route_ref(route, "length"), ruleset_ref("train_cards")),
            )


@pair_check(
    "R033",
    Severity.WARNING,
    why="It can only be paid with cards that stand for others, if at all.",
    source="`train_cards.colors` of the ruleset.",
)
def color_without_cards(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A route has a colour that no card of the deck has."""
    absent: dict[RouteColor, list[Route]] = {}
    for route in analysis.board.routes:
        if route.color is not RouteColor.GRAY and not _cards(ruleset, route.color):
            absent.setdefault(route.color, []).append(route)
    for color, routes in absent.items():
        gray_is_free = ruleset.ferries is None or not ruleset.ferries.every_gray_route
        ids = [route.id for route in routes]
        gray = field_change(say("Make them gray"), "routes", ids, color=RouteColor.GRAY)
        yield Found(
            say(
                "the deck has no {color} cards for the {color} routes of the board: {routes}",
                color=color,
                routes=listed(map(names(analysis).route, routes)),
            ),
            (
                *(route_ref(route, "color") for route in routes),
                ruleset_ref("train_cards", "colors"),
            ),
            fixes=(gray,) if gray_is_free else (),
        )


@pair_check(
    "R034",
    Severity.WARNING,
    why="Tunnels cost less than their rule says, from the first turn on.",
    source="`tunnels.reveal`, `train_cards` and `drawing.face_up` of the ruleset.",
)
def tunnel_reveals_too_many(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[Found]:
    """A tunnel reveals more cards than are left once the game is set up."""
    if ruleset.tunnels is None or not any(route.tunnel for route in analysis.board.routes):
        return
    players, cards = ruleset.players.maximum, ruleset.train_cards
    left = cards.total - players * cards.starting_hand - ruleset.drawing.face_up
    if ruleset.tunnels.reveal > left:
        yield Found(
            say(
                "a tunnel reveals {reveal} cards, but with {players} players only {left} are "
                "left once the game is set up",
                reveal=ruleset.tunnels.reveal,
                players=players,
                left=max(left, 0),
            ),
            (ruleset_ref("tunnels", "reveal"), ruleset_ref("train_cards")),
        )


def payable(ruleset: Ruleset, cost: Cost) -> bool:
    """Tell whether the whole deck in one hand could pay.

    It never says no to what can be paid; only where groups of one colour for spaces and for
    icons compete for the same cards it may say yes too often.
    """
    here = [ruleset.payment.substitutions[index] for index in cost.substitutions]
    locomotives = ruleset.train_cards.locomotives
    for_a_space = _cheapest(here, Slot.COLOR, Given.LOCOMOTIVE)
    for on_icons in range(min(cost.icons, locomotives) + 1):
        left = locomotives - on_icons
        most = min(cost.spaces, left // for_a_space) if for_a_space else 0
        for on_spaces in range(most + 1):
            given = on_icons + on_spaces * (for_a_space or 0)
            rest = Cost(
                cost.color, cost.spaces - on_spaces, cost.icons - on_icons, cost.substitutions
            )
            if _payable_with_colors(ruleset, rest, here, locomotives - given):
                return True
    return False


def described(substitution: Substitution) -> Sentence:
    """Return a substitution in words: `any 4 cards stand for a card of the colour`."""
    n, of = substitution.cards, substitution.of
    given = {
        Given.LOCOMOTIVE: say("a locomotive") if n == 1 else say("{n} locomotives", n=n),
        Given.ONE_COLOR: say("{n} cards of one colour", n=n)
        if n > 1
        else say("a card of any colour"),
        Given.ANY: say("any card") if n == 1 else say("any {n} cards", n=n),
    }[of]
    slot = (
        say("a card of the colour") if substitution.slot is Slot.COLOR else say("a locomotive icon")
    )
    return say("{given} stand for {slot}", given=given, slot=slot)


def _payable_with_colors(
    ruleset: Ruleset, cost: Cost, here: list[Substitution], locomotives: int
) -> bool:
    """Tell whether coloured cards, and locomotives as any card, pay what locomotives do not."""
    plain = min(cost.spaces, _cards(ruleset, cost.color))
    colored = sum(ruleset.train_cards.colors.values()) - plain
    any_cards = 0
    for slots, slot in ((cost.spaces - plain, Slot.COLOR), (cost.icons, Slot.LOCOMOTIVE)):
        of_one, of_any = (_cheapest(here, slot, given) for given in (Given.ONE_COLOR, Given.ANY))
        groups = 0
        if of_one and not (of_any and of_any <= of_one):
            groups = min(slots, sum(n // of_one for n in ruleset.train_cards.colors.values()))
            colored -= groups * of_one
        if slots > groups and not of_any:
            return False
        any_cards += (slots - groups) * (of_any or 0)
    return colored >= 0 and any_cards <= colored + locomotives


def _cheapest(here: Iterable[Substitution], slot: Slot, given: Given) -> int | None:
    return min((s.cards for s in here if s.slot is slot and s.of is given), default=None)


def _dear(analysis: BoardAnalysis, ruleset: Ruleset) -> Iterator[tuple[Route, Cost]]:
    """Yield the routes that cannot be paid with just the cards they ask for."""
    locomotives = ruleset.train_cards.locomotives
    substituted = [
        {route.id for route in selected_routes(analysis, rule.on)}
        for rule in ruleset.payment.substitutions
    ]
    for (color, spaces, icons), routes in _by_cards_asked(analysis).items():
        if spaces > _cards(ruleset, color) or icons > locomotives:
            for route in routes:
                here = (index for index, ids in enumerate(substituted) if route.id in ids)
                yield route, Cost(color, spaces, icons, tuple(here))


@measured("routes")
def _by_cards_asked(analysis: BoardAnalysis) -> Mapping[tuple[RouteColor, int, int], list[Route]]:
    """Return the routes by their colour, their spaces without an icon, and their icons."""
    grouped: dict[tuple[RouteColor, int, int], list[Route]] = {}
    for route in analysis.board.routes:
        icons = len({icon for icon in route.icons if icon < route.length})
        grouped.setdefault((route.color, route.length - icons, icons), []).append(route)
    return grouped


def _cards(ruleset: Ruleset, color: RouteColor) -> int:
    """Return how many cards there are of a route's colour; of gray, of the commonest colour."""
    colors = ruleset.train_cards.colors
    if color is RouteColor.GRAY:
        return max(colors.values(), default=0)
    return colors.get(CardColor(color), 0)


def _asked(cost: Cost) -> Sentence:
    n, color = cost.spaces, cost.color
    if color is RouteColor.GRAY:
        cards = say("1 card of one colour") if n == 1 else say("{n} cards of one colour", n=n)
    elif n == 1:
        cards = say("1 {color} card", color=color)
    else:
        cards = say("{n} {color} cards", n=n, color=color)
    icons = [counted(cost.icons, "locomotive")] if cost.icons else []
    return listed([*([cards] if n else []), *icons])


def _there(ruleset: Ruleset, cost: Cost) -> Sentence:
    n = _cards(ruleset, cost.color)
    locomotives = counted(ruleset.train_cards.locomotives, "locomotive")
    if cost.color is RouteColor.GRAY:
        return say("{n} of the commonest colour and {locomotives}", n=n, locomotives=locomotives)
    return say("{n} {color} ones and {locomotives}", n=n, color=cost.color, locomotives=locomotives)
