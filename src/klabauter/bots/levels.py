"""The bots by name: levels a person can feel, the same in every game."""

from __future__ import annotations

from typing import Any, Final

from klabauter.bots.bot import Ask, Bot, Budget, RandomBot
from klabauter.bots.errors import UnknownBot
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.program import ProgramBot
from klabauter.bots.search import SearchBot, Tuning
from klabauter.bots.skill import skill
from klabauter.kernel.game import Game
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng


def noticed(ask: Ask, chance: float, dice: Rng) -> Ask:
    """The question as somebody hears it who overlooks moves: each is seen with this chance, one of them at least."""
    if chance >= 1.0:
        return ask
    seen = [move for move in ask.moves if dice.random() < chance] or [dice.choice(ask.moves)]
    return ask._replace(moves=seen)


class CabinBoy(GreedyBot):
    """Plays plausibly but carelessly."""

    def decide(self, ask: Ask) -> Move:
        """The best at first sight of the moves he notices; by default he misses two of three."""
        return super().decide(noticed(ask, skill(ask.game).cabin_boy_sees, self.dice(ask)))


class Sailor(GreedyBot):
    """Knows his trade, and slips now and then."""

    def decide(self, ask: Ask) -> Move:
        """The best at first sight of the moves he notices; by default that is all of them."""
        return super().decide(noticed(ask, skill(ask.game).sailor_sees, self.dice(ask)))


class Captain(SearchBot):
    """Thinks ahead, and seldom overlooks a move."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Budget(), Tuning(exact=2_000))

    def own_budget(self, game: Game[Any]) -> Budget:
        """A number of simulations from the game's ``bots.toml``, so that strength does not depend on the machine."""
        return Budget(simulations=skill(game).captain)

    def decide(self, ask: Ask) -> Move:
        """Searches only among the moves he notices; by default that is all of them."""
        return super().decide(noticed(ask, skill(ask.game).captain_sees, self.dice(ask)))


class Klabauter(SearchBot):
    """The strongest we have."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, Budget(), Tuning(exact=50_000))

    def own_budget(self, game: Game[Any]) -> Budget:
        """A number of simulations from the game's ``bots.toml``, so that strength does not depend on the machine."""
        return Budget(simulations=skill(game).klabauter)

    def own_tuning(self, game: Game[Any]) -> Tuning:
        """With the horizon from the game's ``bots.toml``."""
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
    wanted = name.strip().lower().replace(" ", "-").replace("_", "-")
    found = _ALSO.get(wanted, wanted)
    if found not in _LEVELS:
        raise UnknownBot(name, [*levels(), f"{PROGRAM}…"])
    return found


def make(name: str, seed: str) -> Bot:
    """A bot of this level; the seed decides where it does not care."""
    found = level(name)
    return ProgramBot(found.removeprefix(PROGRAM), seed) if foreign(found) else _LEVELS[found](seed)
