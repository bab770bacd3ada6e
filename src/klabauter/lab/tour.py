"""What a game asks, what can be answered and what a view looks like: for writers of bots.

It comes from played games or from the declaration of a game, so it cannot become wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import NATURE, State, outcome_at, play
from klabauter.kernel.game import Game, View
from klabauter.kernel.move import Verb
from klabauter.kernel.rng import Rng

GAMES = 30  # played at most with one setting
PARTS: Final = ("", "public", "private", "known")  # of a view


class Answer(NamedTuple):
    """A kind of move that answers a question, and a legal one as an example."""

    step: str  # the key of the question; a view's ``pending`` names it with the seat
    rule: str  # the paragraph
    seat: int
    verb: Verb
    example: dict[str, Any]  # a move as plain data


class Tour(NamedTuple):
    """All kinds of moves of a game."""

    answers: list[Answer]  # by question, in the order in which they came up
    luck: list[Verb]  # what dice and cards do: no seat can choose it
    unseen: list[Verb]  # what came up in none of the games


def notation(verb: Verb) -> str:
    """How a move is written: ``board CARD SHIP``."""
    return " ".join([verb.key, *[kind.upper() for kind in verb.slots.kinds]])


def tour(games: Sequence[Game[Any]], seed: str = "tour") -> Tour:
    """Play at random with each of these settings of a game until every kind of move has been seen, or for long."""
    verbs: dict[str, Verb] = {}
    answers: dict[tuple[str, str], Answer] = {}
    luck: set[str] = set()
    for game in games:
        rng = Rng(seed)
        own = {move.verb.key: move.verb for move in game.lexicon.moves.values()}
        verbs.update(own)
        for _ in range(GAMES):
            for s in walk(game, rng):
                frame = s.top()
                if frame.seat == NATURE:
                    luck |= {move.verb.key for move, _ in frame.outcomes(s)}
                    continue
                for move in frame.options(s):
                    case = (frame.key, move.verb.key)
                    if case not in answers:
                        data = move.data(game.names)
                        answers[case] = Answer(frame.key, frame.rule, frame.seat, move.verb, data)
            if own.keys() <= {verb for _, verb in answers} | luck:
                break
    chosen = {verb for _, verb in answers}
    steps = list(dict.fromkeys([step for step, _ in answers]))
    found = sorted(answers.values(), key=lambda answer: steps.index(answer.step))
    unseen = [verb for key, verb in verbs.items() if key not in chosen | luck]
    return Tour(found, [verb for key, verb in verbs.items() if key in luck - chosen], unseen)


def fullest(game: Game[Any], seed: str = "tour") -> View:
    """Of the views in one game, each that of the seat to decide, the one with most in it."""
    views = [game.view(s, game.actor(s)) for s in walk(game, Rng(seed)) if game.actor(s) != NATURE]
    return max(views, key=lambda view: len(json.dumps(view)))


def fields(games: Sequence[Game[Any]], seed: str = "tour") -> list[str]:
    """The fields of all views of a game: ``public.players.coins``, in the order of a view."""
    declaration = games[0].declaration
    if declaration is None:
        return played_fields(games, seed)
    whole = [name for name in games[0].view(games[0].initial(), None) if name not in PARTS]
    return [*whole, *declaration.paths()]


def played_fields(games: Iterable[Game[Any]], seed: str = "tour") -> list[str]:
    """The fields of all views in a game of each.

    What holds things of one type by their ids is one field; the values of each thing of a list are fields.
    """
    found: dict[str, None] = {}
    for game in games:
        for s in walk(game, Rng(seed)):
            if game.actor(s) != NATURE:
                _note(found, "", game.view(s, game.actor(s)))
    order = {part: at for at, part in enumerate(dict.fromkeys([name.split(".")[0] for name in found]))}
    return sorted(found, key=lambda name: order[name.split(".")[0]])


def _note(found: dict[str, None], path: str, held: Any) -> None:
    things = [one for one in held if isinstance(one, dict)] if isinstance(held, list) else []
    if isinstance(held, dict) and (path in PARTS or len({type(value) for value in held.values()}) > 1):
        things = [held]
    for thing in things:
        for name, value in thing.items():
            inner = f"{path}.{name}" if path else name
            found[inner] = None
            if inner != "options":
                _note(found, inner, value)


def walk(game: Game[Any], rng: Rng) -> Iterator[State]:
    """A random game: the state at every decision, those of luck included."""
    s: State = game.initial()
    while s.top() is not game.end:
        yield s
        frame = s.top()
        if frame.seat == NATURE:
            chances = frame.outcomes(s)
            move = outcome_at(chances, rng.below(sum([weight for _, weight in chances])))
        else:
            move = rng.choice(frame.options(s))
        play(s, move, MUTE)
