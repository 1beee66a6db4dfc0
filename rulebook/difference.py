"""What differs between two rulesets, in words, topic by topic."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.rulebook import scoring
from trackwright.rulebook.markdown import document, heading, listing, paragraph
from trackwright.rulebook.page import about, rules_of
from trackwright.rulebook.sections import Section, Statement
from trackwright.rulebook.writer import Writer, words_in
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.wordings import Words


@dataclass(frozen=True)
class RuleChange:
    """What only the first and only the second ruleset say about one place; one may say nothing."""

    place: str
    first: tuple[Statement, ...]
    second: tuple[Statement, ...]


@dataclass(frozen=True)
class TopicChanges:
    """The changes under one heading of the rulebook."""

    title: str
    changes: tuple[RuleChange, ...]


@dataclass(frozen=True)
class Comparison:
    """Two rulesets side by side; `besides` differs in names, edition and box."""

    language: str
    title: str
    first: str
    second: str
    summary: str
    rules: tuple[TopicChanges, ...]
    besides: tuple[TopicChanges, ...]

    def as_markdown(self) -> str:
        """Return the page as Markdown."""
        topics = (*self.rules, *self.besides)
        return document(
            (
                heading(1, self.title),
                paragraph(self.summary),
                *(block for topic in topics for block in self._topic_blocks(topic)),
            )
        )

    def _topic_blocks(self, topic: TopicChanges) -> Iterator[str]:
        yield heading(2, topic.title)
        for change in topic.changes:
            sides = ((self.first, change.first), (self.second, change.second))
            yield "\n".join(listing(said, label=name) for name, said in sides if said)


def difference(first: Ruleset, second: Ruleset, language: str) -> Comparison:
    """Return the differences of two rulesets; raise UnknownNameError for an unknown language."""
    return compare(first, second, words_in(language))


def compare(first: Ruleset, second: Ruleset, words: Words) -> Comparison:
    """Return what differs between two rulesets, in `words`."""
    a, b = Writer(first, words), Writer(second, words)
    rules = _topics(rules_of(a), rules_of(b))
    besides = _topics(_besides(a), _besides(b))
    names = _labels(a, b)
    return Comparison(
        words.language,
        words.say("difference.title", first=names[0], second=names[1]),
        *names,
        words.say(f"difference.{'differ' if rules else 'besides' if besides else 'same'}"),
        rules,
        besides,
    )


def _labels(a: Writer, b: Writer) -> tuple[str, str]:
    first, second = a.title, b.title
    if first != second:
        return first, second
    return (
        a.words.say("difference.numbered", 1, name=first),
        a.words.say("difference.numbered", 2, name=second),
    )


def _besides(writer: Writer) -> tuple[Section, ...]:
    title = writer.words.say("difference.about")
    return (Section(title, tuple(about(writer))), scoring.box(writer))


def _topics(first: tuple[Section, ...], second: tuple[Section, ...]) -> tuple[TopicChanges, ...]:
    topics = (
        TopicChanges(a.title, tuple(_changes(a.statements, b.statements)))
        for a, b in zip(first, second, strict=True)
    )
    return tuple(topic for topic in topics if topic.changes)


def _changes(first: tuple[Statement, ...], second: tuple[Statement, ...]) -> Iterator[RuleChange]:
    only_first = _not_said(first, second)
    only_second = _not_said(second, first)
    for place in dict.fromkeys(statement.place for statement in (*only_first, *only_second)):
        here, there = (
            tuple(statement for statement in only if statement.place == place)
            for only in (only_first, only_second)
        )
        yield RuleChange(place, here, there)


def _not_said(
    statements: tuple[Statement, ...], others: tuple[Statement, ...]
) -> tuple[Statement, ...]:
    # The order of statements does not matter: a reordered list is not another rule.
    said = {(other.text, other.table) for other in others}
    return tuple(s for s in statements if (s.text, s.table) not in said)
