"""Bring the translations of the editor up to date with its words (`make translations`).

Words are collected into editor/base/translations/*.ts, which Qt Linguist opens; what is still to be
translated is told. The .qm files that the editor reads are made from them. With --check nothing
is written, and the exit code tells whether all is translated and up to date.
"""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from xml.etree.ElementTree import parse

import PySide6

from trackwright.editor.base.language import FOLDER, LANGUAGES, SOURCE
from trackwright.editor.base.words import SENTENCE
from trackwright.formats.fields import document_fields
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import words_of_counted
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check_examples import explanation

ROOM = FOLDER.parent
TOOLS = Path(PySide6.__file__).parent
IN_FORMS = (Ruleset,)
SPEAKING = (
    *("schema", "network", "layout", "rendering", "printing", "maps", "formats", "playtest"),
    *("analysis", "validators", "editor/edits", "editor/languages", "editor/tables"),
)
"""The rooms whose sentences the editor shows."""
REPORTS = ROOM.parent / "validators" / "reports"
"""What only the command line says, which speaks English."""
NO_WORDS = re.compile(r"(\{\w+(:\w+)?\})?")


def main() -> None:
    """Update all languages, or check them."""
    only_check = sys.argv[1:] == ["--check"]
    complaints = []
    for language in LANGUAGES:
        if language != SOURCE:
            complaints += checked(language) if only_check else updated(language)
    for complaint in complaints:
        print(complaint)
    sys.exit(bool(complaints))


def updated(language: str) -> list[str]:
    """Write the files of a language anew; return what is not translated."""
    words = words_file(language)
    collect(words, language)
    release(words, words.with_suffix(".qm"))
    return [f"{words.name}: not translated: {missing}" for missing in untranslated(words)]


def checked(language: str) -> list[str]:
    """Return what is not translated, or not up to date."""
    kept = words_file(language)
    with TemporaryDirectory() as folder:
        words = Path(folder) / kept.name
        copyfile(kept, words)
        collect(words, language)
        complaints = [f"{kept.name}: not translated: {missing}" for missing in untranslated(words)]
        complaints += [
            f"{kept.name}: no longer said: {gone}" for gone in messages(kept) - messages(words)
        ]
        compiled = words.with_suffix(".qm")
        release(kept, compiled)
        if compiled.read_bytes() != kept.with_suffix(".qm").read_bytes():
            complaints.append(f"{kept.with_suffix('.qm').name}: not made from {kept.name}")
    return complaints


def words_file(language: str) -> Path:
    """Return the file that holds a language's words."""
    return FOLDER / f"trackwright_{language}.ts"


def collect(words: Path, language: str) -> None:
    """Bring a file of words up to date with what the code says."""
    sources = sorted(str(path) for path in ROOM.rglob("*.py"))
    options = ["-silent", "-no-obsolete", "-locations", "none"]
    options += ["-source-language", SOURCE, "-target-language", language]
    with TemporaryDirectory() as folder:
        elsewhere = Path(folder) / "elsewhere.py"
        said = dict.fromkeys((*explanations(), *sentences(), *descriptions()))
        lines = [_noted(SENTENCE, text) for text in said]
        elsewhere.write_text("\n".join(lines), encoding="utf-8")
        _run("lupdate", *options, *sources, str(elsewhere), "-ts", str(words))


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


def sentences() -> Iterator[str]:
    """Yield the words of all sentences that the other rooms say, as they stand in the code."""
    for room in SPEAKING:
        for path in sorted((ROOM.parent / room).rglob("*.py")):
            if REPORTS in path.parents:
                continue
            tree = ast.parse(path.read_text(encoding="utf-8"))
            calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
            for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
                yield from _said(call, path) if isinstance(call.func, ast.Name) else ()


def _said(call: ast.Call, path: Path) -> tuple[str, ...]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    constants = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    words = [value for value in constants if isinstance(value, str)]
    if name == "say" and not words:
        sys.exit(f"{path}:{call.lineno}: say() needs its words in one string")
    if name == "say":
        return () if NO_WORDS.fullmatch(words[0]) else (words[0],)
    return words_of_counted(*words) if name == "counted" and words else ()


def _noted(context: str, text: str) -> str:
    """Return a line of code that Qt's tool takes words from."""
    quoted = (json.dumps(words, ensure_ascii=False) for words in (context, text))
    return f"QT_TRANSLATE_NOOP({', '.join(quoted)})"


def release(words: Path, compiled: Path) -> None:
    """Make what the editor reads."""
    _run("lrelease", "-silent", "-removeidentical", str(words), "-qm", str(compiled))


def untranslated(words: Path) -> list[str]:
    """Return what a file of words has no translation for."""
    return [
        f"{context}: {source}"
        for context, source, translation in _entries(words)
        if not translation
    ]


def messages(words: Path) -> set[str]:
    """Return what a file of words translates."""
    return {f"{context}: {source}" for context, source, _ in _entries(words)}


def _entries(words: Path) -> Iterator[tuple[str, str, str]]:
    for context in parse(words).getroot().iter("context"):  # noqa: S314 (our own file)
        for message in context.iter("message"):
            translation = message.find("translation")
            done = translation is not None and translation.get("type") != "unfinished"
            text = "".join(translation.itertext()).strip() if translation is not None else ""
            name, source = context.findtext("name", ""), message.findtext("source", "")
            yield name, source, text if done else ""


def _run(tool: str, *arguments: str) -> None:
    subprocess.run([str(TOOLS / tool), *arguments], check=True)  # noqa: S603 (Qt's own tool)


if __name__ == "__main__":
    main()
