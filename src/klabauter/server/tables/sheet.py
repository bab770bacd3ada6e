"""The sheet of a table: what all its acts add up to. Any process that reads the acts comes to the same sheet.

An act that is not possible is refused and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, assert_never

import msgspec

from klabauter.kernel import fairness
from klabauter.kernel.fairness import Round
from klabauter.kernel.game import Game
from klabauter.kernel.record import Record
from klabauter.kernel.table import Referee
from klabauter.server.errors import BadContribution, NotNow, Removed, SeatsEmpty, SeatTaken
from klabauter.server.tables import acts, game_cache
from klabauter.server.tables.acts import AnyAct, Made
from klabauter.wire.tables import Ending, Status

OPENING = 5_000  # milliseconds to open contributions once the pledges are published
PLEDGING = 5_000  # milliseconds to pledge new ones when a round was void
GRACE = 30_000  # what somebody who comes back has on an empty clock
LINK_DELAY = 600_000  # milliseconds from the request for a new link to somebody's seat until the host gets it, at least
LINK_DELAY_WITHOUT_CLOCK = 86_400_000


class LinkRequest(NamedTuple):
    """The host wants a new link to somebody's seat: since which uptime, and which people have agreed."""

    host: str
    since: int
    agreed: frozenset[str] = frozenset()


class Seat:
    """A seat has a ``person`` or a ``bot``, or nobody yet. ``away``: a bot stands in for the person.

    ``resigned_after`` and ``declined_after``: how many lines the log had when the person resigned, or declined to end.
    ``clock_ms``: milliseconds on the clock of the game, None without one. ``link``: the host asks for a new link to the
    seat; ``relinked``: the host got one. ``unopened``: the seat did not open what it had pledged, and contributes no
    more.
    """

    __slots__ = (
        "agrees", "away", "bot", "clock_ms", "contribution", "declined_after", "link", "person", "pledge", "relinked",
        "resigned_after", "unopened",
    )  # fmt: skip

    def __init__(self) -> None:
        self.person: str | None = None
        self.bot: str | None = None
        self.away = False
        self.resigned_after: int | None = None
        self.agrees = False
        self.declined_after: int | None = None
        self.relinked = False
        self.link: LinkRequest | None = None
        self.pledge: str | None = None
        self.contribution: str | None = None
        self.unopened = False
        self.clock_ms: int | None = None

    @property
    def resigned(self) -> bool:
        """Whether its person has given up. A bot plays on for the others."""
        return self.resigned_after is not None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides: nobody sits here, or the person is away or has resigned."""
        return self.person is None or self.away or self.resigned


class Sheet:
    """The state of a table on the server: who sits where, its luck, its game, its clocks."""

    def __init__(self, id: str, secret: str, components: Mapping[str, Any] | None = None) -> None:
        self.id = id
        self.secret = secret
        self.components = components  # as they were when the table was made, if they were kept
        self.commitment = fairness.commitment(secret)
        self.act_count = 0
        self.move_count = 0
        self.status: Status = "open"
        self.seats: list[Seat] = []
        self.host = ""
        self.ending: Ending | None = None
        self.rematch_at: str | None = None
        self.removed: set[str] = set()  # people who may not sit down again
        self.created = 0
        self.touched = 0
        self.uptime = 0  # of the last act
        self.since = 0  # the uptime at which the deciding seat's clock started
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
        """At which uptime the deciding seat's time is over."""
        if self.status == "starting":
            return self.since + (OPENING if self.published else PLEDGING)
        turn, clock = self.turn, self.made.clock
        if turn is None or clock is None or self.seats[turn].by_bot:
            return None
        limits = [None if clock.move is None else clock.move * 1000, self.seats[turn].clock_ms]
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
        """The game with the table's settings, made at the first use. Raises BadRecord if its components are lost."""
        if self._game is None:
            self._game = game_cache.game_of(self.made, self.components)
        return self._game

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, who may have several at one device. Empty for None."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def resigned(self) -> list[int]:
        """The seats whose people have given up, in the order of the seats."""
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
        """The running game. Raises NotNow before it starts and after its end."""
        if self.table is None or self.status != "playing":
            raise NotNow()
        return self.table

    def forced(self) -> acts.Move | None:
        """The move that need not be asked for; a seat that only in secret has no choice is asked like any other."""
        table = self.table
        if table is None or self.status != "playing" or table.actor is None:
            return None
        move = table.forced()
        return None if move is None else acts.Move(table.actor, str(move))

    def follows(self) -> AnyAct | None:
        """The act that has to come next by itself, if any."""
        if self.status == "starting":
            return self._goes_on()
        if self.status != "playing":
            return None
        assert self.table is not None
        if self.table.over:
            return acts.End("played")
        playing = [seat for seat in self.seats if not seat.resigned]
        people = [seat for seat in playing if seat.person is not None]
        if self.resigned and (len(playing) < 2 or not people):
            return acts.End("resigned")
        if people and all([seat.agrees for seat in people]):
            return acts.End("agreed")
        return None

    def _goes_on(self) -> AnyAct | None:
        """The pledges of a new round are published as soon as everybody who was faithful in the last one has pledged
        again; cards are dealt as soon as all that was pledged is opened."""
        if self.published:
            return None if self.rounds[-1].unopened() else acts.Deal()
        given = zip(self.seats, self.void[-1].contributions)
        waited = [seat for seat, contribution in given if contribution is not None and not seat.by_bot]
        return acts.Publish() if all([seat.pledge is not None for seat in waited]) else None

    def expired(self) -> AnyAct:
        """The act that has to come when the deadline is over."""
        if self.status == "starting":
            return acts.Repeat() if self.published else acts.Publish()
        assert self.turn is not None
        return acts.StandIn(self.turn)

    # -- acts

    def fold(self, act: AnyAct, at: int = 0, uptime: int = 0) -> None:
        """Let an act happen at this date and uptime, or refuse it. No time passes backwards, even if processes differ a
        little."""
        if self.act_count and uptime < self.uptime:
            uptime = self.uptime
        self._happen(act, at, uptime)
        self.act_count += 1
        self.touched = at
        self.uptime = uptime

    def _happen(self, act: AnyAct, at: int, uptime: int) -> None:
        match act:
            case acts.Move():
                self._move(act, uptime)
            case acts.Create():
                self._create(act, at)
            case acts.Sit():
                self._sit(act)
            case acts.SetBot():
                self._set_bot(act)
            case acts.Rise():
                self._rise(act)
            case acts.Remove():
                self._remove(act)
            case acts.InviteAgain():
                self._invite_again()
            case acts.AddSeat():
                self._reseat([*self.seats, Seat()])
            case acts.RemoveSeat():
                self._remove_seat()
            case acts.SetHost():
                self.host = act.person
            case acts.SetAccess():
                self._set_access(act)
            case acts.Pledge():
                self._pledge(act)
            case acts.Start():
                self._start(uptime)
            case acts.Publish():
                self._publish(uptime)
            case acts.Open():
                self._open(act)
            case acts.Repeat():
                self._repeat(uptime)
            case acts.Deal():
                self._deal(uptime)
            case acts.StandIn():
                self._stand_in(act, uptime)
            case acts.Return():
                self._return(act, uptime)
            case acts.Resign():
                self._resign(act)
            case acts.AgreeToEnd():
                self._agree_to_end(act)
            case acts.AskForLink():
                self._seat(act, "playing").link = LinkRequest(act.host, uptime)
            case acts.PermitLink():
                self._permit_link(act)
            case acts.RefuseLink():
                self._seat(act, "playing").link = None
            case acts.GiveLink():
                self._give_link(act)
            case acts.End():
                self._end(act)
            case acts.Rematch():
                self._rematch(act)
            case _:
                assert_never(act)

    def _create(self, act: acts.Create, at: int) -> None:
        self.made = act.made
        self.host = act.made.host
        self.created = at
        self.seats = [Seat() for _ in range(self.made.seats)]

    def _seat(self, act: acts.OfSeat, *statuses: Status) -> Seat:
        if self.status not in statuses:
            raise NotNow()
        return self.seats[act.seat]

    def _sit(self, act: acts.Sit) -> None:
        seat = self._seat(act, "open")
        if seat.person is not None or seat.bot is not None:
            raise SeatTaken()
        if act.person in self.removed:
            raise Removed()
        seat.person = act.person

    def _set_bot(self, act: acts.SetBot) -> None:
        seat = self._seat(act, "open")
        if seat.person is not None:
            raise SeatTaken()
        seat.bot = act.level or None

    def _rise(self, act: acts.Rise) -> None:
        seat = self._seat(act, "open")
        seat.person = seat.pledge = None

    def _remove(self, act: acts.Remove) -> None:
        seat = self._seat(act, "open")
        if seat.person is None:
            raise NotNow()
        self.removed.add(seat.person)
        seat.person = seat.pledge = None

    def _invite_again(self) -> None:
        if self.status != "open":
            raise NotNow()
        self.removed.clear()

    def _remove_seat(self) -> None:
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

    def _set_access(self, act: acts.SetAccess) -> None:
        """A table with a password keeps it."""
        if self.status != "open" or self.made.access == "password":
            raise NotNow()
        self.made = msgspec.structs.replace(self.made, access=act.access)

    def _permit_link(self, act: acts.PermitLink) -> None:
        seat = self._seat(act, "playing")
        if seat.link is None:
            raise NotNow()
        seat.link = seat.link._replace(agreed=seat.link.agreed | {act.person})

    def _give_link(self, act: acts.GiveLink) -> None:
        """Version 0.1 also made links before the game."""
        seat = self._seat(act, "open", "starting", "playing")
        seat.relinked, seat.link = True, None

    def _pledge(self, act: acts.Pledge) -> None:
        seat = self._seat(act, "open", "starting")
        if self.published or seat.unopened or seat.person is None:
            raise NotNow()
        seat.pledge = act.hash

    def _start(self, uptime: int) -> None:
        if self.status != "open":
            raise NotNow()
        if any([seat.person is None and seat.bot is None for seat in self.seats]):
            raise SeatsEmpty()
        self.status = "starting"
        self._publish(uptime)

    def _publish(self, uptime: int) -> None:
        """From now on no pledge changes, and everybody sees all of them."""
        if self.status != "starting" or self.published:
            raise NotNow()
        self.published = True
        self.since = uptime

    def _repeat(self, uptime: int) -> None:
        """A pledge was not opened. If cards were dealt without it, the seat could choose between two deals by keeping
        silent: so the round is void, the seat contributes no more, and all others start again."""
        if self.status != "starting" or not self.published or not self.rounds[-1].unopened():
            raise NotNow()
        self.void = self.rounds
        for seat in self.seats:
            seat.unopened = seat.unopened or (seat.pledge is not None and seat.contribution is None)
            seat.pledge = seat.contribution = None
        self.published = False
        self.since = uptime

    def _open(self, act: acts.Open) -> None:
        seat = self._seat(act, "starting")
        if not self.published:
            raise NotNow()
        if seat.pledge is None or fairness.pledge(act.contribution) != seat.pledge:
            raise BadContribution()
        seat.contribution = act.contribution

    def _deal(self, uptime: int) -> None:
        if self.status != "starting":
            raise NotNow()
        made = self.made
        self.table = Referee(self.game, fairness.seed(self.secret, [seat.contribution for seat in self.seats]))
        self.lines = self.table.event_count
        self.status = "playing"
        self.since = uptime
        if made.clock is not None and made.clock.game is not None:
            for seat in self.seats:
                seat.clock_ms = made.clock.game * 1000

    def _move(self, act: acts.Move, uptime: int) -> None:
        table = self.referee()
        table.enter(act.seat, act.move)
        seat = self.seats[act.seat]
        first, self.lines = self.lines, table.event_count
        if seat.person is not None and seat.by_bot:
            self.stand_ins.update(dict.fromkeys(range(first, self.lines), act.seat))
            self.bot_moves.append(self.move_count)
        if seat.clock_ms is not None and not seat.by_bot:
            assert self.made.clock is not None
            seat.clock_ms = max(0, seat.clock_ms - (uptime - self.since)) + self.made.clock.add * 1000
        self.move_count += 1
        self.since = uptime

    def _stand_in(self, act: acts.StandIn, uptime: int) -> None:
        seat = self._seat(act, "starting", "playing")
        if seat.by_bot:
            raise NotNow()
        seat.away = True
        if seat.clock_ms is not None and self.turn == act.seat:
            seat.clock_ms = max(0, seat.clock_ms - (uptime - self.since))

    def _return(self, act: acts.Return, uptime: int) -> None:
        seat = self._seat(act, "playing")
        if seat.resigned or not seat.away:
            raise NotNow()
        seat.away = False
        if seat.clock_ms is not None:
            seat.clock_ms = max(seat.clock_ms, GRACE)
        if self.turn == act.seat:
            self.since = uptime

    def _resign(self, act: acts.Resign) -> None:
        seat = self._seat(act, "starting", "playing")
        if seat.resigned or seat.person is None:
            raise NotNow()
        seat.resigned_after = self.lines

    def _agree_to_end(self, act: acts.AgreeToEnd) -> None:
        """Somebody who does not want what others want declines it for everybody."""
        seat = self._seat(act, "playing")
        if act.agrees or seat.agrees:
            seat.agrees = act.agrees
        elif not seat.resigned and any([other.agrees for other in self.seats]):
            seat.declined_after = self.lines
            for other in self.seats:
                other.agrees = False

    def _end(self, act: acts.End) -> None:
        if self.status == "over":
            raise NotNow()
        self.status = "over"
        self.ending = act.ending

    def _rematch(self, act: acts.Rematch) -> None:
        if self.status != "over" or self.rematch_at is not None:
            raise NotNow()
        self.rematch_at = act.table

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
