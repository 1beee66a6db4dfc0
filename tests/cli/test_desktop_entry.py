"""The editor among the applications of a desktop."""

import os
import shlex
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from run_command import run

from trackwright.editor.base.settings import DESKTOP_ENTRY
from trackwright.editor.document.files.recent_files import BOARD_ENDING, base_name
from trackwright.editor.shell.desktop_entry import (
    ICON_SIZES,
    SOURCES,
    _with_command,
    install,
    remove,
)
from trackwright.maps import board_path

MIME = "application/vnd.trackwright.board+json"
VALIDATE = shutil.which("desktop-file-validate")
APPSTREAM = shutil.which("appstreamcli")
NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"

GUESS = """
import sys
from PySide6.QtCore import QMimeDatabase
database = QMimeDatabase()
print(*(database.mimeTypeForFile(file).name() for file in sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which all was installed."""
    folder = tmp_path_factory.mktemp("prefix") / "share"
    install(folder)
    return folder


def entry_of(file: Path) -> dict[str, str]:
    parser = RawConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their capitals
    parser.read(file, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_entry_starts_this_very_command(share: Path) -> None:
    entry = entry_of(share / "applications" / f"{DESKTOP_ENTRY}.desktop")
    program, *arguments = shlex.split(entry["Exec"])
    assert (Path(program).name, arguments) == ("trackwright", ["edit", "%F"])
    assert os.access(program, os.X_OK)
    assert entry["TryExec"] == program
    assert entry["MimeType"] == f"{MIME};"


def test_a_command_in_an_odd_place_is_quoted() -> None:
    entry = _with_command("Exec=trackwright edit %F\n", Path("/home/a b/100%/$x/trackwright"))
    assert entry == 'Exec="/home/a b/100%%/\\\\$x/trackwright" edit %F\n'


@pytest.mark.parametrize("size", ICON_SIZES)
def test_icons_have_all_sizes(share: Path, size: int) -> None:
    folder = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
    icon = QImage(str(folder / f"{DESKTOP_ENTRY}.png"))
    assert icon.size() == QSize(size, size)
    colors = {icon.pixel(x, y) for x in range(size) for y in range(size)}
    assert len(colors) > 10


def test_boards_are_known_by_their_ending_and_other_json_is_left_alone(
    share: Path, tmp_path: Path
) -> None:
    board = board_path("poland").read_bytes()
    names = [f"mine{BOARD_ENDING}", "mine", "other.json"]
    for name in names[:2]:
        (tmp_path / name).write_bytes(board)
    (tmp_path / "other.json").write_text('{"a": 1}', encoding="utf-8")
    guessed = subprocess.run(
        [sys.executable, "-P", "-c", GUESS, *(str(tmp_path / name) for name in names)],
        env={**os.environ, "XDG_DATA_HOME": str(share)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert guessed.stdout.split() == [MIME, MIME, "application/json"]


def test_the_ending_that_the_editor_suggests_is_the_one_that_desktops_know() -> None:
    tree = ElementTree.parse(SOURCES / "trackwright.mime.xml")  # noqa: S314 – our own file
    (glob,) = tree.iter(f"{NAMESPACE}glob")
    assert glob.attrib["pattern"] == f"*{BOARD_ENDING}"


@pytest.mark.parametrize(
    ("file", "name"),
    [("my.trackwright.json", "my"), ("my.json", "my"), ("my.v2.json", "my.v2"), ("my", "my")],
)
def test_what_is_made_of_a_board_has_its_name_without_the_ending(file: str, name: str) -> None:
    assert base_name(Path("boards") / file) == name


def test_what_was_installed_is_removed_and_nothing_else(tmp_path: Path) -> None:
    other = tmp_path / "applications" / "other.desktop"
    other.parent.mkdir()
    other.touch()
    installed = install(tmp_path)
    assert set(remove(tmp_path)) == set(installed)
    assert not any(path.exists() for path in installed)
    assert other.exists()
    assert remove(tmp_path) == ()


def test_the_command_installs_below_a_prefix_and_removes(tmp_path: Path) -> None:
    added = run("desktop", "install", "--prefix", str(tmp_path))
    assert (added.returncode, added.stderr) == (0, "")
    assert (tmp_path / "share" / "applications" / f"{DESKTOP_ENTRY}.desktop").is_file()
    assert "Removed 12 files" in run("desktop", "remove", "--prefix", str(tmp_path)).stdout


def test_without_a_prefix_it_is_for_this_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert run("desktop", "install").returncode == 0
    assert (tmp_path / "data" / "applications" / f"{DESKTOP_ENTRY}.desktop").is_file()


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "share").touch()
    result = run("desktop", "install", "--prefix", str(tmp_path))
    assert result.returncode == 2
    assert "cannot be written" in result.stderr


@pytest.mark.skipif(VALIDATE is None, reason="it is not installed")
def test_the_entry_is_valid(share: Path) -> None:
    entry = share / "applications" / f"{DESKTOP_ENTRY}.desktop"
    checked = subprocess.run([VALIDATE, entry], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, "")


@pytest.mark.skipif(APPSTREAM is None, reason="it is not installed")
def test_the_description_for_software_shops_is_valid(share: Path) -> None:
    # The name of a domain is asked for; we have none and do not make one up.
    accepted = "--override=cid-desktopapp-is-not-rdns=info"
    file = share / "metainfo" / f"{DESKTOP_ENTRY}.metainfo.xml"
    checked = subprocess.run(
        [APPSTREAM, "validate", "--no-net", accepted, file],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout


def test_the_description_and_the_entry_agree() -> None:
    entry = entry_of(SOURCES / "trackwright.desktop")
    tree = ElementTree.parse(SOURCES / "trackwright.metainfo.xml")  # noqa: S314 – our own file
    assert tree.findtext("name") == entry["Name"]
    assert tree.findtext("summary") == entry["Comment"]
    assert tree.findtext("provides/mediatype") == MIME
    assert tree.findtext("launchable") == f"{DESKTOP_ENTRY}.desktop"
    categories = [f"{one.text};" for one in tree.iter("category")]
    assert entry["Categories"].startswith("".join(categories))
