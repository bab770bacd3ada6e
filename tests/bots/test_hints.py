"""Hints: the best moves with an estimate and reasons, in every game, and nothing the seat could not know."""

from __future__ import annotations

import pytest

from klabauter import Table
from klabauter.bots import Ask, Budget, levels, make
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.hints import hints
from klabauter.games import games, info
from klabauter.kernel.comments import comments
from klabauter.kernel.remark import Remark
from klabauter.kernel.rng import Rng
from klabauter.kernel.rules import paragraphs
from klabauter.words import LANGUAGES, Words
from tests.bots.remarking import NAMES

LOOKED_AT = 12  # decisions of a game that are commented
CASES = [(game, seats) for game in games() for seats in range(info(game).seats[0], info(game).seats[1] + 1)]


def asked(table: Table) -> Ask:
    assert table.actor is not None
    return Ask(table.game, table.actor, table.view(table.actor), table.moves(), [])


def decisions(game: str, seats: int, seed: str, level: str, count: int) -> list[Ask]:
    """Questions from all over a game, as many of each kind as possible."""
    rng = Rng(seed)
    table = Table(game, seats, seed=seed)
    bot = make(level, seed)
    kinds: dict[str, list[Ask]] = {}
    while table.actor is not None:
        ask = asked(table)
        kinds.setdefault(table.pending.key, []).append(ask)
        table.submit(ask.seat, bot.decide(ask))
    for asks in kinds.values():
        rng.shuffle(asks)
    rounds = max([len(asks) for asks in kinds.values()])
    return [asks[turn] for turn in range(rounds) for asks in kinds.values() if turn < len(asks)][:count]


def said(remarks: list[Remark]) -> list[tuple[str, object, float]]:
    return [(remark.point.key, remark.values, remark.weight) for remark in remarks]


@pytest.mark.parametrize(("game", "seats"), CASES)
@pytest.mark.parametrize("level", ["random", "sailor"])
def test_every_hint_has_a_reason_that_the_seat_may_know(game: str, seats: int, level: str) -> None:
    """The same view sampled in other ways gives the same remarks; each can be said and cites a paragraph."""
    about = info(game)
    known = paragraphs(about.folder, "en")
    words = [Words(language, about, NAMES[:seats]) for language in LANGUAGES]
    rng = Rng(f"{game} {seats} {level}")
    for ask in decisions(game, seats, f"hints {seats}", level, LOOKED_AT):
        names = ask.game.names
        moves = list(ask.moves)
        rng.shuffle(moves)
        for move in moves[:3]:
            found = comments(ask.game, ask.view, move, Rng(1))
            assert found, f"nothing is said about {move}"
            for seed in range(2, 5):
                again = comments(ask.game, ask.view, move, Rng(seed))
                assert said(again) == said(found), f"{move}: {said(found)} / {said(again)}"
            for remark in found:
                assert remark.point.rule in known
                for one in words:
                    text = one.remark(remark.data(names))
                    assert one.complaints == []
                    assert text.endswith((".", "!"))
                    assert text[0].isupper() or text[0].isdigit()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", levels())
def test_hints_are_the_best_thoughts_of_a_bot(game: str, level: str) -> None:
    for ask in decisions(game, info(game).seats[0], "best", "random", 5):
        short = ask._replace(budget=Budget(simulations=20))
        found = hints(make(level, "seed"), short)
        thoughts = make(level, "seed").ponder(short)[:3]
        assert {(hint.move, hint.share) for hint in found} <= {(thought.move, thought.share) for thought in thoughts}
        reasons = [str(hint.data(ask.game.names)["remarks"]) for hint in found]
        assert len(set(reasons)) == len(reasons)
        for thought in thoughts:
            shown = [remark.data(ask.game.names) for remark in comments(ask.game, ask.view, thought.move, Rng(1))]
            assert str(shown) in reasons
        assert found[0].move == thoughts[0].move
        promised = [hint.share for hint in found[1:]]
        assert promised == sorted(promised, reverse=True)
        assert 1 <= len({hint.move for hint in found}) == len(found)
        assert all([hint.move in ask.moves and 0 <= hint.share <= 1 and 1 <= len(hint.remarks) <= 3 for hint in found])
        again = hints(make(level, "seed"), short)
        assert [hint.data(ask.game.names) for hint in again] == [hint.data(ask.game.names) for hint in found]


@pytest.mark.parametrize("game", games())
def test_the_greedy_bot_thinks_of_every_move_once_and_best_first(game: str) -> None:
    for ask in decisions(game, info(game).seats[0], "ponder", "random", 4):
        thoughts = GreedyBot("seed").ponder(ask)
        assert sorted([str(thought.move) for thought in thoughts]) == sorted([str(move) for move in ask.moves])
        shares = [thought.share for thought in thoughts]
        assert shares == sorted(shares, reverse=True)


def test_a_hint_is_plain_data_for_whoever_puts_it_into_words() -> None:
    table = Table("jolly-und-roger", seed="data", options={"start": 0})
    hint, *_ = hints(make("sailor", "seed"), asked(table))
    names = table.game.names
    data = hint.data(names)
    assert data["move"] == hint.move.data(names)
    assert data["share"] == hint.share
    assert data["remarks"] == [remark.data(names) for remark in hint.remarks]
    for one in (hint, hint.remarks[0]):
        with pytest.deprecated_call():
            assert one.told(names) == one.data(names)


@pytest.mark.parametrize(
    ("share", "german", "english"),
    [
        (0.617, "gewinnt von hier aus etwa 62 von 100 Partien", "wins about 62 of 100 games from here"),
        (0.001, "gewinnt von hier aus kaum noch", "hardly ever wins from here"),
        (0.999, "so gut wie gewonnen", "as good as won"),
    ],
)
def test_the_estimate_in_words(share: float, german: str, english: str) -> None:
    assert Words("de").estimate(share) == german
    assert Words("en").estimate(share) == english
