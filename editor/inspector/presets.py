"""Physical measures to start from: the usual ones, and those of the boards that are shipped."""

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QMenu, QPushButton

from trackwright.editor.desk import Desk
from trackwright.editor.edits.profile import with_cards, with_measures
from trackwright.editor.guard import guarded
from trackwright.editor.jobs import LatestJob
from trackwright.schema.profile import Profile
from trackwright.schema.text import printable, text_in


class PresetButton(QPushButton):
    """Takes over the measures of a board that is shipped, as one step."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(QCoreApplication.translate("Inspector", "Take over measures"))
        self._desk = desk
        self._menu = QMenu(self)
        self._profiles: dict[str, Profile] = {}
        self._reading = LatestJob(self)
        self._reading.finished.connect(self._offer)
        self._menu.aboutToShow.connect(self._read)
        self._add(QCoreApplication.translate("Inspector", "Usual measures"), Profile())
        self.setMenu(self._menu)

    def choose(self, title: str) -> None:
        """Take over measures by what the menu calls them."""
        self._take(title)

    @Slot()
    @guarded
    def _read(self) -> None:
        """List the boards the first time that the menu is opened; reading them takes a while."""
        if len(self._profiles) == 1 and not self._reading.is_busy:
            self._reading.start(_shipped_profiles)

    @Slot(object)
    @guarded
    def _offer(self, shipped: dict[str, Profile]) -> None:
        self._menu.addSeparator()
        words = QCoreApplication.translate("Inspector", "As on {board}")
        for title, profile in shipped.items():
            self._add(words.replace("{board}", title), profile)

    def _add(self, title: str, profile: Profile) -> None:
        def take() -> None:
            self._take(title)

        self._profiles[title] = profile
        self._menu.addAction(title, take)

    @guarded
    def _take(self, title: str) -> None:
        profile = self._profiles[title]
        board = with_cards(with_measures(self._desk.board, profile), profile.card)
        self._desk.edit(QCoreApplication.translate("Inspector", "Take over measures"), board)


def _shipped_profiles() -> dict[str, Profile]:
    from trackwright.maps.library import board_names, open_board

    boards = [open_board(name).document for name in board_names()]
    return {printable(text_in(board.meta.title, "en")): board.profile for board in boards}
