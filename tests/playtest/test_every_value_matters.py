"""Change one value of a shipped ruleset, and a story of play by the shipped rules notices it."""

from collections.abc import Mapping

import pytest
from match_builders import BOARDS
from ruleset_mutants import Mutant, mutants_of
from stories import Story, rules_in_play, rulesets_played_by, shipped_stories, stories_in

from trackwright.schema.errors import DocumentPath

COUNTRY_CARDS = (
    'country_cards: {"order": "highest_on_top", "countries_needed": 2, '
    '"new_country_only": true, "empty_stack": "nothing"}'
)
SAME_WITH_TWO_CARDS = "where two cards are drawn, both mean: the first card, and the only one"
NO_MORE_TRACKS = "no connection has more tracks than are usable already"
ALL_TRACKS = "a table without an entry may use all tracks, which the entry says, too"
ALL_BORDER_TRACKS = "tracks that no rule is about may all be used, which this rule says, too"
ONE_DECK = "the board has one deck of tickets"
KEPT_ANYWAY = "so many must be kept of all tickets dealt, whatever is kept of the others"
LAST_DEAL = "no deal comes after it"
ONE_DEALT = "only one is dealt"
PILE_LEAVES = "the pile leaves the game once all are dealt"
NO_STACKS = "no country of the board has cards"
ONE_BONUS = "there are fewer bonuses than that, so that all are in play"
ICONS_ON_FERRIES = "only ferries have locomotive icons"
NO_EMPTY_ROUTES = "no route has fewer spaces than one"

UNNOTICED: Mapping[str, Mapping[str, str]] = {
    "europe": {
        'drawing/face_up_locomotive: "first_and_only"': SAME_WITH_TWO_CARDS,
        "parallel_tracks/rules/0/usable/4: 3": NO_MORE_TRACKS,
        "parallel_tracks/rules/0/usable/4: absent": ALL_TRACKS,
        "parallel_tracks/rules/0/usable/5: 3": NO_MORE_TRACKS,
        "parallel_tracks/rules/0/usable/5: absent": ALL_TRACKS,
        "tickets/deals/0/keep_at_most: 1": ONE_DEALT,
        "tickets/deals/1/keep_at_least: 1": KEPT_ANYWAY,
        'tickets/deals/1/choice: "before_the_next"': LAST_DEAL,
        COUNTRY_CARDS: NO_STACKS,
        "bonuses/drawn: 4": ONE_BONUS,
    },
    "europe_1912": {
        "tickets/deals/0/keep_at_most: 1": ONE_DEALT,
        "tickets/deals/1/keep_at_least: 1": KEPT_ANYWAY,
        'tickets/deals/1/choice: "before_the_next"': LAST_DEAL,
    },
    "mega_europe": {
        'tickets/deals/0/rejected: "under_the_pile"': PILE_LEAVES,
        'tickets/deals/0/rejected: "shuffled_under_the_pile"': PILE_LEAVES,
        "tickets/deals/1/keep_at_least: 1": KEPT_ANYWAY,
        'tickets/deals/1/choice: "before_the_next"': LAST_DEAL,
    },
    "big_cities": {
        "tickets/deals/0/keep_at_least: 1": KEPT_ANYWAY,
        'tickets/deals/0/choice: "before_the_next"': LAST_DEAL,
    },
    "nordic_countries": {
        "payment/substitutions/1/on: absent": ICONS_ON_FERRIES,
        "parallel_tracks/rules/0/usable/3: 3": NO_MORE_TRACKS,
        "parallel_tracks/rules/0/usable/3: absent": ALL_TRACKS,
        "tickets/piles/0/tickets/decks/0: absent": ONE_DECK,
        "tickets/deals/0/keep_at_least: 1": KEPT_ANYWAY,
        'tickets/deals/0/choice: "before_the_next"': LAST_DEAL,
        COUNTRY_CARDS: NO_STACKS,
        "bonuses/drawn: 4": ONE_BONUS,
    },
    "northern_lights": {
        'drawing/face_up_locomotive: "both_cards"': SAME_WITH_TWO_CARDS,
        "payment/substitutions/1/on: absent": ICONS_ON_FERRIES,
        "parallel_tracks/rules/0/usable/4: 3": NO_MORE_TRACKS,
        "parallel_tracks/rules/0/usable/4: absent": ALL_TRACKS,
        "parallel_tracks/rules/0/usable/5: 3": NO_MORE_TRACKS,
        "parallel_tracks/rules/0/usable/5: absent": ALL_TRACKS,
        "parallel_tracks/rules/1/usable/4: 4": NO_MORE_TRACKS,
        "parallel_tracks/rules/1/usable/4: absent": ALL_TRACKS,
        "parallel_tracks/rules/1/usable/5: 4": NO_MORE_TRACKS,
        "parallel_tracks/rules/1/usable/5: absent": ALL_TRACKS,
        "tickets/piles/0/tickets/decks/0: absent": ONE_DECK,
        "tickets/deals/0/keep_at_least: 1": KEPT_ANYWAY,
        'tickets/deals/0/choice: "before_the_next"': LAST_DEAL,
        COUNTRY_CARDS: NO_STACKS,
        "bonuses/cards/3/most/routes/length/at_least: 0": NO_EMPTY_ROUTES,
    },
    "poland": {
        'drawing/face_up_locomotive: "first_and_only"': SAME_WITH_TWO_CARDS,
        "parallel_tracks/rules/0/usable/4: 3": NO_MORE_TRACKS,
        "parallel_tracks/rules/0/usable/4: absent": ALL_TRACKS,
        "parallel_tracks/rules/1: absent": ALL_BORDER_TRACKS,
        "parallel_tracks/rules/1/tracks: 3": ALL_BORDER_TRACKS,
        'parallel_tracks/rules/1/kind: "ordinary"': ALL_BORDER_TRACKS,
        "tickets/piles/0/tickets/decks/0: absent": ONE_DECK,
        "tickets/deals/0/keep_at_least: 1": KEPT_ANYWAY,
        'tickets/deals/0/choice: "before_the_next"': LAST_DEAL,
    },
}
"""By ruleset: values that may change without a story noticing, and why that cannot matter."""

QUICK = ("europe_1912", "big_cities")
"""Rulesets that state little, so that all their values are changed in a few seconds."""


@pytest.mark.parametrize(
    "name",
    [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in BOARDS],
)
def test_every_value_that_a_ruleset_states_is_noticed(name: str) -> None:
    notices = {story: list(places_proved_by(story)) for story in stories_by(name)}
    unnoticed = {
        str(mutant) for mutant in mutants_of(name) if not is_noticed(name, mutant, notices)
    }
    assert unnoticed == set(UNNOTICED[name])


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_unnoticed_is_a_change_of_the_ruleset(name: str) -> None:
    assert set(UNNOTICED[name]) <= set(map(str, mutants_of(name)))


def stories_by(name: str) -> list[Story]:
    """Return the stories that play by a shipped ruleset."""
    stories = (story for function in shipped_stories() for story in stories_in(function))
    return [
        story for story in stories if story.may_play_by(name) and name in rulesets_played_by(story)
    ]


def places_proved_by(story: Story) -> list[DocumentPath]:
    return [tuple(place.split("=")[0].split("/")) for place in story.proves]


def is_noticed(name: str, mutant: Mutant, notices: Mapping[Story, list[DocumentPath]]) -> bool:
    """Return whether a story fails by changed rules; those that notice such places come first."""

    def nearness(story: Story) -> int:
        return max((common_steps(place, mutant.path) for place in notices[story]), default=0)

    with rules_in_play({name: mutant.ruleset}):
        for story in sorted(notices, key=nearness, reverse=True):
            if fails(story):
                notices[story].append(mutant.path)
                return True
    return False


def common_steps(one: DocumentPath, other: DocumentPath) -> int:
    """Return with how many equal steps two paths begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


def fails(story: Story) -> bool:
    try:
        story.play()
    except (Exception, pytest.fail.Exception):
        return True
    return False
