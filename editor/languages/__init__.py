"""Names of a board in several languages, as a table."""
