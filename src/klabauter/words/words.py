"""Keys and values become sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from klabauter.kernel.errors import IllegalMove, KlabauterError
from klabauter.kernel.game import Info
from klabauter.kernel.messages import COUNTABLE, Message, bounded, folder_of
from klabauter.words.bundle import Bundle, bundle
from klabauter.words.locale import LANGUAGES, default_language

_IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NUMBERED = re.compile(r"(.+)-(\d+)")


class Words:
    """The words of one language, of one game if an ``info`` is given, for these players by seat.

    A word that is missing never stops a game: its key is shown instead, and ``complaints`` remembers it for the tests.
    """

    def __init__(self, language: str = "", info: Info | None = None, players: Sequence[str] = ()) -> None:
        self.language = language if language in LANGUAGES else default_language()
        self.info = info
        self.players = tuple(players)
        self.complaints: list[str] = []
        self._bundle = bundle(self.language, "" if info is None else str(info.folder))

    # -- any sentence

    def has(self, key: str) -> bool:
        """Whether a sentence exists, of the game or shared by all. Does not add to ``complaints``."""
        return self._bundle.has(key)

    def say(self, key: str, **values: Any) -> str:
        """The message with these values, formatted for the language."""
        return self._say(self._bundle, key, values)

    def _say(self, bundle: Bundle, key: str, values: Mapping[str, Any]) -> str:
        if not bundle.has(key):
            self.complaints.append(f"{key} is missing")
            return f"[{key}]"
        shown = {name: bounded(value) if isinstance(value, str) else value for name, value in values.items()}
        text, errors = bundle.say(key, shown)
        self.complaints += [f"{key}: {error}" for error in errors]
        return text

    def listed(self, items: Sequence[str]) -> str:
        """'A, B and C', as the language does it."""
        if len(items) < 2:
            return items[0] if items else self.say("list-none")
        return self.say("list-last", first=", ".join(items[:-1]), last=items[-1])

    # -- what things are called

    def player(self, seat: int) -> str:
        """The name of the player, or "player 3" in the language (seats count from 1 there) if none was given."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.say("player", number=seat + 1)

    def seated(self, names: Sequence[str | None], bots: Sequence[bool]) -> list[str]:
        """What the seats of a table are called: people by their names, bots by a word that no game has for anything."""
        unnamed = ["player-bot" if bot else "player" for bot in bots]
        return [name or self.say(unnamed[seat], number=seat + 1) for seat, name in enumerate(names)]

    def name(self, id: str, kind: str = "") -> str:
        """What an element is called: ``name-<id>``, else its kind's pattern, which gets ``$id`` and, for an id like
        ``green-3``, ``$stem`` and ``$number``."""
        if _IDENTIFIER.fullmatch(id) and self.has(f"name-{id}"):
            return self.say(f"name-{id}")
        numbered = _NUMBERED.fullmatch(id)
        if self.has(f"kind-{kind}"):
            stem, number = (numbered[1], int(numbered[2])) if numbered else (id, 0)
            return self.say(f"kind-{kind}", id=id, stem=stem, number=number)
        if numbered and numbered[1] == "seat":
            return self.player(int(numbered[2]))
        return id

    def part(self, name: str) -> str:
        """A part of a score."""
        return self.say(f"part-{name}")

    def tie(self, name: str) -> str:
        """What decides between equal scores."""
        return self.say(f"tie-{name}")

    def option(self, name: str, value: object) -> str:
        """A chosen value of an option."""
        return self.say(f"option-{name}-{str(value).lower()}")

    def own_components(self, own: Mapping[str, Any]) -> str:
        """That a table of this game is played with own components, and which; empty if it is not."""
        assert self.info is not None
        found = [self.say("figures-differ", **one._asdict()) for one in self.info.differing(own)]
        return self.say("figures-own", what=", ".join(found)) if found else ""

    def cost(self, cost: Mapping[str, int]) -> str:
        """What a move costs, by currency: '3 pirates and 1 coin'."""
        parts = [
            self.say(f"cost-{what}", much=much) if self.has(f"cost-{what}") else f"{much} {self.name(what)}"
            for what, much in cost.items()
        ]
        return self.listed(parts)

    # -- what games say

    def event(self, event: Mapping[str, Any]) -> str:
        """A log line as its seat may read it."""
        return self._sentence(f"log-{event['line']}", event)

    def refusal(self, data: Mapping[str, Any]) -> str:
        """Why not, and the paragraph."""
        return self.say("cited", sentence=self._sentence(f"no-{data['reason']}", data), rule=data["rule"])

    def ask(self, key: str, seat: int) -> str:
        """What a seat is asked."""
        return self.say(f"ask-{key}", **{"seat": self.player(seat), "seat-id": seat})

    def move(self, data: Mapping[str, Any]) -> str:
        """A move in words, from its data."""
        return self._text(f"move-{data['verb']}", data)

    def remark(self, data: Mapping[str, Any]) -> str:
        """What is worth saying about a move."""
        return self._sentence(f"hint-{data['remark']}", data)

    def estimate(self, share: float) -> str:
        """How a move will probably turn out, from the share of the win it is given."""
        return self.say("estimate", percent=round(100 * share))

    def _sentence(self, key: str, data: Mapping[str, Any]) -> str:
        """It begins with a capital, except for a person's name, which is written as its owner writes it."""
        text = self._text(key, data)
        return text if text.startswith(tuple(self.players)) else text[:1].upper() + text[1:]

    def _text(self, key: str, data: Mapping[str, Any]) -> str:
        values: dict[str, Any] = {}
        for slot, value in data["values"].items():
            kind = data["kinds"].get(slot, "")
            values[slot] = self._shown(value, kind)
            values[f"{slot}-id"] = " ".join([str(v) for v in value]) if isinstance(value, list) else value
            if isinstance(value, list):
                values[f"{slot}-count"] = len(value)
        return self.say(key, **values)

    def _shown(self, value: Any, kind: str) -> str | int:
        if isinstance(value, list):
            return self.listed([str(self._shown(item, kind)) for item in value])
        if isinstance(value, int):
            return self.player(value) if kind == "seat" else _number(value)
        return str(value) if kind == "text" else self.name(str(value), kind)

    def ended(self, ending: str, resigned: Sequence[int], people: Sequence[int], winners: Sequence[int]) -> str:
        """How a table ended (``played``, ``resigned``, ``agreed``, ``closed``); nothing where nobody left the game."""
        who = [self.player(seat) for seat in (people if ending == "agreed" else resigned)]
        won = [self.player(seat) for seat in winners]
        return self.say(
            f"ended-{ending}", names=self.listed(who), count=len(who), winners=self.listed(won), won=len(won), you="no"
        )

    # -- errors

    def error(self, error: KlabauterError) -> str:
        """What went wrong and what is possible instead."""
        key = f"error-{error.key}"
        own = self._bundle_of(error, key)
        if not own.has(key):
            return str(error)
        values = {name: self.piece(value) for name, value in error.values.items()}
        if isinstance(error, IllegalMove):
            values["why"] = self.refusal(error.refusal)
        return self._say(own, key, values)

    def piece(self, value: object) -> object:
        """A value of an error as it is shown; a message becomes its text in this language."""
        if isinstance(value, Message):
            values = {name: self.piece(inner) for name, inner in value.values.items()}
            return self._say(self._bundle_of(value, value.key), value.key, values)
        if isinstance(value, KlabauterError):  # compiled code forgets the cause of an error, so it is a value
            return self.error(value).removesuffix(".")
        if isinstance(value, int) and not isinstance(value, bool):
            return _number(value)
        return value if isinstance(value, str) else repr(value)

    def _bundle_of(self, thing: Message | KlabauterError, key: str) -> Bundle:
        """The words of the package of a message or an error; those of the game if they have no such key."""
        own = bundle(self.language, folder_of(thing))
        return own if own.has(key) else self._bundle


def _number(value: int) -> int | str:
    return value if abs(value) <= COUNTABLE else str(value)
