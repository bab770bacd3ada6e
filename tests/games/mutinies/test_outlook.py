"""What a player can work out from a view, for boards."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.kernel.table import Referee
from tests.games.mutinies.story import table


def outlook(at: Referee, seat: int | None = 0) -> dict[str, Any]:
    return at.game.outlook(at.view(seat))


@pytest.mark.parametrize(
    ("jewels", "rum", "best"),
    [
        ("ruby-00", 4, None),
        ("ruby-20 ruby-10 ruby-00 topaz-20", 4, ("any4", 4, 11, 5)),
        ("ruby-20 ruby-10 ruby-00", 1, ("same3", 1, 8, 2)),
        ("ruby-00 topaz-00", 4, ("any2", 0, 1, 1)),
        ("ruby-00 ruby-01 joker-02", 4, ("same3", 0, 6, 2)),
    ],
)
def test_r6_the_best_sale_within_the_rum_one_has_and_the_symbols(
    jewels: str, rum: int, best: tuple[str, int, int, int] | None
) -> None:
    at = table("muster", jewels=[jewels, "", "", ""], rum=[rum, 1, 1, 1])
    sale = outlook(at).get("sale")
    assert (None if sale is None else tuple(sale[name] for name in ("deal", "rum", "prestige", "doubloons"))) == best
    assert "sale" not in outlook(at, None)


def test_r5_1_how_likely_a_treasure_is_on_each_space_of_the_wreck() -> None:
    told = outlook(table("muster"))
    assert told["dives"] == [97, 89, 75, 56, 31]
    assert told["sizes"] == [2, 3, 4, 3, 4, 4]
    assert told["cards"] == 21
