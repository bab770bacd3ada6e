"""The moves of Jolly & Roger, made once.

``start seat-0`` · ``draw green-3`` · ``split 12|345`` · ``take set-1`` · ``lay green-3 ship-green`` ·
``parrot kraken ship-red`` · ``board red-4 ship-red`` · ``kraken ship-blue`` · ``tortuga``
"""

from __future__ import annotations

import re
from typing import Final

from klabauter.games.jolly_und_roger.components import OFFER, SHIPS, Components
from klabauter.kernel.compat import vec
from klabauter.kernel.move import Lexicon, Move, Verb

START: Final = Verb("start", "starter")
DRAW: Final = Verb("draw", "card")
SPLIT: Final = Verb("split", "split")
TAKE: Final = Verb("take", "set")
LAY: Final = Verb("lay", "card", "ship")
PARROT_AT: Final = Verb("parrot", "card", "ship")
BOARD: Final = Verb("board", "card", "ship")
KRAKEN: Final = Verb("kraken", "ship")
TORTUGA: Final = Verb("tortuga")

_SPLIT: Final = re.compile(r"split ([1-5]*) ?\|? ?([1-5]*)")


def offer_parts(mask: int) -> tuple[str, ...]:
    return tuple([f"offer-{i + 1}" for i in range(OFFER) if mask >> i & 1])


class Moves:
    """Every conceivable move, by what it does."""

    def __init__(self, lexicon: Lexicon, components: Components) -> None:
        cards = range(len(components.cards))
        self.starts = [lexicon.add(START, seat) for seat in range(2)]
        self.draws = [lexicon.add(DRAW, card) for card in cards]
        self.splits = vec[Move](
            [lexicon.add(SPLIT, mask, parts=offer_parts(mask)) for mask in range(1, 1 << OFFER - 1)]
        )
        self.takes = vec[Move]([lexicon.add(TAKE, 0), lexicon.add(TAKE, 1)])
        victims = [("kraken", f"enemy-{name}") for name in lexicon.names["ship"]]
        self.krakens = vec[Move]([lexicon.add(KRAKEN, ship, parts=victims[ship]) for ship in range(SHIPS)])
        self.tortuga = lexicon.add(TORTUGA, parts=("tortuga",))
        lays = [[lexicon.add(LAY, card, ship) for ship in range(SHIPS)] for card in cards]
        parrots = [
            [
                lexicon.add(
                    PARROT_AT, card, ship, parts=(components.cards[card], lexicon.names["ship"][ship], "parrot")
                )
                for ship in range(SHIPS)
            ]
            for card in cards
        ]
        # 5.1: the ship of its colour first, so that this is the one a refusal speaks of
        for card in range(components.kraken):
            lexicon.add(BOARD, card, components.colour[card], parts=(components.cards[card], "chest"))
        self.boards = [
            [lexicon.add(BOARD, card, ship, parts=(components.cards[card], "chest")) for ship in range(SHIPS)]
            for card in cards
        ]
        own = [self.boards[card][components.colour[card]] for card in range(components.kraken)]
        self.own_boards = vec[Move](own)  # 5.1
        # 4.1, 4.2, 6.2: where a card may always lie, openly or as a parrot
        self.laying: list[vec[Move]] = []
        for card in cards:
            if card < components.kraken:
                openly = [lays[card][components.colour[card]]]
            else:
                openly = lays[card] if card == components.skeleton else []
            self.laying.append(vec[Move](openly + parrots[card]))


def canonical_split(text: str) -> str | None:
    """The canonical notation for any way to write a split: 'split 5', 'split 345|12', 'split 21'. None for
    any other text."""
    written = _SPLIT.fullmatch(" ".join(text.lower().split()))
    if written is None:
        return None
    first, second = set(written[1]), set(written[2])
    every = {str(i + 1) for i in range(OFFER)}
    if len(written[1]) + len(written[2]) != len(first | second) or (second and first | second != every):
        return None
    if str(OFFER) in first:
        first = every - first
    return f"split {''.join(sorted(first))}|{''.join(sorted(every - first))}"
