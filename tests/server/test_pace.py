"""How long a bot takes tells nobody whether it had a choice."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from sqlalchemy import create_engine, text

import klabauter
from klabauter.api import beginning
from klabauter.games import make
from klabauter.server.bot_worker import Answer
from klabauter.server.pace import LEAST, MOST, Pace
from klabauter.server.services import Services
from klabauter.server.tables import acts
from klabauter.server.tables.acts import Made
from klabauter.server.tables.live import Live
from klabauter.server.tables.sheet import Sheet
from tests.server.players import Person, Server

MOVES = 3


def test_a_quick_answer_waits_as_long_as_a_slow_one() -> None:
    pace = Pace()
    for gone in (0.0, 0.01, LEAST - 0.01):
        assert gone + pace.wait("mutinies", "sailor", gone) == pytest.approx(LEAST)
    pace.took("mutinies", "sailor", 0.4)
    for gone in (0.0, 0.4):
        assert gone + pace.wait("mutinies", "sailor", gone) == pytest.approx(0.5)
    assert pace.of("freibeuter", "sailor") == LEAST  # another game
    pace.took("mutinies", "sailor", 60.0)  # a machine that was asleep
    assert pace.of("mutinies", "sailor") == MOST
    for _ in range(20):
        pace.took("mutinies", "sailor", 0.01)
    assert pace.of("mutinies", "sailor") == LEAST


def test_an_answer_that_is_late_is_shown_after_a_multiple_and_a_clock_set_back_delays_none_for_long() -> None:
    pace = Pace()
    assert 0.6 + pace.wait("mutinies", "sailor", 0.6) == pytest.approx(3 * LEAST)
    assert pace.wait("mutinies", "sailor", -3600.0) == pytest.approx(LEAST)


def quick(moves: int) -> float:
    """How long the answer of a bot with this many moves is held back that is there at once."""
    made = Made("mutinies", 1, 2, {}, {}, make("mutinies", 2).setting.fingerprint, "p", "link", "none", True, True)
    first: list[acts.AnyAct] = [acts.Create(made), acts.SetBot(0, "sailor"), acts.SetBot(1, "sailor")]
    sheet, dice = Sheet("t", "secret"), random.Random(1)
    for act in (*first, acts.Start(), acts.Deal()):
        sheet.fold(act)
    while True:
        table = sheet.referee()
        if len(table.moves()) == moves and not table.open_choice():
            answer = Answer("t", sheet.move_count, int(sheet.turn or 0), "any")
            return Services._held_back(Live(sheet, [None, None], uptime=lambda: sheet.uptime), answer)
        sheet.fold(acts.Move(int(sheet.turn or 0), str(dice.choice(table.moves()))))


def test_a_bot_without_a_choice_waits_as_long_as_one_that_has_many() -> None:
    assert [quick(moves) for moves in (1, 2, 4)] == pytest.approx([LEAST] * 3, abs=0.05)


def test_at_a_table_with_secrets_no_answer_is_shown_at_once(server: Server) -> None:
    anna = Person(server)
    table = anna.create("mutinies", ["me", "random", "random"])
    device = anna.sit(table)
    device.do("start")
    for _ in range(MOVES):
        state = device.wait(lambda state: (state.get("prompt") or {}).get("moves"))
        device.play(state["prompt"]["moves"][0]["move"])
    device.do("resign")
    device.wait(lambda state: state["table"]["status"] == "over")
    engine = create_engine(server.database)
    with engine.begin() as sql:
        wanted = text("SELECT kind, at FROM acts WHERE game_table = :table ORDER BY number")
        acts = sql.execute(wanted, {"table": table}).all()
    engine.dispose()
    took = [act.at - before.at for before, act in pairwise(acts) if act.kind == "move"]
    record = klabauter.Record.loads(anna.http.get(f"/api/tables/{table}/record").text)
    truth, closed = beginning(record), 0
    for (seat, move), milliseconds in zip(record.entries, took):
        if seat != 0 and not truth.open_choice():
            assert milliseconds >= 1000 * LEAST - 2
            closed += 1
        truth.submit(seat, move)
    assert closed
