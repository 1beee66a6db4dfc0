"""The `html` format."""

import json
from base64 import b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.holding import ONE_LANGUAGE, Holds
from trackwright.formats.html.contents import page_contents
from trackwright.formats.html.picture import two_themes
from trackwright.formats.html.words import Words, words_in
from trackwright.schema.board import Meta
from trackwright.schema.text import printable, text_in

ENDING = ".html"

COLORS = (
    ("--paper", "#FBF7EC", "#1E2225"),
    ("--card", "#FFFFFF", "#2A2F33"),
    ("--hover", "#F3EAD6", "#2C3237"),
    ("--ink", "#33261A", "#E8E2D6"),
    ("--soft", "#6B5A46", "#ADA698"),
    ("--line", "#DFD3BA", "#3B4147"),
    ("--accent", "#9C3A1C", "#F2A765"),
    ("--accent-ink", "#FFFFFF", "#1E2225"),
    ("--mat", "#A6BFC5", "#14181A"),
    ("--shade", "#3A281933", "#00000088"),
)
"""Of the page around the board, in the light and in the dark theme."""


def page_text(export: Export) -> str:
    """Return a board as the text of a page that needs nothing else."""
    language, words = words_in(export.language)
    meta = export.board.meta
    picture = two_themes(export)
    style = _file("page.css") + _theme_rules((*COLORS, *picture.colors))
    script = "\n" + _file("moving.js") + _file("page.js")
    return Template(_file("page.html")).substitute(
        {key: escape(word) for key, word in words.items() if isinstance(word, str)},
        language=language,
        policy=escape(_policy(script, (style, picture.style))),
        title=escape(printable(text_in(meta.title, export.language))),
        description=escape(text_in(meta.description, export.language)),
        facts=_facts(meta, export.language, words),
        style=style,
        script=script,
        svg=picture.svg,
        data=_as_data({**page_contents(export), "language": language, "words": words}),
    )


def _policy(script: str, styles: Sequence[str]) -> str:
    """Return what the page may do: run its own script in its own style, and fetch nothing."""
    rules = {
        "default-src": "'none'",
        "script-src": _hashed(script),
        "style-src": " ".join(map(_hashed, styles)),
        "font-src": "data:",
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _hashed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _theme_rules(colors: Iterable[tuple[str, str, str]]) -> str:
    """Return the colours of both themes: the system's choice, unless the reader made one."""
    named = list(colors)
    light = ";".join(f"{name}:{color}" for name, color, _ in named)
    dark = ";".join(f"{name}:{color}" for name, _, color in named)
    return (
        f":root{{{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
    )


def _facts(meta: Meta, language: str, words: Words) -> str:
    facts = {
        "authors": ", ".join(meta.authors),
        "version": meta.version,
        "licence": meta.licence,
        "sources": text_in(meta.sources, language),
    }
    return "".join(
        f"<dt>{escape(str(words[key]))}</dt><dd>{escape(fact)}</dd>"
        for key, fact in facts.items()
        if fact
    )


def _as_data(data: Any) -> str:
    """Return JSON that no text in it can end or turn into markup."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text


def _file(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def _write(export: Export) -> Files:
    return {export.board.id + ENDING: page_text(export).encode()}


_IN_ONE_LANGUAGE = (
    "meta.title",
    "meta.description",
    "meta.sources",
    "countries.name",
    "regions.name",
    "decks.name",
)
_STOP = ("id", "name", "position", "country", "label")

HTML = FileFormat(
    name="html",
    title="a page with the board, to look at and search",
    readers="web browsers",
    ending=ENDING,
    holds=Holds(
        board=frozenset(
            {
                "id",
                "meta.title",
                "meta.description",
                "meta.authors",
                "meta.version",
                "meta.licence",
                "meta.sources",
                "size",
                "profile",
                "background",
                "countries.id",
                "countries.name",
                "countries.color",
                "countries.borders",
                "regions.id",
                "regions.name",
                "regions.borders",
                *(f"{kind}.{field}" for kind in ("cities", "crossings") for field in _STOP),
                "routes",
                "decks.id",
                "decks.name",
                "tickets.id",
                "tickets.ends",
                "tickets.points",
                "tickets.alternatives",
                "tickets.deck",
            }
        ),
        rules=frozenset({"scoring.lengths"}),
        parts=dict.fromkeys(
            (
                "meta.title",
                "meta.description",
                "meta.sources",
                "countries.name",
                "regions.name",
                "decks.name",
            ),
            ONE_LANGUAGE,
        ),
    ),
    write=_write,
)
