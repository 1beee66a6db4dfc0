"""What a board says about the checks made on it: how grave each is, and what it accepts."""

from enum import StrEnum
from typing import Annotated

from pydantic import FailFast, Field, StringConstraints

from trackwright.schema.base import Id, Line, Model
from trackwright.schema.text import Text


class Severity(StrEnum):
    """How grave a problem is, the gravest first; what is `off` is not looked for."""

    ERROR = "error"
    WARNING = "warning"
    SUGGESTION = "suggestion"
    OFF = "off"


CheckCode = Annotated[str, StringConstraints(pattern=r"^[A-Z][0-9]{3}$")]
"""A letter for the family and a number: `T001`."""

CheckPattern = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z0-9*?-]+$", min_length=1, max_length=80)
]
"""A code or name of a check, or several with `*` and `?`: `T001`, `G*`, `label-*`."""


class IgnoredProblem(Model):
    """A problem that the designer accepts on purpose."""

    check: CheckCode = Field(description="The code of the check that finds it.")
    places: Annotated[tuple[Line, ...], FailFast(), Field(max_length=10_000)] = Field(
        default=(),
        description="All things that the problem names: `ticket/paris-roma`; any if absent.",
    )
    ruleset: Id | None = Field(default=None, description="Only when checked with this ruleset.")
    reason: Annotated[Text, Field(description="Why it is right as it is.")]
