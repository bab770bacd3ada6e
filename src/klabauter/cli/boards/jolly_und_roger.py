"""Jolly & Roger in the terminal: four ships in a row, crews above and below, the viewer's own side at the bottom."""

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

SIDE, SHIP = 15, 12  # widths of the columns; with their frames 79 signs
CARD = {
    "green": "black on green",
    "yellow": "black on yellow",
    "blue": "bold white on blue",
    "red": "bold white on red",
}
SPECIAL = "bold white on magenta"
INK = {"green": "green", "yellow": "yellow", "blue": "bright_blue", "red": "red"}


def colour_of(card: str) -> str:
    """``green`` for ``green-3``. A special card such as ``kraken`` is returned as it is."""
    return card.rsplit("-", 1)[0]


def mark(card: str, words: Words) -> str:
    """A card in three letters: Gr3, Kra."""
    return words.name(card, "mark") if "-" in card else words.say(f"mark-{card}")


def chip(card: str, words: Words) -> Text:
    """An open card: its letters on its colour."""
    return Text(mark(card, words), style=CARD.get(colour_of(card), SPECIAL))


def parrot(card: str | None, words: Words) -> Text:
    """A card that lies face down, in brackets: what it is if the viewer may know, else just a parrot."""
    if card is None:
        return Text(f"({words.say('mark-parrot')})", style="dim")
    return Text(f"({mark(card, words)})", style=INK.get(colour_of(card), "magenta"))


def player(seat: int, words: Words) -> Text:
    """The player's sign and name in the colour of the seat."""
    return Text(f"{MARKS[seat]} {words.player(seat)}", style=f"bold {COLOURS[seat]}")


def row(chips: Sequence[Text]) -> Text:
    """Cards side by side; a dash if there are none."""
    return Text(" ").join(chips) if chips else Text("–", style="dim")


# -- the table


def draw(view: View, words: Words, memory: bool) -> RenderableType:
    """The table with the viewer's side at the bottom (seat 0 for spectators), then the cards on offer."""
    public = view["public"]
    below = 0 if view["seat"] is None else view["seat"]
    above = 1 - below
    table = Table(box=box.ROUNDED, show_header=False, padding=(0, 1), border_style="dim")
    table.add_column(width=SIDE)
    for _ in public["ships"]:
        table.add_column(width=SHIP)
    crews = [
        [row(crew(view, seat, number, words, memory)) for number in range(len(public["ships"]))] for seat in range(2)
    ]
    table.add_row(side(view, above, words, memory), *crews[above], end_section=True)
    ships = [ship(entry, above, below, words) for entry in public["ships"]]
    table.add_row(Text(words.say("board-ships"), style="dim"), *ships, end_section=True)
    table.add_row(side(view, below, words, memory), *crews[below])
    return Group(heading(view, words), table, *on_offer(view, words))


def heading(view: View, words: Words) -> Text:
    """Turn, cards in the deck and mode of play."""
    public = view["public"]
    mode = words.option("mode", view["options"]["mode"])
    return Text(
        " " + words.say("board-heading", turn=public["turn"], turns=public["turns"], deck=public["deck"], mode=mode)
    )


def side(view: View, seat: int, words: Words, memory: bool) -> Text:
    """A player's name, flag, chest and captains."""
    label = player(seat, words)
    label.truncate(SIDE - 2, overflow="ellipsis")
    if view["public"]["flag"] == seat:
        label.append(" ⚑", style="bold")
    cards = view["public"]["chests"][seat]
    if view["seat"] == seat:
        chest = words.say("board-chest-gold", gold=view["private"]["gold"])
    elif memory:
        gold = sum([int(card.rsplit("-", 1)[1]) for card in view["known"]["chests"][seat]])
        chest = words.say("board-chest-gold", gold=gold)
    else:
        chest = words.say("board-chest-cards", cards=cards)
    return label.append(f"\n{chest}", style="not bold default")


def ship(entry: dict[str, Any], above: int, below: int, words: Words) -> Text:
    """A ship between two strengths; the captain stands on the side of the stronger."""
    ink = INK[entry["id"].removeprefix("ship-")]
    name = words.say(f"board-{entry['id']}")
    middle = Text(f"{name:<{SHIP - 2}}{entry['gold']:>2}", style=f"bold {ink} reverse")
    lines = [strength(entry, above, words), middle, strength(entry, below, words)]
    return Text("\n").join(lines)


def strength(entry: dict[str, Any], seat: int, words: Words) -> Text:
    """One seat's strength at a ship; bold with the captain's sign if that seat has it, dim if the other one has."""
    text = Text(f"{MARKS[seat]} {entry['strength'][seat]:>2}")
    if entry["captain"] == seat:
        text.append(f" {words.say('board-captain')}")
        text.stylize(f"bold {COLOURS[seat]}")
    else:
        text.stylize("dim" if entry["captain"] is not None else "")
    return text


def crew(view: View, seat: int, number: int, words: Words, memory: bool) -> list[Text]:
    """The crew in the order of playing; the last card is the kraken's."""
    seen = view["public"]["ships"][number]["crews"][seat]
    if view["seat"] == seat:
        hidden = list(view["private"]["parrots"][number])
    elif memory:
        all_cards = view["known"]["crews"][seat * len(view["public"]["ships"]) + number]
        hidden = [card.strip("()") for card in all_cards if card.startswith("(")]
    else:
        hidden = [None] * len(seen)
    return [parrot(hidden.pop(0), words) if card == "parrot" else chip(card, words) for card in seen]


def on_offer(view: View, words: Words) -> list[RenderableType]:
    """The cards that are turned up, or the two sets, or what everybody has still to play."""
    public = view["public"]
    lines: list[RenderableType] = []
    if public["offer"]:
        cards = [Text(f"{i} ", style="bold") + chip(card, words) for i, card in enumerate(public["offer"], 1)]
        lines.append(Text(f" {words.say('board-offer')}  ") + Text("   ").join(cards))
    for number, cards in enumerate(public["sets"], 1):
        label = words.name(f"set-{number}")
        lines.append(Text(f" {label[:1].upper()}{label[1:]}  ") + row([chip(card, words) for card in cards]))
    for seat in sorted(range(2), key=lambda seat: seat != view["actor"]):
        if public["hands"][seat]:
            label = words.say("board-plays" if seat == view["actor"] else "board-plays-later")
            line = Text(" ") + player(seat, words) + Text(f" {label}  ")
            lines.append(line + row([chip(card, words) for card in public["hands"][seat]]))
    return lines


def legend(words: Words) -> RenderableType:
    """An open card, a face-down one the viewer knows, and one the viewer does not know."""
    cards = [
        chip("green-3", words) + Text(f" {words.name('green-3', 'card')}"),
        parrot("green-3", words) + Text(f" {words.say('board-legend-own')}"),
        parrot(None, words) + Text(f" {words.say('board-legend-parrot')}"),
    ]
    return Group(Sentence(Text(" · ").join(cards)), Sentence(words.say("board-legend"), "dim"))


# -- what can be chosen


def move_text(view: View, text: str) -> str | None:
    """At a split, digits are the places of cards: ``12`` is ``split 12``."""
    digits = text.replace(" ", "").replace("|", "")
    return f"split {text.replace(' ', '')}" if view["public"]["offer"] and digits.isdigit() else None


def menu(view: View, words: Words, choices: Sequence[Choice], memory: bool) -> RenderableType:
    """How to type a split, the two sets, or a grid of cards and ships: one layout per kind of question."""
    verb = choices[0].data["verb"]
    if verb == "split":
        return Sentence(words.say("board-how-to-split"), "dim")
    if verb == "take":
        return Group(*[_take(view, words, choice) for choice in choices])
    return _playing(view, words, choices, memory)


def _take(view: View, words: Words, choice: Choice) -> Text:
    cards = [words.name(card, "card") for card in view["public"]["sets"][choice.move.a]]
    return Text(f" {choice.number:>3} ", style="bold").append(
        f"{words.move(choice.data)}: {words.listed(cards)}", style="not bold"
    )


def _playing(view: View, words: Words, choices: Sequence[Choice], memory: bool) -> RenderableType:
    """Cards and what to do with them down the side, the ships across, as on the board above."""
    ships = [entry["id"] for entry in view["public"]["ships"]]
    grid = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    grid.add_column(width=SIDE + 2)
    for _ in ships:
        grid.add_column(width=SHIP + 1)
    grid.add_row("", *[Text(f"    {words.say(f'board-{entry}')}", style="dim") for entry in ships])
    signs: set[str] = set()
    card = ""
    for (what, verb), group in groupby(choices, key=lambda choice: (choice.move.parts[0], choice.data["verb"])):
        head = chip(what, words) if what != card else Text("   ")
        card = what
        label = Text(" ") + head + Text(f" {words.say(f'board-{verb}')}")
        cells = {entry: Text("") for entry in ships}
        for choice in group:
            for at, cell in _cells(view, choice, words, memory, ships, signs).items():
                cells[at] = cell
        grid.add_row(label, *cells.values())
    notes = [words.say(key) for sign, key in (("▲", "board-sign-mine"), ("=", "board-sign-even")) if sign in signs]
    return Group(grid, Text(" " + "   ".join(notes), style="dim")) if notes else grid


def _cells(
    view: View, choice: Choice, words: Words, memory: bool, ships: list[str], signs: set[str]
) -> dict[str, Text]:
    """What a move would do, at the ships where it does something; its number at the first of them."""
    target = choice.data["values"].get("ship", ships[0])
    cells = {target: Text(f"{choice.number:>3}", style="bold")}
    for event in choice.effects:
        values = event["values"]
        at = values.get("ship")
        if at is None:
            continue
        cell = cells.setdefault(at, Text("   "))
        if event["line"] == "boarded":
            cell.append(f" +{values['gold']}", style="bold yellow")
        elif event["line"] == "devoured":
            shown = values["card"] if memory or not values["parrot"] else None
            cell.append(" ").append(parrot(shown, words) if values["parrot"] else chip(values["card"], words))
        elif event["line"] == "turned":
            cell.append(" ").append(" ".join([mark(card, words) for card in values["cards"]]), style="not bold")
        elif event["line"] in ("captain", "no-captain"):
            sign = "=" if event["line"] == "no-captain" else "▲"
            signs.add(sign)
            cell.append(f" {sign}", style=f"bold {COLOURS[view['seat']]}")
    return cells


# -- what can be remembered


def remember(view: View, words: Words) -> RenderableType:
    """How many of each card nobody has seen yet."""
    unseen: list[str] = view["known"]["unseen"]
    table = Table(
        box=box.SIMPLE_HEAD, padding=(0, 1), title=words.say("board-unseen", cards=len(unseen)), title_style=""
    )
    colours = [entry["id"].removeprefix("ship-") for entry in view["public"]["ships"]]
    numbers = sorted({card.rsplit("-", 1)[1] for card in unseen if "-" in card}, key=int)
    table.add_column("")
    for number in numbers:
        table.add_column(number, justify="right")
    for colour in colours:
        counts = [unseen.count(f"{colour}-{number}") for number in numbers]
        table.add_row(
            Text(words.say(f"board-ship-{colour}"), style=INK[colour]), *[str(n) if n else "·" for n in counts]
        )
    specials = [(card, unseen.count(card)) for card in ("kraken", "skeleton", "tortuga")]
    listed = "   ".join([f"{words.name(card)}: {number}" for card, number in specials])
    chests = [
        Text(" ") + player(seat, words) + Text(f" {words.say('board-chest')} ") + row([chip(c, words) for c in cards])
        for seat, cards in enumerate(view["known"]["chests"])
    ]
    return Group(table, Text(f" {listed}\n"), *chests)


def rematch(log: Sequence[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """2.6 When the same two play again, the other one begins."""
    starters = [event["values"]["seat"] for event in log if event["line"] == "begins"]
    return {**options, "start": 1 - starters[0]} if starters else options
