"""Playing a board many times: the work of a playtest, which loads the engine."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from trackwright.editor.playtesting.plan import Plan
from trackwright.network.paths import PathFinder
from trackwright.playtest.findings import findings, usual_completion, verdict
from trackwright.playtest.games import Outcomes
from trackwright.playtest.jobs import Job, played_in_parts
from trackwright.playtest.statistics import Report, report
from trackwright.playtest.verdicts import Finding, Verdict
from trackwright.schema.board import Board

PART = 20
"""Games after which what is known so far is told, and a playtest can be cancelled."""

FEW = 40
"""Games that are sooner played than another process is started."""

MORE = 1.3
"""How many times the games that were counted last must be there before all are counted again."""


@dataclass(frozen=True)
class Played:
    """Games that were played, and what they say.

    Attributes:
        job: What was to be played.
        outcomes: How the games ended that were.
        report: Their numbers.
        findings: What stands out, the strongest first.
        usual: For each ticket how often those worth as much are completed.
        efforts: For each ticket how many spaces its shortest way has.
        verdict: What they found, as problems are made of it; None while they are played.
    """

    job: Job
    outcomes: Outcomes
    report: Report
    findings: tuple[Finding, ...]
    usual: dict[str, float]
    efforts: dict[str, int]
    verdict: Verdict | None = None


def play(
    board: Board,
    plan: Plan,
    processes: int,
    go_on: Callable[[int], bool],
    show: Callable[[Played], None],
) -> tuple[Played, ...]:
    """Play a board as planned and return what that says, for each number of players.

    `go_on` is told how many games are done, and answers whether to go on; `show` gets what is known
    so far whenever there is so much more to know that it pays to count again.
    """
    efforts, all_played, done_before = efforts_of(board), list[Played](), 0
    for count in plan.counts:
        job = Job(board, plan.ruleset, plan.bots[:count], plan.games, plan.seed)
        parts: list[Outcomes] = []
        done, shown, goes_on = 0, 0, True
        for part in played_in_parts(job, PART, 1 if job.games <= FEW else processes):
            parts.append(part)
            done += len(part)
            goes_on = go_on(done_before + done)
            if not goes_on:
                break
            if done >= MORE * shown:
                show(judged(job, parts, efforts))
                shown = done
        if parts:
            played = judged(job, parts, efforts)
            all_played.append(replace(played, verdict=verdict(job, played.report)))
        if not goes_on:
            break
        done_before += done
    return tuple(all_played)


def judged(job: Job, parts: list[Outcomes], efforts: dict[str, int]) -> Played:
    """Return what parts of a job say, in the order of their seeds whenever each was done."""
    outcomes = Outcomes.joined(sorted(parts, key=lambda part: int(part.seeds[0])))
    numbers = report(job, outcomes)
    found = sorted(findings(numbers), key=lambda finding: not finding.is_strong)
    return Played(job, outcomes, numbers, tuple(found), usual_completion(numbers), efforts)


def efforts_of(board: Board) -> dict[str, int]:
    """Return how many spaces the shortest way of each ticket has, where there is one."""
    ways = PathFinder.of(board)
    found = {ticket.id: ways.between(*ticket.ends) for ticket in board.tickets}
    return {name: way.length for name, way in found.items() if way is not None}
