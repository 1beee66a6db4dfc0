"""The reference engine: it plays any ruleset on any board, with bots, and counts what happens.

`tables` is a board and a ruleset as integers, `state` a game that is being played; the modules
named after the rules change a state. `play` is the way in for everything that is not hot.
"""
