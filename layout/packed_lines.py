"""Lines on the earth in few bytes: the format of the base map's data files.

A packed block is a JSON header and the points of all its lines, each compressed. Points count steps
of a fraction of a degree from a start; only differences to the point before are kept, and their
bytes are sorted by significance, for most of the higher ones are zero.
"""

import json
import lzma
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
"""Rows of longitude and latitude, or of x and y."""

Steps = NDArray[np.int64]
"""Rows of steps east and north."""

_LENGTH = struct.Struct("<I")
_PLANES = 4


@dataclass(frozen=True)
class PackedLines:
    """Lines of longitudes and latitudes, and what the header of their block says.

    `ends` counts the points up to the end of each line.
    """

    header: Mapping[str, Any]
    points: Points
    ends: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.ends)

    def line(self, number: int) -> Points:
        """Return the longitudes and latitudes of a line's points."""
        return self.points[self.starts[number] : self.ends[number]]

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """The points before the start of each line."""
        return np.concatenate(([0], self.ends[:-1]))

    @cached_property
    def bounds(self) -> Points:
        """How far west, south, east and north each line reaches."""
        lowest = np.minimum.reduceat(self.points, self.starts)
        highest = np.maximum.reduceat(self.points, self.starts)
        return np.hstack((lowest, highest))


def pack(
    header: Mapping[str, Any],
    lines: Sequence[Steps],
    step: tuple[float, float],
    start: tuple[float, float] = (0.0, 0.0),
) -> bytes:
    """Return a block of lines that count steps of so many degrees."""
    whole = {"start": start, "step": step, "lines": len(lines), **header}
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    points = np.concatenate([np.asarray(line) for line in lines]) if lines else np.zeros((0, 2))
    steps = np.diff(points.astype(np.int64), axis=0, prepend=np.zeros((1, 2), np.int64))
    numbers = np.concatenate(([len(line) for line in lines], steps[:, 0], steps[:, 1]))
    signless = np.where(numbers < 0, -2 * numbers - 1, 2 * numbers).astype("<u4")
    planes = signless.view(np.uint8).reshape(-1, _PLANES).T
    packed_text = _compressed(text)
    return _LENGTH.pack(len(packed_text)) + packed_text + _compressed(planes.tobytes())


def unpack(block: bytes) -> PackedLines:
    """Return what a block holds."""
    (length,) = _LENGTH.unpack_from(block)
    start = _LENGTH.size + length
    header = json.loads(lzma.decompress(block[_LENGTH.size : start]))
    planes = np.frombuffer(lzma.decompress(block[start:]), np.uint8).reshape(_PLANES, -1)
    signless = np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.int64)
    numbers = np.where(signless % 2, -(signless + 1) // 2, signless // 2)
    count = header["lines"]
    lengths, steps = numbers[:count], numbers[count:].reshape(2, -1).T
    points = np.array(header["start"]) + np.array(header["step"]) * steps.cumsum(axis=0)
    return PackedLines(header, points, lengths.cumsum())


def _compressed(data: bytes) -> bytes:
    return lzma.compress(data, format=lzma.FORMAT_ALONE, preset=9 | lzma.PRESET_EXTREME)
