"""``klabauter sit``: a program that speaks the agreement for bots plays a seat at a table of a server.

The server says the same over a WebSocket as a program reads from its standard input (docs/bot-protocol.md), so there is
nothing to do here but to carry lines. Where the connection is lost, the program is started anew: it needs no memory.
"""

from __future__ import annotations

import argparse
import json
import time
from urllib.parse import urlsplit

from rich.console import Console
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from klabauter.bots import messages
from klabauter.bots.program import LIMITS, Process, words_of
from klabauter.cli.console import say
from klabauter.words import Words

PATIENCE = 86_400.0  # seconds for a decision where no clock runs
WAITS = (0.2, 1.0, 3.0, 10.0)  # seconds until the next attempt to connect; the last one for ever


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    """0 when the game is over, 1 when the server sent the program away."""
    link = urlsplit(wishes.link)
    token = link.fragment.removeprefix("seat=")
    if link.scheme not in ("http", "https") or not link.path.startswith("/t/") or token == link.fragment:
        say(console, words.say("sit-no-link"), "bold red")
        return 2
    command = words_of(wishes.program)
    url = f"{'wss' if link.scheme == 'https' else 'ws'}://{link.netloc}/api/tables/{link.path[3:]}/bot?lang={words.language}"
    sit = json.dumps({"type": "sit", "token": token, **({} if wishes.seat is None else {"seat": wishes.seat - 1})})
    failures = 0
    while True:
        try:
            with connect(url, compression=None, max_size=None, max_queue=None) as socket:
                socket.send(sit)
                failures = 0
                process = Process(wishes.program, command, LIMITS)
                try:
                    last = carry(socket, process, words, console)
                finally:
                    process.close()
        except (OSError, WebSocketException):
            say(console, words.say("sit-again"))
            time.sleep(WAITS[min(failures, len(WAITS) - 1)])
            failures += 1
            continue
        if last["type"] == "over":
            say(console, words.say("sit-over"))
            return 0
        say(console, words.say("sit-away", why=str(last.get("message") or last.get("why"))), "bold red")
        return 1


def carry(socket: ClientConnection, process: Process, words: Words, console: Console) -> messages.Message:
    """What the server says goes to the program, what that answers to the server; the server's last message."""
    while True:
        line = socket.recv()
        message: messages.Message = json.loads(line)
        kind = message["type"]
        if kind in ("over", "error", "problem"):
            process.close(messages.line(message))
            return message
        limit = LIMITS.start if kind == "hello" else message.get("limit") or PATIENCE
        socket.send(process.exchange(messages.line(message), limit).decode(errors="replace"))
        if kind == "hello":
            say(console, words.say("sit-seated" if message.get("begun", True) else "sit-waiting"))
            console.file.flush()
