"""One bot measured against others: same luck from every seat, nobody credited with a stand-in's wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from klabauter.bots import Ask, Bot
from klabauter.bots.bot import RandomBot
from klabauter.bots.errors import BadProgram, UnknownBot
from klabauter.kernel.move import Move
from klabauter.lab.duel import compare
from klabauter.lab.simulate import simulate
from tests.bots.programs import PYTHON_MATE, Rogue

GAME = "jolly-und-roger"


class First(Bot):
    """Plays the first move."""

    def decide(self, ask: Ask) -> Move:
        return ask.moves[0]


def test_a_bot_against_itself_gets_exactly_the_fair_share() -> None:
    """The same luck from every seat: whatever a deal gives one seat, it takes from another."""
    for seats in (2, 3):
        found = compare(First, First, "freibeuter", seats=seats, deals=3, seed=1)
        assert found.shares == pytest.approx([1 / seats] * 3)


def test_levels_classes_and_functions_can_be_compared() -> None:
    better = compare("Sailor", First, GAME, deals=12, seed="duel")
    assert (better.one, better.others) == ("sailor", "First")
    assert better.interval[0] > 0.5 > 1 - better.share
    worse = compare(lambda seed: First(seed), "sailor", GAME, deals=12, seed="duel")
    assert worse.interval[1] < 0.5
    assert worse.failed == (0, 0)
    assert compare("sailor", First, GAME, deals=12, seed="duel") == better


def test_a_program_is_measured_by_what_it_played_itself(tmp_path: Path) -> None:
    mate = compare(f"program:{PYTHON_MATE}", "random", GAME, deals=1)
    assert (mate.failed, mate.failures()) == ((0, 0), [])
    rogue = Rogue(tmp_path, "sys.exit(3)")
    failing = compare(f"program:{rogue.command}", "random", GAME, deals=2)
    assert (failing.share, failing.failed) == (0.0, (4, 0))
    (why,) = failing.failures()
    assert (why["seat"], why["games"], why["why"]) == (0, 4, "it ended with exit code 3")
    other = compare(RandomBot, f"program:{rogue.command}", GAME, deals=1)
    assert (other.share, other.failed) == (1.0, (0, 2))
    rogue.gone()


def test_where_every_game_failed_nothing_is_measured(tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "sys.exit(3)")
    failing = compare(f"program:{rogue.command}", "random", GAME, deals=1)
    data = failing.data()
    assert (data["share"], data["interval"], data["by-seat"]) == (None, None, None)
    assert data["failed"] == (2, 0)
    assert repr(failing).endswith(" 1 deals: nothing measured>")


def test_without_a_seed_luck_is_drawn_anew() -> None:
    assert len({compare(First, First, GAME, deals=1, seed=None).seed for _ in range(2)}) == 2
    assert len({simulate(GAME, games=1, seed=None).seed for _ in range(2)}) == 2


def test_what_cannot_be_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        compare("hal", "sailor", GAME)
    with pytest.raises(BadProgram):
        compare("sailor", "program:no-such-program-anywhere", GAME)


def test_a_simulation_takes_what_the_command_line_takes() -> None:
    default = simulate(GAME, games=3)
    assert (default.seats, default.bots, default.seed) == (2, ("random", "random"), "klabauter")
    assert simulate(GAME, games=2, bots="sailor", seed=7).bots == ("sailor", "sailor")
    several = simulate("freibeuter", games=1, bots="random, 2*sailor", seed=7)
    assert (several.seats, several.bots, several.seed) == (3, ("random", "sailor", "sailor"), "7")
    assert several.played == simulate("freibeuter", games=1, bots=["random", "sailor", "sailor"], seed="7").played
