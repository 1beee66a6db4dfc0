"""What knows no board: guard, background jobs, settings, words, icons, style, small widgets."""
