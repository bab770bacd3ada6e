"""Golden bytes: a few fixed games per case, as hashes of everything a table said. They are the same on every Python,
interpreted and compiled; any change of a rule turns them red.

If only ``view`` or ``log`` differ, what is shown has changed; if ``position``, ``record`` or ``standings`` do, a rule
has, and tables that are running need the old one: a new rules version keeps the bytes of the one before. After a
change that is meant to be, write them anew and look at the difference in version control:

    python -m tests.laws.golden --write [GAME ...]
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from klabauter.kernel.luck import Luck
from klabauter.kernel.table import Referee
from tests.laws.case import Case, bytes_of, registered, toy

FOLDER = Path(__file__).parent / "golden"
PARTS = ("log", "position", "record", "standings", "view")
GAMES = 3
EVERY = 7  # decisions between two looks at everything


class Hash(Protocol):
    def update(self, data: bytes, /) -> None: ...


def digests(case: Case) -> dict[str, str | int]:
    """Games whose moves are chosen by the project's own luck, hashed."""
    hashes = {name: hashlib.sha256() for name in PARTS}
    decisions = 0
    for number in range(GAMES):
        seed = f"golden {case.id} {number}"
        decisions += _play(Referee(case.game(), seed), Luck(seed), hashes, case.bound)
    return {"decisions": decisions, **{name: found.hexdigest() for name, found in hashes.items()}}


def _play(table: Referee, luck: Luck, hashes: Mapping[str, Hash], bound: int) -> int:
    """One game to its end; returns the number of decisions."""
    decisions = 0
    while True:
        if table.over or decisions % EVERY == 0:
            found = bytes_of(table)
            for name in sorted(found):
                if table.over or not name.startswith("log"):  # the last log has it all
                    hashes[name.split()[0]].update(found[name].encode())
        if table.over:
            return decisions
        assert table.actor is not None
        moves = table.moves()
        table.submit(table.actor, moves[luck.ticket("moves", decisions, len(moves))])
        decisions += 1
        assert decisions <= bound


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def stored(case: Case) -> dict[str, str | int]:
    """What was written down for a case; nothing if it is new."""
    path = path_of(case.info.id)
    if not path.exists():
        return {}
    found: dict[str, dict[str, str | int]] = json.loads(path.read_text("utf-8"))
    return found.get(case.id, {})


def golden(case: Case, seed: int = 0) -> int:
    """The law: what was written down is what comes out."""
    wanted, found = stored(case), digests(case)
    if not wanted:
        raise AssertionError(f"{case.id!r} has no golden bytes yet: python -m tests.laws.golden --write {case.info.id}")
    changed = [name for name in found if found[name] != wanted.get(name)]
    if changed:
        same_game = not {"log", "standings"} & set(changed)
        raise AssertionError(
            f"Law 'replay' is broken: {', '.join(changed)} of {case.id!r} are not what they were. "
            + (
                "Log and standings are as before: if a new option brought this, python -m tests.laws.golden --write "
                f"{case.info.id} writes the new bytes down (docs/adding-a-game.md)."
                if same_game
                else "If a rule was changed, it needs a new rules version; if something that is no rule: see "
                "tests/laws/golden.py"
            )
        )
    return int(found["decisions"])


def write(games: list[str]) -> None:
    every = [*toy(), *registered()]
    for game in games or sorted({case.info.id for case in every}):
        found = {case.id: digests(case) for case in every if case.info.id == game}
        path_of(game).write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        print(f"{path_of(game)}: {len(found)} games")


if __name__ == "__main__":
    if sys.argv[1:2] != ["--write"]:
        sys.exit(__doc__)
    write(sys.argv[2:])
