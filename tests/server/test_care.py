"""Admins, lost passwords and links, absent hosts, retention, backup: care for people and their games."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from klabauter.cli.main import main
from tests.server.players import Device, Person, Server, serving
from tests.server.services import postgres

Out = pytest.CaptureFixture[str]


def command(server: Server, *words: str) -> int:
    return main([*words, "--database", server.database, "--lang", "en"])


def later(server: Server, *statements: str) -> None:
    """Let time pass in the database."""
    engine = create_engine(server.database)
    with engine.begin() as sql:
        for statement in statements:
            sql.execute(text(statement))
    engine.dispose()


def account(server: Server, login: str) -> Person:
    person = Person(server, login.title())
    assert person.http.post("/api/register", json={"login": login, "password": "long enough"}).status_code == 201
    return person


def test_an_admin_closes_a_table_while_it_is_played(server: Server) -> None:
    anna, boss = Person(server), account(server, "boss")
    table = anna.create("jolly-und-roger", ["me", "me"])
    device = anna.sit(table, seat=0)
    device.do("start")
    assert boss.http.post(f"/api/admin/tables/{table}/close").status_code == 404
    assert command(server, "admin", "close", table) == 0
    device.wait(lambda state: state["table"]["status"] == "over")  # told by a process that knows nothing of the command
    assert device.state["table"]["ending"] == "closed"
    assert command(server, "admin", "close", "nothing") == 2


def test_who_is_banned_is_out_at_once_and_for_good(server: Server, capsys: Out) -> None:
    boss, ben = account(server, "captain"), account(server, "bad-ben")
    assert command(server, "admin", "promote", "captain") == 0
    assert "Captain (captain) is an admin now" in " ".join(capsys.readouterr().out.split())
    signed = boss.http.post("/api/sign-in", json={"login": "captain", "password": "long enough"}).json()
    boss.http.headers["authorization"] = f"Bearer {signed['token']}"
    table = ben.create("jolly-und-roger", ["me", "open"])
    device = ben.sit(table)
    device.do("say", text="rude")
    line = next(item for item in device.received if item["type"] == "said")["id"]
    assert boss.http.post("/api/reports", json={"table": table, "line": line}).status_code == 204
    reports = boss.http.get("/api/admin/reports").json()
    assert [one["about"] for one in reports] == ["rude"]
    assert boss.http.post(f"/api/admin/reports/{reports[0]['id']}").status_code == 204
    assert boss.http.get("/api/admin/reports").json() == []
    assert boss.http.post("/api/admin/people/bad-ben/ban").status_code == 204
    with pytest.raises(ConnectionClosed):
        device.until("never")
    assert ben.http.get("/api/me").json()["code"] == "banned"
    assert (
        ben.http.post("/api/sign-in", json={"login": "bad-ben", "password": "long enough"}).json()["code"] == "banned"
    )
    assert boss.http.post("/api/admin/people/bad-ben/unban").status_code == 204
    assert ben.http.get("/api/me").status_code == 200


def test_registration_can_be_closed(server: Server) -> None:
    assert command(server, "admin", "registration", "closed") == 0
    anna = Person(server)
    answer = anna.http.post("/api/register", json={"login": "late", "password": "long enough"})
    assert answer.json()["code"] == "registration-closed"
    assert command(server, "admin", "registration", "open") == 0
    assert anna.http.post("/api/register", json={"login": "late", "password": "long enough"}).status_code == 201


def test_a_lost_password_is_set_anew_once(server: Server, capsys: Out) -> None:
    anna = account(server, "forgetful")
    assert command(server, "admin", "reset", "forgetful") == 0
    link, advice = capsys.readouterr().out.splitlines()
    token = link.split("#")[1].strip()
    assert "address" in advice
    fresh = {"token": token, "password": "another one"}
    assert anna.http.post("/api/reset", json=fresh).status_code == 204
    stranger = Person(server)
    assert stranger.http.post("/api/reset", json=fresh).status_code == 401
    assert anna.http.get("/api/me").status_code == 401
    signed = stranger.http.post("/api/sign-in", json={"login": "forgetful", "password": "another one"})
    assert signed.status_code == 201


def test_an_absent_host_is_replaced(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    assert ben.http.post(f"/api/tables/{table}/host").json()["code"] == "not-now"
    later(server, "UPDATE people SET seen_uptime = seen_uptime - 600000")
    assert ben.http.post(f"/api/tables/{table}/host").status_code == 204
    assert ben.sit(table).welcome["host"]


def test_what_is_old_is_forgotten(tmp_path: Path, capsys: Out) -> None:
    with serving(tmp_path) as server:
        anna, _ = Person(server), Person(server, "Ben")
        table = anna.create("jolly-und-roger", ["me", "me"])
    later(server, "UPDATE people SET seen = seen - 91 * 86400000")  # after its end: a server does this by itself
    assert command(server, "admin", "prune") == 0
    later(server, "UPDATE tables SET touched = touched - 366 * 86400000")
    assert command(server, "admin", "prune") == 0
    output = capsys.readouterr().out
    assert "0 tables, 1 guests" in output
    assert "1 tables, 1 guests" in output
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.url}/api/tables/{table}").json()["code"] == "no-table"


def test_a_backup_of_a_running_server_goes_on_elsewhere_even_on_postgresql(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "all.gz"
    with serving(tmp_path) as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
        device = anna.sit(table, seat=0)
        device.do("start")
        device.wait(lambda state: "prompt" in state)
        device.play("split 12|345")
        device.do("say", text="äöü")
        assert command(server, "backup", str(file)) == 0
        assert command(server, "restore", str(file)) == 2
        assert "is not empty" in capsys.readouterr().err
        seen = device.state["view"]
    with postgres() as database:
        assert main(["restore", str(file), "--database", database, "--lang", "en"]) == 0
        other = Server(database, log=tmp_path / "other")
        try:
            again = Device(other, table, token=anna.token, seat=0)
            assert again.state["view"] == seen
            assert [line["text"] for line in again.welcome["chat"]] == ["äöü"]
            again.do("say", text="and on")
            again.do("undo", at=1)
        finally:
            other.stop()
    file.write_bytes(b"nonsense")
    assert main(["restore", str(file), "--database", f"sqlite:///{tmp_path / 'x.db'}", "--lang", "en"]) == 2
