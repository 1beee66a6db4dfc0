"""Boards for other programs and from them: the dialogs of File › Export and File › Import."""
