"""Programs at tables, by the bot protocol (docs/bot-protocol.md) over a WebSocket: one JSON object per message.

A person can let a program play their seat. It gets what any other bot gets. A question may become void,
because a move was taken back or another device of the seat was quicker: then a new one follows, and an answer to the
old one counts no more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, NamedTuple

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from klabauter.bots import Ask, Over, messages
from klabauter.bots.errors import BadMessage, BotsMessage
from klabauter.kernel.errors import IllegalMove, KlabauterError
from klabauter.server import errors
from klabauter.server.costs import measured
from klabauter.server.errors import ServerMessage
from klabauter.server.services import Services
from klabauter.server.tables import acts, serialize
from klabauter.server.tables.acts import AnyAct
from klabauter.server.tables.authority import authority
from klabauter.server.tables.live import Live, Program
from klabauter.server.tables.sheet import Sheet
from klabauter.server.web.request import language, services_of
from klabauter.server.web.socket import GONE, RUDE, entered, receive, send, send_away
from klabauter.wire import play as wire
from klabauter.words import Words

log = logging.getLogger("klabauter.web")
DONE = 1000


@websocket("/api/tables/{table:str}/bot")
async def program(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """The WebSocket of a program at a table: it takes the seat of its key, or is refused with a reason."""
    found = await entered(socket, table, wire.sit)
    if found is None:
        return
    mine, seat = authority(found.live.sheet, found.person).seats, found.first.seat
    if seat is None and len(mine) > 1:
        await send_away(socket, errors.WhichSeat(seats=", ".join([str(one + 1) for one in mine])))
        return
    seat = mine[0] if seat is None and mine else seat
    if found.person is None or seat not in mine:
        await send_away(socket, errors.NotYourSeat())
        return
    await Sitting(services_of(socket), found.live, socket, Program(found.person, found.key, seat, found.bill)).run()


class Posed(NamedTuple):
    """A question that waits for its answer, and after how many moves it was asked."""

    ask: Ask
    at: int
    number: int
    refused: bool = False  # it has been answered wrongly once


class Sitting:
    """A program on a seat, from its first message to the end of the game or of the connection."""

    def __init__(self, services: Services, live: Live, socket: WebSocket[Any, Any, Any], connection: Program) -> None:
        self.services = services
        self.live = live
        self.socket = socket
        self.connection = connection
        self.greeted = False
        self.introduced = False  # it has answered the greeting
        self.heard = 0  # events it knew at its last decision
        self.asked = 0
        self.posed: Posed | None = None

    async def run(self) -> None:
        """Serve the program until it goes, violates the protocol, or its game is over."""
        self.live.connections.add(self.connection)
        self.services.came_or_went(self.live)
        reader = asyncio.ensure_future(measured(self._reading()))
        teller = asyncio.ensure_future(measured(self._telling()))
        try:
            done, _ = await asyncio.wait([reader, teller], return_when=asyncio.FIRST_COMPLETED)
            failure = next((task.exception() for task in done if task.exception() is not None), None)
            code = DONE if failure is None and not self.connection.closed else GONE
            if isinstance(failure, BadMessage):
                code = RUDE
                message = Words(language(self.socket)).error(failure)
                await self._say({**messages.error(failure), "message": message})
            elif isinstance(failure, KlabauterError):
                await send_away(self.socket, failure)
            elif failure is not None and not isinstance(failure, (OSError, WebSocketDisconnect)):
                log.error("a program's connection failed at table %s", self.live.sheet.id, exc_info=failure)
                await send_away(self.socket, errors.Broken())
            with contextlib.suppress(Exception):
                await self.socket.close(code=code)
        finally:
            self.live.connections.discard(self.connection)
            self.services.came_or_went(self.live)
            for task in (reader, teller):
                task.cancel()
            await asyncio.gather(reader, teller, return_exceptions=True)

    async def _say(self, message: messages.Message) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it may have gone
            line = messages.line(message).rstrip()
            self.connection.bill.charge(bytes=len(line))
            await send(self.socket, line)

    # -- asking

    async def _telling(self) -> None:
        """Ask whenever the seat has to decide; ends with the game."""
        while True:
            await self.connection.news.wait()
            await self.connection.bill.wait()
            self.connection.news.clear()
            async with self.live.lock:
                await self.services.tables.reload_if_stale(self.live)
                if self.connection.closed:
                    return
                message = self._message(self.live.sheet)
            if message is not None:
                await self._say(message)
                if message["type"] == "over":
                    return

    def seat(self, sheet: Sheet) -> int:
        """The seat it plays, if it still is its person's."""
        return self.connection.authority(sheet).seat(self.connection.wanted)

    def _message(self, sheet: Sheet) -> messages.Message | None:
        """What there is to say now, if anything."""
        table, seat = sheet.table, self.seat(sheet)
        if sheet.status == "over" or sheet.seats[seat].resigned:
            if table is None or sheet.ending != "played":
                return messages.over(None)
            standings = serialize.outcome_of(sheet).standings
            return messages.over(Over(table.view(seat), table.log(seat, self.heard), standings))
        if not self.introduced:
            return None if self.greeted else self._hello(sheet)
        if table is None or sheet.turn != seat or sheet.seats[seat].by_bot:
            self.posed = None
            return None
        if self.posed is not None and self.posed.at == sheet.move_count:
            return None
        ask = Ask(table.game, seat, table.view(seat), table.moves(), table.log(seat, self.heard))
        self.asked += 1
        self.posed = Posed(ask, sheet.move_count, self.asked)
        remaining = sheet.remaining(self.live.uptime())
        limit = None if remaining is None else remaining / 1000
        return messages.question(ask, self.asked, limit)

    def _hello(self, sheet: Sheet) -> messages.Message:
        self.greeted = True
        return {**messages.hello(Ask(sheet.game, self.seat(sheet), {}, (), [])), "begun": sheet.table is not None}

    # -- hearing

    async def _reading(self) -> None:
        while True:
            data = await receive(self.socket)
            await self.services.people.check(self.connection.key)
            message = messages.read(data if isinstance(data, bytes) else data.encode())
            if not self.introduced:
                messages.read_hello(message)
                self.introduced = True
                await self._back()
                self.connection.news.set()
            else:
                await self._hear(message)

    async def _back(self) -> None:
        """Whoever speaks is there, whether its time had run out while it thought or it was started anew since."""

        def back(sheet: Sheet) -> list[AnyAct]:
            seat = self.seat(sheet)
            return [acts.Return(seat)] if sheet.seats[seat].away else []

        with contextlib.suppress(errors.NotNow):
            await self.services.tables.act(self.live, back, by=self.connection.key)

    async def _hear(self, message: messages.Message) -> None:
        await self._back()
        posed, number = self.posed, message.get("question")
        if type(number) is int and 0 < number <= self.asked and (posed is None or number < posed.number):
            messages.read_answer(message, number)
            return  # the question has become void meanwhile
        if posed is None:
            raise BadMessage(ServerMessage("why-message-unasked"))
        answer = messages.read_answer(message, posed.number)
        try:
            move = messages.chosen(posed.ask, answer.move)
        except IllegalMove as illegal:
            if posed.refused:
                why = BotsMessage("why-program-illegal", move=messages.printable(answer.move))
                raise BadMessage(why) from None
            self.posed = posed._replace(refused=True)
            await self._say(messages.refusal(posed.number, illegal))
            return
        before, self.heard = self.heard, self.heard + len(posed.ask.events)
        try:
            await self.services.tables.play(self.live, self.seat, str(move), posed.at, by=self.connection.key)
        except (errors.Stale, errors.NotNow):  # too late: what is asked now comes by itself
            self.heard = before
