"""The board that is edited: every step can be undone, and the file's bytes come back."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path

import pytest
from builders import a_board
from file_driver import opened, reload, save
from hypothesis import given, settings
from hypothesis import strategies as st

from trackwright.editor.document.document import BoardChange, Document, FileContent
from trackwright.maps.library import board_path
from trackwright.schema.board import Board, City
from trackwright.schema.edits import with_added, with_changed, without_stop
from trackwright.schema.files.formatting import board_text
from trackwright.schema.geometry import Point

SMALL = (
    a_board()
    .with_route("oslo", "bergen", length=4)
    .with_route("oslo", "stockholm", length=3, color="red")
    .with_ticket("bergen", "stockholm")
    .build()
)


def moved(board: Board, city: str, x: float, y: float) -> Board:
    return with_changed(board, "cities", city, position=Point(x, y))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that a person has laid out in their own way."""
    path = tmp_path / "board.json"
    path.write_text(board_text(SMALL).replace('"ends": ', '"ends" :  ') + "\n\n", encoding="utf-8")
    return path


# One step at a time


def test_an_edit_is_undone_and_done_again() -> None:
    document = Document(SMALL)
    document.edit("Move", moved(SMALL, "oslo", 5, 5))
    document.history.undo()
    assert document.board is SMALL
    document.history.redo()
    assert document.board.cities[0].position == Point(5, 5)


def test_an_edit_tells_what_there_was_and_what_there_is() -> None:
    document, seen = Document(SMALL), list[BoardChange]()
    document.changed.connect(seen.append)
    document.edit("Move", moved(SMALL, "oslo", 5, 5))
    assert [change.before for change in seen] == [SMALL]
    assert [change.after for change in seen] == [document.board]


def test_an_edit_that_changes_nothing_is_no_step() -> None:
    document = Document(SMALL)
    document.edit("Move", moved(SMALL, "oslo", *SMALL.cities[0].position))
    assert document.history.count() == 0


def test_the_moves_of_one_drag_are_one_step() -> None:
    document, drag = Document(SMALL), object()
    for x in range(50):
        document.edit("Move", moved(document.board, "oslo", x, 7), merge=drag)
    assert document.history.count() == 1
    document.history.undo()
    assert document.board is SMALL


def test_two_drags_are_two_steps() -> None:
    document = Document(SMALL)
    for number, drag in enumerate((object(), object())):
        for x in range(3):
            place = 10 * number + x, 7
            document.edit("Move", moved(document.board, "oslo", *place), merge=drag)
    assert document.history.count() == 2


def test_a_drag_that_returns_leaves_no_step() -> None:
    document, drag = Document(SMALL), object()
    for x in (30, 20.0):
        at = SMALL.cities[0].position if x == 20 else Point(x, 1)
        document.edit("Move", moved(document.board, "oslo", *at), merge=drag)
    assert document.history.count() == 0
    assert not document.is_modified


def test_a_drag_goes_on_after_a_save_as_a_step_of_its_own(file: Path) -> None:
    document, drag = opened(file), object()
    document.edit("Move", moved(document.board, "oslo", 1, 1), merge=drag)
    save(document)
    document.edit("Move", moved(document.board, "oslo", 2, 2), merge=drag)
    assert document.is_modified
    document.history.undo()
    assert not document.is_modified


# Files


def test_a_board_that_was_not_touched_is_saved_as_it_was(file: Path) -> None:
    before = file.read_bytes()
    document = opened(file)
    document.edit("Move", moved(document.board, "oslo", 1, 1))
    document.history.undo()
    save(document)
    assert file.read_bytes() == before


def test_undo_gives_back_the_bytes_that_were_there_before_a_save(file: Path) -> None:
    before = file.read_bytes()
    document = opened(file)
    document.edit("Move", moved(document.board, "oslo", 1, 1))
    save(document)
    assert file.read_bytes() != before
    document.history.undo()
    assert document.is_modified
    save(document)
    assert file.read_bytes() == before


def test_another_file_becomes_the_documents_own(file: Path, tmp_path: Path) -> None:
    document, moves = opened(file), list[None]()
    document.path_changed.connect(lambda: moves.append(None))
    save(document, tmp_path / "other.json")
    assert document.path == tmp_path / "other.json"
    assert len(moves) == 1
    assert (tmp_path / "other.json").read_bytes() == file.read_bytes()


def test_a_copy_has_no_file(file: Path) -> None:
    document = Document.from_file(FileContent.read(file), None)
    assert document.path is None
    assert document.snapshot().text() == file.read_text(encoding="utf-8")


def test_a_saved_copy_leaves_the_document_as_it_is(file: Path, tmp_path: Path) -> None:
    document = opened(file)
    document.edit("Move", moved(document.board, "oslo", 1, 1))
    document.snapshot().write(tmp_path / "copy.json")
    assert document.path == file
    assert document.is_modified
    assert (tmp_path / "copy.json").read_text(encoding="utf-8") == document.snapshot().text()


def test_reading_again_is_a_step_that_can_be_undone(file: Path) -> None:
    document = opened(file)
    document.edit("Move", moved(document.board, "oslo", 1, 1))
    mine = document.board
    reload(document, "Revert")
    assert document.board == SMALL
    assert not document.is_modified
    document.history.undo()
    assert document.board is mine
    assert document.is_modified


def test_restored_work_is_there_to_be_saved(file: Path) -> None:
    document = Document.restored(moved(SMALL, "oslo", 1, 1), file)
    assert document.is_modified
    save(document)
    assert not document.is_modified
    assert opened(file).board == document.board


# Random sequences against a plain model of what an undo stack is

EXAMPLES, LEAST_EDITS, MOST_EDITS = 40, 260, 400
"""At least 40 × 260 = 10,400 edits, undos, redos and saves for each run of the test."""


@dataclass
class Step:
    before: Board
    after: Board
    merge: Hashable


class Model:
    """An undo stack in a few lines of Python."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.steps: list[Step] = []
        self.index = 0
        self.clean: int | None = 0

    def edit(self, board: Board, merge: Hashable) -> None:
        if board == self.board:
            return
        if self.clean is not None and self.clean > self.index:
            self.clean = None
        del self.steps[self.index :]
        last = self.steps[-1] if self.steps else None
        if last and merge is not None and last.merge == merge and self.clean != self.index:
            last.after = board
            if last.before == board:
                self.steps.pop()
        else:
            self.steps.append(Step(self.board, board, merge))
        self.index = len(self.steps)
        self.board = board

    def undo(self) -> None:
        if self.index:
            self.index -= 1
            self.board = self.steps[self.index].before

    def redo(self) -> None:
        if self.index < len(self.steps):
            self.board = self.steps[self.index].after
            self.index += 1


Edit = Callable[[Board, int], Board]


def move_a_city(board: Board, choice: int) -> Board:
    if not board.cities:
        return board
    city = board.cities[choice % len(board.cities)]
    return moved(board, city.id, 10 + choice % 5, 10 + choice % 3)  # few places: drags return


def add_a_city(board: Board, choice: int) -> Board:
    name = f"city_{len(board.cities)}_{choice}"
    if any(city.id == name for city in board.cities):
        return board
    return with_added(board, "cities", City(id=name, position=Point(choice, 9)))


def remove_a_city(board: Board, choice: int) -> Board:
    if len(board.cities) < 3:
        return board
    return without_stop(board, board.cities[choice % len(board.cities)].id)


def lengthen_a_route(board: Board, choice: int) -> Board:
    if not board.routes:
        return board
    route = board.routes[choice % len(board.routes)]
    return with_changed(board, "routes", route.id, length=1 + choice % 8)


def rename(board: Board, choice: int) -> Board:
    return board.changed(meta=board.meta.changed(title=f"Title {choice % 4}"))


EDITS: tuple[Edit, ...] = (
    *(move_a_city,) * 6,
    add_a_city,
    remove_a_city,
    lengthen_a_route,
    rename,
)


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Boards in files of their own, some laid out as nobody else would."""
    folder = tmp_path_factory.mktemp("boards")
    texts = [
        board_text(a_board().build()),
        board_text(SMALL).replace("[", "[ ").replace("\n", "\r\n"),
        board_path("europe").read_text(encoding="utf-8"),
        board_path("europe").read_text(encoding="utf-8") + "\n",
    ]
    files = []
    for number, text in enumerate(texts):
        files.append(folder / f"{number}.json")
        files[-1].write_bytes(text.encode())
    return files


@given(
    which=st.sampled_from((0, 0, 0, 1, 1, 1, 2, 3)),
    sequence=st.binary(min_size=LEAST_EDITS, max_size=MOST_EDITS),
)
@settings(max_examples=EXAMPLES, deadline=None)
def test_every_sequence_of_edits_can_be_undone_and_done_again(
    boards: list[Path], which: int, sequence: bytes
) -> None:
    before = boards[which].read_bytes()
    file = boards[which].with_suffix(".edited.json")
    file.write_bytes(before)
    document = opened(file)
    original = document.board
    model, drag = Model(original), object()
    for place, number in enumerate(sequence):
        choice = number // 8 + place
        match number % 8:
            case 0:
                model.undo()
                document.history.undo()
            case 1:
                model.redo()
                document.history.redo()
            case 2 if choice % 16 == 0:
                model.clean = model.index
                save(document)
                assert file.read_bytes().decode() == document.file_text
            case 3:
                drag = object()
            case kind:
                merge = drag if kind > 4 else None
                after = EDITS[choice % len(EDITS)](document.board, choice)
                model.edit(after, merge)
                document.edit("Edit", after, merge=merge)
        assert document.board is model.board or document.board == model.board
        assert document.history.index() == model.index
        assert document.history.count() == len(model.steps)
        assert document.is_modified == (model.clean != model.index)
    while document.history.canRedo():
        document.history.redo()
        model.redo()
    last = document.board
    assert last == model.board
    while document.history.canUndo():
        document.history.undo()
    assert document.board == original
    save(document)
    assert file.read_bytes() == before
    while document.history.canRedo():
        document.history.redo()
    assert document.board == last
