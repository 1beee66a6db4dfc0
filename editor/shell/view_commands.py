"""Actions of the menu View: what part of the board is seen, and how."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from trackwright.editor.base.command import Action, Menu
from trackwright.editor.canvas.grid import SPACINGS
from trackwright.editor.canvas.layers import CanvasLayer
from trackwright.editor.document.edits.names import languages_of
from trackwright.editor.document.thing_names import NAMES_SETTING
from trackwright.rendering.themes import CLASSIC, DARK, HIGH_CONTRAST, Theme
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

THEME_MENU = say("Board colours")
GRID_MENU = say("Grid and guides")
LAYER_MENU = say("Layers")

THEMES = {
    say("Classic"): CLASSIC,
    say("High contrast"): HIGH_CONTRAST,
    say("Dark"): DARK,
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

WIDTHS = {
    1.0: say("Grid of 1 mm"),
    5.0: say("Grid of 5 mm"),
    10.0: say("Grid of 10 mm"),
    25.0: say("Grid of 25 mm"),
}


def _zoom_in(window: "Window") -> None:
    window.require_desk().view.zoom_by(1)


def _zoom_out(window: "Window") -> None:
    window.require_desk().view.zoom_by(-1)


def _fit(window: "Window") -> None:
    window.require_desk().view.fit()


def _real_size(window: "Window") -> None:
    view = window.require_desk().view
    view.zoom_to(view.logicalDpiX() / 25.4)


def _fit_selection(window: "Window") -> None:
    desk = window.require_desk()
    extent = desk.scene.hits.extent(desk.selection.places)
    if extent is not None:
        left, top, right, bottom = extent
        desk.view.fit(QRectF(left, top, right - left, bottom - top))


def _is_selected(window: "Window") -> bool:
    return window.desk is not None and bool(window.desk.selection.places)


def _toggle_rulers(window: "Window") -> None:
    view = window.require_desk().view
    view.show_rulers(not view.rulers_shown)


def _has_rulers(window: "Window") -> bool:
    return window.desk is not None and window.desk.view.rulers_shown


def _toggle_grid(window: "Window") -> None:
    grid = window.require_desk().view.grid
    grid.show(not grid.shown)


def _has_grid(window: "Window") -> bool:
    return window.desk is not None and window.desk.view.grid.shown


def _toggle_snapping(window: "Window") -> None:
    grid = window.require_desk().view.grid
    grid.snap(not grid.snaps)


def _snaps(window: "Window") -> bool:
    return window.desk is not None and window.desk.view.grid.snaps


def _toggle_alignment(window: "Window") -> None:
    view = window.require_desk().view
    view.align_with_cities(not view.aligns_with_cities)


def _aligns(window: "Window") -> bool:
    return window.desk is not None and window.desk.view.aligns_with_cities


def _clear_guides(window: "Window") -> None:
    window.require_desk().view.guides.clear()


def _has_guides(window: "Window") -> bool:
    if window.desk is None:
        return False
    guides = window.desk.view.guides
    return bool(guides.levels or guides.uprights)


def _grid_setter(spacing: float | None) -> "Callable[[Window], None]":
    def set_it(window: "Window") -> None:
        grid = window.require_desk().view.grid
        grid.space(spacing)
        grid.show(True)

    return set_it


def _is_grid(spacing: float | None) -> "Callable[[Window], bool]":
    return lambda window: window.desk is not None and window.desk.view.grid.spacing == spacing


def _theme_setter(theme: Theme) -> "Callable[[Window], None]":
    return lambda window: window.require_desk().scene.set_theme(theme)


def _is_theme(theme: Theme) -> "Callable[[Window], bool]":
    return lambda window: window.desk is not None and window.desk.scene.theme is theme


def _layer_toggle(layer: CanvasLayer) -> "Callable[[Window], None]":
    def toggle(window: "Window") -> None:
        scene = window.require_desk().scene
        state = scene.state(layer)
        scene.set_state(layer, replace(state, visible=not state.visible))

    return toggle


def _is_layer_shown(layer: CanvasLayer) -> "Callable[[Window], bool]":
    return lambda window: window.desk is not None and window.desk.scene.state(layer).visible


def _next_language(window: "Window") -> None:
    desk = window.require_desk()
    languages = languages_of(desk.board)
    now = desk.scene.language
    place = languages.index(now) if now in languages else -1
    window.program.settings.set(NAMES_SETTING, languages[(place + 1) % len(languages)])
    window.say(tr("Names are shown in this language: {language}", language=desk.scene.language))


def _has_languages(window: "Window") -> bool:
    return window.desk is not None and len(languages_of(window.desk.board)) > 1


ACTIONS = (
    Action(
        "view.zoom_in",
        say("Zoom in"),
        _zoom_in,
        Menu.VIEW,
        "Ctrl++; Ctrl+=",
        "zoom-in",
        in_toolbar=True,
    ),
    Action(
        "view.zoom_out",
        say("Zoom out"),
        _zoom_out,
        Menu.VIEW,
        "Ctrl+-",
        "zoom-out",
        in_toolbar=True,
    ),
    Action(
        "view.fit", say("Show the whole board"), _fit, Menu.VIEW, "Ctrl+0", "fit", in_toolbar=True
    ),
    Action(
        "view.fit_selection",
        say("Show what is selected"),
        _fit_selection,
        Menu.VIEW,
        "Ctrl+2",
        "fit-selection",
        _is_selected,
    ),
    Action("view.real_size", say("Real size"), _real_size, Menu.VIEW, "Ctrl+1", "real-size"),
    Action(
        "view.rulers",
        say("Rulers"),
        _toggle_rulers,
        Menu.VIEW,
        "Ctrl+R",
        "rulers",
        checked=_has_rulers,
        begins_group=True,
    ),
    Action("view.grid", say("Grid"), _toggle_grid, Menu.VIEW, "Ctrl+G", "grid", checked=_has_grid),
    Action(
        "view.snap_to_grid",
        say("Snap to the grid"),
        _toggle_snapping,
        Menu.VIEW,
        "Ctrl+Shift+G",
        "snap-grid",
        checked=_snaps,
        submenu=GRID_MENU,
    ),
    Action(
        "view.align_with_cities",
        say("Align with cities"),
        _toggle_alignment,
        Menu.VIEW,
        icon="snap",
        checked=_aligns,
        submenu=GRID_MENU,
    ),
    Action(
        "view.grid_automatic",
        say("Grid that follows the zoom"),
        _grid_setter(None),
        Menu.VIEW,
        checked=_is_grid(None),
        begins_group=True,
        submenu=GRID_MENU,
    ),
    *(
        Action(
            f"view.grid_{spacing:.0f}",
            WIDTHS[spacing],
            _grid_setter(spacing),
            Menu.VIEW,
            checked=_is_grid(spacing),
            submenu=GRID_MENU,
        )
        for spacing in SPACINGS
    ),
    Action(
        "view.clear_guides",
        say("Remove all guides"),
        _clear_guides,
        Menu.VIEW,
        icon="guides",
        enabled=_has_guides,
        begins_group=True,
        submenu=GRID_MENU,
    ),
    *(
        Action(
            f"view.layer_{layer.value}",
            title,
            _layer_toggle(layer),
            Menu.VIEW,
            checked=_is_layer_shown(layer),
            begins_group=layer is next(iter(LAYERS)),
            submenu=LAYER_MENU,
        )
        for layer, title in LAYERS.items()
    ),
    *(
        Action(
            f"view.theme_{theme.name}",
            title,
            _theme_setter(theme),
            Menu.VIEW,
            checked=_is_theme(theme),
            submenu=THEME_MENU,
        )
        for title, theme in THEMES.items()
    ),
    Action(
        "view.next_language",
        say("Names in the next language"),
        _next_language,
        icon="language",
        enabled=_has_languages,
    ),
)
