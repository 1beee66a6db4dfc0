"""Programs of others that read what we write; a test that needs one which is missing is skipped."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from trackwright.formats.format import Files

NODE = Path(__file__).parents[1] / "node"
PACKAGES = NODE / "node_modules"

needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="node is not installed: scripts/install-peers"
)
needs_npm_packages = pytest.mark.skipif(
    not PACKAGES.is_dir(), reason="node's packages are not installed: scripts/install-peers"
)


def run(program: str, *arguments: str | Path, expected: int = 0) -> str:
    """Run a program without a screen, and return what it prints."""
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"{program} is not installed: scripts/install-peers does it")
    result = subprocess.run(
        [path, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert result.returncode == expected, result.stdout + result.stderr
    return result.stdout


def written(files: Files, folder: Path) -> list[Path]:
    """Write an export's files into a folder, and return their paths."""
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]
