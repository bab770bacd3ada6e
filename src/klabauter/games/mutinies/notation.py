"""The moves of 21 Mutinies, made once.

Placing: ``go routes-2`` · ``board routes-2`` (with All Aboard) · ``send wheel-1`` (the henchman).
Any time it is one's turn: ``use treasure-rum`` · ``pass`` · ``rest`` (no more this round) · ``sleep`` (no more until
something new comes) · ``wake``.
Resolving: ``keep`` · ``toss`` · ``steal routes-2`` · ``seize routes-2`` (with All Aboard) · ``blind`` · ``nothing`` ·
``deal same3`` · ``lay ruby-10`` · ``pour 2`` · ``cabin prestige`` · ``rob 1``.
Cards: ``play duel`` · ``reroll first`` · ``obey`` · ``refuse`` · ``give ruby-10`` · ``lose rum``.
Luck: ``order 2`` · ``jewel ruby-10`` · ``find treasure-rum`` · ``card sharks`` · ``roll 3 5`` · ``die 4``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.components import (
    BAD_RUM,
    CARDS,
    DEALS,
    DUEL,
    MORE_RUM,
    POURS,
    RENOWNED,
    SPACES,
    SPYGLASS,
    THEFT,
    Components,
)
from klabauter.kernel.move import Lexicon, Verb

ORDER: Final = Verb("order", "seat")
JEWEL: Final = Verb("jewel", "tile")
FIND: Final = Verb("find", "treasure")
CARD: Final = Verb("card", "card")
ROLL: Final = Verb("roll", "one", "two")
DIE: Final = Verb("die", "one")

GO: Final = Verb("go", "space")
BOARD: Final = Verb("board", "space")
SEND: Final = Verb("send", "space")
USE: Final = Verb("use", "treasure")
PASSING: Final = Verb("pass", ends=True)
REST: Final = Verb("rest", ends=True)
SLEEP: Final = Verb("sleep", ends=True)
WAKE: Final = Verb("wake")
KEEP: Final = Verb("keep")
TOSS: Final = Verb("toss", ends=True)
STEAL: Final = Verb("steal", "space")
SEIZE: Final = Verb("seize", "space")
BLIND: Final = Verb("blind")
NOTHING: Final = Verb("nothing", ends=True)
DEAL: Final = Verb("deal", "deal")
LAY: Final = Verb("lay", "tile")
POUR: Final = Verb("pour", "rum")
IN_CABIN: Final = Verb("cabin", "gift")
ROB: Final = Verb("rob", "seat")
PLAY: Final = Verb("play", "card")
REROLL: Final = Verb("reroll", "dice")
OBEY: Final = Verb("obey")
REFUSE: Final = Verb("refuse", ends=True)
GIVE: Final = Verb("give", "tile")
LOSE: Final = Verb("lose", "loss")


class Moves:
    """Every conceivable move, by what it does."""

    def __init__(self, lexicon: Lexicon, f: Components) -> None:
        add = lexicon.add
        tiles = range(len(f.tiles))
        jewels = [tile for tile in tiles if f.tile_colour[tile] >= 0]
        self.order = [add(ORDER, seat, parts=(f"seat-{seat}",)) for seat in range(f.seats)]
        self.jewel = [add(JEWEL, tile) for tile in range(f.finds)]
        self.find = {tile: add(FIND, tile) for tile in tiles if tile >= f.finds}
        self.roll = [add(ROLL, one, two, parts=()) for one in range(1, 7) for two in range(1, 7)]
        self.die = [add(DIE, one, parts=()) for one in range(1, 7)]
        self.go = [add(GO, space) for space in range(len(SPACES))]
        self.use = {tile: add(USE, tile) for tile in tiles if tile >= f.finds}
        self.passing = add(PASSING)
        self.rest = add(REST)
        self.sleep = add(SLEEP)
        self.wake = add(WAKE)
        self.keep = add(KEEP)
        self.toss = add(TOSS)
        self.steal = [add(STEAL, space) for space in range(f.display)]
        self.blind = add(BLIND, parts=("jewel-stack",))
        self.nothing = add(NOTHING)
        self.deal = [add(DEAL, deal) for deal in range(len(DEALS))]
        self.lay = {tile: add(LAY, tile) for tile in jewels}
        self.pour = [add(POUR, rum, parts=("rum",) * rum) for rum in range(POURS)]
        self.cabin = [add(IN_CABIN, gift, parts=("cabin", word)) for gift, word in enumerate(lexicon.names["gift"])]
        self.rob = [add(ROB, seat, parts=("cabin", f"seat-{seat}")) for seat in range(f.seats)]
        if f.henchman:
            self.send = [add(SEND, space, parts=("henchman", SPACES[space])) for space in range(len(SPACES))]
        self.card = [add(CARD, card) for card in range(len(CARDS))]
        free = [*range(10), THEFT]
        self.board = {space: add(BOARD, space, parts=("all-aboard", SPACES[space])) for space in free}
        self.seize = [add(SEIZE, space, parts=("all-aboard", SPACES[space])) for space in range(f.display)]
        self.play = {card: add(PLAY, card) for card in (BAD_RUM, SPYGLASS, RENOWNED, MORE_RUM, DUEL)}
        self.reroll = [add(REROLL, dice, parts=("right-there", lexicon.names["dice"][dice])) for dice in range(3)]
        self.obey = add(OBEY)
        self.refuse = add(REFUSE)
        self.give = {tile: add(GIVE, tile) for tile in tiles}
        self.lose = [add(LOSE, loss) for loss in range(3)]
