"""New boards from geography, and fitting a board to its spaces."""
