"""Positions of Um Rum & Ehre: what a written one leaves out, and what it cannot be.

``town`` is the notation of the layout. A supplies token is an id, or [id, seats that know it]; a rendezvous is an id,
or [id, what everybody knows it is not]. Pirates before the seats, barrels in the supply and the stacks follow from the
rest. Everything has a default: a game in its first round with the captain at the headquarters and nothing open but the
cheapest sleeping places.
"""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.rum_und_ehre.components import (
    BUNK,
    COIL,
    DATE,
    FREE,
    HAMMOCK,
    LARGE,
    NO_FIELD,
    NO_TOKEN,
    SMALL,
    Components,
)
from klabauter.games.rum_und_ehre.declaration import DECLARATION
from klabauter.games.rum_und_ehre.messages import RumMessage
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState, empty
from klabauter.games.rum_und_ehre.town import TILES, layout_of
from klabauter.games.rum_und_ehre.worlds import derive, lay_out
from klabauter.kernel.frame import Frame
from klabauter.kernel.messages import Message
from klabauter.kernel.position import Fields

PLAIN_TOWN: Final = "1 2 3 / 4 5 6 / 7 8 9"


def fresh(x: Rules, stack: list[Frame[Any]]) -> RumState:
    """2.6 Everybody has coins and pirates, the other pirates wait to be hired; nothing lies out yet."""
    f, seats = x.components, x.seats
    s = empty(x.at, stack)
    s.hiring = (f.hiring,) * seats
    s.coins = (f.coins,) * seats
    s.seen = (0,) * f.goods
    derive(x, s)
    return s


def rooms(f: Components) -> dict[str, int]:
    """How many pieces can lie in one place, where not all of them can."""
    return {
        "pubs": f.open_pubs, "maps": f.open_maps, "seen": f.goods, "barred": len(f.whole[DATE]),
        "guards_small": len(f.whole[SMALL]), "guards_large": len(f.whole[LARGE]),
    }  # fmt: skip


def read(x: Rules, stack: list[Frame[Any]], fields: Fields) -> RumState:
    f, seats = x.components, x.seats
    s = fresh(x, stack)
    setting_up = any([frame.kind in ("ready", "start") for frame in stack])
    sleeping = (BUNK, HAMMOCK, COIL)[: 3 if x.coils else 2]
    if not setting_up:
        s.captain = f.headquarters
        if len(stack) > 1:
            to_come = sum([stack.count(x.draws[of]) for of in sleeping])
            s.sleep = tuple([f.first[of] for of in sleeping[: len(sleeping) - to_come]])
    crews = len(x.numbers["crew"])
    most = {
        "round": x.rounds, "hiring": f.each, "barrels": f.barrels, "spare": f.rerolls - 1, "sleep": len(sleeping),
        "left": f.each, "right": f.each, "crews": crews, "champion": crews - 1, "fighters": crews - 1,
    }  # fmt: skip
    given = DECLARATION.read(s, fields, seats, most | rooms(f))
    if "crews" not in given and given & {"side", "champion", "best", "fighters"}:
        s.crews = len(s.rows)
    nothing: list[list[Any]] = [[] for _ in range(seats)]
    data = {
        "town": fields.take("town", PLAIN_TOWN),
        "supplies": DECLARATION.checked(fields, "supplies", seats, nothing),
        "held": DECLARATION.checked(fields, "held", seats, None),
        "sold": DECLARATION.checked(fields, "sold", seats, []),
        "dates": DECLARATION.checked(fields, "dates", seats, nothing),
    }
    for name, field in (("supplies", "goods"), ("sold", "sold"), ("dates", "dates")):
        lists = [data[name]] if name == "sold" else data[name]
        room = s.room(field)
        fields.refuse(sum([len(entries) for entries in lists]) > room, name, Message("why-too-long", most=room))
    layout = layout_of(data["town"]) if isinstance(data["town"], str) else None
    like = RumMessage("why-town", town=PLAIN_TOWN)
    fields.refuse(layout is None, "town", like)
    placed, whole = s.captain != NO_FIELD, len(layout or ()) == TILES
    fields.refuse(placed == setting_up, "captain", RumMessage("why-captain"))
    fields.refuse(placed and not whole, "town", RumMessage("why-whole-town", tiles=TILES))
    fields.refuse(max(s.lanes) != FREE and not whole, "alleys", RumMessage("why-alleys-of-town"))
    lay_out(x, s, data)
    derive(x, s)
    check(x, s, fields)
    return s


def check(x: Rules, s: RumState, fields: Fields) -> None:
    """Refuse fields that contradict each other."""
    f = x.components
    pirates = s.pirates
    few = min(pirates)
    many = RumMessage("why-too-many-pirates", seat=pirates.index(few), each=f.each)
    fields.refuse(few < 0, "alleys", many)
    many = RumMessage("why-too-many-barrels", barrels=f.barrels)
    fields.refuse(sum(s.barrels) > f.barrels, "barrels", many)
    places = [("sleep", BUNK + i, token) for i, token in enumerate(s.sleep) if token != NO_TOKEN]
    places += [("guards-small", SMALL, token) for token in s.guards_small]
    places += [("guards-large", LARGE, token) for token in s.guards_large]
    for place, stack, token in places:
        other = RumMessage("why-other-stack", token=f.tokens[token])
        fields.refuse(f.stack[token] != stack, place, other)
    for tokens, barred in zip(s.dates, s.barred):
        itself = any([nots >> (token - f.first_date) & 1 for token, nots in zip(tokens, barred)])
        fields.refuse(itself, "dates", RumMessage("why-barred"))
    crews = len(s.rows)
    away = s.champion >= max(crews, 1) or any([row >= crews for row in s.fighters])
    fields.refuse(away, "brawl.fighters", RumMessage("why-rows-of-ship"))
