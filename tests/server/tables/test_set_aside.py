"""A table keeps the values it began with; one that cannot be read is set aside, and nobody else is affected."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from klabauter.kernel.record import Record
from tests.server.players import Device, Person, RefusedError, play_on, played_out, serving
from tests.server.test_admin import promoted
from tests.server.test_care import Out, command

# A version in which a value is corrected: a purse begins with 2 coins, not with 3.
CORRECTED = """
from klabauter.kernel import components
read = components.read
def corrected(path):
    found = read(path)
    if path.parent.name == "port_royal":
        found["purse"]["start"] = 2
    return found
components.read = corrected
"""


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with sqlite3.connect(folder / "server.db") as sql:
        yield sql
    sql.close()


def test_a_table_keeps_the_values_it_began_with(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server)
        begun, open_table = [anna.create("port-royal", ["me", "me"]) for _ in range(2)]
        devices = [anna.sit(begun, seat=seat) for seat in range(2)]
        devices[0].do("start")
        play_on(devices, Random(1).choice, 4)
        views = [anna.sit(begun, seat=seat).state["view"] for seat in range(2)]
    with serving(tmp_path, patch=CORRECTED) as server:
        anna.move_to(server)
        differs = [{"where": "purse.start", "own": "3", "usual": "2"}]
        assert [anna.http.get(f"/api/tables/{one}").json()["components"] for one in (begun, open_table)] == [
            differs
        ] * 2
        devices = [anna.sit(begun, seat=seat) for seat in range(2)]
        assert [device.state["view"] for device in devices] == views
        played_out(devices, Random(2).choice)
        record = Record.loads(anna.http.get(f"/api/tables/{begun}/record").text)
        assert record.header["components"]["purse"]["start"] == 3
        again = anna.http.post(f"/api/tables/{begun}/rematch").json()["table"]
        for table in (again, anna.create("port-royal", ["me", "me"])):  # what begins now, begins with today's values
            assert "components" not in anna.http.get(f"/api/tables/{table}").json()
            assert anna.http.get(f"/api/tables/{table}/figures").json()["purse"]["start"] == 2
    with database(tmp_path) as sql:
        assert sql.execute("SELECT count(*), count(DISTINCT fingerprint) FROM figures").fetchone() == (2, 2)


def test_a_table_of_version_0_1_fits_or_is_set_aside(tmp_path: Path) -> None:
    """That version kept a fingerprint only."""
    with serving(tmp_path) as server:
        anna = Person(server)
        tables = [anna.create("port-royal", ["me", "me"]) for _ in range(2)]
    with database(tmp_path) as sql:
        sql.execute("DELETE FROM figures")
        sql.execute("UPDATE tables SET figures = NULL")
    with serving(tmp_path) as server:
        anna.move_to(server)
        assert anna.http.get(f"/api/tables/{tables[0]}").status_code == 200  # from now on its values are kept
    with serving(tmp_path, patch=CORRECTED) as server:
        anna.move_to(server)
        assert [anna.http.get(f"/api/tables/{one}").status_code for one in tables] == [200, 409]
    with serving(tmp_path) as server:
        anna.move_to(server)
        assert [anna.http.get(f"/api/tables/{one}").status_code for one in tables] == [200, 200]


def test_values_that_no_table_needs_are_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server)
        own = [{"purse": {"start": coins}} for coins in (3, 4, 5)]
        tables = [anna.create("port-royal", ["me", "me"], components=one) for one in own]
    with database(tmp_path) as sql:
        sql.execute("UPDATE tables SET touched = 0 WHERE id = ?", tables[:1])
        assert sql.execute("SELECT count(*) FROM figures").fetchone() == (3,)
    for values in (3, 2):
        assert command(server, "admin", "prune") == 0
        with database(tmp_path) as sql:
            assert sql.execute("SELECT count(*) FROM figures").fetchone() == (values,)
            sql.execute("DELETE FROM bin")  # until then the table can be restored, and needs them


def test_one_unreadable_table_is_set_aside_and_nobody_else_waits(tmp_path: Path, capsys: Out) -> None:
    with serving(tmp_path, KLABAUTER_BOTS="0") as server:  # where bots never answer
        boss = promoted(server, "boss")
        seats = ["cabin-boy", "me"]
        broken, waits = [boss.create("freibeuter", seats, options={"start": 0}, access="open") for _ in range(2)]
        for table in (broken, waits):
            boss.sit(table).do("start")
        listed, unlisted = [boss.create("port-royal", ["me", "open"], access="open") for _ in range(2)]
        feed = boss.http.post("/api/me/feed").json()["link"]
    with database(tmp_path) as sql:
        kept = sql.execute("SELECT text FROM acts WHERE game_table = ? AND kind = 'create'", [broken]).fetchone()
        for table in (broken, unlisted):
            sql.execute("UPDATE acts SET text = '{' WHERE game_table = ? AND kind = 'create'", [table])
        sql.execute("UPDATE tables SET touched = ? WHERE id = ?", [1, broken])  # the first that is looked after
        sql.execute("UPDATE tables SET touched = ? WHERE id = ?", [2, waits])
    ages = {"KLABAUTER_KEEP_TABLES": "100000"}
    with serving(tmp_path, **ages) as server:
        boss.move_to(server)
        boss.sit(waits).reach(1)  # a bot was asked
        for running, there in ((False, listed), (True, waits)):
            data = boss.http.get("/api/tables", params={"running": running}).json()["tables"]
            assert [one["id"] for one in data] == [there]
        assert {one["id"] for one in boss.http.get("/api/me/tables").json()["tables"]} == {waits, listed}
        assert boss.http.get(feed).status_code == 200
        for lang, word in (("en", "operator of this server was informed"), ("de", "Betreiber dieses Servers")):
            data = boss.http.get(f"/api/tables/{broken}", headers={"accept-language": lang})
            assert (data.status_code, data.json()["code"]) == (409, "set-aside")
            assert word in data.json()["message"]
        with pytest.raises(RefusedError) as refused:
            Device(server, broken, token=boss.token)
        assert refused.value.code == "set-aside"
        admin = boss.http.get("/api/admin").json()
        assert {one["table"]["id"] for one in admin["tables"]} == {waits, listed}
        assert {(one["id"], one["game"]) for one in admin["aside"]} == {
            (broken, "freibeuter"),
            (unlisted, "port-royal"),
        }
        assert all(["DecodeError" in one["why"] for one in admin["aside"]])
        capsys.readouterr()
        assert command(server, "admin", "aside") == 0
        assert broken in capsys.readouterr().out
        assert server.log.read_text("utf-8").count("is set aside") == 1  # the list has both
    with database(tmp_path) as sql:
        sql.execute("UPDATE acts SET text = ? WHERE game_table = ? AND kind = 'create'", [kept[0], broken])
    with serving(tmp_path, **ages) as server:  # with a version that can read it again
        boss.move_to(server)
        boss.sit(broken).reach(1)
        assert boss.http.delete("/api/me").status_code == 204  # one that cannot be read keeps nobody here
