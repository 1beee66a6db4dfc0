"""The language of the interface: the chosen one, or the system's; it can change at any time."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.base.settings import Settings
from trackwright.editor.base.words import capitalized
from trackwright.schema.translation import SOURCE, set_interface_language

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
        self._current = SOURCE
        connect(settings.changed, self._follow)
        self._set_language(self.wanted)

    @property
    def current(self) -> str:
        """The current language."""
        return self._current

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
        if name == LANGUAGE and self.wanted != self._current:
            self._set_language(self.wanted)

    def _set_language(self, language: str) -> None:
        had_translator = self._translator is not None
        self._remove_translator()
        self._current = language
        QLocale.setDefault(_locale(language))
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


def _locale(language: str) -> QLocale:
    """Return how numbers and dates are written: as the system does if that speaks the language."""
    system = QLocale.system()
    return system if system.name().startswith(language) else QLocale(language)
