"""The editor among the applications of a desktop, as freedesktop.org says: entry, icons, files."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize

from trackwright.editor.base.icons import PICTURES, PROGRAM, picture
from trackwright.editor.base.settings import DESKTOP_ENTRY
from trackwright.rendering.qt import ensure_application
from trackwright.schema.errors import TrackwrightError, UnwritableFileError
from trackwright.schema.files.writing import write_files

SOURCES = Path(__file__).parent / "desktop"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)

_PLACES = {
    "trackwright.desktop": Path("applications", f"{DESKTOP_ENTRY}.desktop"),
    "trackwright.metainfo.xml": Path("metainfo", f"{DESKTOP_ENTRY}.metainfo.xml"),
    "trackwright.mime.xml": Path("mime", "packages", f"{DESKTOP_ENTRY}.xml"),
}
_ICONS = Path("icons", "hicolor")
_SCALABLE_ICON = _ICONS / "scalable" / "apps" / f"{DESKTOP_ENTRY}.svg"
_CACHES = {
    "update-desktop-database": Path("applications"),
    "update-mime-database": Path("mime"),
    "gtk-update-icon-cache": _ICONS,
}
"""Which programs of a desktop look again into which folders."""

_COMMAND = re.compile(r"^((?:Try)?Exec=)trackwright\b", re.MULTILINE)
_RESERVED = re.compile(r'(["`$\\])')


def install(share: Path) -> tuple[Path, ...]:
    """Write all files of the entry below a `share` folder, and return them."""
    files = {share / place: data for place, data in _content().items()}
    try:
        for folder in {path.parent for path in files}:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableFileError(f"{share} cannot be written: {error.strerror}") from None
    write_files(files)
    _refresh(share)
    return tuple(files)


def remove(share: Path) -> tuple[Path, ...]:
    """Remove what `install` wrote below a `share` folder, and return what was there."""
    icons = (_icon_place(size) for size in ICON_SIZES)
    places = (*_PLACES.values(), _SCALABLE_ICON, *icons)
    there = tuple(share / place for place in places if (share / place).is_file())
    try:
        for path in there:
            path.unlink()
    except OSError as error:
        raise UnwritableFileError(f"{share} cannot be changed: {error.strerror}") from None
    if there:
        _refresh(share)
    return there


def _content() -> dict[Path, bytes]:
    content = {place: (SOURCES / name).read_bytes() for name, place in _PLACES.items()}
    entry = _PLACES["trackwright.desktop"]
    content[entry] = _with_command(content[entry].decode(), _program()).encode()
    content[_SCALABLE_ICON] = (PICTURES / f"{PROGRAM}.svg").read_bytes()
    return {**content, **dict(_icons())}


def _icons() -> Iterator[tuple[Path, bytes]]:
    ensure_application()
    for size in ICON_SIZES:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        picture(PROGRAM, QSize(size, size)).save(buffer, "PNG")
        yield _icon_place(size), bytes(buffer.data().data())


def _icon_place(size: int) -> Path:
    return _ICONS / f"{size}x{size}" / "apps" / f"{DESKTOP_ENTRY}.png"


def _program() -> Path:
    """Return the command's file: what starts programs of a desktop may look in few folders."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable)
    beside = Path(sys.executable).with_name("trackwright")
    found = beside if beside.is_file() else shutil.which("trackwright")
    if found is None:
        raise TrackwrightError(
            "the command trackwright is not installed; see the installation page"
        )
    return Path(found).absolute()


def _with_command(entry: str, program: Path) -> str:
    """Return an entry that starts a program, written as such entries quote what has blanks."""
    quoted = _RESERVED.sub(r"\\\1", str(program)).replace("\\", "\\\\").replace("%", "%%")
    plain = str(program).replace("\\", "\\\\")

    def named(line: re.Match[str]) -> str:
        return f"{line[1]}{plain}" if line[1].startswith("Try") else f'{line[1]}"{quoted}"'

    return _COMMAND.sub(named, entry)


def _refresh(share: Path) -> None:
    """Refresh the caches of the desktop, with those of its programs that are installed."""
    for command, folder in _CACHES.items():
        program = shutil.which(command)
        # A cache of icons hides what is not in it: an existing one is rebuilt, but none is created.
        is_needed = folder != _ICONS or (share / _ICONS / "icon-theme.cache").is_file()
        if program is not None and is_needed and (share / folder).is_dir():
            forced = ["--force", "--ignore-theme-index"] if folder == _ICONS else []
            subprocess.run(  # noqa: S603 – no shell, and no word of a stranger
                [program, *forced, share / folder], capture_output=True, check=False
            )
