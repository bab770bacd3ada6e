"""The laws of knowledge: secrecy, ignorance, and what may be taken back.

They rest on two things only: what a seat sees in the log, and what is in its view.

- Two worlds are the same to a seat if its log was the same in both.
- *Nothing leaks*: where the log is the same, the view, who is asked, the own options and refusals are the same.
- *Nothing is shown in passing*: if the same moves in two such worlds show the seat different events, the sentence is
  declared to reveal something (a starred slot, or ``reveals=True``).
- *Nothing is forgotten*: where the log was different, the view is different, too, unless the worlds are the same.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any

from klabauter.kernel.errors import IllegalMove
from klabauter.kernel.event import Event, Journal
from klabauter.kernel.frame import NATURE, Frame, State, outcome_at, play
from klabauter.kernel.game import View
from klabauter.kernel.move import Move
from klabauter.kernel.record import dump
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import UNDO, Referee
from tests.laws.case import Case, Walk, bytes_of, canon, difference, mark, observers, replayed, seen, some, whose

# -- 4


def asking(case: Case, seed: int) -> int:
    """What a step calls open to everybody is: its options are the same in every world a spectator holds possible.
    Else a decision without a choice, which then is not asked for, would tell everybody that there was none."""
    walk = Walk("asking", case, seed)
    game, asked = walk.game, 0
    for s in walk.settled():
        top = s.top()
        if walk.over(s) or (game.secrets and not top.open(s)):
            continue
        asked += 1
        view, options = game.view(s, None), list(top.options(s))
        for _ in range(6 if len(options) == 1 else 1):
            other = list(game.options(game.sample(view, walk.rng)))
            if other != options:
                walk.fail(f"{top.name!r} is called open, but there may be {options} or {other}")
    return asked


def secrecy(case: Case, seed: int) -> int:
    """Worlds a seat cannot tell apart stay so until it is shown something (see the top of this file)."""
    walk = Walk("secrecy", case, seed)
    apart = 0
    for observer in observers(walk.game):
        apart += _twins(walk, observer)
        apart += _sampled_pairs(walk, observer)
    _remembered(walk)
    return apart


class Pair:
    """Two worlds that are the same to an observer, played on in step."""

    def __init__(self, walk: Walk, observer: int | None, one: State, two: State) -> None:
        self.walk = walk
        self.game = walk.game
        self.observer = observer
        self.one = one
        self.two = two
        self.who = whose(observer)

    def apart(self) -> bool:
        return canon(self.one) != canon(self.two)

    def go_on(self) -> bool:
        """From one decision to the next in both worlds. False if the observer can tell them apart now, as it may."""
        walk, game, v = self.walk, self.game, self.observer
        ones, twos = Journal(), Journal()
        same = True  # the very same moves and outcomes in both
        moved = False
        while True:
            top, other = self.one.top(), self.two.top()
            if moved and (top.seat != NATURE and other.seat != NATURE):
                break
            if top is not other:
                if same and seen(game, ones.events, v) == seen(game, twos.events, v):
                    walk.fail(
                        f"{self.who} saw the same, yet {top.name!r} comes next in one world and {other.name!r} in the "
                        f"other: {self.worlds()}"
                    )
                return False
            if top is game.end:
                break
            if top.seat >= 0 and top.seat == v:
                self.same_choice(top)
            move = walk.choose(self.one)
            twin = move if top.seat >= 0 and top.seat == v else self.counterpart(top, move)
            if twin is None:
                walk.step(self.one, move)
                walk.settle(self.one)
                return False
            same = same and twin is move
            walk.step(self.one, move, ones)
            play(self.two, twin, twos)
            moved = True
        return self.compare(ones.events, twos.events, same)

    def worlds(self) -> str:
        return f"\n    {canon(self.one)}\n    {canon(self.two)}"

    def compare(self, ones: Sequence[Event], twos: Sequence[Event], same: bool) -> bool:
        walk, game, v = self.walk, self.game, self.observer
        log_one, log_two = seen(game, ones, v), seen(game, twos, v)
        one, two = game.view(self.one, v), game.view(self.two, v)
        equal = dump(one) == dump(two)
        if log_one == log_two:
            if not equal:
                walk.fail(
                    f"{self.who} saw the same events in two worlds and has different views now: "
                    f"{difference(one, two, 'view')}: {self.worlds()}"
                )
            return True
        if same:
            at = 0
            while at < min(len(log_one), len(log_two)) and log_one[at] == log_two[at]:
                at += 1
            lines = [events[at].line for events in (ones, twos) if at < len(events)]
            if not any(line.reveals for line in lines):
                walk.fail(
                    f"the same moves showed {self.who} different events in worlds it could not tell apart, and "
                    f"{[line.key for line in lines]} are not declared to reveal anything: "
                    f"{log_one[at : at + 1]} / {log_two[at : at + 1]}: {self.worlds()}"
                )
            if equal and self.apart():
                shown = log_one[at : at + 1]
                walk.fail(f"{self.who} was shown {shown}, and its view does not know it: {self.worlds()}")
        return False

    def same_choice(self, top: Frame[Any]) -> None:
        """The observer's own options, costs and refusals are part of what it sees."""
        walk = self.walk
        one, two = list(top.options(self.one)), list(top.options(self.two))
        if one != two:
            walk.fail(f"{self.who} cannot tell two worlds apart, but is given {one} / {two}: {self.worlds()}")
        for move in one:
            if top.cost(self.one, move) != top.cost(self.two, move):
                walk.fail(f"{self.who} cannot tell two worlds apart, but {move} has two costs: {self.worlds()}")
        for move in some(walk.rng, self.game.conceivable(self.one), 20):
            no, nor = top.why_not(self.one, move), top.why_not(self.two, move)
            if (no and no.data(self.game.names)) != (nor and nor.data(self.game.names)):
                walk.fail(f"{self.who} cannot tell two worlds apart, but {move} gets {no} / {nor}: {self.worlds()}")

    def counterpart(self, top: Frame[Any], move: Move) -> Move | None:
        """A choice in the other world that looks the same to the observer: often another one, if there is."""
        walk, game, v = self.walk, self.game, self.observer
        nature = top.seat == NATURE
        options: list[Move] = [m for m, _ in top.outcomes(self.two)] if nature else list(top.options(self.two))
        if move in options and walk.rng.random() < 0.5:
            return move
        journal = Journal()
        play(self.one.copy(), move, journal)
        wanted = seen(game, journal.events, v)
        # Whether something happened is never a secret. What says nothing to the observer is compared only if it is the
        # very same: a choice made in several steps may say everything at the last one.
        if wanted:
            for other in some(walk.rng, options, 8):
                journal = Journal()
                play(self.two.copy(), other, journal)
                if other is not move and seen(game, journal.events, v) == wanted:
                    return other
        return move if move in options else None


def _twins(walk: Walk, observer: int | None) -> int:
    """One game in two worlds: they part where something is hidden from the observer."""
    one = walk.start()
    pair = Pair(walk, observer, one, one.copy())
    apart = 0
    while not walk.over(pair.one):
        if not pair.go_on():
            walk.settle(pair.one)
            pair.two = pair.one.copy()
        apart += pair.apart()
    return apart


def _sampled_pairs(walk: Walk, observer: int | None) -> int:
    """The truth beside a world that the observer holds possible."""
    game = walk.game
    apart = 0
    for s in walk.settled():
        if walk.rng.random() < 0.7 or not walk.looks():
            continue
        view = game.view(s, observer)
        world = game.sample(json.loads(dump(view)), walk.rng)
        if dump(game.view(world, observer)) != dump(view):
            continue  # a matter for the law of ignorance
        trail, decisions, steps = walk.trail[:], walk.decisions, walk.steps
        pair = Pair(walk, observer, s.copy(), world)
        for _ in range(5):
            if walk.over(pair.one):
                break
            apart += pair.apart()
            if not pair.go_on():
                break
        walk.trail, walk.decisions, walk.steps = trail, decisions, steps
    return apart


def _remembered(walk: Walk) -> None:
    """What the log tells a seat, its view knows: from one state, two moves that it can tell apart by the log only."""
    game = walk.game
    s = walk.start()
    while not walk.over(s):
        top = s.top()
        options = [m for m, _ in top.outcomes(s)] if top.seat == NATURE else list(top.options(s))
        move = walk.choose(s)
        for other in some(walk.rng, [m for m in options if m is not move], 2):
            one, two = s.copy(), s.copy()
            ones, twos = Journal(), Journal()
            play(one, move, ones)
            play(two, other, twos)
            if not _same_luck(walk.rng, one, two, ones, twos) or canon(one) == canon(two):
                continue
            for v in observers(game):
                shown = difference(seen(game, ones.events, v), seen(game, twos.events, v))
                if seen(game, ones.events, v) != seen(game, twos.events, v) and dump(game.view(one, v)) == dump(
                    game.view(two, v)
                ):
                    walk.fail(
                        f"after {move} or {other} the log tells {whose(v)} more than its view knows: {shown}: "
                        f"\n    {canon(one)}\n    {canon(two)}"
                    )
        walk.step(s, move)


def _same_luck(rng: Rng, one: State, two: State, ones: Journal, twos: Journal) -> bool:
    """The same outcomes in two worlds up to the next decision, if they can be the same."""
    while one.top().seat == NATURE or two.top().seat == NATURE:
        if one.top() is not two.top():
            return False
        here, there = one.top().outcomes(one), two.top().outcomes(two)
        both = [(move, weight) for move, weight in here if move in [m for m, _ in there]]
        if not both:
            return False
        move = outcome_at(both, rng.below(sum([weight for _, weight in both])))
        play(one, move, ones)
        play(two, move, twos)
    return True


# -- 5


ANOTHER = 1_000  # seeds between a game and the next one that is asked beside it
QUIET = 5  # games in a row in which nothing was hidden: more than chance brings about


def ignorance(case: Case, seed: int) -> int:
    """Sampled worlds agree with the view in everything; where there are secrets, the truth is met by chance only.

    In a single game nothing may happen to be hidden: then all worlds are the truth, and the next games tell.
    """
    walk = Walk("ignorance", case, seed)
    points, hits, twins = _sampled(walk)
    if not walk.game.secrets:
        return points
    for number in range(1, QUIET):
        if hits <= 1.9 * points and twins <= 0.95 * points:
            break
        walk = Walk("ignorance", case, seed + number * ANOTHER)
        more = _sampled(walk)
        points, hits, twins = points + more[0], hits + more[1], twins + more[2]
    if hits > 1.9 * points:
        walk.fail(f"{hits} of {2 * points} sampled worlds were the truth: the sampler seems to know it")
    if twins > 0.95 * points:
        walk.fail(f"two samples were the same world {twins} times of {points}")
    # Two samples of the same view meet as often as a sample meets the truth.
    if hits / 2 > twins + 4 * math.sqrt(twins + 1):
        walk.fail(f"samples met the truth {hits / 2} times of {points}, one another only {twins} times")
    return points


def _sampled(walk: Walk) -> tuple[int, int, int]:
    """One game: how many views were looked at, how often a world was the truth, how often two worlds were the same."""
    game = walk.game
    points = hits = twins = 0
    for s in walk.settled():
        truth = canon(s)
        if not walk.looks() and not walk.over(s):
            continue
        for v in observers(game):
            view = game.view(s, v)
            given = json.loads(dump(view))
            points += 1
            possible = game.worlds(given)
            worlds = [possible.sample(Rng(walk.rng.below(1 << 30))) for _ in range(2 if game.secrets else 1)]
            found = [canon(world) for world in worlds]
            for world in worlds:
                _agrees(walk, s, v, view, world)
            if dump(given) != dump(view):
                walk.fail(f"sampling changed the view it was given: {difference(given, view)}")
            if game.secrets:
                hits += found.count(truth)
                twins += found[0] == found[1]
            elif found != [truth]:
                walk.fail(f"there are no secrets in this game, yet a world differs from the truth: {found}, {truth}")
            if walk.rng.random() < 0.1:
                _to_the_end(walk, worlds[0])
                _agrees(walk, s, v, view, possible.sample(walk.rng))  # not changed by what was played in another one
    return points, hits, twins


def _agrees(walk: Walk, s: State, v: int | None, view: View, world: State) -> None:
    """A world is one that the seat holds possible."""
    game, who = walk.game, whose(v)
    there = game.view(world, v)
    if dump(there) != dump(view):
        walk.fail(f"a world for {who} does not agree with its view: {difference(there, view, 'view')} (world / view)")
    if s.top().seat == v and list(game.options(world)) != list(game.options(s)):
        walk.fail(f"a world gives {who} other options: {game.options(world)} / {game.options(s)}")
    if game.census(world) != game.inventory():
        walk.fail(f"a world for {who} lost or made pieces: {difference(game.census(world), game.inventory())}")


def _to_the_end(walk: Walk, world: State) -> None:
    """Whatever is possible can be played to its end."""
    trail, decisions, steps = walk.trail[:], walk.decisions, walk.steps
    while not walk.over(world):
        walk.step(world, walk.choose(world))
    walk.trail, walk.decisions, walk.steps = trail, decisions, steps


# -- 11


def undo(case: Case, seed: int) -> int:
    """What may be taken back showed nobody anything; taking back restores everything and hides nothing."""
    walk = Walk("undo", case, seed)
    game = walk.game
    table = walk.table()
    undone = events = 0
    while not table.over:
        seat = table.actor
        assert seat is not None
        before = table.state()
        knew = {v: dump(table.view(v)) for v in observers(game)}
        events += len(table.log(None, events))
        _, move = walk.submit(table)
        for other in range(game.seats):
            if other != seat and table.why_no_undo(other) is None:
                walk.fail(f"seat {other} may take back what seat {seat} did")
        if not _takes_back(walk, table, seat, before, move):
            continue
        undone += 1
        if walk.rng.random() < 0.5:
            continue
        shown = events + len(table.log(None, events))
        walk.trail.append(f"{seat}: {UNDO}")
        table.undo(seat)
        if canon(table.state()) != canon(before):
            walk.fail(f"undo did not bring the state back: {canon(table.state())}, it was {canon(before)}")
        for v in observers(game):
            if dump(table.view(v)) != knew[v]:
                walk.fail(f"undo did not bring the view of {v} back: {difference(table.view(v), json.loads(knew[v]))}")
            later = table.log(v, events)
            if [event["number"] for event in later] != list(range(events, shown + 1)):
                walk.fail(f"the log of {v} has a gap after an undo")
            if later[-1]["line"] != "undone" or later[-1]["values"] != {"seat": seat, "event": events}:
                walk.fail(f"the log of {v} does not tell of the undo: {later[-1]}")
        last = table.record().entries[-2:]
        if last != [(seat, str(move)), (seat, UNDO)]:
            walk.fail(f"the record does not tell of the undo: {last}")
    again = replayed(case, table.record().dumps())
    if bytes_of(again) != bytes_of(table):
        walk.fail(f"a record with undos does not replay: {difference(bytes_of(table), bytes_of(again))}")
    return undone


def _looks_like(walk: Walk, world: State, move: Move, observer: int | None, shown: list[str]) -> bool:
    """Whether another move in another world shows the observer the same."""
    heard = Journal()
    play(world.copy(), move, heard)
    return seen(walk.game, heard.events, observer) == shown


def _takes_back(walk: Walk, table: Referee, seat: int, before: State, move: Move) -> bool:
    """Whether the seat may take back its last move; and if so, that nobody learnt anything by it."""
    game = walk.game
    after = before.copy()
    journal = Journal()
    play(after, move, journal)
    no = table.why_no_undo(seat)
    if no is not None:
        held = mark(table)
        try:
            table.undo(seat)
        except IllegalMove as error:
            if error.rule != no.rule or mark(table) != held:
                walk.fail(f"a refused undo changed something: {error}")
        else:
            walk.fail(f"an undo was refused by {no} and happened all the same")
        return False
    if after.top().seat == NATURE:
        walk.fail(f"{move} may be taken back, though luck came after it")
    if not walk.looks():
        return True
    for v in observers(game):
        view = game.view(before, v)
        shown = seen(game, journal.events, v)
        for _ in range(3 if game.secrets else 1):
            world = game.sample(json.loads(dump(view)), walk.rng)
            if dump(game.view(world, v)) != dump(view):
                continue  # a matter for the law of ignorance
            if move not in game.options(world):
                if not any(_looks_like(walk, world, other, v, shown) for other in game.options(world)):
                    walk.fail(
                        f"{move} may be taken back, though it told {whose(v)} that it was possible, which it could not "
                        f"know: {shown}"
                    )
                continue
            heard = Journal()
            play(world, move, heard)
            if seen(game, heard.events, v) != shown or dump(game.view(world, v)) != dump(game.view(after, v)):
                walk.fail(
                    f"{move} may be taken back, though it showed {whose(v)} something that could have been otherwise: "
                    f"{difference(game.view(after, v), game.view(world, v), 'view')}, {shown} / "
                    f"{seen(game, heard.events, v)}"
                )
    return True
