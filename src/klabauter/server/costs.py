"""What clients cost: every person and every address has an account of processor time and of bytes.

Whatever the server does for a client is charged to the accounts of its person and its address. An account that is
overdrawn has to wait: its sockets are not read and its requests are not handled until enough time has passed.

Other modules use this:

    bill = paying()                              # who pays for what this task does; None: the server itself
    bill.charge(cpu_seconds=0.02, bytes=4000)    # for work in threads and processes; called on the event loop
    bill.debt()                                  # seconds until it may go on; 0.0: not overdrawn

``bill.run(coroutine)`` measures all steps of a coroutine on the event loop and charges them. Tasks that it starts are
paid by the same bill, but measured only if they are started with ``measured(coroutine)``.
"""

from __future__ import annotations

import asyncio
import logging
import types
from collections.abc import Coroutine, Generator, Mapping
from contextvars import ContextVar
from hashlib import blake2b
from math import ceil
from time import monotonic, thread_time
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from klabauter.server.errors import TooMany

log = logging.getLogger("klabauter")
T = TypeVar("T")
PACE_DEBT = 0.1  # seconds of processor time: single steps that take longer do not make anybody wait longer
SHARED = 1000  # accounts that are sent to other processes at once, those with the highest costs


class Budget(NamedTuple):
    """What an account may use: ``cpu`` seconds saved up at most, and gained per second; the same of bytes.

    However much is saved up, it is used no faster than at the ``pace``: others must be able to play meanwhile.
    ``connections`` may be open at once, and ``waiting`` bytes may wait for clients that do not read them.
    """

    cpu: float
    cpu_rate: float
    pace: float
    pace_rate: float
    bytes: float
    bytes_rate: float
    connections: float
    waiting: float

    def times(self, scale: float) -> Budget:
        """All of it so many times, but for the memory that one client can use up."""
        return Budget(*[value * scale for value in self])._replace(waiting=self.waiting)


# A quick player uses 1 % of a core; opening a page takes 0.1 seconds and 1 MB.
PERSON = Budget(
    cpu=2.0, cpu_rate=0.05, pace=0.2, pace_rate=0.15, bytes=50e6, bytes_rate=1e6, connections=40, waiting=4e6
)
ADDRESS = Budget(
    cpu=4.0, cpu_rate=0.15, pace=0.4, pace_rate=0.3, bytes=100e6, bytes_rate=2e6, connections=200, waiting=16e6
)


class Account:
    """What one payer has used so far, and up to where it may. ``cpu`` and ``bytes`` only grow, and so do the limits."""

    __slots__ = (
        "__weakref__", "_at", "_bytes_limit", "_cpu_limit", "_pace_limit", "budget", "bytes", "connections", "cpu",
        "payer", "shared", "turn", "waiting",
    )  # fmt: skip

    def __init__(self, name: str, budget: Budget) -> None:
        self.payer = blake2b(name.encode(), digest_size=8).hexdigest()  # does not tell an address
        self.budget = budget
        self._at = monotonic()
        self.cpu, self.bytes = 0.0, 0
        self.connections, self.waiting = 0, 0  # what it holds now
        self.turn = asyncio.Lock()  # those who wait until it is not overdrawn go one after the other
        self.shared = (0.0, 0)  # as much of both as other processes know of
        self._cpu_limit, self._pace_limit, self._bytes_limit = budget.cpu, budget.pace, budget.bytes

    def debt(self) -> float:
        """Seconds until nothing is overdrawn; 0.0: it is not."""
        if self.cpu <= self._cpu_limit and self.cpu <= self._pace_limit and self.bytes <= self._bytes_limit:
            return 0.0
        self.refill()
        budget = self.budget
        return max(
            (self.cpu - self._cpu_limit) / budget.cpu_rate,
            (self.cpu - self._pace_limit) / budget.pace_rate,
            (self.bytes - self._bytes_limit) / budget.bytes_rate,
            0.0,
        )

    def refill(self) -> bool:
        """Add what was gained by time; whether all that can be saved up is there."""
        at, budget = monotonic(), self.budget
        passed, self._at = at - self._at, at
        self._cpu_limit = min(self.cpu + budget.cpu, self._cpu_limit + passed * budget.cpu_rate)
        pace = min(self.cpu + budget.pace, self._pace_limit + passed * budget.pace_rate)
        self._pace_limit = max(self.cpu - PACE_DEBT, pace)
        self._bytes_limit = min(self.bytes + budget.bytes, self._bytes_limit + passed * budget.bytes_rate)
        return self._cpu_limit - self.cpu >= budget.cpu and self._bytes_limit - self.bytes >= budget.bytes

    def not_shared(self) -> tuple[float, int]:
        """What was charged since it was last sent to other processes."""
        cpu, bytes = self.shared
        self.shared = (self.cpu, self.bytes)
        return self.cpu - cpu, self.bytes - bytes


class Costs:
    """All accounts of a process."""

    def __init__(self, budgets: Mapping[str, Budget]) -> None:
        self._budgets = budgets  # by kind of account: person, address
        self._used: dict[str, Account] = {}  # those that have not everything saved up
        self._known: WeakValueDictionary[str, Account] = WeakValueDictionary()  # also those that only sockets hold
        self.elsewhere = 0.0  # processor seconds within measured steps that were charged to somebody else
        self.cpu_seconds, self.bytes = 0.0, 0  # charged to anybody, since the start
        self.pauses, self.refusals = 0, 0  # how often somebody had to wait; requests and connections that were refused

    def bill(self, person: str | None, address: str | None) -> Bill:
        """A bill for a person (by id), an address (as ``limits.source`` gives it), or both."""
        payers = [("address", address), ("person", person)]
        return Bill(self, [self._account(kind, who) for kind, who in payers if who is not None])

    def _account(self, kind: str, who: str) -> Account:
        name = f"{kind} {who}"
        account = self._known.get(name)
        if account is None:
            account = self._known[name] = Account(name, self._budgets[kind])
        self._used[name] = account
        return account

    @property
    def accounts(self) -> int:
        """How many payers are in memory now, for the metrics."""
        return len(self._known)

    def forget(self) -> None:
        """Keep no account that has everything saved up; those of open sockets stay."""
        for name, account in list(self._known.items()):
            if account.refill():
                self._used.pop(name, None)
            else:
                self._used[name] = account

    # -- several processes

    def to_share(self) -> dict[str, tuple[float, int]]:
        """What was charged here since the last time, by account."""
        found = {name: account.not_shared() for name, account in list(self._known.items())}
        most = sorted([(*used, name) for name, used in found.items() if used[0] > 0.001 or used[1] > 10_000])
        return {name: (round(cpu, 4), bytes) for cpu, bytes, name in most[-SHARED:]}

    def add_shared(self, used: dict[str, tuple[float, int]]) -> None:
        """What another process charged."""
        for name, (cpu, bytes) in used.items():
            kind, _, who = name.partition(" ")
            account = self._account(kind, who)
            account.cpu += cpu
            account.bytes += bytes
            account.shared = (account.shared[0] + cpu, account.shared[1] + bytes)


class Bill:
    """The accounts that pay for a connection or a request."""

    __slots__ = ("accounts", "costs", "counted")

    def __init__(self, costs: Costs, accounts: list[Account]) -> None:
        self.costs = costs
        self.accounts = accounts
        self.counted = False  # as an open connection

    @property
    def payer(self) -> str:
        """In whose turns expensive work is done for this: those of the address, since anybody can be many guests."""
        return self.accounts[0].payer if self.accounts else "nobody"

    def add(self, other: Bill) -> None:
        """From now on these pay, too."""
        self.accounts += other.accounts

    def charge(self, cpu_seconds: float = 0.0, bytes: int = 0) -> None:
        """Charge every account in full; an account may be overdrawn by this. Never waits."""
        self.costs.cpu_seconds += cpu_seconds
        self.costs.bytes += bytes
        for account in self.accounts:
            account.cpu += cpu_seconds
            account.bytes += bytes

    def charge_within(self, cpu_seconds: float, bytes: int = 0) -> None:
        """Charge a part of a step that somebody else's ``run`` measures: that one does not pay for it."""
        self.charge(cpu_seconds, bytes)
        self.costs.elsewhere += cpu_seconds

    def debt(self) -> float:
        """Seconds until none of the accounts is overdrawn; 0.0: none is."""
        longest = 0.0
        for account in self.accounts:
            longest = max(longest, account.debt())
        return longest

    def pause(self, debt: float) -> None:
        """Somebody has to wait for so long; operators can see that."""
        self.costs.pauses += 1
        if debt > 1:  # shorter pauses are nothing to worry about
            log.warning("somebody who costs too much has to wait for %.0f seconds", debt)

    async def wait(self) -> None:
        """Return when no account is overdrawn. Of several who wait for the same account, the first one goes first."""
        debt = self.debt()
        if debt > 0:
            self.pause(debt)
        while debt > 0:
            for account in self.accounts:
                if account.debt() > 0:
                    async with account.turn:
                        while (debt := account.debt()) > 0:
                            await asyncio.sleep(debt)
            debt = self.debt()

    async def wait_or_refuse(self, at_most: float) -> None:
        """The same. TooMany if it takes more than ``at_most`` seconds."""
        if self.debt() > 0:
            try:
                async with asyncio.timeout(at_most):
                    await self.wait()
            except TimeoutError:
                self.costs.refusals += 1
                raise TooMany(seconds=max(1, ceil(self.debt()))) from None

    # -- what is held for a while

    def open(self) -> bool:
        """Count one more open connection until ``close``; False, and nothing is counted, if it is one too many."""
        self.counted = self._count()
        return self.counted

    def join(self, other: Bill) -> bool:
        """From now on these pay for the connection, too. False if they have too many already."""
        if self.counted and not other._count():
            return False
        self.add(other)
        return True

    def _count(self) -> bool:
        if any([account.connections >= account.budget.connections for account in self.accounts]):
            self.costs.refusals += 1
            return False
        for account in self.accounts:
            account.connections += 1
        return True

    def close(self) -> None:
        """The connection is closed."""
        if self.counted:
            self.counted = False
            for account in self.accounts:
                account.connections -= 1

    def hold(self, bytes: int) -> bool:
        """So many bytes more wait to be sent, or fewer; False if these are more than may wait for the payers."""
        fits = True
        for account in self.accounts:
            account.waiting += bytes
            fits = fits and account.waiting <= account.budget.waiting
        return fits

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this, measured step by step and charged; what it waits for costs nothing."""
        token = _paying.set(self)
        try:
            return await _steps(self, work)
        finally:
            _paying.reset(token)


_paying: ContextVar[Bill | None] = ContextVar("paying", default=None)


def paying() -> Bill | None:
    """The bill for what the current task does; None if nobody in particular wants it."""
    return _paying.get()


async def measured(work: Coroutine[Any, Any, T]) -> T:
    """Do this in a task of its own, charged to those who pay for the task that starts it."""
    bill = _paying.get()
    return await (work if bill is None else _steps(bill, work))


@types.coroutine
def _steps(bill: Bill, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    """Drive a coroutine as ``await`` does, and charge the processor time between its awaits."""
    costs, given, error = bill.costs, None, None
    while True:
        began, elsewhere = thread_time(), costs.elsewhere
        try:
            awaited = work.send(given) if error is None else work.throw(error)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            bill.charge(thread_time() - began - (costs.elsewhere - elsewhere))
        try:
            given, error = (yield awaited), None
        except BaseException as thrown:
            given, error = None, thrown
