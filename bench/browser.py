"""How quick the client is in a real browser on this machine.

    python3 dev.py bench-browser            # all of it
    python bench/browser.py --rounds 5 --moves 40

Interactive: from opening an address with an empty cache until the first cover can be clicked, or the table says whose
turn it is. Drawn: from the arrival of a move's state at the page until the frame that shows it has been painted;
watched by a spectator at every game with all its seats taken, motion off. Frames: the time between frames while moves
are shown in motion. Chromium without a screen paints on the processor, so a machine with a screen is quicker.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from klabauter.games import games, info

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.chromium import launch
from tests.server.players import Server, serving
from tools.shots import Player

# Notes when a state arrives and when the frame after it has been painted.
DRAWN = """
window.drawn = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (message) => {
      if (!String(message.data).startsWith('{"type":"state"')) return;
      const arrived = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - arrived)));
    });
  }
};
"""
FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


@contextmanager
def page_of(browser: Browser, motion: str, script: str = "") -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    kept = json.dumps({"language": "en", "motion": motion, "name": "Inga"})
    context.add_init_script(f"localStorage.setItem('klabauter', {json.dumps(kept)});{script}")
    yield context.new_page()
    context.close()


def interactive(browser: Browser, url: str, ready: str, rounds: int) -> float:
    """Median of milliseconds until something can be clicked or read."""
    found: list[float] = []
    for _ in range(rounds):
        with page_of(browser, "off") as page:
            page.goto(url, wait_until="commit")
            page.wait_for_selector(ready)
            found.append(page.evaluate("performance.now()"))
    return median(found)


def spread(values: list[float]) -> str:
    values = sorted(values)
    return f"median {median(values):.0f}, 95 % {values[int(0.95 * (len(values) - 1))]:.0f}, longest {values[-1]:.0f} ms"


def watched(page: Page, player: Player, moves: int) -> None:
    """Let so many moves happen in the sight of a page."""
    address = player.link.split("#")[0]
    page.goto(address)
    page.wait_for_selector(".prompt")
    for _ in range(moves):
        if player.state["table"]["status"] != "playing":
            break
        before = page.evaluate("window.drawn.length")
        player.play(player.state["at"] + 1)
        page.wait_for_function("(n) => window.drawn.length > n", arg=before)


def boards(browser: Browser, server: Server, moves: int) -> None:
    for game in games():
        seats = info(game).seats[1]
        player = Player(server.url, game, seats, server.guests)
        player.play(10)
        with page_of(browser, "off", DRAWN) as page:
            watched(page, player, moves)
            drawn = page.evaluate("window.drawn.slice(2)")
            nodes = page.evaluate("document.querySelectorAll('*').length")
        with page_of(browser, "full") as page:
            page.goto(player.link.split("#")[0])
            page.wait_for_selector(".prompt")
            page.evaluate(FRAMES)
            watching = player.state["at"]
            player.play(watching + 6)
            page.wait_for_timeout(6000)
            frames = page.evaluate("window.frames_")
        print(f"{game}, {seats} seats, {nodes} nodes: a move is drawn after {spread(drawn)}", flush=True)
        print(f"    frames in motion: {spread(frames)}, {len(frames)} of them", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=40)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        start = interactive(browser, server.url, ".cover button", given.rounds)
        print(f"start page interactive after {start:.0f} ms (median of {given.rounds})", flush=True)
        for game in games():
            player = Player(server.url, game, info(game).seats[1], server.guests)
            table = interactive(browser, player.link.split("#")[0], ".prompt", given.rounds)
            print(f"{game}: table interactive after {table:.0f} ms", flush=True)
        boards(browser, server, given.moves)
        browser.close()


if __name__ == "__main__":
    main()
