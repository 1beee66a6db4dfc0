"""Names that the gazetteer and the base map know for things of a board, in other languages."""

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import name as letter_name

from trackwright.editor.edits.languages import missing_words, name_in, named_things
from trackwright.editor.edits.names import languages_of
from trackwright.layout.countries import country_called
from trackwright.layout.gazetteer import all_names
from trackwright.schema.board import Board
from trackwright.schema.geography import Country, Stop
from trackwright.schema.text import text_in
from trackwright.schema.thing_ref import ThingRef

_SCRIPTS = {
    **dict.fromkeys(("be", "bg", "mk", "ru", "sr", "uk"), "CYRILLIC"),
    "el": "GREEK",
}
"""The letters of languages that are not written in Latin ones; the gazetteer knows no others."""

_MAIN = "en"
"""The language of most main names in the gazetteer."""


@dataclass(frozen=True)
class Offer:
    """Names for a thing in a language.

    Attributes:
        place: The thing.
        language: The language.
        names: All that may be right.
        proposed: The one that most likely is; empty if none can be told from the others.
        is_missing: Whether the thing has no name in this language yet.
    """

    place: ThingRef
    language: str
    names: tuple[str, ...]
    proposed: str
    is_missing: bool


def offers_for(board: Board, places: Sequence[ThingRef], language: str) -> dict[ThingRef, Offer]:
    """Return what is offered for some things in a language; nothing for those that are unknown."""
    missing = set(missing_words(board))
    things = {place: thing for place, thing in named_things(board) if place in set(places)}
    towns = {p: t for p, t in things.items() if isinstance(t, Stop) and t.name}
    wanted = [(text_in(stop.name, _MAIN), stop.location) for stop in towns.values()]
    known = dict(zip(towns, all_names(wanted), strict=True))
    found = {}
    for place, thing in things.items():
        names = known.get(place, ())
        offered = tuple(name for name in names if _is_written_in(name, language))
        proposed = offered[0] if offered and (language == _MAIN or len(offered) == 1) else ""
        if isinstance(thing, Country):
            offered = _country_names(thing, language)
            proposed = offered[0] if offered else ""
        if offered:
            is_missing = (place, language) in missing
            found[place] = Offer(place, language, offered, proposed, is_missing)
    return found


def all_offers(board: Board) -> tuple[Offer, ...]:
    """Return offers for what is missing, and then for what is untranslated and would differ."""
    offers = []
    for language in languages_of(board):
        wanted = [
            place for place, thing in named_things(board) if _is_wanting(name_in(thing), language)
        ]
        for offer in offers_for(board, wanted, language).values():
            differs = offer.proposed and offer.proposed != _now(board, offer.place, language)
            if offer.is_missing or differs:
                offers.append(offer)
    return tuple(sorted(offers, key=lambda offer: (not offer.is_missing, not offer.proposed)))


def _is_wanting(name: object, language: str) -> bool:
    return bool(name) and (isinstance(name, str) or language not in name)  # type: ignore[operator]


def _now(board: Board, place: ThingRef, language: str) -> str:
    return next(text_in(name_in(t), language) for known, t in named_things(board) if known == place)


def _country_names(country: Country, language: str) -> tuple[str, ...]:
    spellings = [country.name] if isinstance(country.name, str) else [*country.name.values()]
    for spelling in spellings:
        known = country_called(spelling) if spelling else None
        if known is not None:
            name = known.names.get(language) or known.names.get(language.split("-")[0])
            return (name,) if name else ()
    return ()


def _is_written_in(name: str, language: str) -> bool:
    script = _SCRIPTS.get(language.split("-")[0], "LATIN")
    return all(_is_letter_of(letter, script) for letter in name if letter.isalpha())


def _is_letter_of(letter: str, script: str) -> bool:
    return letter_name(letter, "").startswith(script)
