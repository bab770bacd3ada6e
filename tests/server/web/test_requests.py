"""Requests that make no sense are answered in words, and only under a name of this server's."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from klabauter.server.config import Config
from klabauter.server.web.host_header import known
from tests.server.players import Person, Server, serving

DEEP = b"[" * 5000 + b"]" * 5000


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b'{"other": ' + DEEP + b"}", DEEP, b'{"name": ' + DEEP + b"}", b"\xff\xfe", b"{"]
)
def test_a_body_that_is_none_is_refused(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/guest", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_own_figures_that_lie_too_deep_are_refused(server: Server) -> None:
    anna = Person(server)
    for depth in (200, 900, 5000):
        deep = b'{"a":' * depth + b"1" + b"}" * depth
        body = b'{"game": "port-royal", "seats": ["me", "me"], "components": ' + deep + b"}"
        answer = anna.http.post("/api/tables", content=body)
        assert answer.status_code == 400, depth


def test_three_hundred_alleys_are_too_many(server: Server) -> None:
    request = {"game": "rum-und-ehre", "seats": ["me", "me", "me"]}
    answer = Person(server).http.post(
        "/api/tables", json={**request, "components": {"tiles": {"1": {"inner": ["nw se 1"] * 300}}}}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-components")


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//", "null", "http://a:b:c"])
def test_an_origin_that_is_none_is_foreign(server: Server, origin: str) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "x"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize(
    "path", ["/assets/a%00b.js", f"/assets/{'a' * 300}.js", "/assets/..%2f..%2fapp.js", "/push%00worker.js"]
)
def test_a_file_that_cannot_be_is_not_there(server: Server, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404


def test_deep_nesting_leaves_a_connection_open(server: Server) -> None:
    anna = Person(server)
    device = anna.sit(anna.create("jolly-und-roger", ["me", "me"]), seat=0)
    for field in (b'"text"', b'"other"', b'"id"'):
        device.socket.send((b'{"type": "say", ' + field + b": " + b"[" * 4000 + b"]" * 4000 + b"}").decode())
        assert device.read()["code"] == "bad-request"
    device.do("ping")


def test_a_password_in_an_address_is_refused_by_name(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "me"], access="password", password="rüm")
    device = anna.sit(table, seat=0)
    device.do("start")
    device.wait(lambda state: state["table"]["status"] == "playing")
    device.do("resign")
    device.wait(lambda state: state["table"]["status"] == "over")
    path = f"/api/tables/{table}/record"
    for url in (f"{path}?password=rüm", "/api/games?password=x", "/?password=x"):
        answer = ben.http.get(url)
        assert (answer.status_code, answer.json()["code"]) == (400, "password-in-address")
    assert ben.http.get(path).json()["code"] == "wrong-password"
    assert ben.http.post(path, json={"password": "rum"}).json()["code"] == "wrong-password"
    assert json.loads(ben.http.post(path, json={"password": "rüm"}).text.splitlines()[0])["meta"]["table"] == table
    assert anna.http.get(path).status_code == 200


HOME = [
    "127.0.0.1:8731", "localhost", "LOCALHOST:1", "[::1]:8731", "127.1.2.3", "192.168.1.5:8731", "[fe80::1]:80",
    "8.8.8.8", "rechner", "rechner:8731", "rechner.local", "rechner.fritz.box", "rechner.lan.", "x.home.arpa",
    "a.localhost",
]  # fmt: skip
FOREIGN = [
    "evil.example", "evil.example:8731", "localhost.evil.example", "127.0.0.1.evil.example", "evil.localhost.example",
    "a@localhost", "localhost:x", "localhost/x", "[", "", "local.host?", "192.168.1.5.example",
]  # fmt: skip


@pytest.mark.parametrize("host", HOME)
def test_at_home_every_name_of_the_network_is_fine(host: str) -> None:
    assert known(host, Config(), None)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_name_that_leads_here_is_none_of_ours(host: str) -> None:
    for config in (Config(), Config(address="https://k.example"), Config(hosts="other.example")):
        assert not known(host, config, "192.168.1.5")


def test_with_an_address_only_that_one_counts_and_what_is_listed() -> None:
    config = Config(address="https://K.example:8443/play", hosts="klabauter, Old.example")
    for host in (
        "k.example",
        "K.EXAMPLE:8443",
        "klabauter:8731",
        "old.example",
        "127.0.0.1",
        "localhost:1",
        "10.0.0.7:8731",
    ):
        assert known(host, config, "10.0.0.7"), host
    for host in ("10.0.0.8", "rechner.local", "rechner", "x.k.example"):
        assert not known(host, config, "10.0.0.7"), host


def test_the_wrong_name_is_told_which_setting_to_change(tmp_path: Path) -> None:
    with serving(tmp_path, KLABAUTER_ADDRESS="https://k.example") as server:
        answer = httpx.get(f"{server.url}/api/games", headers={"host": "evil.example", "accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
        assert "hosts" in answer.json()["message"]
        assert httpx.get(f"{server.url}/", headers={"host": "evil.example", "accept": "text/html"}).status_code == 421
        assert httpx.get(f"{server.url}/api/games", headers={"host": "k.example"}).status_code == 200
        assert httpx.get(f"{server.url}/api/games").status_code == 200
        anna = Person(server)
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{anna.create('port-royal', ['me', 'me'])}/socket"
        with pytest.raises(InvalidStatus), connect(url, additional_headers={"host": "evil.example"}):
            pass
