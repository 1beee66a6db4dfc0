"""Draw the shipped boards in all themes, small, into docs/pictures (`make pictures`)."""

import os
from pathlib import Path

from trackwright.layout.board import lay_out
from trackwright.maps import board_folder, board_names, open_board, rulesets_of
from trackwright.rendering.badges import payment_notes
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.output import INCH, write_png
from trackwright.rendering.themes import CLASSIC, THEMES

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
LONGER_SIDE, LONGER_SIDE_OF_OTHER_THEMES = 1000, 640


def main() -> None:
    """Draw every board in every theme."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in board_names():
        board = open_board(name).document
        rules = rulesets_of(board, board_folder(name))[0]
        layout = lay_out(board)
        for theme in THEMES.values():
            side = LONGER_SIDE if theme is CLASSIC else LONGER_SIDE_OF_OTHER_THEMES
            dpi = side * INCH / max(board.size.width, board.size.height)
            notes = payment_notes(board, rules)
            picture = board_picture(layout, theme, scoring=rules.scoring, notes=notes)
            path = PICTURES / f"{name}-{theme.name}.png"
            write_png(picture, path, dpi)
            print(f"{path.name}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
