"""JSON Schemas in words, for reference pages: the objects of a document, and types of fields."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from trackwright.schema.rules.ruleset import Json

_PLAIN = {"string": "text", "integer": "whole number", "boolean": "`true` or `false`"}
_LOWEST, _HIGHEST = ("minimum", "minLength", "minItems"), ("maximum", "maxLength", "maxItems")


def objects_in_order(
    schema: Json, definitions: Json, beyond: frozenset[str] = frozenset()
) -> list[str]:
    """Return the names of the objects of a document, in the order in which they are met.

    Those in `beyond` are described elsewhere, with all that they hold.
    """
    found: list[str] = []
    waiting = [schema]
    while waiting:
        for name in _names(waiting.pop(0).get("properties", {})):
            if name in found or name in beyond:
                continue
            if "properties" in definitions[name]:
                found.append(name)
                waiting.append(definitions[name])
    return found


@dataclass(frozen=True)
class Words:
    """How a page calls what its schema is made of.

    Attributes:
        links: Where objects are described that have no heading of their own name on the page.
        patterns: What texts of a certain form are called, by their regular expression.
    """

    definitions: Json
    links: Mapping[str, str] = field(default_factory=dict)
    patterns: Mapping[str, str] = field(default_factory=dict)

    def for_type(self, value: Json) -> str:
        """Return a type in words: `list of Route`, `text or null`."""
        if "$ref" in value:
            return self._for_name(str(value["$ref"]).removeprefix("#/$defs/"))
        if "const" in value:
            return f"`{value['const']}`"
        if "enum" in value:
            return ", ".join(f"`{choice}`" for choice in value["enum"])
        if options := value.get("anyOf") or value.get("oneOf"):
            return " or ".join(dict.fromkeys(map(self.for_type, options)))
        if "pattern" in value:
            return self.patterns.get(value["pattern"], "text")
        return self._for_container(value)

    def _for_name(self, name: str) -> str:
        if name in self.links:
            return f"[{name}]({self.links[name]})"
        definition = self.definitions[name]
        if "properties" in definition:
            return f"[{name}](#{name.lower()})"
        return self.for_type(definition)

    def _for_container(self, value: Json) -> str:
        match value["type"]:
            case "array" if "prefixItems" in value:
                return f"{len(value['prefixItems'])} × {self.for_type(value['prefixItems'][0])}"
            case "array":
                return f"list of {self.for_type(value['items'])}"
            case "object" if "patternProperties" in value:
                ((pattern, inner),) = value["patternProperties"].items()
                return f"{self.for_type(inner)} by {self.patterns.get(pattern, 'text')}"
            case "object":
                return f"object of {self.for_type(value['additionalProperties'])}"
            case plain:
                return str(_PLAIN.get(plain, plain))


def limits_in_words(value: Json) -> str:
    """Return the limits of a number, a text or a list: `1 to 100`, `at most 80 characters`."""
    options = value.get("anyOf") or value.get("oneOf")
    if options:
        return next(filter(None, map(limits_in_words, options)), "")
    unit = {"string": " characters", "array": ""}.get(value.get("type", ""), "")
    if "prefixItems" in value:
        return ""
    low, high = (_first(value, names) for names in (_LOWEST, _HIGHEST))
    if low is not None and high is not None:
        return f"{low:,} to {high:,}{unit}"
    if high is not None:
        return f"at most {high:,}{unit}"
    return "" if low is None else f"at least {low:,}{unit}"


def _first(value: Json, names: tuple[str, ...]) -> Any:
    return next((value[name] for name in names if name in value), None)


def _names(value: object) -> Iterator[str]:
    """Yield the names of all definitions that a part of a schema refers to."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield str(value["$ref"]).removeprefix("#/$defs/")
        for inner in value.values():
            yield from _names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _names(inner)
