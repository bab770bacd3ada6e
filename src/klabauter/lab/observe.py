"""A view as numbers, for programs that learn: always the same number in the same place.

An observation is made from a view alone, so it can hold nothing its seat does not know. It follows ``known``, the part
of a view that is enough to rebuild every world the seat holds possible, and the pending steps. Seats are turned so that
the viewer's own comes first and the one after it second: what was learned in one seat is good for all.

Batches write the same numbers straight from the state (:mod:`klabauter.lab.encoders`); a law compares the two ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import Any, final

from klabauter.kernel.compat import i16, i64, vec
from klabauter.kernel.encoding import Op, raised
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game, View

Row = MutableSequence[float]


class Part:
    """A piece of an observation: how many numbers it takes, and how a value of a view is written there."""

    size = 1

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Add the value to numbers that were 0."""
        raise NotImplementedError

    def units(self) -> list[float]:
        """What each of the numbers is divided by."""
        return [1.0] * self.size

    def __str__(self) -> str:
        """What the numbers mean, for people."""
        raise NotImplementedError


class Number(Part):
    """A number, divided so that it is usually not far from 1."""

    def __init__(self, unit: float = 1.0) -> None:
        self.unit = unit

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Add the value in units of ``unit``. None and 0 add nothing."""
        if value:
            row[at] += value / self.unit

    def units(self) -> list[float]:
        return [float(self.unit)]

    def __str__(self) -> str:
        return "number" if self.unit == 1 else f"number / {self.unit:g}"


class Name(Part):
    """One of these ids: 1 in its place; in the last place if it is none of them or hidden."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.places = {name: at for at, name in enumerate(dict.fromkeys(ids))}
        self.size = len(self.places) + 1

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Add 1 in the place of the id, or in the last place if there is none. KeyError for an unknown id."""
        if isinstance(value, list):  # an id and who knows what about it
            value = value[0]
        row[at + (self.places[value] if value else self.size - 1)] += 1

    def __str__(self) -> str:
        return f"one of {', '.join(self.places)}, none"


class Owner(Part):
    """A seat, or several: 1 for each, counted from the viewer's; crews without a seat come after the seats."""

    def __init__(self, seats: int, crews: int = 0) -> None:
        self.seats = seats
        self.size = seats + crews

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Add 1 for each seat, relative to the viewer's ``seat``. None and negative numbers add nothing."""
        for one in value if isinstance(value, list) else (value,):
            if one is not None and one >= 0:
                row[at + ((one - seat) % self.seats if one < self.seats else one)] += 1

    def __str__(self) -> str:
        return f"seats from the own one on{', other crews' if self.size > self.seats else ''}"


class Crew(Owner):
    """The owner by name: in the order of the seats, other crews last."""

    def __init__(self, seats: int, names: Sequence[str]) -> None:
        super().__init__(seats, len(names) - seats)
        self.numbers = {name: number for number, name in enumerate(names)}

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Takes the name of the crew instead of its number. KeyError for an unknown name."""
        super().write(self.numbers[value], row, at, seat)


class Each(Part):
    """A heap, whose order does not matter: all of it in the same place, so that things are counted."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = part.size

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Add every value of the heap in the same place."""
        for one in value:
            self.part.write(one, row, at, seat)

    def units(self) -> list[float]:
        return self.part.units()

    def __str__(self) -> str:
        return f"sum of: {self.part}"


class Rows(Part):
    """A list whose order matters, up to a length."""

    def __init__(self, length: int, part: Part) -> None:
        self.length = length
        self.part = part
        self.size = length * part.size

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Write the values one after the other; the rest stays 0. ValueError if there are more than ``length``."""
        if len(value) > self.length:
            raise ValueError(f"{len(value)} of at most {self.length}")
        for number, one in enumerate(value):
            self.part.write(one, row, at + number * self.part.size, seat)

    def units(self) -> list[float]:
        return self.part.units() * self.length

    def __str__(self) -> str:
        return f"{self.length} times: {self.part}"


class Seats(Part):
    """A list by seat, the viewer's own first; what belongs to crews without a seat comes after. ``each`` consecutive
    entries may belong to a seat."""

    def __init__(self, seats: int, part: Part, crews: int = 0, each: int = 1) -> None:
        self.seats = seats
        self.part = part
        self.each = each
        self.size = (seats + crews) * each * part.size

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Write each seat's entries at its distance from the viewer's ``seat``. Other crews keep their place."""
        for number, one in enumerate(value):
            self.part.write(one, row, at + self.place(number, seat), seat)

    def place(self, number: int, seat: int) -> int:
        """Where the entry with this number is written."""
        owner, which = divmod(number, self.each)
        place = (owner - seat) % self.seats if owner < self.seats else owner
        return (place * self.each + which) * self.part.size

    def units(self) -> list[float]:
        return self.part.units() * (self.size // self.part.size)

    def __str__(self) -> str:
        return f"by seat from the own one on{f', {self.each} each' if self.each > 1 else ''}: {self.part}"


class By(Part):
    """Values by id; nothing for ids that are not there."""

    def __init__(self, ids: Iterable[str], part: Part) -> None:
        self.places = {name: at for at, name in enumerate(dict.fromkeys(ids))}
        self.part = part
        self.size = len(self.places) * part.size

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Takes an object by id and writes each value in the fixed place of its id. KeyError for an unknown id."""
        for name, one in value.items():
            self.part.write(one, row, at + self.places[name] * self.part.size, seat)

    def units(self) -> list[float]:
        return self.part.units() * len(self.places)

    def __str__(self) -> str:
        return f"for each of {', '.join(self.places)}: {self.part}"


class Fields(Part):
    """A small table with named or numbered fields, or none at all."""

    def __init__(self, parts: Mapping[str | int, Part]) -> None:
        self.parts = parts
        self.size = sum([part.size for part in parts.values()])

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Write the fields one after the other. None writes nothing; KeyError if an expected field is missing."""
        if value is None:
            return
        for name, part in self.parts.items():
            part.write(value[name], row, at, seat)
            at += part.size

    def units(self) -> list[float]:
        return [unit for part in self.parts.values() for unit in part.units()]

    def __str__(self) -> str:
        return "; ".join([f"{name}: {part}" for name, part in self.parts.items()])


class Town(Rows):
    """A written layout of tiles: words between strokes."""

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Takes the text of the layout and writes its tiles in order. ValueError if there are too many."""
        super().write(value.replace("/", " ").split(), row, at, seat)


class Steps(Part):
    """Pending steps, by what they are and whose they are, the viewer's own first; the next one apart."""

    def __init__(self, game: Game[Any]) -> None:
        stems: dict[str, int] = {}
        self.steps: dict[str, tuple[int, int]] = {}
        self.seats = game.seats
        for name in game.frames:
            stem, _, number = name.rpartition(" ")
            if not stem or not number.isdecimal():
                stem, number = name, "0"
            self.steps[name] = (stems.setdefault(stem, len(stems)), int(number))
        self.stems = tuple(stems)
        self.crews = 1 + max([number for _, number in self.steps.values()])
        self.size = 2 * len(stems) * self.crews

    def write(self, value: Any, row: Row, at: int, seat: int) -> None:
        """Takes the names of the pending steps, the next one first. It has the first half, all others the second."""
        for number, name in enumerate(value):
            stem, owner = self.steps[name]
            place = (owner - seat) % self.seats if owner < self.seats else owner
            row[at + (self.size // 2 if number else 0) + stem * self.crews + place] += 1

    def __str__(self) -> str:
        return f"the next step, then all later ones: {', '.join(self.stems)}, each by seat from the own one on"


class Layout:
    """Where everything is in the observations of a game with chosen seats and options."""

    def __init__(self, game: Game[Any], known: Mapping[str, Part]) -> None:
        parts: dict[str, Part] = {"actor": Owner(game.seats), "pending": Steps(game), **known}
        self.parts: list[tuple[str, int, Part]] = []
        self.size = 0
        for name, part in parts.items():
            self.parts.append((name, self.size, part))
            self.size += part.size

    def write(self, view: View, row: Row) -> None:
        """Into numbers that are all 0."""
        seat: int = view["seat"]
        known = view["known"]
        for name, at, part in self.parts[:2]:
            part.write(view[name], row, at, seat)
        for name, at, part in self.parts[2:]:
            part.write(known[name], row, at, seat)

    def observe(self, view: View) -> list[float]:
        """The observation as a new list of ``size`` numbers. The view must be of a seat and have its ``known`` part."""
        row = [0.0] * self.size
        self.write(view, row)
        return row

    def describe(self) -> Sequence[tuple[str, int, int, str]]:
        """Name, first place, number of places and meaning of every part, in order."""
        return [(name, at, part.size, str(part)) for name, at, part in self.parts]

    def units(self) -> list[float]:
        """What the number in each place was divided by."""
        return [unit for _, _, part in self.parts for unit in part.units()]


@final
class FromView(Op):
    """Parts that are read from the view, for batches: correct for every game, but slow."""

    def __init__(self, game: Game[Any], parts: list[tuple[str, int, Part]]) -> None:
        self.game = game
        self.parts = parts
        self.inner = [(part.units(), [0.0] * part.size) for _, _, part in parts]

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        known = self.game.known(s, viewer)
        for (name, at, part), (units, found) in zip(self.parts, self.inner, strict=True):
            part.write(known[name], found, 0, viewer)
            for number in range(part.size):
                if found[number]:
                    raised(row, to + at + number, round(found[number] * units[number]))
                    found[number] = 0.0
