"""Other systems, driven as they are meant to be driven from a program, and counted as we count ourselves.

A step is one decision of a seat: ask for the legal moves, choose one at random, apply it. What chance does in between
does not count as a step, but its time does. Nothing here is needed to play; what is missing is left out and named.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

SPIEL: Final = ("crazy_eights", "skat", "hearts", "gin_rummy", "backgammon")
CARDS: Final = SPIEL[:4]  # the games whose median we compare with
ZOO: Final = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
SIMULATIONS: Final = 200
ROLLOUTS: Final = 50  # random games for each position that a search in C++ looks at
EXPLORE: Final = 1.4
LONGEST: Final = 1000  # turns after which a random game of Catan is given up; its own command does so, too
PIP: Final = "pip install '.[peers]'"
NPM: Final = "npm install boardgame.io"

CHANCE: Final = -1
OVER: Final = -4


class Peer(NamedTuple):
    """A system to compare with: the package it needs, how to get it, and its measures by name."""

    package: str
    install: str
    there: Callable[[], bool]
    measures: Callable[[], dict[str, Callable[[float], float]]]


def importable(*names: str) -> bool:
    """Whether all these top-level modules are installed. Imports none of them."""
    return all([find_spec(name) is not None for name in names])


def timed(play: Callable[[], int], seconds: float) -> float:
    """Games until the time is up; steps per second."""
    done = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not done:
        done += play()
    return done / taken


# -- OpenSpiel: games in C++, driven from Python


def spiel() -> dict[str, Callable[[float], float]]:
    """OpenSpiel's card games and its search: by name, a function from seconds to steps per second."""
    module: Any = import_module("pyspiel")
    found: dict[str, Callable[[float], float]] = {}
    for name in SPIEL:
        found[f"open_spiel {name}"] = partial(timed, partial(spiel_game, module.load_game(name), random.Random(name)))
    for name in CARDS:
        work = partial(spiel_game, module.load_game(name), random.Random(name), None, True)
        found[f"open_spiel {name} observed"] = partial(timed, work)
        found[f"open_spiel {name} playouts"] = partial(spiel_playouts, module, module.load_game(name))
    found["open_spiel ISMCTS gin_rummy"] = partial(spiel_search, module, module.load_game("gin_rummy"))
    return found


def chance(state: Any, rng: random.Random) -> None:
    """Let an outcome of chance happen in a state of OpenSpiel."""
    outcomes = state.chance_outcomes()
    ticket = rng.random()
    even = 1.0 / len(outcomes)
    if abs(outcomes[0][1] - even) < 1e-9 and abs(outcomes[-1][1] - even) < 1e-9:  # a draw of cards: the quick way
        state.apply_action(outcomes[int(ticket * len(outcomes))][0])
        return
    at = 0
    while ticket >= outcomes[at][1] and at < len(outcomes) - 1:
        ticket -= outcomes[at][1]
        at += 1
    state.apply_action(outcomes[at][0])


def spiel_game(game: Any, rng: random.Random, state: Any = None, observed: bool = False) -> int:
    """From this state, or the beginning, to the end; the number of decisions. ``observed``: with the tensor of what the
    player knows and the mask of legal actions."""
    state = game.new_initial_state() if state is None else state
    tensor = observed and game.get_type().provides_observation_tensor
    done = 0
    while (player := state.current_player()) != OVER:
        if player == CHANCE:
            chance(state, rng)
        else:
            if observed:
                state.observation_tensor(player) if tensor else state.information_state_tensor(player)
                state.legal_actions_mask(player)
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            done += 1
    return done


def spiel_question(game: Any, rng: random.Random) -> tuple[Any, float]:
    """The first decision of a game, and how many decisions random games have from there on in the mean."""
    state = game.new_initial_state()
    while state.current_player() == CHANCE:
        chance(state, rng)
    return state, sum([spiel_game(game, rng, state.clone()) for _ in range(20)]) / 20


def spiel_playouts(module: Any, game: Any, seconds: float) -> float:
    """Random games played in C++, by a search that does hardly anything else: steps per second."""
    state, mean = spiel_question(game, random.Random("playouts"))
    looked_at = 2  # positions; with one alone the search cannot answer
    evaluator = module.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = module.MCTSBot(game, evaluator, EXPLORE, looked_at, 64, False, 1, False)
    done = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not done:
        bot.step(state)
        done += looked_at * ROLLOUTS
    return done * mean / taken


def spiel_search(module: Any, game: Any, seconds: float) -> float:
    """Its ISMCTS with one random playout for each simulation, at the first decision: playout steps per second."""
    state, mean = spiel_question(game, random.Random("search"))
    bot = module.ISMCTSBot(1, module.RandomRolloutEvaluator(1, 1), EXPLORE, SIMULATIONS)
    done = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not done:
        bot.step(state)
        done += SIMULATIONS
    return done * mean / taken


# -- the others in Python


def rlcard() -> dict[str, Callable[[float], float]]:
    """RLCard's Uno, in the same way as the others."""
    environment: Any = import_module("rlcard").make("uno")
    rng = random.Random("uno")

    def play() -> int:
        state, _ = environment.reset()
        done = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            done += 1
        return done

    return {"rlcard uno": partial(timed, play)}


def zoo() -> dict[str, Callable[[float], float]]:
    """PettingZoo's card games: for each, a function that plays for so many seconds and returns steps per second."""
    rng = random.Random("zoo")

    def play(environment: Any) -> int:
        environment.reset()
        done = 0
        for _ in environment.agent_iter():
            seen, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0]
            environment.step(actions[int(rng.random() * len(actions))])
            done += 1
        return done

    made = {name: import_module(f"pettingzoo.classic.{name}").env() for name in ZOO}
    return {f"pettingzoo {name}": partial(timed, partial(play, environment)) for name, environment in made.items()}


def catan() -> dict[str, Callable[[float], float]]:
    """Catanatron, in the same way as the others."""
    module: Any = import_module("catanatron")
    colours = list(module.Color)

    def play() -> int:
        game = module.Game([module.RandomPlayer(colour) for colour in colours])
        done = 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            game.play_tick()
            done += 1
        return done

    return {"catanatron": partial(timed, play)}


# -- boardgame.io: JavaScript, from the folder the command was given in


def boardgame() -> dict[str, Callable[[float], float]]:
    """The tic-tac-toe of boardgame.io, played by Node.js in a process of its own.

    The measure raises CalledProcessError if the script fails.
    """

    def play(seconds: float) -> float:
        script = Path(__file__).with_name("boardgame.cjs")
        command = [str(shutil.which("node")), str(script), str(Path.cwd()), str(seconds)]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return float(json.loads(said)["steps_per_s"])

    return {"boardgame.io tic-tac-toe": play}


def boardgame_is_there() -> bool:
    """Whether Node.js is installed and the current folder has the package in ``node_modules``."""
    return shutil.which("node") is not None and Path("node_modules/boardgame.io").is_dir()


PEERS: Final = (
    Peer("open_spiel", PIP, partial(importable, "pyspiel"), spiel),
    Peer("rlcard", PIP, partial(importable, "rlcard"), rlcard),
    Peer("pettingzoo", PIP, partial(importable, "pettingzoo", "rlcard", "pygame"), zoo),
    Peer("catanatron", PIP, partial(importable, "catanatron"), catan),
    Peer("boardgame.io", NPM, boardgame_is_there, boardgame),
)
