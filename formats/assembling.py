"""What readers of other programs' files share: ids, sizes, and boards made of what was read."""

import re
from collections.abc import Collection
from pathlib import PurePath
from typing import Any, TypeVar

from pydantic import ValidationError

from trackwright.layout.mapping import suited_profile
from trackwright.schema.base import Model
from trackwright.schema.board import Board, Meta
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.geometry import Size
from trackwright.schema.ids import LONGEST, free_id, slug

Made = TypeVar("Made", bound=Model)

_ID = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")


def is_id(text: str) -> bool:
    """Tell whether a text can be an id as it is."""
    return len(text) <= 80 and _ID.fullmatch(text) is not None


def id_of(text: str, otherwise: str, taken: Collection[str] = ()) -> str:
    """Return a free id for a thing that another program calls so; the same, if it can be one."""
    return free_id(text if is_id(text) else slug(text, otherwise), taken)


def id_between(ends: tuple[str, str], taken: Collection[str]) -> str:
    """Return a free id for a route or ticket that joins two ends."""
    return free_id("-".join(ends)[:LONGEST].rstrip("-_"), taken, "-")


def board_of(source: str, size: Size, title: str | None = None, **fields: Any) -> Board:
    """Return a board of what was read; it is called like its file if nothing else is said."""
    stem = PurePath(source).stem.replace("_", " ").strip() or "imported board"
    title = stem[0].upper() + stem[1:] if title is None else title
    try:
        return Board(
            id=slug(title, "board"),
            meta=Meta(title=title),
            size=size,
            profile=suited_profile(size),
            **fields,
        )
    except ValidationError as error:
        raise UnreadableFileError(f"{source}: {first_problem(error)}") from None


def made(model: type[Made], **fields: Any) -> Made:
    """Return a model of such fields, or raise ValueError with a sentence on what is wrong."""
    try:
        return model(**fields)
    except ValidationError as error:
        raise ValueError(first_problem(error)) from None


def first_problem(error: ValidationError) -> str:
    """Return the first thing that a model refused, in words."""
    detail = error.errors(include_url=False, include_input=False)[0]
    where = " ".join(str(step) for step in detail["loc"] if isinstance(step, str))
    return f"{where}: {detail['msg'][0].lower()}{detail['msg'][1:]}"
