"""Actions: everything that a menu, a button, a key or the palette can do, each declared once."""
