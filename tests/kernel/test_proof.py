"""Proofs of luck. That no field of one can be changed is shown in tests/cli/commands/test_verify.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from klabauter.api import Table, witness
from klabauter.kernel import fairness, proof
from klabauter.kernel.errors import BadRecord
from klabauter.kernel.fairness import Fault, Round
from klabauter.kernel.record import Record

SAMPLE = (Path(__file__).parents[2] / "examples" / "verify" / "sample.json").read_text("utf-8")
SECRET, GIVEN = "5" * 64, ["a" * 64, None]


def hosted(**header: Any) -> Record:
    """The record of a short game with one contribution."""
    table = Table("jolly-und-roger", seed=fairness.seed(SECRET, GIVEN), options={"start": 0})
    table.submit(0, "split 12|345")
    record = table.record()
    rounds = [Round([fairness.pledge("a" * 64), None], GIVEN)._asdict()]
    found = {"commitment": fairness.commitment(SECRET), "secret": SECRET, "rounds": rounds}
    record.header["meta"] = {"kinds": ["human", "random"], "fairness": found}
    record.header.update(header)
    return record


def test_a_witness_lists_every_draw_and_plays_like_any_referee() -> None:
    record = hosted()
    offer = Table("jolly-und-roger", seed=record.header["seed"], options={"start": 0}).view(None)["public"]["offer"]
    table = witness(record)
    assert [draw[:2] for draw in table.draws] == [["start", 0], *[["deck", n] for n in range(5)]]
    assert sorted(draw[3] for draw in table.draws[1:]) == sorted(f"draw {card}" for card in offer)
    assert table.record().entries == record.entries


def test_a_proof_of_a_record_is_read_as_it_was_written() -> None:
    record = hosted()
    found = proof.account_of(record)
    assert found is not None
    made = proof.prove(witness(record), found)
    assert proof.loads(proof.dumps(made)) == made
    assert proof.tickets(made) == proof.compare(made, made) == []
    again = proof.record_of(made)
    assert (again.entries, again.digest, proof.account_of(again)) == (record.entries, record.digest, found)


def test_a_record_without_the_kinds_of_its_seats_has_no_account() -> None:
    assert proof.account_of(hosted(meta={})) is None
    assert proof.account_of(hosted(seats=3)) is None


def test_a_record_with_luck_by_hand_or_another_beginning_is_no_proof() -> None:
    assert proof.scripted(hosted()) == []
    assert proof.scripted(hosted(luck=["start seat-0"])) == [Fault("verify-scripted", {})]
    assert proof.scripted(hosted(start={})) == [Fault("verify-scripted", {})]


def sample(**changed: Any) -> dict[str, Any]:
    return {**json.loads(SAMPLE), **changed}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "a proof"),
        ("version", True),
        ("rules", "1"),
        ("seats", 0),
        ("seats", 1000),
        ("game", 7),
        ("options", []),
        ("bots", [4]),
        ("bots", [2, 2]),
        ("bots", "none"),
        ("draws", {}),
        ("draws", [["deck", 0]]),
        ("draws", [["deck", "0", [["a", 1]], "a"]]),
        ("draws", [["deck", 0, "a", "a"]]),
        ("draws", [["deck", 0, [["a", 0]], "a"]]),
        ("draws", [["deck", 0, [], "a"]]),
        ("draws", [["deck", 0, [["a", 2**64 + 1]], "a"]]),
        ("draws", [["\ud800", 0, [["a", 1]], "a"]]),
        ("moves", [[4, "pass"]]),
        ("moves", [[0]]),
        ("moves", ["x" * 100]),
    ],
)
def test_a_field_of_another_kind_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadRecord, match=field if value != [["\ud800", 0, [["a", 1]], "a"]] else "UTF-8"):
        proof.loads(json.dumps(sample(**{field: value})))


@pytest.mark.parametrize("text", ["", "[]", "{}", json.dumps(sample(more=1))])
def test_what_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        proof.loads(text)


def test_draws_are_counted_and_follow_from_the_seed() -> None:
    draws = sample()["draws"]
    assert proof.tickets(sample(draws=draws[1:2] + draws[:1] + draws[2:])) == []
    assert proof.tickets(sample(draws=draws[2:])) == [Fault("verify-index", {"number": 1})]
    other = [["start", 0, draws[0][2], "start seat-0"], *draws[1:]]
    assert proof.tickets(sample(draws=other)) == [Fault("verify-ticket", {"number": 1})]


def test_the_first_difference_is_named() -> None:
    draws = sample()["draws"]
    for changed, number in ((draws[:-1], len(draws)), ([*draws, draws[0]], len(draws) + 1), (draws[1:], 1)):
        assert proof.compare(sample(draws=changed), sample()) == [Fault("verify-draws", {"number": number})]
    assert proof.compare(sample(rules=2), sample()) == [Fault("verify-field", {"field": "rules"})]
    options = {**sample()["options"], "pick-after-active": 0}
    assert proof.compare(sample(options=options), sample()) == [Fault("verify-field", {"field": "options"})]


def test_what_somebody_saw_is_compared_event_by_event() -> None:
    table = witness(hosted())
    seen: Any = json.loads(json.dumps(table.log(0)))
    assert proof.seen_otherwise(table, 0, seen) == proof.seen_otherwise(table, 0, seen[:1]) == []
    assert proof.seen_otherwise(table, 0, [*seen, seen[0]]) == [Fault("verify-other-game", {"number": len(seen) + 1})]
    assert proof.seen_otherwise(table, 0, [{}, *seen[1:]]) == [Fault("verify-other-game", {"number": 1})]
