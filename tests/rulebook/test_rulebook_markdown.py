"""Rulebook pages as Markdown, which is also read as plain text."""

import pytest
from markdown_it import MarkdownIt

from trackwright.maps import open_ruleset, ruleset_names
from trackwright.rulebook import Rulebook, difference, rulebook
from trackwright.schema.rules.ruleset import Ruleset

HOSTILE = "- 1. *a*_b_ <b>c</b> [d](e) |f| `g` ~~h~~ # i\n\n## j"


def shipped_pages() -> list[Rulebook]:
    rulesets = [open_ruleset(name).ruleset for name in ruleset_names()]
    return [rulebook(ruleset, language) for ruleset in rulesets for language in ("en", "fr")]


def a_page_with_hostile_names() -> Rulebook:
    data = open_ruleset("northern_lights").ruleset.model_dump(mode="json")
    data |= {"name": HOSTILE, "edition": HOSTILE, "description": HOSTILE}
    data["names"] = dict.fromkeys(data["names"], HOSTILE)
    for card in data["bonuses"]["cards"]:
        card["name"] = HOSTILE
    return rulebook(Ruleset.model_validate(data), "en")


@pytest.mark.parametrize(
    "page", [*shipped_pages(), a_page_with_hostile_names()], ids=lambda p: f"{p.title}-{p.language}"
)
def test_markdown_has_the_page_s_structure_and_nothing_else(page: Rulebook) -> None:
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(page.as_markdown())
    kinds = [token.type for token in tokens]
    statements = [statement for section in page.sections for statement in section.statements]
    assert kinds.count("list_item_open") == len(statements)
    assert kinds.count("heading_open") == 1 + len(page.sections)
    assert kinds.count("table_open") == sum(s.table is not None for s in statements)
    inline = {child.type for token in tokens for child in token.children or ()}
    assert inline <= {"text", "softbreak", "text_special"}


def test_names_are_printed_as_they_are() -> None:
    html = MarkdownIt().render(a_page_with_hostile_names().as_markdown())
    assert "*a*_b_ &lt;b&gt;c&lt;/b&gt; [d](e) |f| `g` ~~h~~ # i ## j" in html


@pytest.mark.parametrize("page", shipped_pages(), ids=lambda p: f"{p.title}-{p.language}")
def test_page_fits_a_terminal(page: Rulebook) -> None:
    text = page.as_markdown()
    assert max(map(len, text.splitlines())) <= 88
    assert not any(line.endswith(" ") for line in text.splitlines())
    assert "\n\n\n" not in text
    assert text.endswith("\n")


def test_page_shows_points_by_length_as_a_table() -> None:
    page = rulebook(open_ruleset("nordic_countries").ruleset, "en").as_markdown()
    assert "  | Spaces | Points |\n  |-------:|-------:|\n  |      1 |      1 |\n" in page
    assert "  |      9 |     27 |\n" in page


def test_difference_labels_what_each_ruleset_says() -> None:
    europe, poland = (open_ruleset(name).ruleset for name in ("europe", "poland"))
    text = difference(europe, poland, "en").as_markdown()
    assert "- **Europe** – 2 to 5 players.\n- **Poland** – 2 to 4 players.\n" in text
