"""Tablets and phones: the book is one tap away and leaves the prompt free; asked for, the mate's advice is seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import GAMES, begin, table_of, two_sit_down
from tests.browser.test_first_game import TO_ADVICE
from tests.browser.test_first_game import begin as first_game
from tests.browser.test_pages import check
from tests.server.players import Server

# Whether what is meant lies on top in its middle, on the screen.
ON_TOP = """(element) => {
  const box = element.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found !== null && (found === element || element.contains(found));
}"""


def free(page: Page, what: str) -> bool:
    return bool(page.locator(what).evaluate(ON_TOP))


@pytest.mark.parametrize("size", [(360, 740), (820, 1180), (1024, 700)])
def test_the_book_rises_above_the_prompt_with_one_tap_and_goes_with_the_next(
    opened: Opened, server: Server, size: tuple[int, int]
) -> None:
    page = opened(table_of(server.url, "freibeuter", "me", "cabin-boy")[0], size=size)
    begin(page)
    page.wait_for_selector(".prompt.asked")
    high = page.locator("#board").bounding_box()
    for name, content in (("Log", ".log li"), ("Rules", ".text h4"), ("Chat", ".chat form")):
        tab = page.get_by_role("tab", name=name)
        assert free(page, f"#{tab.get_attribute('id')}")  # without scrolling
        tab.click()
        expect(page.locator(content).first).to_be_visible()
        assert free(page, "[data-confirm]")
        assert free(page, ".prompt .ask")
    check(page)
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator("#panel")).to_be_hidden()
    assert page.locator("#board").bounding_box() == high  # the board did not move
    page.get_by_role("tab", name="Rules").click()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()


def test_what_others_wrote_is_counted_while_the_chat_is_put_away(opened: Opened) -> None:
    anna, bert = two_sit_down(opened)
    anna.set_viewport_size({"width": 360, "height": 740})
    for page, text in ((anna, "Arrr!"), (bert, "Arrr yourself!")):
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Message to the table").fill(text)
        page.keyboard.press("Enter")
        expect(page.locator(".chat li p").last).to_have_text(text)
    chat = anna.get_by_role("tab", name="Chat")
    expect(anna.locator(".chat li")).to_have_count(2)
    chat.click()
    expect(chat).to_have_text("Chat")
    bert.get_by_label("Message to the table").fill("And once more!")
    bert.keyboard.press("Enter")
    expect(chat).to_have_text("Chat1")
    anna.reload()
    expect(chat).to_have_text("Chat1")
    bert.reload()
    expect(bert.locator(".prompt")).to_be_visible()
    expect(bert.get_by_role("tab", name="Chat")).to_have_text("Chat")


def test_back_puts_away_what_lies_over_the_table_and_only_then_leaves_it(opened: Opened, server: Server) -> None:
    page = opened("/rules", size=(360, 740))
    page.goto(table_of(server.url, "freibeuter", "me", "cabin-boy")[0])
    begin(page)
    table = page.url
    request = page.get_by_role("button", name="All choices as a list")
    request.click()
    expect(page.locator(".choices")).to_be_visible()
    page.go_back()
    expect(page.locator(".choices")).to_have_count(0)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#panel")).to_be_visible()
    page.go_back()
    expect(page.locator("#panel")).to_be_hidden()
    request.click()
    request.click()  # put away otherwise, and opened again
    request.click()
    page.go_back()
    expect(page.locator(".choices")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    request.click()
    page.reload()
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#panel")).to_be_hidden()
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.wait_for_url("**/rules")


def test_the_list_of_choices_leaves_the_prompt_free(opened: Opened, server: Server) -> None:
    page = opened(table_of(server.url, "freibeuter", "me", "cabin-boy")[0], size=(360, 740))
    begin(page)
    page.get_by_role("button", name="All choices as a list").click()
    page.locator(".choices .move").first.click()
    assert free(page, "[data-confirm]")
    assert free(page, ".choices .move >> nth=0")
    check(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_the_mates_advice_is_seen_when_it_is_asked_for(opened: Opened, game: str, size: tuple[int, int]) -> None:
    page = opened(size=size)
    first_game(page, game)
    page.wait_for_function(TO_ADVICE)  # the others may begin, and the aim is read before
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".mate .advice .move-advice").first).to_be_visible()
    page.wait_for_function(f"() => ({ON_TOP})(document.querySelector('.mate .advice .move-advice'))")
    assert free(page, ".prompt .ask")
