"""``klabauter`` with arguments and files as somebody might give them, in this process.

Whatever is given: the exit code is one of those that are documented, what cannot be done is said, no traceback shown,
and nothing that steers a terminal is written. Commands that wait for a network or compute for long get little to do.
"""

from __future__ import annotations

import contextlib
import io
import os
import random
import sys
import tempfile
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

from klabauter import Table
from klabauter.cli.main import main
from klabauter.games import games
from tests.fuzzing.outcome import Outcome, failure
from tests.fuzzing.records import mutant, written
from tests.laws.positions import Stuck, limited

ODD: Final = (
    "", " ", "-", "--", "-1", "0", "1e9", "nan", "٣", "nonsense", "--nonsense", "-x", "{ $x }", "\x1b[31mred",
    "\u202eback", "\udcff", "a\nb", "x" * 300, "=", "a=", "mode=nonsense", "%s", "Ä", "[bold]", ",", "a,,b", "../..",
)  # fmt: skip
GAMES: Final = (*games(), "port", "jolly", "21 mutinies", "um rum", "chess")
FILES: Final = (
    "game.klab",
    "broken.klab",
    "names.klab",
    "own.toml",
    "wrong.toml",
    "bytes.bin",
    "folder",
    "missing",
    "x" * 300,
)
DATABASES: Final = ("sqlite:///server.db", "sqlite:////nowhere/at/all.db", "mysql://x", "nonsense", "sqlite:///folder")
SEATS: Final = ("random,random", "2*random", "human,random", "human", "random", "nobody,random", "9*random")
# By command: what stands behind it, and its options with their values; None: it has none.
COMMANDS: Final[dict[str, tuple[tuple[tuple[str, ...], ...], dict[str, tuple[str, ...] | None]]]] = {
    "games": ((GAMES,), {"--figures": None, "--components": FILES, "--moves": None, "--view": None, "--fields": None,
                         "--seats": ("2", "3", "9"), "--option": ("mode=all", "start=0")}),
    "rules": ((GAMES, ("3.1", "7.99", "tie", "who wins")), {"--contents": None, "--tests": FILES}),
    "play": ((GAMES,), {"--seats": SEATS, "--names": ("Jo,Al", "Jo,Jo", "\x1b]0;x\x07,Al"), "--option": ("mode=all",),
                        "--components": FILES, "--seed": ("1", "x"), "--memory": ("aid", "none"), "--hints": None,
                        "--resume": FILES, "--save": ("new.klab", *FILES), "--ask": None}),
    "watch": ((("jolly-und-roger",),), {"--names": ("Jo,Al", "\x1b[2J,Al"), "--as": ("0", "Jo", "9")}),
    "simulate": ((GAMES,), {"--seats": ("2", "9"), "--seed": ("1",), "--json": None, "--components": FILES}),
    "compare": ((GAMES, ("random",), ("random",)), {"--seats": ("2", "9"), "--json": None, "--seed": ("1",)}),
    "replay": ((FILES,), {"--step": None}),
    "verify": ((FILES,), {"--commitment": ("0" * 64, "x")}),
    "admin": ((("close", "ban", "promote", "reset", "reports", "settle", "prune", "bin", "restore-from-bin"),
               ("x", "1", "open")), {}),
    "backup": ((FILES,), {}),
    "restore": ((FILES,), {}),
    "sit": ((("nonsense", "http://", "https://[::", "http://x/t/"), ("true",)), {"--seat": ("1", "0")}),
    "ladder": ((("chess",),), {"--report": None, "--file": FILES, "--markdown": FILES}),
}  # fmt: skip
ALWAYS: Final = {  # so that nothing takes long or lies outside the folder
    "watch": ("--delay", "0", "--seats", "random,random"),
    "simulate": ("--games", "1", "--bots", "random,random"),
    "compare": ("--deals", "1"),
    "ladder": ("--levels", "nobody"),
    "admin": ("--database",), "backup": ("--database",), "restore": ("--database",),
}  # fmt: skip


def arguments(rng: random.Random) -> list[str]:
    command = rng.choice(list(COMMANDS))
    behind, options = COMMANDS[command]
    words = [rng.choice(values) for values in behind]
    for name in rng.sample(list(options), rng.randint(0, min(3, len(options)))):
        values = options[name]
        words += [name] if values is None else [name, rng.choice(values)]
    for _ in range(rng.choice((0, 0, 1, 2))):
        at = rng.randrange(len(words) + 1)
        if rng.random() < 0.5:
            words.insert(at, rng.choice(ODD))
        else:
            words[at : at + 1] = rng.choice(([], [rng.choice(ODD)], [rng.choice(FILES)]))
    always = list(ALWAYS.get(command, ()))
    if always == ["--database"]:
        always.append(rng.choice(DATABASES))
    return [command, *words, *always, *rng.choice(([], ["--lang", "de"], ["--no-color"]))]


def prepare(folder: Path, rng: random.Random) -> None:
    """The files that arguments name."""
    text = written("jolly-und-roger", 0)
    luck = ["start seat-0", *["draw green-1"] * 4, "draw red-5", "\x1b[31m"]
    table = Table("jolly-und-roger", luck=luck, meta={"names": ["\x1b]0;x\x07Jo\n\n1.", "\u202eA\x9b2Jl"]})
    for name, content in {
        "game.klab": text, "broken.klab": mutant(text, rng), "names.klab": table.record().dumps(),
        "own.toml": '[ships]\nred = 11\nsource = "\u009b31m \\u001b[31m"\n',
        "wrong.toml": '[ships]\n"\\u001b[31m" = 11\n',
    }.items():  # fmt: skip
        (folder / name).write_bytes(content.encode("utf-8", "replace"))
    (folder / "bytes.bin").write_bytes(bytes(range(256)))
    (folder / "folder").mkdir(exist_ok=True)


@contextlib.contextmanager
def elsewhere(typed: str) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    """Streams of our own, as a program has them whose output goes into a file."""
    out, err = (
        io.TextIOWrapper(io.BytesIO(), "utf-8", errors, write_through=True) for errors in ("strict", "backslashreplace")
    )
    with (
        patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        yield out, err


def said(stream: io.TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode("utf-8")


def judged(words: list[str], typed: str, case: str) -> str | bool:
    """Whether it was refused, or what is wrong."""
    shown = f"{case}: {words!r}"
    try:
        with elsewhere(typed) as (out, err), limited():
            code = main(words)
    except (Exception, SystemExit, Stuck) as error:
        return failure(error, shown)
    found, wrong = said(out), said(err)
    steering = {sign for sign in found + wrong if unicodedata.category(sign) == "Cc"} - {"\n", "\t"}
    if steering:
        return f"it writes {steering}\n{shown}\n{found}\n{wrong}"
    if code not in (0, 1, 2) or "Traceback" in wrong:
        return f"exit code {code}\n{shown}\n{wrong}"
    if code == 2 and not wrong and not found:
        return f"it does not say why not\n{shown}"
    return code == 2


def fuzz(cases: int, seed: int = 0) -> Outcome:
    refused, findings = 0, []
    with tempfile.TemporaryDirectory(prefix="klabauter-fuzz-") as name, contextlib.chdir(name):
        home = {"KLABAUTER_GAMES": name, "HOME": name, "XDG_STATE_HOME": name, "COLUMNS": "80", "LANG": "en_GB.UTF-8"}
        with patch.dict(os.environ, home):
            for number in range(cases):
                rng = random.Random(f"command line {seed} {number}")
                prepare(Path(name), rng)
                typed = "".join([f"{rng.choice(('1', '', '?', 'u', *ODD[:20]))}\n" for _ in range(rng.randint(0, 4))])
                found = judged(arguments(rng), typed, f"command line, seed {seed}, case {number}")
                if isinstance(found, str):
                    findings.append(found)
                else:
                    refused += found
    return Outcome(cases, refused, findings)
