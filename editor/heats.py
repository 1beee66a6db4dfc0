"""All kinds of heat there are."""

from typing import TYPE_CHECKING

from trackwright.editor.canvas.heat import Heat
from trackwright.editor.heat import HeatKind
from trackwright.editor.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from trackwright.editor.problems.checking import Checked


def _ticket_load(checked: "Checked") -> Heat:
    from trackwright.validators.published.measures import ticket_loads  # late, as checks are

    return Heat.of(ticket_loads(checked.survey))


HEATS = (
    HeatKind("ticket_load", QT_TRANSLATE_NOOP("Heat", "Tickets on each connection"), _ticket_load),
)
