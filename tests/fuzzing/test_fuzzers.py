"""A small part of each fuzzer; ``python3 dev.py fuzz`` runs them for longer, with those of server and positions."""

from __future__ import annotations

from types import ModuleType
from typing import NoReturn

import pytest

from tests.fuzzing import command_line, records, values

CASES = {records: 1_000, values: 500, command_line: 60}


def ids(fuzzer: ModuleType) -> str:
    return fuzzer.__name__.rpartition(".")[2]


@pytest.mark.parametrize("fuzzer", CASES, ids=ids)
def test_it_finds_nothing(fuzzer: ModuleType) -> None:
    done = fuzzer.fuzz(CASES[fuzzer])
    assert done.findings == []
    assert 0 < done.refused < done.cases == CASES[fuzzer]


@pytest.mark.parametrize(("fuzzer", "what"), [(records, "replay"), (values, "make"), (command_line, "main")])
def test_it_can_find_something(fuzzer: ModuleType, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> NoReturn:
        raise KeyError("broken")

    monkeypatch.setattr(fuzzer, what, broken)
    found = fuzzer.fuzz(3).findings
    assert found
    assert found[0].startswith("KeyError in ")
