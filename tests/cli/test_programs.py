"""Programs at the table in the terminal: they sit, fail loudly, and are not started because a file says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from klabauter.bots import foreign
from tests.bots.programs import PYTHON_MATE, Rogue
from tests.cli.conftest import Run

MATE = f"program:{PYTHON_MATE}"
NEW = ["play", "jolly-und-roger", "--seed", "on and on"]
ONES = ["1"] * 60


def test_a_program_plays_against_a_person(run: Run, saved: Path) -> None:
    result = run(*NEW, "--seats", f"human,{MATE}", typed=ONES)
    assert result.code == 0
    assert f"● Bot 2 (program {PYTHON_MATE})" in result.out
    assert " failed: " not in result.out
    assert "wins with" in result.out


def test_people_are_told_once_that_a_program_has_failed(run: Run, tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "sys.exit(3)")
    result = run(*NEW, "--lang", "de", "--seats", f"human,program:{rogue.command}", typed=ONES)
    out = " ".join(result.out.split())
    assert (
        out.count("hat versagt: es hat sich mit dem Code 3 beendet. Ein Bot von Klabauter spielt auf seinem Platz") == 1
    )
    assert "gewinnt mit" in out
    rogue.gone()


def test_a_program_is_gone_when_the_person_leaves(run: Run, tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "greet()\nfor line in sys.stdin: answer(json.loads(line))")
    result = run(*NEW, "--seats", f"human,program:{rogue.command}", typed=[*ONES[:9], "q"])
    assert " failed: " not in result.out
    rogue.gone()


def test_no_file_starts_a_program(run: Run, saved: Path) -> None:
    left = run(*NEW, "--seats", f"human,{MATE}", typed=[*ONES[:3], "q"]).out
    (path,) = saved.glob("*.klab")
    assert f"--seats 'human,{MATE}'" in left
    alone = run("play", "--resume")
    assert alone.code == 2
    assert f'name it yourself: --seats "human,{MATE}"' in alone.err
    other = run("play", "--resume", "--seats", f"human,{MATE} --hard")
    assert "--seats cannot be used with --resume" in other.err
    result = run("play", "--resume", str(path), "--seats", f"human,{MATE}", typed=ONES)
    assert " failed: " not in result.out
    assert "wins with" in result.out


def test_programs_are_foreign_and_our_own_bots_are_not() -> None:
    assert foreign(" Program:x")
    assert not any(map(foreign, ["human", "random", "sailor"]))


def test_a_simulation_says_where_a_program_failed(run: Run, tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "sys.exit(3)")
    request = ["simulate", "jolly-und-roger", "--games", "2", "--bots", f"random,program:{rogue.command}"]
    table = run(*request)
    assert table.code == 1
    text = " ".join(table.out.split())
    assert text.index("† In seat 1 a bot of Klabauter’s played on in 2 games") < text.index("wins (95%)")
    assert "the program failed, it ended with exit code 3." in text
    (row,) = [line for line in table.out.splitlines() if line.startswith("│ 1 ")]
    assert row.startswith("│ 1 stand-in in 2 of 2, for program")
    assert "†" in row
    data = json.loads(run(*request, "--json").out)
    assert data["failed"] == [0, 2]
    (failure,) = data["failures"]
    assert (failure["seat"], failure["games"], failure["why"]) == (1, 2, "it ended with exit code 3")
    german = " ".join(run(*request, "--lang", "de").out.split())
    assert "│ 1 Ersatzbot in 2 von 2, für Programm" in german
    assert "es hat sich mit dem Code 3 beendet." in german
    rogue.gone()


def test_a_row_of_bots_that_played_themselves_is_not_marked(run: Run) -> None:
    output = run("simulate", "jolly-und-roger", "--games", "2").out
    assert "†" not in output
    assert "stand-in" not in output


COMMENTING = """greet()
for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "ask":
        comment = "Mine!" if ask["question"] == 1 else ""
        say(type="move", question=ask["question"], move=ask["moves"][0]["move"], comment=comment)
"""


def test_what_a_program_says_to_its_move_is_shown_to_those_who_watch_and_play(run: Run, tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, COMMENTING)
    watched = run("watch", "jolly-und-roger", "--seed", "x", "--seats", f"random,program:{rogue.command}")
    assert watched.out.count("Bot 2: “Mine!”") == 1
    played = run(*NEW, "--lang", "de", "--seats", f"human,program:{rogue.command}", typed=ONES)
    assert played.out.count("Bot 2: „Mine!“") == 1
    rogue.gone()


def test_a_program_that_is_not_there_is_refused_in_one_line(run: Run) -> None:
    result = run(*NEW, "--seats", "human,program:no-such-program")
    assert result.code == 2
    assert "“no-such-program” cannot be a bot: there is no program no-such-program" in result.err


def test_a_file_named_as_a_bot_is_answered_with_how_a_program_is_named(run: Run) -> None:
    result = run("compare", "jolly-und-roger", "mine.py", "sailor", "--lang", "de")
    assert result.code == 2
    assert 'Ein Programm als Bot schreibt man so: "program:python3 mine.py".' in result.err


def test_what_a_program_complains_about_in_every_game_is_told_once(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rogue = Rogue(tmp_path, 'sys.exit("no bearings")')
    run("compare", "jolly-und-roger", f"program:{rogue.command}", "random", "--deals", "3")
    assert [record.getMessage().endswith("no bearings") for record in caplog.records] == [True]
    rogue.gone()


def test_a_program_is_measured_against_others(run: Run, tmp_path: Path) -> None:
    result = run("compare", "jolly-und-roger", MATE, "random", "--deals", "2", "--seed", "x")
    assert (result.code, result.err) == (0, "")
    assert "2 deals, each played from both seats with the same luck: 4 games, seed x." in result.out
    assert f"{PYTHON_MATE} against random: " in result.out
    assert "†" not in result.out
    rogue = Rogue(tmp_path, "sys.exit(3)")
    request = ["compare", "jolly-und-roger", f"program:{rogue.command}", "random", "--deals", "1"]
    german = run(*request, "--lang", "de")
    assert german.code == 1
    assert "hat in 2 Partien versagt, und das zählt als verloren: es hat sich mit dem Code 3 beendet." in german.out
    assert german.out.endswith("Gemessen ist damit nichts: In keiner Partie haben alle selbst zu Ende gespielt.\n")
    assert "der Siege" not in german.out
    english = run(*request)
    assert english.out.endswith("So nothing is measured: in no game did all play to the end themselves.\n")
    json_too = run(*request, "--json")
    data = json.loads(json_too.out)
    assert (json_too.code, data["share"], data["failed"], data["games"]) == (1, None, [2, 0], 2)
    rogue.gone()


SOMETIMES = """greet()
if os.path.exists(sys.argv[1] + ".seen"):
    sys.exit(3)
open(sys.argv[1] + ".seen", "w").close()
for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "ask":
        answer(ask)
"""


def test_a_program_that_failed_now_and_then_is_judged_after_its_failures(run: Run, tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, SOMETIMES)
    result = run("compare", "jolly-und-roger", f"program:{rogue.command}", "random", "--deals", "2")
    assert result.code == 1
    assert result.out.index("failed in 3 games") < result.out.index("of the wins, with the 95% interval")
    rogue.gone()


def test_who_watches_a_program_fail_learns_it_from_the_exit_code_too(run: Run, tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "sys.exit(3)")
    result = run("watch", "jolly-und-roger", "--seats", f"random,program:{rogue.command}")
    assert "failed: it ended with exit code 3." in " ".join(result.out.split())
    assert result.code == 1
    rogue.gone()


def test_a_ladder_says_how_a_program_is_measured(run: Run) -> None:
    result = run("ladder", "jolly-und-roger", "--levels", f"random,{MATE}")
    assert result.code == 2
    assert f'klabauter compare GAME "{MATE}" sailor' in result.err
