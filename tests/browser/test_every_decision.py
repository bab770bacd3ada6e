"""What is asked fits every screen in both languages, at a position of every kind of decision."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.table import GAMES, begin_at, every_decision, resize
from tests.server.players import Server

DESK = [(1280, 600), (1280, 640), (1366, 768), (768, 1024)]
PHONE = (390, 844)
# What is cut off: the words of the head, the question, the buttons.
CUT = """() => [...document.querySelectorAll('.title .round, .prompt .ask, .prompt .acts')]
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
# Where Confirm ends, if there is one of it.
CONFIRM = """() => {
  const all = document.querySelectorAll('[data-confirm]');
  const box = all[0]?.getBoundingClientRect();
  return all.length === 1 ? [box.right, box.bottom].map(Math.round) : null;
}"""
# Whether another button stands beside that of the list, so that it has no row of its own.
BESIDE = """() => {
  const ends = (one) => one.getBoundingClientRect();
  const list = document.querySelector('.prompt .list');
  const others = [...document.querySelectorAll('.prompt .acts .btn:not(.list)')];
  return others.some((one) => ends(one).top < ends(list).bottom && ends(one).bottom > ends(list).top);
}"""
SWITCH = {"en": "Auf Deutsch umschalten", "de": "Switch to English"}


@pytest.mark.parametrize("game", GAMES)
def test_head_and_prompt_are_whole_and_confirm_keeps_its_place(opened: Opened, server: Server, game: str) -> None:
    places: dict[tuple[str, tuple[int, int]], Any] = {}
    seats = 2 if game == "jolly-und-roger" else 3
    page = opened()
    for kind, position in every_decision(game, seats).items():
        begin_at(page, server, position, hints=True)
        for language, switch in SWITCH.items():
            for size in (*DESK, PHONE):
                resize(page, *size)
                if size != PHONE:
                    assert page.evaluate(CUT) == [], (kind, language, size)
                    place = page.evaluate(CONFIRM)
                    if place is not None:
                        assert places.setdefault((language, size), place) == place, (kind, language, size)
                if size in (PHONE, (1280, 640)):
                    assert page.evaluate(BESIDE), (kind, language, size)
                    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], (kind, language, size)
            resize(page, 1280, 860)
            page.get_by_role("button", name=switch).click()
            expect(page.get_by_role("button", name=switch)).to_have_count(0)
    assert len(places) == len(DESK) * len(SWITCH)
