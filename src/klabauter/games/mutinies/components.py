"""Chapter 1: the material. Tiles, cards and the board as the rules use them, worked out once from the components.

A tile is a small int, its face: jewels first, treasures from ``Figures.finds`` on. A card is an int, its face. A space
is an int over the whole board, an action the number of its part of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from klabauter.games.mutinies.messages import MutiniesMessage
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents, BadOption

COLOURS: Final = ("ruby", "sapphire", "emerald", "topaz", "joker")
JOKER: Final = 4
NO_COLOUR: Final = -1  # of a treasure that is no jewel
LANE: Final = 10  # bits: counts of all colours are one number, and none of them is greater than a box is large
UNITS: Final = vec[i64]([1 << LANE * colour for colour in range(len(COLOURS))])

ACTIONS: Final = ("routes", "beyond", "wreck", "tavern", "market", "city")
ROUTES: Final = 0
BEYOND: Final = 1
WRECK: Final = 2
TAVERN: Final = 3
MARKET: Final = 4
CITY: Final = 5

DEALS: Final = ("any2", "any3", "any4", "same3", "pairs", "same4")
DEAL_COUNT: Final = 6
SAME_3: Final = 3  # the deals before it take any jewels
DEAL_SIZE: Final = vec[i64]([2, 3, 4, 3, 4, 4])
CITY_SPACES: Final = ("yarn", "theft", "visit", "rumours", "market")
WHEEL: Final = (0, 1, 3, 6)

# 1.5 The spaces of the board, numbered through.
SPACES: Final = (
    *[f"{action}-{i}" for action in ("routes", "beyond", "wreck", "tavern") for i in range(1, 6)],
    *[f"market-{deal}" for deal in DEALS],
    *[f"city-{space}" for space in CITY_SPACES],
    "cabin",
    *[f"wheel-{value}" for value in WHEEL],
)
FIRST: Final = vec[i64]([0, 5, 10, 15, 20, 26])  # the first space of each action
LAST: Final = vec[i64]([4, 9, 14, 19, 25, 30])
YARN: Final = 26
THEFT: Final = 27
VISIT: Final = 28
RUMOURS: Final = 29
CITY_MARKET: Final = 30
CABIN: Final = 31
WHEEL_0: Final = 32
WHEEL_6: Final = 35
NOWHERE: Final = -1  # a figure that has not been placed, a display space without a tile, no action

BONUSES: Final = ("doubloon", "treasure", "rum", "jewel")
POURS: Final = 5  # 0 to 4 rum in a sale

# 1.4 The mutiny cards. ``storm`` closes both raids and is only there when the option says so; ``untold`` is a card
# whose text nobody reads.
CARDS: Final = (
    "storm-routes", "storm-beyond", "storm", "patrols", "sharks", "soldiers", "brawl", "great-storm", "dead-calm",
    "rob-the-crew", "revenge", "reward", "bad-rum", "all-aboard", "spyglass", "renowned", "more-rum", "right-there",
    "duel", "seven-seas", "where-is-my-rum", "to-the-end", "loyal-soul", "last-mutiny", "untold",
)  # fmt: skip
STORM_ROUTES: Final = 0
STORM_BEYOND: Final = 1
STORM: Final = 2
GREAT_STORM: Final = 7
DEAD_CALM: Final = 8
ROB_THE_CREW: Final = 9
REVENGE: Final = 10
REWARD: Final = 11
BAD_RUM: Final = 12  # the first that is not mandatory
ALL_ABOARD: Final = 13
SPYGLASS: Final = 14
RENOWNED: Final = 15
MORE_RUM: Final = 16
RIGHT_THERE: Final = 17
DUEL: Final = 18
SEVEN_SEAS: Final = 19  # the first that waits for the end
WHERE_IS_MY_RUM: Final = 20
TO_THE_END: Final = 21
LOYAL_SOUL: Final = 22
LAST_MUTINY: Final = 23
UNTOLD: Final = 24
CLOSES: Final = vec[i64]([1 << ROUTES, 1 << BEYOND, 3, 1 << CITY, 1 << WRECK, 1 << MARKET, 1 << TAVERN])  # by card
MORE_COPIES: Final = (REWARD, SPYGLASS, SEVEN_SEAS, WHERE_IS_MY_RUM)  # without the two invented cards


def is_jewel(tile: str) -> bool:
    """Whether this is the id of a jewel; the others are treasures (1.3)."""
    return not tile.startswith("treasure-")


def action_at(space: i64) -> i64:
    """Which action a space belongs to."""
    for action in range(6):
        if space <= LAST[action]:
            return action
    return NOWHERE


ACTION_AT: Final = vec[i64]([action_at(space) for space in range(len(SPACES))])


LENGTHS: Final[dict[tuple[str, ...], int]] = {
    ("beyond", "costs"): 5, ("beyond-extra", "rum"): 5, ("wreck", "over"): 5, ("wreck", "rum"): 5,
    ("tavern", "doubloons"): 5,
    ("seven-seas", "three"): 3, ("seven-seas", "four"): 3, ("seven-seas", "five"): 3,
    **{("wheel", name): 4 for name in ("pay", "pay-prestige", "doubloons", "prestige")},
    **{("market", deal, name): POURS for deal in DEALS for name in ("doubloons", "prestige")},
}  # fmt: skip


class Components:
    """1.2 to 1.5 in numbers, for one number of seats and one choice of options."""

    def __init__(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> None:
        self.seats: i64 = seats
        self.henchman = seats == 2
        for path, length in LENGTHS.items():
            _check_length(data, path, length)
        self.texts = seats > 2 and options["card-texts"] != "ignored"
        self._tiles(data)
        self._cards(data, options)
        jewels, treasures = self.tile_copies[: self.finds], self.tile_copies[self.finds :]
        check_box({"jewels": jewels, "treasures": treasures, "cards": self.card_copies})
        self._board(data, options)
        scoring = data["scoring"]
        self.jewel_worth: i64 = scoring["jewel"]
        self.card_worth: i64 = scoring["card"]
        self.rate: i64 = scoring["rate"] if self.texts else scoring["rate-without-texts"]
        self.rum_penalty: i64 = scoring["rum"]
        self.most_rounds: i64 = data["safety"]["rounds"]
        for where, figure in (("scoring.rate", self.rate), ("safety.rounds", self.most_rounds)):
            if figure < 1:
                raise BadComponents(where, MutiniesMessage("why-at-least-one"))

    def _tiles(self, data: Mapping[str, Any]) -> None:
        names: list[str] = []
        rum: list[int] = []
        price: list[int] = []
        colour: list[int] = []
        copies: list[int] = []
        for number, name in enumerate(COLOURS):
            faces = data["jewels"][name]
            if not len(faces["rum"]) == len(faces["doubloons"]) == len(faces["copies"]):
                raise BadComponents(f"jewels.{name}", MutiniesMessage("why-faces"))
            for i, count in enumerate(faces["copies"]):
                names.append(f"{name}-{faces['rum'][i]}{faces['doubloons'][i]}")
                rum.append(faces["rum"][i])
                price.append(faces["doubloons"][i])
                colour.append(number)
                copies.append(count)
        self.finds: i64 = len(names)  # the first treasure (1.3)
        treasures = data["treasures"]
        for kind in ("rum", "prestige", "doubloons", "exchange"):
            names.append(f"treasure-{kind}")
            rum.append(0)
            price.append(0)
            colour.append(NO_COLOUR)
            copies.append(treasures[kind]["copies"])
        for number, name in enumerate(COLOURS):
            names.append(f"treasure-{name}")
            rum.append(treasures[name]["rum"])
            price.append(0)
            colour.append(number)
            copies.append(treasures[name]["copies"])
        if len(set(names)) != len(names) or max([*rum, *price]) > 9:
            raise BadComponents("jewels", MutiniesMessage("why-digits"))
        self.tiles = tuple(names)
        self.kinds: i64 = len(names)
        self.tile_rum = vec[i64](rum)  # symbols: price on the routes, limit in a sale
        self.tile_price = vec[i64](price)
        self.tile_colour = vec[i64](colour)
        self.tile_unit = vec[i64]([UNITS[c] if c >= 0 else 0 for c in colour])  # 1 in the count of its colour
        self.tile_copies = tuple(copies)
        self.find_rum: i64 = self.finds
        self.find_prestige: i64 = self.finds + 1
        self.find_doubloons: i64 = self.finds + 2
        self.find_exchange: i64 = self.finds + 3
        self.find_gain = vec[i64]([treasures[kind]["gain"] for kind in ("rum", "prestige", "doubloons", "exchange")])
        self.exchange_pay: i64 = treasures["exchange"]["pay"]
        for what, count in (("jewels", sum(copies[: self.finds])), ("treasures", sum(copies[self.finds :]))):
            if count != data["box"][what]:
                box = data["box"][what]
                raise BadComponents(what, MutiniesMessage("why-box", box=box, count=count))

    def _cards(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        copies = [int(data["cards"].get(name, 0)) for name in CARDS]
        others = sum(copies)
        if others + 1 != data["box"]["cards"]:
            box = data["box"]["cards"]
            raise BadComponents("cards", MutiniesMessage("why-box", box=box, count=others + 1))
        if options["lost-page"] == "none":
            copies[TO_THE_END] = copies[LOYAL_SOUL] = 0
            for card in MORE_COPIES:
                copies[card] = data["lost-page"]["copies"]
        if options["storm"] == "both":
            copies[STORM] = copies[STORM_ROUTES] + copies[STORM_BEYOND]
            copies[STORM_ROUTES] = copies[STORM_BEYOND] = 0
        if not self.texts:
            copies = [0] * len(CARDS)
            copies[UNTOLD] = others
        copies[LAST_MUTINY] = 1
        self.card_copies = tuple(copies)
        self.copies_of_card = vec[i64](copies)
        self.pile: i64 = options["pile"]
        if self.pile > sum(copies):
            why = MutiniesMessage("why-cards", count=sum(copies))
            raise BadOption("pile", self.pile, why, f"21 – {sum(copies)}")
        self.reward_sailors: i64 = data["reward"]["sailors"]
        self.reward_captain: i64 = data["reward"]["captain"]
        self.bad_rum: i64 = data["bad-rum"]["doubloons"]
        self.renowned_pay: i64 = data["renowned"]["pay"]
        self.renowned: i64 = data["renowned"]["prestige"]
        self.more_rum: i64 = data["more-rum"]["rum"]
        self.last_mutiny: i64 = data["last-mutiny"]["prestige"] if self.texts else 0
        self.my_rum: i64 = data["where-is-my-rum"]["rum"]
        names = ("three", "four", "five")
        self.seven_seas = vec[i64](data["seven-seas"][names[max(0, self.seats - 3)]])
        self.to_the_end: i64 = data["to-the-end"]["prestige"]
        self.loyal_sailor: i64 = data["loyal-soul"]["sailor"]
        self.loyal_last: i64 = data["loyal-soul"]["last"]
        self.refusal: i64 = data["refusal"]["prestige"]
        self.refusal_needs: i64 = self.refusal if options["refusal"] == "needs-2" else 0

    def _board(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.rum: i64 = data["box"]["rum"]
        setup = data["setup"]
        self.start_prestige: i64 = setup["prestige"]
        self.start_rum: i64 = setup["rum"]
        if self.start_rum * self.seats > self.rum:
            raise BadComponents("setup.rum", MutiniesMessage("why-start-rum", seats=self.seats, rum=self.rum))
        self.start_doubloons = vec[i64]([setup["captain"]] + [setup["sailor"]] * 3 + [setup["fifth"]])
        size = (  # 2.9
            data["display-two"]["two"] if self.henchman else data["display"][("three", "four", "five")[self.seats - 3]]
        )
        self.display: i64 = size
        if not 1 <= size <= 5 or size > data["box"]["jewels"]:
            raise BadComponents("display", MutiniesMessage("why-open"))
        at = [(int(data["track"][name]), i) for i, name in enumerate(BONUSES)]
        at.sort()
        passing = 1 if options["track"] == "pass" else 0  # 2.2 reached, or passed
        self.track_at = vec[i64]([position + passing for position, _ in at])
        self.track_bonus = vec[i64]([bonus for _, bonus in at])
        self.beyond_costs = vec[i64](data["beyond"]["costs"])
        self.beyond_rum = vec[i64](data["beyond-extra"]["rum"])
        wreck = data["wreck"]
        self.wreck_over = vec[i64](wreck["over"])
        self.wreck_rum = vec[i64](wreck["rum"])
        self.wreck_captain: i64 = wreck["captain"]
        self.empty_doubloons: i64 = wreck["doubloons"]
        self.empty_prestige: i64 = wreck["prestige"]
        tavern = data["tavern"]
        self.tavern_first: i64 = tavern["first"]
        self.tavern_plus: i64 = tavern["plus"]
        self.tavern_doubloons = vec[i64](tavern["doubloons"])
        self.yield_doubloons = [vec[i64](data["market"][deal]["doubloons"]) for deal in DEALS]  # 6.4
        self.yield_prestige = [vec[i64](data["market"][deal]["prestige"]) for deal in DEALS]
        city = data["city"]
        self.yarn_pay: i64 = city["pay"]
        self.yarn: i64 = city["prestige"]
        self.visit: i64 = city["rum"]
        self.city_fifth: i64 = city["fifth"]
        cabin = data["cabin"]
        self.cabin_prestige: i64 = cabin["prestige"]
        self.cabin_doubloons: i64 = cabin["doubloons"]
        self.cabin_pay: i64 = cabin["pay"]
        self.cabin_exchange: i64 = cabin["exchange"]
        wheel = data["wheel"]
        self.wheel_pay = vec[i64](wheel["pay"])
        self.wheel_pay_prestige = vec[i64](wheel["pay-prestige"])
        self.wheel_doubloons = vec[i64](wheel["doubloons"])
        self.wheel_prestige = vec[i64](wheel["prestige"])


def _check_length(data: Mapping[str, Any], path: Sequence[str], length: int) -> None:
    found: Any = data
    for name in path:
        found = found[name]
    if len(found) != length:
        raise BadComponents(".".join(path), MutiniesMessage("why-length", length=length, count=len(found)))


def names_of(components: Components) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    return {
        "tile": components.tiles,
        "treasure": components.tiles,
        "card": CARDS,
        "space": SPACES,
        "action": ACTIONS,
        "deal": DEALS,
        "bonus": BONUSES,
        "dice": ("first", "second", "both"),
        "gift": ("prestige", "doubloon", "trade"),
        "loss": ("prestige", "doubloon", "rum"),
    }
