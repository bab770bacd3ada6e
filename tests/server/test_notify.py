"""Mail, webhooks and the feed, for people a game waits for."""

from __future__ import annotations

import hmac
import json
import socketserver
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from klabauter.server import outgoing
from tests.server.players import Person, serving
from tests.server.receivers import certificates, receiving
from tests.server.test_care import later
from tests.server.test_push import waits_for


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that takes everything."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: list[str] = []
        self.recipients: list[str] = []
        self.came = threading.Semaphore(0)


class Postman(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().decode().upper():
            if line.startswith("DATA"):
                self.wfile.write(b"354 go on\r\n")
                letter = []
                while (line := self.rfile.readline().decode()) != ".\r\n":
                    letter.append(line)
                self.server.letters.append("".join(letter))
                self.server.came.release()
            if line.startswith("RCPT TO:"):
                self.server.recipients.append(line[8:].strip().strip("<>").lower())
            if line.startswith("QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


def mailing(mailbox: Mailbox) -> dict[str, str]:
    """The settings of a server that sends mail there."""
    return {
        "KLABAUTER_SMTP": f"smtp://127.0.0.1:{mailbox.server_address[1]}",
        "KLABAUTER_SENDER": "klabauter@example.org",
        "KLABAUTER_ADDRESS": "https://k.example",
    }


def letter(mailbox: Mailbox) -> str:
    """The next letter."""
    assert mailbox.came.acquire(timeout=60)
    return mailbox.letters[-1].replace("=\r\n", "").replace("=3D", "=")


def confirm(mailbox: Mailbox, person: Person) -> None:
    """Open the link in the letter that came to a new address."""
    token = letter(mailbox).split("#confirm=")[1].split()[0]
    assert person.http.post("/api/confirm", json={"token": token}).status_code == 204


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as made:
        thread = threading.Thread(target=made.serve_forever, args=(0.05,))
        thread.start()
        yield made
        made.shutdown()
        thread.join()


def test_absent_people_are_reminded_by_mail_and_passwords_reset_by_it(tmp_path: Path, mailbox: Mailbox) -> None:
    with serving(tmp_path, **mailing(mailbox)) as server:
        anna, ben = Person(server), Person(server, "Ben")
        new = {"login": "ben", "password": "long enough", "mail": "ben@example.org"}
        assert ben.http.post("/api/register", json=new).status_code == 201
        confirm(mailbox, ben)
        assert ben.http.put("/api/me/notify", json={"mail": True}).json() == {"mail": True}
        table = anna.create("jolly-und-roger", ["me", "open"], options={"start": 1})
        ben.join(table)
        anna.sit(table).do("start")
        later(
            server,
            "UPDATE people SET seen_uptime = seen_uptime - 100000, lang = 'de'",
            "UPDATE tables SET uptime = uptime - 100000",
        )
        mail = letter(mailbox)
        assert "https://k.example/t/" + table in mail
        assert "an der Reihe" in mail
        assert anna.http.post("/api/forgot", json={"login": "nobody"}).status_code == 204
        assert anna.http.post("/api/forgot", json={"login": "ben"}).status_code == 204
        token = letter(mailbox).split("#")[1].split()[0]
        fresh = {"token": token, "password": "another one"}
        assert anna.http.post("/api/reset", json=fresh).status_code == 204
        assert len(mailbox.letters) == 3


def test_a_feed_tells_what_waits_until_it_is_revoked(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "me"])
        anna.sit(table).do("start")
        link = server.url + anna.http.post("/api/me/feed").json()["link"]
        answer = httpx.get(link, headers={"accept-language": "de"})
        assert answer.headers["content-type"].startswith("application/atom+xml")
        assert f"/t/{table}" in answer.text
        assert "Jolly &amp; Roger: Du bist an der Reihe" in answer.text
        assert anna.http.delete("/api/me/feed").status_code == 204
        assert httpx.get(link).status_code == 404
        assert anna.http.post("/api/forgot", json={"login": "x"}).json()["code"] == "no-mail"
        for url in ("http://example.org/", "https://127.0.0.1/", "https://localhost:80/", "ftp://x", "https://[::1]/"):
            assert anna.http.put("/api/me/notify", json={"webhook": url}).json()["code"] == "bad-webhook"


def test_a_webhook_is_told_and_can_check_who_told_it(tmp_path: Path) -> None:
    trusted, own = certificates(tmp_path)
    where = {"SSL_CERT_FILE": str(trusted), "KLABAUTER_PRIVATE_NETWORKS": "127.0.0.0/8"}
    with receiving(own) as receiver, serving(tmp_path, **where) as server:
        ben = Person(server, "Ben")
        request = {"webhook": receiver.url("/200/hook")}
        secret = ben.http.put("/api/me/notify", json=request).json()["secret"]
        assert ben.http.put("/api/me/notify", json=request).json()["secret"] == secret
        assert ben.http.get("/api/me/notify").json() == {"webhook": request["webhook"], "secret": secret}
        table = waits_for(server, ben)
        came = receiver.came.get(timeout=60)
        assert came.path == "/200/hook"
        data = json.loads(came.body)
        assert data == {
            "type": "turn",
            "table": table,
            "game": "jolly-und-roger",
            "link": f"/t/{table}",
            "deadline": None,
        }
        expected = hmac.new(secret.encode(), came.body, "sha256").hexdigest()
        assert came.headers["x-klabauter-signature"] == f"sha256={expected}"
        other = ben.http.put("/api/me/notify", json={"webhook": receiver.url("/200/other")}).json()["secret"]
        assert other != secret
        assert ben.http.put("/api/me/notify", json={}).json() == {}
    assert str(receiver.port) not in server.log.read_text("utf-8")


SILENT = """
import os, socket, time
from klabauter.server import outgoing
outgoing.WAIT = 1.0
real = socket.getaddrinfo
def resolve(host, *more, **options):
    if str(host).endswith(".silent.example"):
        with open(os.environ["ASKED"], "a") as asked:
            asked.write(f"{host}\\n")
        while not os.path.exists(os.environ["ANSWERED"]):
            time.sleep(0.05)
    return real(host, *more, **options)
socket.getaddrinfo = resolve
"""


def test_a_silent_name_server_of_one_address_delays_nobody_elses_webhook(tmp_path: Path) -> None:
    asked, answered = tmp_path / "asked", tmp_path / "answered"
    asked.touch()
    settings = {"KLABAUTER_PROXY": "true", "KLABAUTER_PRIVATE_NETWORKS": "127.0.0.0/8"}
    with serving(tmp_path, patch=SILENT, ASKED=str(asked), ANSWERED=str(answered), **settings) as server:
        anna, ben = Person(server, address="192.0.2.1"), Person(server, "Ben", address="192.0.2.2")

        def ask_for_hook(number: int) -> str:
            answer = anna.http.put("/api/me/notify", json={"webhook": f"https://{number}.silent.example/"})
            return str(answer.json()["code"])

        with ThreadPoolExecutor(30) as threads:
            assert set(threads.map(ask_for_hook, range(30))) == {"bad-webhook"}  # which were not answered until now
            assert ben.http.put("/api/me/notify", json={"webhook": "https://127.0.0.1/"}).status_code == 200
        answered.touch()
        assert len(asked.read_text().split()) == outgoing.EACH  # the others were not even begun


def test_a_name_server_that_is_silent_stops_nothing_else(tmp_path: Path) -> None:
    """Many webhooks whose names nobody resolves: they are refused in time, and whoever wants something else gets it."""
    asked, answered = tmp_path / "asked", tmp_path / "answered"
    asked.touch()
    with serving(tmp_path, patch=SILENT, ASKED=str(asked), ANSWERED=str(answered)) as server:
        anna = Person(server)

        def ask_for_hook(number: int) -> str:
            answer = anna.http.put("/api/me/notify", json={"webhook": f"https://{number}.silent.example/"})
            return str(answer.json()["code"])

        with ThreadPoolExecutor(40) as threads:
            answers = threads.map(ask_for_hook, range(40))
            while not asked.read_text():
                threading.Event().wait(0.01)
            found = httpx.get(f"{server.url}/api/rules/port-royal/search", params={"q": "tie"}, timeout=20)
            assert found.json()["found"]
            assert set(answers) == {"bad-webhook"}  # without any answer
        answered.touch()
