"""`trackwright rules`: a ruleset in words, or what differs between two."""

from typing import TYPE_CHECKING, Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.arguments import language_option, ruleset_option
from trackwright.cli.output import print_markdown, say_notes

if TYPE_CHECKING:
    from trackwright.schema.board import Board
    from trackwright.schema.rules.ruleset import Ruleset


def print_rules(
    ruleset: Annotated[
        str,
        typer.Argument(
            metavar="RULESET",
            help="A shipped ruleset's name, a file of a ruleset or a board, or - for "
            "standard input.",
            autocompletion=completion.rulesets,
        ),
    ],
    lang: Annotated[str, language_option("The page's language: en or fr.")] = "en",
    board: Annotated[
        str | None,
        typer.Option(
            metavar="BOARD",
            help="Write them for this board: its piles and lengths, its routes as examples.",
            autocompletion=completion.boards,
        ),
    ] = None,
    diff: Annotated[str | None, ruleset_option("Print what differs from this one.")] = None,
) -> None:
    """Print a ruleset, or the rules of a board, as a page to play from.

    Of a board's file these are its first rules, as they hold on this board.

    \b
    Examples:
      trackwright rules poland --lang fr
      trackwright rules europe --board my.json
      trackwright rules europe --diff mega_europe
    """
    from trackwright.rulebook import difference, rulebook  # late: only this command writes pages

    rules, own_board = _opened(ruleset)
    if diff is None:
        print_markdown(rulebook(rules, lang, _board(board) or own_board).as_markdown())
    else:
        print_markdown(difference(rules, _opened(diff)[0], lang).as_markdown())


def _board(name: str | None) -> "Board | None":
    from trackwright.maps import open_board  # late: loads boards

    if name is None:
        return None
    opened = open_board(name)
    say_notes(name, opened.notes)
    return opened.document


def _opened(name: str) -> "tuple[Ruleset, Board | None]":
    """Open a ruleset, or a board with its first one."""
    from trackwright.maps import open_ruleset  # late: loads rulesets
    from trackwright.schema.errors import WrongFormatError

    try:
        opened = open_ruleset(name)
    except WrongFormatError:
        from trackwright.cli.open_game import open_game, warn_of_troubles

        game = open_game(name, None)
        warn_of_troubles(name, game)
        return game.ruleset, game.board
    say_notes(name, opened.notes)
    return opened.ruleset, None
