"""No exception leaves a Qt event handler: it is handed to `sys.excepthook`, and the editor goes on.

PySide aborts or corrupts itself when an exception travels through Qt's own code.
"""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

Owner = TypeVar("Owner")
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

Handler = Callable[Concatenate[Owner, Arguments], Result]


def guarded(handler: Handler[Owner, Arguments, None]) -> Handler[Owner, Arguments, None]:
    """Make a Qt handler report an exception instead of raising it."""
    return guarded_with(None)(handler)


def guarded_with(
    fallback: Result,
) -> Callable[[Handler[Owner, Arguments, Result]], Handler[Owner, Arguments, Result]]:
    """Make a Qt handler report an exception instead of raising it, and return `fallback` then."""

    def decorate(
        handler: Handler[Owner, Arguments, Result],
    ) -> Handler[Owner, Arguments, Result]:
        @wraps(handler)
        def safe(owner: Owner, *arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
            try:
                return handler(owner, *arguments, **named)
            except Exception as error:
                sys.excepthook(type(error), error, error.__traceback__)
                return fallback

        return safe  # type: ignore[return-value]  # wraps gives it the handler's own names

    return decorate
