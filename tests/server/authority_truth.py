"""What was told in a sequence, compared with the games as they really went."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from klabauter import Record
from klabauter.api import beginning
from klabauter.kernel.table import UNDO, Referee
from tests.server.authority_model import Person, Table
from tests.server.authority_run import Answered, Run
from tests.server.authority_server import Line
from tests.server.tables.test_secrets import Truth, check_state


def compare_all(run: Run) -> None:
    """Every message and every answer of the sequence."""
    for table in run.model.tables:
        if table.dealt:
            Comparison(run, table).all()
    for line in run.closed:
        text = "".join(line.raw)
        run.no_secret(text, line.name)
        for (_, seat), contribution in run.contributions.items():
            for message in [json.loads(raw) for raw in line.raw if contribution in raw]:
                if message.get("table", {}).get("status") not in ("playing", "over"):
                    run.faults.append(f"{line.name}: the contribution of seat {seat} before it was dealt")


class Comparison:
    """What was told about a table, compared with the game as it really went."""

    def __init__(self, run: Run, table: Table) -> None:
        self.run = run
        self.table = table
        self.record: Record = run.house.game(table.id).record()
        seats: list[int | None] = [*range(len(table.seats)), None]
        self.truth = Truth(self.record, seats)
        self.game = beginning(self.record).game

    def all(self) -> None:
        for line in self.run.closed:
            if line.connection.table is self.table:
                for message in line.states:
                    self._holds(f"{line.name}: state at act {message['number']}", self._state, message)
                for message in line.questions:
                    self._holds(f"{line.name}: question", self._question, line, message)
                if str(self.record.header["seed"]) in "".join(line.raw):
                    self.run.faults.append(f"{line.name}: the seed")
        for answered in self.run.answers:
            if answered.line.connection.table is self.table:
                self._holds(f"{answered.line.name}: {answered.message['type']}", self._answer, answered)
        for table, at, person, text in self.run.texts:
            if table is self.table:
                self._holds("an answer", self._text, at, person, text)
        self._holds("the moves", self._moves)

    def _holds(self, what: str, check: Callable[..., None], *given: object) -> None:
        try:
            check(*given)
        except AssertionError as error:
            self.run.faults.append(f"{what}: {str(error)[:600]}")

    def _state(self, message: dict[str, Any]) -> None:
        if "view" in message:
            check_state(message, self.truth, self.run.memory)
            outlook = json.loads(json.dumps(self.game.outlook(message["view"])))
            assert message.get("outlook", {}) == outlook, "its outlook does not follow from its view"
            self.run.house.counts["private views" if message["seat"] is not None else "public views"] += 1

    def _question(self, line: Line, message: dict[str, Any]) -> None:
        """A program is told a position of its seat, at a time when its person held it and decided."""
        seat = line.connection.seat
        assert seat is not None
        known = [at for at, sides in enumerate(self.truth.at) if sides[seat]["view"] == message["view"]]
        assert known, "its view is none of the seat's"
        log = self.truth.at[-1][seat]["log"]
        assert all(event == log[event["number"]] for event in message["events"])
        self.run.house.counts["questions"] += 1
        if message["type"] == "ask":
            moves = [one["move"] for one in message["moves"]]
            known = [at for at in known if self.truth.at[at][seat]["moves"] == moves]
            person = line.connection.person
            moments = [one for one in self.run.moments[self.table] if one.at in known]
            then = [facts for one in moments for facts in one.facts[seat : seat + 1]]
            assert any(one.holder is person and not one.away and not one.resigned for one in then), "asked nevertheless"

    def _position(self, at: int) -> Referee:
        table = beginning(self.record)
        for seat, move in self.record.entries[:at]:
            table.undo(seat) if move == UNDO else table.submit(seat, move)
        return table

    def _answer(self, answered: Answered) -> None:
        message, position = answered.message, self._position(answered.at)
        self.run.house.counts[message["type"]] += 1
        if message["type"] == "hints":
            moves = self.truth.at[answered.at][answered.seat]["moves"]
            assert {one["move"] for one in message["moves"]} <= set(moves)
        elif message["type"] == "effects":
            move = next(move for move in position.moves() if str(move) == answered.request)
            found = position.foresee(move)
            assert message["events"] == json.loads(json.dumps(found.events))
            assert message.get("changes", {}) == json.loads(json.dumps(found.changes))
        elif message["type"] == "completions":
            move = next(move for move in position.moves() if str(move) == answered.request)
            complete = [str(one.move) for one in position.completions([move])[0]]
            assert [message["completions"][place]["move"] for place in message["next"]] == complete
        elif message["type"] == "because":
            refusal = position.why_not(answered.seat, answered.request)
            answer = {} if refusal is None else json.loads(json.dumps(refusal.data(position.game.names)))
            for name in ("rule", "reason", "values", "kinds"):
                assert message.get(name) == (answer.get(name) or None), name

    def _text(self, at: int, person: Person | None, text: str) -> None:
        """No card that somebody else alone can know is named in an answer or a refusal."""
        sides = self.truth.at[min(at, len(self.truth.at) - 1)]
        held = [moment.facts for moment in self.run.moments[self.table] if moment.at <= at][-1]
        own = [seat for seat, facts in enumerate(held) if facts.holder is person and person is not None]
        known = {word for seat in (*own, None) for word in words(sides[seat]["view"])}
        for seat in range(len(held)):
            if seat not in own and seat in sides:
                for word in words(sides[seat]["view"]["private"]) - known:
                    assert not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text), f"{word} of seat {seat}"

    def _moves(self) -> None:
        """Every move of a person is one that the person sent, or the only one there was."""
        position = beginning(self.record)
        moments = self.run.moments[self.table]
        for at, (seat, move) in enumerate(self.record.entries):
            around = [[one for one in moments if one.at <= at][-1], *[one for one in moments if one.at > at][:1]]
            facts = [one.facts[seat] for one in around]
            active = all(one.holder is not None and not one.away and not one.resigned for one in facts)
            undone = move == UNDO and at > 0 and self.record.entries[at - 1] == (seat, UNDO)
            sent = any(one == (self.table, at, move) for one in self.run.played)
            assert sent or not active or undone or position.forced() is not None, f"{move} of seat {seat} was not sent"
            position.undo(seat) if move == UNDO else position.submit(seat, move)


def words(data: object) -> set[str]:
    """The names of cards and the like in a view, which have a number or a hyphen."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in words(value)}
    if isinstance(data, list):
        return {word for value in data for word in words(value)}
    return {data} if isinstance(data, str) and re.fullmatch(r"[\w-]*(\d|-\w)[\w-]*", data) else set()
