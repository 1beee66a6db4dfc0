"""Files that were open lately, and their folder."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from trackwright.editor.settings import Settings

FOLDER = "files/folder"
"""The setting that says where a file was opened or saved last."""

MOST = 12
_NAME = "files/recent"


def recent_files(settings: Settings) -> tuple[Path, ...]:
    """Return the files that were open lately and still exist, the latest first."""
    return tuple(path for line in settings.lines(_NAME) if (path := Path(line)).is_file())


def remember_file(settings: Settings, path: Path) -> None:
    """Put a file at the head of the list."""
    first = str(path.absolute())
    others = [line for line in settings.lines(_NAME) if line != first]
    settings.set(_NAME, [first, *others][:MOST])


def forget_files(settings: Settings) -> None:
    """Empty the list."""
    settings.forget(_NAME)


def last_folder(settings: Settings) -> Path:
    """Return where a file was opened or saved last, or the folder of documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(settings.text(FOLDER, documents))
    return folder if folder.is_dir() else Path.home()
