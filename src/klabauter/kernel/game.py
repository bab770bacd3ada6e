"""A game, ready to be played: rules of one version, with chosen seats, options and components.

This is also the fast layer for search and learning: :meth:`Game.initial`, :meth:`~Game.options`, :meth:`~Game.apply`,
:meth:`~Game.outcomes`, :meth:`~Game.copy`, :meth:`~Game.view`, :meth:`~Game.sample`, without log and record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, SupportsIndex, final
from warnings import warn

from klabauter.kernel import components, interpreted
from klabauter.kernel.compat import COMPILED, i64, mypyc_attr, whole
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.encoding import Op
from klabauter.kernel.errors import BadOption, BadPosition, BadSeats, BadVersion
from klabauter.kernel.event import MUTE, Event, Journal, Log
from klabauter.kernel.frame import AUTO, NATURE, End, Frame, S, play, settle, step
from klabauter.kernel.messages import Message
from klabauter.kernel.move import PASS, Lexicon, Move, Names, borrow, give_back
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark
from klabauter.kernel.rng import Rng
from klabauter.kernel.steps import Steps

View = dict[str, Any]
PREVIEWED_WORLDS = 8
START: Final = "start"  # the option that says who begins
RANDOM_START: Final = "random"


class Option(NamedTuple):
    """A choice made before the game: a variant of the rulebook, or a reading that may be contested."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: str  # the paragraph that says what it changes

    def chosen(self, value: object) -> str | int | bool:
        """The option's own value for one that may be written as text. BadOption if there is none."""
        for possible in self.values:
            if value is possible or str(value).lower() == str(possible).lower():
                return possible
        why = Message("why-no-such-value")
        raise BadOption(self.name, value, why, ", ".join([str(v) for v in self.values]), str(value))


def start_option(most_seats: int, rule: str) -> Option:
    """The option of who begins: decided at random, or a seat. ``rule`` is the paragraph of the random choice."""
    return Option(START, (RANDOM_START, *range(most_seats)), RANDOM_START, rule)


class Setting(NamedTuple):
    """What fixes the rules of a table before its first luck."""

    seats: int
    options: dict[str, str | int | bool]
    version: int
    components: dict[str, Any]  # every number printed on cards and tiles
    own: dict[str, Any]  # those that differ from the game's own, as a components file would say them
    fingerprint: str

    @property
    def figures(self) -> dict[str, Any]:
        """The former name of ``components``, for one release."""
        warn("Setting.figures is now called components", DeprecationWarning, stacklevel=2)
        return self.components

    def starters(self) -> list[int]:
        """The seats that may begin: all of them, or the one that the option ``start`` names."""
        chosen = self.options[START]
        return list(range(self.seats)) if chosen == RANDOM_START else [int(chosen)]


class Info(NamedTuple):
    """What is known of a game before it is made."""

    id: str
    title: str
    authors: str
    publisher: str
    year: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    versions: tuple[int, ...]
    folder: Path
    make: Callable[[Info, Setting], Game[Any]]

    def _names(self) -> str:
        return ", ".join([option.name for option in self.options]) or "–"

    def _given(self, options: object) -> dict[Any, object]:
        """A copy of the options that a caller gave, still unchecked. BadOption if they are not a mapping."""
        if options is None:
            return {}
        if not isinstance(options, Mapping):
            example = {option.name: option.default for option in self.options}
            raise BadOption("options", options, Message("why-no-mapping", example=str(example)), self._names())
        return dict(options)

    def setting(
        self,
        seats: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        own: Mapping[str, Any] | None = None,
        version: Any = None,
    ) -> Setting:
        """The setting with these choices, and the defaults for the rest. BadSeats, BadOption, BadVersion or
        BadComponents if one of them is impossible."""
        low, high = self.seats
        count = low if seats is None else whole(seats)
        if count is None or not low <= count <= high:
            raise BadSeats(self.title, seats if count is None else count, low, high)
        given = self._given(options)
        chosen = {option.name: option.chosen(given.pop(option.name, option.default)) for option in self.options}
        for name, value in given.items():
            why = Message("why-no-such-option")
            raise BadOption(name, value, why, self._names(), str(name))
        start = chosen.get(START, RANDOM_START)
        if start != RANDOM_START and int(start) >= count:
            why = Message("why-start", seats=count)
            raise BadOption(START, start, why, ", ".join([RANDOM_START, *[str(seat) for seat in range(count)]]))
        rules = self.versions[-1] if version is None else version
        if rules not in self.versions:
            raise BadVersion(self.title, version, self.versions)
        base = components.read(self.folder / "components.toml")
        merged = components.merge(base, {} if own is None else own)
        different = components.difference(base, merged)
        return Setting(count, chosen, rules, merged, different, components.fingerprint(merged))

    def differing(self, own: Mapping[str, Any]) -> list[components.Differing]:
        """What own components change."""
        return components.differing(components.read(self.folder / "components.toml"), own)


class Standing(NamedTuple):
    """A seat at the end: its rank (1 is best, ties share it), its score, and the parts the score is made of.

    ``tiebreak`` holds what decided between seats of the same score, in the order in which the rules compare it, up to
    what decided: ``{"coins": 3}``. It is empty where no other seat has this score, or where nothing decided.
    """

    seat: int
    rank: int
    score: int
    parts: dict[str, int]
    tiebreak: dict[str, int]


def ranks(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Ranks of seats by their keys, greater is better, equals share a rank."""
    return [1 + sum([other > key for other in keys]) for key in keys]


def placed(
    scores: Sequence[int],
    parts: Sequence[dict[str, int]],
    ties: Mapping[str, Sequence[int]],
    fewer: Sequence[str] = (),
) -> list[Standing]:
    """The standings of scores. ``ties`` is what decides between equal ones, by name, each with a number for every seat:
    the greater wins, or the smaller if the name is among ``fewer``."""
    signs = [-1 if name in fewer else 1 for name in ties]
    keys: list[tuple[int, ...]] = []
    for seat, score in enumerate(scores):
        keys.append((score, *[sign * numbers[seat] for sign, numbers in zip(signs, ties.values())]))
    places = ranks(keys)
    found: list[Standing] = []
    for seat, score in enumerate(scores):
        tiebreak: dict[str, int] = {}
        equal = [key for key in keys if key[0] == score]
        if len(equal) > 1:
            names = list(ties)
            compared = 1
            while len({key[:compared] for key in equal}) < len(set(equal)):
                name = names[compared - 1]
                tiebreak[name] = ties[name][seat]
                compared += 1
        found.append(Standing(seat, places[seat], score, parts[seat], tiebreak))
    return found


def shares(standings: Sequence[Standing]) -> list[float]:
    """Each seat's share of the win: those who tie for the first rank divide it."""
    first = [standing.rank == 1 for standing in standings]
    share = 1.0 / sum(first)
    return [share if won else 0.0 for won in first]


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[S]):
    """Worlds that agree with everything in a view, which was read once. Here there is only one: nothing is hidden but
    coming luck. Games with secrets deal what is hidden anew each time."""

    def __init__(self, known: S) -> None:
        self.known = known

    def sample(self, rng: Rng) -> S:
        """One of them, as likely as the view makes it."""
        return self.known.copy()


class Foreseen(NamedTuple):
    """What a move will bring its seat: the events, and what of its view will be different, by path: ``public/coins/0``.
    What depends on something that the seat cannot know is in neither."""

    events: list[dict[str, object]]
    changes: dict[str, Any]


def compare(path: str, before: Any, after: Any, changes: dict[str, Any]) -> None:
    """Write down what of plain data is different, as deep as its form is the same."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            compare(f"{path}/{name}", before[name], value, changes)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, value in enumerate(after):
            compare(f"{path}/{number}", before[number], value, changes)
    elif before != after:
        changes[path] = after


@final
class Completion:
    """A move that completes the decision that another one began; ``then`` are those that complete this one."""

    __slots__ = ("cost", "move", "then")

    def __init__(self, move: Move, cost: dict[str, int], then: list[Completion]) -> None:
        self.move = move
        self.cost = cost
        self.then = then

    def __repr__(self) -> str:
        return f"<{self.move} {self.then}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Base of every game, for the class of its states. A game's own class builds moves and frames in its constructor
    (each frame is added to ``steps``) and fills in the rest.

    ``secrets`` says whether a seat can be ignorant of anything but coming luck; the laws prove either claim.
    ``declaration`` lists its data; a game without one says in other places what a view holds.
    """

    secrets: bool = True
    declaration: Declaration | None = None

    def __init__(self, info: Info, setting: Setting, names: Names, end: End) -> None:
        self.info = info
        self.setting = setting
        self.seats = setting.seats
        self.version = setting.version
        self.names = names
        self.lexicon = Lexicon(names)
        self.steps: Steps[S] = Steps(end, self.lexicon)
        self.frames = self.steps.by_name
        self.end = end
        self.box: dict[str, Sequence[int]] = {}  # how many there are of each declared piece, by table of names

    def __repr__(self) -> str:
        return f"<game of {self.info.id}, seats: {self.seats}>"

    # -- playing

    def initial(self) -> S:
        """The state before the first luck."""
        raise NotImplementedError

    def actor(self, s: S) -> int:
        """The seat to decide, or NATURE, or NOBODY when the game is over."""
        return s.steps[s.cells[s.depth - 1]].seat

    def options(self, s: S) -> Sequence[Move]:
        """The legal moves of the pending step. Empty at the end and for NATURE, which has :meth:`outcomes`."""
        return s.steps[s.cells[s.depth - 1]].options(s)

    def apply(self, s: S, move: Move, log: Log = MUTE) -> None:
        """Play a move in place, then run the automatic steps. Trusts that the move is legal.

        Stops at the next decision or luck; :meth:`step` also lets the luck happen.
        """
        play(s, move, log)

    def outcomes(self, s: S) -> list[tuple[Move, int]]:
        """NATURE's possible outcomes with their weights."""
        return s.top().outcomes(s)

    def settle(self, s: S, rng: Rng, log: Log = MUTE) -> None:
        """Let luck happen until a seat has to decide or the game is over."""
        settle(s, rng, log)

    def step(self, s: S, move: Move, rng: Rng) -> None:
        """Apply a seat's move and let the luck after it happen."""
        s.depth = last = s.depth - 1
        s.steps[s.cells[last]].apply(s, move, MUTE)
        settle(s, rng, MUTE)

    def ask(self, s: S) -> int:
        """How many legal moves the pending step has; 0 at the end. Programs that play by number need no more."""
        out = borrow(self.lexicon)
        s.top().legal(s, out)
        count = out.size
        give_back(out)
        return count

    def answer(self, s: S, number: i64, rng: Rng) -> None:
        """Play the legal move with this number, in the order of :meth:`options`, and let the luck after it happen.
        IndexError if there is no such move."""
        out = borrow(self.lexicon)
        s.top().legal(s, out)
        move = out.at(number)
        give_back(out)
        step(s, move, rng, MUTE)

    def copy(self, s: S) -> S:
        """An independent copy; changes to it leave ``s`` as it is."""
        return s.copy()

    def playout(self, s: S, rng: Rng) -> int:
        """Random play to the end; returns the number of decisions by seats."""
        out = borrow(self.lexicon)
        steps = s.steps
        decisions: i64 = 0
        while True:  # as settle() does, without a second look at every step
            last = s.depth - 1
            frame = steps[s.cells[last]]
            seat = frame.seat
            if seat >= 0:
                out.clear()
                frame.legal(s, out)
                s.depth = last
                frame.apply(s, out.pick(rng), MUTE)
                decisions += 1
            elif seat == NATURE:
                s.depth = last
                frame.happen(s, rng, MUTE)
            elif seat == AUTO:
                s.depth = last
                frame.apply(s, PASS, MUTE)
            else:
                give_back(out)
                return decisions

    def find(self, s: S, text: str) -> Move | None:
        """The conceivable move with this notation. Override to understand shorthand."""
        return self.lexicon.find(text)

    def conceivable(self, s: S) -> Sequence[Move]:
        """Moves worth explaining, legal or not. Override where they are too many to list."""
        return list(self.lexicon.moves.values())

    def standings(self, s: S) -> list[Standing]:
        """Per seat, as if the game were over now."""
        raise NotImplementedError

    def shares(self, s: S) -> list[float]:
        """Each seat's share of the win, as if the game were over now."""
        return shares(self.standings(s))

    def ending(self, s: S) -> str:
        """Which of the book's endings a finished game came to (``ending-<key>`` in the word files)."""
        return "end"

    def traits(self, s: S, viewer: int) -> list[list[float]]:
        """What speaks for every seat, as a player in the viewer's seat sees it: the same numbers for each, in points.

        Their sum is what a careful player would guess the seat to have at the end; bots may have learned better
        weights. Bots call this, and what builds on it, in worlds they sampled.
        """
        raise NotImplementedError

    def left(self, s: S) -> float:
        """How much of the game is still to come, from 1 at the beginning to 0 at the end."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> float:
        """How a position stands for a seat: its own worth against that of the others."""
        raise NotImplementedError

    def remarks(self, before: S, move: Move, after: S, seat: int) -> list[Remark]:
        """What is worth saying about a seat's move, in a world as it is before and after it (luck is still to come).

        It should use nothing the seat cannot know: what differs from world to world is never shown
        (:func:`~klabauter.kernel.comments.comments`).
        """
        return []

    # -- knowing

    def public(self, s: S) -> dict[str, Any]:
        """What lies openly on the table."""
        raise NotImplementedError

    def private(self, s: S, seat: int) -> dict[str, Any]:
        """What this seat alone may look at."""
        raise NotImplementedError

    def known(self, s: S, seat: int | None) -> dict[str, Any]:
        """What the seat can derive from all it has ever seen: its memory."""
        raise NotImplementedError

    def encoders(self) -> dict[str, Op]:
        """How parts of ``known`` that hand-written code works out come into observations straight from the state. What
        is not here and does not follow from the declaration is read from the view, which takes longer."""
        return {}

    def view(self, s: S, seat: int | None, known: bool = True) -> View:
        """What a seat (None: a spectator) may know, as plain data. Built by adding, never by cutting down."""
        top = s.top()
        actor = top.seat
        view: View = {
            "game": self.info.id,
            "rules": self.version,
            "seats": self.seats,
            "options": dict(self.setting.options),
            "seat": seat,
            "actor": actor if actor >= 0 else None,
            "over": top is self.end,
            "pending": [frame.name for frame in s.pending[:0:-1]],
            "public": self.public(s),
            "private": {} if seat is None else self.private(s, seat),
        }
        if known:
            view["known"] = self.known(s, seat)
        return view

    def worlds(self, view: View) -> Worlds[S]:
        """The worlds that agree with everything in the view, to be sampled one after another."""
        raise NotImplementedError

    def sample(self, view: View, rng: Rng) -> S:
        """A world that agrees with everything in the view, as likely as the view makes it."""
        return self.worlds(view).sample(rng)

    def stack_of(self, pending: Sequence[str]) -> list[Frame[Any]]:
        """The stack for pending steps, given by name in the order in which they will come."""
        return self.steps.stack(pending)

    def outlook(self, view: View) -> dict[str, Any]:
        """What a player can work out from a view, for boards to show beside it, as plain data: chances, prices.

        It follows from the view alone, so it says nothing that its seat does not know. A view without ``known`` may
        only give what lies open.
        """
        return {}

    def foresee(self, view: View, move: Move, rng: Rng, then: Sequence[Move] = ()) -> Foreseen:
        """What a move will bring its seat, up to the first luck or secret. ``then`` are the moves with which the same
        seat goes on, as long as it can.

        Worked out in worlds that the seat holds possible, so it cannot give away more than the view.
        """
        seat: int = view["seat"]
        worlds = self.worlds(view)
        events: list[dict[str, object]] = []  # what has happened in every world so far
        changes: dict[str, Any] = {}
        for number in range(PREVIEWED_WORLDS if self.secrets else 1):
            world = worlds.sample(rng)
            journal = Journal()
            play(world, move, journal)
            for one in then:
                top = world.top()
                if top.seat != seat or one not in top.options(world):
                    break
                play(world, one, journal)
            seen = self.seen(journal.events, seat)
            different: dict[str, Any] = {}
            compare("public", view["public"], self.public(world), different)
            compare("private", view["private"], self.private(world, seat), different)
            if number == 0:
                events, changes = seen, different
                continue
            same = 0
            while same < min(len(seen), len(events)) and seen[same] == events[same]:
                same += 1
            events = events[:same]
            changes = {path: value for path, value in changes.items() if path in different and different[path] == value}
        return Foreseen(events, changes)

    def preview(self, view: View, move: Move, rng: Rng, then: Sequence[Move] = ()) -> list[dict[str, object]]:
        """The events a move will bring its seat, up to the first luck or secret, see :meth:`foresee`."""
        return self.foresee(view, move, rng, then).events

    def followers(self, view: View, moves: Sequence[Move], rng: Rng) -> list[int | None]:
        """Per move the seat that decides next; None if luck, a secret or the end comes first.

        It is tried in a world that the seat holds possible, so it cannot give away more than the view.
        """
        world = self.sample(view, rng)
        found: list[int | None] = []
        for move in moves:
            after = world.copy()
            journal = Journal()
            play(after, move, journal)
            seat = after.top().seat
            hidden = seat < 0 or any([event.line.reveals for event in journal.events])
            found.append(None if hidden else seat)
        return found

    def completions(self, view: View, moves: Sequence[Move], rng: Rng) -> list[list[Completion]]:
        """Per move the moves that complete the decision it begins (:meth:`Frame.completing`); usually none.

        Moves that differ in their order only come once. They are tried in a world that the seat holds possible, so
        they cannot give away more than the view.
        """
        if not self.steps.completing:
            return [[] for _ in moves]
        world = self.sample(view, rng)
        return [self._completions(world, move, [move.number], set()) or [] for move in moves]

    def _completions(
        self, world: S, move: Move, chain: list[int], met: set[tuple[int, ...]]
    ) -> list[Completion] | None:
        """What completes a move; None if all of it was met in another order."""
        after = world.copy()
        play(after, move, MUTE)
        top = after.top()
        completing = top.completing(after, move) if top.seat == world.top().seat else []
        found: list[Completion] = []
        for one in completing:
            longer = sorted([*chain, one.number])
            if tuple(longer) not in met:
                met.add(tuple(longer))
                then = self._completions(after, one, longer, met)
                if then is not None:
                    found.append(Completion(one, top.cost(after, one), then))
        return found if found or not completing else None

    def seen(self, events: Sequence[Event], seat: int | None) -> list[dict[str, object]]:
        """Events as a seat may know them."""
        return [event.seen_by(seat, self.names) for event in events]

    # -- writing down

    def write(self, s: S) -> dict[str, Any]:
        """The game's own part of a position: the whole truth, as plain data."""
        raise NotImplementedError

    def read(self, stack: list[Frame[Any]], fields: Fields) -> S:
        """The state of a written position; refuses what cannot be."""
        raise NotImplementedError

    def fitting(self, s: S) -> Sequence[Sequence[Frame[Any]]] | None:
        """Every stack of pending steps that can lie above the end with these fields, if they are few enough to list.

        None: :meth:`read` has looked at the steps itself.
        """
        return None

    def census(self, s: S) -> dict[str, int]:
        """How often each piece of the box is somewhere."""
        if self.declaration is None:
            raise NotImplementedError
        return self.declaration.census(self.declaration.counts(s, self.box), self.names)

    def inventory(self) -> dict[str, int]:
        """How often each piece must be somewhere, by the components alone."""
        if self.declaration is None:
            raise NotImplementedError
        return self.declaration.census(self.box, self.names)

    def position(self, s: S) -> dict[str, Any]:
        """The whole truth of a state as documented JSON."""
        return {
            "game": self.info.id,
            "rules": self.version,
            "seats": self.seats,
            "options": dict(self.setting.options),
            "components": self.setting.own,
            "pending": [frame.name for frame in s.pending[:0:-1]],
            "state": self.write(s),
        }

    def state(self, position: Mapping[str, Any]) -> S:
        """The state of a written position. Refuses one that loses or doubles a piece, has steps that do not fit its
        fields, or asks a seat without a choice."""
        pending = position.get("pending", [])
        if not isinstance(pending, list) or not all([isinstance(name, str) for name in pending]):
            raise BadPosition("pending", Message("why-steps"))
        fields = Fields(position.get("state", {}), "state", self.names)
        s = self.read(self.stack_of(pending), fields)
        fields.done()
        census, wanted = self.census(s), self.inventory()
        for piece in sorted({*census, *wanted}):
            have, want = census.get(piece, 0), wanted.get(piece, 0)
            if have != want:
                raise BadPosition(piece, Message("why-conservation", want=want, have=have))
        self._check_steps(s)
        return s

    def _check_steps(self, s: S) -> None:
        fitting = self.fitting(s)
        if fitting is not None and s.pending[1:] not in [list(steps) for steps in fitting]:
            possible = dict.fromkeys([str([step.name for step in steps[::-1]]) for steps in fitting])
            raise BadPosition("pending", Message("why-other-steps", possible=" / ".join(possible) or "–"))
        top = s.top()
        if (top.seat >= 0 and not top.options(s)) or (top.seat == NATURE and not top.outcomes(s)):
            why = Message("why-no-choice", step=top.name)
            raise BadPosition("pending", why)


if not COMPILED:
    setattr(Game, "step", interpreted.stepping(MUTE, PASS))  # noqa: B010 (type checkers refuse to assign a method)
