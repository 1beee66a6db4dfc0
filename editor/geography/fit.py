"""A fit in the background: it tells how far it is, can be cancelled, and says what it came to."""

from collections.abc import Collection
from dataclasses import dataclass
from threading import Event

from PySide6.QtCore import QObject, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.layout.board import lay_out
from trackwright.layout.border_warp import warp_borders
from trackwright.layout.collisions import beyond_the_edge, collisions, crossing_routes
from trackwright.layout.fit import FittedBoard, fit
from trackwright.schema.board import Board


@dataclass(frozen=True)
class Trouble:
    """What has too little room on a board.

    Attributes:
        overlaps: How many things lie over others.
        outside: How many lie beyond the edge.
        crossed: How many pairs of routes cross.
        short: How many routes are too short for their spaces.
    """

    overlaps: int
    outside: int
    crossed: int
    short: int

    @property
    def is_none(self) -> bool:
        """Whether everything has its room."""
        return not (self.overlaps or self.outside or self.crossed or self.short)


@dataclass(frozen=True)
class FitResult:
    """What a fit came to.

    Attributes:
        before: The board before.
        board: The board after.
        with_borders: The same, with borders that follow the cities; None if there are none.
        trouble_before, trouble: What had too little room before, and what still has.
        moved: How many stops moved.
        mean, most: How far they moved on average and at most, in mm.
    """

    before: Board
    board: Board
    with_borders: Board | None
    trouble_before: Trouble
    trouble: Trouble
    moved: int
    mean: float
    most: float

    @property
    def changes_nothing(self) -> bool:
        """Whether the board can stay as it is."""
        return self.board == self.before


class Fitting(Guarded, QObject):
    """One fit, off the GUI thread.

    Signals:
        progressed: So many percent of the work are done.
        finished: It is done; carries the FitResult.
        failed: The exception that ended it.
    """

    progressed = Signal(int)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ended = Event()
        self._job = LatestJob(self)
        connect(self._job.finished, self._finish)
        connect(self._job.failed, self._fail)

    @property
    def is_running(self) -> bool:
        """Whether a result is still awaited."""
        return self._job.is_busy and not self._ended.is_set()

    def start(self, board: Board, only: Collection[str] | None, language: str) -> None:
        """Begin to fit a board: some of its stops, or all of them."""
        ended, told = self._ended, -1

        def go_on(share: float) -> bool:
            nonlocal told
            percent = int(100 * share)
            if percent > told and not ended.is_set():
                told = percent
                self.progressed.emit(percent)
            return not ended.is_set()

        def work() -> FitResult | None:
            fitted = fit(board, only=only, language=language, progress=go_on)
            return None if ended.is_set() else result_of(board, fitted, language)

        self._job.start(work)

    def end(self) -> None:
        """Stop, and be gone once the step that is under way is done; nobody waits for it."""
        self._ended.set()
        if not self._job.is_busy:
            self.deleteLater()

    def stop_at_once(self) -> None:
        """Stop, and wait for the step that is under way: the board leaves the desk."""
        self._ended.set()
        self._job.stop()

    def _finish(self, result: FitResult | None) -> None:
        if result is None or self._ended.is_set():
            self.deleteLater()
        else:
            self.finished.emit(result)

    def _fail(self, error: Exception) -> None:
        if self._ended.is_set():
            self.deleteLater()
        else:
            self.failed.emit(error)


def result_of(board: Board, fitted: FittedBoard, language: str) -> FitResult:
    """Return what a fit of a board came to."""
    distances = [distance for distance in fitted.moved.values() if distance >= 0.05]
    has_borders = any(country.borders for country in board.countries) or any(
        region.borders for region in board.regions
    )
    followed = None
    if has_borders and distances and fitted.finished:
        followed = warp_borders(fitted.board, {stop.id: stop.position for stop in board.stops})
    return FitResult(
        board,
        fitted.board,
        followed,
        trouble_of(board, language),
        Trouble(
            len(fitted.overlaps), len(fitted.outside), len(fitted.crossed), len(fitted.too_short)
        ),
        len(distances),
        sum(distances) / len(distances) if distances else 0.0,
        max(distances, default=0.0),
    )


def trouble_of(board: Board, language: str) -> Trouble:
    """Return what has too little room on a board."""
    layout = lay_out(board, language)
    return Trouble(
        len(list(collisions(layout))),
        len(list(beyond_the_edge(layout))),
        len(list(crossing_routes(layout))),
        sum(track.slack < 0 for track in layout.tracks.values()),
    )
