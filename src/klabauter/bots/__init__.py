"""Bots: they are handed a view, the legal moves, what they have seen since, and a budget; never a state."""

from klabauter.bots.bot import Ask, Bot, Budget, Over
from klabauter.bots.levels import foreign, level, levels, make

__all__ = ["Ask", "Bot", "Budget", "Over", "foreign", "level", "levels", "make"]
