"""The board compared with another, or with an earlier state of itself."""
