"""Each field of the ruleset's schema, and each value that one can choose, has a story of play."""

from collections.abc import Iterator
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.selectors import RouteSelector, TicketSelector

NOT_PLAYED = {
    "id",
    "extends",
    "name",
    "edition",
    "description",
    "names",
    "box",
    # The players agree who has the first seat.
    "players/begins",
    # What a board must be like, which validators hold it to.
    "ferries",
    "tickets/piles/id",
    "tickets/piles/name",
    "tickets/piles/size",
    "tickets/piles/may_add",
    "bonuses/cards/id",
    "bonuses/cards/name",
}
SELECTORS = (RouteSelector, TicketSelector)


def test_every_rule_has_a_story() -> None:
    told = {place for story in stories() for place in story.proves}
    assert sorted(set(places(Ruleset)) - told) == []


def test_stories_prove_rules_that_there_are() -> None:
    known = set(places(Ruleset))
    groups = {place.rsplit("=", 1)[0] for place in known}
    groups |= {place[: place.rindex("/")] for place in known if "/" in place}
    told = {place for story in stories() for place in story.proves}
    assert sorted(told - known - groups) == []


def stories() -> Iterator[Any]:
    """Yield the tests that say what they prove."""
    for path in sorted(Path(__file__).parent.glob("test_rules_of_*.py")):
        for thing in vars(import_module(path.stem)).values():
            if hasattr(thing, "proves"):
                yield thing


def places(model: type[BaseModel], path: str = "") -> Iterator[str]:
    """Yield the places of a model's fields; behind `=` each value of those that are a choice."""
    for name, field in model.model_fields.items():
        place = f"{path}{name}"
        if place in NOT_PLAYED or get_origin(field.annotation) is Literal:
            continue
        kinds = list(parts(field.annotation))
        models = [kind for kind in kinds if issubclass(kind, BaseModel) and kind not in SELECTORS]
        choices = [kind for kind in kinds if issubclass(kind, StrEnum) and name != "colors"]
        for choice in choices:
            yield from (f"{place}={value}" for value in choice)
        for one in models:
            inner = f"{place}/{kind_of(one)}/" if len(models) > 1 else f"{place}/"
            yield from list(places(one, inner)) or [inner[:-1]]
        if not models and not choices:
            yield place


def parts(annotation: Any) -> Iterator[type]:
    """Yield the classes that an annotation is made of."""
    if isinstance(annotation, type) and not get_args(annotation):
        yield annotation
    for argument in get_args(annotation):
        yield from parts(argument)


def kind_of(model: type[BaseModel]) -> str:
    """Return by which word a file says that this is meant, of several models."""
    return str(get_args(model.model_fields["kind"].annotation)[0])
