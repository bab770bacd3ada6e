"""The game a person means: its id or title, or an unambiguous beginning of one, however it is typed."""

from __future__ import annotations

import re
from argparse import Namespace
from difflib import get_close_matches

from klabauter.cli.errors import WhichOfThese
from klabauter.games import games, info
from klabauter.kernel.errors import UnknownGame
from klabauter.words.finding import fold


def settle(wishes: Namespace) -> None:
    """Every game among the arguments by its id. Of a name in several words, ``rules`` has the rest in its words."""
    if getattr(wishes, "game", None):
        rest = getattr(wishes, "wish", [])
        while rest and wishes.game not in games() and _meant(f"{wishes.game} {rest[0]}"):
            wishes.game += f" {rest.pop(0)}"
        if wishes.command != "rules" or _meant(wishes.game):  # else it is something to look for
            wishes.game = named(wishes.game)
    if isinstance(getattr(wishes, "games", None), list):
        wishes.games = [named(name) for name in wishes.games]


def named(name: str) -> str:
    """The id of the game that is meant."""
    meant = [name] if name in games() else _meant(name)
    if len(meant) == 1:
        return meant[0]
    typed = _plain(name)
    beginnings = {other[: len(typed)]: game for game in games() for other in _names(game)}
    close = meant or [beginnings[one] for one in get_close_matches(typed, beginnings) if one]
    if close:
        raise WhichOfThese(name=name, close=", ".join(dict.fromkeys(close)), known=", ".join(games()))
    raise UnknownGame(name, games())


def _meant(name: str) -> list[str]:
    typed = _plain(name)
    return [game for game in games() if typed and any([other.startswith(typed) for other in _names(game)])]


def _names(game: str) -> list[str]:
    return [_plain(game), _plain(info(game).title)]


def _plain(name: str) -> str:
    """Jolly & Roger, jolly-und-roger and JOLLY AND ROGER are one."""
    return re.sub(r"[^a-z0-9]", "", re.sub(r"&|\band\b", "und", fold(name)))
