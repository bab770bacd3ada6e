"""Who may see and do what at a table: the rules of authority, written a second time.

Nothing here knows the server. The model is told which steps people take, predicts for each whether it is accepted, and
says at any time which sides of a table a connection may see. ``authority.py`` compares a real server with it.

1. A person is known by a key: a session, or a link to a seat, which is good for one table only. A revoked key
   authorises nothing, and connections that were opened with it are closed.
2. A connection sees the public side of a table, or the private side of a seat that its person holds. Without a seat it
   sees the public side, if the table has spectators and no password; else it is closed.
3. Only the holder of a seat decides for it. A program is asked only while its person holds the seat and no bot
   stands in. Hints: where all other seats are bots, or where the table was made with them.
4. People who may be at a table may chat there, if it has a chat.
5. The record and its proof are public after the end, not before; what people contribute to the luck when it is dealt.
6. The host arranges the seats before the game, and removes people, who cannot sit down again until they are invited.
   Nobody gets a link to somebody else's seat, but for the host during a game: if all other people agree, and the guest
   at the seat neither refuses nor comes back before that. It replaces all older links to the seat. The holder can
   always get a link to the own seat.
7. A rematch gives everybody an own seat and nobody a seat of somebody else.
8. Lists, exports and feeds are about one's own tables and end with their keys.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Outcome = Literal["ok", "denied", "impossible"]  # impossible: not now, not there, or not like this
OK: frozenset[Outcome] = frozenset(["ok"])
DENIED: frozenset[Outcome] = frozenset(["denied"])
IMPOSSIBLE: frozenset[Outcome] = frozenset(["impossible"])
REFUSED = DENIED | IMPOSSIBLE  # two reasons to refuse it: either may be given


@dataclass(eq=False)
class Person:
    name: str
    account: bool
    banned: bool = False
    deleted: bool = False


@dataclass(eq=False)
class Seat:
    """``holder``, ``bot``, or neither: it is free."""

    holder: Person | None = None
    bot: bool = False
    away: bool = False
    resigned: bool = False
    agrees: bool = False
    pledged: bool = False
    relinked: bool = False

    @property
    def free(self) -> bool:
        return self.holder is None and not self.bot

    @property
    def active(self) -> bool:
        """Its person decides."""
        return self.holder is not None and not self.away and not self.resigned


class Facts(NamedTuple):
    """A seat at some moment."""

    holder: Person | None
    bot: bool
    away: bool
    resigned: bool
    relinked: bool


@dataclass(eq=False)
class Request:
    """The host wants a link to somebody else's seat during the game."""

    host: Person
    agreed: set[Person] = field(default_factory=set)
    seen: bool = False  # the guest has come back since


@dataclass(eq=False)
class Table:
    id: str
    game: str
    host: Person
    seats: list[Seat]
    most: int  # seats the game can have
    password: str | None = None
    spectators: bool = True
    chat: bool = True
    hints: bool = False
    status: Literal["open", "playing", "over"] = "open"
    dealt: bool = False
    removed: set[Person] = field(default_factory=set)
    requests: dict[int, Request] = field(default_factory=dict)
    rematch: Table | None = None

    def hosted_by(self, person: Person | None) -> bool:
        """Only somebody with a seat is host."""
        return person is self.host and bool(self.held(person))

    def held(self, person: Person | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.holder is person]

    def people(self) -> list[Person]:
        """Those with a seat that have not resigned, in the order of the seats."""
        return list(dict.fromkeys([seat.holder for seat in self.seats if seat.holder and not seat.resigned]))

    def facts(self) -> list[Facts]:
        return [Facts(seat.holder, seat.bot, seat.away, seat.resigned, seat.relinked) for seat in self.seats]


@dataclass(eq=False)
class Key:
    """``table``: it is a link, good there only. ``feed``: it opens the feed and nothing else."""

    person: Person
    token: str
    table: Table | None = None
    feed: bool = False
    revoked: bool = False

    @property
    def valid(self) -> bool:
        return not (self.revoked or self.person.banned or self.person.deleted)


@dataclass(eq=False)
class Connection:
    """``seat``: a program plays it. ``key`` is None for a spectator whom nobody knows."""

    table: Table
    key: Key | None
    password: str | None = None
    seat: int | None = None
    cut: bool = False  # the host has removed its person

    @property
    def person(self) -> Person | None:
        return None if self.key is None else self.key.person


class Model:
    """All people, keys and tables. ``may_…`` predicts, the method without ``may_`` lets it happen."""

    def __init__(self) -> None:
        self.keys: list[Key] = []
        self.tables: list[Table] = []
        self.connections: list[Connection] = []

    # -- who

    def here(self, key: Key | None, table: Table | None = None) -> Person | None:
        """Who this is, at this table or (without one) anywhere."""
        if key is None or not key.valid or key.feed or key.table not in (None, table):
            return None
        return key.person

    def _revoke(self, keys: Iterable[Key]) -> None:
        for key in keys:
            key.revoked = True

    def _links(self, person: Person, table: Table) -> list[Key]:
        return [key for key in self.keys if key.person is person and key.table is table]

    # -- seeing

    def may_enter(self, key: Key | None, table: Table, password: str | None, seat: int | None) -> frozenset[Outcome]:
        """Open a connection, to look from this seat or from anywhere."""
        if key is not None and self.here(key, table) is None:
            return DENIED
        held = table.held(self.here(key, table))
        outside = not table.spectators or table.password not in (None, password)
        return DENIED if (outside and not held) or (seat is not None and seat not in held) else OK

    def may_sit_program(self, key: Key, table: Table, seat: int | None) -> frozenset[Outcome]:
        held = table.held(self.here(key, table))
        return OK if seat in held or (seat is None and len(held) == 1) else DENIED

    def alive(self, connection: Connection) -> bool:
        """Whether the connection may stay."""
        table, key = connection.table, connection.key
        if connection.cut:
            return False
        if connection.seat is None:
            return self.may_enter(key, table, connection.password, None) == OK
        held = connection.seat in table.held(self.here(key, table))
        return held and not table.seats[connection.seat].resigned and table.status != "over"

    def hints(self, table: Table, seat: int) -> bool:
        return table.hints or all(other.holder is None for n, other in enumerate(table.seats) if n != seat)

    # -- deciding, from the seat that a connection looks from

    def may_decide(self, table: Table, seat: int | None, turn: int | None, possible: bool) -> frozenset[Outcome]:
        """A move, an undo, a preview. ``turn``: the seat that the game asks. ``possible``: by the rules of the game."""
        playing = table.status == "playing"
        if seat is None:
            return DENIED if playing else REFUSED
        return OK if playing and seat == turn and table.seats[seat].active and possible else IMPOSSIBLE

    def may_ask_why(self, table: Table, seat: int | None) -> frozenset[Outcome]:
        playing = table.status == "playing"
        if seat is None:
            return DENIED if playing else REFUSED
        return OK if playing else IMPOSSIBLE

    def may_have_hint(self, table: Table, seat: int | None, turn: int | None) -> frozenset[Outcome]:
        playing = table.status == "playing"
        if seat is None or (playing and not self.hints(table, seat)):
            return DENIED if playing else REFUSED
        if not playing:
            return REFUSED
        return OK if seat == turn and table.seats[seat].active else IMPOSSIBLE

    def may_look(self, connection: Connection, seat: int | None) -> frozenset[Outcome]:
        return OK if seat is None or seat in connection.table.held(connection.person) else DENIED

    def may_pledge(self, connection: Connection, seat: int) -> frozenset[Outcome]:
        if seat not in connection.table.held(connection.person):
            return DENIED if connection.table.status == "open" else REFUSED
        once = not connection.table.seats[seat].pledged
        return OK if connection.table.status == "open" and once else IMPOSSIBLE

    def may_resign(self, table: Table, seat: int | None) -> frozenset[Outcome]:
        if seat is None:
            return DENIED if table.status == "playing" else REFUSED
        return OK if table.status == "playing" and not table.seats[seat].resigned else IMPOSSIBLE

    def resign(self, table: Table, seat: int) -> None:
        table.seats[seat].resigned = True
        self._ended(table)

    def may_agree_end(self, table: Table, seat: int | None) -> frozenset[Outcome]:
        if seat is None:
            return DENIED if table.status == "playing" else REFUSED
        return OK if table.status == "playing" else IMPOSSIBLE

    def agree_end(self, table: Table, seat: int, agree: bool) -> None:
        mine = table.seats[seat]
        if agree or mine.agrees:
            mine.agrees = agree
        else:
            for other in table.seats:
                other.agrees = False
        self._ended(table)

    def _ended(self, table: Table) -> None:
        playing = [seat for seat in table.seats if not seat.resigned]
        people = [seat for seat in playing if seat.holder is not None]
        if (len(playing) < len(table.seats) and (len(playing) < 2 or not people)) or (
            people and all(seat.agrees for seat in people)
        ):
            table.status = "over"

    def may_come_back(self, connection: Connection, seat: int) -> frozenset[Outcome]:
        table = connection.table
        if seat not in table.held(connection.person):
            return DENIED if table.status == "playing" else REFUSED
        mine = table.seats[seat]
        return OK if table.status == "playing" and mine.away and not mine.resigned else IMPOSSIBLE

    def may_say(self, connection: Connection) -> frozenset[Outcome]:
        return OK if connection.person is not None and connection.table.chat else DENIED

    # -- the seats

    def may_join(self, key: Key, table: Table, password: str | None) -> frozenset[Outcome]:
        person = self.here(key, table)
        if person is None:
            return DENIED
        if table.held(person):
            return OK
        if table.password not in (None, password) or person in table.removed:
            return DENIED if table.status == "open" and any(seat.free for seat in table.seats) else REFUSED
        return OK if table.status == "open" and any(seat.free for seat in table.seats) else IMPOSSIBLE

    def join(self, key: Key, table: Table, token: str) -> Key:
        """Take the first free seat, if one has none; the new link to the seat."""
        if not table.held(key.person):
            seat = next(seat for seat in table.seats if seat.free)
            seat.holder = key.person
        return self.link(key.person, table, token)

    def link(self, person: Person, table: Table, token: str) -> Key:
        made = Key(person, token, table)
        self.keys.append(made)
        return made

    def may_leave(self, key: Key, table: Table) -> frozenset[Outcome]:
        person = self.here(key, table)
        if person is None or not table.held(person):
            return DENIED if table.status == "open" or person is None else REFUSED
        return OK if table.status == "open" else IMPOSSIBLE

    def leave(self, person: Person, table: Table) -> None:
        """The links to the seats are void; the next person becomes host, and a table without people is closed."""
        for seat in table.held(person):
            table.seats[seat] = Seat()
        self._revoke(self._links(person, table))
        others = table.people()
        if not others:
            table.status = "over"
        elif table.host is person:
            table.host = others[0]

    def _hosting(self, key: Key, table: Table, possible: bool) -> frozenset[Outcome]:
        """What only the host may do."""
        person = self.here(key, table)
        if person is None:
            return DENIED
        if not table.hosted_by(person):
            return DENIED if possible else REFUSED
        return OK if possible else IMPOSSIBLE

    def may_remove(self, key: Key, table: Table, seat: int) -> frozenset[Outcome]:
        other = table.seats[seat].holder
        return self._hosting(key, table, table.status == "open" and other not in (None, table.host))

    def remove(self, table: Table, seat: int) -> None:
        person = table.seats[seat].holder
        assert person is not None
        self.leave(person, table)
        table.removed.add(person)
        for connection in self.connections:
            if connection.table is table and connection.person is person:
                connection.cut = True

    def may_invite(self, key: Key, table: Table) -> frozenset[Outcome]:
        """Those who were removed may sit down again."""
        return self._hosting(key, table, possible=True)

    def may_place_bot(self, key: Key, table: Table, seat: int) -> frozenset[Outcome]:
        return self._hosting(key, table, table.status == "open" and table.seats[seat].holder is None)

    def may_widen(self, key: Key, table: Table) -> frozenset[Outcome]:
        return self._hosting(key, table, table.status == "open" and len(table.seats) < table.most)

    def may_narrow(self, key: Key, table: Table) -> frozenset[Outcome]:
        return self._hosting(key, table, table.status == "open" and len(table.seats) > 2 and table.seats[-1].free)

    def may_start(self, connection: Connection) -> frozenset[Outcome]:
        table = connection.table
        possible = table.status == "open" and not any(seat.free for seat in table.seats)
        if not table.hosted_by(connection.person):
            return DENIED if possible else REFUSED
        return OK if possible else IMPOSSIBLE

    def start(self, table: Table) -> None:
        table.status, table.dealt = "playing", True

    def may_stand_in(self, key: Key, table: Table, seat: int) -> frozenset[Outcome]:
        """The host lets a bot play for somebody who is absent."""
        mine = table.seats[seat]
        return self._hosting(key, table, table.status == "playing" and mine.active and mine.holder is not table.host)

    def may_become_host(self, key: Key, table: Table) -> frozenset[Outcome]:
        """The host is absent."""
        return OK if table.held(self.here(key, table)) else DENIED

    # -- links to seats of others

    def _needed(self, table: Table, seat: int) -> list[Person]:
        """Who has to agree to a link to this seat."""
        return [person for person in table.people() if person not in (table.host, table.seats[seat].holder)]

    def may_make_link(self, key: Key, table: Table, seat: int) -> frozenset[Outcome]:
        """Somebody else's seat; people with an account sign in instead. (In these sequences everybody counts as absent
        until they open a connection.)"""
        holder, asked = table.seats[seat].holder, table.requests.get(seat)
        guest = holder is not None and not holder.account
        found = self._hosting(key, table, table.status == "playing" and guest and bool(self._needed(table, seat)))
        return IMPOSSIBLE if found == OK and asked is not None and asked.seen else found

    def is_granted(self, table: Table, seat: int) -> bool:
        """Whether the host gets the link now, because everybody has agreed."""
        asked = table.requests.get(seat)
        return asked is not None and asked.host is table.host and asked.agreed >= set(self._needed(table, seat))

    def ask_for_link(self, table: Table, seat: int) -> None:
        asked = table.requests.get(seat)
        if asked is None or asked.host is not table.host:
            table.requests[seat] = Request(table.host)

    def end_request(self, table: Table, seat: int, key: Key) -> None:
        """The host was refused: if because the guest came back, nothing comes of the request."""
        if seat in table.requests and table.requests[seat].seen and self.here(key, table) is table.host:
            del table.requests[seat]

    def make_link(self, table: Table, seat: int, token: str) -> Key:
        holder = table.seats[seat].holder
        assert holder is not None
        table.seats[seat].relinked = True
        del table.requests[seat]
        self._revoke(self._links(holder, table))
        return self.link(holder, table, token)

    def came(self, person: Person | None) -> None:
        """Somebody has opened a connection."""
        for table in self.tables:
            for seat, asked in table.requests.items():
                asked.seen |= person is not None and table.seats[seat].holder is person

    def may_agree_link(self, key: Key, table: Table, seat: int, agree: bool) -> frozenset[Outcome]:
        """The person of the seat can only refuse."""
        person = self.here(key, table)
        asked = seat in table.requests and table.status == "playing"
        if person not in table.people():
            return DENIED if asked else REFUSED
        return OK if asked and not (agree and table.seats[seat].holder is person) else IMPOSSIBLE

    def agree_link(self, person: Person, table: Table, seat: int, agree: bool) -> None:
        if agree:
            table.requests[seat].agreed.add(person)
        else:
            del table.requests[seat]

    # -- after the game

    def may_rematch(self, key: Key, table: Table) -> frozenset[Outcome]:
        if not table.held(self.here(key, table)):
            return DENIED if table.status == "over" or self.here(key, table) is None else REFUSED
        return OK if table.status == "over" else IMPOSSIBLE

    def rematch(self, key: Key, old: Table, id: str, token: str) -> Table:
        """Everybody one seat further; whoever asks first is host."""
        if old.rematch is None:
            seats = [Seat(seat.holder, seat.bot) for seat in (old.seats[-1], *old.seats[:-1])]
            for seat in seats:
                if seat.holder is not None and seat.holder.deleted:
                    seat.holder = None
            old.rematch = Table(
                id, old.game, key.person, seats, old.most, old.password, old.spectators, old.chat, old.hints
            )
            self.tables.append(old.rematch)
        self.link(key.person, old.rematch, token)
        return old.rematch

    def may_read_record(self, key: Key | None, table: Table) -> frozenset[Outcome]:
        if key is not None and not key.valid:
            return DENIED
        over = table.status == "over" and table.dealt
        if table.password is not None and not table.held(self.here(key, table)):
            return DENIED if over else REFUSED
        return OK if over else IMPOSSIBLE

    # -- people and their keys

    def may_manage(self, key: Key) -> frozenset[Outcome]:
        """One's own account, devices, lists and feeds: only in a session."""
        return OK if self.here(key) is not None else DENIED

    def new_password(self, person: Person, used: Key | None) -> None:
        """Every other key of the person is void; with a reset all are."""
        self._revoke([key for key in self.keys if key.person is person and key is not used])

    def new_feed(self, person: Person, token: str) -> Key:
        self._revoke([key for key in self.keys if key.person is person and key.feed])
        made = Key(person, token, feed=True)
        self.keys.append(made)
        return made

    def delete(self, person: Person) -> None:
        person.deleted = True
        for table in self.tables:
            held = table.held(person)
            if held and table.status == "open":
                self.leave(person, table)
            elif held and table.status == "playing":
                for seat in held:
                    table.seats[seat].resigned = True
                self._ended(table)

    def ban(self, person: Person) -> None:
        person.banned = True
        for table in self.tables:
            held = table.held(person)
            if held and table.status == "open":
                self.leave(person, table)
            elif table.status == "playing":
                for seat in held:
                    table.seats[seat].away |= not table.seats[seat].resigned
