"""One-step lifts from each format version to the next, applied in a chain."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # which versions there are is asked before anything is read
    from trackwright.schema.rules.ruleset import Json

Migration = Callable[["Json"], "Json"]
"""Returns a document of the next version; the one given is left as it is."""


class Format(StrEnum):
    """What kind of document a file holds."""

    BOARD = "board"
    RULESET = "ruleset"

    @property
    def full_name(self) -> str:
        """How the format is named inside a file."""
        return f"trackwright/{self}"


MIGRATIONS: Mapping[Format, Sequence[Migration]] = {Format.BOARD: (), Format.RULESET: ()}
"""For each format, the step from version 1 to 2, from 2 to 3, and so on."""


def current_version(migrations: Sequence[Migration]) -> int:
    """Return the version that a chain of migrations leads to."""
    return len(migrations) + 1


def migrate(data: "Json", version: int, migrations: Sequence[Migration]) -> "Json":
    """Lift `data` from `version` to the current one."""
    for step in migrations[version - 1 :]:
        data = step(data)
    return data
