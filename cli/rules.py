"""`trackwright rules`: a ruleset in words, or what differs between two."""

from typing import TYPE_CHECKING, Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.arguments import language_option, ruleset_option
from trackwright.cli.output import print_markdown, say_notes

if TYPE_CHECKING:
    from trackwright.schema.rules.ruleset import Ruleset


def print_rules(
    ruleset: Annotated[
        str,
        typer.Argument(
            metavar="RULESET",
            help="A shipped ruleset's name, a file, or - for standard input.",
            autocompletion=completion.rulesets,
        ),
    ],
    lang: Annotated[str, language_option("The page's language: en or fr.")] = "en",
    diff: Annotated[str | None, ruleset_option("Print what differs from this one.")] = None,
) -> None:
    """Print a ruleset as a page to play from.

    \b
    Examples:
      trackwright rules poland --lang fr
      trackwright rules europe --diff mega_europe
    """
    from trackwright.rulebook import difference, rulebook  # late: only this command writes pages

    rules = _opened(ruleset)
    if diff is None:
        print_markdown(rulebook(rules, lang).as_markdown())
    else:
        print_markdown(difference(rules, _opened(diff), lang).as_markdown())


def _opened(name: str) -> "Ruleset":
    from trackwright.maps import open_ruleset  # late: loads rulesets

    opened = open_ruleset(name)
    say_notes(name, opened.notes)
    return opened.ruleset
