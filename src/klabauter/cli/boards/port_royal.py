"""Port Royal unterwegs in the terminal: the harbour card by card, below it everybody's purse and display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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

SHIP = {
    "yellow": "black on yellow",
    "blue": "bold white on blue",
    "green": "black on green",
    "red": "bold white on red",
    "black": "bold white on grey23",
}
PERSON = "black on white"
INK = {"yellow": "yellow", "blue": "bright_blue", "green": "green", "red": "red", "black": "bright_black"}
WIDTH = 79


def name(card: str, words: Words) -> str:
    """The name of a card, by the pattern that cards have in the words file."""
    return words.name(card, "card")


def chip(card: str, words: Words) -> Text:
    """A card by its name on its colour; a wholesaler in the ink of the ships he collects."""
    parts = card.split("-")
    if parts[0] in SHIP:
        return Text(f" {name(card, words)} ", style=SHIP[parts[0]])
    if parts[0] == "wholesaler":
        return Text(f" {name(card, words)} ", style=f"bold {INK[parts[1]]} reverse")
    return Text(f" {name(card, words)} ", style=PERSON)


def player(seat: int, words: Words) -> Text:
    """The player's sign and name in the colour of the seat."""
    return Text(f"{MARKS[seat]} {words.player(seat)}", style=f"bold {COLOURS[seat]}")


# -- the table


def draw(view: View, words: Words, memory: bool) -> RenderableType:
    """The harbour, the card just turned up and the players. ``memory`` makes no difference here."""
    public = view["public"]
    parts: list[RenderableType] = [heading(public, words), harbour(public, words)]
    if public["shown"] is not None:
        line = Text(f" {words.say('board-shown')}: ") + chip(public["shown"]["id"], words)
        parts.append(line.append(f" {printed(public['shown'], words)}", style="not bold"))
    parts.append(players(view, words))
    return Group(*parts)


def heading(public: dict[str, Any], words: Words) -> Text:
    """Round, pile and discards with the top card; a warning in red in the last round."""
    line = Text(" " + words.say("board-heading", **{key: public[key] for key in ("round", "pile", "discard")}))
    if public["top"] is not None:
        line.append(f", {words.say('board-top', card=name(public['top'], words))}")
    if public["last-round"]:
        line.append(f" · {words.say('board-last-round')}", style="bold red")
    return line


def harbour(public: dict[str, Any], words: Words) -> RenderableType:
    """A row per card with what is printed on it; one grey line while the harbour is empty."""
    table = Table(box=box.ROUNDED, show_header=False, padding=(0, 1), border_style="dim", width=WIDTH)
    table.title = words.say("board-harbour")
    table.title_justify = "left"
    table.title_style = "bold"
    table.add_column(no_wrap=True)
    table.add_column()
    for card in public["harbour"]:
        table.add_row(chip(card["id"], words), printed(card, words))
    if not public["harbour"]:
        table.add_row(Text(words.say("board-empty"), style="dim"), "")
    return table


def printed(card: dict[str, Any], words: Words) -> str:
    """What is printed on a card, in words."""
    if "coins" in card:
        arms = words.say("board-skull") if card["sabres"] is None else words.say("board-arms", sabres=card["sabres"])
        return f"{words.say('board-brings', coins=card['coins'])} · {arms}"
    texts = [words.say("board-price", coins=card["cost"]), words.say("board-points", points=card["influence"])]
    if card["sabres"]:
        texts.append(words.say("board-arms", sabres=card["sabres"]))
    return " · ".join(texts)


def players(view: View, words: Words) -> RenderableType:
    """A row per seat: coins, influence, sabres and display. ▸ marks the active player, ⚑ the starting player."""
    public = view["public"]
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, width=WIDTH, show_edge=False)
    table.add_column("")
    for key in ("board-coins", "board-influence", "board-sabres"):
        table.add_column(words.say(key), justify="right")
    table.add_column(words.say("board-display"), ratio=1)
    for seat, has in enumerate(public["players"]):
        label = Text("▸" if public["active"] == seat and not view["over"] else " ") + player(seat, words)
        if public["starter"] == seat:
            label.append(" ⚑", style="not bold default")
        cards = [chip(card, words) for card in [*has["persons"], *has["ships"]]]
        table.add_row(
            label,
            str(has["coins"]),
            words.say("board-of-goal", influence=has["influence"], goal=public["goal"]),
            str(has["sabres"]),
            Text(" ").join(cards) if cards else Text("–", style="dim"),
        )
    return table


def legend(words: Words) -> RenderableType:
    """How ships, persons and players are marked."""
    return Sentence(words.say("board-legend"), "dim")


# -- what can be chosen


def menu(view: View, words: Words, choices: Sequence[Choice], memory: bool) -> RenderableType:
    """One move per line with its price; the harbour above has the rest."""
    lines: list[RenderableType] = []
    for choice in choices:
        line = Text(f" {choice.number:>3} ", style="bold").append(words.move(choice.data), style="not bold")
        if choice.cost:
            line.append(f" ({words.say('board-price', coins=choice.cost['coins'])})", style="not bold dim")
        lines.append(line)
    return Group(*lines)


# -- what can be remembered


def remember(view: View, words: Words) -> RenderableType:
    """The heap of pile and coins, the coins of older piles, and the discards, each counted."""
    known = view["known"]
    older = [card for batch in known["batches"] for card in batch["cards"]]
    pile = view["public"]["pile"]
    parts: list[RenderableType] = [
        Text(f" {words.say('board-unseen', cards=len(known['unseen']), pile=pile)}", style="bold"),
        counted(known["unseen"], words),
    ]
    if older:
        parts += [Text(f" {words.say('board-older', cards=len(older))}", style="bold"), counted(older, words)]
    if known["discard"]:
        title = words.say("board-discards", cards=len(known["discard"]))
        parts += [Text(f" {title}", style="bold"), counted(known["discard"], words)]
    return Group(*parts)


def counted(cards: Sequence[str], words: Words) -> Text:
    """A heap by kinds: '2 × blue fluyt 1:1'."""
    found = Counter(cards)
    texts = [f"{number} × {name(card, words)}" for card, number in found.items()]
    return Text("   " + ", ".join(texts) if texts else "   –")
