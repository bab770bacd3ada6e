"""The levels: legal, deterministic, and a sailor better than chance."""

from __future__ import annotations

import pytest

from klabauter import Table
from klabauter.bots import Ask, Budget, level, levels, make
from klabauter.bots.errors import UnknownBot
from klabauter.games import games, info
from klabauter.lab.simulate import simulate


def ask(table: Table) -> Ask:
    assert table.actor is not None
    return Ask(table.game, table.actor, table.view(table.actor), table.moves(), [], Budget(simulations=8))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", levels())
def test_a_bot_plays_legal_moves_and_the_same_for_the_same_view_and_seed(game: str, name: str) -> None:
    table = Table(game, seed="bots")
    for _ in range(40):
        if table.actor is None:
            break
        question = ask(table)
        move = make(name, "seed").decide(question)
        assert move in question.moves
        assert make(name, "seed").decide(question) is move
        table.submit(question.seat, move)


@pytest.mark.parametrize("game", games())
def test_a_sailor_beats_chance_clearly_with_few_seats_and_many(game: str) -> None:
    for seats in info(game).seats:
        bots = ["sailor", *["random"] * (seats - 1)]
        wins = simulate(game, seats, 20, "sailor", bots=bots).data()["wins"][0]
        if wins["interval"][0] <= 1 / seats:  # where luck counts much, it takes more games to be clear
            wins = simulate(game, seats, 200, "sailor again", bots=bots).data()["wins"][0]
        assert wins["interval"][0] > 1 / seats, f"{game} with {seats}: {wins}"


def test_the_seed_of_a_bot_matters_to_the_random_one() -> None:
    table = Table("jolly-und-roger", seed="bots")
    assert len({str(make("random", f"{n}").decide(ask(table))) for n in range(20)}) > 5


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("sailor", "sailor"), ("Sailor", "sailor"), ("greedy", "sailor"), ("Matrose", "sailor"), ("RANDOM", "random"),
        ("cabin boy", "cabin-boy"), ("cabin_boy", "cabin-boy"), ("Schiffsjunge", "cabin-boy"), ("Captain", "captain"),
        ("Kapitän", "captain"), ("kapitaen", "captain"), ("Klabauter", "klabauter"),
    ],
)  # fmt: skip
def test_a_level_has_more_than_one_name(name: str, meant: str) -> None:
    assert level(name) == meant
    assert type(make(name, "x")) is type(make(meant, "x"))


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, cabin-boy, sailor, captain, klabauter"):
        make("admiral", "x")
