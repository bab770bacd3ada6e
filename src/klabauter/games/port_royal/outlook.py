"""What a player can work out from a view: how likely the next card empties the harbour, what taking a card means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from klabauter.games.port_royal.components import COLOURS, PICKS, Components
from klabauter.games.port_royal.r5_trade import fee
from klabauter.kernel.game import View


def outlook(view: View, f: Components, numbers: Mapping[str, int]) -> dict[str, Any]:
    """``picks``: cards the active player may take, by the number of ships (5.1). ``fee``, ``left`` and ``points``: what
    taking each card means for the viewer; for spectators, for the deciding seat. Zeros are left out."""
    public = view["public"]
    found: dict[str, Any] = {"picks": list(PICKS)}
    if view["over"]:
        return found
    if not public["picks"]:
        found["odds"] = odds(view, f, numbers)
    actor = public["active"] if view["actor"] is None else view["actor"]
    return {**found, **terms(public, actor if view["seat"] is None else view["seat"], f, numbers)}


def odds(view: View, f: Components, numbers: Mapping[str, int]) -> dict[str, Any]:
    """How many of the cards that can come next are what. ``twin``: they empty the harbour (3.8), in ``threats`` by
    colour; ``repelled``: they would, but for the sabres. ``exact``: counted from all that was seen (8.2), not only from
    what lies open."""
    public = view["public"]
    cards = next_cards(view, f, numbers)
    found = {"cards": len(cards), "twin": 0, "repelled": 0, "fresh": 0, "person": 0, "tax": 0}
    threats: dict[str, int] = {}
    there = 0
    for card in public["harbour"]:
        there |= f.colour[numbers[card["id"]]]
    sabres = public["players"][public["active"]]["sabres"]
    for card in cards:
        colour = f.colour[card]
        if not colour:
            found["tax" if card == f.tax else "person"] += 1
        elif not there & colour:
            found["fresh"] += 1
        elif f.need[card] <= sabres:
            found["repelled"] += 1
        else:
            found["twin"] += 1
            name = COLOURS[int(colour).bit_length() - 1]
            threats[name] = threats.get(name, 0) + 1
    shown: dict[str, Any] = {name: cards for name, cards in found.items() if cards}
    if threats:
        shown["threats"] = threats
    if "known" in view:
        shown["exact"] = True
    return shown


def next_cards(view: View, f: Components, numbers: Mapping[str, int]) -> list[int]:
    """The cards that the next one can be."""
    public = view["public"]
    if "known" in view:  # 2.5: without a pile, the discards are the next one
        return [numbers[card] for card in view["known"]["unseen" if public["pile"] else "discard"]]
    left = list(f.copies)
    lying = [card["id"] for card in public["harbour"]]
    for player in public["players"]:
        lying += [*player["persons"], *player["ships"]]
    if public["shown"]:
        lying.append(public["shown"]["id"])
    if public["top"] and public["pile"]:
        lying.append(public["top"])
    for card in lying:
        left[numbers[card]] -= 1
    return [card for card, copies in enumerate(left) for _ in range(copies)]


def terms(public: Mapping[str, Any], seat: int, f: Components, numbers: Mapping[str, int]) -> dict[str, Any]:
    """5.3, 5.4, 6.1 Per card in the harbour the coins left after it (less than 0: so many are missing) and the
    influence it brings; 5.6 the fee that is in it."""
    player = public["players"][seat]
    patrons = 0
    for card in player["persons"]:
        patrons |= f.patron[numbers[card]]
    due = fee(seat, public["active"])
    left: dict[str, int] = {}
    points: dict[str, int] = {}
    for id in [card["id"] for card in public["harbour"]]:
        card = numbers[id]
        left[id] = player["coins"] + f.coins[card] - f.cost[card] - due
        gained = f.influence[card] + (1 if patrons & f.colour[card] else 0)
        if gained:
            points[id] = gained
    found: dict[str, Any] = {"left": left, "points": points, "fee": due}
    return {name: value for name, value in found.items() if value}
