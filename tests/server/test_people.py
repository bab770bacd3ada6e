"""Guests, accounts, chat, clocks: what people do around a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.server.players import Device, Person, Server, serving


def test_a_guest_becomes_an_account_and_keeps_the_tables_on_another_device(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "open"])
    made = anna.http.post("/api/register", json={"login": "Anna", "password": "old and long"})
    assert made.status_code == 201
    assert (
        Person(server).http.post("/api/register", json={"login": "anna", "password": "long enough"}).status_code == 409
    )
    other = Person(server, "Nobody")
    wrong = other.http.post("/api/sign-in", json={"login": "anna", "password": "wrong"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    signed = other.http.post("/api/sign-in", json={"login": "anna", "password": "old and long"}).json()
    other.http.headers["authorization"] = f"Bearer {signed['token']}"
    assert [one["id"] for one in other.http.get("/api/me/tables").json()["tables"]] == [table]
    assert other.http.post("/api/me/password", json={"old": "old and long", "new": "new and long"}).status_code == 204
    assert anna.http.get("/api/me").json()["code"] == "who-are-you"
    assert other.http.get("/api/me").status_code == 200
    assert other.http.post("/api/me/password", json={"old": "old and long", "new": "x" * 8}).status_code == 403


def test_a_quiet_table_has_no_chat_and_a_closed_one_no_spectators(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], chat=False, spectators=False)
    device = anna.sit(table, seat=0)
    assert device.ask("say", text="hello")["code"] == "no-chat"
    with pytest.raises(AssertionError, match="no-spectators"):
        Device(server, table)


def test_a_password_keeps_strangers_out(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"], access="password", password="open sesame")
    for wrong in ({}, {"password": "x"}):
        assert ben.http.post(f"/api/tables/{table}/join", json=wrong).json()["code"] == "wrong-password"
    with pytest.raises(AssertionError, match="wrong-password"):
        Device(server, table)
    ben.join(table, password="open sesame")
    ben.sit(table)
    Device(server, table, password="open sesame")


def test_the_lobby_lists_open_tables_and_the_inbox_what_waits(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"], access="open", options={"start": 1})
    hidden = anna.create("jolly-und-roger", ["me", "open"])
    listed = [one["id"] for one in ben.http.get("/api/tables?game=jolly-und-roger").json()["tables"]]
    assert table in listed
    assert hidden not in listed
    ben.join(table)
    anna.sit(table).do("start")
    waiting = [one["id"] for one in ben.http.get("/api/me/tables?waiting=true").json()["tables"]]
    assert waiting == [table]
    assert anna.http.get("/api/me/tables?waiting=true").json()["tables"] == []
    running = [one["id"] for one in ben.http.get("/api/tables?running=true").json()["tables"]]
    assert table in running


def test_leaving_before_the_start_hands_the_table_on(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    assert ben.sit(table).ask("start")["code"] == "not-the-host"
    assert anna.http.post(f"/api/tables/{table}/leave").status_code == 204
    device = ben.sit(table)
    assert device.welcome["host"]
    assert device.ask("start")["code"] == "seats-empty"
    assert ben.http.post(f"/api/tables/{table}/seats/0/bot?level=random").status_code == 204
    device.do("start")
    device.wait(lambda state: state["table"]["status"] == "playing")
    assert ben.http.post(f"/api/tables/{table}/leave").json()["code"] == "not-now"


def test_whoever_is_too_slow_is_taken_over_and_can_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben = Person(server), Person(server, "Ben")
        table = anna.create("jolly-und-roger", ["me", "open"], options={"start": 0}, clock={"move": 300})
        ben.join(table)
        first, second = anna.sit(table), ben.sit(table)
        first.do("start")
        first.wait(lambda state: "prompt" in state)
        server.kill()
        ten_minutes_pass(server)
        server.start()
        for device in (first, second):
            device.socket = device.connect()
            device.until("state")
        second.wait(lambda state: state["at"] == 1)  # a bot has split for Anna
        assert second.state["table"]["seats"][0]["away"]
        first.reach(1)
        assert first.ask("play", move="take set-1", at=1)["code"] == "not-now"
        first.do("back")
        second.wait(lambda state: "away" not in state["table"]["seats"][0])
        second.play("take set-1")


def ten_minutes_pass(server: Server) -> None:
    engine = create_engine(server.database)
    with engine.begin() as sql:
        sql.execute(text("UPDATE acts SET uptime = uptime - 600000"))
        sql.execute(text("UPDATE tables SET deadline = deadline - 600000, uptime = uptime - 600000"))
    engine.dispose()


def test_a_clock_per_game_runs_for_whoever_decides(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0}, clock={"game": 60, "add": 2})
    device = anna.sit(table, seat=0)
    device.do("start")
    device.wait(lambda state: "prompt" in state)
    assert [seat["left"] for seat in device.state["table"]["seats"]] == [60_000, 60_000]
    began = device.state["table"]["deadline"]
    device.play("split 12|345")
    left = device.state["table"]["seats"][0]["left"]
    assert 50_000 < left <= 62_000
    assert device.state["table"]["seats"][1]["left"] == 60_000
    assert device.state["table"]["deadline"] >= began
