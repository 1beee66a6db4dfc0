"""Names as people type them: without regard to case, accents and punctuation."""

from unicodedata import category, normalize

_LETTERS = {
    "æ": "ae",
    "ð": "d",
    "đ": "d",
    "ħ": "h",
    "ı": "i",
    "ł": "l",
    "ŋ": "n",
    "ø": "o",
    "œ": "oe",
    "ŧ": "t",
    "þ": "th",
    "ə": "e",
}
"""Letters that Unicode does not take apart into one with an accent, but people do."""

APOSTROPHES = "'`´’‘ʻʼʹ"

_TABLE = str.maketrans({**_LETTERS, **dict.fromkeys(APOSTROPHES, "")})


def folded(name: str) -> str:
    """Return what the spellings of a name have in common: `Łódź`, `ŁÓDŹ` and `Lodz` are one."""
    plain = normalize("NFKD", name.casefold().translate(_TABLE))
    letters = [
        " " if not letter.isalnum() else letter for letter in plain if category(letter) != "Mn"
    ]
    return " ".join("".join(letters).split())
