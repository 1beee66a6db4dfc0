"""The editor as a program."""

import os
from collections.abc import Sequence
from pathlib import Path

from trackwright.editor.about import DESKTOP_ENTRY, NAME
from trackwright.editor.errors import ErrorWatch
from trackwright.editor.garbage import Sweeper
from trackwright.editor.icons import PROGRAM, icon
from trackwright.editor.interrupts import Interrupts
from trackwright.editor.jobs import let_the_window_come_first, wait_for_all
from trackwright.editor.language import Language
from trackwright.editor.program import Program
from trackwright.editor.screen import application_on_a_screen
from trackwright.editor.style import Look


def run(files: Sequence[Path]) -> int:
    """Open the editor, with a window for each file, and return its exit code."""
    # Before numpy is loaded: its threads for large matrices, of which there are none, would spin.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    application = application_on_a_screen()
    application.setApplicationName(NAME)
    application.setApplicationDisplayName(NAME)
    application.setWindowIcon(icon(PROGRAM))
    application.setDesktopFileName(DESKTOP_ENTRY)
    let_the_window_come_first()
    program = Program()
    language = Language(program.settings)
    look = Look(application, program.settings)
    errors = ErrorWatch(program.documents, program.keep_safe)
    errors.install()
    interrupts = Interrupts(program.keep_safe)
    program.offer_recovered(near=program.begin(files))
    sweeper = Sweeper()
    program.cleared.connect(sweeper.expect_much)
    try:
        return application.exec() if interrupts.code is None else interrupts.code
    finally:
        program.close()
        wait_for_all()
        sweeper.close()
        interrupts.close()
        errors.uninstall()
        look.close()
        language.close()
