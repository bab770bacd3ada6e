"""The truth of one moment of Port Royal unterwegs.

A coin is a card face down that nobody has seen, so the state does not know which card it is, either: the cards of the
pile and the coins that came from it are one heap, ``unseen``. When the pile has run out, coins that are still in purses
stay a heap of their own, a *batch*; the discards are the new pile. So every chance is exact (8.2).
"""

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame, State

NO_CARD = -1


class PortState(State):
    __slots__ = (
        "active",
        "batch_coins",
        "batches",
        "colours",
        "deck",
        "discard",
        "discovered",
        "dry",
        "harbour",
        "idle",
        "influence",
        "patrons",
        "people",
        "picks",
        "purse",
        "sabres",
        "ships",
        "shown",
        "spent",
        "starter",
        "taken",
        "turn",
        "unseen",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        starter: int,
        active: int,
        turn: int,
        picks: int,
        taken: int,
        idle: int,
        dry: int,
        discovered: int,
        shown: int,
        spent: int,
        harbour: tuple[int, ...],
        colours: int,
        deck: int,
        unseen: list[int],
        discard: list[int],
        purse: list[int],
        batches: list[tuple[int, ...]],
        batch_coins: list[tuple[int, ...]],
        people: list[tuple[int, ...]],
        ships: list[tuple[int, ...]],
        influence: list[int],
        sabres: list[int],
        patrons: list[int],
    ) -> None:
        self.stack = stack
        self.starter = starter
        self.active = active
        self.turn = turn  # counted from 0
        self.picks = picks  # cards the active player may still take in phase 2
        self.taken = taken  # cards taken in this turn, by anybody
        self.idle = idle  # turns in a row in which nobody took a card
        self.dry = dry  # turns in a row without a card to discover
        self.discovered = discovered  # cards in this turn
        self.shown = shown  # discovered, its place not yet decided
        self.spent = spent  # coins paid so far in the payment that goes on
        self.harbour = harbour  # in the order of discovery
        self.colours = colours  # of the ships in the harbour, a bit each
        self.deck = deck  # cards in the pile
        self.unseen = unseen  # the pile and the coins that came from it, sorted
        self.discard = discard  # open, the last one on top
        self.purse = purse  # coins of each seat
        self.batches = batches  # coins of earlier piles: which cards they are, oldest pile first, each sorted
        self.batch_coins = batch_coins  # and how many of them each seat has
        self.people = people  # hired persons of each seat
        self.ships = ships  # ships collected by its wholesalers
        self.influence = influence
        self.sabres = sabres
        self.patrons = patrons  # colours of its wholesalers, a bit each

    def fields(self) -> tuple[str, ...]:
        return (
            "stack", "starter", "active", "turn", "picks", "taken", "idle", "dry", "discovered", "shown", "spent",
            "harbour", "colours", "deck", "unseen", "discard", "purse", "batches", "batch_coins", "people", "ships",
            "influence", "sabres", "patrons",
        )  # fmt: skip

    def copy(self) -> PortState:
        return PortState(
            self.stack[:], self.starter, self.active, self.turn, self.picks, self.taken, self.idle, self.dry,
            self.discovered, self.shown, self.spent, self.harbour, self.colours, self.deck, self.unseen[:],
            self.discard[:], self.purse[:], self.batches[:], self.batch_coins[:], self.people[:], self.ships[:],
            self.influence[:], self.sabres[:], self.patrons[:],
        )  # fmt: skip
