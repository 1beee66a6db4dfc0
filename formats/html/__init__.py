"""A board as a web page in one file: the picture, the tickets, and nothing that needs a network.

`page.html`, `page.css`, `page.js` and `moving.js` are the page; `contents` is what it knows of a
board, and `picture` the board itself in both themes.
"""
