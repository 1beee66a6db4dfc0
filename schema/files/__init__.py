"""Documents on disk: reading what cannot be trusted, writing without losing what was there."""
