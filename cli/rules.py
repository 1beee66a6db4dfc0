"""`trackwright rules`: a ruleset in words, or what differs between two."""

from typing import Annotated

import typer

from trackwright.cli.output import print_markdown, say_notes
from trackwright.maps import open_ruleset
from trackwright.schema.rules.ruleset import Ruleset


def print_rules(
    ruleset: Annotated[str, typer.Argument(help="A shipped ruleset's name, or a file.")],
    lang: Annotated[str, typer.Option(help="The page's language: en or fr.")] = "en",
    diff: Annotated[
        str | None, typer.Option(metavar="RULESET", help="Print what differs from this one.")
    ] = None,
) -> None:
    """Print a ruleset as a page to play from.

    Examples: trackwright rules poland --lang fr; trackwright rules europe --diff mega_europe
    """
    from trackwright.rulebook import difference, rulebook  # late: only this command writes pages

    rules = _opened(ruleset)
    if diff is None:
        print_markdown(rulebook(rules, lang).as_markdown())
    else:
        print_markdown(difference(rules, _opened(diff), lang).as_markdown())


def _opened(name: str) -> Ruleset:
    opened = open_ruleset(name)
    say_notes(name, opened.notes)
    return opened.ruleset
