"""Changing an immutable value gives a new one that shares the rest."""

import pytest
from pydantic import ValidationError

from trackwright.schema.board import Board, City, Label, Side
from trackwright.schema.geometry import Point

OSLO = City.model_validate({"id": "oslo", "position": [1, 2], "mood": "calm"})
BOARD = Board.model_validate(
    {"id": "b", "meta": {"title": "B"}, "size": {"width": 9, "height": 9}, "cities": [OSLO]}
)


def test_a_change_leaves_the_old_value_as_it_was() -> None:
    moved = OSLO.changed(position=(3, 4))
    assert (OSLO.position, moved.position) == (Point(1, 2), Point(3, 4))


def test_a_change_shares_what_it_does_not_touch() -> None:
    changed = BOARD.changed(id="c")
    assert changed.cities is BOARD.cities
    assert changed.meta is BOARD.meta


def test_a_change_keeps_unknown_fields() -> None:
    assert OSLO.changed(name="Oslo").model_extra == {"mood": "calm"}


def test_a_new_value_is_validated_and_rounded() -> None:
    assert OSLO.changed(position=(1.00049, 2)).position == Point(1.0, 2.0)
    with pytest.raises(ValidationError):
        OSLO.changed(id="Not An Id")


def test_a_change_that_contradicts_another_field_is_refused() -> None:
    label = Label(side=Side.NORTH)
    with pytest.raises(ValidationError, match="not both"):
        label.changed(offset=(1, 1))


def test_values_cannot_be_changed_in_place() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        OSLO.name = "Oslo"  # type: ignore[misc]
