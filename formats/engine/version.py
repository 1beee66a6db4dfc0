"""The version of the format, apart from its models, which take long to load."""

from typing import Final

VERSION: Final = 1
