"""The program's name and version, and its settings."""

import os
import platform
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Signal, qVersion

from trackwright.editor.base.guard import Guarded

NAME = "Trackwright"

DESKTOP_ENTRY = "trackwright"
"""The name of the desktop entry, by which a desktop finds the program's icon."""


def program_name() -> str:
    """Return the program's name and version."""
    return f"{NAME} {version('trackwright')}"


def version_report() -> str:
    """Return versions of the program, Qt, Python and the system, for error reports."""
    python = ".".join(map(str, sys.version_info[:3]))
    return f"{program_name()}\nQt {qVersion()} · Python {python}\n{platform.platform()}"


HOME = "TRACKWRIGHT_HOME"
"""The environment variable that names another folder for the editor's files."""


class Settings(Guarded, QObject):
    """Settings by name, such as `files/recent`; a value of another kind counts as absent.

    Attributes:
        folder: Where the editor keeps files of its own.
        cache: Where it keeps what it can make again.

    Signals:
        changed: A setting has another value; carries its name.
    """

    changed = Signal(str)

    def __init__(
        self,
        file: Path,
        folder: Path,
        parent: QObject | None = None,
        *,
        cache: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        self.cache = folder / "cache" if cache is None else cache
        self._stored = QSettings(str(file), QSettings.Format.IniFormat)

    @classmethod
    def standard(cls, parent: QObject | None = None) -> "Settings":
        """Return the settings of the current user."""
        home = os.environ.get(HOME)
        if home:
            return cls(Path(home) / "settings.ini", Path(home), parent)
        places = QStandardPaths.StandardLocation
        file = _standard(places.GenericConfigLocation) / NAME / "settings.ini"
        folder = _standard(places.GenericDataLocation) / NAME
        cache = _standard(places.GenericCacheLocation) / NAME
        return cls(file, folder, parent, cache=cache)

    def text(self, name: str, default: str = "") -> str:
        """Return a setting that is a text."""
        return str(self._stored.value(name, default, str))

    def flag(self, name: str, default: bool = False) -> bool:
        """Return a setting that is on or off."""
        return bool(self._stored.value(name, default, bool))

    def number(self, name: str, default: float = 0.0) -> float:
        """Return a setting that is a number."""
        stored = self.text(name)
        try:
            return float(stored) if stored else default
        except ValueError:
            return default

    def lines(self, name: str) -> tuple[str, ...]:
        """Return a setting that is a list of texts."""
        stored = self._stored.value(name, [], list)
        return tuple(map(str, stored)) if isinstance(stored, list) else ()

    def state(self, name: str) -> QByteArray:
        """Return a setting that Qt made: the state of a window or its panels."""
        stored = self._stored.value(name, QByteArray(), QByteArray)
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def set(self, name: str, value: str | bool | float | Iterable[str] | QByteArray) -> None:
        """Remember a setting."""
        if isinstance(value, str | bool | float | int | QByteArray):
            self._stored.setValue(name, value)
        else:
            self._stored.setValue(name, list(value))
        self.changed.emit(name)

    def forget(self, name: str) -> None:
        """Return a setting to its default value."""
        self._stored.remove(name)
        self.changed.emit(name)


def _standard(place: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(place))
