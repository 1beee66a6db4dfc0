"""The `trackwright` command."""
