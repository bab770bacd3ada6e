"""Whole games through the command, with a person's lines typed to it."""

from __future__ import annotations

from pathlib import Path

import pytest

import klabauter
from klabauter.kernel.record import Record
from tests.cli.conftest import Result, Run

ONES = ["1"] * 60  # always the first choice, and the first card alone when splitting


def record_of(folder: Path) -> Record:
    (path,) = folder.glob("*.klab")
    return Record.loads(path.read_text("utf-8"))


def output_of(run: Run, *typed: str, seats: str = "human,sailor", **args: str) -> Result:
    """A game from a fixed deal; Anne, who types, splits first."""
    more = [word for name, value in args.items() for word in (f"--{name}", value)]
    return run("play", "--seed", "tale", "--option", "start=0", "--seats", seats, *more, typed=typed)


@pytest.mark.parametrize(("language", "mode"), [("de", "beginner"), ("de", "pro"), ("en", "pro"), ("en", "all")])
def test_a_whole_game_against_a_sailor(run: Run, saved: Path, language: str, mode: str) -> None:
    result = run(
        "play", "jolly-und-roger", "--lang", language, "--seed", "whole", "--option", f"mode={mode}", typed=ONES
    )
    assert result.code == 0
    assert result.err == ""
    assert ("gewinnt mit" if language == "de" else "wins with") in result.out
    assert "[" not in result.out.replace("[SPIEL]", "")  # no key without words
    record = record_of(saved)
    assert record.header["meta"] == {
        "kinds": ["human", "sailor"], "names": ["Anne", "Bot 2"], "language": language, "memory": "aid", "hints": False,
        "finished": True,
    }  # fmt: skip
    assert klabauter.replay(record).over


def test_two_people_at_one_keyboard(run: Run, saved: Path) -> None:
    result = run("play", "--seats", "human,human", "--names", "Jo,Al", "--seed", "two", typed=["1"] * 70)
    assert "Jo, " in result.out
    assert "Al, " in result.out
    assert record_of(saved).header["meta"]["finished"]


def test_bots_among_themselves_are_watched(run: Run) -> None:
    result = run("play", "--seats", "random,sailor", "--seed", "bots")
    assert result.code == 0
    assert "Turn 8 is played" in result.out
    assert ">" not in result.out.replace("->", "")


def test_the_story_since_the_last_decision_is_told(run: Run) -> None:
    output = output_of(run, "12", "q")
    assert "Anne splits: here " in output.out
    assert "Bot 2 chooses: " in output.out


@pytest.mark.parametrize("typed", ["12", "345", "12|345", "21", "1 2", "split 12", "split 345|12", "SPLIT 12"])
def test_a_split_is_typed_as_the_places_of_cards(run: Run, saved: Path, typed: str) -> None:
    output_of(run, typed, "q")
    assert record_of(saved).entries[0] == (0, "split 12|345")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type a number, a move, or h for help."),
        ("7", "“split 7” is not a move of this game. (§ 3.3)"),
        ("12345", "“split 12345” is not a move of this game. (§ 3.3)"),
        ("take set-1", "First the five cards are split into two sets. (§ 3.3)"),
        ("kraken", "First the five cards are split into two sets. (§ 3.3)"),
        ("dance", "“dance” is not a move of this game. (§ 3.3)"),
        ("u", "There is nothing to undo."),
        ("? 12.9", "has no paragraph 12.9"),
        ("why", "Write a move after it"),
        ("why tortuga", "First the five cards are split into two sets. (§ 3.3)"),
        ("why 12", "That is allowed: split 12"),
    ],
)
def test_whatever_is_wrong_gets_an_answer_and_changes_nothing(run: Run, saved: Path, typed: str, said: str) -> None:
    output = output_of(run, typed, "q")
    assert said in output.out
    assert output.code == 0
    assert record_of(saved).entries == []


def test_while_playing_cards_wrong_wishes_are_explained(run: Run, saved: Path) -> None:
    # Anne keeps what the bot leaves her; find out what that is, then wish for the impossible.
    output_of(run, "1", "q", save=str(saved / "x.klab"))
    table = klabauter.replay((saved / "x.klab").read_text())
    hand = table.view(0)["public"]["hands"][0]
    pirate = next(card for card in hand if "-" in card)
    colour = pirate.split("-")[0]
    wrong = "red" if colour != "red" else "blue"
    result = run(
        "play", "--resume", str(saved / "x.klab"),
        typed=["99", f"lay {pirate} ship-{wrong}", f"board {pirate} ship-{wrong}", "parrot", f"why lay {pirate}"],
    )  # fmt: skip
    assert "There is no number 99, only 1 to " in result.out
    assert "only at the ship of its own colour" in result.out
    assert "(§ 4.1)" in result.out
    assert "(§ 5.1)" in result.out
    assert "That may mean several things:" in result.out
    assert f"That is allowed: lay {pirate} ship-{colour}" in result.out


def test_words_and_beginnings_are_enough(run: Run, saved: Path) -> None:
    output_of(run, "1", "q", save=str(saved / "x.klab"))
    table = klabauter.replay((saved / "x.klab").read_text())
    card = table.view(0)["public"]["hands"][0][0]
    run("play", "--resume", str(saved / "x.klab"), typed=[f"parrot {card} blue"])
    after = Record.loads((saved / "x.klab").read_text())
    assert (0, f"parrot {card} ship-blue") in after.entries


def test_the_rule_behind_the_question(run: Run) -> None:
    output = output_of(run, "?", "? 4.2", "q")
    assert "§ 3.3  Making two sets" in output.out
    assert "§ 4.2  Face down as a parrot at any ship" in output.out


def test_words_are_searched_in_the_rules_at_the_table(run: Run) -> None:
    output = output_of(run, "? tie", "? captain", "?xyzzy", "? 6", "q")
    assert "§ 7.4  Tie\nRulebook: Der neue Piratenkönig · our reading\nWith equal sums" in output.out
    assert "One of them in full: ? 4.5" in output.out
    assert output.out.split("One of them in full")[1].count("§ ") == 5
    assert "Nothing was found for “xyzzy”" in output.out
    assert "§ 6.9  Tortuga leaves the game" in output.out  # a chapter is shown as a whole


def test_help_log_moves_board_and_memory(run: Run) -> None:
    output = output_of(run, "h", "l", "m", "b", "v", "q")
    assert "why MOVE" in output.out
    assert "§ 2.6" in output.out
    assert "split 1234|5" in output.out or "split 15|234" in output.out
    assert output.out.count("Turned up:") == 2
    assert "Not seen yet: 45 cards" in output.out


def test_without_memory_nobody_helps(run: Run) -> None:
    output = output_of(run, "v", "q", memory="none")
    assert "Nobody helps your memory" in output.out


def test_undo_among_the_own_cards(run: Run, saved: Path) -> None:
    """Ben splits, Anne takes a set of two or more and plays its first card twice."""
    result = run("play", "--seed", "undo", "--option", "start=1", typed=["2", "1", "u", "2", "q"])
    assert "Anne takes that back and thinks again." in result.out
    own = [text for seat, text in record_of(saved).entries if seat == 0]
    assert own[0] == "take set-2"
    assert own[2] == "undo"
    assert own[3] != own[1]


def test_undo_never_behind_a_decision_of_another(run: Run, saved: Path) -> None:
    output = output_of(run, "12", "u", "q")
    assert "Bot 2 has made a decision since then, so this can no longer be undone." in output.out
    assert "undo" not in [text for _, text in record_of(saved).entries]


def test_undo_at_a_shared_keyboard_is_for_whoever_decided_last(run: Run, saved: Path) -> None:
    output_of(run, "12", "u", "34", "q", seats="human,human")
    assert record_of(saved).entries == [(0, "split 12|345"), (0, "undo"), (0, "split 34|125")]


def test_undo_never_behind_turned_up_cards(run: Run, saved: Path) -> None:
    """Split, choice, two cards of Ben's, three of Anne's; then Ben turns up five cards."""
    output = output_of(run, "12", *["1"] * 6, "u", "q", seats="human,human")
    assert "Cards or dice have been revealed since then, so this can no longer be undone." in output.out
    assert len(record_of(saved).entries) == 7


def test_end_of_input_and_quitting_say_how_to_go_on(run: Run, saved: Path) -> None:
    for typed in ([], ["q"], ["1"]):
        result = run("play", "--seed", "leave", "--option", "start=0", typed=typed)
        assert result.code == 0
        assert "Saved. To go on: " in result.out
        assert result.out.rstrip().endswith("play --resume")


def test_everything_fits_on_eighty_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("de", "en"):
        result = run(
            "play", "--seed", "narrow", "--lang", language, "--option", "mode=all", typed=["h", "v", "?", *ONES]
        )
        assert max(len(line) for line in result.out.split("klab")[0].splitlines()) <= 80


def test_without_colour_there_is_none(run: Run) -> None:
    assert "\x1b[" not in output_of(run, "q").out


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_any_encoding_will_do(run: Run, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "screen.txt"
    with path.open("w", encoding=encoding) as screen:
        monkeypatch.setattr("sys.stdout", screen)
        result = run("play", "--lang", "de", "--seed", "code", typed=["?", "1", "q"])
    assert result.code == 0
    shown = path.read_text(encoding)
    assert "Jolly & Roger" in shown
    assert "+----" in shown or "────" in shown
    assert "\\u" not in shown
    assert "?" not in shown.split("h zeigt")[0]


def test_own_figures(run: Run, saved: Path, tmp_path: Path) -> None:
    figures = tmp_path / "own.toml"
    figures.write_text("[ships]\nred = 12\n")
    result = run("play", "--components", str(figures), "--seed", "own", typed=["q"])
    assert "12" in result.out
    assert record_of(saved).header["components"]["ships"]["red"] == 12


def test_the_rematch_lets_the_other_one_begin(run: Run) -> None:
    result = run("play", "--seats", "sailor,random", "--seed", "again", "--option", "start=0")
    assert "--seats sailor,random --names 'Bot 1,Bot 2' --option start=1" in result.out


def test_saving_never_overwrites_another_game(run: Run, saved: Path) -> None:
    path = saved / "mine.klab"
    assert run("play", "--save", str(path), typed=["q"]).code == 0
    before = path.read_bytes()
    result = run("play", "--save", str(path), typed=["q"])
    assert result.code == 2
    assert "is not overwritten" in result.err
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_written_is_told_before_the_first_move(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("play", "--save", str(tmp_path / "file" / "x.klab"), typed=["q"])
    assert result.code == 2
    assert "cannot be written" in result.err
