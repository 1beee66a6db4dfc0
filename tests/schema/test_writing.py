"""Saving: the new text whole, or the old one untouched; and what a designer is told."""

import os
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_board
from europe_sized_board import europe_sized_board

from trackwright.schema.errors import UnwritableFileError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.writing import (
    ABANDONED_AFTER,
    write_board,
    write_bytes,
    write_files,
    write_text,
)

as_root = os.geteuid() == 0


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_board_is_saved_as_its_text_in_utf_8(tmp_path: Path) -> None:
    board = a_board(meta={"title": "Norvège – 北"}).build()
    write_board(tmp_path / "board.json", board)
    assert (tmp_path / "board.json").read_bytes() == board_text(board).encode("utf-8")


def test_only_the_file_itself_is_left_in_its_folder(tmp_path: Path) -> None:
    for text in ("old", "new"):
        write_text(tmp_path / "board.json", text)
    assert names(tmp_path) == ["board.json"]
    assert (tmp_path / "board.json").read_text(encoding="utf-8") == "new"


def test_a_name_as_long_as_names_can_be(tmp_path: Path) -> None:
    name = "北" * 83 + ".json"  # 254 bytes
    write_text(tmp_path / name, "text")
    assert names(tmp_path) == [name]


# What stays as it was


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_the_permissions_of_a_file_are_kept(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_text("old", encoding="utf-8")
    path.chmod(mode)
    write_text(path, "new")
    assert permissions(path) == mode


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o027)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_a_new_file_has_the_permissions_that_the_umask_leaves(tmp_path: Path) -> None:
    write_text(tmp_path / "board.json", "new")
    assert permissions(tmp_path / "board.json") == 0o640


def test_the_umask_is_never_touched_not_even_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    masks: list[int] = []
    monkeypatch.setattr(os, "umask", masks.append)  # it is that of all threads
    write_text(tmp_path / "board.json", "x")
    assert masks == []


@pytest.mark.skipif(not as_root, reason="only root can give a file to somebody else")
def test_the_owner_of_a_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.touch()
    os.chown(path, 1234, 2345)
    write_text(path, "new")
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 2345)


def test_a_link_stays_a_link_to_the_file_that_is_saved(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    target = tmp_path / "folder" / "board.json"
    target.write_text("old", encoding="utf-8")
    link = tmp_path / "link.json"
    link.symlink_to(target)
    write_text(link, "new")
    assert link.readlink() == target
    assert target.read_text(encoding="utf-8") == "new"


# What cannot be written


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(UnwritableFileError, match=r"is a folder; name a file in it$"):
        write_text(tmp_path, "text")


def test_a_file_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(
        UnwritableFileError,
        match=r"board\.json cannot be written: No such file or directory; nothing was changed$",
    ):
        write_text(tmp_path / "missing" / "board.json", "text")


def test_a_file_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnwritableFileError, match="cannot be written: Not a directory"):
        write_text(tmp_path / "file" / "board.json", "text")


def test_a_circle_of_links(tmp_path: Path) -> None:
    (tmp_path / "board.json").symlink_to(tmp_path / "board.json")
    with pytest.raises(UnwritableFileError, match="nothing was changed"):
        write_text(tmp_path / "board.json", "text")


def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnwritableFileError, match=r"is a device or a pipe, not a file$"):
        write_text(tmp_path / "pipe", "text")
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.skipif(as_root, reason="nothing is forbidden to root")
def test_a_file_that_is_read_only(tmp_path: Path) -> None:
    (tmp_path / "board.json").touch(mode=0o444)
    with pytest.raises(UnwritableFileError, match="is read-only; save under another name"):
        write_text(tmp_path / "board.json", "text")


@pytest.mark.skipif(as_root, reason="nothing is forbidden to root")
def test_a_folder_that_is_read_only(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    with pytest.raises(UnwritableFileError, match="cannot be written: Permission denied"):
        write_text(tmp_path / "board.json", "text")


def test_half_a_character(tmp_path: Path) -> None:
    with pytest.raises(UnwritableFileError, match="half of a surrogate pair"):
        write_board(tmp_path / "board.json", a_board(future="\ud83d").build())
    assert names(tmp_path) == []


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from trackwright.schema.errors import UnwritableFileError
from trackwright.schema.files.writing import write_bytes

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
try:
    write_bytes(Path(sys.argv[1]), b"new" * 10_000)
except UnwritableFileError as error:
    print(error)
"""


def test_a_save_that_fails_midway_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_bytes(b"old" * 10_000)
    run = subprocess.run(
        [sys.executable, "-P", "-c", FULL_DISK, path],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == f"{path} cannot be written: File too large; nothing was changed\n"
    assert path.read_bytes() == b"old" * 10_000
    assert names(tmp_path) == ["board.json"]


# What killed programs left behind


def leftover(folder: Path, name: str, *, age: float) -> None:
    (folder / name).touch()
    os.utime(folder / name, (time.time() - age, time.time() - age))


def test_a_temporary_file_that_was_abandoned_is_removed(tmp_path: Path) -> None:
    leftover(tmp_path, ".board.json.k3x_9abc.tmp", age=ABANDONED_AFTER + 60)
    write_text(tmp_path / "board.json", "text")
    assert names(tmp_path) == ["board.json"]


@pytest.mark.parametrize(
    ("name", "age"),
    [
        pytest.param(".board.json.k3x_9abc.tmp", ABANDONED_AFTER - 60, id="fresh"),
        pytest.param(".other.json.k3x_9abc.tmp", ABANDONED_AFTER + 60, id="of another file"),
        pytest.param(".board.json.swp", ABANDONED_AFTER + 60, id="of another program"),
        pytest.param("board.json.tmp", ABANDONED_AFTER + 60, id="not hidden"),
    ],
)
def test_any_other_file_is_left_alone(name: str, age: float, tmp_path: Path) -> None:
    leftover(tmp_path, name, age=age)
    write_text(tmp_path / "board.json", "text")
    assert names(tmp_path) == sorted([name, "board.json"])


def test_bytes_are_written_as_they_are(tmp_path: Path) -> None:
    data = board_text(europe_sized_board()).encode("utf-16")
    write_bytes(tmp_path / "board.bin", data)
    assert (tmp_path / "board.bin").read_bytes() == data


def test_of_several_files_all_are_written_or_none(tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    write_files({first: b"1", second: b"2"})
    assert (first.read_bytes(), second.read_bytes()) == (b"1", b"2")
    with pytest.raises(UnwritableFileError, match="cannot be written"):
        write_files({first: b"new", tmp_path / "no folder" / "third.txt": b"3"})
    assert first.read_bytes() == b"1"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first.txt", "second.txt"]
