"""What checks, models and formats say in English, told in the language of the interface."""

from PySide6.QtCore import QCoreApplication

SENTENCE = "Sentence"
"""The context of these words among the translations; `make translations` collects them."""


def told(words: str) -> str:
    """Return words of the other rooms in the language of the interface."""
    return QCoreApplication.translate(SENTENCE, words)
