"""What a playtest says, as plots and as a page that holds them all.

`drawing` draws SVG, `plots` has one function a plot, `board_plot` shows the numbers on the board,
and `page` puts them together. A plot works alone, too, in both themes.
"""
