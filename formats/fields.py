"""The fields of documents, and the values that a document states.

A field is named by its group and itself: `routes.bends` are the bends of all routes.
"""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin

from trackwright.schema.base import Model
from trackwright.schema.sentences import Sentence, plain

Stated = dict[str, list[tuple[str, Any]]]
"""The values of each field that a document states, with the ids of their things."""


@cache
def document_fields(model: type[Model]) -> Mapping[str, Sentence]:
    """Return all fields and groups of fields of a document, with their descriptions."""
    fields = {}
    for name, info in model.model_fields.items():
        fields[name] = plain(info.description or "")
        inner = _model_of(info.annotation)
        if inner is not None:
            for below, inner_info in inner.model_fields.items():
                fields[f"{name}.{below}"] = plain(inner_info.description or "")
    return fields


def stated_values(document: Model) -> Stated:
    """Return what a document states beyond the defaults, in the order of its fields."""
    stated: Stated = {}
    for name in type(document).model_fields:
        value = getattr(document, name)
        if _model_of(type(document).model_fields[name].annotation) is None:
            _add_field(stated, name, document, name, "")
        elif isinstance(value, tuple):
            for thing in value:
                _add_fields(stated, f"{name}.", thing, thing.id)
        elif value is not None:
            _add_fields(stated, f"{name}.", value, "")
    order = [*document_fields(type(document))]
    return dict(sorted(stated.items(), key=lambda item: order.index(item[0])))


def group_of(name: str) -> str:
    """Return the group that a field belongs to: `routes` for `routes.bends`."""
    return name.split(".")[0]


def _add_fields(stated: Stated, prefix: str, model: Model, thing: str) -> None:
    for name in type(model).model_fields:
        _add_field(stated, prefix + name, model, name, thing)


def _add_field(stated: Stated, field: str, model: Model, name: str, thing: str) -> None:
    info, value = type(model).model_fields[name], getattr(model, name)
    if info.is_required() or value != info.get_default(call_default_factory=True):
        stated.setdefault(field, []).append((thing, value))


def _model_of(annotation: Any) -> type[Model] | None:
    """Return the model of a group's things, or of its single value."""
    if isinstance(annotation, type) and issubclass(annotation, Model):
        return annotation
    if get_origin(annotation) is tuple:
        thing = _model_of(get_args(annotation)[0])
        return thing if thing is not None and "id" in thing.model_fields else None
    if get_origin(annotation) in (Union, UnionType):
        inner = [model for one in get_args(annotation) if (model := _model_of(one)) is not None]
        return inner[0] if len(inner) == 1 else None
    return None
