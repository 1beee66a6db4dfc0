"""The application on a screen, or a sentence that says that there is none."""

import ctypes
import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

EXIT_CANNOT_RUN = 2

NO_SCREEN = (
    "trackwright: there is no screen to open the editor on; start it from a desktop, or draw a "
    "board into a file: trackwright render --help"
)

NO_LIBRARY = (
    "trackwright: the editor cannot open a window without the library libxcb-cursor0; install it, "
    "on Debian or Ubuntu with: apt-get install libxcb-cursor0"
)


def application_on_a_screen() -> QApplication:
    """Return the Qt application; where it cannot have windows, say so and end the program."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    # Qt aborts without a screen, with a page of hints for its own developers.
    before = qInstallMessageHandler(_take_message)
    try:
        return QApplication(sys.argv[:1])
    finally:
        qInstallMessageHandler(before)


def _take_message(kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
    del text
    if kind == QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{NO_SCREEN if _has_window_library() else NO_LIBRARY}\n")
        sys.stderr.flush()
        os._exit(EXIT_CANNOT_RUN)


def _has_window_library() -> bool:
    """Tell whether windows could be opened if there were a screen; if there is none, they could."""
    if "DISPLAY" not in os.environ:
        return True
    try:
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError:
        return False
    return True
