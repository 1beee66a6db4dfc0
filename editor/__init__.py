"""The editor: a window in which boards are drawn, on the same picture that is printed."""
