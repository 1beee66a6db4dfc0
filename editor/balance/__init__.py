"""The board in numbers: small plots whose bars select what they count."""
