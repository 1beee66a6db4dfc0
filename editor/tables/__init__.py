"""Cities, routes and tickets as tables beside the canvas."""
