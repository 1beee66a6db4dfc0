"""Checks of names: complete, printable, spelled as meant, and no city twice."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from math import cos, hypot, radians
from unicodedata import category

from trackwright.analysis.board_analysis import (
    STOPS,
    BoardAnalysis,
    measured,
    names,
    network,
    stops,
)
from trackwright.analysis.board_texts import (
    Spellings,
    Written,
    each_wording,
    rewritten,
    texts,
    wordings,
)
from trackwright.layout.countries import find_country
from trackwright.layout.gazetteer import likeliest_number
from trackwright.schema.board import Board, Country, CountryEnd, Crossing, Stop, TicketEnd
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_stop_named, without
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.sentences import Sentence, listed, quoted, say
from trackwright.schema.text import Text, folded, printable, text_in
from trackwright.schema.thing_ref import ThingRef, stop_ref, ticket_ref
from trackwright.validators.check import Edit, Fix, Found, board_check

_SPACES = frozenset(" \t\n\r")

_UNPRINTABLE = frozenset({"Cc", "Co", "Cn", "Cs", "Zl", "Zp"})
_INVISIBLE = frozenset("\N{SOFT HYPHEN}\N{ZERO WIDTH SPACE}\N{ZERO WIDTH NO-BREAK SPACE}")
_LOST = "\N{REPLACEMENT CHARACTER}"
"""What programs write for a letter that they could not read."""


@board_check(
    "S018",
    Severity.WARNING,
    why="Readers of that language get another one in the middle of theirs.",
    source="`languages` of the board's `meta` says in which languages every name should exist.",
)
def missing_translation(analysis: BoardAnalysis) -> Iterator[Found]:
    """A text is missing in a language that the board is made for."""
    for written in texts(analysis):
        if isinstance(written.text, str):
            continue
        missing = [
            language
            for language in analysis.board.meta.languages
            if not _has(written.text, language)
        ]
        if missing and wordings(written.text):
            yield Found(
                say(
                    "{text} is missing in {languages}",
                    text=written.words,
                    languages=listed(map(quoted, missing)),
                ),
                (written.ref,),
                fixes=tuple(_translations(written, missing)),
            )


@board_check(
    "S028",
    Severity.WARNING,
    why="The print shows a gap or a box instead, or a ticket that says nothing.",
    source="Names and tickets are printed; what players cannot read they cannot play.",
)
def unprintable_name(analysis: BoardAnalysis) -> Iterator[Found]:
    """A name has characters that cannot be printed, or a ticket's end has no name at all."""
    for written in _names(analysis):
        strange = _strange(written.text)
        if strange and ungarbled(written.text) == written.text:
            codes = listed(f"U+{ord(letter):04X}" for letter in strange)
            fix = Fix(say("Take them out"), rewritten(written.ref, each_wording(_cleaned)))
            yield Found(
                say(
                    "{text} has characters that cannot be printed: {codes}",
                    text=_cleaned_words(written.words),
                    codes=codes,
                ),
                (written.ref,),
                fixes=() if _LOST in strange else (fix,),
            )
    yield from _nameless_ends(analysis)


@board_check(
    "S029",
    Severity.WARNING,
    why="It looks the same but is another name to a search, and it is printed askew.",
    source="Names are printed on one line as they stand.",
)
def stray_spaces(analysis: BoardAnalysis) -> Iterator[Found]:
    """A name begins or ends with a space, or has two in a row, a tab or a line break."""
    for written in _names(analysis):
        if any(_tidy(wording) != wording for wording in wordings(written.text)):
            yield Found(
                say("{text} has stray spaces", text=written.words),
                (written.ref,),
                fixes=(Fix(say("Remove them"), rewritten(written.ref, each_wording(_tidy))),),
            )


@board_check(
    "S031",
    Severity.WARNING,
    why="The name is printed with wrong letters, and no search finds it.",
    source="Text files in UTF-8 that a program takes for Western European ones look like this.",
)
def garbled_name(analysis: BoardAnalysis) -> Iterator[Found]:
    """The accented letters of a name were read in the wrong encoding, such as `TromsÃ¸`."""
    for written in _names(analysis):
        meant = ungarbled(written.text)
        if meant != written.text:
            changed = [w for w in wordings(meant) if w not in wordings(written.text)]
            yield Found(
                say(
                    "{text} has garbled letters; it probably means {meant}",
                    text=written.words,
                    meant=listed(changed),
                ),
                (written.ref,),
                fixes=(Fix(say("Write it so"), rewritten(written.ref, ungarbled)),),
            )


def _names(analysis: BoardAnalysis) -> list[Written]:
    return [written for written in texts(analysis) if written.is_name]


def _has(text: Text, language: str) -> bool:
    """Tell whether a text exists in a language or, as `pt` for `pt-BR`, in a kind of it."""
    base = language.split("-")[0]
    return not isinstance(text, str) and any(
        wording.strip() and other.split("-")[0] == base for other, wording in text.items()
    )


def _translations(written: Written, missing: list[str]) -> Iterator[Fix]:
    said = text_in(written.text, "en").strip() or wordings(written.text)[0]
    if written.ref.kind == "country":
        with suppress(UnknownNameError):
            known = find_country(said).names
            if all(language in known for language in missing):
                words = {language: known[language] for language in missing}
                title = say("Call it {name}", name=listed(words.values()))
                yield Fix(title, rewritten(written.ref, _with_words(words)), safe=False)
    same = dict.fromkeys(missing, said)
    yield Fix(
        say("Write '{name}' there, too", name=printable(said, 40)),
        rewritten(written.ref, _with_words(same)),
        safe=False,
    )


def _with_words(words: dict[str, str]) -> Callable[[Text], Text]:
    return lambda text: text if isinstance(text, str) else {**text, **words}


def _strange(text: Text) -> list[str]:
    letters = dict.fromkeys(letter for wording in wordings(text) for letter in wording)
    return [letter for letter in letters if letter == _LOST or _is_unprintable(letter)]


def _is_unprintable(letter: str) -> bool:
    if letter.isalnum() or letter in _SPACES:
        return False
    return letter in _INVISIBLE or category(letter) in _UNPRINTABLE


def _cleaned_words(words: Sentence) -> Sentence:
    return Sentence(words.template, {k: _cleaned(str(v)) for k, v in words.values.items()})


def _cleaned(wording: str) -> str:
    seen = (letter for letter in wording if letter not in _INVISIBLE)
    return _tidy("".join(" " if _is_unprintable(letter) else letter for letter in seen))


def _tidy(wording: str) -> str:
    plain = "".join(" " if letter in _SPACES else letter for letter in wording)
    return " ".join(word for word in plain.split(" ") if word).strip()


def ungarbled(text: Text) -> Text:
    """Return a text whose bytes in UTF-8 were taken for another encoding as it was before."""
    return each_wording(_ungarbled)(text)


def _ungarbled(wording: str) -> str:
    if wording.isascii():
        return wording
    for encoding in ("cp1252", "latin-1"):
        with suppress(UnicodeError):
            return wording.encode(encoding).decode("utf-8")
    return wording


def _nameless_ends(analysis: BoardAnalysis) -> Iterator[Found]:
    countries = {country.id: country for country in analysis.board.countries}
    for end, tickets in _tickets_by_end(analysis).items():
        if isinstance(end, CountryEnd):
            thing: Country | Stop | None = countries.get(end.country)
            ref = ThingRef("country", end.country, ("name",))
        else:
            thing = stops(analysis).get(end)
            ref = ThingRef("city", end, ("name",)) if thing is None else stop_ref(thing, "name")
        if thing is None or any(map(wordings, _printed_names(thing, countries))):
            continue
        called = thing.id.replace("_", " ").replace("-", " ").title()
        words = {"n": len(tickets), "thing": thing.id}
        yield Found(
            say("a ticket names '{thing}', which has no name to be printed", **words)
            if len(tickets) == 1
            else say("{n} tickets name '{thing}', which has no name to be printed", **words),
            (ref, *tickets),
            fixes=(
                Fix(
                    say("Call it {name}", name=called),
                    rewritten(ref, _as(called)),
                    safe=False,
                ),
            ),
        )


@measured("tickets")
def _tickets_by_end(analysis: BoardAnalysis) -> Mapping[TicketEnd, tuple[ThingRef, ...]]:
    """Return the tickets that name each end."""
    found: dict[TicketEnd, list[ThingRef]] = {}
    for ticket in analysis.board.tickets:
        ends = ticket.all_ends
        for end in dict.fromkeys(ends):
            found.setdefault(end, []).append(ticket_ref(ticket))
    return {end: tuple(tickets) for end, tickets in found.items()}


def _printed_names(thing: Country | Stop, countries: Mapping[str, Country]) -> Iterator[Text]:
    """Yield the names that may be printed: a crossing without one bears its country's."""
    yield thing.name
    if isinstance(thing, Crossing) and thing.country in countries:
        yield countries[thing.country].name


def _as(called: str) -> Callable[[Text], Text]:
    return lambda _: called


SHORTEST_NAME = 5
"""In letters: among shorter names one letter is often all the difference."""

SAME_PLACE = 0.5
"""In degrees: cities whose locations are farther apart than about 50 km are not one."""


@board_check(
    "S012",
    Severity.WARNING,
    why="Mostly they are one city, spelt in two ways: each has only some of the routes.",
    source="Spellings are compared without case and accents; names in other languages come from a "
    "gazetteer. No two cities of the published boards are this alike.",
)
def nearly_equal_names(analysis: BoardAnalysis) -> Iterator[Found]:
    """Two cities have the same name but for case, accents, a slip, or the language."""
    for alike in _alike(analysis):
        called = names(analysis).stops(alike.ids)
        if len(set(called)) == 1:
            words = say("{n} cities are called {name}", n=len(called), name=called[0])
        else:
            words = say(
                "{cities} are {how}; are they one city?", cities=listed(called), how=alike.how
            )
        fixes = (_joining(analysis, *alike.ids),) if len(alike.ids) == 2 else ()
        refs = tuple(stop_ref(stops(analysis)[stop]) for stop in alike.ids)
        yield Found(words, refs, fixes=fixes)


@dataclass(frozen=True)
class _Alike:
    """Cities with names that are alike."""

    ids: tuple[str, ...]
    how: Sentence


@measured(*STOPS)
def _alike(analysis: BoardAnalysis) -> tuple[_Alike, ...]:
    """Return groups of cities that may be one, each group for the plainest reason only."""
    groups: dict[tuple[str, ...], _Alike] = {}
    for group in chain(_equal(analysis), _one_slip_apart(analysis), _of_one_place(analysis)):
        if not all(isinstance(stops(analysis)[stop], Crossing) for stop in group.ids):
            groups.setdefault(group.ids, group)
    return tuple(groups.values())


@measured(*STOPS)
def _by_spelling(analysis: BoardAnalysis) -> Mapping[str, tuple[str, ...]]:
    """Return the stops by their folded names and ids."""
    found: dict[str, dict[str, None]] = {}
    for stop in analysis.board.stops:
        for spelling in (*wordings(stop.name), stop.id):
            found.setdefault(folded(spelling), {})[stop.id] = None
    return {spelling: tuple(ids) for spelling, ids in found.items() if spelling}


def _equal(analysis: BoardAnalysis) -> Iterator[_Alike]:
    together: dict[str, dict[str, None]] = {}
    for spelling, ids in _by_spelling(analysis).items():
        together.setdefault(spelling.replace(" ", ""), {}).update(dict.fromkeys(ids))
    for same in together.values():
        if len(same) > 1:
            yield _Alike(tuple(same), say("the same name"))


def _one_slip_apart(analysis: BoardAnalysis) -> Iterator[_Alike]:
    by_spelling = _by_spelling(analysis)
    long_enough = (spelling for spelling in by_spelling if len(spelling) >= SHORTEST_NAME)
    for spellings in Spellings(long_enough).pairs():
        one, other = (by_spelling[spelling][0] for spelling in spellings)
        if one != other and not _are_known_apart(analysis, spellings, (one, other)):
            yield _Alike((one, other), say("nearly the same name"))


def _are_known_apart(
    analysis: BoardAnalysis, spellings: tuple[str, str], ids: tuple[str, str]
) -> bool:
    """Tell whether two names that are alike belong to two different places of the earth."""
    numbers = set(map(likeliest_number, spellings))
    both_known = None not in numbers and len(numbers) == 2
    one, other = (stops(analysis)[stop] for stop in ids)
    return both_known or _are_far_apart(one.location, other.location)


def _of_one_place(analysis: BoardAnalysis) -> Iterator[_Alike]:
    by_place: dict[int, dict[str, None]] = {}
    for spelling, ids in sorted(_by_spelling(analysis).items()):  # so that names share few blocks
        number = likeliest_number(spelling)
        if number is not None:
            by_place.setdefault(number, {}).update(dict.fromkeys(ids))
    for found in by_place.values():
        known = [stops(analysis)[stop] for stop in found]
        near = [stop.id for stop in known if not _are_far_apart(stop.location, known[0].location)]
        if len(near) > 1:
            yield _Alike(tuple(near), say("names of the same place"))


def _are_far_apart(one: GeoPoint | None, other: GeoPoint | None) -> bool:
    if one is None or other is None:
        return False
    along = (one.lon - other.lon) * cos(radians(one.lat))
    return hypot(one.lat - other.lat, along) > SAME_PLACE


def _joining(analysis: BoardAnalysis, *ids: str) -> Fix:
    """Return the fix that makes two cities one: that with more routes stays."""
    neighbours = network(analysis).neighbours
    kept, gone = sorted(ids, key=lambda stop: -len(neighbours[stop]))
    called = names(analysis)
    title = say("Make {gone} and {kept} one city", gone=called.stop(gone), kept=called.stop(kept))
    return Fix(title, _joined(gone, kept), safe=False)


def _joined(gone: str, kept: str) -> Edit:
    def edit(board: Board) -> Board:
        both = {gone, kept}
        near = {end for route in board.routes if kept in route.ends for end in route.ends} - {gone}
        routes = [r.id for r in board.routes if gone in r.ends and near & set(r.ends)]
        tickets = [t.id for t in board.tickets if both.issubset(t.all_ends)]
        board = without(without(board, "routes", *routes), "tickets", *tickets)
        board = with_stop_named(board, gone, kept)
        return without(without(board, "cities", gone), "crossings", gone)

    return edit
