"""What a server keeps in memory: nothing for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from klabauter.server.config import Config
from klabauter.server.costs import Costs
from klabauter.server.errors import NoTable, TooMany
from klabauter.server.limits import Limits
from klabauter.server.services import MINUTELY, Services
from klabauter.server.store import Store
from klabauter.server.tables import acts
from klabauter.server.tables.acts import Made
from klabauter.server.tables.game_cache import game
from klabauter.server.tables.live import Connection
from klabauter.server.tables.service import Tables


def made() -> Made:
    setting = game("jolly-und-roger", 2, {}, {}).setting
    return Made(
        "jolly-und-roger", setting.version, 2, setting.options, {}, setting.fingerprint, "nobody", "link", "none",
        chat=True, spectators=True,
    )  # fmt: skip


class Circle:
    """Leads back to itself, as closed connections do."""

    def __init__(self) -> None:
        self.itself = self


def services_in(folder: Path) -> Services:
    config = Config(database=f"sqlite:///{folder / 'server.db'}", bots=0)
    return Services(config, Costs(config.budgets()))


def test_tables_nobody_looks_at_leave_and_tables_that_are_not_there_leave_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'server.db'}")
        tables = Tables(store)
        lives = [
            await tables.create(made(), [acts.SetBot(0, "random")], None, lambda _: lambda _: None) for _ in range(3)
        ]
        for live in lives[:2]:
            live.used = 0.0  # long ago
        lives[1].connections.add(Connection(None, None, None))
        tables.forget()
        assert tables.all_live() == lives[1:]
        again = await tables.live(lives[0].sheet.id)
        assert again is not lives[0]
        assert again.sheet.act_count == lives[0].sheet.act_count == 2
        for number in range(20):
            with pytest.raises(NoTable):
                await tables.live(f"nothing{number}")
        assert tables.loading == {}
        store.close()

    asyncio.run(run())


def test_whoever_may_do_everything_again_is_forgotten() -> None:
    limits = Limits(1e9)
    limits.take("say", "somebody")
    limits.forget()
    assert limits.counted == 0
    limits = Limits(0.5)
    for _ in range(4):
        limits.take("say", "somebody")
    limits.forget()
    assert limits.counted == 1
    with pytest.raises(TooMany):
        limits.take("say", "somebody")


def test_what_leads_back_to_itself_leaves_within_a_minute(tmp_path: Path) -> None:
    async def run() -> None:
        services = services_in(tmp_path)
        gone = Circle()
        found = weakref.ref(gone)
        del gone
        for _ in range(MINUTELY):
            assert found() is not None
            await services.sweep()
        assert found() is None
        await services.close()

    gc.disable()  # which a busy server nearly does
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_garbage_is_collected_only_where_many_have_come_and_gone(tmp_path: Path) -> None:
    """The more tables there are, the longer everybody has to wait for it."""

    async def run() -> None:
        services = services_in(tmp_path)
        lives = [await services.tables.create(made(), [], None, lambda _: lambda _: None) for _ in range(15)]
        found = []
        for _ in range(2):  # the second visit is more than one per ten tables
            gone = Circle()
            found.append(weakref.ref(gone))
            del gone
            services.came_or_went(lives[0])
            for _ in range(MINUTELY):
                await services.sweep()
            assert [one() is None for one in found] == [len(found) == 2] * len(found)
        await services.close()

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
