"""Boards described by their difference from another: how examples and experiments say theirs."""

from trackwright.schema.extends import Json, apply_difference
from trackwright.validators.places import LISTS


def with_difference(board: Json, difference: Json) -> Json:
    """Return a board's data with a difference applied.

    Things with ids are named by them: `{"routes": {"oslo-bergen": {"length": 5}}}` changes one,
    null removes it, and an id that the board lacks adds it. All other fields merge as when a
    ruleset extends another.
    """
    plain = {key: value for key, value in difference.items() if key not in LISTS.values()}
    result = apply_difference(board, plain)
    for plural in LISTS.values():
        if plural in difference:
            result[plural] = _changed(board.get(plural, []), difference[plural])
    return result


def _changed(things: list[Json], changes: Json) -> list[Json]:
    known = {thing["id"] for thing in things}
    kept = [
        apply_difference(thing, changes.get(thing["id"], {}))
        for thing in things
        if changes.get(thing["id"], {}) is not None
    ]
    return kept + [{"id": name, **new} for name, new in changes.items() if name not in known]
