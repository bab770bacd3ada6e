"""Every error the kernel raises can be said in German, without English crumbs where we know the reason."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import klabauter
from klabauter import KlabauterError, Table, info
from klabauter.bots import make as make_bot
from klabauter.kernel import components
from klabauter.kernel.errors import BadPosition, IllegalMove
from klabauter.kernel.record import Record
from klabauter.lab.deals import Cell, Deal, Deals
from klabauter.lab.duel import compare
from klabauter.lab.ladder import courses
from klabauter.lab.simulate import simulate
from klabauter.words import Words

GAME = "jolly-und-roger"
GERMAN = Words("de", info(GAME))
ENGLISH = Words("en", info(GAME))
NOTHING: Any = None
THREE: Any = 3
TEXT: Any = "2"
LIST: Any = []
PATH: Any = Path("games/mine.klab")


def played() -> str:
    table = Table(GAME, seed="errors", options={"start": 0})
    table.submit(0, "split 1|2345")
    return table.record().dumps()


def changed(old: str, new: str) -> str:
    text = played()
    assert old in text
    return text.replace(old, new)


CASES: dict[str, Callable[[], object]] = {
    "game": lambda: Table("chess"),
    "game: None": lambda: Table(NOTHING),
    "game: a number": lambda: Table(THREE),
    "game: an engine of None": lambda: klabauter.engine(NOTHING),
    "seats": lambda: Table(GAME, seats=5),
    "seats: a text": lambda: Table(GAME, seats=TEXT),
    "seat": lambda: Table(GAME).view(2),
    "seat: a text": lambda: Table(GAME).view(TEXT),
    "seat: nobody's move": lambda: Table(GAME).submit(NOTHING, "x"),
    "seat: nobody's question": lambda: Table(GAME).why_not(NOTHING, "x"),
    "option: a number": lambda: Table(GAME, options={THREE: 2}),
    "option": lambda: Table(GAME, options={"colour": "x"}),
    "value": lambda: Table(GAME, options={"mode": "x"}),
    "version": lambda: Table(GAME, version=99),
    "version: a text": lambda: Table(GAME, version=TEXT),
    "options": lambda: Table(GAME, options=TEXT),
    "bot": lambda: make_bot("hal", ""),
    "bots": lambda: simulate(GAME, 2, 1, "s", bots=["random"] * 3),
    "ladder: one level": lambda: courses([GAME], ["sailor"]),
    "ladder: seed": lambda: courses([GAME], ["random", "sailor"], seed="\ud800"),
    "ladder: a program": lambda: courses([GAME], ["sailor", "program:node x.js"]),
    "comparison: no deals": lambda: compare("sailor", "random", GAME, deals=0),
    "simulation: no games": lambda: simulate(GAME, games=0),
    "simulation: fewer": lambda: simulate(GAME, games=-1),
    "simulation: a text": lambda: simulate(GAME, games=TEXT),
    "simulation: seed": lambda: simulate(GAME, games=1, seed="\ud800"),
    "ladder: seats": lambda: courses(["freibeuter", "port-royal"], only_seats=[5]),
    "ladder: unreadable": lambda: Deals(Path(__file__).parent).read(),
    "ladder: unwritable": lambda: Deals(Path(__file__).parent).add(
        Deal(Cell("", 1, 1, "", "", 1, "", ""), 0, (1.0,), {})
    ),
    "ladder: bytes": lambda: Deals(Path(sys.executable)).read(),
    "ladder: something else": lambda: Deals(Path(__file__)).read(),
    "move": lambda: Table(GAME, options={"start": 0}).submit(0, "tortuga"),
    "record: path": lambda: klabauter.replay("games/mine.klab"),
    "record: a path": lambda: klabauter.replay(PATH),
    "record: None": lambda: klabauter.replay(NOTHING),
    "record: a number": lambda: klabauter.replay(THREE),
    "record: other bytes": lambda: klabauter.replay(b"\xff\n{}"),
    "record: short": lambda: Record.loads("{}"),
    "record: cut off": lambda: Record.loads("\n".join(played().splitlines()[:-1])),
    "record: no JSON": lambda: Record.loads("{\n}"),
    "record: header": lambda: Record.loads('{"a": 1}\n{}'),
    "record: format": lambda: Record.loads(changed('"format":1', '"format":9')),
    "record: type": lambda: Record.loads(changed('"seats":2', '"seats":"2"')),
    "record: luck": lambda: Record.loads(changed('"luck":[]', '"luck":[5]')),
    "record: entry": lambda: Record.loads(changed('[0,"split 1|2345"]', '["split"]')),
    "record: count": lambda: Record.loads(changed('"entries":1', '"entries":2')),
    "record: figures": lambda: klabauter.replay(changed('"fingerprint":"', '"fingerprint":"0')),
    "record: outcome": lambda: klabauter.replay(changed("1|2345", "2|1345")),
    "record: move": lambda: klabauter.replay(changed("split 1|2345", "take set-1")),
    "components: file": lambda: components.read(Path("no") / "such.toml"),
    "components: folder": lambda: components.read(Path(__file__).parent),
    "components: below a file": lambda: components.read(Path(__file__) / "own.toml"),
    "components: long name": lambda: components.read(Path("x" * 300)),
    "components: no TOML": lambda: components.read(Path(__file__)),
    "components: not closed": lambda: components.parse(b"[ships", "own.toml"),
    "components: twice": lambda: components.parse(b"a = 1\na = 2\n", "own.toml"),
    "components: too deep": lambda: components.parse(b"a = " + b"[" * 100_000, "own.toml"),
    "components: too long": lambda: components.parse(b"a = " + b"9" * 10_000, "own.toml"),
    "components: bytes": lambda: components.parse(bytes(range(256)), "own.toml"),
    "components: unknown": lambda: Table(GAME, components={"sharks": 1}),
    "components: table": lambda: Table(GAME, components={"ships": 1}),
    "components: source": lambda: Table(GAME, components={"ships": {"source": 7}}),
    "components: type": lambda: Table(GAME, components={"ships": {"red": "nine"}}),
    "components: copies": lambda: Table(GAME, components={"pirates": {"red": {"copies": [8]}}}),
    "components: deck": lambda: Table(GAME, components={"pirates": {"red": {"copies": [3, 2, 1, 1, 2]}}}),
    "components: captains": lambda: Table(GAME, components={"captains": {"each": 1}}),
    "components: a number": lambda: Table(GAME, components=THREE),
    "position: None": lambda: Table.from_position(GAME, NOTHING),
    "position: a list": lambda: Table.from_position(GAME, LIST),
    "position: object": lambda: Table.from_position(GAME, {"state": []}),
    "position: list": lambda: Table.from_position(GAME, {"state": {"offer": "shark"}}),
    "position: lists": lambda: Table.from_position(GAME, {"state": {"hands": "shark"}}),
    "position: steps": lambda: Table.from_position(GAME, {"pending": "sleep"}),
    "position: choice": lambda: Table.from_position(GAME, {"pending": ["play 0"]}),
    "position: field": lambda: Table.from_position(GAME, {"weather": "fine"}),
    "position: state": lambda: Table.from_position(GAME, {"state": {"weather": "fine"}}),
    "position: game": lambda: Table.from_position(GAME, {"game": "chess"}),
    "position: number": lambda: Table.from_position(GAME, {"state": {"turn": 99}}),
    "position: huge number": lambda: Table.from_position(GAME, {"state": {"turn": 10**40}}),
    "position: element": lambda: Table.from_position(GAME, {"state": {"offer": ["shark"]}}),
    "position: conservation": lambda: Table.from_position(GAME, {"state": {"unseen": []}}),
    "position: step": lambda: Table.from_position(GAME, {"pending": ["sleep"]}),
    "luck: a number": lambda: Table(GAME, luck=THREE),
    "luck: numbers": lambda: Table(GAME, luck=[THREE]),
    "luck: one text": lambda: Table(GAME, luck="start seat-0"),
    "luck: impossible": lambda: Table(GAME, luck=["draw red-5"]),
    "move: huge seat": lambda: Table(GAME, options={"start": 0}).submit(10**40, "tortuga"),
    "record: no UTF-8": lambda: Record.loads(changed('"seed":"errors"', r'"seed":"\ud800"')),
    "seed: no UTF-8": lambda: Table(GAME, seed="\ud800"),
    "luck: too short": lambda: Table(GAME, luck=["start seat-0"]),
}
CRUMBS = (" is ", "No such", "(at ", "Expect", "Invalid", "Errno", " are ", " not ", " there ", " wanted", " known ")


@pytest.mark.parametrize("case", CASES)
def test_errors_are_told_in_german_and_english(case: str) -> None:
    with pytest.raises(KlabauterError) as caught:
        CASES[case]()
    german, english = GERMAN.error(caught.value), ENGLISH.error(caught.value)
    assert not any(crumb in german for crumb in CRUMBS), german
    assert german != english
    for item in (german, english):
        assert "[" not in item.split("(")[0].split(":")[0]
        assert not item.endswith("..")
    assert GERMAN.complaints == ENGLISH.complaints == []
    if "move" not in case:  # which of its own sentences a game refuses a move with, only its words know
        assert str(caught.value) == english


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        (lambda: make_bot("Sialor", ""), "sailor"),
        (lambda: make_bot("capten", ""), "captain"),
        (lambda: Table(GAME, options={"moed": "pro"}), "mode"),
        (lambda: Table(GAME, options={"mode": "beginer"}), "beginner"),
    ],
)
def test_a_typo_is_asked_about(wrong: Callable[[], object], meant: str) -> None:
    with pytest.raises(KlabauterError, match=f" Did you mean {meant}\\?") as caught:
        wrong()
    assert f" Did you mean {meant}? " in ENGLISH.error(caught.value)
    assert f" Meinst du {meant}? " in GERMAN.error(caught.value)


def test_a_reason_nobody_foresaw_is_kept_in_english() -> None:
    found = GERMAN.error(BadPosition("pirates", "the moon is too bright"))
    assert found == "Stellung, pirates: the moon is too bright."


def test_an_error_without_a_sentence_speaks_for_itself() -> None:
    class Odd(KlabauterError):
        key = "odd"

    assert GERMAN.error(Odd(size=3)) == "error-odd: size 3"


def test_a_long_list_of_possible_moves_is_cut_in_the_language_at_hand() -> None:
    with pytest.raises(KlabauterError) as caught:
        Table(GAME, options={"start": 0}).submit(0, "tortuga")
    assert GERMAN.error(caught.value).endswith(" und 3 weitere.")


def test_who_has_no_turn_is_not_told_that_nothing_is_possible() -> None:
    table = Table(GAME, options={"start": 0})
    with pytest.raises(IllegalMove) as early:
        table.submit(1, "take set-1")
    assert ENGLISH.error(early.value) == "“take set-1” is not possible. Seat 1 decides now. (§ 3.3)"
    with pytest.raises(IllegalMove) as wrong:
        table.submit(0, "take set-1")
    assert " Possible: split " in ENGLISH.error(wrong.value)
    assert " Möglich: split " in GERMAN.error(wrong.value)
