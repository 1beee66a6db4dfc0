"""Many games on several processes, in chunks that are kept as soon as they are done."""

import json
import multiprocessing
import signal
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol
from zipfile import BadZipFile

import numpy as np

from trackwright.playtest.bots.search import BOTS, SEARCH
from trackwright.playtest.compilable import FAST
from trackwright.playtest.compiler import interruptible
from trackwright.playtest.games import Outcomes, play_games
from trackwright.playtest.lowering import lowered
from trackwright.playtest.state import HELD, PLAYER, SPOT, TABLE
from trackwright.playtest.tables import Game
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnknownNameError, UnwritableFileError
from trackwright.schema.rules.ruleset import Ruleset

CHUNK = 100
"""Games that are played and kept together."""

SEARCHED_PART = 2
"""The most games of a part where players search: one takes as long as hundreds without."""

MOST_AHEAD = 1_000
"""Chunks that are handed out before they are played: enough for many workers to stay busy."""

Chunk = tuple[int, int]
"""The first seed and the number of games that are played together."""

Played = Generator[tuple[Chunk, Outcomes], None, None]

Progress = Callable[[int], None]
"""Is told how many games are done."""

_DAMAGES = (OSError, ValueError, TypeError, EOFError, RuntimeError, BadZipFile, zlib.error)
"""What reading a file of games raises, depending on which of its bytes are wrong or missing."""


@dataclass(frozen=True)
class Job:
    """Games to play.

    Attributes:
        board: Where.
        ruleset: By which rules, merged.
        bots: The style of each player.
        games: How many.
        seed: The seed of the first; the others follow.
    """

    board: Board
    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int = 1

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def fingerprint(self) -> str:
        """What tells this job from others, however many games it has."""
        parts = (*self.documents, *self.bots)
        return sha256("\n".join(parts).encode()).hexdigest()

    @property
    def documents(self) -> tuple[str, str]:
        """The board and the ruleset as text, for other processes."""
        return self.board.model_dump_json(), self.ruleset.model_dump_json()

    @property
    def styles(self) -> tuple[int, ...]:
        """The numbers of the players' styles."""
        return style_numbers(self.bots)

    @property
    def chunks(self) -> tuple[Chunk, ...]:
        """The chunks that all games are played in."""
        return self.parts(CHUNK)

    def parts(self, size: int) -> tuple[Chunk, ...]:
        """Return chunks of so many games at most."""
        if SEARCH in self.styles:
            size = min(size, SEARCHED_PART)
        starts = range(0, self.games, size)
        return tuple((self.seed + n, min(size, self.games - n)) for n in starts)


def style_numbers(bots: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers of styles; refuse a name that none has."""
    names = tuple(bots)
    for name in names:
        if name not in BOTS:
            raise UnknownNameError("bot", name, BOTS)
    return tuple(BOTS[name] for name in names)


class Crew(Protocol):
    """Those who play: processes of this machine, or others."""

    def play(self, job: Job, chunks: Sequence[Chunk]) -> Played:
        """Play chunks of a job's games and yield each as soon as it is done, in any order."""


def run(
    job: Job, crew: Crew | int = 1, folder: Path | None = None, progress: Progress | None = None
) -> Outcomes:
    """Play all games of a job and return how they ended, in the order of their seeds.

    The crew is so many processes of this machine, unless it is another. With a folder, chunks that
    lie there are not played again. Where the user interrupts, what is done is returned, and kept
    if there is a folder.
    """
    store = _Store(job, folder)
    done = {chunk: kept for chunk in job.chunks if (kept := store.read(chunk))}
    games = sum(map(len, done.values()))
    tell = progress or (lambda _: None)
    tell(games)
    missing = [chunk for chunk in job.chunks if chunk not in done]
    try:
        with closing(_crew(crew).play(job, missing)) as played:
            for chunk, outcomes in played:
                store.write(chunk, outcomes)
                done[chunk] = outcomes
                games += len(outcomes)
                tell(games)
    except KeyboardInterrupt:
        if not done:
            raise
    return Outcomes.joined(done[chunk] for chunk in job.chunks if chunk in done)


def prepare_folder(job: Job, folder: Path) -> None:
    """Make a folder for the games of a job, and refuse one that they cannot be kept in."""
    _Store(job, folder)


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Turn what the system says of a folder of games into a sentence."""
    try:
        yield
    except OSError as error:
        raise UnwritableFileError(
            f"games cannot be kept in {folder}: {error.strerror or error}; mend that, or choose "
            "another folder"
        ) from error


def played_in_parts(job: Job, size: int, crew: Crew | int = 1) -> Generator[Outcomes, None, None]:
    """Play all games of a job and yield how they ended, part by part, as soon as each is done.

    Closing it early waits for those parts only that are being played.
    """
    with closing(_crew(crew).play(job, job.parts(size))) as played:
        for _, outcomes in played:
            yield outcomes


def handed_out(submit: Callable[[Chunk], Future[Outcomes]], chunks: Sequence[Chunk]) -> Played:
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


def play_chunk(board: str, ruleset: str, styles: tuple[int, ...], chunk: Chunk) -> Outcomes:
    """Play a chunk by documents that came from another process."""
    return play_games(_lowered_once(board, ruleset, len(styles)), styles, *chunk)


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine."""

    count: int

    def play(self, job: Job, chunks: Sequence[Chunk]) -> Played:
        """Play chunks of a job's games; alone, in this process, if one is enough."""
        game, styles = lowered(job.board, job.ruleset, job.players), job.styles
        if FAST and chunks:
            with interruptible():
                play_games(game, styles, job.seed, 1)  # compiles, once for all processes
        if self.count == 1 or len(chunks) < 2:
            for chunk in chunks:
                yield chunk, play_games(game, styles, *chunk)
            return
        documents = job.documents
        # A fork of a process with threads, as the editor is one, may hang; a new one cannot.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.count, context, _leave_interruptions) as pool:
            yield from handed_out(
                lambda chunk: pool.submit(play_chunk, *documents, styles, chunk), chunks
            )


def _crew(crew: Crew | int) -> Crew:
    return Processes(crew) if isinstance(crew, int) else crew


def _leave_interruptions() -> None:
    """Let only the process that was asked to stop hear it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@lru_cache(maxsize=1)
def _lowered_once(board: str, ruleset: str, players: int) -> Game:
    documents = Board.model_validate_json(board), Ruleset.model_validate_json(ruleset)
    return lowered(*documents, players)


def _engine() -> str:
    """Return what must be the same for games to be kept together: who plays, and their rows."""
    return f"trackwright {version('trackwright')}, rows {TABLE} {PLAYER} {SPOT} {HELD}"


def _refuse_other_games(note: Path, told: Mapping[str, object]) -> None:
    """Refuse a folder whose note tells of games that the job's would not go with."""
    try:
        kept = json.loads(note.read_text(encoding="utf-8"))
        fingerprint, engine = kept.get("fingerprint"), kept.get("engine")
    except (ValueError, AttributeError):
        raise TrackwrightError(f"{note} is damaged; choose another folder") from None
    if fingerprint != told["fingerprint"]:
        raise TrackwrightError(
            f"{note.parent} holds games of another board, ruleset or other bots; "
            "choose another folder"
        )
    if engine != told["engine"]:
        raise TrackwrightError(
            f"{note.parent} holds games that another version of Trackwright played, and the same "
            "seeds may give other games now; choose another folder"
        )


class _Store:
    """The folder in which a job keeps what is done; nowhere, if there is none."""

    def __init__(self, job: Job, folder: Path | None) -> None:
        self._folder = folder
        if folder is None:
            return
        note = folder / "job.json"
        told = {
            "board": job.board.id,
            "ruleset": job.ruleset.id,
            "bots": list(job.bots),
            "fingerprint": job.fingerprint,
            "engine": _engine(),
        }
        with kept_in(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if not note.exists():
                note.write_text(json.dumps(told, indent=2), encoding="utf-8")
            else:
                _refuse_other_games(note, told)

    def read(self, chunk: Chunk) -> Outcomes | None:
        """Return what is kept of a chunk, if anything is."""
        path = self._path(chunk)
        if path is None or not path.exists():
            return None
        try:
            with path.open("rb") as file, np.load(file) as kept:  # alone it leaves a bad one open
                return Outcomes(**{name: kept[name] for name in kept.files})
        except _DAMAGES:
            return None  # it is damaged: the games are played again

    def write(self, chunk: Chunk, outcomes: Outcomes) -> None:
        """Keep a chunk, whole or not at all."""
        path = self._path(chunk)
        if path is None:
            return
        unfinished = path.with_suffix(".part.npz")
        with kept_in(path.parent):
            np.savez_compressed(unfinished, **outcomes.arrays())  # type: ignore[arg-type]  # names
            unfinished.replace(path)

    def _path(self, chunk: Chunk) -> Path | None:
        return None if self._folder is None else self._folder / f"games-{chunk[0]}-{chunk[1]}.npz"
