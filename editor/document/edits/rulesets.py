"""Edits of the rulesets that a board is made for, and of those that it has of its own.

A ruleset of the board's own states only its difference from its base: a value that is set to what
the base says is not stated.
"""

from collections.abc import Collection, Mapping
from typing import Any

from pydantic import ValidationError

from trackwright.schema.board import Board, RulesetReference
from trackwright.schema.edits import extending_ruleset, free_ruleset_id
from trackwright.schema.errors import DocumentPath, Problem
from trackwright.schema.files.problems import validation_problems
from trackwright.schema.rules.ruleset import (
    FindBase,
    Json,
    Ruleset,
    RulesetFile,
    apply_difference,
    merged,
)

HEADER = ("id", "extends")
"""What says which ruleset a file is, and is no rule."""


def reference_id(reference: RulesetReference) -> str:
    """Return the id of a ruleset that a board names or holds."""
    return reference if isinstance(reference, str) else reference.id


def with_ruleset(board: Board, reference: RulesetReference) -> Board:
    """Return the board made for one ruleset more, the last."""
    return board.changed(rulesets=(*board.rulesets, reference))


def without_ruleset(board: Board, position: int) -> Board:
    """Return the board made for one ruleset fewer."""
    return board.changed(rulesets=board.rulesets[:position] + board.rulesets[position + 1 :])


def with_ruleset_moved(board: Board, position: int, to: int) -> Board:
    """Return the board with a ruleset at another place of the list; the first is the default."""
    others = list(board.rulesets)
    others.insert(to, others.pop(position))
    return board.changed(rulesets=others)


def with_ruleset_at(board: Board, position: int, reference: RulesetReference) -> Board:
    """Return the board with another ruleset in the place of one."""
    rulesets = list(board.rulesets)
    rulesets[position] = reference
    return board.changed(rulesets=rulesets)


def own_ruleset(board: Board, reference: RulesetReference, taken: Collection[str]) -> RulesetFile:
    """Return a ruleset for a board to hold: one that extends a named one, or a copy of its own.

    Its id is none that the board's rulesets or the `taken` ones have; it is named as the board is.
    """
    if isinstance(reference, str):
        return extending_ruleset(board, reference, {}, taken)
    new_id = free_ruleset_id(board, taken)
    return RulesetFile.model_validate({**reference.statements, "id": new_id})


def inherited(file: RulesetFile, find_base: FindBase) -> Json:
    """Return the rules that hold if a ruleset states nothing itself: those of its base."""
    rules = merged(RulesetFile(id=file.id, extends=file.extends), find_base)
    return {key: value for key, value in rules.items() if key not in HEADER}


def with_rules(
    file: RulesetFile, base: Json, values: Mapping[DocumentPath, Any]
) -> tuple[RulesetFile | None, tuple[Problem, ...]]:
    """Return a ruleset with other values at some paths, or what is wrong with them.

    None as a value means that nothing stands there. Groups that no path leads to keep the
    statements they have, word for word.
    """
    statements, rules = file.statements, apply_difference(base, file.statements)
    for path, value in values.items():
        rules = with_value(rules, path, value)
    for group in dict.fromkeys(path[0] for path in values if isinstance(path[0], str)):
        statements = _stated(statements, base, rules, group)
    problems = problems_of(rules)
    return (None, problems) if problems else (RulesetFile.model_validate(statements), ())


def problems_of(rules: Json) -> tuple[Problem, ...]:
    """Return what keeps merged rules from being a whole ruleset."""
    try:
        Ruleset.model_validate(rules)
    except ValidationError as error:
        return tuple(validation_problems(error, rules))
    return ()


def difference_from(base: Json, rules: Json) -> Json:
    """Return what must be stated to turn `base` into `rules`, as `apply_difference` reads it."""
    changed: Json = {key: None for key in base if key not in rules}
    for key, value in rules.items():
        before = base.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            if below := difference_from(before, value):
                changed[key] = below
        elif key not in base or before != value:
            changed[key] = value
    return changed


def with_value(data: Any, path: DocumentPath, value: Any) -> Any:
    """Return JSON data with another value at a path; None takes away what stands there."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(data, list) and isinstance(step, int):
        below = with_value(data[step], rest, value)
        return [*data[:step], *([] if below is None else [below]), *data[step + 1 :]]
    holder = data if isinstance(data, dict) else {}
    below = with_value(holder.get(step), rest, value)
    if below is None:
        return {key: other for key, other in holder.items() if key != step}
    return {**holder, step: below}


def _stated(statements: Json, base: Json, rules: Json, group: str) -> Json:
    """Return statements that say of one group what differs from the base, in the usual order."""
    here = {group: rules[group]} if group in rules else {}
    there = {group: base[group]} if group in base else {}
    stated = difference_from(there, here)
    if group in statements and stated:
        return {**statements, **stated}
    kept = [(key, value) for key, value in statements.items() if key != group]
    order = list(Ruleset.model_fields)
    behind = order[order.index(group) :] if group in order else []
    place = next((i for i, (key, _) in enumerate(kept) if key in behind), len(kept))
    return dict([*kept[:place], *stated.items(), *kept[place:]])
