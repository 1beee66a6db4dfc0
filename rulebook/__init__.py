"""A ruleset in words: a rulebook page generated from the data alone, in English and French.

The modules say which of the wordings in `wordings.toml` a ruleset calls for; catalogues of
`schema.translation` have them in other languages.
"""

from trackwright.rulebook.difference import Comparison, RuleChange, TopicChanges, difference
from trackwright.rulebook.page import Rulebook, rulebook
from trackwright.rulebook.quick_reference import Action, Reference, reference
from trackwright.rulebook.sections import Section, Statement, Table

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
    "reference",
    "rulebook",
]
