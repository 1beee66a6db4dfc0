"""Checks of balance: colours, hubs, bottlenecks and crowded connections."""
