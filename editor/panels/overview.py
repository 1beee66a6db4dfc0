"""The overview of the board."""

from trackwright.editor.canvas.overview import OverviewMap
from trackwright.editor.desk import Desk


class OverviewPanel(OverviewMap):
    """Shows the whole board in small."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.view)
