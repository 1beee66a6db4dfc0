"""Problems: found in the background while the board is drawn, listed, shown and fixed."""
