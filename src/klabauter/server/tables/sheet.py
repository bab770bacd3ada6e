"""The sheet of a table: what all its acts add up to. Any process that reads the acts comes to the same sheet.

An act that is not possible is refused and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from klabauter.kernel import fairness
from klabauter.kernel.fairness import Round
from klabauter.kernel.game import Game
from klabauter.kernel.record import Record
from klabauter.kernel.table import UNDO, Referee
from klabauter.server.errors import BadContribution, NotNow, Removed, SeatsEmpty, SeatTaken
from klabauter.server.tables import making
from klabauter.server.tables.acts import Act, Made
from klabauter.wire.tables import Access, Ending, Status

OPENING = 5_000  # milliseconds to open contributions once the pledges are published
PLEDGING = 5_000  # milliseconds to pledge new ones when a round was void
GRACE = 30_000  # what somebody who comes back has on an empty clock
LINK_DELAY = 600_000  # milliseconds from the request for a new link to somebody's seat until the host gets it, at least
LINK_DELAY_WITHOUT_CLOCK = 86_400_000


class LinkRequest(NamedTuple):
    """The host wants a new link to somebody's seat: since which uptime, and which people have agreed."""

    host: str
    at: int
    agreed: frozenset[str] = frozenset()


class Seat:
    """``person`` or ``bot``, or nobody yet. ``away``: a bot stands in for the person.

    ``parted`` and ``declined``: after how many lines of the log the person did so. ``unopened``: the seat did not open
    what it had pledged, and contributes no more.
    """

    __slots__ = (
        "agrees", "away", "bot", "contribution", "declined", "left", "link", "parted", "person", "pledge", "relinked",
        "unopened",
    )  # fmt: skip

    def __init__(self) -> None:
        self.person: str | None = None
        self.bot: str | None = None
        self.away = False
        self.parted: int | None = None
        self.agrees = False
        self.declined: int | None = None
        self.relinked = False
        self.link: LinkRequest | None = None
        self.pledge: str | None = None
        self.contribution: str | None = None
        self.unopened = False
        self.left: int | None = None

    @property
    def resigned(self) -> bool:
        return self.parted is not None

    @property
    def by_bot(self) -> bool:
        return self.person is None or self.away or self.resigned


class Sheet:
    def __init__(self, id: str, secret: str, figures: Mapping[str, Any] | None = None) -> None:
        self.id = id
        self.secret = secret
        self.figures = figures  # as they were when the table was made, if they were kept
        self.commitment = fairness.commitment(secret)
        self.number = 0  # of acts
        self.at = 0  # of moves
        self.status: Status = "open"
        self.seats: list[Seat] = []
        self.host = ""
        self.ending: Ending | None = None
        self.rematch_at: str | None = None
        self.removed: set[str] = set()  # people who may not sit down again
        self.created = 0
        self.touched = 0
        self.uptime = 0  # of the last act
        self.since = 0  # since which uptime the clock of whoever decides runs
        self.lines = 0  # of the log
        self.stand_ins: dict[int, int] = {}  # by line of the log: for whose seat a bot made the move it tells of
        self.bot_moves: list[int] = []  # moves, counted from 0, that a bot made for a person
        self.void: list[Round] = []  # rounds of contributions that were repeated
        self.published = False  # the pledges of the current round: from then on they are fixed, and are opened
        self.made: Made
        self.table: Referee | None = None
        self._game: Game[Any] | None = None  # made when it is first needed

    # -- what follows

    @property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        return self.table.actor if self.table is not None and self.status == "playing" else None

    @property
    def waits(self) -> str | None:
        """For whom the table waits: a person, a bot, or contributions."""
        if self.status == "starting":
            return "open"
        turn = self.turn
        return None if turn is None else "bot" if self.seats[turn].by_bot else "person"

    @property
    def goes_on_alone(self) -> bool:
        """Whether bots play here although nobody is present: some person still decides for herself, and others play
        with her or a clock runs. Everywhere else bots wait until somebody comes."""
        people = {seat.person for seat in self.seats if seat.person is not None}
        deciding = any([not seat.by_bot for seat in self.seats])
        return deciding and (len(people) > 1 or self.made.clock is not None)

    @property
    def deadline(self) -> int | None:
        """At which uptime the time of whoever is waited for is over."""
        if self.status == "starting":
            return self.since + (OPENING if self.published else PLEDGING)
        turn, clock = self.turn, self.made.clock
        if turn is None or clock is None or self.seats[turn].by_bot:
            return None
        limits = [None if clock.move is None else clock.move * 1000, self.seats[turn].left]
        return self.since + min([limit for limit in limits if limit is not None], default=0)

    def remaining(self, uptime: int) -> int | None:
        """How many milliseconds are left of it. No process is before the last act, even if its uptime is behind."""
        deadline = self.deadline
        return None if deadline is None else max(0, deadline - max(uptime, self.uptime))

    @property
    def rounds(self) -> list[Round]:
        """The rounds of contributions whose pledges are published."""
        current = Round([seat.pledge for seat in self.seats], [seat.contribution for seat in self.seats])
        return [*self.void, current] if self.published else self.void

    @property
    def game(self) -> Game[Any]:
        if self._game is None:
            self._game = making.game_of(self.made, self.figures)
        return self._game

    def seats_of(self, person: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def resigned(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.resigned]

    def asked_for_link(self, seat: int) -> list[str]:
        """Who has to agree before the host gets a link to this seat: the other people who still play."""
        people = [one.person for one in self.seats if one.person is not None and not one.resigned]
        return [one for one in dict.fromkeys(people) if one not in (self.host, self.seats[seat].person)]

    @property
    def link_delay(self) -> int:
        """As long as people may take for a move, so that nobody's seat is given away while they are only slow."""
        clock = self.made.clock
        if clock is None:
            return LINK_DELAY_WITHOUT_CLOCK
        return max(LINK_DELAY, 1000 * max(clock.move or 0, clock.game or 0))

    def hints(self, seat: int) -> bool:
        """Whether this seat may have hints: all others are bots, or the table agreed on them when it was made.

        A person whose seat a bot keeps is still a person.
        """
        others = [other for n, other in enumerate(self.seats) if n != seat]
        return self.made.hints or all([other.person is None for other in others])

    def referee(self) -> Referee:
        if self.table is None or self.status != "playing":
            raise NotNow()
        return self.table

    def forced(self) -> str | None:
        """The move that need not be asked for; a seat that only in secret has no choice is asked like any other."""
        if self.table is None or self.status != "playing" or self.table.over:
            return None
        move = self.table.forced()
        return None if move is None else str(move)

    def follows(self) -> Act | None:
        """The act that has to come next by itself, if any."""
        if self.status == "starting":
            return self._goes_on()
        if self.status != "playing":
            return None
        assert self.table is not None
        if self.table.over:
            return Act("end", text="played")
        playing = [seat for seat in self.seats if not seat.resigned]
        people = [seat for seat in playing if seat.person is not None]
        if self.resigned and (len(playing) < 2 or not people):
            return Act("end", text="resigned")
        if people and all([seat.agrees for seat in people]):
            return Act("end", text="agreed")
        return None

    def _goes_on(self) -> Act | None:
        """The pledges of a new round are published as soon as everybody who was faithful in the last one has pledged
        again; cards are dealt as soon as all that was pledged is opened."""
        if self.published:
            return None if self.rounds[-1].unopened() else Act("deal")
        given = zip(self.seats, self.void[-1].contributions)
        waited = [seat for seat, contribution in given if contribution is not None and not seat.by_bot]
        return Act("publish") if all([seat.pledge is not None for seat in waited]) else None

    def expired(self) -> Act:
        """The act that has to come when the deadline is over."""
        if self.status == "starting":
            return Act("repeat" if self.published else "publish")
        return Act("away", self.turn)

    # -- acts

    def fold(self, act: Act) -> None:
        """Let an act happen, or refuse it. No time passes backwards, even if processes differ a little."""
        if self.number and act.uptime < self.uptime:
            act = act._replace(uptime=self.uptime)
        kind: Callable[[Act], None] = getattr(self, f"_{act.kind}")
        kind(act)
        self.number += 1
        self.touched = act.at
        self.uptime = act.uptime

    def _create(self, act: Act) -> None:
        self.made = msgspec.json.decode(act.text, type=Made)
        self.host = self.made.host
        self.created = act.at
        self.seats = [Seat() for _ in range(self.made.seats)]

    def _seat(self, act: Act, *statuses: Status) -> Seat:
        if self.status not in statuses:
            raise NotNow()
        assert act.seat is not None
        return self.seats[act.seat]

    def _sit(self, act: Act) -> None:
        seat = self._seat(act, "open")
        if seat.person is not None or seat.bot is not None:
            raise SeatTaken()
        if act.text in self.removed:
            raise Removed()
        seat.person = act.text

    def _bot(self, act: Act) -> None:
        seat = self._seat(act, "open")
        if seat.person is not None:
            raise SeatTaken()
        seat.bot = act.text or None

    def _rise(self, act: Act) -> None:
        """A person leaves the seat before the game."""
        seat = self._seat(act, "open")
        seat.person = seat.pledge = None

    def _remove(self, act: Act) -> None:
        """The host takes a person off the table before the game."""
        seat = self._seat(act, "open")
        if seat.person is None:
            raise NotNow()
        self.removed.add(seat.person)
        seat.person = seat.pledge = None

    def _welcome(self, act: Act) -> None:
        """The host invites those who were removed again."""
        if self.status != "open":
            raise NotNow()
        self.removed.clear()

    def _widen(self, act: Act) -> None:
        """The host sets one more seat, the last one."""
        self._reseat([*self.seats, Seat()])

    def _narrow(self, act: Act) -> None:
        """The host takes the last seat away, where nobody sits."""
        last = self.seats[-1]
        if last.person is not None or last.bot is not None:
            raise SeatTaken()
        self._reseat(self.seats[:-1])

    def _reseat(self, seats: list[Seat]) -> None:
        if self.status != "open":
            raise NotNow()
        self.seats = seats
        self.made = msgspec.structs.replace(self.made, seats=len(seats))
        self._game = None

    def _host(self, act: Act) -> None:
        self.host = act.text

    def _access(self, act: Act) -> None:
        """The host lists the table publicly, or takes it off the list again; a password is not given up like that."""
        if self.status != "open" or self.made.access == "password":
            raise NotNow()
        self.made = msgspec.structs.replace(self.made, access=msgspec.convert(act.text, Access))

    def _relink(self, act: Act) -> None:
        """The host asks for a new link to somebody's seat."""
        self._seat(act, "playing").link = LinkRequest(act.text, act.uptime)

    def _permit(self, act: Act) -> None:
        """Somebody agrees to it."""
        seat = self._seat(act, "playing")
        if seat.link is None:
            raise NotNow()
        seat.link = seat.link._replace(agreed=seat.link.agreed | {act.text})

    def _forbid(self, act: Act) -> None:
        """Somebody refuses it, or the person of the seat was seen: nothing comes of it."""
        self._seat(act, "playing").link = None

    def _link(self, act: Act) -> None:
        """The host got a new link to the seat. (Version 0.1 also made them before the game.)"""
        seat = self._seat(act, "open", "starting", "playing")
        seat.relinked, seat.link = True, None

    def _pledge(self, act: Act) -> None:
        seat = self._seat(act, "open", "starting")
        if self.published or seat.unopened or seat.person is None:
            raise NotNow()
        seat.pledge = act.text

    def _start(self, act: Act) -> None:
        if self.status != "open":
            raise NotNow()
        if any([seat.person is None and seat.bot is None for seat in self.seats]):
            raise SeatsEmpty()
        self.status = "starting"
        self._publish(act)

    def _publish(self, act: Act) -> None:
        """From now on no pledge changes, and everybody sees all of them."""
        if self.status != "starting" or self.published:
            raise NotNow()
        self.published = True
        self.since = act.uptime

    def _repeat(self, act: Act) -> None:
        """A pledge was not opened. Without it the seat would have chosen between two deals: the round is void, the seat
        contributes no more, and all others start again."""
        if self.status != "starting" or not self.published or not self.rounds[-1].unopened():
            raise NotNow()
        self.void = self.rounds
        for seat in self.seats:
            seat.unopened = seat.unopened or (seat.pledge is not None and seat.contribution is None)
            seat.pledge = seat.contribution = None
        self.published = False
        self.since = act.uptime

    def _open(self, act: Act) -> None:
        seat = self._seat(act, "starting")
        if not self.published:
            raise NotNow()
        if seat.pledge is None or fairness.pledge(act.text) != seat.pledge:
            raise BadContribution()
        seat.contribution = act.text

    def _deal(self, act: Act) -> None:
        if self.status != "starting":
            raise NotNow()
        made = self.made
        self.table = Referee(self.game, fairness.seed(self.secret, [seat.contribution for seat in self.seats]))
        self.lines = len(self.table.log(None))
        self.status = "playing"
        self.since = act.uptime
        if made.clock is not None and made.clock.game is not None:
            for seat in self.seats:
                seat.left = made.clock.game * 1000

    def _move(self, act: Act) -> None:
        assert act.seat is not None
        table = self.referee()
        if act.text == UNDO:
            table.undo(act.seat)
        else:
            table.submit(act.seat, act.text)
        seat = self.seats[act.seat]
        first, self.lines = self.lines, self.lines + len(table.log(None, self.lines))
        if seat.person is not None and seat.by_bot:
            self.stand_ins.update(dict.fromkeys(range(first, self.lines), act.seat))
            self.bot_moves.append(self.at)
        if seat.left is not None and not seat.by_bot:
            assert self.made.clock is not None
            seat.left = max(0, seat.left - (act.uptime - self.since)) + self.made.clock.add * 1000
        self.at += 1
        self.since = act.uptime

    def _away(self, act: Act) -> None:
        seat = self._seat(act, "starting", "playing")
        if seat.by_bot:
            raise NotNow()
        seat.away = True
        if seat.left is not None and self.turn == act.seat:
            seat.left = max(0, seat.left - (act.uptime - self.since))

    def _back(self, act: Act) -> None:
        seat = self._seat(act, "playing")
        if seat.resigned or not seat.away:
            raise NotNow()
        seat.away = False
        if seat.left is not None:
            seat.left = max(seat.left, GRACE)
        if self.turn == act.seat:
            self.since = act.uptime

    def _resign(self, act: Act) -> None:
        seat = self._seat(act, "starting", "playing")
        if seat.resigned or seat.person is None:
            raise NotNow()
        seat.parted = self.lines

    def _agree(self, act: Act) -> None:
        """Wish to end the game, or take the wish back. Who says no to the wish of others declines it for everybody."""
        seat = self._seat(act, "playing")
        if act.text == "yes" or seat.agrees:
            seat.agrees = act.text == "yes"
        elif not seat.resigned and any([other.agrees for other in self.seats]):
            seat.declined = self.lines
            for other in self.seats:
                other.agrees = False

    def _end(self, act: Act) -> None:
        if self.status == "over":
            raise NotNow()
        self.status = "over"
        self.ending = msgspec.convert(act.text, Ending)

    def _rematch(self, act: Act) -> None:
        if self.status != "over" or self.rematch_at is not None:
            raise NotNow()
        self.rematch_at = act.text

    # -- for good

    def record(self, names: list[str]) -> Record:
        """The whole game with its luck; only after the end."""
        if self.status != "over" or self.table is None:
            raise NotNow()
        record = self.table.record()
        record.header["meta"] = {
            "table": self.id,
            "names": names,
            "kinds": ["human" if seat.person is not None else seat.bot for seat in self.seats],
            "ending": self.ending,
            "resigned": self.resigned,
            "bot-moves": self.bot_moves,
            "finished": True,
            "fairness": {
                "commitment": self.commitment,
                "secret": self.secret,
                "rounds": [one._asdict() for one in self.rounds],
            },
        }
        return record
