"""Map each root folder to a package of `trackwright`; the rest is in pyproject.toml."""

from pathlib import Path

from setuptools import find_packages, setup

ROOT = Path(__file__).parent
ROOMS = sorted(path.parent.name for path in ROOT.glob("*/__init__.py"))

setup(
    packages=[
        f"trackwright.{package}"
        for room in ROOMS
        for package in [room, *(f"{room}.{inner}" for inner in find_packages(str(ROOT / room)))]
    ],
    package_dir={f"trackwright.{room}": room for room in ROOMS},
)
