"""Whatever exceeds its budget of CPU time is stopped: a table is set aside, components are refused; others go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from klabauter.games import make
from klabauter.server import trial
from klabauter.server.bot_worker import think
from klabauter.server.bots import hint_question, question
from klabauter.server.tables import acts
from klabauter.server.tables.acts import Made
from klabauter.server.tables.sheet import Sheet
from klabauter.server.work import Processes
from tests.server.players import Device, Person, RefusedError, play_on, serving
from tests.server.test_admin import promoted

# A version in which moves at one table take long to fold.
SLOW = """
from klabauter.server.tables import service
from klabauter.server.tables.sheet import Sheet
from tests.server.jobs import burn
service.LOADING, service.ACTING = 0.1, 0.05
move = Sheet._move
def slow_move(self, act, uptime):
    if self.id == "{table}":
        burn(0.06)
    move(self, act, uptime)
Sheet._move = slow_move
"""
HEAVY = """
from klabauter.server import trial
from tests.server import jobs
trial.try_components, trial.TRIAL = jobs.endless, 0.2
"""
OWN = {"purse": {"start": 4}}


def begun(person: Person) -> Device:
    table = person.create("port-royal", ["me", "me"], options={"start": 0})
    device = person.sit(table, seat=0)
    device.do("start")
    device.asked(0)
    return device


def play(person: Person, table: str, moves: int = 1) -> None:
    """Make moves at a table of two seats, both of which are this person's."""
    play_on([person.sit(table, seat=seat) for seat in range(2)], lambda moves: moves[0], moves)


def test_a_table_that_takes_too_long_to_load_is_set_aside_and_no_other(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        boss = promoted(server, "boss")
        heavy, light = begun(boss).table, begun(boss).table
        for table in (heavy, light):
            play(boss, table, 4)
    with serving(tmp_path, patch=SLOW.format(table=heavy)) as server:
        boss.move_to(server)
        for lang, word in (("en", "operator of this server was informed"), ("de", "Betreiber dieses Servers")):
            answer = boss.http.get(f"/api/tables/{heavy}", headers={"accept-language": lang})
            assert (answer.status_code, answer.json()["code"]) == (409, "set-aside")
            assert word in answer.json()["message"]
        with pytest.raises(RefusedError, match="set-aside"):
            boss.sit(heavy)
        play(boss, light)
        aside = boss.http.get("/api/admin").json()["aside"]
        assert [(one["id"], one["why"]) for one in aside] == [
            (heavy, "OverBudget: This takes too much computing time and was stopped.")
        ]
        assert f"table {heavy} cannot be loaded and is set aside" in server.log.read_text("utf-8")
    with serving(tmp_path) as server:  # with a version that is quicker again
        boss.move_to(server)
        play(boss, heavy)


def test_a_table_that_takes_too_long_while_it_is_played_is_set_aside_and_its_players_are_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server)
        heavy = anna.create("port-royal", ["me", "me"], options={"start": 0})
    with serving(tmp_path, patch=SLOW.format(table=heavy)) as server:
        anna.move_to(server)
        light, device = begun(anna), anna.sit(heavy, seat=0, lang="de")
        device.do("start")
        device.asked(0)
        device.play(device.state["prompt"]["moves"][0]["move"])  # it is kept
        assert "Betreiber dieses Servers" in device.until("problem")["message"]
        with pytest.raises(ConnectionClosed):
            device.read()
        with pytest.raises(RefusedError, match="set-aside"):
            anna.sit(heavy)
        play(anna, light.table)
    with serving(tmp_path) as server:
        anna.move_to(server)
        assert anna.sit(heavy, seat=0).state["at"] == 1


def test_components_that_take_too_long_are_refused_and_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, patch=HEAVY) as server:
        anna = Person(server)
        device = begun(anna)
        table = {"game": "port-royal", "seats": ["me", "me"], "components": OWN}
        check = {"seats": 2, "components": "[purse]\nstart = 4"}
        for lang, word in (("en", "computing time"), ("de", "Rechenzeit")):
            head = {"accept-language": lang}
            made = anna.http.post("/api/tables", json=table, headers=head)
            checked = anna.http.post("/api/games/port-royal/figures", json=check, headers=head)
            for item in (made, checked):
                assert (item.status_code, item.json()["code"]) == (400, "heavy-components")
                assert word in item.json()["message"]
        play(anna, device.table)
        anna.create("port-royal", ["me", "me"])  # nothing of one's own needs no trial


def test_a_trial_plays_a_game_and_finds_decisions_that_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    request = msgspec.msgpack.encode(trial.CustomGame("port-royal", 2, {}, "[purse]\nstart = 4"))
    bad = msgspec.msgpack.encode(trial.CustomGame("port-royal", 2, {}, "[purse]\nstart = 4000"))
    assert trial.try_components(request) == trial.FINE
    monkeypatch.setattr(trial, "STEP", 0.0)
    assert trial.try_components(request) == trial.HEAVY
    assert trial.try_components(bad) == trial.FINE  # the server says what is wrong with them


def test_nobody_makes_a_table_heavy_by_changing_their_mind_again_and_again(tmp_path: Path) -> None:
    few = "from klabauter.server.tables import service; service.MOST_ACTS = 12"
    with serving(tmp_path, patch=few) as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
        device = anna.sit(table, seat=0, lang="en")
        device.do("start")
        device.asked(0)
        found = [device.ask("agree-end", agree=n % 2 == 0) for n in range(12)][-1]
        assert found["code"] == "too-many-acts"
        assert "played to its end" in found["message"]
        play(anna, table)
        device.reach(1)
        assert device.ask("undo", at=device.state["at"])["code"] == "too-many-acts"
        device.do("resign")
        device.wait(lambda state: state["table"]["status"] == "over")


def test_bots_and_hints_are_asked_with_the_components_of_the_table() -> None:
    """Also where a later version has corrected them: then all that the table was made with are kept."""
    corrected = make("port-royal", 2, {}, OWN).setting
    made = Made(
        "port-royal", corrected.version, 2, corrected.options, {}, corrected.fingerprint, "anna", "link", "none",
        True, True, hints=True,
    )  # fmt: skip
    sheet = Sheet("t", "0" * 64, corrected.components)
    first: list[acts.AnyAct] = [acts.Create(made), acts.Sit(0, "anna"), acts.SetBot(1, "sailor")]
    for act in (*first, acts.Start(), acts.Deal()):
        sheet.fold(act)
    seat = sheet.turn
    asked = hint_question(sheet, 0, "anna") if seat == 0 else question(sheet, "anna", 0)
    assert asked is not None
    assert asked.components["purse"]["start"] == 4
    assert make(asked.game, asked.seats, asked.options, asked.components, asked.rules) is sheet.game

    async def run() -> None:
        processes = Processes(1, 1)
        assert await processes.run(think, msgspec.msgpack.encode(asked), 60.0)
        processes.close()

    asyncio.run(run())
