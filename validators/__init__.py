"""Checks: what can be wrong with a board or a ruleset, why it matters, and how it is mended.

Each family of checks has its folder; `catalogue` knows them all, `running` makes them and
`reports` writes down what they found.
"""
