"""Firefox and a WebKit browser as these tests use them, over the two protocols of the W3C for that.

Firefox speaks WebDriver BiDi itself, over a WebSocket. WebKitGTK has a driver that speaks the older one over HTTP. So
neither needs a package besides those that the tests have anyway. Selenium would need geckodriver for Firefox, which
Debian does not have.
"""

from __future__ import annotations

import base64
import json
import math
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO, Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.table import SPOT
from tools.other_browsers import missing, program

PATIENCE = 60.0  # seconds until something that must come is missed
GAME = 240.0  # seconds for a whole game
DOUBLE = 0.6  # no two clicks within so many seconds are a double click
SIZE = (1280, 860)
QUIET = {  # Firefox asks nobody and fetches nothing by itself
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "nimbus.rollouts.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
}
# The bar above the page must not make the smallest window wider than a phone.
SMALL = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }"
# The first visible element for this selector, as a spot that a pointer can hit and that stays where it is: nothing that
# is still being loaded will move it.
AIM = f"""async (selector) => {{
  const find = () => {{
    const seen = (one) => one.getClientRects().length > 0 && !one.disabled;
    const found = [...document.querySelectorAll(selector)].find(seen);
    return found ? ({SPOT})(found) : null;
  }};
  const frame = () => new Promise(requestAnimationFrame);
  const first = find();
  for (let n = 0; n < 3; n++) {{
    await frame();
    if (!first || underWay > 0 || document.fonts.status !== 'loaded' || String(find()) !== String(first)) return null;
  }}
  return first;
}}"""
HERE = (
    "(selector) => [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length && !one.disabled)"
)
STILL = (
    "() => document.fonts.status === 'loaded' && document.getAnimations().every((one) => one.playState !== 'running')"
)
SIZED = "([width, height]) => innerWidth === width && innerHeight === height"


class Wire(Protocol):
    """What differs between the two."""

    version: str

    def open(self, url: str) -> None: ...
    def evaluate(self, code: str) -> str: ...
    def resize(self, width: int, height: int) -> None: ...
    def act(self, actions: list[dict[str, Any]]) -> None: ...
    def picture(self) -> str: ...
    def forget(self) -> None: ...
    def printed(self) -> list[str]: ...


class Browser:
    """One tab of one browser."""

    def __init__(self, name: str, wire: Wire) -> None:
        self.name = name
        self.wire = wire
        self.clicked = (0.0, [0.0, 0.0])

    def fresh(self, url: str, size: tuple[int, int] = SIZE) -> None:
        """Open this page as somebody who was never there, and is called Anna."""
        server = "/".join(url.split("/")[:3])
        self.wire.open(f"{server}/licences.txt")  # without any script
        self.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.wire.forget()
        self.wire.printed()
        self.wire.resize(*size)
        self.open(url)
        self.until(SIZED, size)

    def open(self, url: str) -> None:
        """Once nothing is under way: Firefox reports what it breaks off as errors of the page that is left."""
        self.until("() => typeof underWay === 'undefined' || underWay === 0")
        self.wire.open(url)

    def evaluate(self, function: str, *args: object) -> Any:
        """What this function returns in the page, which may take as long as a whole game."""
        given = ", ".join(json.dumps(arg) for arg in args)
        return json.loads(self.wire.evaluate(f"JSON.stringify((await ({function})({given})) ?? null)"))

    def until(self, function: str, *args: object, patience: float = PATIENCE) -> Any:
        """Wait until this function returns something, and return that."""
        end = time.monotonic() + patience
        while not (found := self.evaluate(function, *args)):
            shown = self.evaluate("() => document.body.innerText.slice(0, 2000)") if time.monotonic() > end else None
            assert shown is None, f"missed in {self.name}: {function[:60]} … {args}\n{shown}"
            time.sleep(0.02)
        return found

    def see(self, selector: str) -> None:
        self.until(HERE, selector)

    def sees(self, selector: str) -> bool:
        return bool(self.evaluate(HERE, selector))

    def tap(self, selector: str) -> None:
        """A click of a real pointer, as soon as nothing covers the thing."""
        self.click(self.until(AIM, selector))

    def click(self, spot: list[float]) -> None:
        """Never as a double click: browsers see one in two clicks at one spot, and the client takes only its first."""
        when, where = self.clicked
        if math.dist(where, spot) < 8:
            time.sleep(max(0.0, when + DOUBLE - time.monotonic()))
        move = {"type": "pointerMove", "x": round(spot[0]), "y": round(spot[1])}
        press = {"type": "pointerDown", "button": 0}
        release = {"type": "pointerUp", "button": 0}
        self.wire.act([{"type": "pointer", "id": "mouse", "actions": [move, press, release]}])
        self.clicked = (time.monotonic(), spot)

    def type(self, text: str) -> None:
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.wire.act([{"type": "key", "id": "keyboard", "actions": keys}])

    def picture(self, what: str) -> None:
        folder = Path("build", "browsers")
        folder.mkdir(parents=True, exist_ok=True)
        self.until(STILL)
        time.sleep(0.5)  # WebKitGTK may show what was drawn before
        (folder / f"{self.name}-{what}.png").write_bytes(base64.b64decode(self.wire.picture()))

    def errors(self) -> list[str]:
        """What went wrong in its pages since ``fresh``."""
        found = self.evaluate("() => JSON.parse(sessionStorage.getItem('errors') ?? '[]')")
        return [*found, *self.wire.printed()]


class BiDi:
    """https://www.w3.org/TR/webdriver-bidi"""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.count = 0
        self.lines: list[str] = []
        session = self.call("session.new", capabilities={})["capabilities"]
        self.version = f"Firefox {session['browserVersion']}"
        self.call("session.subscribe", events=["log.entryAdded"])
        self.tab = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.activate", context=self.tab)  # without this nothing has the focus

    def call(self, method: str, **params: Any) -> Any:
        self.count += 1
        self.connection.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            message = json.loads(self.connection.recv(timeout=GAME))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] in ("error", "warn"):
                    self.lines.append(f"{entry['level']}: {entry['text']}")
            elif message.get("id") == self.count:
                assert message["type"] == "success", message
                return message["result"]

    def open(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def evaluate(self, code: str) -> str:
        target = {"context": self.tab}
        given = {"expression": f"(async () => {code})()", "target": target, "awaitPromise": True}
        answer = self.call("script.evaluate", **given)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.call("browsingContext.setViewport", context=self.tab, viewport=viewport)

    def act(self, actions: list[dict[str, Any]]) -> None:
        self.call("input.performActions", context=self.tab, actions=actions)

    def picture(self) -> str:
        return str(self.call("browsingContext.captureScreenshot", context=self.tab)["data"])

    def forget(self) -> None:
        self.call("storage.deleteCookies")

    def printed(self) -> list[str]:
        found, self.lines = self.lines, []
        return found

    def close(self) -> None:
        self.call("browser.close")


class Classic:
    """https://www.w3.org/TR/webdriver2"""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.session = ""
        started = self.call("POST", "/session", capabilities={"alwaysMatch": {}})
        self.session = f"/session/{started['sessionId']}"
        self.version = f"WebKitGTK {started['capabilities']['browserVersion']}"
        self.call("POST", "/timeouts", script=int(GAME * 1000))
        self.bar = self.call("POST", "/execute/sync", script="return outerHeight - innerHeight", args=[])

    def call(self, method: str, path: str, **params: Any) -> Any:
        answer = self.http.request(method, self.session + path, json=params if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value}"
        return value

    def open(self, url: str) -> None:
        self.call("POST", "/url", url=url)

    def evaluate(self, code: str) -> str:
        answer = "const answer = arguments[0];"
        script = f"{answer} (async () => {code})().then((it) => answer([it]), (error) => answer(String(error)));"
        found = self.call("POST", "/execute/async", script=script, args=[])
        assert isinstance(found, list), found
        return str(found[0])

    def resize(self, width: int, height: int) -> None:
        """WebDriver knows only the size of the window, with its bar."""
        self.call("POST", "/window/rect", x=0, y=0, width=width, height=height + self.bar)

    def act(self, actions: list[dict[str, Any]]) -> None:
        self.call("POST", "/actions", actions=actions)

    def picture(self) -> str:
        return str(self.call("GET", "/screenshot"))

    def forget(self) -> None:
        self.call("DELETE", "/cookie")

    def printed(self) -> list[str]:
        return []  # WebDriver does not tell; the page's own script keeps what it can see (watched.py)

    def close(self) -> None:
        self.call("DELETE", "")


@contextmanager
def running(log: Path, *words: str | Path, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A process that ends with the test."""
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen([str(word) for word in words], stderr=file, text=True, **more)
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()


@contextmanager
def firefox(folder: Path) -> Iterator[BiDi]:
    profile = folder / "profile"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items()]
    (profile / "user.js").write_text("".join(lines), "utf-8")
    path = program("firefox", "firefox-esr")
    assert path is not None
    words = (path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
    variables = {**os.environ, "MOZ_CRASHREPORTER_DISABLE": "1"}
    with running(folder / "firefox.log", *words, stdout=subprocess.DEVNULL, env=variables) as process:
        told = profile / "WebDriverBiDiServer.json"
        end = time.monotonic() + PATIENCE
        while not (told.exists() and told.read_text("utf-8").strip().endswith("}")):
            assert time.monotonic() < end, "Firefox does not listen"
            assert process.poll() is None, f"Firefox ended: {(folder / 'firefox.log').read_text('utf-8')}"
            time.sleep(0.1)
        place = json.loads(told.read_text("utf-8"))
        url = f"ws://{place['ws_host']}:{place['ws_port']}/session"
        with connect(url, compression=None, max_size=None, ping_interval=None) as connection:
            wire = BiDi(connection)
            yield wire
            wire.close()


@contextmanager
def webkit(folder: Path) -> Iterator[Classic]:
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(SMALL, "utf-8")
    screen, driver = program("webkit", "xvfb"), program("webkit", "webkit2gtk-driver")
    assert screen is not None
    assert driver is not None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = (screen, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
    with running(folder / "xvfb.log", *words, stdout=subprocess.PIPE) as xvfb:
        out: IO[str] | None = xvfb.stdout
        assert out is not None
        number = out.readline().strip()
        assert number, (folder / "xvfb.log").read_text("utf-8")
        variables = {**os.environ, "DISPLAY": f":{number}", "XDG_CONFIG_HOME": str(folder), "LANG": "en_GB.UTF-8"}
        variables |= {"GDK_BACKEND": "x11", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"}
        log = folder / "webkit.log"
        with (
            running(log, driver, f"--port={port}", stdout=subprocess.DEVNULL, env=variables),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=GAME + PATIENCE) as http,
        ):
            ready(http)
            wire = Classic(http)
            yield wire
            wire.close()


def ready(http: httpx.Client) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            http.get("/status")
            return
        except httpx.TransportError:
            assert time.monotonic() < end, "WebKitWebDriver does not listen"
            time.sleep(0.1)


@contextmanager
def started(name: str, folder: Path) -> Iterator[Browser]:
    """The browser with this name; an error, not a skipped test, if it is not installed."""
    lacking = missing(name)
    assert lacking is None, lacking
    start: dict[str, Callable[[Path], AbstractContextManager[Wire]]] = {"firefox": firefox, "webkit": webkit}
    with start[name](folder) as wire:
        yield Browser(name, wire)
