"""Freibeuter in the terminal: the sea as a grid of fields, the tiles on the crossings between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klabauter.cli.boards.choice import Choice
from klabauter.cli.console import Sentence
from klabauter.cli.seats import COLOURS, MARKS
from klabauter.kernel.game import View
from klabauter.words import Words

COLUMNS, ROWS = "ABCDEFG", "1234567"
EDGE, CELL = 3, 10  # signs before the first field, and from one field to the next: 73 in all
DUTCHMAN = "★"
SHIP, CAMP, DOUBLE = "yellow", "bright_white", "bright_blue"


def player(seat: int, words: Words) -> Text:
    """The player's sign and name in the colour of the seat."""
    return Text(f"{MARKS[seat]} {words.player(seat)}", style=f"bold {COLOURS[seat]}")


# -- the sea


def draw(view: View, words: Words, memory: bool) -> RenderableType:
    """The sea, the players, the piles and the viewer's hand. ``memory`` shows what captured ships are worth."""
    public = view["public"]
    hand = [] if view["seat"] is None else view["private"]["hand"]
    tiles = {tile["id"]: tile for tile in public["tiles"]}
    lines: list[RenderableType] = []
    for row in ROWS:
        lines.append(fields(public, row, hand))
        if row != ROWS[-1]:
            lines.append(crossings(public, tiles, row, words))
    return Group(*lines, Text(""), players(view, words, memory), *beside(view, words))


def fields(public: dict[str, Any], row: str, hand: Sequence[str]) -> Text:
    """The seven fields of a row: name and boats. The fields of the viewer's cards are underlined."""
    line = Text(" " * EDGE)
    for column in COLUMNS:
        name = column + row
        boats = public["fields"].get(name, [])
        line.append(name, style="bold underline" if name in hand else "dim").append(" ")
        for seat in boats:
            line.append(MARKS[seat], style=f"bold {COLOURS[seat]}")
        used = len(name) + 1 + len(boats)
        if public["dutchman"] == name:
            line.append(DUTCHMAN, style="bold red")
            used += 1
        elif not boats:
            line.append("·", style="dim")
            used += 1
        line.append(" " * (CELL - used))
    line.rstrip()
    return line


def crossings(public: dict[str, Any], tiles: dict[str, Any], row: str, words: Words) -> Text:
    """The tiles below a row of fields, each between four of them."""
    line = Text(" " * (EDGE + CELL // 2 + 1))
    for column in COLUMNS[:-1]:
        tile = tiles.get(f"x-{column}{row}")
        token = Text("") if tile is None else tile_of(tile, tile["id"] in public["encircled"], words)
        line.append(token).append(" " * (CELL - len(token)))
    line.rstrip()
    return line


def tile_of(tile: dict[str, Any], encircled: bool, words: Words) -> Text:
    """A ship by its value in brackets with the boat on it, a camp, a doubler; a ! where one field is missing."""
    if tile["kind"] == "ship":
        text = Text(f"({tile['value']}", style=SHIP)
        if tile["boarder"] is not None:
            text.append(MARKS[tile["boarder"]], style=f"bold {COLOURS[tile['boarder']]}")
        text.append(")")
    elif tile["kind"] == "camp":
        text = Text(f"[{words.say('board-camp')}]", style=CAMP)
    else:
        text = Text(f"{tile['value']}×2", style=DOUBLE)
    if encircled:
        text.stylize("reverse")
    elif len(tile["empty"]) == 1:
        text.append("!", style="bold red")
    return text


# -- beside the board


def players(view: View, words: Words, memory: bool) -> RenderableType:
    """A row per seat: boats, chests, debt, cards (sea + Dutchman) and captured ships."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column(" ")
    for key in ("boats", "chests", "debt", "cards", "ships"):
        table.add_column(words.say(f"board-{key}"), justify="left" if key == "ships" else "right")
    for seat, entry in enumerate(view["public"]["players"]):
        cards = f"{entry['sea']}+{entry['dutchman']}"
        debt = Text(str(entry["debt"]), style="bold red") if entry["debt"] else Text("–", style="dim")
        table.add_row(
            Text(" ") + player(seat, words), str(entry["boats"]), str(entry["chests"]), debt, cards,
            prizes(view, seat, words, memory),
        )  # fmt: skip
    return table


def prizes(view: View, seat: int, words: Words, memory: bool) -> Text:
    """Captured ships: what they are if the viewer may look or is helped to remember, else their number."""
    number = view["public"]["players"][seat]["prizes"]
    if seat != view["seat"] and not memory:
        return Text(words.say("board-face-down", ships=number)) if number else Text("–", style="dim")
    values = sorted([int(ship.rsplit("-", 1)[1]) for ship in view["known"]["prizes"][seat]])
    texts = [f"{len(list(same))}×{value}" for value, same in groupby(values)]
    return Text(" ".join(texts) or "–", style="" if texts else "dim")


def beside(view: View, words: Words) -> list[Text]:
    """Piles, camps and doubled values; then the hand, unless a spectator looks."""
    public = view["public"]
    piles = words.say("board-piles", sea=public["piles"]["sea"], dutchman=public["piles"]["dutchman"])
    doubled = [tile.removeprefix("double-") for tile in public["aside"] if tile != "camp"]
    camps = sum([tile["kind"] == "camp" for tile in public["tiles"]])
    texts = [piles, words.say("board-camps", camps=camps)]
    if doubled:
        texts.append(words.say("board-doubled", values=words.listed(doubled)))
    lines = [Text(" " + " · ".join(texts))]
    if view["private"]:
        hand = Text(" " + words.say("board-hand") + " ")
        lines.append(hand + Text("  ").join([card(name, words) for name in view["private"]["hand"]]))
    return lines


def card(name: str, words: Words) -> Text:
    """A sea card by its field, a Dutchman card by its line."""
    if "-" not in name:
        return Text(name, style="bold underline")
    return Text(words.say("board-line", line=name.rsplit("-", 1)[1]), style="bold red")


def legend(words: Words) -> RenderableType:
    """How to read tiles and boats. One sign for each kind of tile."""
    signs = [
        Text("(15)", style=SHIP) + Text(f" {words.say('board-legend-ship')}"),
        Text("(15", style=SHIP) + Text(MARKS[0], style=f"bold {COLOURS[0]}") + Text(")", style=SHIP)
        + Text(f" {words.say('board-legend-boarded')}"),
        Text(f"[{words.say('board-camp')}]", style=CAMP) + Text(f" {words.name('camp')}"),
        Text("15×2", style=DOUBLE) + Text(f" {words.name('double-15')}"),
        Text("!", style="bold red") + Text(f" {words.say('board-legend-tight')}"),
    ]  # fmt: skip
    return Group(Sentence(Text(" · ").join(signs)), Sentence(words.say("board-legend"), "dim"))


# -- what can be chosen


def menu(view: View, words: Words, choices: Sequence[Choice], memory: bool) -> RenderableType:
    """Ships to board in a few rows, everything else in a line of its own with what it will bring."""
    tiles = {tile["id"]: tile for tile in view["public"]["tiles"]}
    lines: list[RenderableType] = []
    for verb, group in groupby(choices, key=lambda choice: choice.data["verb"]):
        same = list(group)
        if verb == "board":
            lines += [Text(f"  {words.say('board-to-board')}", style="dim"), boarding(same, tiles)]
        else:
            lines += [line(choice, words) for choice in same]
    return Group(*lines)


def boarding(choices: Sequence[Choice], tiles: dict[str, Any]) -> RenderableType:
    """Ships that can be boarded, five in a row, each with its number, crossing and value."""
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    cells: list[Text] = []
    for choice in choices:
        tile = tiles[choice.data["values"]["crossing"]]
        cell = Text(f" {choice.number:>3} ", style="bold")
        cell.append(tile["id"], style="not bold").append(f" ({tile['value']})", style=f"not bold {SHIP}")
        if len(tile["empty"]) == 1:
            cell.append("!", style="bold red")
        cells.append(cell)
    for first in range(0, len(cells), 5):
        grid.add_row(*cells[first : first + 5])
    return grid


def line(choice: Choice, words: Words) -> Text:
    """The move, the tiles it settles, and the chests that change hands."""
    text = Text(f" {choice.number:>3} ", style="bold").append(words.move(choice.data), style="not bold")
    chests: dict[int, int] = {}
    figure = ""
    for event in choice.effects:
        key, values = event["line"], event["values"]
        if key in ("ship-encircled", "escapes", "doubler-encircled"):
            figure = values["tile"].rsplit("-", 1)[1]
        if key == "ship-encircled":
            text.append(f"  ({figure})→", style=f"not bold {SHIP}")
            text.append(MARKS[values["seat"]], style=COLOURS[values["seat"]])
        elif key == "escapes":
            text.append(f"  ({figure}) {words.say('board-escapes')}", style=f"not bold {SHIP}")
        elif key == "doubler-encircled":
            text.append(f"  {figure}×2", style=f"not bold {DOUBLE}")
        elif key == "camp-encircled":
            text.append(f"  [{words.say('board-camp')}]", style=f"not bold {CAMP}")
        elif key == "helped":
            chests[values["helper"]] = chests.get(values["helper"], 0) + values["chests"]
            chests[values["seat"]] = chests.get(values["seat"], 0) - values["chests"]
        elif key in ("camp-pays", "took-chests"):
            chests[values["seat"]] = chests.get(values["seat"], 0) + values["chests"]
    for seat, change in sorted(chests.items()):
        text.append(f"  {MARKS[seat]} {change:+d}", style=f"not bold {COLOURS[seat]}")
    return text


# -- what can be remembered


def remember(view: View, words: Words) -> RenderableType:
    """The cards this seat has not seen, by field; who has which ships; which ships are gone."""
    known = view["known"]
    unseen: list[str] = known["unseen"]
    sea = [name for name in unseen if "-" not in name]
    lines: list[RenderableType] = [Text(f" {words.say('board-unseen', cards=len(sea))}")]
    for row in ROWS:
        counts = [sea.count(column + row) for column in COLUMNS]
        cells = [f"{column}{row} {number or '·'}" for column, number in zip(COLUMNS, counts)]
        lines.append(Text("   " + "   ".join(cells)))
    dutchman = [name.rsplit("-", 1)[1] for name in unseen if "-" in name]
    lines.append(Text(f" {words.say('board-unseen-lines', lines=words.listed(dutchman))}"))
    for seat, ships in enumerate(known["prizes"]):
        names = words.listed([words.name(ship, "tile") for ship in ships])
        lines.append(Text(" ") + player(seat, words) + Text(f": {names}"))
    if known["escaped"]:
        escaped = words.listed([words.name(ship, "tile") for ship in known["escaped"]])
        lines.append(Text(f" {words.say('board-escaped', ships=escaped)}"))
    return Group(*lines)
