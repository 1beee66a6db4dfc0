"""The panel in which a designer chooses the board's rules and makes rules of their own.

`shapes` reads from the models what can stand where; `form`, `forms`, `lists` and `entries` make
widgets of that and know nothing of rules; `known` reads rulesets, `book` opens one, `editing` lets
the widgets change it, `waiting` keeps what they refuse, and `panel` shows it all.
"""
