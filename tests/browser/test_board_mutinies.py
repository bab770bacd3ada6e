"""21 Mutinies on its own board: a whole game by mouse on the chart, on a phone, the henchman, and for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import LATER, begin, confirm, log, play, table_of, told
from tests.browser.test_pages import check
from tests.server.house import Server

BOT = "cabin-boy"
# Whether something on the board that can be chosen is covered, cannot be hit in its middle, or has no name.
HIDDEN = """() => [...document.querySelectorAll('#board [data-part][data-can]')].filter((one) => {
  one.scrollIntoView({ block: 'center', inline: 'center' });
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.getAttribute('aria-label') || !(hit && one.contains(hit));
}).map((one) => one.dataset.part)"""

# Counts what moves, by what it is, and remembers animated properties that would cost a layout.
COUNT = """() => {
  window.moved = { figures: 0, flights: 0, dice: 0, costly: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest('.flights')) window.moved.flights += 1;
    else if (this.closest('.die')) window.moved.dice += 1;
    else if (this.querySelector('.pawn')) window.moved.figures += 1;
    const names = frames.flatMap((one) => Object.keys(one));
    window.moved.costly.push(...names.filter((one) => !['transform', 'opacity', 'offset'].includes(one)));
    return animate.call(this, frames, options);
  };
}"""


def asked(page: Page) -> bool:
    """Wait until this page is asked something; false when the game is over."""
    page.wait_for_selector(".prompt.asked, dialog.sheet")
    return page.locator("dialog.sheet").count() == 0


def test_a_whole_game_on_the_chart(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, BOT)
    page = opened(link)
    begin(page)
    assert asked(page)
    expect(page.locator("svg.chart")).to_be_visible()
    expect(page.locator("button.move")).to_have_count(0)  # the list is closed: all is done on the board
    seen: set[str] = set()
    middle = False
    while asked(page):
        parts = page.locator("#board [data-part][data-can]").evaluate_all("all => all.map((one) => one.dataset.part)")
        kinds = {part.split("-")[0] for part in parts}
        if kinds - seen:
            assert page.evaluate(HIDDEN) == []
        seen.update(kinds)
        if len(seen) >= 6 and not middle:
            middle = True
            check(page)
        play(page, most=1)
    expect(page.locator("dialog.sheet")).to_be_visible()
    assert middle
    assert {"cabin", "wheel"} <= seen
    assert len(seen & {"routes", "beyond", "wreck", "tavern", "market", "city"}) >= 3
    page.keyboard.press("Escape")
    expect(page.locator("svg.chart")).to_be_visible()
    check(page)


STONES = ("ruby", "sapphire", "emerald", "topaz", "joker")
TILES = ", ".join(f".hand [data-part*='{stone}'][data-can]" for stone in STONES)
WISHES = ("market-", "city-market", "any", "same", "pairs", "routes-", "beyond-", "city-theft", "jewel-stack")


def chosen(page: Page) -> int:
    """Choose what leads to jewels and to the market, part by part and confirm; how many parts it took."""
    parts = 0
    while not page.locator("[data-confirm]:enabled").count():
        can = page.locator("#board [data-part][data-can]").evaluate_all("all => all.map((one) => one.dataset.part)")
        if not can:
            return 0
        wished = [part for wish in WISHES for part in can if part.startswith(wish)]
        if not wished and "sleep" in can:  # goes off at once
            before = told(page)
            page.locator("#board [data-part='sleep']").click()
            page.wait_for_function(LATER, arg=before)
            return 1
        page.locator(f"#board [data-part='{(wished or can)[0]}'][data-can]").first.click()
        parts += 1
    confirm(page)
    return parts


def before_a_sale(opened: Opened, server: Server) -> Page:
    """A table played on until jewels can be laid for a sale; luck may bring none in a whole game."""
    while True:
        link, _ = table_of(server.url, "mutinies", "me", BOT, BOT, options={"start": 0})
        page = opened(link)
        begin(page)
        while asked(page):
            if page.locator(".slip.sale").count() and page.locator(TILES).count():
                return page
            if not chosen(page):
                play(page, most=1)


def sold(page: Page) -> int:
    """How often Anna has sold; the log draws its earlier lines only when asked for."""
    return sum(["Anna sells" in line for line in log(page)])


def test_a_sale_is_put_together_and_confirmed_once(opened: Opened, server: Server) -> None:
    page = before_a_sale(opened, server)
    selling, tiles = page.locator(".slip.sale"), page.locator(TILES)
    before = sold(page)
    size = selling.locator(".blank").count()
    assert size >= 2
    while not page.locator("[data-confirm]:enabled").count():
        tiles.first.click()
    expect(page.locator(".hand [data-chosen='1']")).to_have_count(1)
    expect(selling.locator(".tile")).to_have_count(size)
    expect(selling.locator(".blank")).to_have_count(0)
    expect(selling).to_contain_text("prestige")  # what it brings
    confirm(page)
    while sold(page) == before:
        chosen(page)  # how much rum, where the jewels allow any
    assert sold(page) == before + 1


# The first pile in one's hand, twelve times: what of it another thing covers in the middle when it is scrolled to.
COVERED = """() => {
  const row = [...document.querySelectorAll('.hand .row')].find((one) => one.querySelector('.held'));
  for (let n = 0; n < 11; n++) row.append(row.querySelector('.held').cloneNode(true));
  return [...row.querySelectorAll('.held')].filter((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  }).length;
}"""


def test_nothing_of_a_large_hand_is_covered(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, BOT, options={"start": 0})
    page = opened(link)
    begin(page)
    while not page.locator(".hand .row .held").count():
        assert asked(page)
        play(page, most=1)
    assert page.evaluate(COVERED) == 0


# How far apart the pills of the wheel are from its handles, and from each other, at least.
APART = """() => {
  const at = (one) => one.getBoundingClientRect();
  const pills = [...document.querySelectorAll('.chart .tag rect')].map(at);
  const handles = [...document.querySelectorAll('.chart [data-part^="wheel-"] .halo')].map(at);
  const far = (pill, { left, top, width }) => {
    const [x, y, r] = [left + width / 2, top + width / 2, pill.height / 2];
    const near = Math.min(Math.max(x, pill.left + r), pill.right - r);
    return Math.hypot(near - x, pill.top + r - y) - r - width / 2;
  };
  const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const others = pills.flatMap((one, n) => pills.slice(n + 1).map((other) => gap(one, other)));
  return Math.min(...others, ...pills.flatMap((pill) => handles.map((handle) => far(pill, handle))));
}"""
# Whether all ways to pass lie within the slip.
WITHIN = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  return [...document.querySelectorAll('.pause')].map((one) => one.getBoundingClientRect())
    .every((box) => box.top >= slip.top && box.bottom <= slip.bottom && box.right <= slip.right);
}"""


@pytest.mark.parametrize(("language", "size"), [("de", (1366, 768)), ("de", (1366, 657)), ("en", (1366, 657))])
def test_pills_and_ways_to_pass_are_whole(opened: Opened, server: Server, language: str, size: tuple[int, int]) -> None:
    page = opened(table_of(server.url, "mutinies", "me", BOT, BOT)[0], size=size, language=language)
    page.locator(".start").click()
    assert asked(page)
    assert page.evaluate(APART) > 0
    passed = 0
    for made in range(40):
        if not asked(page) or passed == 3:
            break
        if page.locator(".pause").count():
            assert page.evaluate(WITHIN)
            passed += 1
        play(page, 1, made)
    assert passed


def test_the_captain_chooses_by_keyboard(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, BOT, options={"start": 0})
    page = opened(link)
    begin(page)
    assert asked(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator("[data-can]:focus").count():
            break
    expect(page.locator("[data-can]:focus")).to_have_count(1)
    expect(page.locator(".prompt .more b")).to_be_visible()  # what it would be
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Anna chooses for the crew")


@pytest.mark.parametrize("motion", ["full", "off"])
def test_what_happens_is_seen_moving_unless_that_is_switched_off(opened: Opened, server: Server, motion: str) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, BOT, options={"start": 0})
    page = opened(link, motion=motion)
    begin(page)
    assert asked(page)
    page.evaluate(COUNT)
    page.locator("[data-part='tavern-1']").click()
    page.locator("[data-confirm]").click()
    while "Round 2" not in (page.locator(".log").text_content() or ""):
        if page.locator(".prompt.asked").count():  # a card may have to be played before
            play(page, most=1)
    if motion == "full":
        page.wait_for_function("() => moved.figures > 0 && moved.flights > 0 && moved.dice > 0")
        assert page.evaluate("moved.costly") == []
    else:
        assert asked(page)
        assert page.evaluate("moved.figures + moved.flights + moved.dice") == 0


def test_opening_by_day_and_night_for_everyone(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, BOT, BOT, BOT)
    page = opened(link)
    begin(page)
    assert asked(page)
    check(page)
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    check(page)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".compact")).to_be_visible()
    check(page)


def test_the_impossible_on_the_board_says_why(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, options={"start": 0})
    page = opened(link)
    begin(page)
    assert asked(page)
    page.locator("[data-part='wheel-3']").click(force=True)  # a captain does not mutiny
    expect(page.locator(".why .box")).to_be_visible()
    expect(page.locator("[data-part='wheel-3'][data-refused]")).to_have_count(1)


def test_the_captain_sends_his_henchman(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, options={"start": 0})
    page = opened(link)
    begin(page)
    assert asked(page)
    page.locator("[data-part='tavern-1']").click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-part='henchman'][data-can]")
    page.locator("[data-part='henchman']").click()
    page.locator("[data-part='cabin']").click()
    expect(page.locator("[data-part='henchman'][data-chosen='1']")).to_have_count(1)
    expect(page.locator("[data-part='cabin'][data-chosen='2']")).to_have_count(1)
    page.locator("[data-confirm]").click()
    expect(page.locator(".log")).to_contain_text("sends the henchman: cabin")


def test_a_phone_opens_places_by_chips(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "mutinies", "me", BOT, BOT, options={"start": 0})
    page = opened(link, size=(360, 740))
    begin(page)
    assert asked(page)
    expect(page.locator(".prompt .acts .btn.side:not(.list)").filter(has_text="wreck")).to_have_count(0)
    for name, part in (("Wreck", "wreck-1"), ("Tavern", "tavern-1"), ("City", "city-visit")):
        page.locator(".chips").get_by_role("button", name=name).click()
        expect(page.locator(f"[data-part='{part}'][data-can]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-part='city-visit']").click()
    page.locator("[data-confirm]").click()
    play(page)
    expect(page.locator("dialog.sheet")).to_be_visible()
