"""The board as geometry, in millimetres and without Qt.

Curves and spaces (`tracks`), names (`labels`), making it all fit (`fit`), projections, the base
map and the gazetteer. What is laid out here is drawn in `rendering` and nowhere else.
"""
