"""The referee on the true state: takes moves, lets luck happen, keeps the log and the record, forgets nothing."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any, SupportsIndex

from klabauter.kernel.compat import mypyc_attr, whole
from klabauter.kernel.errors import BadLuck, BadRecord, BadSeat, IllegalMove, KlabauterError, Spectating
from klabauter.kernel.event import MUTE, Event, Journal, Line
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, State, outcome_at, play
from klabauter.kernel.game import Completion, Foreseen, Game, Standing, View
from klabauter.kernel.luck import Luck
from klabauter.kernel.messages import Message
from klabauter.kernel.move import PASS, Move
from klabauter.kernel.record import FORMAT, Record, dump
from klabauter.kernel.rng import Rng

UNDO = "undo"


class Step:
    """One accepted move: what undoing it needs, and why it may be too late for that."""

    __slots__ = ("before", "number", "obstacle", "seat")

    def __init__(self, seat: int, before: State, number: int, obstacle: Refusal | None) -> None:
        self.seat = seat
        self.before = before
        self.number = number  # of its first event
        self.obstacle = obstacle


def _script(luck: object) -> list[str]:
    """The outcomes of scripted luck as a list. BadLuck if they are not a list of texts."""
    texts: list[Any] = list(luck) if isinstance(luck, Iterable) and not isinstance(luck, (str, bytes)) else [None]
    if not all([isinstance(text, str) for text in texts]):
        why = Message("why-no-script", value=luck)
        raise BadLuck(why, Message("possible-script"))
    return texts


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """A table of one game. Seats are numbers from 0.

    ``luck`` scripts NATURE's first outcomes by their notation; after it the seed decides. Without a seed one is made
    up, unless the luck is scripted: then running out of script is an error, and nothing has changed.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: str | None = None,
        luck: Sequence[str] = (),
        start: State | None = None,
        meta: dict[str, Any] | None = None,
    ) -> None:
        script = _script(luck)
        if seed is None and not script:
            seed = secrets.token_hex(16)
        self.game = game
        self.seed = seed
        self.meta = dict(meta or {})
        self._luck = None if seed is None else Luck(seed)
        self._drawn: dict[str, int] = {}
        self._script = script
        self._outcomes: list[str] = []
        self._events: list[Event] = []
        self._entries: list[tuple[int, str]] = []
        self._past: list[Step] = []
        self._start = None if start is None else game.position(start)
        self._state: State = game.initial() if start is None else start.copy()
        self._settle(self._state, Journal())

    def __repr__(self) -> str:
        top = self._top()
        turn = f"to move: seat {top.seat} ({top.key})" if top.seat >= 0 else "over"
        return f"<table of {self.game.info.id}, seats: {self.game.seats}, moves: {len(self._entries)}, {turn}>"

    # -- deciding

    @property
    def actor(self) -> int | None:
        """The seat to decide, None when the game is over."""
        seat = self._top().seat
        return seat if seat >= 0 else None

    @property
    def pending(self) -> Frame[Any]:
        """The step that is asked for now: its rule, its key, its seat."""
        return self._top()

    def moves(self) -> Sequence[Move]:
        """The legal moves of the actor; ``str(move)`` is its notation."""
        return self._top().options(self._state)

    def forced(self) -> Move | None:
        """The only legal move, if everybody can know that there is no other; every other decision has to be asked."""
        moves = self.moves()
        return moves[0] if len(moves) == 1 and self.open_choice() else None

    def open_choice(self) -> bool:
        """Whether everybody can know what is possible now."""
        return not self.game.secrets or self._top().open(self._state)

    def submit(self, seat: SupportsIndex, move: object) -> None:
        """Play a legal move, or its notation. IllegalMove otherwise, and nothing has changed."""
        by = self._number(seat)
        text = str(move)
        found = self.game.find(self._state, text)
        if found is None or by != self._top().seat or found not in self.moves():
            self._refuse(by, text, self.why_not(by, text))
            raise AssertionError(f"{text!r} is no option, yet nothing speaks against it")
        rule = self._top().rule
        before = self._state
        number = len(self._events)
        after = before.copy()
        journal = Journal(number)
        play(after, found, journal)
        obstacle: Refusal | None = None
        if any([event.line.reveals for event in journal.events]):
            obstacle = Reason(rule, "undo-after-reveal").refuse()
        if after.top().seat == NATURE:
            obstacle = Reason(after.top().rule, "undo-after-luck").refuse()
        self._settle(after, journal)
        self._entries.append((by, str(found)))
        if obstacle is not None:
            self._past.clear()  # nobody will ever go back behind this
        self._past.append(Step(by, before, number, obstacle))

    def why_not(self, seat: SupportsIndex, what: object, after: Sequence[str] = ()) -> Refusal | None:
        """None if the seat may play this now, else the refusal with its paragraph.

        ``what`` is a move, its notation, or a list of parts chosen so far, also of none; anything else is no move.
        ``after`` are moves of the seat that would come before it: what would be refused then, as far as it can know.
        """
        by = self._number(seat)
        s = self._state
        if after and by == s.top().seat:
            s = self.game.sample(self.view(by), Rng(len(self._events)))
            for text in after:
                refusal = self._why_not(s, by, text)
                if refusal is not None:
                    return refusal
                move = self.game.find(s, text)
                assert move is not None  # it is legal
                play(s, move, MUTE)
        return self._why_not(s, by, what)

    def _why_not(self, s: State, by: int, what: object) -> Refusal | None:
        frame = s.top()
        if frame.seat < 0:
            return Reason(frame.rule, "game-over").refuse()
        if not 0 <= by < self.game.seats:
            return Reason(frame.rule, "no-such-seat", "number", "seats").refuse(by, self.game.seats)
        if by != frame.seat:
            return Reason(frame.rule, "not-your-turn", "seat").refuse(frame.seat)
        if isinstance(what, (list, tuple)):
            return self._why_not_parts(s, frame, [str(part) for part in what])
        move = self.game.find(s, str(what))
        if move is None:
            return Reason(frame.rule, "not-a-move", "text").refuse(str(what))
        return frame.why_not(s, move)

    def _why_not_parts(self, s: State, frame: Frame[Any], parts: Sequence[str]) -> Refusal | None:
        if any([frame.fits(move, parts) for move in frame.options(s)]):
            return None
        fitting = [move for move in self.game.conceivable(s) if frame.fits(move, parts)]
        refusals = [(move, refusal) for move in fitting if (refusal := frame.why_not(s, move)) is not None]
        clear = [one for one in refusals if not one[1].because.vague] or refusals
        if not clear:
            return Reason(frame.rule, "not-a-move", "text").refuse(" ".join(parts))
        # The same things may be meant by several verbs: the reason that tells most about them helps most.
        things = clear[0][0].parts
        first: dict[str, Refusal] = {}
        for move, refusal in clear:
            if move.parts == things:
                first.setdefault(move.verb.key, refusal)
        return max(first.values(), key=lambda one: len(one.values))

    def _refuse(self, seat: int, text: str, refusal: Refusal | None) -> None:
        """Raise IllegalMove for a refusal. Only the seat that decides sees what is possible: it may depend on what only
        that seat knows."""
        if refusal is not None:
            moves = self.moves() if seat == self._top().seat else ()
            raise IllegalMove(text, refusal.data(self.game.names), [str(move) for move in moves])

    def cost(self, move: Move) -> dict[str, int]:
        """What a legal move of the actor costs, by currency."""
        return self._top().cost(self._state, move)

    def preview(self, move: Move, then: Sequence[Move] = ()) -> list[dict[str, object]]:
        """The events a legal move will bring its seat, up to the first luck or secret; ``then`` are the moves with
        which the seat goes on."""
        return self.game.preview(self.view(self._top().seat), move, Rng(len(self._events)), then)

    def foresee(self, move: Move, then: Sequence[Move] = ()) -> Foreseen:
        """The same, and what of its seat's view will be different."""
        return self.game.foresee(self.view(self._top().seat), move, Rng(len(self._events)), then)

    def followers(self, moves: Sequence[Move]) -> list[int | None]:
        """Per legal move the seat that decides after it, as the actor can foresee; None if luck, a secret or the end
        comes first."""
        return self.game.followers(self.view(self._top().seat), moves, Rng(len(self._events)))

    def completions(self, moves: Sequence[Move]) -> list[list[Completion]]:
        """Per legal move the moves that complete the decision it begins, as the actor can foresee; usually none."""
        return self.game.completions(self.view(self._top().seat), moves, Rng(len(self._events)))

    def why_no_undo(self, seat: SupportsIndex) -> Refusal | None:
        """None if the seat may take its last move back, else the reason."""
        by = self._number(seat)
        if not any([step.seat == by for step in self._past]):
            return Reason(self._top().rule, "undo-nothing").refuse()
        last = self._past[-1]
        if last.seat != by:
            return Reason(self._top().rule, "undo-after-other", "seat").refuse(last.seat)
        return last.obstacle

    def undo(self, seat: SupportsIndex) -> None:
        """Take the seat's last move back. It is one more entry of the record. IllegalMove if it is too late."""
        by = self._number(seat)
        self._refuse(by, UNDO, self.why_no_undo(by))
        step = self._past.pop()
        self._state = step.before
        journal = Journal(len(self._events))
        journal.say(Line(self._top().rule, "undone", "seat", "event"), by, step.number)
        self._events += journal.events
        self._entries.append((by, UNDO))

    # -- knowing

    @property
    def over(self) -> bool:
        """Whether the game was played to its end. A game that was resigned or abandoned is not over in this sense."""
        return self._top().seat < 0

    def view(self, seat: SupportsIndex | None, known: bool = True) -> View:
        """What this seat (None: a spectator) may know, as plain data; without ``known``, its memory is left out."""
        return self.game.view(self._state, self._here(seat), known)

    def log(self, seat: SupportsIndex | None, since: int = 0) -> list[dict[str, object]]:
        """The events from number ``since`` on as this seat may see them."""
        return self.game.seen(self._events[since:], self._here(seat))

    @property
    def event_count(self) -> int:
        """How many events the log has, which is the same for every seat."""
        return len(self._events)

    def entry(self, number: int) -> tuple[int, str]:
        """The seat and the move, or undo, of an entry; the first one is number 0."""
        return self._entries[number]

    def _here(self, seat: SupportsIndex | None) -> int | None:
        """The seat at this table; None for a spectator."""
        if seat is None:
            return None
        number = self._number(seat)
        if not 0 <= number < self.game.seats:
            raise BadSeat(number, self.game.seats)
        return number

    def _number(self, seat: SupportsIndex | None) -> int:
        if seat is None:
            raise Spectating(self.game.seats)
        number = whole(seat)
        if number is None:
            raise BadSeat(seat, self.game.seats)
        return number

    def standings(self) -> list[Standing]:
        """Per seat: rank, score, the parts it is made of; as if the game were over now."""
        return self.game.standings(self._state)

    def position(self) -> dict[str, Any]:
        """The whole truth as documented JSON."""
        return self.game.position(self._state)

    def state(self) -> State:
        """A copy of the true state, for tools that are no player."""
        return self._state.copy()

    def fork(self, seed: str | int | None = None) -> Referee:
        """An independent table at this point, with the same log and record: what happens there changes nothing here.

        Its luck will be the luck that comes here; with a seed, it is the luck of that seed. Its record then has what
        happened so far as scripted luck, so that it replays like any other.
        """
        same = seed is None
        script = self._script if same else self._outcomes
        fork = Referee(self.game, self.seed if same else str(seed), script, self._state, deepcopy(self.meta))
        fork._start = self._start
        fork._drawn = dict(self._drawn) if same else {}
        fork._outcomes = list(self._outcomes)
        fork._events = list(self._events)
        fork._entries = list(self._entries)
        fork._past = list(self._past)
        return fork

    # -- luck

    @property
    def unused_luck(self) -> list[str]:
        """The scripted luck that has not happened yet; once the game is over, it never will."""
        return self._script[len(self._outcomes) :]

    def _settle(self, s: State, journal: Journal) -> None:
        """Let nature decide on ``s``, then make it the state. If luck fails, nothing of the table has changed."""
        drawn = dict(self._drawn)
        outcomes: list[str] = []
        while s.top().seat == AUTO:  # only a written position begins like this
            frame = s.top()
            s.pop()
            frame.apply(s, PASS, journal)
        while s.top().seat == NATURE:
            frame = s.top()
            move = self._outcome(frame, s, drawn, len(self._outcomes) + len(outcomes))
            outcomes.append(str(move))
            play(s, move, journal)
        self._drawn = drawn
        self._outcomes += outcomes
        self._events += journal.events
        self._state = s

    def _outcome(self, frame: Frame[Any], s: State, drawn: dict[str, int], number: int) -> Move:
        chances = frame.outcomes(s)
        if number < len(self._script):
            move = self.game.lexicon.find(self._script[number])
            if move is None or move not in [chance for chance, _ in chances]:
                possible = ", ".join([str(chance) for chance, _ in chances])
                raise BadLuck(Message("why-cannot-happen", number=number + 1, value=self._script[number]), possible)
            return move
        if self._luck is None:
            why = Message("why-luck-ran-out", step=frame.name, number=number + 1)
            raise BadLuck(why, Message("possible-luck"))
        n = drawn.get(frame.source, 0)
        drawn[frame.source] = n + 1
        return outcome_at(chances, self._luck.ticket(frame.source, n, sum([weight for _, weight in chances])))

    # -- writing down

    def _top(self) -> Frame[Any]:
        return self._state.top()

    def record(self) -> Record:
        """The record of the game so far, from which another process can restore this table."""
        setting = self.game.setting
        header: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.info.id,
            "rules": setting.version,
            "seats": setting.seats,
            "options": dict(setting.options),
            "components": setting.own,
            "fingerprint": setting.fingerprint,
            "seed": self.seed,
            "luck": list(self._script),
            "start": self._start,
            "meta": self.meta,
        }
        return Record(header, list(self._entries), self._digest(header))

    def _digest(self, header: Mapping[str, Any]) -> str:
        """The hash of all luck that happened and the position it led to. It may never change; texts may.

        An option that the game got after the record was written has its default and is left out.
        """
        options = {name: value for name, value in self.game.setting.options.items() if name in header["options"]}
        position = {**self.game.position(self._state), "options": options}
        return hashlib.sha256(dump({"luck": self._outcomes, "position": position}).encode()).hexdigest()

    def enter(self, seat: int, text: str) -> None:
        """Play one entry of a record: a move, or an undo."""
        if text == UNDO:
            self.undo(seat)
        else:
            self.submit(seat, text)

    def play_on(self, record: Record) -> None:
        """Play a record's entries on this fresh table. BadRecord if one is refused or the outcome is another one."""
        for number, (seat, text) in enumerate(record.entries, 2):
            try:
                self.enter(seat, text)
            except KlabauterError as error:
                raise BadRecord(Message("where-line", line=number), error) from error
        if self._digest(record.header) != record.digest:
            raise BadRecord(Message("where-whole"), Message("why-other-outcome"))
