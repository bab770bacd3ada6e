"""What a player can work out from a view: what rings pay, what boarding a ship costs, what captured ships are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from klabauter.games.freibeuter.components import Components
from klabauter.kernel.game import View

Payment = list[Any]  # a field, which of the boats there, its seat, the chests


def outlook(view: View, f: Components, numbers: Mapping[str, int]) -> dict[str, Any]:
    """``pays``: what each boat around a tile would get if it were encircled now; ``aboard``: the same for ships that the
    viewer might board. ``settle``: what each tile that is encircled brings. ``closing``: what a boat of the viewer, or
    the Dutchman, would bring on each field that closes a ring. ``booty``: what captured ships count by now."""
    public, seat = view["public"], view["seat"]
    found: dict[str, Any] = {"booty": booty(view, f, numbers)}
    if view["over"]:
        return found
    pays: dict[str, Any] = {}
    aboard: dict[str, Any] = {}
    settle: dict[str, Any] = {}
    closing: dict[str, dict[str, Any]] = {}
    for tile in public["tiles"]:
        now = payments(public, tile, tile["boarder"])
        if now:
            pays[tile["id"]] = now
        if tile["id"] in public["encircled"]:
            settle[tile["id"]] = {"how": how(tile), "changes": changes(public, [(tile, now)])}
        if seat is not None and how(tile) == "escapes":
            due = payments(public, tile, seat, seat)
            if due:
                aboard[tile["id"]] = due
        if len(tile["empty"]) == 1:
            closing.setdefault(tile["empty"][0], {"tiles": []})["tiles"].append(tile)
    for field, one in closing.items():
        tiles = one.pop("tiles")
        one["dutchman"] = closes(public, tiles, field, None)
        if seat is not None:
            one["boat"] = closes(public, tiles, field, seat)
    return found | {"pays": pays, "aboard": aboard, "settle": settle, "closing": closing}


def how(tile: Mapping[str, Any]) -> str:
    """7.2, 7.4, 7.6, 7.7 What becomes of a tile that is encircled."""
    if tile["kind"] == "ship":
        return "escapes" if tile["boarder"] is None else "taken"
    return "camp" if tile["kind"] == "camp" else "doubles"


def payments(
    public: Mapping[str, Any], tile: Mapping[str, Any], boarder: int | None, viewer: int | None = None, field: str = ""
) -> list[Payment]:
    """7.3, 7.6 The boats around that are paid: those of others than the boarder. One of the viewer's may come to a
    field."""
    if (boarder is None and tile["kind"] == "ship") or not tile["share"]:
        return []
    found: list[Payment] = []
    for around in tile["fields"]:
        boats = public["fields"].get(around, [])
        if around == field and viewer is not None:
            boats = [*boats, viewer]
        found += [[around, berth, seat, tile["share"]] for berth, seat in enumerate(boats) if seat != boarder]
    return found


def closes(public: Mapping[str, Any], tiles: list[Any], field: str, seat: int | None) -> dict[str, Any]:
    """What a boat brings that closes the rings of these tiles; 7.5 nobody is paid for the Dutchman."""
    settled = [(tile, payments(public, tile, tile["boarder"], seat, field)) for tile in tiles]
    return {"pays": [pay for _, pays in settled for pay in pays], "changes": changes(public, settled)}


def changes(public: Mapping[str, Any], settled: list[tuple[Any, list[Payment]]]) -> list[list[int]]:
    """For each seat the chests that it gains or loses; 8.1 where its own do not suffice, also what it must borrow."""
    by: dict[int, int] = {}
    for tile, pays in settled:
        for _, _, seat, chests in pays:
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
