"""Port Royal on its own board: a whole game with a real mouse, and for everyone at opening, middle and end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import LATER, begin, log, play, reach, table_of, told
from tests.browser.test_pages import check
from tests.server.house import Server

STOP = ".prompt.asked .acts .btn.side:not(.list):not(:has(svg))"  # or take nothing
ASKED = f"{STOP}:enabled, dialog.sheet"
CARD = ".harbour .lying[data-can]:not(.ask)"  # is chosen, then confirmed
SHIP = ".harbour .lying.ask[data-can]"  # just turned up and not too strong: moors at once
PILE = "[data-part='pile'][data-can]"
FITS = """() => [...document.querySelectorAll('.berth .gain')].every((caption) => {
  const text = document.createRange();
  text.selectNodeContents(caption);
  return text.getBoundingClientRect().width <= caption.closest('.berth').clientWidth;
})"""
RISK = re.compile(r"Risk of Anna’s next card: \d+ %\. \d+ of 59")


def chosen(page: Page) -> str:
    """What somebody sensible does next, as the thing to click: a card, or the pile until it gets risky."""
    many = "(all) => all.map((what) => document.querySelectorAll(what).length)"
    cards, ships, piles, moored = page.evaluate(many, [CARD, SHIP, PILE, ".berth .lying"])
    return CARD if cards else SHIP if ships else PILE if piles and moored < 3 else STOP


def turn(page: Page) -> bool:
    """One decision by mouse on the board; False when the game is over."""
    page.wait_for_selector(ASKED)
    if page.locator("dialog.sheet").count():
        return False
    before = told(page)
    what = chosen(page)
    page.locator(what).last.click()
    if what == CARD:
        expect(page.locator(".lying .badge")).to_have_text("1")
        page.locator("[data-confirm]:enabled").click()
    page.wait_for_function(LATER, arg=before)
    return True


def test_a_whole_game_by_mouse_on_the_board(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "port-royal", "me", "cabin-boy", memory="aid")
    page = opened(link)
    begin(page)
    page.wait_for_selector(ASKED)
    expect(page.locator(".port .berth")).to_have_count(5)
    expect(page.locator(".display")).to_have_count(2)
    check(page)
    for _ in range(6):
        assert turn(page)
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    check(page)
    decisions = 6
    while turn(page):
        decisions += 1
        assert decisions < 400
    expect(page.locator("#board .ranks li")).to_have_count(2)
    page.keyboard.press("Escape")
    check(page)


def test_the_board_says_the_risk_and_why_not(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "port-royal", "me", "cabin-boy", "cabin-boy", memory="aid", options={"start": 0})
    page = opened(link)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    expect(page.locator(".dial")).to_have_attribute("aria-label", RISK)
    page.locator("[data-part='discard']").click(force=True)  # says that it is disabled, and why
    expect(page.get_by_role("alert")).to_contain_text("Repelling works only right after a ship is turned up")
    pile = page.locator("[data-part='pile']")
    pile.focus()
    expect(page.locator(".prompt .more")).to_contain_text("% risk")
    before = told(page)
    pile.press("Enter")
    page.wait_for_function(LATER, arg=before)  # taxes do not lie


@pytest.mark.parametrize("what", [PILE, ".prompt .acts .btn:has-text('Turn up a card')"])
def test_a_double_click_turns_up_one_card(opened: Opened, server: Server, what: str) -> None:
    page = opened(table_of(server.url, "port-royal", "me", "cabin-boy", options={"start": 0})[0])
    begin(page)
    page.wait_for_selector(".prompt.asked")
    before = told(page)
    box = page.locator(what).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(LATER, arg=before)
    page.wait_for_selector(what)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert len([line for line in log(page)[before:] if "turns up" in line]) == 1


def test_what_a_ship_brings_is_not_cut_off_where_a_fee_is_due(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "port-royal", "me", "cabin-boy", "cabin-boy", "cabin-boy")
    page = opened(link)
    begin(page)
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    while not page.locator(".berth .fee").count():
        assert turn(page)
    assert page.evaluate(FITS)


def test_turns_by_keyboard_alone(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "port-royal", "me", "cabin-boy", options={"start": 0})
    page = opened(link)
    begin(page)
    taken = 0
    for _ in range(200):
        page.wait_for_selector(ASKED)
        before = told(page)
        what = chosen(page)
        reach(page, what)
        page.keyboard.press("Enter")
        if what == CARD:
            expect(page.locator("[data-confirm]")).to_be_focused()
            page.keyboard.press("Enter")
            taken += 1
        page.wait_for_function(LATER, arg=before)
        if taken == 2:
            return
    raise AssertionError("no card was taken in two hundred decisions")


def test_a_phone_shows_harbour_pile_and_displays(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "port-royal", "me", "cabin-boy", "cabin-boy", "cabin-boy")
    page = opened(link, size=(360, 740))
    begin(page)
    for _ in range(4):
        play(page, most=5)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator(".display")).to_have_count(4)
    tops = page.evaluate(
        "['.harbour', '.side', '.own', '.others'].map((one) => document.querySelector(one).getBoundingClientRect().top)"
    )
    assert tops == sorted(tops)


def test_on_a_phone_both_ways_of_a_decision_stay_above_the_prompt(opened: Opened, server: Server) -> None:
    link, _ = table_of(server.url, "port-royal", "me", "cabin-boy")
    page = opened(link, size=(360, 740))
    begin(page)
    turn_up = page.locator(".decide .way[data-part='discover']")
    page.wait_for_selector(".prompt.asked")
    while not (turn_up.count() and page.locator(".berth .lying").count()):  # until a ship makes the next card a risk
        before = told(page)
        if turn_up.count():
            turn_up.click()
        else:
            play(page, most=1)
        page.wait_for_function(LATER, arg=before)
        page.wait_for_selector(".prompt.asked")
    expect(turn_up).to_contain_text("risk")
    prompt = page.locator(".prompt.asked").bounding_box()
    assert prompt is not None
    for way in page.locator(".decide .way").all():
        box = way.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= prompt["y"] + 1
    assert page.locator(STOP).count() == 0  # and not twice
    before = told(page)
    turn_up.click()
    page.wait_for_function(LATER, arg=before)
