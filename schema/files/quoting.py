"""What a document says, as it may stand in a message: short, and on one line."""


def in_brief(text: str, most: int = 60) -> str:
    """Return `text`, cut short if it is long, with line breaks and the like as escapes."""
    short = f"{text[:most]}…" if len(text) > most else text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in short)
