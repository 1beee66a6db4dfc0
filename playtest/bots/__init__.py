"""Players of different styles; each module is one of them, or what they have in common."""
