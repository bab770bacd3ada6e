"""Names and chat that are markup, placeables or orders to a terminal: what the server sends out holds them as text."""

from __future__ import annotations

import email
import json
import logging
import unicodedata
from email.policy import default
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from sqlalchemy import create_engine, text

from klabauter.cli.main import main
from klabauter.server.logs import TextLines
from tests.server.players import Person, Server, serving
from tests.server.public_network import SOON
from tests.server.receivers import certificates, receiving
from tests.server.test_admin import said
from tests.server.test_care import command
from tests.server.test_notify import Mailbox, mailbox
from tests.server.test_push import Browser, waits_for

__all__ = ["mailbox"]
NAME = "<img src=x> { $game } %s $& \"'\\"
ORDERS = "\x1b]0;title\x07\x1b[2J\x9b31mred\u202e\r\nklabauter: all is well"
ATOM = "{http://www.w3.org/2005/Atom}"


def steers(text: str) -> set[str]:
    """What in a text is no text."""
    return {sign for sign in text if unicodedata.category(sign) == "Cc" or sign == "\u202e"} - {"\n"}


def written(server: Server, statement: str, **values: str) -> None:
    """Into the database, past the server."""
    engine = create_engine(server.database)
    with engine.begin() as sql:
        sql.execute(text(statement), values)
    engine.dispose()


def test_mail_push_webhook_feed_record_and_terminal_hold_it_as_text(
    tmp_path: Path, mailbox: Mailbox, capsys: pytest.CaptureFixture[str]
) -> None:
    trusted, own = certificates(tmp_path)
    where = {
        "SSL_CERT_FILE": str(trusted), "KLABAUTER_PRIVATE_NETWORKS": "127.0.0.0/8", "KLABAUTER_ADDRESS": "https://k.example",
        "KLABAUTER_SMTP": f"smtp://127.0.0.1:{mailbox.server_address[1]}", "KLABAUTER_SENDER": "k@example.org",
    }  # fmt: skip
    with receiving(own) as receiver, serving(tmp_path, "--name", NAME, patch=SOON, **where) as server:
        ben, browser = Person(server, NAME), Browser()
        ben.http.post("/api/register", json={"login": "ben", "password": "long enough"}).raise_for_status()
        written(server, "UPDATE people SET mail = 'ben@example.org' WHERE login = 'ben'")
        requests = {"mail": True, "webhook": receiver.url("/200/hook?<b>'")}
        ben.http.put("/api/me/notify", json=requests).raise_for_status()
        ben.http.put("/api/me/push", json=browser.subscription(receiver.url("/201/push"))).raise_for_status()
        table = waits_for(server, ben)

        assert mailbox.came.acquire(timeout=60)
        letter = email.message_from_string(mailbox.letters[0], policy=default)
        assert letter.get_content_type() == "text/plain"
        assert set(letter) == {
            "From", "To", "Subject", "Content-Type", "Content-Transfer-Encoding", "MIME-Version",
        }  # fmt: skip
        assert letter["Subject"] == "Du bist an der Reihe"
        assert f"https://k.example/t/{table}" in letter.get_content()

        came = {one.path: one for one in [receiver.came.get(timeout=60) for _ in range(2)]}
        assert browser.read(came["/201/push"])["text"] == f"Jolly & Roger wartet auf dich, {NAME}."
        hook = json.loads(came["/200/hook?<b>'"].body)
        assert (hook["table"], hook["link"]) == (table, f"https://k.example/t/{table}")

        link = ben.http.post("/api/me/feed").json()["link"]
        feed = ElementTree.fromstring(httpx.get(server.url + link).text)
        assert [one.tag for one in feed] == [f"{ATOM}{tag}" for tag in ("title", "id", "updated", "entry")]
        assert feed.findtext(f"{ATOM}entry/{ATOM}id", "").split("#")[0] == hook["link"]

        line = said(ben, table, "hello")
        written(server, "UPDATE chat SET text = :text", text=ORDERS)  # as an older server has kept it
        ben.http.post("/api/reports", json={"table": table, "line": line}).raise_for_status()
        capsys.readouterr()
        assert command(server, "admin", "reports") == 0
        output = capsys.readouterr().out
        assert steers(output) == set()
        assert NAME in output

        ben.sit(table).do("resign")
        record = ben.http.get(f"/api/tables/{table}/record").text
        assert json.loads(record.splitlines()[0])["meta"]["names"][1] == NAME
        kept = tmp_path / "game.klab"
        kept.write_text(record, "utf-8")
        assert main(["replay", str(kept), "--lang", "en"]) == 0
        assert NAME in capsys.readouterr().out
        assert json.loads(ben.http.get("/api/me/export").text)["chat"][0]["text"] == ORDERS


def test_a_line_of_the_log_is_one_line_and_steers_nothing() -> None:
    lines = TextLines("%(levelname)s %(message)s")
    try:
        raise ValueError(ORDERS)
    except ValueError as error:
        failed = (type(error), error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "", 0, "GET %s failed", (f"/{ORDERS}",), failed)
    found = lines.format(record)
    assert steers(found) == set()
    assert found.splitlines()[0] == "ERROR GET /]0;title[2J31mred klabauter: all is well failed"
