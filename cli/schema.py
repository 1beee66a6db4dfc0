"""`trackwright schema`: the JSON Schema of our documents."""

from typing import Annotated

import typer

from trackwright.schema.files.migrations import Format
from trackwright.schema.json_schema import published_path


def print_schema(
    kind: Annotated[Format, typer.Argument(help="Which kind of document.")],
) -> None:
    """Print the JSON Schema (2020-12) of boards or rulesets.

    Example: trackwright schema board > board.schema.json
    """
    typer.echo(published_path(kind).read_text(encoding="utf-8"), nl=False)
