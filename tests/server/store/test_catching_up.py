"""Two processes with one database: what the other one did at a table is added to what is known here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from klabauter.server.store import Store
from klabauter.server.tables import acts
from klabauter.server.tables.live import Live
from klabauter.server.tables.service import Tables
from tests.server.players import PATIENCE
from tests.server.whole.test_memory import made, services_in


async def catch_up(tables: Tables, live: Live) -> None:
    live.behind = True
    async with live.lock:
        await tables.reload_if_stale(live)


def test_only_new_acts_are_read_and_what_does_not_fit_is_read_as_a_whole(tmp_path: Path) -> None:
    async def run() -> None:
        stores = [Store(f"sqlite:///{tmp_path / 'server.db'}") for _ in range(2)]
        here, there = [Tables(store, alone=False) for store in stores]
        other = await there.create(made(), [], None, lambda _: lambda _: None)
        live = await here.live(other.sheet.id)
        before = live.sheet

        await there.act(other, lambda _: [acts.SetBot(0, "sailor")])
        await catch_up(here, live)
        assert live.sheet is before
        assert (live.sheet.act_count, live.sheet.seats[0].bot) == (other.sheet.act_count, "sailor")
        assert not live.behind

        # What is known here is not what was kept: the next act does not fit, or there seems to be none.
        for spoil in (lambda sheet: sheet.seats.clear(), lambda sheet: setattr(sheet, "act_count", 10)):
            before = live.sheet
            spoil(before)
            await there.act(other, lambda _: [acts.SetBot(1, "captain")])
            await catch_up(here, live)
            assert live.sheet is not before
            assert [seat.bot for seat in live.sheet.seats] == ["sailor", "captain"]
            assert live.sheet.act_count == other.sheet.act_count
        for store in stores:
            store.close()

    asyncio.run(run())


def test_a_table_that_is_busy_delays_no_news_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Channel:
        """What another process tells: of a busy table first."""

        async def subscribe(self, _: object) -> None: ...

        async def stream_events(self) -> AsyncIterator[tuple[str, bytes]]:
            yield "", b"busy 1"
            yield "", b"other 1"
            await asyncio.Event().wait()

    async def run() -> None:
        services = services_in(tmp_path)
        heard = asyncio.Event()

        async def news(id: str, _: int) -> None:
            if id == "busy":
                await asyncio.Event().wait()
            heard.set()

        monkeypatch.setattr(services, "news", news)
        services.in_background(services._listen(cast(Any, Channel())))
        await asyncio.wait_for(heard.wait(), PATIENCE)
        await services.close()

    asyncio.run(run())
