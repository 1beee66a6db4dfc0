"""First drafts: the cities, network, colours and tickets of a new board, and their tuning by bots.

Everything here is seeded, gives a reason for each choice, and leaves alone what is locked or was
drawn by hand.
"""
