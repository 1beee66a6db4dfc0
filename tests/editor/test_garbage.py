"""Garbage is swept up by the GUI's thread: what is new at once, the rest when nobody waits."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from file_driver import BOARD, a_window, close_all
from leftovers import settle
from pytestqt.qtbot import QtBot

from trackwright.editor.document.document import Document
from trackwright.editor.shell.application import (
    LONG_REST,
    LONGEST,
    SHORT_REST,
    SMALL,
    GarbageCollector,
)
from trackwright.editor.shell.program import Program


class Work:
    """The time that the GUI's thread has worked.

    Attributes:
        is_busy: Whether it does something between any two looks.
    """

    def __init__(self) -> None:
        self.is_busy = False
        self._seconds = 0.0

    def __call__(self) -> float:
        self._seconds += self.is_busy
        return self._seconds


@pytest.fixture
def work() -> Work:
    return Work()


@pytest.fixture
def collector(work: Work) -> Iterator[GarbageCollector]:
    collector = GarbageCollector(work)
    yield collector
    collector.close()


class Ring:
    """Something that refers to itself, so that counting references does not free it."""

    def __init__(self) -> None:
        self.itself = self


class OldRing:
    """A ring that was there when garbage was last collected.

    Attributes:
        seen: Tells whether it is still there.
    """

    def __init__(self) -> None:
        self._ring: Ring | None = Ring()
        self.seen = weakref.ref(self._ring)
        gc.collect()

    def let_go(self) -> None:
        self._ring = None


def tick(collector: GarbageCollector, times: int) -> None:
    for _ in range(times):
        collector.tick()


def test_python_collects_nothing_by_itself_until_the_sweeper_is_closed(
    collector: GarbageCollector,
) -> None:
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled()


def test_new_garbage_is_swept_up_while_somebody_works(
    collector: GarbageCollector, work: Work
) -> None:
    work.is_busy = True
    rings = [weakref.ref(Ring()) for _ in range(SMALL)]
    assert all(ring() for ring in rings)
    collector.tick()
    assert not any(ring() for ring in rings)


def test_what_is_old_is_not_looked_at_while_somebody_works(
    collector: GarbageCollector, work: Work
) -> None:
    work.is_busy = True
    ring = OldRing()
    ring.let_go()
    tick(collector, 2 * SHORT_REST)
    assert ring.seen() is not None


def test_all_garbage_is_gone_after_a_short_rest(collector: GarbageCollector) -> None:
    ring = OldRing()
    ring.let_go()
    tick(collector, SHORT_REST)
    assert ring.seen() is None


def test_what_a_short_rest_puts_aside_is_looked_at_in_a_long_one(
    collector: GarbageCollector,
) -> None:
    ring = OldRing()
    tick(collector, SHORT_REST)
    ring.let_go()
    tick(collector, LONG_REST - SHORT_REST - 1)
    assert ring.seen() is not None
    collector.tick()
    assert ring.seen() is None


def test_after_much_work_everything_is_swept_in_a_short_rest(
    collector: GarbageCollector, work: Work
) -> None:
    ring = OldRing()
    tick(collector, SHORT_REST)
    ring.let_go()
    work.is_busy = True
    tick(collector, LONGEST)
    assert ring.seen() is not None
    work.is_busy = False
    tick(collector, SHORT_REST)
    assert ring.seen() is None


def test_everything_is_swept_now_and_then_if_there_is_no_rest(
    collector: GarbageCollector, work: Work
) -> None:
    ring = OldRing()
    tick(collector, SHORT_REST)
    ring.let_go()
    work.is_busy = True
    tick(collector, 2 * LONGEST)
    assert ring.seen() is None


def test_whoever_goes_on_after_a_long_rest_is_not_kept_waiting(
    collector: GarbageCollector, work: Work
) -> None:
    ring = OldRing()
    tick(collector, 2 * LONGEST)
    ring.let_go()
    work.is_busy = True
    collector.tick()
    assert ring.seen() is not None


def test_everything_is_swept_in_the_next_short_rest_after_a_board_was_closed(
    qtbot: QtBot, program: Program, collector: GarbageCollector
) -> None:
    program.cleared.connect(collector.collect_all_soon)
    window, ring = a_window(qtbot, program), OldRing()
    window.show_document(Document(BOARD))
    desk = window.require_desk()
    known = [weakref.ref(thing) for thing in (window, desk.document, desk.scene, desk.problems)]
    tick(collector, SHORT_REST)
    ring.let_go()
    del window, desk
    close_all(program)
    settle()
    tick(collector, SHORT_REST)
    assert [thing() for thing in (ring.seen, *known) if thing()] == []
