"""A whole game night in a folder, and what happens when it cannot be written."""

import os
import re
import resource
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import hypothesis
import pikepdf
import pytest
from hypothesis import HealthCheck, given
from picture_contents import texts
from printed_pages import a_game, a_game_board, paper, settings
from strategies import whole_boards, whole_rulesets
from typer.testing import CliRunner

from trackwright.cli.app import app
from trackwright.maps import open_ruleset
from trackwright.printing.board_sheets import PrintError
from trackwright.printing.choices import Part
from trackwright.printing.documents import GameNight
from trackwright.printing.print_game import PrintCancelled, Progress, print_game
from trackwright.printing.settings import Game
from trackwright.rulebook import rulebook
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnwritableFileError
from trackwright.schema.files.writing import write_board
from trackwright.schema.rules.ruleset import Ruleset

pytestmark = pytest.mark.usefixtures("qapp")

COMMAND = str(Path(sys.executable).with_name("trackwright"))
FILES = {
    "how-to-assemble.pdf",
    "board.pdf",
    "board-one-page.pdf",
    "tickets.pdf",
    "bonus-cards.pdf",
    "country-cards.pdf",
    "reference-cards.pdf",
    "score-track.pdf",
    "rules.pdf",
}


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:  # noqa: ARG001
    folder = tmp_path_factory.mktemp("night")
    print_game(a_game(), settings(), folder)
    return folder


class TestGameNight:
    def test_has_a_file_for_everything(self, night: Path) -> None:
        assert {file.name for file in night.iterdir()} == FILES

    @pytest.mark.parametrize("name", sorted(FILES))
    def test_is_drawn_in_lines_and_embedded_letters(self, night: Path, name: str) -> None:
        with pikepdf.open(night / name) as pdf:
            for page in pdf.pages:
                assert len(page.get_images()) == 0
                for font in page.resources.get("/Font", {}).values():
                    (kind,) = font.DescendantFonts
                    assert "/FontFile2" in kind.FontDescriptor

    @pytest.mark.parametrize("name", sorted(FILES))
    def test_has_files_of_a_sane_size(self, night: Path, name: str) -> None:
        assert 1_000 < (night / name).stat().st_size < 500_000

    def test_has_all_rules_on_its_pages(self) -> None:
        wanted = settings(parts=frozenset({Part.RULES}), paper=paper(148, 210))
        (document,) = GameNight(a_game("poland"), wanted).documents()
        pages = list(document.pages())
        assert len(pages) == document.count > 2
        lines = [text for page in pages for text in texts(page.picture)[:-2]]  # without the foot
        printed = "".join(lines).replace(" ", "")
        board = a_game("poland").board
        for section in rulebook(open_ruleset("poland").ruleset, "en", board).sections:
            for statement in section.statements:
                assert statement.text.replace(" ", "") in printed

    def test_says_what_there_is_and_how_to_join_it(self) -> None:
        wanted = settings(overlap=10, backs=False)
        assembly, *others = GameNight(a_game(), wanted).documents()
        said = " ".join(text for page in assembly.pages() for text in texts(page.picture))
        assert assembly.part is Part.ASSEMBLY
        for document in others:
            assert document.file in said
        assert "strips of 10 mm" in said
        assert "The cards have no backs" in said

    def test_needs_no_score_track_if_the_board_has_one(self) -> None:
        board = a_game(profile={"score_border": 20})
        parts = [document.part for document in GameNight(board, settings()).documents()]
        assert Part.SCORE not in parts

    def test_of_a_board_without_rules_has_what_needs_none(self) -> None:
        parts = {document.part for document in GameNight(a_game(None), settings()).documents()}
        assert parts == {
            Part.ASSEMBLY,
            Part.BOARD,
            Part.SHOP,
            Part.TICKETS,
            Part.COUNTRIES,
            Part.SCORE,
        }

    def test_counts_its_pages_right(self) -> None:
        for document in GameNight(a_game(), settings()).documents():
            assert len(list(document.pages())) == document.count

    def test_tells_how_far_it_has_come(self, tmp_path: Path) -> None:
        told: list[Progress] = []
        wanted = settings(parts=frozenset({Part.TICKETS, Part.SCORE}))
        print_game(a_game(), wanted, tmp_path, told.append)
        assert [progress.done for progress in told] == list(range(told[-1].total + 1))
        assert told[0].title == "Tickets"

    def test_refuses_to_print_nothing(self, tmp_path: Path) -> None:
        wanted = settings(parts=frozenset({Part.BONUSES}))
        with pytest.raises(PrintError, match="nothing to print of bonuses"):
            print_game(a_game("poland"), wanted, tmp_path)


class TestStopping:
    def test_a_cancelled_print_leaves_nothing(self, tmp_path: Path) -> None:
        asked = iter([False, False, True])
        with pytest.raises(PrintCancelled):
            print_game(a_game(), settings(), tmp_path / "new", cancelled=lambda: next(asked))
        assert list(tmp_path.iterdir()) == []

    def test_an_interrupted_print_leaves_the_last_one(self, tmp_path: Path) -> None:
        def interrupt(progress: Progress) -> None:
            if progress.done == 8:
                raise KeyboardInterrupt

        old = tmp_path / "board.pdf"
        old.write_bytes(b"the last print")
        with pytest.raises(KeyboardInterrupt):
            print_game(a_game(), settings(), tmp_path, interrupt)
        assert [file.name for file in tmp_path.iterdir()] == ["board.pdf"]
        assert old.read_bytes() == b"the last print"

    def test_what_a_killed_print_left_is_removed_later(self, tmp_path: Path) -> None:
        left = tmp_path / ".trackwright-print-killed"
        left.mkdir()
        os.utime(left, (0, 0))
        print_game(a_game(), settings(parts=frozenset({Part.SCORE})), tmp_path)
        assert [file.name for file in tmp_path.iterdir()] == ["score-track.pdf"]

    @pytest.mark.parametrize("name", ["file", "file/night"])
    def test_a_folder_that_cannot_be_written_to_is_told(self, tmp_path: Path, name: str) -> None:
        (tmp_path / "file").write_bytes(b"")
        with pytest.raises(UnwritableFileError, match=r"file.*folder"):
            print_game(a_game(), settings(), tmp_path / name)
        assert [file.name for file in tmp_path.iterdir()] == ["file"]

    def test_a_folder_with_too_long_a_name_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(UnwritableFileError, match="cannot be written to"):
            print_game(a_game(), settings(), tmp_path / ("x" * 300))

    def test_a_full_disk_is_told_and_leaves_nothing(self, tmp_path: Path) -> None:
        # A limit on the size of files stands for a full disk: both fail in the midst of writing.
        board = tmp_path / "nord.json"
        write_board(board, a_game_board().build())

        def small_files() -> None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

        result = subprocess.run(
            [COMMAND, "print", str(board), "--out", str(tmp_path / "night")],
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=small_files,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        )
        assert result.returncode == 2
        assert "cannot be written: File too large; nothing was changed" in result.stderr
        assert "Traceback" not in result.stderr
        assert [file.name for file in tmp_path.iterdir()] == ["nord.json"]


class TestCommand:
    def test_prints_what_it_is_asked_for(self, tmp_path: Path) -> None:
        board = tmp_path / "nord.json"
        write_board(board, a_game_board(rulesets=["classic"]).build())
        options = "--only tickets,images --card poker --duplex short --lang fr --paper letter"
        arguments = ["print", str(board), "--out", str(tmp_path / "night"), *options.split()]
        result = CliRunner().invoke(app, arguments)
        assert (result.exit_code, result.stderr) == (0, "")
        assert "tickets.pdf" in result.stdout
        assert (tmp_path / "night" / "cards" / "back-ticket.png").is_file()
        with pikepdf.open(tmp_path / "night" / "tickets.pdf") as pdf:
            assert "Le Nord – Billets" in str(pdf.docinfo["/Title"])

    @pytest.mark.parametrize(
        ("options", "message"),
        [
            ("--paper a9", "there is no paper 'a9'; there are: .*, a4,"),
            ("--card huge", "there is no card size 'huge'"),
            ("--card 5x5", "a side has 20 to 1000 mm"),
            ("--only boards", r"did you mean 'board'\?"),
            ("--fold 3", "write COLUMNSxROWS"),
            ("--theme pink", "there is no theme 'pink'"),
            ("--margin 120", "leave nothing to print on"),
            ("--card 400x500", "choose smaller cards or larger paper"),
        ],
    )
    def test_refuses_with_a_sentence(self, tmp_path: Path, options: str, message: str) -> None:
        arguments = ["print", "poland", "--out", str(tmp_path / "night"), *options.split()]
        result = CliRunner().invoke(app, arguments)
        assert isinstance(result.exception, TrackwrightError)
        assert re.search(message, str(result.exception))
        assert list(tmp_path.iterdir()) == []

    def test_takes_the_paper_that_a_board_plans(self, tmp_path: Path) -> None:
        plan = {"paper": {"width": 200, "height": 150}, "columns": 2, "rows": 2, "overlap": 5}
        board = tmp_path / "nord.json"
        write_board(board, a_game_board(profile={"sheets": plan}).build())
        result = CliRunner().invoke(app, f"print {board} --out {tmp_path} --only board".split())
        assert result.exit_code == 0
        with pikepdf.open(tmp_path / "board.pdf") as pdf:
            assert len(pdf.pages) == 1 + 4


HOSTILE = [
    "<b>&\"'</text>\0\uffff]]>{}%s𝕏\u202eŁ",
    "x" * 20_000,
    "\u200b\u200d",
    "日本 العربية हिन्दी",
]


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_games_with_any_names_can_be_printed(tmp_path: Path, name: str) -> None:
    board = (
        a_game_board(meta={"title": name, "version": name[:900]})
        .with_city("oslo", name=name)
        .with_country("east", name=name, cards=[3])
        .with_deck("regular", name=name)
    )
    rules = open_ruleset("northern_lights").ruleset
    bonuses = rules.bonuses
    assert bonuses is not None
    cards = tuple(bonus.changed(name=name) for bonus in bonuses.cards[:2])
    game = Game(board.build(), rules.changed(name=name, bonuses=bonuses.changed(cards=cards)))
    files = print_game(game, settings(), tmp_path)
    assert {file.name for file in files} == FILES


@pytest.mark.parametrize("size", [(50, 60), (5000, 4000), (60, 500)], ids=str)
def test_any_paper_will_do(size: tuple[float, float]) -> None:
    parts = frozenset({Part.BOARD, Part.SCORE, Part.RULES, Part.ASSEMBLY})
    wanted = settings(paper=paper(*size), margin=8, caption=6, parts=parts)
    for document in GameNight(a_game("poland"), wanted).documents():
        pages = list(document.pages())
        assert len(pages) == document.count
        for page in pages:
            assert {page.picture.width, page.picture.height} == set(size)


@hypothesis.settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(whole_boards, whole_rulesets)
def test_any_valid_game_is_printed_or_refused_with_a_sentence(board: Board, rules: Ruleset) -> None:
    with suppress(TrackwrightError):  # any other exception would be a traceback
        for document in GameNight(Game(board, rules), settings()).documents():
            assert len(list(document.pages())) == document.count


def test_routes_longer_than_any_board_are_examples_of_the_rules_too() -> None:
    wanted = settings(parts=frozenset({Part.RULES}))
    (document,) = GameNight(a_game("poland", profile={"gap": 20_000.0}), wanted).documents()
    assert len(list(document.pages())) == document.count
