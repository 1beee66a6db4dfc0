"""Results of a playtest as plots, and as a page with all of them.

`drawing` draws SVG, `plots` has one function a plot, `board_plot` shows the numbers on the board,
and `page` puts them together. A plot works alone, too, in both themes.
"""
