"""What is wrong with the board, found in the background while it is drawn, and mended from a list.

`watch` checks, `model` lists, `panel` shows and mends, `spotlight` shows where on the canvas.
"""
