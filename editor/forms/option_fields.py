"""The fields that measures and choices are made with, and how they are remembered."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QHBoxLayout, QLabel, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.settings import Settings
from trackwright.schema.geometry import Size
from trackwright.schema.profile import CARDS
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

OTHER = "other"
"""What a choice of sizes has for one of one's own."""

_CARDS: Mapping[str, str] = {
    "mini": say("Mini"),
    "american": say("American"),
    "euro": say("Euro"),
    "poker": say("Poker"),
}

Field = QCheckBox | QComboBox | QDoubleSpinBox


class PairField(Guarded, QWidget):
    """Two measures that belong together, in mm.

    Attributes:
        first, second: Where they are typed.
    """

    def __init__(
        self, least: float, most: float, values: tuple[float, float], names: tuple[str, str]
    ) -> None:
        super().__init__()
        self.first, self.second = (Millimetres(least, most, value) for value in values)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.first, 1)
        row.addWidget(QLabel("×"))
        row.addWidget(self.second, 1)
        for field, name in zip((self.first, self.second), names, strict=True):
            field.setAccessibleName(name)
        self.setFocusProxy(self.first)

    @property
    def values(self) -> tuple[float, float]:
        """What is typed."""
        return self.first.value(), self.second.value()

    def show_values(self, first: float, second: float) -> None:
        """Show other measures."""
        self.first.setValue(first)
        self.second.setValue(second)


class SizeField(PairField):
    """Width and height, in mm."""

    def __init__(self, least: float, most: float, size: Size) -> None:
        names = (tr("Width"), tr("Height"))
        super().__init__(least, most, (size.width, size.height), names)

    @property
    def size_mm(self) -> Size:
        """The size that is typed."""
        width, height = self.values
        return Size(width=width, height=height)


class Millimetres(Guarded, QDoubleSpinBox):
    """A measure, as exact as files have it, written with no more digits than it needs."""

    def __init__(self, least: float, most: float, value: float, instead_of_none: str = "") -> None:
        super().__init__()
        self.setDecimals(3)
        self.setRange(least, most)
        self.setSuffix(" mm")
        self.setSpecialValueText(instead_of_none)
        self.setValue(value)
        self.setKeyboardTracking(False)  # half a number is no measure

    def textFromValue(self, value: float) -> str:
        return exact_number(value)


def choice(items: Iterable[tuple[str, str]]) -> QComboBox:
    """Return a field for one of several things: what each is called, and its name in settings."""
    made = QComboBox()
    for words, name in items:
        made.addItem(words, name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(12)
    return made


def choose(field: QComboBox, name: str) -> None:
    """Choose by the name in settings; one that is not offered changes nothing."""
    index = field.findData(name, Qt.ItemDataRole.UserRole)
    if index >= 0:
        field.setCurrentIndex(index)


def recall(fields: Mapping[str, Field], settings: Settings) -> None:
    """Show what was remembered; fields that nothing was remembered of stay as they are."""
    for name, field in fields.items():
        match field:
            case QCheckBox():
                field.setChecked(settings.flag(name, field.isChecked()))
            case QComboBox():
                choose(field, settings.text(name, str(field.currentData())))
            case QDoubleSpinBox():
                field.setValue(settings.number(name, field.value()))


def remember(fields: Mapping[str, Field], settings: Settings) -> None:
    """Remember what the fields show."""
    for name, field in fields.items():
        match field:
            case QCheckBox():
                settings.set(name, field.isChecked())
            case QComboBox():
                settings.set(name, str(field.currentData()))
            case QDoubleSpinBox():
                settings.set(name, field.value())


def card_sizes() -> list[tuple[str, str]]:
    """Return the presets of cards: what each is called, and its name."""
    return [(f"{tr(_CARDS[n])} · {in_mm(size)}", n) for n, size in CARDS.items()]


def in_mm(size: Size) -> str:
    """Return a size in words: `44 × 68 mm`."""
    return f"{exact_number(size.width)} × {exact_number(size.height)} mm"


def exact_number(value: float) -> str:
    """Return a number with as many decimals as it needs, as the interface writes numbers."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    digits = locale.toString(float(value), ord("f"), 3)
    return digits.rstrip(locale.zeroDigit()).removesuffix(locale.decimalPoint())
