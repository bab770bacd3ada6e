"""Records verified and told."""

from __future__ import annotations

from pathlib import Path

import pytest

import klabauter
from klabauter.cli import saves
from tests.cli.conftest import Run


@pytest.fixture
def record(saved: Path) -> Path:
    """A game of Jo's and Al's, as the table writes it."""
    table = klabauter.Table("jolly-und-roger", seed="again", meta={"names": ["Jo", "Al"]})
    while not table.over:
        table.submit(table.pending.seat, table.moves()[0])
    path = saved / "game.klab"
    saves.write(path, table.record())
    return path


def test_the_story_and_the_result(run: Run, record: Path) -> None:
    german, english = run("replay", str(record), "--lang", "de"), run("replay", str(record))
    assert german.code == english.code == 0
    assert "geprüft" in german.out
    assert "Jo legt " in german.out
    assert "§ 4.1" in german.out
    assert "gewinnt mit" in german.out
    assert "Jo lays " in english.out
    assert german.out.count("\n") == english.out.count("\n")


def test_a_name_without_end_leaves_the_sentences_whole(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace('"Jo"', f'"{"J" * 3000}"'))
    result = run("replay", str(record))
    assert result.code == 0
    assert "{???}" not in result.out
    assert "§ 4.1" in result.out


def test_step_by_step_shows_a_board_after_every_move(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--step")
    assert result.out.count("ship and gold") == len(record.read_text().splitlines()) - 2 + 1
    assert "Al: take set-" in result.out or "Jo: take set-" in result.out


def test_an_unfinished_game_says_who_decides(run: Run, saved: Path) -> None:
    path = saved / "half.klab"
    run("play", "--seed", "again", "--option", "start=0", "--save", str(path), typed=["q"])
    result = run("replay", str(path))
    assert result.code == 0
    assert "The game is not over, Anne decides. To go on: " in result.out


def broken_off(saved: Path, ending: str, resigned: list[int]) -> Path:
    """A game with a record such as a server writes, ended by people after its first decision."""
    meta = {"names": ["Jo", "Al"], "kinds": ["human", "human"], "ending": ending, "resigned": resigned}
    table = klabauter.Table("jolly-und-roger", seed="again", meta={**meta, "finished": True})
    table.submit(table.pending.seat, table.moves()[0])
    path = saved / "broken-off.klab"
    saves.write(path, table.record())
    return path


@pytest.mark.parametrize(
    ("ending", "resigned", "german", "english"),
    [
        ("resigned", [0], "Jo hat aufgegeben, damit war vorzeitig Schluss. Al gewinnt;", "Jo gave up, and the game"),
        (
            "agreed",
            [],
            "einverstanden, die Partie vorzeitig zu beenden. Gewonnen hat niemand",
            "Everybody agreed to stop",
        ),
        ("closed", [], "hat die Partie vorzeitig geschlossen. Gewonnen hat niemand", "closed the game before its end."),
    ],
)
def test_a_game_that_was_broken_off_says_so_and_names_no_winner_it_has_not(
    run: Run, saved: Path, ending: str, resigned: list[int], german: str, english: str
) -> None:
    path = str(broken_off(saved, ending, resigned))
    for lang, said, wins in (("de", german, "gewinnt mit"), ("en", english, "wins with")):
        result = run("replay", path, "--lang", lang)
        assert said in " ".join(result.out.split())
        assert wins not in result.out
        assert "--resume" not in result.out


def test_who_gave_up_on_the_way_stands_behind_the_others(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    won = 0 if "Jo wins with" in run("replay", str(record)).out else 1
    record.write_text(text.replace('"meta":{', f'"meta":{{"ending":"played","resigned":[{won}],'), "utf-8")
    result = run("replay", str(record))
    assert f"{['Al', 'Jo'][won]} wins with" in result.out
    assert f"{['Jo', 'Al'][won]} gave up on the way." in result.out


def test_whoever_resumes_a_game_that_was_broken_off_plays_it_to_its_end(run: Run, saved: Path) -> None:
    path = broken_off(saved, "agreed", [])
    run("play", "--resume", str(path), typed=["", "1", "q"])
    assert "To go on: " in run("replay", str(path)).out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('{"entries"', '{"entry"', "die Schlusszeile mit Anzahl und Prüfsumme fehlt"),
        ("take set-1", "take set-7", "ist kein Zug dieses Spiels"),
        ('"rules":1', '"rules":9', "nach Fassung 9 der Regeln gespielt"),
        ('"seed":"again"', '"seed":"other"', "Aufzeichnung, "),
        ('"format":1', '"format":2', "das Format 2 ist hier unbekannt"),
        ('"game":"jolly-und-roger"', '"game":"chess"', "Ein Spiel „chess“ gibt es nicht"),
        ('"digest":"', '"digest":"0', "die Züge führen hier zu einem anderen Ausgang"),
        ('"start":null', '"start":{"pending":["split 0"]}', "zu diesen Feldern passen als kommende Schritte nur"),
    ],
)
def test_a_broken_record_is_refused_clearly(run: Run, record: Path, old: str, new: str, said: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new), "utf-8")
    result = run("replay", str(record), "--lang", "de")
    assert result.code == 2
    assert result.out == ""
    assert said in result.err
    assert result.err.count("\n") == 1


def test_something_else_than_a_record_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    result = run("replay", str(path))
    assert result.code == 2
    assert "the header or the closing line is missing" in result.err


def test_scripted_luck_that_never_happened_is_mentioned(run: Run, saved: Path) -> None:
    luck = ["start seat-0", *["draw green-1"] * 4, "draw red-5", "draw kraken", "draw red-1"]
    path = saved / "scripted.klab"
    saves.write(path, klabauter.Table("jolly-und-roger", luck=luck).record())
    result = run("replay", str(path))
    assert result.code == 0
    assert "2 scripted outcomes of luck have not happened: draw kraken, draw red-1" in result.out
    saves.write(path, klabauter.Table("jolly-und-roger", luck=luck[:7]).record())
    german = run("replay", str(path), "--lang", "de").out
    assert "Ein vorgegebenes Glücksereignis ist nicht eingetreten: draw kraken" in german
    saves.write(path, klabauter.Table("jolly-und-roger", luck=luck[:6]).record())
    assert "have not happened" not in run("replay", str(path)).out


@pytest.mark.parametrize(("lang", "text"), [("en", "tie-break: coins 2"), ("de", "bei Gleichstand: Münzen 2")])
def test_what_decided_a_tie_stands_beside_the_score(run: Run, saved: Path, lang: str, text: str) -> None:
    persons = [["passenger-6-3", "passenger-6-3", "passenger-2-1", "passenger-2-1"]]
    persons += [["sailor-7-3", "sailor-5-2", "sailor-5-2", "sailor-3-1"]]
    state = {"turn": 1, "picks": 1, "harbour": ["blue-1-1"], "purses": [2, 3], "persons": persons}
    position = {"pending": ["take 1", "turn-end"], "state": state}
    table = klabauter.Table.from_position("port-royal", position)
    table.submit(1, "pass")
    assert table.over
    saves.write(saved / "tie.klab", table.record())
    assert text in " ".join(run("replay", str(saved / "tie.klab"), "--lang", lang).out.split())


def test_names_and_luck_of_a_record_steer_no_terminal(run: Run, saved: Path) -> None:
    """Colours, the window's title, the cursor and line ends of other people stay in their file."""
    names = ["\x1b]0;title\x07\x1b[2JJo\r\nAl wins", "A\x9b31ml\u202e"]
    luck = ["start seat-0", *["draw green-1"] * 4, "draw red-5", "\x1b[31mred\x9b2J"]
    table = klabauter.Table("jolly-und-roger", luck=luck, meta={"names": names})
    path = saved / "names.klab"
    saves.write(path, table.record())
    for words in (("replay", str(path)), ("replay", str(path), "--step")):
        result = run(*words)
        assert {sign for sign in result.out if not sign.isprintable()} == {"\n"}
        assert not any(line.startswith("Al wins") for line in result.out.splitlines())
    wrong = run("replay", str(saved / "no\x1b[31m\nsuch.klab"))
    assert wrong.code == 2
    assert wrong.err.count("\n") == 1
    assert "\x1b" not in wrong.err
    assert "\x1b" not in run("games", "--nonsense\x1b[31m").err
