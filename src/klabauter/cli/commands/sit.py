"""``klabauter sit``: a program that speaks the bot protocol plays a seat at a table of a server.

The server says the same over a WebSocket as a program reads from its standard input (docs/bot-protocol.md), so there is
nothing to do here but to carry lines. Where the connection is lost, the program is started anew: it needs no memory.
So it is when it fails, a few times. Nobody plays in its place by itself, and the person reads that.
"""

from __future__ import annotations

import argparse
import json
import socket
import time
from typing import Final
from urllib.parse import SplitResult, urlsplit

from rich.console import Console
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from klabauter.bots import messages
from klabauter.bots.errors import ProgramFailed
from klabauter.bots.levels import PROGRAM, foreign, level
from klabauter.bots.program import LIMITS, Process, words_of
from klabauter.cli.console import say
from klabauter.cli.errors import CliMessage
from klabauter.kernel.messages import Message
from klabauter.words import Words

PATIENCE: Final = 86_400.0  # seconds for a decision where no clock runs
WAITS: Final = (0.2, 1.0, 3.0, 10.0)  # seconds until the next attempt to connect; the last one for ever
ATTEMPTS: Final = 4  # to reach a server that has never answered
STARTS: Final = 3  # of a program that fails again and again, without a move that counts in between


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """0 when the game is over, 1 when the program failed or was sent away, 2 when nothing could be begun."""
    link = _link(args.link)
    if link is None:
        say(console, words.say("sit-no-link"), "bold red")
        return 2
    token = link.fragment.removeprefix("seat=")
    command = level(args.program).removeprefix(PROGRAM) if foreign(args.program) else args.program
    bridge = Bridge(command, words, console)
    url = f"{'wss' if link.scheme == 'https' else 'ws'}://{link.netloc}/api/tables/{link.path[3:]}/bot?lang={words.language}"
    sit = json.dumps({"type": "sit", "token": token, **({} if args.seat is None else {"seat": args.seat - 1})})
    while True:
        try:
            with connect(url, compression=None, max_size=None, max_queue=None) as line:
                line.send(sit)
                last = bridge.carry(line)
        except (OSError, WebSocketException) as error:
            if not bridge.lost(f"{link.scheme}://{link.netloc}", str(words.piece(_why(error)))):
                return 2
            time.sleep(WAITS[min(bridge.losses, len(WAITS)) - 1])
            continue
        except ProgramFailed as failure:
            why = str(words.piece(failure.values["why"]))
        else:
            if last["type"] == "over":
                say(console, words.say("sit-over"))
                return 0
            reason = str(last.get("message") or last.get("why"))
            if last["type"] == "problem":
                wrong = last.get("code") == "who-are-you"
                say(console, words.say("sit-wrong-token") if wrong else words.say("sit-away", why=reason), "bold red")
                return 1
            why = words.say("sit-rude", why=reason)
        if not bridge.again(why):
            return 1


def _link(text: str) -> SplitResult | None:
    """The parts of a link to a seat."""
    try:
        link = urlsplit(text)
        right = link.hostname and link.port != 0  # raises where it is no number of a port
    except ValueError:
        return None
    seat = link.path.startswith("/t/") and link.fragment.startswith("seat=")
    return link if right and seat and link.scheme in ("http", "https") else None


def _why(error: OSError | WebSocketException) -> Message:
    if isinstance(error, socket.gaierror):
        return CliMessage("why-no-such-host")
    if isinstance(error, ConnectionRefusedError):
        return CliMessage("why-nobody-there")
    return Message("why-system", detail=str(error))


class Bridge:
    """A program and how it fares, over all its starts and connections."""

    def __init__(self, command: str, words: Words, console: Console) -> None:
        self.command = command
        self.program = words_of(command)
        self.words = words
        self.console = console
        self.reached = False  # the server has said something, whenever
        self.losses = 0  # of the connection since it said something
        self.failures = 0  # of the program since its last move that counted
        self.clock = False  # runs at the table

    def carry(self, line: ClientConnection) -> messages.Message:
        """What the server says goes to the program, what that answers to the server; the server's last message."""
        process = Process(self.command, self.program, LIMITS)
        try:
            answered = False
            while True:
                message: messages.Message = json.loads(line.recv())
                self.reached, self.losses = True, 0
                kind = message["type"]
                if kind in ("ask", "over") and answered:
                    self.failures = 0
                if kind in ("over", "error", "problem"):
                    process.close(messages.line(message))
                    return message
                limit = LIMITS.start
                if kind != "hello":
                    answered = True
                    self.clock = message.get("limit") is not None or (self.clock and kind == "refusal")
                    limit = message.get("limit") or PATIENCE
                line.send(process.exchange(messages.line(message), limit).decode(errors="replace"))
                if kind == "hello":
                    self.say("sit-seated" if message.get("begun", True) else "sit-waiting")
        finally:
            process.close()

    def lost(self, address: str, why: str) -> bool:
        """Whether to try again. A server that was there comes back; one that never answered is another address."""
        self.losses += 1
        if self.reached:
            self.say("sit-again")
        elif self.losses == 1:
            self.say("sit-no-answer", address=address, why=why)
        elif self.losses == ATTEMPTS:
            self.say("sit-nobody", "bold red", address=address)
        return self.reached or self.losses < ATTEMPTS

    def again(self, why: str) -> bool:
        """Whether the program is started again; what became of it is said in both cases."""
        self.failures += 1
        if self.failures < STARTS:
            self.say("sit-failed", why=why)
            return True
        self.say("sit-gave-up", "bold red", why=why, times=self.failures)
        self.say("sit-clock-runs" if self.clock else "sit-seat-waits", "bold red")
        return False

    def say(self, key: str, style: str = "", **values: object) -> None:
        """Print a sentence and flush, so that it is seen at once even in a log file or a pipe."""
        say(self.console, self.words.say(key, **values), style)
        self.console.file.flush()
