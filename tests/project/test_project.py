"""The project's own files agree with each other."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from trackwright.formats.catalogue import FORMATS
from trackwright.maps import board_names, open_board, open_ruleset, ruleset_names
from trackwright.network.statistics import statistics
from trackwright.validators.all_checks import CHECKS

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[2]
ROOMS = sorted(path.parent.name for path in ROOT.glob("*/__init__.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORDS = dict(
    enumerate(
        [
            "no",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
        ]
    )
)
PACKAGES = {f"trackwright.{room}" for room in ROOMS}


def test_every_room_is_checked_for_types() -> None:
    assert set(PROJECT["tool"]["mypy"]["packages"]) == PACKAGES


def test_every_room_is_held_by_the_import_contract() -> None:
    linter = PROJECT["tool"]["importlinter"]
    rooms, editor = (one["layers"] for one in linter["contracts"] if one["type"] == "layers")
    assert set(linter["root_packages"]) == set(" | ".join(rooms).split(" | ")) == PACKAGES
    folders = {path.parent.name for path in (ROOT / "editor").glob("*/__init__.py")}
    assert set(" : ".join(editor).split(" : ")) == folders


def test_only_the_rooms_that_draw_may_use_qt() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (qt,) = [
        contract for contract in contracts if "PySide6" in contract.get("forbidden_modules", ())
    ]
    assert set(qt["source_modules"]) == PACKAGES - {
        "trackwright.rendering",
        "trackwright.printing",
        "trackwright.editor",
        "trackwright.cli",
    }


def test_no_room_can_be_imported_bare() -> None:
    banned = PROJECT["tool"]["ruff"]["lint"]["flake8-tidy-imports"]["banned-api"]
    assert set(ROOMS) <= set(banned)


@pytest.mark.parametrize("room", ROOMS)
def test_type_checkers_find_every_room(room: str) -> None:
    assert (ROOT / ".typing" / "trackwright" / room).resolve() == ROOT / room
    assert (ROOT / room / "py.typed").is_file()


@pytest.mark.parametrize("name", ["runtime", "dev"])
def test_locked_dependencies_have_hashes_and_no_addresses(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index-url" not in lock
    for pinned in re.split(r"\n(?=[a-z])", lock)[1:]:
        assert "==" in pinned
        assert "--hash=sha256:" in pinned


def test_development_pins_agree_with_the_runtime_s() -> None:
    def pins(name: str) -> set[str]:
        lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        return set(re.findall(r"^[a-z0-9-]+==[^ ;]+", lock, re.MULTILINE))

    assert pins("runtime") <= pins("dev")


def markdown_files() -> list[Path]:
    patterns = ("*.md", ".github/**/*.md", "docs/**/*.md", "benchmarks/*.md", "examples/**/*.md")
    return sorted(page for pattern in patterns for page in ROOT.glob(pattern))


def headings(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as code hosts make them."""
    text = re.sub(
        r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", markdown_files(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8"))
    for link, anchor in links:
        if "://" in link:
            continue
        target = page.parent / link if link else page
        assert target.exists(), link
        if anchor:
            assert anchor in headings(target), f"{link}#{anchor}"


def test_commands_of_the_readme_can_be_made() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^    make ([a-z-]+)", readme, re.MULTILINE)
    assert {"run", "test"} <= set(targets)
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_the_numbers_of_the_readme_are_right() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    read = [known for known in FORMATS if known.read is not None]
    for number, thing in {
        len(CHECKS): "[checks]",
        WORDS[len(ruleset_names())]: "[rulesets]",
        WORDS[len(board_names())]: "[boards]",
        WORDS[len(FORMATS)]: "[formats]",
    }.items():
        assert f"{number} {thing}" in readme
    assert f", read {WORDS[len(read)]}," in readme


def test_the_ruleset_in_the_docs_is_what_the_docs_say(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "rulesets.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    path = tmp_path / f"{json.loads(example)['id']}.json"
    path.write_text(example, encoding="utf-8")
    opened = open_ruleset(str(path))
    assert opened.notes == ()
    assert opened.ruleset.stations is None
    assert opened.ruleset.scoring.lengths == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 7: 18, 8: 21}
    assert opened.ruleset.tie_breaks == ("most_completed_tickets", "longest_path")


@pytest.mark.parametrize("name", board_names())
def test_the_numbers_of_boards_in_the_docs_are_right(name: str) -> None:
    page = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
    (row,) = [line for line in page.splitlines() if re.match(rf"\| `{name}` \| \d+[^×]*\|", line)]
    cities, *numbers = [cell.strip() for cell in row.strip("|").split("|")[1:6]]
    counted = statistics(open_board(name).document)
    assert cities.startswith(str(counted.cities))
    assert list(map(int, numbers)) == [
        counted.connections,
        counted.routes,
        counted.spaces,
        counted.tickets,
    ]
