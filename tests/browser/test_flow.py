"""Around a game: a table for two or more, giving up, the end as it was, and once more."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import at_table
from tests.browser.test_pages import check
from tests.server.house import Server

WITHIN = "() => [document.body, ...document.querySelectorAll('dialog *')].includes(document.activeElement)"


def resign(page: Page) -> None:
    """By the menu, and sure about it."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Really give up?").get_by_role("button", name="Resign").click()


def test_giving_up_is_asked_by_the_page_itself(opened: Opened, server: Server) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    windows: list[str] = []
    page.on("dialog", lambda window: (windows.append(window.message), window.dismiss()))
    menu = page.get_by_role("button", name="Menu")
    asks = page.get_by_role("dialog", name="Really give up?")
    menu.click()
    page.get_by_role("button", name="Resign").click()
    expect(asks).to_be_visible()
    check(page)
    expect(asks.get_by_role("button", name="Cancel")).to_be_focused()  # Enter by accident gives nothing up
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(WITHIN)
    page.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    expect(menu).to_be_focused()
    expect(page.locator(".prompt.asked")).to_be_visible()
    resign(page)
    expect(page.locator("dialog.sheet")).to_be_visible()
    assert windows == []


def test_deleting_everything_is_asked_by_the_page_itself(opened: Opened, server: Server) -> None:
    page = opened("/account")
    page.get_by_label("Name").first.fill("Anna")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Notifications and devices").click()  # a plain page, which does the same
    delete = page.locator("#delete")
    delete.click()
    expect(page.get_by_role("dialog", name="Delete everything?")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(delete).to_be_focused()
    page.goto(f"{server.url}/account")
    delete = page.get_by_role("button", name="Delete everything about me")
    delete.click()
    asks = page.get_by_role("dialog", name="Really delete everything?")
    asks.get_by_role("button", name="Cancel").click()
    expect(delete).to_be_focused()
    delete.click()
    asks.get_by_role("button", name="Delete everything about me").click()
    expect(page.get_by_text("All deleted.")).to_be_visible()

