"""Many games: chunks that are kept, numbers with intervals, findings, comparisons, the command."""

import json
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from time import monotonic
from types import FrameType, FunctionType

import numpy as np
import pytest
from builders import a_board
from match_builders import a_ruleset, shipped_game
from typer.testing import CliRunner

from trackwright.cli.app import app
from trackwright.maps import board_path, ruleset_path
from trackwright.playtest import jobs
from trackwright.playtest.engine import interruptible
from trackwright.playtest.estimates import Estimate, mean, share
from trackwright.playtest.findings import decimal, findings, usual_completion
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.jobs import Job, handed_out, played_in_parts, run
from trackwright.playtest.reports import changes, text_report
from trackwright.playtest.simulator import Chunk, Outcomes, Simulator, play_games
from trackwright.playtest.state import POINTS, TURNS_TAKEN, WON
from trackwright.playtest.statistics import Report, report
from trackwright.playtest.verdicts import Subject
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import TrackwrightError

BOARD, RULES = shipped_game("nordic_countries")
JOB = Job(BOARD, RULES, ("greedy", "greedy"), 12)


@pytest.fixture(scope="module")
def games() -> Outcomes:
    return run(JOB)


@pytest.fixture(scope="module")
def numbers(games: Outcomes) -> Report:
    return report(JOB, games)


@pytest.fixture(autouse=True)
def _ctrl_c_interrupts() -> Iterator[None]:
    """Handle SIGINT as Python does in a terminal; it is ignored after nohup, or behind an `&`."""
    inherited = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, inherited)


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "CHUNK", 4)


def same(one: Outcomes, other: Outcomes) -> bool:
    pairs = zip(one.arrays().values(), other.arrays().values(), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


def test_several_processes_play_the_same_games(games: Outcomes) -> None:
    assert same(run(JOB, 2), games)


def test_parts_are_the_same_games_a_few_at_a_time(games: Outcomes) -> None:
    parts = list(played_in_parts(JOB, 5))
    assert list(map(len, parts)) == [5, 5, 2]
    assert same(Outcomes.joined(parts), games)


def test_parts_that_nobody_waits_for_are_not_played() -> None:
    parts = played_in_parts(replace(JOB, games=100_000), 1)
    assert len(next(parts)) == 1
    parts.close()
    assert list(parts) == []


def test_chunks_are_handed_out_a_few_at_a_time(
    games: Outcomes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_AHEAD", 3)
    out: list[Chunk] = []

    def submit(chunk: Chunk) -> Future[Outcomes]:
        out.append(chunk)
        future: Future[Outcomes] = Future()
        future.set_result(games)
        return future

    played = handed_out(submit, [(seed, 1) for seed in range(5)])
    handed = [len(out) for _ in played]
    assert handed == [3, 4, 5, 5, 5]


def test_a_ticket_is_compared_with_those_worth_as_much(numbers: Report) -> None:
    usual = usual_completion(numbers)
    assert usual.keys() == {ticket.id for ticket in numbers.tickets}
    by_points = {ticket.points: usual[ticket.id] for ticket in numbers.tickets}
    assert all(by_points[ticket.points] == usual[ticket.id] for ticket in numbers.tickets)
    assert usual_completion(replace(numbers, tickets=numbers.tickets[:4])) == {}


def test_games_in_the_folder_are_not_played_again(tmp_path: Path, games: Outcomes) -> None:
    run(replace(JOB, games=8), folder=tmp_path)
    told: list[int] = []
    again = run(JOB, folder=tmp_path, progress=told.append)
    assert told == [8, 12]
    assert same(again, games)


@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(lambda _: b"half a file", id="something else"),
        pytest.param(lambda _: b"", id="empty"),
        pytest.param(lambda data: data[: len(data) // 2], id="cut off"),
        pytest.param(lambda data: data.replace(b"\x14\x00", b"\xff\x00"), id="of another version"),
        pytest.param(lambda data: data[:59] + b"\xff" * 8 + data[67:], id="overwritten"),
    ],
)
def test_a_damaged_chunk_is_played_again(
    damaged: Callable[[bytes], bytes], tmp_path: Path, games: Outcomes
) -> None:
    run(JOB, folder=tmp_path)
    chunk = next(tmp_path.glob("*.npz"))
    chunk.write_bytes(damaged(chunk.read_bytes()))
    assert same(run(JOB, folder=tmp_path), games)


def test_what_is_done_is_kept_when_the_user_interrupts(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    assert len(run(JOB, folder=tmp_path, progress=interrupt)) == 4
    assert len(list(tmp_path.glob("games-*.npz"))) == 1


def test_an_interruption_is_not_lost_in_what_a_compiler_calls_back() -> None:
    done: list[str] = []

    def call_back(done: list[str]) -> None:
        signal.raise_signal(signal.SIGINT)
        done.append("called back")

    def compile_long() -> None:
        names = {"__name__": "llvmlite.binding", "signal": signal}
        FunctionType(call_back.__code__, names)(done)
        end = monotonic() + 30
        while monotonic() < end:
            pass
        done.append("compiled")

    with pytest.raises(KeyboardInterrupt), interruptible():
        compile_long()
    assert done == ["called back"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_compiling_goes_on_where_interruptions_are_ignored() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interruptible():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_a_folder_of_another_job_is_refused(tmp_path: Path) -> None:
    run(replace(JOB, games=1), folder=tmp_path)
    other = replace(JOB, games=1, bots=("random", "greedy"))
    with pytest.raises(TrackwrightError, match="another folder"):
        run(other, folder=tmp_path)


def test_a_folder_of_games_that_another_version_played_is_refused(tmp_path: Path) -> None:
    run(replace(JOB, games=1), folder=tmp_path)
    note = tmp_path / "job.json"
    told = json.loads(note.read_text(encoding="utf-8"))
    for engine in ({"engine": "trackwright 0.1, rows 1"}, {}):
        older = {name: value for name, value in told.items() if name != "engine"} | engine
        note.write_text(json.dumps(older), encoding="utf-8")
        with pytest.raises(TrackwrightError, match=r"another version .* choose another folder"):
            run(replace(JOB, games=1), folder=tmp_path)


def test_a_note_that_is_damaged_is_refused_with_a_sentence(tmp_path: Path) -> None:
    for text in ("{", "[]", "\udcff"):
        (tmp_path / "job.json").write_bytes(text.encode("utf-8", "surrogateescape"))
        with pytest.raises(TrackwrightError, match=r"job\.json is damaged; choose another folder"):
            run(replace(JOB, games=1), folder=tmp_path)


def test_players_change_seats() -> None:
    played = run(replace(JOB, bots=("greedy", "random"), games=2))
    assert played.styles.tolist() == [[0, 1], [1, 0]]


def test_no_interval_has_a_minus_before_a_nought() -> None:
    assert decimal(Estimate(0.01, -0.01, 0.03, 9)) == "0.0 (0.0–0.0)"
    assert decimal(Estimate(-0.06, -0.12, 0.0, 9)) == "-0.1 (-0.1–0.0)"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(TrackwrightError, match="no bot 'greedi'; did you mean 'greedy'"):
        run(replace(JOB, bots=("greedi", "greedy"), games=1))


def test_a_share_comes_with_wilson_s_interval() -> None:
    seen = share(81, 263)
    assert (round(seen.low, 3), round(seen.high, 3)) == (0.255, 0.366)


def test_a_mean_comes_with_the_interval_of_its_spread() -> None:
    found = mean(np.array([1.0, 2.0, 3.0, 4.0]))
    assert found.value == 2.5
    assert round(found.high - found.low, 3) == round(2 * 3.1824463 * 1.2909944 / 2, 3)


def test_numbers_of_the_report_are_those_of_the_games(games: Outcomes, numbers: Report) -> None:
    assert numbers.games == 12
    assert numbers.points.value == pytest.approx(games.players[:, :, POINTS].mean())
    assert numbers.counts["turns of a player"].value == pytest.approx(
        games.players[:, :, TURNS_TAKEN].mean()
    )
    assert sum(seat.value for seat in numbers.seats) == pytest.approx(
        games.players[:, :, WON].sum() / 12
    )
    route = numbers.routes[0]
    assert route.claimed.value == (games.tracks[:, 0, 0] >= 0).mean()


def test_parts_of_the_points_add_up(numbers: Report) -> None:
    parts = {name: one.value for name, one in numbers.parts.items()}
    lost = 2 * parts["tickets failed"]
    assert numbers.points.value == pytest.approx(sum(parts.values()) - lost)


def test_a_route_that_nobody_claims_is_found() -> None:
    board = a_board()
    for number in range(9):
        board = board.with_route(f"n{number}", f"n{number + 1}", length=2, color="gray")
    board = board.with_route("far", "away", length=30, color="gray")
    for first, last in ((0, 9), (1, 8), (0, 7), (2, 9), (0, 6), (3, 9)):
        board = board.with_ticket(f"n{first}", f"n{last}", points=9)
    deals = [{"pile": "pile", "cards": 3, "rejected": "out_of_the_game"}]
    rules = a_ruleset(tickets={"deals": deals, "keep_at_least": 3})
    job = Job(board.build(), rules, ("greedy", "greedy"), 100)
    found = findings(report(job, run(job)))
    routes = [finding for finding in found if finding.subject is Subject.ROUTES]
    assert ("route/far-away",) in [finding.places for finding in routes]


def test_rules_that_stall_are_a_finding() -> None:
    rules = a_ruleset(train_cards={"colors": dict.fromkeys(("red", "blue"), 3), "locomotives": 0})
    board = a_board().with_route("a", "b", length=5, color="red").build()
    job = Job(board, rules, ("random", "random"), 5)
    told = [finding.message for finding in findings(report(job, run(job)))]
    assert any("nobody could do anything any more" in message for message in told)


def test_a_change_of_the_board_shows_in_the_numbers(numbers: Report) -> None:
    ticket = BOARD.tickets[0]
    dearer = with_changed(BOARD, "tickets", ticket.id, points=ticket.points + 1)
    job = replace(JOB, board=dearer)
    assert changes(numbers, numbers) == ()
    richer = RULES.model_copy(update={"end": RULES.end.model_copy(update={"trains_left": 20})})
    job = replace(job, ruleset=richer)
    told = [change.what for change in changes(numbers, report(job, run(job)))]
    assert "turns in a game" in told


PLAINLY = ("--plain", "--jobs", "1")
COMPARED = ("playtest", "poland", "--compare", "poland")


def invoke(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["playtest", *arguments, *PLAINLY])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout


def test_tracks_side_by_side_in_one_colour_are_told_by_the_most_claimed(numbers: Report) -> None:
    seen, never = Estimate(0.63, 0.5, 0.7, 12), Estimate(0.0, 0.0, 0.1, 12)
    one = replace(numbers.routes[0], name="Oslo–Bergen", claimed=seen)
    closed = replace(one, id="other", claimed=never)
    told = text_report(replace(numbers, routes=(closed, one, closed)))
    assert "Routes claimed: Oslo–Bergen 63 %\n" in told


def test_routes_and_tickets_of_the_same_name_are_told_apart(numbers: Report) -> None:
    seen, never = Estimate(0.63, 0.5, 0.7, 12), Estimate(0.0, 0.0, 0.1, 12)
    route = replace(numbers.routes[0], name="A–B", ends=("a", "b"), claimed=seen)
    namesake = replace(route, id="other", ends=("c", "d"), claimed=never)
    ticket = replace(numbers.tickets[0], name="A–B", completed=seen)
    dearer = replace(ticket, id="other", completed=never)
    told = text_report(replace(numbers, routes=(route, namesake), tickets=(ticket, dearer)))
    assert "Routes claimed: A–B 63 %; A–B 0 %\n" in told
    assert "Tickets completed: A–B 63 %; A–B 0 %\n" in told


def test_the_command_tells_what_stands_out() -> None:
    code, told = invoke("poland", "--players", "2", "--games", "5")
    assert code == 0
    assert "5 games on poland by the rules poland, 2 players: greedy, greedy" in told
    assert "Wins by seat: player 1" in told


def test_the_command_writes_json_for_each_number_of_players() -> None:
    _, told = invoke("nordic_countries", "--games", "3", "--format", "json")
    content = json.loads(told)
    assert [len(one["bots"]) for one in content] == [2, 3]
    assert content[0]["tickets"][0].keys() >= {"id", "completed", "held"}


def test_the_command_writes_csv() -> None:
    _, told = invoke("nordic_countries", "--players", "2", "--games", "3", "--format", "csv")
    header, *rows = told.splitlines()
    assert header == "players,kind,name,value,low,high,count"
    assert sum(",route claimed," in row for row in rows) == len(BOARD.routes)


def test_the_command_compares_two_versions() -> None:
    _, told = invoke("poland", "--players", "2", "--games", "4", "--compare", "poland")
    assert "Nothing differs beyond chance." in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("poland", "--players", "7"), "7 cannot play by the rules 'poland': they are for 2 to 4"),
        (("poland", "--players", "3-7"), "5 cannot play by the rules 'poland'"),
        (("poland", "--players", "999999999"), "999999999 cannot play by the rules"),
        (("poland", "--players", "many"), "write a number, or two like 2-5"),
        (("poland", "--players", "2-"), "--players 2-: write a number, or two like 2-5"),
        (("poland", "--players", "9" * 5_000), "write a number, or two like 2-5"),
        (("poland", "--players", "5-2"), "--players 5-2: write the smaller number first, like 2-5"),
        (("poland", "--bots", ","), "--bots names nobody"),
        (("poland", "--bots", "clever"), "there is no bot 'clever'"),
        (("poland", "--players", "2", "--bots", "greedy,random,foo"), "there is no bot 'foo'"),
        (("poland", "--bots", "greedy,random,hoarder,foo"), "there is no bot 'foo'"),
        (("poland", "--players", "4", "--compare", "nordic_countries"), "they are for 2 to 3"),
        (("poland", "--out", "/dev/null"), "--out /dev/null is a file; name a folder"),
        (("poland", "--out", "/dev/null/x"), "--out /dev/null/x cannot be made: Not a directory"),
        (("poland", "--plots", "/dev/null"), "--plots /dev/null is a file; name a folder"),
        (("poland", "--plots", "/dev/null/x"), "/dev/null/x cannot be made: Not a directory"),
        (("atlantis",), "there is no board 'atlantis'"),
    ],
)
def test_what_cannot_be_played_ends_in_a_sentence_before_anything_is(
    arguments: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = watched(monkeypatch)
    with pytest.raises(TrackwrightError, match=message):
        invoke(*arguments, "--games", "1")
    assert started == []


def test_a_playtest_lowers_its_board_once(tmp_path: Path) -> None:
    lowered = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal lowered
        lowered += event == "call" and frame.f_code is lower.__code__

    sys.setprofile(count)
    try:
        invoke("poland", "--players", "2", "--games", "1", "--out", str(tmp_path))
    finally:
        sys.setprofile(None)
    assert lowered == 1


def test_a_folder_of_other_games_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    invoke("poland", "--players", "4", "--games", "1", "--out", str(tmp_path))
    started = watched(monkeypatch)
    with pytest.raises(TrackwrightError, match=r"poland-4 holds games of .* other bots"):
        invoke("poland", "--bots", "random", "--games", "1", "--out", str(tmp_path))
    assert started == []


def test_a_folder_that_games_cannot_be_kept_in_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "job.json").mkdir()
    with pytest.raises(TrackwrightError, match=r"games cannot be kept in .*: Is a directory"):
        run(JOB, folder=tmp_path)


def watched(monkeypatch: pytest.MonkeyPatch, *, interrupted_at: tuple[int, ...] = ()) -> list[int]:
    """Return the numbers of players of the chunks that are begun; press Ctrl-C at some of them."""
    begun: list[int] = []

    def play(simulator: Simulator, styles: Sequence[int], first: int, count: int) -> Outcomes:
        begun.append(len(styles))
        if len(begun) in interrupted_at:
            signal.raise_signal(signal.SIGINT)
        return play_games(simulator, styles, first, count)

    monkeypatch.setattr(jobs, "play_games", play)
    return begun


def test_an_interruption_keeps_the_reports_that_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = watched(monkeypatch, interrupted_at=(3,))
    result = CliRunner().invoke(app, ["playtest", "poland", "--games", "4", *PLAINLY])
    assert (result.exit_code, begun) == (0, [2, 3, 4])
    assert "4 games on poland by the rules poland, 2 players" in result.stdout
    assert "4 games on poland by the rules poland, 3 players" in result.stdout
    assert "note: stopped; nothing is told of 4 players" in result.stderr


def test_an_interruption_before_anything_is_done_ends_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched(monkeypatch, interrupted_at=(1,))
    result = CliRunner().invoke(app, ["playtest", "poland", "--games", "4", *PLAINLY])
    assert (result.exit_code, result.stdout) == (130, "")


def test_an_interrupted_comparison_plays_as_many_games_on_the_other_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = watched(monkeypatch, interrupted_at=(3,))
    result = CliRunner().invoke(app, [*COMPARED, "--games", "12", *PLAINLY])
    assert begun == [2, 2, 2, 2, 2]
    assert "note: stopped after 8 of 12 games; as many follow on the other board" in result.stderr
    assert "nothing is told of 3 and 4 players" in result.stderr
    assert result.stdout.startswith("2 players, 8 games each:\nNothing differs")


def test_a_comparison_that_is_interrupted_later_tells_the_games_of_both_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched(monkeypatch, interrupted_at=(5,))
    result = CliRunner().invoke(app, [*COMPARED, "--games", "12", *PLAINLY])
    assert result.stdout.startswith("2 players, 12 games on the first board and 4 on the second:\n")
    assert "3 players" not in result.stdout


def test_only_the_same_numbers_of_players_are_compared() -> None:
    arguments = ["playtest", "northern_lights", "--compare", "nordic_countries", "--games", "1"]
    result = CliRunner().invoke(app, [*arguments, *PLAINLY])
    headings = [line for line in result.stdout.splitlines() if "games each" in line]
    assert headings == ["2 players, 1 games each:", "3 players, 1 games each:"]
    assert "note: only the first board is for 4 and 5 players" in result.stderr


def test_boards_for_no_common_number_of_players_are_not_compared(tmp_path: Path) -> None:
    rules = json.loads(ruleset_path("poland").read_text(encoding="utf-8"))
    rules = {name: rules[name] for name in ("format", "format_version")}
    rules |= {"id": "crowd", "extends": "poland", "players": {"minimum": 4}}
    (tmp_path / "crowd.json").write_text(json.dumps(rules), encoding="utf-8")
    board = board_path("poland").read_text(encoding="utf-8")
    crowded = board.replace('"rulesets": ["poland"]', '"rulesets": ["crowd"]')
    (tmp_path / "mine.json").write_text(crowded, encoding="utf-8")
    sentence = "crowd for 4 and nordic_countries for 2 to 3 players"
    with pytest.raises(TrackwrightError, match=sentence):
        invoke(str(tmp_path / "mine.json"), "--compare", "nordic_countries", "--games", "1")
