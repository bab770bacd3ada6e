"""Written positions with something wrong in them: a field changed, a piece moved, a pending step put in or left out.

A mutant is a copy of a position that was really reached, changed in one to three places. Where it helps, a change takes
what stands in the same place in another position of the same game: such mutants look right at first sight.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng
from tests.laws.case import some

Json = Any
Position = dict[str, Json]
Place = tuple[Any, Any]  # a list or an object, and where in it

OTHER_TYPES: Final[tuple[Json, ...]] = (None, True, -1, 1.5, "", "nonsense", [], [[]], {}, {"a": 1})
NUMBERS: Final = (-1, 0, 1, 2, 3, 5, 8, 13, 40, 99, 10**9)


class Mutator:
    """Changes positions of one game. ``sources`` are positions that were really reached."""

    def __init__(self, game: Game[Any], sources: Sequence[Position], rng: Rng) -> None:
        self.rng = rng
        self.sources = sources
        self.texts = [json.dumps(source) for source in sources]
        self.steps = list(game.frames)
        self.kinds = [[name for name in names if name] for names in game.names.values()]

    def mutant(self) -> Position:
        """Only ``state`` and ``pending`` are changed: the rest says which game it is."""
        found: Position = json.loads(self.rng.choice(self.texts))
        for _ in range(self.rng.choice((1, 1, 1, 2, 2, 3))):
            if self.rng.random() < 0.35:
                self.pending(found)
            else:
                self.rng.choice(self.changes())(found)
        return found

    def changes(self) -> Sequence[Callable[[Position], None]]:
        often = (self.value, self.carry, self.exchange)
        return (*often, *often, self.value, self.reorder, self.borrow)

    # -- places

    def place(self, found: Position) -> Place | None:
        """A field, or something in it, however deep. Small fields are met as often as big ones."""
        here: Json = found["state"]
        if not isinstance(here, dict) or not here:
            return None
        key: Any = self.rng.choice(list(here))
        while isinstance(here[key], (list, dict)) and here[key] and self.rng.random() < 0.75:
            here = here[key]
            key = self.rng.choice(list(here)) if isinstance(here, dict) else self.rng.below(len(here))
        return here, key

    def everywhere(self, value: Json, wanted: Callable[[Json], bool], found: list[Place]) -> list[Place]:
        """All places below a value that hold what is wanted."""
        pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, inside in pairs:
            if wanted(inside):
                found.append((value, key))
            self.everywhere(inside, wanted, found)
        return found

    def lists(self, found: Position) -> list[list[Json]]:
        return [here[key] for here, key in self.everywhere(found["state"], lambda value: isinstance(value, list), [])]

    # -- changes of fields

    def value(self, found: Position) -> None:
        """Any value, by what it is."""
        place = self.place(found)
        if place is None:
            return
        here, key = place
        old = here[key]
        if self.rng.random() < 0.05:
            here[key] = self.rng.choice(OTHER_TYPES)
        elif isinstance(old, bool):
            here[key] = not old
        elif isinstance(old, int):
            here[key] = self.number(old)
        elif isinstance(old, str):
            here[key] = self.name(old)
        elif isinstance(old, list):
            self.items(old)
        elif isinstance(old, dict):
            self.members(old)
        elif old is None:
            here[key] = self.rng.choice((0, 1, self.any_name()))

    def number(self, old: int) -> int:
        return self.rng.choice((old + 1, old - 1, old + 1, old - 1, old + 2, old - 2, self.rng.choice(NUMBERS)))

    def name(self, old: str) -> str:
        """Another id, as a rule of the same kind."""
        same = [names for names in self.kinds if old in names]
        return self.rng.choice(self.rng.choice(same)) if same and self.rng.random() < 0.9 else self.any_name()

    def any_name(self) -> str:
        return "nonsense" if self.rng.random() < 0.1 else self.rng.choice(self.rng.choice(self.kinds))

    def items(self, items: list[Json]) -> None:
        """The things in a list: one more, one less, another order."""
        at = self.rng.below(len(items)) if items else 0
        match self.rng.below(6) if items else 6:
            case 0:
                items.append(json.loads(json.dumps(items[at])))
            case 1:
                del items[at]
            case 2:
                items.insert(self.rng.below(len(items) + 1), items.pop(at))
            case 3:
                self.rng.shuffle(items)
            case 4:
                items.clear()
            case 5:
                items[at] = json.loads(json.dumps(self.rng.choice(items)))
            case _:
                items.append(
                    self.rng.choice((0, 1, self.rng.choice(self.rng.choice(self.kinds)) if self.kinds else ""))
                )

    def members(self, members: dict[str, Json]) -> None:
        """The things in an object: one less, one under another name, two exchanged."""
        if not members:
            members[self.any_name()] = 0
            return
        key = self.rng.choice(list(members))
        match self.rng.below(4):
            case 0:
                del members[key]
            case 1:
                members[self.name(key)] = members.pop(key)
            case 2:
                members[self.name(key)] = json.loads(json.dumps(members[key]))
            case _:
                other = self.rng.choice(list(members))
                members[key], members[other] = members[other], members[key]

    def carry(self, found: Position) -> None:
        """A piece goes from one list to another, so that none is lost."""
        lists = self.lists(found)
        full = [items for items in lists if items and not isinstance(items[0], list)]
        if not full or len(lists) < 2:
            return
        items, there = self.rng.choice(full), self.rng.choice(lists)
        item = items.pop(self.rng.below(len(items)))
        there.insert(self.rng.below(len(there) + 1), item)

    def exchange(self, found: Position) -> None:
        """Two ids, or two numbers, or two lists, change places."""
        kind: type = self.rng.choice((str, str, str, int, list))
        places = self.everywhere(found["state"], lambda value: type(value) is kind, [])
        if kind is list:  # not one inside the other
            here = found["state"]
            places = [(here, key) for key in here if isinstance(here[key], list)] if isinstance(here, dict) else []
        if len(places) < 2:
            return
        (one, i), (two, j) = some(self.rng, places, 2)
        one[i], two[j] = two[j], one[i]

    def reorder(self, found: Position) -> None:
        """What may be kept sorted is not."""
        several = [items for items in self.lists(found) if len(items) > 1]
        if several:
            self.rng.shuffle(self.rng.choice(several))

    def borrow(self, found: Position) -> None:
        """A field as it stands in another position of the game."""
        other = self.rng.choice(self.sources)["state"]
        key = self.rng.choice(list(other))
        if isinstance(found["state"], dict):
            found["state"][key] = json.loads(json.dumps(other[key]))

    # -- pending steps

    def pending(self, found: Position) -> None:
        """A step too many, too few, of another seat, in another order, or from elsewhere in the game."""
        steps: list[Json] = found["pending"]
        other: list[Json] = list(self.rng.choice(self.sources)["pending"])
        if not steps or not other:
            found["pending"] = other
            return
        at = self.rng.below(len(steps))
        match self.rng.below(12):
            case 0 | 1:
                steps[at] = self.rng.choice(self.steps)
            case 2 | 3:
                steps[at] = self.argument(steps[at])
            case 4:
                steps.insert(at, steps[at])
            case 5:
                del steps[at]
            case 6:
                steps.insert(self.rng.below(len(steps) + 1), self.rng.choice(self.steps))
            case 7:
                self.rng.shuffle(steps)
            case 8:
                found["pending"] = other
            case 9:
                found["pending"] = other[: self.rng.below(len(other)) + 1] + steps[at:]
            case 10:
                del steps[:at]
            case _:
                steps[at] = self.rng.choice(("", "nonsense", 0, None)) if self.rng.random() < 0.1 else other[0]

    def argument(self, step: Json) -> Json:
        """The same step for another seat or with another number."""
        alike = [name for name in self.steps if re.sub(r"\d+", "#", name) == re.sub(r"\d+", "#", str(step))]
        return self.rng.choice(alike or self.steps)
