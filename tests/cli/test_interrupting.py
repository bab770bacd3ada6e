"""Ctrl-C ends a command without a traceback, however early it comes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Python runs this before anything else: Ctrl-C is pressed when a certain module is about to be imported.
PRESSED = """
import os, signal, sys
class Press:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == os.environ["PRESSED_AT"]:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Press)
"""


@pytest.fixture(autouse=True)
def heeded() -> Iterator[None]:
    """A shell starts what runs in the background with Ctrl-C ignored, and every child would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("module", ["klabauter.api", "klabauter.cli.main", "klabauter.cli.dispatch", "rich.console"])
def test_ctrl_c_while_python_still_imports(tmp_path: Path, module: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(PRESSED)
    command = [sys.executable, "-m", "klabauter", "games"]
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "PRESSED_AT": module}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")
    assert done.returncode in (-2, 130)


def test_ctrl_c_while_the_installed_command_starts(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(PRESSED)
    command = [str(Path(sys.executable).with_name("klabauter")), "games"]
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "PRESSED_AT": "klabauter.api"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")
    assert done.returncode in (-2, 130)


def test_a_program_that_uses_the_library_keeps_its_own_ctrl_c() -> None:
    code = "import signal, klabauter; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
