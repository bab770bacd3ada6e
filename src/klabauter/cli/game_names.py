"""Finds a game by its id or title, or by an unambiguous beginning of one, in any spelling."""

from __future__ import annotations

import re
from argparse import Namespace
from difflib import get_close_matches

from klabauter.cli.errors import WhichOfThese
from klabauter.games import games, info
from klabauter.kernel.errors import UnknownGame
from klabauter.words.finding import fold


def resolve_games(args: Namespace) -> None:
    """Replace game names in the arguments by ids. ``rules`` gets a name of several words as game and query."""
    if getattr(args, "game", None):
        rest = getattr(args, "query", [])
        while rest and args.game not in games() and _meant(f"{args.game} {rest[0]}"):
            args.game += f" {rest.pop(0)}"
        if args.command != "rules" or _meant(args.game):  # else it is something to look for
            args.game = game_id(args.game)
    if isinstance(getattr(args, "games", None), list):
        args.games = [game_id(name) for name in args.games]


def game_id(name: str) -> str:
    """The id of the game with this name. Raises WhichOfThese or UnknownGame."""
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
