"""What is wrong with a document's data, in sentences that a designer understands."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from trackwright.schema.base import Model
from trackwright.schema.errors import MOST_PROBLEMS, DocumentPath, Problem, did_you_mean
from trackwright.schema.extends import Json, RulesetFile
from trackwright.schema.files.positions import lines_of
from trackwright.schema.files.quoting import in_brief


def located(problems: Iterable[Problem], data: Json, text: str | None) -> tuple[Problem, ...]:
    """Return the first of `problems` with readable places and, if there is a text, lines."""
    remaining = iter(problems)
    told = list(islice(remaining, MOST_PROBLEMS))
    lines = {} if text is None else lines_of(text, [problem.path for problem in told])
    result = [Problem(p.path, p.message, _readable(p.path, data), lines.get(p.path)) for p in told]
    if next(remaining, None) is not None:
        result.append(Problem((), "… and more"))
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
        hint = did_you_mean(name, known)
        yield Problem((*path, name), f"unknown field '{in_brief(name)}', kept as it is{hint}")
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


def _sentence(detail: ErrorDetails, path: DocumentPath, data: Json) -> str:
    given, context = detail.get("input"), detail.get("ctx", {})
    match detail["type"]:
        case "missing" | "union_tag_not_found":
            return _missing(path[-1], value_at(data, path[:-1]))
        case "enum" | "literal_error" | "union_tag_invalid":
            options = _words(context.get("expected") or context["expected_tags"])
            word = context.get("tag", given)
            hint = did_you_mean(word, options) if isinstance(word, str) else ""
            return f"{_shown(word)} is not one of {', '.join(options)}{hint}"
        case "string_pattern_mismatch":
            return f"{_shown(given)} is not {_form(context['pattern'])}"
        case "extra_forbidden":
            return "a point has an x and a y, and nothing else"
        case "value_error":
            return str(context["error"])
        case kind if kind in _WRONG_KINDS:
            return f"must be {_WRONG_KINDS[kind]}, not {_shown(given)}"
        case kind if kind in _OUT_OF_BOUNDS:
            bounds = _OUT_OF_BOUNDS[kind].format(**context)
            counted = isinstance(given, dict | list) or kind.startswith("string")
            return bounds if counted else f"{bounds}, not {_shown(given)}"
        case _:
            message = detail["msg"].removeprefix("Input ").removeprefix("Value ")
            return f"{message[:1].lower()}{message[1:]}, not {_shown(given)}"


_WRONG_KINDS = {
    **dict.fromkeys(
        ("model_type", "model_attributes_type", "mapping_type", "dict_type"),
        "an object, in braces { }",
    ),
    "tuple_type": "a list, in brackets [ ]",
    "named_tuple_type": "a point, written [x, y]",
    "string_type": "a text, in quotes",
    "bool_type": "true or false",
    "float_type": "a number",
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), "a whole number"),
}
"""What is asked for where something of another kind stands, by pydantic's name of the error."""

_OUT_OF_BOUNDS = {
    "greater_than": "must be more than {gt:g}",
    "greater_than_equal": "must be at least {ge:g}",
    "less_than_equal": "must be at most {le:g}",
    "too_short": "too few entries: {actual_length} instead of at least {min_length}",
    "too_long": "too many entries: at most {max_length} are possible",
    "string_too_short": "must not be empty",
    "string_too_long": "must not be longer than {max_length} characters",
}
"""What is said of a number, a list or a text that is too small or too large."""

_FORMS = {
    "^[a-z0-9]+": "an id: use small letters, digits, '_' and '-'",
    "^[a-z]{2,3}": "a language, such as 'en' or 'pt-BR'",
    "^#": "a colour, such as '#c0392b'",
    "^[A-Z]": "the code of a check, such as 'T001'",
}
"""What a text should be, by how the pattern that it must match begins."""


def _form(pattern: str) -> str:
    forms = (form for beginning, form in _FORMS.items() if pattern.startswith(beginning))
    return next(forms, f"of the form {pattern}")


def _missing(step: str | int, holder: object) -> str:
    if isinstance(step, int):
        return f"the list is too short: entry {step + 1} is missing"
    hint = did_you_mean(step, islice(holder, 1_000)) if isinstance(holder, dict) else ""
    return f"the field '{step}' is missing{hint.replace('did you mean', 'is it')}"


def _words(listing: str) -> list[str]:
    return [word.strip(" '") for word in listing.replace(" or ", ",").split(",")]


def _shown(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return f"'{in_brief(value)}'"
        case dict() | list():
            return "an object" if isinstance(value, dict) else "a list"
        case _:
            return str(value)[:60]
