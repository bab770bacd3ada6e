"""The command line: version, help, languages, errors."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from klabauter.cli.main import main
from tests.cli.conftest import Run

COMMANDS = ("games", "rules", "play", "watch", "simulate", "compare", "ladder", "bench", "replay")


def test_the_version_says_in_which_form_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("klabauter 0.")
    assert "(pure Python, Python 3." in said or "(compiled, Python 3." in said


def test_the_version_is_told_without_loading_the_terminal() -> None:
    code = "import sys; from klabauter.cli.main import main; main(['--version']); print(sorted(sys.modules))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "'rich" not in said
    assert "'fluent" not in said


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.code == 0
    for command in COMMANDS:
        assert command in result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(run: Run, command: str) -> None:
    german, english = run(command, "--help", "--lang", "de"), run(command, "--help", "--lang=en")
    assert german.code == english.code == 0
    assert german.out.startswith("Aufruf: klabauter ")
    assert english.out.startswith("usage: klabauter ")
    assert "[" not in german.out.replace("[-h]", "").split("\n\n", 1)[1].replace("[DATEI]", "")


def test_the_language_comes_from_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Spielen:" in run("games").out
    assert "To play:" in run("games", "--lang", "en").out
    assert "To play:" in run("--lang", "en", "games").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plunder"], "'plunder' gibt es nicht"),
        (["simulate"], "Es fehlt: SPIEL"),
        (["games", "--loud"], "Unbekannt: --loud"),
        (["--lan", "de", "games"], "Unbekannt: --lan. Meinst du --lang?"),
        (["--loud=1", "games"], "Unbekannt: --loud=1"),
        (["play", "--memory", "elephant"], "--memory: 'elephant' gibt es nicht"),
        (["play", "--option", "mode"], "--option: 'mode' passt hier nicht"),
        (["play", "--seed"], "--seed: Hier fehlt etwas"),
        (["simulate", "jolly-und-roger", "--games", "0"], "--games: '0' passt hier nicht"),
        (["watch", "--delay", "-1"], "--delay: '-1' passt hier nicht"),
        (["watch", "--delay", "nan"], "--delay: 'nan' passt hier nicht"),
        (["ladder", "--levels", "sailor,"], "--levels: 'sailor,' passt hier nicht; Namen, durch Kommas getrennt,"),
        (["ladder", "--seats", "2,x"], "--seats: '2,x' passt hier nicht; ganze Zahlen ab 1, durch Kommas getrennt,"),
        (["serve", "--port", "x"], "--port: 'x' passt hier nicht; eine ganze Zahl soll es sein."),
    ],
)
def test_wrong_usage_is_told_in_german(run: Run, arguments: list[str], said: str) -> None:
    result = run("--lang", "de", *arguments)
    assert result.code == 2
    assert said in result.err
    assert result.out == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "There is no game “chess”. There are: jolly-und-roger"),
        (["rules", "chess"], "There is no game “chess”"),
        (["simulate", "chess"], "There is no game “chess”"),
        (["rules", "joly", "tie"], "There is no game “joly”. Did you mean jolly-und-roger? There are: jolly"),
        (["play", "freibäuter"], "There is no game “freibäuter”. Did you mean freibeuter?"),
        (["ladder", "jolly", "port-roial"], "Did you mean port-royal?"),
        (["rules", ""], "There is no game “”"),
        (["rules", "mutinies", "xyzzy"], "Nothing was found for “xyzzy” in the rules of 21 Mutinies Arrr! Edition."),
        (["rules"], "Which game? There are: jolly-und-roger"),
        (["rules", "jolly-und-roger", "9.9"], "has no paragraph 9.9. There are: 1.1–1.4, 2.1–2.6"),
        (["play", "--seats", "human,human,human"], "Jolly & Roger is played with 2 seats, not with 3."),
        (["play", "--seats", "human,shark"], "“shark” cannot take a seat. Possible: human, random, cabin-boy,"),
        (
            ["watch", "--seats", "human,sailor"],
            "“human” cannot take a seat. People play with klabauter play. Poss",
        ),
        (
            ["compare", "jolly", "sailor", "Human"],
            "no bot “Human”. People play with klabauter play. There are: random,",
        ),
        (["simulate", "jolly", "--bots", "mensch"], "no bot “mensch”. People play with klabauter play. There are:"),
        (["ladder", "jolly", "--levels", "human,sailor"], "no bot “human”. People play with klabauter play."),
        (["play", "-"], "There is no game “-”. There are:"),
        (["watch", "--as", "shark"], "There is no seat “shark” at this table. Possible: 0, 1, Bot 1, Bot 2."),
        (["watch", "--as", "2"], "There is no seat “2” at this table."),
        (["watch", "chess"], "There is no game “chess”"),
        (["watch", "--seats", "3*sailor"], "Jolly & Roger is played with 2 seats, not with 3."),
        (["ladder", "chess"], "There is no game “chess”"),
        (["ladder", "--levels", "sailor"], "A ladder compares at least two levels. There are: random, cabin-boy,"),
        (["ladder", "--levels", "sailor,hal"], "There is no bot “hal”. There are: random, cabin-boy,"),
        (["ladder", "jolly-und-roger", "--seats", "4"], "Jolly & Roger is played with 2 seats, not with 4."),
        (["play", "--names", "Ann,Ann"], "At most 2 different names"),
        (["play", "--option", "mode=easy"], "Possible: beginner, pro, all."),
        (["play", "--option", "wind=east"], "Possible: mode, start."),
        (["play", "--components", "nowhere.toml"], "nowhere.toml: the file cannot be read (there is no such file)."),
        (["play", "--resume"], "There is no unfinished game in"),
        (["play", "--resume", "nowhere.klab"], "nowhere.klab cannot be read (there is no such file)."),
        (["replay", "nowhere.klab"], "nowhere.klab cannot be read (there is no such file)."),
        (["replay", "nowhere.klab", "--lang", "de"], "nowhere.klab lässt sich nicht lesen (eine solche Datei gibt es"),
        (["verify", "/", "--lang", "de"], "/ lässt sich nicht lesen (das ist ein Ordner)."),
        (
            ["simulate", "jolly-und-roger", "--bots", "hal"],
            "There is no bot “hal”. There are: random, cabin-boy, sailor,",
        ),
        (["simulate", "jolly-und-roger", "--seats", "3"], "Jolly & Roger is played with 2 seats, not with 3."),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(run: Run, arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert said in result.err
    assert result.err.startswith("klabauter: ")
    assert result.err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "rum"],
        ["games"],
        ["simulate", "jolly", "--games", "1", "--json"],
        ["games", "jolly", "--figures"],
        ["--version"],
    ],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_one_sentence(arguments: list[str], unbuffered: str, saved: Path) -> None:
    command = [sys.executable, "-m", "klabauter.cli.main", *arguments]
    environment = {**os.environ, "LC_ALL": "de_DE.UTF-8", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": unbuffered}
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=environment, encoding="utf-8")
    assert done.returncode == 1
    assert done.stderr == "klabauter: Die Ausgabe lässt sich nicht schreiben (dort ist kein Platz mehr).\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "jolly-und-roger"],
        ["watch", "jolly-und-roger", "--seats", "2*random"],
        ["games", "port-royal", "--figures"],
        ["play", "jolly-und-roger"],
        ["--help"],
        ["--version"],
    ],
)
def test_a_closed_pipe_is_no_drama(arguments: list[str], saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)  # argparse is silent about what it cannot write at once
    command = [sys.executable, "-m", "klabauter.cli.main", *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        assert process.communicate(b"1\n" * 60)[1] == b""
    assert process.returncode == 141  # as of whatever is killed by a closed pipe


@pytest.mark.skipif(sys.platform == "win32", reason="timing of process starts differs there")
def test_the_version_comes_at_once() -> None:
    best = 9.9
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-m", "klabauter.cli.main", "--version"], capture_output=True, check=True)
        best = min(best, time.perf_counter() - started)
    assert best < 1.0  # 0.07 s on a free machine; this only catches a heavy import


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pley"], "there is no 'pley'. Did you mean play, replay? Possible: games, rules,"),
        (["--lang", "de", "wacth"], "'wacth' gibt es nicht. Meinst du watch? Möglich: games, rules,"),
        (["--lang", "de", "spiel"], "'spiel' gibt es nicht. Möglich: games, rules, play,"),
        (["compare", "port", "--dealz=3", "a", "b"], "klabauter compare: unknown: --dealz=3. Did you mean --deals?"),
        (["compare", "port", "--dealz", "3", "a", "b"], "klabauter compare: unknown: --dealz. Did you mean --deals?"),
        (["--lang", "de", "serve", "--prot", "1"], "klabauter serve: Unbekannt: --prot. Meinst du --port?"),
        (["--lang", "de", "play", "jolly", "--fast"], "klabauter play: Unbekannt: --fast.\n"),
        (["watch", "jolly", "extra"], "klabauter watch: unknown: extra.\n"),
        (["--hints", "play"], "klabauter: unknown: --hints.\n"),
        (["--lang", "de", "admin", "promot"], "'promot' gibt es nicht. Meinst du promote? Möglich: close,"),
        (["simulate", "jolly", "--games", "0"], "--games: '0' does not fit here; a whole number from 1 on is wanted."),
        (["play", "--option", "pro"], "--option: 'pro' does not fit here; it looks like name=value."),
    ],
)
def test_a_mistyped_argument_is_told_what_was_meant(run: Run, arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert said in result.err
