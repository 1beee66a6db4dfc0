"""Choosing the picture behind a board: which file, and a copy of it beside the board's."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from trackwright.editor.edits.background import frame_on, with_picture
from trackwright.editor.files.pictures import (
    ENDINGS,
    PictureError,
    checked_picture,
    copied_beside,
    name_beside,
)
from trackwright.editor.files.questions import Choice, Question, Role, as_sentence, cancel, nothing
from trackwright.editor.files.recent import FOLDER, last_folder
from trackwright.editor.guard import guarded
from trackwright.editor.jobs import LatestJob
from trackwright.editor.window import Window
from trackwright.layout.pictures import PictureSize
from trackwright.schema.errors import TrackwrightError


class PictureChoice(QObject):
    """Asks for a picture, sees to it that it lies beside the board, and puts it on the board."""

    def __init__(self, window: Window) -> None:
        desk = window.require_desk()
        super().__init__(desk.scene)
        self._window = window
        self._desk = desk
        self._size = PictureSize(1, 1)
        self._job = LatestJob(self)
        self._job.finished.connect(self._use)
        self._job.failed.connect(self._tell)
        self._desk.scene.closing.connect(self._job.stop)

    def ask(self) -> None:
        """Ask for the file."""
        dialog = QFileDialog(self._window, self.tr("Background picture"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        pictures = " ".join(f"*.{ending}" for ending in ENDINGS)
        words = QCoreApplication.translate("FileDialog", "Pictures ({endings})")
        everything = QCoreApplication.translate("FileDialog", "All files (*)")
        dialog.setNameFilters([words.replace("{endings}", pictures), everything])
        folder = self._desk.document.folder or last_folder(self._window.program.settings)
        dialog.setDirectory(str(folder))
        dialog.fileSelected.connect(self._choose)
        dialog.open()

    @guarded
    def _choose(self, name: str) -> None:
        file = Path(name)
        self._window.program.settings.set(FOLDER, str(file.parent))
        try:
            self._size = checked_picture(file)
        except PictureError as error:
            self._tell(error)
        else:
            self._bring(file)

    def _bring(self, file: Path) -> None:
        """Have the picture beside the board."""
        folder = self._desk.document.folder
        if folder is None:
            Question(
                self._window,
                self.tr("Save the board first"),
                self.tr(
                    "A picture lies beside its board. Once the board has a file, “{name}” is "
                    "copied into that folder."
                ).replace("{name}", file.name),
                [
                    Choice(
                        self.tr("&Save the board…"),
                        Role.AcceptRole,
                        lambda: self._window.filing.save(partial(self._copy, file)),
                    ),
                    cancel(),
                ],
            )
        elif inside := name_beside(file, folder):
            self._use(inside)
        else:
            Question(
                self._window,
                self.tr("Copy “{name}” beside the board?").replace("{name}", file.name),
                self.tr(
                    "A picture lies in the folder of its board or below, so that both can be "
                    "moved and shared together. The picture itself stays where it is."
                ),
                [
                    Choice(self.tr("&Copy it"), Role.AcceptRole, partial(self._copy, file)),
                    cancel(),
                ],
            )

    def _copy(self, file: Path) -> None:
        folder = self._desk.document.folder
        if folder is None:
            return
        if inside := name_beside(file, folder):
            self._use(inside)
        else:
            self._window.say(self.tr("Copying “{name}” …").replace("{name}", file.name))
            self._job.start(partial(copied_beside, file, folder))

    @guarded
    def _use(self, name: str) -> None:
        board = self._desk.board
        frame = frame_on(board, self._size.width, self._size.height)
        title = self.tr("Picture {name}").replace("{name}", name)
        self._desk.edit(title, with_picture(board, name, frame))
        self._window.statusBar().clearMessage()
        self._window.pick_up("background")

    @guarded
    def _tell(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        Question(
            self._window,
            self.tr("This picture cannot be used"),
            as_sentence(error),
            [Choice(self.tr("&Close"), Role.RejectRole, nothing)],
            QMessageBox.Icon.Warning,
        )
