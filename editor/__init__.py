"""The editor: the Qt application in which boards are drawn.

Each layer imports only those before it: `base`, `document`, `forms`, `canvas`, `tools`, the
features (one folder each), and `shell` with the window.
"""
