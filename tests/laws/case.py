"""What a law is asked about: one game with seats, options and a rules version; and random walks through it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

import klabauter
from klabauter.games import games, info
from klabauter.kernel.errors import BadOption
from klabauter.kernel.event import MUTE, Event, Log
from klabauter.kernel.frame import NATURE, State, outcome_at, play
from klabauter.kernel.game import Game, Info
from klabauter.kernel.move import Move
from klabauter.kernel.record import Record, dump
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import Referee

T = TypeVar("T")

TESTS = Path(__file__).parents[1]
DECISIONS = 5_000  # no random game may need more, unless its case says so
LOOKS = 60  # decisions of a game that are all looked at
OPTION_VARIANTS = 12  # cases that differ from the defaults, per game and seat count


class Case(NamedTuple):
    info: Info
    seats: int
    options: Mapping[str, str | int | bool]  # what differs from the defaults
    version: int
    package: str  # where the game's modules are
    tests: Path  # where its tests are
    bound: int = DECISIONS

    @property
    def id(self) -> str:
        requests = "".join([f" {name}={value}" for name, value in self.options.items()])
        old = "" if self.version == self.info.versions[-1] else f" rules={self.version}"
        return f"{self.info.id} {self.seats}{requests}{old}"

    def game(self) -> Game[Any]:
        """Made anew, so that no case can lean on what another one left behind."""
        return self.info.make(self.info, self.info.setting(self.seats, self.options, None, self.version))


def cases(of: Info, package: str, tests: Path) -> list[Case]:
    """Every seat count with the defaults; every other value of every option once; every older rules version."""
    found: list[Case] = []
    low, high = of.seats
    newest = of.versions[-1]
    for seats in range(low, high + 1):
        found.append(Case(of, seats, {}, newest, package, tests))
    requests: list[dict[str, str | int | bool]] = [
        {option.name: value} for option in of.options for value in option.values if value is not option.default
    ]
    for number, request in enumerate(requests[:OPTION_VARIANTS]):
        counts = [low + (number + i) % (high - low + 1) for i in range(high - low + 1)]
        variants = [Case(of, seats, request, newest, package, tests) for seats in counts]
        found.append(next(case for case in variants if _possible(case)))
    for version in of.versions[:-1]:
        found.append(Case(of, low, {}, version, package, tests))
    return found


def _possible(case: Case) -> bool:
    """Some options need more seats than there are: nobody in seat 3 begins where there are two."""
    try:
        case.game()
    except BadOption:
        return False
    return True


def registered() -> list[Case]:
    """The cases of every game in the registry."""
    found: list[Case] = []
    for game in games():
        of = info(game)
        folder = of.folder.name
        found += cases(of, f"klabauter.games.{folder}", TESTS / "games" / folder)
    return found


def toy() -> list[Case]:
    from tests.laws.toy import INFO

    return cases(INFO, "tests.laws.toy", TESTS / "laws" / "toy")


# -- states and views as bytes


def canon(s: State) -> str:
    """Everything a state holds, as text; equal for equal states."""
    return repr([[frame.name for frame in s.pending] if name == "pending" else getattr(s, name) for name in s.fields()])


def without_numbers(events: Sequence[Event]) -> list[tuple[str, object, int]]:
    """Events as the referee knows them, without their numbers."""
    return [(event.line.key, event.values, event.audience) for event in events]


def seen(game: Game[Any], events: Sequence[Event], seat: int | None) -> list[str]:
    """Events as a seat sees them, as bytes."""
    return [dump(event) for event in game.seen(events, seat)]


def observers(game: Game[Any]) -> list[int | None]:
    return [*range(game.seats), None]


def whose(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def difference(one: Any, two: Any, where: str = "") -> str:
    """Where two plain values differ first."""
    if isinstance(one, dict) and isinstance(two, dict):
        for name in sorted({*one, *two}, key=str):
            if name not in one or name not in two:
                return f"{where}.{name} is in one of them only"
            if one[name] != two[name]:
                return difference(one[name], two[name], f"{where}.{name}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            if a != b:
                return difference(a, b, f"{where}[{i}]")
    return f"{where or 'value'}: {one!r} / {two!r}"


def some(rng: Rng, things: Sequence[T], count: int) -> list[T]:
    """So many of them at random, or all if there are fewer."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]


class Walk:
    """A random game from a seed that remembers how it went, so that a broken law can be told and repeated."""

    def __init__(self, law: str, case: Case, seed: int) -> None:
        self.law = law
        self.case = case
        self.seed = seed
        self.game = case.game()
        self.rng = Rng(f"{law} {case.id} {seed}")
        self.trail: list[str] = []
        self.decisions = 0
        self.steps = 0

    def fail(self, what: str) -> NoReturn:
        raise AssertionError(
            f"Law '{self.law}' is broken: {what}\n"
            f"  case: {self.case.id!r}, seed {self.seed}\n"
            f"  after {len(self.trail)} moves: {json.dumps(self.trail)}"
        )

    def start(self) -> State:
        """A fresh game before its first luck."""
        self.trail.clear()
        self.decisions = self.steps = 0
        s: State = self.game.initial()
        return s

    def over(self, s: State) -> bool:
        return s.top() is self.game.end

    def choose(self, s: State) -> Move:
        """What the top of the stack does: an option or an outcome, at random."""
        top = s.top()
        if top.seat == NATURE:
            chances = top.outcomes(s)
            if not chances or min([weight for _, weight in chances]) <= 0:
                self.fail(f"nature has nothing to choose from, or chances that are none, at {top.name!r}: {chances}")
            return outcome_at(chances, self.rng.below(sum([weight for _, weight in chances])))
        if top.seat < 0:
            self.fail(f"{top.name!r} lies on top, where somebody must decide")
        options = top.options(s)
        if not options:
            self.fail(f"seat {top.seat} is asked {top.name!r} and has no legal move")
        return self.rng.choice(options)

    def step(self, s: State, move: Move, log: Log = MUTE) -> None:
        """Play it, and count."""
        top = s.top()
        who = "nature" if top.seat == NATURE else str(top.seat)
        self.trail.append(f"{who}: {move}")
        self.steps += 1
        self.decisions += top.seat >= 0
        if self.decisions > self.case.bound or self.steps > 20 * self.case.bound:
            del self.trail[: -3 * self.case.seats]
            self.fail(f"the game has not ended after {self.decisions} decisions and {self.steps} steps")
        play(s, move, log)

    def looks(self) -> bool:
        """Whether to look closely here: always at first, then more and more seldom, so that long games stay cheap."""
        return self.rng.random() * self.decisions < LOOKS

    def settle(self, s: State, log: Log = MUTE) -> None:
        while s.top().seat == NATURE:
            self.step(s, self.choose(s), log)

    def settled(self) -> Iterator[State]:
        """The states a table shows, from the first decision to the end. Each is left as it is: the walk goes on with
        a copy."""
        s = self.start()
        while True:
            self.settle(s)
            yield s
            if self.over(s):
                return
            s = s.copy()
            self.step(s, self.choose(s))

    # -- at a table

    def table(self) -> Referee:
        return Referee(self.game, f"{self.case.id} {self.seed}")

    def submit(self, table: Referee) -> tuple[int, Move]:
        """A random legal move of the seat that is asked."""
        seat = table.actor
        assert seat is not None
        moves = table.moves()
        if not moves:
            self.fail(f"seat {seat} is asked {table.pending.name!r} and has no legal move")
        move = self.rng.choice(moves)
        self.trail.append(f"{seat}: {move}")
        self.decisions += 1
        if self.decisions > self.case.bound:
            self.fail(f"the game has not ended after {self.decisions} decisions")
        table.submit(seat, move)
        return seat, move


def bytes_of(table: Referee) -> dict[str, str]:
    """All a table has to say, as text."""
    standings = [standing[:4] for standing in table.standings()]  # as in 0.1: what decided a tie follows from the rank
    found = {"record": table.record().dumps(), "position": dump(table.position()), "standings": dump(standings)}
    for seat in observers(table.game):
        found[f"log {seat}"] = dump(table.log(seat))
        found[f"view {seat}"] = dump(table.view(seat))
    return found


def mark(table: Referee) -> tuple[str, str, int]:
    """Enough to see that nothing has changed at a table."""
    return table.record().dumps(), canon(table.state()), len(table.log(None))


def replayed(case: Case, text: str) -> Referee:
    """The table a record leads to, also for a game that is not in the registry."""
    if case.info.id in games() and info(case.info.id) is case.info:
        return klabauter.replay(text)
    record = Record.loads(text)
    header = record.header
    setting = case.info.setting(header["seats"], header["options"], header["components"], header["rules"])
    table = Referee(case.info.make(case.info, setting), header["seed"], header["luck"], None, header["meta"])
    table.play_on(record)
    return table
