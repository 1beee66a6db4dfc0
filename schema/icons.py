"""Locomotive icons: which spaces of a route carry them."""

from trackwright.schema.board import Route


def spread(route: Route, count: int) -> tuple[int, ...]:
    """Return `count` spaces of a route, evenly over its length."""
    step = route.length / max(count, 1)
    return tuple(round((number + 0.5) * step - 0.5) for number in range(count))
