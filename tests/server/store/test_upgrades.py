"""An upgrade with open tables: each goes on under the rules version it was made with, from a database of any age."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from klabauter.kernel.errors import BadRecord
from klabauter.kernel.record import Record
from klabauter.kernel.table import Referee
from tests.laws.toy import INFO
from tests.server.players import Device, Person, Server
from tests.server.store_database import GAMES, STORED

TOY = """
games = sys.modules["klabauter.games"]
import tests.laws.toy as toy
games._GAMES += (toy.INFO.id,)
sys.modules["klabauter.games." + toy.INFO.id.replace("-", "_")] = toy
"""
OLD = TOY + "toy.INFO = toy.INFO._replace(versions=(1,))\n"


def highest(moves: list[dict[str, Any]]) -> str:
    """Equal cards laid by several seats are what the second version of the toy's rules treats otherwise."""
    laid = [move["move"] for move in moves if move["verb"] == "lay"]
    return max(laid) if laid else str(moves[0]["move"])


def played(devices: list[Device], moves: int) -> None:
    for _ in range(moves):
        state = devices[0].wait(lambda state: "prompt" in state or state["table"]["status"] == "over")
        if state["table"]["status"] == "over":
            return
        device = devices[state["prompt"]["seat"]]
        device.wait(lambda mine, at=state["at"]: mine["at"] >= at and "prompt" in mine)
        device.play(highest(device.state["prompt"]["moves"]))
        devices[0].reach(state["at"] + 1)


def replayed(record: Record, version: int) -> None:
    header = record.header
    setting = INFO.setting(header["seats"], header["options"], header["components"], version)
    table = Referee(INFO.make(INFO, setting), header["seed"])
    table.play_on(record)


def test_new_rules_hold_at_new_tables_only(tmp_path: Path) -> None:
    """The toy of the laws has two versions that come to different ends. A game is half played under the old server."""
    database = f"sqlite:///{tmp_path / 'server.db'}"
    old = Server(database, log=tmp_path / "old", patch=OLD)
    anna = Person(old)
    table = anna.create(INFO.id, ["me"] * 4)
    devices = [Device(old, table, token=anna.token, seat=seat) for seat in range(4)]
    devices[0].do("start")
    played(devices, 15)
    at = devices[0].state["at"]
    old.stop()
    new = Server(database, log=tmp_path / "new", patch=TOY)
    try:
        anna.move_to(new)
        fresh = anna.create(INFO.id, ["me"] * 4)
        versions = {}
        for name in (table, fresh):
            devices = [Device(new, name, token=anna.token, seat=seat) for seat in range(4)]
            if name == fresh:
                devices[0].do("start")
            else:
                assert devices[0].state["at"] >= at > 10
            played(devices, 200)
            assert devices[0].state["table"]["ending"] == "played"
            record = Record.loads(anna.http.get(f"/api/tables/{name}/record").text)
            versions[name] = record.header["rules"]
            replayed(record, versions[name])
            with pytest.raises(BadRecord):
                replayed(record, 3 - versions[name])
        assert versions == {table: 1, fresh: 2}
    finally:
        new.stop()


@pytest.mark.parametrize("stored", sorted(STORED.glob("*.sql")), ids=lambda path: path.stem)
def test_a_database_of_an_older_server_is_played_on(stored: Path, tmp_path: Path) -> None:
    """Written once by the server of that day (tests/server/store_database.py), with a game of each kind half played."""
    text = stored.read_text("utf-8")
    about = json.loads(text.splitlines()[0].removeprefix("-- "))
    with sqlite3.connect(tmp_path / "server.db") as file:
        file.executescript(text)
    file.close()
    ages = {"KLABAUTER_KEEP_TABLES": "100000", "KLABAUTER_KEEP_GUESTS": "100000"}
    server = Server(f"sqlite:///{tmp_path / 'server.db'}", log=tmp_path / "log", **ages)
    try:
        assert set(about) == set(GAMES)
        for game, then in about.items():
            seats = len(GAMES[game])
            devices = [Device(server, then["table"], token=then["token"], seat=seat) for seat in range(seats)]
            now = devices[0].state
            assert (now["at"], now["table"]["rules"], now["table"]["game"]) == (then["at"], then["rules"], game)
            assert [device.state["view"]["private"] for device in devices] == then["private"]
            dice = random.Random(1)
            for _ in range(3):
                device = devices[devices[0].state["prompt"]["seat"]]
                device.reach(devices[0].state["at"])
                device.play(dice.choice(device.state["prompt"]["moves"])["move"])
                devices[0].reach(device.state["at"])
        assert "ERROR" not in server.log.read_text("utf-8")
    finally:
        server.stop()
