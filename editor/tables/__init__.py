"""Cities, routes and tickets as tables, beside the canvas.

`kinds` says which tables there are, `model` has the rows, `table` shows and edits them, `exchange`
takes them from and to spreadsheets, and `panel` puts it all together.
"""
