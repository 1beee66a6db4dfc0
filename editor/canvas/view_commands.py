"""Commands of the menu View that change the canvas: zoom, grid, layers and colours."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.grid_and_snapping import SPACINGS
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.rendering.themes import CLASSIC, DARK, HIGH_CONTRAST, Theme
from trackwright.schema.sentences import say

GRID_MENU = Submenu(Menu.VIEW, say("Grid and guides"))
LAYER_MENU = Submenu(Menu.VIEW, say("Layers"))
THEME_MENU = Submenu(Menu.VIEW, say("Board colours"))

GRIDS = {
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
    CanvasLayer.BORDERS: say("Show borders"),
    CanvasLayer.BACKGROUND: say("Show background"),
}
THEMES = {say("Classic"): CLASSIC, say("High contrast"): HIGH_CONTRAST, say("Dark"): DARK}


def _show_real_size(desk: Desk) -> None:
    desk.view.zoom_to(desk.view.logicalDpiX() / 25.4)


def _show_selected(desk: Desk) -> None:
    extent = desk.scene.hits.extent(desk.selection.places)
    if extent is not None:
        left, top, right, bottom = extent
        desk.view.fit(QRectF(left, top, right - left, bottom - top))


def _toggle_rulers(desk: Desk) -> None:
    desk.view.show_rulers(not desk.view.rulers_shown)


def _toggle_grid(desk: Desk) -> None:
    desk.view.grid.set_shown(not desk.view.grid.shown)


def _is_grid_shown(desk: Desk) -> bool:
    return desk.view.grid.shown


def _toggle_snapping(desk: Desk) -> None:
    desk.view.grid.set_snaps(not desk.view.grid.snaps)


def _snaps_to_grid(desk: Desk) -> bool:
    return desk.view.grid.snaps


def _toggle_alignment(desk: Desk) -> None:
    desk.view.align_with_cities(not desk.view.aligns_with_cities)


def _set_spacing(desk: Desk, spacing: float | None) -> None:
    desk.view.grid.set_spacing(spacing)
    desk.view.grid.set_shown(True)


def _has_spacing(desk: Desk, spacing: float | None) -> bool:
    return desk.view.grid.spacing == spacing


def _clear_guides(desk: Desk) -> None:
    desk.view.guides.clear()


def _has_guides(desk: Desk) -> bool:
    return bool(desk.view.guides.levels or desk.view.guides.uprights)


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
        lambda desk: bool(desk.selection.places),
    ),
    Command("view.real_size", say("Real size"), _show_real_size, Menu.VIEW, "Ctrl+1", "real-size"),
    Command(
        "view.rulers",
        say("Rulers"),
        _toggle_rulers,
        Menu.VIEW,
        "Ctrl+R",
        "rulers",
        checked=lambda desk: desk.view.rulers_shown,
        begins_group=True,
    ),
    Command(
        "view.grid",
        say("Grid"),
        _toggle_grid,
        Menu.VIEW,
        "Ctrl+G",
        "grid",
        checked=_is_grid_shown,
    ),
    Command(
        "view.snap_to_grid",
        say("Snap to the grid"),
        _toggle_snapping,
        GRID_MENU,
        "Ctrl+Shift+G",
        "snap-grid",
        checked=_snaps_to_grid,
    ),
    Command(
        "view.align_with_cities",
        say("Align with cities"),
        _toggle_alignment,
        GRID_MENU,
        icon="snap",
        checked=lambda desk: desk.view.aligns_with_cities,
    ),
    Command(
        "view.grid_automatic",
        say("Grid that follows the zoom"),
        partial(_set_spacing, spacing=None),
        GRID_MENU,
        checked=partial(_has_spacing, spacing=None),
        begins_group=True,
    ),
    *(
        Command(
            f"view.grid_{spacing:.0f}",
            GRIDS[spacing],
            partial(_set_spacing, spacing=spacing),
            GRID_MENU,
            checked=partial(_has_spacing, spacing=spacing),
        )
        for spacing in SPACINGS
    ),
    Command(
        "view.clear_guides",
        say("Remove all guides"),
        _clear_guides,
        GRID_MENU,
        icon="guides",
        enabled=_has_guides,
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
        for title, theme in THEMES.items()
    ),
)
