"""Um Rum & Ehre on its own board: a whole game by mouse on alleys, tokens and ship, shut to nobody."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import begin, hit, play, table_of
from tests.browser.test_pages import check
from tests.server.house import Server

GAME = "rum-und-ehre"


def parts(page: Page) -> list[str]:
    found = page.locator("[data-part][data-can]").evaluate_all("all => all.map((one) => one.dataset.part)")
    return [str(part) for part in found]


def test_a_whole_game_by_mouse_on_the_board(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", "cabin-boy", options={"rounds": 4})
    page = opened(link)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    expect(page.locator(".town .field")).to_have_count(36)
    expect(page.locator(".town .alley")).to_have_count(88)
    expect(page.locator("button.move")).to_have_count(0)  # not the list: the board
    check(page)
    by_alley = 0
    for turn in range(400):
        page.wait_for_selector(".prompt.asked, dialog.sheet")
        if page.locator("dialog.sheet").count():
            break
        if turn == 24:
            check(page)
        at = page.locator(".log li").count()
        things = parts(page)
        alleys = [part for part in things if part != "ship"]
        if things:
            part = alleys[turn % len(alleys)] if alleys else things[0]
            hit(page, page.locator(f'[data-part="{part}"]').last)
            expect(page.locator(f'[data-part="{part}"][data-chosen]').first).to_be_attached()
            page.locator("[data-confirm]:enabled").click()
            by_alley += bool(alleys)
        else:
            page.locator(".prompt.asked .acts .btn.side:not(.list):not(:has(svg))").first.click()
        page.wait_for_function(
            "(n) => document.querySelectorAll('.log li').length > n || document.querySelector('dialog.sheet')", arg=at
        )
    expect(page.locator("dialog.sheet")).to_be_visible()
    assert by_alley > 10
    page.keyboard.press("Escape")
    check(page)


def test_the_impossible_says_why_and_wears_a_mark(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options={"start": 0})
    page = opened(link)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    far = page.locator(".alley:not([data-can])").first
    part = far.get_attribute("data-part")
    assert part is not None
    far.dispatch_event("click")
    expect(page.locator(f'[data-part="{part}"][data-refused]')).to_be_attached()
    expect(page.get_by_text("does not start at headquarters")).to_be_visible()


def test_dice_and_brawl_are_shown_scene_by_scene(opened: Opened, server: Server) -> None:
    """With motion a step with many events is told in parts."""
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", "cabin-boy", options={"start": 0})
    page = opened(link, motion="full")
    begin(page)
    page.wait_for_selector(".prompt.asked")
    hit(page, page.locator('[data-part="ship"]'))
    page.locator("[data-confirm]:enabled").click()
    page.wait_for_selector(".meet.brawl .ship")
    expect(page.locator(".meet.brawl")).to_contain_text("bunk")


def test_a_phone_shows_the_alleys_close_by(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options={"start": 0})
    page = opened(link, size=(360, 740))
    begin(page)
    page.wait_for_selector(".prompt.asked")
    expect(page.get_by_role("button", name="Whole town")).to_be_visible()
    for part in parts(page):
        if part == "ship":
            continue
        box = page.locator(f'[data-part="{part}"] .room').bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    page.get_by_role("tab", name="Ship").click()
    expect(page.locator('[data-part="ship"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    check(page)
    assert play(page, most=6) <= 6
