"""The properties of what is selected, or of the board if nothing is."""
