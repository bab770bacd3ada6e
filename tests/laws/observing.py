"""The law of observations: written straight from the state, they are what the view gives, for every seat."""

from __future__ import annotations

from klabauter.kernel.compat import i16, vec
from klabauter.lab.encoders import encoder
from klabauter.lab.layouts import layout
from tests.laws.case import Case, Walk, whose

MARGIN = 3  # places before and behind a row, which must stay as they are
MARK = -7


def observations(case: Case, seed: int) -> int:
    """What a seat sees as numbers follows from its view alone, and moves have their numbers."""
    walk = Walk("observations", case, seed)
    game = walk.game
    if [move.number for move in game.lexicon.table] != list(range(len(game.lexicon.moves))):
        walk.fail("moves do not have their numbers")
    where = layout(game)
    writer = encoder(game, where)
    units = where.units()
    compared = 0
    for s in walk.settled():
        if walk.over(s) or not walk.looks():
            continue
        for seat in range(game.seats):
            row = vec[i16]([MARK] * MARGIN + [0] * where.size + [MARK] * MARGIN)
            writer.write(s, seat, row, MARGIN)
            found = [int(row[MARGIN + place]) / units[place] for place in range(where.size)]
            wanted = where.observe(game.view(s, seat))
            for name, at, size, _ in where.describe():
                part = slice(at, at + size)
                if any([abs(one - two) > 1e-9 for one, two in zip(found[part], wanted[part], strict=True)]):
                    walk.fail(f"{whose(seat)} observes {name} as {found[part]}, its view gives {wanted[part]}")
            if [row[at] for at in (*range(MARGIN), *range(len(row) - MARGIN, len(row)))] != [MARK] * 2 * MARGIN:
                walk.fail("an observation writes beyond its row")
            compared += 1
    return compared
