"""Other systems, measured in the same run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from klabauter.lab import compare
from klabauter.lab.peers import PEERS, Peer


def test_ours_and_theirs_are_measured_in_one_run_and_the_missing_are_named() -> None:
    rates = {"raft ISMCTS": lambda seconds: 5.0, "raft": lambda seconds: 7.0, "raft observed": lambda seconds: 3.0}
    rates |= {"raft playouts": lambda seconds: 9.0}
    there = Peer("raft", "swim", lambda: True, lambda: rates)
    gone = Peer("galleon", "dive", lambda: False, lambda: {"galleon": lambda seconds: 1.0})
    data = compare.measure(["jolly-und-roger", "mutinies"], 0.0, 1, peers=[there, gone])
    assert data["peers"] == {
        "steps": [{"name": "raft", "rate": 7.0}],
        "numbered": [{"name": "raft", "rate": 7.0}],
        "observed": [{"name": "raft observed", "rate": 3.0}],
        "playouts": [{"name": "raft playouts", "rate": 9.0}],
        "search": [{"name": "raft ISMCTS", "rate": 5.0}],
    }
    assert data["missing"] == [{"package": "galleon", "command": "dive"}]
    ours = data["ours"]
    assert isinstance(ours, dict)
    for rows in ours.values():
        assert [(row["game"], row["seats"]) for row in rows] == [("jolly-und-roger", 2), ("mutinies", 4)]
        assert all([row["rate"] > 1000 for row in rows])


def test_the_four_card_games_have_a_median_of_their_own() -> None:
    rates = {"crazy_eights": 4.0, "skat": 1.0, "hearts": 2.0, "gin_rummy": 3.0, "backgammon": 99.0}

    def measure(rate: float, seconds: float) -> float:
        return rate

    measures: dict[str, Callable[[float], float]] = {
        f"open_spiel {name}": partial(measure, rate) for name, rate in rates.items()
    }
    peer = Peer("open_spiel", "", lambda: True, lambda: measures)
    found = compare.measure(["jolly-und-roger"], 0.0, 1, peers=[peer])["peers"]
    assert isinstance(found, dict)
    assert found["steps"][0] == {"name": "open_spiel, median of four card games", "rate": 2.5}


def test_every_peer_says_how_to_get_it() -> None:
    for peer in PEERS:
        assert peer.install.startswith(("pip install ", "npm install "))
        assert isinstance(peer.there(), bool)
