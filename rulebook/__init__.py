"""A ruleset in words: a rulebook page generated from the data alone, in English and French."""
