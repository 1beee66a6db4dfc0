"""Other people's programs that read what we write, where this machine has them."""

import subprocess
from pathlib import Path
from shutil import which

import pytest

NODE = Path(__file__).parent / "node"
PACKAGES = NODE / "node_modules"

needs_node = pytest.mark.skipif(which("node") is None, reason="node is not installed")
needs_npm_packages = pytest.mark.skipif(
    which("node") is None or not PACKAGES.is_dir(),
    reason="node or its packages are not installed: scripts/install-peers",
)


def output_of(*command: str | Path) -> str:
    """Run a program and return what it says; it must succeed."""
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
