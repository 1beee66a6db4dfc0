"""Loss reports as text and JSON."""

from collections.abc import Sequence
from textwrap import fill
from typing import Any

from trackwright.formats.capabilities import Loss
from trackwright.formats.format import FileFormat
from trackwright.schema.sentences import Sentence, say

WIDTH = 100
INDENT = 2


def text_report(known: FileFormat, lost: Sequence[Loss], width: int = WIDTH) -> str:
    """Return what is lost in a format as lines of text, the field first."""
    if not lost:
        return f"Nothing is lost in {known.name}.\n"
    lines = [f"Lost in {known.name}:"]
    column = INDENT + max(len(loss.field) for loss in lost) + 2
    for loss in lost:
        head = f"{' ' * INDENT}{loss.field}".ljust(column)
        lines.append(fill(head + loss_sentence(loss), width, subsequent_indent=" " * column))
    return "\n".join(lines) + "\n"


def json_report(known: FileFormat, lost: Sequence[Loss]) -> dict[str, Any]:
    """Return what is lost in a format as a JSON object."""
    return {
        "format": known.name,
        "losses": [
            {
                "field": loss.field,
                "lost": loss.lost,
                "count": loss.count,
                "of": loss.of,
                "things": list(loss.things),
            }
            for loss in lost
        ],
    }


def loss_sentence(loss: Loss) -> Sentence:
    """Return one loss in words."""
    if not loss.things:
        return loss.lost
    if loss.count == loss.of:
        return say("all {of}: {lost}", of=loss.of, lost=loss.lost)
    return say("{n} of {of}: {lost}", n=loss.count, of=loss.of, lost=loss.lost)
