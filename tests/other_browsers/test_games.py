"""What has to work in every browser: a whole game of each title, the pages around it, and a phone's screen."""

from __future__ import annotations

import pytest

from tests.browser.table import ASKED, GAMES, MOST, PLAY, PLAYED, table_of
from tests.other_browsers.drivers import Browser
from tests.server.players import Server

BY_POINTER = 8  # decisions with a real pointer, which hits whatever lies on top; the others are quicker
CONFIRM = "[data-confirm]"
THINGS = "button.move, [data-part][data-can], .prompt.asked .acts .btn.side:not(.list)"
AT = "() => Number(document.querySelector('[data-narrator]')?.dataset.at ?? 0)"
SHEET = """() => {
  const sheet = document.querySelector('dialog.sheet');
  const numbers = (cells) => [...cells].map((cell) => Number(cell.textContent));
  const rows = [...sheet.querySelectorAll('tbody tr')].map((row) => numbers(row.querySelectorAll('td')));
  return [numbers(sheet.querySelectorAll('tfoot td')), rows];
}"""
LUCK = "() => document.querySelector('dialog.sheet')?.innerText.includes('Luck checked: as promised')"
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
PROMPT = "() => document.querySelector('.prompt').getBoundingClientRect().bottom - innerHeight"


def begin(browser: Browser, server: Server, game: str, size: tuple[int, int] = (1280, 860)) -> None:
    """One person and a cabin boy at a table that has begun; the person is asked."""
    browser.fresh(table_of(server.url, game, "me", "cabin-boy")[0], size)
    browser.tap(".start")
    browser.see(ASKED)


def by_pointer(browser: Browser, decisions: int) -> None:
    for _ in range(decisions):
        browser.see(ASKED)
        if browser.sees("dialog.sheet"):
            return
        at = browser.evaluate(AT)
        for _ in range(8):  # parts of one move
            if browser.sees(CONFIRM):
                browser.tap(CONFIRM)
                break
            browser.tap(THINGS)
            if not browser.sees("[data-chosen], [data-armed]"):  # played at once
                break
        browser.until(f"(n) => document.querySelector('dialog.sheet') || ({PLAYED})(n)", at)


def to_the_end(browser: Browser) -> None:
    """Play on to the final standings, which must be right."""
    assert browser.evaluate(PLAY, [MOST, 0]) < MOST
    browser.see("dialog.sheet tbody tr")
    sums, rows = browser.evaluate(SHEET)
    assert len(sums) == 2
    assert [sum(column) for column in zip(*rows)] == sums
    browser.until(LUCK)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, server: Server, game: str) -> None:
    begin(browser, server, game)
    browser.picture(f"{game}-start")
    by_pointer(browser, BY_POINTER)
    browser.see(ASKED)
    browser.picture(f"{game}-middle")
    assert not browser.evaluate(WIDE)
    to_the_end(browser)
    browser.picture(f"{game}-end")


@pytest.mark.parametrize("game", ["freibeuter"])
def test_a_whole_game_on_the_screen_of_a_phone(browser: Browser, server: Server, game: str) -> None:
    begin(browser, server, game, size=(390, 844))
    browser.picture(f"{game}-phone-start")
    for _ in range(4):
        by_pointer(browser, 2)
        browser.see(ASKED)
        assert not browser.evaluate(WIDE)
        assert browser.evaluate(PROMPT) <= 1  # it never leaves the screen
    browser.picture(f"{game}-phone-middle")
    to_the_end(browser)
    assert not browser.evaluate(WIDE)
    browser.picture(f"{game}-phone-end")


def test_the_start_page_speaks_german_when_told_to(browser: Browser, server: Server) -> None:
    browser.fresh(server.url + "/")
    browser.see("article.cover")
    assert browser.evaluate("() => document.querySelectorAll('article.cover').length") == len(GAMES)
    assert browser.evaluate("() => document.documentElement.lang") == "en"
    browser.picture("start")
    browser.tap("button[lang=de]")
    for _ in range(2):
        browser.until("() => document.querySelector('main')?.innerText.includes('Die fünf Spiele')")
        assert browser.evaluate("() => document.documentElement.lang") == "de"
        browser.open(server.url + "/")  # and still does
    browser.see("article.cover")
    browser.picture("start-german")


def test_the_rules_are_there_and_can_be_searched(browser: Browser, server: Server) -> None:
    browser.fresh(server.url + "/rules/freibeuter")
    browser.see("main h1")
    browser.until("() => document.querySelectorAll('main h3, main h4').length > 5")
    assert not browser.evaluate(WIDE)
    browser.picture("rules")
    browser.tap("input[type=search]")
    browser.type("boarding")
    browser.see("[data-found]")
    browser.picture("rules-search")
