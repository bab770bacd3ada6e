"""Hints at tables: against bots always, among people if the table agreed and everybody sees it; from a view only."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import klabauter
from klabauter import bots
from klabauter.api import beginning
from klabauter.bots.hints import hints
from klabauter.kernel import fairness
from klabauter.wire import play as wire
from tests.server.players import TIME_STANDS_STILL, Device, Person, Process, Server, serving
from tests.server.services import valkey
from tests.server.tables.test_secrets import Truth, check

HINTS = {"type", *wire.Hints.__struct_fields__}
ADVICE = set(wire.Hint.__struct_fields__)
REASON = set(wire.Remark.__struct_fields__)


def pair(server: Server, **args: Any) -> tuple[Device, Device]:
    """Two people at a table, the first one asked."""
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"], options={"start": 0}, **args)
    ben.join(table)
    devices = anna.sit(table), ben.sit(table)
    devices[0].do("start")
    for device in devices:
        device.wait(lambda state: "prompt" in state)
    return devices


def test_alone_against_bots_there_are_hints_in_words(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "random"], options={"start": 0})
    device = anna.sit(table, lang="de")
    device.do("start")
    device.wait(lambda state: "prompt" in state)
    assert device.state["hints"]
    found = device.do("hint")
    possible = {choice["move"]: choice["text"] for choice in device.state["prompt"]["moves"]}
    assert found["at"] == device.state["at"]
    assert 1 <= len(found["moves"]) <= 3
    for one in found["moves"]:
        assert one["text"] == possible[one["move"]]
        assert 0 <= one["share"] <= 1
        assert one["estimate"].endswith("von 100 Partien")
        assert one["reasons"]
        assert all(reason["text"] and reason["rule"] for reason in one["reasons"])
    device.play(found["moves"][0]["move"])


def test_quick_hints_come_at_once_and_are_many(server: Server) -> None:
    anna = Person(server)
    device = anna.sit(anna.create("jolly-und-roger", ["me", "random"], options={"start": 0}))
    device.do("start")
    device.wait(lambda state: "prompt" in state)
    for _ in range(7):  # of the others there are six at once
        device.do("hint", quick=True)
    found = device.do("hint", quick=True)
    assert found["moves"][0]["reasons"]
    device.play(found["moves"][0]["move"])


def test_among_people_there_are_none(server: Server) -> None:
    first, second = pair(server)
    assert "hints" not in first.state
    assert "hints" not in first.state["table"]
    refused = first.ask("hint")
    assert (refused["type"], refused["code"]) == ("problem", "no-hints")
    assert "bots alone" in refused["message"]
    assert second.ask("hint")["code"] == "no-hints"
    second.do("resign")
    assert first.ask("hint")["code"] == "not-now"


def test_a_person_whose_seat_a_bot_keeps_is_still_a_person(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open", "random"], options={})
    ben.join(table)
    first, second = anna.sit(table), ben.sit(table)
    first.do("start")
    second.do("resign")
    first.wait(lambda state: state["table"]["seats"][1].get("resigned"))
    assert "hints" not in first.state
    assert first.ask("hint")["code"] == "no-hints"


def test_two_seats_in_one_place_are_two_people(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
    device = anna.sit(table, seat=0)
    device.do("start")
    assert device.ask("hint")["code"] == "no-hints"


def test_a_table_agrees_when_it_is_made_and_everybody_sees_it(server: Server) -> None:
    first, second = pair(server, hints=True, access="open")
    spectator = Device(server, first.table)
    for device in (first, second, spectator):
        assert device.state["table"]["hints"] is True
    assert "hints" not in spectator.state
    running = httpx_get(server, "/api/tables?running=true")["tables"]
    assert [one["hints"] for one in running if one["id"] == first.table] == [True]
    assert second.ask("hint")["code"] == "not-now"  # not asked
    assert spectator.ask("hint")["code"] == "not-your-seat"
    first.do("hint")
    assert not any(item["type"] == "hints" for item in [*second.received, *spectator.received])
    first.do("resign")
    assert first.ask("hint")["code"] == "not-now"
    again = Person(server)
    assert again.http.post(f"/api/tables/{first.table}/rematch").json()["code"] == "not-your-seat"


def httpx_get(server: Server, path: str) -> Any:
    return Person(server).http.get(path).json()


def test_a_rematch_keeps_what_was_agreed(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], hints=True)
    device = anna.sit(table, seat=0)
    device.do("start")
    device.do("resign")
    again = anna.http.post(f"/api/tables/{table}/rematch").json()["table"]
    assert anna.http.get(f"/api/tables/{again}").json()["hints"] is True


def test_hints_come_from_what_the_seat_may_know(server: Server) -> None:
    """Every byte is checked as in test_secrets; and the same hint is made again from the seat's own view alone."""
    people = [Person(server, f"P{n}") for n in range(3)]
    table = people[0].create("mutinies", ["me", "open", "open"], hints=True)
    for person in people[1:]:
        person.join(table)
    devices = [person.sit(table) for person in people]
    devices[0].do("start")
    for device in devices:
        device.wait(lambda state: "prompt" in state)
    for _ in range(3):
        seat, at = devices[0].state["prompt"]["seat"], devices[0].state["at"]
        devices[seat].reach(at)
        found = devices[seat].do("hint")
        assert devices[(seat + 1) % 3].ask("hint")["code"] == "not-now"
        devices[seat].play(found["moves"][-1]["move"])
        devices[0].reach(at + 1)
    for device in devices:
        device.do("agree-end")
    for device in devices:
        device.wait(lambda state: state["table"]["status"] == "over")
    record = klabauter.Record.loads(people[0].http.get(f"/api/tables/{table}/record").text)
    truth = Truth(record, [0, 1, 2])
    game, seed = beginning(record).game, fairness.bot_seed(record.header["meta"]["fairness"]["secret"])
    asked = 0
    for seat, device in enumerate(devices):
        advices = [found for found in device.received if found["type"] == "hints"]
        device.received = [found for found in device.received if found["type"] != "hints"]
        assert check(device, truth, "none") > 2
        for found in advices:
            assert set(found) <= HINTS
            assert all(set(one) <= ADVICE for one in found["moves"])
            assert all(set(reason) <= REASON for one in found["moves"] for reason in one["reasons"])
            known = truth.at[found["at"]][seat]
            moves = [move for text in known["moves"] if (move := game.lexicon.find(text)) is not None]
            bot = bots.make(bots.levels()[-1], f"{seed}/hints {seat}")
            again = [one.data(game.names) for one in hints(bot, bots.Ask(game, seat, known["view"], moves, []))]
            bare = [(one["move"]["move"], one["share"], one["remarks"]) for one in json.loads(json.dumps(again))]
            assert [(one["move"], one["share"], one["reasons"]) for one in found["moves"]] == bare
            asked += 1
    assert asked == 3


def test_hints_are_rationed(tmp_path: Path) -> None:
    with serving(tmp_path, KLABAUTER_LIMITS="0.2", patch=TIME_STANDS_STILL) as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "random"], options={"start": 0})
        device = anna.sit(table)
        device.do("start")
        device.wait(lambda state: "prompt" in state)
        device.do("hint")
        for again in (device, anna.sit(table)):  # another device is the same person
            assert again.ask("hint")["code"] == "too-many"


def test_hints_and_talk_by_way_of_redis(tmp_path: Path) -> None:
    """Two server processes; hints are thought about by a third one, and as long as there is none, that is said."""
    with valkey() as redis:
        database, given = f"sqlite:///{tmp_path / 'server.db'}", ("--redis", redis, "--bots", "0")
        one = Server(database, *given, log=tmp_path / "one", KLABAUTER_PATIENCE="1")
        two = Server(database, *given, log=tmp_path / "two", KLABAUTER_PATIENCE="60")
        first, _ = pair(one, hints=True)
        assert first.ask("hint")["code"] == "busy"
        worker = Process("worker", "--lang", "en", "--redis", redis, "--bots", "1", log=tmp_path / "worker")
        assert Device(two, first.table, token=first.hello["token"]).do("hint")["moves"]
        talk_between(one, two)
        for process in (worker, two, one):
            process.stop()


def talk_between(one: Server, two: Server) -> None:
    """What is said, renamed, removed and muted by way of one process is known in the other."""
    anna, ben = Person(one), Person(one, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    here, there = anna.sit(table), Device(two, table, token=ben.token)
    here.do("say", text="hello")
    line = there.until("said")
    assert (line["name"], line["text"]) == ("Anna", "hello")
    assert anna.http.patch("/api/me", json={"name": "Annabel"}).status_code == 200
    there.wait(lambda state: state["table"]["seats"][0]["name"] == "Annabel")
    assert ben.http.post("/api/me/blocks", json={"table": table, "seat": 0, "kind": "mute"}).status_code == 204
    assert ben.http.patch("/api/me", json={"name": "Benno"}).status_code == 200  # told after it, in this order
    there.wait(lambda state: state["table"]["seats"][1]["name"] == "Benno")
    here.do("say", text="unheard")
    assert anna.http.delete("/api/me").status_code == 204
    assert there.until("unsaid")["id"] == line["id"]
    assert "unheard" not in "".join(there.raw)
