"""Boards and their parts made from imported fields, with valid and unique ids."""

import re
from pathlib import PurePath
from typing import Any, TypeVar

from pydantic import ValidationError

from trackwright.layout.new_map import default_profile
from trackwright.schema.base import Model
from trackwright.schema.board import Board, Meta
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.geometry import Size
from trackwright.schema.ids import slug
from trackwright.schema.sentences import say

Made = TypeVar("Made", bound=Model)

_ID = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")


def is_id(text: str) -> bool:
    """Return whether a text is a valid id."""
    return len(text) <= 80 and _ID.fullmatch(text) is not None


def to_id(text: str, otherwise: str) -> str:
    """Return another program's name as an id; unchanged if it is valid."""
    return text if is_id(text) else slug(text, otherwise)


def make_board(source: str, size: Size, title: str | None = None, **fields: Any) -> Board:
    """Return a board with imported fields; its title defaults to the file name."""
    stem = PurePath(source).stem.replace("_", " ").strip() or "imported board"
    title = stem[0].upper() + stem[1:] if title is None else title
    try:
        return Board(
            id=slug(title, "board"),
            meta=Meta(title=title),
            size=size,
            profile=default_profile(size).changed(score_border=0),
            **fields,
        )
    except ValidationError as error:
        raise UnreadableFileError(
            say("{source}: {problem}", source=source, problem=first_problem(error))
        ) from None


def make_model(model: type[Made], **fields: Any) -> Made:
    """Return a model, or raise ValueError with a sentence on the first invalid field."""
    try:
        return model(**fields)
    except ValidationError as error:
        raise ValueError(first_problem(error)) from None


def first_problem(error: ValidationError) -> str:
    """Return the first validation error as a sentence."""
    detail = error.errors(include_url=False, include_input=False)[0]
    where = " ".join(str(step) for step in detail["loc"] if isinstance(step, str))
    return f"{where}: {detail['msg'][0].lower()}{detail['msg'][1:]}"
