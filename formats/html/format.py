"""The `html` format."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from trackwright.formats.capabilities import ONE_LANGUAGE, Capabilities, field_names
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.html.page_data import page_data
from trackwright.formats.html.page_style import COLORS, content_security_policy, theme_rules
from trackwright.formats.html.two_theme_picture import two_themes
from trackwright.schema.board import Meta
from trackwright.schema.colors import CardColor
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import nearest_language, translated
from trackwright.schema.wordings import wordings_of

ENDING = ".html"

Words = Mapping[str, str | Sequence[str]]
"""Wordings by key; a pair is the form for one and that for several."""


def page_text(export: Export) -> str:
    """Return a board as a self-contained page."""
    language, words = words_in(export.language)
    meta = export.board.meta
    picture = two_themes(export)
    style = _file("page.css") + theme_rules((*COLORS, *picture.colors))
    script = "\n" + _file("pan_zoom.js") + _file("page.js")
    return Template(_file("page.html")).substitute(
        {key: escape(word) for key, word in words.items() if isinstance(word, str)},
        language=language,
        policy=escape(content_security_policy(script, (style, picture.style))),
        title=escape(printable(text_in(meta.title, export.language))),
        description=escape(text_in(meta.description, export.language)),
        facts=_facts(meta, export.language, words),
        style=style,
        script=script,
        svg=picture.svg,
        data=_as_data({**page_data(export), "language": language, "words": words}),
    )


def words_in(language: str) -> tuple[str, Words]:
    """Return the words in a language, or in English, and which language that is."""
    found = nearest_language(language)
    wordings = wordings_of(Path(__file__).parent, found).wordings
    words = {
        key: wording if isinstance(wording, str) else [wording["one"], wording["other"]]
        for key, wording in wordings.items()
    }
    return found, words | {color.value: translated(color, found) for color in CardColor}


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
    """Return JSON escaped for a script element."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text


def _file(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def _write(export: Export) -> Files:
    return {export.board.id + ENDING: page_text(export).encode()}


_IN_ONE_LANGUAGE = (
    *("meta.title", "meta.description", "meta.sources"),
    *("countries.name", "regions.name", "decks.name"),
)

HTML = FileFormat(
    name="html",
    title=say("a page with the board, to look at and search"),
    readers=say("web browsers"),
    ending=ENDING,
    capabilities=Capabilities(
        board=field_names("meta", "title description authors version licence sources")
        | field_names("countries regions", "id name borders")
        | field_names("cities crossings", "id name position country label")
        | field_names("decks", "id name")
        | field_names("tickets", "id ends points alternatives deck")
        | {"id", "size", "profile", "background", "countries.color", "routes", "decorations"},
        rules=frozenset({"scoring.lengths"}),
        parts=dict.fromkeys(_IN_ONE_LANGUAGE, ONE_LANGUAGE),
    ),
    write=_write,
)
