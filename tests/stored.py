"""Games stored long ago, which must be played again for ever."""

from __future__ import annotations

import json

import klabauter
from klabauter.kernel.table import Referee


def replayed(text: str) -> Referee:
    """A finished record played again; byte for byte the same, but for options that its game got later on."""
    table = klabauter.replay(text)
    assert table.over
    old, new = text.splitlines(), table.record().dumps().splitlines()
    was, now = json.loads(old[0]), json.loads(new[0])
    defaults = {option.name: option.default for option in table.game.info.options}
    later = defaults.keys() - was["options"].keys()
    assert {name: now["options"].pop(name) for name in later} == {name: defaults[name] for name in later}
    assert now == was
    assert new[1:-1] == old[1:-1]
    assert later or new == old
    return table
