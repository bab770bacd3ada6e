"""Many games at once, and honest figures about them."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from signal import SIG_DFL, SIGINT, signal
from typing import Any, NamedTuple

from klabauter.bots import Ask, Bot, Budget, Over, level
from klabauter.bots import make as make_bot
from klabauter.games import make
from klabauter.kernel.compat import whole
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.event import Journal
from klabauter.kernel.frame import State, play, settle
from klabauter.kernel.game import Game
from klabauter.kernel.luck import bytes_of
from klabauter.kernel.messages import Message
from klabauter.kernel.rng import Rng
from klabauter.lab.errors import BadSimulation, BotsDoNotFit, LabMessage
from klabauter.lab.names import expanded
from klabauter.lab.stats import interval, spread

CHUNK = 50  # games handed to a worker at once


class Failure(NamedTuple):
    """Why a bot was replaced in the middle of a game."""

    seat: int
    why: str  # in English
    key: str  # in the word files
    values: dict[str, int | str]


class Played(NamedTuple):
    """One finished game."""

    steps: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: str
    failed: tuple[Failure, ...]  # where a bot failed, so that another one played on


class Summary(NamedTuple):
    """Many finished games of one kind."""

    game: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    played: list[Played]
    seconds: float

    def __repr__(self) -> str:
        return f"<{len(self.played)} games of {self.game}, {', '.join(self.bots)}, seed {self.seed!r}>"

    def failures(self) -> list[dict[str, Any]]:
        """For every seat and reason in how many games a bot was replaced; the most frequent reason of a seat first."""
        found = [failure for one in self.played for failure in one.failed]
        counts = Counter([(failure.seat, failure.why) for failure in found])
        first = {(failure.seat, failure.why): failure for failure in reversed(found)}
        ranked = sorted(counts, key=lambda case: (case[0], -counts[case], case[1]))
        return [{**first[case]._asdict(), "games": counts[case]} for case in ranked]

    def data(self) -> dict[str, Any]:
        """As plain data. Everything but the seconds is the same for the same seed."""
        games = len(self.played)
        wins = [[p.ranks[seat] == 1 and p.ranks.count(1) == 1 for p in self.played] for seat in range(self.seats)]
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": games,
            "steps": spread([p.steps for p in self.played]),
            "shared": sum(p.ranks.count(1) > 1 for p in self.played) / games,
            "wins": [
                {"seat": seat, "share": sum(won) / games, "interval": interval(sum(won), games)}
                for seat, won in enumerate(wins)
            ],
            "scores": [{"seat": seat, **spread([p.scores[seat] for p in self.played])} for seat in range(self.seats)],
            "best": spread([max(p.scores) for p in self.played]),
            "failed": [sum(f.seat == seat for p in self.played for f in p.failed) for seat in range(self.seats)],
            "failures": self.failures(),
            "endings": dict(sorted(Counter(p.ending for p in self.played).items())),
            "seconds": round(self.seconds, 3),
        }


def simulate(
    game: str,
    seats: int | None = None,
    games: int = 100,
    seed: str | int | None = "klabauter",
    options: Mapping[str, object] | None = None,
    components: Mapping[str, Any] | None = None,
    bots: str | Sequence[str] = (),
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play many games with bots in all seats (default: random moves). The result does not depend on the jobs.

    ``bots`` is a list of names, or one text as on the command line: "sailor, 2*random". Several of them say how many
    seats there are. Without a seed one is made up.
    """
    levels = tuple([level(name) for name in expanded(bots)] if bots else [])  # a wrong name is refused at once
    made = make(game, len(levels) if seats is None and len(levels) > 1 else seats, options, components)
    levels = levels or ("random",) * made.seats
    seed = secrets.token_hex(16) if seed is None else str(seed)
    bytes_of(seed)  # refuses what cannot be written
    if (whole(games) or 0) < 1:
        raise BadSimulation(LabMessage("why-no-games", number=games))
    if len(levels) == 1:
        levels *= made.seats
    if len(levels) != made.seats:
        raise BotsDoNotFit(len(levels), made.seats)
    for name in levels:
        make_bot(name, "")  # a program that is not there is refused before anything starts
    tell = progress or (lambda done: None)
    started = time.perf_counter()
    played: list[Played] = []
    if jobs <= 1:
        for number in range(games):
            played.append(play_one(made, levels, f"{seed}/{number}"))
            tell(1)
    else:
        chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
        found: dict[int, list[Played]] = {}
        silent = (SIGINT, SIG_DFL)  # Ctrl-C ends the workers, too, without a traceback from each
        with ProcessPoolExecutor(jobs, get_context("spawn"), signal, silent) as pool:
            futures = {
                pool.submit(
                    _chunk, game, made.seats, dict(options or {}), dict(components or {}), levels, seed, chunk
                ): chunk
                for chunk in chunks
            }
            for future in as_completed(futures):
                chunk = futures[future]
                found[chunk.start] = future.result()
                tell(len(chunk))
        played = [one for first in sorted(found) for one in found[first]]
    return Summary(
        game=game,
        seats=made.seats,
        options=dict(made.setting.options),
        bots=levels,
        seed=seed,
        played=played,
        seconds=time.perf_counter() - started,
    )


def _chunk(
    game: str,
    seats: int,
    options: dict[str, object],
    components: dict[str, Any],
    levels: tuple[str, ...],
    seed: str,
    numbers: range,
) -> list[Played]:
    made = make(game, seats, options, components)
    return [play_one(made, levels, f"{seed}/{number}") for number in numbers]


def play_one(game: Game[Any], levels: Sequence[str], seed: str) -> Played:
    """One game to its end. Random seats move without a view, which is what makes large numbers cheap."""
    luck = Rng(seed)
    bots: list[Bot | None] = [
        None if name == "random" else make_bot(name, f"{seed}/seat {seat}") for seat, name in enumerate(levels)
    ]
    try:
        return _played(game, bots, luck)
    finally:
        for bot in bots:
            if bot is not None:
                bot.close()


def _played(game: Game[Any], bots: Sequence[Bot | None], luck: Rng) -> Played:
    s: State = game.initial()
    journal = Journal()
    settle(s, luck, journal)
    heard = [0] * game.seats
    steps = 0
    while (seat := game.actor(s)) >= 0:
        moves = game.options(s)
        bot = bots[seat]
        if bot is None:
            move = moves[int(luck.random() * len(moves))]
        else:
            events = game.seen(journal.events[heard[seat] :], seat)
            heard[seat] = len(journal.events)
            move = bot.decide(Ask(game, seat, game.view(s, seat), moves, events, Budget()))
        play(s, move, journal)
        settle(s, luck, journal)
        steps += 1
    standings = game.standings(s)
    failed: list[Failure] = []
    for seat, bot in enumerate(bots):
        if bot is not None:
            bot.close(Over(game.view(s, seat), game.seen(journal.events[heard[seat] :], seat), standings))
            if bot.trouble is not None:
                failed.append(failure(seat, bot.trouble))
    scores = tuple(standing.score for standing in standings)
    return Played(steps, scores, tuple(standing.rank for standing in standings), game.ending(s), tuple(failed))


def failure(seat: int, trouble: KlabauterError) -> Failure:
    """As plain data, which can travel between processes."""
    why = trouble.values.get("why")
    if not isinstance(why, Message):
        return Failure(seat, str(trouble), "", {})
    values = {name: value if isinstance(value, (int, str)) else str(value) for name, value in why.values.items()}
    return Failure(seat, str(why), why.key, values)
