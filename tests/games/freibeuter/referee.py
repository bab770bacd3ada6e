"""A second referee for Freibeuter, written anew from the rulebook; it shares nothing with the game's own code.

It is slow and plain on purpose: chests are carried one payment at a time, rings are looked for all over the board, and
whether the order of payments matters is found out by trying every order. It is told which cards are dealt and drawn and
which tiles are laid out, and says the rest itself: what may be played, who is asked, who pays whom, who wins.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from itertools import permutations

LETTERS = "ABCDEFG"
NUMBERS = "1234567"
ALL_FIELDS = [letter + number for letter in LETTERS for number in NUMBERS]
# the top left field of every crossing, in the order in which tiles are laid out
ALL_CROSSINGS = [letter + number for number in NUMBERS[:-1] for letter in LETTERS[:-1]]
BOX_OF_TILES = (
    [f"ship-{value}" for value in (5, 10, 15, 20) for _ in range(7)]
    + ["camp"] * 4
    + [f"double-{value}" for value in (5, 10, 15, 20)]
)


@cache
def around(corner: str) -> list[str]:
    """The four sea fields that meet at the crossing below and right of a field."""
    right = LETTERS[LETTERS.index(corner[0]) + 1]
    below = NUMBERS[NUMBERS.index(corner[1]) + 1]
    return [corner, right + corner[1], corner[0] + below, right + below]


def in_line(card: str, field: str) -> bool:
    kind, name = card.split("-")
    return field[0] == name if kind == "column" else field[1] == name


class Player:
    def __init__(self) -> None:
        self.boats = 25
        self.chests = 20
        self.sea_cards: list[str] = []
        self.dutchman_cards: list[str] = []
        self.ships: list[int] = []  # their values
        self.under_the_boat = 0  # what the credit boat lies on

    @property
    def marked(self) -> bool:
        return self.under_the_boat > 0


class Referee:
    def __init__(self, players: int, finish_placement: bool = False) -> None:
        self.players = [Player() for _ in range(players)]
        self.finish_placement = finish_placement
        self.boats: dict[str, list[int]] = {field: [] for field in ALL_FIELDS}
        self.dutchman: str | None = None
        self.tiles: dict[str, str] = {}  # by the top left field of the crossing
        self.boarded: dict[str, int] = {}
        self.beside_the_board: list[str] = []
        self.back_in_the_box: list[str] = []
        self.sea_left = 74
        self.dutchman_left = 14
        self.turn = -1
        self.open_rings: list[str] = []  # encircled, to be settled
        self.drawing = ""  # from which pile a card is about to come
        self.choosing = False  # which pile
        self.over = ""
        self.credits_taken = 0

    # -- luck

    def deal(self, seat: int, card: str) -> None:
        player = self.players[seat]
        if "-" in card:
            player.dutchman_cards.append(card)
            self.dutchman_left -= 1
        else:
            player.sea_cards.append(card)
            self.sea_left -= 1

    def lay(self, tile: str) -> None:
        self.tiles[ALL_CROSSINGS[len(self.tiles)]] = tile

    def begin(self, seat: int) -> None:
        self.turn = seat
        if self.players[seat].boats == 0:
            self.over = "no-boat"

    def draw(self, card: str) -> None:
        assert self.drawing == ("dutchman" if "-" in card else "sea")
        self.deal(self.turn, card)
        self.drawing = ""
        self.begin((self.turn + 1) % len(self.players))

    # -- what may be done

    def legal(self) -> set[str]:
        if self.over or self.drawing:
            return set()
        if self.open_rings:
            return {f"settle x-{corner}" for corner in self.open_rings}
        if self.choosing:
            return {"draw sea-pile", "draw dutchman-pile"}
        me = self.players[self.turn]
        found: set[str] = set()
        for corner, tile in self.tiles.items():
            if tile.startswith("ship") and corner not in self.boarded:
                found.add(f"board x-{corner}")
        for field in me.sea_cards:
            found.add(f"boat {field}")
            if self.boats[field]:
                found.add(f"chests {field}")
        for card in me.dutchman_cards:
            for field in ALL_FIELDS:
                if in_line(card, field):
                    self.dutchman = field
                    if not self.boats[field] and self.rings():
                        found.add(f"dutchman {card} {field}")
                    self.dutchman = None
        return found

    def rings(self) -> list[str]:
        """Crossings with a tile and something on all four fields around."""
        return [
            corner
            for corner in ALL_CROSSINGS
            if corner in self.tiles and all(self.boats[field] or field == self.dutchman for field in around(corner))
        ]

    # -- what is done

    def play(self, text: str) -> None:
        verb, *names = text.split()
        me = self.players[self.turn]
        if verb == "board":
            self.boarded[names[0][2:]] = self.turn
            me.boats -= 1
            self.begin((self.turn + 1) % len(self.players))
        elif verb == "boat":
            me.sea_cards.remove(names[0])
            me.boats -= 1
            self.boats[names[0]].append(self.turn)
            self.stir()
        elif verb == "chests":
            me.sea_cards.remove(names[0])
            me.chests += 2
            self.stir()
        elif verb == "dutchman":
            me.dutchman_cards.remove(names[0])
            self.dutchman = names[1]
            self.stir()
        elif verb == "settle":
            self.settle(names[0][2:])
            self.stir()
        else:
            self.choosing = False
            self.reach_for("sea" if names[0] == "sea-pile" else "dutchman")

    def stir(self) -> None:
        """Everything encircled is settled; the mover is asked if it may matter in which order."""
        self.open_rings = []
        while not self.over and self.rings():
            if self.must_ask():
                self.open_rings = self.rings()
                return
            self.settle(self.rings()[0])
        if not self.over and not self.camps():
            self.over = "last-camp"
        if self.over:
            return
        self.dutchman = None
        me = self.players[self.turn]
        if me.sea_cards and self.dutchman_left:
            self.choosing = True
        else:
            self.reach_for("sea")

    def reach_for(self, pile: str) -> None:
        if pile == "sea" and self.sea_left == 0:
            self.over = "sea-pile"
        else:
            self.drawing = pile

    def camps(self) -> int:
        return list(self.tiles.values()).count("camp")

    def must_ask(self) -> bool:
        """Tries every order: does anybody ever take credit, with two payments or more? Or is it about the last camp?"""
        rings = self.rings()
        if len(rings) < 2:
            return False
        if 0 < self.camps() == sum(self.tiles[corner] == "camp" for corner in rings):
            return True
        return sum(bool(self.helpers(corner)) for corner in rings) > 1 and any(
            after.credits_taken > self.credits_taken for after in self.every_order()
        )

    def twin(self) -> Referee:
        """Another table with the same things on it."""
        other = copy(self)
        other.players = [copy(player) for player in self.players]
        for player in other.players:
            player.sea_cards, player.dutchman_cards = list(player.sea_cards), list(player.dutchman_cards)
            player.ships = list(player.ships)
        other.boats = {field: list(boats) for field, boats in self.boats.items()}
        other.tiles, other.boarded = dict(self.tiles), dict(self.boarded)
        other.beside_the_board, other.back_in_the_box = list(self.beside_the_board), list(self.back_in_the_box)
        return other

    def every_order(self) -> list[Referee]:
        found = []
        for order in permutations(self.rings()):
            tried = self.twin()
            for corner in order:
                tried.settle(corner)
            found.append(tried)
        return found

    def helpers(self, corner: str) -> list[int]:
        """Everybody who gets something for the tile, once for each boat."""
        owners = [owner for field in around(corner) for owner in self.boats[field]]
        if self.tiles[corner] == "camp":
            return owners
        if corner in self.boarded:
            return [owner for owner in owners if owner != self.boarded[corner]]
        return []

    def settle(self, corner: str) -> None:
        if self.over:
            return  # what is left stays unsettled
        helpers = self.helpers(corner)
        tile = self.tiles.pop(corner)
        kind, _, figure = tile.partition("-")
        if kind == "camp":
            for owner in helpers:
                self.players[owner].chests += 2
            self.beside_the_board.append(tile)
            if not self.camps() and not self.finish_placement:
                self.over = "last-camp"
        elif kind == "double":
            self.beside_the_board.append(tile)
        elif corner not in self.boarded:
            self.back_in_the_box.append(tile)
        else:
            boarder = self.players[self.boarded.pop(corner)]
            share = int(figure) // 5
            to_pay = share * len(helpers)
            lacking = max(0, to_pay - boarder.chests)
            if lacking:
                self.credits_taken += 1
                boarder.chests += lacking  # from the bank
            for helper in helpers:
                boarder.chests -= share
                self.players[helper].chests += share
            boarder.boats += 1
            if lacking:
                if not boarder.marked:
                    boarder.boats -= 1
                boarder.under_the_boat += lacking  # once more from the bank, as a reminder
            boarder.ships.append(int(figure))

    # -- the victory feast

    def total(self, seat: int) -> int:
        player = self.players[seat]
        booty = player.chests
        for value in player.ships:
            booty += 2 * value if f"double-{value}" in self.beside_the_board else value
        return booty - 2 * player.under_the_boat

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(len(self.players))]
