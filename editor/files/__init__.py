"""Files of boards, and what keeps work safe: locks, recovery files, watching for other programs."""
