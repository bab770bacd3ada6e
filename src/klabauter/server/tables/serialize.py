"""From a sheet to what one seat, or a spectator, may know. The only way from the true state to the wire."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.json import encode as encoded

from klabauter.games import info as info_of
from klabauter.kernel.frame import Refusal
from klabauter.kernel.game import Completion
from klabauter.kernel.move import Move
from klabauter.kernel.outcome import Outcome, outcome
from klabauter.kernel.table import Referee
from klabauter.server.names import look
from klabauter.server.tables import game_cache
from klabauter.server.tables.acts import now
from klabauter.server.tables.sheet import Sheet
from klabauter.wire import play as wire
from klabauter.wire.play import Choice, Completions, Effects, Hints, Prompt, SeenEvent, State
from klabauter.wire.tables import LinkRequest, OwnComponent, Round, SeatInfo, TableInfo
from klabauter.words import LANGUAGES, Words

Names = Callable[[int], str | None]


def distinct(names: Sequence[str | None]) -> list[str | None]:
    """No two seats look the same, or nobody knew who gave whom a coin: the second Okke is Okke 2, and nobody is called
    like a bot or a seat without a person."""
    kept = {look(name) for name in names if name is not None}
    found: list[str | None] = []
    met = {
        look(Words(language).say(unnamed, number=seat + 1))
        for seat, name in enumerate(names)
        for unnamed in ("player", "player-bot")
        for language in LANGUAGES
        if name is None
    }
    for name in names:
        called, number = name, 2
        while called is not None and look(called) in met:
            called, number = f"{name} {number}", number + 1
            if look(called) in kept:
                called = name
        if called is not None:
            met.add(look(called))
        found.append(called)
    return found


def table_info(sheet: Sheet, names: Sequence[str | None], uptime: int, here: Sequence[int] = ()) -> TableInfo:
    """What everybody may know of the table at this uptime."""
    made = sheet.made
    remaining = sheet.remaining(uptime)
    return TableInfo(
        id=sheet.id,
        game=made.game,
        rules=made.rules,
        options=made.options,
        status=sheet.status,
        access=made.access,
        seats=[
            SeatInfo(
                name=names[n],
                bot=seat.bot,
                away=seat.away,
                resigned=seat.resigned,
                parted=seat.resigned_after,
                here=n in here,
                pledged=seat.pledge is not None,
                opened=seat.contribution is not None,
                agrees=seat.agrees,
                declined=seat.declined_after,
                relinked=seat.relinked,
                link=_link_request(sheet, n, uptime),
                left=seat.clock_ms,
            )
            for n, seat in enumerate(sheet.seats)
        ],
        host=next(iter(sheet.seats_of(sheet.host)), None),
        memory=made.memory,
        chat=made.chat,
        clock=made.clock,
        deadline=None if remaining is None else now() + remaining,
        remaining=remaining,
        commitment=sheet.commitment,
        rounds=_rounds(sheet),
        ending=sheet.ending,
        created=sheet.created,
        turn=sheet.turn,
        rematch=sheet.rematch_at,
        components=[OwnComponent(*one) for one in game_cache.differing(made.game, sheet.game.setting.own)],
        hints=made.hints,
        removed=len(sheet.removed),
    )


def _link_request(sheet: Sheet, seat: int, uptime: int) -> LinkRequest | None:
    asked = sheet.seats[seat].link
    if asked is None:
        return None
    people = sheet.asked_for_link(seat)
    agreed = [n for one in people if one in asked.agreed for n in sheet.seats_of(one)]
    missing = [n for one in people if one not in asked.agreed for n in sheet.seats_of(one)]
    return LinkRequest(agreed, missing, now() + asked.since + sheet.link_delay - uptime)


def _rounds(sheet: Sheet) -> list[Round]:
    """What was opened is shown when the round is over, to all at once."""
    shown = len(sheet.void) if sheet.status == "starting" else len(sheet.rounds)
    return [
        Round(one.pledges, one.contributions if number < shown else None) for number, one in enumerate(sheet.rounds)
    ]


def state(sheet: Sheet, seat: int | None, since: int, info: TableInfo, words: Words | None) -> State:
    """How things stand for this seat; the events from ``since`` on."""
    table = sheet.table
    if table is None:
        return State(sheet.act_count, sheet.move_count, seat, info, 0, [])
    events = table.log(seat, since)
    result = outcome_of(sheet) if sheet.status == "over" else None
    view = table.view(seat, known=sheet.made.memory == "aid")
    return State(
        number=sheet.act_count,
        at=sheet.move_count,
        seat=seat,
        table=info,
        since=since,
        events=[seen(event, words, sheet.stand_ins.get(since + n)) for n, event in enumerate(events)],
        view=view,
        outlook=table.game.outlook(view),
        prompt=_prompt(sheet, table, seat, words, view) if sheet.status == "playing" else None,
        hints=sheet.status == "playing" and seat is not None and sheet.hints(seat),
        undo=sheet.status == "playing" and seat is not None and table.why_no_undo(seat) is None,
        result=None if result is None else _standings(result),
        ended=None if result is None or words is None else ended(sheet, result, words),
    )


def _prompt(
    sheet: Sheet, table: Referee, seat: int | None, words: Words | None, view: Mapping[str, Any]
) -> Prompt | None:
    """What is asked; while a bot decides for the seat, there is nothing to choose for its person."""
    frame = table.pending
    if frame.seat < 0:
        return None
    text = None if words is None else words.ask(frame.key, frame.seat)
    choices = None
    if frame.seat == seat and not sheet.seats[frame.seat].by_bot:
        moves = table.moves()
        final = _final(sheet, table, moves)
        choices = [choice(table, move, words, move in final) for move in moves]
        prompt = Prompt(frame.seat, frame.key, frame.rule, text, choices)
        _complete(prompt, choices, Completing(table.game.names), table.completions(moves), view)
        return prompt
    return Prompt(frame.seat, frame.key, frame.rule, text)


def _complete(
    prompt: Prompt,
    choices: Sequence[Choice],
    listed: Completing,
    found: Sequence[Sequence[Completion]],
    view: Mapping[str, Any],
) -> None:
    """Say with each choice what completes it, if that is little beside the view. Clients ask for what is much."""
    if not any(found):
        return
    following = [listed.add(one) for one in found]
    much = 5 * len(encoded(listed.completions)) > len(encoded(view))
    for one, places in zip(choices, following, strict=True):
        if much:
            one.more = bool(places)
        else:
            one.next = places
    if not much:
        prompt.completions, prompt.kinds = listed.completions, listed.kinds


class Completing:
    """Moves that complete others, each written down once, however many ways lead to it."""

    def __init__(self, names: Mapping[str, tuple[str, ...]]) -> None:
        self.names = names
        self.completions: list[wire.Completion] = []
        self.kinds: dict[str, dict[str, str]] = {}
        self._places: dict[bytes, int] = {}

    def add(self, found: Sequence[Completion]) -> list[int]:
        """Write these moves down; their places."""
        return [self._add(one) for one in found]

    def _add(self, one: Completion) -> int:
        slots = one.move.verb.slots
        words = str(one.move).split()[1:]
        values = slots.filled((one.move.a, one.move.b, one.move.c)[: len(slots.names)], self.names)
        made = wire.Completion(
            str(one.move),
            None if list(one.move.parts) == words else list(one.move.parts),
            None if list(values.values()) == words else values,
            one.cost,
            self.add(one.then),
        )
        self.kinds[one.move.verb.key] = slots.kind_of()
        place = self._places.setdefault(encoded(made), len(self.completions))
        if place == len(self.completions):
            self.completions.append(made)
        return place


def completions(table: Referee, move: Move) -> Completions:
    """What completes a legal move."""
    listed = Completing(table.game.names)
    places = listed.add(table.completions([move])[0])
    return Completions(places, listed.completions, listed.kinds)


def _final(sheet: Sheet, table: Referee, moves: Sequence[Move]) -> list[Move]:
    """The moves that give something up for good: there is something else to do, and afterwards somebody else decides,
    who may be quicker than an undo, or luck does."""
    ending = [move for move in moves if move.verb.ends]
    if not ending or len(ending) == len(moves):
        return []
    own = sheet.seats_of(sheet.seats[table.pending.seat].person)
    return [move for move, seat in zip(ending, table.followers(ending), strict=True) if seat not in own]


def choice(table: Referee, move: Move, words: Words | None, ends: bool = False) -> Choice:
    """A legal move for clients. ``ends``: it gives something up for good. Without words it has no text."""
    data: Any = move.data(table.game.names)
    return Choice(
        data["move"], data["verb"], data["parts"], data["values"], data["kinds"],
        cost=table.cost(move), ends=ends, text=None if words is None else words.move(data),
    )  # fmt: skip


def seen(event: Mapping[str, Any], words: Words | None, stand_in: int | None = None) -> SeenEvent:
    """An event as a message, with its sentence if there are words; ``stand_in``: the seat for which a bot played."""
    text = None if words is None else words.event(event)
    if text is not None and words is not None and stand_in is not None:
        text = f"{text} ({words.say('stand-in', name=words.player(stand_in))})"
    return SeenEvent(
        number=event["number"],
        rule=event["rule"],
        line=event["line"],
        values=event["values"],
        kinds=event["kinds"],
        text=text,
        stand_in=stand_in,
    )


def effects(table: Referee, move: Move, then: Sequence[Move], words: Words | None) -> Effects:
    """What a legal move will bring its seat."""
    found = table.foresee(move, then)
    return Effects([seen(event, words) for event in found.events], found.changes)


def refusal(table: Referee, refused: Refusal | None, words: Words | None) -> wire.Refusal:
    """Why a move is not possible. An empty message if ``refused`` is None: the move is possible."""
    if refused is None:
        return wire.Refusal()
    data: dict[str, Any] = refused.data(table.game.names)
    return wire.Refusal(**data, text=None if words is None else words.refusal(data))


def hints(at: int, found: Sequence[Mapping[str, Any]], words: Words | None) -> Hints:
    """The hints of a bot, as its process sent them."""
    return Hints(at, [_hint(one, words) for one in found])


def _hint(hint: Mapping[str, Any], words: Words | None) -> wire.Hint:
    move, share, remarks = hint["move"], hint["share"], hint["remarks"]
    if words is None:
        return wire.Hint(move["move"], share, [wire.Remark(**one) for one in remarks])
    in_words = [wire.Remark(**one, text=words.remark(one)) for one in remarks]
    return wire.Hint(move["move"], share, in_words, words.move(move), words.estimate(share))


def outcome_of(sheet: Sheet) -> Outcome:
    """How a game that is over came out."""
    assert sheet.table is not None
    return outcome(sheet.table.standings(), sheet.ending == "played", sheet.resigned)


def _standings(found: Outcome) -> list[wire.Standing]:
    return [wire.Standing(*one, won=one.seat in found.winners) for one in found.standings]


def ended(sheet: Sheet, found: Outcome, words: Words) -> str | None:
    """A sentence on how the table ended; None if the game was played to its end and nobody left."""
    people = [seat for seat, one in enumerate(sheet.seats) if one.person is not None]
    return words.ended(str(sheet.ending), sheet.resigned, people, found.winners) or None


def speaker(lang: str | None, names: Sequence[str | None], sheet: Sheet) -> Words | None:
    """The words for a connection that wants sentences."""
    if lang is None:
        return None
    game = info_of(sheet.made.game)
    return Words(lang, game, called(sheet, names, Words(lang, game)))


def called(sheet: Sheet, names: Sequence[str | None], words: Words) -> list[str]:
    """The names of the seats: people by name, bots and empty seats by a word of the language."""
    return words.seated(names, [seat.bot is not None for seat in sheet.seats])
