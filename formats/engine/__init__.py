"""Our own format for game clients: one JSON with everything resolved.

`document` says what is in it, `resolving` makes it of a board, `json_schema` and `reference`
describe it. No library is needed to read it: see the two readers in `examples/`.
"""
