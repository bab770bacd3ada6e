"""What is pruned can be restored for a week in which the server runs, on both kinds of databases."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from klabauter.cli.main import main
from klabauter.server.bin import KEPT
from klabauter.server.store import schema
from klabauter.server.store.engine import connect
from tests.server.players import Person, Server
from tests.server.services import postgres
from tests.server.test_admin import said

Out = pytest.CaptureFixture[str]
DAY = 86_400_000
LATER = {("tables", "touched"), ("people", "seen")}  # restored as if used now
NUMBERED_ANEW = {("chat", "id"), ("reports", "id"), ("reports", "line")}


class Club:
    """A database with a game, chat, a report, a guest without a table, and an expired token."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        server = self.serve()
        try:
            self.anna, self.ben, self.clara = [Person(server, name) for name in ("Anna", "Ben", "Clara")]
            self.table = self.anna.create("jolly-und-roger", ["me", "open"], options={"start": 0}, clock={"game": 6000})
            self.ben.join(self.table)
            device = self.anna.sit(self.table)
            device.do("start")
            device.asked(0)
            device.play("split 12|345")
            line = {"table": self.table, "line": said(self.ben, self.table, "what Ben said")}
            assert self.anna.http.post("/api/reports", json=line).status_code == 204
            assert self.clara.http.post("/api/me/blocks", json={**line, "kind": "mute"}).status_code == 204
        finally:
            server.stop()
        self.change(
            f"UPDATE tables SET touched = touched - {366 * DAY}",
            f"UPDATE people SET seen = seen - {91 * DAY} WHERE id = '{self.clara.id}'",
            f"UPDATE keys SET expires = 1 WHERE person = '{self.ben.id}' AND kind = 'session'",
        )
        assert self.command("backup", str(folder / "club.gz")) == 0

    def moved_to(self, database: str) -> Club:
        """The same in another database."""
        club = copy(self)
        club.database = database
        assert club.command("restore", str(self.folder / "club.gz")) == 0
        return club

    def serve(self) -> Server:
        return Server(self.database, log=self.folder / "log")

    def command(self, *words: str) -> int:
        return main([*words, "--database", self.database, "--lang", "en"])

    def change(self, *statements: str) -> None:
        engine = connect(self.database, writes=True)
        with engine.begin() as sql:
            for statement in statements:
                sql.execute(text(statement))
        engine.dispose()

    def content(self, *names: str) -> dict[str, list[dict[str, Any]]]:
        """The rows of these tables, else of all that can be in the bin."""
        engine = connect(self.database, writes=False)
        with engine.begin() as sql:
            tables = [schema.metadata.tables[name] for name in names] or [
                table for table in schema.metadata.sorted_tables if table.name not in ("bin", "settings")
            ]
            found = {
                table.name: [dict(row) for row in sql.execute(select(table).order_by(*table.primary_key)).mappings()]
                for table in tables
            }
        engine.dispose()
        return found

    def uptime(self, uptime: int) -> None:
        """Let a server have been running for so long."""
        self.change(
            f"""UPDATE settings SET value = '{json.dumps({"uptime": uptime, "date": 0})}' WHERE name = 'clock'"""
        )


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Club:
    folder = tmp_path_factory.mktemp("club")
    return Club(f"sqlite:///{folder / 'server.db'}", folder)


@pytest.fixture
def club(first: Club, tmp_path: Path) -> Club:
    return first.moved_to(f"sqlite:///{tmp_path / 'server.db'}")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_club(request: pytest.FixtureRequest, first: Club, tmp_path: Path) -> Iterator[Club]:
    """On both kinds of databases."""
    if request.param == "sqlite":
        yield first.moved_to(f"sqlite:///{tmp_path / 'server.db'}")
    else:
        with postgres() as url:
            yield first.moved_to(url)


def without(content: dict[str, list[dict[str, Any]]], columns: set[tuple[str, str]]) -> object:
    return {
        name: [{column: value for column, value in row.items() if (name, column) not in columns} for row in rows]
        for name, rows in content.items()
    }


def test_what_was_pruned_is_restored_whole_and_played_on(any_club: Club, tmp_path: Path, capsys: Out) -> None:
    club = any_club
    before = club.content()
    assert all(before[name] for name in ("tables", "acts", "seats", "chat", "reports", "keys", "blocks", "figures"))
    assert club.command("admin", "prune") == 0
    assert "1 tables, 1 guests, 1 tokens" in capsys.readouterr().out
    left = club.content()
    assert [left[name] for name in ("tables", "acts", "seats", "chat", "reports", "blocks")] == [[]] * 6
    assert left["figures"] == before["figures"]
    assert [row["id"] for row in left["people"]] == sorted([club.anna.id, club.ben.id])

    assert club.command("admin", "bin") == 0
    listed = capsys.readouterr().out
    assert f"table {club.table} jolly-und-roger" in listed
    assert f"guest {club.clara.id} Clara" in listed
    assert "1 expired tokens" in listed
    assert re.search("deleted after 16[78] more hours", listed)
    assert club.command("admin", "restore-from-bin", "999") == 2
    assert club.command("admin", "restore-from-bin", "Clara") == 2
    assert club.command("backup", str(tmp_path / "all.gz")) == 0

    assert club.command("admin", "restore-from-bin", "all") == 0
    assert without(club.content(), LATER | NUMBERED_ANEW) == without(before, LATER | NUMBERED_ANEW)
    (line,), (report,) = club.content("chat", "reports").values()
    assert (report["line"], report["about"]) == (line["id"], line["text"])
    assert club.command("admin", "prune") == 0
    assert "0 tables, 0 guests, 1 tokens" in capsys.readouterr().out  # what was restored counts as used now

    club.database = f"sqlite:///{tmp_path / 'copy.db'}"  # a backup has the bin, too
    assert main(["restore", str(tmp_path / "all.gz"), "--database", club.database]) == 0
    assert club.command("admin", "restore-from-bin", "all") == 0
    assert without(club.content(), LATER | NUMBERED_ANEW) == without(before, LATER | NUMBERED_ANEW)
    server = club.serve()
    try:
        club.anna.move_to(server)
        device = club.anna.sit(club.table)
        assert (device.state["at"], device.state["prompt"]["seat"]) == (1, 1)
        assert device.welcome["chat"][0]["text"] == "what Ben said"
    finally:
        server.stop()


def test_the_bin_is_emptied_after_a_week_of_running_and_by_no_clock(
    club: Club, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert club.command("admin", "prune") == 0
    (items,) = club.content("bin").values()
    last = max(item["uptime"] for item in items)
    ahead = time.time_ns() + 400 * DAY * 1_000_000
    monkeypatch.setattr(time, "time_ns", lambda: ahead)
    club.uptime(last + KEPT - 3_600_000)
    assert club.command("admin", "prune") == 0
    assert club.content("bin")["bin"] == items
    club.uptime(last + KEPT)
    assert club.command("admin", "prune") == 0
    assert club.content("bin", "figures") == {"bin": [], "figures": []}
    capsys.readouterr()
    assert club.command("admin", "bin") == 0
    assert "There is nothing" in capsys.readouterr().out


def test_who_deletes_everything_is_not_in_the_bin_either(club: Club) -> None:
    club.change(f"UPDATE keys SET expires = NULL WHERE person = '{club.ben.id}'")
    assert club.command("admin", "prune") == 0
    assert f'"person": "{club.ben.id}"' in "".join(item["data"] for item in club.content("bin")["bin"])
    server = club.serve()
    try:
        club.ben.move_to(server)
        assert club.ben.http.delete("/api/me").status_code == 204
    finally:
        server.stop()
    assert f'"person": "{club.ben.id}"' not in "".join(item["data"] for item in club.content("bin")["bin"])
    assert club.command("admin", "restore-from-bin", "all") == 0
    content = club.content()
    assert [row["id"] for row in content["tables"]] == [club.table]
    assert [row["person"] for row in content["seats"]] == [club.anna.id, None]
    assert (content["chat"], content["blocks"]) == ([], [])
    assert {row["person"] for row in content["keys"]} == {club.anna.id, club.clara.id}
