"""Um Rum & Ehre in the terminal: the town as a map, and below it what lies open, the ship and the players.

On the map a field is a short name in brackets, an alley a row of small rings, one for each pirate it takes. Where
pirates stand, their owner's sign takes the place of the ring. The alleys in question bear their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klabauter.cli.boards import plain
from klabauter.cli.boards.choice import Choice
from klabauter.cli.console import Sentence
from klabauter.cli.seats import COLOURS, MARKS
from klabauter.kernel.game import View
from klabauter.words import Words

WIDE, HIGH = 26, 11  # signs of a tile
FIELD = {
    "coin": "yellow",
    "headquarters": "bold red",
    "pirate": "bold",
    "supplies": "cyan",
    "rendezvous": "magenta",
    "rum": "bright_red",
    "pub": "bright_blue",
    "chest": "bright_yellow",
    "guard": "white",
}
MAPS = {"yellow": "black on yellow", "pink": "black on magenta", "green": "black on green"}
CAPTAIN = "bold white on red"
Point = tuple[float, float]


class Canvas:
    """Signs with styles on a grid; what is written later lies on top."""

    def __init__(self, wide: int, high: int) -> None:
        self.cells = [[(" ", "")] * wide for _ in range(high)]

    def put(self, x: float, y: float, text: str, style: str, middle: bool = True) -> None:
        """Write a text centred on ``x`` (without ``middle``: from ``x`` on). It is shifted if it would stick out."""
        row = min(max(int(y), 0), len(self.cells) - 1)
        left = int(x - (len(text) - 1) / 2) if middle else int(x)
        left = min(max(left, 0), len(self.cells[row]) - len(text))
        for i, sign in enumerate(text):
            self.cells[row][left + i] = (sign, style)

    def text(self) -> Text:
        """Everything as one text with line breaks, ready to print."""
        lines: list[Text] = []
        for row in self.cells:
            line = Text()
            for style, group in groupby(row, key=lambda cell: cell[1]):
                line.append("".join([sign for sign, _ in group]), style=style)
            lines.append(line)
        return Text("\n").join(lines)


# -- the table


def draw(view: View, words: Words, memory: bool) -> RenderableType:
    """The town (before it is complete, a list of its tiles), tokens, ship, players and the viewer's own things."""
    public = view["public"]
    parts: list[RenderableType] = [heading(view, words)]
    if public["alleys"]:
        parts.append(town(view, words))
    elif public["town"]:
        parts.append(Text(f" {words.say('board-town', tiles=' '.join(public['town']))}"))
    if public["captain"] is not None:
        parts += [*open_tokens(public, words), *ship(public, words)]
    parts.append(players(view, words, memory))
    parts += own(view, words)
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    """The round out of all rounds, and the barrels that are left. At the end it stays at the last round."""
    public = view["public"]
    number = min(public["round"], public["rounds"])
    return Text(" " + words.say("board-heading", round=number, rounds=public["rounds"], barrels=public["barrels"]))


def town(view: View, words: Words) -> Text:
    """2.1 The map."""
    public = view["public"]
    canvas = Canvas(3 * WIDE, 3 * HIGH)
    fields = {field["id"]: field for field in public["fields"]}
    spots = {id: (field["x"] * WIDE / 100, field["y"] * HIGH / 100) for id, field in fields.items()}
    names: list[tuple[Point, str]] = []
    lines: list[Point] = []
    rings: list[tuple[float, float, str, str]] = []
    chosen = choosable(view)
    for alley in public["alleys"]:
        path = way(alley, spots)
        owner = alley["owner"]
        sign, style = ("○", "") if owner is None else (MARKS[owner], f"bold {COLOURS[owner]}")
        places = along(path, alley["length"], alley["dark"])
        for x, y in along(path, 9, alley["dark"]):
            lines.append((x, y))
        rings += [(x, y, sign, style) for x, y in places]
        if alley["id"] in chosen:
            names.append((places[len(places) // 2], alley["id"]))
    for x, y in lines:
        canvas.put(x, y, "·", "dim")
    for x, y, sign, style in rings:
        canvas.put(x, y, sign, style)
    for id, (x, y) in spots.items():
        here = id == public["captain"]
        style = CAPTAIN if here else MAPS.get(fields[id]["sort"] or "", FIELD.get(fields[id]["kind"], ""))
        canvas.put(x, y, f"[{mark(fields[id], words)}]", style)
    for (x, y), name in names:
        canvas.put(x, y, name, "bold reverse")
    return canvas.text()


def choosable(view: View) -> set[str]:
    """The alleys a question may be about: round the captain, or all dark ones when he is out of the town."""
    public = view["public"]
    pending = view["pending"][0] if view["pending"] else ""
    if pending.startswith("enter"):
        return {a["id"] for a in public["alleys"] if a["dark"] and a["owner"] is None}
    if pending.startswith("recall"):
        return {a["id"] for a in public["alleys"] if a["owner"] == view["actor"]}
    if pending.startswith(("turn", "further")):
        return {a["id"] for a in public["alleys"] if public["captain"] in a["ends"] and a["owner"] is None}
    return set()


def way(alley: dict[str, Any], spots: dict[str, Point]) -> list[Point]:
    """The points an alley runs through: within a tile straight, over a border through the place where stubs meet."""
    ends = [spots[end] for end in alley["ends"]]
    id: str = alley["id"]
    if id[0] == "x":
        return [ends[0], meeting(int(id[1:])), ends[1]]
    if id[0] == "d":
        return [ends[0], out(int(id[1:]))]
    return ends


def meeting(number: int) -> Point:
    """Where x1 to x24 cross a border, row by row."""
    found: list[Point] = []
    for row in range(3):
        for column in range(3):
            if column < 2:
                found += [((column + 1) * WIDE, (row + part) * HIGH) for part in (0.25, 0.75)]
            if row < 2:
                found += [((column + part) * WIDE, (row + 1) * HIGH) for part in (0.25, 0.75)]
    return found[number - 1]


def out(number: int) -> Point:
    """Where d1 to d24 leave the town, clockwise."""
    side, place = divmod(number - 1, 6)
    at = (place + 0.5) / 2  # in tiles from the side's first corner
    return (
        (at * WIDE, 0.0),
        (3.0 * WIDE - 1, at * HIGH),
        ((3 - at) * WIDE, 3.0 * HIGH - 1),
        (0.0, (3 - at) * HIGH),
    )[side]


def along(path: list[Point], count: int, rim: bool) -> list[Point]:
    """So many places spread over a path, clear of the fields at its ends."""
    lengths = [abs(a[0] - b[0]) + 2 * abs(a[1] - b[1]) for a, b in pairwise(path)]
    whole = sum(lengths)
    margin = min(3.5, whole / 4)
    free = whole - margin - (0.5 if rim else margin)
    found: list[Point] = []
    for i in range(count):
        left = margin + free * (i + 0.5) / count
        number = 0
        while number < len(lengths) - 1 and left > lengths[number]:
            left -= lengths[number]
            number += 1
        (ax, ay), (bx, by) = path[number], path[number + 1]
        part = left / lengths[number]
        found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return found


def mark(field: dict[str, Any], words: Words) -> str:
    """A field in a few letters: Co3, HQ, EC."""
    kind = field["sort"] or field["kind"]
    number = field["tile"] if field["kind"] == "coin" else ""
    return f"{words.say(f'mark-{kind}')}{number}"


def tokens(ids: Sequence[str | None], words: Words) -> str:
    """The names of tokens in a line, a dash for none. None in the list is an empty place and is left out."""
    return ", ".join([words.name(id, "token") for id in ids if id is not None]) or "–"


def open_tokens(public: dict[str, Any], words: Words) -> list[RenderableType]:
    """2.4, 2.5 What can be won."""
    rows = (
        ("board-pubs", public["pubs"]),
        ("board-maps", public["maps"]),
        ("board-chests", [public["chest"], public["scorpion"]]),
        ("board-sleep", public["sleep"]),
    )
    return [Text(f" {words.say(key)} ", style="dim").append(tokens(ids, words), style="not dim") for key, ids in rows]


def ship(public: dict[str, Any], words: Words) -> list[RenderableType]:
    """7.1 The rows aboard, the mast in the middle."""
    lines: list[RenderableType] = []
    for number, (crew, left, right) in enumerate(public["ship"], 1):
        seat = int(crew[5:]) if crew.startswith("seat-") else None
        sign, style = ("?", "dim") if seat is None else (MARKS[seat], f"bold {COLOURS[seat]}")
        line = Text(f" {words.say('board-row', number=number)} ", style="dim")
        line.append(f"{sign * left:>15}", style=f"not dim {style}").append("┃", style="not dim")
        lines.append(line.append(f"{sign * right:<15}", style=f"not dim {style}").append(words.name(crew, "crew")))
    return lines


def player(seat: int, words: Words) -> Text:
    """The player's sign and name in the colour of the seat."""
    return Text(f"{MARKS[seat]} {words.player(seat)}", style=f"bold {COLOURS[seat]}")


def players(view: View, words: Words, memory: bool) -> Table:
    """A row per seat. Coins of others are a question mark unless ``memory`` counts them."""
    public = view["public"]
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("")
    heads = ("board-pirates", "board-hiring", "board-barrels", "board-coins", "board-tokens", "board-dates")
    for head in heads:
        table.add_column(words.say(head), justify="right")
    for seat, entry in enumerate(public["players"]):
        coins = "?"
        if view["seat"] == seat:
            coins = str(view["private"]["coins"])
        elif memory:
            coins = str(view["known"]["coins"][seat])
        label = player(seat, words)
        if public["starter"] == seat:
            label.append(" ⚑", style="red")
        if entry["aboard"]:
            label.append(f" ({words.say('board-aboard')})", style="not bold dim")
        numbers = [entry["pirates"], entry["hiring"], entry["barrels"], coins, entry["flag"], entry["dates"]]
        table.add_row(label, *[str(number) for number in numbers])
    return table


def own(view: View, words: Words) -> list[RenderableType]:
    """10.2 What the viewer may look at."""
    private = view["private"]
    if not private:
        return []
    lines: list[RenderableType] = []
    if private["held"] is not None:
        lines.append(Text(f" {words.say('board-held')} {tokens([private['held']], words)}", style="bold"))
    for key, name in (("flag", "board-own-flag"), ("supplies", "board-own-supplies"), ("dates", "board-own-dates")):
        if private[key]:
            lines.append(Text(f" {words.say(name)} ", style="dim").append(tokens(private[key], words), style="not dim"))
    return lines


# -- what can be chosen


def legend(words: Words) -> RenderableType:
    """The short names of all kinds of fields, then how to read the map."""
    kinds = (
        "coin", "headquarters", "pirate", "supplies", "rendezvous", "rum", "guard", "chest", "yellow", "pink", "green",
        "cruce", "jacques", "swan",
    )  # fmt: skip
    marks = [f"{words.say(f'mark-{kind}')} {words.say(f'board-kind-{kind}')}" for kind in kinds]
    return Group(Sentence(", ".join(marks)), Sentence(words.say("board-legend"), "dim"))


def menu(view: View, words: Words, choices: Sequence[Choice], memory: bool) -> RenderableType:
    """Ways with where they lead and what they cost; everything else in its words."""
    lines: list[RenderableType] = []
    ends = {alley["id"]: alley for alley in view["public"]["alleys"]}
    for choice in choices:
        verb = choice.data["verb"]
        if verb not in ("move", "dark", "enter", "recall"):
            lines.append(plain_line(choice, words))
            continue
        alley = ends[str(choice.data["values"]["alley"])]
        line = Text(f" {choice.number:>3} ", style="bold").append(f"{words.move(choice.data)}", style="not bold")
        goal = [end for end in alley["ends"] if verb == "enter" or end != view["public"]["captain"]]
        if goal and verb in ("move", "enter"):
            line.append(f" → {words.name(goal[0], 'field')}", style="not bold")
        elif verb == "recall":
            line.append(f" ({alley['length']})", style="not bold")
        if choice.cost:
            line.append(f"  {words.say('cli-cost', cost=words.cost(choice.cost))}", style="dim not bold")
        lines.append(line)
    return Group(*lines)


def plain_line(choice: Choice, words: Words) -> RenderableType:
    """The move as the plain board shows it, without its effects."""
    bare = choice._replace(effects=[])
    return plain.menu({}, words, [bare], False)


# -- what can be remembered


def remember(view: View, words: Words) -> RenderableType:
    """10.1, 10.3 Everybody's coins and won tokens, and what lies under the stacks."""
    known = view["known"]
    lines: list[RenderableType] = []
    for seat, flag in enumerate(known["flags"]):
        supplies = [entry[0] if isinstance(entry, list) else entry for entry in known["supplies"][seat]]
        line = Text(" ") + player(seat, words)
        line.append(f"  {words.say('board-coins')}: {known['coins'][seat]}", style="not bold")
        lines.append(line.append(f"  {tokens([*flag, *supplies], words)}", style="not bold"))
        for entry in known["dates"][seat]:
            if isinstance(entry, list) and entry[0] is None:
                kinds = ", ".join([words.name(f"date-{kind}", "token") for kind in entry[1]])
                lines.append(Text(f"   {words.say('board-not-there', dates=kinds)}", style="dim"))
    for name in ("sold", "guards-small", "guards-large"):
        ids = [entry[0] if isinstance(entry, list) else entry for entry in known[name]]
        if ids:
            shown = ", ".join(["?" if id is None else words.name(id, "token") for id in ids])
            lines.append(Text(f" {words.say(f'board-under-{name}')} {shown}"))
    return Group(*lines)
