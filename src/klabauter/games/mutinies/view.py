"""What a seat may know (chapter 13).

``public`` is what lies on the table: purses, counts, figures, open tiles and cards. ``private`` is a seat's own hold.
``known`` has the shape of a position, with what the seat cannot know left out and counted instead (``hidden``): jewels
taken openly are remembered, tiles and cards out of the game are, too. When the game is over everything lies open.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.figures import ACTIONS, BONUSES, CARDS, DEALS, LAST_MUTINY, SPACES
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.frame import NOBODY
from klabauter.kernel.move import Names


def ids(things: tuple[int, ...] | list[int], names: tuple[str, ...]) -> list[str]:
    return [names[thing] if thing >= 0 else "" for thing in things]


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def named(thing: int, names: tuple[str, ...]) -> str:
    return names[thing] if thing >= 0 else ""


def is_over(s: MutinyState) -> bool:
    return s.stack[-1].seat == NOBODY


def public(s: MutinyState, b: Book, names: Names) -> dict[str, Any]:
    f = b.figures
    return {
        "round": s.round,
        "last": s.last,
        "order": s.order[:],
        "action": named(s.action, ACTIONS),
        "marker": named(s.marker, ACTIONS),
        "closed": bits(s.closed, ACTIONS),
        "calm": s.calm == s.round and s.round > 0,
        "figures": ids(s.place, SPACES),
        "free": [figure for figure in range(len(s.place)) if s.free >> figure & 1],
        "players": [
            {
                "seat": seat,
                "prestige": s.prestige[seat],
                "doubloons": s.doubloons[seat],
                "rum": s.rum[seat],
                "bonuses": bits(s.bonus[seat], BONUSES),
                "jewels": len(s.jewels[seat]),
                "treasures": len(s.treasures[seat]),
                "cards": len(s.hands[seat]),
                "front": ids(s.fronts[seat], CARDS),
                "muted": s.muted[seat],
            }
            for seat in range(b.seats)
        ],
        "display": ids(s.display, f.tiles),
        "jewel-stack": len(s.jewel_stack),
        "treasure-stack": len(s.treasure_stack),
        "tavern": s.supply,
        "pile": s.pile,
        "card": named(s.card, CARDS),
        "deal": named(s.deal, DEALS),
        "laid": ids(s.laid, f.tiles),
        "dice": list(s.dice),
        "gone": ids(s.gone, f.tiles),
        "gone-cards": ids(s.gone_cards, CARDS),
        "yields": [
            {"deal": DEALS[i], "doubloons": list(f.yield_doubloons[i]), "prestige": list(f.yield_prestige[i])}
            for i in range(len(DEALS))
        ],
        "beyond": list(f.beyond_costs),
        "track": {BONUSES[kind]: f.track_at[i] for i, kind in enumerate(f.track_bonus)},
    }


def private(s: MutinyState, seat: int, names: Names) -> dict[str, Any]:
    """13.1 One's own jewels, treasures and hand cards."""
    tiles = tuple(names["tile"])
    return {
        "jewels": ids(s.jewels[seat], tiles),
        "treasures": ids(s.treasures[seat], tiles),
        "hand": ids(s.hands[seat], CARDS),
        "fresh": ids(s.fresh, tiles) if looks(s, seat) else [],
    }


LOOKING = ("keep", "found", "drew")  # steps in which a seat looks at a tile it has just drawn


def looks(s: MutinyState, seat: int) -> bool:
    """Whether the tiles being looked at are this seat's."""
    return any([frame.seat == seat and frame.key in LOOKING for frame in s.stack])


def open_part(s: MutinyState, b: Book) -> dict[str, Any]:
    """What is no secret to anybody, as a position writes it."""
    f = b.figures
    return {
        "round": s.round,
        "last": s.last,
        "calm": s.calm,
        "action": named(s.action, ACTIONS),
        "marker": named(s.marker, ACTIONS),
        "closed": bits(s.closed, ACTIONS),
        "order": s.order[:],
        "figures": ids(s.place, SPACES),
        "free": [figure for figure in range(len(s.place)) if s.free >> figure & 1],
        "rum": s.rum[:],
        "doubloons": s.doubloons[:],
        "prestige": s.prestige[:],
        "bonus": [bits(had, BONUSES) for had in s.bonus],
        "muted": s.muted[:],
        "display": ids(s.display, f.tiles),
        "shown": [ids(tiles, f.tiles) for tiles in s.shown],
        "fronts": [ids(cards, CARDS) for cards in s.fronts],
        "pile": s.pile,
        "card": named(s.card, CARDS),
        "deal": named(s.deal, DEALS),
        "laid": ids(s.laid, f.tiles),
        "dice": list(s.dice),
        "gone": ids(s.gone, f.tiles),
        "gone-cards": ids(s.gone_cards, CARDS),
    }


def known(s: MutinyState, b: Book, seat: int | None, names: Names) -> dict[str, Any]:
    """13.2 All a seat can derive from what it has ever seen."""
    f = b.figures
    over = is_over(s)
    told = open_part(s, b)
    told["jewels"] = []
    told["treasures"] = []
    told["hands"] = []
    told["hidden"] = []
    unseen = s.jewel_stack + s.treasure_stack
    cards = s.cards[:]
    for who in range(b.seats):
        if over or who == seat:
            told["jewels"].append(ids(s.jewels[who], f.tiles))
            told["treasures"].append(ids(s.treasures[who], f.tiles))
            told["hands"].append(ids(s.hands[who], CARDS))
            told["hidden"].append([0, 0, 0])
        else:
            told["jewels"].append(ids(s.shown[who], f.tiles))
            told["treasures"].append([])
            told["hands"].append([])
            told["hidden"].append([len(s.jewels[who]) - len(s.shown[who]), len(s.treasures[who]), len(s.hands[who])])
            rest = list(s.jewels[who])
            for tile in s.shown[who]:
                rest.remove(tile)
            unseen += rest
            unseen += s.treasures[who]
            cards += s.hands[who]
    told["fresh"] = ids(s.fresh, f.tiles) if seat is not None and looks(s, seat) else []
    told["unseen"] = ids(sorted(unseen), f.tiles)
    told["unseen-cards"] = ids(sorted([card for card in cards if card != LAST_MUTINY]), CARDS)
    return told
