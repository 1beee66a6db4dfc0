"""The window and the application: menus, panels, palette, status line, shortcuts."""
