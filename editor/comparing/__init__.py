"""The board beside another, or beside itself as it was: what came, went and changed.

`telling` puts it into words, `marks` and `swipe` show it on the canvas, `panel` lists it.
"""
