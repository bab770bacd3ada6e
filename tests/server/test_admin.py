"""The admin page's requests, reports, and what a server says of those who run it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.server.players import Person, Server, serving
from tests.server.test_care import Out, account, command


def promoted(server: Server, login: str) -> Person:
    boss = account(server, login)
    assert command(server, "admin", "promote", login) == 0
    signed = boss.http.post("/api/sign-in", json={"login": login, "password": "long enough"}).json()
    boss.http.headers["authorization"] = f"Bearer {signed['token']}"
    return boss


def said(person: Person, table: str, words: str) -> int:
    device = person.sit(table)
    device.do("say", text=words)
    return int(next(item for item in device.received if item["type"] == "said")["id"])


@pytest.mark.parametrize("path", ["/api/admin", "/api/admin/people", "/api/admin/reports"])
def test_nobody_else_is_shown_anything(server: Server, path: str) -> None:
    assert Person(server).http.get(path).status_code == 404
    assert httpx.get(server.url + path).status_code == 401


@pytest.mark.parametrize(
    "path", ["tables/x/close", "people/x/ban", "people/x/unban", "reset/x", "registration/closed", "reports/1"]
)
def test_nobody_else_can_do_anything(server: Server, path: str) -> None:
    assert Person(server).http.post(f"/api/admin/{path}").status_code == 404
    assert httpx.post(f"{server.url}/api/admin/{path}").status_code == 401


def test_what_the_admin_page_asks_for(server: Server) -> None:
    boss, ben = promoted(server, "boss-two"), account(server, "ben-two")
    table = ben.create("jolly-und-roger", ["me", "open"])
    device = ben.sit(table)
    found = boss.http.get("/api/admin/people", params={"find": "EN-Tw"}).json()
    assert [(one["login"], one["id"]) for one in found] == [("ben-two", ben.id)]
    assert boss.http.get("/api/admin/people", params={"find": "%"}).json() == []
    line = said(ben, table, "rude")
    assert ben.http.post("/api/reports", json={"table": table, "line": line}).status_code == 204
    data = boss.http.get("/api/admin").json()
    assert data["registration"] == "open"
    mine = next(one for one in data["tables"] if one["table"]["id"] == table)
    assert mine["people"] == [ben.id, None]
    report = next(one for one in data["reports"] if one["table"] == table)
    assert (report["about"], report["name"], report["who"]) == ("rude", "Ben-Two", ben.id)
    assert boss.http.post(f"/api/admin/reports/{report['id']}?remove=true").status_code == 204
    assert device.until("unsaid")["id"] == line
    assert ben.sit(table).welcome["chat"] == []
    assert boss.http.post("/api/admin/registration/closed").status_code == 204
    assert ben.http.get("/api/server").json()["registration"] is False
    assert boss.http.post("/api/admin/registration/open").status_code == 204
    assert boss.http.post(f"/api/admin/tables/{table}/close").status_code == 204
    device.wait(lambda state: state["table"].get("ending") == "closed")
    assert table not in [one["table"]["id"] for one in boss.http.get("/api/admin").json()["tables"]]


def test_an_admin_helps_with_a_lost_password_without_mail(server: Server) -> None:
    boss, ben = promoted(server, "boss-three"), account(server, "ben-three")
    link = boss.http.post("/api/admin/reset/Ben-Three").json()["link"]
    assert link.startswith("/reset#")
    fresh = {"token": link.split("#")[1], "password": "another one"}
    assert ben.http.post("/api/reset", json=fresh).status_code == 204
    assert ben.http.get("/api/me").status_code == 401
    assert boss.http.post("/api/admin/reset/nobody").status_code == 404


def test_who_is_banned_keeps_nobody_waiting(server: Server) -> None:
    boss, ben, clara = promoted(server, "boss-four"), account(server, "ben-four"), Person(server, "Clara")
    table = ben.create("port-royal", ["me", "open", "random"], clock={"game": 600})
    waiting = ben.create("jolly-und-roger", ["me", "open"])
    for one in (table, waiting):
        clara.join(one)
    ben.sit(table).do("start")
    seen = clara.sit(table)
    seen.wait(lambda state: state["table"]["status"] == "playing")
    assert boss.http.post("/api/admin/people/ben-four/ban").status_code == 204
    seen.wait(lambda state: state["table"]["seats"][0].get("away"))
    assert clara.sit(waiting).welcome["host"]
    assert [one["login"] for one in boss.http.get("/api/admin/people?banned=true").json()] == ["ben-four"]
    assert boss.http.post("/api/admin/people/ben-four/unban").status_code == 204
    ben.sit(table).do("back")
    seen.wait(lambda state: "away" not in state["table"]["seats"][0])
    for admin in ("boss-four", boss.id):
        assert boss.http.post(f"/api/admin/people/{admin}/ban").json()["code"] == "not-now"
    assert boss.http.post("/api/admin/people/nobody/ban").status_code == 404


def test_a_report_outlives_the_account_without_its_name_and_not_its_end(server: Server, capsys: Out) -> None:
    ben, anna = Person(server, "Nasty Name"), Person(server)
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    line = said(ben, table, "quite rude")
    assert anna.http.post("/api/reports", json={"table": table, "line": line}).status_code == 204
    assert ben.http.delete("/api/me").status_code == 204
    assert command(server, "admin", "reports") == 0
    found = next(line for line in capsys.readouterr().out.splitlines() if table in line)
    assert "quite rude" in found
    assert "Nasty" not in found
    assert command(server, "admin", "settle", found.split()[0]) == 0
    assert command(server, "admin", "prune") == 0
    engine = create_engine(server.database)
    with engine.connect() as sql:
        assert sql.execute(text("SELECT count(*) FROM reports WHERE about = 'quite rude'")).scalar_one() == 0
    engine.dispose()


def test_a_server_has_a_name_if_it_was_given_one(tmp_path: Path) -> None:
    with serving(tmp_path, "--name", "Anna’s <Tavern>") as server:
        assert httpx.get(f"{server.url}/api/server").json()["name"] == "Anna’s <Tavern>"


def test_who_runs_the_server_says_so_and_how_long_things_are_kept(tmp_path: Path) -> None:
    where = {"KLABAUTER_OPERATOR": "Anna <b>", "KLABAUTER_PRIVACY": "Ask Anna", "KLABAUTER_KEEP_GUESTS": "7"}
    with serving(tmp_path, **where) as server:
        data = httpx.get(f"{server.url}/api/server").json()
        assert (data["operator"], data["privacy"]) == ("Anna <b>", "Ask Anna")
        assert (data["keep_guests"], data["keep_tables"]) == (7, 365)
