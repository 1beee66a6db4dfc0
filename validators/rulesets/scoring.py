"""Checks of a ruleset's points, its bonuses, and how the game ends."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from trackwright.analysis.ruleset_selectors import lacking
from trackwright.maps import ruleset_names, shipped_ruleset
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import (
    Bonus,
    ClaimedRoutes,
    LocomotivesInHand,
    LongestPath,
    TieBreak,
    TrainsLeft,
)
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import called, ruleset_ref
from trackwright.validators.check import Found, ruleset_check

ALWAYS_SCORED = 4
"""All published tables have every length up to this one; beyond it they skip up to two."""

MOST_SKIPPED = 2


@ruleset_check(
    "L003",
    Severity.WARNING,
    why="Nobody can ever win it.",
    source="`bonuses.cards` of the ruleset, against its trains, cards and mechanics.",
)
def unreachable_bonus(ruleset: Ruleset) -> Iterator[Found]:
    """A bonus asks for more than a player can ever have."""
    for index, bonus in enumerate(ruleset.bonuses.cards if ruleset.bonuses else ()):
        reason = _out_of_reach(ruleset, bonus)
        if reason:
            yield Found(
                say(
                    "nobody can win the bonus {bonus}: {reason}", bonus=called(bonus), reason=reason
                ),
                (ruleset_ref("bonuses", "cards", index),),
            )


@ruleset_check(
    "L006",
    Severity.WARNING,
    why="A route of that length is worth nothing that anyone knows.",
    source="The published tables have every length from 1 to 4 and never skip more than two.",
)
def score_gap(ruleset: Ruleset) -> Iterator[Found]:
    """The table of points leaves out a length."""
    lengths = sorted(ruleset.scoring.lengths)
    ref = ruleset_ref("scoring", "lengths")
    if not lengths:
        yield Found(say("no route scores any points: the table is empty"), (ref,))
    for shorter, longer in pairwise((0, *lengths)):
        skipped = range(shorter + 1, longer)
        if (shorter < ALWAYS_SCORED and skipped) or len(skipped) > MOST_SKIPPED:
            yield Found(
                say(
                    "the table of points leaves out {lengths} spaces, but goes on with {longer}",
                    lengths=listed(map(str, skipped)),
                    longer=longer,
                ),
                (ref,),
            )


@ruleset_check(
    "L007",
    Severity.WARNING,
    why="Nobody wants the longer one; most such numbers are typing mistakes.",
    source="In all published tables points rise with the length.",
)
def score_falls(ruleset: Ruleset) -> Iterator[Found]:
    """A longer route scores no more points than a shorter one."""
    points = ruleset.scoring.lengths
    for shorter, longer in pairwise(sorted(points)):
        if points[longer] <= points[shorter]:
            yield Found(
                say(
                    "{longer} spaces score {points} points, but {shorter} spaces already "
                    "{shorter_points}",
                    longer=longer,
                    points=points[longer],
                    shorter=shorter,
                    shorter_points=points[shorter],
                ),
                (ruleset_ref("scoring", "lengths", str(longer)),),
            )


@ruleset_check(
    "L010",
    Severity.WARNING,
    why="Players know the usual table by heart; most differences are typing mistakes.",
    source="The tables of the published rules, which agree wherever two have the same length.",
)
def unusual_points(ruleset: Ruleset) -> Iterator[Found]:
    """A length scores other points than in all published rules."""
    for length, points in ruleset.scoring.lengths.items():
        usual = _published_points().get(length, points)
        if points != usual:
            words = {"length": length, "points": points, "usual": usual}
            yield Found(
                say("1 space scores {points} points; in the published rules it is {usual}", **words)
                if length == 1
                else say(
                    "{length} spaces score {points} points; in the published rules it is {usual}",
                    **words,
                ),
                (ruleset_ref("scoring", "lengths", str(length)),),
            )


@cache
def _published_points() -> Mapping[int, int]:
    """Return what the shipped rulesets give for a route of so many spaces."""
    tables = (shipped_ruleset(name).scoring.lengths for name in ruleset_names())
    return {length: points for table in tables for length, points in table.items()}


@ruleset_check(
    "L012",
    Severity.WARNING,
    why="It decides nothing: all players have equally many.",
    source="`tie_breaks`, `stations` and `bonuses` of the ruleset.",
)
def tie_break_without_mechanic(ruleset: Ruleset) -> Iterator[Found]:
    """A tie-break counts stations or bonuses, which these rules do not have."""
    absent = {
        TieBreak.FEWEST_STATIONS: None if ruleset.stations else say("stations"),
        TieBreak.MOST_BONUSES: None if ruleset.bonuses else say("bonuses"),
    }
    for index, tie_break in enumerate(ruleset.tie_breaks):
        missing = absent.get(tie_break)
        if missing:
            yield Found(
                say("{missing} decide a tie, but these rules have none", missing=missing),
                (ruleset_ref("tie_breaks", index), ruleset_ref(missing)),
            )


@ruleset_check(
    "L014",
    Severity.ERROR,
    why="The game cannot be set up as the rules say.",
    source="`bonuses.drawn` and `bonuses.cards` of the ruleset.",
)
def too_many_bonuses_drawn(ruleset: Ruleset) -> Iterator[Found]:
    """More bonuses are drawn at set-up than there are."""
    bonuses = ruleset.bonuses
    if bonuses and bonuses.drawn is not None and bonuses.drawn > len(bonuses.cards):
        yield Found(
            say(
                "{drawn} bonuses are drawn, but there are {cards}",
                drawn=bonuses.drawn,
                cards=len(bonuses.cards),
            ),
            (ruleset_ref("bonuses", "drawn"),),
        )


@ruleset_check(
    "L015",
    Severity.ERROR,
    why="The game is over before it begins.",
    source="`end.trains_left` and `players.trains` of the ruleset.",
)
def end_at_the_start(ruleset: Ruleset) -> Iterator[Found]:
    """The end of the game begins with as many trains as players start with."""
    if ruleset.end.trains_left >= ruleset.players.trains:
        yield Found(
            say(
                "the end begins when a player has {left} trains left, but all start with {trains}",
                left=ruleset.end.trains_left,
                trains=ruleset.players.trains,
            ),
            (ruleset_ref("end", "trains_left"), ruleset_ref("players", "trains")),
        )


@ruleset_check(
    "L017",
    Severity.WARNING,
    why="A bonus is missing, or one too many.",
    source="`box.bonus_cards` and `bonuses.cards` of the ruleset.",
)
def box_bonus_cards(ruleset: Ruleset) -> Iterator[Found]:
    """The box holds another number of bonus cards than the rules speak of."""
    there = len(ruleset.bonuses.cards) if ruleset.bonuses else 0
    if ruleset.box and ruleset.box.bonus_cards not in (None, there):
        yield Found(
            say(
                "the box holds {in_box} bonus cards, but the rules speak of {there}",
                in_box=ruleset.box.bonus_cards,
                there=there,
            ),
            (ruleset_ref("bonuses", "cards"), ruleset_ref("box", "bonus_cards")),
        )


@ruleset_check(
    "L027",
    Severity.SUGGESTION,
    why="Saving cards for it does not pay, so that few will claim it.",
    source="In all published tables the points for each space never fall.",
)
def long_routes_pay_less(ruleset: Ruleset) -> Iterator[Found]:
    """A longer route scores fewer points for each space than a shorter one."""
    points = ruleset.scoring.lengths
    for shorter, longer in pairwise(sorted(points)):
        falls = points[longer] * shorter < points[shorter] * longer
        if falls and points[longer] > points[shorter]:
            yield Found(
                say(
                    "{longer} spaces score {points} points, fewer for each space than "
                    "{shorter} spaces with {shorter_points}",
                    longer=longer,
                    points=points[longer],
                    shorter=shorter,
                    shorter_points=points[shorter],
                ),
                (ruleset_ref("scoring", "lengths", str(longer)),),
            )


@ruleset_check(
    "L030",
    Severity.WARNING,
    why="Nobody wants to win it.",
    source="`points` of `bonuses.cards` in the ruleset.",
)
def worthless_bonus(ruleset: Ruleset) -> Iterator[Found]:
    """A bonus is worth nothing, or less."""
    for index, bonus in enumerate(ruleset.bonuses.cards if ruleset.bonuses else ()):
        if bonus.points <= 0:
            yield Found(
                say(
                    "the bonus {bonus} is worth {points} points",
                    bonus=called(bonus),
                    points=bonus.points,
                ),
                (ruleset_ref("bonuses", "cards", index, "points"),),
            )


@ruleset_check(
    "L031",
    Severity.WARNING,
    why="Nobody can ever claim such a route: the length or the trains are wrong.",
    source="`scoring.lengths` and `players.trains` of the ruleset.",
)
def points_beyond_trains(ruleset: Ruleset) -> Iterator[Found]:
    """The table of points has a length that no player has trains for."""
    trains = ruleset.players.trains
    beyond = [length for length in sorted(ruleset.scoring.lengths) if length > trains]
    if beyond:
        yield Found(
            say(
                "there are points for routes of {lengths} spaces, but a player has only "
                "{trains} trains",
                lengths=listed(map(str, beyond)),
                trains=trains,
            ),
            (ruleset_ref("scoring", "lengths"), ruleset_ref("players", "trains")),
        )


def _out_of_reach(ruleset: Ruleset, bonus: Bonus) -> Sentence | None:
    """Return why nobody can win a bonus, if so."""
    metric, trains, cards = bonus.most, ruleset.players.trains, ruleset.train_cards
    if isinstance(metric, ClaimedRoutes):
        missing = lacking(ruleset, metric.routes)
        if missing:
            return say("it counts {missing}, which these rules do not have", missing=missing)
        length = metric.routes.length
        shortest = max(1, (length.at_least if length else None) or 1)
        if bonus.minimum * shortest > trains:
            return say(
                "it takes {minimum} routes, more than {trains} trains can fill",
                minimum=bonus.minimum,
                trains=trains,
            )
    if isinstance(metric, LongestPath | TrainsLeft) and bonus.minimum > trains:
        return say(
            "it takes {minimum} trains, and a player has {trains}",
            minimum=bonus.minimum,
            trains=trains,
        )
    if isinstance(metric, LocomotivesInHand):
        pairs = metric.same_color_as_one
        most = cards.locomotives + sum(n // pairs for n in cards.colors.values() if pairs)
        if bonus.minimum > most:
            return say(
                "it takes {minimum} locomotives, and there are {most}",
                minimum=bonus.minimum,
                most=most,
            )
    return None


@ruleset_check(
    "L004",
    Severity.WARNING,
    why="It can decide nothing; probably another one is meant.",
    source="`tie_breaks` of the ruleset are tried in order.",
)
def repeated_tie_break(ruleset: Ruleset) -> Iterator[Found]:
    """A tie-break stands twice, or after the players already share the victory."""
    seen: set[TieBreak] = set()
    for index, tie_break in enumerate(ruleset.tie_breaks):
        ref = ruleset_ref("tie_breaks", index)
        words = _called(tie_break)
        if tie_break in seen:
            yield Found(say("the tie-break '{words}' stands twice", words=words), (ref,))
        elif TieBreak.SHARED in seen:
            yield Found(
                say(
                    "the tie-break '{words}' comes after 'shared', when nothing is left to decide",
                    words=words,
                ),
                (ref,),
            )
        seen.add(tie_break)


def _called(tie_break: TieBreak) -> Sentence:
    return {
        TieBreak.MOST_COMPLETED_TICKETS: say("most completed tickets"),
        TieBreak.MOST_BONUSES: say("most bonuses"),
        TieBreak.MOST_TICKET_POINTS: say("most ticket points"),
        TieBreak.MOST_COMPLETED_TICKET_POINTS: say("most points of completed tickets"),
        TieBreak.FEWEST_STATIONS: say("fewest stations"),
        TieBreak.LONGEST_PATH: say("longest path"),
        TieBreak.SHARED: say("shared"),
    }[tie_break]
