"""The board in numbers: small plots whose bars select what they count.

`measuring` works in the background on what the checks have measured; `plots` and `tables` draw.
"""
