"""What a board, a ruleset and a file are.

The models are immutable values; `schema.files` reads and writes them; `schema.published` holds
their JSON Schemas for other programs.
"""
