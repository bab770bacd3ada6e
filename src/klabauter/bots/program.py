"""Any other program as a bot: it is started, asked by lines of JSON, and replaced when it fails.

The messages are in ``bots/messages.py``, the whole agreement in docs/bot-protocol.md. Whatever the program does, a
decision comes within its limit: a thread of its own does everything that may block, and a program that has failed is
killed with all its children.
"""

from __future__ import annotations

import atexit
import logging
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import IO, Final, NamedTuple

from klabauter.bots import messages
from klabauter.bots.bot import Ask, Bot, Over
from klabauter.bots.errors import BadMessage, BadProgram, BotsMessage, ProgramFailed
from klabauter.bots.greedy import GreedyBot
from klabauter.kernel.errors import IllegalMove
from klabauter.kernel.move import Move

log = logging.getLogger(__name__)

KILLED: Final = -9  # the exit code of a program that was killed, as we do it
COMPLAINT: Final = 1000  # bytes of a line of its standard error


class Limits(NamedTuple):
    """How long a program is waited for, in seconds."""

    start: float = 10.0  # until it has said hello
    move: float = 30.0  # for a decision, where the budget names no seconds
    grace: float = 1.0  # beyond the seconds of a budget
    end: float = 1.0  # from the last message until it has ended by itself


LIMITS: Final = Limits()


def words_of(command: str) -> list[str]:
    """The words of a command, the first of them found on the disk."""
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError:
        raise BadProgram(command, BotsMessage("why-program-quotes")) from None
    if not words:
        raise BadProgram(command, BotsMessage("why-program-empty"))
    if sys.platform == "win32":
        words = [word.strip('"') for word in words]
    found = shutil.which(words[0])
    if found is None:
        raise BadProgram(command, BotsMessage("why-program-missing", program=words[0]))
    return [found, *words[1:]]


class Process:
    """A running program. ``exchange`` and ``close`` return in time, whatever it does."""

    def __init__(self, name: str, words: list[str], limits: Limits) -> None:
        self.name = name
        self.limits = limits
        pipe = subprocess.PIPE
        try:
            self._child = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError):
            raise ProgramFailed(name, BotsMessage("why-program-start")) from None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._farewell = b""
        self._talker = threading.Thread(target=self._talk, daemon=True)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._talker.start()
        self._listener.start()
        atexit.register(self.close)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait so long for one. ProgramFailed if none comes; then the program is no more."""
        self._lines.put(line)
        try:
            answer = self._answers.get(timeout=max(0.0, seconds))
        except queue.Empty:
            self.close(patience=0.0)
            why = BotsMessage("why-program-slow", seconds=f"{max(0.0, seconds):.3g}")
            raise ProgramFailed(self.name, why) from None
        if answer.endswith(b"\n") or len(answer) > messages.LONGEST:
            return answer.removesuffix(b"\n")
        code = self.close(patience=0.0)
        if code == KILLED:
            raise ProgramFailed(self.name, BotsMessage("why-program-closed"))
        raise ProgramFailed(self.name, BotsMessage("why-program-ended", code=code))

    def close(self, farewell: bytes = b"", patience: float | None = None) -> int:
        """Say a last line, wait a moment for the program to end, kill what is left of it; returns its exit code."""
        self._farewell = farewell
        self._lines.put(None)
        self._talker.join(self.limits.end if patience is None else patience)
        if self._child.returncode is None:
            kill(self._child.pid)
        try:
            code = self._child.wait(self.limits.end)
        except subprocess.TimeoutExpired:  # the system does not let go of it
            code = KILLED
        self._talker.join(self.limits.end)
        self._listener.join(self.limits.end)
        atexit.unregister(self.close)
        return code

    def _talk(self) -> None:
        """The thread that writes a line and reads one, in turn. Whatever is written unasked stays in the pipe."""
        stdin, stdout = self._child.stdin, self._child.stdout
        assert stdin is not None
        assert stdout is not None
        line = self._lines.get()
        while line is not None:
            write(stdin, line)
            self._answers.put(stdout.readline(messages.LONGEST + 1))
            line = self._lines.get()
        write(stdin, self._farewell)
        shut(stdin)
        while stdout.readline(messages.LONGEST):
            pass
        stdout.close()

    def _listen(self) -> None:
        """The thread that hands on what the program complains about."""
        stderr = self._child.stderr
        assert stderr is not None
        while line := stderr.readline(COMPLAINT):
            log.warning("%s: %s", self.name, line.decode(errors="replace").rstrip())
        stderr.close()


def write(pipe: IO[bytes], line: bytes) -> None:
    """Write a line and flush. Ignores a broken pipe: the missing answer shows it later."""
    try:
        pipe.write(line)
        pipe.flush()
    except OSError:  # nobody reads any longer: what that means is seen when the answer is read
        pass


def shut(pipe: IO[bytes]) -> None:
    """Close a pipe. Ignores errors about data that could not be written."""
    try:
        pipe.close()
    except OSError:  # what is left in it cannot be written; closed it is
        pass


def kill(pid: int) -> None:
    """A program and its children. Nobody has waited for it yet, so the number is still its own."""
    try:
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(pid)], capture_output=True, check=False)
        else:
            os.killpg(pid, signal.SIGKILL)
    except OSError:  # it has just ended, on some systems
        pass


class ProgramBot(Bot):
    """Plays what a program answers. If that fails, a bot of ours takes the seat over, and ``trouble`` says why.

    The program is started at the first question and belongs to one game, until ``close``.
    """

    def __init__(self, command: str, seed: str, limits: Limits = LIMITS) -> None:
        super().__init__(seed)
        self.command = command
        self.words = words_of(command)
        self.limits = limits
        self.comment = ""  # what it said to its last move, for people to read
        self._process: Process | None = None
        self._asked = 0
        self._stand_in = GreedyBot(seed)

    def decide(self, ask: Ask) -> Move:
        """The program's move; from its first failure on, that of a stand-in. What went wrong is in ``trouble``."""
        self.comment = ""
        if self.trouble is None:
            try:
                return self._answer(ask)
            except ProgramFailed as failure:
                self._process = None  # it has been closed
                self.trouble = failure
            except BadMessage as bad:
                assert self._process is not None
                self.trouble = ProgramFailed(self._process.name, bad.why)
                self._end(messages.error(bad))
        return self._stand_in.decide(ask)

    def close(self, end: Over | None = None) -> None:
        """Send the program the end of the game, wait ``limits.end`` seconds, kill what is left. Safe to repeat."""
        self._end(messages.over(end))

    def _answer(self, ask: Ask) -> Move:
        """The program's move. It may correct an impossible one once, within the same time."""
        process = self._started(ask)
        seconds = ask.budget.seconds
        limit = self.limits.move if seconds is None else seconds + self.limits.grace
        until = time.monotonic() + limit
        self._asked += 1
        answer = self._exchange(process, messages.question(ask, self._asked, limit), limit)
        try:
            return messages.chosen(ask, answer)
        except IllegalMove as illegal:
            refusal = messages.refusal(self._asked, illegal)
        answer = self._exchange(process, refusal, until - time.monotonic())
        try:
            return messages.chosen(ask, answer)
        except IllegalMove:
            raise BadMessage(BotsMessage("why-program-illegal", move=messages.printable(answer))) from None

    def _exchange(self, process: Process, message: messages.Message, seconds: float) -> str:
        data = process.exchange(messages.line(message), seconds)
        answer = messages.read_answer(messages.read(data), self._asked)
        self.comment = answer.comment
        if answer.comment:
            log.info("%s: %s", process.name, answer.comment)
        return answer.move

    def _started(self, ask: Ask) -> Process:
        if self._process is None:
            self._process = Process(self.command, self.words, self.limits)
            greeting = self._process.exchange(messages.line(messages.hello(ask)), self.limits.start)
            hello = messages.read_hello(messages.read(greeting))
            self._process.name = f"{hello.name} {hello.version}"
        return self._process

    def _end(self, message: messages.Message) -> None:
        if self._process is not None:
            self._process.close(messages.line(message))
            self._process = None
