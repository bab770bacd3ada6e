"""A tab that was opened before the server was updated loads the new client, once, when nothing can be lost by that."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import GoOffline, Opened
from tests.browser.table import LATER, at_table, log_length
from tests.server.players import Server

NEWER = '<!doctype html><script type="module" src="/assets/index-newer.js"></script>'


def back_online(page: Page, server: Server, go_offline: GoOffline) -> None:
    """The connection is lost and comes back; then the client asks which program the server has."""
    go_offline(page)
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    with page.expect_response(f"{server.url}/"):
        page.context.set_offline(False)
    expect(page.get_by_text("The connection is gone.")).to_have_count(0)


def test_a_tab_of_an_older_client_loads_the_new_one_and_loses_no_choice(
    opened: Opened, server: Server, go_offline: GoOffline
) -> None:
    page = at_table(opened, server, "jolly-und-roger")
    page.route(f"{server.url}/", lambda route: route.fulfill(body=NEWER, content_type="text/html"))
    page.evaluate("window.loadedBefore = true")
    before = log_length(page)
    page.locator("[data-part][data-can]").first.click()
    back_online(page, server, go_offline)
    expect(page.locator("[data-part][data-chosen]").first).to_be_visible()
    assert page.evaluate("window.loadedBefore") is True  # something is chosen
    with page.expect_event("load"):
        page.locator("[data-confirm]").click()
    page.wait_for_function(LATER, arg=before)  # what was chosen was played
    page.wait_for_selector(".prompt.asked")
    assert page.evaluate("window.loadedBefore") is None
    page.evaluate("window.loadedBefore = true")
    back_online(page, server, go_offline)  # still the same old page: that did not help, and is not tried for ever
    page.locator("[data-part][data-can]").first.click()
    expect(page.locator("[data-part][data-chosen]").first).to_be_visible()
    assert page.evaluate("window.loadedBefore") is True


def test_a_tab_of_the_same_client_stays(opened: Opened, server: Server, go_offline: GoOffline) -> None:
    page = at_table(opened, server, "port-royal")
    page.evaluate("window.loadedBefore = true")
    back_online(page, server, go_offline)
    page.locator("[data-part][data-can]").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    assert page.evaluate("window.loadedBefore") is True
