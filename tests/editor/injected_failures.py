"""Failures that tests inject into handlers, and which of them the guard reported."""

from typing import Any

from trackwright.editor.base import guard


class InjectedError(Exception):
    """What goes wrong in these tests."""


def fail(*_arguments: object, **_named: object) -> None:
    raise InjectedError("injected")


def by_guard(caught: list[tuple[type, BaseException, Any]]) -> set[type]:
    """Return the kinds of errors that were reported, all of them by the guard and not by PySide."""
    for _, error, _ in caught:
        assert error.__traceback__.tb_frame.f_code.co_filename == guard.__file__
    return {type(error) for _, error, _ in caught}
