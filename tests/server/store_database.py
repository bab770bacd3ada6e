"""Write the database of today's server down, for all servers to come: ``python -m tests.server.store_database NAME``.

A new file is wanted whenever the schema or what is kept of a table changes; old ones stay for ever.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.players import Device, Person, serving

STORED = Path(__file__).parent / "stored"
GAMES = {
    "jolly-und-roger": ["me", "me"],
    "port-royal": ["me", "me", "me"],
    "freibeuter": ["me", "me"],
    "rum-und-ehre": ["me", "me", "me"],
    "mutinies": ["me", "me", "me"],
}


def half_played(anna: Person, game: str) -> dict[str, Any]:
    table = anna.create(game, GAMES[game])
    devices = [anna.sit(table, seat=seat) for seat in range(len(GAMES[game]))]
    devices[0].do("start")
    dice = random.Random(game)
    devices[0].wait(lambda state: "prompt" in state)
    for _ in range(12):
        device: Device = devices[devices[0].state["prompt"]["seat"]]
        device.wait(lambda state, at=devices[0].state["at"]: state["at"] >= at and "prompt" in state)
        device.play(dice.choice(device.state["prompt"]["moves"])["move"])
        devices[0].reach(device.state["at"])
    at = devices[0].state["at"]
    for device in devices:
        device.reach(at)
    private = [device.state["view"]["private"] for device in devices]
    rules = devices[0].state["table"]["rules"]
    return {"table": table, "token": anna.seat_token, "at": at, "rules": rules, "private": private}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as server:
            anna = Person(server)
            about = {game: half_played(anna, game) for game in GAMES}
            file = server.database.removeprefix("sqlite:///")
        STORED.mkdir(exist_ok=True)
        with sqlite3.connect(file) as database:
            dump = "\n".join(database.iterdump())
    (STORED / f"{sys.argv[1]}.sql").write_text(f"-- {json.dumps(about)}\n{dump}\n", "utf-8")


if __name__ == "__main__":
    main()
