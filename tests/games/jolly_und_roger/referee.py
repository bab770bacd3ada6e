"""A second referee for Jolly & Roger, written from the rulebook without sight of the game's own code.

It is slow and plain on purpose: every card is an object, and every captain is carried to and fro by hand. It is told
who begins and which five cards are turned up, and says the rest itself: what may be played, what lies where, who wins.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

GOLD = {"ship-green": 3, "ship-yellow": 5, "ship-blue": 7, "ship-red": 9}
COPIES = {"green": (4, 3, 2, 2, 2), "yellow": (4, 3, 2, 2, 1), "blue": (4, 2, 2, 1, 1), "red": (3, 2, 1, 1, 1)}
SPECIALS = {"kraken": 3, "skeleton": 2, "tortuga": 2}
BOX = {f"{colour}-{n}": copies for colour, row in COPIES.items() for n, copies in enumerate(row, 1)} | SPECIALS
ORDER = list(BOX)  # as the cards are shown: green, yellow, blue, red by strength, then the special cards
AWAY = {"beginner": 3, "pro": 10, "all": 0}
TURNS = {"beginner": 8, "pro": 8, "all": 10}


class Card:
    def __init__(self, name: str) -> None:
        self.name = name
        self.special = name in SPECIALS
        self.number = 0 if self.special else int(name.split("-")[1])  # strength and gold
        self.own_ship = "" if self.special else "ship-" + name.split("-")[0]
        self.face_up = True

    @property
    def strength(self) -> int:
        if not self.face_up:
            return 1
        return 3 if self.name == "skeleton" else self.number


class Ship:
    def __init__(self, name: str) -> None:
        self.name = name
        self.captain: int | None = None
        self.crews: tuple[list[Card], list[Card]] = ([], [])  # the last card laid is the last of the list

    def strength(self, seat: int) -> int:
        return sum(card.strength for card in self.crews[seat])


class Referee:
    def __init__(self, mode: str, beginner: int) -> None:
        self.mode = mode
        self.turn = 1
        self.splitter = beginner
        self.deck = sum(n for name, n in BOX.items() if mode != "beginner" or name not in SPECIALS) - AWAY[mode]
        self.box = Counter(BOX)  # what has not been turned up yet
        self.offer: list[Card] = []
        self.sets: list[list[Card]] = []
        self.hands: tuple[list[Card], list[Card]] = ([], [])
        self.ships = [Ship(name) for name in GOLD]  # from the least gold to the most
        self.ship = {ship.name: ship for ship in self.ships}
        self.chests: tuple[list[Card], list[Card]] = ([], [])
        self.stock = [4, 4]  # captains
        self.gone: list[Card] = []

    # Who is to decide

    @property
    def chooser(self) -> int:
        return 1 - self.splitter

    @property
    def over(self) -> bool:
        return self.turn > TURNS[self.mode]

    @property
    def waits_for_cards(self) -> bool:
        return not self.over and not (self.offer or self.sets or self.hands[0] or self.hands[1])

    @property
    def actor(self) -> int:
        """The chooser takes a set and plays it; the splitter splits, and plays when the chooser has nothing left."""
        return self.chooser if self.sets or self.hands[self.chooser] else self.splitter

    # What may be done

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.offer:
            return {"split " + split for split in self.splits()}
        if self.sets:
            return {"take set-1", "take set-2"}
        return {text for card in self.hands[self.actor] for text in self.ways_to_play(self.actor, card)}

    def splits(self) -> set[str]:
        """Two sets of one to four cards; the set with card 5 is written on the right."""
        lefts = [left for size in (1, 2, 3, 4) for left in combinations("1234", size)]
        return {"".join(left) + "|" + "".join(p for p in "12345" if p not in left) for left in lefts}

    def ways_to_play(self, seat: int, card: Card) -> set[str]:
        ways = {f"parrot {card.name} {ship.name}" for ship in self.ships}
        for ship in self.ships:
            if card.own_ship == ship.name:
                ways.add(f"lay {card.name} {ship.name}")
                if ship.captain == seat:
                    ways.add(f"board {card.name} {ship.name}")
            if card.name == "skeleton":
                ways.add(f"lay skeleton {ship.name}")
            if card.name == "kraken" and self.victim(seat, ship) is not None:
                ways.add(f"kraken {ship.name}")
        if card.name == "tortuga":
            ways.add("tortuga")
        return ways

    def victim(self, seat: int, ship: Ship) -> Card | None:
        """The card a kraken of this seat would take: the last of the other crew, but never an open skeleton."""
        crew = ship.crews[1 - seat]
        if not crew or (crew[-1].name == "skeleton" and crew[-1].face_up):
            return None
        return crew[-1]

    # What happens

    def turn_up(self, names: list[str]) -> None:
        assert self.waits_for_cards
        assert len(names) == 5
        self.box.subtract(names)
        assert min(self.box.values()) >= 0, f"more copies than the box holds: {names}"
        assert self.mode != "beginner" or not SPECIALS.keys() & set(names)
        self.deck -= 5
        self.offer = [Card(name) for name in names]

    def play(self, text: str) -> None:
        assert text in self.legal(), text
        verb, *rest = text.split()
        if verb == "split":
            self.sets = [[self.offer[int(position) - 1] for position in part] for part in rest[0].split("|")]
            self.offer = []
            return
        if verb == "take":
            taken = int(rest[0].removeprefix("set-")) - 1
            self.hands[self.chooser].extend(self.sets[taken])
            self.hands[self.splitter].extend(self.sets[1 - taken])
            self.sets = []
            return
        seat = self.actor
        name = rest[0] if verb in ("lay", "parrot", "board") else verb
        card = next(card for card in self.hands[seat] if card.name == name)
        self.hands[seat].remove(card)
        if verb == "board":
            self.chests[seat].append(card)
        elif verb == "kraken":
            self.kraken(seat, card, self.ship[rest[0]])
        elif verb == "tortuga":
            self.tortuga(seat, card)
        else:
            self.reinforce(seat, card, self.ship[rest[1]], face_up=verb == "lay")
        if not self.hands[0] and not self.hands[1]:
            self.turn += 1
            self.splitter = self.chooser

    def reinforce(self, seat: int, card: Card, ship: Ship, face_up: bool) -> None:
        card.face_up = face_up
        ship.crews[seat].append(card)
        self.check(ship)

    def kraken(self, seat: int, kraken: Card, ship: Ship) -> None:
        victim = self.victim(seat, ship)
        assert victim is not None
        ship.crews[1 - seat].remove(victim)
        self.gone += [kraken, victim]
        self.check(ship)

    def tortuga(self, seat: int, tortuga: Card) -> None:
        touched = [ship for ship in self.ships if any(not card.face_up for card in ship.crews[seat])]
        for ship in touched:
            for card in ship.crews[seat]:
                if not card.face_up:
                    card.face_up = not card.special  # a special card is turned back at once
        for ship in touched:
            self.check(ship)
        self.gone.append(tortuga)

    def check(self, ship: Ship) -> None:
        """Compare the crews and put the captains where they belong."""
        crews = ship.strength(0), ship.strength(1)
        stronger = None if crews[0] == crews[1] else crews.index(max(crews))
        if ship.captain is not None and ship.captain != stronger:
            self.stock[ship.captain] += 1
            ship.captain = None
        if stronger is not None and ship.captain is None:
            self.stock[stronger] -= 1
            assert self.stock[stronger] >= 0
            ship.captain = stronger

    # What is seen, and who wins

    def public(self) -> dict[str, Any]:
        """What a spectator sees, but for the number of the turn."""
        ships = [
            {
                "id": ship.name,
                "gold": GOLD[ship.name],
                "captain": ship.captain,
                "strength": [ship.strength(0), ship.strength(1)],
                "crews": [[card.name if card.face_up else "parrot" for card in crew] for crew in ship.crews],
            }
            for ship in self.ships
        ]
        return {
            "turns": TURNS[self.mode],
            "deck": self.deck,
            "away": AWAY[self.mode],
            "offer": names(self.offer),
            "sets": [names(part) for part in self.sets],
            "hands": [sorted(names(hand), key=ORDER.index) for hand in self.hands],
            "ships": ships,
            "chests": [len(chest) for chest in self.chests],
            "captains": self.stock,
            "gone": len(self.gone),
        }

    def private(self, seat: int) -> dict[str, Any]:
        """What only the owner may look at: his parrots, ship by ship, and his chest."""
        parrots = [names([card for card in ship.crews[seat] if not card.face_up]) for ship in self.ships]
        return {"parrots": parrots, "chest": names(self.chests[seat]), "gold": self.chest_gold(seat)}

    def chest_gold(self, seat: int) -> int:
        return sum(card.number for card in self.chests[seat])

    def standings(self) -> list[tuple[int, int, int, dict[str, int]]]:
        """Seat, rank, gold and where the gold is from, as it would be if the game ended now."""
        parts = [{"chest": self.chest_gold(seat)} for seat in (0, 1)]
        best: int | None = None  # who has the most valuable ship of those that were captured
        for ship in self.ships:
            if ship.captain is not None:
                parts[ship.captain][ship.name] = GOLD[ship.name]
                best = ship.captain
        gold = [sum(parts[seat].values()) for seat in (0, 1)]
        winner = best if gold[0] == gold[1] else 0 if gold[0] > gold[1] else 1
        return [(seat, 1 if winner in (seat, None) else 2, gold[seat], parts[seat]) for seat in (0, 1)]


def names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]
