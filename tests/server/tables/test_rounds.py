"""Contributions to the luck: all are pledged, published, then opened; one that is not opened voids the round."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import klabauter
from klabauter.cli.main import main
from klabauter.kernel import fairness
from klabauter.server.errors import NotNow
from klabauter.server.leaving import resigning, standing_in
from klabauter.server.tables import acts, serialize
from klabauter.server.tables import sheet as sheets
from klabauter.server.tables.sheet import Sheet
from klabauter.wire.tables import Round
from tests import hosted
from tests.server.players import Person, played_out, serving


def published(sheet: Sheet) -> list[Round]:
    return serialize.table_info(sheet, [None] * len(sheet.seats), 0).rounds


def pledges(*given: str | None) -> list[str | None]:
    return [None if one is None else fairness.pledge(one) for one in given]


A, B, C = [hosted.contribution(seat) for seat in range(3)]
NEW_A, NEW_B, NEW_C = [hosted.contribution(seat, 2) for seat in range(3)]


def started(*kinds: str) -> Sheet:
    """Everybody has pledged, and the table is started."""
    sheet = hosted.table(*kinds)
    hosted.pledge(sheet, *[seat for seat, kind in enumerate(kinds) if kind == "person"])
    hosted.act(sheet, acts.Start())
    return sheet


def test_pledges_are_published_at_the_start_and_contributions_when_all_are_open() -> None:
    sheet = hosted.table("person", "random", "person")
    hosted.pledge(sheet, 0, 2)
    assert published(sheet) == []
    hosted.act(sheet, acts.Start())
    assert published(sheet) == [Round(pledges(A, None, C), None)]
    hosted.open(sheet, 2)
    assert published(sheet) == [Round(pledges(A, None, C), None)]
    hosted.open(sheet, 0)
    assert sheet.status == "playing"
    assert published(sheet) == [Round(pledges(A, None, C), [A, None, C])]
    assert sheet.table is not None
    assert sheet.table.seed == fairness.seed(hosted.SECRET, [A, None, C])


def test_after_the_start_no_pledge_changes() -> None:
    sheet = started("person", "person")
    with pytest.raises(NotNow):
        hosted.act(sheet, acts.Pledge(0, "0" * 64))


def test_a_bot_pledges_nothing() -> None:
    with pytest.raises(NotNow):
        hosted.act(hosted.table("person", "random"), acts.Pledge(1, "0" * 64))


def test_a_pledge_that_is_not_opened_voids_the_round_and_only_the_others_contribute_again() -> None:
    sheet = started("person", "person", "person")
    hosted.open(sheet, 0, 2)
    hosted.act(sheet, sheet.expired())
    assert sheet.status == "starting"
    void = Round(pledges(A, B, C), [A, None, C])
    assert published(sheet) == [void]
    with pytest.raises(NotNow):
        hosted.act(sheet, acts.Pledge(1, fairness.pledge(NEW_B)))
    with pytest.raises(NotNow):
        hosted.act(sheet, acts.Open(0, A))
    hosted.pledge(sheet, 0, round=2)
    assert published(sheet) == [void], "one is still waited for"
    hosted.pledge(sheet, 2, round=2)
    assert published(sheet) == [void, Round(pledges(NEW_A, None, NEW_C), None)]
    hosted.open(sheet, 0, 2, round=2)
    assert sheet.table is not None
    assert sheet.table.seed == fairness.seed(hosted.SECRET, [NEW_A, None, NEW_C])
    hosted.play(sheet, 1)
    found = sheet.record(["a", "b", "c"]).header["meta"]["fairness"]
    assert [one["contributions"] for one in found["rounds"]] == [[A, None, C], [NEW_A, None, NEW_C]]


def test_who_does_not_pledge_again_in_time_is_not_waited_for() -> None:
    sheet = started("person", "person", "person")
    hosted.open(sheet, 0, 2)
    hosted.act(sheet, sheet.expired())
    hosted.pledge(sheet, 2, round=2)
    hosted.act(sheet, sheet.expired())
    assert published(sheet)[1:] == [Round(pledges(None, None, NEW_C), None)]
    hosted.open(sheet, 2, round=2)
    assert sheet.status == "playing"


def test_who_never_pledged_is_not_waited_for_in_a_new_round_but_may_pledge() -> None:
    sheet = hosted.table("person", "person", "person")
    hosted.pledge(sheet, 0, 1)
    hosted.act(sheet, acts.Start())
    hosted.open(sheet, 0)
    hosted.act(sheet, sheet.expired())
    hosted.pledge(sheet, 2, round=2)
    hosted.pledge(sheet, 0, round=2)
    assert published(sheet)[1:] == [Round(pledges(NEW_A, None, NEW_C), None)]


def test_where_nobody_opens_cards_are_dealt_without_contributions() -> None:
    sheet = started("person", "person", "random")
    hosted.act(sheet, sheet.expired())
    assert sheet.status == "playing"
    assert [one.contributions for one in published(sheet)] == [[None] * 3, [None] * 3]


def test_there_are_at_most_as_many_void_rounds_as_people() -> None:
    """However they play it: in each void round another seat loses its voice."""
    for choice in range(20):
        dice = random.Random(choice)
        sheet = started("person", "person", "random", "person")
        number = 1
        while sheet.status == "starting":
            if sheet.published:
                hosted.open(
                    sheet, *[n for n, one in enumerate(sheet.seats) if one.pledge and dice.random() < 0.5], round=number
                )
                if sheet.status == "starting":
                    hosted.act(sheet, sheet.expired())
                    number += 1
            else:
                willing = [n for n, one in enumerate(sheet.seats) if one.person and not one.unopened]
                hosted.pledge(sheet, *dice.sample(willing, len(willing)), round=number)
                if not sheet.published:
                    hosted.act(sheet, sheet.expired())
        assert len(sheet.void) <= 3


@pytest.mark.parametrize("how", [resigning, standing_in])
def test_who_leaves_while_contributions_are_opened_does_not_choose_a_deal_by_that(how: object) -> None:
    sheet = started("person", "person", "person")
    hosted.open(sheet, 0)
    assert callable(how)
    hosted.act(sheet, *how(sheet, "person-1"))
    hosted.open(sheet, 2)
    assert sheet.table is None
    hosted.act(sheet, sheet.expired())
    hosted.pledge(sheet, 0, 2, round=2)
    hosted.open(sheet, 0, 2, round=2)
    assert sheet.status == "playing"
    assert sheet.seats[1].by_bot


def test_a_table_that_0_1_has_dealt_without_a_contribution_is_as_it_was() -> None:
    sheet = started("person", "person")
    sheet.fold(acts.Open(0, A))
    sheet.fold(acts.Deal())
    assert sheet.table is not None
    assert sheet.table.seed == fairness.seed(hosted.SECRET, [A, None])
    assert published(sheet) == [Round(pledges(A, B), [A, None])]


# -- over the wire

QUICK = "from klabauter.server.tables import sheet; sheet.OPENING = 300"


def test_a_round_is_repeated_before_everybodys_eyes_and_the_proof_tells_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, patch=QUICK) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.create("jolly-und-roger", ["me", "open"])
        ben.join(table)
        first, second = anna.sit(table), ben.sit(table)
        first.pledge()
        second.pledge()
        assert first.ask("pledge", hash="0" * 64)["code"] == "already-pledged"
        first.pledge()  # sent again it is the same
        first.do("start")
        assert "contributions" in first.wait(lambda state: "rounds" in state["table"])["table"]["rounds"][0]
        first.do("open", text=first.contribution)
        for device in (first, second):
            void = device.wait(lambda state: state["table"].get("rounds", [{}])[0].get("contributions"))
            assert void["table"]["rounds"][0]["contributions"] == [first.contribution, None]
        assert second.ask("pledge", hash="0" * 64)["code"] == "not-now"
        first.contribution = "9" * 64
        first.pledge()
        first.do("open", text=first.contribution)
        for device in (first, second):
            now = device.wait(lambda state: state["table"]["status"] == "playing")
            assert now["table"]["rounds"][1]["contributions"] == ["9" * 64, None]
        assert anna.http.get(f"/api/tables/{table}/proof").json()["code"] == "not-now"
        played_out([first, second], random.Random(1).choice)
        record = anna.http.get(f"/api/tables/{table}/record").text
        answer = ben.http.get(f"/api/tables/{table}/proof")
    assert answer.headers["content-type"] == "application/json"
    data = answer.json()
    assert (data["bots"], len(data["rounds"])) == ([], 2)
    assert data["moves"] == [list(entry) for entry in klabauter.Record.loads(record).entries]
    kept = {
        "format": "klabauter receipt", "version": 1, "table": table, "commitment": first.state["table"]["commitment"],
        "bots": [], "rounds": first.state["table"]["rounds"], "own": [], "seat": 0, "events": first.events,
    }  # fmt: skip
    (tmp_path / "receipt.json").write_text(json.dumps(kept), "utf-8")
    for name, text in (("game.klab", record), ("proof.json", answer.text)):
        (tmp_path / name).write_text(text, "utf-8")
        arguments = [str(tmp_path / name), "--receipt", str(tmp_path / "receipt.json"), "--lang", "en"]
        assert main(["verify", *arguments]) == 0
        assert "seat 2 did not open" in " ".join(capsys.readouterr().out.split())


def test_there_is_time_to_open_and_to_pledge_again() -> None:
    sheet = started("person", "person")
    sheet.since = 1000
    assert sheet.deadline == 1000 + sheets.OPENING
    hosted.open(sheet, 0)
    sheet.fold(sheet.expired(), uptime=2000)
    assert sheet.deadline == 2000 + sheets.PLEDGING
