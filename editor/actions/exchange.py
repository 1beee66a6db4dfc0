"""Actions that exchange boards with other programs, in the menu File."""

from trackwright.editor.actions.action import Action, Menu, always
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP


def _import(window: Window) -> None:
    from trackwright.editor.exporting.importing import ImportDialog  # late: starting is quick

    ImportDialog(window).open()


def _export(window: Window) -> None:
    from trackwright.editor.exporting.dialog import ExportDialog

    ExportDialog(window).open()


def _export_again(window: Window) -> None:
    from trackwright.editor.exporting.running import export
    from trackwright.editor.exporting.wanted import remembered

    wanted = remembered(window.program.settings, window.require_desk().document)
    if wanted is not None:
        export(window, wanted, window)


def _was_exported(window: Window) -> bool:
    from trackwright.editor.exporting.wanted import remembered

    if window.desk is None:
        return False
    return remembered(window.program.settings, window.desk.document) is not None


ACTIONS = (
    Action(
        "file.import",
        QT_TRANSLATE_NOOP("Action", "Import…"),
        _import,
        Menu.FILE,
        icon="import",
        enabled=always,
        begins_group=True,
    ),
    Action(
        "file.export",
        QT_TRANSLATE_NOOP("Action", "Export…"),
        _export,
        Menu.FILE,
        "Ctrl+Shift+E",
        "export",
    ),
    Action(
        "file.export_again",
        QT_TRANSLATE_NOOP("Action", "Export again"),
        _export_again,
        Menu.FILE,
        "Ctrl+E",
        enabled=_was_exported,
    ),
)
