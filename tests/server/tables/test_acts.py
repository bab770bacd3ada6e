"""Every kind of act is stored as a row and read again; a table folds each of them."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from klabauter.server.tables import acts
from klabauter.server.tables.acts import AnyAct, Entry, Made

MADE = Made("port-royal", 1, 2, {"start": 0}, {}, "f" * 64, "anna", "link", "none", True, True, hints=True)
EXAMPLES: list[AnyAct] = [
    acts.Create(MADE), acts.Sit(1, "anna"), acts.SetBot(0, "sailor"), acts.SetBot(0, ""), acts.Rise(1), acts.Remove(1),
    acts.InviteAgain(), acts.AddSeat(), acts.RemoveSeat(), acts.SetHost("ben"), acts.SetAccess("open"),
    acts.Pledge(0, "a" * 64), acts.Start(), acts.Publish(), acts.Open(0, "b" * 64), acts.Repeat(), acts.Deal(),
    acts.Move(1, "take set-1"), acts.StandIn(0), acts.Return(0), acts.Resign(1), acts.AgreeToEnd(0, True),
    acts.AgreeToEnd(0, False), acts.AskForLink(1, "anna"), acts.PermitLink(1, "ben"), acts.RefuseLink(1, "ben"),
    acts.GiveLink(1), acts.End("agreed"), acts.Rematch("table"),
]  # fmt: skip
# As version 0.1 and every later one has stored them.
STORED = {
    ("sit", 1, "anna"): acts.Sit(1, "anna"),
    ("bot", 0, ""): acts.SetBot(0, ""),
    ("host", None, "ben"): acts.SetHost("ben"),
    ("move", 1, "undo"): acts.Move(1, "undo"),
    ("away", 0, ""): acts.StandIn(0),
    ("agree", 0, "no"): acts.AgreeToEnd(0, False),
    ("end", None, "played"): acts.End("played"),
}


def test_every_act_is_the_same_after_it_was_stored() -> None:
    assert {type(act) for act in EXAMPLES} == set(get_args(AnyAct))
    for number, act in enumerate(EXAMPLES):
        row = Entry(act, 12, 34).row("table", number)
        assert (row.game_table, row.number, row.at, row.uptime) == ("table", number, 12, 34)
        assert acts.read(row.kind, row.seat, row.text) == act


def test_no_two_acts_are_stored_under_one_kind() -> None:
    kinds = [act.kind for act in get_args(AnyAct)]
    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize("row", STORED, ids=str)
def test_rows_of_older_versions_are_read(row: tuple[str, int | None, str]) -> None:
    assert acts.read(*row) == STORED[row]


@pytest.mark.parametrize(
    "row", [("dance", None, ""), ("end", None, "tired"), ("create", None, "{}"), ("sit", None, "anna")], ids=str
)
def test_a_row_that_is_no_act_is_not_read(row: tuple[str, int | None, str]) -> None:
    with pytest.raises((KeyError, TypeError, msgspec.ValidationError)):
        acts.read(*row)
