"""The `trackwright` command, run inside the test: the same `main`, without starting Python anew."""

import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BufferedIOBase, BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from trackwright.cli import main


@dataclass(frozen=True)
class Result:
    """What a command left: its exit code, and what it wrote."""

    returncode: int
    stdout: str
    stderr: str


class Terminal(TextIOWrapper):
    """A stream that says that a person looks at it."""

    def isatty(self) -> bool:
        return True


def run(
    *arguments: str,
    folder: Path | None = None,
    given: bytes | BufferedIOBase = b"",
    on_terminal: bool = False,
) -> Result:
    """Run the command with some arguments, as if in a folder, with `given` on standard input."""
    output, errors = _stream(on_terminal), _stream(on_terminal)
    source = BytesIO(given) if isinstance(given, bytes) else given
    code = 0
    with pytest.MonkeyPatch.context() as program, chdir(folder or Path()):
        program.setattr(sys, "argv", ["trackwright", *arguments])
        program.setattr(sys, "stdin", TextIOWrapper(source, encoding="utf-8"))
        with redirect_stdout(output), redirect_stderr(errors):
            try:
                main()
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else int(end.code is not None)
    return Result(code, _written(output), _written(errors))


def _stream(is_terminal: bool) -> TextIOWrapper:
    kind = Terminal if is_terminal else TextIOWrapper
    return kind(BytesIO(), encoding="utf-8", newline="")


def _written(stream: TextIOWrapper) -> str:
    stream.flush()
    written = stream.buffer
    assert isinstance(written, BytesIO)
    return written.getvalue().decode("utf-8", "replace").replace("\r\n", "\n")
