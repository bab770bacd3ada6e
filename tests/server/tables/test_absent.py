"""People who are not there: a bot plays for them until they take over again, and the host can remind them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from klabauter.kernel.record import Record
from klabauter.server.tables import acts, game_cache, serialize
from klabauter.server.tables.acts import Made
from klabauter.server.tables.sheet import Sheet
from tests.server.players import Device, Person, RefusedError, Server, played_out, serving
from tests.server.test_care import later
from tests.server.test_notify import Mailbox, confirm, letter, mailbox, mailing
from tests.server.test_people import ten_minutes_pass

__all__ = ["mailbox"]  # a fixture


def begun(server: Server, **more: Any) -> tuple[Person, Person, str, Device]:
    """A game that waits for Ben, who has not come; Anna is the host."""
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"], options={"start": 1}, **more)
    ben.join(table)
    device = anna.sit(table, lang="en")
    device.do("start")
    device.wait(lambda state: "prompt" in state)
    return anna, ben, table, device


def gone(server: Server, person: Person) -> None:
    later(server, f"UPDATE people SET seen_uptime = seen_uptime - 100000 WHERE id = '{person.id}'")


def stand_in(host: Person, table: str, seat: int = 1) -> Any:
    return host.http.post(f"/api/tables/{table}/seats/{seat}/stand-in")


def test_the_host_lets_a_bot_play_for_an_absent_person_who_takes_over_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben, table, first = begun(server)
        before = len(first.events)
        gone(server, ben)
        assert stand_in(anna, table).status_code == 204
        first.reach(1)
        assert first.state["table"]["seats"][1]["away"]
        made = first.events[before:]
        assert made
        assert {event["stand_in"] for event in made} == {1}
        assert made[0]["text"].endswith("(Bot for Ben)")
        assert not any("stand_in" in event for event in first.events[:before])

        second = ben.sit(table)
        assert second.state["table"]["seats"][1]["away"]
        second.do("back")
        second.wait(lambda state: "away" not in state["table"]["seats"][1])
        first.play(first.state["prompt"]["moves"][0]["move"])
        own = len(first.events)
        played_out([first, second], lambda moves: moves[0])
        assert not any("stand_in" in event for event in second.events[own:])

        server.kill()  # who made a move follows from what is kept
        server.start()
        again = anna.sit(table, lang="en")
        assert again.events == first.events
        record = Record.loads(anna.http.get(f"/api/tables/{table}/record").text)
        assert record.header["meta"]["bot-moves"] == [0]


def test_a_person_whose_bot_decides_has_nothing_to_choose() -> None:
    setting = game_cache.game("jolly-und-roger", 2, {"start": 1}, {}).setting
    made = Made(
        "jolly-und-roger",
        setting.version,
        setting.seats,
        setting.options,
        setting.own,
        setting.fingerprint,
        host="anna",
        access="link",
        memory="none",
        chat=True,
        spectators=True,
    )
    sheet = Sheet("t", "0" * 64)
    sheet.fold(acts.Create(made))
    for act in (acts.Sit(0, "anna"), acts.Sit(1, "ben"), acts.Start(), acts.Deal()):
        sheet.fold(act)

    def offered() -> object:
        found = serialize.state(sheet, 1, 0, serialize.table_info(sheet, ["Anna", "Ben"], 0), None)
        assert found.prompt is not None
        return found.prompt.moves

    assert offered()
    sheet.fold(acts.StandIn(1))
    assert offered() is None
    sheet.fold(acts.Return(1))
    assert offered()


def test_only_the_host_only_for_absent_people_and_only_without_a_clock(server: Server) -> None:
    anna, ben, table, _ = begun(server)
    assert stand_in(ben, table, 0).json()["code"] == "not-the-host"
    assert stand_in(anna, table).json()["code"] == "not-absent"
    assert stand_in(anna, table, 0).json()["code"] == "not-found"  # oneself
    assert stand_in(anna, table, 7).json()["code"] == "not-found"
    gone(server, ben)
    assert stand_in(anna, table).status_code == 204
    assert stand_in(anna, table).json()["code"] == "not-now"
    anna, ben, table, _ = begun(server, clock={"move": 300})
    gone(server, ben)
    assert stand_in(anna, table).json()["code"] == "not-now"


def test_who_is_connected_and_decides_nothing_for_ten_minutes_counts_as_absent(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben, table, _ = begun(server)
        server.kill()
        ten_minutes_pass(server)
        server.start()
        ben.sit(table)
        assert stand_in(anna, table).status_code == 204


def test_at_one_device_every_seat_is_taken_back_by_its_number(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open", "open"])
    ben.join(table, seat=1)
    ben.join(table, seat=2)
    anna.sit(table).do("start")
    gone(server, ben)
    for seat in (1, 2):
        assert stand_in(anna, table, seat).status_code == 204
    device = ben.sit(table, seat=1)
    device.do("back", seat=2)
    device.wait(lambda state: [bool(seat.get("away")) for seat in state["table"]["seats"]] == [False, True, False])
    with pytest.raises(RefusedError, match="not-your-seat"):
        device.do("back", seat=0)


def test_a_reminder_goes_out_once_in_a_while_and_the_host_learns_whether(tmp_path: Path, mailbox: Mailbox) -> None:
    with serving(tmp_path, **mailing(mailbox), KLABAUTER_LIMITS="1") as server:
        anna, ben, clara = [Person(server, name) for name in ("Anna", "Ben", "Clara")]
        new = {"login": "ben", "password": "long enough", "mail": "ben@example.org"}
        assert ben.http.post("/api/register", json=new).status_code == 201
        confirm(mailbox, ben)
        assert ben.http.put("/api/me/notify", json={"mail": True}).status_code == 200
        table = anna.create("port-royal", ["me", "open", "open"])
        ben.join(table)
        clara.join(table)
        remind = f"/api/tables/{table}/seats/%d/remind"
        assert clara.http.post(remind % 1).json()["code"] == "not-the-host"
        assert anna.http.post(remind % 2).json() == {"sent": False}  # Clara wants no messages
        assert anna.http.post(remind % 1).json() == {"sent": True}
        mail = letter(mailbox)
        assert f"https://k.example/t/{table}" in mail
        assert "Subject: Your table is waiting for you" in mail
        again = anna.http.post(remind % 1)
        assert (again.status_code, again.json()["code"]) == (429, "too-many")
        assert len(mailbox.letters) == 2
