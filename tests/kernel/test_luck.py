"""Luck: cryptographic, unbiased, independent by source, the same everywhere."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from klabauter import Table
from klabauter.kernel.frame import outcome_at
from klabauter.kernel.luck import RANGE, Luck
from klabauter.kernel.move import Lexicon, Verb


def by_hand(seed: str, source: str, n: int, tickets: int) -> int:
    """The documented recipe, written once more."""
    key = hashlib.sha256(f"klabauter luck 1\n{seed}".encode()).digest()
    for attempt in range(100):
        block = hmac.new(key, f"{source}\n{n}\n{attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(block[:8], "big")
        if number < 2**64 // tickets * tickets:
            return number % tickets
    raise AssertionError("a hundred attempts")


def test_the_recipe_of_the_docs() -> None:
    for seed in ("", "x", "Süße Beute"):
        luck = Luck(seed)
        for n in range(50):
            for tickets in (1, 2, 6, 50, 2**63 + 1):
                assert luck.ticket("deck", n, tickets) == by_hand(seed, "deck", n, tickets)


def test_golden_tickets() -> None:
    """Never to change: old records would tell other stories."""
    luck = Luck("klabauter")
    assert [luck.ticket("deck", n, 50) for n in range(8)] == [10, 12, 1, 19, 29, 38, 39, 29]
    assert [luck.ticket("die", n, 6) for n in range(8)] == [2, 3, 0, 0, 2, 0, 1, 2]


def test_numbers_in_the_incomplete_last_run_are_drawn_again() -> None:
    tickets = 2**63 + 1  # nearly half of all numbers must be rejected
    again = 0
    for n in range(200):
        key = hashlib.sha256(b"klabauter luck 1\nbias").digest()
        first = int.from_bytes(hmac.new(key, f"d\n{n}\n0".encode(), hashlib.sha256).digest()[:8], "big")
        again += first >= tickets
        assert 0 <= Luck("bias").ticket("d", n, tickets) < tickets
    assert 60 < again < 140


def test_every_ticket_has_the_same_chance() -> None:
    luck = Luck("fair")
    counts = Counter(luck.ticket("die", n, 6) for n in range(12_000))
    chi_square = sum((counts[side] - 2000) ** 2 / 2000 for side in range(6))
    assert chi_square < 20.5  # one in a thousand for five degrees of freedom; the seed is fixed


@pytest.mark.parametrize("tickets", [0, -1, RANGE + 1])
def test_impossible_numbers_of_tickets(tickets: int) -> None:
    with pytest.raises(ValueError, match="tickets"):
        Luck("x").ticket("d", 0, tickets)


def test_sources_are_independent() -> None:
    luck = Luck("x")
    assert [luck.ticket("deck", n, 1000) for n in range(9)] != [luck.ticket("die", n, 1000) for n in range(9)]


def test_the_same_deal_whatever_the_players_do() -> None:
    """Duplicate play: every offer of two tables with one seed is equal, though their moves differ."""
    offers: list[list[list[str]]] = []
    for choice in (0, -1):
        table = Table("jolly-und-roger", seed="one deal")
        seen: list[list[str]] = []
        while table.actor is not None:
            if table.pending.key == "split":
                seen.append(table.view(None)["public"]["offer"])
            table.submit(table.actor, table.moves()[choice])
        offers.append(seen)
    assert offers[0] == offers[1]
    assert len(offers[0]) == 8


def test_pick_follows_the_weights() -> None:
    lexicon = Lexicon({})
    a, b = lexicon.add(Verb("a")), lexicon.add(Verb("b"))
    assert [outcome_at([(a, 1), (b, 3)], ticket) for ticket in range(4)] == [a, b, b, b]
    with pytest.raises(AssertionError):
        outcome_at([(a, 1)], 1)
