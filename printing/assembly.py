"""The assembly page: what was printed, and how to put it together."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trackwright.layout.tiling import Tiling
from trackwright.printing.choices import Edge
from trackwright.printing.settings import Settings
from trackwright.printing.sheet_shapes import footer, headline, portrait, sheet_picture
from trackwright.printing.stamp import Imprint
from trackwright.printing.text_flow import Column, Row, TextStyle, fill_columns
from trackwright.rendering.shapes import Picture
from trackwright.rulebook import Section
from trackwright.schema.wordings import Words

SIZE, _TITLE, _MARGIN = 3.7, 9.0, 4.0


@dataclass(frozen=True)
class Item:
    """A printed file, and how many pages and cards it has."""

    file: str
    name: str
    pages: int
    cards: int = 0


def assembly_pictures(
    items: Iterable[Item],
    plan: Tiling | None,
    needed: Section | None,
    imprint: Imprint,
) -> list[Picture]:
    """Return the assembly page; several if the paper is small.

    `plan` is that of the board's sheets, if there are any; `needed` says what the game needs
    besides the board.
    """
    paper, margin = portrait(imprint.settings.paper), imprint.settings.margin
    inner = margin + _MARGIN
    width = min(paper.width - 2 * inner, 190.0)
    rows = list(_rows(list(items), plan, needed, imprint, TextStyle(width, SIZE)))
    title = f"{imprint.stamp.title} – {imprint.words.say('assembly.title')}"
    heading = headline(title, inner, margin + 10.0, _TITLE, width)
    pages: list[Picture] = []
    while rows:
        top = margin + (15.0 if not pages else 0.0)
        column = Column(inner, top, paper.height - margin - 2.0 - top)
        groups, rows = fill_columns(rows, [column])
        shapes = (*([] if pages else [heading]), *groups, footer(imprint.line, paper, margin))
        pages.append(sheet_picture(paper, shapes, title))
    return pages


def _rows(
    items: list[Item],
    plan: Tiling | None,
    needed: Section | None,
    imprint: Imprint,
    text: TextStyle,
) -> Iterator[Row]:
    words = imprint.words

    def steps(*keys: str) -> Iterator[Row]:
        return _listed((words.say(f"assembly.{key}") for key in keys), text)

    yield from text.heading(words.say("assembly.contents"))
    for item in items:
        yield from text.paragraph(_contents(item, words), mark="•", indent=text.size * 1.5)
    yield from text.heading(words.say("assembly.print"))
    yield from steps("scale", "paper")
    has_cards = any(item.cards for item in items)
    if has_cards:
        yield from steps(_duplex(imprint.settings))
    if plan:
        yield from text.heading(words.say("assembly.board"))
        yield from _listed(_board(plan, words), text)
    if has_cards:
        yield from text.heading(words.say("assembly.cards"))
        yield from steps("cut_cards", "fold_reference")
    yield from _listed([words.say("assembly.mixed", stamp=imprint.edition)], text)
    if needed:
        yield from text.section(needed)


def _contents(item: Item, words: Words) -> list[tuple[str, bool]]:
    counts = [words.say("count.cards", item.cards)] if item.cards else []
    counts.append(words.say("count.pages", item.pages))
    return [(item.file, True), (f"– {item.name} ({', '.join(counts)})", False)]


def _duplex(settings: Settings) -> str:
    if not settings.backs:
        return "one_sided"
    return "duplex_long" if settings.duplex is Edge.LONG else "duplex_short"


def _board(plan: Tiling, words: Words) -> Iterator[str]:
    if plan.sheet.overlap:
        yield words.say("assembly.overlap_cut")
        yield words.say("assembly.overlap_join", overlap=f"{plan.sheet.overlap:g}")
    else:
        yield words.say("assembly.cut")
        yield words.say("assembly.join")
    if plan.panels.columns * plan.panels.rows > 1:
        columns, rows = words.number(plan.panels.columns), words.number(plan.panels.rows)
        margin = f"{plan.sheet.inner_margin:g}"
        yield words.say("assembly.fold", columns=columns, rows=rows, margin=margin)
    yield words.say("assembly.mount")


def _listed(sentences: Iterable[str], text: TextStyle) -> Iterator[Row]:
    for sentence in sentences:
        yield from text.paragraph([(sentence, False)], mark="•", indent=text.size * 1.5)
