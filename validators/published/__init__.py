"""What was measured on the published boards, and what boards are compared by."""
