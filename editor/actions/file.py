"""Actions of the menu File."""

from trackwright.editor.actions import exchange
from trackwright.editor.actions.action import Action, Menu, always
from trackwright.editor.actions.geography import NEW_FROM_GEOGRAPHY
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP


def _new(window: Window) -> None:
    window.program.opening.ask_for_new(window)


def _open(window: Window) -> None:
    window.program.opening.ask_for_file(window)


def _save(window: Window) -> None:
    window.filing.save()


def _save_as(window: Window) -> None:
    window.filing.save_as()


def _revert(window: Window) -> None:
    window.filing.revert()


def _print(window: Window) -> None:
    from trackwright.editor.printing.dialog import PrintDialog  # late: starting is quick

    window.settle()
    PrintDialog(window.require_desk(), window.program.settings, window).open()


def _close(window: Window) -> None:
    window.filing.close_board()


def _quit(window: Window) -> None:
    window.program.quit()


def _can_revert(window: Window) -> bool:
    if window.desk is None:
        return False
    document = window.desk.document
    return document.path is not None and document.is_modified


ACTIONS = (
    Action(
        "file.new", QT_TRANSLATE_NOOP("Action", "New…"), _new, Menu.FILE, "Ctrl+N", "new", always
    ),
    NEW_FROM_GEOGRAPHY,
    Action(
        "file.open",
        QT_TRANSLATE_NOOP("Action", "Open…"),
        _open,
        Menu.FILE,
        "Ctrl+O",
        "open",
        always,
        in_toolbar=True,
    ),
    Action(
        "file.save",
        QT_TRANSLATE_NOOP("Action", "Save"),
        _save,
        Menu.FILE,
        "Ctrl+S",
        "save",
        begins_group=True,
        in_toolbar=True,
    ),
    Action(
        "file.save_as",
        QT_TRANSLATE_NOOP("Action", "Save as…"),
        _save_as,
        Menu.FILE,
        "Ctrl+Shift+S",
        "save-as",
    ),
    Action(
        "file.revert",
        QT_TRANSLATE_NOOP("Action", "Revert to the file"),
        _revert,
        Menu.FILE,
        icon="revert",
        enabled=_can_revert,
    ),
    *exchange.ACTIONS,
    Action(
        "file.print",
        QT_TRANSLATE_NOOP("Action", "Print…"),
        _print,
        Menu.FILE,
        "Ctrl+P",
        "print",
        begins_group=True,
    ),
    Action(
        "file.close",
        QT_TRANSLATE_NOOP("Action", "Close"),
        _close,
        Menu.FILE,
        "Ctrl+W",
        "close",
        begins_group=True,
    ),
    Action(
        "file.quit", QT_TRANSLATE_NOOP("Action", "Quit"), _quit, Menu.FILE, "Ctrl+Q", "quit", always
    ),
)
