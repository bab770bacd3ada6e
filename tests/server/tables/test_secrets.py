"""Nothing leaked: every byte every connection got is compared with what its seat may know.

The record is fetched after the end and replayed; at every step the kernel's own view and log of a seat (which the laws
of secrecy prove) must be exactly what the server told that seat, and every field it told must be a known one.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import klabauter
from klabauter.kernel.table import UNDO
from klabauter.wire import play as wire
from klabauter.wire.tables import SeatInfo, TableInfo
from tests.server.players import Device, Person, Server, serving

SEATS = {"jolly-und-roger": 2, "port-royal": 3, "freibeuter": 3, "rum-und-ehre": 3, "mutinies": 3}
STATE = {"type", *wire.State.__struct_fields__}
TABLE = set(TableInfo.__struct_fields__)
SEAT = set(SeatInfo.__struct_fields__)


class Truth:
    """The game as it really went: for every number of moves, what each seat may know."""

    def __init__(self, record: klabauter.Record, seats: list[int | None]) -> None:
        from klabauter.api import beginning

        table = beginning(record)
        self.at: list[dict[int | None, dict[str, Any]]] = []
        for seat, move in [*record.entries, (0, "")]:
            self.at.append({viewer: self.of(table, viewer) for viewer in seats})
            if move:
                table.undo(seat) if move == UNDO else table.submit(seat, move)

    @staticmethod
    def of(table: Any, viewer: int | None) -> dict[str, Any]:
        asked = table.pending.seat if not table.over else None
        shown = {
            "view": table.view(viewer),
            "log": table.log(viewer),
            "asked": asked,
            "moves": [str(move) for move in table.moves()] if asked is not None and asked == viewer else None,
        }
        found: dict[str, Any] = json.loads(json.dumps(shown))
        return found


def check(device: Device, truth: Truth, memory: str) -> int:
    """Every state this device was told is what its seat may know then, no more and no less."""
    checked = 0
    for message in device.received:
        kind = message["type"]
        if kind != "state":
            assert kind in ("welcome", "done", "problem", "because", "here"), message
            assert set(message) <= {"type", "seats", "host", "chat", "reply", "at", "code", "message", "rule", "reason",
                                    "values", "kinds", "text"}  # fmt: skip
            continue
        assert set(message) <= STATE
        assert set(message["table"]) <= TABLE
        assert all(set(seat) <= SEAT for seat in message["table"]["seats"])
        if "view" in message:
            checked += 1
            check_state(message, truth, memory)
    return checked


def check_state(message: dict[str, Any], truth: Truth, memory: str) -> None:
    """A state of a game is what its seat may know then, no more and no less."""
    expected = truth.at[message["at"]][message["seat"]]
    view = dict(expected["view"])
    if memory == "none":
        del view["known"]
    assert message["view"] == view
    bare = [{name: event[name] for name in event if name not in ("text", "stand_in")} for event in message["events"]]
    assert bare == expected["log"][message["since"] :]
    prompt = message.get("prompt")
    if prompt is None:
        assert message["table"]["status"] == "over"
        return
    assert prompt["seat"] == expected["asked"]
    moves = [choice["move"] for choice in prompt["moves"]] if "moves" in prompt else None
    seat = message["table"]["seats"][prompt["seat"]]
    assert moves == (None if seat.get("away") or seat.get("resigned") else expected["moves"])


def secrets_of(server: Server, table: str) -> list[str]:
    """What nobody may be told before the end."""
    engine = create_engine(server.database)
    with engine.connect() as sql:
        found = sql.execute(text("SELECT secret FROM tables WHERE id = :id"), {"id": table}).scalar_one()
    engine.dispose()
    return [str(found)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.mark.parametrize("game", SEATS)
def test_everybody_is_told_exactly_what_his_seat_may_know(server: Server, game: str) -> None:
    count = SEATS[game]
    memory = "aid" if game == "freibeuter" else "none"
    people = [Person(server, f"P{n}") for n in range(count)]
    table = people[0].create(game, ["me", *["open"] * (count - 1)], memory=memory)
    for person in people[1:]:
        person.join(table)
    devices = [person.sit(table) for person in people]
    spectator = Device(server, table)
    stranger = Person(server, "Stranger").sit(table, lang="en")
    for device in devices:
        device.pledge()
    devices[0].do("start")
    for device in devices:
        device.wait(lambda state: state["table"]["status"] == "starting")
        device.do("open", text=device.contribution)
    given = [device.contribution for device in devices]  # what is opened is published with the deal, not before
    hidden = secrets_of(server, table) + [person.token for person in people] + [people[0].seat_token]
    rest: list[str] = []
    dice = random.Random(game)
    for device in devices:
        device.wait(lambda state: "prompt" in state)
    for number in range(10_000):
        state = devices[0].state
        if state["table"]["status"] == "over":
            break
        seat = state["prompt"]["seat"]
        actor, other = devices[seat], devices[(seat + 1) % count]
        actor.reach(state["at"])
        move = dice.choice(actor.state["prompt"]["moves"])["move"]
        if number % 17 == 3:  # somebody who is not asked tries, asks, and comes back on another device
            other.reach(state["at"])
            refused = [
                other.ask("play", move="nonsense", at=state["at"]),
                other.ask("why", move="nonsense"),
            ]
            if not other.state.get("undo"):
                refused.append(other.ask("undo", at=state["at"]))
            assert refused[0]["code"] == "illegal-move"
            possible = {choice["move"] for choice in actor.state["prompt"]["moves"]}
            assert not any(move in json.dumps(refused) for move in possible)
            other.close()
            other.socket = other.connect()
            other.until("state")
            assert spectator.ask("play", move=move, at=state["at"])["code"] == "not-your-seat"
            rest += [people[0].http.get(f"/api/tables/{table}{path}").text for path in ("", "/record")]
        if number % 29 == 5:
            assert actor.ask("play", move="no such move", at=state["at"])["code"] == "illegal-move"
        actor.play(move)
        devices[0].reach(state["at"] + 1)
    everybody = [*devices, spectator, stranger]
    for device in everybody:
        device.wait(lambda state: state["table"]["status"] == "over")
    record = klabauter.Record.loads(people[0].http.get(f"/api/tables/{table}/record").text)
    truth = Truth(record, [*range(count), None])
    for device in everybody:
        assert check(device, truth, memory) > 20
        raw = "".join(device.raw)
        assert not any(secret in raw for secret in hidden)
        before = [raw for raw in device.raw if json.loads(raw).get("table", {}).get("status") in ("open", "starting")]
        assert before
        assert not any(text in raw for text in given for raw in before)
        assert device.state["table"]["rounds"][-1]["contributions"] == given
    assert rest
    assert not any(secret in text for secret in hidden for text in rest)
    assert record.header["seed"] not in "".join([raw for device in everybody for raw in device.raw])


def test_the_log_of_the_server_holds_no_token_and_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path, "--log", "json") as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "me"])
        device = anna.sit(table, seat=0)
        device.do("start")
        device.ask("play", move="nonsense", at=0)
        anna.http.get(f"/api/tables/{table}/nothing?token={anna.token}")
        hidden = [anna.token, anna.seat_token, *secrets_of(server, table)]
    line = server.log.read_text("utf-8")
    assert "ready" in line
    assert not any(secret in line for secret in hidden)
