"""The truth of one moment of 21 Mutinies.

Tiles, cards, spaces and actions are the numbers of ``figures``. Hands of tiles and cards are sorted. With two players
the henchman is one more figure: its place is the last in ``place``.
"""

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame, State


class MutinyState(State):
    __slots__ = (
        "action",
        "bonus",
        "calm",
        "card",
        "cards",
        "cause",
        "closed",
        "deal",
        "dice",
        "display",
        "doubloons",
        "free",
        "fresh",
        "fronts",
        "gone",
        "gone_cards",
        "hands",
        "jewel_stack",
        "jewels",
        "laid",
        "last",
        "marker",
        "muted",
        "order",
        "pile",
        "place",
        "prestige",
        "round",
        "rum",
        "shown",
        "supply",
        "treasure_stack",
        "treasures",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        round: int,
        last: int,
        calm: int,
        action: int,
        marker: int,
        closed: int,
        free: int,
        supply: int,
        pile: int,
        card: int,
        deal: int,
        fresh: tuple[int, ...],
        dice: tuple[int, ...],
        laid: tuple[int, ...],
        gone: tuple[int, ...],
        gone_cards: tuple[int, ...],
        order: list[int],
        place: list[int],
        rum: list[int],
        doubloons: list[int],
        prestige: list[int],
        bonus: list[int],
        muted: list[int],
        display: list[int],
        jewel_stack: list[int],
        treasure_stack: list[int],
        cards: list[int],
        jewels: list[tuple[int, ...]],
        shown: list[tuple[int, ...]],
        treasures: list[tuple[int, ...]],
        hands: list[tuple[int, ...]],
        fronts: list[tuple[int, ...]],
        cause: int,
    ) -> None:
        self.stack = stack
        self.round = round  # counted from 1; 0 before the first
        self.last = last  # the number of the last round, 0 while nobody knows it
        self.calm = calm  # the number of the round without mutiny
        self.action = action  # the captain's, or NOWHERE
        self.marker = marker  # the action under the pirate marker, or NOWHERE
        self.closed = closed  # a bit per action: closed until the next mutiny
        self.free = free  # a bit per figure: nothing to pay, as it was placed with All Aboard or has paid
        self.supply = supply  # rum in the tavern
        self.pile = pile  # cards in the mutiny pile, the Last Mutiny among them
        self.card = card  # the mandatory card drawn and not yet decided on, or NOWHERE
        self.deal = deal  # what is being sold, or NOWHERE
        self.fresh = fresh  # tiles drawn blind that are still being looked at, the latest last
        self.dice = dice  # rolled and not yet read
        self.laid = laid  # tiles of the sale going on; sorted
        self.gone = gone  # tiles out of the game, all seen; sorted
        self.gone_cards = gone_cards  # cards out of the game, all seen; sorted
        self.order = order  # seats, captain first
        self.place = place  # a space per figure, or NOWHERE
        self.rum = rum
        self.doubloons = doubloons
        self.prestige = prestige
        self.bonus = bonus  # per seat: a bit per bonus of the track it has had
        self.muted = muted  # per seat: 0 is asked, 1 not in this round, 2 not until something new comes
        self.display = display  # tiles on the routes, or NOWHERE
        self.jewel_stack = jewel_stack  # unseen; sorted
        self.treasure_stack = treasure_stack  # unseen; sorted
        self.cards = cards  # unseen: pile without the Last Mutiny, and box; sorted
        self.jewels = jewels
        self.shown = shown  # the jewels of each seat that everybody could follow; sorted
        self.treasures = treasures
        self.hands = hands
        self.fronts = fronts  # mutiny cards lying openly before each seat; sorted
        self.cause = cause  # why ``last`` is the last round, as in ``hold``; 0 while nobody knows it

    def fields(self) -> tuple[str, ...]:
        return (
            "stack", "round", "last", "calm", "action", "marker", "closed", "free", "supply", "pile", "card", "deal",
            "fresh", "dice", "laid", "gone", "gone_cards", "order", "place", "rum", "doubloons", "prestige", "bonus",
            "muted", "display", "jewel_stack", "treasure_stack", "cards", "jewels", "shown", "treasures", "hands",
            "fronts", "cause",
        )  # fmt: skip

    def unwritten(self) -> tuple[str, ...]:
        return ("cause",)

    def copy(self) -> MutinyState:
        return MutinyState(
            self.stack[:], self.round, self.last, self.calm, self.action, self.marker, self.closed, self.free,
            self.supply, self.pile, self.card, self.deal, self.fresh, self.dice, self.laid, self.gone, self.gone_cards,
            self.order[:], self.place[:], self.rum[:], self.doubloons[:], self.prestige[:], self.bonus[:],
            self.muted[:], self.display[:], self.jewel_stack[:], self.treasure_stack[:], self.cards[:],
            self.jewels[:], self.shown[:], self.treasures[:], self.hands[:], self.fronts[:], self.cause,
        )  # fmt: skip
