"""Nobody where he does not belong: a list of attacks, each tried. Nonsense of every kind is sent by test_fuzz.py."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.players import PATIENCE, TIME_STANDS_STILL, Device, Person, Server, serving

CLIENT = Path(__file__).resolve().parents[3] / "web" / "src"


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Person, str]:
    anna = Person(server)
    made = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
    anna.sit(made).do("start")
    return anna, made


def problem(server: Server, table: str, **hello: Any) -> str:
    """What somebody who says hello like this is told instead of a welcome."""
    with pytest.raises(AssertionError) as caught:
        Device(server, table, **hello)
    return str(caught.value)


# -- tokens


def test_a_made_up_token_opens_nothing(server: Server, table: tuple[Person, str]) -> None:
    assert "who-are-you" in problem(server, table[1], token="x" * 32)
    stranger = Person(server)
    stranger.http.headers["authorization"] = "Bearer nonsense"
    assert stranger.http.get("/api/me").status_code == 401


def test_a_link_to_a_seat_is_good_for_its_table_only(server: Server, table: tuple[Person, str]) -> None:
    ben = Person(server)
    other = ben.create("port-royal", ["me", "me"])
    assert "who-are-you" in problem(server, table[1], token=ben.seat_token)
    ben.http.headers["authorization"] = f"Bearer {ben.seat_token}"
    for path in ("/api/me", "/api/me/export", "/api/me/tables"):
        assert ben.http.get(path).status_code == 401
    assert ben.http.post("/api/tables", json={"game": "port-royal", "seats": ["me", "me"]}).status_code == 401
    assert ben.http.delete("/api/me").status_code == 401
    Device(server, other, token=ben.seat_token)


def test_a_stranger_cannot_look_from_or_play_for_a_seat(server: Server, table: tuple[Person, str]) -> None:
    ben = Person(server)
    device = ben.sit(table[1])
    assert device.state["seat"] is None
    assert "not-your-seat" in json.dumps(ben.sit(table[1]).ask("look", seat=0))
    requests: list[tuple[str, dict[str, Any]]] = [
        ("play", {"move": "split 12|345", "at": 0}), ("undo", {"at": 0}), ("resign", {}), ("agree-end", {}),
        ("back", {}), ("why", {"move": "x"}), ("preview", {"move": "split 12|345"}), ("hint", {}),
    ]  # fmt: skip
    for kind, request in requests:
        assert device.ask(kind, **request)["code"] == "not-your-seat"
    assert device.ask("pledge", hash="0" * 64, seat=0)["code"] == "not-your-seat"
    assert device.ask("start")["code"] == "not-the-host"


def test_a_seat_cannot_be_taken_twice_or_from_somebody(server: Server) -> None:
    anna, ben, clara = Person(server), Person(server, "Ben"), Person(server, "Clara")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table, seat=1)
    for request in ({}, {"seat": 0}, {"seat": 1}):
        answer = clara.http.post(f"/api/tables/{table}/join", json=request)
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    assert clara.http.post(f"/api/tables/{table}/seats/1/bot?level=random").json()["code"] == "not-the-host"
    assert clara.http.post(f"/api/tables/{table}/leave").json()["code"] == "not-your-seat"
    assert clara.http.post(f"/api/tables/{table}/rematch").json()["code"] == "not-your-seat"


def test_nobody_starts_a_program_on_the_server(server: Server) -> None:
    anna = Person(server)
    for program in ("program:touch x", " Program:touch x"):
        answer = anna.http.post("/api/tables", json={"game": "jolly-und-roger", "seats": ["me", program]})
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")
    table = anna.create("jolly-und-roger", ["me", "open"])
    answer = anna.http.post(f"/api/tables/{table}/seats/1/bot", params={"level": "program:touch x"})
    assert answer.json()["code"] == "unknown-bot"


# -- fairness


def test_a_contribution_cannot_be_changed_after_the_pledge(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"])
    device = anna.sit(table, seat=0)
    device.pledge()
    device.do("start")
    assert device.ask("open", text="0" * 64)["code"] == "bad-contribution"
    assert device.ask("pledge", hash="0" * 64)["code"] == "not-now"
    device.do("open", text=device.contribution)
    device.wait(lambda state: state["table"]["status"] == "playing")


# -- foreign pages


def test_a_foreign_page_can_change_nothing_with_our_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as browser:
        made = browser.post("/api/guest", json={"name": "Anna"}, headers={"origin": server.url})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        new = {"game": "port-royal", "seats": ["me", "me"]}
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}, {}):
            found = browser.post("/api/tables", json=new, headers=headers)
            assert (found.status_code, found.json()["code"]) == (403, "foreign-origin"), headers
        assert browser.post("/api/tables", json=new, headers={"origin": server.url}).status_code == 201


def test_a_foreign_page_cannot_open_a_socket(server: Server, table: tuple[Person, str]) -> None:
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table[1]}/socket"
    with pytest.raises(InvalidStatus) as caught, connect(url, additional_headers={"origin": "http://evil.example"}):
        pass
    assert caught.value.response.status_code == 403


def test_who_connects_and_says_nothing_is_sent_away(server: Server, table: tuple[Person, str]) -> None:
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table[1]}/socket"
    with connect(url) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408


def test_nothing_can_be_framed_sniffed_or_injected(server: Server, table: tuple[Person, str]) -> None:
    for path in ("/", f"/t/{table[1]}", "/api/games", "/api/nothing", "/error-page.css"):
        answer = httpx.get(server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    page = httpx.get(server.url + "/").text
    assert "<script>" not in page
    assert "onclick=" not in page
    assert "access-control-allow-origin" not in httpx.options(server.url + "/api/tables").headers


# -- too much, too often, too slow


def test_what_is_too_large_is_refused(server: Server, table: tuple[Person, str]) -> None:
    anna = table[0]
    huge = anna.http.post("/api/tables", content=b'{"game":"' + b"x" * 200_000 + b'"}')
    assert (huge.status_code, huge.json()["code"]) == (413, "too-large")
    device = anna.sit(table[1], seat=0)
    device.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):
        device.read()
    assert anna.sit(table[1], seat=0).ask("say", text="x" * 501)["code"] == "bad-request"


def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    with (
        serving(tmp_path, KLABAUTER_LIMITS="1", patch=TIME_STANDS_STILL) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        client.headers["origin"] = server.url
        codes = [client.post("/api/guest", json={"name": "x"}).status_code for _ in range(30)]
        assert codes == [201] * 20 + [429] * 10
        last = client.post("/api/guest", json={"name": "x"}, headers={"accept-language": "de"})
        assert (last.status_code, last.json()["code"]) == (429, "too-many")
        assert last.headers["retry-after"].isdigit()
        assert "zu oft" in last.json()["message"]


def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    with (
        serving(tmp_path, KLABAUTER_LIMITS="0.3", patch=TIME_STANDS_STILL) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        guesses = [client.post("/api/sign-in", json={"login": "anna", "password": f"x{n}"}) for n in range(6)]
        assert [item.status_code for item in guesses] == [403] * 3 + [429] * 3


def test_a_client_that_never_reads_disturbs_nobody(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
    device = anna.sit(table, seat=0)
    device.do("start")
    url = server.url.removeprefix("http://").split(":")
    with socket.create_connection((url[0], int(url[1]))) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {url[0]}:{url[1]}\r\nUpgrade: websocket\r\n"
        slow.sendall(
            f"{head}Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        slow.recv(512)
        hello = b'{"type":"hello"}'
        slow.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        for number in range(0, 800, 2):
            device.do("play", move="split 12|345", at=number)
            device.do("undo", at=number + 1)
    device.do("ping")


def test_a_made_up_address_helps_nobody(tmp_path: Path) -> None:
    """Without ``proxy`` nobody is believed who says for whom he asks."""
    with (
        serving(tmp_path, KLABAUTER_LIMITS="0.2", patch=TIME_STANDS_STILL) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        codes = []
        for n in range(8):
            headers = {"x-forwarded-for": f"192.0.2.{n}", "origin": server.url}
            codes.append(client.post("/api/guest", json={"name": "x"}, headers=headers).status_code)
        assert codes == [201] * 4 + [429] * 4


# -- names and words


EVIL = "<img src=x onerror=alert(1)>\n"


def test_names_and_chat_are_words_and_never_markup(server: Server) -> None:
    anna = Person(server, EVIL)
    table = anna.create("jolly-und-roger", ["me", "me"], names={"1": EVIL})
    device = anna.sit(table, seat=0, lang="en")
    names = [seat["name"] for seat in device.state["table"]["seats"]]
    shown = "<img src=x onerror=alert(1)>"  # one line, nothing invisible
    assert names == [shown, f"{shown} 2"]
    device.do("say", text=EVIL)
    assert EVIL in [answer.get("text") for answer in device.received]
    answer = anna.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["referrer-policy"] == "same-origin"
    for page in ("/", f"/t/{table}", "/about"):
        assert "onerror" not in httpx.get(server.url + page).text
    for file in (*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")):
        text = file.read_text("utf-8")
        ways = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(")
        assert not any(way in text for way in ways), file
