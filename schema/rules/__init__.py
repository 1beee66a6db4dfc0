"""What a ruleset is made of: one module for each part of a turn or of the table.

A group that a ruleset lacks is a mechanic that its game does not have.
"""
