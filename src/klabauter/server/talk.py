"""What is no act of a table and still concerns everybody who looks at it: lines of chat, names, who is muted.

It is sent from here, and the other processes get a note what to look up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from klabauter.server.store import Store
from klabauter.server.tables import chat
from klabauter.server.tables.live import Live
from klabauter.server.tables.service import Tables
from klabauter.wire.play import ChatLineRemoved, encode

Others = Callable[[str], None]


class Talk:
    def __init__(self, store: Store, tables: Tables, others: Others) -> None:
        self._store = store
        self._tables = tables
        self._others = others

    async def say(self, live: Live, person: str, text: str) -> None:
        """Keep a line and tell it to everybody who wants to hear its author."""
        line = await chat.keep(self._store, live.sheet, person, text)
        await self._said(live, line)
        self._others(f"{live.sheet.id} said {line}")

    async def unsay(self, table: str, lines: Sequence[int]) -> None:
        """Lines were removed: they vanish from the screens, too."""
        self._unsaid(table, lines)
        self._others(f"{table} unsaid {','.join([str(line) for line in lines])}")

    async def rename(self, table: str) -> None:
        """Somebody there has another name, or none any more."""
        await self._renamed(table)
        self._others(f"{table} renamed")

    async def mute(self, person: str) -> None:
        """Somebody wants to hear others than before."""
        await self._muted(person)
        self._others(f"{person} muted")

    async def heard(self, about: str, what: str, lines: str = "") -> None:
        """What another process said."""
        if what == "muted":
            await self._muted(about)
        elif what == "renamed":
            await self._renamed(about)
        elif what == "unsaid":
            self._unsaid(about, [int(line) for line in lines.split(",")])
        elif what == "said":
            live = self._tables.in_memory(about)
            if live is not None:
                await self._said(live, int(lines))

    async def _said(self, live: Live, line: int) -> None:
        found = await chat.line(self._store, live, line)
        if found is not None:
            author, said = found
            data = encode(said)
            await self._tables.check(live)
            for connection in list(live.connections):
                if author not in connection.muted:
                    connection.send(data)

    def _unsaid(self, table: str, lines: Sequence[int]) -> None:
        live = self._tables.in_memory(table)
        for connection in list(live.connections) if live is not None else ():
            for line in lines:
                connection.send(ChatLineRemoved(line))

    async def _renamed(self, table: str) -> None:
        live = self._tables.in_memory(table)
        if live is not None:
            async with live.lock:
                await self._tables.name(live)
                if live.connections:
                    await self._tables.reload_if_stale(live)
                    await self._tables.check(live)
                    live.tell()

    async def _muted(self, person: str) -> None:
        muted = await chat.muted(self._store, person)
        for live in self._tables.all_live():
            for connection in live.connections:
                if connection.person == person:
                    connection.muted = muted
