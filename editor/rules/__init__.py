"""The panel in which a designer chooses the board's rules and makes rules of their own."""
