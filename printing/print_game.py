"""Writing all documents of a game night into a folder."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from trackwright.printing.atomic_files import AtomicFiles
from trackwright.printing.documents import GameNight
from trackwright.printing.settings import Game, Settings
from trackwright.rendering.pdf import Page, pdf_bytes
from trackwright.rendering.png import png_bytes


class PrintCancelled(Exception):  # noqa: N818 – nothing went wrong
    """The user cancelled printing; nothing was written."""


@dataclass(frozen=True)
class Progress:
    """How far a print has come: pages drawn, all pages, and what is being drawn."""

    done: int
    total: int
    title: str


def print_game(
    game: Game,
    settings: Settings,
    folder: Path,
    progress: Callable[[Progress], None] = lambda _: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> tuple[Path, ...]:
    """Write all wanted documents into a folder, all or nothing; return the files.

    `progress` is called for every page, and `cancelled` before it: if that is true, nothing is
    written and PrintCancelled is raised.
    """
    with AtomicFiles(folder) as staging:
        night = GameNight(game, settings)
        documents, images = night.documents(), night.images()
        total = sum(document.count for document in documents) + len(images)
        steps = count()

        def step(title: str) -> None:
            if cancelled():
                raise PrintCancelled
            progress(Progress(next(steps), total, title))

        for document in documents:
            pages = _with_progress(document.pages(), partial(step, document.title))
            staging.write(document.file, pdf_bytes(pages, f"{night.title} – {document.title}"))
        for name, picture in images.items():
            step(night.imprint.words.say("parts.images"))
            staging.write(name, png_bytes(picture, settings.dpi))
        progress(Progress(total, total, ""))
        return staging.publish()


def _with_progress(pages: Iterator[Page], step: Callable[[], None]) -> Iterator[Page]:
    for page in pages:
        step()
        yield page
