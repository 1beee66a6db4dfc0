"""Made-up rulesets on made-up boards: whatever validates plays, and everything adds up."""

from random import Random
from typing import Any

import pytest
from builders import BoardBuilder, a_board
from match_builders import KIND_NAMES, a_ruleset, assert_sound

from trackwright.playtest.bots.search import StyleBot
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.match import Match
from trackwright.schema.rules.ruleset import Ruleset

SELECTORS: list[dict[str, Any]] = [
    {},
    {"tunnel": True},
    {"ferry": True},
    {"length": {"at_least": 3}},
    {"any_of": [{"tunnel": True}, {"colors": ["gray"]}]},
]
METRICS: list[dict[str, Any]] = [
    {"kind": "longest_path"},
    {"kind": "completed_tickets", "tickets": {"points": {"at_most": 6}}},
    {"kind": "claimed_routes", "routes": {"ferry": True}},
    {"kind": "trains_left"},
    {"kind": "locomotives_in_hand", "same_color_as_one": 3},
    {"kind": "countries_joined"},
]
REJECTED = ("out_of_the_game", "under_the_pile", "shuffled_under_the_pile")


def made_up_board(random: Random) -> BoardBuilder:
    board = a_board()
    for number in range(3):
        cards = [random.randint(0, 9) for _ in range(random.randint(0, 3))]
        board = board.with_country(f"land{number}", cards=cards)
        board = board.with_crossing(f"gate{number}", f"land{number}")
    cities = [f"c{number}" for number in range(9)]
    for city in cities:
        board = board.with_city(city, country=random.choice([None, "land0", "land1"]))
    for _ in range(random.randint(8, 22)):
        first = random.choice(cities)
        second = random.choice([c for c in cities if c != first] + ["gate0", "gate1", "gate2"])
        length, ferry = random.randint(1, 5), random.random() < 0.3
        board = board.with_route(
            *sorted((first, second)),
            length=length,
            color=random.choice([*KIND_NAMES[:8], "gray", "gray"]),
            ferry=ferry,
            icons=[0, 1][: min(length, random.randint(0, 2))] if ferry else [],
            tunnel=random.random() < 0.3,
            draw_bonus=random.choice([0, 0, 0, 2]),
        )
    for number in range(random.randint(4, 14)):
        first, second = random.sample(cities, 2)
        end = random.choice([second, second, {"country": f"land{number % 3}"}])
        others = [{"end": c, "points": random.randint(-3, 9)} for c in random.sample(cities, 1)]
        board = board.with_ticket(
            first,
            end,
            points=random.randint(-1, 12),
            deck=random.choice(["regular", "long"]),
            alternatives=others if random.random() < 0.2 else [],
        )
    return board.with_deck("regular").with_deck("long")


def made_up_rules(random: Random) -> Ruleset:
    def maybe(value: Any) -> Any:
        return value if random.random() < 0.6 else None

    drawn = ("both_cards", "first_and_only", "one_card")
    deals = [
        {
            "pile": pile,
            "cards": random.randint(1, 4),
            "keep_at_least": random.randint(0, 1),
            "keep_at_most": random.choice([None, 1, 2]),
            "rejected": random.choice(REJECTED),
            "choice": random.choice(["with_the_next", "before_the_next"]),
        }
        for pile in ("pile", "far")
        if random.random() < 0.8
    ]
    cost = [random.randint(0, 3) for _ in range(random.randint(1, 3))]
    return a_ruleset(
        players={"trains": random.randint(5, 18)},
        train_cards={
            "colors": {color: random.randint(0, 9) for color in KIND_NAMES[:8]},
            "locomotives": random.randint(0, 20),
            "starting_hand": random.randint(0, 5),
        },
        drawing={
            "cards": random.randint(1, 3),
            "at_least": random.choice([None, 1]),
            "face_up": random.choice([0, 3, 5]),
            "face_up_alone": random.random() < 0.5,
            "face_up_locomotive": random.choice(drawn),
            "blind_locomotive": random.choice(drawn),
            "reshuffle": random.random() < 0.8,
            "replacement": maybe(
                {
                    "locomotives": random.randint(1, 3),
                    "at_setup": random.random() < 0.5,
                    "limit": random.choice([None, 1, 3]),
                }
            ),
        },
        payment={
            "substitutions": [
                {
                    "cards": random.randint(1, 3),
                    "of": random.choice(["locomotive", "one_color", "any"]),
                    "slot": random.choice(["color", "locomotive"]),
                    "on": random.choice(SELECTORS),
                }
                for _ in range(random.randint(0, 4))
            ]
        },
        tunnels=maybe({"reveal": random.randint(1, 4), "cards_per_match": random.randint(1, 2)}),
        draw_bonuses=maybe({"source": random.choice(["deck", "deck_or_face_up"])}),
        parallel_tracks={
            "owned": random.randint(1, 2),
            "rules": [{"kind": "ordinary", "usable": {"2": 1, "3": 2}}][: random.randint(0, 1)],
        },
        stations=maybe(
            {
                "each": random.randint(1, 3),
                "costs": cost,
                "locomotives_wild": random.random() < 0.5,
                "per_city": random.randint(1, 2),
                "lends": random.randint(1, 2),
                "points_unbuilt": random.randint(-1, 4),
            }
        ),
        tickets={
            "piles": [
                {"id": "pile", "tickets": {"decks": ["regular"]}},
                {
                    "id": "far",
                    "tickets": {"decks": ["long"]},
                    "undealt": random.choice(["stay", "out_of_the_game"]),
                },
            ],
            "deals": deals,
            "keep_at_least": random.randint(0, 2),
            "action": maybe(
                {
                    "pile": "pile",
                    "draw": random.randint(1, 4),
                    "keep_at_least": random.randint(0, 2),
                    "rejected": random.choice(REJECTED),
                }
            ),
        },
        country_cards=maybe(
            {
                "order": random.choice(["highest_on_top", "shuffled"]),
                "countries_needed": random.randint(1, 3),
                "new_country_only": random.random() < 0.5,
                "empty_stack": random.choice(["nothing", "other_countries"]),
            }
        ),
        bonuses=maybe(
            {
                "cards": [
                    {
                        "id": f"bonus{number}",
                        "points": random.randint(-5, 10),
                        "most": most,
                        "tie": random.choice(["all_score", "nobody_scores"]),
                        "minimum": random.randint(0, 2),
                    }
                    for number, most in enumerate(METRICS)
                ],
                "drawn": random.choice([None, 2]),
            }
        ),
        end={
            "trains_left": random.randint(0, 3),
            "turns_each": random.randint(0, 2),
            "trigger_included": random.random() < 0.5,
        },
        tie_breaks=random.sample(
            [
                "most_completed_tickets",
                "most_bonuses",
                "most_ticket_points",
                "most_completed_ticket_points",
                "longest_path",
            ],
            2,
        ),
    )


@pytest.mark.parametrize("seed", range(20))
def test_whatever_validates_plays(seed: int) -> None:
    random = Random(seed)
    board, rules = made_up_board(random).build(), made_up_rules(random)
    players = random.randint(2, 3)
    match = Match(board, rules, players, seed)
    styles = random.choices(list(STYLES), k=players)
    bots = [StyleBot(style, match.game, seed) for style in styles]
    moves = 0
    while not match.is_over:
        match.play(bots[match.player].choose(match))
        moves += 1
        if moves % 3 == 0 or match.is_over:
            assert_sound(match)
    assert match.winners
