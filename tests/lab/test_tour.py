"""What writers of bots are told of a game comes from played games, and nothing is left out."""

from __future__ import annotations

import json

import pytest

from klabauter import Table
from klabauter.games import games, info, make
from klabauter.lab.tour import fullest, notation, tour

UNSEEN = {"rum-und-ehre": ["take"], "mutinies": ["nothing"]}  # asked by an option; hardly ever comes up


@pytest.mark.parametrize("game", games())
def test_every_kind_of_move_is_told_once_in_its_place(game: str) -> None:
    low, high = info(game).seats
    made = [make(game, seats) for seats in range(low, high + 1)]
    seen = tour(made)
    found = [answer.verb.key for answer in seen.answers]
    kinds = {move.verb.key for one in made for move in one.lexicon.moves.values()}
    assert {*found, *[verb.key for verb in (*seen.luck, *seen.unseen)]} == kinds
    assert [verb.key for verb in seen.unseen] == UNSEEN.get(game, [])
    assert not {verb.key for verb in seen.luck} & set(found)
    for answer in seen.answers:
        words = answer.example["move"].split(" ")
        assert len(words) == len(notation(answer.verb).split(" "))
        assert words[0] == answer.verb.key == answer.example["verb"]
    steps = [answer.step for answer in seen.answers]
    assert len({*zip(steps, found)}) == len(found), "an answer appears twice"
    assert sorted(steps, key=steps.index) == steps, "the answers to a question do not stand together"


@pytest.mark.parametrize("game", games())
def test_the_example_of_a_view_has_the_fields_of_every_view_and_much_in_them(game: str) -> None:
    view, first = fullest(make(game)), Table(game, seed="x")
    beginning = first.view(first.actor)
    for part in ("public", "private"):
        assert set(view[part]) >= set(beginning[part])
    assert len(json.dumps(view)) > len(json.dumps(beginning))
    assert (view["seat"], view["over"]) == (view["actor"], False)
