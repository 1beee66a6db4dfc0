"""The file of the board in one window: saving it, closing it, and watching over it."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.wait_dialog import WaitCancelledError
from trackwright.editor.document.document import Document, Filed
from trackwright.editor.document.files.autosave import Autosave
from trackwright.editor.document.files.file_watch import (
    FileWatch,
    Obstacle,
    obstacle_to_saving_as,
    save_again,
    save_locked,
)
from trackwright.editor.document.files.lock import FileIsOpenError, FileLock
from trackwright.editor.document.files.message_boxes import (
    Choice,
    Question,
    Role,
    as_sentence,
    cancel,
    nothing,
    owner_in_words,
    tell_why_not_opened,
)
from trackwright.editor.document.files.recent_files import (
    BOARD_ENDING,
    FOLDER,
    last_folder,
    remember_file,
)
from trackwright.schema.errors import TrackwrightError, UnwritableFileError
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

Then = Callable[[], None]
Result = TypeVar("Result")

NEWS_FOR = 6_000
"""Milliseconds that the status line tells of something."""


class Filing(Guarded, QObject):
    """Saves and closes the board of a window, and never lets its work be lost unasked."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.program.settings
        self._lock: FileLock | None = None
        self._autosave: Autosave | None = None
        self._watch: FileWatch | None = None
        self._may_close = False

    def take(self, document: Document) -> None:
        """Watch over a document from now on."""
        self._may_close = False
        self._autosave = Autosave(document, self._settings, self)
        connect(self._autosave.failed, self._say_not_safe)
        self._watch = FileWatch(document, self)
        connect(self._watch.changed, self._ask_which)
        connect(self._watch.removed, self._say_removed)

    def hold(self, lock: FileLock) -> None:
        """Keep the lock of the document's file until that is closed."""
        self._release()
        self._lock = lock

    def go_on_with(self, recovery_file: Path, based_on: str | None) -> None:
        """Keep the work in the recovery file that it came from."""
        if self._autosave is not None and self._watch is not None:
            self._autosave.go_on_with(recovery_file, based_on)
            self._watch.accept(based_on)

    def keep_drafts(self) -> None:
        """Keep what is half drawn safe, too."""
        if self._autosave is not None:
            self._autosave.keep(self._window.drafts())

    def let_go(self) -> None:
        """Watch over nothing: the document leaves the window, and nothing of it is wanted."""
        if self._autosave is not None:
            self._autosave.close()
            self._autosave.deleteLater()
            self._autosave = None
        if self._watch is not None:
            self._watch.close()
            self._watch.deleteLater()
            self._watch = None
        self._release()

    def keep_safe(self) -> None:
        """Write unsaved work down at once and let others have the file: the program must end."""
        autosave, self._autosave = self._autosave, None  # what is written now is to stay
        if autosave is not None:
            autosave.write_now()
        self._release()

    def save(self, then: Then = nothing) -> None:
        """Save the board to its file, or ask for one; do something once that is done."""
        self._window.settle()
        path, waiting = self._document.path, self._window.program.waiting
        if waiting.is_under_way:  # two that write one file at once would be a race
            waiting.afterwards(partial(self.save, then))
        elif path is None:
            self.save_as(then)
        else:
            self._write(path, then, self._watch.known if self._watch is not None else ())

    def save_as(self, then: Then = nothing) -> None:
        """Ask for a file, and save the board to it."""
        self._window.settle()
        from trackwright.editor.document.files.file_dialogs import (
            board_dialog,  # late: seldom needed
        )

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

    def revert(self) -> None:
        """Have the board as it is in its file; this can be undone."""
        self._reload(tr("Revert"))

    def close_board(self) -> None:
        """Close the window; the last one stays, without a board."""
        if len(self._window.program.windows) > 1:
            self._window.close()
        else:
            self._ask_to_keep(self._window.clear_desk)

    def close_unasked(self) -> None:
        """Close the window, whatever is unsaved."""
        self._may_close = True
        self._window.close()

    def may_close(self) -> bool:
        """Tell whether the window may close; if not, ask, and close it once that is answered."""
        if self._may_close or self._window.desk is None:
            return True
        self._window.settle()
        if not self._document.is_modified and not self._window.unfinished():
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
        """Ask something; a question that waits still is no longer of interest."""
        for waiting in self._window.findChildren(Question):
            if waiting.isVisible():
                waiting.done(0)
                self._window.program.stop_quitting()
        Question(self._window, sentence, explanation, choices, icon)

    def _ask_to_keep(self, then: Then) -> None:
        """Ask about all that would be lost: what is begun, then what is not saved."""
        if self._window.desk is None:
            then()
        else:
            self._window.settle()
            self._ask_to_finish(list(self._window.unfinished().items()), then)

    def _ask_to_finish(self, unfinished: Sequence[tuple[str, str]], then: Then) -> None:
        if not unfinished:
            self._ask_to_save(then)
            return
        (tool, sentence), *others = unfinished
        self._ask(
            sentence,
            tr("Only what is finished can be saved. If you discard it, it is lost."),
            [
                Choice(tr("&Go on drawing"), Role.RejectRole, lambda: self._go_on_with(tool)),
                Choice(
                    tr("&Discard"), Role.DestructiveRole, lambda: self._ask_to_finish(others, then)
                ),
            ],
        )

    def _go_on_with(self, begun: str) -> None:
        """Go back to a tool or a panel in which something was begun."""
        self._window.program.stop_quitting()
        if begun in self._window.docks.ids:
            self._window.show_panel(begun)
        else:
            self._window.pick_up(begun)

    def _ask_to_save(self, then: Then) -> None:
        document = self._document
        if not document.is_modified:
            then()
            return
        name = document.path.name if document.path else title_of(document)
        self._ask(
            tr("Save the changes to “{name}”?", name=name),
            tr("If you discard them, they are lost for good."),
            [
                Choice(tr("&Save"), Role.AcceptRole, lambda: self.save(then)),
                Choice(tr("&Discard"), Role.DestructiveRole, then),
                cancel(self._window.program.stop_quitting),
            ],
        )

    def _save_to(self, path: Path, then: Then) -> None:
        own = self._document.path
        if own is not None and path.absolute() == own.absolute():
            self.save(then)
            return
        obstacle = self._wait_for(partial(obstacle_to_saving_as, path), self._saving(path))
        if obstacle is Obstacle.SHIPPED:
            self._offer_another(
                tr("“{name}” is one of the boards that come with Trackwright", name=path.name),
                tr("They stay as they are. Save your board in another folder."),
                then,
            )
        elif obstacle is Obstacle.EXISTS:
            self._ask_to_replace(path, then)
        else:
            self._write_locked(path, then)

    def _ask_to_replace(self, path: Path, then: Then) -> None:
        self._ask(
            tr("There is a file “{name}” already", name=path.name),
            tr("If you replace it, what is in it is lost."),
            [
                Choice(tr("Save &as…"), Role.AcceptRole, lambda: self.save_as(then)),
                Choice(
                    tr("&Replace"), Role.DestructiveRole, lambda: self._write_locked(path, then)
                ),
                cancel(self._window.program.stop_quitting),
            ],
        )

    def _write_locked(self, path: Path, then: Then, *, force: bool = False) -> None:
        document = self._document
        work = partial(save_locked, document.snapshot(), path, document.folder, force=force)
        try:
            filed, lock = self._wait_for(work, self._saving(path))
        except FileIsOpenError as error:
            self._ask(
                owner_in_words(path, error.owner),
                tr("If you replace it, what they have not saved may be lost."),
                [
                    Choice(tr("Save &as…"), Role.AcceptRole, lambda: self.save_as(then)),
                    Choice(
                        tr("&Replace"),
                        Role.DestructiveRole,
                        lambda: self._write_locked(path, then, force=True),
                    ),
                    cancel(self._window.program.stop_quitting),
                ],
                QMessageBox.Icon.Warning,
            )
        except UnwritableFileError as error:
            self._offer_another(tr("The board could not be saved"), as_sentence(error), then)
        else:
            self.hold(lock)
            self._know_saved(document, filed, path)
            then()

    def _write(self, path: Path, then: Then, known: Sequence[str] | None) -> None:
        document = self._document
        work = partial(save_again, document.snapshot(), path, known)
        try:
            with self._watch.paused() if self._watch is not None else nullcontext():
                saved = self._wait_for(work, self._saving(path))
                if isinstance(saved, Filed):
                    self._know_saved(document, saved, path)
        except UnwritableFileError as error:
            self._offer_another(tr("The board could not be saved"), as_sentence(error), then)
            return
        if saved is Obstacle.READ_ONLY:
            self._offer_another(
                tr("“{name}” is read-only", name=path.name),
                tr("It stays as it is. Your changes can be saved in another file."),
                then,
            )
        elif saved is Obstacle.CHANGED:
            self._ask_to_overwrite(path, then)
        else:
            then()

    def _know_saved(self, document: Document, filed: Filed, path: Path) -> None:
        document.take_saved(filed, path)
        if self._watch is not None:
            self._watch.accept(None)
        remember_file(self._settings, path)
        self._settings.set(FOLDER, str(path.absolute().parent))
        self._window.statusBar().showMessage(tr("Saved as {name}", name=path.name), NEWS_FOR)

    def _wait_for(
        self, work: Callable[[], Result], words: str, *, can_cancel: bool = False
    ) -> Result:
        waiting = self._window.program.waiting
        return waiting.result_of(work, self._window, words, can_cancel=can_cancel)

    def _saving(self, path: Path) -> str:
        return tr("Saving “{name}” …", name=path.name)

    def _offer_another(self, sentence: str, explanation: str, then: Then) -> None:
        self._ask(
            sentence,
            explanation,
            [
                Choice(tr("Save &as…"), Role.AcceptRole, lambda: self.save_as(then)),
                cancel(self._window.program.stop_quitting),
            ],
            QMessageBox.Icon.Warning,
        )

    def _ask_to_overwrite(self, path: Path, then: Then) -> None:
        self._ask(
            tr("“{name}” was changed by another program", name=path.name),
            tr("If you save over it, what is there now is lost."),
            [
                Choice(tr("Save &as…"), Role.AcceptRole, lambda: self.save_as(then)),
                Choice(
                    tr("Save &over it"), Role.DestructiveRole, lambda: self._write(path, then, None)
                ),
                cancel(self._window.program.stop_quitting),
            ],
            QMessageBox.Icon.Warning,
        )

    def _ask_which(self, found: str) -> None:
        document = self._document
        if document.path is None or self._watch is None:
            return
        explanation = (
            tr("You have changes that are not saved. Reading it again can be undone.")
            if document.is_modified
            else tr("Reading it again can be undone.")
        )
        self._ask(
            tr("“{name}” was changed by another program", name=document.path.name),
            explanation,
            [
                Choice(tr("&Reload"), Role.AcceptRole, lambda: self._reload_changed()),
                Choice(tr("&Keep mine"), Role.RejectRole, lambda: self._keep_mine(found)),
            ],
        )

    def _reload_changed(self) -> None:
        self._reload(tr("Reload"))

    def _keep_mine(self, found: str) -> None:
        if self._watch is not None:
            self._watch.accept(found)
            self._document.mark_modified()

    def _reload(self, title: str) -> None:
        document, path = self._document, self._document.path
        if path is None:
            return
        words = tr("Reading “{name}” …", name=path.name)
        try:
            filed = self._wait_for(partial(Filed.read, path), words, can_cancel=True)
        except TrackwrightError as error:
            tell_why_not_opened(self._window, path, error)
        except WaitCancelledError:
            pass
        else:
            document.take_read(filed, title)

    def _say_removed(self) -> None:
        document = self._document
        document.mark_modified()
        name = document.path.name if document.path else ""
        self._window.statusBar().showMessage(
            tr("{name} was removed by another program; save to have it again", name=name), NEWS_FOR
        )

    def _say_not_safe(self, error: Exception) -> None:
        self._window.statusBar().showMessage(
            tr("Unsaved work cannot be kept safe: {why}", why=error), NEWS_FOR
        )

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def title_of(document: Document) -> str:
    """Return the title of a document's board."""
    return printable(text_in(document.board.meta.title, "en"))
