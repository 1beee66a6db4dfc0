"""What checks, models and formats say in English, told in the language of the interface."""

from trackwright.schema.translation import tr as told

SENTENCE = "Sentence"
"""The context of these words among the translations; `make translations` collects them."""

__all__ = ["SENTENCE", "told"]
