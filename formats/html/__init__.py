"""A board as a web page in one file: the picture, the tickets, and nothing that needs a network.

`page.html`, `page.css`, `page.js` and `pan_zoom.js` are the page; `page_data` is what it knows of a
board, and `two_theme_picture` the board itself in both themes.
"""
