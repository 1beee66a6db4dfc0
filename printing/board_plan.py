"""Which sheets a board is printed on."""

from trackwright.layout.tiling import WHOLE, Sheet, Tiling, fewest_sheets
from trackwright.printing.choices import Orientation
from trackwright.printing.settings import Settings
from trackwright.printing.sheet_shapes import portrait
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import say

MOST_SHEETS = 500
"""That a board is printed on: more is a mistake in its size, or in the paper's."""


class PrintError(TrackwrightError):
    """Something that cannot be printed with these settings."""


def board_plan(size: Size, settings: Settings) -> Tiling:
    """Return the plan with the fewest sheets, or raise PrintError if there is none."""
    upright = Sheet(
        portrait(settings.paper),
        settings.margin,
        settings.caption,
        settings.overlap,
        settings.inner_margin if settings.fold else 0.0,
    )
    lying = upright.turned
    wide = size.width >= size.height
    sheets = {
        Orientation.PORTRAIT: (upright,),
        Orientation.LANDSCAPE: (lying,),
        Orientation.AUTO: (lying, upright) if wide else (upright, lying),
    }[settings.orientation]
    plan = fewest_sheets(size, sheets, settings.fold or WHOLE)
    if plan is None:
        raise PrintError(
            say(
                "margins of {margin:g} mm and an overlap of {overlap:g} mm leave nothing "
                "to print on of paper of {width:g} × {height:g} mm: choose smaller ones, "
                "or larger paper",
                margin=settings.margin,
                overlap=settings.overlap,
                width=upright.paper.width,
                height=upright.paper.height,
            )
        )
    if plan.count > MOST_SHEETS:
        raise PrintError(
            say(
                "the board would take {n} sheets: choose larger paper, or smaller "
                "margins; {most} can be printed",
                n=plan.count,
                most=MOST_SHEETS,
            )
        )
    return plan
