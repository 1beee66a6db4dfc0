"""Draw the shipped boards in all themes, and some printed pages, small, into docs/pictures."""

import os
from datetime import date
from itertools import islice
from pathlib import Path

from trackwright.layout.board import lay_out
from trackwright.maps import board_folder, board_names, open_board, ruleset_of, rulesets_of
from trackwright.printing.choices import Part
from trackwright.printing.documents import GameNight
from trackwright.printing.settings import Game, Settings
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.png import INCH, write_png
from trackwright.rendering.shapes import Picture
from trackwright.rendering.themes import DEFAULT, THEMES

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
LONGER_SIDE, LONGER_SIDE_OF_OTHER_THEMES = 1000, 640
PRINTED = {
    "print-first-sheet": ("nordic_countries", Part.BOARD, 0),
    "print-sheet": ("nordic_countries", Part.BOARD, 5),
    "print-tickets": ("europe", Part.TICKETS, 0),
    "print-bonus-cards": ("northern_lights", Part.BONUSES, 0),
}
PRINTED_DPI = 60


def main() -> None:
    """Draw every board in every theme."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in board_names():
        board = open_board(name).document
        rules = rulesets_of(board, board_folder(name))[0]
        layout = lay_out(board)
        for theme in THEMES.values():
            side = LONGER_SIDE if theme is DEFAULT else LONGER_SIDE_OF_OTHER_THEMES
            dpi = side * INCH / max(board.size.width, board.size.height)
            picture = board_picture(layout, theme, rules=rules)
            path = PICTURES / f"{name}-{theme.name}.png"
            write_png(picture, path, dpi)
            print(f"{path.name}: {path.stat().st_size // 1024} kB")
    for name, (board_name, part, number) in PRINTED.items():
        path = PICTURES / f"{name}.png"
        write_png(printed(board_name, part, number), path, PRINTED_DPI)
        print(f"{path.name}: {path.stat().st_size // 1024} kB")


def printed(name: str, part: Part, number: int) -> Picture:
    """Return a page of what is printed of a board."""
    board, folder = open_board(name).document, board_folder(name)
    settings = Settings(theme=DEFAULT, parts=frozenset({part}), day=date(2026, 11, 18))
    (document,) = GameNight(Game(board, ruleset_of(board, folder), folder), settings).documents()
    return next(islice(document.pages(), number, None)).picture


if __name__ == "__main__":
    main()
