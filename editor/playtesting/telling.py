"""The moves of a game in words."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from trackwright.editor.naming import called, listed
from trackwright.editor.words import QT_TRANSLATE_NOOP, color_word
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.thing_ref import ThingRef

if TYPE_CHECKING:
    from trackwright.editor.playtesting.recording import Step

translate = QCoreApplication.translate

_DEEDS = {
    "keep_tickets": QT_TRANSLATE_NOOP("Playtest", "keeps the tickets {on}"),
    "draw_blind": QT_TRANSLATE_NOOP("Playtest", "draws a card from the deck"),
    "draw_face_up": QT_TRANSLATE_NOOP("Playtest", "takes a card: {on}"),
    "claim": QT_TRANSLATE_NOOP("Playtest", "claims {on} with {cards}"),
    "add_to_tunnel": QT_TRANSLATE_NOOP("Playtest", "adds to the tunnel: {cards}"),
    "give_up_tunnel": QT_TRANSLATE_NOOP("Playtest", "gives up the tunnel"),
    "draw_tickets": QT_TRANSLATE_NOOP("Playtest", "draws tickets"),
    "build_station": QT_TRANSLATE_NOOP("Playtest", "builds a station in {on} with {cards}"),
    "pass": QT_TRANSLATE_NOOP("Playtest", "can do nothing"),
}
_KINDS = {"keep_tickets": "ticket", "claim": "route", "build_station": "city"}


def told_move(step: "Step", board: Board, language: str) -> str:
    """Return what a player did: `claims Oslo–Bergen with 3 × red`."""
    action = step.action
    if action.deed == "keep_tickets" and not action.on:
        return translate("Playtest", "keeps no ticket")
    kind = _KINDS.get(action.deed)
    if kind is None:
        on = [card_word(name) for name in action.on]
    else:
        on = [called(board, ThingRef(kind, name), language) for name in action.on]
    cards = [f"{count} × {card_word(name)}" for name, count in action.cards.items()]
    words = translate("Playtest", _DEEDS[action.deed])
    paid = listed(cards) or translate("Playtest", "no cards")
    return words.replace("{on}", listed(on)).replace("{cards}", paid)


def card_word(kind: str) -> str:
    """Return what a kind of card is called."""
    if kind == "locomotive":
        return translate("Playtest", "locomotive")
    return color_word(RouteColor(kind))
