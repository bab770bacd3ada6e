"""At a real terminal: colours, NO_COLOR, dumb terminals, Ctrl-C."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")


def _heed_control_c() -> None:
    """A test run in the background may hand down that interrupts are ignored; a terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """The command in a pseudo terminal."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
        env |= {"TERM": "xterm-256color", "LANG": "de_DE.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}
        env |= {"COLUMNS": "80", "LINES": "24"}
        self.terminal, end = pty.openpty()
        command = [sys.executable, "-m", "klabauter.cli.main", *arguments]
        self.process = subprocess.Popen(
            command, stdin=end, stdout=end, stderr=end, env=env | environment, preexec_fn=_heed_control_c
        )
        os.close(end)

    def _more(self) -> str:
        if not select.select([self.terminal], [], [], 0.1)[0]:
            return ""
        try:
            return os.read(self.terminal, 65536).decode("utf-8", "replace")
        except OSError:  # Linux says so that the other end is closed
            return ""

    def until(self, text: str) -> str:
        """All that was shown until this text."""
        shown = ""
        end = time.monotonic() + 60
        while text not in shown and time.monotonic() < end:
            shown += self._more()
        if text not in shown:
            self.process.kill()
            self.process.wait()
        assert text in shown
        return shown

    def interrupted(self, text: str) -> str:
        """All that is shown after Ctrl-C; pressed again, as a person would, if it fell between prompt and reading."""
        shown = ""
        end = time.monotonic() + 60
        while text not in shown and self.process.poll() is None and time.monotonic() < end:
            self.process.send_signal(signal.SIGINT)
            patience = time.monotonic() + 2
            while text not in shown and time.monotonic() < patience:
                shown += self._more()
        return shown

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        end = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < end:
            self._more()
        self.process.kill()
        os.close(self.terminal)
        return self.process.wait()


def play(path: Path, *more: str, **environment: str) -> Screen:
    return Screen("play", "--seed", "tty", "--option", "start=0", "--save", str(path), *more, **environment)


def test_colours_and_leaving_with_control_c(tmp_path: Path) -> None:
    screen = play(tmp_path / "x.klab")
    shown = screen.until("\n> ")
    assert "\x1b[30;42m" in shown or "\x1b[30;43m" in shown or "44m" in shown or "41m" in shown
    screen.type("12\n")
    screen.until("\n> ")
    assert "Gespeichert." in screen.interrupted("play --resume")
    assert screen.end() == 0
    assert '"split 12|345"' in (tmp_path / "x.klab").read_text()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_narrow_terminal_is_told_that_it_is(tmp_path: Path, lang: str) -> None:
    found = {
        "de": "Dieses Terminal ist 60 Zeichen breit, gezeichnet wird für",
        "en": "This terminal is 60 columns wide;",
    }
    screen = play(tmp_path / "one.klab", "--lang", lang, COLUMNS="60")
    assert found[lang] in screen.until("> ")
    screen.type("q\n")
    assert screen.end() == 0
    screen = play(tmp_path / "two.klab", "--lang", lang)
    assert found[lang] not in screen.until("> ")
    screen.type("q\n")
    assert screen.end() == 0


def test_end_of_input(tmp_path: Path) -> None:
    screen = play(tmp_path / "x.klab")
    screen.until("\n> ")
    screen.type("\x04")
    screen.until("Gespeichert.")
    assert screen.end() == 0


@pytest.mark.parametrize(
    ("more", "environment"),
    [(["--no-color"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})],
    ids=["--no-color", "NO_COLOR", "dumb"],
)
def test_without_colour(tmp_path: Path, more: list[str], environment: dict[str, str]) -> None:
    screen = play(tmp_path / "x.klab", *more, **environment)
    shown = screen.until("\n> ")
    screen.type("q\n")
    assert screen.end() == 0
    for code in ("30;4", "37;4", "\x1b[3", "\x1b[4", ";3", ";4"):
        assert code not in shown.replace("\x1b[3m", "").replace("\x1b[4m", ""), code


def test_long_rules_go_through_the_pager() -> None:
    screen = Screen("rules", "jolly-und-roger", PAGER="cat", MANPAGER="cat")
    assert "8.2" in screen.until("Tortuga  ")
    assert screen.end() == 0


def test_a_key_holds_the_show_and_another_lets_it_go_on() -> None:
    screen = Screen("watch", "--seats", "random,random", "--seed", "tty", "--delay", "0.01")
    screen.until("Jede Taste hält die Partie an")
    screen.type(" ")
    screen.until("Angehalten.")
    screen.type(" ")
    screen.until("Noch einmal zusehen:")
    assert screen.end() == 0


@pytest.mark.parametrize("held", [False, True], ids=["running", "held"])
def test_q_ends_the_show(held: bool) -> None:
    screen = Screen("watch", "--seed", "tty", "--delay", "30")
    assert "Bot 1 (Kapitän)   ● Bot 2 (Kapitän)" in screen.until("Jede Taste hält die Partie an")
    if held:
        screen.type("x")
        screen.until("Angehalten.")
    screen.type("q")
    assert "gewinnt" not in screen.until("watch jolly-und-roger --seats captain,captain --seed tty")
    assert screen.end() == 0


def test_control_c_ends_the_show() -> None:
    screen = Screen("watch", "--seats", "random,random", "--seed", "tty", "--delay", "30")
    screen.until("Jede Taste hält die Partie an")
    shown = screen.interrupted("Noch einmal zusehen:")
    assert "Noch einmal zusehen:" in shown
    assert "Traceback" not in shown
    assert screen.end() == 0


def test_control_c_keeps_what_a_ladder_has_played(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    screen = Screen(
        "ladder", "jolly-und-roger", "--levels", "random,cabin-boy", "--jobs", "2", "--file", str(path), COLUMNS="120"
    )
    screen.until("Schiffsjunge – Zufall")  # the bar after the first deal
    shown = screen.interrupted("derselbe Befehl macht weiter")
    assert "Unterbrochen." in shown
    assert "Traceback" not in shown
    assert screen.end() == 130
    played = len(path.read_text("utf-8").splitlines())
    assert 0 < played < 1000
