"""Boards for other programs and from them: the dialogs of File › Export and File › Import.

`working` loads the formats and runs in the background; everything else shows and asks.
"""
