"""What a designer is told about a file that holds no document."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from trackwright.schema.errors import TrackwrightError, UnreadableFileError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.parsing import MOST_BYTES
from trackwright.schema.files.reading import parse_board, read_board

BOARD = {
    "format": "trackwright/board",
    "format_version": 1,
    "id": "nordic",
    "meta": {"title": "A board"},
    "size": {"width": 800, "height": 500},
}


def board_file(**fields: Any) -> str:
    """Return the text of a board with these fields, one value a line."""
    return json.dumps({**BOARD, **fields}, indent=1)


def refusal(content: str | bytes, folder: Path) -> str:
    """Return what is said about a file of this content, without the file's name."""
    path = folder / "board.json"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(TrackwrightError) as caught:
        read_board(path)
    return re.sub(rf"^{re.escape(str(path))}(: |, | )", "", str(caught.value), flags=re.MULTILINE)


# What is no file


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match=r"is a folder; name a file in it$"):
        read_board(tmp_path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match=r"^there is no file .*missing\.json$"):
        read_board(tmp_path / "missing.json")


def test_a_path_through_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnreadableFileError, match=r"cannot be read: Not a directory$"):
        read_board(tmp_path / "file" / "board.json")


def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "board.json")
    with pytest.raises(UnreadableFileError, match=r"is a device or a pipe, not a file$"):
        read_board(tmp_path / "board.json")


def test_a_device_is_refused_without_reading_it() -> None:
    with pytest.raises(UnreadableFileError, match=r"^/dev/zero is a device or a pipe"):
        read_board(Path("/dev/zero"))


def test_a_circle_of_links(tmp_path: Path) -> None:
    (tmp_path / "board.json").symlink_to(tmp_path / "board.json")
    with pytest.raises(UnreadableFileError, match=r"board\.json cannot be read: "):
        read_board(tmp_path / "board.json")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_file_without_permission_to_read(tmp_path: Path) -> None:
    (tmp_path / "board.json").touch(mode=0)
    with pytest.raises(UnreadableFileError, match=r"cannot be read: Permission denied$"):
        read_board(tmp_path / "board.json")


def test_a_file_over_the_size_limit(tmp_path: Path) -> None:
    (tmp_path / "board.json").touch()
    os.truncate(tmp_path / "board.json", MOST_BYTES + 1)
    with pytest.raises(UnreadableFileError, match=r"is larger than 16 MB, the most we read$"):
        read_board(tmp_path / "board.json")


# What is no text


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"", "is empty", id="nothing at all"),
        pytest.param(b" \r\n\t", "is empty", id="white space alone"),
        pytest.param(b"\xef\xbb\xbf", "is empty", id="a byte-order mark alone"),
        pytest.param("{}".encode("utf-16"), "is UTF-16 text; save it as UTF-8", id="UTF-16"),
        pytest.param("{}".encode("utf-32"), "is UTF-32 text; save it as UTF-8", id="UTF-32"),
        pytest.param("{}".encode("utf-16-le"), "is not text: it holds NUL bytes", id="NUL bytes"),
        pytest.param(
            '{\n"id":\n"malmö"}'.encode("latin-1"),
            "line 3: not UTF-8 text; save the file as UTF-8",
            id="latin-1",
        ),
        pytest.param(
            b"\x89PNG\r\n\x1a\n", "line 1: not UTF-8 text; save the file as UTF-8", id="PNG"
        ),
    ],
)
def test_a_file_that_is_not_text(content: bytes, told: str, tmp_path: Path) -> None:
    assert refusal(content, tmp_path) == told


def test_a_byte_order_mark_is_noted_and_gone_after_a_save() -> None:
    opened = parse_board("\ufeff" + board_file(), "board.json")
    assert [str(note) for note in opened.notes] == [
        "line 1: the file starts with a byte-order mark; saving it removes that"
    ]
    assert not board_text(opened.document).startswith("\ufeff")


# What is no JSON


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(
            '{\n "id": nordic\n}',
            "line 2, column 8: not valid JSON: expecting value",
            id="a word without quotes",
        ),
        pytest.param(
            '{\n "id": "nordic"\n "meta": {}\n}',
            "line 3, column 2: not valid JSON: expecting ',' delimiter",
            id="no comma",
        ),
        pytest.param(
            '{"id": "nordic\n"}',
            "line 1, column 15: not valid JSON: a line break or a tab inside a text; "
            "is its closing quote missing?",
            id="no closing quote",
        ),
        pytest.param("{}\n{}", "line 2, column 1: not valid JSON: extra data", id="two documents"),
        pytest.param(
            '{\n "id": "nordic",\n',
            "line 3: the text ends too early; is the file cut off?",
            id="cut off between fields",
        ),
        pytest.param(
            '{\n "id": "nor',
            "line 2: the text ends too early; is the file cut off?",
            id="cut off inside a text",
        ),
        pytest.param('["nordic"]', "a document is a JSON object, in braces { }", id="a list"),
        pytest.param(
            '{\n "id": "a",\n "id": "b"\n}',
            "line 3: the field 'id' stands twice in one object; remove one",
            id="a field twice",
        ),
        pytest.param(
            '{"a": [{"x": 1}, {"x": 1,\n"\\u0078": 2}]}',
            "line 2: the field 'x' stands twice in one object; remove one",
            id="a field twice, once with an escape",
        ),
        pytest.param('{"x": NaN}', "NaN is not a number that JSON knows", id="NaN"),
        pytest.param(
            '{"x": -Infinity}', "-Infinity is not a number that JSON knows", id="infinity"
        ),
        pytest.param('{"x": 1e999}', "the number 1e999 is too large", id="beyond all floats"),
        pytest.param(
            '{"x": 1234567890123456789}',
            "the number 123456789012345678… is too long",
            id="too many digits",
        ),
        pytest.param(
            '{"x": "\\ud83d"}',
            "a text holds half of a \\u surrogate pair, which is no character",
            id="half a character",
        ),
        pytest.param(
            '{"x": ' + "[" * 50 + "]" * 50 + "}", "nested more than 50 levels deep", id="too deep"
        ),
        pytest.param("[" * 100_000, "nested more than 50 levels deep", id="far too deep"),
    ],
)
def test_a_file_that_is_not_json_of_the_kind_we_read(
    content: str, told: str, tmp_path: Path
) -> None:
    assert refusal(content, tmp_path) == told


def test_fifty_levels_are_not_too_deep() -> None:
    deep: list[Any] = []
    for _ in range(48):
        deep = [deep]
    assert parse_board(board_file(future=deep), "board.json").document.model_extra == {
        "future": deep
    }


# What is no document of ours


@pytest.mark.parametrize(
    ("header", "told"),
    [
        ({"format": None}, 'is not a Trackwright file: it lacks "format": "trackwright/board"'),
        ({"format": "trackwright/ruleset"}, "is a ruleset, not a board"),
        (
            {"format": "trackwright/bord"},
            "has the format 'trackwright/bord', not 'trackwright/board'; "
            "did you mean 'trackwright/board'?",
        ),
        ({"format": ["x"]}, "has the format '['x']', not 'trackwright/board'"),
        (
            {"format_version": 2},
            "was made by a newer Trackwright: it has format version 2, and this one reads up to 1; "
            "update Trackwright to open it",
        ),
        *(
            (
                {"format_version": version},
                "'format_version' must be a whole number from 1 on; the newest is 1",
            )
            for version in (None, 0, -1, 1.0, True, "1", [])
        ),
    ],
)
def test_a_header_that_is_wrong(header: dict[str, Any], told: str, tmp_path: Path) -> None:
    assert refusal(board_file(**header), tmp_path) == told


def test_a_file_of_another_program(tmp_path: Path) -> None:
    told = 'is not a Trackwright file: it lacks "format": "trackwright/board"'
    assert refusal('{"tiledversion": "1.10"}', tmp_path) == told


def test_an_object_with_more_fields_than_any_document_has(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_text(json.dumps({f"field_{n}": n for n in range(5_001)}), encoding="utf-8")
    with pytest.raises(UnreadableFileError, match="has 5001 fields; at most 5000 are read"):
        read_board(path)


def test_a_list_with_more_entries_than_any_document_has(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_text(json.dumps({"cities": [[]] * 50_001}), encoding="utf-8")
    with pytest.raises(UnreadableFileError, match="has 50001 entries; at most 50000 are read"):
        read_board(path)
