"""A button that gives something up for good, such as Rest, is tapped twice; where an undo is sure, once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from klabauter.kernel.table import Referee
from tests.browser.conftest import Opened
from tests.browser.table import PLAYED, begun_at, played, position_where, table_at
from tests.server.players import Server


def may_rest(table: Referee) -> bool:
    """And then it is the other one's turn."""
    return table.followers([move for move in table.moves() if str(move) == "rest"]) == [1]


def resting() -> dict[str, Any]:
    return position_where("rum-und-ehre", may_rest)


def rest(page: Page) -> None:
    page.get_by_role("button", name="Rest").click()


def test_rest_is_tapped_twice_and_any_other_tap_or_escape_takes_the_first_back(opened: Opened, server: Server) -> None:
    page = begun_at(opened, server, resting())
    again = page.get_by_role("button", name="Once more: Rest")
    at = played(page)
    rest(page)
    expect(again).to_be_visible()
    expect(page.locator(".prompt [aria-live]")).to_contain_text("cannot be taken back")
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    rest(page)
    page.get_by_role("tab", name="Rules").click()
    expect(again).to_have_count(0)
    rest(page)
    page.locator("#board [data-part][data-can]").first.dispatch_event("click")
    expect(again).to_have_count(0)
    page.keyboard.press("Escape")
    assert played(page) == at
    rest(page)
    again.press("Enter")
    page.wait_for_function(PLAYED, arg=at)


def test_by_keyboard_enter_is_pressed_twice_also_in_the_list(opened: Opened, server: Server) -> None:
    page = begun_at(opened, server, position_where("port-royal", lambda table: table.pending.key == "take"))
    at = played(page)
    page.keyboard.press("m")
    move = page.locator(".choices [data-move=pass]")
    move.focus()
    page.keyboard.press("Enter")
    expect(move).to_contain_text("Once more: Take nothing")
    assert played(page) == at
    page.keyboard.press("Enter")
    page.wait_for_function(PLAYED, arg=at)


def test_where_one_person_plays_all_seats_one_tap_is_enough_and_can_be_undone(opened: Opened, server: Server) -> None:
    page = opened(table_at(server, resting(), "me", "me", names={"1": "Bert"})[0])
    page.locator(".start").click()
    page.locator(".curtain .btn-go").click()
    page.wait_for_selector(".prompt.asked")
    at = played(page)
    rest(page)
    expect(page.locator(".curtain").get_by_role("button", name="Take back Anna’s move")).to_be_visible()
    page.wait_for_function(PLAYED, arg=at)
