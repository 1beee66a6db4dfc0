"""What can stand in each field of a model, read from its JSON Schema."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from trackwright.schema.base import Model
from trackwright.schema.errors import DocumentPath


@dataclass(frozen=True)
class Number:
    """A whole number."""

    minimum: int
    maximum: int

    def start(self) -> Any:
        """Return the least that can stand there."""
        return max(self.minimum, min(1, self.maximum))


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def start(self) -> Any:
        """Return the least that can stand there."""
        return False


@dataclass(frozen=True)
class Choice:
    """One of a few words; `name` is that of the enumeration."""

    name: str
    values: tuple[str, ...]

    def start(self) -> Any:
        """Return the least that can stand there."""
        return self.values[0]


@dataclass(frozen=True)
class Words:
    """A text, in one language or several."""

    def start(self) -> Any:
        """Return the least that can stand there."""
        return ""


@dataclass(frozen=True)
class Name:
    """An id or a tag."""

    def start(self) -> Any:
        """Return the least that can stand there."""
        return "new"


@dataclass(frozen=True)
class Items:
    """A list."""

    item: "Shape"
    least: int

    def start(self) -> Any:
        """Return the least that can stand there."""
        return [self.item.start()] * self.least


@dataclass(frozen=True)
class Table:
    """A value for each of some keys: those of a choice, counts (of a number), or ids."""

    key: "Choice | Number | Name"
    value: "Shape"

    def start(self) -> Any:
        """Return the least that can stand there."""
        return {}


@dataclass(frozen=True)
class WordOr:
    """One word, or something else."""

    word: str
    other: "Shape"

    def start(self) -> Any:
        """Return the least that can stand there."""
        return self.word


@dataclass(frozen=True)
class Group:
    """A model of its own; its fields are read when they are asked for: models can nest."""

    name: str
    _schema: "Mapping[str, Any]" = field(repr=False, compare=False)
    _definitions: "Mapping[str, Any]" = field(repr=False, compare=False)

    @cached_property
    def fields(self) -> "tuple[Field, ...]":
        """Its fields, in the order of the model."""
        required = self._schema.get("required", ())
        return tuple(
            _field(name, schema, name in required, self._definitions)
            for name, schema in self._schema.get("properties", {}).items()
        )

    def field(self, name: str) -> "Field":
        """Return one of its fields."""
        return next(each for each in self.fields if each.name == name)

    def has(self, name: str) -> bool:
        """Tell whether there is a field of that name."""
        return any(each.name == name for each in self.fields)

    def start(self) -> Any:
        """Return the least that can stand there."""
        return {each.name: each.shape.start() for each in self.fields if each.required}


@dataclass(frozen=True)
class Variant:
    """One of several models, told apart by the word in one of their fields."""

    tag: str
    kinds: Mapping[str, Group]

    def start(self) -> Any:
        """Return the least that can stand there."""
        return {self.tag: next(iter(self.kinds))}


Shape = Number | Flag | Choice | Words | Name | Items | Table | WordOr | Group | Variant


@dataclass(frozen=True)
class Field:
    """One field of a model.

    Attributes:
        name: As the model calls it.
        shape: What can stand in it.
        description: What the model says of it.
        required: Whether something must stand in it.
        optional: Whether nothing may stand in it, which means something of its own.
        default: What holds if nothing stands in it.
    """

    name: str
    shape: Shape
    description: str
    required: bool
    optional: bool
    default: Any


@cache
def group_of(model: type[Model]) -> Group:
    """Return the fields of a model."""
    schema = model.model_json_schema()
    return Group(model.__name__, schema, schema.get("$defs", {}))


def named_at(group: Group, path: DocumentPath) -> tuple[str, str]:
    """Return the name of the last field that a path leads to, behind that of its model."""
    found = (group.name, "")
    here: Shape = group
    for step in path:
        if isinstance(here, Variant):
            here = next(kind for kind in here.kinds.values() if kind.has(str(step)))
        if isinstance(here, Group):
            found, here = (here.name, str(step)), here.field(str(step)).shape
        elif isinstance(here, Items):
            here = here.item
    return found


def _field(name: str, schema: Mapping[str, Any], required: bool, defs: Mapping[str, Any]) -> Field:
    branches = schema.get("anyOf", ())
    optional = any(branch.get("type") == "null" for branch in branches)
    inner = next((branch for branch in branches if branch.get("type") != "null"), schema)
    return Field(
        name,
        _shape(inner, defs),
        schema.get("description", ""),
        required,
        optional,
        schema.get("default"),
    )


def _shape(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Shape:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        target = defs[name]
        return (
            Choice(name, tuple(target["enum"])) if "enum" in target else Group(name, target, defs)
        )
    if "discriminator" in schema:
        mapping: Mapping[str, str] = schema["discriminator"]["mapping"]
        order = [branch["$ref"] for branch in schema["oneOf"]]
        kinds = sorted(mapping, key=lambda kind: order.index(mapping[kind]))
        tag = schema["discriminator"]["propertyName"]
        return Variant(tag, {kind: _variant(mapping[kind], tag, defs) for kind in kinds})
    if "oneOf" in schema:
        first, second = schema["oneOf"]
        return WordOr(first["const"], _shape(second, defs)) if "const" in first else Words()
    match schema["type"]:
        case "integer":
            return Number(schema["minimum"], schema["maximum"])
        case "boolean":
            return Flag()
        case "array":
            return Items(_shape(schema["items"], defs), schema.get("minItems", 0))
        case "object":
            return _table(schema, defs)
        case _:
            return Name()


def _variant(ref: str, tag: str, defs: Mapping[str, Any]) -> Group:
    name = ref.rpartition("/")[2]
    properties = {key: value for key, value in defs[name]["properties"].items() if key != tag}
    return Group(name, {**defs[name], "properties": properties}, defs)


def _table(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Table:
    keys = schema["propertyNames"]
    key: Choice | Number | Name
    if "$ref" in keys:
        name = keys["$ref"].rpartition("/")[2]
        key = Choice(name, tuple(defs[name]["enum"]))
    else:
        key = Number(1, 100) if "pattern" in keys else Name()
    patterns = schema.get("patternProperties")
    value = next(iter(patterns.values())) if patterns else schema["additionalProperties"]
    return Table(key, _shape(value, defs))
