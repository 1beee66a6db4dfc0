"""Rulers, grid, theme and layers of the canvas, remembered from one start to the next."""

from PySide6.QtCore import QObject

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import Settings
from trackwright.editor.canvas.layers import CanvasLayer, LayerState, first_states
from trackwright.editor.canvas.view import BoardView
from trackwright.rendering.themes import CLASSIC, THEMES

AUTOMATIC = 0.0
"""The stored spacing of a grid that follows the zoom."""

_FIELDS = ("visible", "locked", "dimmed")


class CanvasSettings(Guarded, QObject):
    """Restores the settings of a canvas, and saves what changes."""

    def __init__(self, view: BoardView, settings: Settings) -> None:
        super().__init__(view)
        self._view = view
        self._settings = settings
        self._restore()
        connect(view.settings_changed, self._save_view)
        connect(view.board_scene.restyled, self._save_view)
        connect(view.board_scene.state_changed, self._save_layer)

    def _restore(self) -> None:
        view, settings, scene = self._view, self._settings, self._view.board_scene
        view.show_rulers(settings.flag("canvas/rulers", True))
        view.grid.set_shown(settings.flag("canvas/grid", False))
        view.grid.set_snaps(settings.flag("canvas/snap_to_grid", False))
        view.grid.set_spacing(settings.number("canvas/grid_spacing", AUTOMATIC) or None)
        view.align_with_cities(settings.flag("canvas/align_with_cities", True))
        scene.set_theme(THEMES.get(settings.text("canvas/theme"), CLASSIC))
        for layer, state in first_states().items():
            words = settings.text(f"layers/{layer.value}", _written(state))
            scene.set_state(layer, _read(words))

    def _save_view(self) -> None:
        scene, grid = self._view.board_scene, self._view.grid
        self._settings.set("canvas/rulers", self._view.rulers_shown)
        self._settings.set("canvas/grid", grid.shown)
        self._settings.set("canvas/snap_to_grid", grid.snaps)
        self._settings.set("canvas/grid_spacing", grid.spacing or AUTOMATIC)
        self._settings.set("canvas/align_with_cities", self._view.aligns_with_cities)
        self._settings.set("canvas/theme", scene.theme.name)

    def _save_layer(self, layer: CanvasLayer) -> None:
        state = self._view.board_scene.state(layer)
        self._settings.set(f"layers/{layer.value}", _written(state))


def _written(state: LayerState) -> str:
    return " ".join(field for field in _FIELDS if getattr(state, field))


def _read(words: str) -> LayerState:
    return LayerState(**{field: field in words.split() for field in _FIELDS})
