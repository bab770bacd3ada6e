"""The bots by name: levels a person can feel, the same in every game."""

from __future__ import annotations

from typing import Final

from klabauter.bots.bot import Ask, Bot, Budget, RandomBot, Thought
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.program import ProgramBot
from klabauter.bots.search import SearchBot, Tuning
from klabauter.bots.skill import skill
from klabauter.kernel.errors import UnknownBot
from klabauter.kernel.game import Game


class Careless(GreedyBot):
    """Looks one move ahead, but overlooks some of the moves; how many, depends on the game."""

    def attention(self, game: Game) -> float:
        """The chance that a move is seen."""
        raise NotImplementedError

    def ponder(self, ask: Ask) -> list[Thought]:
        attention = self.attention(ask.game)
        if attention >= 1.0:
            return super().ponder(ask)
        dice = self.dice(ask)
        seen = [move for move in ask.moves if dice.random() < attention] or [dice.choice(ask.moves)]
        return super().ponder(ask._replace(moves=seen))


class CabinBoy(Careless):
    """Plays plausibly but carelessly."""

    def attention(self, game: Game) -> float:
        return skill(game).cabin_boy


class Sailor(Careless):
    """Knows his trade, and slips now and then."""

    def attention(self, game: Game) -> float:
        return skill(game).sailor


class Captain(SearchBot):
    """Thinks a few turns ahead."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Budget(), Tuning(exact=2_000))

    def own_budget(self, game: Game) -> Budget:
        return Budget(simulations=skill(game).captain)


class Klabauter(SearchBot):
    """The strongest we have."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Budget(), Tuning(exact=50_000))

    def own_budget(self, game: Game) -> Budget:
        return Budget(simulations=skill(game).klabauter)

    def own_tuning(self, game: Game) -> Tuning:
        return self.tuning._replace(horizon=skill(game).horizon)


_LEVELS: dict[str, type[Bot]] = {
    "random": RandomBot,  # no level to play against, but a yardstick
    "cabin-boy": CabinBoy,
    "sailor": Sailor,
    "captain": Captain,
    "klabauter": Klabauter,
}
PROGRAM: Final = "program:"  # before the command of any other program
_ALSO = {
    "greedy": "sailor",
    "schiffsjunge": "cabin-boy",
    "matrose": "sailor",
    "kapitän": "captain",
    "kapitaen": "captain",
}


def levels() -> list[str]:
    """The names of all bots of our own, the weakest first."""
    return list(_LEVELS)


def foreign(name: str) -> bool:
    """Whether this names a program from elsewhere, and not a bot of ours."""
    return name.strip().lower().startswith(PROGRAM)


def level(name: str) -> str:
    """The level that somebody means: by its name or another one, in capitals or not, in English or German.

    A program stays as it was written.
    """
    if foreign(name):
        return PROGRAM + name.strip()[len(PROGRAM) :].strip()
    wish = name.strip().lower().replace(" ", "-").replace("_", "-")
    found = _ALSO.get(wish, wish)
    if found not in _LEVELS:
        raise UnknownBot(name, [*levels(), f"{PROGRAM}…"])
    return found


def make(name: str, seed: str) -> Bot:
    """A bot of this level; the seed decides where it does not care."""
    found = level(name)
    return ProgramBot(found.removeprefix(PROGRAM), seed) if foreign(found) else _LEVELS[found](seed)
