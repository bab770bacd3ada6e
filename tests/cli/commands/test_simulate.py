"""``klabauter simulate``: many games of bots, summed up."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_a_simulation_tells_its_figures(run: Run) -> None:
    result = run("simulate", "jolly-und-roger", "--games", "20", "--bots", "matrose,random", "--lang", "de")
    assert result.code == 0
    assert "20 Partien in " in result.out
    assert "0 Matrose" in result.out
    assert "1 Zufall" in result.out
    assert result.err == ""


def test_a_simulation_as_json_is_the_same_for_the_same_seed(run: Run) -> None:
    arguments = ["simulate", "jolly-und-roger", "--games", "12", "--seed", "s", "--option", "mode=all", "--json"]
    one, two = (json.loads(run(*arguments).out) for _ in range(2))
    assert one.pop("seconds") >= 0
    two.pop("seconds")
    assert one == two
    assert one["games"] == 12
    assert one["options"]["mode"] == "all"
