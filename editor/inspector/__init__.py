"""The properties of what is selected, or of the board if nothing is.

`form` has the rows of one kind of things, `facts` what there is to know besides, and `panel` shows
the form that fits and makes an edit of what is entered.
"""
