"""Turns typed text into a move: a number of the list, a notation, or an unambiguous part of one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from klabauter.cli.boards import Board, Choice
from klabauter.kernel.move import Move
from klabauter.kernel.table import Referee
from klabauter.words import Words

EXPLAINED = 3000  # a lexicon larger than this is not searched for what an impossible input may have meant


class Found(NamedTuple):
    """Exactly one of these says something: the move's notation, several moves it could be, why it cannot be."""

    text: str = ""
    several: Sequence[Choice] = ()
    refusal: dict[str, Any] | None = None
    number: int = 0  # there is no such number in the list


def choices_of(table: Referee) -> list[Choice]:
    """The legal moves, numbered, with what they would bring."""
    return [
        Choice(number, move, move.data(table.game.names), table.preview(move), table.cost(move))
        for number, move in enumerate(table.moves(), 1)
    ]


def find(text: str, table: Referee, board: Board, choices: Sequence[Choice], words: Words) -> Found:
    """The move that somebody typed: by its number, in the words of the board, or in notation; else why not."""
    seat = table.pending.seat
    typed = board.move_text(table.view(seat), text)
    if typed is None and text.isdecimal():
        if 1 <= int(text) <= len(choices):
            return Found(str(choices[int(text) - 1].move))
        return Found(number=int(text))
    text = text if typed is None else typed
    refusal = table.why_not(seat, text)
    if refusal is None:
        return Found(text)
    if refusal.reason != "not-a-move":
        return Found(refusal=refusal.data(table.game.names))
    meant = [choice for choice in choices if _beginning(text, choice.move)]
    meant = meant or [choice for choice in choices if _fits(text, choice.move, choice.data, words)]
    if len(meant) == 1:
        return Found(str(meant[0].move))
    if meant:
        return Found(several=meant)
    return Found(refusal=_impossible(text, table, words) or refusal.data(table.game.names))


def _impossible(text: str, table: Referee, words: Words) -> dict[str, Any] | None:
    """Why the move that was probably meant is not possible: one with what lies there, by the reason that tells most
    about it; else if one paragraph answers for all it can have meant."""
    lexicon = list(table.game.lexicon.moves.values())
    if len(lexicon) > EXPLAINED:
        return None
    names, seat = table.game.names, table.pending.seat
    meant = [move for move in lexicon if _beginning(text, move) or _fits(text, move, move.data(names), words)]
    refusals = [(move, r) for move in meant if (r := table.why_not(seat, move)) is not None]
    clear = [one for one in refusals if not one[1].because.vague] or refusals
    there = set(_ids(table.view(seat)))
    lying = [refusal for move, refusal in clear if move.parts and there.issuperset(move.parts)]
    if lying:
        return max(lying, key=lambda refusal: len(refusal.values)).data(names)
    if clear and len({(refusal.rule, refusal.reason) for _, refusal in clear}) == 1:
        return clear[0][1].data(names)
    return None


def _ids(view: Any) -> Iterator[str]:
    """Everything that a view names."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, (dict, list)):
        for item in view.values() if isinstance(view, dict) else view:
            yield from _ids(item)


def _beginning(text: str, move: Move) -> bool:
    return str(move).lower().startswith(" ".join(text.lower().split()))


def _fits(text: str, move: Move, data: dict[str, Any], words: Words) -> bool:
    """Every word typed begins a word of the notation or of the move in words, or is the end of a compound."""
    there = _words(str(move)) + _words(words.move(data))
    return all(
        any(word.startswith(typed) or (len(typed) > 3 and word.endswith(typed)) for word in there)
        for typed in _words(text)
    )


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())
