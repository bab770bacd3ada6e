"""Where the chapters find one another: figures, moves, and every pending step of the game by its name.

Frames refer to frames of other chapters, which refer back; so all of them are given this one table, and
``chapters.py`` fills it when the game is made. A list has a frame per seat.
"""

from __future__ import annotations

from klabauter.games.mutinies.components import Components, names_of
from klabauter.games.mutinies.notation import Moves
from klabauter.games.mutinies.state import MutinyOffsets, MutinyState
from klabauter.kernel.compat import i64
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import numbers_of

Step = Frame[MutinyState]


class Book:
    """The steps of all chapters. ``henchman`` is the number of his figure, or -1."""

    at: MutinyOffsets
    # chapter 2 and 3
    seating: Step
    lay_out: Step
    round: Step
    start_cards: list[Step]
    start_card: list[Step]
    muster: Step
    choose: list[Step]
    place: list[Step]
    resolve: Step
    acts: list[list[Step]]  # the first step of each action, per figure; the tavern has one for all
    round_end: Step
    # chapters 4 to 7, per figure
    routes: list[Step]
    refill: Step
    beyond: list[Step]
    keep: list[Step]
    blind: list[Step]
    blind_beyond: list[Step]
    wreck: list[Step]
    wreck_read: list[Step]
    tavern: Step
    tavern_roll: Step
    tavern_deal: Step
    sell: list[Step]
    lay: list[Step]
    pour: list[Step]
    city: list[Step]
    yarn: list[Step]
    theft: list[Step]
    city_deal: list[Step]
    city_done: list[Step]
    # the same for the henchman, per captain
    hand_over: list[Step]
    henchman_deal: list[Step]
    henchman_theft: list[Step]
    # chapter 8
    cabin: list[Step]
    wheel: list[Step]
    wheel_pays: list[Step]
    mutiny: Step
    # chapter 9
    draw_card: list[Step]
    obey: list[Step]
    give: list[Step]
    lose_doubloon: list[Step]
    lose_rum: list[Step]
    duel: list[Step]
    rolled: list[Step]
    reroll: list[list[Step]]  # by die, then by seat
    # chapter 10
    find: list[Step]
    placed: list[Step]
    acting: list[Step]
    in_tavern: list[Step]
    in_city: list[Step]
    found: list[Step]
    drew: list[Step]
    # chapters 11 and 12
    scoring: Step
    send: list[Step]
    away_jewel: Step
    away_treasure: Step

    def __init__(self, components: Components, moves: Moves, blocks_free: bool, defends: bool) -> None:
        self.components = components
        self.moves = moves
        self.seats: i64 = components.seats
        self.henchman: i64 = components.seats if components.henchman else -1
        self.blocks_free = blocks_free  # 12.5: the henchman stands on the market without tiles
        self.defends = defends  # 12.6: the henchman's payment keeps the captain in office
        self.names = names_of(components)
        self.numbers = numbers_of(self.names)
        self.figures: i64 = components.seats + (1 if components.henchman else 0)
        self.box = {"tile": components.tile_copies, "card": components.card_copies}  # how many there are of each piece
