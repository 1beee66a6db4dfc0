"""Colours of our pages in both themes, and their content security policy."""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256

COLORS = (
    ("--paper", "#FBF7EC", "#1E2225"),
    ("--card", "#FFFFFF", "#2A2F33"),
    ("--hover", "#F3EAD6", "#2C3237"),
    ("--ink", "#33261A", "#E8E2D6"),
    ("--soft", "#6B5A46", "#ADA698"),
    ("--line", "#DFD3BA", "#3B4147"),
    ("--accent", "#9C3A1C", "#F2A765"),
    ("--accent-ink", "#FFFFFF", "#1E2225"),
    ("--mat", "#A6BFC5", "#14181A"),
    ("--shade", "#3A281933", "#00000088"),
)
"""Of the page around the board, in the light and in the dark theme."""


def content_security_policy(script: str, styles: Sequence[str]) -> str:
    """Return a policy that allows only the page's own script and styles, and no requests."""
    rules = {
        "default-src": "'none'",
        "script-src": _hashed(script) if script else "'none'",
        "style-src": " ".join(map(_hashed, styles)),
        "font-src": "data:",
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _hashed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def theme_rules(colors: Iterable[tuple[str, str, str]]) -> str:
    """Return CSS with both themes; the system's is used until the reader chooses one."""
    named = list(colors)
    light = ";".join(f"{name}:{color}" for name, color, _ in named)
    dark = ";".join(f"{name}:{color}" for name, _, color in named)
    return (
        f":root{{{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
    )
