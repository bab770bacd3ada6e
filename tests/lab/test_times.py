"""How long decisions took."""

from __future__ import annotations

import pytest

from klabauter.lab.times import measured, together


def test_times_keep_their_quantiles() -> None:
    spent = [number / 1000 for number in range(1, 1001)]
    found = measured(spent)
    assert found.decisions == 1000
    assert found.longest == 1.0
    assert found.quantile(0.5) == pytest.approx(0.5, rel=0.06)
    assert found.quantile(0.95) == pytest.approx(0.95, rel=0.06)
    assert measured([0.1, 0.1]).quantile(0.5) <= 0.1
    assert together([measured(spent[::2]), measured(spent[1::2])]) == found
    assert type(found).read(found.data()) == found


def test_no_time_is_no_time() -> None:
    assert measured([]).quantile(0.5) == 0.0
    assert measured([0.0]).decisions == 1
