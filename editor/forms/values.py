"""Values that are shown, typed and refused in inputs and in the cells of tables."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.document.selection import refused_sentence
from trackwright.editor.forms.fields import Shape
from trackwright.schema.errors import DocumentPath
from trackwright.schema.translation import tr

Value = str | int | float | bool | tuple[str, ...] | None
"""What a property is: plain, so that inputs, cells and clipboards can hold it."""


class Mixed:
    """Stands for a value that differs among several things."""


MIXED = Mixed()


class InputKind(Enum):
    """How a value is entered."""

    LINE = auto()
    PROSE = auto()
    WHOLE = auto()
    NUMBER = auto()
    FLAG = auto()
    CHOICE = auto()
    WORDS = auto()
    COLOR = auto()


@dataclass(frozen=True)
class Option:
    """One of the values to choose from.

    Attributes:
        value: The value.
        words: What the list says, in the language of the interface or of the board.
        icon: The name of a picture before it.
    """

    value: Value
    words: str
    icon: str = ""


_WHOLE = re.compile(r"[+-]?\d{1,9}")
_NUMBER = re.compile(r"[+-]?(\d{1,12}[.,]?\d*|[.,]\d+)")
_BETWEEN_WORDS = re.compile(r"[\s,;]+")


def written(value: Value) -> str:
    """Return a value as it is written in an input or a cell."""
    match value:
        case None:
            return ""
        case bool():
            return tr("yes") if value else tr("no")
        case float():
            number = f"{value:.6f}".rstrip("0").rstrip(".")
            return number.replace(".", QLocale().decimalPoint())
        case tuple():
            return " ".join(value)
    return str(value)


def typed(kind: InputKind, text: str, *, optional: bool = False) -> Value:
    """Return the value that was typed; what is none stays text, for the model to refuse."""
    plain = text.strip().replace("−", "-")
    match kind:
        case InputKind.WHOLE if _WHOLE.fullmatch(plain):
            return int(plain)
        case InputKind.NUMBER if _NUMBER.fullmatch(plain):
            return float(plain.replace(",", "."))
        case InputKind.WORDS:
            return tuple(word for word in _BETWEEN_WORDS.split(plain) if word)
        case InputKind.PROSE:
            return text
    return None if not plain and optional else plain


@dataclass(frozen=True)
class RefusedValue:
    """What was entered and refused by the model, and why, to be said in any language."""

    value: Any
    why: str

    @property
    def sentence(self) -> str:
        """Why, in the language of the interface."""
        return tr(self.why)


class RefusedValues(dict[tuple[Any, Any], RefusedValue]):
    """Values that are not on the board; each is shown in red until it is corrected or given up.

    The keys say whose value it is (things, the id of a ruleset) and which (a name, a path). A panel
    that is rebuilt, as for another language, goes on with those of the one before.
    """

    def of(self, owner: Any) -> Mapping[Any, RefusedValue]:
        """Return the refused values of one owner."""
        return {which: refused for (whose, which), refused in self.items() if whose == owner}

    def drop(self, owner: Any, which: Any) -> RefusedValue | None:
        """Forget a value, because it was corrected or given up; return it if there was one."""
        return self.pop((owner, which), None)

    def sentence(self, title: Callable[[Any, Any], str]) -> str:
        """Return a sentence on the first that has a title, which those without owner have not."""
        for key, refused in self.items():
            if called := title(*key):
                return refused_sentence(called, refused.sentence.removesuffix("."))
        return ""


class FormModel(Guarded, QObject):
    """Stands between a document and the widgets that show it.

    Signals:
        refreshed: Something is another value; every widget shows its own anew.
    """

    refreshed = Signal()

    @property
    def is_editable(self) -> bool:
        """Whether values can be changed."""
        raise NotImplementedError

    def value(self, path: DocumentPath) -> Any:
        """Return the value at a path, or what was typed there and refused; None for nothing."""
        raise NotImplementedError

    def set(self, path: DocumentPath, value: Any) -> None:
        """Change the value at a path; a refused one is kept, and is not in the document."""
        raise NotImplementedError

    def reset(self, path: DocumentPath) -> None:
        """Return to the base's value at a path; a refused one is dropped first."""
        raise NotImplementedError

    def differs(self, path: DocumentPath) -> bool:
        """Tell whether a path has another value than the base."""
        raise NotImplementedError

    def has_refused(self, path: DocumentPath) -> bool:
        """Tell whether a value at a path or below it was refused."""
        raise NotImplementedError

    def problem(self, path: DocumentPath) -> str:
        """Return what is wrong at a path."""
        raise NotImplementedError

    def sentence(self, path: DocumentPath) -> str:
        """Return what the value at a path means, in words."""
        raise NotImplementedError

    def starting_value(self, path: DocumentPath, shape: Shape) -> Any:
        """Return what to begin with where there is nothing yet."""
        raise NotImplementedError

    def offers(self, path: DocumentPath) -> Mapping[str, str]:
        """Return ids that make sense at a path, and what they are called."""
        raise NotImplementedError

    def has_offers(self, path: DocumentPath) -> bool:
        """Tell whether there may be ids to offer at a path, without looking for them."""
        raise NotImplementedError

    def selected_ids(self, path: DocumentPath) -> tuple[str, ...]:
        """Return the ids among those offered that are selected on the canvas."""
        raise NotImplementedError

    def footer(self, model: str, path: DocumentPath) -> QWidget | None:
        """Return what stands below the fields of a model, if anything does."""
        raise NotImplementedError
