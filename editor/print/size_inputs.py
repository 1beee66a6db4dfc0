"""Inputs for sizes and options that are no field of a model."""

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QLabel, QWidget

from trackwright.editor.base.guard import connect
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.widgets import row
from trackwright.editor.forms.choice_inputs import ChoiceInput
from trackwright.editor.forms.fields import Field, Number, Option
from trackwright.editor.forms.inputs import Input, SpinInput, exact_number
from trackwright.schema.geometry import Size
from trackwright.schema.profile import CARDS
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

OTHER = "other"
"""The option of a size that is typed."""

_CARDS: Mapping[str, str] = {
    "mini": say("Mini"),
    "american": say("American"),
    "euro": say("Euro"),
    "poker": say("Poker"),
}


class MillimetresInput(SpinInput):
    """A measure, as exact as files have it, written with no more digits than it needs."""

    def __init__(self, least: float, most: float, value: float, instead_of_none: str = "") -> None:
        super().__init__(Field("", Number(least, most, is_whole=False)))
        self.spin.setDecimals(3)
        self.spin.setRange(least, most)
        self.spin.setSuffix(" mm")
        self.spin.setSpecialValueText(instead_of_none)
        self.show_value(value)


class PairInput(Input):
    """Two measures that belong together, in mm.

    Attributes:
        first, second: Where they are typed.
    """

    def __init__(self, least: float, most: float, names: tuple[str, str]) -> None:
        holder = QWidget()
        self.first, self.second = (MillimetresInput(least, most, least) for _ in names)
        row((self.first.widget, 1), QLabel("×"), (self.second.widget, 1), parent=holder)
        super().__init__(holder, Field(""), self.first.widget)
        for each, name in zip((self.first, self.second), names, strict=True):
            each.set_name(name)
            connect(each.entered, self._enter)

    def value(self) -> tuple[float, float]:
        """Return both measures."""
        return self.first.value(), self.second.value()

    def show_value(self, value: tuple[float, float]) -> None:
        self.first.show_value(value[0])
        self.second.show_value(value[1])

    def _enter(self) -> None:
        self.entered.emit(self.value())


class SizeInput(PairInput):
    """Width and height, in mm."""

    def __init__(self, least: float, most: float, size: Size) -> None:
        super().__init__(least, most, (tr("Width"), tr("Height")))
        self.show_value((size.width, size.height))

    @property
    def size_mm(self) -> Size:
        """The size that is typed."""
        width, height = self.value()
        return Size(width=width, height=height)


def option_input(options: Iterable[Option]) -> ChoiceInput:
    """Return an input for one of several options; at first it shows the first."""
    offered = tuple(options)
    made = ChoiceInput(Field(""), offered)
    made.box.setMinimumContentsLength(12)
    made.show_value(offered[0].value)
    connect(made.entered, made.show_value)  # no model refuses it
    return made


def recall(inputs: Mapping[str, Input], settings: Settings) -> None:
    """Show what was remembered; what nothing was remembered of stays as it is."""
    for name, each in inputs.items():
        match each.value():
            case bool(value):
                each.show_value(settings.flag(name, value))
            case float(value):
                each.show_value(settings.number(name, value))
            case value:
                remembered = settings.text(name, str(value))
                if isinstance(each, ChoiceInput) and each.has_option(remembered):
                    each.show_value(remembered)


def card_options() -> list[Option]:
    """Return the presets of cards."""
    return [Option(name, f"{tr(_CARDS[name])} · {in_mm(size)}") for name, size in CARDS.items()]


def in_mm(size: Size) -> str:
    """Return a size in words: `44 × 68 mm`."""
    return f"{exact_number(size.width)} × {exact_number(size.height)} mm"
