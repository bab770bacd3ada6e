"""The instructions that write a game's observations straight from its states, made from its declaration.

Tables of places are found by letting the parts of the layout write single values: so both ways agree.
"""

from __future__ import annotations

from typing import Any

from klabauter.kernel import declaration as d
from klabauter.kernel import kinds as k
from klabauter.kernel.cells import Arrangement
from klabauter.kernel.encoding import (
    NOWHERE,
    Bits,
    Encoder,
    Entry,
    If,
    Kinds,
    Lookup,
    Numbers,
    Ones,
    Op,
    Pending,
    Pieces,
    Program,
    SharedPieces,
    Values,
)
from klabauter.kernel.game import Game
from klabauter.lab.observe import By, Each, Fields, FromView, Layout, Part, Rows, Seats, Steps

Places = list[list[int]]  # for every viewer where each entry of a field goes to


class Written:
    """The entries of a game's states that its observations are made of, by instruction."""

    def __init__(self, game: Game[Any], declared: d.Declaration, arrangement: Arrangement) -> None:
        self.game = game
        self.seats = range(game.seats)
        self.declared = declared
        self.at = arrangement
        self.singles = [field.name for field in declared.fields.values() if d.is_single(field)]
        self.tables: dict[tuple[int, Part, bool], Lookup] = {}
        self.entries: dict[tuple[type[Op], bool], list[Entry]] = {}
        self.others: list[Op] = []

    def ops(self) -> list[Op]:
        """The instructions."""
        found: list[Op] = []
        for (op, inside), entries in self.entries.items():
            if op is Numbers:
                found.append(Numbers(entries, inside))
            elif op is Ones:
                found.append(Ones(entries, inside))
            elif op is Bits:
                found.append(Bits(entries, inside))
            elif op is Pieces:
                found.append(Pieces(entries))
            elif op is Kinds:
                found.append(Kinds(entries))
            else:
                found.append(Values(entries))
        return [*found, *self.others]

    def write(self, name: str, part: Part, start: int) -> bool:
        """Take over a part of ``known`` that follows from the declaration; False if it does not."""
        for value in self.declared.open:
            if isinstance(value, d.Field) and value.key == name:
                self.field(value, part, start)
                return True
            if isinstance(value, d.Together) and value.name == name:
                self.together(value, part, start)
                return True
        for one in self.declared.known:
            if isinstance(one, d.Partly) and self.declared.fields[one.field].key == name:
                self.field(self.declared.fields[one.field], part, start, own=True)
                if one.others:
                    self.field(self.declared.fields[one.others], part, start, own=False)
                return True
            if isinstance(one, d.Shown) and one.path == name:
                self.shown(one, part, start)
                return True
            if isinstance(one, d.Hidden) and one.path == name:
                self.hidden(one, start)
                return True
            if isinstance(one, d.Unseen) and one.path == name:
                self.unseen(one, part, start)
                return True
        return False

    def shown(self, one: d.Shown, part: Part, start: int) -> None:
        """A field; only the viewer's own, without the others' places, if it is the owner's."""
        field = self.declared.fields[one.field]
        if one.counted:
            self.add(Numbers, field, self.places(field, part)[0], start)
        elif field.known == d.OWNER:
            assert len(field.by) == 1
            places = [[0 if seat == viewer else NOWHERE for seat in self.seats] for viewer in self.seats]
            self.of(field, part, places, start)
        else:
            self.field(field, part, start)

    def hidden(self, one: d.Hidden, start: int) -> None:
        """How much of these fields of other seats the viewer does not know."""
        width = len(one.fields)
        places = [
            [NOWHERE if seat == viewer else (seat - viewer) % len(self.seats) * width for seat in self.seats]
            for viewer in self.seats
        ]
        for column, name in enumerate(one.fields):
            others = self.declared.partly[name].others
            self.add(Numbers, self.declared.fields[name], places, start + column)
            if others:
                self.add(Numbers, self.declared.fields[others], places, start + column, sign=-1)

    def unseen(self, one: d.Unseen, part: Part, start: int) -> None:
        """All pieces of these fields; of those by seat only what others have and the viewer does not know."""
        for name in one.fields:
            field = self.declared.fields[name]
            places = [[NOWHERE if field.by and seat == viewer else 0 for seat in self.seats] for viewer in self.seats]
            if not field.by:
                places = [[0] for _ in self.seats]
            self.piles(field, part, places, start, 1)
            others = self.declared.partly[name].others if name in self.declared.partly else ""
            if others:
                self.piles(self.declared.fields[others], part, places, start, -1)

    def together(self, value: d.Together, part: Part, start: int) -> None:
        """Fields under one key: as an object, if there is one, or column by column."""
        if isinstance(value, d.Group):
            assert isinstance(part, Fields)
            inside = Written(self.game, self.declared, self.at)
            for field, one in zip(value.fields, part.parts.values(), strict=True):
                inside.field(field, one, start)
                start += one.size
            first = value.fields[0]
            self.others.append(If(self.first(first), d.in_cells(first), inside.program()))
            return
        assert isinstance(part, Rows)
        assert isinstance(part.part, Fields)
        for field, one in zip(value.fields, part.part.parts.values(), strict=True):
            assert isinstance(field.kind, k.Many)
            self.row(field, field.kind.of, one, [[0] for _ in self.seats], start, 1, part.part.size, part.length)
            start += one.size

    def program(self) -> Program:
        """All instructions, to be followed one after the other."""
        return Program([(0, op) for op in self.ops()])

    # -- one field

    def field(self, field: d.Field, part: Part, start: int, own: bool | None = None) -> None:
        """A field of the state. ``own``: only what the viewer has of it, or only what others have."""
        places, inner = self.places(field, part)
        if own is not None:
            places = [
                [place if (seat == viewer) is own else NOWHERE for seat, place in enumerate(line)]
                for viewer, line in enumerate(places)
            ]
        self.of(field, inner, places, start, isinstance(part, By))

    def of(self, field: d.Field, part: Part, places: Places, start: int, absent: bool = False) -> None:
        """The entries of a field. ``absent``: nothing has no place."""
        kind = field.kind
        if d.piles_of(field):
            self.piles(field, part, places, start, 1)
        elif isinstance(kind, k.Number):
            self.add(Numbers, field, places, start, more=kind.first)
        elif isinstance(kind, k.Bits):
            one = part.part if isinstance(part, Each) else part
            self.add(Bits, field, places, start, self.lookup(kind.of, one))
        else:
            self.add(Ones, field, places, start, self.lookup(kind, part, absent))

    def piles(self, field: d.Field, part: Part, places: Places, start: int, sign: int) -> None:
        """Piles of things."""
        assert isinstance(field.kind, k.Many)
        width, length, kind = 0, k.MANY, field.kind.of
        if isinstance(field.kind, k.Row):
            assert isinstance(part, Rows)
            width, length, part = part.part.size, part.length, part.part
        if isinstance(kind, k.Many):  # several piles in a row
            places = [[place + pile * width for place in line for pile in range(length)] for line in places]
            width, length, kind = 0, k.MANY, kind.of
        self.row(field, kind, part.part if isinstance(part, Each) else part, places, start, sign, width, length)

    def row(
        self, field: d.Field, kind: k.Kind, part: Part, places: Places, start: int, sign: int, width: int, length: int
    ) -> None:
        """Piles of things of a kind, whose places are ``width`` apart."""
        if isinstance(kind, k.Number):
            self.add(Values, field, places, start, more=kind.first, width=width, length=length)
        elif field.shared:
            assert not width
            entry = Entry(self.first(field), [start] * len(self.seats), self.lookup(kind, part))
            self.others.append(SharedPieces(entry, places))
        elif field.by_kind:
            table = self.lookup(kind, part)
            low = self.at.kinds[field.name][0]
            kinds = Lookup(0, [line[low - table.low :] for line in table.lines])
            self.add(Kinds, field, places, start, kinds, sign=sign)
        else:
            self.add(Pieces, field, places, start, self.lookup(kind, part), sign=sign, width=width, length=length)

    def add(
        self,
        op: type[Op],
        field: d.Field,
        places: Places,
        start: int,
        table: Lookup | None = None,
        *,
        more: int = 0,
        sign: int = 1,
        width: int = 0,
        length: int = k.MANY,
    ) -> None:
        """The entries of a field for an instruction."""
        entries = self.entries.setdefault((op, d.in_cells(field)), [])
        first, step = self.first(field), self.step(field)
        for number in range(len(places[0])):
            where = [start + line[number] if line[number] >= 0 else NOWHERE for line in places]
            cell = first + number * step
            entries.append(Entry(cell, where, table, more=more, sign=sign, width=width, length=length))

    # -- places

    def first(self, field: d.Field) -> int:
        """Where a field begins."""
        return self.at.starts[field.name] if d.in_cells(field) else self.singles.index(field.name)

    def step(self, field: d.Field) -> int:
        """How far it is from one entry of a field to the next."""
        if field.by_kind:
            low, high = self.at.kinds[field.name]
            return high - low + 2
        return self.at.rooms[field.name] + 1 if d.piles_of(field) else 1

    def places(self, field: d.Field, part: Part) -> tuple[Places, Part]:
        """For every viewer where each entry of a field goes to, and the part for one entry."""
        if not field.by:
            return [[0] for _ in self.seats], part
        count = field.size(self.at.sizes)
        if isinstance(part, By):
            line = [place * part.part.size for place in part.places.values()]
            assert len(line) == count
            return [line for _ in self.seats], part.part
        if isinstance(part, Seats):
            return [[part.place(number, viewer) for number in range(count)] for viewer in self.seats], part.part
        assert isinstance(part, Each)
        return [[0] * count for _ in self.seats], part.part

    def lookup(self, kind: k.Kind, part: Part, absent: bool = False) -> Lookup:
        """The place that a part has for each number of a kind; ``absent``: none for nothing."""
        assert isinstance(kind, (k.Seat, k.Id))
        found = self.tables.get((id(kind), part, absent))
        if found is not None:
            return found
        none = kind.none
        names = self.game.names[kind.names] if isinstance(kind, k.Id) else ()
        low = min(0, none or 0)
        high = max(len(names) if isinstance(kind, k.Id) else part.size, (none or 0) + 1)
        lines: Places = []
        for viewer in self.seats:
            line: list[int] = []
            for number in range(low, high):
                row = [0.0] * part.size
                if number == none:
                    value: Any = kind.blank if isinstance(kind, k.Id) else None
                    if not absent:
                        part.write(value, row, 0, viewer)
                elif 0 <= number < len(names):
                    part.write(names[number], row, 0, viewer)
                elif number >= 0 and not isinstance(kind, k.Id):
                    part.write(number, row, 0, viewer)
                line.append(row.index(1.0) if any(row) else NOWHERE)
            lines.append(line)
        table = self.tables[id(kind), part, absent] = Lookup(low, lines)
        return table


def encoder(game: Game[Any], layout: Layout) -> Encoder:
    """What writes the observations of a game."""
    declared = game.declaration
    assert declared is not None
    (_, _, actor), (_, _, steps), *known = layout.parts
    assert isinstance(steps, Steps)
    ops: list[tuple[int, Op]] = [(0, Pending(game.seats, steps_places(game, steps, actor.size), steps.size // 2))]
    by_hand = game.encoders()
    s: Any = game.initial()
    written = Written(game, declared, s.at.arrangement)
    viewed: list[tuple[str, int, Part]] = []
    for name, at, part in known:
        if name in by_hand:
            ops.append((at, by_hand[name]))
        elif not written.write(name, part, at):
            viewed.append((name, at, part))
    ops += [(0, op) for op in written.ops()]
    if viewed:
        ops.append((0, FromView(game, viewed)))
    return Encoder(layout.size, len(written.singles), ops)


def steps_places(game: Game[Any], steps: Steps, start: int) -> Places:
    """For every viewer the place of each step of the game when it is the next one."""
    lines: Places = []
    for viewer in range(game.seats):
        line: list[int] = []
        for name in game.frames:
            row = [0.0] * steps.size
            steps.write([name], row, 0, viewer)
            line.append(start + row.index(1.0))
        lines.append(line)
    return lines
