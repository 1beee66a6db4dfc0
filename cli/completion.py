"""Shell completion; each function imports what it needs when called."""

from collections.abc import Iterable, Iterator
from pathlib import Path


def boards(incomplete: str) -> list[str]:
    """Return the shipped boards, and the files that may be boards."""
    from trackwright.maps import board_names

    return [*board_names(), *_files(incomplete)]


def rulesets(incomplete: str) -> list[str]:
    """Return the shipped rulesets, and the files that may be rulesets."""
    from trackwright.maps import ruleset_names

    return [*ruleset_names(), *_files(incomplete)]


def documents(incomplete: str) -> list[str]:
    """Return everything that can be validated."""
    return list(dict.fromkeys((*boards(incomplete), *rulesets(incomplete))))


def formats() -> list[tuple[str, str]]:
    """Return the formats that boards are written in."""
    from trackwright.formats.catalogue import FORMATS

    return [(known.name, known.title) for known in FORMATS]


def readable_formats() -> list[tuple[str, str]]:
    """Return the formats that boards are read from."""
    from trackwright.formats.board_import import readable_formats

    return [(known.name, known.title) for known in readable_formats()]


def check(incomplete: str) -> list[tuple[str, str]]:
    """Return the checks: by their codes, or by their names if that is how the word begins."""
    from trackwright.validators.all_checks import CHECKS

    by_name = incomplete[:1].islower()
    return [(one.name, one.code) if by_name else (one.code, one.name) for one in CHECKS]


def checks(incomplete: str) -> list[str]:
    """Return the checks, completing the last of several comma-separated words."""
    last = incomplete.rpartition(",")[2]
    return list(_after_commas(incomplete, (word for word, _ in check(last))))


def bots(incomplete: str) -> list[str]:
    """Return the bot styles, completing the last of several comma-separated words."""
    from trackwright.playtest.bots.styles import STYLES

    return list(_after_commas(incomplete, STYLES))


def parts(incomplete: str) -> list[str]:
    """Return the parts of a game night, completing the last of several comma-separated words."""
    from trackwright.printing.choices import Part

    return list(_after_commas(incomplete, Part))


def papers() -> list[str]:
    """Return the papers that have names."""
    from trackwright.printing.papers import PAPERS

    return list(PAPERS)


def cards() -> list[str]:
    """Return the sizes of cards that have names."""
    from trackwright.schema.profile import CARDS

    return list(CARDS)


def themes() -> list[str]:
    """Return the themes."""
    from trackwright.rendering.themes import THEMES

    return list(THEMES)


def ornaments() -> list[str]:
    """Return the kinds of ornaments."""
    from trackwright.schema.decorations import OrnamentKind

    return list(OrnamentKind)


def _after_commas(incomplete: str, words: Iterable[str]) -> Iterator[str]:
    before, comma, _ = incomplete.rpartition(",")
    said = before.split(",")
    return (f"{before}{comma}{word}" for word in words if word not in said)


def _files(incomplete: str) -> Iterator[str]:
    folder, slash, _ = incomplete.rpartition("/")
    for path in sorted(Path(f"{folder}{slash}").glob("*.json")):
        yield f"{folder}{slash}{path.name}"
