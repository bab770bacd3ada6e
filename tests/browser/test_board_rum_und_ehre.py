"""Um Rum & Ehre on its own board: opening and end by mouse on alleys, tokens and ship, shut to nobody."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

import klabauter
from tests.browser.conftest import Opened
from tests.browser.table import (
    ASKED,
    PLAYED,
    begin,
    begun_at,
    early_position,
    hit,
    late_position,
    play,
    played,
    reach,
    resize,
    table_at,
    table_of,
)
from tests.browser.test_narrow import free
from tests.browser.test_pages import check
from tests.server.players import Server

GAME = "rum-und-ehre"
# Tile and turn; the headquarters of tile 1 come to lie at two gates.
LAYOUT = [(2, 0), (3, 1), (4, 0), (5, 2), (6, 0), (7, 3), (8, 0), (9, 1), (1, 0)]


MOST = 40  # decisions of one person after a late position
# What can be chosen, once this person is asked.
PARTS = """() => document.querySelector('.prompt.asked') &&
  [...document.querySelectorAll('[data-part][data-can]')].map((one) => one.dataset.part)"""


def laid(tiles: int) -> dict[str, Any]:
    """A town of which the start player has laid so many tiles; complete, it waits for his first move."""
    table = klabauter.Table(GAME, 2, "1", {"start": 0, "town": "built"})
    for number, turn in LAYOUT[:tiles]:
        table.submit(0, f"lay {number}r{turn}" if turn else f"lay {number}")
    return table.position()


def parts(page: Page) -> list[str]:
    return [str(part) for part in page.wait_for_function(PARTS).json_value()]


def choose(page: Page, turn: int) -> bool:
    """Put a move together on the board, by as many things as it takes; false if nothing there can be chosen."""
    for _ in range(2):
        things = parts(page)
        alleys = [part for part in things if part != "ship"]
        if not things:
            return False
        part = alleys[turn % len(alleys)] if alleys else things[0]
        hit(page, page.locator(f'[data-part="{part}"]').last)
        expect(page.locator(f'[data-part="{part}"][data-chosen]').first).to_be_attached()
        if page.locator("[data-confirm]:enabled").count():
            return True
    raise AssertionError("two things and no move")


def decide(page: Page, turn: int) -> bool:
    """One decision by mouse; whether it was made on the board, not by a button."""
    at = played(page)
    on_board = choose(page, turn)
    if on_board:
        page.locator("[data-confirm]:enabled").click()
    else:
        page.locator(".prompt.asked .acts .btn.side:not(.list):not(:has(svg))").first.click()
    page.wait_for_function(PLAYED, arg=at)
    page.wait_for_selector(ASKED)
    return on_board


def test_the_opening_by_mouse_on_the_board(reopened: Opened, server: Server) -> None:
    """The impossible says why and wears a mark; what is possible is done there."""
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", "cabin-boy", options={"start": 0})
    page = reopened(link)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    expect(page.locator(".town .field")).to_have_count(36)
    expect(page.locator(".town .alley")).to_have_count(88)
    expect(page.locator("button.move")).to_have_count(0)  # not the list: the board
    check(page)
    far = page.locator(".alley:not([data-can])").first
    part = far.get_attribute("data-part")
    assert part is not None
    far.dispatch_event("click")
    expect(page.locator(f'[data-part="{part}"][data-refused]')).to_be_attached()
    expect(page.get_by_text("does not start at headquarters")).to_be_visible()
    assert sum(decide(page, turn) for turn in range(3)) > 1


def test_the_end_by_mouse_on_the_board(reopened: Opened, server: Server) -> None:
    page = begun_at(reopened, server, late_position(GAME, 5, seats=3))
    check(page)
    by_alley = 0
    for turn in range(MOST):
        if page.locator("dialog.sheet").count():
            break
        by_alley += decide(page, turn)
    expect(page.locator("dialog.sheet")).to_be_visible()
    assert by_alley > 1
    page.keyboard.press("Escape")
    check(page)


def test_a_town_is_laid_and_left_by_one_gate_for_another(reopened: Opened, server: Server) -> None:
    """The start player lays the town; out by a dark alley and in by another is one move, confirmed once."""
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options={"start": 0, "town": "built"})
    page = reopened(link)
    begin(page)
    for number, turn in LAYOUT:
        page.wait_for_selector(f'.laying [data-part="{number}"][data-can]')
        hit(page, page.locator(f'.laying [data-part="{number}"]'))
        hit(page, page.locator(f'.laying [data-part="turn-{turn}"]'))
        page.locator("[data-confirm]:enabled").click()
        expect(page.locator(f'.laying [data-part="{number}"]')).to_have_count(0)
    expect(page.locator(".town .field")).to_have_count(36)
    first = next(part for part in parts(page) if part.startswith("d"))
    assert all(not part.startswith("d") or page.locator(f'[data-part="{part}"] .badge').count() for part in parts(page))
    hit(page, page.locator(f'[data-part="{first}"]'))
    expect(page.locator(f'[data-part="{first}"][data-chosen="1"] .nth')).to_have_text("1")
    expect(page.locator("[data-confirm]")).to_be_disabled()
    expect(page.locator(".prompt .ask")).to_have_text("Anna, and what else?")
    expect(page.locator(".prompt .more")).to_have_text("Out he goes by the dark alley. And by which one back in?")
    gates = [part for part in parts(page) if part != first]
    assert len(gates) > 10
    assert all(part.startswith("d") for part in gates)
    hit(page, page.locator(f'[data-part="{gates[-1]}"]'))
    hit(page, page.locator(f'[data-part="{gates[0]}"]'))  # another one takes its place
    expect(page.locator(f'[data-part="{gates[0]}"][data-chosen="2"] .nth')).to_have_text("2")
    expect(page.locator("[data-chosen]")).to_have_count(2)
    numbers = page.locator(".men .nth text").all_text_contents()
    assert numbers == [str(n + 1) for n in range(len(numbers))]
    assert len(numbers) >= 2
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    for part in (first, gates[0]):
        page.locator(f'[data-part="{part}"]').focus()
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the focus went to the button by itself
    expect(page.locator(".log")).to_contain_text("out of the town by")
    expect(page.locator(".log")).to_contain_text("back in by")
    expect(page.locator(f"[data-in='{first}'], [data-in='{gates[0]}']")).to_have_count(len(numbers))


def test_a_town_is_laid_and_left_by_two_gates_by_keyboard_alone(reopened: Opened, server: Server) -> None:
    page = begun_at(reopened, server, laid(7))
    for number, turn in LAYOUT[7:]:
        page.wait_for_selector(f'.laying [data-part="{number}"][data-can]')
        for part in (number, f"turn-{turn}"):
            reach(page, f'.laying [data-part="{part}"]')
            page.keyboard.press("Enter")
        expect(page.locator("[data-confirm]")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(f'.laying [data-part="{number}"]')).to_have_count(0)
    expect(page.locator(".town .field")).to_have_count(36)
    out = next(part for part in parts(page) if part.startswith("d"))
    reach(page, f'[data-part="{out}"]')
    expect(page.locator(".prompt .more")).to_contain_text("dark")  # what it would be
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-part="{out}"][data-chosen="1"]')).to_be_attached()
    back = next(part for part in parts(page) if part != out)
    reach(page, f'[data-part="{back}"]')
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-part="{back}"][data-chosen="2"]')).to_be_attached()
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("back in by")


def test_dice_and_brawl_are_shown_scene_by_scene(reopened: Opened, server: Server) -> None:
    """With motion a step with many events is told in parts. Two people on one device go aboard at once."""
    link, _ = table_at(server, early_position(GAME, 1, start=0), "me", "me")
    page = reopened(link, motion="full")
    page.locator(".start").click()
    for _ in range(2):
        page.locator(".curtain .btn-go").click()
        page.wait_for_selector(".prompt.asked")
        hit(page, page.locator('[data-part="ship"]'))
        page.locator("[data-confirm]:enabled").click()
    page.wait_for_selector(".meet.brawl .ship .die")
    expect(page.locator(".meet.brawl .ship")).to_contain_text("bunk")
    page.keyboard.press("s")  # enough seen
    page.wait_for_selector(".curtain .btn-go, .prompt.asked")


def test_on_a_phone_two_dark_alleys_are_told_whole_and_leave_lens_and_tabs_free(
    reopened: Opened, server: Server
) -> None:
    """By the places they lead to, since the map has no other names for alleys."""
    page = begun_at(reopened, server, laid(9), hints=True, size=(390, 844), language="de")
    for switch, what in (("", "Anna, ist das deine Wahl?"), ("Switch to English", "Anna, is that your choice?")):
        if switch:
            resize(page, 1280, 860)
            before = page.locator(".prompt .ask").inner_text()
            page.get_by_role("button", name=switch).click()
            expect(page.locator(".prompt .ask")).not_to_have_text(before)
            resize(page, 390, 844)
        out = next(part for part in parts(page) if part.startswith("d"))
        page.locator(f'[data-part="{out}"]').dispatch_event("click")
        expect(page.locator("[data-chosen]")).to_have_count(1)
        assert free(page, ".bar .lens")
        back = next(part for part in parts(page) if part != out)
        page.locator(f'[data-part="{back}"]').dispatch_event("click")
        expect(page.locator("[data-chosen]")).to_have_count(2)
        expect(page.locator(".prompt .ask")).to_have_text(what)
        found = page.locator(".prompt .more")
        assert out not in found.inner_text()
        assert back not in found.inner_text()
        assert found.evaluate("(element) => element.scrollHeight <= element.clientHeight")
        for thing in (".bar .lens", "#rum-tab-display", "#rum-tab-key"):
            assert free(page, thing)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("[data-chosen]")).to_have_count(0)


LARGE = """(part) => {
  const box = document.querySelector(`[data-part="${part}"] .room`).getBoundingClientRect();
  return Math.min(box.width, box.height) >= 40;
}"""


def test_a_phone_shows_the_alleys_close_by(reopened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options={"start": 0})
    page = reopened(link, size=(360, 740))
    begin(page)
    page.wait_for_selector(".prompt.asked")
    expect(page.get_by_role("button", name="Whole town")).to_be_visible()
    for part in parts(page):
        if part == "ship":
            continue
        page.wait_for_function(LARGE, arg=part)  # the town comes closer in a moment
    page.get_by_role("tab", name="Ship").click()
    expect(page.locator('[data-part="ship"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    check(page)
    assert play(page, most=2) == 2
