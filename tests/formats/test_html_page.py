"""The page: what is in its file, and what a real browser makes of it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import Browser, Page, needs_chromium, open_browser
from sample_board import ODD_NAMES, comparable, sample_board, sample_export, with_odd_names

from trackwright.formats.capabilities import losses
from trackwright.formats.format import Export
from trackwright.formats.html import format as page_format
from trackwright.formats.html.format import HTML, page_text, words_in
from trackwright.formats.html.page_style import COLORS
from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.rendering.colors import contrast
from trackwright.rendering.themes import CLASSIC, DARK
from trackwright.schema.board import Background, Board
from trackwright.schema.text import printable

SOURCES = Path(page_format.__file__).parent
HOSTILE = "</script><script>window.broken = 1</script><!-- \u2028 ${x} $title"


def text_of(board: Board) -> str:
    return page_text(Export(board))


@pytest.fixture(scope="module")
def sample_text() -> str:
    return page_text(sample_export())


def data_of(text: str) -> dict[str, Any]:
    """Return the page's data as a browser would find it: up to the next end of a script."""
    _, _, rest = text.partition('id="page-data">')
    data: dict[str, Any] = json.loads(rest.partition("</script")[0])
    return data


def hostile() -> Board:
    """Return a board all of whose texts try to be more than text."""
    board = with_odd_names(sample_board())
    meta = board.meta.changed(
        title=HOSTILE,
        description=HOSTILE,
        authors=(HOSTILE,),
        version=HOSTILE,
        licence=HOSTILE,
        sources=HOSTILE,
    )
    cities = [city.changed(name=HOSTILE) for city in board.cities[:1]]
    return board.changed(
        meta=meta,
        cities=(*cities, *board.cities[1:]),
        decks=tuple(deck.changed(name=HOSTILE) for deck in board.decks),
        countries=tuple(country.changed(name=HOSTILE) for country in board.countries),
    )


def test_the_page_names_no_address_but_those_of_namespaces(sample_text: str) -> None:
    found = set(re.findall(r"\b\w+://[^\s\"'<>]*", comparable(sample_text.encode()).decode()))
    assert found == {
        "http://www.w3.org/2000/svg",
        "http://www.inkscape.org/namespaces/inkscape",
    }


def test_the_page_may_fetch_nothing(sample_text: str) -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', sample_text)
    assert policy
    assert policy[1].startswith("default-src &#x27;none&#x27;; script-src &#x27;sha256-")
    assert "unsafe" not in policy[1]


def test_each_script_ends_where_the_page_ends_it() -> None:
    text = text_of(hostile())
    assert len(re.findall(r"<script", text, re.IGNORECASE)) == 2
    assert len(re.findall(r"</script", text, re.IGNORECASE)) == 2
    assert "<!--" not in text


def test_names_come_out_of_the_data_as_they_are() -> None:
    board = hostile()
    data = data_of(text_of(board))
    assert [stop["name"] for stop in data["stops"][:4]] == [
        printable(str(city.name)) for city in board.cities
    ]


def test_a_city_can_be_found_by_its_name_in_any_language(sample_text: str) -> None:
    spellings = {stop["id"]: stop["spellings"] for stop in data_of(sample_text)["stops"]}
    assert spellings["bergen"] == ["Bergen", "Bergue"]
    assert spellings["gate"] == ["South"]


def test_a_name_that_looks_like_a_colour_stays_a_name() -> None:
    board = sample_board()
    odd = board.cities[0].changed(name='x fill="#123456" y')
    text = text_of(board.changed(cities=(odd, *board.cities[1:])))
    assert '>x fill="#123456" y</text>' in text


def test_the_picture_behind_the_board_is_in_the_page(tmp_path: Path) -> None:
    (tmp_path / "scan.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    board = sample_board().changed(background=Background(picture="scan.png"))
    assert 'href="data:image/png;base64,iVBORw0KGgo="' in page_text(Export(board, folder=tmp_path))


def test_both_themes_are_in_one_picture(sample_text: str) -> None:
    assert len(re.findall(r"<svg [^>]*viewBox=\"0 0 400 250\"", sample_text)) == 1
    light, system, dark = re.findall(r":root(?::not\([^)]*\)|\[[^]]*\])?\{(--[^}]*)\}", sample_text)
    assert system == dark != light
    assert CLASSIC.sea in light
    assert DARK.sea in dark


@pytest.mark.parametrize("theme", [1, 2], ids=["light", "dark"])
def test_letters_are_legible_on_every_ground(theme: int) -> None:
    color = {names[0]: names[theme] for names in COLORS}
    for ink in ("--ink", "--soft"):
        for ground in ("--paper", "--card", "--hover"):
            assert contrast(color[ink], color[ground]) >= 4.5
    assert contrast(color["--accent-ink"], color["--accent"]) >= 4.5


def test_every_word_exists_in_every_language_and_is_used() -> None:
    english, french = words_in("en")[1], words_in("fr-CA")[1]
    assert english.keys() == french.keys()
    used = "".join(
        (SOURCES / name).read_text(encoding="utf-8")
        for name in ("page.html", "page.js", "format.py")
    )
    colors = {route.value for route in CLASSIC.routes}
    unused = [key for key in english if not re.search(rf"\b{key}\b", used) and key not in colors]
    assert unused == []


def test_a_language_without_words_is_answered_in_english() -> None:
    assert words_in("pl")[0] == "en"


def test_the_page_tells_what_it_loses() -> None:
    export = sample_export()
    lost = {loss.field for loss in losses(HTML.capabilities, export.board, export.ruleset, "en")}
    assert {"projection", "cities.tags", "meta.title", "ruleset.tunnels"} <= lost
    assert not {"cities.name", "tickets.points", "routes.bends"} & lost


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("pages")
    board = open_board("europe").document
    rules = ruleset_of(board, board_folder("europe"))
    (made / "europe.html").write_text(page_text(Export(board, rules)), encoding="utf-8")
    (made / "hostile.html").write_text(text_of(hostile()), encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with open_browser(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture(scope="module")
def europe(browser: Browser, folder: Path) -> Page:
    still = {"prefers_reduced_motion": "reduce", "prefers_color_scheme": "light"}
    return browser.open_page((folder / "europe.html").as_uri(), **still)


def shown(page: Page, selector: str) -> list[str]:
    """Return the texts of all elements that can be seen."""
    texts: list[str] = page.value(
        f"[...document.querySelectorAll({json.dumps(selector)})]"
        ".filter((element) => element.checkVisibility()).map((element) => element.innerText)"
    )
    return texts


def marked(page: Page, layer: str) -> set[str]:
    found = page.value(f"[...document.querySelectorAll('#layer-{layer} > .on')].map((e) => e.id)")
    return set(found)


@needs_chromium
class TestInABrowser:
    @pytest.fixture(autouse=True)
    def _as_opened(self, europe: Page) -> None:
        europe.press("Escape")
        europe.click("#tab-tickets")
        europe.value("document.querySelector('input').value = ''")
        europe.value("document.querySelector('input').dispatchEvent(new Event('input'))")
        europe.click("[data-do=fit]")

    def test_the_board_has_47_cities(self, europe: Page) -> None:
        assert europe.value("document.querySelectorAll('#layer-stops > g').length") == 47
        europe.click("#tab-cities")
        assert len(shown(europe, "#list-cities li")) == 47

    def test_tickets_are_listed_by_deck(self, europe: Page) -> None:
        assert shown(europe, "#list-tickets h2")[:2] == ["Europe, long", "Europe, regular"]
        assert len(shown(europe, "#list-tickets section:first-of-type li")) == 6

    def test_a_click_on_a_ticket_highlights_its_shortest_path(self, europe: Page) -> None:
        europe.click("[data-kind=ticket][data-id=brest-petrograd]")
        told = " ".join(shown(europe, ".facts"))
        assert "Brest – Petrograd" in told
        assert "20 points" in told
        assert "Shortest path: 20 spaces" in told
        routes = marked(europe, "routes")
        lengths = europe.value(
            "JSON.parse(document.getElementById('page-data').textContent).routes"
            ".filter((route) => document.getElementById('route-' + route.id).matches('.on'))"
            ".reduce((sum, route) => sum + route.length, 0)"
        )
        assert lengths == 20
        assert len(routes) == len(shown(europe, ".facts li")) - 1
        assert {"city-brest", "city-petrograd"} <= marked(europe, "stops")
        assert europe.value("document.querySelectorAll('.ring').length") == 2

    def test_a_second_click_takes_the_highlight_away(self, europe: Page) -> None:
        for _ in range(2):
            europe.click("[data-kind=ticket][data-id=brest-petrograd]")
        assert marked(europe, "routes") == set()
        assert shown(europe, ".facts") == []

    @pytest.mark.parametrize("typed", ["munch", "MÜNCH", "Munchen"])
    def test_a_city_is_found_without_regard_to_accents(self, europe: Page, typed: str) -> None:
        europe.value("document.querySelector('input').focus()")
        europe.type(typed)
        europe.click("#tab-cities")
        assert [text.split("\n")[0] for text in shown(europe, "#list-cities li")] == ["München"]

    def test_enter_goes_to_the_city_that_was_found(self, europe: Page) -> None:
        europe.press("/")
        europe.type("zurich")
        europe.press("Enter")
        assert shown(europe, ".facts h2") == ["Zürich"]
        assert "city-zurich" in marked(europe, "stops")

    def test_a_name_that_no_city_has_is_told(self, europe: Page) -> None:
        europe.press("/")
        europe.type("atlantis")
        assert shown(europe, ".none") == ["Nothing is called that."]

    def test_a_route_under_the_pointer_tells_its_facts(self, europe: Page) -> None:
        europe.hover("#route-palermo-smyrna > g:nth-child(2)")
        told = " ".join(shown(europe, ".facts"))
        assert "any colour · 6 spaces · ferry · 2 locomotives · 15 points" in told

    def test_a_click_on_a_city_chooses_it(self, europe: Page) -> None:
        europe.click("#city-wien")
        assert shown(europe, ".facts h2") == ["Wien"]

    @pytest.mark.parametrize(("key", "grows"), [("+", True), ("-", False)], ids=["plus", "minus"])
    def test_keys_zoom(self, europe: Page, key: str, grows: bool) -> None:
        width = "document.querySelector('.sheet').getBoundingClientRect().width"
        before = europe.value(width)
        europe.value("document.querySelector('.map').focus()")
        europe.press(key)
        assert (europe.value(width) > before) is grows

    def test_the_wheel_zooms_about_the_pointer(self, europe: Page) -> None:
        place = "document.querySelector('#city-wien').getBoundingClientRect()"
        before = europe.value(f"[{place}.x, {place}.y, {place}.width]")
        x, y = (middle + before[2] / 2 for middle in before[:2])
        europe.order("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-500)
        after = europe.value(f"[{place}.x, {place}.y, {place}.width]")
        assert after[2] > 2 * before[2]
        assert [at + after[2] / 2 for at in after[:2]] == pytest.approx([x, y], abs=1)

    def test_a_drag_moves_the_board_and_chooses_nothing(self, europe: Page) -> None:
        place = "document.querySelector('.sheet').getBoundingClientRect().toJSON()"
        before = europe.value(place)
        europe.drag("#city-wien", 60, 40)
        after = europe.value(place)
        assert (after["x"], after["y"]) == pytest.approx((before["x"] + 60, before["y"] + 40))
        assert marked(europe, "stops") == set()

    def test_the_theme_follows_the_system_until_it_is_chosen(self, europe: Page) -> None:
        paper = "getComputedStyle(document.body).backgroundColor"
        light = europe.value(paper)
        europe.click("[data-do=theme]")
        assert europe.value(paper) != light
        europe.click("[data-do=theme]")
        assert europe.value(paper) == light

    def test_a_dark_system_gets_dark_colours(self, browser: Browser, folder: Path) -> None:
        page = browser.open_page((folder / "hostile.html").as_uri(), prefers_color_scheme="dark")
        assert page.value("getComputedStyle(document.body).backgroundColor") == "rgb(30, 34, 37)"
        assert page.value("document.querySelector('[data-do=theme]').ariaPressed") == "true"

    def test_a_phone_shows_board_and_list_without_scrolling(
        self, browser: Browser, folder: Path
    ) -> None:
        page = browser.open_page((folder / "hostile.html").as_uri(), width=390, height=844)
        board, panel, sheet = page.value(
            "['.map', 'aside', '.sheet'].map((s) => document.querySelector(s))"
            ".map((element) => element.getBoundingClientRect().toJSON())"
        )
        assert (board["width"], board["bottom"]) == (390, panel["top"])
        assert panel["bottom"] == pytest.approx(844, abs=1)
        assert 0 <= sheet["left"] < sheet["right"] <= 390

    def test_two_fingers_zoom(self, browser: Browser, folder: Path) -> None:
        page = browser.open_page((folder / "hostile.html").as_uri(), width=390, height=844)
        width = "document.querySelector('.sheet').getBoundingClientRect().width"
        before = page.value(width)
        page.pinch(".map", before=50, after=100)
        assert page.value(width) == pytest.approx(2 * before, rel=0.01)

    def test_odd_names_are_text(self, browser: Browser, folder: Path) -> None:
        page = browser.open_page((folder / "hostile.html").as_uri())
        assert page.value("window.broken") is None
        assert page.value("document.title") == printable(HOSTILE)
        page.click("#tab-cities")
        names = {
            text.split("\n")[0] for text in shown(page, "#list-cities li button > :first-child")
        }
        assert printable(HOSTILE) in names
        assert printable(ODD_NAMES[1]) in names
        assert page.complaints == []

    def test_nothing_is_complained_of_and_nothing_leaves_the_page(self, europe: Page) -> None:
        assert europe.complaints == []
        own = [url for url in europe.requests if not url.startswith("data:font/ttf")]
        assert [Path(url).name for url in own] == ["europe.html"]

    def test_the_page_could_not_ask_for_anything(self, browser: Browser, folder: Path) -> None:
        page = browser.open_page((folder / "hostile.html").as_uri())
        page.value("document.body.append(Object.assign(new Image(), {src: 'file:///nowhere.png'}))")
        assert any("Content Security Policy" in str(said) for said in page.complaints)
