"""What of a view has to be worked out."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.move import Names
from tests.laws.toy import state
from tests.laws.toy.components import Components
from tests.laws.toy.state import ToyState


def public(s: ToyState, f: Components, names: Names) -> dict[str, Any]:
    return state.public(s, names, bank=f.coins * s.at.seats - sum(s.coins))
