"""Every page: no serious finding of axe by day and night, room at twice the size, and a light first load."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, Response, expect

from tests.browser.conftest import GoOffline, Opened
from tests.browser.table import GAMES, begin, cached, late_position, play, table_at, table_of
from tests.server.players import Server

FIRST_LOAD = 250_000  # bytes over the wire, without fonts
PAGES = ("/", "/lobby", "/inbox", "/account", "/about", "/rules", "/rules/freibeuter", "/new/mutinies", "/reset")


def check(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    grave = [one for one in found if one["impact"] in ("serious", "critical")]
    shown = [(one["id"], [node["html"][:160] for node in one["nodes"]][:4]) for one in grave]
    assert shown == []


@pytest.mark.any_browser
@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_are_for_everyone(opened: Opened, server: Server, language: str) -> None:
    page = opened("/", language=language)
    for number, path in enumerate(PAGES):
        page.goto(server.url + path)
        page.evaluate(f"document.documentElement.dataset.theme = '{'night' if number % 2 else 'day'}'")
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        check(page)


def test_it_says_how_long_things_are_kept(opened: Opened) -> None:
    page = opened("/about")
    expect(page.locator("main")).to_contain_text("Tables are forgotten 365 days after the last move")
    expect(page.locator("main")).to_contain_text("guests without a table after 90 days")


@pytest.mark.any_browser
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_for_everyone(opened: Opened, server: Server, game: str) -> None:
    link, _ = table_of(server.url, game, "me", "cabin-boy")
    page = opened(link)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    check(page)
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    page.get_by_role("tab", name="Rules").click()
    page.wait_for_selector(".text h4")
    check(page)
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    check(page)


def test_the_dialogs_are_for_everyone(opened: Opened, server: Server) -> None:
    position = late_position("jolly-und-roger", 2)
    page = opened(table_at(server, position, "me", "me", names={"0": "Anna", "1": "Bert"})[0])
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".curtain")).to_be_visible()
    check(page)
    play(page)
    expect(page.locator("dialog.sheet")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check(page)


def test_the_rules_are_searched_as_in_the_terminal(opened: Opened) -> None:
    page = opened("/rules/rum-und-ehre")
    search = page.get_by_role("searchbox")
    search.fill("brawll tie")
    first = page.locator("[data-found]").first
    expect(first).to_have_attribute("data-found", "7.4")
    expect(first).to_contain_text("Several in a column")
    check(page)
    first.locator("summary").click()
    expect(first).to_contain_text("Equal always beats the earlier roll.")
    search.fill("xyzzy")
    expect(page.locator(".none")).to_contain_text("Nothing found.")
    search.fill("")
    expect(page.locator("[data-rule]").first).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/lobby", "/account", "/about", "/new/mutinies"])
def test_twice_the_size_still_fits(opened: Opened, path: str) -> None:
    page = opened(path, size=(640, 430))  # 1280 x 860 at 200 %
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640


@pytest.mark.parametrize("path", ["/", "/t/"])
def test_the_first_load_is_light(browser: Browser, server: Server, path: str) -> None:
    link, _ = table_of(server.url, "mutinies", "me", "cabin-boy")
    context = browser.new_context()
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(link if path == "/t/" else server.url)
    page.wait_for_load_state("networkidle")
    sizes = {one.url: one.request.sizes()["responseBodySize"] for one in answers if not one.url.endswith(".woff2")}
    context.close()
    assert 20_000 < sum(sizes.values()) < FIRST_LOAD, sizes


@pytest.mark.any_browser
def test_it_can_be_installed_and_opens_without_a_network(opened: Opened, go_offline: GoOffline) -> None:
    page = opened("/")
    manifest = page.evaluate("fetch('/app.webmanifest').then((answer) => answer.json())")
    assert manifest["start_url"] == "/"
    cached(page)
    go_offline(page)
    page.reload()
    expect(page.locator("h1")).to_have_text("Klabauter")
