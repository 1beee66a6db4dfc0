"""What is measured of a board: a library for checks, the editor, formats and reports.

`BoardAnalysis` takes each measure at most once, and keeps it over edits that do not concern it.
Beside it are the measures themselves, the ranges that published boards have, and suggested decks.
"""
