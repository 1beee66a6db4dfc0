"""Checks made: what they find on a board, with each ruleset it is made for, or in a ruleset."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.playtest.verdicts import Verdict
from trackwright.schema.board import Board
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import text_in
from trackwright.schema.thing_ref import ThingRef, subject_of
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check import (
    AcceptedCheck,
    BoardCheck,
    Check,
    ChecksMade,
    Finding,
    Levels,
    PairCheck,
    Played,
    PlayedCheck,
    Report,
    RulesetCheck,
    RulesetsCheck,
    Settings,
)

ALL_CHECKS = Settings()


def check_board(
    analysis: BoardAnalysis,
    rulesets: Sequence[Ruleset] = (),
    settings: Settings = ALL_CHECKS,
    verdicts: Sequence[Verdict] = (),
) -> Report:
    """Make all checks on a board, with some rulesets and with what bots found in games."""
    played = _played(analysis.board, rulesets, verdicts)
    active = _active(settings, analysis.board.checks, bool(rulesets), bool(played))
    standing, accepted, used = [], [], set()
    found = chain(board_findings(analysis, rulesets, settings), _in_games(analysis, active, played))
    for finding in found:
        analysis.give_way()
        entry = _accepting(analysis.board, finding)
        if entry is None:
            standing.append(finding)
        else:
            used.add(entry)
            reason = text_in(analysis.board.ignored[entry].reason, "en")
            accepted.append(replace(finding, accepted=reason))
    made = ChecksMade(
        CHECKS,
        frozenset(check.code for check, _ in active),
        frozenset(ruleset.id for ruleset in rulesets),
        frozenset(used),
    )
    for check, severity in active:
        if isinstance(check, AcceptedCheck):
            standing += [Finding(check, severity, found) for found in check.find(analysis, made)]
    return _report(standing, accepted, len(active), rulesets)


def check_ruleset(ruleset: Ruleset, settings: Settings = ALL_CHECKS) -> Report:
    """Make all checks that need nothing but a ruleset."""
    everything = _active(settings, {})
    active = [(check, level) for check, level in everything if isinstance(check, RulesetCheck)]
    return _report(_ruleset_findings(ruleset, active), (), len(active), [ruleset])


def board_findings(
    analysis: BoardAnalysis, rulesets: Sequence[Ruleset] = (), settings: Settings = ALL_CHECKS
) -> Iterator[Finding]:
    """Yield what is found, accepted or not, check by check: stop whenever enough is known."""
    active = _active(settings, analysis.board.checks, bool(rulesets))
    for check, severity in active:
        analysis.give_way()
        if isinstance(check, BoardCheck):
            yield from (Finding(check, severity, found) for found in check.find(analysis))
        elif isinstance(check, PairCheck):
            for ruleset in rulesets:
                for found in check.find(analysis, ruleset):
                    yield Finding(check, severity, found, (ruleset.id,))
        elif isinstance(check, RulesetsCheck):
            yield from (Finding(check, severity, f) for f in check.find(analysis, rulesets))
    for ruleset in rulesets:
        yield from _ruleset_findings(ruleset, active)


def _in_games(
    analysis: BoardAnalysis, active: Iterable[tuple[Check, Severity]], played: Sequence[Played]
) -> Iterator[Finding]:
    for check, severity in active:
        if isinstance(check, PlayedCheck):
            for games in played:
                for found in check.find(analysis, games):
                    yield Finding(check, severity, found, (games.ruleset.id,))


def _played(board: Board, rulesets: Sequence[Ruleset], verdicts: Sequence[Verdict]) -> list[Played]:
    """Return what was found on a board, by ruleset; what is outdated apart."""
    played = []
    for ruleset in rulesets:
        mine = [one for one in verdicts if (one.board, one.ruleset) == (board.id, ruleset.id)]
        fresh = [one for one in mine if one.is_of(board, ruleset)]
        known = {one.players for one in fresh}
        outdated = {one.players: one for one in mine if one.players not in known}
        if mine:
            played.append(Played(ruleset, tuple(fresh), tuple(outdated.values())))
    return played


def _ruleset_findings(
    ruleset: Ruleset, active: Iterable[tuple[Check, Severity]]
) -> Iterator[Finding]:
    for check, severity in active:
        if isinstance(check, RulesetCheck):
            for found in check.find(ruleset):
                yield Finding(check, severity, found, (ruleset.id,))


def _active(
    settings: Settings, levels: Levels, with_rules: bool = True, with_games: bool = False
) -> list[tuple[Check, Severity]]:
    """Return the checks to make; without rules or games none that needs them."""
    severities = ((check, settings.severity(check, levels)) for check in CHECKS)
    return [
        (check, level)
        for check, level in severities
        if level is not Severity.OFF
        and (with_rules or not isinstance(check, _NEED_RULES))
        and (with_games or not isinstance(check, PlayedCheck))
    ]


_NEED_RULES = (PairCheck, RulesetCheck, RulesetsCheck)


def _merged(findings: Iterable[Finding]) -> list[Finding]:
    """Make one finding of those that differ only in the ruleset."""
    merged: dict[tuple[str, str, tuple[ThingRef, ...]], Finding] = {}
    for finding in findings:
        key = (finding.check.code, finding.message, finding.things)
        known = merged.setdefault(key, finding)
        if known is not finding:
            rulesets = dict.fromkeys((*known.rulesets, *finding.rulesets))
            merged[key] = replace(finding, rulesets=tuple(rulesets))
    return list(merged.values())


def _accepting(board: Board, finding: Finding) -> int | None:
    """Return the position of the entry of `ignored` that accepts a finding."""
    for index, entry in enumerate(board.ignored):
        if entry.check == finding.check.code and _covers(entry, finding):
            return index
    return None


def _covers(entry: IgnoredProblem, finding: Finding) -> bool:
    names_it = not entry.places or subject_of(finding.things) == set(entry.places)
    return names_it and entry.ruleset in (None, *finding.rulesets)


def _report(
    findings: Iterable[Finding],
    accepted: Iterable[Finding],
    checks: int,
    rulesets: Sequence[Ruleset],
) -> Report:
    order = list(Severity)
    gravest_first = sorted(_merged(findings), key=lambda one: order.index(one.severity))
    names = tuple(ruleset.id for ruleset in rulesets)
    return Report(tuple(gravest_first), tuple(_merged(accepted)), checks, names)
