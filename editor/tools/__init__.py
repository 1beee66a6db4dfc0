"""Tools: what the pointer and the keys do on the canvas, one module each."""
