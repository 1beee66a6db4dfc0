"""From bytes that nobody vouches for to JSON data within limits."""

import json
import logging
import math
import stat
import sys
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, NoReturn, TextIO

from trackwright.schema.errors import UnreadableFileError, sentence_of
from trackwright.schema.files.problems import repeated_key
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import Sentence, plain, say
from trackwright.schema.text import in_brief

MOST_BYTES = 16 * 1024 * 1024
DEEPEST_NESTING = 50
MOST_FIELDS = 5_000
MOST_ENTRIES = 50_000
LONGEST_INTEGER = 18

STANDARD_INPUT = Path("-")
"""Named instead of a file, it is what another program hands over."""

_LOG = logging.getLogger(__name__)
_PIECE = 1024 * 1024  # bytes read at once: asking for the most would set memory aside for the most
BYTE_ORDER_MARK = "\ufeff"
_OTHER_ENCODINGS = {
    b"\xff\xfe\x00\x00": "UTF-32",
    b"\x00\x00\xfe\xff": "UTF-32",
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
}


def read_text(path: Path) -> str:
    """Return a file's text; a byte-order mark at its start is kept."""
    return decode(read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    """Return a file's bytes, if they are not too many."""
    _LOG.info("reading %s", path)
    try:
        if path == STANDARD_INPUT:
            return _bounded(_piped(sys.stdin), path)
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise UnreadableFileError(say("{path} is a folder; name a file in it", path=path))
        if not stat.S_ISREG(mode):
            raise UnreadableFileError(say("{path} is a device or a pipe, not a file", path=path))
        with path.open("rb") as file:
            data = _beginning(file)
    except FileNotFoundError:
        raise UnreadableFileError(say("there is no file {path}", path=path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UnreadableFileError(
            say("{path} cannot be read: {reason}", path=path, reason=reason)
        ) from error
    return _bounded(data, path)


def decode(data: bytes, source: str) -> str:
    """Return `data` as text, or say which encoding it seems to have instead of UTF-8."""
    for mark, encoding in _OTHER_ENCODINGS.items():
        if data.startswith(mark):
            raise UnreadableFileError(
                say(
                    "{source} is {encoding} text; save it as UTF-8",
                    source=source,
                    encoding=encoding,
                )
            )
    if b"\0" in data:
        raise UnreadableFileError(say("{source} is not text: it holds NUL bytes", source=source))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnreadableFileError(
            say(
                "{source}, line {line}: not UTF-8 text; save the file as UTF-8",
                source=source,
                line=line,
            )
        ) from None


@lru_cache(maxsize=1)
def _piped(stream: TextIO | None) -> bytes:
    """Return all that a stream holds; kept, because it can be read only once."""
    if stream is None:
        raise UnreadableFileError(say("there is no standard input to read"))
    return _beginning(stream.buffer)


def _beginning(file: BinaryIO) -> bytes:
    """Return a file's bytes, or just more of them than may be."""
    return b"".join(islice(iter(lambda: file.read(_PIECE), b""), MOST_BYTES // _PIECE + 1))


def _bounded(data: bytes, path: Path) -> bytes:
    if len(data) > MOST_BYTES:
        raise UnreadableFileError(
            say(
                "{path} is larger than {most} MB, the most we read",
                path=path,
                most=MOST_BYTES >> 20,
            )
        )
    return data


def parse(text: str, source: str) -> Json:
    """Return the JSON object that `text` is."""
    data = parse_value(text.removeprefix(BYTE_ORDER_MARK), source)
    if not isinstance(data, dict):
        raise UnreadableFileError(
            say("{source}: a document is a JSON object, in braces {{ }}", source=source)
        )
    return data


def parse_value(text: str, source: str) -> Any:
    """Return the JSON value of any kind that `text` is."""
    if not text.strip():
        raise UnreadableFileError(say("{source} is empty", source=source))
    try:
        data = json.loads(
            text,
            object_pairs_hook=_object_without_repeats,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            parse_int=_short_integer,
        )
    except json.JSONDecodeError as error:
        raise UnreadableFileError(_syntax_sentence(error, text, source)) from None
    except RecursionError:
        raise UnreadableFileError(_too_deep(source)) from None
    except _RepeatedKeyError:
        raise UnreadableFileError(_repeat_sentence(text, source)) from None
    except ValueError as error:
        raise UnreadableFileError(
            say("{source}: {error}", source=source, error=sentence_of(error))
        ) from None
    _check_shape(data, source)
    if "\\u" in text:
        _check_surrogates(data, source)
    return data


class _RepeatedKeyError(Exception):
    pass


def _object_without_repeats(pairs: list[tuple[str, Any]]) -> Json:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise _RepeatedKeyError
    return members


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(say("{word} is not a number that JSON knows", word=word))


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise ValueError(say("the number {digits} is too large", digits=digits[:30]))
    return number


def _short_integer(digits: str) -> int:
    if len(digits) > LONGEST_INTEGER:
        raise ValueError(say("the number {digits}… is too long", digits=digits[:LONGEST_INTEGER]))
    return int(digits)


def _syntax_sentence(error: json.JSONDecodeError, text: str, source: str) -> Sentence:
    if not text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
        return say(
            "{source}, line {line}: the text ends too early; is the file cut off?",
            source=source,
            line=error.lineno,
        )
    wrong = plain(error.msg[0].lower() + error.msg[1:])
    if error.msg.startswith("Invalid control character"):
        wrong = say("a line break or a tab inside a text; is its closing quote missing?")
    return say(
        "{source}, line {line}, column {column}: not valid JSON: {wrong}",
        source=source,
        line=error.lineno,
        column=error.colno,
        wrong=wrong,
    )


def _repeat_sentence(text: str, source: str) -> Sentence:
    key, line = repeated_key(text)
    return say(
        "{source}, line {line}: the field '{field}' stands twice in one object; remove one",
        source=source,
        line=line,
        field=in_brief(key),
    )


def _too_deep(source: str) -> Sentence:
    return say("{source}: nested more than {n} levels deep", source=source, n=DEEPEST_NESTING)


def _check_shape(data: Any, source: str) -> None:
    level: list[Any] = [data] if isinstance(data, dict | list) else []
    for _ in range(DEEPEST_NESTING):
        for outer in level:
            most = MOST_FIELDS if isinstance(outer, dict) else MOST_ENTRIES
            if len(outer) > most:
                values = {"source": source, "n": len(outer), "most": most}
                raise UnreadableFileError(
                    say("{source}: an object has {n} fields; at most {most} are read", **values)
                    if isinstance(outer, dict)
                    else say("{source}: a list has {n} entries; at most {most} are read", **values)
                )
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return
    raise UnreadableFileError(_too_deep(source))


def _check_surrogates(data: Any, source: str) -> None:
    try:
        json.dumps(data, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise UnreadableFileError(
            say(
                "{source}: a text holds half of a \\u surrogate pair, which is no character",
                source=source,
            )
        ) from None
