"""How well words match what someone has typed: letters in order, beginnings of words best."""

from trackwright.schema.text import folded

_START, _WORD, _INSIDE, _JUMBLED, _SCATTERED = 500, 400, 300, 200, 100


def match(typed: str, words: str) -> int:
    """Return how well words match, 0 if they do not; accents and capitals do not matter."""
    wanted, text = folded(typed), folded(words)
    if not wanted:
        return 1
    place = text.find(wanted)
    if place == 0:
        return _START - min(len(text) - len(wanted), 99)
    if place > 0:
        best = _WORD if f" {wanted}" in text else _INSIDE
        return best - min(place, 99)
    if all(word in text for word in wanted.split()):
        return _JUMBLED
    spread = _spread(wanted.replace(" ", ""), text)
    return 0 if spread is None else max(1, _SCATTERED - spread)


def _spread(wanted: str, text: str) -> int | None:
    """Return how far letters lie apart that stand in order, each word's first ones preferred."""
    best: int | None = None
    for start in (place for place, letter in enumerate(text) if letter == wanted[0]):
        at = start
        for letter in wanted[1:]:
            at = text.find(letter, at + 1)
            if at < 0:
                return best
        apart = at - start + 1 - len(wanted)
        at_word = 0 if start == 0 or text[start - 1] == " " else 5
        best = apart + at_word if best is None else min(best, apart + at_word)
    return best
