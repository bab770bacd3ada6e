"""Bots: they are handed a view, the legal moves, what they have seen since, and a budget; never a state.

What they think of the moves, in words: :mod:`klabauter.bots.hints`.
"""

from klabauter.bots.bot import Ask, Bot, Budget, Over, Thought
from klabauter.bots.levels import foreign, level, levels, make

__all__ = ["Ask", "Bot", "Budget", "Over", "Thought", "foreign", "level", "levels", "make"]
