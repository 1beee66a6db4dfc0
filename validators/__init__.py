"""Checks: what can be wrong with a board or a ruleset, why it matters, and how it is fixed.

Each family of checks has its module or folder; `all_checks` lists them, `run_checks` runs them and
`reports` writes down what they found.
"""
