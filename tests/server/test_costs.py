"""What a client costs is charged to its person and its address; whoever is overdrawn waits, and nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from time import thread_time

import httpx
import pytest

from klabauter.games import make
from klabauter.server.config import Config
from klabauter.server.costs import Costs, measured, paying
from klabauter.server.tables import acts
from klabauter.server.tables.acts import Made
from klabauter.server.tables.live import Connection, Live
from klabauter.server.tables.sheet import Sheet
from tests.server.players import PATIENCE, Device, Person, RefusedError, Server, serving
from tests.server.services import valkey
from tests.server.web.test_connections import raw_socket

SMALL = """
from klabauter.server import config
config.PERSON = config.PERSON._replace(cpu=0.15, pace=0.15)
config.ADDRESS = config.ADDRESS._replace(cpu=0.3, pace=0.3)
"""
# Nothing is ever gained: whoever is overdrawn stays so, however slow the machine is; requests are refused at once.
FROZEN = f"""{SMALL}
from klabauter.server import costs
from klabauter.server.web import request
costs.monotonic = lambda: 0.0
request.OVERDRAWN = 0.0
"""
FEW_BYTES = """
from klabauter.server import config
config.{kind} = config.{kind}._replace(bytes=50_000, bytes_rate=100_000)
"""
ENOUGH = 3000  # requests or messages, which are more than anybody can pay for here


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {"KLABAUTER_PROXY": "true", "KLABAUTER_LIMITS": "1", "KLABAUTER_TABLES_PER_HOUR": "1000"}
    with serving(tmp_path_factory.mktemp("frozen"), patch=FROZEN, **settings) as server:
        for _ in range(2):
            get(server, "192.0.2.99", "/api/games")  # the first one is expensive
        yield server


def get(server: Server, address: str, path: str = "/api/games", **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={"x-forwarded-for": address, **headers}, timeout=PATIENCE)


def use_up(server: Server, address: str) -> httpx.Response:
    """Ask until the address is refused; the refusal."""
    with httpx.Client(base_url=server.url, headers={"x-forwarded-for": address}, timeout=PATIENCE) as client:
        for _ in range(ENOUGH):
            found = client.get("/api/games")
            if found.status_code != 200:
                return found
    raise AssertionError("nobody refuses")


def metric(server: Server, name: str) -> float:
    text = get(server, "192.0.2.98", "/metrics").text
    found = re.search(rf"^klabauter_{name} ([\d.e+]+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


# -- accounts


def test_who_costs_too_much_waits_on_all_connections_and_nobody_else_does(frozen: Server) -> None:
    """``look`` sends everything again. It is charged to the person, whatever connection or address it comes from."""
    anna = Person(frozen, address="192.0.2.1")
    ben = Person(frozen, "Ben", address="192.0.2.2")
    table = anna.create("freibeuter", ["me", "me"])
    first, second = [anna.sit(table, seat=0) for _ in range(2)]
    first.do("start")
    first.socket.close_timeout = second.socket.close_timeout = 0.1  # nobody will answer
    for number in range(ENOUGH):
        for device in (first, second):
            device.socket.send(json.dumps({"type": "look", "seat": 0, "since": 0}))
        if number % 20 == 0 and anna.http.get("/api/me").status_code == 429:
            break
    refused = anna.http.get("/api/me", headers={"accept-language": "de"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    assert int(refused.headers["retry-after"]) > 0
    elsewhere = {"authorization": f"Bearer {anna.token}"}
    assert get(frozen, "192.0.2.3", "/api/me", **elsewhere).status_code == 429
    assert get(frozen, "192.0.2.1").status_code == 200  # nobody in particular, at the same address
    watching = ben.sit(table)
    watching.do("ping")
    assert ben.http.get("/api/me").status_code == 200
    assert metric(frozen, "paused_total") > 0
    assert "192.0.2" not in frozen.log.read_text("utf-8")


def test_ping_frames_are_charged(frozen: Server) -> None:
    anna = Person(frozen, address="192.0.2.10")
    table = anna.create("port-royal", ["me", "open"])
    ping = bytes([0x89, 0x80, 0, 0, 0, 0])  # a frame without content
    with raw_socket(frozen, table, "192.0.2.10") as sock:
        sock.setblocking(False)
        for _ in range(ENOUGH):
            with contextlib.suppress(BlockingIOError):
                sock.send(ping * 5000)
            with contextlib.suppress(BlockingIOError):
                sock.recv(100_000)
            if get(frozen, "192.0.2.10").status_code == 429:
                break
    assert get(frozen, "192.0.2.10").status_code == 429
    assert get(frozen, "192.0.2.11").status_code == 200


def test_a_network_of_ipv6_has_one_account(frozen: Server) -> None:
    assert use_up(frozen, "2001:db8:0:1::1").json()["code"] == "too-many"
    assert get(frozen, "2001:db8:0:1:ffff:2::3").status_code == 429
    assert get(frozen, "2001:db8:0:2::1").status_code == 200


def test_an_address_of_ipv6_is_charged_without_a_proxy(tmp_path: Path) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("this machine has no IPv6")
    with serving(tmp_path, "--host", "::1", patch=FROZEN, KLABAUTER_LIMITS="1") as server:
        assert use_up(server, "192.0.2.1").status_code == 429  # whatever it says of itself
        assert use_up(server, "192.0.2.2").status_code == 429


def test_nothing_is_lost_while_somebody_waits(tmp_path: Path) -> None:
    """More than can be paid at once: every message is answered, in order."""
    with serving(tmp_path, patch=FEW_BYTES.format(kind="PERSON"), KLABAUTER_LIMITS="1") as server:
        anna = Person(server)
        device = anna.sit(anna.create("freibeuter", ["me", "me"]), seat=0)
        device.do("start")
        first, sent = device.count + 1, 0
        while metric(server, "paused_total") == 0 and sent < ENOUGH:
            for _ in range(8):
                device.count += 1
                sent += 1
                device.socket.send(json.dumps({"type": "look", "seat": 0, "since": 0, "id": device.count}))
        replies: list[int] = []
        while len(replies) < sent:
            found = device.read()
            if "reply" in found:
                assert found["type"] == "done"
                replies.append(found["reply"])
        assert replies == list(range(first, first + sent))
        assert metric(server, "paused_total") > 0


def test_a_spectator_who_costs_too_much_is_told_later_how_things_stand(tmp_path: Path) -> None:
    """Many devices of one address watch a quick table: the players do not pay for that, and the last state comes."""
    settings = {"KLABAUTER_LIMITS": "1", "KLABAUTER_PROXY": "true"}
    with serving(tmp_path, patch=FEW_BYTES.format(kind="ADDRESS"), **settings) as server:
        anna = Person(server, address="192.0.2.1")
        table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
        watching = [Device(server, table, {"x-forwarded-for": "192.0.2.2"}) for _ in range(4)]
        device = anna.sit(table, seat=0)
        device.do("start")
        moves = 0
        while metric(server, "paused_total") == 0:
            device.do("play", move="split 12|345", at=moves)
            device.do("undo", at=moves + 1)
            moves += 2
        for one in watching:
            one.reach(moves)


def test_costs_are_shared_among_processes(tmp_path: Path) -> None:
    with valkey() as redis:
        settings = {"KLABAUTER_LIMITS": "1", "KLABAUTER_PROXY": "true", "KLABAUTER_REDIS": redis}
        with contextlib.ExitStack() as servers:
            one, two = [
                servers.enter_context(serving(tmp_path, "--bots", "0", patch=FROZEN, **settings)) for _ in range(2)
            ]
            get(two, "192.0.2.99")
            use_up(one, "192.0.2.1")
            with httpx.Client(base_url=two.url, headers={"x-forwarded-for": "192.0.2.1"}) as client:
                while client.get("/health").status_code == 200:  # until it has heard of it
                    pass
            assert get(two, "192.0.2.2").status_code == 200


# -- connections


def test_the_connections_of_a_person_are_bounded(tmp_path: Path) -> None:
    with serving(tmp_path, KLABAUTER_LIMITS="1", KLABAUTER_CONNECTIONS_PER_PERSON="2") as server:
        anna, ben = Person(server), Person(server, "Ben")
        table = anna.create("port-royal", ["me", "open"])
        first, _ = anna.sit(table), anna.sit(table)
        with pytest.raises(RefusedError) as refused:
            anna.sit(table)
        assert refused.value.code == "too-many"
        ben.sit(table).do("ping")
        first.close()
        while metric(server, "connections") > 2:
            pass
        anna.sit(table).do("ping")


def sheet_in_play() -> Sheet:
    fingerprint = make("jolly-und-roger", 2).setting.fingerprint
    made = Made("jolly-und-roger", 1, 2, {}, {}, fingerprint, "anna", "link", "none", True, True)
    sheet = Sheet("t", "secret")
    for act in (acts.Create(made), acts.Sit(0, "anna"), acts.Sit(1, "ben")):
        sheet.fold(act)
    sheet.fold(acts.Start())
    sheet.fold(acts.Deal())
    return sheet


def test_the_answer_to_a_move_never_overtakes_what_the_move_changed() -> None:
    """Somebody who is overdrawn by a move is told at once what came of it; the others who are overdrawn wait."""
    costs = Costs(Config().budgets())
    mover, other = [Connection(who, None, None, bill=costs.bill(who, None)) for who in ("anna", "ben")]

    async def move() -> None:
        live = Live(sheet_in_play(), ["Anna", "Ben"], uptime=lambda: 0)
        live.connections |= {mover, other}
        for connection in (mover, other):
            connection.bill.charge(cpu_seconds=1e9)
        live.tell()

    asyncio.run(mover.bill.run(move()))
    assert (len(mover.outbox), mover.behind) == (1, False)
    assert (len(other.outbox), other.behind) == (0, True)


# -- measuring


def test_what_a_coroutine_does_is_charged_and_what_it_waits_for_is_not() -> None:
    async def busy() -> str:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.001):
                await asyncio.Event().wait()
        assert paying() is bill
        began = thread_time()
        while thread_time() - began < 0.05:
            pass
        other.charge_within(thread_time() - began, 5)
        await asyncio.ensure_future(measured(asyncio.sleep(0)))
        with pytest.raises(ZeroDivisionError):
            await asyncio.ensure_future(measured(broken()))
        return "done"

    async def broken() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def run() -> None:
        assert paying() is None
        assert await bill.run(busy()) == "done"
        assert paying() is None

    costs = Costs(Config().budgets())
    bill, other = costs.bill("anna", "192.0.2.1"), costs.bill("ben", None)
    asyncio.run(run())
    assert 0 < bill.accounts[0].cpu == bill.accounts[1].cpu
    assert other.accounts[0].cpu >= 0.05
    assert other.accounts[0].bytes == 5
    assert costs.cpu_seconds == bill.accounts[0].cpu + other.accounts[0].cpu


def test_an_account_is_kept_as_long_as_it_owes_something_or_a_connection_uses_it() -> None:
    costs = Costs(Config(limits=1e9).budgets())
    held = costs.bill("anna", None)
    assert held.open()
    costs.bill("ben", None)
    costs.forget()
    assert costs.accounts == 1
    assert costs.bill("anna", None).accounts[0] is held.accounts[0]
    held.charge(cpu_seconds=1e12)
    del held
    costs.forget()
    assert costs.bill("anna", None).debt() > 0
