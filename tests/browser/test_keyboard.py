"""By keyboard alone: the focus is never lost, every choice has a number, and a key that is held decides once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import (
    GAMES,
    LATER,
    at_table,
    begin,
    begin_at,
    begun_at,
    confirm,
    log_length,
    position_where,
    table_of,
)
from tests.server.players import Server

AT = "Number(document.querySelector('[data-narrator]').dataset.at)"
ONWARD = position_where("port-royal", lambda table: table.pending.key == "onward" and len(table.moves()) == 2, 3)
TAKE = position_where("port-royal", lambda table: table.pending.key == "take" and len(table.moves()) > 2, 3)
READY = "() => document.querySelector('dialog.sheet') || document.querySelector('.prompt.asked')"
NOWHERE = "() => document.activeElement === document.body || document.activeElement.matches(':disabled')"


# Goes to one of the things that can be chosen, as soon as there is one, or a choice to confirm; to a plain button of
# the board only where there is nothing else.
GO = """(n) => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length > 0);
  const things = seen('#board [data-part][data-can][tabindex="0"], .prompt [data-loose]:enabled');
  const all = things.length ? things : seen('#board button[data-part][data-can]');
  all[n % all.length]?.focus();
  return all.length > 0 || document.querySelector('[data-confirm]:enabled') !== null;
}"""
ANSWERED = f"(at) => {AT} > at || document.querySelector('[data-chosen], dialog.sheet')"


def press(button: Locator) -> None:
    """By Enter, twice where something is given up for good."""
    button.focus()
    page = button.page
    page.keyboard.press("Enter")
    if page.locator("[data-armed]").count():
        page.keyboard.press("Enter")


def decide(page: Page, number: int) -> bool:
    """One decision by keyboard; False when the game is over."""
    page.wait_for_function(READY)
    if page.locator("dialog.sheet").count():
        return False
    at = page.evaluate(AT)
    for part in range(12):
        page.wait_for_function(GO, arg=number * 7 + part)
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=at)
        if page.evaluate(f"{AT} > {at}"):
            return True
        if page.locator("[data-confirm]:enabled").count():
            page.locator("[data-confirm]:enabled").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_function(f"() => {AT} > {at}")
            return True
    raise AssertionError("nothing was decided")


@pytest.mark.parametrize("game", GAMES)
def test_after_every_move_the_focus_is_at_the_board_or_below(opened: Opened, server: Server, game: str) -> None:
    page = at_table(opened, server, game)
    for number in range(4):
        if not decide(page, number):
            return
        page.wait_for_function(f"() => !({NOWHERE})()")
        page.keyboard.press("Tab")
        assert page.evaluate("() => Boolean(document.activeElement.closest('#board, .asks, .book'))")


USEFUL = """() => document.activeElement.matches(
  '#board [data-part][data-can], .prompt [data-loose]:enabled, [data-confirm]:enabled')"""


@pytest.mark.parametrize("game", GAMES)
def test_with_the_next_question_the_focus_is_at_something_to_choose(opened: Opened, server: Server, game: str) -> None:
    page = at_table(opened, server, game)
    page.keyboard.press("Tab")
    for number in range(5):
        if not decide(page, number):
            return
        page.wait_for_function(READY)
        if page.locator("dialog.sheet").count():
            return
        page.wait_for_function(USEFUL)


def test_also_from_a_plain_button_and_from_the_pile(opened: Opened, server: Server) -> None:
    page = opened()
    for way in ("#board [data-part=pile][data-can]", ".prompt [data-loose]"):
        begin_at(page, server, ONWARD)
        at = page.evaluate(AT)
        press(page.locator(way).last)
        page.wait_for_function(f"() => {AT} > {at}")
        page.wait_for_function(READY)
        page.wait_for_function(USEFUL)


# Looks after every change of the page, before any further key, whether something that can be used has the focus, or it
# is on its way from one thing to another.
LOOK = f"""() => {{
  let leaving = false;
  addEventListener('blur', (event) => leaving = event.relatedTarget !== null, true);
  addEventListener('focusin', () => leaving = false, true);
  const look = () => window.lost ||= !leaving && !document.querySelector('dialog[open]') && ({NOWHERE})();
  const changes = {{ subtree: true, childList: true, attributeFilter: ['disabled'] }};
  new MutationObserver(look).observe(document.body, changes);
}}"""
PLAIN = "#board button.way, .prompt [data-loose]"  # on a phone the board has the buttons


@pytest.mark.parametrize("size", [(1280, 860), (390, 844)])
def test_from_a_plain_button_the_focus_comes_home_at_once(
    opened: Opened, server: Server, size: tuple[int, int]
) -> None:
    page = opened(size=size)
    for position in (ONWARD, TAKE):
        begin_at(page, server, position)
        page.evaluate(LOOK)
        at = page.evaluate(AT)
        press(page.locator(PLAIN).last)  # to stop, or to take nothing
        page.wait_for_function(f"() => {AT} > {at}")
        page.keyboard.press("Tab")
        assert page.evaluate("() => Boolean(document.activeElement.closest('#board, .asks, .book'))")
        assert not page.evaluate("window.lost")


def test_whoever_types_or_uses_the_mouse_keeps_what_he_has(opened: Opened, server: Server) -> None:
    page = begun_at(opened, server, position_where("jolly-und-roger", lambda table: table.pending.key == "split"))
    page.locator("#board [data-part][data-can]").first.click()
    confirm(page)
    page.wait_for_function(READY)
    expect(page.locator(".stage")).not_to_be_focused()
    expect(page.locator("#board [data-part][data-can]")).not_to_have_count(0)  # what was taken is to be played
    page.keyboard.press("c")
    field = page.get_by_label("Message to the table")
    page.keyboard.type("aye")
    page.evaluate("document.querySelector('#board [data-part][data-can]').dispatchEvent(new MouseEvent('click'))")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_be_focused()  # and from there on to the board


def test_a_key_that_is_held_decides_once(opened: Opened, server: Server) -> None:
    page = at_table(opened, server, "freibeuter")
    at = page.evaluate(AT)
    page.keyboard.press("ArrowRight")
    for _ in range(6):
        page.keyboard.down("Enter")  # the second and later ones are repeats
    page.keyboard.up("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    assert page.evaluate(AT) == at


def split(opened: Opened, server: Server, **more: object) -> Page:
    """The person has five cards to split: fifteen choices."""
    page = opened(table_of(server.url, "jolly-und-roger", "me", "cabin-boy", options={"start": "0"})[0], **more)
    begin(page)
    page.wait_for_selector(".tray.split .slot[data-can]")
    return page


def test_the_list_has_a_key_and_numbers_choose_from_it(opened: Opened, server: Server) -> None:
    page = split(opened, server)
    moves = page.locator(".choices .move")
    page.keyboard.press("3")  # nothing is chosen unseen
    expect(moves.nth(2)).to_be_focused()
    expect(page.locator("[data-confirm]")).to_be_disabled()
    assert page.locator(".choices .key").all_text_contents() == [str(n) for n in range(1, 16)]
    page.keyboard.press("m")
    expect(moves).to_have_count(0)
    expect(page.locator(".stage")).to_be_focused()
    page.keyboard.press("m")
    expect(moves.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(moves.nth(1)).to_be_focused()
    wanted = str(moves.nth(11).get_attribute("data-move"))
    page.keyboard.press("1")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("2")  # twelve, in the list as it was
    expect(page.locator(".choices .chosen")).to_have_attribute("data-move", wanted)
    before = log_length(page)
    page.keyboard.press("Enter")
    page.wait_for_function(LATER, arg=before)
    expect(page.locator(".choices")).to_be_visible()  # beside the board it may stay
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("all choices as a list")
    expect(keys).to_contain_text("a number opens it")


def test_a_number_of_a_move_that_is_played_at_once_is_only_pointed_at(opened: Opened, server: Server) -> None:
    page = split(opened, server, confirm=False)
    at = page.evaluate(AT)
    page.keyboard.press("m")
    page.keyboard.press("1")
    expect(page.locator(".choices .move").first).to_be_focused()
    assert page.evaluate(AT) == at
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {AT} > {at}")


def test_a_card_of_a_split_is_told_plainly_and_a_second_enter_leads_to_confirm(opened: Opened, server: Server) -> None:
    page = split(opened, server)
    cards = [str(one.get_attribute("aria-label")).split(", ")[1] for one in page.locator(".slot").all()]
    page.keyboard.press("ArrowRight")
    slot = page.locator(".slot").first
    expect(slot).to_be_focused()
    page.keyboard.press("Enter")
    expect(slot).to_have_attribute("aria-pressed", "true")
    expect(slot).to_be_focused()
    expect(page.locator("[data-confirm]")).to_have_text("Split into 1 and 4")
    expect(page.locator(".prompt .more")).to_contain_text(f"{cards[0]} against {cards[1]}, {cards[2]}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_have_text("Split into 2 and 3")
    second = page.locator(".slot").nth(1)
    page.keyboard.press("Space")  # down again
    expect(second).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    before = log_length(page)
    page.keyboard.press("Enter")  # once more: that is the split
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(LATER, arg=before)


def test_on_a_phone_the_list_goes_with_the_move(opened: Opened, server: Server) -> None:
    page = split(opened, server, size=(360, 740))
    page.get_by_role("button", name="All choices as a list").click()
    page.locator(".choices .move").nth(4).click()
    page.locator("[data-confirm]:enabled").click()
    expect(page.locator(".choices")).to_have_count(0)
