"""What the widgets of a form read and change: values at paths of a document."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.forms.fields import Shape
from trackwright.schema.errors import DocumentPath


class FormModel(Guarded, QObject):
    """Stands between a document and the widgets that show it.

    Signals:
        refreshed: Something is another value; every widget shows its own anew.
    """

    refreshed = Signal()

    @property
    def is_editable(self) -> bool:
        """Whether values can be changed."""
        raise NotImplementedError

    def value(self, path: DocumentPath) -> Any:
        """Return the value at a path, or what was typed there and refused; None for nothing."""
        raise NotImplementedError

    def set(self, path: DocumentPath, value: Any) -> None:
        """Change the value at a path; a refused one is kept, and is not in the document."""
        raise NotImplementedError

    def reset(self, path: DocumentPath) -> None:
        """Return to the base's value at a path; a refused one is dropped first."""
        raise NotImplementedError

    def differs(self, path: DocumentPath) -> bool:
        """Tell whether a path has another value than the base."""
        raise NotImplementedError

    def has_refused(self, path: DocumentPath) -> bool:
        """Tell whether a value at a path or below it was refused."""
        raise NotImplementedError

    def problem(self, path: DocumentPath) -> str:
        """Return what is wrong at a path."""
        raise NotImplementedError

    def sentence(self, path: DocumentPath) -> str:
        """Return what the value at a path means, in words."""
        raise NotImplementedError

    def starting_value(self, path: DocumentPath, shape: Shape) -> Any:
        """Return what to begin with where there is nothing yet."""
        raise NotImplementedError

    def offers(self, path: DocumentPath) -> Mapping[str, str]:
        """Return ids that make sense at a path, and what they are called."""
        raise NotImplementedError

    def has_offers(self, path: DocumentPath) -> bool:
        """Tell whether there may be ids to offer at a path, without looking for them."""
        raise NotImplementedError

    def selected_ids(self, path: DocumentPath) -> tuple[str, ...]:
        """Return the ids among those offered that are selected on the canvas."""
        raise NotImplementedError

    def footer(self, model: str, path: DocumentPath) -> QWidget | None:
        """Return what stands below the fields of a model, if anything does."""
        raise NotImplementedError
