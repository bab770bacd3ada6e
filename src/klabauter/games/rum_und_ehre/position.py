"""Positions of Um Rum & Ehre: what a written one leaves out, and what it cannot be.

``town`` is the notation of the layout. A supplies token is an id, or [id, seats that know it]; a rendezvous is an id,
or [id, what everybody knows it is not]. Pirates before the seats, barrels in the supply and the stacks follow from the
rest. Everything has a default: a game in its first round with the captain at the headquarters and nothing open but the
cheapest sleeping places.
"""

from __future__ import annotations

import random
from typing import Any, Final

from klabauter.games.rum_und_ehre.declaration import DECLARATION
from klabauter.games.rum_und_ehre.figures import BUNK, COIL, HAMMOCK, LARGE, NO_FIELD, NO_TOKEN, SMALL
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import TILES, layout_of
from klabauter.games.rum_und_ehre.worlds import deal, derive
from klabauter.kernel.errors import BadPosition, Said
from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields

PLAIN_TOWN: Final = "1 2 3 / 4 5 6 / 7 8 9"


def fresh(x: Rules, stack: list[Frame[Any]]) -> RumState:
    """2.6 Everybody has coins and pirates, the other pirates wait to be hired; nothing lies out yet."""
    f, seats = x.figures, x.seats
    s = RumState(stack, seats)
    s.hiring = [f.hiring] * seats
    s.coins = [f.coins] * seats
    s.seen = [0] * f.goods
    derive(x, s)
    return s


def read(x: Rules, stack: list[Frame[Any]], fields: Fields) -> RumState:
    f, seats = x.figures, x.seats
    s = fresh(x, stack)
    setting_up = any([frame is x.ready[0] or frame.name == "start" for frame in stack])
    sleeping = (BUNK, HAMMOCK, COIL)[: 3 if x.coils else 2]
    if not setting_up:
        s.captain = f.headquarters
        if len(stack) > 1:
            to_come = sum([stack.count(x.draws[of]) for of in sleeping])
            s.sleep = tuple([f.stack.index(of) for of in sleeping[: len(sleeping) - to_come]])
    crews = len(x.numbers["crew"])
    most = {
        "round": x.rounds, "hiring": f.each, "barrels": f.barrels, "spare": f.rerolls - 1,
        "pubs": f.open_pubs, "maps": f.open_maps, "sleep": len(sleeping),
        "left": f.each, "right": f.each, "crews": crews, "champion": crews - 1, "fighters": crews - 1,
    }  # fmt: skip
    given = DECLARATION.read(s, fields, seats, most)
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
    layout = layout_of(data["town"]) if isinstance(data["town"], str) else None
    if layout is None:
        text = "tiles like {town} are wanted, 8r1 for a turned one"
        raise BadPosition(fields.at("town"), Said("why-town", text, town=PLAIN_TOWN))
    if (s.captain == NO_FIELD) != setting_up:
        raise BadPosition(fields.at("captain"), Said("why-captain", "he has a field, except during the set-up (2.7)"))
    if s.captain != NO_FIELD and len(layout) != TILES:
        raise BadPosition(fields.at("town"), Said("why-whole-town", "all {tiles} tiles are wanted (2.1)", tiles=TILES))
    if max(s.lanes) >= 0 and len(layout) != TILES:
        raise BadPosition(fields.at("alleys"), Said("why-alleys-of-town", "only the whole town has alleys (2.1)"))
    deal(x, s, data, random.Random(0))
    derive(x, s)
    check(x, s, fields)
    return s


def check(x: Rules, s: RumState, fields: Fields) -> None:
    """What every real position holds; so that playing on never stumbles."""
    f = x.figures
    names = [frame.name for frame in s.stack]
    keys = [frame.key for frame in s.stack]
    if min(s.pirates) < 0:
        text = "seat {seat} has more than its {each} pirates"
        seat = s.pirates.index(min(s.pirates))
        raise BadPosition(fields.at("alleys"), Said("why-too-many-pirates", text, seat=seat, each=f.each))
    if sum(s.barrels) > f.barrels:
        text = "there are only {barrels} (5.15)"
        raise BadPosition(fields.at("barrels"), Said("why-too-many-barrels", text, barrels=f.barrels))
    places = [
        (f"guards-{size}", token, stack)
        for size, stack, tokens in (("small", SMALL, s.guards_small), ("large", LARGE, s.guards_large))
        for token in tokens
    ]
    places += [("sleep", token, BUNK + i) for i, token in enumerate(s.sleep) if token != NO_TOKEN]
    for place, token, stack in places:
        if f.stack[token] != stack:
            text = "{token} has no place here"
            raise BadPosition(fields.at(place), Said("why-other-stack", text, token=f.tokens[token]))
    for seat, tokens in enumerate(s.dates):
        if any([barred >> (token - f.first_date) & 1 for token, barred in zip(tokens, s.barred[seat])]):
            raise BadPosition(fields.at("dates"), Said("why-barred", "what a rendezvous is not is not itself (5.10)"))
    if (s.held != NO_TOKEN) != (keys[-1] == "shop"):
        text = "a token is held exactly while 'shop' is pending (5.7)"
        raise BadPosition(fields.at("held"), Said("why-held", text))
    if bool(s.drinkers) != any([key in ("carouse", "drained", "win") for key in keys]):
        text = "there are drinkers, the host first, exactly during a carouse (6.3)"
        raise BadPosition(fields.at("drinkers"), Said("why-drinkers", text))
    chest = s.chest != NO_TOKEN or "draw chests" in names
    scorpion = s.scorpion != NO_TOKEN or "draw scorpions" in names
    if chest != scorpion and "stung" not in names:
        raise BadPosition(fields.at("chest"), Said("why-chest", "a chest and a scorpion lie open together (2.4)"))
    if "stung" in names and s.scorpion == NO_TOKEN:
        raise BadPosition(fields.at("scorpion"), Said("why-scorpion", "the rolls round a chest need one (6.7)"))
    column = [s.champion, *s.fighters]
    if s.crews and max(column) >= len(s.rows):
        text = "rows of the ship are wanted, counted from 0"
        raise BadPosition(fields.at("brawl.fighters"), Said("why-rows-of-ship", text))
    if ("clash" in names) != bool(s.crews):
        text = "there is a brawl exactly while 'clash' is pending (7.4)"
        raise BadPosition(fields.at("brawl"), Said("why-no-brawl", text))
    here = s.right if s.side else s.left
    if s.crews and (len(column) < 2 or s.crews < 2 or any([here[row] != max(here) or not here[row] for row in column])):
        text = "champion and fighters stand in the outermost column (7.2)"
        raise BadPosition(fields.at("brawl"), Said("why-column", text))
