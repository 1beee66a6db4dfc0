"""The input for each way of entering, in forms and in cells."""

from collections.abc import Callable, Mapping

from trackwright.editor.properties.choosing import ChoiceInput, TintInput
from trackwright.editor.properties.input import FlagInput, Input, LineInput, ProseInput
from trackwright.editor.properties.property import Entry, Property

_INPUTS: Mapping[Entry, Callable[[Property], Input]] = {
    Entry.LINE: LineInput,
    Entry.WHOLE: LineInput,
    Entry.NUMBER: LineInput,
    Entry.WORDS: LineInput,
    Entry.PROSE: ProseInput,
    Entry.FLAG: FlagInput,
    Entry.CHOICE: ChoiceInput,
    Entry.TINT: TintInput,
}


def made_input(each: Property) -> Input:
    """Return an input for a property."""
    return _INPUTS[each.entry](each)
