"""What a player can work out from a view: what rings pay, what boarding a ship costs, what captured ships are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from klabauter.games.freibeuter.components import Components
from klabauter.kernel.game import View


def outlook(view: View, f: Components, numbers: Mapping[str, int]) -> dict[str, Any]:
    """What boards show of the view. Zeros are left out.

    ``pays``: what each boat around a tile would get if it were encircled now, in the order of its fields, or one number
    if all get the same; ``aboard``: the same for ships the viewer might board. ``settle``: what each encircled tile
    brings. ``closing``: what the viewer's boat, or the Dutchman, brings on each field that closes a ring; ``paid`` is
    what that boat itself gets from each tile. ``booty``: what captured ships count by now. ``credit``: what each
    seat's credit takes off at the end.
    """
    public, seat = view["public"], view["seat"]
    credit = [f.credit_factor * player["debt"] for player in public["players"]]
    found: dict[str, Any] = {"booty": booty(view, f, numbers), "credit": credit}
    if view["over"]:
        return found
    pays: dict[str, Any] = {}
    aboard: dict[str, Any] = {}
    settle: dict[str, Any] = {}
    closed: dict[str, list[Any]] = {}
    for tile in public["tiles"]:
        now = payments(public, tile)
        if any(now):
            pays[tile["id"]] = short(now)
        if tile["id"] in public["encircled"]:
            settle[tile["id"]] = {"how": how(tile), "changes": changes(public, [tile])}
        if seat is not None and how(tile) == "escapes":
            due = payments(public, {**tile, "boarder": seat})
            if any(due):
                aboard[tile["id"]] = short(due)
        if len(tile["empty"]) == 1:
            closed.setdefault(tile["empty"][0], []).append(tile)
    closing: dict[str, Any] = {}
    for field, tiles in closed.items():
        closing[field] = {"dutchman": changes(public, tiles)}  # 7.5: nobody is paid for him
        if seat is not None:
            closing[field]["boat"] = changes(public, tiles, seat)
            closing[field]["paid"] = {tile["id"]: payment(tile, seat) for tile in tiles if payment(tile, seat)}
    return found | {"pays": pays, "aboard": aboard, "settle": settle, "closing": closing}


def how(tile: Mapping[str, Any]) -> str:
    """7.2, 7.4, 7.6, 7.7 What becomes of a tile that is encircled."""
    if tile["kind"] == "ship":
        return "escapes" if tile["boarder"] is None else "taken"
    return "camp" if tile["kind"] == "camp" else "doubles"


def payment(tile: Mapping[str, Any], seat: int) -> int:
    """7.2, 7.3, 7.6 What a boat of this seat gets when a tile is encircled: nothing from its own ship, or from one that
    escapes."""
    if seat == tile["boarder"] or how(tile) == "escapes":
        return 0
    chests: int = tile["share"]
    return chests


def payments(public: Mapping[str, Any], tile: Mapping[str, Any]) -> list[int]:
    """What each boat around a tile gets."""
    return [payment(tile, seat) for field in tile["fields"] for seat in public["fields"].get(field, [])]


def short(chests: list[int]) -> list[int] | int:
    """One number if all are the same."""
    return chests[0] if len(set(chests)) == 1 else chests


def changes(public: Mapping[str, Any], tiles: list[Any], comer: int | None = None) -> list[list[int]]:
    """For each seat the chests that it gains or loses by these tiles, with one more boat around them; 8.1 and what it
    must borrow for that."""
    by: dict[int, int] = {}
    for tile in tiles:
        around = [seat for field in tile["fields"] for seat in public["fields"].get(field, [])]
        for seat in around if comer is None else [*around, comer]:
            chests = payment(tile, seat)
            if chests:
                by[seat] = by.get(seat, 0) + chests
                if tile["boarder"] is not None:
                    by[tile["boarder"]] = by.get(tile["boarder"], 0) - chests
    return [[seat, chests, max(0, -chests - public["players"][seat]["chests"])] for seat, chests in by.items()]


def booty(view: View, f: Components, numbers: Mapping[str, int]) -> list[int | None]:
    """7.7, 9.4 What the captured ships of each seat count by now, as far as the viewer may know them."""
    public = view["public"]
    worth = f.values[:]
    for name in public["aside"]:
        kind = f.doubled[numbers[name]]
        if kind >= 0:
            worth[kind] *= f.factor
    known = view.get("known")
    found: list[int | None] = []
    for owner in range(view["seats"]):
        prizes = known["prizes"][owner] if known else view["private"].get("prizes") if owner == view["seat"] else None
        found.append(None if prizes is None else sum([worth[numbers[name]] for name in prizes]))
    return found
