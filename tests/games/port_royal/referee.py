"""A second referee for Port Royal unterwegs, written from the rulebook without sight of the game's own code.

It plays with real cards: every card is an object, the pile is shuffled, a coin is a card that lies face down, and what
it is shows only when it is paid. It is slow and plain on purpose. It says who decides, what may be done, which luck
came, who has what and who wins.
"""

from __future__ import annotations

import random

# Colour of the ships, then coins and sabres of the five; a skull is written as s.
SHIPS = {
    "yellow": "1-1 1-1 2-2 3-2 4-4",
    "blue": "1-1 1-1 2-2 3-5 4-5",
    "green": "1-1 1-1 2-3 3-5 4-5",
    "red": "1-1 1-1 2-3 3-6 4-s",
    "black": "1-2 1-2 2-4 3-7 4-s",
}
# Cost and influence of the persons, every card once.
PEOPLE = {
    "sailor": "3-1 3-1 3-1 3-1 3-1 3-1 3-1 5-2 5-2 7-3",
    "pirate": "5-1 7-2",
    "passenger": "2-1 2-1 2-1 2-1 4-2 4-2 4-2 4-2 6-3 6-3",
}
SABRES = {"sailor": 1, "pirate": 2}


class Card:
    def __init__(self, name: str, kind: str, colour: str = "", coins: int = 0, sabres: int = 0, cost: int = 0) -> None:
        self.name = name
        self.kind = kind  # ship, wholesaler, sailor, pirate, passenger, tax
        self.colour = colour
        self.coins = coins
        self.sabres = sabres
        self.skull = name.endswith("skull")
        self.cost = cost
        self.points = 0
        self.pile = 0  # the number of the pile it came from last

    def __repr__(self) -> str:
        return self.name


def box(cheap_wholesalers: bool) -> list[Card]:
    cards: list[Card] = []
    for colour, row in SHIPS.items():
        for ship in row.split():
            coins, sabres = ship.split("-")
            name = f"{colour}-{coins}-skull" if sabres == "s" else f"{colour}-{ship}"
            cards.append(Card(name, "ship", colour, int(coins), 0 if sabres == "s" else int(sabres)))
        for person in ("4-1", "6-2") if cheap_wholesalers else ("5-1", "7-2"):
            cost, points = person.split("-")
            cards.append(Card(f"wholesaler-{colour}-{person}", "wholesaler", colour, cost=int(cost)))
            cards[-1].points = int(points)
    for kind, row in PEOPLE.items():
        for person in row.split():
            cost, points = person.split("-")
            cards.append(Card(f"{kind}-{person}", kind, sabres=SABRES.get(kind, 0), cost=int(cost)))
            cards[-1].points = int(points)
    cards += [Card("tax", "tax") for _ in range(3)]
    assert len(cards) == 60
    return cards


class Player:
    def __init__(self) -> None:
        self.coins: list[Card] = []
        self.people: list[Card] = []
        self.ships: list[Card] = []  # under wholesalers

    @property
    def influence(self) -> int:
        return sum(person.points for person in self.people) + len(self.ships)

    @property
    def sabres(self) -> int:
        return sum(person.sabres for person in self.people)

    def collects(self, ship: Card) -> bool:
        return any(person.kind == "wholesaler" and person.colour == ship.colour for person in self.people)

    def can_repel(self, ship: Card) -> bool:
        return not ship.skull and self.sabres >= ship.sabres

    def out_of_purse(self) -> Card:
        """The oldest coin: one of the earliest pile that is there."""
        coin = min(self.coins, key=lambda card: card.pile)
        self.coins.remove(coin)
        return coin


class Referee:
    def __init__(
        self,
        seats: int,
        starter: int,
        rng: random.Random,
        cheap: bool = False,
        at_once: bool = False,
        after: bool = False,
    ) -> None:
        self.rng = rng
        self.at_once = at_once
        self.after_active = after
        self.deck = box(cheap)
        rng.shuffle(self.deck)
        self.piles = 0
        self.discards: list[Card] = []
        self.harbour: list[Card] = []
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.coins = [self.deck.pop() for _ in range(3)]
        self.starter = self.active = starter
        self.rounds = 1
        self.over = ""  # why
        self.asked: int | None = None
        self.question = ""
        self.shown: Card | None = None
        self.picks = 0
        self.turned = 0  # cards in this turn
        self.taken = 0  # in this turn
        self.lull = 0  # turns without a card taken
        self.blind = 0  # turns without a card to turn up
        self.luck: list[str] = [f"start seat-{starter}"]
        self.happened: list[str] = []
        self.begin_turn()

    # The pile

    def shuffle_discards(self) -> None:
        self.piles += 1
        self.deck, self.discards = self.discards, []
        self.rng.shuffle(self.deck)
        for card in self.deck:
            card.pile = self.piles
        self.happened.append("reshuffle")

    def next_card(self) -> Card | None:
        if not self.deck and self.discards:
            self.shuffle_discards()
        if not self.deck:
            return None
        card = self.deck.pop()
        if self.at_once and not self.deck and self.discards:
            self.shuffle_discards()
        return card

    def earn(self, player: Player, number: int) -> None:
        for _ in range(number):
            coin = self.next_card()
            if coin is None:
                self.happened.append("coin forfeited")
            else:
                player.coins.append(coin)

    def pay(self, player: Player, number: int) -> None:
        for _ in range(number):
            coin = player.out_of_purse()
            self.discards.append(coin)
            self.luck.append(f"coin {coin.name}")

    # Discovering

    def begin_turn(self) -> None:
        self.turned = self.taken = 0
        if not self.deck and not self.discards:
            self.blind += 1
            self.happened.append("nothing to discover")
            self.end_turn()
            return
        self.blind = 0
        self.turn_up()

    def turn_up(self) -> None:
        card = self.next_card()
        assert card is not None
        self.luck.append(f"draw {card.name}")
        self.turned += 1
        player = self.players[self.active]
        if card.kind == "tax":
            self.tax(card)
        elif card.kind != "ship":
            self.harbour.append(card)
            self.ask_on()
        elif any(other.kind == "ship" and other.colour == card.colour for other in self.harbour):
            if player.can_repel(card):
                self.happened.append("twin repelled")
                self.discards.append(card)
                self.ask_on()
            else:
                self.happened.append("too much")
                self.discards += [*self.harbour, card]
                self.harbour = []
                self.end_turn()
        elif player.can_repel(card):
            self.shown = card
            self.ask(self.active, "ship")
        else:
            self.harbour.append(card)
            self.ask_on()

    def tax(self, card: Card) -> None:
        order = self.clockwise()
        for seat in order:
            player = self.players[seat]
            if len(player.coins) >= 9:
                self.happened.append("taxed")
                self.pay(player, len(player.coins) - 8)
        least = min(player.influence for player in self.players)
        poor = [seat for seat in order if self.players[seat].influence == least]
        self.happened.append("one poorest" if len(poor) == 1 else "several poorest")
        for seat in poor:
            self.earn(self.players[seat], 1)
        self.discards.append(card)
        self.ask_on()

    def ask_on(self) -> None:
        if (self.deck or self.discards) and self.turned < 60:
            self.ask(self.active, "on")
        else:
            self.happened.append("no more to discover")
            self.open_harbour()

    # Trading and hiring

    def clockwise(self) -> list[int]:
        seats = len(self.players)
        return [(self.active + i) % seats for i in range(seats)]

    def open_harbour(self) -> None:
        ships = sum(card.kind == "ship" for card in self.harbour)
        self.picks = {4: 2, 5: 3}.get(ships, 1)
        self.happened.append(f"{self.picks} picks")
        self.waiting = self.clockwise()
        self.next_taker()

    def next_taker(self) -> None:
        while self.waiting:
            seat = self.waiting[0]
            barred = self.after_active and seat != self.active and self.taken == 0
            if self.harbour and not barred and self.payable(seat):
                self.ask(seat, "take")
                return
            self.waiting.pop(0)
        self.end_turn()

    def payable(self, seat: int) -> set[str]:
        """What the seat can take. A ship is free, but the fee must come from somewhere."""
        player = self.players[seat]
        fee = 0 if seat == self.active else 1
        found: set[str] = set()
        for card in self.harbour:
            if card.kind == "ship":
                cards_there = len(self.deck) + len(self.discards) + (0 if player.collects(card) else 1)
                income = min(card.coins, cards_there)
                if len(player.coins) + income >= fee:
                    found.add(f"trade {card.name}")
            elif len(player.coins) >= card.cost + fee:
                found.add(f"hire {card.name}")
        return found

    def take(self, seat: int, name: str) -> None:
        player = self.players[seat]
        card = next(card for card in self.harbour if card.name == name)
        self.harbour.remove(card)
        self.taken += 1
        if card.kind == "ship":
            if player.collects(card):
                self.earn(player, card.coins)
                player.ships.append(card)
                self.happened.append("ship collected")
            else:
                self.discards.append(card)
                self.earn(player, card.coins)
        else:
            self.pay(player, card.cost)
            player.people.append(card)
        if seat == self.active:
            self.picks -= 1
            if self.picks == 0:
                self.waiting.pop(0)
        else:
            coin = player.out_of_purse()
            self.players[self.active].coins.append(coin)
            self.waiting.pop(0)
            self.happened.append("fee" if coin.pile == self.piles else "fee with an old coin")

    def end_turn(self) -> None:
        self.asked, self.question = None, ""
        self.discards += self.harbour
        self.harbour = []
        self.lull = 0 if self.taken else self.lull + 1
        seats = len(self.players)
        following = (self.active + 1) % seats
        if self.blind == seats:
            self.over = "all-dry"
        elif following == self.starter and max(player.influence for player in self.players) >= 8:
            self.over = "influence"
        elif following == self.starter and self.lull >= 10 * seats:
            self.over = "becalmed"
        else:
            self.rounds += following == self.starter
            self.active = following
            self.begin_turn()

    # Deciding

    def ask(self, seat: int, question: str) -> None:
        self.asked, self.question = seat, question

    def legal(self) -> set[str]:
        if self.question == "on":
            return {"discover", "stop"}
        if self.question == "ship":
            return {"moor", "repel"}
        if self.question == "take":
            assert self.asked is not None
            return {"pass", *self.payable(self.asked)}
        return set()

    def play(self, text: str) -> None:
        assert text in self.legal(), text
        seat = self.asked
        assert seat is not None
        if text == "discover":
            self.turn_up()
        elif text == "stop":
            self.open_harbour()
        elif text in ("moor", "repel"):
            assert self.shown is not None
            (self.harbour if text == "moor" else self.discards).append(self.shown)
            self.shown = None
            self.happened.append(text)
            self.ask_on()
        elif text == "pass":
            self.waiting.pop(0)
            self.next_taker()
        else:
            self.take(seat, text.split()[1])
            self.next_taker()

    # Counting

    def every_card(self) -> list[Card]:
        held = [card for player in self.players for card in (*player.coins, *player.people, *player.ships)]
        shown = [] if self.shown is None else [self.shown]
        return [*self.deck, *self.discards, *self.harbour, *held, *shown]

    def winners(self) -> list[int]:
        best = max((player.influence, len(player.coins)) for player in self.players)
        return [i for i, player in enumerate(self.players) if (player.influence, len(player.coins)) == best]
