"""The search: what it counts, what it keeps, what it solves, and what it judges by."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from klabauter import Table
from klabauter.bots import Ask, Budget
from klabauter.bots.exact import Solver, TooMuch, solve
from klabauter.bots.levels import Captain, Klabauter
from klabauter.bots.search import WORLD_USES, Edge, Node, Search, SearchBot, Trail, Tuning
from klabauter.bots.skill import Skill, skill
from klabauter.bots.value import learned
from klabauter.bots.yardsticks import FlatMonteCarlo, PlainSearch, Seer
from klabauter.games import games, info, make
from klabauter.kernel.event import ALL, Line
from klabauter.kernel.frame import NATURE, State
from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng

FEW = Budget(simulations=12)


def ask(table: Table, budget: Budget = FEW) -> Ask:
    assert table.actor is not None
    return Ask(table.game, table.actor, table.view(table.actor), table.moves(), [], budget)


def positions(game: Game[Any], seed: str) -> Iterator[State]:
    """Every decision of a random game."""
    rng = Rng(seed)
    s = game.initial()
    game.settle(s, rng)
    while game.actor(s) >= 0:
        yield s
        game.step(s, rng.choice(game.options(s)), rng)
    yield s


@pytest.mark.parametrize("game", games())
def test_it_simulates_as_often_as_it_may_and_tells_all_moves(game: str) -> None:
    table = Table(game, seed="search")
    while len(table.moves()) < 2:
        assert table.actor is not None
        table.submit(table.actor, table.moves()[0])
    thoughts, search = SearchBot("x", Budget(simulations=40)).think(ask(table, Budget(simulations=20)))
    assert search is not None
    assert search.simulations == search.root.visits == 20
    assert {thought.move for thought in thoughts} == set(table.moves())
    assert sum([thought.visits for thought in thoughts]) == 20
    assert [thought.visits for thought in thoughts] == sorted([t.visits for t in thoughts], reverse=True)
    assert all([0 <= thought.share <= 1 for thought in thoughts])


def test_without_a_budget_in_the_question_its_own_counts() -> None:
    table = Table("port-royal", seed="search")
    search = SearchBot("x", Budget(simulations=3 * WORLD_USES)).think(ask(table, Budget()))[1]
    assert search is not None
    assert search.simulations == 3 * WORLD_USES


def test_time_that_is_over_ends_the_thinking_at_once() -> None:
    table = Table("port-royal", seed="search")
    search = SearchBot("x", FEW).think(ask(table, Budget(seconds=1e-9)))[1]
    assert search is not None
    assert search.simulations == WORLD_USES


def test_the_tree_of_a_turn_is_used_again() -> None:
    """Playing the cards of a set asks several times in a row: what was found out about the second is not lost."""
    table = Table("jolly-und-roger", seed="turn")
    bot = SearchBot("x", Budget(simulations=200))
    again = 0
    for _ in range(60):
        if table.actor is None:
            break
        question = ask(table, Budget())
        if table.actor == 0:
            node = bot.known(question)
            before = node.visits if node else 0
            move = bot.decide(question)
            if node is not None and len(question.moves) > 1:
                again += 1
                assert node.visits >= 200 - min(before, 100)
                assert set(question.moves) <= set(node.moves)
        else:
            move = question.moves[0]
        table.submit(question.seat, move)
    assert again > 5


def test_the_tree_grows_by_what_everybody_sees() -> None:
    """Open luck leads to nodes of its own; a hidden value does not."""
    drawn = Line("1.1", "drawn", "seat", "*card")
    marks: list[int] = []
    for card, audience in ((1, ALL), (2, ALL), (1, 0b01), (2, 0b01)):
        trail = Trail()
        trail.say(drawn, 0, card, to=audience)
        marks.append(trail.mark)
    assert marks[0] != marks[1]
    assert marks[2] == marks[3] != 0


def test_luck_widens_with_visits_only() -> None:
    game = make("port-royal", 2)
    rng = Rng(1)
    s = next(positions(game, "wide"))
    search = Search(game, game.actor(s), game.options(s), learned(game), Tuning(wide=1.0), rng)
    for _ in range(100):
        search.simulate(s.copy())
    edges: list[Edge] = search.root.edges
    assert max([len(edge.results) for edge in edges]) > 1
    for edge in edges:
        assert len(edge.results) <= 1 + edge.visits**0.5
    assert isinstance(next(iter(edges[0].results.values())), Node)


def test_leaves_of_the_tree_hold_nothing_of_their_own() -> None:
    """Most nodes are leaves and most edges are not followed, so what they do not have takes no memory."""
    game = make("port-royal", 2)
    s = next(positions(game, "leaves"))
    search = Search(game, game.actor(s), game.options(s), learned(game), Tuning(), Rng(1))
    for _ in range(100):
        search.simulate(s.copy())
    nodes = [search.root]
    for node in nodes:
        nodes += [result for edge in node.edges for result in edge.results.values()]
    leaves = [node for node in nodes if not node.edges]
    assert len(nodes) > len(leaves) > 10
    assert {id(node.moves) for node in leaves} == {id(Node().moves)}
    assert {id(edge.results) for node in nodes for edge in node.edges if not edge.results} == {id(Edge(0.0).results)}
    assert (Node().moves, Node().edges, Edge(0.0).results) == ([], [], {})  # what they share stays empty


# -- exact


def late(seed: str) -> State:
    """The last turn of Jolly & Roger, two cards before its end at most."""
    game = make("jolly-und-roger")
    found = [s.copy() for s in positions(game, seed) if game.actor(s) >= 0]
    return found[-3]


def brute(game: Game[Any], s: State, seat: int) -> float:
    """What the seat gets with best play, without any cutting off."""
    who = game.actor(s)
    if who < 0:
        return Solver(game, 1, 1e18).shares(s)[seat]
    found: list[float] = []
    for move in game.options(s):
        after = game.copy(s)
        game.apply(after, move)
        found.append(brute(game, after, seat))
    return max(found) if who == seat else min(found)


@pytest.mark.parametrize("seed", [str(n) for n in range(8)])
def test_the_rest_of_a_deck_is_solved(seed: str) -> None:
    game = make("jolly-und-roger")
    s = late(seed)
    seat = game.actor(s)
    question = Ask(game, seat, game.view(s, seat), game.options(s), [])
    found = solve(question, 1_000_000, 1e18, Rng(1))
    assert found is not None
    assert {thought.move for thought in found} == set(game.options(s))
    worths: dict[str, float] = {}
    for move in game.options(s):
        after = game.copy(s)
        game.apply(after, move)
        worths[str(move)] = brute(game, after, seat)
    assert worths[str(found[0].move)] == pytest.approx(max(worths.values()))
    bot = SearchBot("x", FEW, Tuning(exact=1_000_000))
    assert worths[str(bot.decide(question))] == pytest.approx(max(worths.values()))


def test_each_for_himself_finds_the_same_as_the_pair() -> None:
    game = make("jolly-und-roger")
    s = late("each")
    solver = Solver(game, 1_000_000, 1e18)
    shares = solver.each(s.copy())
    assert solver.pair(s.copy(), -2.0, 2.0) == pytest.approx(shares[0] - shares[1])


def test_nothing_is_solved_that_luck_or_size_or_time_forbid() -> None:
    game = make("jolly-und-roger")
    s = late("limit")
    with pytest.raises(TooMuch):
        Solver(game, 2, 1e18).pair(s.copy(), -2.0, 2.0)
    with pytest.raises(TooMuch):
        Solver(game, 257, -1.0).pair(s.copy(), -2.0, 2.0)
    first = next(positions(game, "limit"))
    seat = game.actor(first)
    question = Ask(game, seat, game.view(first, seat), game.options(first), [])
    assert solve(question, 1_000_000, 1e18, Rng(1)) is None
    with pytest.raises(TooMuch):  # the next cards are not drawn yet
        Solver(game, 10_000_000, 1e18).moves(first, seat)


def test_nothing_is_solved_while_something_is_hidden() -> None:
    """Sea cards in foreign hands: several worlds fit."""
    table = Table("freibeuter", seats=2, seed="hidden")
    found = solve(ask(table), 1_000_000, 1e18, Rng(1))
    assert found is None


# -- values


@pytest.mark.parametrize("game", games())
def test_values_are_shares_of_the_win(game: str) -> None:
    low, high = info(game).seats
    for seats in {low, high}:
        made = make(game, seats)
        value = learned(made)
        last, shares = 1.0, [0.0]
        for s in positions(made, "value"):
            shares = value.shares(s, 0)
            assert len(shares) == seats
            assert sum(shares) == pytest.approx(1.0)
            assert min(shares) >= 0
            last = made.left(s)
            assert 0 <= last <= 1
            rows = made.traits(s, 0)
            assert len(value.weights) in (0, len(rows[0]))
        winners = [standing.rank == 1 for standing in made.standings(s)]
        assert [share > 0 for share in shares] == winners
        assert last < 0.5


@pytest.mark.parametrize("game", games())
def test_before_luck_a_position_is_judged_and_not_taken_for_the_end(game: str) -> None:
    made = make(game)
    value = learned(made)
    before_luck = 0
    for s in positions(made, "before luck"):
        for move in made.options(s) if made.actor(s) >= 0 else []:
            after = s.copy()
            made.apply(after, move)
            if made.actor(after) == NATURE:
                sums = value.sums(after, 0)
                shares = value.shares(after, 0)
                assert min(shares) > 0
                assert shares.index(max(shares)) == sums.index(max(sums))
                before_luck += 1
    assert before_luck


# -- yardsticks


@pytest.mark.parametrize("game", games())
def test_yardsticks_play_legal_moves(game: str) -> None:
    made = make(game)
    luck = Rng(1)
    for number, s in enumerate(positions(made, "yardsticks")):
        if number == 8 or made.actor(s) < 0:
            break
        seat = made.actor(s)
        question = Ask(made, seat, made.view(s, seat), made.options(s), [])
        before = made.write(s)
        for bot in (FlatMonteCarlo("x", FEW), PlainSearch("x", FEW)):
            assert bot.decide(question) in question.moves
        state = luck.state
        assert Seer(made, learned(made), 12).decide(s, luck) in question.moves
        assert luck.state == state
        assert made.write(s) == before


# -- what the levels know about a game


@pytest.mark.parametrize("game", games())
def test_the_searching_levels_think_as_the_file_of_the_game_says(game: str) -> None:
    made = make(game)
    said = tomllib.loads((made.info.folder / "bots.toml").read_text("utf-8"))
    assert Captain("x").own_budget(made) == Budget(simulations=said["captain"])
    assert Klabauter("x").own_budget(made) == Budget(simulations=said["klabauter"])
    assert Klabauter("x").own_tuning(made).horizon == said["horizon"]
    assert Search(made, 0, [], learned(made), Tuning(), Rng(1)).telling == said["telling"] > 0
    assert 0 < said["captain"] < said["klabauter"]


def test_a_file_may_say_otherwise_for_more_than_two_seats() -> None:
    said = tomllib.loads((make("freibeuter", 2).info.folder / "bots.toml").read_text("utf-8"))
    more = said.pop("more")
    assert skill(make("freibeuter", 2)) == Skill(**said)
    for seats in (3, 4):
        assert skill(make("freibeuter", seats)) == Skill(**{**said, **more}) != Skill(**said)


@pytest.mark.parametrize("horizon", [0, 1, 4])
def test_a_playout_goes_on_where_there_is_a_horizon_only(horizon: int) -> None:
    game = make("jolly-und-roger")
    rng = Rng(1)
    s = game.initial()
    game.settle(s, rng)
    search = Search(game, game.actor(s), game.options(s), learned(game), Tuning(horizon=horizon), rng)
    before = s.copy()
    search.playout(s, search.onward(s))
    assert (game.write(s) == game.write(before)) == (horizon == 0)
