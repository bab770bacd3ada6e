"""The table: submitting, refusing, undoing, previewing, forgetting nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from klabauter import Table, replay
from klabauter.kernel.errors import BadLuck, BadSeat, BadSeats, IllegalMove, KlabauterError, UnknownGame
from klabauter.kernel.table import Referee


def fresh(seed: str = "table") -> Table:
    return Table("jolly-und-roger", seed=seed, options={"start": 0})


def test_without_a_seed_every_table_has_its_own() -> None:
    assert Table("jolly-und-roger").seed != Table("jolly-und-roger").seed


def test_a_refused_move_says_what_why_and_what_is_possible_and_changes_nothing() -> None:
    table = fresh()
    before = table.record().dumps(), table.log(0)
    with pytest.raises(IllegalMove) as caught:
        table.submit(0, "tortuga")
    assert caught.value.rule == "3.3"
    assert caught.value.reason == "split-first"
    assert "split 1|2345" in str(caught.value)
    assert "and 3 more" in str(caught.value)
    assert (table.record().dumps(), table.log(0)) == before


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (1, "split 1|2345", "not-your-turn"),
        (5, "split 1|2345", "no-such-seat"),
        (-1, "x", "no-such-seat"),
        (0, "hello", "not-a-move"),
    ],
)
def test_foreign_seats_and_nonsense(seat: int, text: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        fresh().submit(seat, text)
    assert caught.value.reason == reason


def test_undo_step_by_step_and_the_log_keeps_it() -> None:
    table = fresh()
    before = table.position()
    table.submit(0, "split 12|345")
    table.undo(0)
    assert table.position() == before
    assert [event["number"] for event in table.log(1)] == list(range(len(table.log(1))))
    assert table.log(1)[-1]["line"] == "undone"
    assert table.log(1)[-1]["values"] == {"seat": 0, "event": 2}
    assert table.record().entries == [(0, "split 12|345"), (0, "undo")]
    table.submit(0, "split 1|2345")
    table.submit(1, "take set-1")
    table.submit(1, table.moves()[0])
    assert refusal(table, 0) == ("undo-after-other", "3.5")
    assert table.why_no_undo(1) is None


def refusal(table: Table, seat: int) -> tuple[str, str]:
    found = table.why_no_undo(seat)
    assert found is not None
    with pytest.raises(IllegalMove) as caught:
        table.undo(seat)
    assert caught.value.reason == found.reason
    return found.reason, found.rule


def test_undo_several_moves_back_to_back() -> None:
    table = fresh()
    table.submit(0, "split 12|345")
    table.submit(1, "take set-1")
    start = table.position()
    table.submit(1, table.moves()[0])
    table.submit(1, table.moves()[0])
    table.undo(1)
    table.undo(1)
    assert table.position() == start
    table.undo(1)
    assert refusal(table, 1) == ("undo-nothing", "3.4")
    assert table.why_no_undo(0) is None


def test_undo_never_reaches_behind_luck() -> None:
    table = fresh()
    table.submit(0, "split 1234|5")
    table.submit(1, "take set-1")
    while table.pending.key == "play":
        table.submit(table.actor or 0, table.moves()[0])
    assert refusal(table, 0) == ("undo-after-luck", "3.2")
    assert refusal(table, 1)[0] == "undo-nothing"


def test_who_decides_after_a_move_as_far_as_its_seat_can_foresee() -> None:
    table = fresh()
    assert table.followers(table.moves()) == [1] * len(table.moves())  # who splits does not choose
    table.submit(0, "split 1234|5")
    table.submit(1, "take set-1")
    last = 1
    while table.followers(table.moves()[:1]) != [None]:
        last = table.followers(table.moves()[:1])[0] or 0
        table.submit(table.actor or 0, table.moves()[0])
        assert table.actor == last
    table.submit(last, table.moves()[0])
    assert table.pending.key == "split"  # new cards came first, and they are luck


def test_a_preview_tells_the_events_up_to_the_next_luck_and_changes_nothing() -> None:
    table = fresh()
    table.submit(0, "split 12|345")
    before = table.position()
    found = table.preview(table.moves()[0])
    assert [event["line"] for event in found] == ["taken"]
    assert table.position() == before
    assert table.cost(table.moves()[0]) == {}


def test_scripted_luck_then_a_seed() -> None:
    table = Table("jolly-und-roger", seed="then", luck=["start seat-1", "draw kraken", "draw kraken", "draw kraken"])
    assert table.actor == 1
    assert table.view(0)["public"]["offer"].count("kraken") == 3


def test_when_scripted_luck_runs_out_nothing_has_changed() -> None:
    luck = ["start seat-0", *["draw green-1"] * 4, "draw red-1"]
    table = Table("jolly-und-roger", luck=luck)
    table.submit(0, "split 5")
    table.submit(1, "take set-1")
    while len(table.view(0)["public"]["hands"][0]) or len(table.view(0)["public"]["hands"][1]) > 1:
        if table.view(0)["public"]["hands"] == [["red-1"], []]:
            break
        table.submit(table.actor or 0, table.moves()[0])
    before = table.record().dumps(), table.log(None)
    with pytest.raises(BadLuck, match="luck ended before"):
        table.submit(0, "lay red-1 ship-red")
    assert (table.record().dumps(), table.log(None)) == before


def test_errors_carry_a_key_and_values_for_the_word_files() -> None:
    with pytest.raises(KlabauterError) as caught:
        Table("chess")
    assert caught.value.key == "unknown-game"
    assert caught.value.values["name"] == "chess"
    assert "jolly-und-roger" in str(caught.value.values["known"])


def test_a_game_is_told_what_was_meant_and_a_table_which_seats_there_are() -> None:
    with pytest.raises(UnknownGame, match="Did you mean freibeuter"):
        Table("freibuter")
    table = fresh()
    for seat in (-1, 2, 9):
        for ask in (table.view, table.log):
            with pytest.raises(BadSeat, match=f"no seat {seat}. Its 2 seats are whole numbers, counted from 0"):
                ask(seat)


def deeds(table: Table, seat: Any) -> list[Callable[[], object]]:
    """What only a seat can do or be refused."""
    return [
        lambda: table.submit(seat, "split 12|345"),
        lambda: table.why_not(seat, "split 12|345"),
        lambda: table.undo(seat),
        lambda: table.why_no_undo(seat),
    ]


@pytest.mark.parametrize("seat", ["0", 1.0, "Anne", [0]])
def test_a_seat_that_is_no_whole_number_is_refused_as_such(seat: Any) -> None:
    table = fresh()
    for ask in (lambda: table.view(seat), lambda: table.log(seat), *deeds(table, seat)):
        with pytest.raises(BadSeat, match=f"no seat {re.escape(repr(seat))}. Its 2 seats are whole numbers"):
            ask()
    with pytest.raises(BadSeats, match=f"not with {re.escape(repr(seat))}, which is not a whole number"):
        Table("jolly-und-roger", seats=seat)


def test_a_spectator_does_nothing() -> None:
    table = fresh()
    for ask in deeds(table, None):
        with pytest.raises(BadSeat, match=r"^None is a spectator, who cannot do this. The 2 seats"):
            ask()


def test_who_has_chosen_no_part_yet_is_not_refused() -> None:
    assert fresh().why_not(0, []) is None


def test_a_seat_may_be_any_kind_of_whole_number() -> None:
    class Second:
        def __index__(self) -> int:
            return 1

    table = fresh()
    assert table.view(Second()) == table.view(1)
    table.submit(False, "split 12|345")
    table.submit(Second(), "take set-2")
    assert [seat for seat, _ in table.record().entries] == [0, 1]
    assert '[0,"split' in table.record().dumps()


def test_the_state_a_table_hands_out_is_a_copy() -> None:
    table = fresh()
    state = table.state()
    table.game.apply(state, table.moves()[0])
    assert table.actor == 0


def test_a_seat_that_does_not_decide_is_not_told_what_the_other_could_do() -> None:
    table = fresh()
    with pytest.raises(IllegalMove) as caught:
        table.submit(1, "split 12|345")
    assert str(caught.value) == ("“split 12|345” is not possible. Seat 0 decides now. (§ 3.3)")
    with pytest.raises(IllegalMove, match=r"There is nothing to undo\. \(§ 3\.3\)$"):
        table.undo(1)


def test_a_refusal_reads_as_a_sentence() -> None:
    table = fresh()
    with pytest.raises(
        IllegalMove,
        match=r"^“hire” is not possible\. “hire” is not a move of this game\. \(§ 3\.3\) Possible: ",
    ):
        table.submit(0, "hire")
    table.submit(0, "split 12|345")
    table.submit(1, "take set-2")
    with pytest.raises(IllegalMove, match=r"Not in set: card green-1\. \(§ 3\.5\) Possible: "):
        table.submit(1, "board green-1 ship-green")


def test_a_notebook_shows_what_things_are() -> None:
    table = fresh()
    assert repr(table) == "<table of jolly-und-roger, seats: 2, moves: 0, to move: seat 0 (split)>"
    table.submit(0, "split 12|345")
    assert repr(table) == "<table of jolly-und-roger, seats: 2, moves: 1, to move: seat 1 (take)>"
    assert repr(table.why_not(1, "tortuga")) == "<refused by paragraph 3.4: choose-first>"
    wrong: list[Any] = [3, None, "nothing", {}, 0]
    for nothing in wrong:
        found = table.why_not(1, nothing)
        assert repr(found) == f"<not possible, now at paragraph {table.pending.rule}: not-a-move>"
    assert repr(table.record()) == "<record of jolly-und-roger, seats: 2, moves: 1>"
    assert repr(table.game) == "<game of jolly-und-roger, seats: 2>"
    while not table.over:
        table.submit(table.pending.seat, table.moves()[0])
    assert repr(table).endswith(", over>")


def test_a_seed_may_be_a_number() -> None:
    assert Table("jolly-und-roger", seed=7).position() == Table("jolly-und-roger", seed="7").position()
    assert Table("jolly-und-roger", seed=7).record().header["seed"] == "7"


def test_scripted_luck_that_has_not_happened_is_told() -> None:
    luck = ["start seat-1", *["draw green-1"] * 4, "draw red-1", "draw kraken"]
    assert Table("jolly-und-roger", luck=luck).unused_luck == ["draw kraken"]
    assert Table("jolly-und-roger", luck=luck[:6]).unused_luck == []
    assert fresh().unused_luck == []


def everything(table: Referee) -> object:
    found = [(table.view(seat), table.log(seat)) for seat in (0, 1, None)]
    return table.record().dumps(), table.position(), found, table.unused_luck


def played(table: Referee, moves: int) -> Referee:
    """The last of the moves each time, so that cards are dealt soon."""
    for _ in range(moves):
        if not table.over:
            table.submit(table.pending.seat, table.moves()[-1])
    return table


def test_a_fork_is_the_same_table_and_goes_its_own_way() -> None:
    table = played(fresh(), 9)
    table.meta["names"] = ["Anne", "Ben"]
    before = everything(table)
    fork = table.fork()
    assert everything(fork) == before
    fork.meta["names"][0] = "Clara"
    played(fork, 9)
    assert everything(table) == before
    assert replay(fork.record()).position() == fork.position()


def test_a_fork_has_the_luck_that_the_table_will_have() -> None:
    table = played(fresh(), 5)
    fork = played(table.fork(), 300)
    assert fork.over
    played(table, 300)
    assert fork.record().dumps() == table.record().dumps()
    assert fork.log(None) == table.log(None)


def test_a_fork_with_a_seed_has_other_luck_from_there_on() -> None:
    table = played(fresh(), 5)
    one, two = played(table.fork("another"), 300), played(table.fork(7), 300)
    assert one.log(None)[: len(table.log(None))] == table.log(None)
    assert len({one.record().digest, two.record().digest, played(table, 300).record().digest}) == 3
    assert two.seed == "7"
    for fork in (one, two):
        assert everything(replay(fork.record())) == everything(fork)


def test_a_fork_may_take_back_what_the_table_may() -> None:
    table = fresh()
    table.submit(0, "split 12|345")
    fork = table.fork()
    fork.undo(0)
    assert fork.log(None)[-1]["line"] == "undone"
    assert table.record().entries == [(0, "split 12|345")]
    table.undo(0)
    assert everything(table) == everything(fork)


def test_a_fork_of_scripted_luck_and_of_a_position() -> None:
    luck = ["start seat-0", *["draw green-1"] * 4, "draw red-1", "draw kraken"]
    table = Table("jolly-und-roger", luck=luck)
    assert table.fork().unused_luck == ["draw kraken"]
    assert table.fork("seed").unused_luck == []
    begun = Table.from_position("jolly-und-roger", played(fresh(), 9).position(), seed="on")
    fork = played(begun.fork("other"), 300)
    assert everything(replay(fork.record())) == everything(fork)
