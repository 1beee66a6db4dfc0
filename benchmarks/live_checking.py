"""Whether checking keeps up with drawing: a session of a minute, with the checks and without."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from threading import get_native_id
from time import perf_counter, thread_time

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from europe_sized_board import europe_sized_board
from mouse_events import LEFT, click, move, press, release
from PySide6.QtCore import QEventLoop, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trackwright.editor.base.jobs import shorten_switch_interval
from trackwright.editor.document.document import Document
from trackwright.editor.shell.application import GarbageCollector
from trackwright.editor.shell.window import Window
from trackwright.maps import open_board
from trackwright.schema.board import Board

SECONDS = 60
TICK = 16
"""Milliseconds between two events of a hand: the mouse reports about sixty times a second."""

REST = 30
"""Ticks between two acts."""

LONG = 50.0
"""Milliseconds that no frame may take longer because of the checks."""

NEAR = 3.0
"""Pixels to a mm: as near as somebody comes who draws."""

NEVER = 2**30
BEAT = 5
"""Milliseconds between two beats."""

Act = Iterator[None]


@dataclass(frozen=True)
class Gap:
    """The time between two beats of a timer: how long the GUI's thread answered nothing.

    `wall` are its ms without those in which other programs had the processors; in `busy` ms the
    GUI's thread was at work, in the others it waited for the next beat, or for Python's lock.
    """

    act: int
    wall: float
    busy: float
    reports: bool


@dataclass
class Session:
    """The measured gaps, and ms from an edit to its problems if no other edit came between."""

    gaps: list[Gap] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    acts: int = 0

    def longest(self, act: int) -> float:
        """Return the longest gap of an act."""
        return max((gap.wall for gap in self.gaps if gap.act == act), default=0.0)


def main() -> None:
    """Print both boards' tables."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    with TemporaryDirectory() as home:
        os.environ["TRACKWRIGHT_HOME"] = home
        # As the program does.
        shorten_switch_interval()
        application = QApplication.instance() or QApplication([])
        collector = GarbageCollector()
        print(f"A session of {seconds:.0f} s: a city dragged, a route, a city, a ticket, undone.")
        print_board("Europe", open_board("europe").document, seconds)
        print_board("ten times as large", europe_sized_board(10), seconds)
        collector.close()
        del application


def print_board(name: str, board: Board, seconds: float) -> None:
    """Print what the GUI's thread did with the checks and without them."""
    without, checked = (session(board, seconds, checks=checks) for checks in (False, True))
    print()
    print(f"{name:40}{'without checks':>16}{'with checks':>16}")
    for title, figure in FIGURES.items():
        print(f"{title:40}" + "".join(f"{figure(each):16.1f}" for each in (without, checked)))
    acts = range(min(checked.acts, without.acts))
    only = [
        sum(one.longest(act) > LONG >= other.longest(act) for act in acts)
        for one, other in ((checked, without), (without, checked))
    ]
    print(f"of {len(acts)} acts, with a gap above {LONG:.0f} ms only if checked: {only[0]}", end="")
    print(f", only if not: {only[1]}")
    delays = checked.delays or [float("nan")]
    print(f"from an edit to its problems, ms: {median(delays):.0f}, longest {max(delays):.0f}")


def session(board: Board, seconds: float, *, checks: bool) -> Session:
    """Draw on a board for some time, and measure how the GUI's thread keeps up."""
    window = Window()
    window.show_document(Document(board))
    window.resize(1280, 800)
    window.show()
    desk = window.require_desk()
    if not checks:
        desk.problems._rest.setInterval(NEVER)  # noqa: SLF001 – nobody else switches them off
    _wait_until(lambda: desk.scene.is_layout_finished and (desk.problems.is_current or not checks))
    desk.view.zoom_to(NEAR)
    desk.view.center_on(QPointF(*_middle(board)))
    _wait_until(lambda: desk.scene.is_layout_finished)
    measured = _run(window, seconds)
    desk.document.history.setClean()
    window.close()
    QApplication.processEvents()
    return measured


def _run(window: Window, seconds: float) -> Session:
    """Let a hand draw while a timer beats."""
    desk, measured, loop = window.require_desk(), Session(), QEventLoop()
    hand = _acts(window, measured)
    heart = Heart(measured)
    edited: list[float] = []

    def note_edit() -> None:
        edited[:] = [perf_counter()]

    def note_report() -> None:
        heart.reports = True
        if desk.problems.is_current and edited:
            measured.delays.append(1_000 * (perf_counter() - edited.pop()))

    desk.document.changed.connect(note_edit)
    desk.problems.reported.connect(note_report)
    timers = [_timer(TICK, lambda: next(hand)), _timer(BEAT, heart.beat)]
    QTimer.singleShot(round(1_000 * seconds), loop.quit)
    loop.exec()
    for timer in timers:
        timer.stop()
    desk.document.changed.disconnect(note_edit)
    desk.problems.reported.disconnect(note_report)
    return measured


class Heart:
    """Notes how far apart its beats are, and whether check results were shown in between."""

    def __init__(self, measured: Session) -> None:
        self._measured = measured
        self._threads_times = Path(f"/proc/self/task/{get_native_id()}/schedstat")
        self._before = self._now()
        self.reports = False

    def beat(self) -> None:
        """Note the gap since the last beat."""
        now = self._now()
        wall, busy, kept_waiting = (1_000 * (n - b) for n, b in zip(now, self._before, strict=True))
        gap = Gap(self._measured.acts, wall - kept_waiting, busy, self.reports)
        self._measured.gaps.append(gap)
        self._before, self.reports = now, False

    def _now(self) -> tuple[float, float, float]:
        """Return the time, the thread's time at work, and its time in the queue for a processor."""
        queued = int(self._threads_times.read_bytes().split()[1])
        return perf_counter(), thread_time(), queued / 1e9


def _timer(interval: int, act: Callable[[], object]) -> QTimer:
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(interval)
    timer.timeout.connect(act)
    timer.start()
    return timer


def _acts(window: Window, measured: Session) -> Act:
    """Yield after each event of one act after the other; always the same ones."""
    random = Random(1)
    while True:
        for act in (_drag, _route, _city, _ticket, _undo):
            yield from act(window, random)
            for _ in range(REST):
                yield
            measured.acts += 1


def _drag(window: Window, random: Random) -> Act:
    """Drag a city."""
    window.pick_up("select")
    (x, y), *_ = _seen(window, random)
    press(window, x, y)
    for number in range(40):
        move(window, x + number / 4, y + number / 8, held=LEFT)
        yield
    release(window, x + 10, y + 5)


def _route(window: Window, random: Random) -> Act:
    """Draw a route between two cities."""
    window.pick_up("route")
    (x, y), (right, bottom), *_ = _seen(window, random)
    click(window, x, y)
    for number in range(20):
        move(window, x + (right - x) * number / 20, y + (bottom - y) * number / 20)
        yield
    click(window, right, bottom)
    yield


def _city(window: Window, random: Random) -> Act:
    """Place a city and type its name."""
    window.pick_up("city")
    (x, y), *_ = _seen(window, random)
    click(window, x + 20, y + 20)
    for letter in "Newtown":
        QTest.keyClicks(QApplication.focusWidget() or window, letter)
        for _ in range(4):
            yield
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    yield


def _ticket(window: Window, random: Random) -> Act:
    """Make a ticket between two cities."""
    window.pick_up("ticket")
    for x, y in _seen(window, random)[:2]:
        click(window, x, y)
        for _ in range(10):
            yield


def _undo(window: Window, random: Random) -> Act:
    """Undo two steps."""
    del random
    for _ in range(2):
        window.trigger("edit.undo")
        for _ in range(6):
            yield


def _seen(window: Window, random: Random) -> list[tuple[float, float]]:
    """Return some cities that are seen, in a random order."""
    view, cities = window.require_desk().view, window.require_desk().board.cities
    # One call of Qt and not one for each city: after each the thread has to wait for its turn.
    room = view.mapToScene(view.viewport().rect().adjusted(60, 60, -60, -60)).boundingRect()
    left, top, right, bottom = room.getCoords()
    places = (city.position for city in cities)
    seen = [place for place in places if left < place.x < right and top < place.y < bottom]
    return [(place.x, place.y) for place in random.sample(seen, min(len(seen), 4))]


def _middle(board: Board) -> tuple[float, float]:
    """Return a city amid others."""
    x, y = board.size.width / 2, board.size.height / 2
    place = min((c.position for c in board.cities), key=lambda p: (p.x - x) ** 2 + (p.y - y) ** 2)
    return place.x, place.y


def _longest(gaps: Iterable[Gap]) -> float:
    return max((gap.wall for gap in gaps), default=0.0)


def _share(measured: Session, share: float) -> float:
    times = sorted(gap.wall for gap in measured.gaps)
    return times[int(share * (len(times) - 1))]


def _locked_out(measured: Session) -> float:
    """Return the longest time that the thread wanted to work and could not."""
    return max(gap.wall - max(gap.busy, BEAT) for gap in measured.gaps)


def _wait_until(done: Callable[[], bool]) -> None:
    while not done():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


FIGURES: Mapping[str, Callable[[Session], float]] = {
    "acts": lambda session: session.acts,
    f"gaps longer than {LONG:.0f} ms": lambda session: sum(g.wall > LONG for g in session.gaps),
    "longest gap, ms": lambda session: _longest(session.gaps),
    "  in which it waited for the lock, ms": _locked_out,
    "  in which problems were shown, ms": lambda session: _longest(
        gap for gap in session.gaps if gap.reports
    ),
    "999 of 1000 gaps are shorter than, ms": lambda session: _share(session, 0.999),
}


if __name__ == "__main__":
    main()
