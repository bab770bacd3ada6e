"""What a board may cost a small machine: how many nodes, and what motion is made of."""

from __future__ import annotations

import pytest

from klabauter.games import info
from tests.browser.conftest import Opened
from tests.browser.table import GAMES
from tests.server.house import Server
from tools.shots import Player

NODES = 3_500  # of the whole page, however full the board is
MOVES = 60
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
    page.wait_for_function("(n) => document.querySelectorAll('.log li').length > n", arg=20)
    page.wait_for_function("() => window.looks > 90")
    motions = page.evaluate("window.motions")
    assert set(motions) <= {"transform", "opacity"}, motions
    assert page.evaluate("document.querySelectorAll('*').length") < NODES
