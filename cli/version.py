"""Version numbers of the program and what it uses."""

import sys
from importlib.metadata import version

from trackwright.formats.engine.version import VERSION
from trackwright.schema.files.migrations import MIGRATIONS, current_version


def versions() -> str:
    """Return the versions of the program, its formats, Qt and Python."""
    formats = {kind.value: current_version(MIGRATIONS[kind]) for kind in MIGRATIONS}
    formats["engine"] = VERSION
    numbers = ", ".join(f"{kind} format {number}" for kind, number in formats.items())
    python = ".".join(map(str, sys.version_info[:3]))
    # Its package has Qt's version; Qt itself takes longer to load than all of this.
    qt = version("PySide6-Essentials")
    return f"trackwright {version('trackwright')}\n{numbers}\nQt {qt}, Python {python}"
