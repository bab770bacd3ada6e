"""The WebSocket of a table: one device looks, plays and hears."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.move import Move
from klabauter.kernel.table import UNDO, Referee
from klabauter.server import errors
from klabauter.server.bot_worker import Question
from klabauter.server.bots import hint_question
from klabauter.server.costs import Bill, measured, paying
from klabauter.server.people import Person, hashed
from klabauter.server.services import Services
from klabauter.server.tables import acts, chat, serialize
from klabauter.server.tables.acts import AnyAct
from klabauter.server.tables.authority import authority
from klabauter.server.tables.live import Connection, Live
from klabauter.server.tables.sheet import Sheet
from klabauter.server.web.connections import protocol_of
from klabauter.server.web.request import (
    COOKIE,
    address,
    bad_text,
    check_address,
    language,
    own_host,
    problem,
    same_origin,
    services_of,
)
from klabauter.server.web.tables import allowed
from klabauter.wire import play as wire
from klabauter.wire.play import Done, Welcome, encode
from klabauter.wire.text import BadText
from klabauter.words import Words

log = logging.getLogger("klabauter.web")
MANY_WAIT = 10  # seconds after which somebody with too many connections may try again
PATIENCE = 10.0  # seconds until somebody who connects must have said hello
T = TypeVar("T")
W = TypeVar("W", wire.Hello, wire.Sit)
FOREIGN, UNKNOWN, RUDE, SLOW, GONE = 4403, 4404, 4400, 4408, 1012
# What is kept as an act of the table: whether the key is good is read together with that.
ACTS = (wire.Play, wire.Undo, wire.Pledge, wire.Open, wire.Start, wire.Back, wire.Resign, wire.AgreeEnd)
_CODES: dict[type[KlabauterError], int] = {errors.NoTable: UNKNOWN, errors.NoDatabase: GONE}


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """A person's connection to a table (docs/protocol.md), until either side closes it."""
    found = await entered(socket, table, wire.hello)
    if found is not None:
        await Session(services_of(socket), socket, found, language(socket)).run()


class Entered(NamedTuple, Generic[W]):
    """Somebody who came to a table."""

    live: Live
    person: str | None
    key: str | None  # the hash of the token by which the person is known
    password: bool  # the table's was given
    first: W  # the first message
    bill: Bill  # who pays for the connection


async def entered(socket: WebSocket[Any, Any, Any], table: str, read: Callable[[str | bytes], W]) -> Entered[W] | None:
    """Who comes to the table; None if somebody was sent away, with the reason."""
    services = services_of(socket)
    if not same_origin(socket) or not own_host(socket):
        await socket.close(code=FOREIGN)
        return None
    await socket.accept()
    bill = paying() or services.costs.bill(None, address(socket))
    try:
        services.limits.take("connect", address(socket))
        if services.config.proxy:  # else it is counted since the connection was made
            _count(bill, services.costs.bill(None, address(socket)))
        first = _read(read, await asyncio.wait_for(receive(socket), PATIENCE))
        check_address(socket)
        live = await services.tables.live(table)
        person, key = await _who(services, socket, first.token)
        if person is not None and person.table not in (None, table):
            raise errors.WhoAreYou()
        id = None if person is None else person.id
        if id is not None:
            _count(bill, services.costs.bill(id, None))
        gave = await allowed(services, live, id, first.password, address(socket))
        authority(live.sheet, id, gave).looking()
        return Entered(live, id, key, gave, first, bill)
    except KlabauterError as error:
        await send_away(socket, error)
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await socket.close(code=SLOW)
    except Exception:
        log.exception("somebody could not enter table %s", table)
        await send_away(socket, errors.Broken())
    return None


def _count(bill: Bill, other: Bill) -> None:
    """These pay for the connection, too, unless they have too many already."""
    if not bill.join(other):
        raise errors.TooMany(seconds=MANY_WAIT)


async def send_away(socket: WebSocket[Any, Any, Any], error: KlabauterError) -> None:
    """Send the error, then close with a code for its kind. Ignores failures: the client may be gone already."""
    with contextlib.suppress(Exception):
        await send(socket, encode(problem(error, language(socket))))
        await socket.close(code=_CODES.get(type(error), RUDE))


async def _who(
    services: Services, socket: WebSocket[Any, Any, Any], given: str | None
) -> tuple[Person, str] | tuple[None, None]:
    """Who comes, and by which key. A token that is unknown is refused; without one the browser's cookie counts."""
    token = given or socket.cookies.get(COOKIE)
    if token is None:
        return None, None
    person = await services.people.by_token(token)
    if person is not None:
        return person, hashed(token)
    if given is not None:
        raise errors.WhoAreYou()
    return None, None


async def receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The next message, whether text or binary. Raises WebSocketDisconnect once the client is gone."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    data: str | bytes = event.get("bytes") or b"" if text is None else text
    return data


async def send(socket: WebSocket[Any, Any, Any], data: bytes) -> None:
    """Send UTF-8 data in a text frame and wait until it is handed over."""
    await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})


def _read(read: Callable[[str | bytes], T], data: str | bytes) -> T:
    try:
        return read(data)
    except BadText as error:
        raise bad_text(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise errors.BadRequest(detail=str(error)) from error


class Session:
    """One connection from hello to its end."""

    def __init__(
        self, services: Services, socket: WebSocket[Any, Any, Any], entered: Entered[wire.Hello], lang: str
    ) -> None:
        self.services = services
        self.socket = socket
        self.live, self.person, self.key, password, hello, bill = entered
        self.hello = hello
        self.lang = hello.lang or lang
        out = protocol_of(socket.scope)
        self.connection = Connection(self.person, self.key, hello.lang, password=password, out=out, bill=bill)
        self.catching_up: asyncio.Task[None] | None = None
        self.handlers: dict[type[Any], Callable[[Any], Awaitable[None]]] = {
            wire.Look: self.look,
            wire.Play: self.play,
            wire.Undo: self.undo,
            wire.Why: self.why,
            wire.Preview: self.preview,
            wire.Complete: self.complete,
            wire.HintRequest: self.hint,
            wire.Pledge: self.pledge,
            wire.Open: self.open,
            wire.Start: self.start,
            wire.Back: self.back,
            wire.Resign: self.resign,
            wire.AgreeEnd: self.agree,
            wire.Say: self.say,
            wire.Ping: self.ping,
        }

    async def run(self) -> None:
        """Until the client goes, the server ends, or the client is too slow."""
        sender = asyncio.ensure_future(measured(self._sending()))
        reader = asyncio.ensure_future(measured(self._reading()))
        try:
            await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.connections.discard(self.connection)
            self.services.came_or_went(self.live)
            self.connection.drop()
            for task in (reader, sender, self.catching_up):
                if task is not None:
                    task.cancel()
            for result in await asyncio.gather(reader, sender, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, (OSError, WebSocketDisconnect)):
                    log.error("a connection failed", exc_info=result)
            with contextlib.suppress(Exception):
                await self.socket.close(code=GONE)

    async def _sending(self) -> None:
        connection = self.connection
        while True:
            while connection.outbox:
                await send(self.socket, connection.outbox[0])
                connection.sent()  # not before it is gone, so that nothing overtakes it
            if connection.closed:
                return
            if connection.behind and (self.catching_up is None or self.catching_up.done()):
                self.catching_up = asyncio.ensure_future(measured(self._catch_up()))
            connection.news.clear()
            await connection.news.wait()

    async def _catch_up(self) -> None:
        """Tell somebody who was overdrawn how things stand by now."""
        await self.connection.bill.wait()
        try:
            async with self.live.lock:
                await self.services.tables.reload_if_stale(self.live)
                await self.services.tables.check(self.live)
                self.connection.behind = False
                self.live.tell([self.connection], late=True)
        except KlabauterError:
            self.connection.close()  # come back

    async def _reading(self) -> None:
        try:
            await self.enter()
        except KlabauterError as error:
            self.connection.send(problem(error, self.lang, reply=self.hello.id))
            if isinstance(error, errors.NoDatabase):
                self.connection.close()  # come back
        while True:
            data = await receive(self.socket)
            try:
                await self._fulfil(_read(wire.request, data))
            except KlabauterError as error:
                await self._refuse(error, wire.numbered(data))
            except (WebSocketDisconnect, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("a request failed at table %s", self.live.sheet.id)
                self.connection.send(problem(errors.Broken(), self.lang, reply=wire.numbered(data)))
            if self.connection.outbox:
                await asyncio.sleep(0)  # what was answered goes out before more is read

    async def _refuse(self, error: KlabauterError, reply: int | None) -> None:
        """Say why not; somebody whose key was revoked gets nothing any more."""
        try:
            await self.services.people.check(self.key)
        except errors.WhoAreYou:
            self.connection.drop()
        except errors.NoDatabase as away:  # whether the key is good is not known, so nothing else is said
            self.connection.send(problem(away, self.lang, reply=reply))
        else:
            self.connection.send(problem(error, self.lang, self.live.sheet.made.game, reply))

    async def _fulfil(self, request: wire.AnyRequest) -> None:
        handler = self.handlers.get(type(request))
        if handler is None:
            raise errors.BadRequest(detail="hello")
        if not isinstance(request, ACTS):
            await self.services.people.check(self.key)
        await handler(request)

    # -- looking

    async def enter(self) -> None:
        """Take a place: the seat that was asked for, or the only one of one's own, or none."""
        hello, connection, live = self.hello, self.connection, self.live
        if self.person is not None:
            await self.services.people.seen([self.person])
        async with live.lock:
            await self.services.tables.reload_if_behind(live)
            connection.muted, said = await chat.shown(self.services.store, live, self.person)
            await self.services.people.check(self.key)
            may = connection.authority(live.sheet)
            may.looking()
            if hello.seat is not None:
                connection.choose(may.seat(hello.seat))
            live.resume(connection, hello.since)
            removed = self.person in live.sheet.removed
            connection.send(Welcome(list(may.seats), may.host, said, hello.id, removed))
            live.connections.add(connection)
            live.tell([connection])
            self.services.came_or_went(live)

    async def look(self, request: wire.Look) -> None:
        """Look from another of the own seats, or from none, and send what is to be seen there."""
        async with self.live.lock:
            await self.services.tables.reload_if_stale(self.live)
            if request.seat is not None:
                self.connection.authority(self.live.sheet).seat(request.seat)
            self.connection.choose(request.seat)
            self.live.resume(self.connection, request.since)
            self.live.tell([self.connection])
        self.done(request.id)

    def seat(self, sheet: Sheet, wanted: int | None = None) -> int:
        """The seat this connection decides for, if it still is its person's."""
        seat = self.connection.seat(sheet) if wanted is None else wanted
        return self.connection.authority(sheet).seat(seat)

    def words(self) -> Words | None:
        """The words for this connection, with the names at the table; None if its client wants only data."""
        sheet = self.live.sheet
        return serialize.speaker(self.connection.lang, self.live.names, sheet)

    def done(self, reply: int | None, at: int | None = None) -> None:
        """Confirm a request. ``reply`` is its number, ``at`` the number of moves it was meant for."""
        self.connection.send(Done(reply, at))

    # -- playing

    async def play(self, request: wire.Play) -> None:
        """Play a move of one's own seat. Raises BadRequest for ``undo``, which is a request of its own."""
        if request.move == UNDO:
            raise errors.BadRequest(detail=UNDO)
        await self._play(request.move, request.at, request.id)

    async def undo(self, request: wire.Undo) -> None:
        """Take back the last move of one's own seat. Raises IllegalMove if it is too late."""
        await self._play(UNDO, request.at, request.id)

    async def _play(self, text: str, at: int, reply: int | None) -> None:
        await self.services.tables.play(self.live, self.seat, text, at, lambda: self.done(reply, at), self.key)

    async def why(self, request: wire.Why) -> None:
        """Answer why a move or a selection of parts is not possible."""
        what = request.move if request.move is not None else request.parts
        if what is None:
            raise errors.BadRequest(detail="move, parts")
        async with self.live.lock:
            await self.services.tables.reload_if_stale(self.live)
            table = self.live.sheet.referee()
            refused = table.why_not(self.seat(self.live.sheet), what, request.after or ())
            refusal = serialize.refusal(table, refused, self.words())
        refusal.reply = request.id
        self.connection.send(refusal)

    async def preview(self, request: wire.Preview) -> None:
        """Answer what a move would bring, as far as its seat can know."""
        async with self.live.lock:
            table, move = await self._legal(request.move)
            then = [one for text in request.then or () if (one := table.game.lexicon.find(text)) is not None]
            effects = serialize.effects(table, move, then, self.words())
        effects.reply = request.id
        self.connection.send(effects)

    async def complete(self, request: wire.Complete) -> None:
        """Answer which moves complete this one."""
        async with self.live.lock:
            table, move = await self._legal(request.move)
            found = serialize.completions(table, move)
        found.reply = request.id
        self.connection.send(found)

    async def _legal(self, text: str) -> tuple[Referee, Move]:
        """A legal move of one's own seat. Raises NotNow if it is none."""
        await self.services.tables.reload_if_stale(self.live)
        table, seat = self.live.sheet.referee(), self.seat(self.live.sheet)
        move = next((move for move in table.moves() if str(move) == text), None)
        if table.actor != seat or move is None:
            raise errors.NotNow()
        return table, move

    async def hint(self, request: wire.HintRequest) -> None:
        """Thought about elsewhere; meanwhile the connection goes on."""
        async with self.live.lock:
            await self.services.tables.reload_if_stale(self.live)
            asked = hint_question(
                self.live.sheet, self.seat(self.live.sheet), self.connection.bill.payer, request.quick
            )
        self.services.limits.take("quick-hint" if request.quick else "hint", str(self.person))
        self.services.in_background(self._hinted(asked, request.id))

    async def _hinted(self, asked: Question, reply: int | None) -> None:
        try:
            found = await self.services.bots.hints(asked)
        except KlabauterError as error:
            self.connection.send(problem(error, self.lang, reply=reply))
            return
        except Exception:
            log.exception("a hint failed at table %s", asked.table)
            self.connection.send(problem(errors.Broken(), self.lang, reply=reply))
            return
        message = serialize.hints(found.at, found.hints, self.words())
        message.reply = reply
        async with self.live.lock:  # meanwhile the seat may have been left, or the person signed out
            await self.services.tables.reload_if_stale(self.live)
            await self.services.tables.check(self.live)
            if asked.seat in self.connection.authority(self.live.sheet).seats:
                self.connection.send(message)

    # -- the table

    async def act(self, made: Callable[[int], AnyAct], reply: int | None, seat: int | None = None) -> None:
        """Something that the person does for a seat of their own."""
        await self.services.tables.act(self.live, lambda sheet: [made(self.seat(sheet, seat))], by=self.key)
        self.done(reply)

    async def pledge(self, request: wire.Pledge) -> None:
        """Publish the hash of a seat's contribution to the luck."""

        def wanted(sheet: Sheet) -> list[AnyAct]:
            seat = self.seat(sheet, request.seat)
            before = sheet.seats[seat].pledge
            if before not in (None, request.hash) and not sheet.published:
                raise errors.AlreadyPledged()
            return [] if before == request.hash else [acts.Pledge(seat, request.hash)]

        await self.services.tables.act(self.live, wanted, by=self.key)
        self.done(request.id)

    async def open(self, request: wire.Open) -> None:
        """Publish the contribution that was pledged. Raises BadContribution if its hash is another one."""
        await self.act(lambda seat: acts.Open(seat, request.text), request.id, request.seat)

    async def start(self, request: wire.Start) -> None:
        """Start the game; for the host only. Raises SeatsEmpty while a seat has neither a person nor a bot."""

        def wanted(sheet: Sheet) -> list[AnyAct]:
            self.connection.authority(sheet).hosting()
            return [acts.Start()]

        await self.services.tables.act(self.live, wanted, by=self.key)
        self.done(request.id)

    async def back(self, request: wire.Back) -> None:
        """Take one's seat back from a bot. Raises NotNow if no bot stands in, or after resigning."""
        await self.act(acts.Return, request.id, request.seat)

    async def resign(self, request: wire.Resign) -> None:
        """Give up one's own seat for good; a bot plays on if others still play."""
        await self.act(acts.Resign, request.id)

    async def agree(self, request: wire.AgreeEnd) -> None:
        """Agree to end the game, or take that back. Disagreeing while others agree declines for everybody."""
        await self.act(lambda seat: acts.AgreeToEnd(seat, request.agree), request.id)

    # -- talking

    async def say(self, request: wire.Say) -> None:
        """Add a line to the chat of the table. Raises TooMany beyond the limits."""
        if self.person is None:
            raise errors.WhoAreYou()
        if not self.live.sheet.made.chat:
            raise errors.NoChat()
        self.connection.authority(self.live.sheet).looking()
        self.services.limits.take("say", self.person)
        self.services.limits.take("chat of an address", address(self.socket))
        await self.services.talk.say(self.live, self.person, request.text)
        self.done(request.id)

    async def ping(self, request: wire.Ping) -> None:
        """Answer, so that a client can measure the delay and notice a dead connection."""
        self.done(request.id)
