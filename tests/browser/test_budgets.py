"""What a board may cost a small machine: how many nodes, and what motion is made of."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from klabauter.games import info
from tests.browser.conftest import Opened
from tests.browser.table import GAMES, log_length
from tests.server.players import Server
from tools.shots import Player

NODES = 3_500  # of the whole page, however full the board is
MOVES = 60
LONG = {"rum-und-ehre": 140, "mutinies": 280}  # near the end of a game at random
# Everything that moves, looked at in every frame: which properties it changes.
MOTIONS = """() => {
  window.motions = {};
  window.looks = 0;
  const aside = ['offset', 'computedOffset', 'easing', 'composite'];
  const look = () => {
    for (const one of document.getAnimations())
      for (const step of one.effect?.getKeyframes() ?? [])
        for (const name of Object.keys(step))
          if (!aside.includes(name)) window.motions[name] = one.effect.target?.outerHTML.slice(0, 120) ?? '';
    window.looks += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_full_board_is_light_and_moves_by_transform_and_opacity(opened: Opened, server: Server, game: str) -> None:
    player = Player(server.url, game, info(game).seats[1], server.guests)
    player.play(MOVES - 12)
    page = opened(player.link.split("#")[0], size=(1440, 900), motion="full")
    page.wait_for_selector(".prompt")
    page.evaluate(MOTIONS)
    player.play(MOVES)
    page.wait_for_function("() => 'transform' in window.motions && 'opacity' in window.motions")
    assert log_length(page) > 20
    page.wait_for_function("() => window.looks > 90")
    motions = page.evaluate("window.motions")
    assert set(motions) <= {"transform", "opacity"}, motions
    assert page.evaluate("document.querySelectorAll('*').length") < NODES


# Goes to the button for earlier lines, if there is one.
EARLIER = """() => {
  const found = document.querySelector('.log .earlier');
  found?.focus();
  return found !== null;
}"""


@pytest.mark.parametrize("game", ["rum-und-ehre", "mutinies"])  # the longest logs
def test_a_long_game_stays_light_and_its_log_is_whole(opened: Opened, server: Server, game: str) -> None:
    player = Player(server.url, game, info(game).seats[1], server.guests)
    player.play(LONG[game])
    page = opened(player.link.split("#")[0], size=(1440, 900))
    page.wait_for_selector(".log .now")
    lines = log_length(page)
    assert lines > 250
    assert page.evaluate("document.querySelectorAll('*').length") < NODES
    expect(page.locator(".log li").last).to_be_in_viewport()  # the end of it is before the eyes
    while page.evaluate(EARLIER):
        page.keyboard.press("Enter")
    expect(page.locator(".log li")).to_have_count(lines)
    expect(page.locator(".log li").first).to_have_attribute("aria-posinset", "1")
    expect(page.locator(".log")).to_be_focused()

    player.play(9_999)  # and the score sheet of five on a phone
    page = opened(player.link.split("#")[0], size=(360, 740))
    sheet = page.locator("dialog.sheet")
    expect(sheet.locator(".ranks li")).to_have_count(info(game).seats[1])
    for name in sheet.locator(".ranks b, .ranks .kd").all():
        box = name.bounding_box()
        assert box is not None
        assert box["height"] < 26  # one line
    assert sheet.locator(".wide").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
