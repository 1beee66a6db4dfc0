"""The welcome page and the guided tour."""
