#!/usr/bin/env python3
"""Take screenshots of the client: start page and boards, on desktop and phone, in light and dark mode.

    python tools/shots.py                         every page and every game into build/shots
    python tools/shots.py freibeuter --at 0,20,60 one game after so many moves of all seats
    python tools/shots.py port-royal --lang en --seats 3 --out FOLDER
    python tools/shots.py --docs                  those of README and docs, into docs/pictures

Needs the built client, playwright and a Chromium (dev.py shots brings both).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

from klabauter.games import games

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.chromium import launch
from tests.server.players import serving

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (360, 740)}
HOST_SEAT = "me"
DOCS = {"rum-und-ehre": 61, "port-royal": 44, "jolly-und-roger": 30, "freibeuter": 70, "mutinies": 64}  # after moves


class Player:
    """Takes every seat and plays random moves, the same ones in every run."""

    def __init__(self, url: str, game: str, seats: int, guests: ExitStack) -> None:
        self.http = guests.enter_context(httpx.Client(base_url=url, timeout=60))
        self.http.headers["sec-fetch-site"] = "same-origin"
        self.http.post("/api/guest", json={"name": "Inga"}).raise_for_status()
        names = {str(n): name for n, name in enumerate(["Inga", "Mirko", "Hinnerk", "Swantje", "Ole"][:seats])}
        request = {"game": game, "seats": [HOST_SEAT] * seats, "names": names}
        joined = self.http.post("/api/tables", json=request).raise_for_status().json()
        self.table, self.link, self.token = joined["table"], url + joined["link"], joined["token"]
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self.socket = guests.enter_context(connect(address))
        self.random = random.Random(7)
        self.state: dict[str, Any] = {}
        self.send(type="hello", token=self.token)
        self.until(lambda: bool(self.state))
        self.send(type="start")
        self.until(lambda: self.state["table"]["status"] == "playing")

    def send(self, **request: Any) -> None:
        self.socket.send(json.dumps(request))

    def until(self, fine: Any) -> None:
        while not fine():
            message = json.loads(self.socket.recv(60))
            if message["type"] == "problem":
                raise RuntimeError(message["message"])
            if message["type"] == "state":
                self.state = message

    def play(self, at: int) -> None:
        """Play until this many moves were made or the game is over."""
        while self.state["at"] < at and self.state["table"]["status"] == "playing":
            turn = self.state["table"]["turn"]
            if self.state["seat"] != turn:
                self.send(type="look", seat=turn)
                self.until(lambda turn=turn: self.state["seat"] == turn)
            now = self.state["at"]
            moves = self.state["prompt"]["moves"]
            self.send(type="play", move=self.random.choice(moves)["move"], at=now)
            self.until(lambda now=now: self.state["at"] > now or self.state["table"]["status"] != "playing")

    @property
    def turn(self) -> int | None:
        found: int | None = self.state["table"].get("turn")
        return found


def picture(browser: Browser, url: str, out: Path, lang: str, size: str, theme: str, full: bool = False) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    kept = {"language": lang, "theme": theme, "name": "Inga", "motion": "off"}
    context.add_init_script(f"localStorage.setItem('klabauter', {json.dumps(json.dumps(kept))})")
    page = context.new_page()
    page.on("pageerror", lambda error: print("!!!", out.name, error))
    page.goto(url)
    page.wait_for_selector("article.cover, .curtain .btn-go, .prompt, dialog.sheet")
    lift = page.locator(".curtain .btn-go")
    if lift.count():
        lift.click()
        page.wait_for_selector(".prompt, dialog.sheet")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(500)
    page.screenshot(path=out, full_page=full, quality=80 if out.suffix == ".jpg" else None)
    context.close()
    print(out)


def documents(out: Path) -> None:
    """Every board in mid-game, in light mode on a desktop and in dark mode on a phone, and the start page."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        picture(browser, server.url, out / "start.jpg", "en", "desk", "day")
        for game, at in DOCS.items():
            player = Player(server.url, game, 2 if game == "jolly-und-roger" else 3, server.guests)
            player.play(at)
            picture(browser, player.link, out / f"{game}.jpg", "en", "desk", "day")
            picture(browser, player.link, out / f"{game}-phone.jpg", "en", "phone", "night")
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", nargs="?", choices=games())
    parser.add_argument("--at", default="0,24,72,9999", help="after how many moves, comma-separated")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--lang", default="de")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default="day,night")
    parser.add_argument("--out", type=Path, default=Path("build/shots"))
    parser.add_argument("--docs", action="store_true", help="take the pictures for README and docs")
    given = parser.parse_args()
    if given.docs:
        documents(Path("docs/pictures"))
        return
    given.out.mkdir(parents=True, exist_ok=True)
    looks = [(size, theme) for size in given.sizes.split(",") for theme in given.themes.split(",")]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        if given.game is None:
            for size, theme in looks:
                picture(browser, server.url, given.out / f"start-{size}-{theme}.png", given.lang, size, theme)
        for game in [given.game] if given.game else games():
            seats = given.seats or (2 if game == "jolly-und-roger" else 4)
            player = Player(server.url, game, seats, server.guests)
            for at in [int(word) for word in given.at.split(",")]:
                player.play(at)
                for size, theme in looks:
                    out = given.out / f"{game}-{min(at, player.state['at'])}-{size}-{theme}.png"
                    picture(browser, player.link, out, given.lang, size, theme, full=size == "phone")
        browser.close()


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    main()
