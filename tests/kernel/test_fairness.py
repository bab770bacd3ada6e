"""Luck that was promised: what fits together, and what does not."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from klabauter.kernel import fairness

SECRET = "5" * 64
GIVEN = ["a" * 64, None, "b" * 64]
SEED = fairness.seed(SECRET, GIVEN)


def account(**other: Any) -> dict[str, Any]:
    pledges = [None if one is None else fairness.pledge(one) for one in GIVEN]
    told = {"secret": SECRET, "commitment": fairness.commitment(SECRET), "pledges": pledges, "contributions": GIVEN}
    return {**told, **other}


def test_the_hashes_are_what_the_docs_say() -> None:
    assert fairness.commitment("x") == hashlib.sha256(b"klabauter commitment 1\nx").hexdigest()
    assert fairness.pledge("x") == hashlib.sha256(b"klabauter pledge 1\nx").hexdigest()
    assert fairness.seed("x", [None, "y"]) == hashlib.sha256(b"klabauter seed 1\nx\n\ny").hexdigest()


def test_an_honest_account_has_no_fault() -> None:
    assert fairness.faults(account(), SEED) == []


def test_bots_draw_from_something_else() -> None:
    assert fairness.bot_seed(SECRET) not in (SEED, fairness.commitment(SECRET))


@pytest.mark.parametrize(
    ("told", "seed", "faults"),
    [
        (account(secret="6" * 64), SEED, ["verify-commitment", "verify-seed"]),
        (account(contributions=["c" * 64, None, "b" * 64]), SEED, ["verify-pledge", "verify-seed"]),
        (account(pledges=[None] * 3), SEED, ["verify-pledge", "verify-pledge"]),
        (account(contributions=GIVEN[:2]), SEED, ["verify-seed"]),
        (account(), "another", ["verify-seed"]),
        ({}, SEED, ["verify-incomplete"]),
        (account(pledges=7), SEED, ["verify-incomplete"]),
    ],
)
def test_whatever_was_changed_afterwards_is_noticed(told: dict[str, Any], seed: str, faults: list[str]) -> None:
    assert fairness.faults(told, seed) == faults
