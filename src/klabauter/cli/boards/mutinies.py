"""21 Mutinies in the terminal: the crew in order, the six actions with the pirates there, and one's own hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klabauter.cli.console import Sentence
from klabauter.cli.seats import COLOURS, MARKS
from klabauter.kernel.game import View
from klabauter.words import Words

ACTIONS = ("routes", "beyond", "wreck", "tavern", "market", "city")
DEALS = {"any2": "2", "any3": "3", "any4": "4", "same3": "3=", "pairs": "2+2", "same4": "4="}
CITY = ("yarn", "theft", "visit", "rumours", "market")
INK = {"ruby": "red", "sapphire": "bright_blue", "emerald": "green", "topaz": "yellow", "joker": "magenta"}
HENCHMAN = "☠"


def player(seat: int, words: Words) -> Text:
    """The player's sign and name in the colour of the seat."""
    return Text(f"{MARKS[seat]} {words.player(seat)}", style=f"bold {COLOURS[seat]}")


def jewel(tile: str, words: Words) -> Text:
    """A jewel with its price, in its colour: the same signs as in the legend."""
    stem = tile.removeprefix("treasure-").rsplit("-", 1)[0]
    price = "" if tile.startswith("treasure-") else tile.rsplit("-", 1)[1]
    name = words.say("stone", stem=stem)
    if len(price) == 2:
        name += "".join([" ", "R" * int(price[0]), "D" * int(price[1])]).rstrip()
    return Text(name, style=f"bold {INK.get(stem, '')}")


def listed(things: Sequence[str], words: Words) -> Text:
    """Jewels by colour, anything else by name; equal ones counted."""
    parts: list[Text] = []
    for thing, number in Counter(things).items():
        stem = thing.removeprefix("treasure-").rsplit("-", 1)[0]
        name = jewel(thing, words) if stem in INK and "treasure" not in thing else Text(words.name(thing, "tile"))
        parts.append(Text(f"{number}× ") + name if number > 1 else name)
    return Text(", ").join(parts) if parts else Text(words.say("board-nothing"), style="dim")


def figures_at(public: dict[str, Any], prefix: str) -> dict[str, Text]:
    """Who stands on which space whose name begins like this."""
    found: dict[str, Text] = {}
    for figure, space in enumerate(public["figures"]):
        if space.startswith(prefix):
            seats = len(public["players"])
            sign = Text(HENCHMAN) if figure >= seats else Text(MARKS[figure], style=f"bold {COLOURS[figure]}")
            found[space] = found[space] + sign if space in found else sign
    return found


# -- the table


def draw(view: View, words: Words, memory: bool) -> RenderableType:
    """Heading, crew, actions and the viewer's hold. ``memory`` adds what went openly to others."""
    public = view["public"]
    parts: list[RenderableType] = [heading(public, words), crew(view, words), board(public, words)]
    parts += happening(public, words)
    if view["private"]:
        own = view["private"]
        hold = [listed(own[name], words) for name in ("jewels", "treasures", "hand") if own[name]]
        line = Text(f" {words.say('board-own')} ", style="bold")
        parts.append(line + (Text(" · ").join(hold) if hold else listed([], words)))
    if memory:
        parts += remembered(view, words)
    return Group(*parts)


def heading(public: dict[str, Any], words: Words) -> Text:
    """Round and stacks; in bold that the last round has come or is next, and that no mutiny is possible."""
    text = words.say(
        "board-heading",
        round=max(1, public["round"]),
        pile=public["pile"],
        jewels=public["jewel-stack"],
        treasures=public["treasure-stack"],
        tavern=public["tavern"],
    )
    line = Text(f" {text}")
    if public["last"]:
        now = public["last"] == public["round"]
        line.append(f" · {words.say('board-last' if now else 'board-last-next')}", style="bold")
    if public["calm"]:
        line.append(f" · {words.say('board-calm')}", style="bold")
    return line


def crew(view: View, words: Words) -> Table:
    """The players in the order of play, the captain first, with everything that is open."""
    public = view["public"]
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words.say("board-player"))
    for name in ("prestige", "doubloons", "rum", "jewels", "treasures", "cards", "front"):
        table.add_column(words.say(f"board-{name}"), justify="right")
    for number, seat in enumerate(public["order"]):
        at = public["players"][seat]
        label = player(seat, words)
        if not number:
            label.append(f" ({words.say('board-captain')})", style="bold")
        counts = [at[name] for name in ("prestige", "doubloons", "rum", "jewels", "treasures", "cards")]
        table.add_row(label, *[str(count) for count in counts], str(len(at["front"])))
    return table


def board(public: dict[str, Any], words: Words) -> Table:
    """The actions, one a line: its state, its spaces, who stands there; then cabin and wheel."""
    grid = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
    grid.add_column(width=28)
    grid.add_column()
    for action in ACTIONS:
        grid.add_row(state(public, action, words), spaces(public, action, words))
    cabin = figures_at(public, "cabin")
    grid.add_row(Text(words.name("cabin")), cabin.get("cabin", Text("·", style="dim")))
    wheel = figures_at(public, "wheel")
    signs = [Text(f"{value} ") + wheel.get(f"wheel-{value}", Text("·", style="dim")) for value in (0, 1, 3, 6)]
    grid.add_row(Text(words.name("wheel-0", "space").split(",")[0]), Text("   ").join(signs))
    return grid


def state(public: dict[str, Any], action: str, words: Words) -> Text:
    """The name of an action: marked if it was chosen, dim if it cannot be."""
    label = Text(words.name(action))
    if action == public["action"]:
        label.append(f" ◄ {words.say('board-chosen')}", style="bold")
    elif action == public["marker"]:
        label = Text(words.name(action), style="dim").append(f" ✖ {words.say('board-marked')}")
    elif action in public["closed"]:
        label = Text(words.name(action), style="dim").append(f" ✖ {words.say('board-closed')}")
    return label


def spaces(public: dict[str, Any], action: str, words: Words) -> Text:
    """The spaces of an action in a line, each with the figures on it or a dot; route spaces with their jewel."""
    standing = figures_at(public, f"{action}-")
    if action == "routes":
        tiles = [
            Text(f"{i} ", style="dim") + (jewel(tile, words) if tile else Text("–", style="dim"))
            for i, tile in enumerate(public["display"], 1)
        ]
        parts = [tile + Text(" ") + standing.get(f"routes-{i}", Text("")) for i, tile in enumerate(tiles, 1)]
        return Text("  ").join(parts)
    if action == "market":
        names = [(f"market-{deal}", sign) for deal, sign in DEALS.items()]
    elif action == "city":
        names = [(f"city-{space}", words.say(f"board-city-{space}")) for space in CITY]
    else:
        names = [(f"{action}-{i}", str(i)) for i in range(1, 6)]
        if action == "beyond":
            names = [(space, f"{name} ({public['beyond'][i]}D)") for i, (space, name) in enumerate(names)]
    parts = [Text(f"{name} ", style="dim") + standing.get(space, Text("·", style="dim")) for space, name in names]
    return Text("  ").join(parts)


def happening(public: dict[str, Any], words: Words) -> list[RenderableType]:
    """What lies on the table in the middle of a step."""
    lines: list[RenderableType] = []
    if public["laid"]:
        tiles = words.listed([words.name(tile, "tile") for tile in public["laid"]])
        lines.append(Text(f" {words.say('board-laid', deal=words.name(public['deal']), tiles=tiles)}", style="bold"))
    if public["dice"]:
        dice = words.listed([str(die) for die in public["dice"]])
        lines.append(Text(f" {words.say('board-dice', dice=dice)}", style="bold"))
    if public["card"]:
        lines.append(Text(f" {words.say('board-card', card=words.name(public['card']))}", style="bold"))
    return lines


def legend(words: Words) -> RenderableType:
    """How jewels, prices and deals are abbreviated."""
    return Sentence(words.say("board-legend"), "dim")


# -- memory


def remembered(view: View, words: Words) -> list[RenderableType]:
    """13.2 Jewels that went openly to others."""
    lines: list[RenderableType] = []
    for seat, tiles in enumerate(view["known"]["shown"]):
        if tiles and seat != view["seat"]:
            names = words.listed([words.name(tile, "tile") for tile in tiles])
            lines.append(Sentence(words.say("board-known", seat=words.player(seat), tiles=names), "dim"))
    return lines


def remember(view: View, words: Words) -> RenderableType:
    """Everything a careful player could know: who took what, what is gone, what is still unseen, what deals bring."""
    known, public = view["known"], view["public"]
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title=words.say("board-yields"), title_style="")
    table.add_column("")
    for rum in range(5):
        table.add_column(str(rum), justify="right")
    for row in public["yields"]:
        pairs = [f"{d} D, {p}" for d, p in zip(row["doubloons"], row["prestige"])]
        table.add_row(words.name(row["deal"]), *pairs)
    gone = Text(f" {words.say('board-gone', tiles=listed(public['gone'], words).plain)}")
    unseen = Text(f" {words.say('board-unseen', tiles=listed(known['unseen'], words).plain)}")
    return Group(*remembered(view, words), table, gone, unseen)


def rematch(log: Sequence[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """The same options as before."""
    return options
