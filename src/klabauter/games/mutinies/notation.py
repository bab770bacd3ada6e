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
from klabauter.kernel.compat import vec
from klabauter.kernel.move import Lexicon, Move, Verb

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
    """Every conceivable move, by what it does. Where only some tiles, cards or spaces have one, the others lead to the
    move ``nothing``."""

    def __init__(self, lexicon: Lexicon, f: Components) -> None:
        add = lexicon.add
        tiles, cards, spaces = range(f.kinds), range(len(CARDS)), range(len(SPACES))
        finds = range(f.finds, f.kinds)
        self.order = [add(ORDER, seat, parts=(f"seat-{seat}",)) for seat in range(f.seats)]
        self.jewel = [add(JEWEL, tile) for tile in range(f.finds)]
        self.find = {tile: add(FIND, tile) for tile in finds}
        self.roll = [add(ROLL, one, two, parts=()) for one in range(1, 7) for two in range(1, 7)]
        self.die = [add(DIE, one, parts=()) for one in range(1, 7)]
        self.go = vec[Move]([add(GO, space) for space in spaces])
        use = {tile: add(USE, tile) for tile in finds}
        self.passing = add(PASSING)
        self.rest = add(REST)
        self.sleep = add(SLEEP)
        self.wake = add(WAKE)
        self.keep = add(KEEP)
        self.toss = add(TOSS)
        self.steal = vec[Move]([add(STEAL, space) for space in range(f.display)])
        self.blind = add(BLIND, parts=("jewel-stack",))
        self.nothing = add(NOTHING)
        self.use = vec[Move]([use.get(tile, self.nothing) for tile in tiles])
        self.deal = vec[Move]([add(DEAL, deal) for deal in range(len(DEALS))])
        lay = {tile: add(LAY, tile) for tile in tiles if f.tile_colour[tile] >= 0}
        self.lay = vec[Move]([lay.get(tile, self.nothing) for tile in tiles])
        self.pour = vec[Move]([add(POUR, rum, parts=("rum",) * rum) for rum in range(POURS)])
        gifts = lexicon.names["gift"]
        self.cabin = vec[Move]([add(IN_CABIN, gift, parts=("cabin", gifts[gift])) for gift in range(len(gifts))])
        self.rob = vec[Move]([add(ROB, seat, parts=("cabin", f"seat-{seat}")) for seat in range(f.seats)])
        if f.henchman:
            self.send = vec[Move]([add(SEND, space, parts=("henchman", SPACES[space])) for space in spaces])
        self.card = [add(CARD, card) for card in cards]
        board = {space: add(BOARD, space, parts=("all-aboard", SPACES[space])) for space in [*range(10), THEFT]}
        self.board = vec[Move]([board.get(space, self.nothing) for space in spaces])
        seize = [add(SEIZE, space, parts=("all-aboard", SPACES[space])) for space in range(f.display)]
        self.seize = vec[Move](seize)
        play = {card: add(PLAY, card) for card in (BAD_RUM, SPYGLASS, RENOWNED, MORE_RUM, DUEL)}
        self.play = vec[Move]([play.get(card, self.nothing) for card in cards])
        dice = lexicon.names["dice"]
        self.reroll = vec[Move]([add(REROLL, which, parts=("right-there", dice[which])) for which in range(3)])
        self.obey = add(OBEY)
        self.refuse = add(REFUSE)
        self.give = vec[Move]([add(GIVE, tile) for tile in tiles])
        self.lose = vec[Move]([add(LOSE, loss) for loss in range(3)])
