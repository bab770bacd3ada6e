"""First games in a real browser: the mate explains everything once, plays if one likes, and leaves when sent away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from klabauter.kernel.rules import LANGUAGES
from tests.browser.conftest import Opened
from tests.browser.table import LATER, hit, log_length, play
from tests.browser.test_pages import check
from tests.words.test_first_game import lessons, words

TITLES = {
    "rum-und-ehre": "Um Rum & Ehre",
    "port-royal": "Port Royal unterwegs",
    "jolly-und-roger": "Jolly & Roger",
    "freibeuter": "Freibeuter",
    "mutinies": "21 Mutinies Arrr! Edition",
}
# A newcomer who reads everything and lets the mate play: what was shown, with what was asked just then.
READ = """async ([most, until]) => {
  const wait = () => new Promise((done) => setTimeout(done, 10));
  const [shown, asked] = [[], []];
  for (let idle = 0; idle < 3000 && asked.length < most; idle++) {
    const mate = document.querySelector('.mate');
    if (document.querySelector('dialog.sheet') || !mate) break;
    const lesson = mate.querySelector('[data-lesson]')?.dataset.lesson;
    const onward = mate.querySelector('.acts .btn-go');
    const plays = mate.querySelector('[data-mate-plays]:not(:disabled)');
    if (lesson && lesson === until) break;
    if (lesson) {
      if (shown.at(-1)?.lesson !== lesson) {
        shown.push({ lesson, asked: mate.dataset.asked ?? null, text: mate.querySelector('.lesson p').textContent });
      }
      onward.click();
      idle = 0;
    } else if (plays) {
      asked.push(mate.dataset.asked);
      plays.click();
      idle = 0;
    }
    await wait();
  }
  return { shown, asked };
}"""


# Reads on, with the panel unfolded, until the mate can be asked what he would do.
TO_ADVICE = """() => {
  const button = (name) => [...document.querySelectorAll('.mate button')].find((one) =>
    one.getClientRects().length > 0 && (one.textContent + one.ariaLabel).includes(name));
  if (button('What would you do?')) return true;
  (document.querySelector('.mate [data-next]') ?? button('More from the Klabauter'))?.click();
  return false;
}"""
# Reads on until nothing waits to be read.
READ_ON = """() => {
  if (!document.querySelector('.prompt').textContent.includes('Read in peace')) return true;
  document.querySelector('.mate .acts .btn-go')?.click();
  return false;
}"""


def begin(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"First game, with a guide: {TITLES[game]}").click()
    expect(page.locator(".mate [data-lesson='aim-1']")).to_be_visible()


def read(page: Page, most: int = 1_000, until: str = "") -> dict[str, Any]:
    found = page.evaluate(READ, [most, until])
    assert isinstance(found, dict)
    return found


def to_the_first_decision(page: Page) -> None:
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    page.locator(".mate [data-next]").focus()
    for _ in range(3):  # by keyboard
        page.keyboard.press("Enter")
    page.wait_for_selector(".mate [data-lesson='ask-turn']")


@pytest.mark.parametrize("game", TITLES)
def test_a_first_game_is_explained_from_its_aim_to_its_end(opened: Opened, game: str) -> None:
    page = opened()
    begin(page, game)
    one = read(page, 5)
    page.reload()  # what was shown is remembered
    page.wait_for_selector(".mate")
    first = page.locator(".log li").first
    english = first.text_content() or ""
    page.get_by_role("button", name="Auf Deutsch umschalten").click()
    expect(page.get_by_role("heading", name="Deine erste Partie")).to_be_visible()
    expect(first).not_to_have_text(english)  # the game's own words have come, too
    two = read(page)
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()

    shown = [*one["shown"], *two["shown"]]
    found = [lesson["lesson"] for lesson in shown]
    asked = {*one["asked"], *two["asked"]}
    assert found[:3] == ["aim-1", "aim-2", "aim-3"]
    assert sorted(set(found)) == sorted(found)  # nothing twice
    assert {lesson.removeprefix("ask-") for lesson in found if lesson.startswith("ask-")} >= asked - {None}
    for lesson in shown:
        if lesson["lesson"].startswith("ask-"):
            assert lesson["lesson"] == f"ask-{lesson['asked']}"  # explained while it was asked
    texts = words(game)
    by = {language: lessons(texts[language]) for language in LANGUAGES}
    for language, part in (("en", one), ("de", two)):
        for lesson in part["shown"]:
            if lesson["lesson"] != "known":
                assert lesson["text"].startswith(by[language][lesson["lesson"]].text)
    expect(sheet.locator("[data-lesson='end']")).to_contain_text(by["de"]["end"].text)
    check(page)
    page.keyboard.press("Escape")
    expect(page.locator(".mate [data-lesson='end']")).to_be_visible()


def test_the_mate_is_for_everyone_and_beside_the_board(opened: Opened) -> None:
    page = opened()
    begin(page, "freibeuter")
    expect(page.locator(".mate [role='status']")).to_contain_text("Ships lie on the crossings")
    check(page)
    mate, board = page.locator(".mate").bounding_box(), page.locator("#board").bounding_box()
    assert mate is not None
    assert board is not None
    assert mate["x"] >= board["x"] + board["width"] - 1  # it covers nothing
    to_the_first_decision(page)
    check(page)
    page.locator(".mate .lesson .chip").click()
    expect(page.locator(".text section.hit")).to_be_visible()


def test_the_mate_on_a_phone_leaves_the_board_free(opened: Opened) -> None:
    page = opened(size=(360, 740))
    begin(page, "freibeuter")
    expect(page.locator(".mate [role='status']")).to_contain_text("Ships lie on the crossings")  # the aim is unfolded
    check(page)
    to_the_first_decision(page)
    check(page)
    mate, prompt = page.locator(".mate").bounding_box(), page.locator(".prompt").bounding_box()
    assert mate is not None
    assert prompt is not None
    assert mate["height"] < 90  # a strip just above the prompt
    assert mate["y"] + mate["height"] <= prompt["y"] + 1
    page.get_by_role("button", name="More from the Klabauter").click()
    expect(page.locator(".mate .think")).to_be_visible()
    mate = page.locator(".mate").bounding_box()
    assert mate is not None
    assert mate["y"] > 150  # even so there is something of the board
    lit = page.locator("#board [data-part][data-can]").first
    hit(page, lit)  # and what can be chosen is reached
    expect(page.locator("#board [data-chosen]").first).to_be_attached()
    page.get_by_role("button", name="Less from the Klabauter").click()
    expect(page.locator(".mate .think")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


# Plays on until the others have done something while a lesson is being read: how many lines were told by then.
HELD = """async () => {
  const wait = () => new Promise((done) => setTimeout(done, 10));
  const shown = () => Number(document.querySelector('[data-narrator]').dataset.shown);
  for (let idle = 0; idle < 3000; idle++) {
    const mate = document.querySelector('.mate');
    if (document.querySelector('.prompt').textContent.includes('Read in peace')) return shown();
    const asked = mate.dataset.asked !== undefined;
    const onward = mate.querySelector('.acts .btn-go');
    const plays = mate.querySelector('[data-mate-plays]:not(:disabled)');
    if (asked && onward) onward.click();
    else if (asked && plays) plays.click();
    else { await wait(); continue; }
    idle = 0;
    await wait();
  }
  throw new Error('nothing came while something was read');
}"""


def test_what_is_explained_is_read_in_peace(opened: Opened) -> None:
    """Somebody who reads while the others play: the board waits, and goes on afterwards."""
    page = opened(motion="full")
    begin(page, "mutinies")
    before = page.evaluate(HELD)
    lesson = page.locator(".mate .lesson p").first.text_content()
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert log_length(page) == before
    assert page.locator(".mate .lesson p").first.text_content() == lesson
    assert page.locator("ul.strip .state").all_inner_texts() == ["", "waits", "waits"]  # the head says so, too
    page.wait_for_function(READ_ON)
    page.wait_for_function(LATER, arg=before)


def test_the_mate_is_sent_away_and_called_back(opened: Opened) -> None:
    page = opened()
    begin(page, "jolly-und-roger")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".mate [data-lesson='aim-2']")).to_be_visible()
    page.get_by_role("button", name="What was that again?").click()
    expect(page.locator(".mate [data-lesson='aim-1']")).to_be_visible()
    page.get_by_role("button", name="Go on without me").click()
    expect(page.locator(".mate")).to_have_count(0)
    page.reload()
    assert play(page, most=2) == 2  # an ordinary game
    expect(page.locator(".mate")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Call the Klabauter back").click()
    expect(page.locator(".mate [data-lesson='aim-1']")).to_be_visible()


def test_whoever_knows_the_game_may_stop(opened: Opened) -> None:
    page = opened()
    begin(page, "jolly-und-roger")
    expect(page.locator(".mate .seen")).to_have_text("1 of 10 things seen")
    read(page, until="known")
    expect(page.locator(".mate [data-lesson='known']")).to_be_visible()
    expect(page.locator(".mate .seen")).to_have_text("10 of 10 things seen")
    page.get_by_role("button", name="Stop here").click()
    expect(page.locator("dialog.sheet [data-lesson='end']")).to_be_visible()


def test_the_mate_says_what_he_would_do_with_reasons(opened: Opened) -> None:
    page = opened()
    begin(page, "jolly-und-roger")
    page.wait_for_function(TO_ADVICE)  # the others may begin, and what is explained of that is read first
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".mate .advice li .chip").first).to_be_visible()
    expect(page.locator(".above .advice")).to_have_count(0)  # nothing lies over the board


def test_a_game_that_was_played_is_not_suggested_as_new(opened: Opened) -> None:
    page = opened()
    first = page.get_by_role("button", name=f"First game, with a guide: {TITLES['port-royal']}")
    expect(first).to_have_class(re.compile("btn-main"))
    first.click()
    expect(page.locator(".mate")).to_be_visible()
    page.get_by_role("link", name="Klabauter").click()
    expect(first).to_be_visible()
    expect(first).not_to_have_class(re.compile("btn-main"))
