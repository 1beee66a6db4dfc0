"""Boards and their parts made from imported fields, with valid and unique ids."""

import re
from pathlib import PurePath
from typing import Any, TypeVar

from pydantic import ValidationError

from trackwright.layout.new_map import suited_profile
from trackwright.schema.base import Model
from trackwright.schema.board import Board, Meta
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.geometry import Size
from trackwright.schema.ids import LONGEST, slug
from trackwright.schema.sentences import say

Made = TypeVar("Made", bound=Model)

_ID = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")


def is_id(text: str) -> bool:
    """Return whether a text is a valid id."""
    return len(text) <= 80 and _ID.fullmatch(text) is not None


def to_id(text: str, otherwise: str) -> str:
    """Return another program's name as an id; unchanged if it is valid."""
    return text if is_id(text) else slug(text, otherwise)


class Ids:
    """The ids in use for one kind of thing, with a fast search for a free one."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._next: dict[str, int] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._taken

    def add(self, name: str) -> None:
        """Take an id."""
        self._taken.add(name)

    def free(self, wanted: str, mark: str = "_") -> str:
        """Return an id, with a mark and a number if something has it already."""
        if wanted not in self._taken:
            return wanted
        # Numbers are counted on, because a hostile file may have the same name thousands of times.
        stem = wanted + mark
        number = self._next.get(stem, 2)
        while f"{stem}{number}" in self._taken:
            number += 1
        self._next[stem] = number
        return f"{stem}{number}"

    def between(self, ends: tuple[str, str]) -> str:
        """Return a free id for a route or ticket that joins two ends."""
        return self.free("-".join(ends)[:LONGEST].rstrip("-_"), "-")


def make_board(source: str, size: Size, title: str | None = None, **fields: Any) -> Board:
    """Return a board with imported fields; its title defaults to the file name."""
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
