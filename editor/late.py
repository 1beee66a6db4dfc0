"""Modules that few actions need, loaded when one of them is first used: starting is quick."""

from importlib import import_module
from typing import Any


class Late:
    """Stands for a module until something of it is wanted.

    Where it is made, `if TYPE_CHECKING` imports the module itself, so that types are known.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)
