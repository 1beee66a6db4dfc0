"""The rulebooks' parameters, stated once more and compared with the rulesets cell by cell."""

from collections.abc import Callable
from typing import Any

import pytest

from trackwright.maps import open_ruleset, ruleset_names
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import ConnectionKind, Given, Ruleset, Slot
from trackwright.schema.selector_matches import picked_routes

NORTHERN, NORDIC, EUROPE, POLAND = (
    open_ruleset(name).ruleset
    for name in ("northern_lights", "nordic_countries", "europe", "poland")
)

SAMPLE_ROUTES = {
    "plain": {"color": "red"},
    "gray": {"color": "gray"},
    "tunnel": {"color": "red", "tunnel": True},
    "ferry": {"color": "gray", "ferry": True, "icons": [0]},
    "long_haul": {"color": "gray", "tags": ["long_haul"]},
}
SAMPLE = Board.model_validate(
    {
        "id": "sample",
        "meta": {"title": "Sample"},
        "size": {"width": 100, "height": 100},
        "routes": [
            {"id": name.replace("_", "-"), "ends": ["a", "b"], "length": 3, **route}
            for name, route in SAMPLE_ROUTES.items()
        ],
    }
)


def substitutions(rules: Ruleset, slot: Slot) -> dict[tuple[int, Given], list[str]]:
    """Which cards stand for a slot, and on which of the sample routes."""
    return {
        (sub.cards, sub.of): [route.id for route in picked_routes(SAMPLE, sub.on)]
        for sub in rules.payment.substitutions
        if sub.slot is slot
    }


def usable(kind: ConnectionKind, tracks: int) -> Callable[[Ruleset], list[int | None]]:
    """How many tracks may be claimed, for each number of players."""
    return lambda rules: [
        rules.parallel_tracks.usable(kind, tracks, players) for players in rules.players.counts
    ]


def deals(rules: Ruleset) -> list[tuple[str, int, int, int | None, str]]:
    return [
        (deal.pile, deal.cards, deal.keep_at_least, deal.keep_at_most, str(deal.rejected))
        for deal in rules.tickets.deals
    ]


def action(rules: Ruleset) -> tuple[str, int, int, str] | None:
    act = rules.tickets.action
    return act and (act.pile, act.draw, act.keep_at_least, str(act.rejected))


def replacement(rules: Ruleset) -> tuple[int, bool, int | None] | None:
    rule = rules.drawing.replacement
    return rule and (rule.locomotives, rule.at_setup, rule.limit)


def bonuses(rules: Ruleset) -> list[tuple[str, int, str]]:
    cards = rules.bonuses.cards if rules.bonuses else ()
    return [(bonus.id, bonus.points, bonus.most.kind) for bonus in cards]


EVERYWHERE = ["plain", "gray", "tunnel", "ferry", "long-haul"]
ORDINARY, BORDER = ConnectionKind.ORDINARY, ConnectionKind.BORDER
SCORE = {1: 1, 2: 2, 3: 4, 4: 7}
Row = tuple[Callable[[Ruleset], Any], Any, Any, Any, Any]

# parameter: (how to read it, northern_lights, nordic_countries, europe, poland)
TABLE: dict[str, Row] = {
    "players": (lambda r: (r.players.minimum, r.players.maximum), (2, 5), (2, 3), (2, 5), (2, 4)),
    "trains per player": (lambda r: r.players.trains, 40, 40, 45, 35),
    "stations per player": (lambda r: r.stations and r.stations.each, None, None, 3, None),
    "train cards of each colour": (lambda r: set(r.train_cards.colors.values()), *[{12}] * 4),
    "colours of train cards": (lambda r: len(r.train_cards.colors), 8, 8, 8, 8),
    "locomotives": (lambda r: r.train_cards.locomotives, 18, 14, 14, 14),
    "train cards in all": (lambda r: r.train_cards.total, 114, 110, 110, 110),
    "train cards in the box": (lambda r: r.box and r.box.train_cards, 114, 110, 110, 110),
    "starting hand": (lambda r: r.train_cards.starting_hand, 4, 4, 4, 4),
    "face-up cards": (lambda r: r.drawing.face_up, 5, 5, 5, 5),
    "face-up cards replaced": (replacement, None, None, (3, True, None), (3, True, None)),
    "cards drawn": (lambda r: r.drawing.cards, 2, 2, 2, 2),
    "a face-up locomotive": (
        lambda r: r.drawing.face_up_locomotive,
        "first_and_only",
        "one_card",
        "both_cards",
        "both_cards",
    ),
    "a locomotive drawn blind": (lambda r: r.drawing.blind_locomotive, *["one_card"] * 4),
    "discards become a new deck": (lambda r: r.drawing.reshuffle, *[True] * 4),
    "what stands for a card of the colour": (
        lambda r: substitutions(r, Slot.COLOR),
        {(1, Given.LOCOMOTIVE): EVERYWHERE},
        {(1, Given.LOCOMOTIVE): ["tunnel", "ferry"], (4, Given.ANY): ["long-haul"]},
        {(1, Given.LOCOMOTIVE): EVERYWHERE},
        {(1, Given.LOCOMOTIVE): EVERYWHERE},
    ),
    "what stands for a locomotive icon": (
        lambda r: substitutions(r, Slot.LOCOMOTIVE),
        {(2, Given.ONE_COLOR): ["ferry"]},
        {(3, Given.ANY): ["ferry"]},
        {},
        {},
    ),
    "ferries: only gray, every gray route": (
        lambda r: r.ferries and (r.ferries.only_gray, r.ferries.every_gray_route),
        (True, True),
        (False, False),
        (True, False),
        None,
    ),
    "locomotives wild for stations": (
        lambda r: r.stations and r.stations.locomotives_wild,
        None,
        None,
        True,
        None,
    ),
    "tunnel: cards revealed": (lambda r: r.tunnels and r.tunnels.reveal, None, 3, 3, None),
    "tunnel: cards a match": (lambda r: r.tunnels and r.tunnels.cards_per_match, None, 1, 1, None),
    "draw bonus": (lambda r: r.draw_bonuses and r.draw_bonuses.source, "deck", None, None, None),
    "double route, usable tracks": (
        usable(ORDINARY, 2),
        [1, 1, 2, 2],
        [1, 2],
        [1, 1, 2, 2],
        [1, 1, 2],
    ),
    "triple route, usable tracks": (
        usable(ORDINARY, 3),
        [1, 2, 3, 3],
        [None] * 2,
        [None] * 4,
        [None] * 3,
    ),
    "double border connection": (usable(BORDER, 2), [None] * 4, [None] * 2, [None] * 4, [2, 2, 2]),
    "triple border connection": (usable(BORDER, 3), [None] * 4, [None] * 2, [None] * 4, [3, 3, 3]),
    "tracks of a connection a player may own": (lambda r: r.parallel_tracks.owned, 1, 1, 1, 1),
    "tickets in the box": (
        lambda r: r.box and dict(r.box.tickets),
        {"northern_lights": 55},
        {"nordic": 46},
        {"europe_long": 6, "europe_regular": 40},
        {"poland": 35},
    ),
    "tickets dealt": (
        deals,
        [("regular", 4, 0, None, "under_the_pile")],
        [("regular", 5, 0, None, "out_of_the_game")],
        [
            ("long", 1, 0, None, "out_of_the_game"),
            ("regular", 3, 0, None, "out_of_the_game"),
        ],
        [("regular", 4, 0, None, "shuffled_under_the_pile")],
    ),
    "tickets kept at least": (lambda r: r.tickets.keep_at_least, 2, 2, 2, 2),
    "undealt tickets": (
        lambda r: {pile.id: str(pile.undealt) for pile in r.tickets.piles},
        {"regular": "stay"},
        {"regular": "stay"},
        {"long": "out_of_the_game", "regular": "stay"},
        {"regular": "stay"},
    ),
    "ticket action": (
        action,
        ("regular", 3, 1, "under_the_pile"),
        ("regular", 3, 1, "out_of_the_game"),
        ("regular", 3, 1, "under_the_pile"),
        ("regular", 3, 1, "under_the_pile"),
    ),
    "points by route length": (
        lambda r: dict(r.scoring.lengths),
        {**SCORE, 5: 10},
        {**SCORE, 5: 10, 6: 15, 9: 27},
        {**SCORE, 6: 15, 8: 21},
        {**SCORE, 5: 10, 6: 15},
    ),
    "a ticket not completed": (lambda r: r.scoring.failed_ticket, *["subtract"] * 4),
    "end of the game": (
        lambda r: (r.end.trains_left, r.end.turns_each, r.end.trigger_included),
        *[(2, 1, True)] * 4,
    ),
    "bonuses drawn at set-up": (lambda r: r.bonuses and r.bonuses.drawn, 4, None, None, None),
    "bonuses that always count": (
        lambda r: [] if r.bonuses and r.bonuses.drawn else bonuses(r),
        [],
        [("globetrotter", 10, "completed_tickets")],
        [("european_express", 10, "longest_path")],
        [],
    ),
    "points for an unbuilt station": (
        lambda r: r.stations and r.stations.points_unbuilt,
        None,
        None,
        4,
        None,
    ),
    "what stations cost": (lambda r: r.stations and r.stations.costs, None, None, (1, 2, 3), None),
    "stations in a city": (lambda r: r.stations and r.stations.per_city, None, None, 1, None),
    "routes a station lends": (lambda r: r.stations and r.stations.lends, None, None, 1, None),
    "a tie for a bonus": (
        lambda r: {str(bonus.tie) for bonus in (r.bonuses.cards if r.bonuses else ())},
        {"all_score"},
        {"all_score"},
        {"all_score"},
        set(),
    ),
    "winner at equal points": (
        lambda r: list(map(str, r.tie_breaks)),
        ["most_completed_tickets", "most_bonuses", "shared"],
        ["most_completed_tickets", "longest_path"],
        ["most_completed_tickets", "fewest_stations", "longest_path"],
        ["most_completed_tickets", "most_ticket_points", "shared"],
    ),
    "country cards": (
        lambda r: (
            r.country_cards and (str(r.country_cards.order), r.country_cards.countries_needed)
        ),
        None,
        None,
        None,
        ("highest_on_top", 2),
    ),
    "countries and country cards in the box": (
        lambda r: r.box and (r.box.countries, r.box.country_stacks, r.box.country_cards),
        (9, None, None),
        (None, None, None),
        (None, None, None),
        (None, 7, 20),
    ),
    "bonus cards in the box": (lambda r: r.box and r.box.bonus_cards, 11, None, None, None),
}


@pytest.mark.parametrize("parameter", TABLE)
@pytest.mark.parametrize("rules", [NORTHERN, NORDIC, EUROPE, POLAND], ids=lambda rules: rules.id)
def test_ruleset_says_what_the_rulebook_says(parameter: str, rules: Ruleset) -> None:
    read, *cells = TABLE[parameter]
    assert read(rules) == cells[[NORTHERN, NORDIC, EUROPE, POLAND].index(rules)]


BONUS_CARDS = {
    "call_of_the_wild": (
        "Traction fatale",
        5,
        {"kind": "locomotives_in_hand", "same_color_as_one": 2},
    ),
    "capital_investment": (
        "Investissement en capitales",
        7,
        {
            "kind": "completed_tickets",
            "tickets": {"touches": {"cities": ["stockholm", "kobenhavn", "oslo", "helsinki"]}},
        },
    ),
    "cost_efficiency": ("Réduction des coûts", 7, {"kind": "trains_left"}),
    "small_steps_strategist": (
        "Stratégie des petits pas",
        10,
        {"kind": "claimed_routes", "routes": {"length": {"at_least": 1, "at_most": 1}}},
    ),
    "international_tycoon": ("Baron du rail", 12, {"kind": "countries_joined"}),
    "nordic_express": ("Nordic Express", 10, {"kind": "longest_path"}),
    "local_network": (
        "Réseau local",
        10,
        {"kind": "completed_tickets", "tickets": {"points": {"at_most": 5}}},
    ),
    "polar_express": (
        "Polar Express",
        12,
        {"kind": "completed_tickets", "tickets": {"touches": {"regions": ["arctic_circle"]}}},
    ),
    "snowplow_award": (
        "Prix du chasse-neige",
        12,
        {"kind": "claimed_routes", "routes": {"touches": {"regions": ["arctic_circle"]}}},
    ),
    "ferry_master": (
        "Capitaine de Ferry",
        12,
        {"kind": "claimed_routes", "routes": {"ferry": True}},
    ),
    "the_wild_west": (
        "Complètement à l’ouest",
        7,
        {"kind": "claimed_routes", "routes": {"touches": {"countries": ["norway"]}}},
    ),
}


def test_eleven_bonus_cards_are_those_of_the_rulebook() -> None:
    assert NORTHERN.bonuses is not None
    stated = {
        bonus.id: (
            bonus.name["fr"],  # type: ignore[index]
            bonus.points,
            bonus.most.model_dump(mode="json", exclude_defaults=True),
        )
        for bonus in NORTHERN.bonuses.cards
    }
    assert stated == BONUS_CARDS


ANNIVERSARY_BOX = {
    "europe_long": 6,
    "europe_regular": 40,
    "1912_long": 6,
    "1912_regular": 49,
    "orient_express": 6,
    "promo": 1,
}
OUT, SHUFFLED = "out_of_the_game", "shuffled_under_the_pile"

# ruleset: (piles with decks or tags and their size, deals, kept at least, action)
VARIANTS: dict[str, tuple[Any, ...]] = {
    "europe": (
        {"long": (["europe_long"], [], 6), "regular": (["europe_regular"], [], 40)},
        [("long", 1, 0, None, OUT), ("regular", 3, 0, None, OUT)],
        2,
        ("regular", 3, 1, "under_the_pile"),
    ),
    "europe_1912": (
        {"long": (["1912_long"], [], 6), "regular": (["1912_regular"], [], 49)},
        [("long", 1, 0, None, OUT), ("regular", 3, 0, None, OUT)],
        2,
        ("regular", 3, 1, "under_the_pile"),
    ),
    "mega_europe": (
        {
            "long": (["europe_long", "1912_long"], [], 12),
            "regular": (["europe_regular", "1912_regular"], [], 89),
        },
        [("long", 2, 0, 1, OUT), ("regular", 5, 0, None, SHUFFLED)],
        3,
        ("regular", 3, 1, "under_the_pile"),
    ),
    "big_cities": (
        {"regular": ([], ["big_cities"], 45)},
        [("regular", 5, 0, None, SHUFFLED)],
        2,
        ("regular", 4, 1, "under_the_pile"),
    ),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_variant_uses_and_deals_its_tickets(name: str) -> None:
    rules = open_ruleset(name).ruleset
    piles = {
        pile.id: (list(pile.tickets.decks), list(pile.tickets.tags), pile.size)
        for pile in rules.tickets.piles
    }
    assert (piles, deals(rules), rules.tickets.keep_at_least, action(rules)) == VARIANTS[name]


@pytest.mark.parametrize("name", VARIANTS)
def test_seven_extra_tickets_may_be_added_to_any_variant(name: str) -> None:
    rules = open_ruleset(name).ruleset
    regular = next(pile for pile in rules.tickets.piles if pile.id == "regular")
    assert regular.may_add is not None
    assert regular.may_add.decks == ("orient_express", "promo")


@pytest.mark.parametrize("name", ["europe_1912", "mega_europe", "big_cities"])
def test_variant_differs_from_its_base_only_in_tickets_and_box(name: str) -> None:
    its_own = {"id", "extends", "name", "edition", "tickets", "box"}
    variant = open_ruleset(name).ruleset
    assert variant.extends == "europe"
    assert variant.model_dump(exclude=its_own) == EUROPE.model_dump(exclude=its_own)
    assert variant.box is not None
    assert variant.box.tickets == ANNIVERSARY_BOX


def test_anniversary_box_holds_108_tickets() -> None:
    assert sum(ANNIVERSARY_BOX.values()) == 108


@pytest.mark.parametrize("name", ruleset_names())
def test_everything_that_is_named_is_named_in_english_and_french(name: str) -> None:
    rules = open_ruleset(name).ruleset
    named = [rules.name, *(pile.name for pile in rules.tickets.piles)]
    named += [bonus.name for bonus in (rules.bonuses.cards if rules.bonuses else ())]
    for text in named:
        assert not isinstance(text, str)
        assert text.keys() >= {"en", "fr"}
