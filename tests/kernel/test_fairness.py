"""Luck that was promised: what fits together, and what does not."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from klabauter.kernel import fairness
from klabauter.kernel.fairness import Account, Fault, Own, Receipt, Round, Seen

SECRET = "5" * 64
A, B, C, D = "a" * 64, "b" * 64, "c" * 64, "d" * 64
PROMISED = fairness.commitment(SECRET)


def round_of(*given: str | None, silent: dict[int, str] | None = None) -> Round:
    """A round with these contributions; ``silent``: what seats pledged and did not open."""
    pledges = [None if one is None else fairness.pledge(one) for one in given]
    for seat, text in (silent or {}).items():
        pledges[seat] = fairness.pledge(text)
    return Round(pledges, list(given))


def account(*rounds: Round, secret: str = SECRET, bots: list[int] | None = None) -> Account:
    return Account(PROMISED, secret, list(rounds), [1] if bots is None else bots)


GOOD = round_of(A, None, B)
SEED = fairness.seed(SECRET, GOOD.contributions)


def keys(found: list[Fault]) -> list[str]:
    return [fault.key for fault in found]


def test_the_hashes_are_what_the_docs_say() -> None:
    assert fairness.commitment("x") == hashlib.sha256(b"klabauter commitment 1\nx").hexdigest()
    assert fairness.pledge("x") == hashlib.sha256(b"klabauter pledge 1\nx").hexdigest()
    assert fairness.seed("x", [None, "y"]) == hashlib.sha256(b"klabauter seed 1\nx\n\ny").hexdigest()


def test_an_honest_account_has_no_fault() -> None:
    assert fairness.faults(account(GOOD), SEED) == []
    assert account(GOOD).void() == []
    assert account(GOOD).contributors() == [0, 2]


def test_a_round_that_was_repeated_is_no_fault_but_is_mentioned_with_the_seat() -> None:
    shown = account(round_of(A, None, None, silent={2: B}), round_of(C, None, None))
    assert fairness.faults(shown, fairness.seed(SECRET, [C, None, None])) == []
    assert shown.void() == [Fault("verify-void", {"round": 1, "seat": 3})]


def test_bots_draw_from_something_else() -> None:
    assert fairness.bot_seed(SECRET) not in (SEED, PROMISED)


def seed_of(data: Account) -> str:
    return fairness.seed(data.secret, data.rounds[-1].contributions)


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (account(GOOD, secret="6" * 64), Fault("verify-commitment", {})),
        (account(Round(GOOD.pledges, [C, None, B])), Fault("verify-pledge", {"round": 1, "seat": 1})),
        (account(Round([None] * 3, [A, None, None])), Fault("verify-pledge", {"round": 1, "seat": 1})),
        # a server that leaves out what a seat has opened
        (account(round_of(A, None, None, silent={2: B})), Fault("verify-unopened", {"round": 1, "seat": 3})),
        # a server that invents a contribution of a bot
        (account(round_of(A, C, B)), Fault("verify-bot", {"round": 1, "seat": 2})),
        # a server that deals once more because it did not like the luck
        (account(GOOD, round_of(C, None, D)), Fault("verify-repeated", {"round": 1})),
        # a seat that may reject deals again and again
        (
            account(
                round_of(A, None, None, silent={2: B}), round_of(C, None, None, silent={2: D}), round_of(D, None, None)
            ),
            Fault("verify-again", {"round": 2, "seat": 3}),
        ),
    ],
)  # fmt: skip
def test_whatever_a_server_leaves_out_invents_or_repeats_is_a_fault(changed: Account, fault: Fault) -> None:
    assert fault in fairness.faults(changed, seed_of(changed))


def test_another_seed_is_a_fault() -> None:
    assert fairness.faults(account(GOOD), "another") == [Fault("verify-seed", {})]


def test_reading_the_account_of_a_record() -> None:
    shown = {"secret": SECRET, "commitment": PROMISED, "rounds": [GOOD._asdict()]}
    assert fairness.account(shown, 3, [1]) == account(GOOD)
    old = {"secret": SECRET, "commitment": PROMISED, **GOOD._asdict()}  # of 0.1
    assert fairness.account(old, 3, [1]) == account(GOOD)


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "5"},
        {"commitment": None},
        {"rounds": []},
        {"rounds": "none"},
        {"rounds": [7]},
        {"rounds": [{"pledges": [None] * 3}]},
        {"rounds": [Round([None] * 2, [None] * 3)._asdict()]},
        {"rounds": [Round([None] * 3, [f"{A[:-1]}\n", None, None])._asdict()]},  # would move a line into the next one
    ],
)
def test_an_account_that_is_not_complete_is_none(change: dict[str, Any]) -> None:
    shown = {"secret": SECRET, "commitment": PROMISED, "rounds": [GOOD._asdict()], **change}
    assert fairness.account(shown, 3, [1]) is None
    assert fairness.account(None, 3, [1]) is None


KEPT = Receipt(PROMISED, [1], [Seen(*GOOD)], [Own(0, 0, A, True, True)], 0, [])


def test_what_a_client_kept_fits() -> None:
    assert fairness.differences(account(GOOD), KEPT) == []
    early = KEPT._replace(bots=None, rounds=[Seen(GOOD.pledges, None)])
    assert fairness.differences(account(GOOD), early) == []


@pytest.mark.parametrize(
    ("kept", "fault"),
    [
        (KEPT._replace(commitment=C), "verify-other"),
        (KEPT._replace(bots=[]), "verify-other-bots"),
        (KEPT._replace(rounds=[Seen(*GOOD), Seen(*GOOD)]), "verify-rounds-missing"),
        (KEPT._replace(rounds=[Seen([None, None, GOOD.pledges[2]], None)]), "verify-other-pledges"),
        (KEPT._replace(rounds=[Seen(GOOD.pledges, [A, None, None])]), "verify-other-contributions"),
        (KEPT._replace(own=[Own(0, 0, C, True, False)]), "verify-own-pledge"),
        (KEPT._replace(own=[Own(0, 0, C, False, True)]), "verify-own-contribution"),
        (KEPT._replace(own=[Own(1, 0, A, True, False)]), "verify-own-pledge"),
    ],
)
def test_what_a_client_saw_otherwise_is_a_fault(kept: Receipt, fault: str) -> None:
    assert keys(fairness.differences(account(GOOD), kept)) == [fault]


def test_a_receipt_is_read_or_is_none() -> None:
    own = [{"round": 0, "seat": 0, "contribution": A, "pledged": True, "opened": True}]
    shown = {
        "format": "klabauter receipt", "version": 1, "table": "t", "commitment": PROMISED, "bots": [1],
        "rounds": [GOOD._asdict()], "own": own, "seat": 0, "events": [],
    }  # fmt: skip
    assert fairness.receipt(shown) == KEPT
    for change in ({"version": 2}, {"rounds": [7]}, {"own": None}, {"bots": ["x"]}, {"format": "receipt"}):
        assert fairness.receipt({**shown, **change}) is None
    assert fairness.receipt([]) is None
