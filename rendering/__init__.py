"""Drawing a laid-out board: one description of the picture, painted with Qt or written as SVG.

`board_picture` builds the picture out of plain shapes (`shapes`), in millimetres and in the colours
of a theme (`themes`). `painter` draws shapes with Qt, `svg` writes them, `output` and `pdf` make
files. Only these, `qt` and `pictures` need Qt.
"""
