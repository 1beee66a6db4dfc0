"""The rules as a page: each sentence opens the fields behind it, and is written anew at once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QComboBox, QTextBrowser, QTextEdit, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import LANGUAGES
from trackwright.editor.base.style import GAP, colors_of
from trackwright.editor.base.widgets import column, row
from trackwright.editor.forms.fields import Group, group_of
from trackwright.editor.rules.form_model import FormModel, path_title
from trackwright.editor.rules.sentence_form import SentenceForm
from trackwright.rulebook import Rulebook, Section, Statement, Table, difference, rulebook
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.translation import (
    interface_language,
    nearest_language,
    tr,
    translated_languages,
)

MARKED = 2_500
"""Milliseconds for which changed sentences are marked."""

NOT_OFFERED = ("box",)
"""Parts that no game is played with."""

RULE, ADD = "rule:", "add:"
"""How addresses begin of links that open the fields at a path, and that add a part."""


class RulesPage(Guarded, QWidget):
    """Shows what `trackwright rules` prints for the board, in any of its languages.

    Attributes:
        form: The fields of a sentence that was chosen; None while none is.
        ranges: Where the link of each sentence begins and ends in the text.
    """

    def __init__(self, model: FormModel, make_own: Callable[[], str]) -> None:
        """Show rules; `make_own` makes them the board's own if need be, and says that it did."""
        super().__init__()
        self._model, self._make_own = model, make_own
        self._ruleset: Ruleset | None = None
        self._base: Ruleset | None = None
        self._written = ""
        self._shown: object = None
        self._paths: dict[str, DocumentPath] = {}
        self._texts: dict[str, str] = {}
        self.ranges: dict[str, tuple[int, int]] = {}
        self._pointed, self._open, self._changed = "", "", frozenset[str]()
        self.form: SentenceForm | None = None
        self.what = QComboBox()
        self.what.addItem(tr("All rules"))
        self.what.addItem(tr("What differs from the base"))
        self.what.setAccessibleName(tr("What is shown"))
        connect(self.what.activated, self._follow)
        self.language = QComboBox()
        self.language.setAccessibleName(tr("Language of the page"))
        for language in translated_languages():
            self.language.addItem(LANGUAGES.get(language, language), language)
        spoken = nearest_language(interface_language())
        self.language.setCurrentIndex(self.language.findData(spoken))
        connect(self.language.activated, self._follow)
        self.text = SentenceBrowser()
        self.text.setAccessibleName(tr("Rules"))
        self.text.setAccessibleDescription(
            tr("Arrow keys go from sentence to sentence, Enter changes one.")
        )
        connect(self.text.anchorClicked, self._follow_link)
        connect(self.text.highlighted, self._point_at)
        connect(self.text.pressed, lambda: self.close_form(goes_back=False))
        connect(self.text.verticalScrollBar().valueChanged, self._place_form)
        self.text.viewport().installEventFilter(self)
        self._fading = QTimer(self, singleShot=True, interval=MARKED)
        connect(self._fading.timeout, self._fade)
        self._placing = QTimer(self, singleShot=True, interval=0)
        connect(self._placing.timeout, self._place_form)
        connect(model.refreshed, self._refresh_form)
        choices = row((self.what, 1), self.language)
        column(choices, (self.text, 1), parent=self, spacing=GAP // 2, margins=(0, GAP // 2, 0, 0))

    def show_ruleset(self, ruleset: Ruleset | None, base: Ruleset | None) -> None:
        """Show another ruleset; without a base there is nothing for it to differ from."""
        self._ruleset, self._base = ruleset, base
        self.what.setEnabled(base is not None)
        if base is None:
            self.what.setCurrentIndex(0)
        self._follow()

    def open_form(self, key: str, notice: str = "") -> None:
        """Open the fields behind a sentence."""
        self.close_form(goes_back=False)
        self._open = key
        self.form = SentenceForm(self._model, self._paths[key], self.text.viewport(), notice)
        connect(self.form.closed, self.close_form)
        connect(self.form.resized, self._placing.start)
        self._place_form()
        self._make_room()
        self.form.show()
        self.form.focus_first()
        self._show_marks()

    def close_form(self, *, goes_back: bool = True) -> None:
        """Close the fields, entering what is typed; the focus goes back to their sentence."""
        form, self.form = self.form, None
        if form is None:
            return
        form.close_soon()
        key, self._open = self._open, ""
        if goes_back and key in self.ranges:
            self.text.focus_link(self.ranges[key][0])
        self._show_marks()

    def key_at(self, path: DocumentPath) -> str:
        """Return the link of the sentence about a path, or about what is nearest to it."""
        keys = (key for key in self._paths if key.startswith(RULE))
        return max(keys, key=lambda key: _in_common(self._paths[key], path), default="")

    def place_of(self, key: str) -> QRect:
        """Return where a sentence is in the viewport."""
        start, end = self.ranges[key]
        first, last = self.text.cursor_at(start), self.text.cursor_at(end)
        return self.text.cursorRect(first).united(self.text.cursorRect(last))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._written:
            self._written = ""  # the colours of links are part of the text
            self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._placing.start()  # once the text is laid out anew
        return super().eventFilter(watched, event)

    def _follow(self, _index: int = 0) -> None:
        language = str(self.language.currentData())
        if self._ruleset is None:
            self._write("", {}, is_markdown=True)
        elif self.what.currentIndex() == 1 and self._base is not None:
            words = difference(self._base, self._ruleset, language).as_markdown()
            self._write(words, {}, is_markdown=True)
        else:
            book = rulebook(self._ruleset, language, self._model.desk.board)
            title = Statement(("name",), "name", book.title)
            links = ((f"{RULE}name", title), *_sentences(book), *self._parts(book))
            self._write(self._html(book), dict(links))

    def _write(
        self, words: str, links: Mapping[str, Statement], *, is_markdown: bool = False
    ) -> None:
        """Write the page anew, unless it says the same; the place that is read stays in sight."""
        if words == self._written:
            return
        before, self._texts = self._texts, {key: each.text for key, each in links.items()}
        self._paths = {key: each.path for key, each in links.items()}
        self._written = words
        at = self.text.verticalScrollBar().value()
        self.ranges = {}  # of the text that goes, which scrolls meanwhile
        if is_markdown:
            self.text.setMarkdown(words)
        else:
            colors = colors_of(self.palette())
            style = f"a {{ color: {colors.text}; text-decoration: none; }}"
            style += f"a.wrong {{ color: {colors.wrong}; }} a.part {{ color: {colors.link}; }}"
            self.text.document().setDefaultStyleSheet(style)
            self.text.setHtml(words)
        self.text.document().size()  # lays out all of it, or it could not be scrolled there
        self.text.verticalScrollBar().setValue(at)
        self.ranges = dict(_ranges(self.text))
        self.text.links = sorted(self.ranges.values())
        changed = {key for key, text in self._texts.items() if before.get(key) != text}
        is_same, self._shown = self._shown == self._shown_now, self._shown_now
        self._changed = frozenset(changed if is_same else ())
        self._fading.start()
        self._follow_open()
        self._show_marks()

    @property
    def _shown_now(self) -> object:
        """Which rules are to be shown, in which language: sentences of others did not change."""
        name = None if self._ruleset is None else self._ruleset.id
        return name, self.what.currentIndex(), self.language.currentIndex()

    def _follow_open(self) -> None:
        """Keep the fields below their sentence, or close them if its part is gone."""
        if self.form is not None and self._open not in self.ranges:
            self._open = self.key_at(self.form.path)
            if not self.form.has_value or self._open not in self.ranges:
                self.close_form()
        self._placing.start()

    def _html(self, book: Rulebook) -> str:
        keys = {id(statement): key for key, statement in _sentences(book)}

        def link(statement: Statement) -> str:
            problem = self._model.problem(statement.path)
            kind = ' class="wrong"' if problem else ""
            return f'<a href="{keys[id(statement)]}"{kind}>{escape(statement.text)}</a>'

        title = f'<h1><a href="{RULE}name">{escape(book.title)}</a></h1>'
        about = "".join(f"<p>{link(each)}</p>" for each in book.about)
        sections = "".join(_section(section, link) for section in book.sections)
        return title + about + sections + self._offers(book)

    def _offers(self, book: Rulebook) -> str:
        """Return what the game does not have, and what it has though the board does not."""
        absent = [(key, each) for key, each in self._parts(book) if key.startswith(ADD)]
        unused = [(key, each) for key, each in self._parts(book) if key.startswith(RULE)]
        lines = (
            (tr("In the rules, but not on this board: {parts}"), unused),
            (tr("Not in this game, click to add: {parts}"), absent),
        )
        made = ""
        for words, parts in lines:
            links = (f'<a class="part" href="{k}">{escape(each.text)}</a>' for k, each in parts)
            if parts:
                made += f"<p>{escape(words).replace('{parts}', ' · '.join(links))}</p>"
        return f"<hr>{made}" if made else ""

    def _parts(self, book: Rulebook) -> Iterator[tuple[str, Statement]]:
        """Yield parts that a game can do without and that no sentence is about."""
        told = {each.path[:1] for section in book.sections for each in section.statements}
        for path in _optional_parts():
            address = ".".join(map(str, path))
            if self._model.value(path) is None:
                yield ADD + address, Statement(path, "", path_title(path))
            elif path[:1] not in told:
                yield RULE + address, Statement(path, "", path_title(path))

    def _follow_link(self, url: QUrl) -> None:
        key = url.toString()
        if key not in self._paths:
            return
        path, is_new = self._paths[key], key.startswith(ADD)
        notice = self._make_own()
        if not self._model.is_editable:
            return
        if is_new:
            self._model.add_part(path)
            key = self.key_at(path)
        if key in self._paths:
            self.open_form(key, notice)

    def _refresh_form(self) -> None:
        if self.form is not None:
            self.form.refresh()

    def _place_form(self) -> None:
        if self.form is None or self._open not in self.ranges:
            return
        room, sentence = self.text.viewport().rect(), self.place_of(self._open)
        width = room.width() - GAP
        below, above = room.bottom() - sentence.bottom(), sentence.top()
        wanted = self.form.height_for(width)
        height = min(wanted, max(below, above, room.height() * 2 // 3) - GAP)
        is_above = below < height + GAP and above > below
        top = sentence.top() - height - GAP // 2 if is_above else sentence.bottom() + GAP // 2
        self.form.setGeometry(GAP // 2, top, width, height)

    def _make_room(self) -> None:
        """Scroll until the sentence and its fields are seen."""
        if self.form is None:
            return
        room, bar = self.text.viewport().height(), self.text.verticalScrollBar()
        needed = self.form.geometry().united(self.place_of(self._open))
        if needed.bottom() > room:
            bar.setValue(bar.value() + min(needed.bottom() - room + GAP, max(needed.top(), 0)))
        elif needed.top() < 0:
            bar.setValue(bar.value() + needed.top() - GAP)
        self._place_form()

    def _point_at(self, url: QUrl) -> None:
        self._pointed = url.toString()
        self.text.viewport().setToolTip(tr("Click to change") if self._pointed else "")
        self._show_marks()

    def _fade(self) -> None:
        self._changed = frozenset()
        self._show_marks()

    def _show_marks(self) -> None:
        colors = colors_of(self.palette())
        shown = dict.fromkeys((*self._changed, self._open), colors.tint)
        shown.setdefault(self._pointed, colors.hover)
        marks = []
        for key in shown.keys() & self.ranges.keys():
            selection = QTextEdit.ExtraSelection()
            # PySide's stubs leave out the fields of this structure.
            selection.cursor = self.text.cursor_at(*self.ranges[key])  # type: ignore[attr-defined]
            selection.format.setBackground(QColor(shown[key]))  # type: ignore[attr-defined]
            marks.append(selection)
        self.text.setExtraSelections(marks)


class SentenceBrowser(Guarded, QTextBrowser):
    """A page in which arrow keys go from link to link, so that Tab leaves it.

    Attributes:
        links: Where each link begins and ends.

    Signals:
        pressed: A mouse button was pressed on it.
    """

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.links: list[tuple[int, int]] = []
        self.setOpenLinks(False)
        self.document().setIndentWidth(GAP * 3)

    def cursor_at(self, start: int, end: int | None = None) -> QTextCursor:
        """Return a cursor at a place, or that selects what lies between two."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(start if end is None else end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def focus_link(self, start: int) -> None:
        """Set the focus to the first link that begins at a place or behind it."""
        self.setFocus()
        before = [link for link in self.links if link[0] < start]
        self.setTextCursor(self.cursor_at(*before[-1]) if before else self.cursor_at(0))
        super().focusNextPrevChild(True)  # Qt goes on from the link that is selected

    def focusNextPrevChild(self, is_next: bool) -> bool:
        return bool(QWidget.focusNextPrevChild(self, is_next))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Down, Qt.Key.Key_Up)
        if event.key() not in keys or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        if self.viewport().rect().intersects(self.cursorRect()):
            super().focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            self.focus_link(self.cursorForPosition(QPoint(0, 0)).position())  # what is being read
        self.ensureCursorVisible()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        super().mousePressEvent(event)


def _sentences(book: Rulebook) -> Iterator[tuple[str, Statement]]:
    """Yield the address of each sentence, which stays the same as long as its field does."""
    used: dict[str, int] = {}
    for statement in (*book.about, *(each for part in book.sections for each in part.statements)):
        address = RULE + ".".join(map(str, statement.path))
        used[address] = used.get(address, 0) + 1
        yield address + (f"~{used[address]}" if used[address] > 1 else ""), statement


def _section(section: Section, link: Callable[[Statement], str]) -> str:
    kind = "ol" if section.in_order else "ul"
    lead = f"<p>{escape(section.lead)}</p>" if section.lead else ""
    lines = (f"<li>{link(each)}{_table(each.table)}</li>" for each in section.statements)
    return f"<h3>{escape(section.title)}</h3>{lead}<{kind}>{''.join(lines)}</{kind}>"


def _table(table: Table | None) -> str:
    if table is None:
        return ""
    rows = "".join(_row(each, "td") for each in table.rows)
    return f'<table cellpadding="3">{_row(table.header, "th")}{rows}</table>'


def _row(cells: Iterable[str], kind: str) -> str:
    made = (f'<{kind} align="right">{escape(cell)}</{kind}>' for cell in cells)
    return f"<tr>{''.join(made)}</tr>"


def _ranges(text: QTextEdit) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield where each link of a page begins and ends."""
    found: dict[str, tuple[int, int]] = {}
    block = text.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            piece = part.fragment()
            if key := piece.charFormat().anchorHref():
                start, _ = found.get(key, (piece.position(), 0))
                found[key] = (start, piece.position() + piece.length())
            part += 1
        block = block.next()
    yield from found.items()


def _optional_parts() -> Iterator[DocumentPath]:
    """Yield the paths of all groups that a ruleset may lack."""
    for field in group_of(Ruleset).fields:
        if not isinstance(field.shape, Group) or field.name in NOT_OFFERED:
            continue
        if field.optional:
            yield (field.name,)
            continue
        for inner in field.shape.fields:
            if inner.optional and isinstance(inner.shape, Group):
                yield (field.name, inner.name)


def _in_common(path: DocumentPath, other: DocumentPath) -> tuple[int, int]:
    """Return how many steps two paths share at their beginnings, and how few the first has else."""
    shared = next(
        (i for i, pair in enumerate(zip(path, other, strict=False)) if len({*pair}) > 1), None
    )
    length = min(len(path), len(other)) if shared is None else shared
    return length, -len(path)
