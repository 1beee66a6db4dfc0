"""Saving and closing the board of a window; nothing unsaved is lost without a question."""

import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.message_boxes import (
    Choice,
    Question,
    Role,
    WaitCancelledError,
    as_sentence,
    cancel,
    nothing,
    show_open_error,
)
from trackwright.editor.document.document import Document, FileContent, Snapshot
from trackwright.editor.document.files.autosave import Autosave, RecoveryFile
from trackwright.editor.document.files.file_watch import FileWatch, digest_of
from trackwright.editor.document.files.lock import (
    FileIsOpenError,
    FileLock,
    is_read_only,
    lock_board,
)
from trackwright.editor.document.files.recent_files import (
    BOARD_ENDING,
    last_folder,
    remember_file,
)
from trackwright.maps.library import is_shipped
from trackwright.schema.board import Board
from trackwright.schema.edits import picture_files
from trackwright.schema.errors import TrackwrightError, UnwritableFileError
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

Then = Callable[[], None]
Result = TypeVar("Result")


class SaveController(Guarded, QObject):
    """Saves, autosaves, locks and watches the file of the board in a window."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.program.settings
        self._lock: FileLock | None = None
        self._autosave: Autosave | None = None
        self._watch: FileWatch  # while a document is open
        self._may_close = False

    def open_document(self, document: Document) -> None:
        """Start to autosave a document and to watch its file."""
        self._may_close = False
        self._autosave = Autosave(document, self._settings, self)
        connect(self._autosave.failed, self._show_autosave_failure)
        self._watch = FileWatch(document, self)
        connect(self._watch.changed, self._ask_to_reload)
        connect(self._watch.removed, self._show_removal)

    def set_lock(self, lock: FileLock | None) -> None:
        """Keep the lock of the document's file, in place of the one from before."""
        if self._lock is not None:
            self._lock.release()
        self._lock = lock

    def continue_in(self, recovery: RecoveryFile, based_on: str | None) -> None:
        """Keep restored work in the recovery file that it came from."""
        if self._autosave is not None:
            self._autosave.continue_in(recovery, based_on)
            self._watch.accept(based_on)

    def keep_drafts(self) -> None:
        """Autosave unfinished drawings, too."""
        if self._autosave is not None:
            self._autosave.set_drafts(self._window.drafts())

    def close_document(self) -> None:
        """Stop watching the document, and drop its autosaved work and its lock."""
        for service in (self._autosave, self._watch):
            if service is not None:
                service.close()
                service.deleteLater()
        self._autosave = None
        del self._watch
        self.set_lock(None)

    def keep_safe(self) -> None:
        """Autosave at once and release the file: the program must end."""
        autosave, self._autosave = self._autosave, None  # what is written now is to stay
        if autosave is not None:
            autosave.write_now()
        self.set_lock(None)

    def save(self, then: Then = nothing) -> None:
        """Save the board to its file, or ask for one; call `then` once that is done."""
        self._window.commit_input()
        path, waiting = self._document.path, self._window.program.waiting
        if waiting.is_under_way:  # two that write one file at once would be a race
            waiting.afterwards(partial(self.save, then))
        elif path is None:
            self.save_as(then)
        else:
            self._write(path, then, self._watch.known)

    def save_as(self, then: Then = nothing) -> None:
        """Ask for a file, and save the board to it."""
        from trackwright.editor.document.files.file_dialogs import board_dialog  # seldom needed

        self._window.commit_input()
        dialog = board_dialog(self._window, tr("Save the board as"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(BOARD_ENDING.removeprefix("."))
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)  # we ask, and name the owner
        document = self._document
        name = document.path.name if document.path else f"{document.board.id}{BOARD_ENDING}"
        dialog.selectFile(str((document.folder or last_folder(self._settings)) / name))
        connect(dialog.fileSelected, lambda file: self._save_to(Path(file), then))
        connect(dialog.rejected, self._window.program.stop_quitting)
        dialog.open()

    def reload(self, title: str) -> None:
        """Reload the board from its file, undoably; the title is that of the edit."""
        document, path = self._document, self._document.path
        if path is None:
            return
        work, words = partial(FileContent.read, path), tr("Reading “{name}” …", name=path.name)
        waiting = self._window.program.waiting
        try:
            content = waiting.result_of(work, self._window, words, can_cancel=True)
        except TrackwrightError as error:
            show_open_error(self._window, path, error)
        except WaitCancelledError:
            pass
        else:
            document.reload(content, title)

    def close_board(self) -> None:
        """Close the window; the last one stays, without a board."""
        if len(self._window.program.windows) > 1:
            self._window.close()
        else:
            self._window.commit_input()
            self._ask_to_keep(self._window.clear_desk)

    def close_unasked(self) -> None:
        """Close the window, whatever is unsaved."""
        self._may_close = True
        self._window.close()

    def may_close(self) -> bool:
        """Return whether the window may close; if not, ask, and close it once that is answered."""
        if self._may_close or self._window.desk is None:
            return True
        self._window.commit_input()
        if not self._document.is_modified and not self._window.uncommitted_input():
            return True
        self._ask_to_keep(self.close_unasked)
        return False

    @property
    def _document(self) -> Document:
        return self._window.require_desk().document

    def _ask(
        self,
        sentence: str,
        explanation: str,
        choices: Sequence[Choice],
        icon: QMessageBox.Icon = QMessageBox.Icon.Question,
    ) -> None:
        """Ask a question in the place of one that still waits for its answer."""
        for waiting in self._window.findChildren(Question):
            if waiting.isVisible():
                waiting.done(0)
                self._window.program.stop_quitting()
        Question(self._window, sentence, explanation, choices, icon)

    def _ask_to_save_as(
        self,
        sentence: str,
        explanation: str,
        then: Then,
        otherwise: Choice | None = None,
        icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
    ) -> None:
        """Offer another file; the other choice, if there is one, overwrites."""
        save_as = Choice(tr("Save &as…"), Role.AcceptRole, partial(self.save_as, then))
        stop = cancel(self._window.program.stop_quitting)
        choices = [save_as, stop] if otherwise is None else [save_as, otherwise, stop]
        self._ask(sentence, explanation, choices, icon)

    def _ask_to_keep(self, then: Then) -> None:
        """Ask about everything that closing would lose: unfinished input, then unsaved changes."""
        self._ask_to_finish(list(self._window.uncommitted_input().items()), then)

    def _ask_to_finish(self, unfinished: Sequence[tuple[str, str]], then: Then) -> None:
        if not unfinished:
            self._ask_to_save(then)
            return
        (begun, sentence), *others = unfinished
        discard = partial(self._ask_to_finish, others, then)
        self._ask(
            sentence,
            tr("Only what is finished can be saved. If you discard it, it is lost."),
            [
                Choice(tr("&Go on drawing"), Role.RejectRole, partial(self._return_to, begun)),
                Choice(tr("&Discard"), Role.DestructiveRole, discard),
            ],
        )

    def _return_to(self, begun: str) -> None:
        """Return to the tool or panel with unfinished input."""
        self._window.program.stop_quitting()
        if begun in self._window.docks:
            self._window.show_panel(begun)
        else:
            self._window.pick_up(begun)

    def _ask_to_save(self, then: Then) -> None:
        document = self._document
        if not document.is_modified:
            then()
            return
        title = printable(text_in(document.board.meta.title, "en"))
        name = document.path.name if document.path else title
        self._ask(
            tr("Save the changes to “{name}”?", name=name),
            tr("If you discard them, they are lost for good."),
            [
                Choice(tr("&Save"), Role.AcceptRole, partial(self.save, then)),
                Choice(tr("&Discard"), Role.DestructiveRole, then),
                cancel(self._window.program.stop_quitting),
            ],
        )

    def _save_to(self, path: Path, then: Then) -> None:
        own = self._document.path
        if own is not None and path.absolute() == own.absolute():
            self.save(then)
            return
        obstacle = self._saved(partial(obstacle_to_saving_as, path), path)
        replace = partial(self._write_as, path, then)
        if obstacle is None:
            replace()
        else:
            self._ask_about(obstacle, path, then, replace)

    def _ask_about(self, obstacle: "Obstacle", path: Path, then: Then, overwrite: Then) -> None:
        """Say why a board is not saved to a file, and offer another, or to overwrite it."""
        sentence, explanation, answer = obstacle.value
        self._ask_to_save_as(
            tr(sentence, name=path.name),
            tr(explanation),
            then,
            Choice(tr(answer), Role.DestructiveRole, overwrite) if answer else None,
            QMessageBox.Icon.Question if obstacle is Obstacle.EXISTS else QMessageBox.Icon.Warning,
        )

    def _write_as(self, path: Path, then: Then, *, force: bool = False) -> None:
        document = self._document
        work = partial(save_file_as, document.snapshot(), path, document.folder, force=force)
        try:
            content, lock = self._saved(work, path)
        except FileIsOpenError as error:
            replace = partial(self._write_as, path, then, force=True)
            self._ask_to_save_as(
                error.sentence(path),
                tr("If you replace it, what they have not saved may be lost."),
                then,
                Choice(tr("&Replace"), Role.DestructiveRole, replace),
            )
        except UnwritableFileError as error:
            self._ask_to_save_as(tr("The board could not be saved"), as_sentence(error), then)
        else:
            self.set_lock(lock)
            self._record_save(document, content, path)
            then()

    def _write(self, path: Path, then: Then, known: Sequence[str] | None) -> None:
        document = self._document
        work = partial(save_file, document.snapshot(), path, known)
        try:
            with self._watch.paused():
                saved = self._saved(work, path)
                if isinstance(saved, FileContent):
                    self._record_save(document, saved, path)
        except UnwritableFileError as error:
            self._ask_to_save_as(tr("The board could not be saved"), as_sentence(error), then)
        else:
            if isinstance(saved, Obstacle):
                self._ask_about(saved, path, then, partial(self._write, path, then, None))
            else:
                then()

    def _record_save(self, document: Document, content: FileContent, path: Path) -> None:
        document.record_save(content, path)
        self._watch.accept(None)
        remember_file(self._settings, path)
        self._window.say(tr("Saved as {name}", name=path.name))

    def _ask_to_reload(self, found: str) -> None:
        document = self._document
        if document.path is None:
            return
        self._ask(
            tr("“{name}” was changed by another program", name=document.path.name),
            tr("You have changes that are not saved. Reading it again can be undone.")
            if document.is_modified
            else tr("Reading it again can be undone."),
            [
                Choice(tr("&Reload"), Role.AcceptRole, lambda: self.reload(tr("Reload"))),
                Choice(tr("&Keep mine"), Role.RejectRole, partial(self._keep_own, found)),
            ],
        )

    def _keep_own(self, found: str) -> None:
        self._watch.accept(found)
        self._document.mark_modified()

    def _show_removal(self) -> None:
        document = self._document
        document.mark_modified()
        name = document.path.name if document.path else ""
        self._window.say(
            tr("{name} was removed by another program; save to have it again", name=name)
        )

    def _show_autosave_failure(self, error: Exception) -> None:
        self._window.say(tr("Unsaved work cannot be kept safe: {why}", why=error))

    def _saved(self, work: Callable[[], Result], path: Path) -> Result:
        """Return the result of saving, which is waited for."""
        words = tr("Saving “{name}” …", name=path.name)
        return self._window.program.waiting.result_of(work, self._window, words)


class Obstacle(Enum):
    """Why a board is not saved to a file before somebody was asked: words, and how to overwrite."""

    READ_ONLY = (
        say("“{name}” is read-only"),
        say("It stays as it is. Your changes can be saved in another file."),
        "",
    )
    CHANGED = (
        say("“{name}” was changed by another program"),
        say("If you save over it, what is there now is lost."),
        say("Save &over it"),
    )
    SHIPPED = (
        say("“{name}” is one of the boards that come with Trackwright"),
        say("They stay as they are. Save your board in another folder."),
        "",
    )
    EXISTS = (
        say("There is a file “{name}” already"),
        say("If you replace it, what is in it is lost."),
        say("&Replace"),
    )


# What follows waits for the disk, and so runs in the background.


def obstacle_to_saving_as(path: Path) -> Obstacle | None:
    """Return what prevents saving to another file."""
    if is_shipped(path):
        return Obstacle.SHIPPED
    return Obstacle.EXISTS if path.exists() else None


def save_file(
    snapshot: Snapshot, path: Path, known: Sequence[str] | None
) -> FileContent | Obstacle:
    """Save a board to its own file, unless that holds other than known text; None for anything."""
    if is_read_only(path):
        return Obstacle.READ_ONLY
    if known is not None and digest_of(path) not in (None, *known):
        return Obstacle.CHANGED
    return snapshot.write(path)


def save_file_as(
    snapshot: Snapshot, path: Path, folder: Path | None, *, force: bool
) -> tuple[FileContent, FileLock]:
    """Lock another file and save to it; the board's pictures are copied from the old folder."""
    lock = lock_board(path, force=force)
    try:
        content = snapshot.write(path)
    except BaseException:
        lock.release()
        raise
    if folder is not None:
        _copy_pictures(snapshot.board, folder, path.parent)
    return content, lock


def _copy_pictures(board: Board, source: Path, target: Path) -> None:
    for picture in picture_files(board):
        file, copy = source / picture, target / picture
        if file.is_file() and not copy.exists():
            with suppress(OSError):  # the board is saved, and says that its picture is missing
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
