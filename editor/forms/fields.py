"""Fields as a model's JSON Schema describes them, and their values: shown, typed and refused."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache, cached_property
from typing import Any

from PySide6.QtCore import QLocale

from trackwright.editor.forms.titles import TITLES
from trackwright.schema.base import Model
from trackwright.schema.errors import DocumentPath
from trackwright.schema.translation import tr

Schema = Mapping[str, Any]
"""A part of a JSON Schema, which is any JSON."""


@dataclass(frozen=True)
class Number:
    """A number; `is_whole` if it has no decimals."""

    minimum: float | None
    maximum: float | None
    is_whole: bool = True


@dataclass(frozen=True)
class Flag:
    """Yes or no."""


@dataclass(frozen=True)
class Choice:
    """One of a few words; `name` is that of the enumeration."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Words:
    """A text, in one language or several."""


@dataclass(frozen=True)
class Name:
    """A line of text: an id, a tag."""


@dataclass(frozen=True)
class Items:
    """A list."""

    item: "Shape"
    least: int


@dataclass(frozen=True)
class Table:
    """A value for each of some keys: those of a choice, counts (of a number), or ids."""

    key: "Shape"
    value: "Shape"


@dataclass(frozen=True)
class WordOr:
    """One word, or something else."""

    word: str
    other: "Shape"


@dataclass(frozen=True)
class Group:
    """A model; its fields are read when they are asked for, because models can nest."""

    name: str
    _schema: Schema = field(repr=False, compare=False)
    _definitions: Schema = field(repr=False, compare=False)

    @cached_property
    def fields(self) -> "tuple[Field, ...]":
        """Its fields, in the order of the model."""
        return tuple(map(self.field, self._schema.get("properties", ())))

    def field(self, name: str) -> "Field":
        """Return one of its fields."""
        schema = self._schema["properties"][name]
        branches = schema.get("anyOf", ())
        return Field(
            name,
            _shape(_branch(schema), self._definitions),
            TITLES.get(f"{self.name}.{name}", TITLES.get(name, "")),
            schema.get("description", ""),
            required=name in self._schema.get("required", ()),
            optional=any(branch.get("type") == "null" for branch in branches),
            default=schema.get("default"),
        )

    def has(self, name: str) -> bool:
        """Tell whether there is a field of that name."""
        return name in self._schema.get("properties", ())


@dataclass(frozen=True)
class Variant:
    """One of several models, told apart by the word in one of their fields."""

    tag: str
    kinds: Mapping[str, Group]


Shape = Number | Flag | Choice | Words | Name | Items | Table | WordOr | Group | Variant


def start_of(shape: Shape) -> Any:
    """Return the least value that is valid for a shape."""
    start: Any = None
    match shape:
        case Number():
            most = 1 if shape.maximum is None else min(1, shape.maximum)
            start = most if shape.minimum is None else max(shape.minimum, most)
        case Flag():
            start = False
        case Words() | Name():
            start = "new" if isinstance(shape, Name) else ""
        case Choice():
            start = shape.values[0]
        case Items():
            start = [start_of(shape.item)] * shape.least
        case Table():
            start = {}
        case WordOr():
            start = shape.word
        case Group():
            start = {each.name: start_of(each.shape) for each in shape.fields if each.required}
        case Variant():
            start = {shape.tag: next(iter(shape.kinds))}
    return start


@dataclass(frozen=True)
class Field:
    """One field of a model; `optional` if it may be absent, which has a meaning of its own."""

    name: str
    shape: Shape = Name()
    title: str = ""
    description: str = ""
    required: bool = False
    optional: bool = False
    default: Any = None


@cache
def group_of(model: type[Model]) -> Group:
    """Return the fields of a model."""
    schema = model.model_json_schema()
    return Group(model.__name__, schema, schema.get("$defs", {}))


def field_at(model: Group, path: DocumentPath) -> Field:
    """Return the last field that a path inside of a model leads to."""
    here: Shape = model
    found = Field("")
    for step in path:
        if isinstance(here, Variant):
            here = next(kind for kind in here.kinds.values() if kind.has(str(step)))
        if isinstance(here, Group):
            found = here.field(str(step))
            here = found.shape
        elif isinstance(here, Items):
            here = here.item
    return found


def _branch(schema: Schema) -> Schema:
    """Return the first of the alternatives of a schema that is not null."""
    branches = schema.get("anyOf", (schema,))
    return next(branch for branch in branches if branch.get("type") != "null")


def _shape(schema: Schema, defs: Schema) -> Shape:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        target = defs[name]
        if "enum" in target:
            return Choice(name, tuple(target["enum"]))
        return Group(name, target, defs) if "properties" in target else _shape(target, defs)
    if "discriminator" in schema:
        mapping: Mapping[str, str] = schema["discriminator"]["mapping"]
        order = [branch["$ref"] for branch in schema["oneOf"]]
        kinds = sorted(mapping, key=lambda kind: order.index(mapping[kind]))
        tag = schema["discriminator"]["propertyName"]
        return Variant(tag, {kind: _variant(mapping[kind], tag, defs) for kind in kinds})
    if "oneOf" in schema:
        first, second = schema["oneOf"]
        return WordOr(first["const"], _shape(second, defs)) if "const" in first else Words()
    if "anyOf" in schema:
        return _shape(_branch(schema), defs)
    match schema["type"]:
        case "integer" | "number" as kind:
            return Number(schema.get("minimum"), schema.get("maximum"), kind == "integer")
        case "boolean":
            return Flag()
        case "array":
            item = schema["items"] if "items" in schema else schema["prefixItems"][0]
            return Items(_shape(item, defs), schema.get("minItems", 0))
        case "object":
            return _table(schema, defs)
        case _:
            return Name()


def _variant(ref: str, tag: str, defs: Schema) -> Group:
    name = ref.rpartition("/")[2]
    properties = {key: value for key, value in defs[name]["properties"].items() if key != tag}
    return Group(name, {**defs[name], "properties": properties}, defs)


def _table(schema: Schema, defs: Schema) -> Table:
    keys = schema["propertyNames"]
    key = Number(1, 100) if "pattern" in keys else _shape({"type": "string", **keys}, defs)
    patterns = schema.get("patternProperties")
    value = next(iter(patterns.values())) if patterns else schema["additionalProperties"]
    return Table(key, _shape(value, defs))


Value = str | int | float | bool | tuple[str, ...] | None
"""What a property is: plain, so that inputs, cells and clipboards can hold it."""


class Mixed:
    """Stands for a value that differs among several things."""


MIXED = Mixed()


class InputKind(Enum):
    """How a value is entered."""

    LINE = auto()
    PROSE = auto()
    WHOLE = auto()
    NUMBER = auto()
    FLAG = auto()
    CHOICE = auto()
    WORDS = auto()
    COLOR = auto()


@dataclass(frozen=True)
class Option:
    """One of the values to choose from; its words are in the language of interface or board."""

    value: Value
    words: str
    icon: str = ""


_WHOLE = re.compile(r"[+-]?\d{1,9}")
_NUMBER = re.compile(r"[+-]?(\d{1,12}[.,]?\d*|[.,]\d+)")
_BETWEEN_WORDS = re.compile(r"[\s,;]+")


def written(value: Value) -> str:
    """Return a value as it is written in an input or a cell."""
    match value:
        case None:
            return ""
        case bool():
            return tr("yes") if value else tr("no")
        case float():
            number = f"{value:.6f}".rstrip("0").rstrip(".")
            return number.replace(".", QLocale().decimalPoint())
        case tuple():
            return " ".join(value)
    return str(value)


def typed(kind: InputKind, text: str, *, optional: bool = False) -> Value:
    """Return the value that was typed; what is none stays text, for the model to refuse."""
    plain = text.strip().replace("−", "-")
    match kind:
        case InputKind.WHOLE if _WHOLE.fullmatch(plain):
            return int(plain)
        case InputKind.NUMBER if _NUMBER.fullmatch(plain):
            return float(plain.replace(",", "."))
        case InputKind.WORDS:
            return tuple(word for word in _BETWEEN_WORDS.split(plain) if word)
        case InputKind.PROSE:
            return text
    return None if not plain and optional else plain


@dataclass(frozen=True)
class RefusedValue:
    """What was entered and refused by the model, and why, to be said in any language."""

    value: Any
    why: str

    @property
    def sentence(self) -> str:
        """Why, in the language of the interface."""
        return tr(self.why)


class RefusedValues(dict[tuple[Any, Any], RefusedValue]):
    """Values that are not on the board; each is shown in red until it is corrected or given up.

    The keys say whose value it is (things, the id of a ruleset) and which (a name, a path). A panel
    that is rebuilt, as for another language, goes on with those of the one before.
    """

    def of(self, owner: Any) -> Mapping[Any, RefusedValue]:
        """Return the refused values of one owner."""
        return {which: refused for (whose, which), refused in self.items() if whose == owner}

    def drop(self, owner: Any, which: Any) -> RefusedValue | None:
        """Forget a value, because it was corrected or given up; return it if there was one."""
        return self.pop((owner, which), None)

    def sentence(self, title: Callable[[Any, Any], str]) -> str:
        """Return a sentence on the first that has a title, which those without owner have not."""
        for key, refused in self.items():
            if called := title(*key):
                why = refused.sentence.removesuffix(".")
                return tr(
                    "What is typed for “{property}” is refused: {why}.", property=called, why=why
                )
        return ""
