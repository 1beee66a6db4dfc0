"""Jobs: many games on one board, played by several processes, chunk by chunk."""

import json
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol

from trackwright.playtest.bots.search import BOTS, SEARCH
from trackwright.playtest.engine import interruptible, load_engine
from trackwright.playtest.games import Chunk, Outcomes, Simulator, play_games
from trackwright.playtest.lowering import lower
from trackwright.playtest.saved_games import SavedGames
from trackwright.playtest.tables import Game
from trackwright.schema.board import Board
from trackwright.schema.errors import UnknownNameError
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
    """Processes of this machine; a single one is this process itself.

    Attributes:
        count: How many.
        compiled: Whether they compile the engine.
    """

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
