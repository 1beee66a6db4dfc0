"""Each sentence of the five rulebooks is played by the shipped rules, or printed on their page."""

import pytest
from match_builders import shipped_game
from rulebook_sentences import SENTENCES, Sentence
from stories import rulesets_played_by, shipped_stories, stories_in

from trackwright.rulebook import rulebook

PLAYED = [sentence for sentence in SENTENCES if sentence.told]
PRINTED = [sentence for sentence in SENTENCES if not sentence.told]


@pytest.mark.parametrize("sentence", PLAYED, ids=lambda sentence: sentence.text)
def test_a_sentence_is_played(sentence: Sentence) -> None:
    for ruleset in sentence.rulesets:
        for told in sentence.told:
            stories = told.stories(ruleset)
            assert stories, (ruleset, told)
            assert all(ruleset in rulesets_played_by(story) for story in stories), ruleset


@pytest.mark.parametrize("sentence", PRINTED, ids=lambda sentence: sentence.text)
def test_a_sentence_that_nobody_can_play_is_on_the_page(sentence: Sentence) -> None:
    assert sentence.english
    assert sentence.french
    for ruleset in sentence.rulesets:
        assert sentence.english in page(ruleset, "en")
        assert sentence.french in page(ruleset, "fr")


def page(ruleset: str, language: str) -> str:
    """Return the page of the rules, without its line breaks."""
    return " ".join(rulebook(shipped_game(ruleset)[1], language).as_markdown().split())


def test_every_story_by_shipped_rules_plays_a_sentence() -> None:
    told = {one.function.__name__ for sentence in SENTENCES for one in sentence.told}
    assert sorted({story.__name__ for story in shipped_stories()} - told) == []


def test_every_ruleset_that_a_story_plays_by_has_the_sentence() -> None:
    """A story with the rulesets as its parameter leaves none of them without a sentence."""
    stated = {
        (one.function.__name__, ruleset)
        for sentence in PLAYED
        for one in sentence.told
        for ruleset in sentence.rulesets
    }
    named = {
        (story.function.__name__, ruleset)
        for sentence in PLAYED
        for one in sentence.told
        for story in stories_in(one.function)
        for ruleset in story.rulesets_named
    }
    assert sorted(named - stated) == []


def test_no_sentence_is_stated_twice() -> None:
    texts = [(sentence.text, sentence.rulesets) for sentence in SENTENCES]
    assert len(texts) == len(set(texts))
