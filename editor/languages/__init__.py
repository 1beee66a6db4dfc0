"""Names in several languages, side by side: things down, languages across.

`model` has the rows, `offers` asks the gazetteer, `fill` takes over what it offers after a look at
it, and `panel` shows it all.
"""
