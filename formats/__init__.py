"""Boards for other programs, and from them: one module a format, each with one `FileFormat`.

`format` says what a format is, `capabilities` what it can hold and what a board loses in it, and
`catalogue` knows them all. A format makes bytes and reads bytes; files are somebody else's job.
"""
