"""Who does not like motion sees none on any board; who does, does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.table import GAMES, begin, log_length, play, table_of
from tests.server.players import Server

# Remembers what moves on the board for longer than a moment, by script, by a style sheet or by a change of styles.
WATCH = """() => {
  window.moved = [];
  const look = (element) => {
    for (const one of element.getAnimations?.({ subtree: true }) ?? []) {
      const { duration, delay } = one.effect.getComputedTiming();
      const target = one.effect.target;
      if (target.closest('#board') && duration + delay > 2) moved.push(target.getAttribute('class') ?? target.tagName);
    }
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how);
    look(this);
    return made;
  };
  const seen = (event) => look(event.target);
  for (const begins of ['transitionrun', 'animationstart']) addEventListener(begins, seen, true);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_with_reduced_motion_nothing_moves_while_bots_play(opened: Opened, server: Server, game: str) -> None:
    bots = ["cabin-boy"] * (1 if game == "jolly-und-roger" else 2)
    link, _ = table_of(server.url, game, "me", *bots)
    page = opened(link, motion="auto")
    page.emulate_media(reduced_motion="reduce")
    begin(page)
    page.wait_for_selector("#board [data-part]")
    page.evaluate(WATCH)
    before = log_length(page)
    play(page, most=4)
    page.wait_for_selector(".prompt.asked, dialog.sheet")  # the bots have answered
    assert log_length(page) > before
    assert page.evaluate("moved") == []
    page.emulate_media(reduced_motion="no-preference")  # and the watch would have seen it
    play(page, most=2)
    page.wait_for_function("() => moved.length > 0")
    expect(page.locator("#board")).to_be_visible()
