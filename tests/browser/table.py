"""What a person does at a table in the browser."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, TimeoutError, expect

import klabauter
from klabauter.kernel.table import Referee
from tests.browser.conftest import Opened
from tests.server.players import Server

GAMES = ("rum-und-ehre", "port-royal", "jolly-und-roger", "freibeuter", "mutinies")
MOST = 2_000  # decisions of one person in one game
# Something was told since there were so many lines, or the game is over.
LATER = (
    "(n) => document.querySelector('dialog.sheet') || "
    "Number(document.querySelector('[data-narrator]')?.dataset.shown) > n"
)
# What is shown is the position after more than so many decisions.
PLAYED = "(n) => Number(document.querySelector('[data-narrator]')?.dataset.at) > n"
ASKED = ".prompt.asked, dialog.sheet"  # asked with the board drawn, or over
# Steps of others that are still being shown are skipped until this person is asked.
SKIP = """() => {
  if (document.querySelector('.prompt.asked')) return true;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  return false;
}"""
# In the page, as quick as the page itself: whatever waits is chosen and confirmed by clicks until the game is over or
# enough was done and answered. Clicks are those of a mouse on the element; what a person cannot see cannot be clicked.
PLAY = """async ([most, pick]) => {
  const wait = () => new Promise((done) => setTimeout(done, 10));
  const seen = (element) => element && element.getClientRects().length > 0;
  const find = (all) => [...document.querySelectorAll(all)].filter((one) => seen(one) && !one.disabled);
  const at = () => document.querySelector('[data-narrator]')?.dataset.at;
  const made_it = async (act) => { const before = at(); act(); while (at() === before) await wait(); made += 1; };
  let made = 0, idle = 0;
  while (made < most) {
    if (find('dialog.sheet').length) return made;
    const [curtain] = find('.curtain .btn-go');
    const [go] = find('[data-confirm]');
    const moves = find('button.move');
    const loose = find('.prompt.asked .acts .btn.side:not(.list)').filter((one) => !one.querySelector('svg'));
    const things = find('[data-part][data-can]');
    if (curtain) curtain.click();
    else if (go) await made_it(() => go.click());
    else if (moves.length) moves[(made * 7 + pick) % moves.length].click();
    else if (things.length || loose.length) {
      const all = [...things, ...loose];
      const one = all[(made * 7 + pick) % all.length];
      const click = () => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      if (loose.includes(one)) await made_it(() => { click(); if (one.dataset.ends) click(); });
      else click();
    } else if (++idle > 6000) throw new Error('nothing to do: ' + document.querySelector('.prompt')?.textContent);
    if (curtain || go || moves.length || things.length || loose.length) idle = 0;
    await wait();
  }
  return made;
}"""


# Where a pointer can hit a thing: a spot of it that nothing else covers. (Things of boards are not always boxes.)
SPOT = """(element) => {
  element.scrollIntoView({ block: 'nearest' });
  const boxes = [element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
  for (const box of boxes.filter((one) => one.width > 0))
    for (const y of [6, 4, 8, 2, 10, 5, 7, 3, 9, 1, 11])
      for (const x of [6, 4, 8, 2, 10, 5, 7, 3, 9, 1, 11]) {
        const spot = [box.left + (box.width * x) / 12, box.top + (box.height * y) / 12];
        const found = document.elementFromPoint(...spot);
        if (found && (found === element || element.contains(found))) return spot;
      }
  return null;
}"""


def hit(page: Page, thing: Locator) -> None:
    """A click of a real pointer on a thing of any form, as soon as nothing covers it."""
    try:
        spot = page.wait_for_function(SPOT, arg=thing.element_handle()).json_value()
    except TimeoutError as error:
        raise AssertionError(f"covered: {thing}") from error
    page.mouse.click(*spot)


def play(page: Page, most: int = MOST, pick: int = 0) -> int:
    """Play by clicks until the end, or for so many decisions; how many were made."""
    made = page.evaluate(PLAY, [most, pick])
    assert isinstance(made, int)
    return made


def table_of(url: str, game: str, *seats: str, **more: object) -> tuple[str, str]:
    """A table made over REST: the address with the token of its seats, and the table's id."""
    with httpx.Client(base_url=url, headers={"sec-fetch-site": "same-origin"}) as http:
        http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        request = {"game": game, "seats": list(seats), **more}
        joined = http.post("/api/tables", json=request).raise_for_status().json()
        return f"{url}{joined['link']}", joined["table"]


def decisions(game: str, seats: int, seed: str, **options: object) -> Iterator[Referee]:
    """A random game, always the same one for the same seed, at each moment at which seat 0 has something to decide."""
    rng = random.Random(seed)
    table = klabauter.Table(game, seats, seed, options)
    while not table.over:
        if table.actor == 0 and table.forced() is None:
            yield table
        assert table.actor is not None
        table.submit(table.actor, rng.choice(table.moves()))


def position_where(game: str, holds: Callable[[Referee], bool], seats: int = 2, **options: object) -> dict[str, Any]:
    """The first position of random games in which seat 0 decides and this holds."""
    games = (table for seed in range(200) for table in decisions(game, seats, str(seed), **options))
    return next(table.position() for table in games if holds(table))


def early_position(game: str, number: int, seats: int = 2, **options: object) -> dict[str, Any]:
    """Where seat 0 has to decide for this time, in a random game."""
    return next(islice(decisions(game, seats, "1", **options), number - 1, None)).position()


def late_position(game: str, number: int = 4, seats: int = 2, **options: object) -> dict[str, Any]:
    """Shortly before the end of a random game, where seat 0 has about so many decisions left."""
    return [table.position() for table in decisions(game, seats, "1", **options)][-number]


def every_decision(game: str, seats: int = 2) -> dict[str, dict[str, Any]]:
    """By what is asked, a position in which it is: everything that seat 0 meets in eight random games."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(8):
        for table in decisions(game, seats, str(seed)):
            found.setdefault(table.pending.key, table.position())
    return found


def table_at(server: Server, position: Mapping[str, Any], *seats: str, **more: object) -> tuple[str, str]:
    """A table that starts at this position: its address with the token of its seats, and its id."""
    given = seats or ("me", *["cabin-boy"] * (position["seats"] - 1))
    link, table = table_of(server.url, position["game"], *given, options=position["options"], **more)
    Path(server.variables["POSITIONS"], f"{table}.json").write_text(json.dumps(position), "utf-8")
    return link, table


def begun_at(opened: Opened, server: Server, position: Mapping[str, Any], hints: bool = False, **settings: Any) -> Page:
    """A page of the person at seat 0, who is asked at this position; the others are cabin boys."""
    page = opened(table_at(server, position, hints=hints)[0], **settings)
    _start(page)
    return page


def begin_at(page: Page, server: Server, position: Mapping[str, Any], hints: bool = False) -> None:
    """The same in a page that is there: much quicker than a new one."""
    page.goto(table_at(server, position, hints=hints)[0])
    _start(page)


def _start(page: Page) -> None:
    page.locator(".start").click()
    page.wait_for_selector(".prompt.asked")


def two_sit_down(opened: Opened, **settings: str) -> tuple[Page, Page]:
    """Two people, each with a browser of their own, at a table of Jolly & Roger that has begun."""
    anna = opened("/new/jolly-und-roger", **settings)
    anna.get_by_role("button", name="Set the table").click()
    expect(anna.get_by_role("img", name="The link as a code for the camera")).to_be_visible()
    bert = opened(anna.url.split("#")[0], **settings)
    bert.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Everybody is here.")).to_be_visible()
    begin(anna)
    expect(bert.locator(".prompt")).to_be_visible()
    return anna, bert


def log_length(page: Page) -> int:
    """How many lines the log has, drawn or not."""
    return int(page.locator("[data-narrator]").get_attribute("data-shown") or 0)


def played(page: Page) -> int:
    """After how many decisions the position is that the page shows."""
    return int(page.locator("[data-narrator]").get_attribute("data-at") or 0)


def confirm(page: Page) -> None:
    """Confirm, and wait until what comes of it is shown, also where nothing is told about it."""
    at = played(page)
    page.locator("[data-confirm]:enabled").first.click()
    page.wait_for_function(PLAYED, arg=at)


def whose(*pages: Page) -> Page:
    """The page whose person is asked, once all pages show the same position."""
    latest = max(played(page) for page in pages)
    for page in pages:
        page.wait_for_function(PLAYED, arg=latest - 1)
    return next(page for page in pages if page.locator(".prompt.asked").count())


def log(page: Page) -> list[str]:
    """Every line of the log, also those that are only drawn when asked for."""
    while page.locator(".log .earlier").count():
        page.locator(".log .earlier").click()
    return page.locator(".log li > span:nth-child(2)").all_text_contents()


# Every built file that the page has loaded is also in the store of the service worker.
CACHED = """async () => {
  const all = performance.getEntriesByType('resource').map((one) => one.name);
  const loaded = all.filter((url) => url.includes('/assets/'));
  const known = await Promise.all([location.origin + '/', ...loaded].map((url) => caches.match(url)));
  return navigator.serviceWorker.controller !== null && loaded.length > 0 && known.every(Boolean);
}"""


def cached(page: Page) -> None:
    """From now on the page opens without a network: it was loaded through its service worker, which kept all of it."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("h1")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function(CACHED)


def begin(page: Page) -> None:
    """The host gives the sign."""
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".prompt")).to_be_visible()


def at_table(opened: Opened, server: Server, game: str, **settings: Any) -> Page:
    """One person and a cabin boy at a table that has begun; the person is asked."""
    page = opened(table_of(server.url, game, "me", "cabin-boy")[0], **settings)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    return page


# The page has this size, and was drawn twice since: boards see their new size at the first time and answer it.
SIZED = """([width, height]) => innerWidth === width && innerHeight === height &&
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the window, once the board keeps to it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SIZED, arg=[width, height])


# Which key leads towards a thing; none if it has the focus.
WAY = """(what) => {
  const here = document.activeElement;
  const back = here.compareDocumentPosition(document.querySelector(what)) & Node.DOCUMENT_POSITION_PRECEDING;
  return here.matches(what) ? '' : back ? 'Shift+Tab' : 'Tab';
}"""


def reach(page: Page, what: str) -> None:
    """By Tab, forwards or backwards, until the focus is there."""
    for _ in range(90):
        key = page.evaluate(WAY, what)
        if not key:
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to {what}")


def by_mouse(page: Page, decisions: int) -> None:
    """The same with a real pointer, which hits whatever lies on top."""
    for _ in range(decisions):
        page.wait_for_selector(ASKED)
        if page.locator("dialog.sheet").count():
            return
        at = played(page)
        for _ in range(8):  # parts of one move
            if page.locator("[data-confirm]:enabled").count():
                page.locator("[data-confirm]:enabled").first.click()
                break
            things = page.locator("button.move, [data-part][data-can], .prompt.asked .acts .btn.side:not(.list)")
            hit(page, things.first)
            if not page.locator("[data-chosen], [data-armed]").count():  # played at once
                break
        page.wait_for_function(PLAYED, arg=at)
