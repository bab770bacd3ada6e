"""A real server against the model of authority: random sequences of steps, and every message compared with the model.

``python -m tests.server.authority 1000`` plays a thousand sequences, ``… 1000 5000`` those from number 5000 on; steps
that are named behind that are left out.

A step names what is done and three numbers that choose who, what and where among what is there then. So every part of
a sequence can be played, too, which is how the shortest failing one is found.
"""

from __future__ import annotations

import hashlib
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from websockets.exceptions import ConnectionClosed

from klabauter.games import games, info
from klabauter.kernel.table import UNDO
from tests.server.authority_model import OK, REFUSED, Connection, Key, Person, Seat, Table
from tests.server.authority_run import Answered, Kind, Run
from tests.server.authority_server import CLOSING, House, Line, WrongError, opened, status_of
from tests.server.authority_truth import compare_all

LENGTH = 50  # steps of a sequence
SHRINKING = 60.0  # seconds to look for a shorter sequence that fails, too
PASSWORD = "open sesame"
T = TypeVar("T")
GREETING = {"type": "hello", "protocol": 1, "name": "Test", "version": "1"}


Who = int | str  # a number chooses among those who are there, a name does not


def nth(items: Sequence[T], who: Who) -> T:
    return items[0 if isinstance(who, str) else who % len(items)]


class Step(NamedTuple):
    kind: str
    who: Who = 0
    what: int = 1
    where: int = 1  # the last table


class Steps(Run):
    """All steps: ``who`` and ``what`` are any numbers."""

    # -- choosing

    def key(self, person: Person, table: Table | None, what: int) -> Key | None:
        """One of the person's keys, mostly one that is good here."""
        mine = [key for key in self.model.keys if key.person is person and not key.feed]
        good = [key for key in mine if self.model.here(key, table) is not None]
        chosen = good if good and what % 8 else mine
        return chosen[what % len(chosen)] if chosen else None

    def person(self, who: Who, among: Sequence[Person] = ()) -> Person:
        """Anybody of these, or of all; or the one who is named."""
        named = [person for person in self.people if person.name == who]
        return named[0] if named else nth(among or self.people, who)

    def some(self, table: Table, who: Who) -> Person:
        """Anybody, often the host."""
        return table.host if not isinstance(who, str) and who % 5 < 2 else self.person(who)

    def seat(self, table: Table, what: int, fits: Callable[[Seat], bool]) -> int:
        """Any seat, mostly one that fits."""
        fitting = [n for n, seat in enumerate(table.seats) if fits(seat)]
        return fitting[what % len(fitting)] if fitting and what % 5 else what % len(table.seats)

    def sockets(self, table: Table) -> list[Line]:
        return [line for line in self.lines if line.connection.table is table and not line.program and not line.lost]

    def socket(self, table: Table, who: Who) -> Line | None:
        here = self.sockets(table)
        named = [line for line in here if line.connection.person is not None and line.connection.person.name == who]
        return nth(named or here, who) if here else None

    def decider(self, table: Table, who: Who, what: int) -> Line | None:
        """A connection at the table, mostly one that can decide now; it is opened if there is none."""
        turn = self.turns.get(table)
        if what % 5 == 0 or turn is None:
            return self.socket(table, who)
        fitting = [line for line in self.sockets(table) if line.seat == turn]
        return nth(fitting, who) if fitting else self._opened(table, table.seats[turn].holder, turn, what)

    def _opened(self, table: Table, person: Person | None, seat: int | None, what: int) -> Line | None:
        keys = [key for key in self.model.keys if key.person is person and self.model.here(key, table) is not None]
        return self.enter(table, keys[what % len(keys)], None, seat) if keys else None

    def moves(self, line: Line) -> list[str]:
        prompt = line.states[-1].get("prompt", {}) if line.states else {}
        return [choice["move"] for choice in prompt.get("moves", [])]

    def goes_on(self, table: Table, without: list[int]) -> bool:
        """Whether somebody is left to decide, or the game ends: else bots would play it to its end."""
        left = [n for n, seat in enumerate(table.seats) if seat.active and n not in without]
        return table.status != "playing" or bool(left)

    # -- steps: connections

    def do_connect(self, table: Table, who: Who, what: int) -> None:
        if who == "somebody" or (not isinstance(who, str) and who % 9 == 0):
            self.enter(table, None, PASSWORD if table.password and what % 2 else None, None)
            return
        person = self.person(who)
        key = self.key(person, table, what)
        mine = [line for line in self.sockets(table) if line.connection.person is person]
        if key is not None and len(mine) < 3:
            held = table.held(person)
            some = what % len(table.seats) if what % 7 == 0 else held[what % len(held)] if held and what % 2 else None
            self.enter(table, key, None, some)

    def do_disconnect(self, table: Table, who: Who, what: int) -> None:
        line = self.socket(table, who)
        if line is not None:
            self.story.append(f"{line.name}: goes")
            self.forget(line)

    def do_program(self, table: Table, who: Who, what: int) -> None:
        person = self.person(who)
        key, held = self.key(person, table, what), table.held(person)
        seat = held[what % len(held)] if held and what % 3 else what % len(table.seats)
        there = [line for line in self.lines if line.program and line.connection.table is table]
        if key is None or table.status == "over" or table.seats[seat].resigned or len(there) > 3:
            return
        expected = self.model.may_sit_program(key, table, seat)
        connection = Connection(table, key, seat=seat)
        name = f"{self.named(key)} as a program on seat {seat} of table {self.model.tables.index(table) + 1}"
        line = Line(self.server, connection, name, {"type": "sit", "token": key.token, "seat": seat})
        first = self.next(line, "hello")
        if not self.compare(expected, status_of(first), name):
            line.socket.close()
            return
        self.model.connections.append(connection)
        self.lines.append(line)
        line.send(GREETING)
        if table.seats[seat].away and table.status == "playing":  # whoever speaks is there
            self.house.wait_for(table.id, self.moments[table][-1].number + 1)
            table.seats[seat].away = False

    def do_answer(self, table: Table, who: Who, what: int) -> None:
        """A program answers what it is asked."""
        turn, now = self.turns.get(table), self.moments[table][-1]
        asked = [
            line for line in self.lines
            if line.program and not line.lost and line.connection.table is table and line.connection.seat == turn
        ]  # fmt: skip
        if not asked or turn is None or not table.seats[turn].active or self.was_away(table, turn, now.at):
            return
        line, events = nth(asked, who), len(self.house.game(table.id).log(None))
        while not line.questions or _known(line.questions[-1], line.heard) != events:
            self.next(line, "a question")
        question = line.questions[-1]
        move = question["moves"][what % len(question["moves"])]["move"]
        line.heard = events
        line.send({"type": "move", "question": question["question"], "move": move})
        self.story.append(f"{line.name}: plays {move}")
        self.house.wait_for(table.id, now.number + 1)
        self.played.add((table, now.at, move))

    def was_away(self, table: Table, seat: int, at: int) -> bool:
        """Since the last move a bot stood in: whether a program is asked the same again depends on who was quicker."""
        return any(facts.away for one in self.moments[table] if one.at == at for facts in one.facts[seat : seat + 1])

    # -- steps: deciding

    def do_play(self, table: Table, who: Who, what: int) -> None:
        line = self.decider(table, who, what)
        if line is None:
            return
        moves = self.moves(line) or ["nonsense"]
        move, at = moves[what % len(moves)], self.moments[table][-1].at
        expected = self.model.may_decide(table, line.seat, self.turns.get(table), move != "nonsense")
        if self.ask(line, expected, "play", move=move, at=at) is not None:
            self.played.add((table, at, move))

    def do_undo(self, table: Table, who: Who, what: int) -> None:
        fitting = [line for line in self.sockets(table) if line.states[-1].get("undo")]
        line = nth(fitting, who) if fitting and what % 4 else self.socket(table, who)
        if line is None:
            return
        possible, at = bool(line.states[-1].get("undo")), self.moments[table][-1].at
        if self.ask(line, self.model.may_decide(table, line.seat, line.seat, possible), "undo", at=at) is not None:
            self.played.add((table, at, UNDO))

    def do_why(self, table: Table, who: Who, what: int) -> None:
        line = self.decider(table, who, what)
        if line is not None:
            move = (self.moves(line) or ["nonsense"])[0] if what % 3 else "nonsense"
            answer = self.ask(line, self.model.may_ask_why(table, line.seat), "why", move=move)
            self._keep(line, move, answer)

    def do_preview(self, table: Table, who: Who, what: int) -> None:
        line = self.decider(table, who, what)
        if line is not None:
            moves = self.moves(line) or ["nonsense"]
            move = moves[what % len(moves)]
            expected = self.model.may_decide(table, line.seat, self.turns.get(table), move != "nonsense")
            self._keep(line, move, self.ask(line, expected, "preview", move=move))

    def do_complete(self, table: Table, who: Who, what: int) -> None:
        line = self.decider(table, who, what)
        if line is not None:
            moves = self.moves(line) or ["nonsense"]
            move = moves[what % len(moves)]
            expected = self.model.may_decide(table, line.seat, self.turns.get(table), move != "nonsense")
            self._keep(line, move, self.ask(line, expected, "complete", move=move))

    def do_hint(self, table: Table, who: Who, what: int) -> None:
        line = self.decider(table, who, what)
        if line is not None:
            expected = self.model.may_have_hint(table, line.seat, self.turns.get(table))
            self._keep(line, "", self.ask(line, expected, "hint", quick=True))

    def _keep(self, line: Line, request: str, data: dict[str, Any] | None) -> None:
        if data is not None and line.seat is not None:
            self.answers.append(Answered(line, self.moments[line.connection.table][-1].at, line.seat, request, data))

    def do_look(self, table: Table, who: Who, what: int) -> None:
        line = self.socket(table, who)
        if line is not None:
            held: list[int | None] = [*table.held(line.connection.person), None]
            seat = held[what % len(held)] if what % 4 else what % len(table.seats)
            if self.ask(line, self.model.may_look(line.connection, seat), "look", seat=seat) and line.seat != seat:
                self.faults.append(f"{line.name}: looks from {line.seat} instead of {seat}")

    def do_resign(self, table: Table, who: Who, what: int) -> None:
        line = self.socket(table, who)
        if line is None or (line.seat is not None and not self._may_go(table, [line.seat])):
            return
        expected = self.model.may_resign(table, line.seat)
        if self.ask(line, expected, "resign") is not None:
            assert line.seat is not None
            self.model.resign(table, line.seat)

    def _may_go(self, table: Table, seats: list[int]) -> bool:
        playing = [n for n, seat in enumerate(table.seats) if not seat.resigned and n not in seats]
        people = [n for n in playing if table.seats[n].holder is not None]
        return len(playing) < 2 or not people or self.goes_on(table, seats)

    def do_agree_end(self, table: Table, who: Who, what: int) -> None:
        line = self.socket(table, who)
        if line is None or (line.seat is not None and table.seats[line.seat].resigned):
            return
        agree = what % 4 > 0
        if self.ask(line, self.model.may_agree_end(table, line.seat), "agree-end", agree=agree) is not None:
            assert line.seat is not None
            self.model.agree_end(table, line.seat, agree)

    def do_back(self, table: Table, who: Who, what: int) -> None:
        seat = self.seat(table, what, lambda one: one.away)
        own = [line for line in self.sockets(table) if line.connection.person is table.seats[seat].holder]
        line = nth(own, who) if own and what % 4 else self.socket(table, who)
        if line is not None and self.ask(line, self.model.may_come_back(line.connection, seat), "back", seat=seat):
            table.seats[seat].away = False

    def do_say(self, table: Table, who: Who, what: int) -> None:
        line = self.socket(table, who)
        if line is not None:
            text = f"line {len(self.story)}"
            self.said.setdefault(table, []).append(text)
            self.ask(line, self.model.may_say(line.connection), "say", text=text)

    # -- steps: the seats

    def do_join(self, table: Table, who: Who, what: int) -> None:
        """Sit down, or get a fresh link to the own seat."""
        standing = [person for person in self.people if not table.held(person)] if what % 3 else self.people
        key = self.key(self.person(who, standing), table, what) if standing else None
        if key is None:
            return
        password = table.password if what % 6 else None
        expected = self.model.may_join(key, table, password)
        body = {} if password is None else {"password": password}
        answer = self.act(expected, key, "POST", f"/api/tables/{table.id}/join", body)
        if answer is not None:
            self.model.join(key, table, answer.json()["token"])
            if answer.json()["seats"] != table.held(key.person):
                self.faults.append(f"{self.named(key)}: joined seats {answer.json()['seats']}")

    def do_leave(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.person(who), table, what)
        if key is not None and self.act(self.model.may_leave(key, table), key, "POST", f"/api/tables/{table.id}/leave"):
            self.model.leave(key.person, table)

    def do_remove(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.some(table, who), table, what)
        seat = self.seat(table, what, lambda one: one.holder not in (None, table.host))
        path = f"/api/tables/{table.id}/seats/{seat}/remove"
        if key is not None and self.act(self.model.may_remove(key, table, seat), key, "POST", path):
            self.model.remove(table, seat)

    def do_invite(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.some(table, who), table, what)
        if key is None or table.status != "open":
            return
        if self.act(self.model.may_invite(key, table), key, "POST", f"/api/tables/{table.id}/welcome"):
            table.removed.clear()

    def do_bot(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.some(table, who), table, what)
        seat = self.seat(table, what, lambda one: one.holder is None)
        level = "" if table.seats[seat].bot else "random"
        path = f"/api/tables/{table.id}/seats/{seat}/bot?level={level}"
        if key is not None and self.act(self.model.may_place_bot(key, table, seat), key, "POST", path):
            table.seats[seat].bot = bool(level)

    def do_seats(self, table: Table, who: Who, what: int) -> None:
        """One more seat, or the last one away."""
        key, path = self.key(self.some(table, who), table, what), f"/api/tables/{table.id}/seats"
        if key is None:
            return
        if what % 2:
            if self.act(self.model.may_widen(key, table), key, "POST", path):
                table.seats.append(Seat())
        elif self.act(self.model.may_narrow(key, table), key, "DELETE", path):
            table.seats.pop()

    def do_pledge(self, table: Table, who: Who, what: int) -> None:
        line, seat = self.socket(table, who), what % len(table.seats)
        if line is None:
            return
        contribution = hashlib.sha256(f"{self.luck} {len(self.story)}".encode()).hexdigest()
        pledged = hashlib.sha256(f"klabauter pledge 1\n{contribution}".encode()).hexdigest()
        if self.ask(line, self.model.may_pledge(line.connection, seat), "pledge", hash=pledged, seat=seat):
            table.seats[seat].pledged = True
            self.contributions[table, seat] = contribution

    def do_start(self, table: Table, who: Who, what: int) -> None:
        own = [line for line in self.sockets(table) if line.connection.person is table.host]
        line = own[0] if own and what % 5 else self.socket(table, who) if what % 5 == 0 else None
        line = line or self._opened(table, table.host, None, what)
        if line is None:
            return
        expected, openers = self.model.may_start(line.connection), []
        for seat in [n for n, one in enumerate(table.seats) if one.pledged] if expected == OK else ():
            own = [one for one in self.sockets(table) if one.connection.person is table.seats[seat].holder]
            openers.append((seat, own[0] if own else None))
        if any(opener is None for _, opener in openers):
            return  # cards would be dealt without them, after five seconds
        if self.ask(line, expected, "start") is None:
            return
        self.model.start(table)
        for seat, opener in openers:
            text = self.contributions[table, seat]
            others = [one for one in self.sockets(table) if seat not in table.held(one.connection.person)]
            for other in [one for one in others if self.model.alive(one.connection)][:1]:
                self.ask(other, REFUSED, "open", text=text, seat=seat)
            assert opener is not None
            self.ask(opener, OK, "open", text=text, seat=seat)

    def do_host(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.person(who), table, what)
        if key is None or table.status == "over":
            return
        if self.act(self.model.may_become_host(key, table), key, "POST", f"/api/tables/{table.id}/host"):
            table.host = key.person

    def do_stand_in(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.some(table, who), table, what)
        seat = self.seat(table, what, lambda one: one.active and one.holder is not table.host)
        path = f"/api/tables/{table.id}/seats/{seat}/stand-in"
        if key is None or not self.goes_on(table, [seat]):
            return
        if self.act(self.model.may_stand_in(key, table, seat), key, "POST", path):
            table.seats[seat].away = True

    def do_link(self, table: Table, who: Who, what: int) -> None:
        """The host wants a link to somebody else's seat."""
        key = self.key(self.some(table, who), table, what)
        seat = self.seat(table, what, lambda one: one.holder is not None and not one.holder.account)
        if key is None or table.seats[seat].holder is key.person or table.seats[seat].resigned:
            return  # the own seat: see do_join
        expected, granted = self.model.may_make_link(key, table, seat), self.model.is_granted(table, seat)
        answer = self.act(expected, key, "POST", f"/api/tables/{table.id}/seats/{seat}/link")
        if answer is None:
            self.model.end_request(table, seat, key)
        elif (answer.status_code == 201) != granted:
            raise WrongError(f"{self.named(key)}: {answer.status_code} for a link, which was granted: {granted}")
        elif granted:
            self.model.make_link(table, seat, answer.json()["token"])
        else:
            self.model.ask_for_link(table, seat)

    def do_agree_link(self, table: Table, who: Who, what: int) -> None:
        holders = table.people() if what % 5 else self.people
        if not holders:
            return
        person = self.person(who, holders)
        key, wanted = self.key(person, table, what), [*table.requests]
        seat = wanted[what % len(wanted)] if wanted else what % len(table.seats)
        if key is None or person is table.host:
            return
        agree = what % 4 > 0
        expected = self.model.may_agree_link(key, table, seat, agree)
        path = f"/api/tables/{table.id}/seats/{seat}/link/agree"
        if self.act(expected, key, "POST", path, {"agree": agree}):
            self.model.agree_link(person, table, seat, agree)

    def do_make(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.person(who), None, what)
        if key is not None:
            self.make(key)

    def do_rematch(self, table: Table, who: Who, what: int) -> None:
        holders = table.people() if what % 4 else self.people
        key = self.key(self.person(who, holders), table, what) if holders else None
        if key is None or any(seat.holder is not None and seat.holder.banned for seat in table.seats):
            return
        if table.rematch is not None and not table.rematch.held(key.person):
            return  # the person has left the new table
        self.set_luck()
        answer = self.act(self.model.may_rematch(key, table), key, "POST", f"/api/tables/{table.id}/rematch")
        if answer is not None:
            new = self.model.rematch(key, table, answer.json()["table"], answer.json()["token"])
            if answer.json()["seats"] != new.held(key.person) or answer.json()["table"] != new.id:
                self.faults.append(f"{self.named(key)}: a rematch at seats {answer.json()['seats']}")

    def do_close(self, table: Table, who: Who, what: int) -> None:
        if table.status != "over":
            answer = self.act(OK, self.house.admin, "POST", f"/api/admin/tables/{table.id}/close")
            assert answer is not None
            table.status = "over"

    # -- steps: keys and people

    def do_sign_in(self, table: Table, who: Who, what: int) -> None:
        person = self.person(who)
        if person.account:
            gone = person.banned or person.deleted
            body = {"login": self.logins[person].login, "password": self.passwords[person]}
            answer = self.act(REFUSED if gone else OK, None, "POST", "/api/sign-in", body)
            if answer is not None:
                self.model.keys.append(Key(person, answer.json()["token"]))

    def do_sign_out(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.person(who), None, what)
        if key is not None and self.act(self.model.may_manage(key), key, "POST", "/api/sign-out"):
            key.revoked = True

    def do_device(self, table: Table, who: Who, what: int) -> None:
        """Another device is signed out."""
        self.do_sign_in(table, who, what)
        person = self.person(who)
        sessions = [key for key in self.model.keys if key.person is person and self.model.here(key) is not None]
        if len(sessions) > 1:
            other = hashlib.sha256(sessions[0].token.encode()).hexdigest()[:16]
            if self.act(OK, sessions[1], "DELETE", f"/api/me/devices/{other}"):
                sessions[0].revoked = True

    def do_password(self, table: Table, who: Who, what: int) -> None:
        person = self.person(who)
        key = self.key(person, None, what)
        if key is not None and person.account:
            new = f"password {len(self.story)}"
            body = {"old": self.passwords[person], "new": new}
            if self.act(self.model.may_manage(key), key, "POST", "/api/me/password", body):
                self.passwords[person] = new
                self.model.new_password(person, key)

    def do_reset(self, table: Table, who: Who, what: int) -> None:
        """An admin makes a link for a lost password, and it is used."""
        person = self.person(who)
        if person.account and not person.banned and not person.deleted:
            made = self.act(OK, self.house.admin, "POST", f"/api/admin/reset/{self.logins[person].login}")
            assert made is not None
            new = f"password {len(self.story)}"
            body = {"token": made.json()["link"].split("#")[1], "password": new}
            self.act(OK, None, "POST", "/api/reset", body)
            self.passwords[person] = new
            self.model.new_password(person, None)

    def do_delete(self, table: Table, who: Who, what: int) -> None:
        person = self.person(who)
        key = self.key(person, None, what)
        stay = all(self._may_go(one, one.held(person)) for one in self.model.tables if one.held(person))
        if key is not None and stay and self.act(self.model.may_manage(key), key, "DELETE", "/api/me"):
            self.model.delete(person)

    def do_ban(self, table: Table, who: Who, what: int) -> None:
        person = self.person(who)
        if person.deleted or (
            not person.banned and not all(self.goes_on(one, one.held(person)) for one in self.model.tables)
        ):
            return
        verb = "unban" if person.banned else "ban"
        self.act(OK, self.house.admin, "POST", f"/api/admin/people/{self.logins[person].id}/{verb}")
        if person.banned:
            person.banned = False
        else:
            self.model.ban(person)

    # -- steps: reading

    def do_feed(self, table: Table, who: Who, what: int) -> None:
        key = self.key(self.person(who), None, what)
        if key is not None:
            answer = self.act(self.model.may_manage(key), key, "POST", "/api/me/feed")
            if answer is not None:
                self.model.new_feed(key.person, answer.json()["link"].rsplit("/", 1)[1])

    def do_read_feed(self, table: Table, who: Who, what: int) -> None:
        feeds = [key for key in self.model.keys if key.feed]
        if feeds:
            key = feeds[what % len(feeds)]
            answer = self.rest(None, "GET", f"/feed/{key.token}")
            if self.compare(OK if key.valid else REFUSED, answer.status_code, f"{key.person.name}: reads the feed"):
                waiting = {
                    one.id for one in self.model.tables
                    if (turn := self.turns[one]) is not None and turn in one.held(key.person) and one.seats[turn].active
                }  # fmt: skip
                if set(re.findall(r"/t/(\w+)", answer.text)) != waiting:
                    self.faults.append(f"the feed of {key.person.name} names other tables than {waiting}")

    def do_read(self, table: Table, who: Who, what: int) -> None:
        """One's own tables, one's own data, the record of a game."""
        person = self.person(who)
        key = self.key(person, None if what % 3 else table, what)
        if key is None:
            return
        if what % 3 == 0:
            expected = self.model.may_read_record(key, table)
            paper = "record" if what % 2 else "proof"
            reply = self.rest(key, "GET", f"/api/tables/{table.id}/{paper}")
            if key.valid and key.table not in (None, table):  # a link to another table
                expected = self.model.may_read_record(None, table) | REFUSED
            self.compare(expected, reply.status_code, f"{self.named(key)}: reads the {paper}")
            return
        path = "/api/me/tables" if what % 3 == 1 else "/api/me/export"
        answer = self.act(self.model.may_manage(key), key, "GET", path)
        if answer is None:
            return
        running = {one.id for one in self.model.tables if one.held(person) and one.status != "over"}
        if what % 3 == 1:
            found, wanted = {one["id"] for one in answer.json()["tables"]}, running
        else:
            found = {one["game_table"] for one in answer.json()["seats"]}
            wanted = {one.id for one in self.model.tables if one.held(person)}
        if found != wanted:
            self.faults.append(f"{self.named(key)}: {path} names {found} instead of {wanted}")

    # -- all of it

    def step(self, step: Step) -> None:
        tables = self.model.tables
        table = tables[step.where % len(tables)] if step.where % 4 == 0 else tables[-1]
        work: Callable[[Table, Who, int], None] = getattr(self, f"do_{step.kind}")
        work(table, step.who, step.what)
        self.settle()
        self.house.counts[f"step {step.kind}"] += 1

    def finish(self) -> None:
        """End all games, and compare everything with how they really went."""
        for table in self.model.tables:
            self.do_close(table, 0, 0)
            self.settle()
        for line in list(self.lines):
            if not line.program and not line.lost:
                self.ask(line, OK, "ping")  # after everything that was sent before
            self.forget(line)
        compare_all(self)


def _known(question: dict[str, Any], heard: int) -> int:
    """How many events a program knows that is asked this."""
    return int(question["events"][-1]["number"]) + 1 if question["events"] else heard


# How often which step is chosen before, during and after a game.
STEPS: dict[str, tuple[float, float, float]] = {
    "connect": (8, 6, 2),
    "disconnect": (0.5, 0.5, 0),
    "program": (2, 3, 0),
    "answer": (0, 6, 0),
    "play": (0.2, 14, 0.3),
    "undo": (0.1, 2, 0.1),
    "why": (0.2, 2, 0.1),
    "preview": (0.1, 2, 0.1),
    "complete": (0.1, 1, 0.1),
    "hint": (0.1, 1.5, 0.1),
    "look": (1, 4, 1),
    "resign": (0.1, 0.7, 0.1),
    "agree_end": (0.1, 2, 0.1),
    "back": (0.1, 2, 0.1),
    "say": (1, 1, 0.5),
    "join": (12, 1.5, 0.3),
    "leave": (3, 0.3, 0.3),
    "remove": (3, 0.5, 0.2),
    "invite": (1, 0, 0),
    "bot": (3, 0.3, 0.1),
    "seats": (1.5, 0.3, 0.1),
    "pledge": (1, 0.2, 0.1),
    "start": (6, 0.2, 0.2),
    "host": (0.7, 1, 0),
    "stand_in": (0.1, 1.5, 0.1),
    "link": (2, 3, 0.2),
    "agree_link": (0.2, 3, 0.1),
    "rematch": (0.2, 0.2, 6),
    "make": (0, 0, 4),
    "close": (0.1, 0.3, 0),
    "sign_in": (1.2, 1.2, 0.3),
    "sign_out": (1, 1, 0.3),
    "device": (0.8, 0.8, 0.1),
    "password": (1, 1, 0.2),
    "reset": (0.5, 0.5, 0.1),
    "delete": (0.3, 0.4, 0.2),
    "ban": (1, 1.2, 0.3),
    "feed": (0.4, 0.4, 0.1),
    "read_feed": (0.5, 0.5, 0.1),
    "read": (1, 1, 2),
}


def chosen(dice: random.Random, run: Run, without: frozenset[str]) -> Step:
    column = ("open", "playing", "over").index(run.model.tables[-1].status)
    kinds = [kind for kind in STEPS if kind not in without]
    kind = dice.choices(kinds, [STEPS[kind][column] for kind in kinds])[0]
    return Step(kind, dice.randrange(1000), dice.randrange(1000), dice.randrange(1000))


def kind_of(seed: int) -> Kind:
    """The table of a sequence."""
    dice = random.Random(f"table {seed}")
    known = (*games(), "freibeuter")  # twice the one with hands from the beginning
    game = known[seed % len(known)]
    shapes = [["me", "open", "open"], ["me", "me", "open"], ["me", "open", "random"]]
    seats = ["me", "open"] if info(game).seats[1] == 2 else dice.choice(shapes)
    return Kind(
        game,
        seats,
        memory=dice.choice(["none", "none", "aid"]),
        hints=dice.random() < 0.3,
        chat=dice.random() < 0.9,
        spectators=dice.random() < 0.7,
        password=PASSWORD if dice.random() < 0.2 else None,
    )


@contextmanager
def running(house: House, kind: Kind, luck: str) -> Iterator[Steps]:
    """A sequence; what went wrong is in its ``faults``."""
    with ExitStack() as guests:
        house.server.guests = guests
        run = Steps(house, kind, luck)
        try:
            yield run
            run.finish()
        except (WrongError, ConnectionClosed) as error:
            run.faults.append(str(error))


def played(house: House, kind: Kind, luck: str, steps: list[Step]) -> Run:
    """These steps and no others."""
    with running(house, kind, luck) as run:
        for step in steps:
            run.step(step)
    return run


def shortened(house: House, kind: Kind, luck: str, steps: list[Step]) -> Run:
    """The shortest part of the steps that still fails, as far as there is time to look for it."""
    until, house.closing = time.monotonic() + SHRINKING, 1.0
    shortest = played(house, kind, luck, steps)
    size = len(steps) // 2
    while size and shortest.faults:
        for first in range(0, len(steps), size):
            fewer = steps[:first] + steps[first + size :]
            run = played(house, kind, luck, fewer) if time.monotonic() < until else None
            if run is not None and run.faults:
                steps, shortest = fewer, run
                break
        else:
            size //= 2
    house.closing = CLOSING
    return shortest


def sequence(house: House, seed: int, without: frozenset[str] = frozenset()) -> str:
    """Play one random sequence; what went wrong, with the shortest way to it, or nothing."""
    dice, steps = random.Random(f"steps {seed}"), []
    with running(house, kind_of(seed), str(seed)) as run:
        for _ in range(LENGTH):
            steps.append(chosen(dice, run, without))
            run.step(steps[-1])
    if not run.faults:
        return ""
    shorter = shortened(house, kind_of(seed), str(seed), steps)
    return report(f"seed {seed}", shorter if shorter.faults else run)


def report(name: str, run: Run) -> str:
    """What went wrong, and how it came to that."""
    faults, story = list(dict.fromkeys(run.faults)), "\n".join(f"  {line}" for line in run.story)
    return "\n".join([f"{name}:", *[f"- {fault}" for fault in faults[:20]], f"after {len(run.story)} steps:", story])


def main() -> None:
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    without, failed, began = frozenset(sys.argv[3:]), 0, time.monotonic()  # steps that are left out
    with tempfile.TemporaryDirectory(prefix="klabauter-authority-") as folder, opened(Path(folder)) as house:
        for seed in range(first, first + count):
            found = sequence(house, seed, without)
            if found:
                failed += 1
                print(found, flush=True)
        text = ", ".join(f"{many} {what}" for what, many in sorted(house.counts.items()) if not what.startswith("step"))
    print(f"{count} sequences in {time.monotonic() - began:.0f} s, {failed} failed; compared: {text}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
