"""Forms: a field described by a model, a widget for it, and a place for refused values."""
