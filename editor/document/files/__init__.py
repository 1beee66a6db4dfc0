"""Files of boards and what keeps work safe: saving, locks, autosave, recovery, changes on disk."""
