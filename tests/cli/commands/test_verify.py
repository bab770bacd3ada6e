"""``klabauter verify``: what a sceptic has in hand is checked to the last field."""

from __future__ import annotations

import copy
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klabauter.cli.commands.verify import examine
from klabauter.kernel import fairness, proof
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.fairness import Receipt
from klabauter.server.tables import acts
from klabauter.server.tables.sheet import Sheet
from tests import hosted
from tests.bots.programs import NODE, ROOT
from tests.cli.conftest import Run

OWN_FIGURES = {"wholesalers": {"yellow": {"cost": [4, 7]}}}


@pytest.fixture(scope="module")
def played() -> Sheet:
    """Seat 0 contributes, seat 1 does not open, so there is a second round; seat 2 is a bot, seat 3 never pledges."""
    sheet = hosted.table("person", "person", "random", "person", components=OWN_FIGURES)
    hosted.pledge(sheet, 0, 1)
    hosted.act(sheet, acts.Start())
    hosted.open(sheet, 0)
    hosted.act(sheet, acts.Repeat())
    hosted.pledge(sheet, 0, round=2)
    hosted.open(sheet, 0, round=2)
    hosted.play(sheet, 2)
    return sheet


@pytest.fixture(scope="module")
def record(played: Sheet) -> str:
    return played.record(["Anna", "Ben", "a bot", "Cleo"]).dumps()


@pytest.fixture(scope="module")
def kept(played: Sheet) -> Receipt:
    found = fairness.receipt(json.loads(json.dumps(hosted.receipt(played, 0, (1, 0), (2, 0)))))
    assert found is not None
    return found


@pytest.fixture(scope="module")
def proved(record: str) -> dict[str, Any]:
    found = examine(record)
    assert found.account is not None
    return proof.prove(found.table, found.account)


def test_record_and_proof_are_fine_and_the_proof_names_nobody(
    record: str, proved: dict[str, Any], kept: Receipt
) -> None:
    text = proof.dumps(proved)
    assert proof.loads(text) == proved
    assert examine(record, kept).faults == examine(text, kept).faults == []
    assert "Anna" in record
    assert "Anna" not in text
    assert proved["draws"]
    assert proved["components"]["wholesalers"]["yellow"]["cost"] == [4, 7]


# -- every field

Path_ = tuple[str | int, ...]


def mutants(value: Any, path: Path_ = ()) -> Iterator[tuple[Path_, Any]]:
    """Every way to change one field, or to delete, double or swap entries: where, and what then stands there."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield (*path, name), {other: kept for other, kept in value.items() if other != name}
            for where, changed in mutants(inner, (*path, name)):
                yield where, {**value, name: changed}
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield (*path, n), value[:n] + value[n + 1 :]
            yield (*path, n), [*value[:n], inner, *value[n:]]
            if n and inner != value[n - 1]:
                yield (*path, n), [*value[: n - 1], inner, value[n - 1], *value[n + 1 :]]
            for where, changed in mutants(inner, (*path, n)):
                yield where, [*value[:n], changed, *value[n + 1 :]]
    else:
        for other in others(value):
            yield path, other


def others(value: Any) -> list[Any]:
    if value is None:
        return ["0" * 64, 0]
    if isinstance(value, bool):
        return [not value, int(value)]
    if isinstance(value, int):
        return [value + 1, value - 1, str(value), bool(value)]
    return [value[:-1] + ("1" if value[-1] == "0" else "0"), f"{value} ", None]


def refused(text: str, kept: Receipt | None = None) -> bool:
    try:
        return bool(examine(text, kept).faults)
    except KlabauterError:
        return True


def test_every_change_of_a_proof_is_refused(proved: dict[str, Any], kept: Receipt) -> None:
    only_by_receipt: set[Path_] = set()
    every = list(mutants(proved))
    for path, changed in every:
        text = json.dumps(changed)
        if not refused(text):
            assert refused(text, kept), path
            only_by_receipt.add(path)
    assert len(every) > 1000
    # A pledge that was never opened, a whole round, and which seats were bots, are known to those who were there.
    assert {path[0] for path in only_by_receipt} == {"bots", "rounds"}
    assert not any(path[:2] == ("rounds", 1) for path in only_by_receipt), "the last round proves itself"


def test_nothing_can_be_added_to_a_proof(proved: dict[str, Any]) -> None:
    assert refused(json.dumps({**proved, "names": ["Anna"]}))
    assert refused(json.dumps({**proved, "draws": [*proved["draws"], proved["draws"][-1]]}))
    assert refused(json.dumps({**proved, "draws": [["\ud800", 0, [["a", 1]], "a"], *proved["draws"]]}))
    assert refused(json.dumps(proved)[:-1] + ', "seed": "another"}')
    assert refused(json.dumps({**proved, "rules": -1}))


# -- the second verifier, which does not know the rules

ALL = """
import { readFileSync } from 'node:fs';
import { check } from './examples/verify/verify.mjs';
const all = JSON.parse(readFileSync(process.argv[1], 'utf8'));
console.log(JSON.stringify(all.map((one) => check(one).faults.length > 0)));
"""


def refused_without_rules(changed: Any) -> bool:
    try:
        claimed = proof.loads(json.dumps(changed))
    except KlabauterError:
        return True
    found = proof.account_of(proof.record_of(claimed))
    return found is None or bool(fairness.faults(found, claimed["seed"]) + proof.tickets(claimed))


def test_the_verifier_in_another_language_finds_the_same(proved: dict[str, Any], tmp_path: Path) -> None:
    every = [proved, *[changed for _, changed in mutants(proved)]]
    (tmp_path / "every.json").write_text(json.dumps([json.dumps(one) for one in every]), "utf-8")
    command = [str(NODE), "--input-type=module", "-e", ALL, str(tmp_path / "every.json")]
    result = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    found = json.loads(result.stdout)
    assert found == [refused_without_rules(changed) for changed in every]
    assert (found[0], found.count(True) > 1000) == (False, True)


def test_the_verifier_in_another_language_reports(tmp_path: Path) -> None:
    script, sample = ROOT / "examples" / "verify" / "verify.mjs", ROOT / "examples" / "verify" / "sample.json"

    def run_on(path: Path) -> tuple[int, str]:
        result = subprocess.run([str(NODE), str(script), str(path)], capture_output=True, text=True, encoding="utf-8")
        return result.returncode, result.stdout + result.stderr

    code, said = run_on(sample)
    assert code == 0
    assert "seat 1 has not opened its pledge" in said
    assert examine(sample.read_text("utf-8")).faults == []
    changed = json.loads(sample.read_text("utf-8"))
    changed["draws"][0][3] = "start seat-0"
    (tmp_path / "changed.json").write_text(json.dumps(changed), "utf-8")
    code, said = run_on(tmp_path / "changed.json")
    assert (code, '- draw 0 ("start" 0): ticket' in said) == (1, True)
    code, said = run_on(tmp_path / "nowhere.json")
    assert (code, said.startswith("Cannot read a proof: ")) == (2, True)


# -- forged records


def forged(record: str, change: Any) -> str:
    header, *rest = record.splitlines()
    data = json.loads(header)
    change(data)
    return "\n".join([json.dumps(data), *rest, ""])


def reseeded(sheet: Sheet, contributions: list[str | None]) -> str:
    """The record of a server that really played with these contributions, and pretends that they were pledged."""
    for seat, given in zip(sheet.seats, contributions):
        seat.contribution = given
        seat.pledge = seat.pledge or (None if given is None else fairness.pledge(given))
    sheet.status = "starting"
    sheet.fold(acts.Deal())
    hosted.play(sheet, 2)
    return sheet.record(["Anna", "a bot"]).dumps()


def opened() -> Sheet:
    sheet = hosted.table("person", "random")
    hosted.pledge(sheet, 0)
    hosted.act(sheet, acts.Start())
    hosted.open(sheet, 0)
    return sheet


def keys(text: str, kept: Receipt | None = None) -> set[str]:
    return {fault.key for fault in examine(text, kept).faults}


def test_a_server_that_drops_an_opened_contribution_is_found_out() -> None:
    assert keys(reseeded(opened(), [None, None])) == {"verify-unopened"}


def test_a_server_that_drops_the_pledge_as_well_is_found_out_by_the_receipt() -> None:
    sheet = opened()
    assert sheet.table is not None
    kept = fairness.receipt(hosted.receipt(sheet, 0, (1, 0)))
    sheet.seats[0].pledge = None
    text = reseeded(sheet, [None, None])
    assert keys(text) == set()
    assert {"verify-own-pledge", "verify-own-contribution", "verify-other-pledges"} <= keys(text, kept)


def test_a_server_that_invents_a_contribution_of_a_bot_is_found_out() -> None:
    assert keys(reseeded(opened(), [hosted.contribution(0), "e" * 64])) == {"verify-bot"}


def test_luck_that_was_written_by_hand_is_found_out(record: str, proved: dict[str, Any]) -> None:
    luck = [draw[3] for draw in proved["draws"]]
    assert keys(forged(record, lambda data: data.update(luck=luck))) == {"verify-scripted"}


def test_a_server_that_shows_another_game_than_the_one_it_proves_is_found_out(record: str, kept: Receipt) -> None:
    """Its luck during the game was of its own choice; afterwards it invents moves that fit the promised seed."""
    other = [dict(event) for event in kept.events]
    other[1] = {**other[1], "values": {}}
    assert keys(record, kept._replace(events=other)) == {"verify-other-game"}
    assert keys(record, kept._replace(events=[*kept.events, kept.events[-1]])) == {"verify-other-game"}


# -- the command


def test_the_command_writes_a_proof_reads_it_and_names_the_seat_that_did_not_open(
    run: Run, tmp_path: Path, record: str, played: Sheet
) -> None:
    game, out, receipt = tmp_path / "game.klab", tmp_path / "out.json", tmp_path / "receipt.json"
    game.write_text(record, "utf-8")
    receipt.write_text(json.dumps(hosted.receipt(played, 0, (1, 0), (2, 0))), "utf-8")
    result = run("verify", str(game), "--receipt", str(receipt), "--proof", str(out))
    assert result.code == 0
    assert "because seat 2 did not open" in result.out
    assert "Contributions by seats: 1." in result.out
    assert "your receipt" in result.out
    assert run("verify", str(out), "--commitment", played.commitment).code == 0
    changed = json.loads(out.read_text("utf-8"))
    changed["draws"][1][3] = "draw nothing"
    out.write_text(json.dumps(changed), "utf-8")
    result = run("verify", str(out), "--lang", "de")
    assert result.code == 1
    assert "Ziehung 2" in result.out


def test_where_nobody_contributed_the_command_says_so(run: Run, tmp_path: Path) -> None:
    sheet = hosted.table("person", "random")
    hosted.act(sheet, acts.Start())
    hosted.play(sheet, 2)
    (tmp_path / "game.klab").write_text(sheet.record(["Anna", "a bot"]).dumps(), "utf-8")
    result = run("verify", str(tmp_path / "game.klab"))
    assert result.code == 0
    assert "the server alone chose the luck" in result.out


@pytest.mark.parametrize("text", ["", "no JSON", "[]", "{}", '{"format": "klabauter receipt", "version": 1}'])
def test_what_is_no_receipt_is_refused(run: Run, tmp_path: Path, record: str, text: str) -> None:
    game, receipt = tmp_path / "game.klab", tmp_path / "receipt.json"
    game.write_text(record, "utf-8")
    receipt.write_text(text, "utf-8")
    assert run("verify", str(game), "--receipt", str(receipt)).code == 2
    assert run("verify", str(receipt)).code == 2


def test_a_proof_that_cannot_be_written_is_said(run: Run, tmp_path: Path, record: str) -> None:
    game = tmp_path / "game.klab"
    game.write_text(record, "utf-8")
    assert run("verify", str(game), "--proof", str(tmp_path / "nowhere" / "out.json")).code == 2


def test_the_pieces_of_a_mutant_are_really_others(proved: dict[str, Any]) -> None:
    before = copy.deepcopy(proved)
    assert all(json.dumps(changed) != json.dumps(before) for _, changed in mutants(proved))
    assert proved == before
