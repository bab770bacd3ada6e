"""Numbers as a language writes them."""

from __future__ import annotations

import pytest

from klabauter.cli.numbers import duration
from klabauter.words import Words


@pytest.mark.parametrize(
    ("seconds", "english", "german"),
    [
        (0.00009, "0.09 ms", "0,09 ms"), (0.00093, "0.93 ms", "0,93 ms"), (0.0026, "2.6 ms", "2,6 ms"),
        (0.08, "80 ms", "80 ms"), (0.1, "100 ms", "100 ms"), (0.168, "168 ms", "168 ms"), (1.5, "1.5 s", "1,5 s"),
        (20, "20 s", "20 s"),
    ],
)  # fmt: skip
def test_a_duration_keeps_its_zeros(seconds: float, english: str, german: str) -> None:
    assert duration(seconds, Words("en")) == english
    assert duration(seconds, Words("de")) == german
