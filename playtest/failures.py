"""Where the rules were silent or could not be followed, and what the engine did then."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.playtest import state as columns
from trackwright.playtest.estimates import Estimate, share
from trackwright.playtest.jobs import Job
from trackwright.playtest.simulator import Outcomes
from trackwright.schema.sentences import Sentence, say

HUGE_HAND = 40
"""Train cards in one hand that leave too few for the others."""


MOSTLY = 0.5
"""Games without an end from which on it is not the players' doing."""


@dataclass(frozen=True)
class Failure:
    """In how many games a rule was silent or could not be followed, and what the engine did."""

    what: Sentence
    rule: str
    why: str
    games: Estimate


def failures(job: Job, outcomes: Outcomes) -> Iterator[Failure]:
    """Yield the failures that occurred in at least one game."""
    stuck = outcomes.table[:, [columns.STALLED, columns.NEVER_ENDS]].any(axis=1)
    if stuck.mean() >= MOSTLY:
        yield Failure(
            say(
                "the game came to a standstill, with {trains} trains each on {cities} cities",
                trains=job.ruleset.players.trains,
                cities=len(job.board.cities),
            ),
            "players/trains",
            "The board has too few spaces for so many trains: what is left cannot be claimed, and "
            "nobody gets down to the trains that end the game.",
            share(int(stuck.sum()), len(outcomes)),
        )
    for place, (what, rule, why) in FAILURES.items():
        games = int((outcomes.table[:, place] > 0).sum())
        if games:
            yield Failure(what, rule, why, share(games, len(outcomes)))
    huge = int((outcomes.players[:, :, columns.BIGGEST_HAND].max(axis=1) > HUGE_HAND).sum())
    if huge:
        yield Failure(
            say("a player held more than {n} train cards", n=HUGE_HAND),
            "train_cards",
            "Somebody saves for a dear route, or has nothing left to build and goes on drawing. "
            "The others find no cards.",
            share(huge, len(outcomes)),
        )


FAILURES = {
    columns.ENDLESS_REPLACEMENT: (
        say("the face-up cards would have been replaced for ever"),
        "drawing/replacement/limit",
        "So few coloured cards are left in deck and discards that there are too many locomotives "
        "whatever is laid out. The cards stay as they lie.",
    ),
    columns.NO_ACTION: (
        say("a player could do nothing, and the rules do not say what then"),
        "turn",
        "There is no card to draw, no ticket left and nothing that the hand pays. The player "
        "passes.",
    ),
    columns.STALLED: (
        say("nobody could do anything any more"),
        "turn",
        "All players pass, one after the other. The game is over and is scored as it stands.",
    ),
    columns.NEVER_ENDS: (
        say("the end did not come within 500 turns of each player"),
        "end/trains_left",
        "Nobody gets down to the trains that end the game. It is scored as it stands.",
    ),
    columns.NO_CARDS: (
        say("no train card was left to draw"),
        "drawing/reshuffle",
        "Players hold so many cards that deck and discards are empty, or are dealt more than there "
        "are. A draw ends with the cards there are.",
    ),
    columns.SHORT_TUNNEL: (
        say("a tunnel found too few cards to reveal"),
        "tunnels/reveal",
        "Deck and discards are nearly empty, as most cards are in hands. The tunnel reveals those "
        "there are.",
    ),
    columns.SHORT_DEAL: (
        say("there were fewer tickets than the deal needs"),
        "tickets/deals",
        "The piles hold too few tickets for so many players. The last get fewer.",
    ),
    columns.TICKETS_GONE: (
        say("fewer tickets were left than an action draws"),
        "tickets/action/draw",
        "Players draw so often that the pile is nearly used up. The action draws what is left.",
    ),
    columns.SHARED_SILENTLY: (
        say("players were equal in everything"),
        "tie_breaks",
        "No tie-break tells them apart, and none says that they share the win. They do.",
    ),
}
"""Where rules can fail: what happens, which rule is silent, why, and what the engine does."""
