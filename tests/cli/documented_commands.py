"""Commands that pages show, and what they say about their output."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = "trackwright"
ANYTHING = "…"
GIVEN, SENT = "<", ">"

_FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_INDENTED = re.compile(r"(?:^    .*\n?)+", re.MULTILINE)
_INLINE = re.compile(rf"`{PROGRAM} ([^`]*)`")
_SHELLS = ("", "sh", "bash", "console")


@dataclass(frozen=True)
class ShownCommand:
    """A command on a page.

    Attributes:
        line: As it is shown.
        output: The lines that are shown below it; none if the page does not tell.
    """

    line: str
    output: tuple[str, ...] = ()

    @property
    def arguments(self) -> list[str]:
        """What is given to the program, up to where its input comes from and its output goes."""
        words = self._words
        ends = [words.index(sign) for sign in (GIVEN, SENT) if sign in words]
        return words[1 : min(ends, default=len(words))]

    @property
    def source(self) -> str | None:
        """The file that its input comes from."""
        return self._behind(GIVEN)

    @property
    def target(self) -> str | None:
        """The file that its output goes to."""
        return self._behind(SENT)

    @property
    def _words(self) -> list[str]:
        return shlex.split(self.line, comments=True)

    def _behind(self, sign: str) -> str | None:
        words = self._words
        return words[words.index(sign) + 1] if sign in words else None

    def expects(self, output: str) -> bool:
        """Tell whether the page shows this output; `…` stands for anything."""
        if not self.output:
            return True
        lines = [re.escape(line).replace(ANYTHING, ".*") for line in self.output]
        pattern = "\n".join(lines)
        return re.fullmatch(pattern, output.rstrip("\n"), re.DOTALL) is not None


def pages_with_commands() -> list[Path]:
    """Return all pages that show commands."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/**/*.md")]
    return [page for page in sorted(pages) if any(shown_on(page))]


def shown_on(page: Path) -> Iterator[ShownCommand]:
    """Yield the commands of a page's blocks, in order."""
    for block in _blocks(page.read_text(encoding="utf-8")):
        lines = re.sub(r" *\\\n\s*", " ", block).splitlines()
        for index, line in enumerate(lines):
            if line.startswith(f"$ {PROGRAM} "):
                yield ShownCommand(line[2:], tuple(_output(lines[index + 1 :])))
            elif line.startswith(f"{PROGRAM} "):
                yield ShownCommand(line)


def mentioned_on(page: Path) -> list[str]:
    """Return what follows the program's name in commands that a page only mentions."""
    return _INLINE.findall(_FENCED.sub("", page.read_text(encoding="utf-8")))


def _blocks(text: str) -> Iterator[str]:
    found = {match.start(): match[2] for match in _FENCED.finditer(text) if match[1] in _SHELLS}
    plain = _FENCED.sub(lambda fenced: "\n" * len(fenced[0]), text)  # keeps every place
    for match in _INDENTED.finditer(plain):
        found[match.start()] = re.sub(r"^    ", "", match[0], flags=re.MULTILINE)
    yield from (found[place] for place in sorted(found))


def _output(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if line.startswith("$ "):
            return
        yield line
