"""The session on the page about the protocol is played, and every message must be what the page says."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

from klabauter import Table
from klabauter.bots import Budget, Over
from klabauter.bots.messages import LONGEST, PROTOCOL
from klabauter.bots.program import LIMITS, ProgramBot
from klabauter.version import VERSION
from tests.bots.programs import ROOT, asked

PAGE = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
POSITION = {
    "options": {"mode": "beginner"},
    "pending": ["play 0", "next 1"],
    "state": {
        "turn": 7,
        "hands": [["red-5", "red-1"], []],
        "crews": [[], [], [], ["red-3"], [], [], [], ["red-2", "(green-4)"]],
    },
}
ACTOR = """
import sys
script, book = sys.argv[1:]
replies = open(script, encoding="utf-8").read().splitlines()
with open(book, "w", encoding="utf-8") as heard:
    for line in sys.stdin:
        heard.write(line)
        if replies:
            print(replies.pop(0), flush=True)
"""


def session() -> list[tuple[str, str]]:
    """Who speaks (--> or <--), and the message as JSON, in which "…" stands for anything."""
    block = re.search(r"^```session\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block is not None
    text = block[1].replace(": …", ': "…"').replace(", …}", ', "…": "…"}').replace(", …]", ', "…"]')
    return [(part[:3], " ".join(part[3:].split())) for part in re.split(r"^(?=-->|<--)", text, flags=re.MULTILINE)[1:]]


def fits(data: Any, sent: Any) -> bool:
    """Whether a message is as the page tells it."""
    if data == "…":
        return True
    if isinstance(data, dict) and isinstance(sent, dict):
        names = set(data) - {"…"}
        complete = names <= set(sent) if "…" in data else names == set(sent)
        return complete and all(fits(data[name], sent[name]) for name in names)
    if isinstance(data, list) and isinstance(sent, list):
        length = len(data) - 1 if "…" in data else len(sent)
        return len(data[:length]) == len(sent[:length]) and all(map(fits, data[:length], sent))
    return bool(data == sent)


def test_the_session_on_the_page_is_true(tmp_path: Path) -> None:
    data = [json.loads(text) for who, text in session() if who == "-->"]
    replies = [text for who, text in session() if who == "<--"]
    assert (len(data), len(replies)) == (5, 4)
    (tmp_path / "replies").write_text("\n".join(replies), "utf-8")
    (tmp_path / "actor.py").write_text(ACTOR, "utf-8")
    files = [str(tmp_path / name) for name in ("actor.py", "replies", "book")]
    bot = ProgramBot(shlex.join([sys.executable, *files]), "seed", LIMITS._replace(start=60.0, end=60.0))
    table = Table.from_position("jolly-und-roger", POSITION, seed="page")
    heard = 0
    while not table.over:
        now = len(table.log(0))
        asked(table, bot, Budget(seconds=20.0), heard)
        heard = now
    bot.close(Over(table.view(0), table.log(0, heard), table.standings()))
    assert bot.trouble is None
    sent = [json.loads(line) for line in (tmp_path / "book").read_text("utf-8").splitlines()]
    assert sent[0].pop("version") == VERSION
    data[0].pop("version")
    assert len(sent) == len(data)
    for page, message in zip(data, sent):
        assert fits(page, message), f"{page}\nis on the page, but sent was\n{message}"


def test_what_is_left_out_may_be_anything_and_nothing_else_may() -> None:
    assert fits({"a": [1, "…"], "…": "…"}, {"a": [1, 2], "b": 3})
    assert not fits({"a": [1, "…"]}, {"a": [2]})
    assert not fits({"a": [1]}, {"a": [1, 2]})
    assert not fits({"a": 1}, {"a": 1, "b": 3})
    assert not fits({"a": 1, "…": "…"}, {"b": 3})


def test_the_numbers_on_the_page_are_true() -> None:
    assert f"at most {LONGEST:,} bytes" in " ".join(PAGE.split())
    assert f"the version of this protocol: {PROTOCOL} |" in PAGE
    assert f"to its `hello` | {LIMITS.start:g} |" in PAGE
    assert f"plus {LIMITS.grace:g}; {LIMITS.move:g} if the budget has none" in PAGE
    assert f"until the program exits | {LIMITS.end:g}, then" in PAGE
