"""Every kind of mistake there is."""

from mistakes import (
    balance,
    geometry,
    land,
    printing,
    rules,
    rulesets,
    spelling,
    structure,
    tickets,
)
from mistakes.kinds import Mistake

MISTAKES: tuple[Mistake, ...] = tuple(
    value
    for module in (
        spelling,
        structure,
        land,
        geometry,
        printing,
        tickets,
        balance,
        rules,
        rulesets,
    )
    for value in vars(module).values()
    if isinstance(value, Mistake)
)
