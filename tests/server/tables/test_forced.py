"""Decisions without a choice: not asked for where everybody can know that there is none, but where only the seat does.

Whoever sees a decision made at once, where a choice was possible, would know what the seat does not hold.
"""

from __future__ import annotations

import pytest

import klabauter
from klabauter.api import beginning
from klabauter.games import make
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import Referee
from tests.server.players import Person, Server

SEATS = {"jolly-und-roger": 2, "port-royal": 2, "freibeuter": 2, "rum-und-ehre": 3, "mutinies": 3}
SECRET = {  # by game: the questions to which a seat may have one answer only, and nobody else can know that
    "freibeuter": {"turn"},
    "mutinies": {"place", "theft", "lay", "city-deal"},
}
WORLDS = 60


def choices(table: Referee, dice: Rng) -> set[str]:
    """What may be possible now, as far as a spectator can know."""
    view, game = table.view(None), table.game
    return {str([str(move) for move in game.options(game.sample(view, dice))]) for _ in range(WORLDS)}


@pytest.mark.parametrize("game", SEATS)
def test_a_secret_lack_of_choice_is_asked_and_an_open_one_is_not(server: Server, game: str) -> None:
    """A whole game: what the server decided by itself, everybody could know; what it asked was a choice or a secret."""
    anna = Person(server)
    table = anna.create(game, ["me"] * SEATS[game])
    devices = [anna.sit(table, seat=seat) for seat in range(SEATS[game])]
    devices[0].do("start")
    dice, asked = Rng(11), set()
    state = devices[0].wait(lambda state: "prompt" in state)
    while state["table"]["status"] != "over":
        device = devices[state["prompt"]["seat"]]
        device.wait(lambda mine, at=state["at"]: mine["at"] >= at and "prompt" in mine)
        asked.add(device.state["at"])
        device.play(dice.choice(device.state["prompt"]["moves"])["move"])
        state = devices[0].wait(lambda state, at=state["at"]: state["at"] > at)
    record = klabauter.Record.loads(anna.http.get(f"/api/tables/{table}/record").text)
    truth = beginning(record)
    assert asked
    for number, (seat, move) in enumerate(record.entries):
        if number in asked:
            assert truth.forced() is None
        else:
            assert choices(truth, dice) == {str([move])}
        truth.submit(seat, move)


@pytest.mark.parametrize("game", SECRET)
def test_each_question_whose_lack_of_choice_is_a_secret_is_met_and_asked(game: str) -> None:
    found: set[str] = set()
    for seed in range(200):
        if SECRET[game] <= found:
            return
        dice = Rng(seed)
        table = Referee(make(game, 2 + seed % 2), str(seed))
        while not table.over:
            moves = table.moves()
            if len(moves) == 1 and table.pending.key not in found and len(choices(table, dice)) > 1:
                assert table.forced() is None
                found.add(table.pending.key)
            seat = table.actor
            assert seat is not None
            table.submit(seat, dice.choice(moves))
    raise AssertionError(f"never met: {SECRET[game] - found}")
