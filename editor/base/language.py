"""The language of the interface: chosen, or that of the system; it can change at any time."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.base.settings import Settings
from trackwright.schema.translation import SOURCE, set_interface_language

LANGUAGE = "look/language"
"""The setting: a language, or nothing for that of the system."""

LANGUAGES = {"en": "English", "fr": "Français"}
"""The languages that the interface speaks, and what their speakers call them."""


class Language(Guarded, QObject):
    """Has all words of the interface in the language that the settings name."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._translator: QTranslator | None = None
        self._locale_before = QLocale()
        self._spoken = SOURCE
        connect(settings.changed, self._follow)
        self._speak(self.wanted)

    @property
    def spoken(self) -> str:
        """The language that the interface speaks now."""
        return self._spoken

    @property
    def wanted(self) -> str:
        """The language that it should speak."""
        chosen = self._settings.text(LANGUAGE)
        return chosen if chosen in LANGUAGES else spoken_of(QLocale.system().uiLanguages())

    def close(self) -> None:
        """Speak the language of the code again."""
        disconnect(self._settings.changed, self._follow)
        self._forget()
        QLocale.setDefault(self._locale_before)
        set_interface_language(SOURCE)

    def _follow(self, name: str) -> None:
        if name == LANGUAGE and self.wanted != self._spoken:
            self._speak(self.wanted)

    def _speak(self, language: str) -> None:
        had_words = self._translator is not None
        self._forget()
        self._spoken = language
        QLocale.setDefault(_locale(language))
        set_interface_language(language, QLocale().decimalPoint())
        self._translate_qt(language)
        application = QCoreApplication.instance()
        if application is not None and not (had_words or self._translator):
            # Qt tells windows of another language only if it has words of its own in one of both.
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))

    def _translate_qt(self, language: str) -> None:
        """Have Qt's own dialogs speak a language."""
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator(self)
        if language != SOURCE and translator.load(str(Path(folder) / f"qtbase_{language}.qm")):
            self._translator = translator
            QCoreApplication.installTranslator(translator)

    def _forget(self) -> None:
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
            self._translator = None


def spoken_of(wanted: Sequence[str]) -> str:
    """Return the first language that the interface speaks among those that the system names."""
    for name in wanted:
        language = name.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return SOURCE


def _locale(language: str) -> QLocale:
    """Return how numbers and dates are written: as the system does if that speaks the language."""
    system = QLocale.system()
    return system if system.name().startswith(language) else QLocale(language)
