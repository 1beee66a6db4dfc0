"""Themes: every colour of a picture, as data. A theme never changes a shape."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from trackwright.rendering.colors import mix
from trackwright.rendering.shapes import Color
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import UnknownNameError

NEIGHBOR_SHARE = 0.7
"""How much of their common colour countries without cities have."""


@dataclass(frozen=True)
class RoutePaint:
    """The colours of a space; its mark identifies the colour without its hue."""

    fill: Color
    edge: Color
    mark: Color

    @property
    def shine(self) -> Color:
        """The light line along its upper side."""
        return mix(self.fill, "#FFFFFF", 0.34)


@dataclass(frozen=True)
class TerrainPaint:
    """The colours that are laid over land and sea, and how strong each is, from 0 to 1.

    Hills have a shadow and a light side, the sea deepens and is pale at the shore, the paper has a
    grain and darkens towards the board's edge.
    """

    shadow: Color
    light: Color
    relief: float
    deep: Color
    depth: float
    glow: Color
    shore: float
    edge: Color
    vignette: float
    grain: float


@dataclass(frozen=True)
class Theme:
    """The colours of a board.

    Neighbouring countries get different tints of `lands`, the first of which is also the land's;
    `own_tint` is how much of a country's own colour is mixed in. Countries without cities of the
    board are mixed with `neighbor`. Sleepers and ballast surround the
    spaces of tunnels, waves those of ferries.
    """

    name: str
    sea: Color
    coast: Color
    lands: tuple[Color, ...]
    own_tint: float
    neighbor: Color
    shore: Color
    border: Color
    country_name: Color
    region: Color
    routes: Mapping[RouteColor, RoutePaint]
    sleeper: Color
    ballast: Color
    wave: Color
    wave_line: Color
    sign: Color
    sign_ink: Color
    badge: Color
    badge_ink: Color
    stop: Color
    stop_heart: Color
    label: Color
    halo: Color
    panel: Color
    panel_ink: Color
    panel_line: Color
    terrain: TerrainPaint | None = None

    @property
    def land_colors(self) -> tuple[Color, ...]:
        """All tints that land may have, unless a country has a colour of its own."""
        return (*self.lands, *(mix(tint, self.neighbor, NEIGHBOR_SHARE) for tint in self.lands))


def theme_named(name: str) -> Theme:
    """Return the theme of that name."""
    if name not in THEMES:
        raise UnknownNameError("theme", name, THEMES)
    return THEMES[name]


def _paints(rows: Iterable[str]) -> Mapping[RouteColor, RoutePaint]:
    """Read lines of colour, fill, edge and mark."""
    words = (row.split() for row in rows)
    return {RouteColor(name): RoutePaint(fill, edge, mark) for name, fill, edge, mark in words}


CLASSIC = Theme(
    name="classic",
    sea="#93BCC6",
    coast="#4F8593",
    lands=("#F0E4C4", "#E6E3B8", "#F4DFC2", "#EFE6D4", "#E6D9B4", "#F1DFAE"),
    own_tint=1.0,
    neighbor="#D9D2C2",
    shore="#8C8468",
    border="#A38964",
    country_name="#846E42",
    region="#5B7C92",
    routes=_paints(
        (
            "purple #A873C8 #5B3677 #2B0F3D",
            "white  #FBF9F3 #7C7565 #6B6557",
            "blue   #23599E #14356A #E1EEFB",
            "yellow #F0C02C #A37A0A #5E4600",
            "orange #E57F23 #9C4E0B #451F00",
            "black  #2C2C30 #0B0B0D #DEDEE3",
            "red    #C4352B #7D1D17 #FDE6E2",
            "green  #4B963D #2B5E22 #F0FAEC",
            "gray   #A4A7AA #6B6E71 #4A4D50",
        )
    ),
    sleeper="#2E2620",
    ballast="#F1E8D3",
    wave="#E6F0F0",
    wave_line="#4F8796",
    sign="#FFFDF6",
    sign_ink="#2B2521",
    badge="#5A3A22",
    badge_ink="#FFF6E0",
    stop="#3A2A1E",
    stop_heart="#FBF4E2",
    label="#3A2819",
    halo="#F3EAD4",
    panel="#F6EEDA",
    panel_ink="#4A3220",
    panel_line="#9A7B55",
)

RELIEF = replace(
    CLASSIC,
    name="relief",
    sea="#86B4C1",
    coast="#4F8593",
    lands=("#F0E1BA", "#E4E1AA", "#F5DAB6", "#EDE3CC", "#E6D6A9", "#F3DAA0"),
    shore="#7A6C4A",
    border="#8E6F45",
    country_name="#7D6638",
    terrain=TerrainPaint(
        shadow="#4A3216",
        light="#FFFBEA",
        relief=0.46,
        deep="#3F7F95",
        depth=0.55,
        glow="#DDEFEF",
        shore=0.45,
        edge="#4A3014",
        vignette=0.22,
        grain=0.012,
    ),
)

HIGH_CONTRAST = Theme(
    name="high_contrast",
    sea="#9BC3DC",
    coast="#3C7FA3",
    lands=("#EFECE0", "#E4EBDC", "#F1E4CF", "#EAE6E6", "#DFE1D6", "#F6EEE0"),
    own_tint=0.35,
    neighbor="#DEDEDA",
    shore="#000000",
    border="#5A5A5A",
    country_name="#5F5F5A",
    region="#0B4F80",
    routes=_paints(
        (
            "purple #9A4CC6 #000000 #FFFFFF",
            "white  #FFFFFF #000000 #000000",
            "blue   #0A3FA0 #000000 #FFFFFF",
            "yellow #FFD500 #000000 #000000",
            "orange #FF8A1E #000000 #000000",
            "black  #101010 #000000 #FFFFFF",
            "red    #C80F0F #000000 #FFFFFF",
            "green  #0C7A1E #000000 #FFFFFF",
            "gray   #A8A8A8 #000000 #000000",
        )
    ),
    sleeper="#000000",
    ballast="#FFFFFF",
    wave="#FFFFFF",
    wave_line="#0B5A86",
    sign="#FFFFFF",
    sign_ink="#000000",
    badge="#000000",
    badge_ink="#FFFFFF",
    stop="#000000",
    stop_heart="#FFFFFF",
    label="#000000",
    halo="#FFFFFF",
    panel="#FFFFFF",
    panel_ink="#000000",
    panel_line="#000000",
)

DARK = Theme(
    name="dark",
    sea="#17252E",
    coast="#4C6670",
    lands=("#3D4144", "#3E4640", "#463F40", "#40454D", "#3A403B", "#464339"),
    own_tint=0.18,
    neighbor="#34383A",
    shore="#4A545A",
    border="#6E6A60",
    country_name="#9BA2A6",
    region="#6FA0B8",
    routes=_paints(
        (
            "purple #AE7DCB #D9BCEA #2B1038",
            "white  #E4E1D8 #FFFFFF #56524A",
            "blue   #2C66AC #8FBBE8 #E8F2FC",
            "yellow #E3B52C #FFE08A #4E3A00",
            "orange #DB7A24 #FFB97D #3C1B00",
            "black  #131416 #9DA2A8 #D5D5DA",
            "red    #BE3A31 #EE958E #FDE9E6",
            "green  #4A8F3E #94CC8A #F1FAEE",
            "gray   #85898D #B9BDC1 #2E3133",
        )
    ),
    sleeper="#D9D2C4",
    ballast="#17191B",
    wave="#24343C",
    wave_line="#6FA3B4",
    sign="#EDE9DF",
    sign_ink="#1D1B19",
    badge="#E2D3B4",
    badge_ink="#2A2118",
    stop="#D9CFBD",
    stop_heart="#22262A",
    label="#EDE7DA",
    halo="#2A2F32",
    panel="#25292D",
    panel_ink="#DAD4C7",
    panel_line="#7E7868",
    terrain=TerrainPaint(
        shadow="#0A0C0E",
        light="#C9D2D6",
        relief=0.34,
        deep="#060D12",
        depth=0.5,
        glow="#3D6272",
        shore=0.3,
        edge="#000000",
        vignette=0.3,
        grain=0.008,
    ),
)

THEMES: Mapping[str, Theme] = {
    theme.name: theme for theme in (RELIEF, CLASSIC, HIGH_CONTRAST, DARK)
}

DEFAULT = RELIEF
"""What a board is shown and printed in unless something else is chosen."""
