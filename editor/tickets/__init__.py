"""What is told about tickets: their shortest ways and values, and decks that are suggested.

`facts` works it out, `panel` and `trace` show it beside the canvas and on it, `suggest` offers
whole decks.
"""
