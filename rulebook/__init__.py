"""A ruleset in words: a rulebook page generated from the data alone, in English and French.

Each language is one file of wordings; the modules say which of them a ruleset calls for.
"""

from trackwright.rulebook.difference import Change, Comparison, Topic, difference
from trackwright.rulebook.page import Rulebook, rulebook
from trackwright.rulebook.parts import Section, Statement, Table
from trackwright.rulebook.reference import Action, Reference, reference
from trackwright.rulebook.words import languages, nearest_language

__all__ = [
    "Action",
    "Change",
    "Comparison",
    "Reference",
    "Rulebook",
    "Section",
    "Statement",
    "Table",
    "Topic",
    "difference",
    "languages",
    "nearest_language",
    "reference",
    "rulebook",
]
