"""Programs as bots: whatever they do, every decision is legal, the seat is never empty, and nothing is left behind."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from klabauter import KlabauterError, Table
from klabauter.bots import Budget, make, messages
from klabauter.bots.errors import BadProgram, ProgramFailed
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.program import Limits, Process, ProgramBot
from klabauter.games import games
from klabauter.kernel.messages import Message
from klabauter.lab.simulate import simulate
from klabauter.words import Words
from tests.bots.programs import NODE_MATE, PYTHON_MATE, Rogue, asked, play_out

PATIENT = Limits(start=60, move=60, grace=60, end=60)  # for programs that do not let us wait
CURT = Limits(start=60, move=0.3, grace=0.3, end=0.3)
GAME = "jolly-und-roger"

# What the program does after its prelude, in how many decisions it is found out, with which limits, and why.
FAILURES: dict[str, tuple[str, int, Limits, str]] = {
    "crashes at once": ("sys.exit(3)", 1, PATIENT, "why-program-ended"),
    "never says hello": ("signal.pause()", 1, Limits(0.3, 60, 60, 0.3), "why-program-slow"),
    "speaks another version": (
        "read(); say(type='hello', protocol=2, name='x', version='1')", 1, PATIENT, "why-message-protocol",
    ),
    "says hello without a name": ("read(); say(type='hello', protocol=1)", 1, PATIENT, "why-message-lacks"),
    "hangs": ("greet(); signal.pause()", 1, CURT, "why-program-slow"),
    "crashes in the middle": ("greet(); answer(read()); read(); 1 / 0", 2, PATIENT, "why-program-ended"),
    "is killed": ("greet(); os.kill(os.getpid(), signal.SIGTERM)", 1, PATIENT, "why-program-ended"),
    "writes without end": (
        "greet()\nwhile True: sys.stdout.write('x' * 1000)", 1, Limits(60, 60, 60, 0.3), "why-message-long",
    ),
    "writes lines without end": (
        "greet()\nwhile True: print('x' * 1000)", 1, Limits(60, 60, 60, 0.3), "why-message-object",
    ),
    "writes half a message": ("greet(); print('{', end='', flush=True)", 1, PATIENT, "why-program-ended"),
    "writes no JSON": ("greet(); read(); print('{', flush=True)", 1, PATIENT, "why-message-object"),
    "writes no object": ("greet(); read(); print('[1]', flush=True)", 1, PATIENT, "why-message-object"),
    "writes an empty line": ("greet(); read(); print(flush=True)", 1, PATIENT, "why-message-object"),
    "writes no UTF-8": ("greet(); read(); os.write(1, b'\"\\xff\"\\n')", 1, PATIENT, "why-message-encoding"),
    "says hello again": ("greet(); greet()", 1, PATIENT, "why-message-type"),
    "plays impossible moves": (
        "greet(); say(type='move', question=read()['question'], move='walk the plank')\n"
        "say(type='move', question=read()['question'], move='take set-1')", 1, PATIENT, "why-program-illegal",
    ),
    "answers another question": (
        "greet(); ask = read(); ask['question'] += 1; answer(ask)", 1, PATIENT, "why-message-question",
    ),
    "answers twice": ("greet(); ask = read(); answer(ask); answer(ask)", 2, PATIENT, "why-message-question"),
    "closes its output": ("greet(); os.close(1); signal.pause()", 1, PATIENT, "why-program-closed"),
    "leaves a child behind": (
        "greet()\nif os.fork() == 0: signal.pause()", 1, CURT,
        "why-program-slow",
    ),
}  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table(GAME, seed="rogues", options={"start": 0})


def why(error: KlabauterError | None) -> Message:
    assert isinstance(error, ProgramFailed)
    said = error.values["why"]
    assert isinstance(said, Message)
    return said


@pytest.mark.parametrize("case", FAILURES)
def test_a_program_that_fails_is_replaced_and_gone(case: str, table: Table, tmp_path: Path) -> None:
    code, decisions, limits, reason = FAILURES[case]
    rogue = Rogue(tmp_path, code)
    bot = ProgramBot(rogue.command, "seed", limits)
    for number in range(decisions):
        assert bot.trouble is None, f"found out after {number} decisions"
        asked(table, bot)
    assert why(bot.trouble).key == reason
    for pid in rogue.gone():
        with pytest.raises(ProcessLookupError):  # a zombie would still be found
            os.kill(pid, 0)
    trouble = bot.trouble
    stand_in = GreedyBot("seed")
    for _ in range(4):
        twin = Table(GAME, seed="rogues", options={"start": 0})
        twin.play_on(table.record())
        assert asked(table, bot) == asked(twin, stand_in)
    bot.close()
    assert bot.trouble is trouble
    found = [Words(language, table.game.info) for language in ("de", "en")]
    assert len({words.error(trouble) for words in found if trouble is not None}) == 2
    assert [words.complaints for words in found] == [[], []]


def test_the_game_goes_on_to_its_end(table: Table, tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "greet(); answer(read()); answer(read()); sys.exit(7)")
    bot = ProgramBot(rogue.command, "seed", PATIENT)
    play_out(table, [bot, make("random", "seed")])
    bot.close()
    assert table.over
    assert str(bot.trouble) == (
        "The program “Rogue 1” failed: it ended with exit code 7. One of Klabauter’s bots plays on for it."
    )


def test_an_impossible_move_may_be_corrected_once_in_the_same_time(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[float] = []

    class Clocked(Process):
        def exchange(self, line: bytes, seconds: float) -> bytes:
            times.append(seconds)
            return super().exchange(line, seconds)

    monkeypatch.setattr("klabauter.bots.program.Process", Clocked)
    code = """
greet()
ask = read()
say(type="move", question=ask["question"], move="tortuga")
refusal = read()
assert (refusal["type"], refusal["question"]) == ("refusal", 1)
assert (refusal["rule"], refusal["reason"]) == ("3.3", "split-first")
say(type="move", question=1, move="SPLIT  12|345")
sys.stdin.read()
"""
    rogue = Rogue(tmp_path, code)
    bot = ProgramBot(rogue.command, "seed", PATIENT)
    move = asked(table, bot)
    bot.close()
    assert (move, bot.trouble) == ("split 12|345", None)
    assert 60 == times[1] > times[2] > 0
    rogue.gone()


def test_a_program_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "signal.pause()")
    process = Process("deaf", shlex.split(rogue.command), CURT)
    with pytest.raises(ProgramFailed, match=r"did not answer within 0\.3 seconds"):
        process.exchange(b"x" * 1_000_000 + b"\n", 0.3)  # more than a pipe holds
    rogue.gone()


def test_a_child_out_of_reach_blocks_nobody(table: Table, tmp_path: Path) -> None:
    """It left the process group and holds the pipes, so nothing can be done about it but not to wait."""
    os.mkfifo(tmp_path / "leash")
    code = f"""
far, away = os.pipe()
if os.fork() == 0:
    os.setsid()
    os.write(away, b"!")
    open({str(tmp_path / "leash")!r}).read()
else:
    os.read(far, 1)
    greet()
"""
    rogue = Rogue(tmp_path, code)
    bot = ProgramBot(rogue.command, "seed", CURT)
    asked(table, bot)
    assert why(bot.trouble).key == "why-program-slow"
    with (tmp_path / "leash").open("w"):
        pass
    rogue.gone()


def test_a_program_that_cannot_be_started_is_replaced(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "nonsense"
    path.write_bytes(b"\0\1\2")
    path.chmod(0o755)
    bot = ProgramBot(shlex.quote(str(path)), "seed")
    asked(table, bot)
    assert why(bot.trouble).key == "why-program-start"


@pytest.mark.parametrize(
    ("command", "reason"),
    [("", "the command is missing"), ("no-such-program x", "there is no program no-such-program"), ("'x", "quotation")],
)
def test_what_is_no_command_is_refused_before_the_game(command: str, reason: str) -> None:
    with pytest.raises(BadProgram, match=reason):
        make(f"program:{command}", "seed")


def test_the_end_is_told_and_what_is_written_to_stderr_is_shown(
    table: Table, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code = """
greet()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        answer(message)
print(message["type"], message["finished"], message.keys() & {"standings"}, file=sys.stderr)
"""
    rogue = Rogue(tmp_path, code)
    bot = ProgramBot(rogue.command, "seed", PATIENT)
    asked(table, bot)
    bot.close()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("WARNING", "Rogue 1: over False set()")
    ]
    assert bot.trouble is None
    rogue.gone()


@pytest.fixture
def spy(tmp_path: Path) -> Rogue:
    """Writes down all it is sent, and plays the first move."""
    return Rogue(
        tmp_path,
        f"""
book = open({str(tmp_path / "book")!r}, "w")
for line in sys.stdin:
    book.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="Spy", version="1")
    elif message["type"] == "ask":
        answer(message)
""",
    )


@pytest.mark.parametrize("game", games())
def test_a_program_is_sent_what_its_seat_may_know_and_nothing_else(game: str, spy: Rogue, tmp_path: Path) -> None:
    table = Table(game, seed="a secret between the table and its luck")
    bot, other = ProgramBot(spy.command, f"{table.seed}/seat 1", PATIENT), make("random", "other")
    expected: list[dict[str, Any]] = []
    heard = 0
    while len(expected) < 12 and table.actor is not None:
        if table.actor == 0:
            asked(table, other)
            continue
        moves = [
            {"move": str(move), "verb": move.verb.key, "parts": list(move.parts), **_named(move.data(table.game.names))}
            for move in table.moves()
        ]
        asking = {"type": "ask", "question": len(expected) + 1, "limit": 65.0}
        budget = {"budget": {"seconds": 5.0, "simulations": 100}}
        expected.append({**asking, **budget, "events": table.log(1, heard), "view": table.view(1), "moves": moves})
        now = len(table.log(1))
        asked(table, bot, Budget(5.0, 100), heard)
        heard = now
    bot.close()
    assert bot.trouble is None
    spy.gone()
    hello, *sent, last = (tmp_path / "book").read_text("utf-8").splitlines()
    assert sent == [json.dumps(message, separators=(",", ":")) for message in expected]
    assert last == '{"type":"over","finished":false}'
    setting = table.game.setting
    said = json.loads(hello)
    assert {name: said.pop(name) for name in ("game", "rules", "seats", "options", "figures", "seat")} == {
        "game": game, "rules": setting.version, "seats": 2, "options": setting.options, "figures": setting.components,
        "seat": 1,
    }  # fmt: skip
    assert sorted(said) == ["name", "protocol", "type", "version"]
    assert not any("secret" in line for line in [hello, *sent])


def _named(data: dict[str, Any]) -> dict[str, Any]:
    return {"values": data["values"], "kinds": data["kinds"]}


@pytest.mark.parametrize("game", games())
def test_the_examples_play_every_game_to_its_end_and_alike(game: str) -> None:
    """In Python and in JavaScript, against one another and against chance."""
    python, node = [
        simulate(game, None, 1, "mates", bots=[f"program:{mate}", "random"]).played for mate in (PYTHON_MATE, NODE_MATE)
    ]
    assert python == node
    assert python[0].failed == ()


def test_a_simulation_counts_the_games_in_which_a_program_failed(tmp_path: Path) -> None:
    rogue = Rogue(tmp_path, "sys.exit()")
    found = simulate(GAME, None, 2, "failed", bots=["random", f"program:{rogue.command}"])
    assert found.data()["failed"] == [0, 2]
    rogue.gone()


def test_the_longest_message_may_be_that_long(table: Table, tmp_path: Path) -> None:
    size = messages.LONGEST
    code = f"""
greet()
for spare in (0, 1):
    ask = read()
    text = json.dumps(dict(type="move", question=ask["question"], move=ask["moves"][0]["move"], comment=""))
    print(text[:-2] + "x" * ({size} - len(text) + spare) + text[-2:], flush=True)
sys.stdin.read()
"""
    rogue = Rogue(tmp_path, code)
    bot = ProgramBot(rogue.command, "seed", PATIENT)
    asked(table, bot)
    assert bot.trouble is None
    asked(table, bot)
    assert why(bot.trouble).key == "why-message-long"
    rogue.gone()


def test_a_program_nobody_closes_ends_with_klabauter(tmp_path: Path) -> None:
    """Even one that does not care that its input has ended."""
    rogue = Rogue(tmp_path, "greet(); answer(read()); signal.pause()")
    code = """
import sys
from klabauter import Table
from klabauter.bots.program import Limits, ProgramBot
from tests.bots.programs import asked
bot = ProgramBot(sys.argv[1], "seed", Limits(60, 60, 60, 0.3))
asked(Table("jolly-und-roger"), bot)
assert bot.trouble is None
"""
    subprocess.run([sys.executable, "-c", code, rogue.command], check=True)
    rogue.gone()
