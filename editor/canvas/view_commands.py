"""Commands of the menu View for zoom, grid, layers and colours, and what of that is remembered."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.settings import Settings
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.layers import CanvasLayer, LayerState, first_states
from trackwright.rendering.themes import (
    CLASSIC,
    DARK,
    DEFAULT,
    HIGH_CONTRAST,
    RELIEF,
    THEMES,
    Theme,
)
from trackwright.schema.sentences import say

if TYPE_CHECKING:
    from trackwright.editor.canvas.view import BoardView

GRID_MENU = Submenu(Menu.VIEW, say("Grid and guides"))
LAYER_MENU = Submenu(Menu.VIEW, say("Layers"))
THEME_MENU = Submenu(Menu.VIEW, say("Board colours"))

GRIDS = {
    None: say("Grid that follows the zoom"),
    1.0: say("Grid of 1 mm"),
    5.0: say("Grid of 5 mm"),
    10.0: say("Grid of 10 mm"),
    25.0: say("Grid of 25 mm"),
}
LAYERS = {
    CanvasLayer.FRAME: say("Show frame and title"),
    CanvasLayer.TICKETS: say("Show tickets"),
    CanvasLayer.LABELS: say("Show names"),
    CanvasLayer.CITIES: say("Show cities"),
    CanvasLayer.ROUTES: say("Show routes"),
    CanvasLayer.DECORATIONS: say("Show decorations"),
    CanvasLayer.BORDERS: say("Show borders"),
    CanvasLayer.BACKGROUND: say("Show background"),
}
THEME_TITLES = {
    say("Relief"): RELIEF,
    say("Classic"): CLASSIC,
    say("High contrast"): HIGH_CONTRAST,
    say("Dark"): DARK,
}


def _show_real_size(desk: Desk) -> None:
    desk.view.zoom_to(desk.view.logicalDpiX() / 25.4)


def _show_selected(desk: Desk) -> None:
    extent = desk.scene.hits.extent(desk.selection.refs)
    if extent is not None:
        desk.view.fit(extent)


def _change_grid(desk: Desk, **changes: Any) -> None:
    desk.view.set_grid(replace(desk.view.grid, **changes))


def _has_spacing(desk: Desk, spacing: float | None) -> bool:
    return desk.view.grid.spacing == spacing


def _toggle_layer(desk: Desk, layer: CanvasLayer) -> None:
    state = desk.scene.state(layer)
    desk.scene.set_state(layer, replace(state, visible=not state.visible))


def _is_layer_shown(desk: Desk, layer: CanvasLayer) -> bool:
    return desk.scene.state(layer).visible


def _set_theme(desk: Desk, theme: Theme) -> None:
    desk.scene.set_theme(theme)


def _has_theme(desk: Desk, theme: Theme) -> bool:
    return desk.scene.theme is theme


COMMANDS = (
    Command(
        "view.zoom_in",
        say("Zoom in"),
        lambda desk: desk.view.zoom_by(1),
        Menu.VIEW,
        "Ctrl++; Ctrl+=",
        "zoom-in",
        in_toolbar=True,
    ),
    Command(
        "view.zoom_out",
        say("Zoom out"),
        lambda desk: desk.view.zoom_by(-1),
        Menu.VIEW,
        "Ctrl+-",
        "zoom-out",
        in_toolbar=True,
    ),
    Command(
        "view.fit",
        say("Show the whole board"),
        lambda desk: desk.view.fit(),
        Menu.VIEW,
        "Ctrl+0",
        "fit",
        in_toolbar=True,
    ),
    Command(
        "view.fit_selection",
        say("Show what is selected"),
        _show_selected,
        Menu.VIEW,
        "Ctrl+2",
        "fit-selection",
        lambda desk: bool(desk.selection.refs),
    ),
    Command("view.real_size", say("Real size"), _show_real_size, Menu.VIEW, "Ctrl+1", "real-size"),
    Command(
        "view.rulers",
        say("Rulers"),
        lambda desk: desk.view.show_rulers(not desk.view.rulers_shown),
        Menu.VIEW,
        "Ctrl+R",
        "rulers",
        checked=lambda desk: desk.view.rulers_shown,
        begins_group=True,
    ),
    Command(
        "view.grid",
        say("Grid"),
        lambda desk: _change_grid(desk, shown=not desk.view.grid.shown),
        Menu.VIEW,
        "Ctrl+G",
        "grid",
        checked=lambda desk: desk.view.grid.shown,
    ),
    Command(
        "view.snap_to_grid",
        say("Snap to the grid"),
        lambda desk: _change_grid(desk, snaps=not desk.view.grid.snaps),
        GRID_MENU,
        "Ctrl+Shift+G",
        "snap-grid",
        checked=lambda desk: desk.view.grid.snaps,
    ),
    Command(
        "view.align_with_cities",
        say("Align with cities"),
        lambda desk: desk.view.align_with_cities(not desk.view.aligns_with_cities),
        GRID_MENU,
        icon="snap",
        checked=lambda desk: desk.view.aligns_with_cities,
    ),
    *(
        Command(
            f"view.grid_{spacing:.0f}" if spacing else "view.grid_automatic",
            title,
            partial(_change_grid, spacing=spacing, shown=True),
            GRID_MENU,
            checked=partial(_has_spacing, spacing=spacing),
            begins_group=spacing is None,
        )
        for spacing, title in GRIDS.items()
    ),
    Command(
        "view.clear_guides",
        say("Remove all guides"),
        lambda desk: desk.view.guides.clear(),
        GRID_MENU,
        icon="guides",
        enabled=lambda desk: bool(desk.view.guides.levels or desk.view.guides.uprights),
        begins_group=True,
    ),
    *(
        Command(
            f"view.layer_{layer.value}",
            title,
            partial(_toggle_layer, layer=layer),
            LAYER_MENU,
            checked=partial(_is_layer_shown, layer=layer),
            begins_group=layer is CanvasLayer.FRAME,
        )
        for layer, title in LAYERS.items()
    ),
    *(
        Command(
            f"view.theme_{theme.name}",
            title,
            partial(_set_theme, theme=theme),
            THEME_MENU,
            checked=partial(_has_theme, theme=theme),
        )
        for title, theme in THEME_TITLES.items()
    ),
)


AUTOMATIC = 0.0
"""The stored spacing of a grid that follows the zoom."""

_FIELDS = ("visible", "locked", "dimmed")


class CanvasSettings(Guarded, QObject):
    """Restores the settings of a canvas, and saves what changes."""

    def __init__(self, view: "BoardView", settings: Settings) -> None:
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
        grid = replace(
            view.grid,
            shown=settings.flag("canvas/grid", False),
            snaps=settings.flag("canvas/snap_to_grid", False),
            spacing=settings.number("canvas/grid_spacing", AUTOMATIC) or None,
        )
        view.set_grid(grid)
        view.align_with_cities(settings.flag("canvas/align_with_cities", True))
        scene.set_theme(THEMES.get(settings.text("canvas/theme"), DEFAULT))
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
