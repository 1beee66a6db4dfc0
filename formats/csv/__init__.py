"""Spreadsheets: a table of cities, one of routes and one of tickets, written and read.

`words` knows how people head their columns and name colours, `tables` makes rows of bytes, `cells`
values of cells, and `reading` a board of rows. A list of place names is the smallest table.
"""
