"""Files that were open lately."""

from pathlib import Path

from trackwright.editor.settings import Settings

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
