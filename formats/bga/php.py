"""PHP source: literals, arrays and the files that hold them."""

from collections.abc import Iterable, Mapping, Sequence

Literal = str | int | bool | None | Sequence["Literal"] | Mapping[int, "Literal"]


def literal(value: Literal) -> str:
    """Return a value as a PHP literal, safely escaped."""
    match value:
        case None | bool():
            return "null" if value is None else str(value).lower()
        case int():
            return str(value)
        case str():
            escaped = value.replace("\\", "\\\\").replace("'", "\\'")
            return f"'{escaped}'"
        case Mapping():
            return f"[{', '.join(f'{key} => {literal(v)}' for key, v in value.items())}]"
        case _:
            return f"[{', '.join(map(literal, value))}]"


def source(uses: Iterable[str], *blocks: str) -> bytes:
    """Return a file of PHP that uses some classes of the game."""
    names = "\n".join(f"use Bga\\Games\\TicketToRide\\Objects\\{name};" for name in uses)
    return ("\n\n".join(("<?php", names, *blocks)) + "\n").encode()


def function(name: str, lines: Iterable[str]) -> str:
    """Return a function that returns an array of some lines."""
    body = "\n".join(f"        {line}" for line in lines)
    inner = f"\n{body}\n    " if body else ""
    return f"function {name}(): array {{\n    return [{inner}];\n}}"
