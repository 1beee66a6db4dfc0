"""What is wrong with a document's data, in sentences, and on which line."""

import json
import re
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from trackwright.schema.base import Model
from trackwright.schema.errors import (
    MOST_PROBLEMS,
    DocumentPath,
    Problem,
    did_you_mean,
    likeliest,
    sentence_of,
)
from trackwright.schema.rules.ruleset import Json, RulesetFile
from trackwright.schema.sentences import Sentence, quoted, say
from trackwright.schema.text import in_brief


def located(problems: Iterable[Problem], data: Json, text: str | None) -> tuple[Problem, ...]:
    """Return the first of `problems` with readable places and, if there is a text, lines."""
    remaining = iter(problems)
    first = list(islice(remaining, MOST_PROBLEMS))
    lines = {} if text is None else lines_of(text, [problem.path for problem in first])
    result = [Problem(p.path, p.message, _readable(p.path, data), lines.get(p.path)) for p in first]
    if next(remaining, None) is not None:
        result.append(Problem((), say("… and more")))
    return tuple(result)


def validation_problems(error: ValidationError, data: Json) -> Iterator[Problem]:
    """Yield a problem for each thing that a model refused."""
    for detail in error.errors(include_url=False):
        path = _document_path(detail, data)
        if detail["type"] == "too_short" and len(detail["input"]) >= detail["ctx"]["min_length"]:
            continue  # entries that were refused are not counted; each is told by itself
        yield Problem(path, _sentence(detail, path, data))


def unknown_fields(model: Model, path: DocumentPath = ()) -> Iterator[Problem]:
    """Yield a problem for each field that a model kept without knowing it."""
    known = type(model).model_fields
    for name in model.model_extra or ():
        message = say(
            "unknown field '{field}', kept as it is{hint}",
            field=in_brief(name),
            hint=did_you_mean(name, known),
        )
        yield Problem((*path, name), message)
    for name in known:
        yield from unknown_fields_below(getattr(model, name), (*path, name))


def unknown_fields_below(value: object, path: DocumentPath) -> Iterator[Problem]:
    """Yield a problem for each unknown field of the models that a field's value is made of."""
    if isinstance(value, RulesetFile):
        return  # its fields are statements, known only once they are merged
    if isinstance(value, Model):
        yield from unknown_fields(value, path)
    elif isinstance(value, tuple) and not (value and isinstance(value[0], tuple)):  # no points
        for index, item in enumerate(value):
            if isinstance(item, Model):
                yield from unknown_fields_below(item, (*path, index))


def value_at(data: Any, path: DocumentPath) -> Any:
    """Return what stands at `path` of JSON data, or None."""
    for step in path:
        if not _leads_somewhere(data, step):
            return None
        data = data[step]
    return data


def _document_path(detail: ErrorDetails, data: Any) -> DocumentPath:
    # A `loc` also names the branches of unions, which are not in the document.
    path: list[str | int] = []
    steps = [step for step in detail["loc"] if step != "[key]"]
    missing: list[str | int] = []
    if detail["type"] == "missing":
        missing = [steps.pop()]
    elif detail["type"] in ("union_tag_invalid", "union_tag_not_found"):
        missing = ["kind"]
    for step in steps:
        if _leads_somewhere(data, step):
            path.append(step)
            data = data[step]
    return (*path, *missing)


def _leads_somewhere(data: Any, step: str | int) -> bool:
    if isinstance(data, dict):
        return step in data
    return isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data)


def _readable(path: DocumentPath, data: Any) -> str:
    words = []
    for step in path:
        data = data[step] if _leads_somewhere(data, step) else None
        name = data.get("id") if isinstance(data, dict) and isinstance(step, int) else None
        words.append(in_brief(name if isinstance(name, str) and name else str(step), 80))
    return "/".join(words)


def _sentence(detail: ErrorDetails, path: DocumentPath, data: Json) -> Sentence:
    given, context = detail.get("input"), detail.get("ctx", {})
    match detail["type"]:
        case "missing" | "union_tag_not_found":
            return _missing(path[-1], value_at(data, path[:-1]))
        case "enum" | "literal_error" | "union_tag_invalid":
            options = _words(context.get("expected") or context["expected_tags"])
            word = context.get("tag", given)
            return say(
                "{word} is not one of {options}{hint}",
                word=_shown(word),
                options=", ".join(options),
                hint=did_you_mean(word, options) if isinstance(word, str) else "",
            )
        case "string_pattern_mismatch":
            return say("{text} is not {form}", text=_shown(given), form=_form(context["pattern"]))
        case "extra_forbidden":
            return say("a point has an x and a y, and nothing else")
        case "value_error":
            return sentence_of(context["error"])
        case kind if kind in _WRONG_KINDS:
            asked = _WRONG_KINDS[kind]
        case kind:
            bounds = _bounds(kind, context)
            if bounds is not None and (isinstance(given, dict | list) or kind.startswith("string")):
                return bounds
            message = detail["msg"].removeprefix("Input ").removeprefix("Value ")
            asked = bounds or say("{error}", error=f"{message[:1].lower()}{message[1:]}")
    return say("{asked}, not {given}", asked=asked, given=_shown(given))


_WRONG_KINDS = {
    **dict.fromkeys(
        ("model_type", "model_attributes_type", "mapping_type", "dict_type"),
        say("must be an object, in braces { }"),
    ),
    "tuple_type": say("must be a list, in brackets [ ]"),
    "named_tuple_type": say("must be a point, written [x, y]"),
    "string_type": say("must be a text, in quotes"),
    "bool_type": say("must be true or false"),
    "float_type": say("must be a number"),
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), say("must be a whole number")),
}
"""What is asked for where something of another kind stands, by pydantic's name of the error."""

_FORMS = {
    "^[a-z0-9]+": say("an id: use small letters, digits, '_' and '-'"),
    "^[a-z]{2,3}": say("a language, such as 'en' or 'pt-BR'"),
    "^#": say("a colour, such as '#c0392b'"),
    "^[A-Z]": say("the code of a check, such as 'T001'"),
}
"""What a text should be, by how the pattern that it must match begins."""


def _bounds(kind: str, context: dict[str, Any]) -> Sentence | None:
    """Return what is said of a number, a list or a text that is too small or too large."""
    match kind:
        case "greater_than":
            return say("must be more than {least:g}", least=context["gt"])
        case "greater_than_equal":
            return say("must be at least {least:g}", least=context["ge"])
        case "less_than_equal":
            return say("must be at most {most:g}", most=context["le"])
        case "too_short":
            there, least = context["actual_length"], context["min_length"]
            return say("too few entries: {n} instead of at least {least}", n=there, least=least)
        case "too_long":
            return say("too many entries: at most {n} are possible", n=context["max_length"])
        case "string_too_short":
            return say("must not be empty")
        case "string_too_long":
            return say("must not be longer than {n} characters", n=context["max_length"])
    return None


def _form(pattern: str) -> Sentence:
    forms = (form for beginning, form in _FORMS.items() if pattern.startswith(beginning))
    return next(forms, say("of the form {pattern}", pattern=pattern))


def _missing(step: str | int, holder: object) -> Sentence:
    if isinstance(step, int):
        return say("the list is too short: entry {n} is missing", n=step + 1)
    likely = likeliest(step, islice(holder, 1_000)) if isinstance(holder, dict) else None
    if likely is None:
        return say("the field '{field}' is missing", field=step)
    return say("the field '{field}' is missing; is it '{likely}'?", field=step, likely=likely)


def _words(listing: str) -> list[str]:
    return [word.strip(" '") for word in listing.replace(" or ", ",").split(",")]


def _shown(value: object) -> object:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return quoted(in_brief(value))
        case dict():
            return say("an object")
        case list():
            return say("a list")
        case _:
            return str(value)[:60]


_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{},:]|[^\s\[\]{},:"]+')
_SPACE = re.compile(r"[\s\ufeff]*")
_decode = json.JSONDecoder().raw_decode


def lines_of(text: str, paths: Collection[DocumentPath]) -> dict[DocumentPath, int]:
    """Return the lines of `paths`; what the text lacks gets the line of what would hold it."""
    if not paths:
        return {}
    wanted = dict.fromkeys((path[:n] for path in paths for n in range(len(path) + 1)), 0)
    for path in wanted:
        if path:
            wanted[path[:-1]] += 1
    found: dict[DocumentPath, int] = {}
    line, counted = 1, 0
    for path, start in _places(text, (), _after_space(text, 0), wanted):
        line += text.count("\n", counted, start)
        counted = start
        found[path] = line
        if len(found) == len(wanted):
            break
    return {
        path: next(found[path[:n]] for n in range(len(path), -1, -1) if path[:n] in found)
        for path in paths
    }


def repeated_key(text: str) -> tuple[str, int]:
    """Return the first key that an object has twice, with the line of its second place."""
    key, start = next(_repeats(text))
    return key, text.count("\n", 0, start) + 1


def _places(
    text: str, path: DocumentPath, start: int, wanted: Mapping[DocumentPath, int]
) -> Generator[tuple[DocumentPath, int], None, int]:
    """Yield where the value at `start` and the wanted ones inside it begin; return its end.

    `wanted` says how many wanted values each wanted one holds; what holds none is skipped over by
    the decoder, which is many times faster than looking into it.
    """
    yield path, start
    opening = text[start]
    remaining = wanted[path] if opening in "{[" else 0
    place, index = _after_space(text, start + 1), 0
    while remaining and text[place] not in "]}":
        step: str | int = index
        if opening == "{":
            step, place = _decode(text, place)
            place = _after_space(text, _after_space(text, place) + 1)
        if (*path, step) in wanted:
            place = yield from _places(text, (*path, step), place, wanted)
            remaining -= 1
        else:
            _, place = _decode(text, place)
        place, index = _after_space(text, place), index + 1
        if text[place] == ",":
            place = _after_space(text, place + 1)
    return place + 1 if remaining else _decode(text, start)[1]


def _repeats(text: str) -> Iterator[tuple[str, int]]:
    """Yield every key that its object has already, and where it stands."""
    keys: list[set[str] | None] = []  # of each open object; None for an open list
    expect_key = False
    for token in _TOKEN.finditer(text):
        word = token.group()
        if word in "{[":
            keys.append(set() if word == "{" else None)
            expect_key = word == "{"
        elif word in "}]":
            keys.pop()
            expect_key = False
        elif word == ",":
            expect_key = keys[-1] is not None
        elif expect_key and (siblings := keys[-1]) is not None:
            expect_key = False
            if (key := json.loads(word)) in siblings:
                yield key, token.start()
            siblings.add(key)


def _after_space(text: str, start: int) -> int:
    space = _SPACE.match(text, start)
    return space.end() if space else start
