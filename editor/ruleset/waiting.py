"""What was typed into the forms of a ruleset and refused; it outlives the panel and its forms."""

from dataclasses import dataclass, field
from typing import Any

from trackwright.schema.errors import DocumentPath


@dataclass
class Waiting:
    """What waits to be valid.

    Attributes:
        values: What was typed, at its path.
        sentence: What to say before it is lost; empty if nothing waits.
    """

    values: dict[DocumentPath, Any] = field(default_factory=dict)
    sentence: str = ""


WaitingByRuleset = dict[str, Waiting]
"""What waits in each ruleset of the board, by its id."""
