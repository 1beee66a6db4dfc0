"""The canvas: the board as it is printed, on a surface that can be zoomed, panned and drawn on."""
