"""What of each kind of thing can be edited: one mechanism for the inspector and for the tables.

`limits` asks the models, `property` says what a property is, `catalogue` has all of them by kind,
`entering` puts values onto the board, and `inputs` makes the widgets that people use for that.
"""
