"""Records: the same bytes in another process, and no broken one slips through."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import klabauter
from klabauter import Record, Table
from klabauter.games import info
from klabauter.kernel.errors import BadRecord, BadVersion, UnknownGame
from klabauter.kernel.game import Option
from klabauter.kernel.table import Referee


def played(moves: int = 30) -> Table:
    table = Table("jolly-und-roger", seed="record", meta={"names": ["Anna", "Jörg"]})
    for _ in range(moves):
        if table.actor is not None:
            table.submit(table.actor, table.moves()[-1])
    return table


def test_another_process_comes_to_the_same_bytes() -> None:
    text = played().record().dumps()
    code = (
        "import sys, klabauter\n"
        "table = klabauter.replay(sys.stdin.buffer.read().decode())\n"
        "sys.stdout.buffer.write(table.record().dumps().encode())"
    )
    done = subprocess.run([sys.executable, "-c", code], input=text.encode(), capture_output=True, check=True)
    assert done.stdout == text.encode()


def test_a_replayed_table_goes_on_like_the_first() -> None:
    first = played(20)
    second = klabauter.replay(first.record())
    for table in (first, second):
        while table.actor is not None:
            table.submit(table.actor, table.moves()[0])
    assert first.record().dumps() == second.record().dumps()
    assert first.log(0) == second.log(0)


def test_loads_gives_back_what_dumps_wrote() -> None:
    text = played().record().dumps()
    assert Record.loads(text).dumps() == text
    assert Record.loads(text).game == "jolly-und-roger"


def test_the_bytes_of_a_file_are_a_record_too() -> None:
    table = played()
    assert klabauter.replay(table.record().dumps().encode()).position() == table.position()


def test_a_record_of_a_position_and_scripted_luck_replays() -> None:
    position = played(11).position()
    table = Table.from_position("jolly-und-roger", position, luck=[], seed="on")
    while table.actor is not None:
        table.submit(table.actor, table.moves()[0])
    assert klabauter.replay(table.record().dumps()).position() == table.position()


def test_own_figures_travel_with_the_record() -> None:
    table = Table("jolly-und-roger", seed="x", components={"ships": {"red": 11}})
    assert klabauter.replay(table.record().dumps()).view(0)["public"]["ships"][3]["gold"] == 11


def changed(**fields: object) -> Callable[[list[str]], list[str]]:
    def change(lines: list[str]) -> list[str]:
        return [json.dumps({**json.loads(lines[0]), **fields}), *lines[1:]]

    return change


BROKEN: list[tuple[Callable[[list[str]], list[str]], str]] = [
    (lambda lines: [], "header or the closing line is missing"),
    (lambda lines: lines[:-1], "cut off"),
    (lambda lines: [lines[0], *lines[2:]], "promises 30 entries, but there are 29"),
    (lambda lines: ["{", *lines[1:]], "line 1: invalid JSON at character 2"),
    (lambda lines: ["[" * 100_000, *lines[1:]], "line 1: invalid JSON"),
    (lambda lines: ["9" * 10_000, *lines[1:]], "line 1: invalid JSON"),
    (lambda lines: ["[]", *lines[1:]], "a header with format"),
    (lambda lines: [lines[0], '["a"]', *lines[2:]], "line 2: a seat and a move are expected"),
    (
        lambda lines: [lines[0], '[7,"split 12|345"]', *lines[2:]],
        r"line 2: .* has no seat number 7; .* from 0\. \(§ 3\.3\)\.$",
    ),
    (
        lambda lines: [lines[0], '[0,"tortuga"]', *lines[2:]],
        "line 2: “tortuga” is not possible. Seat 1 decides now.",
    ),
    (
        lambda lines: [lines[0], '[0,"undo"]', *lines[2:]],
        "line 2: “undo” is not possible. There is nothing to undo.",
    ),
    (changed(format=2), "format 2 is unknown"),
    (changed(seats="two"), "seats must not be “two”"),
    (changed(seed="another"), "line|outcome"),
    (changed(seed="\ud800"), "line 1: seed has a character that cannot be written as UTF-8"),
    (changed(format="\ud800"), "line 1: format has a character"),
    (changed(meta={"names": ["\ud800"]}), "line 1: meta has a character"),
    (lambda lines: [lines[0], '[0,"\\udfff"]', *lines[2:]], "line 2: move has a character"),
    (lambda lines: [*lines[:-1], lines[-1].replace('"digest":"', '"digest":"\\ud800')], "digest has a character"),
    (changed(fingerprint="0" * 16), "other components"),
    (lambda lines: [*lines[:-1], lines[-1].replace('"digest":"', '"digest":"f')], "another outcome"),
]


@pytest.mark.parametrize(("change", "says"), BROKEN)
def test_a_broken_record_is_refused_where_it_breaks(change: Callable[[list[str]], list[str]], says: str) -> None:
    lines = played().record().dumps().splitlines()
    with pytest.raises(BadRecord, match=says):
        klabauter.replay("\n".join(change(lines)))


def impossible(**fields: object) -> dict[str, Any]:
    """A position after eleven moves, written wrongly."""
    return {**played(11).position(), **fields}


@pytest.mark.parametrize(
    ("start", "says"),
    [
        (
            impossible(pending=["split 0", "take 1", "play 1", "play 0", "next 1"]),
            "Record, line 1: Position, pending: with",
        ),
        (impossible(pending=["play 0"]), "Record, line 1: Position, pending: with"),
        (impossible(state={"turn": 8}), "Record, line 1: Position, state.turn: a number"),
        (impossible(seats=3), "Record, line 1: Jolly & Roger is played with 2 seats, not with 3"),
        (impossible(game="port-royal"), "Record, line 1: Position, game: this is a position of “port-royal”"),
        (impossible(moves=1), "Record, line 1: Position, moves: there is no such field"),
        (
            impossible(options={"mode": "beginner"}, pending=[], state={}),
            "Record, line 1: it starts from a position with",
        ),
    ],
)
def test_a_record_that_starts_from_an_impossible_position_is_refused_as_a_record(
    start: dict[str, Any], says: str
) -> None:
    table = Table.from_position("jolly-und-roger", played(11).position(), seed="on")
    lines = table.record().dumps().splitlines()
    with pytest.raises(BadRecord) as refused:
        klabauter.replay("\n".join(changed(start=start)(lines)))
    assert str(refused.value).startswith(says)


def test_the_start_of_a_record_need_not_repeat_its_header() -> None:
    table = Table.from_position("jolly-und-roger", {**played(11).position(), "options": {"mode": "all"}}, seed="on")
    start = {name: value for name, value in table.position().items() if name in ("pending", "state")}
    lines = table.record().dumps().splitlines()
    assert klabauter.replay("\n".join(changed(start=start)(lines))).position() == table.position()


def test_another_rules_version_is_refused_loudly() -> None:
    lines = played().record().dumps().splitlines()
    with pytest.raises(BadVersion, match="version 99 of the rules, and this Klabauter knows 1"):
        klabauter.replay("\n".join(changed(rules=99)(lines)))


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"“chess”.*jolly-und-roger"):
        Table("chess")


def test_a_record_outlives_a_new_option_of_its_game() -> None:
    """What was finished before a choice existed was played with its default."""
    before = info("jolly-und-roger")
    after = before._replace(options=(*before.options, Option("weather", ("calm", "storm"), "calm", "2.1")))
    record = played(1_000).record()
    header = record.header
    setting = after.setting(header["seats"], header["options"], header["components"], header["rules"])
    assert setting.options == {**header["options"], "weather": "calm"}
    table = Referee(after.make(after, setting), header["seed"], header["luck"], None, header["meta"])
    table.play_on(record)
    assert table.over
    again = Referee(after.make(after, setting), header["seed"], header["luck"], None, header["meta"])
    again.play_on(table.record())
