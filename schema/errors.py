"""Errors that a designer can put right: each says what is wrong, where, and what to do."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from heapq import nlargest
from itertools import islice

from trackwright.schema.sentences import Sentence, say

DocumentPath = tuple[str | int, ...]
"""Keys and list positions that lead to a value inside a document."""


@dataclass(frozen=True)
class Problem:
    """Something wrong at one place of a document.

    Attributes:
        path: Keys and list positions that lead to the place.
        place: The path as a person reads it: things by their ids instead of their positions.
        line: The line of the file, if it came from one.
    """

    path: DocumentPath
    message: Sentence
    place: str = ""
    line: int | None = None

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> Sentence:
        """Where it is, and what is wrong there."""
        values = {"line": self.line, "place": self.place or "/".join(map(str, self.path))}
        if self.line is None:
            where = say("{place}", **values)
        elif values["place"]:
            where = say("line {line}, {place}", **values)
        else:
            where = say("line {line}", **values)
        return (
            say("{where}: {message}", where=where, message=self.message) if where else self.message
        )


class TrackwrightError(Exception):
    """Something that a designer can put right."""

    @property
    def sentence(self) -> Sentence:
        """What is wrong; only what was said as a sentence can be told in other languages."""
        return sentence_of(self)


class UnreadableFileError(TrackwrightError):
    """A file cannot be read, or is not text that could be a document."""


class WrongFormatError(UnreadableFileError):
    """A file that is not the kind of document that was asked for."""


class UnwritableFileError(TrackwrightError):
    """A file cannot be written; what was there before is still there."""


class UnknownNameError(TrackwrightError):
    """A name that nothing has."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known)
        hint = did_you_mean(name, names)
        if names and not hint:
            hint = say("; there are: {names}", names=", ".join(names))
        super().__init__(say("there is no {kind} '{name}'{hint}", kind=kind, name=name, hint=hint))


class EndlessExtendsError(TrackwrightError):
    """Rulesets that extend each other in a circle."""

    def __init__(self, chain: Iterable[str]) -> None:
        super().__init__(
            say(
                "these rulesets extend each other in a circle: {chain}; one of them must stand "
                "on its own",
                chain=" → ".join(chain),
            )
        )


class InvalidDocumentError(TrackwrightError):
    """A document that is not what its format says."""

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{source}: {problem}" for problem in self.problems))


def sentence_of(error: Exception) -> Sentence:
    """Return what an exception says."""
    message = error.args[0] if error.args else None
    return message if isinstance(message, Sentence) else say("{error}", error=str(error))


MOST_PROBLEMS = 50
"""How many problems of one document are told; of the rest only that there are more."""

_MOST_COMPARED = 10_000
_LONGEST_COMPARED = 100
"""How many words, and letters of each, are looked at: a hostile file could have any number."""


def did_you_mean(word: str, known: Iterable[str]) -> Sentence:
    """Return "; did you mean 'x'?" for the word of `known` that `word` most likely stands for."""
    return hint_at(likeliest(word, known))


def hint_at(likely: str | None) -> Sentence:
    """Return "; did you mean 'x'?" for the end of a sentence, if a word is likely."""
    return say("") if likely is None else say("; did you mean '{likely}'?", likely=likely)


def likeliest(word: str, known: Iterable[str]) -> str | None:
    """Return the word of `known` that a misspelled `word` most likely stands for, if any does."""
    from trackwright.schema.text import folded  # late: it loads pydantic, and errors come before

    by_folded = {
        folded(option[:_LONGEST_COMPARED]): option for option in islice(known, _MOST_COMPARED)
    }
    matcher = SequenceMatcher(b=folded(word[:_LONGEST_COMPARED]))

    def likeness(option: str) -> float:
        matcher.set_seq1(option)
        return matcher.quick_ratio()

    likely = nlargest(5, by_folded, key=likeness)  # the exact ratio takes a hundred times longer
    close = get_close_matches(folded(word[:_LONGEST_COMPARED]), likely, n=1, cutoff=0.7)
    return by_folded[close[0]] if close else None
