"""Jobs: many games on one board, played by several processes and saved chunk by chunk."""

import json
import multiprocessing
import signal
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol
from zipfile import BadZipFile

import numpy as np

from trackwright.playtest.bots.search import BOTS, SEARCH
from trackwright.playtest.engine import interruptible, load_engine
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.simulator import Chunk, Outcomes, Simulator, play_games
from trackwright.playtest.state import PLAYER, TABLE, TICKET_STATE, TRACK_STATE
from trackwright.playtest.tables import Game
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnknownNameError, UnwritableFileError
from trackwright.schema.rules.ruleset import Ruleset

CHUNK = 100
"""Games that are played and saved together."""

SEARCHED_PART = 2
"""The most games of a part where bots search: one takes as long as hundreds of others."""

MOST_AHEAD = 1_000
"""Chunks handed out in advance: enough to keep many workers busy."""

PlayedChunks = Generator[tuple[Chunk, Outcomes], None, None]

Progress = Callable[[int], None]
"""Receives the number of games done."""


@dataclass(frozen=True)
class Job:
    """Games to play between bots, from consecutive seeds."""

    board: Board
    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int = 1

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)

    @cached_property
    def game(self) -> Game:
        """The board and the ruleset as tables, lowered when first needed."""
        return lower(self.board, self.ruleset, self.players)

    @property
    def description(self) -> dict[str, object]:
        """What identifies this job, whatever the number of games."""
        documents = (self.board.model_dump_json(), self.ruleset.model_dump_json())
        return {
            "board": self.board.id,
            "ruleset": self.ruleset.id,
            "bots": list(self.bots),
            "fingerprint": sha256("\n".join((*documents, *self.bots)).encode()).hexdigest(),
        }

    def with_games(self, games: int) -> "Job":
        """Return this job with another number of games, without lowering the board again."""
        return replace(self, games=games).with_game(self.game)

    def with_game(self, game: Game) -> "Job":
        """Return this job with its board lowered already."""
        job = replace(self)
        vars(job)["game"] = game
        return job

    @property
    def styles(self) -> tuple[int, ...]:
        """The numbers of the players' styles."""
        return style_numbers(self.bots)

    @property
    def chunks(self) -> tuple[Chunk, ...]:
        """The chunks that all games are played in."""
        return self.parts(CHUNK)

    def parts(self, size: int) -> tuple[Chunk, ...]:
        """Return chunks of at most `size` games."""
        if SEARCH in self.styles:
            size = min(size, SEARCHED_PART)
        starts = range(0, self.games, size)
        return tuple((self.seed + n, min(size, self.games - n)) for n in starts)


def style_numbers(bots: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers of styles; refuse an unknown name."""
    names = tuple(bots)
    for name in names:
        if name not in BOTS:
            raise UnknownNameError("bot", name, BOTS)
    return tuple(BOTS[name] for name in names)


class Workers(Protocol):
    """What plays chunks: processes of this machine, or a cluster."""

    def play(self, job: Job, chunks: Sequence[Chunk]) -> PlayedChunks:
        """Play chunks of a job's games and yield each as soon as it is done, in any order."""


def run(
    job: Job,
    workers: Workers | int = 1,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> Outcomes:
    """Play all games of a job and return how they ended, in the order of their seeds.

    A number of workers means processes of this machine. Chunks that are saved in the folder are
    not played again. After Ctrl-C the games played so far are returned.
    """
    saved = None if folder is None else SavedGames(folder, job.description)
    done = {chunk: kept for chunk in job.chunks if saved and (kept := saved.read(chunk))}
    games = sum(map(len, done.values()))
    report_progress = progress or (lambda _: None)
    report_progress(games)
    missing = [chunk for chunk in job.chunks if chunk not in done]
    try:
        with closing(_workers(workers).play(job, missing)) as played:
            for chunk, outcomes in played:
                if saved is not None:
                    saved.write(chunk, outcomes)
                done[chunk] = outcomes
                games += len(outcomes)
                report_progress(games)
    except KeyboardInterrupt:
        if not done:
            raise
    return Outcomes.joined(done[chunk] for chunk in job.chunks if chunk in done)


def played_in_parts(
    job: Job, size: int, workers: Workers | int = 1
) -> Generator[Outcomes, None, None]:
    """Play all games of a job and yield how they ended, part by part, as soon as each is done.

    Closing it early waits only for those parts that are being played.
    """
    with closing(_workers(workers).play(job, job.parts(size))) as played:
        for _, outcomes in played:
            yield outcomes


def handed_out(
    submit: Callable[[Chunk], Future[Outcomes]], chunks: Sequence[Chunk]
) -> PlayedChunks:
    """Hand out chunks, not too many at a time, and yield each as soon as it is played."""
    played: SimpleQueue[Future[Outcomes]] = SimpleQueue()
    waiting: dict[Future[Outcomes], Chunk] = {}
    rest = iter(chunks)
    try:
        while True:
            for chunk in islice(rest, MOST_AHEAD - len(waiting)):
                future = submit(chunk)
                waiting[future] = chunk
                future.add_done_callback(played.put)
            if not waiting:
                return
            future = played.get()
            yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()


@dataclass(frozen=True)
class Processes:
    """Processes of this machine; a single one is this process itself."""

    count: int
    compiled: bool = False

    def play(self, job: Job, chunks: Sequence[Chunk]) -> PlayedChunks:
        """Play chunks of a job's games."""
        styles = job.styles
        simulator = Simulator(job.game, load_engine(compiled=self.compiled))
        if self.compiled and chunks:
            with interruptible():  # processes that start later find the code in numba's cache
                play_games(simulator, styles, job.seed, 1)
        if self.count == 1 or len(chunks) < 2:
            for chunk in chunks:
                yield chunk, play_games(simulator, styles, *chunk)
            return
        tables = tables_text(job.game)
        # A forked child of a process with threads, such as the editor, can hang.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.count, context, _ignore_interruptions) as pool:
            yield from handed_out(
                lambda chunk: pool.submit(play_chunk, tables, self.compiled, styles, chunk), chunks
            )


def _workers(workers: Workers | int) -> Workers:
    return Processes(workers) if isinstance(workers, int) else workers


def tables_text(game: Game) -> str:
    """Return a game's tables as text, which is hashable and needs no class to be unpickled."""
    return json.dumps(list(game))


def play_chunk(tables: str, compiled: bool, styles: Sequence[int], chunk: Chunk) -> Outcomes:
    """Play a chunk with tables that came from another process."""
    return play_games(_simulator(tables, compiled), styles, *chunk)


@lru_cache(maxsize=1)
def _simulator(tables: str, compiled: bool) -> Simulator:
    return Simulator(Game(*json.loads(tables)), load_engine(compiled=compiled))


def _ignore_interruptions() -> None:
    """Leave Ctrl-C, which reaches all processes of a terminal, to the one that started them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


_DAMAGES = (OSError, ValueError, TypeError, EOFError, RuntimeError, BadZipFile, zlib.error)
"""What reading a file of games raises, depending on which of its bytes are wrong or missing."""


class SavedGames:
    """A folder of finished games of one job, made if necessary; refuses one with other games."""

    def __init__(self, folder: Path, job: Mapping[str, object]) -> None:
        self._folder = folder
        description = folder / "job.json"
        content = {**job, "engine": _engine()}
        with unwritable_reported(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if not description.exists():
                description.write_text(json.dumps(content, indent=2), encoding="utf-8")
            else:
                _refuse_other_games(description, content)

    def read(self, chunk: Chunk) -> Outcomes | None:
        """Return a saved chunk; None if there is none, or if it is damaged and to be replayed."""
        path = self._path(chunk)
        if not path.exists():
            return None
        try:
            # Given a path, np.load would not close a damaged file.
            with path.open("rb") as file, np.load(file) as saved:
                return Outcomes(**{name: saved[name] for name in saved.files})
        except _DAMAGES:
            return None

    def write(self, chunk: Chunk, outcomes: Outcomes) -> None:
        """Save a chunk, completely or not at all."""
        path = self._path(chunk)
        unfinished = path.with_suffix(".part.npz")
        with unwritable_reported(path.parent):
            np.savez_compressed(unfinished, **outcomes.arrays())  # type: ignore[arg-type]  # names
            unfinished.replace(path)

    def _path(self, chunk: Chunk) -> Path:
        return self._folder / f"games-{chunk[0]}-{chunk[1]}.npz"


@contextmanager
def unwritable_reported(folder: Path) -> Iterator[None]:
    """Turn a system error about a folder of games into a TrackwrightError."""
    try:
        yield
    except OSError as error:
        raise UnwritableFileError(
            f"games cannot be kept in {folder}: {error.strerror or error}; mend that, or choose "
            "another folder"
        ) from error


def _engine() -> str:
    """Return what must be equal for games to be saved together: the version and the row sizes."""
    return (
        f"trackwright {version('trackwright')}, rows {TABLE} {PLAYER} {TRACK_STATE} {TICKET_STATE}"
    )


def _refuse_other_games(description: Path, expected: Mapping[str, object]) -> None:
    """Refuse a folder that holds games of another job or another version."""
    try:
        found = json.loads(description.read_text(encoding="utf-8"))
        fingerprint, engine = found.get("fingerprint"), found.get("engine")
    except (ValueError, AttributeError):
        raise TrackwrightError(f"{description} is damaged; choose another folder") from None
    if fingerprint != expected["fingerprint"]:
        raise TrackwrightError(
            f"{description.parent} holds games of another board, ruleset or other bots; "
            "choose another folder"
        )
    if engine != expected["engine"]:
        raise TrackwrightError(
            f"{description.parent} holds games that another version of Trackwright played, and the "
            "same seeds may give other games now; choose another folder"
        )
