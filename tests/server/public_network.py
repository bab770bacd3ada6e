"""A small internet in a network namespace: a real server, real name lookups, receivers at a public address and inside.

    unshare -rnm python -m tests.server.public_network FOLDER

Everything stays in the namespace. The name server changes its answers as somebody would who wants to reach what only
the server can reach. What happened is printed as JSON; ``test_rebinding.py`` compares it.
"""

from __future__ import annotations

import json
import os
import socketserver
import subprocess
import sys
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.players import Person, Server, serving
from tests.server.receivers import Receiver, certificates, receiving
from tests.server.test_push import Browser, waits_for

PUBLIC, NAMES, INSIDE = "9.9.9.9", "9.9.9.10", "127.0.0.1"
PORT = 443
SOON = "from klabauter.server import services; services.SWEEP = 0.1"  # absent people are reminded at once
A = 1  # the kind of a question for addresses


class NameServer(socketserver.ThreadingUDPServer):
    """Answers for each name what it is given, one list after the other; the last one for ever."""

    def __init__(self) -> None:
        super().__init__((NAMES, 53), Asked)
        self.answers: dict[str, list[list[str]]] = {}
        self.asked: list[str] = []


class Asked(socketserver.BaseRequestHandler):
    server: NameServer

    def handle(self) -> None:
        data, socket = self.request
        labels, at = [], 12
        while data[at]:
            labels.append(data[at + 1 : at + 1 + data[at]].decode())
            at += data[at] + 1
        name, kind = ".".join(labels), int.from_bytes(data[at + 1 : at + 3], "big")
        found: list[str] = []
        if kind == A and name in self.server.answers:
            self.server.asked.append(name)
            left = self.server.answers[name]
            found = left.pop(0) if len(left) > 1 else left[0]
        head = data[:2] + b"\x81\x80\0\1" + len(found).to_bytes(2, "big") + b"\0\0\0\0"
        rows = [b"\xc0\x0c\0\1\0\1\0\0\0\0\0\4" + bytes(map(int, one.split("."))) for one in found]
        socket.sendto(head + data[12 : at + 5] + b"".join(rows), self.client_address)


def prepare(folder: Path) -> None:
    """Addresses of this namespace, and names only from our own server."""
    run = ["ip link set lo up", *[f"ip addr add {one}/32 dev lo" for one in (PUBLIC, NAMES)]]
    for file, text in {
        "resolv.conf": f"nameserver {NAMES}\noptions timeout:2 attempts:1\n",
        "nsswitch.conf": "hosts: dns\n",
    }.items():
        (folder / file).write_text(text)
        if Path("/etc", file).exists():
            run.append(f"mount --bind {folder / file} /etc/{file}")
    for command in run:
        subprocess.run(command.split(), check=True)


def log_says(server: Server, text: str) -> bool:
    """Once the server's log has this; it is written at once."""
    for _ in range(600):
        if text in server.log.read_text("utf-8"):
            return True
        threading.Event().wait(0.1)
    return False


def story(server: Server, names: NameServer, public: Receiver, inside: Receiver) -> dict[str, Any]:
    """Four people with webhooks and a browser each: what was said to whom."""
    found: dict[str, Any] = {}

    def ask_for_hook(person: Person, name: str, *answers: list[str]) -> int:
        names.answers[name] = list(answers)
        return person.http.put("/api/me/notify", json={"webhook": f"https://{name}/200/{name}"}).status_code

    def waited_for(person: Person, path: str) -> list[str]:
        """Let the server tell somebody who has a browser at the public address, too; what came there."""
        names.answers["hook.example"] = [[PUBLIC]]
        subscription = Browser().subscription(f"https://hook.example/201/{path}")
        assert person.http.put("/api/me/push", json=subscription).status_code == 204
        waits_for(server, person)
        came = [public.came.get(timeout=60).path]
        while not public.came.empty():
            came.append(public.came.get().path)
        return came

    mixed = Person(server, "Mixed")
    found["mixed"] = [
        ask_for_hook(mixed, "hook.example", [PUBLIC, INSIDE]),
        ask_for_hook(mixed, "hook.example", [INSIDE, PUBLIC]),
    ]

    # Public when it is checked, inside when it is used.
    later = Person(server, "Later")
    found["later"] = [ask_for_hook(later, "later.hook.example", [PUBLIC], [INSIDE])]
    found["later came"] = waited_for(later, "later")
    found["later refused"] = log_says(server, "a webhook could not be delivered: BadWebhook")

    # Public when it is looked up for sending; whoever asks once more is told another address.
    pinned = Person(server, "Pinned")
    found["pinned"] = [ask_for_hook(pinned, "hook.example", [PUBLIC], [PUBLIC], [INSIDE])]
    names.asked.clear()
    waits_for(server, pinned)
    found["pinned came"] = public.came.get(timeout=60).path
    found["pinned asked"] = names.asked[:]

    # A redirect from outside to inside.
    public.elsewhere = f"https://{INSIDE}/200"
    led = Person(server, "Led")
    names.answers["hook.example"] = [[PUBLIC]]
    hook = led.http.put("/api/me/notify", json={"webhook": "https://hook.example/307/led"})
    found["led"] = [hook.status_code]
    waits_for(server, led)
    found["led came"] = public.came.get(timeout=60).path
    found["led refused"] = log_says(server, "a webhook was answered with 307")

    found["inside"] = inside.came.qsize()
    return found


def main() -> None:
    folder = Path(sys.argv[1])
    prepare(folder)
    trusted, own = certificates(folder)
    os.environ["SSL_CERT_FILE"] = str(trusted)
    with ExitStack() as stack:
        names = stack.enter_context(NameServer())
        threading.Thread(target=names.serve_forever, args=(0.05,), daemon=True).start()
        public = stack.enter_context(receiving(own, (PUBLIC, PORT)))
        inside = stack.enter_context(receiving(own, (INSIDE, PORT)))
        server = stack.enter_context(serving(folder, patch=SOON, SSL_CERT_FILE=str(trusted)))
        print(json.dumps(story(server, names, public, inside)), flush=True)
        names.shutdown()


if __name__ == "__main__":
    main()
