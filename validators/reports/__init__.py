"""Reports: what the checks found, for people (text) and for programs (JSON, CSV, SARIF)."""
