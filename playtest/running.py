"""Many games on several processes, in chunks that are kept as soon as they are done."""

import json
import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from trackwright.playtest.bots.searching import BOTS, SEARCH
from trackwright.playtest.lowering import lowered
from trackwright.playtest.outcomes import Outcomes, play_games
from trackwright.playtest.tables import Game
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnknownNameError
from trackwright.schema.rules.ruleset import Ruleset

CHUNK = 100
"""Games that are played and kept together."""

SEARCHED_PART = 2
"""The most games of a part where players search: one takes as long as hundreds without."""

Progress = Callable[[int], None]
"""Is told how many games are done."""


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
        parts = (self.board.model_dump_json(), self.ruleset.model_dump_json(), *self.bots)
        return sha256("\n".join(parts).encode()).hexdigest()

    @property
    def styles(self) -> tuple[int, ...]:
        """The numbers of the players' styles."""
        for bot in self.bots:
            if bot not in BOTS:
                raise UnknownNameError("bot", bot, BOTS)
        return tuple(BOTS[bot] for bot in self.bots)

    @property
    def chunks(self) -> tuple[tuple[int, int], ...]:
        """The first seed and the number of games of each chunk."""
        return self.parts(CHUNK)

    def parts(self, size: int) -> tuple[tuple[int, int], ...]:
        """Return the first seed and the number of games of each part, so many games at most."""
        if SEARCH in self.styles:
            size = min(size, SEARCHED_PART)
        starts = range(0, self.games, size)
        return tuple((self.seed + n, min(size, self.games - n)) for n in starts)


def run(
    job: Job, processes: int = 1, folder: Path | None = None, progress: Progress | None = None
) -> Outcomes:
    """Play all games of a job and return how they ended, in the order of their seeds.

    With a folder, chunks that lie there are not played again. Where the user interrupts, what is
    done is returned, and kept if there is a folder.
    """
    store = _Store(job, folder)
    done = {chunk: kept for chunk in job.chunks if (kept := store.read(chunk))}
    tell = progress or (lambda _: None)
    tell(sum(map(len, done.values())))
    missing = [chunk for chunk in job.chunks if chunk not in done]
    try:
        for chunk, outcomes in _played(job, missing, processes):
            store.write(chunk, outcomes)
            done[chunk] = outcomes
            tell(sum(map(len, done.values())))
    except KeyboardInterrupt:
        if not done:
            raise
    return Outcomes.joined(done[chunk] for chunk in job.chunks if chunk in done)


def played_in_parts(job: Job, size: int, processes: int = 1) -> Generator[Outcomes, None, None]:
    """Play all games of a job and yield how they ended, part by part, as soon as each is done.

    Closing it early waits for those parts only that are being played.
    """
    with closing(_played(job, list(job.parts(size)), processes)) as played:
        for _, outcomes in played:
            yield outcomes


class _Store:
    """The folder in which a job keeps what is done; nowhere, if there is none."""

    def __init__(self, job: Job, folder: Path | None) -> None:
        self._folder = folder
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        note = folder / "job.json"
        told = {
            "board": job.board.id,
            "ruleset": job.ruleset.id,
            "bots": list(job.bots),
            "fingerprint": job.fingerprint,
        }
        if not note.exists():
            note.write_text(json.dumps(told, indent=2), encoding="utf-8")
        elif json.loads(note.read_text(encoding="utf-8")).get("fingerprint") != job.fingerprint:
            raise TrackwrightError(
                f"{folder} holds games of another board, ruleset or other bots; "
                "choose another folder"
            )

    def read(self, chunk: tuple[int, int]) -> Outcomes | None:
        """Return what is kept of a chunk, if anything is."""
        path = self._path(chunk)
        if path is None or not path.exists():
            return None
        try:
            with np.load(path) as kept:
                return Outcomes(**{name: kept[name] for name in kept.files})
        except (OSError, ValueError, TypeError, BadZipFile):
            return None  # it is damaged: the games are played again

    def write(self, chunk: tuple[int, int], outcomes: Outcomes) -> None:
        """Keep a chunk, whole or not at all."""
        path = self._path(chunk)
        if path is not None:
            unfinished = path.with_suffix(".part.npz")
            np.savez_compressed(unfinished, **outcomes.arrays())  # type: ignore[arg-type]  # names
            unfinished.replace(path)

    def _path(self, chunk: tuple[int, int]) -> Path | None:
        return None if self._folder is None else self._folder / f"games-{chunk[0]}-{chunk[1]}.npz"


def _played(
    job: Job, chunks: list[tuple[int, int]], processes: int
) -> Generator[tuple[tuple[int, int], Outcomes], None, None]:
    game = lowered(job.board, job.ruleset, job.players)
    styles = job.styles
    if processes == 1 or len(chunks) < 2:
        for first, count in chunks:
            yield (first, count), play_games(game, styles, first, count)
        return
    play_games(game, styles, job.seed, 1)  # compiles, where it does, once instead of everywhere
    documents = job.board.model_dump_json(), job.ruleset.model_dump_json()
    # A fork of a process with threads, as the editor is one, may hang; a new one cannot.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, _leave_interruptions) as pool:
        waiting: dict[Future[Outcomes], tuple[int, int]] = {
            pool.submit(_play_chunk, *documents, styles, chunk): chunk for chunk in chunks
        }
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interruptions() -> None:
    """Let only the process that was asked to stop hear it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(
    board: str, ruleset: str, styles: tuple[int, ...], chunk: tuple[int, int]
) -> Outcomes:
    return play_games(_lowered_once(board, ruleset, len(styles)), styles, *chunk)


@lru_cache(maxsize=1)
def _lowered_once(board: str, ruleset: str, players: int) -> Game:
    documents = Board.model_validate_json(board), Ruleset.model_validate_json(ruleset)
    return lowered(*documents, players)
