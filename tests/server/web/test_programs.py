"""Programs at tables of a real server: the agreement for bots over a WebSocket, by hand and by ``klabauter sit``."""

from __future__ import annotations

import json
import socketserver
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import klabauter
from klabauter.api import beginning
from tests.bots.programs import NODE_MATE, PYTHON_MATE, Rogue
from tests.server.players import PATIENCE, Device, Person, Server

HELLO = {"type": "hello", "protocol": 1, "name": "Test", "version": "1"}


class Wire:
    """A program that a test plays by hand."""

    def __init__(self, server: Server, table: str, **sit: Any) -> None:
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/bot"
        self.socket: ClientConnection = server.guests.enter_context(connect(url, compression=None))
        self.received: list[dict[str, Any]] = []
        self.say(type="sit", **sit)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        self.received.append(json.loads(self.socket.recv(timeout=PATIENCE)))
        return self.received[-1]

    def answer(self, ask: dict[str, Any], move: str) -> None:
        self.say(type="move", question=ask["question"], move=move)

    def play_last(self) -> None:
        """The last of the legal moves, until the game is over."""
        while (found := self.hear())["type"] == "ask":
            self.answer(found, found["moves"][-1]["move"])


def seated(server: Server, game: str = "jolly-und-roger", **args: Any) -> tuple[Person, Person, str]:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create(game, ["me", "open"], **args)
    ben.token = ben.join(table)["token"]
    return anna, ben, table


@contextmanager
def bridge(link: str, program: str, language: str = "en") -> Iterator[subprocess.Popen[str]]:
    """``klabauter sit``, which does not outlive the test."""
    command = [sys.executable, "-m", "klabauter", "sit", link, program, "--lang", language]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def played(device: Device) -> None:
    """A person plays the first of the legal moves until the game is over."""
    while device.state["table"]["status"] != "over":
        prompt = device.state.get("prompt", {})
        if prompt.get("moves"):
            device.play(prompt["moves"][0]["move"])
        else:
            device.read()


def comes(person: Person, table: str, seat: int) -> None:
    """Wait until somebody is at the seat."""
    while not person.http.get(f"/api/tables/{table}").json()["seats"][seat].get("here"):
        pass


@pytest.mark.parametrize(
    ("game", "mate"), [("freibeuter", PYTHON_MATE), ("mutinies", NODE_MATE)], ids=["python", "node"]
)
def test_the_example_bots_play_whole_games_against_each_other_and_a_person(
    server: Server, game: str, mate: str
) -> None:
    """Each is started by ``klabauter sit`` with nothing but its link; one of them sits down before the game begins."""
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create(game, ["me", "open", "random"])
    link = server.url + ben.join(table)["link"]
    with bridge(link, mate) as program:
        comes(anna, table, seat=1)
        assert program.stdout is not None
        assert program.stdout.readline().strip() == "Seated, waiting for the host to begin."
        device = anna.sit(table)
        device.do("start")
        played(device)
        out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, err
    assert "The game is over." in out
    record = klabauter.Record.loads(anna.http.get(f"/api/tables/{table}/record").text)
    klabauter.replay(record)
    assert {seat for seat, _ in record.entries} == {0, 1, 2}


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(server: Server) -> None:
    """Every byte of a game that two programs play, compared with the views and logs of the replayed record."""
    anna, ben, table = seated(server, "freibeuter")
    sides = [Wire(server, table, token=anna.token), Wire(server, table, token=ben.token)]
    for side in sides:
        assert side.hear()["type"] == "hello"
        side.say(**HELLO)
    anna.sit(table).do("start")
    players = [threading.Thread(target=side.play_last) for side in sides]
    for player in players:
        player.start()
    for player in players:
        player.join(PATIENCE)
    record = klabauter.Record.loads(anna.http.get(f"/api/tables/{table}/record").text)
    truth = beginning(record)
    asks = [[item for item in side.received if item["type"] == "ask"] for side in sides]
    heard = [0, 0]
    for seat, move in record.entries:
        if asks[seat] and json.loads(json.dumps(truth.view(seat))) == asks[seat][0]["view"]:
            ask = asks[seat].pop(0)
            assert set(ask) == {"type", "question", "limit", "budget", "events", "view", "moves"}
            assert [one["move"] for one in ask["moves"]] == [str(move) for move in truth.moves()]
            assert ask["events"] == json.loads(json.dumps(truth.log(seat, heard[seat])))
            heard[seat] += len(ask["events"])
        truth.submit(seat, move)
    assert asks == [[], []]
    for seat, side in enumerate(sides):
        assert side.received[-1]["finished"]
        assert side.received[-1]["view"] == json.loads(json.dumps(truth.view(seat)))
        assert side.received[-1]["events"] == json.loads(json.dumps(truth.log(seat, heard[seat])))
    raw = json.dumps([side.received for side in sides])
    assert not any(hidden in raw for hidden in (anna.token, ben.token, record.header["seed"]))


def test_a_wrong_move_may_be_corrected_once(server: Server) -> None:
    anna, ben, table = seated(server, options={"start": 0})
    wire = Wire(server, table, token=anna.token)
    wire.hear()
    wire.say(**HELLO)
    anna.sit(table).do("start")
    ask = wire.hear()
    wire.answer(ask, "tortuga")
    assert (wire.hear()["type"], wire.received[-1]["rule"]) == ("refusal", "3.3")
    wire.answer(ask, "split 12|345")
    ben.sit(table).wait(lambda state: state["at"] == 1)
    second = Wire(server, table, token=ben.token)
    second.hear()
    second.say(**HELLO)
    ask = second.hear()
    for _ in range(2):
        second.answer(ask, "nonsense")
        second.hear()
    assert (second.received[-1]["type"], "not possible" in second.received[-1]["why"]) == ("error", True)
    with pytest.raises(ConnectionClosed) as closed:
        second.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    assert anna.http.get(f"/api/tables/{table}").json()["turn"] == 1


def test_a_move_taken_back_makes_a_question_void(server: Server) -> None:
    anna, ben, table = seated(server, options={"start": 0})
    device = anna.sit(table)
    wire = Wire(server, table, token=ben.token)
    wire.hear()
    wire.say(**HELLO)
    device.do("start")
    device.play("split 12|345")
    first = wire.hear()
    device.do("undo", at=1)
    device.do("play", move="split 123|45", at=2)
    second = wire.hear()
    assert (first["question"], second["question"]) == (1, 2)
    assert second["events"][-1]["line"] == "split"
    wire.answer(first, "take set-1")
    wire.answer(second, "take set-2")
    device.wait(lambda state: state["at"] == 4)
    assert [event["line"] for event in device.events].count("taken") == 1


@pytest.mark.parametrize(
    "message",
    [
        b"\xff",
        "[]",
        "{}",
        '{"type": "move", "question": 1, "move": "x"}',
        '{"type": "hello", "protocol": 2, "name": "", "version": ""}',
        '{"type": "hello", "protocol": 1, "name": "x", "version": "1", "extra": 1}',
        '{"type": "hello", "protocol": 1, "name": "x", "version": 1}',
    ],
)
def test_a_program_that_breaks_the_agreement_is_told_so_and_disturbs_nobody(
    server: Server, message: str | bytes
) -> None:
    anna, ben, table = seated(server)
    wire = Wire(server, table, token=ben.token)
    wire.hear()
    wire.socket.send(message)
    assert wire.hear()["type"] == "error"
    with pytest.raises(ConnectionClosed):
        wire.hear()
    anna.sit(table).do("start")
    assert "failed" not in server.log.read_text("utf-8")


def test_nobody_lets_a_program_play_a_seat_that_is_not_his(server: Server) -> None:
    anna, _, table = seated(server)
    stranger = Person(server)
    stranger.create("port-royal", ["me", "me"])
    for sit, code in [
        ({"token": stranger.token}, "not-your-seat"),
        ({"token": stranger.seat_token}, "who-are-you"),
        ({"token": anna.token, "seat": 1}, "not-your-seat"),
        ({"token": "x"}, "who-are-you"),
        ({}, "bad-request"),
        ({"token": anna.token, "seat": 99}, "bad-request"),
    ]:
        wire = Wire(server, table, **sit)
        assert wire.hear() == {"type": "problem", "code": code, "message": wire.received[-1]["message"]}
    for token in (anna.token, "x"):
        assert Wire(server, "nothing", token=token).hear()["code"] == "no-table"


def test_a_program_whose_time_ran_out_comes_back_by_itself(server: Server) -> None:
    anna, ben, table = seated(server, options={"start": 0}, clock={"move": 5})
    device = ben.sit(table)
    wire = Wire(server, table, token=anna.token)
    wire.hear()
    wire.say(**HELLO)
    anna.sit(table).do("start")
    ask = wire.hear()
    assert 0 < ask["limit"] <= 5
    device.wait(lambda state: state["at"] == 1)  # a bot stood in
    assert device.state["table"]["seats"][0]["away"]
    wire.answer(ask, ask["moves"][0]["move"])
    device.wait(lambda state: "away" not in state["table"]["seats"][0])


def test_a_program_that_is_started_anew_takes_its_seat_back_from_the_stand_in(server: Server) -> None:
    anna, ben, table = seated(server, options={"start": 0}, clock={"move": 5})
    device = ben.sit(table)
    wire = Wire(server, table, token=anna.token)
    wire.hear()
    wire.say(**HELLO)
    anna.sit(table).do("start")
    wire.hear()
    device.wait(lambda state: state["table"]["seats"][0].get("away", False))
    again = Wire(server, table, token=anna.token)
    again.hear()
    again.say(**HELLO)
    device.wait(lambda state: "away" not in state["table"]["seats"][0])


CRASHING = "greet()\nread()\nsys.exit(3)"
NONSENSE = 'greet()\nfor line in sys.stdin: say(type="move", question=json.loads(line).get("question", 0), move="x")'


@pytest.mark.parametrize(
    ("code", "clock", "language", "why", "then"),
    [
        (CRASHING, {}, "en", "it ended with exit code 3", "the table waits for you"),
        (CRASHING, {"clock": {"move": 300}}, "de", "mit dem Code 3 beendet", "vertritt es ein Bot des Servers"),
        (NONSENSE, {}, "de", "seine Züge sind nicht möglich, zuletzt x", "Der Tisch wartet auf dich"),
    ],
    ids=["crash", "crash with a clock", "nonsense"],
)
def test_the_bridge_starts_a_failing_program_again_and_then_says_truly_what_becomes_of_its_seat(
    server: Server, tmp_path: Path, code: str, clock: dict[str, Any], language: str, why: str, then: str
) -> None:
    anna, ben, table = seated(server, options={"start": 1}, **clock)
    rogue = Rogue(tmp_path, code)
    link = server.url + ben.join(table)["link"]
    with bridge(link, f"program:{rogue.command}", language) as program:
        comes(anna, table, seat=1)
        device = anna.sit(table)
        device.do("start")
        out, err = program.communicate(timeout=PATIENCE)
    text = " ".join(out.split())
    assert program.returncode == 1, err
    assert text.count("It is started again." if language == "en" else "Es wird neu gestartet.") == 2
    assert why in text
    assert then in text
    assert "This message" not in text or language == "en"
    assert len(rogue.gone()) == 3
    sheet = anna.http.get(f"/api/tables/{table}").json()
    assert (sheet["turn"], sheet["seats"][1].get("away", False)) == (1, False)


def test_the_bridge_says_what_is_wrong(server: Server, tmp_path: Path) -> None:
    def sit(*arguments: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "klabauter", "sit", *arguments, "--lang", "en"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.returncode, done.stdout + done.stderr

    assert sit(f"{server.url}/t/x", PYTHON_MATE)[0] == 2
    code, result = sit(f"{server.url}/t/nothing#seat=x", PYTHON_MATE)
    assert (code, "sent the program away: There is no such table." in result) == (1, True)
    anna = Person(server)
    table = anna.create("port-royal", ["me", "random", "me"])
    code, result = sit(f"{server.url}/t/{table}#seat={anna.token}", PYTHON_MATE)
    assert code == 1
    assert "good for several seats: 1, 3. Say which one is meant: --seat N" in " ".join(result.split())
    code, result = sit(f"{server.url}/t/{table}#seat=x", PYTHON_MATE)
    assert (code, "what stands behind #seat= is wrong" in " ".join(result.split())) == (1, True)
    with socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler) as free:
        address = f"http://127.0.0.1:{free.server_address[1]}"
    code, result = sit(f"{address}/t/x#seat=x", PYTHON_MATE)
    assert (code, " ".join(result.split()).count(f"No server answers at {address}")) == (2, 2)
    assert "(no server answers there)" in result
    code, result = sit(f"{server.url}/t/x#seat=x", "no-such-program-anywhere")
    assert (code, "no-such-program-anywhere" in result) == (2, True)


def test_the_bridge_comes_back_after_a_kill(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'server.db'}", log=tmp_path / "log")
    try:
        anna, ben, table = seated(server, "port-royal")
        link = server.url + ben.join(table)["link"]
        with bridge(link, PYTHON_MATE) as program:
            device = anna.sit(table)
            comes(anna, table, seat=1)
            device.do("start")
            device.wait(lambda state: "prompt" in state)
            server.kill()
            server.start()
            again = Device(server, table, token=anna.token)
            played(again)
            out, err = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0, err
        assert "Trying again" in out
    finally:
        server.stop()
