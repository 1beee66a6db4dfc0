"""The files of a board's pictures: choosing one, checking it, copying it to the board."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QFileDialog

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import Choice, Question, Role, cancel, show_error
from trackwright.editor.document.files.recent_files import last_folder, remember_folder
from trackwright.layout.picture_size import PictureSize, picture_size
from trackwright.rendering.background import is_picture
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_bytes
from trackwright.schema.ids import slug
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

MOST_PIXELS = 400_000_000
"""Of a picture: larger ones take minutes to read."""

MOST_BYTES = 1_000_000_000

ENDINGS = ("png", "jpg", "jpeg", "svg", "webp", "gif", "bmp")


class PictureError(TrackwrightError):
    """A file that cannot be a picture on a board."""


def checked_picture(file: Path) -> PictureSize:
    """Return how large a picture is; raise PictureError if it cannot be used."""
    if not file.is_file():
        raise PictureError(say("“{name}” is not there any more.", name=file.name))
    if not is_picture(file):
        raise PictureError(
            say(
                "“{name}” is no picture that can be shown. Choose a PNG, JPEG or SVG file.",
                name=file.name,
            )
        )
    size = picture_size(file)
    if size is None:
        raise PictureError(
            say(
                "“{name}” does not say how large it is: it may be damaged. Save it anew from "
                "another program.",
                name=file.name,
            )
        )
    if size.in_pixels and size.width * size.height > MOST_PIXELS:
        raise PictureError(
            say(
                "“{name}” has {width} × {height} pixels, more than can be shown. Save it smaller: "
                "20,000 pixels along its longer side are plenty.",
                name=file.name,
                width=QLocale().toString(round(size.width)),
                height=QLocale().toString(round(size.height)),
            )
        )
    if file.stat().st_size > MOST_BYTES:
        raise PictureError(say("“{name}” is larger than 1 GB. Save it smaller.", name=file.name))
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
        reason = error.strerror or str(error)
        raise PictureError(
            say("“{name}” cannot be read: {reason}.", name=file.name, reason=reason)
        ) from error
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
    """Return whether a board's file may name a picture so."""
    return not any(letter in name for letter in '\\:"\0') and len(name) <= 400


class PictureChoice(Guarded, QObject):
    """Asks for a picture, and copies it into the board's folder if needed.

    `use` puts it on the board: it takes its name from there, and its size.
    """

    def __init__(
        self, window: "Window", title: str, use: Callable[[str, PictureSize], None]
    ) -> None:
        desk = window.require_desk()
        super().__init__(desk.scene)
        self._window = window
        self._desk = desk
        self._title = title
        self._use_picture = use
        self._size = PictureSize(1, 1)
        self._job = LatestJob(self)
        connect(self._job.finished, self._use)
        connect(self._job.failed, self._show_error)
        connect(self._desk.scene.closing, self._job.stop)

    def ask(self) -> None:
        """Ask for the file."""
        dialog = QFileDialog(self._window, self._title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        pictures = " ".join(f"*.{ending}" for ending in ENDINGS)
        everything = tr("All files (*)")
        dialog.setNameFilters([tr("Pictures ({endings})", endings=pictures), everything])
        folder = self._desk.document.folder or last_folder(self._window.program.settings)
        dialog.setDirectory(str(folder))
        connect(dialog.fileSelected, self._choose)
        dialog.open()

    def _choose(self, name: str) -> None:
        file = Path(name)
        remember_folder(self._window.program.settings, file.parent)
        try:
            self._size = checked_picture(file)
        except PictureError as error:
            self._show_error(error)
        else:
            self._ask_to_copy(file)

    def _ask_to_copy(self, file: Path) -> None:
        """Make sure that the picture lies in the board's folder."""
        folder, copy = self._desk.document.folder, partial(self._copy, file)
        if folder is None:
            sentence = tr("Save the board first")
            explanation = tr(
                "A picture lies beside its board. Once the board has a file, “{name}” is "
                "copied into that folder.",
                name=file.name,
            )
            save = partial(self._window.save_controller.save, copy)
            choice = Choice(tr("&Save the board…"), Role.AcceptRole, save)
        elif inside := name_beside(file, folder):
            self._use(inside)
            return
        else:
            sentence = tr("Copy “{name}” beside the board?", name=file.name)
            explanation = tr(
                "A picture lies in the folder of its board or below, so that both can be "
                "moved and shared together. The picture itself stays where it is."
            )
            choice = Choice(tr("&Copy it"), Role.AcceptRole, copy)
        Question(self._window, sentence, explanation, [choice, cancel()])

    def _copy(self, file: Path) -> None:
        folder = self._desk.document.folder
        if folder is None:
            return
        if inside := name_beside(file, folder):
            self._use(inside)
        else:
            self._window.say(tr("Copying “{name}” …", name=file.name))
            self._job.start(partial(copied_beside, file, folder))

    def _use(self, name: str) -> None:
        self._use_picture(name, self._size)
        self._window.statusBar().clearMessage()

    def _show_error(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        show_error(self._window, tr("This picture cannot be used"), error)
