"""Checks of names: in all languages, printable, and spelled as they are meant."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from unicodedata import category

from trackwright.layout.countries import find_country
from trackwright.schema.board import CountryEnd, TicketEnd
from trackwright.schema.checks import Severity
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.places import Country, Crossing, Stop
from trackwright.schema.sentences import Sentence, listed, quoted, say
from trackwright.schema.text import Text, printable, text_in
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.places import Place, stop_place, ticket_place
from trackwright.validators.structure.texts import Written, each_wording, rewritten, texts, wordings
from trackwright.validators.survey import Survey, measured, stops

_SPACES = frozenset(" \t\n\r")

_UNPRINTABLE = frozenset({"Cc", "Co", "Cn", "Cs", "Zl", "Zp"})
_INVISIBLE = frozenset("\N{SOFT HYPHEN}\N{ZERO WIDTH SPACE}\N{ZERO WIDTH NO-BREAK SPACE}")
_LOST = "\N{REPLACEMENT CHARACTER}"
"""What programs write for a letter that they could not read."""


@board_check(
    "S018",
    "missing-translation",
    Severity.WARNING,
    problem="A text is missing in a language that the board is made for.",
    why="Readers of that language get another one in the middle of theirs.",
    source="`languages` of the board's `meta` says in which languages every name should exist.",
)
def missing_translation(survey: Survey) -> Iterator[Found]:
    """Find texts that exist in some languages but not in all that the board declares."""
    for written in texts(survey):
        if isinstance(written.text, str):
            continue
        missing = [
            language for language in survey.board.meta.languages if not _has(written.text, language)
        ]
        if missing and wordings(written.text):
            yield Found(
                say(
                    "{text} is missing in {languages}",
                    text=written.words,
                    languages=listed(map(quoted, missing)),
                ),
                (written.place,),
                fixes=tuple(_translations(written, missing)),
            )


@board_check(
    "S028",
    "unprintable-name",
    Severity.WARNING,
    problem="A name has characters that cannot be printed, or a ticket's end has no name at all.",
    why="The print shows a gap or a box instead, or a ticket that says nothing.",
    source="Names and tickets are printed; what players cannot read they cannot play.",
)
def unprintable_name(survey: Survey) -> Iterator[Found]:
    """Find names with control characters, and ends of tickets without a name."""
    for written in _names(survey):
        strange = _strange(written.text)
        if strange and ungarbled(written.text) == written.text:
            codes = listed(f"U+{ord(letter):04X}" for letter in strange)
            fix = Fix(say("Take them out"), rewritten(written.place, each_wording(_cleaned)))
            yield Found(
                say(
                    "{text} has characters that cannot be printed: {codes}",
                    text=_cleaned_words(written.words),
                    codes=codes,
                ),
                (written.place,),
                fixes=() if _LOST in strange else (fix,),
            )
    yield from _nameless_ends(survey)


@board_check(
    "S029",
    "stray-spaces",
    Severity.WARNING,
    problem="A name begins or ends with a space, or has two in a row, a tab or a line break.",
    why="It looks the same but is another name to a search, and it is printed askew.",
    source="Names are printed on one line as they stand.",
)
def stray_spaces(survey: Survey) -> Iterator[Found]:
    """Find names with needless white space."""
    for written in _names(survey):
        if any(_tidy(wording) != wording for wording in wordings(written.text)):
            yield Found(
                say("{text} has stray spaces", text=written.words),
                (written.place,),
                fixes=(Fix(say("Remove them"), rewritten(written.place, each_wording(_tidy))),),
            )


@board_check(
    "S031",
    "garbled-name",
    Severity.WARNING,
    problem="The accented letters of a name were read in the wrong encoding, such as `TromsÃ¸`.",
    why="The name is printed with wrong letters, and no search finds it.",
    source="Text files in UTF-8 that a program takes for Western European ones look like this.",
)
def garbled_name(survey: Survey) -> Iterator[Found]:
    """Find names whose letters are the bytes of other letters."""
    for written in _names(survey):
        meant = ungarbled(written.text)
        if meant != written.text:
            changed = [w for w in wordings(meant) if w not in wordings(written.text)]
            yield Found(
                say(
                    "{text} has garbled letters; it probably means {meant}",
                    text=written.words,
                    meant=listed(changed),
                ),
                (written.place,),
                fixes=(Fix(say("Write it so"), rewritten(written.place, ungarbled)),),
            )


def _names(survey: Survey) -> list[Written]:
    return [written for written in texts(survey) if written.is_name]


def _has(text: Text, language: str) -> bool:
    """Tell whether a text exists in a language or, as `pt` for `pt-BR`, in a kind of it."""
    base = language.split("-")[0]
    return not isinstance(text, str) and any(
        wording.strip() and other.split("-")[0] == base for other, wording in text.items()
    )


def _translations(written: Written, missing: list[str]) -> Iterator[Fix]:
    said = text_in(written.text, "en").strip() or wordings(written.text)[0]
    if written.place.kind == "country":
        with suppress(UnknownNameError):
            known = find_country(said).names
            if all(language in known for language in missing):
                words = {language: known[language] for language in missing}
                title = say("Call it {name}", name=listed(words.values()))
                yield Fix(title, rewritten(written.place, _with_words(words)), safe=False)
    same = dict.fromkeys(missing, said)
    yield Fix(
        say("Write '{name}' there, too", name=printable(said, 40)),
        rewritten(written.place, _with_words(same)),
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


def _nameless_ends(survey: Survey) -> Iterator[Found]:
    countries = {country.id: country for country in survey.board.countries}
    for end, tickets in _tickets_by_end(survey).items():
        if isinstance(end, CountryEnd):
            thing: Country | Stop | None = countries.get(end.country)
            place = Place("country", end.country, ("name",))
        else:
            thing = stops(survey).get(end)
            place = Place("city", end, ("name",)) if thing is None else stop_place(thing, "name")
        if thing is None or any(map(wordings, _printed_names(thing, countries))):
            continue
        called = thing.id.replace("_", " ").replace("-", " ").title()
        told = {"n": len(tickets), "thing": thing.id}
        yield Found(
            say("a ticket names '{thing}', which has no name to be printed", **told)
            if len(tickets) == 1
            else say("{n} tickets name '{thing}', which has no name to be printed", **told),
            (place, *tickets),
            fixes=(
                Fix(
                    say("Call it {name}", name=called),
                    rewritten(place, _as(called)),
                    safe=False,
                ),
            ),
        )


@measured("tickets")
def _tickets_by_end(survey: Survey) -> Mapping[TicketEnd, tuple[Place, ...]]:
    """Return the tickets that name each end."""
    found: dict[TicketEnd, list[Place]] = {}
    for ticket in survey.board.tickets:
        ends = ticket.all_ends
        for end in dict.fromkeys(ends):
            found.setdefault(end, []).append(ticket_place(ticket))
    return {end: tuple(tickets) for end, tickets in found.items()}


def _printed_names(thing: Country | Stop, countries: Mapping[str, Country]) -> Iterator[Text]:
    """Yield the names that may be printed: a crossing without one bears its country's."""
    yield thing.name
    if isinstance(thing, Crossing) and thing.country in countries:
        yield countries[thing.country].name


def _as(called: str) -> Callable[[Text], Text]:
    return lambda _: called
