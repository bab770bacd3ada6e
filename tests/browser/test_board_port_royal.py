"""Port Royal on its own board: opening and end with a real mouse, and for everyone at opening, middle and end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from klabauter.kernel.table import Referee
from tests.browser.conftest import Opened
from tests.browser.table import (
    PLAYED,
    begin,
    begun_at,
    late_position,
    play,
    played,
    position_where,
    reach,
    table_of,
)
from tests.browser.test_pages import check
from tests.server.players import Server

GAME = "port-royal"
MOST = 60  # decisions of one person after a late position
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
    at = played(page)
    what = chosen(page)
    page.locator(what).last.click()
    if what == CARD:
        expect(page.locator(".lying .badge")).to_have_text("1")
        page.locator("[data-confirm]:enabled").click()
    page.wait_for_function(PLAYED, arg=at)
    return True


def begun(opened: Opened, server: Server, bots: int, **more: object) -> Page:
    """Anna begins."""
    link, _ = table_of(server.url, GAME, "me", *["cabin-boy"] * bots, options={"start": 0}, **more)
    page = opened(link)
    begin(page)
    page.wait_for_selector(ASKED)
    return page


def test_the_opening_by_mouse_on_the_board(reopened: Opened, server: Server) -> None:
    page = begun(reopened, server, 1, memory="aid")
    expect(page.locator(".port .berth")).to_have_count(5)
    expect(page.locator(".display")).to_have_count(2)
    check(page)
    for _ in range(4):
        assert turn(page)
    page.wait_for_selector(ASKED)
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    check(page)


def test_the_end_by_mouse_on_the_board(reopened: Opened, server: Server) -> None:
    page = begun_at(reopened, server, late_position(GAME, 3))
    made = 0
    while turn(page):
        made += 1
        assert made < MOST
    assert made > 0
    expect(page.locator("#board .ranks li")).to_have_count(2)
    page.keyboard.press("Escape")
    check(page)


def test_the_board_says_the_risk_and_why_not(reopened: Opened, server: Server) -> None:
    page = begun(reopened, server, 2, memory="aid")
    expect(page.locator(".dial")).to_have_attribute("aria-label", RISK)
    page.locator("[data-part='discard']").click(force=True)  # says that it is disabled, and why
    expect(page.get_by_role("alert")).to_contain_text("Repelling works only right after a ship is turned up")
    pile = page.locator("[data-part='pile']")
    pile.focus()
    expect(page.locator(".prompt .more")).to_contain_text("% risk")
    at = played(page)
    pile.press("Enter")
    page.wait_for_function(PLAYED, arg=at)  # taxes do not lie


def test_a_double_click_turns_up_one_card(opened: Opened, server: Server) -> None:
    """On the pile and on the button: the second click of the two sends nothing to the server."""
    page = opened("/")
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    link, _ = table_of(server.url, GAME, "me", "cabin-boy", options={"start": 0})
    page.goto(link)
    begin(page)
    for number, what in enumerate((PILE, ".prompt .acts .btn:has-text('Turn up a card')"), 1):
        page.wait_for_selector(what)
        at = played(page)
        box = page.locator(what).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(PLAYED, arg=at)
        page.wait_for_selector(what)
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        page.locator("[data-part='discard']").click(force=True)  # asks why not, which is sent after everything else
        expect(page.get_by_role("alert")).to_be_visible()
        assert len([text for text in sent if '"play"' in str(text)]) == number
        assert len([text for text in sent if '"why"' in str(text)]) == number


def ships(table: Referee) -> int:
    """How many ships lie in the harbour."""
    harbour = table.position()["state"]["harbour"]
    return sum(card.split("-")[0] in ("yellow", "blue", "green", "red", "black") for card in harbour)


def test_what_a_ship_brings_is_not_cut_off_where_a_fee_is_due(reopened: Opened, server: Server) -> None:
    def in_the_harbour_of_another(table: Referee) -> bool:
        state = table.position()["state"]
        return table.pending.key == "take" and (state["starter"] + state["turn"]) % 4 != 0 and ships(table) > 1

    page = begun_at(reopened, server, position_where(GAME, in_the_harbour_of_another, seats=4))
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(page.get_by_role("button", name="Switch to English")).to_be_visible()
    expect(page.locator(".berth .fee .word").first).to_have_text("Gebühr")
    assert page.evaluate(FITS)


def test_a_turn_by_keyboard_alone(reopened: Opened, server: Server) -> None:
    """No ship lies in the harbour and Anna cannot repel one, so she can turn up a card, stop, and hire somebody."""

    def safe(table: Referee) -> bool:
        state = table.position()["state"]
        prices = [int(card.split("-")[-2]) for card in state["harbour"]] if not ships(table) else []
        crew = " ".join(state["persons"][0])
        peaceful = "sailor" not in crew and "pirate" not in crew
        return table.pending.key == "onward" and peaceful and min(prices, default=99) < state["purses"][0] < 12

    page = begun_at(reopened, server, position_where(GAME, safe))
    for what in (PILE, f"{STOP} + .side:not(.list)", CARD):  # to stop stands beside to turn up
        page.wait_for_selector(what)
        at = played(page)
        reach(page, what)
        page.keyboard.press("Enter")
        if what == CARD:
            expect(page.locator("[data-confirm]")).to_be_focused()
            page.keyboard.press("Enter")
        page.wait_for_function(PLAYED, arg=at)
    expect(page.locator(".log li", has_text="Anna hires")).to_have_count(1)


def test_a_phone_shows_it_all_and_both_ways_of_a_decision_above_the_prompt(reopened: Opened, server: Server) -> None:
    def with_much_on_the_table(table: Referee) -> bool:
        state = table.position()["state"]
        everybody = all(len(people) > 2 for people in state["persons"])
        return table.pending.key == "onward" and everybody and ships(table) > 0  # a ship makes the next card a risk

    page = begun_at(reopened, server, position_where(GAME, with_much_on_the_table, seats=4), size=(360, 740))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator(".display")).to_have_count(4)
    tops = page.evaluate(
        "['.harbour', '.side', '.own', '.others'].map((one) => document.querySelector(one).getBoundingClientRect().top)"
    )
    assert tops == sorted(tops)

    turn_up = page.locator(".decide .way[data-part='discover']")
    expect(turn_up).to_contain_text("risk")
    prompt = page.locator(".prompt.asked").bounding_box()
    assert prompt is not None
    for way in page.locator(".decide .way").all():
        box = way.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= prompt["y"] + 1
    assert page.locator(STOP).count() == 0  # and not twice
    at = played(page)
    turn_up.click()
    page.wait_for_function(PLAYED, arg=at)
    play(page, most=3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
