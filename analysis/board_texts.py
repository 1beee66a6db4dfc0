"""The texts of a board, and words that one typing slip makes of each other."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from trackwright.analysis.board_analysis import BoardAnalysis, measured, names
from trackwright.layout.misspellings import slips_between
from trackwright.schema.board import Board
from trackwright.schema.decorations import FreeText
from trackwright.schema.edits import with_edited
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.text import Text, folded, printable
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, board_ref, path_of


@dataclass(frozen=True)
class Written:
    """A text of a board.

    Attributes:
        words: What sentences call it: `the name of Oslo`.
    """

    ref: ThingRef
    words: Sentence
    text: Text

    @property
    def is_name(self) -> bool:
        """Whether it is a name to be printed, not prose."""
        return self.ref.fields[-1] in ("name", "title")


@measured(*LIST_BY_KIND.values(), "meta", "ignored")
def texts(analysis: BoardAnalysis) -> tuple[Written, ...]:
    """Return all texts of a board but those of its own rulesets."""
    return tuple(_texts(analysis))


def _texts(analysis: BoardAnalysis) -> Iterator[Written]:
    board, called = analysis.board, names(analysis)
    for field, words in (
        ("title", say("the board's title")),
        ("description", say("the board's description")),
        ("sources", say("the board's sources")),
    ):
        yield Written(
            board_ref("meta", field),
            words,
            getattr(board.meta, field),
        )
    for index, entry in enumerate(board.ignored):
        ref = board_ref("ignored", index, "reason")
        yield Written(ref, say("the reason to accept {check}", check=entry.check), entry.reason)
    for kind in ("city", "crossing", "country", "region", "deck"):
        for index, thing in enumerate(getattr(board, LIST_BY_KIND[kind])):
            naming = {"city": called.stop, "crossing": called.stop, "country": called.country}
            name = naming.get(kind, printable)(thing.id)
            yield Written(
                ThingRef(kind, thing.id, ("name",), index),
                say("the name of {name}", name=name),
                thing.name,
            )
    for index, thing in enumerate(board.decorations):
        if isinstance(thing, FreeText):
            ref = ThingRef("decoration", thing.id, ("text",), index)
            yield Written(ref, say("the text of {name}", name=printable(thing.id)), thing.text)
    for index, deck in enumerate(board.decks):
        ref = ThingRef("deck", deck.id, ("note",), index)
        yield Written(ref, say("the note on {deck}", deck=printable(deck.id)), deck.note)


def wordings(text: Text) -> tuple[str, ...]:
    """Return what a text says in each of its languages, without those that say nothing."""
    said = (text,) if isinstance(text, str) else tuple(text.values())
    return tuple(wording for wording in dict.fromkeys(said) if wording.strip())


def rewritten(ref: ThingRef, change: Callable[[Text], Text]) -> Callable[[Board], Board]:
    """Return an edit that changes the text at a place, if that is still there."""

    def edit(board: Board) -> Board:
        path = path_of(board, ref)
        return with_edited(board, path, change) if path else board

    return edit


def each_wording(change: Callable[[str], str]) -> Callable[[Text], Text]:
    """Return a change of a text that changes what it says in each language."""

    def changed(text: Text) -> Text:
        if isinstance(text, Mapping):
            return {language: change(wording) for language, wording in text.items()}
        return change(text)

    return changed


SHORTEST_WORD = 4
"""In letters: of shorter words, one slip makes other words too easily."""


class Spellings:
    """Folded words, to be searched for those that a single slip makes of others.

    A slip is a wrong, missing or needless letter, or two swapped ones; few people miss the first
    letter, and numbers differ on purpose.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._words = set(words)
        self._alike: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        for word in sorted(self._words):
            for key in _keys(word):
                self._alike[key].append(word)

    def near(self, word: str) -> list[str]:
        """Return the words that one slip makes of a folded word, and itself if it is known."""
        candidates = {other for key in _keys(word) for other in self._alike.get(key, ())}
        return sorted(other for other in candidates if other == word or one_slip(word, other))

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Yield every two words that one slip makes of each other."""
        candidates = {
            pair for words in self._alike.values() for pair in combinations(dict.fromkeys(words), 2)
        }
        for one, other in sorted(candidates):
            if one_slip(one, other):
                yield one, other


def one_slip(one: str, other: str) -> bool:
    """Return whether a single slip makes one folded word of another, a word of several letters."""
    if one == other or one[:1] != other[:1] or _digits(one) != _digits(other):
        return False
    words, others = one.split(), other.split()
    if len(words) == len(others):
        changed = [max(len(a), len(b)) for a, b in zip(words, others, strict=True) if a != b]
        if len(changed) > 1 or min(changed) < SHORTEST_WORD:
            return False
    return slips_between(one, other) == 1


def sure_match(word: str, known: Iterable[str]) -> str | None:
    """Return the word that a misspelled one surely stands for: one slip away, and no other is."""
    by_folded: dict[str, str] = {}
    for option in known:
        by_folded.setdefault(folded(option), option)
    near = Spellings(by_folded).near(folded(word))
    return by_folded[near[0]] if len(near) == 1 else None


def _keys(word: str) -> Iterator[tuple[str, str]]:
    """Yield what words that are one slip apart have in common: all but a letter, and the digits."""
    digits = _digits(word)
    yield digits, word
    for position, letter in enumerate(word):
        if not letter.isdigit():
            yield digits, word[:position] + word[position + 1 :]


def _digits(word: str) -> str:
    return "".join(letter for letter in word if letter.isdigit())
