"""Bots are asked in turns by who pays for them, rest where nobody is present, and never think without end."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.jobs import GATE, gate_of
from tests.server.players import Device, Person, Process, Server, played_out, serving
from tests.server.services import valkey

BEHIND_GATE = "from klabauter.server import bots; from tests.server import jobs; bots.think = jobs.think_behind_gate"
FOR_EVER = """
from klabauter.server import bots
from tests.server import jobs
bots.think, bots.THINKING = jobs.think_for_ever, 0.3
"""
AT_ONCE = "\nfrom klabauter.server import services; services.FORGOTTEN = 0"  # a sweep asks everything again


def rows(folder: Path, wanted: str, *values: str) -> list[tuple[str, ...]]:
    sql = sqlite3.connect(folder / "server.db")
    try:
        return sql.execute(wanted, values).fetchall()
    finally:
        sql.close()


def moved(folder: Path) -> list[str]:
    """The tables at which a move was made, in the order in which that was kept."""
    return [table for (table,) in rows(folder, "SELECT game_table FROM acts WHERE kind = 'move' ORDER BY rowid")]


def until(happened: Callable[[], object]) -> None:
    for _ in range(6000):
        if happened():
            return
        time.sleep(0.01)
    raise AssertionError("it did not happen")


def figure(server: Server, name: str) -> int:
    """One of the server's figures for Prometheus."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(f"klabauter_{name} ")))


def waiting_for_a_bot(person: Person, level: str = "captain") -> Device:
    """A table that has begun, at which a bot has to move first; nothing is secret, so its answer is not held back."""
    table = person.create("port-royal", [level, "me"], options={"start": 0})
    device = person.sit(table)
    device.do("start")
    return device


def people(server: Server) -> tuple[list[Person], list[Person]]:
    """Guests of one address, and two people of others."""
    greedy = [Person(server, f"Greedy {n}", address="192.0.2.1") for n in range(4)]
    return greedy, [Person(server, "Anna", address="192.0.2.2"), Person(server, "Ben", address="2001:db8::1")]


def test_an_address_with_many_tables_and_guests_does_not_make_others_wait(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    with serving(tmp_path, patch=BEHIND_GATE, KLABAUTER_PROXY="true", **{GATE: str(gate)}) as server:
        greedy, rest = people(server)
        many = [waiting_for_a_bot(guest) for guest in greedy * 2]
        others = [waiting_for_a_bot(person) for person in rest]
        until(lambda: figure(server, "bots_awaited") == 10)
        only_others(gate, many, others)


def only_others(gate: Path, many: list[Device], others: list[Device]) -> None:
    """Bots answer at these tables, while one of the many still thinks and the rest of them waits for it."""
    for device in others:
        gate_of(gate, device.table).touch()
        device.reach(1)
    assert not any([device.state["at"] for device in many])
    gate.touch()
    for device in many:
        device.reach(1)


def test_a_payer_has_a_quota_and_what_is_beyond_is_asked_later(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    quota = BEHIND_GATE + "; bots.MOST_WAITING = 2" + AT_ONCE
    with serving(tmp_path, patch=quota, **{GATE: str(gate)}) as server:
        anna = Person(server)
        many = [waiting_for_a_bot(anna, "cabin-boy") for _ in range(6)]
        gate.touch()
        for device in many:
            device.reach(1)


def test_bots_rest_where_nobody_is_present_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    with serving(tmp_path, patch=BEHIND_GATE + AT_ONCE, **{GATE: str(gate)}) as server:
        absent, anna, ben = Person(server, "Absent"), Person(server), Person(server, "Ben")
        alone = absent.create("port-royal", ["random"] * 3 + ["me"], options={"start": 0})
        device = absent.sit(alone)
        device.do("start")
        device.wait(lambda state: "prompt" in state)
        device.close()
        among_people = anna.create("port-royal", ["random", "me", "open"], options={"start": 0})
        ben.join(among_people)
        device = anna.sit(among_people)
        device.do("start")
        device.wait(lambda state: "prompt" in state)
        device.close()
        until(lambda: figure(server, "connections") == 0)
        gate.touch()
        # People who play by turns are told when it is their turn: there the bot goes on until a person has to decide.
        turn = "SELECT waits FROM tables WHERE id = ?"
        until(lambda: rows(tmp_path, turn, among_people) == [("person",)])
        until(lambda: rows(tmp_path, turn, alone) == [("rest",)])  # after what the bot was asked before all had gone
        so_far = moved(tmp_path).count(alone)
        other = waiting_for_a_bot(anna, "random")
        played_out([other], lambda moves: moves[0])
        assert moved(tmp_path).count(alone) == so_far
        assert figure(server, "bots_awaited") == 0
        again = absent.sit(alone)
        again.reach(so_far + 1)
        again.close()
        until(lambda: figure(server, "connections") == 1)
        server.kill()
        server.start()
        absent.sit(alone).asked(so_far + 1)  # after a restart, too


def test_a_bot_that_takes_too_long_is_replaced_by_a_quick_one(tmp_path: Path) -> None:
    with serving(tmp_path, patch=FOR_EVER) as server:
        anna = Person(server)
        device = waiting_for_a_bot(anna)
        played_out([device], lambda moves: moves[0])
        assert server.log.read_text("utf-8").count("took too long") == 1  # from then on the quick one is asked
        hinted = anna.sit(anna.create("jolly-und-roger", ["me", "random"], options={"start": 0}))
        hinted.do("start")
        hinted.wait(lambda state: "prompt" in state)
        assert hinted.do("hint")["moves"]


def test_the_turns_are_the_same_by_way_of_redis(tmp_path: Path) -> None:
    import redis

    gate = tmp_path / "gate"
    with valkey() as url:
        server = Server(
            f"sqlite:///{tmp_path / 'server.db'}", "--redis", url, "--bots", "0", log=tmp_path / "log",
            KLABAUTER_PATIENCE="600", KLABAUTER_PROXY="true",
        )  # fmt: skip
        greedy, rest = people(server)
        many = [waiting_for_a_bot(guest) for guest in greedy * 2]
        others = [waiting_for_a_bot(person) for person in rest]
        with redis.Redis.from_url(url) as store:
            queues = "klabauter:questions:*"
            until(lambda: sorted([store.llen(queue) for queue in store.keys(queues)]) == [1, 1, 8])
            given = ("worker", "--lang", "en", "--redis", url, "--bots", "1")
            worker = Process(*given, log=tmp_path / "worker", patch=BEHIND_GATE, **{GATE: str(gate)})
            until(lambda: sorted([store.llen(queue) for queue in store.keys(queues)]) == [7])  # three are thought about
            only_others(gate, many, others)
        worker.stop()
        server.stop()
