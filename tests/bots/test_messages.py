"""Messages of foreign bots: read strictly, refused with a reason, harmless to show."""

from __future__ import annotations

import json
from typing import Any

import pytest

from klabauter import Table
from klabauter.bots import Ask, messages
from klabauter.bots.errors import BadMessage
from klabauter.bots.messages import Answer, Hello
from klabauter.kernel.errors import IllegalMove

HELLO: dict[str, Any] = {"type": "hello", "protocol": 1, "name": "Smee", "version": "1"}
MOVE: dict[str, Any] = {"type": "move", "question": 4, "move": "stop"}


def test_good_messages_are_read() -> None:
    assert messages.read_hello(messages.read(b' {"type":"hello","protocol":1,"name":"S","version":""}\r')) == Hello(
        "S", ""
    )
    assert messages.read_answer(MOVE, 4) == Answer("stop", "")
    assert messages.read_answer({**MOVE, "comment": "why not?"}, 4) == Answer("stop", "why not?")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a JSON object: "),
        (b"yes", "not a JSON object: yes"),
        (b"[]", "not a JSON object"),
        (b'"move"', "not a JSON object"),
        (b"{} {}", "not a JSON object"),
        (b"[" * 60_000, "not a JSON object"),
        (b'{"n":' + b"9" * 60_000 + b"}", "not a JSON object"),
        (b"\xff", "not UTF-8"),
        (b"{}" + b" " * 65_535, "longer than 65,536 bytes"),
    ],
)
def test_what_is_no_message_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadMessage, match=reason):
        messages.read(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"type": "move"}, "of type hello is expected"),
        ({"type": None}, "of type hello is expected"),
        ({"protocol": 2}, "version 2 of the protocol, not version 1"),
        ({"protocol": "1"}, "protocol of its message is not of type number"),
        ({"protocol": True}, "protocol of its message is not of type number"),
        ({"protocol": 1.0}, "protocol of its message is not of type number"),
        ({"name": ["Smee"]}, "name of its message is not of type string"),
        ({"author": "Hook"}, "an unknown field author; there are type, protocol, name, version"),
    ],
)
def test_a_hello_must_be_right(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadMessage, match=reason):
        messages.read_hello({**HELLO, **change})


def test_a_misspelt_field_is_named_and_not_the_one_it_was_meant_for() -> None:
    message = {name.replace("version", "versoin"): value for name, value in HELLO.items()}
    with pytest.raises(BadMessage, match="an unknown field versoin; there are type, protocol, name, version"):
        messages.read_hello(message)


@pytest.mark.parametrize("lost", ["type", "question", "move"])
def test_a_move_must_be_complete(lost: str) -> None:
    with pytest.raises(BadMessage, match=lost):
        messages.read_answer({name: value for name, value in MOVE.items() if name != lost}, 4)


def test_a_move_must_answer_the_question() -> None:
    with pytest.raises(BadMessage, match="answers question 4 instead of question 5"):
        messages.read_answer(MOVE, 5)
    with pytest.raises(BadMessage, match="comment of its message is not of type string"):
        messages.read_answer({**MOVE, "comment": 1}, 4)


def test_texts_from_elsewhere_are_harmless_on_the_screen() -> None:
    assert messages.printable("Käpt’n") == "Käpt’n"
    assert messages.printable("\x1b[2J\n\u202eevil\ud800") == "?[2J??evil?"
    assert messages.printable("x" * 61) == "x" * 60 + "…"


def asking(game: str, **options: object) -> Ask:
    table = Table(game, seed="messages", options=options)
    assert table.actor is not None
    return Ask(table.game, table.actor, table.view(table.actor), table.moves(), [])


def test_a_move_is_found_as_the_table_finds_it() -> None:
    ask = asking("jolly-und-roger")
    for text in ("split 12|345", "Split  12|345", "split 345|12"):
        assert str(messages.chosen(ask, text)) == "split 12|345"


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [("take set-1", "3.3", "split-first"), ("swim \ud800", "3.3", "not-a-move"), ("", "3.3", "not-a-move")],
)
def test_a_refusal_names_the_paragraph(text: str, rule: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        messages.chosen(asking("jolly-und-roger"), text)
    answer = json.loads(messages.line(messages.refusal(3, caught.value)))
    assert (answer["type"], answer["question"], answer["rule"], answer["reason"]) == ("refusal", 3, rule, reason)
    assert answer["why"] == str(caught.value)


def test_a_message_is_one_line() -> None:
    line = messages.line({"type": "error", "why": "two\nlines, “quoted”"})
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert json.loads(line)["why"] == "two\nlines, “quoted”"
