"""Several people share one device: when it is handed over, the page knows nothing of the seat that looked before.

The proof needs no knowledge of a game. At every curtain the page is compared with a second one that was loaded just now
in a browser of its own and therefore never saw anything: both must hold the same, while the curtain is down and after
it is lifted. Besides, sentences that only the previous seat was told are searched for in the page.

The test command checks the first hand-overs of each game, HAND_OVERS=1000 those of whole games.
"""

from __future__ import annotations

import difflib
import json
import os
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, WebSocket, expect
from websockets.sync.client import connect

import klabauter
from klabauter.games import info as info_of
from klabauter.kernel.table import Referee
from klabauter.words import Words
from tests.browser.conftest import PATIENCE, GoOffline, Opened
from tests.browser.table import GAMES, table_at, table_of
from tests.server.players import Server

HAND_OVERS = int(os.environ.get("HAND_OVERS", "4"))
NAMES = ("Anna", "Bert", "Cora")
DRAFT = "my best card is"  # a message that was typed and not sent

# What a device may keep in localStorage while nobody looks. None of it comes from a seat's view.
KEPT = {
    "klabauter": r"\{.*\}",  # settings
    "klabauter:played": r"[a-z -]*",  # names of games
    "token": r"[\w-]+",
    "receipt": r"\{.*\"seen\":null\}",  # what was published of the luck, and own contributions to it
    "title": r".*",
    "read": r"[0-9]+",  # the last message of the chat that was read
    "undo": r"([0-9] at [0-9]+)?",  # whose move can be taken back, which the curtain says
}

# Keeps the document as it is at the very moment the curtain falls.
WATCH = """() => {
  window.fallen = '';
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.curtain')) return;
    window.fallen = document.documentElement.outerHTML;
    watch.disconnect();
  }).observe(document, { subtree: true, childList: true });
}"""

# Decides by clicks until the device is to be handed over or the game is over. (PLAY would lift the curtain.)
DECIDE = """async (pick) => {
  const wait = () => new Promise((done) => setTimeout(done, 5));
  const seen = (one) => one.getClientRects().length > 0 && !one.disabled;
  const find = (all) => [...document.querySelectorAll(all)].filter(seen);
  const over = () => document.querySelector('.curtain, dialog.sheet');
  const at = () => document.querySelector('[data-narrator]').dataset.at;
  const answered = async (act) => {
    const before = at();
    act();
    while (at() === before && !over()) await wait();
    made += 1;
  };
  for (var made = 0, idle = 0; !over(); await wait()) {
    const [go] = find('[data-confirm]');
    const moves = find('button.move');
    const loose = find('.prompt.asked .acts .btn.side:not(.list)').filter((one) => !one.querySelector('svg'));
    const all = [...find('[data-part][data-can]'), ...loose];
    const one = all[(made * 7 + pick) % all.length];
    const click = () => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (go) await answered(() => go.click());
    else if (moves.length) moves[(made * 7 + pick) % moves.length].click();
    else if (loose.includes(one)) await answered(() => { click(); if (one.dataset.ends) click(); });
    else if (one) click();
    else if (++idle > 12000) throw new Error('nothing to do: ' + document.querySelector('.prompt')?.textContent);
    if (one || go || moves.length) idle = 0;
  }
}"""

# Everything a person or a program could read from the page. Links to the program's own files are left out: which of
# them are loaded already says nothing of a game.
DUMP = """async () => {
  const program = (one) => one.matches?.('link[href*="/assets/"], script[src*="/assets/"]');
  const written = (one) => {
    if (one.nodeType !== Node.ELEMENT_NODE) return [`${one.nodeName} ${one.nodeValue}`];
    const attributes = [...one.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
    const children = [...one.childNodes].filter((child) => !program(child));
    return [`<${one.localName}${attributes.join('')}>`, ...children.flatMap(written)];
  };
  const fields = [...document.querySelectorAll('input, textarea, select')];
  const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const cached = stores.flat().map((one) => new URL(one.url).pathname);
  return {
    document: written(document.documentElement).filter((one) => !/^#(text|comment)\\s*$/.test(one)),
    fields: fields.map((one) => [one.name, one.value, one.checked ?? null]),
    focus: document.activeElement?.outerHTML.slice(0, 200),
    history: history.state,
    address: location.href,
    title: document.title,
    cookie: document.cookie,
    name: window.name,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    cached: cached.filter((path) => path !== '/' && !path.startsWith('/assets/')),
  };
}"""
SETTLED = """([at, shown]) => {
  const { dataset } = document.querySelector('[data-narrator]');
  return dataset.at === at && dataset.shown === shown && document.querySelector('.curtain, .prompt.asked');
}"""


class Device:
    """A page, what it was sent, and everything that can be read from it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seat: int | None = None  # that looked last
        self.events: dict[int | None, dict[int, Any]] = {}  # by seat and number
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        self.seat, self.events = None, {}
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state" and message.get("view"):
            seat = message.get("seat")
            self.seat = self.seat if seat is None else seat
            self.events.setdefault(seat, {}).update({event["number"]: event for event in message["events"]})

    def dump(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(DUMP)
        nodes = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        found["accessible"] = [_readable(node) for node in nodes if not _repeated(node)]
        return found

    def stands(self) -> list[str]:
        """After how many moves, and with how many events."""
        found: list[str] = self.page.locator("[data-narrator]").evaluate("(one) => [one.dataset.at, one.dataset.shown]")
        return found

    def at_curtain(self) -> None:
        self.page.wait_for_selector("[data-narrator][data-at]", state="attached")
        expect(self.page.locator(".curtain .btn-go")).to_be_enabled()

    def decide(self, pick: int) -> str:
        """Play by clicks until the device is to be handed over: the document then, nothing if the game is over."""
        self.page.evaluate(WATCH)
        self.page.evaluate(DECIDE, pick)
        return str(self.page.evaluate("window.fallen"))

    def lift(self) -> None:
        self.page.evaluate("document.querySelector('.curtain .btn-go').click()")
        self.page.wait_for_selector("#board [data-part]")
        self.page.wait_for_selector(".prompt.asked")


def _repeated(node: dict[str, Any]) -> bool:
    """What is ignored by screen readers is in the document; the lines a text is broken into say what the text says."""
    return bool(node["ignored"]) or node["role"]["value"] == "InlineTextBox"


def _readable(node: dict[str, Any]) -> str:
    """A node of the accessibility tree without the ids that every page counts for itself."""
    kept = {key: node[key].get("value") for key in ("role", "name", "value", "description") if key in node}
    for one in node.get("properties", ()):
        value = one["value"]
        kept[one["name"]] = len(value["relatedNodes"]) if "relatedNodes" in value else value.get("value")
    return json.dumps(kept, sort_keys=True)


def differences(device: dict[str, Any], fresh: dict[str, Any]) -> list[str]:
    found = []
    for key, mine in device.items():
        if mine == fresh[key]:
            continue
        lines = [[json.dumps(part, sort_keys=True) for part in _list(one)] for one in (mine, fresh[key])]
        found += [f"{key}: {line}" for line in difflib.unified_diff(lines[1], lines[0], lineterm="", n=0)]
    return found


def _list(value: Any) -> list[Any]:
    return sorted(value.items()) if isinstance(value, dict) else value if isinstance(value, list) else [value]


class Sharing:
    """Several people at one device, beside a second browser that has only just come."""

    def __init__(
        self, opened: Opened, server: Server, game: str, seats: int = 2, position: dict[str, Any] | None = None,
        size: tuple[int, int] = (1280, 860), **options: Any,
    ) -> None:  # fmt: skip
        request: dict[str, Any] = {"names": {str(seat): NAMES[seat] for seat in range(seats)}, "hints": True}
        if position is None:
            link, self.table = table_of(server.url, game, *["me"] * seats, options=options, **request)
        else:
            link, self.table = table_at(server, position, *["me"] * seats, **request)
        self.words = Words("en", info_of(game), NAMES[:seats])
        self.device = Device(opened("/about", size=size))
        self.fresh = Device(opened("/about", size=size))
        self.device.page.goto(link)
        self.device.page.get_by_role("button", name="Begin").click()
        self.device.at_curtain()

    @property
    def page(self) -> Page:
        return self.device.page

    def come_anew(self) -> None:
        """The second browser forgets everything, gets what a device may keep, and opens the table."""
        kept = self.device.page.evaluate("({ ...localStorage })")
        allowed = {name: text for name, text in kept.items() if self._may_keep(name, text)}
        self.fresh.page.evaluate(
            "(kept) => { localStorage.clear(); sessionStorage.clear(); Object.assign(localStorage, kept); }", allowed
        )
        self.fresh.page.goto(self.device.page.url)
        self.fresh.at_curtain()

    def _may_keep(self, name: str, text: str) -> bool:
        name = name.removeprefix(f"{self.table}:")
        return any(re.fullmatch(key, name) and re.fullmatch(form, text) for key, form in KEPT.items())

    def compare(self, moment: str) -> dict[str, Any]:
        """Both pages hold the same as soon as both are drawn."""
        self.device.page.wait_for_function(SETTLED, arg=self.fresh.stands())
        missed = time.monotonic() + PATIENCE / 1000
        while True:  # pictures and buttons come when they are ready
            dump = self.device.dump()
            found = differences(dump, self.fresh.dump())
            if not found:
                return dump
            if time.monotonic() > missed:
                break
        raise AssertionError("\n".join([f"{moment}: the page differs from one that was just opened", *found[:40]]))

    def play_elsewhere(self, moves: list[str]) -> None:
        """Seat 0 plays from another device, while this one looks from seat 0, too."""
        address = self.page.url.replace("http", "ws").replace("/t/", "/api/tables/")
        token = self.page.evaluate("(table) => localStorage.getItem(`${table}:token`)", self.table)
        with connect(f"{address}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "token": token, "seat": 0}))
            for at, move in enumerate(moves):
                socket.send(json.dumps({"type": "play", "move": move, "at": at, "id": 1}))
                while (answer := json.loads(socket.recv(60))).get("reply") != 1:
                    pass
                assert answer["type"] == "done", answer

    def sentences(self, device: Device, seat: int | None) -> set[str]:
        """What this seat was told; a line that ends in -hidden says less than others know."""
        events = device.events.get(seat, {}).values()
        return {self.words.event(event) for event in events if not event["line"].endswith("-hidden")}

    def hand_over(self, fallen: str = "") -> set[str]:
        """Nobody looks, then the next person lifts the curtain. What had to be kept secret from them."""
        mine = set() if self.device.seat is None else self.sentences(self.device, self.device.seat)
        self.page.mouse.move(0, 0)  # where a pointer rests, a thing says what it would bring
        self.come_anew()
        hidden = mine - self.sentences(self.fresh, None)
        dump = self.compare("behind the curtain")
        for text in (fallen, json.dumps(dump, ensure_ascii=False)):
            assert {sentence for sentence in hidden if sentence in text} == set()
        for device in (self.device, self.fresh):
            device.lift()
        dump = self.compare("before the next seat")
        hidden = mine - self.sentences(self.fresh, self.fresh.seat)
        assert {sentence for sentence in hidden if sentence in json.dumps(dump, ensure_ascii=False)} == set()
        return hidden


def soil(page: Page) -> None:
    """What could stay behind is used: a message that is not sent, a paragraph, a refusal, a preview of a move."""
    page.keyboard.press("c")
    page.keyboard.type(DRAFT)
    page.keyboard.press("Escape")
    page.locator(".log .chip, .tabs [id=tab-rules]").first.click()
    page.locator("[data-part]:not([data-can])").first.dispatch_event("click")
    page.locator("[data-part][data-can], .prompt [data-loose]").first.dispatch_event("pointerenter")


@pytest.mark.parametrize(("game", "seats"), [*((game, 2) for game in GAMES), ("mutinies", 3)])
def test_nothing_of_a_seat_is_left_in_the_page_when_the_device_is_handed_over(
    opened: Opened, server: Server, game: str, seats: int
) -> None:
    sharing = Sharing(opened, server, game, seats)
    fallen, secrets, number = "", 0, 0
    for number in range(1, HAND_OVERS + 1):
        secrets += len(sharing.hand_over(fallen))
        if number == 1:
            soil(sharing.page)
        fallen = sharing.device.decide(number)
        if not fallen:
            break
    print(f"{game}: {number} hand-overs, {secrets} sentences kept secret")


def rendezvous(table: Referee) -> str:
    """A move by which seat 0 gets a rendezvous, and which seat 1 has to answer; nothing if there is none."""
    for move in table.moves():
        then = table.fork()
        then.submit(0, move)
        if then.actor == 1 and any(event["line"] == "got-date" for event in then.log(0, len(table.log(0)))):
            return str(move)
    return ""


def before_rendezvous() -> tuple[dict[str, Any], list[str]]:
    """A position of a random game, and two moves of seat 0 of which the second leads to a rendezvous."""
    rng, table = random.Random(1), klabauter.Table("rum-und-ehre", 2, "1")
    found: tuple[dict[str, Any], str] | None = None
    while True:
        asked = table.actor == 0 and table.forced() is None
        if asked and found and (last := rendezvous(table)):
            return found[0], [found[1], last]
        move = rng.choice(table.moves())
        found = (table.position(), str(move)) if asked else None
        assert table.actor is not None
        table.submit(table.actor, move)


def test_a_rendezvous_is_known_to_nobody_else(opened: Opened, server: Server) -> None:
    position, moves = before_rendezvous()
    sharing = Sharing(opened, server, "rum-und-ehre", position=position)
    sharing.hand_over()
    sharing.page.evaluate(WATCH)
    sharing.play_elsewhere(moves)
    sharing.device.at_curtain()
    [sentence] = sharing.hand_over(sharing.page.evaluate("window.fallen"))
    assert sentence.startswith("Anna has a rendezvous ")


def test_behind_the_curtain_a_reload_a_tunnel_and_a_move_taken_back_reveal_nothing(
    opened: Opened, server: Server, go_offline: GoOffline
) -> None:
    sharing = Sharing(opened, server, "jolly-und-roger", mode="pro", start="0")
    page = sharing.page
    sharing.hand_over()
    page.keyboard.press("t")
    expect(page.locator(".advice")).to_be_visible()
    sharing.device.decide(0)
    sharing.come_anew()
    sharing.compare("behind the curtain, where Anna can take her move back")
    for device in (sharing.device, sharing.fresh):
        go_offline(device.page)
        expect(device.page.locator(".curtain .btn-go")).to_be_disabled()
    sharing.compare("behind the curtain without a connection")
    for device in (sharing.device, sharing.fresh):
        device.page.context.set_offline(False)
        device.at_curtain()
    page.reload()
    sharing.device.at_curtain()
    sharing.compare("behind the curtain after a reload")
    page.get_by_role("button", name="Take back Anna").click()
    page.wait_for_selector(".prompt.asked")
    go_offline(page)
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    page.wait_for_selector("#board [data-part]")
    for part in page.locator("[data-part][data-can]").all()[:2]:
        part.click()
    page.locator("[data-confirm]:enabled").click()
    expect(page.locator(".prompt .ask")).to_contain_text("Kept: ")
    page.context.set_offline(False)
    sharing.device.at_curtain()
    sharing.hand_over()


def test_on_a_phone_no_open_sheet_is_left_to_the_next_person(opened: Opened, server: Server) -> None:
    sharing = Sharing(opened, server, "jolly-und-roger", size=(390, 844))
    sharing.hand_over()
    sharing.page.get_by_role("tab", name="Rules").click()
    expect(sharing.page.locator(".text h3").first).to_be_visible()
    assert sharing.page.evaluate("history.state") == {"covered": True}
    sharing.hand_over(sharing.device.decide(0))
