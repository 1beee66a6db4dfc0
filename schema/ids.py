"""Ids for new things."""

import re
from collections.abc import Collection
from itertools import count

from trackwright.schema.spelling import folded

LONGEST = 74
"""Letters of an id before its number; ids may have 80."""


def slug(name: str, otherwise: str) -> str:
    """Return a name as an id: `Mo i Rana` is `mo_i_rana`; `otherwise` if no letter can be one."""
    words = re.findall(r"[a-z0-9]+", folded(name.replace("&", " and ")))
    return "_".join(words)[:LONGEST].rstrip("_") or otherwise


def free_id(wanted: str, taken: Collection[str], mark: str = "_") -> str:
    """Return an id, with a mark and a number if something has it already."""
    numbered = (f"{wanted}{mark}{number}" for number in count(2))
    return wanted if wanted not in taken else next(name for name in numbered if name not in taken)
