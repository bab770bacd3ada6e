"""What each level sees of the moves."""

from __future__ import annotations

import pytest

from klabauter import Table
from klabauter.bots import Ask, Budget, make
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.levels import noticed
from klabauter.bots.skill import skill
from klabauter.games import games, info
from klabauter.kernel.move import Move


def ask(table: Table) -> Ask:
    assert table.actor is not None
    return Ask(table.game, table.actor, table.view(table.actor), table.moves(), [], Budget(simulations=8))


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in games() for seats in {*info(game).seats}])
def test_each_level_sees_as_many_moves_as_the_file_of_the_game_says(game: str, seats: int) -> None:
    table, number = Table(game, seats=seats, seed="seen"), 0
    wanted = skill(table.game)
    chances = {"cabin-boy": wanted.cabin_boy_sees, "sailor": wanted.sailor_sees, "captain": wanted.captain_sees}
    seen = dict.fromkeys(chances, 0)
    expected = dict.fromkeys(chances, 0.0)
    moves = 0
    while (table.actor is not None and moves < 1_500) or moves < 400:
        if table.actor is None:  # a short game: another one
            number += 1
            table = Table(game, seats=seats, seed=f"seen {number}")
        question = ask(table)
        moves += len(question.moves)
        for name, chance in chances.items():
            bot = make(name, "seed")
            part = noticed(question, chance, bot.dice(question))
            assert set(part.moves) <= set(question.moves)
            if name != "captain":  # of those that he sees, he takes one that looks best
                assert bot.decide(question) is GreedyBot("seed").decide(part)
            seen[name] += len(part.moves)
            count = len(question.moves)
            expected[name] += chance * count + (1 - chance) ** count  # one of them at least
        table.submit(question.seat, question.moves[-1])
    for name in chances:
        assert seen[name] / moves == pytest.approx(expected[name] / moves, abs=0.12), name
    assert wanted.cabin_boy_sees < wanted.sailor_sees <= wanted.captain_sees


def test_a_captain_decides_among_the_moves_he_sees() -> None:
    table = Table("rum-und-ehre", seed="seen")
    question = ask(table)
    overlooked: set[Move] = set()
    for number in range(20):
        captain = make("captain", f"seed {number}")
        seen = noticed(question, skill(table.game).captain_sees, captain.dice(question)).moves
        assert captain.decide(question) in seen
        assert {thought.move for thought in captain.ponder(question)} == {*question.moves}  # asked, he tells of all
        overlooked |= {*question.moves} - {*seen}
    assert len(overlooked) > len(question.moves) / 2
