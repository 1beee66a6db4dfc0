"""Map each root folder to a package of `trackwright`; the rest is in pyproject.toml."""

from pathlib import Path

from setuptools import find_namespace_packages, setup

ROOT = Path(__file__).parent
ROOMS = sorted(path.parent.name for path in ROOT.glob("*/__init__.py"))


def packages_of(room: str) -> list[str]:
    """Return the room and all folders in it; folders of data count as packages, too."""
    inner = find_namespace_packages(str(ROOT / room), exclude=["*__pycache__*"])
    return [f"trackwright.{room}", *(f"trackwright.{room}.{name}" for name in inner)]


setup(
    packages=[package for room in ROOMS for package in packages_of(room)],
    package_dir={f"trackwright.{room}": room for room in ROOMS},
)
