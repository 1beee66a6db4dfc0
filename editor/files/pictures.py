"""The file of the picture behind a board: whether it will do, and bringing it beside the board."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from trackwright.layout.pictures import PictureSize, picture_size
from trackwright.rendering.background import is_picture
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_bytes
from trackwright.schema.ids import slug

MOST_PIXELS = 400_000_000
"""Of a picture: larger ones take minutes to read."""

MOST_BYTES = 1_000_000_000

ENDINGS = ("png", "jpg", "jpeg", "svg", "webp", "gif", "bmp")

translate = QCoreApplication.translate


class PictureError(TrackwrightError):
    """A file that cannot be the picture behind a board; its words are ready to be shown."""


def checked_picture(file: Path) -> PictureSize:
    """Return how large a picture is; raise PictureError if it cannot be used."""
    if not file.is_file():
        raise _error(file, translate("Picture", "“{name}” is not there any more."))
    if not is_picture(file):
        raise _error(
            file,
            translate(
                "Picture",
                "“{name}” is no picture that can be shown. Choose a PNG, JPEG or SVG file.",
            ),
        )
    size = picture_size(file)
    if size is None:
        raise _error(
            file,
            translate(
                "Picture",
                "“{name}” does not say how large it is: it may be damaged. Save it anew from "
                "another program.",
            ),
        )
    if size.in_pixels and size.width * size.height > MOST_PIXELS:
        words = translate(
            "Picture",
            "“{name}” has {width} × {height} pixels, more than can be shown. Save it smaller: "
            "20,000 pixels along its longer side are plenty.",
        )
        width, height = (QLocale().toString(round(n)) for n in (size.width, size.height))
        raise _error(file, words.replace("{width}", width).replace("{height}", height))
    if file.stat().st_size > MOST_BYTES:
        raise _error(file, translate("Picture", "“{name}” is larger than 1 GB. Save it smaller."))
    return size


def name_beside(file: Path, folder: Path) -> str | None:
    """Return what a picture is called from a board's folder; None if it lies elsewhere."""
    try:
        inside = file.resolve().relative_to(folder.resolve()).as_posix()
    except ValueError:
        return None
    return inside if _is_plain(inside) else None


def copied_beside(file: Path, folder: Path) -> str:
    """Copy a picture into a board's folder, whole or not at all; return its name there.

    A file that is there already stays: it is used if it is the same, else the copy is numbered.
    """
    try:
        data = file.read_bytes()
    except OSError as error:
        words = translate("Picture", "“{name}” cannot be read: {reason}.")
        raise _error(file, words.replace("{reason}", error.strerror or str(error))) from error
    name = file.name if _is_plain(file.name) else slug(file.stem, "picture") + file.suffix.lower()
    target, number = folder / name, 2
    while target.exists():
        if target.is_file() and target.read_bytes() == data:
            return target.name
        target = folder / f"{Path(name).stem}_{number}{Path(name).suffix}"
        number += 1
    write_bytes(target, data)
    return target.name


def _is_plain(name: str) -> bool:
    """Tell whether a board's file may name a picture so."""
    return not any(letter in name for letter in '\\:"\0') and len(name) <= 400


def _error(file: Path, words: str) -> PictureError:
    return PictureError(words.replace("{name}", file.name))
