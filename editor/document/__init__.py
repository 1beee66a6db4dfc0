"""The open board: its value and history, the selection, edits, files and recovery."""
