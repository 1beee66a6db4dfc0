"""The format's version; separate because the models are slow to import."""

from typing import Final

VERSION: Final = 1
