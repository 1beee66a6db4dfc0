"""What is wrong with a document's data, in sentences that a designer understands."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from trackwright.schema.base import Model
from trackwright.schema.errors import MOST_PROBLEMS, DocumentPath, Problem, did_you_mean
from trackwright.schema.extends import Json, RulesetFile
from trackwright.schema.files.positions import lines_of


def located(problems: Iterable[Problem], data: Json, text: str) -> tuple[Problem, ...]:
    """Return the first of `problems` with their lines and readable places."""
    remaining = iter(problems)
    told = list(islice(remaining, MOST_PROBLEMS))
    lines = lines_of(text, [problem.path for problem in told])
    result = [Problem(p.path, p.message, _readable(p.path, data), lines.get(p.path)) for p in told]
    if next(remaining, None) is not None:
        result.append(Problem((), "… and more"))
    return tuple(result)


def validation_problems(error: ValidationError, data: Json) -> Iterator[Problem]:
    """Yield a problem for each thing that a model refused."""
    for detail in error.errors(include_url=False):
        path = _document_path(detail, data)
        yield Problem(path, _sentence(detail, path, data))


def unknown_fields(model: Model, path: DocumentPath = ()) -> Iterator[Problem]:
    """Yield a problem for each field that a model kept without knowing it."""
    known = type(model).model_fields
    for name in model.model_extra or ():
        hint = did_you_mean(name, known)
        yield Problem((*path, name), f"unknown field '{name}', kept as it is{hint}")
    for name in known:
        yield from _unknown_below(getattr(model, name), (*path, name))


def _unknown_below(value: object, path: DocumentPath) -> Iterator[Problem]:
    if isinstance(value, RulesetFile):
        return  # its fields are statements, known only once they are merged
    if isinstance(value, Model):
        yield from unknown_fields(value, path)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _unknown_below(item, (*path, index))


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
    missing = detail["type"] == "missing"
    for step in steps[:-1] if missing else steps:
        if _leads_somewhere(data, step):
            path.append(step)
            data = data[step]
    return (*path, steps[-1]) if missing else tuple(path)


def _leads_somewhere(data: Any, step: str | int) -> bool:
    if isinstance(data, dict):
        return step in data
    return isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data)


def _readable(path: DocumentPath, data: Any) -> str:
    words = []
    for step in path:
        data = data[step] if _leads_somewhere(data, step) else None
        name = data.get("id") if isinstance(data, dict) and isinstance(step, int) else None
        words.append(name[:80] if isinstance(name, str) and name else str(step)[:80])
    return "/".join(words)


def _sentence(detail: ErrorDetails, path: DocumentPath, data: Json) -> str:
    given, context = detail.get("input"), detail.get("ctx", {})
    match detail["type"]:
        case "missing":
            holder = value_at(data, path[:-1])
            name = str(path[-1])
            hint = did_you_mean(name, holder) if isinstance(holder, Mapping) else ""
            return f"the field '{name}' is missing{hint.replace('did you mean', 'is it')}"
        case "enum" | "literal_error":
            options = [
                word.strip(" '") for word in context["expected"].replace(" or ", ",").split(",")
            ]
            hint = did_you_mean(given, options) if isinstance(given, str) else ""
            return f"{_shown(given)} is not one of {', '.join(options)}{hint}"
        case "union_tag_invalid" | "union_tag_not_found":
            tag = context.get("tag", "")
            options = _words(context.get("expected_tags", ""))
            return f"'kind' must be one of {', '.join(options)}{did_you_mean(str(tag), options)}"
        case "string_pattern_mismatch" if "[a-z0-9]+" in context["pattern"]:
            return f"{_shown(given)} is not an id: use small letters, digits, '_' and '-'"
        case "value_error":
            return str(context["error"])
        case "model_type" | "model_attributes_type" | "mapping_type" | "dict_type":
            return f"must be an object, in braces {{ }}, not {_shown(given)}"
        case _:
            message = detail["msg"].removeprefix("Input ").removeprefix("Value ")
            shown = "" if isinstance(given, dict | list) else f", not {_shown(given)}"
            return f"{message[:1].lower()}{message[1:]}{shown}"


def _words(listing: str) -> list[str]:
    return [word.strip(" '") for word in listing.split(",")]


def _shown(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return f"'{value[:60]}…'" if len(value) > 60 else f"'{value}'"
        case dict() | list():
            return "an object" if isinstance(value, dict) else "a list"
        case _:
            return str(value)[:60]
