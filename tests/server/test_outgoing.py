"""Requests to addresses strangers name, against real receivers with real certificates."""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from klabauter.server.errors import BadWebhook
from klabauter.server.outgoing import networks, post, target
from tests.server.receivers import Receiver, certificates, receiving

HERE = networks("127.0.0.0/8")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(autouse=True)
def _trusted(files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))


@pytest.fixture
def receiver(files: tuple[Path, Path]) -> Iterator[Receiver]:
    with receiving(files[1]) as made:
        yield made


def answers(monkeypatch: pytest.MonkeyPatch, *lists: list[str]) -> list[str]:
    """Let names resolve to these addresses, list after list; the names asked for."""
    asked: list[str] = []

    real = socket.getaddrinfo

    def resolve(host: str, port: int, *more: Any, **options: Any) -> list[Any]:
        if host[0].isdigit():  # an address already
            return real(host, port, *more, **options)
        asked.append(host)
        found = lists[min(len(asked), len(lists)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return asked


@pytest.mark.parametrize(
    "url",
    ["https://10.0.0.1/x", "https://169.254.169.254/latest", "https://192.168.0.1", "https://0.0.0.0", "https://[fe80::1]/",
     "https://[::ffff:127.0.0.1]/", "https://user@1.1.1.1/", "https://1.1.1.1:99999/", "https://", "nonsense",
     "http://1.1.1.1/", "https://[64:ff9b::a00:1]/", "https://[2002:7f00:1::]/", "https://224.0.0.1/",
     "https://1.1.1.1/a b",
     "https://1.1.1.1/\r\nX: y", "https://[::1]/", "https://localhost/", "https://100.64.0.1/", "https://[fd00::1]/",
     "https://1.1.1.1/" + "x" * 1000, "https://münchen.example/"],
)  # fmt: skip
def test_nothing_goes_into_a_private_network_or_by_another_way(url: str) -> None:
    with pytest.raises(BadWebhook):
        target(url)


def test_a_public_address_is_taken_apart() -> None:
    assert target("https://1.1.1.1:8443/a?b=c") == ("1.1.1.1", "1.1.1.1", 8443, "/a?b=c")
    assert target("https://[2606:4700::1]").address == "2606:4700::1"


def test_a_host_can_name_own_networks_and_only_they_are_exempt() -> None:
    assert target("https://10.1.2.3/", networks("10.1.0.0/16, fd00::/8")).address == "10.1.2.3"
    assert target("https://[fd00::1]/", networks("10.1.0.0/16, fd00::/8")).address == "fd00::1"
    with pytest.raises(BadWebhook):
        target("https://10.2.0.1/", networks("10.1.0.0/16, fd00::/8"))


@pytest.mark.parametrize(
    "address",
    ["0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.254", "127.0.0.1", "127.8.9.10", "169.254.169.254",
     "172.16.0.1", "172.31.255.254", "192.0.0.1", "192.0.0.9", "192.0.2.1", "192.31.196.1", "192.52.193.1",
     "192.88.99.1", "192.168.1.1", "192.175.48.1", "198.18.0.1", "198.19.255.254", "198.51.100.1", "203.0.113.1",
     "224.0.0.1", "239.1.2.3", "240.0.0.1", "255.255.255.255",
     "::", "::1", "::7f00:1", "::ffff:10.0.0.1", "::ffff:1.1.1.1", "::ffff:0:7f00:1", "64:ff9b::a00:1",
     "64:ff9b::101:101", "64:ff9b:1::1", "100::1", "2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1",
     "2002:7f00:1::1", "2002:101:101::1", "2620:4f:8000::1", "3fff::1", "4000::1", "5f00::1", "fc00::1", "fd00::1",
     "fe80::1", "fe80::1%2", "fec0::1", "ff02::1", "ff0e::1"],
)  # fmt: skip
def test_a_special_range_is_no_place_for_strangers(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """The resolver says so; nothing is ever sent there."""
    answers(monkeypatch, [address])
    with pytest.raises(BadWebhook):
        target("https://hook.example/")


@pytest.mark.parametrize("address", ["1.1.1.1", "9.9.9.9", "192.88.98.1", "2606:4700::1", "2a00:1450:4001::1"])
def test_a_public_range_is_one(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    answers(monkeypatch, [address])
    assert target("https://hook.example/").address == address


def test_a_name_that_leads_into_a_private_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for found in (["10.0.0.1"], ["1.1.1.1", "192.168.0.1"], []):
        answers(monkeypatch, found)
        with pytest.raises(BadWebhook):
            post("https://hook.example/", b"", {})


def test_what_was_checked_is_where_it_goes(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers a second question about the name otherwise is not asked one; the certificate is the name's."""
    asked = answers(monkeypatch, ["127.0.0.1"], ["10.0.0.1"])
    assert post(receiver.url("/204/x?y", "hook.example"), b"body", {"X-Own": "1"}, HERE) == 204
    assert asked == ["hook.example"]
    came = receiver.came.get(timeout=60)
    assert (came.path, came.body, came.headers["x-own"]) == ("/204/x?y", b"body", "1")
    assert came.headers["host"] == f"hook.example:{receiver.port}"


def test_a_certificate_for_another_name_is_refused(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, ["127.0.0.1"])
    with pytest.raises(ssl.SSLCertVerificationError):
        post(receiver.url("/200", "other.example"), b"", {}, HERE)
    monkeypatch.delenv("SSL_CERT_FILE")
    with pytest.raises(ssl.SSLCertVerificationError):
        post(receiver.url("/200", "hook.example"), b"", {}, HERE)
    assert receiver.came.empty()


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(files: tuple[Path, Path], receiver: Receiver, status: int) -> None:
    """Not to another receiver, not in circles, not to where nothing is sent (which therefore hears nothing here)."""
    with receiving(files[1]) as other:
        for elsewhere in (other.url("/200"), receiver.url(f"/{status}"), "https://169.254.169.254/latest"):
            receiver.elsewhere = elsewhere
            assert post(receiver.url(f"/{status}"), b"", {}, HERE) == status
            assert receiver.came.get(timeout=60).path == f"/{status}"
        assert receiver.came.empty()
        assert other.came.empty()


def test_whoever_answers_byte_by_byte_is_cut_off(receiver: Receiver) -> None:
    """Each byte comes in time; all of them together do not."""
    with pytest.raises(TimeoutError):
        post(receiver.url("/drip"), b"", {}, HERE, limit=0.5)
    assert receiver.cut.wait(60)


def test_whoever_says_nothing_is_cut_off() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(TimeoutError):
        post(f"https://127.0.0.1:{silent.getsockname()[1]}/", b"", {}, HERE, limit=0.2)


@pytest.mark.parametrize("what", ["mumble", "half", "number"])
def test_an_answer_that_is_none_is_an_error(receiver: Receiver, what: str) -> None:
    with pytest.raises(OSError, match="no answer"):
        post(receiver.url(f"/{what}"), b"", {}, HERE)


@pytest.mark.parametrize("what", ["headers", "body"])
def test_an_answer_without_an_end_is_left_after_its_status(receiver: Receiver, what: str) -> None:
    assert post(receiver.url(f"/{what}"), b"", {}, HERE) == 200
    assert receiver.cut.wait(60)


def test_a_line_without_an_end_is_cut_off_after_so_many_bytes(receiver: Receiver) -> None:
    with pytest.raises(OSError, match="no answer"):
        post(receiver.url("/line"), b"", {}, HERE)
    assert receiver.cut.wait(60)


def unencrypted(sock: socket.socket) -> None:
    sock.sendall(b"HTTP/1.1 200 OK\r\n\r\n")


def closed_midway(sock: socket.socket) -> None:
    sock.sendall(b"\x16\x03\x03\x40\x00\x02")


def greeting_byte_by_byte(sock: socket.socket) -> None:
    """Each byte of the beginning of TLS comes in time; all of them together do not."""
    sock.sendall(b"\x16\x03\x03\x40\x00")
    with contextlib.suppress(OSError):
        while True:
            sock.sendall(b"\x02")
            threading.Event().wait(0.02)


@pytest.mark.parametrize(
    ("answer", "error"),
    [(unencrypted, ssl.SSLError), (closed_midway, ssl.SSLError), (greeting_byte_by_byte, TimeoutError)],
)
def test_whoever_speaks_no_tls_is_an_error_in_time(
    answer: Callable[[socket.socket], None], error: type[Exception]
) -> None:
    def serve() -> None:
        with server.accept()[0] as sock:
            sock.recv(10_000)
            answer(sock)

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=serve)
        thread.start()
        with pytest.raises(error):
            post(f"https://127.0.0.1:{server.getsockname()[1]}/", b"", {}, HERE, limit=0.5)
        thread.join(60)
        assert not thread.is_alive()
