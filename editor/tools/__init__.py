"""Tools: what the pointer and the keys do on the canvas, and the commands that go with them."""
