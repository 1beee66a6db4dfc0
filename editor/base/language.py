"""The language of the interface, and numbers as it writes them."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.base.settings import Settings
from trackwright.schema.sentences import say
from trackwright.schema.translation import SOURCE, set_interface_language, tr
from trackwright.schema.vocabulary import counted_kind


def counted_things(kind: str, number: int) -> str:
    """Return a number of things of a kind: `2 cities`."""
    return tr(counted_kind(kind, number))


def capitalized(words: str) -> str:
    """Return words with an initial capital."""
    return words[:1].upper() + words[1:]


def decimal(value: float, *, signed: bool = False) -> str:
    """Return a number with one decimal, written as the language of the interface does."""
    rounded = round(float(value), 1) + 0.0  # no minus before a nought
    sign = "+" if signed and rounded >= 0 else ""
    return sign + QLocale().toString(rounded, ord("f"), 1).replace("-", "−")


def short_number(value: float) -> str:
    """Return a number with one decimal only if it needs that: `3`, `2.5`."""
    whole = abs(value - round(value)) < 0.05
    return QLocale().toString(round(value)) if whole else decimal(value)


def in_millimetres(across: float, down: float, *, signed: bool = False) -> str:
    """Return a position on the board, or a distance across and down, in mm."""
    return f"{decimal(across, signed=signed)} · {decimal(down, signed=signed)} mm"


def in_points(number: int) -> str:
    """Return a number of points: `1 point`, `4 points`."""
    return tr(say("1 point") if number == 1 else say("{n} points"), n=number)


def percent(share: float) -> str:
    """Return a share in percent, without decimals."""
    return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"


LANGUAGE = "look/language"
"""The setting: a language, or nothing for that of the system."""

LANGUAGES = {"en": "English", "fr": "Français"}
"""The languages of the interface, by their own names."""


class Language(Guarded, QObject):
    """Translates the interface into the language that the settings name."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._translator: QTranslator | None = None
        self._locale_before = QLocale()
        self.current = SOURCE
        connect(settings.changed, self._follow)
        self._set_language(self.wanted)

    @property
    def wanted(self) -> str:
        """The language that the settings, or else the system, ask for."""
        chosen = self._settings.text(LANGUAGE)
        return chosen if chosen in LANGUAGES else first_supported(QLocale.system().uiLanguages())

    def close(self) -> None:
        """Return to the language of the source code."""
        disconnect(self._settings.changed, self._follow)
        self._remove_translator()
        QLocale.setDefault(self._locale_before)
        set_interface_language(SOURCE)

    def _follow(self, name: str) -> None:
        if name == LANGUAGE and self.wanted != self.current:
            self._set_language(self.wanted)

    def _set_language(self, language: str) -> None:
        had_translator = self._translator is not None
        self._remove_translator()
        self.current = language
        system = QLocale.system()  # whose way to write numbers and dates may be another country's
        QLocale.setDefault(system if system.name().startswith(language) else QLocale(language))
        set_interface_language(language, QLocale().decimalPoint())
        self._translate_qt(language)
        application = QCoreApplication.instance()
        if application is not None and not (had_translator or self._translator):
            # Qt sends this itself only when a translator of its own comes or goes.
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))

    def _translate_qt(self, language: str) -> None:
        """Translate Qt's own dialogs."""
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator(self)
        if language != SOURCE and translator.load(str(Path(folder) / f"qtbase_{language}.qm")):
            self._translator = translator
            QCoreApplication.installTranslator(translator)

    def _remove_translator(self) -> None:
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
            self._translator = None


def first_supported(wanted: Sequence[str]) -> str:
    """Return the first language of the interface among those that the system names."""
    for name in wanted:
        language = name.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return SOURCE


def language_name(language: str) -> str:
    """Return a language's own name for itself and its code; only the code if Qt has no name."""
    known = QLocale(language).language() != QLocale.Language.C
    name = LANGUAGES.get(language) or (QLocale(language).nativeLanguageName() if known else "")
    return f"{capitalized(name)} ({language})" if name else language
