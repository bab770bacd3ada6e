"""Information-set Monte Carlo tree search, for any game and number of seats.

Every simulation takes a world that fits the view and walks down one tree that all worlds share. A node is what a seat
could know: the moves played since the question and the luck everybody saw. Hidden cards differ from world to world
inside a node, so nobody plans with what he cannot know; a move that is legal in few worlds is judged by those
(``Edge.seen``). Which move is tried follows the value found so far and a prior, what a careful player would guess
(:meth:`Game.evaluate`). Where luck or choices fan out wide, a node takes in new branches only as its visits grow. The
walk ends at a new node; the position there is judged at once, or after a few more guided moves.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from klabauter.bots.bot import Ask, Bot, Budget, Thought
from klabauter.bots.exact import solve
from klabauter.bots.skill import skill
from klabauter.bots.value import Value, learned
from klabauter.kernel.compat import i64
from klabauter.kernel.event import ALL, MUTE, Line, Log
from klabauter.kernel.frame import State, play, settle
from klabauter.kernel.game import Game, Worlds
from klabauter.kernel.move import Move
from klabauter.kernel.move import Value as Number
from klabauter.kernel.rng import Rng

WORLD_USES: Final = 4  # simulations for each sampled world: sampling costs as much as a walk
FIRST_SIGHT: Final = 4  # worlds for the first look at one's own moves, where there are secrets
LOOKING: Final = 0.1  # of the time may go into that
SOLVING: Final = 0.3  # of the time may go into solving the rest, in vain perhaps
FOR_EVER: Final = 1e9  # seconds
NEVER: Final = 1 << 60  # simulations


class Tuning(NamedTuple):
    """How a search goes about a game."""

    explore: float = 0.2  # how far priors and few visits count against values
    doubt: float = 0.02  # part of the prior that is the same for all moves
    horizon: int = 0  # guided moves after the tree
    exact: int = 0  # positions it may look at to solve the rest of the game
    wide: float = 1.5  # branches a node may have: wide * sqrt(visits), and WIDE_FROM at least


WIDE_FROM: Final = 4


PLAIN: Final = Tuning()


class Trail(Log):
    """Remembers the luck that everybody sees as one number."""

    __slots__ = ("mark",)

    def __init__(self) -> None:
        super().__init__(True)
        self.mark: i64 = 0

    def say(self, line: Line, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, to: i64 = ALL) -> None:
        """Mix a sentence into the mark. Secret values stay out unless everybody hears them, so the mark is public."""
        if to != ALL:
            self.tell(line, a, b, c, d, to)
            return
        mark = mixed(self.mark, line.number)
        self.mark = mixed(mixed(mixed(mixed(mark, a), b), c), d)

    def tell(self, line: Line, a: Number = 0, b: Number = 0, c: Number = 0, d: Number = 0, to: int = ALL) -> None:
        """The same for a sentence with lists."""
        values: list[Number] = [a, b, c, d]
        mark = mixed(self.mark, line.number)
        for i, secret in enumerate(line.secret):
            value = values[i]
            if secret and to != ALL:
                continue
            if isinstance(value, tuple):
                for one in value:
                    mark = mixed(mark, one)
            else:
                mark = mixed(mark, value)
        self.mark = mark


def same(moves: Sequence[Move], others: Sequence[Move]) -> bool:
    """Whether these are the same moves in the same order."""
    count = len(moves)
    if count != len(others):
        return False
    at = 0
    while at < count and moves[at] is others[at]:
        at += 1
    return at == count


def mixed(mark: i64, value: i64) -> i64:
    """A mark that depends on another one and on a value; both forms of the program stay below 2^63."""
    return (mark * 1000003 ^ value) & 0x3FFFFFFFFFF


class Edge:
    """A move at a node, judged for the seat that may choose it."""

    __slots__ = ("prior", "results", "seen", "value", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.results = NO_RESULTS  # by the luck that followed and the step it led to
        self.seen = 0  # how often it could be chosen
        self.visits = 0
        self.value = 0.0  # sum of shares

    def add_result(self, key: int) -> None:
        """A question that was not met yet comes after this move."""
        if not self.results:
            self.results = {}
        self.results[key] = Node()


class Node:
    """A question in the tree: the moves that were possible here in some world, each with its edge."""

    __slots__ = ("edges", "moves", "numbers", "value", "visits")

    def __init__(self) -> None:
        self.moves = NO_MOVES
        self.edges = NO_EDGES
        self.numbers: dict[Move, int] | None = None  # where a move is in the lists; made when it is first needed
        self.visits = 0
        self.value = 0.0  # sum of shares of the seat that decides here

    def edge(self, move: Move) -> Edge | None:
        """The edge of this move, if it was ever possible here."""
        if self.numbers is None:
            self.numbers = {move: number for number, move in enumerate(self.moves)}
        number = self.numbers.get(move, -1)
        return None if number < 0 else self.edges[number]

    def add(self, move: Move, edge: Edge) -> None:
        """A move that is new here."""
        if not self.moves:
            self.moves, self.edges = [], []
        if self.numbers is not None:
            self.numbers[move] = len(self.moves)
        self.moves.append(move)
        self.edges.append(edge)


# What all nodes and edges share that have nothing yet: most of a tree is leaves.
NO_RESULTS: Final[dict[int, Node]] = {}
NO_MOVES: Final[list[Move]] = []
NO_EDGES: Final[list[Edge]] = []


class Search:
    """One question's tree."""

    def __init__(
        self, game: Game[Any], seat: int, moves: Sequence[Move], value: Value, tuning: Tuning, rng: Rng
    ) -> None:
        self.game = game
        self.seat = seat
        self.moves = moves  # that may answer the question
        self.value = value
        self.rng = rng
        self.telling = skill(game).telling
        self.explore = tuning.explore
        self.doubt = tuning.doubt
        self.horizon = tuning.horizon
        self.wide = tuning.wide
        self.trail = Trail()
        self.root = Node()
        self.simulations = 0

    def simulate(self, world: State) -> None:
        """One walk from the question in this world, which is used up."""
        trail = self.trail
        node = self.root
        nodes: list[Node] = [node]
        edges: list[Edge] = []
        seats: list[int] = []
        options = self.moves
        while True:
            seat = world.top().seat
            edge, move = self.choose(node, world, seat, options)
            edges.append(edge)
            seats.append(seat)
            trail.mark = 0
            play(world, move, MUTE)
            options = self.onward(world)
            if not options:
                break
            key = mixed(trail.mark, world.top().number)
            following = edge.results.get(key)
            if following is None:
                if len(edge.results) < max(1.0, self.wide * math.sqrt(edge.visits + 1)):
                    edge.add_result(key)
                self.playout(world, options)
                break
            node = following
            nodes.append(node)
        shares = self.value.shares(world, self.seat)
        for i in range(len(edges)):
            share = shares[seats[i]]
            edges[i].visits += 1
            edges[i].value += share
            nodes[i].visits += 1
            nodes[i].value += share
        self.simulations += 1

    def onward(self, world: State) -> Sequence[Move]:
        """Let luck happen and play what is forced, up to the next real choice; its moves, or none at the end."""
        while True:
            settle(world, self.rng, self.trail)
            frame = world.top()
            if frame.seat < 0:
                return ()
            options = frame.options(world)
            if len(options) > 1:
                return options
            play(world, options[0], MUTE)

    def choose(self, node: Node, world: State, seat: int, options: Sequence[Move]) -> tuple[Edge, Move]:
        """The edge to follow from a node, by value and curiosity, and its move. Adds edges for moves that are new."""
        if same(node.moves, options):  # usually they are
            edges = node.edges
        else:
            edges = self.edges_of(node, world, seat, options)
        room = max(float(WIDE_FROM), self.wide * math.sqrt(node.visits + 1))
        mean = node.value / node.visits if node.visits else 0.0
        best: Edge | None = None
        chosen = options[0]
        top = -1e9
        likely: Edge | None = None
        likeliest = options[0]
        tried = 0
        for i, edge in enumerate(edges):
            edge.seen += 1
            visits = edge.visits
            if not visits:
                if likely is None or edge.prior > likely.prior:
                    likely, likeliest = edge, options[i]
                continue
            tried += 1
            score = edge.value / visits + self.explore * edge.prior * math.sqrt(edge.seen) / (1 + visits)
            if score > top:
                best, chosen, top = edge, options[i], score
        if likely is not None and tried < room and mean + self.explore * likely.prior * math.sqrt(likely.seen) > top:
            return likely, likeliest
        assert best is not None
        return best, chosen

    def edges_of(self, node: Node, world: State, seat: int, options: Sequence[Move]) -> list[Edge]:
        """The edges of these moves at a node; those of new moves are made."""
        found = [node.edge(move) for move in options]
        if None in found:
            self.expand(node, options, self.guess(world, seat, options))
        return [edge for move in options if (edge := node.edge(move)) is not None]

    def expand(self, node: Node, options: Sequence[Move], guesses: Sequence[float]) -> None:
        """Give new moves a prior: how well the seat would stand after each, as a share of all."""
        high = max(guesses)
        weights = [math.exp((guess - high) / self.telling) for guess in guesses]
        total = sum(weights, 0.0)
        even = self.doubt / len(options)
        for i, move in enumerate(options):
            if node.edge(move) is None:
                node.add(move, Edge((1.0 - self.doubt) * weights[i] / total + even))

    def guess(self, world: State, seat: int, options: Sequence[Move]) -> list[float]:
        """How each move looks at first sight, in points."""
        found: list[float] = []
        for move in options:
            after = world.copy()
            play(after, move, MUTE)
            found.append(self.game.evaluate(after, seat))
        return found

    def playout(self, world: State, options: Sequence[Move]) -> None:
        """A few more moves, each the better guess of two picked at random."""
        rng = self.rng
        for _ in range(self.horizon):
            if len(options) > 2:
                first = int(rng.random() * len(options))
                second = int(rng.random() * (len(options) - 1))
                options = [options[first], options[second + (second >= first)]]
            guesses = self.guess(world, world.top().seat, options)
            play(world, options[0 if guesses[0] >= guesses[1] else 1], MUTE)
            options = self.onward(world)
            if not options:
                break

    def thoughts(self) -> list[Thought]:
        """The moves at the root, the most tried first."""
        found: list[Thought] = []
        for move in self.moves:
            edge = self.root.edge(move)
            assert edge is not None, move
            found.append(Thought(move, edge.value / edge.visits if edge.visits else 0.0, edge.visits))
        return sorted(found, key=lambda thought: (-thought.visits, -thought.share))


def first_sight(ask: Ask, search: Search, possible: Worlds[Any], until: float) -> list[float]:
    """How one's own moves look at first sight, in the mean over a few worlds, fewer if time presses."""
    total = [0.0] * len(ask.moves)
    worlds = 0
    while not worlds or (ask.game.secrets and worlds < FIRST_SIGHT and time.perf_counter() < until):
        world: State = possible.sample(search.rng)
        for i, guess in enumerate(search.guess(world, ask.seat, ask.moves)):
            total[i] += guess
        worlds += 1
    return [guess / worlds for guess in total]


class SearchBot(Bot):
    """Thinks within its budget, or within its own where the question names none; solves what can be solved."""

    def __init__(self, seed: str, budget: Budget, tuning: Tuning = PLAIN, value: Value | None = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.tuning = tuning
        self.value = value
        self.played: Edge | None = None  # what it knows of its last move: good for another decision of the same turn

    def decide(self, ask: Ask) -> Move:
        """The best move found. A single legal move is played without thinking.

        Keeps the subtree of the chosen move for a further decision of the same turn.
        """
        if len(ask.moves) == 1:
            return ask.moves[0]
        found, search = self.think(ask)
        move = found[0].move
        self.played = search.root.edge(move) if search else None
        return move

    def ponder(self, ask: Ask) -> list[Thought]:
        """All moves it looked at, the best first. Unlike :meth:`decide` it keeps nothing for the next question."""
        return self.think(ask)[0]

    def own_budget(self, game: Game[Any]) -> Budget:
        """What it takes where a question names no budget."""
        return self.budget

    def own_tuning(self, game: Game[Any]) -> Tuning:
        """The parameters of its search for this game; levels override it."""
        return self.tuning

    def think(self, ask: Ask) -> tuple[list[Thought], Search | None]:
        """The moves it looked at, the best first; and the tree, if that was how."""
        game = ask.game
        started = time.perf_counter()
        rng = self.dice(ask)
        budget = self.own_budget(game) if ask.budget == Budget() else ask.budget
        seconds = budget.seconds or FOR_EVER
        tuning = self.own_tuning(game)
        if tuning.exact:
            solved = solve(ask, tuning.exact, started + SOLVING * seconds, rng)
            if solved:
                return solved, None
        limit = budget.simulations or NEVER
        search = Search(game, ask.seat, ask.moves, self.value or learned(game), tuning, rng)
        worlds = game.worlds(ask.view)
        known = self.known(ask)
        if known is not None:
            search.root = known
            search.simulations = min(known.visits, limit // 2)
        else:
            search.expand(search.root, ask.moves, first_sight(ask, search, worlds, started + LOOKING * seconds))
        until = started + seconds
        now = time.perf_counter()
        while search.simulations < limit:
            before = now
            world: State = worlds.sample(rng)
            for _ in range(WORLD_USES - 1):
                search.simulate(world.copy())
            search.simulate(world)
            now = time.perf_counter()
            if now + (now - before) > until:
                break
        return search.thoughts(), search

    def known(self, ask: Ask) -> Node | None:
        """What was already found out about this question while thinking about the move before: no luck came between."""
        if self.played is None:
            return None
        frame = ask.game.frames[ask.view["pending"][0]]
        node = self.played.results.get(mixed(0, frame.number))
        if node is None or not all([node.edge(move) is not None for move in ask.moves]):
            return None
        return node
