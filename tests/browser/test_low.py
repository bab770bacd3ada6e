"""The board keeps its size whatever the prompt says, also on low screens, and nothing of it lies under the prompt."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Opened
from tests.browser.table import ASKED, GAMES, begin, begin_at, early_position, late_position, play, resize, table_of
from tests.browser.test_first_game import begin as first_game
from tests.browser.test_narrow import free
from tests.server.players import Server

SIZES = [(1280, 640), (1024, 600), (1280, 860)]
# Nothing is to be scrolled from this size on; of Um Rum & Ehre only what lies beside the town is.
WHOLE = {
    "port-royal": [(1280, 600)],
    "jolly-und-roger": [(1280, 600)],
    "freibeuter": [(1280, 600)],
    "mutinies": [(1366, 657), (1366, 768)],
}
FITS = "() => [...document.querySelectorAll('.stage, .news')].every((one) => one.scrollHeight <= one.clientHeight)"
# Top and bottom of the board and of what is asked.
LAID = """() => {
  const ends = (what) => {
    const box = document.querySelector(what).getBoundingClientRect();
    return [box.top, box.bottom].map(Math.round);
  };
  return [ends('#board'), ends('.asks')];
}"""


def laid(page: Page) -> tuple[list[int], list[int]]:
    board, asks = page.evaluate(LAID)
    return board, asks


def others(game: str) -> list[str]:
    return ["cabin-boy"] * (1 if game == "jolly-und-roger" else 2)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_and_ends_above_the_prompt(opened: Opened, server: Server, game: str) -> None:
    page = opened(table_of(server.url, game, "me", *others(game))[0])
    begin(page)
    first: dict[tuple[int, int], Any] = {}
    for made in range(6):
        page.wait_for_selector(ASKED)  # from now on nothing on the board changes until this seat decides
        if page.locator("dialog.sheet").count():
            break
        for size in SIZES:
            resize(page, *size)
            if things := page.locator("#board [data-part][data-can]").all():
                things[made % len(things)].hover(force=True)  # and the prompt says what it would bring
            board, asks = laid(page)
            assert asks[1] == size[1]  # all of it is in sight
            assert board[1] <= asks[0]
            assert page.evaluate("document.documentElement.scrollHeight") == size[1]
            assert first.setdefault(size, (board, asks)) == (board, asks)
        assert play(page, 1, made) == 1


@pytest.mark.parametrize("game", WHOLE)
def test_all_of_the_board_is_in_sight(opened: Opened, server: Server, game: str) -> None:
    seats = {"port-royal": 4, "jolly-und-roger": 2, "freibeuter": 3, "mutinies": 5}[game]
    page = opened(language="de")
    for position in (early_position(game, 1, seats), early_position(game, 12, seats), late_position(game, 8, seats)):
        begin_at(page, server, position)
        for made in range(4):
            page.wait_for_selector(ASKED)
            if page.locator("dialog.sheet").count():
                break
            for size in WHOLE[game]:
                resize(page, *size)
                assert page.evaluate(FITS)
            play(page, 1, made)


def test_beside_the_mate_there_is_room_for_book_and_prompt(opened: Opened) -> None:
    page = opened(size=(1024, 600))
    first_game(page, "port-royal")
    assert laid(page)[1][1] == 600
    assert free(page, "#tab-rules")


def test_the_head_of_a_table_that_waits_leads_home(opened: Opened, server: Server) -> None:
    page = opened(table_of(server.url, "jolly-und-roger", "me", "cabin-boy")[0], size=(1280, 800))
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.locator(".title .home")).to_be_visible()


def test_beside_the_town_lie_four_tokens_in_a_row_and_ones_own_crew_and_flag(opened: Opened, server: Server) -> None:
    page = opened(table_of(server.url, "rum-und-ehre", "me", "cabin-boy", "cabin-boy")[0])
    begin(page)
    page.wait_for_selector(".prompt.asked")
    pubs = page.locator(".display .row").first
    tops = pubs.locator("> *").evaluate_all(
        "(all) => all.slice(0, 4).map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert len({*tops}) == 1
    for size in ((1366, 657), (1280, 600)):
        resize(page, *size)
        flag = page.locator(".beside .flag").bounding_box()
        assert flag is not None
        assert flag["y"] + flag["height"] <= laid(page)[0][1]


def test_a_short_name_is_whole_beside_the_frame(opened: Opened, server: Server) -> None:
    page = opened(table_of(server.url, "jolly-und-roger", "me", "cabin-boy", options={"start": 0})[0], size=(1280, 800))
    begin(page)
    page.wait_for_selector(".prompt.asked")
    name = page.locator(".own .who b")
    expect(name).to_have_text("Anna")
    assert name.evaluate("(element) => element.scrollWidth <= element.clientWidth")


# What lies beside the town and is not whole in sight; the title of the legend is the last of it.
BESIDE = """() => {
  const edge = document.querySelector('.beside').getBoundingClientRect();
  return [...document.querySelectorAll('.beside :is(.hold, .tok, .casks, .men, .flag, .holder li, summary)')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.height < 5 || box.top < edge.top || box.bottom > edge.bottom + 0.5 || box.right > edge.right + 0.5;
    })
    .map((one) => one.className.toString() || one.textContent);
}"""
SHIP = "() => document.querySelector('.hold svg').getBoundingClientRect().height"


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 5])
def test_all_that_lies_beside_the_town_is_in_sight(opened: Opened, server: Server, language: str, seats: int) -> None:
    page = opened(language=language)
    game = "rum-und-ehre"
    for position in (early_position(game, 1, seats), early_position(game, 7, seats), late_position(game, 3, seats)):
        begin_at(page, server, position)
        for size in ((1366, 768), (1280, 800)):
            resize(page, *size)
            assert page.evaluate(BESIDE) == []
            assert page.evaluate(SHIP) > 70  # what grows takes its room, but not all of it


# To the end, and until that is painted.
SCROLLED = """(element) => new Promise((done) => {
  element.addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(done)), { once: true });
  element.scrollTo(0, element.scrollHeight);
})"""


def test_where_more_lies_below_beside_the_town_the_edge_is_in_shadow(opened: Opened, server: Server) -> None:
    page = opened(table_of(server.url, "rum-und-ehre", "me", "cabin-boy")[0], size=(1280, 600))
    begin(page)
    page.wait_for_selector(".prompt.asked")
    beside = page.locator(".beside")
    assert beside.evaluate("(element) => element.scrollHeight > element.clientHeight")
    box = beside.bounding_box()
    assert box is not None
    strip: FloatRect = {
        "x": box["x"] + box["width"] - 8,
        "y": box["y"] + box["height"] - 6,
        "width": 6.0,
        "height": 5.0,
    }
    below = page.screenshot(clip=strip)
    beside.evaluate(SCROLLED)
    assert page.screenshot(clip=strip) != below


# The words of a panel's head that lie outside their place or under the flag.
COVERED = """() => {
  const note = document.querySelector('.where header p');
  const range = document.createRange();
  range.selectNodeContents(note);
  const right = (what) => document.querySelector(what).getBoundingClientRect();
  return [...range.getClientRects()]
    .filter((box) => box.right > right('.hung').left || box.left < right('.where h2').right)
    .map(() => note.textContent);
}"""


@pytest.mark.parametrize("language", ["de", "en"])
def test_beside_the_list_of_choices_the_flag_covers_no_words(opened: Opened, server: Server, language: str) -> None:
    link = table_of(server.url, "mutinies", "me", "cabin-boy", "cabin-boy")[0]
    page = opened(link, size=(1366, 768), language=language)
    page.locator(".start").click()
    page.wait_for_selector(".prompt.asked")
    page.locator(".acts .list").click()
    chips = page.locator(".chips .chip")
    expect(chips).to_have_count(6)
    for n in range(6):
        chips.nth(n).click()
        expect(chips.nth(n)).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(COVERED) == []


# No number at an alley is cut by the edge of what is shown of the town, once that has come to rest.
WHOLE_NUMBERS = """() => {
  const edge = document.querySelector('.square').getBoundingClientRect();
  return [...document.querySelectorAll('.life .badge .tag, .life .nth circle')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .every((box) => box.left >= edge.left && box.right <= edge.right && box.top >= edge.top
      && box.bottom <= edge.bottom);
}"""


def test_numbers_of_alleys_are_whole_on_a_phone(opened: Opened, server: Server) -> None:
    page = opened(size=(390, 844), touch=True)
    looked = 0
    for number in (1, 3, 5, 7, 9, 11):
        begin_at(page, server, early_position("rum-und-ehre", number))
        page.wait_for_function(WHOLE_NUMBERS)
        lens = page.locator("button.lens:enabled")
        if lens.count() and page.locator(".life.near").count():
            lens.click()
            page.wait_for_selector(".life:not(.near)")
            page.wait_for_function(WHOLE_NUMBERS)
            looked += 1
    assert looked > 2


# Choices that are longer than their box.
LONG = """() => [...document.querySelectorAll('main select')].flatMap((box) => {
  const style = getComputedStyle(box);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 6;
  return [...box.options].map((one) => one.text).filter((text) => pen.measureText(text).width > room);
})"""


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_choice_for_a_table_is_cut(opened: Opened, server: Server, language: str) -> None:
    page = opened(language=language)
    for game in GAMES:
        page.goto(f"{server.url}/new/{game}")
        page.wait_for_selector("main select")
        assert page.evaluate(LONG) == []
