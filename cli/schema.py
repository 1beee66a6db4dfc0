"""`trackwright schema`: the JSON Schema of our documents."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli.output import print_data
from trackwright.schema.files.migrations import Format


class Kind(StrEnum):
    """What there is a JSON Schema of."""

    BOARD = "board"
    RULESET = "ruleset"
    ENGINE = "engine"

    @property
    def published(self) -> Path:
        """The file that it is published in."""
        # Late: they load the models that the schemas are made from.
        if self is not Kind.ENGINE:
            from trackwright.schema.json_schema import published_path

            return published_path(Format(self))
        from trackwright.formats.engine.json_schema import PUBLISHED

        return PUBLISHED


def print_schema(
    kind: Annotated[Kind, typer.Argument(help="Which kind of file.")],
) -> None:
    """Print the JSON Schema of a kind of file.

    There is one (2020-12) of boards, of rulesets, and of what engines read.

    \b
    Examples:
      trackwright schema board > board.schema.json
    """
    print_data(kind.published.read_bytes())
