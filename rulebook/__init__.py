"""A ruleset in words: a rulebook page generated from the data alone, in English and French.

Each language is one file of wordings; the modules say which of them a ruleset calls for.
"""

from trackwright.rulebook.difference import Change, Comparison, Topic, difference
from trackwright.rulebook.page import Rulebook, rulebook
from trackwright.rulebook.parts import Section, Statement, Table
from trackwright.rulebook.words import languages

__all__ = [
    "Change",
    "Comparison",
    "Rulebook",
    "Section",
    "Statement",
    "Table",
    "Topic",
    "difference",
    "languages",
    "rulebook",
]
