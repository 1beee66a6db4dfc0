"""Draw docs/pictures/rooms.svg: rooms and editor layers as the import contracts stack them."""

import ast
import re
import tomllib
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from textwrap import wrap
from xml.sax.saxutils import escape

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "pictures" / "rooms.svg"

WIDTH, EDGE, GAP = 960, 24, 12
ROW, FIRST_ROW = 64, 56
THIN_ROW, THIN_GAP = 28, 6
LETTERS_IN_A_PIXEL = 0.138  # of the small type, at the least

WAY = (
    ("open", "schema, maps"),
    ("document", "editor"),
    ("edit", "schema, editor"),
    ("check", "validators"),
    ("draw", "layout, rendering"),
    ("export", "formats, printing"),
)
"""The way of a board through the rooms, and who does each step."""

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #22333b; text-anchor: middle }
  .title { font-size: 15px; font-weight: 600; text-anchor: start }
  .name { font-size: 16px; font-weight: 600 }
  .paper { fill: #fbf9f4 } .room { fill: #e7eef0; stroke: #7d9aa4 } .step { fill: #f6dd8d; stroke: #b08a1c }
  .arrow { fill: none; stroke: #22333b; stroke-width: 1.6 } .tip { fill: #22333b }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e6df } .paper { fill: #1f2529 } .room { fill: #2b3b42; stroke: #5f7f8a }
    .step { fill: #5a4a18; stroke: #b79a3f } .arrow { stroke: #e8e6df } .tip { fill: #e8e6df }
  }
"""  # noqa: E501 – a style sheet reads better in rows


def rooms_picture() -> str:
    """Return the picture as SVG."""
    rooms, layers = (stacked_by_contract(name) for name in ("Rooms", "Layers of the editor"))
    editor = FIRST_ROW + len(rooms) * (ROW + GAP) + 40
    below = editor + 20 + len(layers) * (THIN_ROW + THIN_GAP) + 40
    height = below + 112
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="14"/>',
            _text("title", EDGE, 36, "The rooms: each imports only from rows below its own"),
            *(part for row, names in enumerate(rooms) for part in _row(row, names)),
            _text(
                "title", EDGE, editor, "The editor’s layers, likewise; features have a folder each"
            ),
            *(part for row, names in enumerate(layers) for part in _layer(editor + 16, row, names)),
            _text("title", EDGE, below, "A board’s way through them"),
            *_way(below + 16),
            "</svg>",
            "",
        ]
    )


def stacked_by_contract(name: str) -> list[list[str]]:
    """Return the packages as the import contract with this name stacks them, the topmost first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (stacked,) = (one["layers"] for one in contracts if one["name"].startswith(name))
    return [[part.rpartition(".")[2] for part in re.split(" [|:] ", layer)] for layer in stacked]


def _job(room: str) -> str:
    """Return what a room says that it is for, as short as it can be."""
    first = _first_paragraph(room)
    for end in (":", ".", ", and"):
        first = first.partition(end)[0]
    return first


def _first_paragraph(folder: str) -> str:
    tree = ast.parse((ROOT / folder / "__init__.py").read_text(encoding="utf-8"))
    first = (ast.get_docstring(tree) or "").split("\n\n")[0]
    return first.replace("`", "").replace("\n", " ")


def _row(row: int, rooms: Sequence[str]) -> Iterator[str]:
    top = FIRST_ROW + row * (ROW + GAP)
    width = (WIDTH - 2 * EDGE - (len(rooms) - 1) * GAP) / len(rooms)
    for place, room in enumerate(rooms):
        left = EDGE + place * (width + GAP)
        yield _box("room", left, top, width, ROW)
        yield _text("name", left + width / 2, top + 22, room)
        lines = wrap(_job(room), int(width * LETTERS_IN_A_PIXEL))
        yield from _lines(left + width / 2, top + 40, lines)


def _layer(top: float, row: int, folders: Sequence[str]) -> Iterator[str]:
    """Yield one layer as a thin row: its folder with what it is for, or all features."""
    y = top + row * (THIN_ROW + THIN_GAP)
    yield _box("room", EDGE, y, WIDTH - 2 * EDGE, THIN_ROW)
    if len(folders) == 1:
        details = _first_paragraph(f"editor/{folders[0]}").partition(": ")[2]
        words = f"{folders[0]} – {details.rstrip('.')}"
    else:
        words = " · ".join(sorted(folders))
    yield _text("", WIDTH / 2, y + 19, words)


def _way(top: float) -> Iterator[str]:
    arrow = 26
    width = (WIDTH - 2 * EDGE - (len(WAY) - 1) * arrow) / len(WAY)
    for place, (step, rooms) in enumerate(WAY):
        left = EDGE + place * (width + arrow)
        yield _box("step", left, top, width, 62)
        yield _text("name", left + width / 2, top + 26, step)
        yield _text("", left + width / 2, top + 46, rooms)
        if place:
            tip = left - 3
            yield f'<path class="arrow" d="M{left - arrow + 3:g} {top + 31:g}H{tip - 6:g}"/>'
            yield f'<path class="tip" d="M{tip:g} {top + 31:g}l-9 -5v10z"/>'


def _lines(middle: float, first: float, lines: Sequence[str]) -> Iterator[str]:
    for line, down in zip(lines, count(0, 16), strict=False):
        yield _text("", middle, first + down, line)


def _box(kind: str, left: float, top: float, width: float, height: float) -> str:
    size = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
    return f'<rect class="{kind}" {size} rx="8"/>'


def _text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(words)}</text>'


if __name__ == "__main__":
    PICTURE.write_text(rooms_picture(), encoding="utf-8")
