"""Bring the catalogues of translations up to date with the words in the code (`make translations`).

Words that are new are added to schema/translations/*.json without a translation, and those that
nobody says any more are removed; what is still to be translated is told. With --check nothing is
written, and the exit code tells whether all is translated and up to date.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from trackwright.formats.fields import document_fields
from trackwright.schema import sentences
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, plain, say_in, words_of_counted
from trackwright.schema.translation import FOLDER, SOURCE, catalogue, entry, translated_languages
from trackwright.schema.wordings import TABLE, sentences_in
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check_examples import explanation

ROOT = Path(__file__).parent.parent
ENGLISH_ONLY = (ROOT / "cli", ROOT / "validators" / "reports")
"""What only the command line says, which speaks English."""
SPEAKING = ("trackwright.schema.sentences", "trackwright.schema.translation")
"""The modules that have `say`, `say_in`, `counted` and `tr`."""
IN_FORMS = (Ruleset,)
NO_WORDS = re.compile(r"(\{\w+(:\w+)?\})?")


def main() -> None:
    """Update all catalogues, or check them."""
    only_check = sys.argv[1:] == ["--check"]
    said = list(all_said())
    complaints: list[str] = []
    for language in translated_languages():
        if language != SOURCE:
            kept = catalogue(language)
            wanted = up_to_date(kept, said)
            if not only_check:
                write(language, wanted)
                kept = wanted
            complaints += complaints_about(language, kept, wanted)
    for complaint in complaints:
        print(complaint)
    sys.exit(bool(complaints))


def up_to_date(known: Mapping[str, str], said: list[Sentence]) -> dict[str, str]:
    """Return a catalogue of what is said: what it has, and nothing for what it lacks."""
    wanted = {}
    for sentence in said:
        own = entry(sentence.template, sentence.context)
        name = own if own in known else sentence.template
        if name in known or not NO_WORDS.fullmatch(name):
            wanted[name] = known.get(name, "")
    return wanted


def complaints_about(
    language: str, kept: Mapping[str, str], wanted: Mapping[str, str]
) -> Iterator[str]:
    """Yield what is not translated, and what a catalogue has in vain."""
    for words, translation in sorted(wanted.items()):
        if not translation:
            yield f"{language}: not translated: {words}"
    for words in sorted(kept.keys() - wanted.keys()):
        yield f"{language}: no longer said: {words}"


def write(language: str, words: dict[str, str]) -> None:
    """Write a catalogue, a line for each entry; spaces that do not break can be seen in it."""
    text = json.dumps(dict(sorted(words.items())), ensure_ascii=False, indent=0)
    text = text.replace("\N{NO-BREAK SPACE}", "\\u00a0")
    (FOLDER / f"{language}.json").write_text(f"{text}\n", encoding="utf-8")


def all_said() -> Iterator[Sentence]:
    """Yield everything that is said in several languages."""
    for path in sorted(ROOT.glob("*/__init__.py")):
        room = path.parent
        for file in sorted(room.rglob("*.py")):
            if not any(file.is_relative_to(place) for place in ENGLISH_ONLY):
                yield from said_in(file)
        for table in sorted(room.rglob(TABLE)):
            yield from (sentence for _, sentence in sentences_in(table))
    yield from map(plain, (*RouteColor, *explanations(), *descriptions()))


def said_in(file: Path) -> Iterator[Sentence]:
    """Yield the sentences that stand in a file of code."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    imports = (node for node in nodes if isinstance(node, ast.ImportFrom))
    ours = {name.name for node in imports if node.module in SPEAKING for name in node.names}
    if file == Path(sentences.__file__).resolve():
        ours = {"say"}
    for node in nodes:
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in ours:
                yield from _said(node.func.id, node, file)
            elif isinstance(node.func, ast.Attribute) and _is_qt_s(node.func):
                sys.exit(f"{file}:{node.lineno}: use tr() of trackwright.schema.translation")


def _said(name: str, call: ast.Call, file: Path) -> Iterator[Sentence]:
    constants = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    words = [value for value in constants if isinstance(value, str)]
    if name in ("say", "say_in") and not words:
        sys.exit(f"{file}:{call.lineno}: {name}() needs its words in one string")
    if name == "say_in":
        yield say_in(*words)
    elif name in ("say", "tr") and words:
        yield plain(words[0])
    elif name == "counted":
        yield from map(plain, words_of_counted(*words))


def _is_qt_s(function: ast.Attribute) -> bool:
    """Return whether a call is one of those that only Qt's own tools would find."""
    return ast.unparse(function) in ("self.tr", "QCoreApplication.translate")


def descriptions() -> list[str]:
    """Return what models say of fields that stand in forms, or are lost in other formats."""
    schemas = [model.model_json_schema() for model in IN_FORMS]
    models = [model for schema in schemas for model in (schema, *schema.get("$defs", {}).values())]
    fields = [field for model in models for field in model.get("properties", {}).values()]
    in_forms = {field["description"] for field in fields if "description" in field}
    lost = {said.template for said in document_fields(Board).values()}
    return sorted(in_forms | lost)


def explanations() -> list[str]:
    """Return what the editor tells of checks, in the order of their codes."""
    texts = ((check.why, check.source, explanation(check).details) for check in CHECKS)
    return [text for one in texts for text in one if text]


if __name__ == "__main__":
    main()
