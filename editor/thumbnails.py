"""Small pictures of boards in files, drawn once and kept on disk."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtGui import QImage

from trackwright.editor.about import program_name
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.reading import read_board

LONGER_SIDE = 720
"""Pixels: sharp on a card twice as small, and on a screen with twice the pixels."""


@dataclass(frozen=True)
class Thumbnail:
    """A board in a file, and its picture."""

    board: Board
    picture: QImage


def thumbnail(path: Path, cache: Path) -> Thumbnail:
    """Return a board and its picture; for work in the background."""
    board = read_board(path).document
    kept = cache / f"{path.stem}-{_stamp(path)}.png"
    picture = QImage(str(kept))
    if picture.isNull():
        picture = _drawn(board, path.parent, kept)
    return Thumbnail(board, picture)


def _drawn(board: Board, folder: Path, kept: Path) -> QImage:
    # Late: pictures are drawn once, and found on the disk whenever else the program starts.
    from trackwright.layout.board import lay_out
    from trackwright.rendering.board_picture import board_picture
    from trackwright.rendering.png import INCH, image, write_png

    drawing = board_picture(lay_out(board), folder=folder)
    dpi = LONGER_SIDE * INCH / max(board.size.width, board.size.height)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.glob(f"{kept.stem.rpartition('-')[0]}-*.png"):
            old.unlink()
        write_png(drawing, kept, dpi)
    except (OSError, TrackwrightError):  # a full disk: then it is drawn anew next time
        return image(drawing, dpi)
    return QImage(str(kept))


def _stamp(path: Path) -> str:
    """Tell a board's text, and what draws it, from others."""
    return sha256(program_name().encode() + path.read_bytes()).hexdigest()[:16]
