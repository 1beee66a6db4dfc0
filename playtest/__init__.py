"""The reference engine: it plays any ruleset on any board, with bots, and reports what happened.

`game_from_board` turns a board and a ruleset into `tables` of integers; `state` is a game in
progress, and the modules named after rules change it. `match` plays single games by the names of
things, `jobs` plays many games on several processes, and `statistics` and `findings` evaluate them.
"""
