"""How long a stranger waits: from a fresh clone with an empty home to the page and to a first move in a real browser.

    python3 dev.py bench-start

What is committed is cloned into a folder of its own; there is no cache but that of the machine's own package client.
Started three times: with nothing there, at once again, and when the background has compiled the rules. The person in
the browser loses no time: the start page, a table with two sailors where the person begins (who else does is shown move
by move, and that takes its time), and there the first thing that can be done, until it appears in the log.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.chromium import launch
from tests.browser.table import LATER, begin, log_length, table_of

ROOT = Path(__file__).resolve().parent.parent
SEATS = ("me", "sailor", "sailor")
PATIENCE = 600.0  # seconds


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def until(what: str, happened: bool, since: float) -> None:
    if not happened and time.monotonic() - since > PATIENCE:
        sys.exit(f"no {what} after {PATIENCE:.0f} s")
    time.sleep(0.05)


def started(clone: Path, home: Path, browser: Browser) -> tuple[float, float]:
    """Seconds until the page answers, and until a move of the person has been played."""
    port = free_port()
    ours = ("KLABAUTER", "PYTHON", "VIRTUAL_ENV", "XDG", "UV_", "npm_")
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(ours) and "CACHE" not in name
    }
    environment |= {"HOME": str(home), "BROWSER": "true", "KLABAUTER_PORT": str(port)}
    url = f"http://127.0.0.1:{port}/"
    since = time.monotonic()
    command = [str(Path(sys.base_prefix, "bin", "python3")), "dev.py", "play"]
    server = subprocess.Popen(command, cwd=clone, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        while not (there := answers(url)):
            until("page", there, since)
        page_after = time.monotonic() - since
        page = browser.new_page(locale="en-GB")
        page.goto(url)
        page.get_by_role("button", name="Play against bots").first.wait_for()
        page.goto(table_of(url.removesuffix("/"), "port-royal", *SEATS, options={"start": 0})[0])
        begin(page)
        page.wait_for_selector(".prompt.asked")
        before = log_length(page)
        page.locator("#board [data-part][data-can]").first.click()
        page.wait_for_function(LATER, arg=before)
        moved_after = time.monotonic() - since
        page.close()
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()
    return page_after, moved_after


def compiled(clone: Path) -> bool:
    """Wait until the background is done; whether it could compile."""
    log, since = clone / ".venv-play" / "compile.log", time.monotonic()
    while not (done := any(word in log.read_text("utf-8") for word in ("done", "stays interpreted"))):
        until("compiled copy", done, since)
    return "stays interpreted" not in log.read_text("utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        clone, home = Path(folder, "klabauter"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(clone)], check=True)
        browser = launch(playwright)
        for when in ("with nothing there", "the second time", "compiled"):
            if when == "compiled" and not compiled(clone):
                print("there is no compiler", flush=True)
                break
            page, move = started(clone, home, browser)
            print(f"{when}: page after {page:.1f} s, first move after {move:.1f} s", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
