"""`trackwright schema`: the JSON Schema of our documents."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from trackwright.schema.files.migrations import Format
from trackwright.schema.json_schema import published_path


class Kind(StrEnum):
    """What there is a JSON Schema of."""

    BOARD = "board"
    RULESET = "ruleset"
    ENGINE = "engine"

    @property
    def published(self) -> Path:
        """The file that it is published in."""
        if self is not Kind.ENGINE:
            return published_path(Format(self))
        from trackwright.formats.engine.json_schema import PUBLISHED  # late: loads its models

        return PUBLISHED


def print_schema(
    kind: Annotated[Kind, typer.Argument(help="Which kind of document.")],
) -> None:
    """Print the JSON Schema (2020-12) of boards, of rulesets, or of what engines read.

    Example: trackwright schema board > board.schema.json
    """
    typer.echo(kind.published.read_text(encoding="utf-8"), nl=False)
