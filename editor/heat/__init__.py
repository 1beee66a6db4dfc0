"""The heat map over the network: its kinds, colours, legend and overlay."""
