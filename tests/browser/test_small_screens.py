"""Phones, upright and on their side: every page fits and scrolls, the prompt is always on the screen, text can be read,
and what is asked about is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import GAMES, begin_at, begun_at, early_position, every_decision, resize
from tests.browser.test_admin import administration
from tests.browser.test_pages import check
from tests.server.players import Server

PAGES = ("/", "/lobby", "/new/mutinies", "/account", "/about", "/rules", "/rules/freibeuter", "/inbox", "/reset?t=x")
SPEAK = """(language) => localStorage.setItem('klabauter',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('klabauter')), language }))"""
UPRIGHT = [(360, 640), (390, 844)]
# Things of a page that reach over its sides or cannot be scrolled to; the ornaments of the chart may.
OUTSIDE = """() => {
  scrollTo(0, 0);
  const page = document.documentElement;
  const high = page.scrollHeight;
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowY) || scrolls(one.parentElement));
  const all = document.querySelectorAll('h1, h2, h3, p, a, label, input, select, button, li, summary');
  const lost = [...all].filter((one) => {
    const box = one.getBoundingClientRect();
    if (box.width < 2 || one.closest('[aria-hidden="true"], .skip-link, .vh')) return false;
    return box.left < -0.5 || box.right > innerWidth + 0.5 || (box.bottom > high + 0.5 && !scrolls(one));
  });
  scrollTo(0, high);
  const stuck = Math.round(scrollY + innerHeight) < high ? ['does not scroll to its end'] : [];
  return [...lost.map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`), ...stuck];
}"""
# Whether the whole prompt is on the screen, all of its buttons lie on top, and the page is not too wide.
ASKS = """() => {
  const box = document.querySelector('.prompt').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('.prompt .btn')].map((one) => one.getBoundingClientRect());
  return box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    && document.documentElement.scrollWidth <= innerWidth
    && buttons.every((one) =>
      document.elementFromPoint(one.x + one.width / 2, one.y + one.height / 2)?.closest('.prompt'));
}"""
# Text under 10 pixels that is drawn; the plates of small cards are cut off on purpose.
TINY = """() => {
  const texts = document.createTreeWalker(document.querySelector('.shell'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size >= 10 || !texts.currentNode.textContent.trim() || one.closest('.vh, [aria-hidden="true"]')) continue;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    let cut = box.width < 2;
    for (let outer = one.parentElement; outer && !cut; outer = outer.parentElement) {
      const edge = outer.getBoundingClientRect();
      const outside = x < edge.left || x > edge.right || y < edge.top || y > edge.bottom;
      cut = outside && getComputedStyle(outer).overflow !== 'visible';
    }
    if (!cut) found.push(`${one.textContent.trim()} ${size.toFixed(1)}`);
  }
  return found;
}"""
# Whether something that is asked about is whole in sight, not under the prompt.
SEEN = """() => {
  const [asks, board] = ['.asks', '#board'].map((one) => document.querySelector(one).getBoundingClientRect());
  const floor = asks.left > board.left ? innerHeight : asks.top;
  const look = [...document.querySelectorAll('#board [data-look]')];
  const all = look.length > 0 ? look : [...document.querySelectorAll('#board [data-part][data-can]')];
  const boxes = all.map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);
  return boxes.length === 0 || boxes.some((box) => box.top >= -0.5 && box.bottom <= floor + 0.5);
}"""


def fits(page: Page) -> None:
    expect(page.locator("main h1, main h2").first).to_be_visible()
    for size in UPRIGHT:
        resize(page, *size)
        assert page.evaluate(OUTSIDE) == [], (page.url, size)


def test_every_page_fits_a_phone_and_scrolls_to_its_end(opened: Opened, server: Server) -> None:
    page = opened("/", size=(360, 640), touch=True)
    page.goto(server.url + "/account")
    page.get_by_label("Name").first.fill("Annegret")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved.")
    for path in PAGES:
        page.goto(server.url + path)
        for language in ("de", "en"):
            page.locator(f".lang [lang={language}]").click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            fits(page)
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    fits(page)
    page = administration(opened, server)
    for language in ("de", "en"):
        page.locator(f".lang [lang={language}]").click()
        fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_the_prompt_is_on_the_screen_and_what_it_asks_about_in_sight(
    opened: Opened, server: Server, game: str
) -> None:
    page = opened(size=(390, 844), touch=True)
    for number, (kind, position) in enumerate(every_decision(game, 2 if game == "jolly-und-roger" else 3).items()):
        page.evaluate(SPEAK, ("de", "en")[number % 2])
        begin_at(page, server, position)
        for size in ((844, 390), (360, 640), (640, 360), (390, 844)):  # turned each time
            resize(page, *size)
            page.wait_for_function(SEEN)
            page.wait_for_function(ASKS)
            if size[0] > size[1]:
                assert page.evaluate(TINY) == [], (kind, size)


def test_on_its_side_book_list_and_reasons_lie_over_the_board_and_leave_the_prompt_free(
    opened: Opened, server: Server
) -> None:
    page = begun_at(opened, server, early_position("freibeuter", 1), size=(844, 390), touch=True)
    for name in ("Log", "Rules", "Chat"):
        page.get_by_role("tab", name=name).click()
        expect(page.locator("#panel")).to_be_visible()
        assert page.evaluate(ASKS)
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="All choices as a list").click()
    page.locator(".choices .move").first.click()
    assert page.evaluate(ASKS)
    check(page)
    page.locator("[data-confirm]:enabled").click()
    expect(page.locator(".choices")).to_have_count(0)
