"""Themes: every colour of a picture, as data. A theme never changes a shape."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trackwright.rendering.colors import mix
from trackwright.rendering.shapes import Color
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import UnknownNameError


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
class Theme:
    """The colours of a board.

    Neighbouring countries get different tints of `lands`, the first of which is also the land's;
    `own_tint` is how much of a country's own colour is mixed in. Sleepers and ballast surround the
    spaces of tunnels, waves those of ferries. Ornaments have an ink, a light and a shaded side, the
    green of trees, and another ink at sea.
    """

    name: str
    sea: Color
    coast: Color
    lands: tuple[Color, ...]
    own_tint: float
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
    ornament_ink: Color
    ornament_light: Color
    ornament_shade: Color
    ornament_leaf: Color
    ornament_sea: Color
    sea_name: Color


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
    sea="#BCD2D6",
    coast="#6F9CA6",
    lands=("#EBDFC3", "#E4DCBB", "#F0DDC6", "#EEE6D2", "#E2D4B6", "#EDDBB2"),
    own_tint=1.0,
    shore="#8C8468",
    border="#A38964",
    country_name="#C4B18B",
    region="#5B7C92",
    routes=_paints(
        (
            "purple #8E5BB0 #5B3677 #F3E6FA",
            "white  #F5F2EA #9A9382 #6B6557",
            "blue   #2E6DB4 #1A4375 #E1EEFB",
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
    ornament_ink="#8C7650",
    ornament_light="#E8DAB6",
    ornament_shade="#C9B287",
    ornament_leaf="#D3CE9B",
    ornament_sea="#6F9CA6",
    sea_name="#3F6C7E",
)

HIGH_CONTRAST = Theme(
    name="high_contrast",
    sea="#CFE3EE",
    coast="#3C7FA3",
    lands=("#FFFFFF", "#F3F3EC", "#F9F2E6", "#EDF3EA", "#F4EEF4", "#EAEAEA"),
    own_tint=0.35,
    shore="#000000",
    border="#5A5A5A",
    country_name="#B0B0AC",
    region="#0B4F80",
    routes=_paints(
        (
            "purple #7B2FA6 #000000 #FFFFFF",
            "white  #FFFFFF #000000 #000000",
            "blue   #0A52C4 #000000 #FFFFFF",
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
    ornament_ink="#4A4A46",
    ornament_light="#F4EEDD",
    ornament_shade="#BDB196",
    ornament_leaf="#C4D3A6",
    ornament_sea="#3C7FA3",
    sea_name="#0B4F80",
)

DARK = Theme(
    name="dark",
    sea="#1E2529",
    coast="#4C6670",
    lands=("#2B2F33", "#2E3330", "#333031", "#30343A", "#2A2D2B", "#34322C"),
    own_tint=0.18,
    shore="#4A545A",
    border="#6E6A60",
    country_name="#50565B",
    region="#6FA0B8",
    routes=_paints(
        (
            "purple #9463B5 #C9A6DE #F6ECFC",
            "white  #E4E1D8 #FFFFFF #56524A",
            "blue   #3A78BE #8FBBE8 #E8F2FC",
            "yellow #E3B52C #FFE08A #4E3A00",
            "orange #DB7A24 #FFB97D #3C1B00",
            "black  #131416 #6D7176 #D5D5DA",
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
    label="#DAD4C7",
    halo="#24282B",
    panel="#25292D",
    panel_ink="#DAD4C7",
    panel_line="#7E7868",
    ornament_ink="#8A8272",
    ornament_light="#4A4A46",
    ornament_shade="#393936",
    ornament_leaf="#44493A",
    ornament_sea="#4F6F7B",
    sea_name="#7FA6B6",
)

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (CLASSIC, HIGH_CONTRAST, DARK)}
