"""Our games and other systems in one interleaved run."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Sequence
from functools import partial

from klabauter.games import info, make
from klabauter.kernel.rng import Rng
from klabauter.lab.bench import (
    ROUNDS,
    Measure,
    form,
    interleaved,
    length,
    numbered,
    observed,
    playouts,
    simulations,
    steps,
)
from klabauter.lab.peers import CARDS, PEERS, Peer, importable

OURS = "klabauter"
NUMBERED = "numbered"
SEARCH = "ISMCTS"
OBSERVED = "observed"
PLAYOUTS = "playouts"
LEARN = "pip install '.[learn]'"


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
    """Rates of steps (by moves, by number, observed, in random games inside the engine, in search), ours and theirs, as
    plain data; and who is missing."""
    measures: list[Measure] = []
    arrays = importable("numpy")
    lengths: dict[str, float] = {}
    for name in games:
        game, rng = make(name, seats_compared(name)), Rng(name)
        lengths[name] = length(game, rng)
        measures.append(Measure(OURS, name, lambda seconds, game=game, rng=rng: steps(game, rng, seconds)[0]))  # type: ignore[misc]
        measures.append(Measure(NUMBERED, name, partial(numbered, game, rng)))
        measures.append(Measure(PLAYOUTS, name, partial(playouts, game, rng)))
        measures.append(Measure(SEARCH, name, partial(simulations, game, rng)))
        if arrays:
            measures.append(Measure(OBSERVED, name, partial(observed, name, seats_compared(name))))
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
    rated: dict[str, list[dict[str, object]]] = {"steps": [], "observed": [], "playouts": [], "search": []}
    for name, rate in theirs.items():
        marked = {SEARCH: "search", OBSERVED: "observed", PLAYOUTS: "playouts"}
        what = next((what for mark, what in marked.items() if mark in name), "steps")
        rated[what].append({"name": name, "rate": rate})
    cards = [theirs[f"open_spiel {name}"] for name in CARDS if f"open_spiel {name}" in theirs]
    if cards:
        rated["steps"].insert(0, {"name": "open_spiel, median of four card games", "rate": statistics.median(cards)})
    missing = [{"package": peer.package, "command": peer.install} for peer in peers if peer not in there]
    if not arrays:
        missing.append({"package": "numpy", "command": LEARN})
    return {
        "form": form(),
        "python": sys.version.split()[0],
        "seconds": seconds,
        "rounds": rounds,
        "ours": {
            "steps": [row(name, rate) for name, rate in found[OURS].items()],
            "numbered": [row(name, rate) for name, rate in found[NUMBERED].items()],
            "observed": [row(name, rate) for name, rate in found.get(OBSERVED, {}).items()],
            "playouts": [row(name, rate) for name, rate in found[PLAYOUTS].items()],
            "search": [row(name, rate * lengths[name]) for name, rate in found[SEARCH].items()],
        },
        "peers": rated | {"numbered": rated["steps"]},  # by number is the only way they have
        "missing": missing,
    }


def row(game: str, rate: float) -> dict[str, object]:
    """One of our games as plain data; ``rate`` is in steps per second."""
    return {"game": game, "seats": seats_compared(game), "rate": rate}
