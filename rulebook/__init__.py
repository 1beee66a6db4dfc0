"""A ruleset in words: a rulebook page generated from the data alone, in English and French.

Each language is one file of wordings; the modules say which of them a ruleset calls for.
"""

from trackwright.rulebook.difference import Comparison, RuleChange, TopicChanges, difference
from trackwright.rulebook.page import Rulebook, rulebook
from trackwright.rulebook.quick_reference import Action, Reference, reference
from trackwright.rulebook.sections import Section, Statement, Table
from trackwright.rulebook.words import languages, nearest_language

__all__ = [
    "Action",
    "Comparison",
    "Reference",
    "RuleChange",
    "Rulebook",
    "Section",
    "Statement",
    "Table",
    "TopicChanges",
    "difference",
    "languages",
    "nearest_language",
    "reference",
    "rulebook",
]
