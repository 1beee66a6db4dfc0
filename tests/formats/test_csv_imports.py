"""Tables as people have them: other languages, other separators, mistakes, and lists of places."""

import pytest
from format_round_trip import SAMPLES, read, read_sample

from trackwright.formats.csv.format import CSV
from trackwright.formats.format import ImportResult
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import TrackwrightError, UnreadableFileError, WrongFormatError
from trackwright.schema.geometry import GeoPoint, Point


@pytest.fixture(scope="module")
def german() -> ImportResult:
    return read_sample(CSV, "german", "de")


@pytest.fixture(scope="module")
def places() -> ImportResult:
    return read_sample(CSV, "places.txt")


def table(text: str, name: str = "table.csv") -> ImportResult:
    return read(CSV, {name: text.encode()})


def colors(imported: ImportResult) -> list[RouteColor]:
    return [route.color for route in imported.board.routes]


class TestAGermanSpreadsheet:
    """Semicolons, decimal commas, Windows letters, German words."""

    def test_every_row_is_taken(self, german: ImportResult) -> None:
        assert german.refused == ()
        assert [city.name for city in german.board.cities] == [
            *("Köln", "Münster", "Kassel", "Lüttich", "Straßburg")
        ]

    def test_its_letters_are_noted_as_those_of_windows(self, german: ImportResult) -> None:
        assert sum("Windows" in note for note in german.notes) == 3

    def test_decimal_commas_are_understood(self, german: ImportResult) -> None:
        assert german.board.cities[0].location == GeoPoint(lat=50.9333, lon=6.95)

    def test_colours_yes_and_no_are_understood(self, german: ImportResult) -> None:
        green, white, black, purple, gray = (RouteColor(name) for name in _FIVE)
        assert colors(german) == [green, white, black, purple, gray]
        assert [route.tunnel for route in german.board.routes] == [False, True, *[False] * 3]

    def test_locomotives_are_counted_and_spread(self, german: ImportResult) -> None:
        assert german.board.routes[-1].icons == (1, 4)
        assert german.board.routes[-1].ferry

    def test_latitude_and_longitude_become_a_map_with_borders(self, german: ImportResult) -> None:
        board = german.board
        assert board.projection is not None
        assert {"germany", "belgium", "france"} <= {country.id for country in board.countries}
        assert all(country.borders for country in board.countries)
        assert board.cities[3].country == "belgium"
        assert all(0 < city.position.y < board.size.height for city in board.cities)


_FIVE = ("green", "white", "black", "purple", "gray")


class TestAFrenchSpreadsheet:
    """A byte-order mark, commas, decimal commas in quotes, French words."""

    def test_it_is_taken_whole(self) -> None:
        imported = read_sample(CSV, "french", "fr")
        assert (imported.refused, imported.notes) == ((), ())
        board = imported.board
        assert board.cities[0].name == {"fr": "Genève", "de": "Genf"}
        assert board.cities[0].position == Point(120, 80.5)
        assert [(route.ferry, route.tunnel) for route in board.routes] == [
            (True, False),
            (False, True),
        ]
        assert board.tickets[0].ends == ("evian", "bourg_en_bresse")


class TestTablesOfTheBrowserEditor:
    """Tabs, and that editor's headers."""

    def test_they_are_taken_whole(self) -> None:
        imported = read_sample(CSV, "tabs")
        assert (imported.refused, imported.notes) == ((), ())
        ferry, tunnel = imported.board.routes
        assert (ferry.ferry, ferry.icons, tunnel.tunnel) == (True, (1, 4), True)
        assert [ticket.deck for ticket in imported.board.tickets] == ["main_deck_long", "main_deck"]
        assert imported.board.decks[0].tags == ("long",)


class TestMistakes:
    def test_every_row_that_cannot_be_taken_is_told_with_its_number_and_why(self) -> None:
        refused = [(it.where, it.why) for it in read_sample(CSV, "mistakes").refused]
        assert refused == [
            ("cities.csv, row 5", "another city has the id 'oslo'."),
            ("cities.csv, row 6", "it has no name."),
            ("cities.csv, row 7", "the x '4oo' is not a number."),
            ("cities.csv, row 8", "it has 'x', but no 'y'."),
            ("cities.csv, row 9", "a crossing needs a country that it leads to."),
            ("cities.csv, row 10", "the lat 99 is not between -90 and 90."),
            ("routes.csv, row 3", "the length 3.5 is not a whole number."),
            ("routes.csv, row 4", "there is no city 'Osslo'; did you mean 'Oslo'?"),
            ("routes.csv, row 5", "there is no colour 'turqoise'."),
            ("routes.csv, row 6", "the length 0 is not between 1 and 100."),
            ("routes.csv, row 7", "it has no 'to'."),
            ("routes.csv, row 8", "the tunnel 'perhaps' is neither yes nor no."),
            ("routes.csv, row 9", "the bend '12' is not x and y: 125 30."),
            ("routes.csv, row 10", "its city 'narvik' could not be taken over."),
            ("tickets.csv, row 3", "there is no city 'Turcu'; did you mean 'Turku'?"),
            ("tickets.csv, row 4", "the points 5000 is not between -1000 and 1000."),
        ]

    def test_the_other_rows_are_taken(self) -> None:
        board = read_sample(CSV, "mistakes").board
        assert [city.id for city in board.cities] == ["oslo", "bergen", "turku"]
        assert [route.id for route in board.routes] == ["oslo-bergen", "oslo-turku"]
        assert len(board.tickets) == 1

    def test_rows_are_counted_as_spreadsheets_do(self) -> None:
        imported = table('name,x,y\n"two\nlines",1,2\n\nBergen,1,east\n')
        assert [it.where for it in imported.refused] == ["table.csv, row 4"]

    def test_a_column_that_is_not_known_is_noted(self) -> None:
        (note,) = table("name,x,y,mayor\nOslo,1,2,Ada\n").notes
        assert "'mayor'" in note

    def test_two_cities_of_one_name_need_ids(self) -> None:
        cities = "name,x,y\nBrest,1,2\nBrest,30,40\nParis,9,9\n"
        imported = read(
            CSV, {"c.csv": cities.encode(), "r.csv": b"from,to,length\nParis,Brest,3\n"}
        )
        assert len(imported.board.cities) == 3
        assert "name one by its id: brest, brest_2" in imported.refused[0].why


class TestHeadersAndCells:
    @pytest.mark.parametrize("delimiter", [",", ";", "\t"])
    def test_the_delimiter_is_found(self, delimiter: str) -> None:
        text = "name,x,y\nOslo,10,20\n".replace(",", delimiter)
        assert table(text).board.cities[0].position == Point(10, 20)

    def test_a_line_that_tells_excel_the_delimiter_is_obeyed(self) -> None:
        imported = table("sep=;\nname;x;y\nOslo, the capital;10;20\nBergen;1;\n")
        assert imported.board.cities[0].name == "Oslo, the capital"
        assert imported.refused[0].where == "table.csv, row 4"

    @pytest.mark.parametrize(
        ("cell", "value"),
        [
            ("1234.5", 1234.5),
            ('"1.234,5"', 1234.5),
            ('"1,234.5"', 1234.5),
            ("−7", -7),
            ("1 234", 1234),
        ],
    )
    def test_numbers_are_read_as_people_write_them(self, cell: str, value: float) -> None:
        assert table(f"name,x,y\nOslo,{cell},0\n").board.cities[0].position.x == value

    @pytest.mark.parametrize(
        ("word", "color"),
        [
            *(("pink", "purple"), ("violet", "purple"), ("rose", "purple"), ("Weiß", "white")),
            *(("JAUNE", "yellow"), ("grün", "green"), ("noire", "black"), ("grey", "gray")),
            *(("", "gray"), ("Rot", "red"), ("bleu", "blue"), ("Orange", "orange")),
        ],
    )
    def test_colours_are_known_in_three_languages(self, word: str, color: str) -> None:
        imported = table(f"from,to,length,colour\nOslo,Bergen,3,{word}\n")
        assert colors(imported) == [RouteColor(color)]

    def test_a_table_may_stand_for_itself_whatever_it_is_called(self) -> None:
        imported = read(
            CSV,
            {
                "1.csv": b"name,x,y\nOslo,1,2\nBergen,30,40\n",
                "2.csv": b"from,to,points\nOslo,Bergen,5\n",
                "3.csv": b"from,to,length\nOslo,Bergen,4\n",
                "readme.md": b"# not a table",
            },
        )
        assert (len(imported.board.routes), len(imported.board.tickets)) == (1, 1)

    def test_routes_without_a_length_get_one_by_the_distance(self) -> None:
        cities = b"name,x,y\nOslo,0,0\nBergen,118,0\n"
        imported = read(CSV, {"c.csv": cities, "r.csv": b"from,to\nOslo,Bergen\n"})
        assert imported.board.routes[0].length == 4
        assert "by the distance" in imported.notes[0]

    def test_cities_may_be_known_from_the_routes_alone(self) -> None:
        imported = table("from,to,length\nOslo,Bergen,5\nOslo,Göteborg,4\n")
        assert [city.name for city in imported.board.cities] == ["Oslo", "Bergen", "Göteborg"]
        assert imported.board.projection is not None

    def test_cities_that_nobody_knows_are_placed_by_their_routes(self) -> None:
        imported = table("from,to,length\nQuuxton,Fnordby,2\nFnordby,Zzyzxhaven,6\n")
        one, two, three = (city.position for city in imported.board.cities)
        assert 2 < (three.x - two.x) / (two.x - one.x) < 4
        assert "placed by the routes alone" in imported.notes[0]


class TestAListOfPlaces:
    def test_the_gazetteer_places_them_on_a_map_that_fits_the_board(
        self, places: ImportResult
    ) -> None:
        board = places.board
        assert board.meta.title == "Places"
        assert len(board.cities) == 11
        xs = [city.position.x for city in board.cities]
        assert min(xs) > 0
        assert max(xs) < board.size.width
        oslo, bergen = board.cities[1], board.cities[0]
        assert bergen.position.x < oslo.position.x
        assert oslo.country == "norway"

    def test_unknown_places_are_refused_with_a_likely_one(self, places: ImportResult) -> None:
        assert [(it.where, it.why) for it in places.refused] == [
            (
                "places.txt, row 12",
                "no place 'Springfield' in Norway is known; did you mean Springfield (US)?",
            ),
        ]

    def test_the_largest_place_of_a_name_is_meant_unless_a_country_is_said(self) -> None:
        board = table("London\nLondon, Canada\nParis\n").board
        assert [city.country for city in board.cities] == ["united_kingdom", "canada", "france"]

    @pytest.mark.parametrize("header", ["", "City\n", "Ort\n", "ville\n"])
    def test_a_header_is_not_needed(self, header: str) -> None:
        assert len(table(f"{header}Oslo\nBergen\n").board.cities) == 2

    def test_a_place_that_stands_twice_is_told(self) -> None:
        (refusal,) = table("Oslo\nBergen\noslo\n").refused
        assert refusal.why == "'oslo' stands in the table already."

    def test_a_misspelled_place_among_others_is_found_and_told(self, places: ImportResult) -> None:
        assert "'Talinn' was taken for Tallinn (EE)." in map(str, places.notes)

    def test_a_place_on_another_continent_is_left_out_and_told(self) -> None:
        imported = table("Dublin\nCork\nGalway\nLimerick\nSligo\nSydney\n")
        assert len(imported.board.cities) == 5
        assert [str(it.why) for it in imported.refused] == [
            "Sydney (AU) lies 17215 km from all others; if it is meant, write its country after it."
        ]

    def test_a_place_on_another_continent_is_taken_where_its_country_is_said(self) -> None:
        imported = table("Dublin\nCork\nGalway\nLimerick\nSligo\nSydney, AU\n")
        assert len(imported.board.cities) == 6

    def test_a_country_or_coordinates_may_follow_a_name(self) -> None:
        board = table("Waterford, IE\nAthlone (Ireland)\nTralee, 52.27, -9.70\n").board
        locations = [city.location for city in board.cities]
        assert [(round(it.lat, 1), round(it.lon, 1)) for it in locations if it] == [
            (52.3, -7.1),
            (53.4, -7.9),
            (52.3, -9.7),
        ]

    def test_nothing_but_unknown_places_gives_no_city(self) -> None:
        imported = table("Quuxton\nFnordby\n")
        assert imported.board.cities == ()
        assert len(imported.refused) == 2


class TestFilesThatCannotBeRead:
    @pytest.mark.parametrize(
        ("data", "said"),
        [
            (b"", "is empty"),
            ("name,x\n".encode("utf-16"), "UTF-16"),
            (b"\x89PNG\r\n\x1a\n\0\0", "NUL"),
            (b"name,x,y\nG\x94teborg\x81,1,2\n", "save the file as UTF-8"),
        ],
    )
    def test_they_are_refused_with_a_sentence(self, data: bytes, said: str) -> None:
        with pytest.raises(UnreadableFileError, match=said):
            read(CSV, {"table.csv": data})

    def test_a_table_without_known_headers_is_refused_with_examples(self) -> None:
        with pytest.raises(WrongFormatError, match="such as id"):
            table("foo,bar,baz\n1,2,3\n")

    def test_a_folder_without_a_table_is_refused(self) -> None:
        with pytest.raises(TrackwrightError, match="holds no table"):
            read(CSV, {"a.png": b"", "b.json": b"{}"})

    def test_a_mutated_file_gives_a_board_or_a_sentence(self) -> None:
        whole = (SAMPLES / "mistakes" / "routes.csv").read_bytes()
        cities = (SAMPLES / "mistakes" / "cities.csv").read_bytes()
        for place in range(0, len(whole), 7):
            for wrong in (b'"', b"\xff", b"\0", b",,", b"1e999"):
                data = whole[:place] + wrong + whole[place + 1 :]
                try:
                    read(CSV, {"cities.csv": cities, "routes.csv": data})
                except TrackwrightError as error:
                    assert "routes.csv" in str(error)  # noqa: PT017 – either is right
