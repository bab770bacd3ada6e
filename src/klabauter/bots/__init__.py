"""Bots: they are handed a view, the legal moves, what they have seen since, and a budget; never a state."""
