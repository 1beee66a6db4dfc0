"""The reference page of the commands, made from the commands themselves."""

import re
from collections.abc import Iterator, Mapping

import typer.main
from typer.core import TyperCommand, TyperGroup

from trackwright.cli.app import app

PROGRAM = "trackwright"

_INTRODUCTION = """# Commands

`trackwright COMMAND --help` tells the same. A board is the name of a shipped one, as in
`trackwright list`, or a file; a format is one of the [formats](formats.md), a check one of the
[checks](checks.md). This page is made by `make docs`.

Every command ends with exit code 0 if all is well, and with 2 if it could not run, with a sentence
that says why. Some end with 1: they ran, and found something."""

_EXAMPLES = re.compile(r"^Examples?:\s*")
_NEXT_EXAMPLE = re.compile(rf"(?:;\s+|(?<!\|)\s+)(?={PROGRAM} )")
_DEFAULT = re.compile(r"\s+\[(default: .*|required|\d.*|x>=.*)\]$")
_LIMITS = re.compile(r"(?P<low>[\d.]+)<=x<=(?P<high>[\d.]+)|x>=(?P<least>[\d.]+)")
_BAR = "\\|"
_KINDS = {
    "str": "TEXT",
    "list[str]": "TEXT",
    "path": "PATH",
    "int": "NUMBER",
    "int range": "NUMBER",
    "float": "NUMBER",
    "float range": "NUMBER",
}


def reference_page() -> str:
    """Return the page about all commands, as Markdown."""
    group = typer.main.get_command(app)
    if not isinstance(group, TyperGroup):
        raise TypeError("one command alone has no reference page")
    commands = {
        name: command
        for name, command in sorted(group.commands.items())
        if isinstance(command, TyperCommand)
    }
    return "\n".join([_INTRODUCTION, *_overview(commands), *_general(group), *_each(commands), ""])


def _overview(commands: Mapping[str, TyperCommand]) -> Iterator[str]:
    yield from ["", "| command | |", "|---|---|"]
    for name, command in commands.items():
        yield f"| [{name}](#{name}) | {_paragraphs(command)[0]} |"


def _general(group: TyperGroup) -> Iterator[str]:
    yield from ["", "Options before any command:", ""]
    yield from _options(PROGRAM, group)


def _each(commands: Mapping[str, TyperCommand]) -> Iterator[str]:
    for name, command in commands.items():
        examples = [text for text in _paragraphs(command) if _EXAMPLES.match(text)]
        yield from ["", f"## {name}"]
        for text in _paragraphs(command):
            if text not in examples:
                yield from ["", text]
        yield ""
        for text in examples:
            lines = _NEXT_EXAMPLE.split(_EXAMPLES.sub("", text))
            yield from (f"    {line.strip()}" for line in lines)
        if examples:
            yield ""
        yield from _options(name, command)


def _paragraphs(command: TyperCommand) -> list[str]:
    text = "\n\n".join(filter(None, (command.help, command.epilog))).replace("\b", "")
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", text) if part.strip()]


def _options(name: str, command: TyperCommand | TyperGroup) -> Iterator[str]:
    context = command.make_context(name, [], resilient_parsing=True)
    records = [parameter.get_help_record(context) for parameter in command.params]
    if records:
        yield from ["| | | |", "|---|---|---|"]
    for words, about in filter(None, records):
        found = _DEFAULT.search(about)
        limits = _LIMITS.sub(_in_words, found[1]) if found else ""
        cells = [f"`{_shown(words)}`", _DEFAULT.sub("", about), limits]
        yield f"| {' | '.join(cell.replace('|', _BAR) for cell in cells)} |"


def _shown(words: str) -> str:
    """Return how an option or argument is written: `--games NUMBER`, `BOARD`."""
    if not words.startswith("-"):
        return words.split(" ")[0].upper()
    for kind, word in _KINDS.items():
        words = words.replace(f"<{kind}>", word)
    return re.sub(r"<(.*)>", r"\1", words)


def _in_words(limits: re.Match[str]) -> str:
    low, high = limits["low"] or limits["least"], limits["high"]
    return f"{low} to {high}" if high else f"at least {low}"
