"""What checks and models say: English words, told in French where the editor shows them."""

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest
from builders import a_board
from check_findings import found
from editor_driver import an_editor, desk_of, steps
from file_driver import close_all
from pytestqt.qtbot import QtBot
from test_checks import findings_of
from test_problems_panel import a_sound_board as sound
from test_problems_panel import checked, click_row, panel_of, spoil

from trackwright.editor.base.language import LANGUAGE, Language
from trackwright.editor.base.message_boxes import as_sentence
from trackwright.editor.forms.property import RefusedValueError, entered
from trackwright.editor.shell.program import Program
from trackwright.formats.board_export import export_losses
from trackwright.formats.board_import import read_source
from trackwright.formats.catalogue import format_called, readable_format
from trackwright.formats.format import Export, ImportSource
from trackwright.formats.loss_report import loss_sentence as said
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.errors import UnreadableFileError
from trackwright.schema.files.reading import read_board
from trackwright.schema.sentences import counted, either, listed, quoted, say, say_in
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr, translated
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.check import PlayedCheck
from trackwright.validators.check_examples import explanation

ENGLISH = re.compile(r"\b(the|is|are|of|has|have|with|but|and|or|for|no|it|its|to|than)\b")


@pytest.fixture
def french() -> Iterator[None]:
    program = Program()
    program.settings.set(LANGUAGE, "fr")
    language = Language(program.settings)
    yield
    language.close()
    close_all(program)


# In English


def test_a_sentence_is_its_words_with_all_that_fills_them() -> None:
    assert say("no route leads to {city}", city="Oslo") == "no route leads to Oslo"
    assert say("{off:.1f} mm off", off=1.25) == "1.2 mm off"


def test_a_copy_can_still_be_told_in_other_languages() -> None:
    sentence = say("a {color} route", color=RouteColor.RED)
    copy = deepcopy(sentence)
    assert copy == sentence
    assert (copy.template, copy.values) == (sentence.template, sentence.values)


def test_things_are_counted_listed_and_quoted() -> None:
    assert [counted(n, "icon") for n in (0, 1, 2)] == ["0 icons", "1 icon", "2 icons"]
    assert counted(2, "city", "cities") == "2 cities"
    assert [listed("abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert listed("abcdefgh") == "a, b, c, d, e, f and 2 more"
    assert [either("abc"[:n]) for n in (1, 2, 3)] == ["a", "a or b", "a, b or c"]
    assert quoted("a") == "'a'"


# In French


@pytest.mark.usefixtures("french")
def test_what_fills_a_sentence_is_told_in_french_too() -> None:
    icons = say("Give it {icons}", icons=counted(2, "icon"))
    assert tr(icons) == "Mettre 2 icônes"
    assert tr(listed([CardColor.RED, RouteColor.BLUE, "Oslo"])) == "rouge, bleue et Oslo"
    assert tr(say("stands {away:.0f} mm away from it", away=20.4)) == "est à 20 mm de sa ville"
    fault = say("{first} and {second} overlap by {area:.1f} mm²", first="A", second="B", area=1.5)
    assert tr(fault) == "A et B se recouvrent sur 1,5 mm²"


@pytest.mark.usefixtures("french")
def test_things_are_called_by_their_french_names_where_they_have_some() -> None:
    board = (
        a_board()
        .with_city("wien", name={"en": "Vienna", "fr": "Vienne", "de": "Wien"})
        .with_city("linz", name="Linz")
        .with_city("graz", name={"de": "Graz"})
        .build()
    )
    findings = found(board, "S006")
    names = ["Vienna", "Linz", "Graz"]
    assert [finding.message for finding in findings] == [f"no route leads to {n}" for n in names]
    names = ["Vienne", "Linz", "Graz"]
    assert [tr(finding.message) for finding in findings] == [
        f"aucune route ne mène à {name}" for name in names
    ]


@pytest.mark.usefixtures("french")
def test_the_same_words_may_have_a_translation_of_their_own_in_a_context() -> None:
    assert (say_in("layer", "Lock"), tr("Lock")) == ("Lock", "Verrouiller")
    assert tr(say_in("layer", "Lock")) == "Bloquer"
    assert tr(say_in("unheard of", "Lock")) == "Verrouiller"


@pytest.mark.usefixtures("french")
def test_words_that_are_declared_are_filled_in_where_they_are_shown() -> None:
    declared = say("{n} cities")
    assert declared == "{n} cities"
    assert tr(declared, n=2) == "2 villes"


def test_a_page_is_written_in_another_language_than_that_of_the_interface() -> None:
    assert translated(say("{n} cards", n=4), "fr") == "4 cartes"
    assert translated(say("{off:.1f} mm off", off=1.25), "tlh") == "1.2 mm off"


@pytest.mark.usefixtures("french")
def test_braces_in_a_name_are_no_words_to_fill() -> None:
    assert tr(say("no ticket names {city}", city="{city}")) == "aucun billet ne nomme {city}"


@pytest.mark.usefixtures("french")
def test_checks_say_nothing_in_english() -> None:
    checks = [check for check in CHECKS if not isinstance(check, PlayedCheck)]  # read from a file
    for check in checks:
        for example in explanation(check).bad:
            for finding in findings_of(check, example):
                for sentence in (finding.message, *(fix.title for fix in finding.fixes)):
                    assert tr(sentence) != sentence, check.code
                    assert not ENGLISH.search(tr(sentence)), check.code


@pytest.mark.usefixtures("french")
def test_a_problem_is_listed_explained_and_mended_in_french(qtbot: QtBot) -> None:
    window = an_editor(qtbot, sound())
    checked(qtbot, window)
    finding = spoil(qtbot, window)
    click_row(window, finding)
    panel = panel_of(window)
    listed_as = panel.model.data(panel.model.index_of(finding))
    assert listed_as == "le billet Oslo–Bergen vaut 12, mais son plus court chemin a 5 cases"
    assert listed_as in panel.details.text.toPlainText()
    assert "Les joueurs s’attendent" in panel.details.text.toPlainText()
    assert panel.details.fix.text() == "Mettre ses points à 5"
    panel.search.setText("plus court chemin")
    assert finding in panel.model.findings()
    panel.details.fix.click()
    assert steps(window)[-1] == "Mettre ses points à 5"
    assert desk_of(window).board.tickets[0].points == 5


@pytest.mark.usefixtures("french")
def test_a_refused_value_is_explained_in_french() -> None:
    board = a_board().with_route("oslo", "bergen", length=4).build()
    with pytest.raises(RefusedValueError) as refused:
        entered(board, [ThingRef("route", "oslo-bergen")], "length", 0, "en")
    assert tr(refused.value.sentence) == "doit valoir au moins 1, et non 0"


@pytest.mark.usefixtures("french")
def test_a_file_that_is_not_there_is_told_in_french(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError) as caught:
        read_board(tmp_path / "gone.json")
    assert as_sentence(caught.value) == f"il n’y a pas de fichier {tmp_path / 'gone.json'}."


@pytest.mark.usefixtures("french")
def test_what_an_import_refuses_is_told_in_french() -> None:
    table = b"from,to,length\nOslo,Bergen,long\n"
    refused = read_source(
        readable_format("csv"), ImportSource("t", {"routes.csv": table}, "en")
    ).refused
    assert [tr(refusal.sentence) for refusal in refused] == [
        "routes.csv, ligne 2\N{NO-BREAK SPACE}: length\N{NO-BREAK SPACE}: "
        "«\N{NO-BREAK SPACE}long\N{NO-BREAK SPACE}» n’est pas un nombre."
    ]


@pytest.mark.usefixtures("french")
def test_what_a_format_loses_is_told_in_french() -> None:
    board = a_board().with_route("oslo", "bergen", length=4).build()
    lost = export_losses(format_called("graphml"), Export(board))
    words = [tr(said(loss)) for loss in lost]
    assert words
    assert not any(map(ENGLISH.search, words))
