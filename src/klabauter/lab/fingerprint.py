"""What the levels do, as a short text: results of a ladder may be put together as long as it stays the same.

It follows from decisions, not from sources, so tidying up costs nothing, and a change of rules, components, weights or
search is noticed.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from klabauter.bots import Ask, Budget, levels
from klabauter.bots import make as make_bot
from klabauter.bots.skill import skill
from klabauter.games import info, make
from klabauter.kernel.game import Game
from klabauter.kernel.table import Referee

QUESTIONS = 200  # per level, half of them with few seats and half with many
SIMULATIONS = 3  # where a level thinks ahead: enough to go through all of its code


@cache
def fingerprint(game: str) -> str:
    """A digest of every level's answers to the same questions, and of how long it may think at a real table."""
    digest = hashlib.sha256()
    low, high = info(game).seats
    counts = sorted({low, min(high, 4)})
    for seats in counts:
        made = make(game, seats)
        digest.update(f"{seats} {skill(made)}\n".encode())
        bots = [make_bot(level, "fingerprint") for level in levels()]
        for ask in islice(_questions(made), QUESTIONS // len(counts)):
            answers = [str(bot.decide(ask)) for bot in bots]
            digest.update(f"{len(ask.moves)} {' / '.join(answers)}\n".encode())
    return digest.hexdigest()[:12]


def _questions(game: Game[Any]) -> Iterator[Ask]:
    """Every third decision of random games, which are always the same."""
    dice = random.Random(f"fingerprint {game.info.id}")
    number = 0
    while True:
        table = Referee(game, f"fingerprint {dice.random()}")
        while (seat := table.actor) is not None:
            moves = table.moves()
            if len(moves) > 1:
                number += 1
                if number % 3 == 0:
                    yield Ask(game, seat, table.view(seat), moves, [], Budget(simulations=SIMULATIONS))
            table.submit(seat, dice.choice(moves))
