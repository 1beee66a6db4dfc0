"""No exception leaves a method that Qt calls: it goes to `sys.excepthook`, and the editor goes on.

Qt is written in C++ and does not expect exceptions. One that a Python method raises while Qt calls
it cannot travel on to whoever called Qt: PySide prints it, loses it or aborts the process, and an
object that was half way through an event may be left corrupt. Qt calls Python in two ways, and each
has its guard: methods that override one of Qt's are wrapped when their class is made (`Guarded`),
and slots are wrapped when they are connected (`connect`). Whatever else Qt is given to call, such
as the function of a single-shot timer, is wrapped by `guarded`. What other Python code calls is
not wrapped: there an exception does what it always does.
"""

import sys
from collections.abc import Callable
from enum import Flag
from functools import wraps
from inspect import CO_VARARGS, unwrap
from types import FunctionType, MethodType
from typing import Any

from PySide6.QtCore import QObject, Qt, SignalInstance

Function = Callable[..., Any]


class Guarded:
    """Mixin for classes made from Qt's: no exception leaves a method that overrides one of Qt's.

    After an exception the method returns an empty value of the type that it says it returns.
    """

    __slots__ = ()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        of_qt = [vars(base) for base in cls.__mro__ if base.__module__.startswith("PySide6.")]
        for name, method in list(vars(cls).items()):
            is_own = isinstance(method, FunctionType) and not name.startswith("__")
            if is_own and any(name in methods for methods in of_qt):
                setattr(cls, name, _guard(method))


def connect(
    signal: SignalInstance,
    slot: Function | SignalInstance,
    kind: Qt.ConnectionType = Qt.ConnectionType.AutoConnection,
) -> None:
    """Connect a signal to a slot, out of which no exception comes, or to another signal."""
    signal.connect(guarded(slot), kind)


def disconnect(signal: SignalInstance, slot: Function | SignalInstance) -> None:
    """Disconnect a signal from a method that it was connected to, or from another signal."""
    signal.disconnect(guarded(slot))


def guarded(slot: Function | SignalInstance) -> Any:
    """Return a slot for Qt to call, out of which no exception comes.

    PySide recognises the object that a slot belongs to, and so the thread to call it in and the
    time to forget it, only if the slot is an attribute of that object's class. Hence the guard of a
    method becomes one, and is the same each time.
    """
    if isinstance(slot, SignalInstance):
        return slot
    if isinstance(slot, MethodType):
        owner, function = slot.__self__, slot.__func__
        name = f"guarded_{id(function)}"  # the guard keeps the function, and thus its id
        if not hasattr(type(owner), name):
            guard = _guard_slot(function)
            guard.__name__ = name
            setattr(type(owner), name, guard)
        return getattr(owner, name)
    is_of_qt = isinstance(getattr(slot, "__self__", None), QObject)  # such as `dialog.accept`
    return slot if is_of_qt else _guard_slot(slot)


def _guard(function: Function) -> Function:
    @wraps(function)
    def safe(*arguments: Any, **named: Any) -> Any:
        try:
            return function(*arguments, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            return _empty(getattr(function, "__annotations__", {}).get("return"))

    return safe


def _empty(kind: Any) -> Any:
    """Return an empty value of a type, or None where there is no such thing."""
    if not isinstance(kind, type) or kind in (object, Any) or issubclass(kind, QObject):
        return None
    return kind(0) if issubclass(kind, Flag) else kind()


def _guard_slot(slot: Function) -> Any:
    """Guard a slot; PySide passes as many of a signal's arguments as the guard has parameters."""
    safe, counted = _guard(slot), unwrap(slot)
    if not isinstance(counted, FunctionType) or counted.__code__.co_flags & CO_VARARGS:
        return safe
    shaped = _WITH_PARAMETERS[counted.__code__.co_argcount](safe)
    shaped.__defaults__ = counted.__defaults__
    return shaped


_WITH_PARAMETERS: list[Callable[[Function], Any]] = [
    lambda call: lambda: call(),
    lambda call: lambda a: call(a),
    lambda call: lambda a, b: call(a, b),
    lambda call: lambda a, b, c: call(a, b, c),
    lambda call: lambda a, b, c, d: call(a, b, c, d),
    lambda call: lambda a, b, c, d, e: call(a, b, c, d, e),
    lambda call: lambda a, b, c, d, e, f: call(a, b, c, d, e, f),
]
