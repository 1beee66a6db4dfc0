"""The `trackwright` command, run inside the test: the same `main`, without starting Python anew."""

import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from trackwright.cli import main


@dataclass(frozen=True)
class Result:
    """What a command left: its exit code, and what it wrote."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, folder: Path | None = None) -> Result:
    """Run the command with some arguments, as if in a folder."""
    output, errors = _stream(), _stream()
    code = 0
    with pytest.MonkeyPatch.context() as program, chdir(folder or Path()):
        program.setattr(sys, "argv", ["trackwright", *arguments])
        with redirect_stdout(output), redirect_stderr(errors):
            try:
                main()
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else int(end.code is not None)
    return Result(code, _written(output), _written(errors))


def _stream() -> TextIOWrapper:
    return TextIOWrapper(BytesIO(), encoding="utf-8", newline="")


def _written(stream: TextIOWrapper) -> str:
    stream.flush()
    written = stream.buffer
    assert isinstance(written, BytesIO)
    return written.getvalue().decode("utf-8").replace("\r\n", "\n")
