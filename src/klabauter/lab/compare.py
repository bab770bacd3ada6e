"""Our games and other systems in one interleaved run."""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Sequence
from functools import partial

from klabauter.games import info, make
from klabauter.lab.bench import ROUNDS, Measure, form, interleaved, length, simulations, steps
from klabauter.lab.peers import CARDS, PEERS, Peer

OURS = "klabauter"
SEARCH = "ISMCTS"


def seats_compared(game: str) -> int:
    """Four seats are what most tables of the others have."""
    return min(4, info(game).seats[1])


def measure(
    games: Sequence[str],
    seconds: float,
    rounds: int = ROUNDS,
    tell: Callable[[int, int], None] = lambda done, of: None,
    peers: Sequence[Peer] = PEERS,
) -> dict[str, object]:
    """Rates of steps and of search, ours and theirs, as plain data; and who is missing."""
    measures: list[Measure] = []
    lengths: dict[str, float] = {}
    for name in games:
        game, rng = make(name, seats_compared(name)), random.Random(name)
        lengths[name] = length(game, rng)
        measures.append(Measure(OURS, name, lambda seconds, game=game, rng=rng: steps(game, rng, seconds)[0]))  # type: ignore[misc]
        measures.append(Measure(SEARCH, name, partial(simulations, game, rng)))
    there = [peer for peer in peers if peer.there()]
    for peer in there:
        measures += [Measure(peer.package, name, work) for name, work in peer.measures().items()]
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        tell(done, len(measures) * rounds)

    found = interleaved(measures, seconds, rounds, count)
    theirs = {name: rate for peer in there for name, rate in found[peer.package].items()}
    walking = [{"name": name, "rate": rate} for name, rate in theirs.items() if SEARCH not in name]
    cards = [theirs[f"open_spiel {name}"] for name in CARDS if f"open_spiel {name}" in theirs]
    if cards:
        walking.insert(0, {"name": "open_spiel, median of four card games", "rate": statistics.median(cards)})
    return {
        "form": form(),
        "python": sys.version.split()[0],
        "seconds": seconds,
        "rounds": rounds,
        "ours": {
            "steps": [row(name, rate) for name, rate in found[OURS].items()],
            "search": [row(name, rate * lengths[name]) for name, rate in found[SEARCH].items()],
        },
        "peers": {
            "steps": walking,
            "search": [{"name": name, "rate": rate} for name, rate in theirs.items() if SEARCH in name],
        },
        "missing": [{"package": peer.package, "command": peer.install} for peer in peers if peer not in there],
    }


def row(game: str, rate: float) -> dict[str, object]:
    """One of our games as plain data; ``rate`` is in steps per second."""
    return {"game": game, "seats": seats_compared(game), "rate": rate}
