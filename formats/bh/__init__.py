"""The JSON of the browser editor for maps of this family, `ticket-to-ride-map`.

`frame` lays a board in millimetres on that editor's board, `words` has its names for our things.
"""
