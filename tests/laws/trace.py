"""What the engine does with fixed random numbers, as a digest for each game and number of seats: every state of random
games, games played inside the engine, decisions of a bot that searches, and what a batch shows.

    python -m tests.laws.trace             prints them
    python -m tests.laws.trace --sources   the same from the sources of a compiled installation
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

GAMES = 2
EVERY = 25  # decisions between two questions to a bot
SIMULATIONS = 12
STEPS = 40  # of a batch


def from_sources() -> None:
    """Before anything of this package is imported: let its sources run, not what was compiled."""
    package = find_spec("klabauter")
    assert package is not None
    assert package.origin is not None
    spec = spec_from_file_location("fallback", Path(package.origin).with_name("fallback.py"))
    assert spec is not None
    assert spec.loader is not None
    fallback = module_from_spec(spec)
    spec.loader.exec_module(fallback)
    sys.meta_path.insert(0, fallback.Sources())


def traces() -> Iterator[str]:
    from klabauter.games import games, info

    for name in games():
        low, high = info(name).seats
        for seats in range(low, high + 1):
            yield f"{name} {seats}: {digest(name, seats)}"


def digest(name: str, seats: int) -> str:
    """All that happens in a few games."""
    from klabauter.bots import Ask, Budget
    from klabauter.bots import make as make_bot
    from klabauter.games import make
    from klabauter.kernel.rng import Rng
    from klabauter.lab.encoders import encoder
    from klabauter.lab.layouts import layout
    from klabauter.lab.tables import Tables

    found = hashlib.sha256()
    game, rng = make(name, seats), Rng(f"{name} {seats}")
    bot = make_bot("klabauter", "trace")
    decisions = 0
    for _ in range(GAMES):
        s = game.initial()
        game.settle(s, rng)
        while (seat := game.actor(s)) >= 0:
            options = game.options(s)
            pending = [frame.name for frame in s.pending]
            fields = [getattr(s, field) for field in s.fields() if field != "pending"]
            found.update(f"{seat} {options} {pending} {fields}\n".encode())
            decisions += 1
            if decisions % EVERY == 0:
                ask = Ask(game, seat, game.view(s, seat), options, [], Budget(simulations=SIMULATIONS))
                found.update(f"{[(str(t.move), t.share, t.visits) for t in bot.ponder(ask)]}\n".encode())
            game.step(s, rng.choice(options), rng)
        found.update(f"{game.shares(s)} {game.standings(s)}\n".encode())
        s = game.initial()
        game.playout(s, rng)
        found.update(f"{game.shares(s)} {rng.state}\n".encode())
    tables = Tables(game, encoder(game, layout(game)), name, 0, 2)
    tables.reset()
    for _ in range(STEPS):
        found.update(f"{list(tables.rows)} {list(tables.masks)} {list(tables.actors)}\n".encode())
        masks = [tables.masks[table * tables.width : (table + 1) * tables.width] for table in range(2)]
        tables.step([rng.choice([n for n, legal in enumerate(mask) if legal]) for mask in masks])
    return found.hexdigest()


if __name__ == "__main__":
    if "--sources" in sys.argv:
        from_sources()
    from klabauter.lab.bench import form

    print(form())
    for line in traces():
        print(line)
