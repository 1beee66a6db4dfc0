"""Made-up rulesets that between them state everything that a ruleset can."""

from collections.abc import Iterator
from typing import Any, get_args

from trackwright.schema.base import Model
from trackwright.schema.rules.ruleset import Ruleset, apply_difference

EVERY_ROUTE_CONDITION = {
    "routes": ["oslo-bergen"],
    "colors": ["red", "gray"],
    "length": {"at_least": 2, "at_most": 4},
    "ferry": True,
    "tunnel": True,
    "draw_bonus": True,
    "tags": ["slow"],
    "touches": {
        "cities": ["oslo"],
        "countries": ["norway"],
        "regions": ["arctic_circle"],
        "tags": ["port"],
    },
    "any_of": [{"length": {"at_least": 3}}, {"length": {"at_most": 7}}],
}
EVERY_TICKET_CONDITION = {
    "decks": ["long", "short"],
    "tags": ["old"],
    "points": {"at_least": 2, "at_most": 12},
    "touches": {"countries": ["norway", "sweden"], "regions": ["north", "south"]},
    "any_of": [{"points": {"at_least": 3}}, {"decks": ["long"]}],
}

# Every field of every group has a value here, so that each can be changed or taken away.
EVERYTHING: dict[str, Any] = {
    "id": "everything",
    "name": "Everything",
    "edition": "first",
    "description": "A made-up game.",
    "players": {"minimum": 2, "maximum": 4, "trains": 30, "begins": "the oldest"},
    "train_cards": {"colors": {"red": 12, "blue": 10}, "locomotives": 14, "starting_hand": 4},
    "drawing": {
        "cards": 2,
        "at_least": 1,
        "face_up": 5,
        "face_up_locomotive": "both_cards",
        "blind_locomotive": "first_and_only",
        "replacement": {"locomotives": 3, "at_setup": True, "limit": 4},
        "reshuffle": False,
        "face_up_alone": False,
    },
    "payment": {
        "substitutions": [
            {"cards": 1, "of": "locomotive", "slot": "color", "on": EVERY_ROUTE_CONDITION},
            {"cards": 3, "of": "any", "slot": "locomotive", "on": {"ferry": True}},
        ]
    },
    "ferries": {"only_gray": True, "every_gray_route": True},
    "tunnels": {"reveal": 3, "cards_per_match": 2},
    "draw_bonuses": {"source": "deck"},
    "parallel_tracks": {
        "owned": 2,
        "rules": [
            {"kind": "ordinary", "tracks": 2, "usable": {"2": 1, "3": 1, "4": 2}},
            {"kind": "border", "usable": "all"},
        ],
    },
    "stations": {
        "each": 3,
        "costs": [1, 2, 3],
        "locomotives_wild": True,
        "per_city": 2,
        "lends": 2,
        "points_unbuilt": 4,
    },
    "tickets": {
        "piles": [
            {
                "id": "long",
                "name": "long tickets",
                "tickets": EVERY_TICKET_CONDITION,
                "fallback": {"points": {"at_least": 20}},
                "size": 6,
                "may_add": {"decks": ["promo"]},
                "undealt": "out_of_the_game",
            },
            {"id": "short", "name": "short tickets", "tickets": {"tags": ["short"]}, "size": 30},
        ],
        "deals": [
            {
                "pile": "long",
                "cards": 2,
                "keep_at_least": 1,
                "keep_at_most": 1,
                "rejected": "under_the_pile",
                "choice": "before_the_next",
            },
            {"pile": "short", "cards": 3, "rejected": "out_of_the_game"},
        ],
        "keep_at_least": 2,
        "action": {"pile": "short", "draw": 3, "keep_at_least": 1, "rejected": "under_the_pile"},
    },
    "country_cards": {
        "order": "highest_on_top",
        "countries_needed": 2,
        "new_country_only": True,
        "empty_stack": "nothing",
    },
    "scoring": {"lengths": {"1": 1, "2": 2, "3": 4}, "failed_ticket": "nothing"},
    "bonuses": {
        "cards": [
            {
                "id": "tickets",
                "name": "Ticket bonus",
                "points": 5,
                "most": {"kind": "completed_tickets", "tickets": EVERY_TICKET_CONDITION},
                "tie": "nobody_scores",
                "minimum": 3,
            },
            {
                "id": "routes",
                "name": "Route bonus",
                "points": 6,
                "most": {"kind": "claimed_routes", "routes": EVERY_ROUTE_CONDITION},
                "minimum": 0,
            },
            {
                "id": "hand",
                "name": "Hand bonus",
                "points": 7,
                "most": {"kind": "locomotives_in_hand", "same_color_as_one": 2},
            },
            {"id": "path", "name": "Path bonus", "points": 8, "most": {"kind": "longest_path"}},
            {"id": "trains", "name": "Train bonus", "points": 9, "most": {"kind": "trains_left"}},
            {"id": "all", "name": "All bonus", "points": 9, "most": {"kind": "countries_joined"}},
        ],
        "drawn": 2,
    },
    "end": {"trains_left": 2, "turns_each": 1, "trigger_included": True},
    "tie_breaks": ["most_completed_tickets", "longest_path", "shared"],
    "box": {
        "cards": 100,
        "scoring_cards": 2,
        "trains": 93,
        "stations": 9,
        "score_markers": 3,
        "train_cards": 36,
        "tickets": {"long": 6, "short": 30},
        "bonus_cards": 3,
        "countries": 5,
        "country_stacks": 4,
        "country_cards": 20,
    },
}

# What EVERYTHING leaves unsaid because it says something else in its place.
OTHERWISE: list[dict[str, Any]] = [
    {
        "players": {"minimum": 4, "begins": None},
        "train_cards": {"colors": {"blue": 12}, "starting_hand": 0},
        "drawing": {
            "cards": 3,
            "at_least": 2,
            "face_up_alone": True,
            "face_up_locomotive": "one_card",
            "blind_locomotive": "both_cards",
            "replacement": {"at_setup": False, "limit": None},
            "reshuffle": True,
        },
        "payment": {
            "substitutions": [
                {"cards": 2, "of": "one_color", "slot": "color"},
                {
                    "cards": 1,
                    "of": "any",
                    "slot": "color",
                    "on": {"ferry": False, "tunnel": False, "draw_bonus": False},
                },
                {"cards": 1, "of": "any", "slot": "color", "on": {"tunnel": True}},
            ]
        },
        "ferries": {"only_gray": False, "every_gray_route": False},
        "draw_bonuses": {"source": "deck_or_face_up"},
        "parallel_tracks": {
            "rules": [
                {"kind": "border", "tracks": 2, "usable": {"2": 1}},
                {"kind": "border", "usable": "all"},
                {"kind": "ordinary", "usable": {"2": 1}},
            ]
        },
        "stations": {"locomotives_wild": False},
        "tickets": {
            "deals": [
                {"pile": "long", "cards": 2, "rejected": "shuffled_under_the_pile"},
                {"pile": "short", "cards": 3, "rejected": "out_of_the_game"},
            ],
            "keep_at_least": 0,
            "action": {"keep_at_least": 0, "rejected": "shuffled_under_the_pile"},
        },
        "country_cards": {
            "order": "shuffled",
            "new_country_only": False,
            "empty_stack": "other_countries",
        },
        "scoring": {"failed_ticket": "subtract"},
        "bonuses": {
            "cards": [
                {"id": "hand", "points": 5, "most": {"kind": "locomotives_in_hand"}, "minimum": 1}
            ],
            "drawn": 1,
        },
        "end": {"trains_left": 0, "turns_each": 0},
        "tie_breaks": [
            "most_bonuses",
            "most_ticket_points",
            "most_completed_ticket_points",
            "fewest_stations",
        ],
    },
    {
        "drawing": {"cards": 3, "at_least": 2, "face_up": 0},
        "payment": None,
        "parallel_tracks": {
            "rules": [
                {"kind": "ordinary", "tracks": 3, "usable": "all"},
                {"kind": "ordinary", "usable": "all"},
            ]
        },
        "stations": None,
        "tickets": {
            "piles": [
                {"id": "only", "tickets": {"points": {"at_least": 5, "at_most": 5}}},
                {"id": "other", "tickets": {"points": {"at_most": 5}}},
            ],
            "deals": [{"pile": "only", "cards": 2, "rejected": "shuffled_under_the_pile"}],
        },
        "end": {"trigger_included": False},
    },
    {
        "drawing": {"face_up": 0},
        "payment": {"substitutions": [{"cards": 2, "of": "locomotive", "slot": "color"}]},
    },
    {"drawing": {"at_least": None, "face_up": 0}},
]


def ruleset(*differences: dict[str, Any]) -> Ruleset:
    data = EVERYTHING
    for each in differences:
        data = apply_difference(data, each)
    return Ruleset.model_validate(data)


MADE_UP = [ruleset(), *(ruleset(each) for each in OTHERWISE)]


def models_of(model: type[Model]) -> list[type[Model]]:
    """A model and every model that its fields are made of."""
    found = [model]
    for field in (field for each in found for field in each.model_fields.values()):
        found += [part for part in parts_of(field.annotation) if part not in found]
    return found


def parts_of(annotation: Any) -> Iterator[type[Model]]:
    if isinstance(annotation, type) and issubclass(annotation, Model):
        yield annotation
    for part in get_args(annotation):
        yield from parts_of(part)


def things_in(value: Any) -> Iterator[Model]:
    if isinstance(value, Model):
        yield value
        for name in type(value).model_fields:
            yield from things_in(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from things_in(item)


NOT_RULES = {(Ruleset, "extends"), (Ruleset, "names")}


def test_made_up_ruleset_states_every_field() -> None:
    stated = {
        (type(thing), name) for thing in things_in(ruleset()) for name in thing.model_fields_set
    }
    fields = {(model, name) for model in models_of(Ruleset) for name in model.model_fields}
    assert fields - stated <= NOT_RULES
