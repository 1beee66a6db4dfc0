"""The board as a graph: connections, distances, ticket values and the numbers of a board."""
