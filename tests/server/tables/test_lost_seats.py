"""Somebody who lost a seat, a key or the right to look sees and plays nothing any more, on no connection."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.players import PATIENCE, Device, Person, RefusedError, Server, serving
from tests.server.test_care import account, later

SOON = "from klabauter.server.tables import sheet; sheet.LINK_DELAY = sheet.LINK_DELAY_WITHOUT_CLOCK = 0"


def refused_after_end(device: Device) -> str:
    """Read until the server closes the connection; the code of its refusal when the device comes back."""
    with pytest.raises(ConnectionClosed):
        device.wait(lambda state: False)
    assert all([message["type"] != "problem" for message in device.received])
    with pytest.raises(RefusedError) as refused:
        Device(device.server, device.table, **device.hello)
    return str(refused.value.code)


class Bot:
    """A program on a seat, by hand."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        url = f"{person.server.url.replace('http', 'ws', 1)}/api/tables/{table}/bot"
        self.socket = person.server.guests.enter_context(connect(url, open_timeout=PATIENCE))
        self.say(type="sit", token=person.token, seat=seat)
        self.hello = self.hear()
        self.say(type="hello", protocol=self.hello["protocol"], name="Bot", version="1")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        return found


def test_a_player_who_left_a_seat_neither_sees_nor_plays_it(server: Server) -> None:
    anna, ben, clara = [Person(server, name) for name in ("Anna", "Ben", "Clara")]
    table = anna.create("port-royal", ["me", "open"])
    ben.join(table)
    left, bot = ben.sit(table), Bot(ben, table, 1)
    assert left.state["seat"] == 1
    assert ben.http.post(f"/api/tables/{table}/leave").status_code == 204
    assert bot.hear()["code"] == "not-your-seat"
    with pytest.raises(ConnectionClosed):
        bot.hear()
    clara.join(table)
    host, heir = anna.sit(table), clara.sit(table)
    host.do("start")
    for device in (host, heir, left):
        device.wait(lambda state: state["table"]["status"] == "playing")
    assert heir.state["seat"] == 1
    assert left.state["seat"] is None
    assert not left.state["view"]["private"]
    asked = [left.ask("resign"), left.ask("why", parts=[]), left.ask("hint"), left.ask("back", seat=1)]
    assert [answer["code"] for answer in asked] == ["not-your-seat"] * 4
    with pytest.raises(RefusedError, match="not-your-seat"):
        left.do("look", seat=1)


def test_a_seat_that_was_left_and_removed_stops_nobody(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open", "open"])
    ben.join(table, seat=2)
    left, host = ben.sit(table), anna.sit(table)
    assert ben.http.post(f"/api/tables/{table}/leave").status_code == 204
    assert anna.http.delete(f"/api/tables/{table}/seats").status_code == 204
    assert anna.http.post(f"/api/tables/{table}/seats/1/bot?level=sailor").status_code == 204
    host.do("start")
    for device in (host, left):
        device.wait(lambda state: state["table"]["status"] == "playing")


def test_somebody_who_sits_down_sees_the_seat_at_once(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open"])
    watching = ben.sit(table)
    assert watching.state["seat"] is None
    ben.join(table)
    assert watching.wait(lambda state: state["seat"] is not None)["seat"] == 1


@pytest.mark.parametrize(
    ("options", "code"),
    [({"spectators": False}, "no-spectators"), ({"access": "password", "password": "grog"}, "wrong-password")],
)
def test_where_others_may_not_look_nor_may_those_who_left(server: Server, options: dict[str, Any], code: str) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open"], **options)
    ben.join(table, password="grog")
    left = ben.sit(table)
    ben.http.post(f"/api/tables/{table}/leave")
    assert refused_after_end(left) == code


def test_a_new_password_ends_every_other_way_in(server: Server) -> None:
    anna, ben = account(server, "anna-moves"), Person(server, "Ben")
    table = ben.create("port-royal", ["me", "open"])
    link = anna.join(table)
    feed = anna.http.post("/api/me/feed").json()["link"]
    other = Person(server)
    token = other.http.post("/api/sign-in", json={"login": "anna-moves", "password": "long enough"}).json()["token"]
    here, there, linked = [Device(server, table, token=one) for one in (anna.token, token, link["token"])]
    assert anna.http.get(feed).status_code == 200
    passwords = {"old": "long enough", "new": "longer than that"}
    assert anna.http.post("/api/me/password", json=passwords).status_code == 204
    assert refused_after_end(there) == refused_after_end(linked) == "who-are-you"
    assert anna.http.get(feed).status_code == 404
    assert here.ask("ping")["type"] == "done"


def test_signing_out_one_device_ends_its_connections_and_no_others(server: Server) -> None:
    anna = account(server, "anna-two")
    other = Person(server)
    token = other.http.post("/api/sign-in", json={"login": "anna-two", "password": "long enough"}).json()["token"]
    table = anna.create("port-royal", ["me", "sailor"])
    here, there = Device(server, table, token=anna.token), Device(server, table, token=token)
    signed_out = other.http.post("/api/sign-out", headers={"authorization": f"Bearer {token}"})
    assert signed_out.status_code == 204
    assert refused_after_end(there) == "who-are-you"
    assert here.ask("ping")["type"] == "done"


def test_a_ban_by_another_process_ends_connections_with_the_next_move(server: Server) -> None:
    """Nobody tells the server: it reads whose keys are good together with what it keeps."""
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "sailor"])
    watching, host = ben.sit(table), anna.sit(table)
    later(server, f"UPDATE people SET banned = 1 WHERE id = '{ben.id}'")
    host.do("start")
    assert refused_after_end(watching) == "banned"
    assert all([message.get("table", {}).get("status") != "playing" for message in watching.received])


def test_a_host_cannot_take_a_seat_from_a_guest_alone(server: Server) -> None:
    anna, ben, clara = [Person(server, name) for name in ("Anna", "Ben", "Clara")]
    two = anna.create("port-royal", ["me", "open"])
    three = anna.create("port-royal", ["me", "open", "open"])
    ben.join(two)
    for person in (ben, clara):
        person.join(three)
    assert anna.http.post(f"/api/tables/{three}/seats/1/link").json()["code"] == "not-now"
    for table in (two, three):
        anna.sit(table).do("start")
    assert anna.http.post(f"/api/tables/{three}/seats/1/link").json()["code"] == "not-absent"
    later(server, "UPDATE people SET seen_uptime = seen_uptime - 600000")
    assert ben.http.post(f"/api/tables/{three}/host").status_code == 204
    assert ben.http.post(f"/api/tables/{three}/seats/1/link").json()["code"] == "not-now"
    later(server, "UPDATE people SET seen_uptime = seen_uptime - 600000")
    assert anna.http.post(f"/api/tables/{two}/seats/1/link").json()["code"] == "nobody-to-agree"
    for _ in range(2):
        asked = ben.http.post(f"/api/tables/{three}/seats/0/link")
        assert (asked.status_code, asked.text) == (202, "null")
    assert clara.http.post(f"/api/tables/{three}/seats/0/link/agree", json={"agree": True}).status_code == 204
    assert ben.http.post(f"/api/tables/{three}/seats/0/link").status_code == 202  # a day has not passed


def test_a_guest_who_lost_the_link_gets_another_when_everybody_agrees(tmp_path: Path) -> None:
    with serving(tmp_path, patch=SOON) as server:
        anna, ben, clara, dora = [Person(server, name) for name in ("Anna", "Ben", "Clara", "Dora")]
        table = anna.create("port-royal", ["me", "open", "open", "open"])
        old = ben.join(table)
        for person in (clara, dora):
            person.join(table)
        anna.sit(table).do("start")
        lost, others = Device(server, table, token=old["token"]), [clara.sit(table), dora.sit(table)]
        lost.close()
        asking, agreeing = f"/api/tables/{table}/seats/1/link", f"/api/tables/{table}/seats/1/link/agree"
        later(server, "UPDATE people SET seen_uptime = seen_uptime - 600000")
        assert anna.http.post(asking).status_code == 202
        assert others[0].wait(lambda state: state["table"]["seats"][1].get("link"))["table"]["seats"][1]["link"][
            "missing"
        ] == [2, 3]
        assert ben.http.post(agreeing, json={"agree": True}).json()["code"] == "not-now"
        assert dora.http.post(agreeing, json={"agree": False}).status_code == 204
        assert clara.http.post(agreeing, json={"agree": True}).json()["code"] == "not-now"
        assert anna.http.post(asking).status_code == 202
        for person in (clara, dora):
            assert anna.http.post(asking).status_code == 202
            assert person.http.post(agreeing, json={"agree": True}).status_code == 204
        link = anna.http.post(asking)
        assert link.status_code == 201
        assert others[1].wait(lambda state: state["table"]["seats"][1].get("relinked"))
        with pytest.raises(RefusedError, match="who-are-you"):
            Device(server, table, token=old["token"])
        assert Device(server, table, token=link.json()["token"]).state["seat"] == 1


def test_a_guest_who_comes_back_keeps_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path, patch=SOON) as server:
        anna, ben, clara = [Person(server, name) for name in ("Anna", "Ben", "Clara")]
        table = anna.create("port-royal", ["me", "open", "open"])
        for person in (ben, clara):
            person.join(table)
        anna.sit(table).do("start")
        later(server, "UPDATE people SET seen_uptime = seen_uptime - 600000")
        asking = f"/api/tables/{table}/seats/1/link"
        assert anna.http.post(asking).status_code == 202
        assert clara.http.post(f"{asking}/agree", json={"agree": True}).status_code == 204
        ben.sit(table)
        assert anna.http.post(asking).json()["code"] == "not-absent"


def test_a_move_with_a_key_that_another_process_revoked_is_not_kept(server: Server) -> None:
    anna = Person(server)
    table = anna.create("port-royal", ["me", "me"], options={"start": 0})
    device, other = anna.sit(table, seat=0), Device(server, table, token=anna.seat_token, seat=0)
    device.do("start")
    device.wait(lambda state: "prompt" in state)
    later(server, f"DELETE FROM keys WHERE person = '{anna.id}' AND kind = 'session'")
    device.socket.send(json.dumps({"type": "play", "move": device.state["prompt"]["moves"][0]["move"], "at": 0}))
    assert refused_after_end(device) == "who-are-you"
    assert other.ask("look", seat=0)["type"] == "done"
    assert other.state["at"] == 0
