"""What is written on a board: every text, where it stands and what it is called."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from trackwright.schema.board import Board
from trackwright.schema.edits import with_edited
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.text import Text, printable
from trackwright.validators.places import LISTS, Place, board_place, path_of
from trackwright.validators.survey import Survey, measured, names


@dataclass(frozen=True)
class Written:
    """A text of a board.

    Attributes:
        place: Where it stands.
        words: What sentences call it: `the name of Oslo`.
        text: What it says.
    """

    place: Place
    words: Sentence
    text: Text

    @property
    def is_name(self) -> bool:
        """Whether it is a name to be printed, not prose."""
        return self.place.fields[-1] in ("name", "title")


@measured(*LISTS.values(), "meta", "ignored")
def texts(survey: Survey) -> tuple[Written, ...]:
    """Return all texts of a board but those of its own rulesets."""
    return tuple(_texts(survey))


def _texts(survey: Survey) -> Iterator[Written]:
    board, called = survey.board, names(survey)
    for field, words in (
        ("title", say("the board's title")),
        ("description", say("the board's description")),
        ("sources", say("the board's sources")),
    ):
        yield Written(
            board_place("meta", field),
            words,
            getattr(board.meta, field),
        )
    for index, entry in enumerate(board.ignored):
        place = board_place("ignored", index, "reason")
        yield Written(place, say("the reason to accept {check}", check=entry.check), entry.reason)
    for kind in ("city", "crossing", "country", "region", "deck"):
        for index, thing in enumerate(getattr(board, LISTS[kind])):
            naming = {"city": called.stop, "crossing": called.stop, "country": called.country}
            name = naming.get(kind, printable)(thing.id)
            yield Written(
                Place(kind, thing.id, ("name",), index),
                say("the name of {name}", name=name),
                thing.name,
            )
    for index, deck in enumerate(board.decks):
        place = Place("deck", deck.id, ("note",), index)
        yield Written(place, say("the note on {deck}", deck=printable(deck.id)), deck.note)


def wordings(text: Text) -> tuple[str, ...]:
    """Return what a text says in each of its languages, without those that say nothing."""
    said = (text,) if isinstance(text, str) else tuple(text.values())
    return tuple(wording for wording in dict.fromkeys(said) if wording.strip())


def rewritten(place: Place, change: Callable[[Text], Text]) -> Callable[[Board], Board]:
    """Return an edit that changes the text at a place, if that is still there."""

    def edit(board: Board) -> Board:
        path = path_of(board, place)
        return with_edited(board, path, change) if path else board

    return edit


def each_wording(change: Callable[[str], str]) -> Callable[[Text], Text]:
    """Return a change of a text that changes what it says in each language."""

    def changed(text: Text) -> Text:
        if isinstance(text, Mapping):
            return {language: change(wording) for language, wording in text.items()}
        return change(text)

    return changed
