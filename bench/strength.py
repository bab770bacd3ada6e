"""How strong the search is: against yardsticks at equal thinking time, against the ceiling that luck sets, what
learning brings, what a setting is worth, and whether it keeps to its time.

    python bench/strength.py yardsticks [GAME ...] [--seats 2 4] [--deals 30] [--milliseconds 30]
    python bench/strength.py ceiling [GAME ...]
    python bench/strength.py learned [GAME ...]
    python bench/strength.py trial [GAME ...] --one simulations=800 --others simulations=60,sees=0.9
    python bench/strength.py budgets [GAME ...]

Yardsticks: the klabauter's search, a flat determinised Monte Carlo and a tree search without knowledge, all with the
same seconds on the clock. Ceiling: a player who sees the hidden cards and the coming luck takes one seat among
captains. Learned: searches as long as a captain's that judge by the learned weights, one among such as count all traits
alike, in the mean as sharply. Trial: one player among others, each as it is named: simulations of a search (without
any, a sailor's one look ahead), its horizon, and the chance with which a move is seen. Every deal is played once with
each seat; win shares come with 95 % intervals over deals. Budgets: how much of its seconds the klabauter's search
takes, over the decisions of whole games; wall clock, so a busy machine shows.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from klabauter.bots import Ask, Bot, Budget, make
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.levels import noticed
from klabauter.bots.search import SearchBot, Tuning
from klabauter.bots.skill import skill
from klabauter.bots.value import Value, learned
from klabauter.bots.yardsticks import FlatMonteCarlo, PlainSearch, Seer
from klabauter.games import games, info
from klabauter.games import make as make_game
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import State, play, settle
from klabauter.kernel.game import Game
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng
from klabauter.lab.stats import mean_interval

SEER = 600  # simulations a move

Player = Callable[[State, Rng], Move]


def player(game: Game[Any], bot: Bot, sees: float = 1.0) -> Player:
    """A bot sees its view, and nothing of what the referee holds; and each move with this chance."""
    dice = Rng(bot.seed)

    def decide(s: State, luck: Rng) -> Move:
        seat = game.actor(s)
        return bot.decide(noticed(Ask(game, seat, game.view(s, seat), game.options(s), []), sees, dice))

    return decide


def player_of(game: Game[Any], request: str) -> Callable[[str], Player]:
    """Players of a trial from their seeds: ``simulations=60,horizon=3,sees=0.9``, any of these."""
    found = {"simulations": 0.0, "horizon": 0.0, "sees": 1.0}
    for part in request.split(","):
        name, _, number = part.partition("=")
        if name not in found:
            raise SystemExit(f"There is nothing called {name!r} to try; there are: {', '.join(found)}.")
        found[name] = float(number)

    def made(seed: str) -> Player:
        bot: Bot = GreedyBot(seed)
        if found["simulations"]:
            budget = Budget(simulations=int(found["simulations"]))
            bot = SearchBot(seed, budget, Tuning(horizon=int(found["horizon"]), exact=2_000))
        return player(game, bot, found["sees"])

    return made


def one_game(game: Game[Any], players: list[Player], seed: str) -> list[float]:
    luck = Rng(seed)
    s = game.initial()
    settle(s, luck, MUTE)
    while (seat := game.actor(s)) >= 0:
        play(s, players[seat](s, luck), MUTE)
        settle(s, luck, MUTE)
    return game.shares(s)


def match(game: Game[Any], one: Callable[[str], Player], others: Callable[[str], Player], deals: int) -> str:
    """One against all others, at every seat of every deal."""
    means: list[float] = []
    for deal in range(deals):
        share = 0.0
        for at in range(game.seats):
            names = [f"{deal}/{seat}" for seat in range(game.seats)]
            players = [one(name) if seat == at else others(name) for seat, name in enumerate(names)]
            share += one_game(game, players, f"strength {deal}")[at]
        means.append(share / game.seats)
    low, high = mean_interval(means)
    return f"{100 * sum(means) / deals:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})"


def spent(game: Game[Any], seconds: float) -> str:
    """What part of its seconds a decision took: half of them, 95 and 99 of a hundred, all."""
    bot = SearchBot("budgets", Budget(seconds=seconds), Tuning(horizon=skill(game).horizon))
    parts: list[float] = []

    def timed(s: State, luck: Rng) -> Move:
        seat = game.actor(s)
        ask = Ask(game, seat, game.view(s, seat), game.options(s), [])
        started = time.perf_counter()
        move = bot.decide(ask)
        if len(ask.moves) > 1:
            parts.append((time.perf_counter() - started) / seconds)
        return move

    def quick(s: State, luck: Rng) -> Move:
        moves = game.options(s)
        return moves[int(luck.random() * len(moves))]

    others: list[Player] = [quick] * (game.seats - 1)
    for deal in range(3):
        one_game(game, [timed, *others], f"budgets {deal}")
    parts.sort()
    shown = [100 * parts[min(len(parts) - 1, int(len(parts) * part))] for part in (0.5, 0.95, 0.99, 1.0)]
    return f"{shown[0]:.0f}, {shown[1]:.0f}, {shown[2]:.0f}, {shown[3]:.0f} % of it, {len(parts)} decisions"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["yardsticks", "ceiling", "learned", "trial", "budgets"])
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--milliseconds", type=int, default=30)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--one", default="simulations=800")
    parser.add_argument("--others", default="simulations=60")
    args = parser.parse_args()
    budget = Budget(seconds=args.milliseconds / 1000)
    for name in args.games:
        low, high = info(name).seats
        for seats in [seats for seats in args.seats if low <= seats <= high]:
            game = make_game(name, seats)

            def ours(seed: str, game: Game[Any] = game) -> Player:
                return player(game, SearchBot(seed, budget, Tuning(horizon=skill(game).horizon)))

            def flat(seed: str, game: Game[Any] = game) -> Player:
                return player(game, FlatMonteCarlo(seed, budget))

            def plain(seed: str, game: Game[Any] = game) -> Player:
                return player(game, PlainSearch(seed, budget))

            def taught(seed: str, game: Game[Any] = game) -> Player:
                return player(game, SearchBot(seed, Budget(simulations=skill(game).captain)))

            def alike(seed: str, game: Game[Any] = game) -> Player:
                value = learned(game)
                size = len(value.weights)
                plain = Value(game, [sum(value.weights) / size] * size, value.early)
                return player(game, SearchBot(seed, Budget(simulations=skill(game).captain), value=plain))

            def captain(seed: str, game: Game[Any] = game) -> Player:
                return player(game, make("captain", seed))

            def seer(seed: str, game: Game[Any] = game) -> Player:
                return Seer(game, learned(game), SEER).decide

            if args.what == "yardsticks":
                for found, other in (("flat Monte Carlo", flat), ("search without knowledge", plain)):
                    print(f"{name} {seats} ours among {found}: {match(game, ours, other, args.deals)}", flush=True)
            elif args.what == "budgets":
                print(f"{name} {seats} {args.milliseconds} ms: {spent(game, args.milliseconds / 1000)}", flush=True)
            elif args.what == "learned":
                found = match(game, taught, alike, args.deals)
                print(f"{name} {seats} learned weights among plain sums: {found}", flush=True)
            elif args.what == "trial":
                found = match(game, player_of(game, args.one), player_of(game, args.others), args.deals)
                print(f"{name} {seats} {args.one} among {args.others}, {args.deals} deals: {found}", flush=True)
            else:
                print(f"{name} {seats} seer among captains: {match(game, seer, captain, args.deals)}", flush=True)


if __name__ == "__main__":
    main()
