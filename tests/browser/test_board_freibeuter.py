"""Freibeuter on its own board: opening and end by mouse on the chart, small screens, and what a move shows before."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from klabauter.kernel.table import Referee
from tests.browser.conftest import Opened
from tests.browser.table import (
    ASKED,
    PLAYED,
    at_table,
    begin,
    begun_at,
    late_position,
    log,
    played,
    position_where,
    reach,
    resize,
    table_of,
)
from tests.browser.test_pages import check
from tests.server.players import Server

GAME = "freibeuter"
MOST = 20  # decisions of one person after a late position
# What the pointer can really hit: the middle of a thing that can be chosen, unless something else lies on top there.
# Nothing before this person is asked and the letters have their form, since those move things.
TARGETS = """() => {
  if (!document.querySelector('.prompt.asked') || document.fonts.status !== 'loaded') return null;
  const found = [...document.querySelectorAll('[data-board=freibeuter] [data-part][data-can]')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return one.contains(document.elementFromPoint(x, y)) ? [{ part: one.dataset.part, x, y }] : [];
  });
  return found.length ? found : null;
}"""
# The size of every word on the board as it is on the screen.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('[data-board] text, [data-board] b, [data-board] .use')]
  .filter((one) => one.textContent.trim() && one.getClientRects().length)
  .map((one) => {
    const size = parseFloat(getComputedStyle(one).fontSize);
    const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }))"""

# Notes what is set in motion from now on, and by which properties.
WATCH = """() => {
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    window.motions.push({ drawn: this.innerHTML, by: frames.flatMap(Object.keys), lasts: how.duration });
    return animate.call(this, frames, how);
  };
}"""
NODES = 4_000
BOATS = "[data-board] .field use[href^='#fb-boat']"


def targets(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.wait_for_function(TARGETS).json_value()
    return found


def wanted(found: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """A Dutchman card whenever one can be played, a sea card to draw, else ships and sea cards (or their fields)."""
    kinds = (r"row-|column-", r"sea-pile", r"x-" if number % 3 == 0 else r"[A-G]\d")
    for kind in kinds:
        fit = [one for one in found if re.match(kind, one["part"])]
        if fit:
            return fit[number * 7 % len(fit)]
    return found[number * 7 % len(found)]


def decide(page: Page, number: int) -> list[str]:
    """Choose things with the pointer until the move is clear, and confirm it. The parts that were chosen."""
    chosen: list[str] = []
    at = played(page)
    while not page.locator("[data-confirm]:enabled").count():
        one = wanted(targets(page), number)
        chosen.append(one["part"])
        page.mouse.click(one["x"], one["y"])
        page.wait_for_selector(f"[data-part='{one['part']}'][data-chosen]", state="attached")
    page.locator("[data-confirm]:enabled").first.click()
    page.wait_for_function(PLAYED, arg=at)
    page.wait_for_selector(ASKED)
    return chosen


def test_the_opening_by_mouse_on_the_chart(reopened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", "cabin-boy", options={"start": 0})
    page = reopened(link, size=(1440, 900))
    begin(page)
    page.wait_for_selector(ASKED)
    check(page)
    parts = [part for number in range(4) for part in decide(page, number)]
    assert "sea-pile" in parts
    assert any(one.startswith("x-") for one in parts)  # ships
    assert any(len(one) == 2 for one in parts)  # sea cards or their fields


def test_the_end_by_mouse_on_the_chart(reopened: Opened, server: Server) -> None:
    position = late_position(GAME, 3, seats=3)
    page = begun_at(reopened, server, position, size=(1440, 900))
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    check(page)
    assert page.evaluate("document.querySelectorAll('[data-board] *').length") < NODES
    laid = page.locator(BOATS).count()
    assert laid > 5
    for number in range(MOST):
        if page.locator("dialog.sheet").count():
            break
        decide(page, number)
    expect(page.locator("dialog.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    check(page)
    expect(page.locator(".final li")).to_have_count(3)
    expect(page.locator(".final .won")).not_to_have_count(0)
    expect(page.locator(".tile.tight, .hand")).to_have_count(0)
    placed = sum("places a" in line for line in log(page))
    assert placed > 0
    expect(page.locator(BOATS)).to_have_count(laid + placed)


def test_the_chart_says_what_is_impossible_what_would_close_and_what_a_card_brings(
    reopened: Opened, server: Server
) -> None:
    page = at_table(reopened, server, GAME)
    frame, mark = page.locator(".bank").bounding_box(), page.locator(".bank .guessed").bounding_box()
    assert frame is not None
    assert mark is not None
    assert mark["x"] + mark["width"] <= frame["x"] + frame["width"]  # the chests instead of a boat keep to their frame

    page.locator(".tile[aria-label^='pirate camp']").first.click(force=True)  # it calls itself disabled
    expect(page.locator(".why .box")).to_contain_text("§ 4.2")
    expect(page.locator("path.refused")).to_have_count(1)

    page.locator(".field[data-part=D4]").hover(position={"x": 35, "y": 35}, force=True)
    expect(page.locator(".closing")).to_have_count(4)
    expect(page.locator(".tile.ringed")).to_have_count(4)
    page.locator(".field[data-part=A1]").hover(position={"x": 20, "y": 20}, force=True)
    expect(page.locator(".closing")).to_have_count(1)
    page.mouse.move(1, 1)

    card = page.locator(".hand .card[data-can]").first
    part = card.get_attribute("data-part")
    field = page.locator(f".field[data-part={part}]")
    expect(page.locator(".ghost")).to_have_count(0)
    card.focus()
    expect(page.locator(".field.lit")).to_have_attribute("data-part", str(part))
    expect(page.locator(".ghost use")).to_have_attribute("href", "#fb-boat-0")
    expect(page.locator(".prompt .more")).to_contain_text(f"Place a boat on {part}")
    page.keyboard.press("Enter")
    expect(field).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".badge text")).to_have_text("1")
    page.locator("[data-confirm]").click()
    expect(field.locator("use[href='#fb-boat-0']")).to_have_count(1)
    expect(field).to_have_attribute("aria-label", re.compile(f"^{part}, boat of Anna"))


def chests(table: Referee) -> list[str]:
    """The fields where chests can be taken instead of a second boat."""
    return [str(move).split()[1] for move in table.moves() if str(move).startswith("chests")]


def test_chests_instead_of_a_second_boat_lie_at_hand(reopened: Opened, server: Server) -> None:
    position = position_where(GAME, lambda table: len(chests(table)) == 1, seats=4)
    page = begun_at(reopened, server, position)
    second = page.locator(".hand .card[data-can]", has_text="second boat")
    expect(second).to_have_count(1)
    field = re.search("[A-G][1-7]", second.inner_text())
    assert field is not None
    second.click()
    page.locator(".instead").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".log li", has_text=f"Anna gives {field[0]} a miss and takes 2 chests")).to_have_count(1)


def test_the_keyboard_alone_places_a_boat_and_draws(reopened: Opened, server: Server) -> None:
    page = at_table(reopened, server, GAME)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .card").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    card = page.locator(".hand .card:focus")
    field = str(card.get_attribute("data-part"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f".field[data-part={field}] use")).to_have_count(1)
    page.wait_for_selector(".slot[data-can]")
    reach(page, ".slot")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log li", has_text="Anna draws")).to_have_count(1)


def test_boats_come_by_transform_and_opacity_only(reopened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options={"start": 0})
    page = reopened(link, motion="full")
    page.evaluate(WATCH)
    begin(page)
    page.locator(".hand .card[data-can]").first.click()
    page.locator("[data-confirm]:enabled").click()
    page.wait_for_function("() => window.motions.some((one) => one.drawn.includes('#fb-boat'))")
    motions: list[dict[str, Any]] = page.evaluate("window.motions")
    assert {name for one in motions for name in one["by"]} <= {"transform", "opacity", "offset"}
    assert max(one["lasts"] for one in motions) <= 320


def test_small_screens_can_be_read_and_touched(reopened: Opened, server: Server) -> None:
    """In the middle of a game of four, where boats lie on the chart."""
    position = position_where(GAME, lambda table: len(table.position()["state"]["fields"]) > 9, seats=4)
    page = begun_at(reopened, server, position, size=(360, 740))
    for width, height in ((360, 740), (820, 1180)):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALLEST) >= 12
        for kind, least in ((".field .hit", 44), (".tile .hit", 40)):
            box = page.locator(kind).first.bounding_box()
            assert box is not None
            assert box["width"] >= least


def test_one_tap_of_a_finger_chooses_a_field(opened: Opened, server: Server) -> None:
    page = at_table(opened, server, GAME, size=(360, 740), touch=True)
    fields = page.locator(".field.held[data-can]")
    for number in range(fields.count()):
        field = fields.nth(number)
        field.scroll_into_view_if_needed()
        box = field.locator(".name").bounding_box()  # where the finger goes; a boat to come takes its place
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("[data-confirm]")).to_be_enabled(timeout=5_000)
        page.get_by_role("button", name="Back").tap()
        expect(page.locator("[data-confirm]")).to_be_disabled()
