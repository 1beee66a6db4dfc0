"""Damages documents: the same damage for the same seed, from a flipped bit to a swapped half."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

ODD_VALUES = (
    *(b"null", b"true", b"0", b"-1", b"2.5", b'""', b'"x"', b"[]", b"{}", b"[[]]", b'{"": null}'),
    *(b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-1e999", b"1e-999", b"-0.0", b"0.0004"),
    *(b"9" * 18, b"9" * 19, b"-" + b"9" * 5_000, b"0." + b"1" * 5_000, b"1e" + b"9" * 5_000),
    *(b"[" * 60 + b"]" * 60, b"[" * 3_000 + b"]" * 3_000, b'{"a":' * 60 + b"1" + b"}" * 60),
    *(b'"' + b"x" * 30_000 + b'"', b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\u0000"', b'"\x01"'),
    *('"\u2028"'.encode(), '"\u202e\ufeff"'.encode(), b'"\xed\xa0\x80"', b'"\xff"', b"'x'", b"01"),
)
_SCALAR = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null')
_STRUCTURE = re.compile(rb"[{}\[\],:\"]")

Mutation = Callable[[bytes, Random], bytes]


def mutated(document: bytes, random: Random) -> bytes:
    """Return `document` with one to three kinds of damage, in half of all cases to members alone.

    Most other damage leaves no JSON behind, so that little but the parser would see it.
    """
    if random.random() < 0.5:
        mutations: tuple[Mutation, ...] = (change_a_member,)
    else:
        mutations = MUTATIONS
    for mutation in random.choices(mutations, k=random.choice((1, 1, 1, 2, 3))):
        document = mutation(document, random)
    return document


def flip_bits(document: bytes, random: Random) -> bytes:
    damaged = bytearray(document)
    for _ in range(min(len(damaged), random.randint(1, 4))):
        damaged[random.randrange(len(damaged))] ^= 1 << random.randrange(8)
    return bytes(damaged)


def truncate(document: bytes, random: Random) -> bytes:
    return document[: random.randint(0, len(document))]


def replace_a_scalar(document: bytes, random: Random) -> bytes:
    """Put something odd in the place of a key, a text or a number."""
    return _replace_a_match(_SCALAR, document, random.choice(ODD_VALUES), random)


def replace_a_sign(document: bytes, random: Random) -> bytes:
    """Put another sign, or none, in the place of a bracket, a comma, a colon or a quote."""
    sign = random.choice((b"", b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"//", b"\n"))
    return _replace_a_match(_STRUCTURE, document, sign, random)


def swap_chunks(document: bytes, random: Random) -> bytes:
    a, b, c = sorted(random.randint(0, len(document)) for _ in range(3))
    return document[:a] + document[b:c] + document[a:b] + document[c:]


def splice_lines(document: bytes, random: Random) -> bytes:
    """Repeat some lines somewhere else, or take them away."""
    lines = document.splitlines(keepends=True) or [b""]
    start = random.randrange(len(lines))
    some = lines[start : start + random.randint(1, 5)]
    if random.random() < 0.5:
        return b"".join(lines[:start] + lines[start + len(some) :])
    place = random.randrange(len(lines))
    return b"".join(lines[:place] + some + lines[place:])


def insert_bytes(document: bytes, random: Random) -> bytes:
    place = random.choice((0, 0, random.randint(0, len(document))))
    odd = (
        b"\xef\xbb\xbf",
        b"\xff\xfe",
        b"\0",
        b"\x1b[31m",
        b"\xc3",
        b"\r",
        b" " * 5_000,
        b"[" * 99,
    )
    return document[:place] + random.choice(odd) + document[place:]


def encode_anew(document: bytes, random: Random) -> bytes:
    encoding = random.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig", "latin-1", "cp037"))
    return document.decode("utf-8", "replace").encode(encoding, "replace")


def change_a_member(document: bytes, random: Random) -> bytes:
    """Drop, rename, repeat or replace a member of some object or list; the text stays JSON."""
    try:
        data = json.loads(document)
    except (ValueError, RecursionError):
        return document
    holders = _containers(data)
    if not holders:
        return document
    holder = random.choice(holders)
    step = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match random.randrange(4):
        case 0:
            del holder[step]
        case 1:
            holder[step] = random.choice((None, True, 10**17, 0.0004, -1, "x", [], {}, [[1]]))
        case 2 if isinstance(holder, dict):
            holder[random.choice((f"{step}x", step[1:], step.upper(), "", "own"))] = holder[step]
        case _:
            other = random.choice(holders)
            holder[step] = json.loads(json.dumps(other))
    return json.dumps(data, ensure_ascii=random.random() < 0.5, indent=1).encode("utf-8", "replace")


def repeat_a_key(document: bytes, random: Random) -> bytes:
    member = re.compile(rb'"[a-z_]+": ?[^\[\]{},"]+,')
    matches = list(member.finditer(document))
    if not matches:
        return document
    match = random.choice(matches)
    return document[: match.start()] + match.group() + document[match.start() :]


MUTATIONS: tuple[Mutation, ...] = (
    flip_bits,
    truncate,
    replace_a_scalar,
    replace_a_sign,
    swap_chunks,
    splice_lines,
    insert_bytes,
    encode_anew,
    repeat_a_key,
)


def _replace_a_match(
    pattern: re.Pattern[bytes], document: bytes, new: bytes, random: Random
) -> bytes:
    matches = list(pattern.finditer(document))
    if not matches:
        return document
    match = random.choice(matches)
    return document[: match.start()] + new + document[match.end() :]


def _containers(data: Any) -> list[Any]:
    """Return every object and list inside JSON data that is not empty."""
    found, waiting = [], [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict | list) and value:
            found.append(value)
            waiting.extend(value.values() if isinstance(value, dict) else value)
    return found
