"""What is the very same, and not only equal: parts that boards and pictures share."""

from typing import Generic, TypeVar

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
