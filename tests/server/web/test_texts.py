"""What people write has no control characters; what they wrote is in no log."""

from __future__ import annotations

import httpx
import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from klabauter.server.store.engine import connect, prepare
from klabauter.wire import people, play, tables
from klabauter.wire.text import BadText, Sent
from tests.server.players import Person, Server
from tests.server.services import postgres

CONTROLS = ["\x00", "\x1b", "\x07", "\x7f", "\x85", "\x9b", "\ud800"]


@pytest.mark.parametrize("sign", CONTROLS)
def test_control_characters_are_refused_in_all_texts(sign: str) -> None:
    bad = f"a{sign}b"
    for kind, values in (
        (play.Say, {"type": "say", "text": bad}),
        (play.Why, {"type": "why", "parts": ["a", bad]}),
        (people.Guest, {"name": bad}),
        (people.SignIn, {"login": "a", "password": bad}),
        (tables.NewTable, {"game": bad, "seats": ["me"]}),
        (tables.NewTable, {"game": "a", "seats": ["me", bad]}),
        (tables.NewTable, {"game": "a", "seats": ["me"], "components": {"a": {"b": [bad]}}}),
        (tables.NewTable, {"game": "a", "seats": ["me"], "options": {bad: 1}}),
        (tables.OwnComponents, {"components": bad, "seats": 2}),
    ):
        with pytest.raises(BadText):
            msgspec.convert(values, kind)


def test_texts_with_lines_may_have_line_ends_and_tabs_and_no_others() -> None:
    msgspec.convert({"type": "say", "text": "two\nlines\tand a tab"}, play.Say)
    msgspec.convert({"components": "[box]\r\ncards = 60\r\n", "seats": 2}, tables.OwnComponents)
    msgspec.convert({"name": " Benno\n B. "}, people.Guest)  # becomes one line
    for kind, values in (
        (people.SignIn, {"login": "anna\n", "password": "x"}),
        (tables.Join, {"password": "a\tb"}),
        (play.Play, {"type": "play", "move": "take\n", "at": 0}),
    ):
        with pytest.raises(BadText):
            msgspec.convert(values, kind)


def test_everything_with_a_text_that_clients_send_is_checked() -> None:
    """What forbids unknown fields is sent by clients; only what has no text needs no check."""
    kinds = [one for module in (people, play, tables) for one in vars(module).values() if isinstance(one, type)]
    structs = [one for one in kinds if issubclass(one, msgspec.Struct) and one.__struct_config__.forbid_unknown_fields]
    unchecked = {one.__name__ for one in structs if not issubclass(one, Sent)}
    assert unchecked == {"Clock", "LinkAnswer", "Listing"}


def test_a_control_character_is_refused_in_words(server: Server) -> None:
    anna = Person(server)
    answer = anna.http.post("/api/guest", json={"name": "A\x1bB"}, headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert "in „name“ steht ein Steuerzeichen" in answer.json()["message"]
    device = anna.sit(anna.create("jolly-und-roger", ["me", "me"]), seat=0)
    answer_there = device.ask("say", text="a\x00b")
    assert answer_there["code"] == "bad-request"
    assert "there is a control character in “text”" in answer_there["message"]
    device.do("say", text="still here")


def test_postgresql_never_sees_a_nul(tmp_path_factory: pytest.TempPathFactory) -> None:
    with postgres() as url:
        server = Server(url, log=tmp_path_factory.mktemp("nul") / "log")
        try:
            anna = Person(server)
            table = anna.create("jolly-und-roger", ["me", "me"])
            device = anna.sit(table, seat=0)
            assert device.ask("say", text="my secret\x00")["code"] == "bad-request"
            assert anna.http.get("/api/tables/a%00b").status_code == 404
            assert anna.http.get(f"/api/tables/{table}?lang=a%00b").json()["code"] == "bad-request"
            assert anna.http.post("/api/guest", json={"name": "my secret\x00"}).json()["code"] == "bad-request"
            device.do("say", text="still here")
        finally:
            log = server.stop()
        assert "Traceback" not in log
        assert "secret" not in log
        prepare(url)
        engine = connect(url, writes=True)
        with pytest.raises(DBAPIError) as item, engine.begin() as sql:
            sql.execute(
                text("INSERT INTO settings (name, value) VALUES (:name, :value)"), {"name": "a", "value": "secret\0"}
            )
        engine.dispose()
        assert "secret" not in str(item.value)


def test_parameters_are_in_no_error_of_sqlite(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('hidden') / 'server.db'}"
    prepare(url)
    engine = connect(url, writes=True)
    with pytest.raises(DBAPIError) as item, engine.begin() as sql:
        sql.execute(text("INSERT INTO settings (name, value) VALUES (:value, NULL)"), {"value": "secret"})
    engine.dispose()
    assert "secret" not in str(item.value)


def test_a_socket_with_a_control_character_in_its_address(server: Server) -> None:
    with pytest.raises(AssertionError) as item:
        Person(server).sit("a%00b")
    assert "not-found" in str(item.value)
    assert httpx.get(f"{server.url}/health").status_code == 200
