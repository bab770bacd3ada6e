"""Care for people: their devices, their data, whom they want to meet, and how they leave without a trace."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed

from klabauter.server.store import schema
from tests.server.players import Device, Person, Server, serving
from tests.server.test_care import account


def test_a_device_is_signed_out_from_another_one(server: Server) -> None:
    anna = account(server, "anna-two")
    other = Person(server, "Phone")
    signed = other.http.post("/api/sign-in", json={"login": "anna-two", "password": "long enough"}).json()
    other.http.headers["authorization"] = f"Bearer {signed['token']}"
    devices = anna.http.get("/api/me/devices").json()
    assert sorted([one.get("here", False) for one in devices]) == [False, True]
    assert not any(anna.token in str(one) or signed["token"] in str(one) for one in devices)
    lost = next(one["id"] for one in devices if not one.get("here"))
    stranger = Person(server)
    for id in (lost, "%", lost[:8]):
        assert stranger.http.delete(f"/api/me/devices/{id}").status_code == 404
    assert anna.http.delete(f"/api/me/devices/{lost}").status_code == 204
    assert other.http.get("/api/me").status_code == 401
    assert len(anna.http.get("/api/me/devices").json()) == 1


def test_where_mail_goes_is_changed_with_the_password_only(server: Server) -> None:
    anna = account(server, "anna-mail")
    request = {"mail": "anna@example.org", "password": "wrong"}
    assert anna.http.put("/api/me/mail", json=request).json()["code"] == "wrong-password"
    assert anna.http.put("/api/me/mail", json={**request, "password": "long enough"}).status_code == 204
    assert anna.http.get("/api/me/notify").json() == {"unconfirmed": "anna@example.org"}
    assert anna.http.put("/api/me/mail", json={"mail": None, "password": "long enough"}).status_code == 204
    assert anna.http.get("/api/me/notify").json() == {}
    assert Person(server).http.put("/api/me/mail", json=request).status_code == 403


def test_somebody_is_renamed_exported_and_deleted(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    device, ben_device = anna.sit(table), ben.sit(table)
    ben_device.do("say", text="hello <b>")
    line = device.until("said")["id"]
    assert ben.http.patch("/api/me", json={"name": " Benno\n B. "}).json()["name"] == "Benno B."
    device.wait(lambda state: state["table"]["seats"][1]["name"] == "Benno B.")
    answer = ben.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["person"]["name"] == "Benno B."
    assert [one["text"] for one in found["chat"]] == ["hello <b>"]
    assert [seat["game_table"] for seat in found["seats"]] == [table]
    assert "password" not in found["person"]
    assert {key["kind"] for key in found["tokens"]} == {"session", "seat"}
    assert ben.token not in answer.text
    device.do("start")
    assert ben.http.delete("/api/me").status_code == 204
    assert device.until("unsaid")["id"] == line
    device.wait(lambda state: state["table"]["status"] == "over")  # nobody waits for somebody who is gone
    assert device.state["table"]["ending"] == "resigned"
    assert "name" not in device.state["table"]["seats"][1]
    with pytest.raises(ConnectionClosed):
        ben_device.until("never")
    assert "Benno" not in anna.http.get(f"/api/tables/{table}/record").text
    assert anna.sit(table).welcome["chat"] == []
    assert ben.http.get("/api/me").status_code == 401


def test_who_is_gone_takes_names_of_others_along_and_leaves_free_seats(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    played = anna.create("port-royal", ["me", "me", "open"], names={"0": "Aunt", "1": "Uncle"})
    ben.join(played)
    anna.sit(played, seat=0).do("start")
    device = ben.sit(played)
    waiting = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(waiting)
    assert "Uncle" in str(anna.http.get("/api/me/export").json()["seats"])
    assert anna.http.delete("/api/me").status_code == 204
    device.wait(lambda state: state["table"]["status"] == "over")
    assert ben.sit(waiting).welcome["host"]
    Person(server, "Clara").join(waiting, seat=0)
    answer = ben.http.get(f"/api/tables/{played}").text + ben.http.get(f"/api/tables/{played}/record").text
    assert "Ben" in answer
    assert not any(name in answer for name in ("Anna", "Aunt", "Uncle"))


def test_who_is_gone_while_contributions_are_opened_holds_nobody_up(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    first, second = anna.sit(table), ben.sit(table)
    first.pledge()
    second.pledge()
    first.do("start")
    first.wait(lambda state: state["table"]["status"] == "starting")
    assert ben.http.delete("/api/me").status_code == 204
    first.wait(lambda state: state["table"]["status"] == "over")
    assert first.state["table"]["ending"] == "resigned"


def test_who_is_muted_is_not_heard(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    first, second = anna.sit(table), ben.sit(table)
    first.do("say", text="hello Ben")
    assert second.until("said")["name"] == "Anna"
    assert ben.http.post("/api/me/blocks", json={"table": table, "seat": 0, "kind": "mute"}).status_code == 204
    first.do("say", text="hello again")
    third = ben.sit(table)
    assert third.welcome["chat"] == []
    first.do("say", text="and again")
    for device, heard in ((second, ["hello Ben"]), (third, [])):
        device.do("ping")
        assert [item["text"] for item in device.received if item["type"] == "said"] == heard


def test_a_spectator_can_be_muted_too_and_heard_again(server: Server) -> None:
    anna, rude = Person(server), Person(server, "Rude")
    table = anna.create("jolly-und-roger", ["me", "open"])
    device = Device(server, table, token=anna.seat_token)
    rude.sit(table).do("say", text="boo")
    line = device.until("said")["id"]
    anna.http.headers["authorization"] = f"Bearer {anna.seat_token}"  # by the link to the seat alone
    assert anna.http.post("/api/me/blocks", json={"table": table, "line": line, "kind": "mute"}).status_code == 204
    assert anna.http.post("/api/reports", json={"table": table, "line": line}).status_code == 204
    for nobody in ({"seat": 1}, {"seat": 15}, {"seat": 0}, {"line": 10**9}):
        assert anna.http.post("/api/me/blocks", json={"table": table, "kind": "mute", **nobody}).status_code == 404
    for wrong in ({}, {"seat": 0, "line": line}):
        assert anna.http.post("/api/me/blocks", json={"table": table, "kind": "mute", **wrong}).status_code == 400
    assert anna.sit(table).welcome["chat"] == []
    anna.http.headers["authorization"] = f"Bearer {anna.token}"
    muted = anna.http.get("/api/me/blocks").json()
    assert [(one["name"], one["kind"]) for one in muted] == [("Rude", "mute")]
    assert "boo" in str(anna.http.get("/api/me/export").json()["reports"])
    assert anna.http.delete(f"/api/me/blocks/{muted[0]['id']}").status_code == 204
    assert anna.http.get("/api/me/blocks").json() == []
    assert [one["text"] for one in anna.sit(table).welcome["chat"]] == ["boo"]


def test_who_is_blocked_sits_at_no_table_with_one_again(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    device = anna.sit(table)
    device.do("start")
    device.do("resign")
    assert anna.http.post("/api/me/blocks", json={"table": table, "seat": 1, "kind": "block"}).status_code == 204
    for person in (anna, ben):
        assert person.http.post(f"/api/tables/{table}/rematch").json()["code"] == "not-welcome"
    other = anna.create("jolly-und-roger", ["me", "open"])
    for guest, where in ((ben, other), (anna, ben.create("jolly-und-roger", ["me", "open"]))):
        assert guest.http.post(f"/api/tables/{where}/join", json={}).json()["code"] == "not-welcome"
    assert anna.http.post("/api/me/blocks", json={"table": table, "seat": 1, "kind": "none"}).status_code == 204
    assert ben.http.post(f"/api/tables/{other}/join", json={}).status_code == 201


def test_from_where_people_come_is_kept_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path, KLABAUTER_PROXY="true") as server:
        anna = Person(server)
        anna.http.headers["x-forwarded-for"] = "198.51.100.7"
        assert anna.http.post("/api/register", json={"login": "anna", "password": "long enough"}).status_code == 201
        table = anna.create("jolly-und-roger", ["me", "me"])
        device = anna.sit(table, seat=0)
        device.do("start")
        device.do("say", text="here I am")
        anna.http.get("/api/nothing")
    engine = create_engine(server.database)
    with engine.connect() as sql:
        kept = str([sql.execute(select(table)).all() for table in schema.metadata.sorted_tables])
    engine.dispose()
    assert "here I am" in kept
    for address in ("198.51.100.7", "127.0.0.1"):
        assert address not in kept
        assert address not in server.log.read_text("utf-8")
