"""The base class of all models, and the numbers, ids and names they are made of."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Generic, Self, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    JsonValue,
    Strict,
    StringConstraints,
    TypeAdapter,
)

from trackwright.schema.sentences import say


class Model(BaseModel):
    """An immutable value that keeps the fields it does not know, so that a save loses nothing."""

    model_config = ConfigDict(frozen=True, extra="allow", allow_inf_nan=False)

    def changed(self, **fields: Any) -> Self:
        """Return a copy with new values in some fields; they are validated, the rest is shared."""
        copy = self.model_copy(
            update={name: _validator(type(self), name)(value) for name, value in fields.items()}
        )
        if type(self).__pydantic_decorators__.model_validators:
            type(self).model_validate(dict(copy))
        return copy


@cache
def _validator(model: type[Model], name: str) -> Callable[[Any], Any]:
    field = model.model_fields[name]
    form: Any = Annotated[field.annotation, field]  # made at run time, unknown to type checkers
    return TypeAdapter(form).validate_python


Id = Annotated[
    str, StringConstraints(pattern=r"^[a-z0-9]+([_-][a-z0-9]+)*$", min_length=1, max_length=80)
]
"""A lower-case slug, unique among the things of its kind: `mo_i_rana`, `oslo-bergen-2`."""

Tag = Id
"""A word that designers attach to things and rules select by: `capital`, `long_haul`."""

Language = Annotated[
    str, StringConstraints(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=20)
]
"""A language tag: `en`, `fr`, `pt-BR`."""

Line = Annotated[str, StringConstraints(max_length=1_000)]
"""A short text such as a name or a version."""

Prose = Annotated[str, StringConstraints(max_length=20_000)]
"""A longer text such as a description."""

Flag = Annotated[bool, Strict()]
Count = Annotated[int, Strict(), Field(ge=0, le=100_000)]
PositiveCount = Annotated[int, Strict(), Field(ge=1, le=100_000)]


def _plain_digits(key: Any) -> Any:
    if isinstance(key, str) and not (key.isascii() and key.isdigit() and key[0] != "0"):
        raise ValueError(
            say("'{key}' is not a whole number from 1 on, written without a sign", key=key[:30])
        )
    return key


CountKey = Annotated[int, BeforeValidator(_plain_digits), Field(ge=1, le=100)]
"""A count as the key of an object: JSON has only strings there."""

WHOLE_NUMBER_KEYS: dict[str, JsonValue] = {"propertyNames": {"pattern": "^[1-9][0-9]*$"}}
"""For JSON Schema, where all keys are strings: an object whose keys are counts."""

Points = Annotated[int, Strict(), Field(ge=-1_000, le=1_000)]


def _rounded(digits: int) -> AfterValidator:
    def to_digits(value: float) -> float:
        return round(value, digits) + 0.0  # + 0.0 turns -0.0 into 0.0

    return AfterValidator(to_digits)


Millimetre = Annotated[float, Strict(), Field(ge=-20_000, le=20_000), _rounded(3)]
"""A coordinate or distance on the board, exact to a micrometre."""

Margin = Annotated[float, Strict(), Field(ge=0, le=20_000), _rounded(3)]
PositiveMillimetre = Annotated[float, Strict(), Field(ge=0.001, le=20_000), _rounded(3)]
Degrees = Annotated[float, Strict(), Field(ge=-360, le=360), _rounded(6)]
Latitude = Annotated[float, Strict(), Field(ge=-90, le=90), _rounded(6)]
Longitude = Annotated[float, Strict(), Field(ge=-180, le=180), _rounded(6)]
Factor = Annotated[float, Strict(), Field(ge=0.000_001, le=1_000), _rounded(6)]
Share = Annotated[float, Strict(), Field(ge=0, le=1), _rounded(6)]


Value = TypeVar("Value")


class Same(Generic[Value]):
    """Stands for a value as the key of a cache, which compares whether it is the very same."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.value is other.value
