"""Values as people write them, in a field or in a cell, and back."""

import re

from PySide6.QtCore import QCoreApplication, QLocale

from trackwright.editor.properties.property import Entry, Property, Value

_WHOLE = re.compile(r"[+-]?\d{1,9}")
_NUMBER = re.compile(r"[+-]?(\d{1,12}[.,]?\d*|[.,]\d+)")
_BETWEEN_WORDS = re.compile(r"[\s,;]+")


def written(value: Value) -> str:
    """Return a value as it is written in a field."""
    match value:
        case None:
            return ""
        case bool():
            translate = QCoreApplication.translate
            return translate("Property", "yes") if value else translate("Property", "no")
        case float():
            number = f"{value:.6f}".rstrip("0").rstrip(".")
            return number.replace(".", QLocale().decimalPoint())
        case tuple():
            return " ".join(value)
    return str(value)


def typed(each: Property, text: str) -> Value:
    """Return the value that was typed; what is none stays as it is, for the model to refuse."""
    plain = text.strip().replace("−", "-")
    match each.entry:
        case Entry.WHOLE if _WHOLE.fullmatch(plain):
            return int(plain)
        case Entry.NUMBER if _NUMBER.fullmatch(plain):
            return float(plain.replace(",", "."))
        case Entry.WORDS:
            return tuple(word for word in _BETWEEN_WORDS.split(plain) if word)
        case Entry.PROSE:
            return text
    return None if not plain and each.limits.optional else plain
