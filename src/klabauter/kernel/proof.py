"""A proof of a game's luck: everything that can be checked, and nothing else (docs/luck.md).

It is one JSON object. Commitment, pledges, seed and every ticket can be recomputed from it without knowing the rules;
with the rules, a replay of the moves shows that exactly these draws with these chances had to happen in this order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final

from klabauter.kernel.errors import BadRecord
from klabauter.kernel.fairness import Account, Fault, account
from klabauter.kernel.frame import Frame, State
from klabauter.kernel.game import Game
from klabauter.kernel.luck import RANGE, Luck
from klabauter.kernel.messages import Message
from klabauter.kernel.move import Move
from klabauter.kernel.reading import not_json
from klabauter.kernel.record import FORMAT, Record
from klabauter.kernel.table import Referee

NAME: Final = "klabauter proof"
VERSION: Final = 1
PLAYED: Final = ("game", "rules", "seats", "options", "components", "fingerprint")
FIELDS: Final = (
    "format",
    "version",
    *PLAYED,
    "bots",
    "commitment",
    "secret",
    "rounds",
    "seed",
    "draws",
    "moves",
    "digest",
)
WHOLE: Final = Message("where-whole")


class Witness(Referee):
    """A referee who also lists every draw: source, index, outcomes with their weights, result."""

    def __init__(
        self,
        game: Game[Any],
        seed: str | None = None,
        luck: Sequence[str] = (),
        start: State | None = None,
        meta: dict[str, Any] | None = None,
    ) -> None:
        self.draws: list[list[Any]] = []
        super().__init__(game, seed, luck, start, meta)

    def _outcome(self, frame: Frame[Any], s: State, drawn: dict[str, int], number: int) -> Move:
        move = super()._outcome(frame, s, drawn, number)
        chances = [[str(chance), weight] for chance, weight in frame.outcomes(s)]
        self.draws.append([frame.source, drawn.get(frame.source, 0) - 1, chances, str(move)])
        return move


def account_of(record: Record) -> Account | None:
    """What a record of a server says about its luck; None if that is not complete."""
    meta = record.header["meta"]
    kinds = meta.get("kinds")
    if not isinstance(kinds, list) or len(kinds) != record.header["seats"]:
        return None
    bots = [seat for seat, kind in enumerate(kinds) if kind != "human"]
    return account(meta.get("fairness"), record.header["seats"], bots)


def scripted(record: Record) -> list[Fault]:
    """A record may begin elsewhere or with written luck; then its seed has not decided everything."""
    return [Fault("verify-scripted", {})] if record.header["luck"] or record.header["start"] is not None else []


def prove(table: Witness, claimed: Account) -> dict[str, Any]:
    """The proof of the game that was played at this table."""
    record = table.record()
    played = {name: record.header[name] for name in PLAYED}
    rounds = [{"pledges": one.pledges, "contributions": one.contributions} for one in claimed.rounds]
    return {
        "format": NAME,
        "version": VERSION,
        **played,
        "bots": claimed.bots,
        "commitment": claimed.commitment,
        "secret": claimed.secret,
        "rounds": rounds,
        "seed": record.header["seed"],
        "draws": table.draws,
        "moves": [[seat, text] for seat, text in record.entries],
        "digest": record.digest,
    }


def dumps(proof: Mapping[str, Any]) -> str:
    """A line per field, and one per draw and per move: short, and still good to read."""
    lines = []
    for name, value in proof.items():
        text = _line(value)
        if name in ("draws", "moves", "rounds") and value:
            text = "[\n  " + ",\n  ".join([_line(one) for one in value]) + "\n ]"
        lines.append(f" {_line(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, refused if a field is there twice: readers do not agree on which one counts."""
    found = dict(fields)
    if len(found) != len(fields):
        raise BadRecord(WHOLE, Message("why-field-twice"))
    return found


def loads(text: str) -> dict[str, Any]:
    """Read a proof. Refused if a field is missing, added or of another kind; what it says is not checked here."""
    try:
        proof = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise BadRecord(WHOLE, not_json(error)) from error
    if not isinstance(proof, dict) or set(proof) != set(FIELDS):
        why = Message("why-proof", fields=", ".join(FIELDS))
        raise BadRecord(WHOLE, why)
    for name, fits in (
        ("format", proof["format"] == NAME),
        ("version", type(proof["version"]) is int and proof["version"] == VERSION),
        ("rules", type(proof["rules"]) is int and proof["rules"] >= 0),
        ("seats", type(proof["seats"]) is int and 0 < proof["seats"] < 100),
        *[(name, isinstance(proof[name], str)) for name in ("game", "fingerprint", "seed", "digest")],
        *[(name, isinstance(proof[name], dict)) for name in ("options", "components")],
        ("bots", _is_bots(proof["bots"], proof["seats"])),
        ("draws", isinstance(proof["draws"], list) and all([_is_draw(one) for one in proof["draws"]])),
        ("moves", isinstance(proof["moves"], list) and all([_is_move(one, proof["seats"]) for one in proof["moves"]])),
    ):
        if not fits:
            why = Message("why-must-not-be", field=name, value=_short(proof[name]))
            raise BadRecord(WHOLE, why)
    try:
        _line(proof).encode()
    except UnicodeEncodeError as error:
        raise BadRecord(WHOLE, Message("why-not-utf8", field=NAME)) from error
    return proof


def _short(value: object) -> str:
    text = _line(value)
    return text if len(text) < 80 else f"{text[:79]}…"


def _is_seat(value: object, seats: object) -> bool:
    return type(value) is int and type(seats) is int and 0 <= value < seats


def _is_bots(values: object, seats: object) -> bool:
    return isinstance(values, list) and all([_is_seat(one, seats) for one in values]) and values == sorted(set(values))


def _is_move(entry: object, seats: object) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and _is_seat(entry[0], seats) and isinstance(entry[1], str)


def _is_draw(draw: object) -> bool:
    if not isinstance(draw, list) or len(draw) != 4:
        return False
    source, index, chances, result = draw
    return isinstance(source, str) and type(index) is int and isinstance(result, str) and _is_chances(chances)


def _is_chances(chances: object) -> bool:
    if not isinstance(chances, list) or not all([isinstance(one, list) and len(one) == 2 for one in chances]):
        return False
    weights = [weight for outcome, weight in chances if isinstance(outcome, str) and type(weight) is int and weight > 0]
    return len(weights) == len(chances) and 0 < sum(weights) <= RANGE


def record_of(proof: Mapping[str, Any]) -> Record:
    """The record of a proof, without names."""
    fairness = {"rounds": proof["rounds"], "commitment": proof["commitment"], "secret": proof["secret"]}
    kinds = ["bot" if seat in proof["bots"] else "human" for seat in range(proof["seats"])]
    header = {
        "format": FORMAT,
        **{name: proof[name] for name in PLAYED},
        "seed": proof["seed"],
        "luck": [],
        "start": None,
        "meta": {"kinds": kinds, "fairness": fairness},
    }
    return Record(header, [(seat, text) for seat, text in proof["moves"]], proof["digest"])


def tickets(proof: Mapping[str, Any]) -> list[Fault]:
    """The first draw whose index or result does not follow from the seed; nothing if all do."""
    luck = Luck(proof["seed"])
    counted: dict[str, int] = {}
    for number, (source, index, chances, result) in enumerate(proof["draws"], 1):
        if index != counted.get(source, 0):
            return [Fault("verify-index", {"number": number})]
        counted[source] = index + 1
        if result != _drawn(chances, luck.ticket(source, index, sum([weight for _, weight in chances]))):
            return [Fault("verify-ticket", {"number": number})]
    return []


def _drawn(chances: Sequence[Sequence[Any]], number: int) -> str:
    """The outcome for a number below the sum of the weights, as :func:`~klabauter.kernel.frame.outcome_at`."""
    reached = accumulate([weight for _, weight in chances])
    return str(next(outcome for (outcome, _), sum in zip(chances, reached) if number < sum))


def compare(proof: Mapping[str, Any], again: Mapping[str, Any]) -> list[Fault]:
    """Where a proof differs from the one that its own moves lead to when they are replayed."""
    drawn = proof["draws"]
    for number, draw in enumerate(again["draws"], 1):
        if number > len(drawn) or drawn[number - 1] != draw:
            return [Fault("verify-draws", {"number": number})]
    if len(drawn) > len(again["draws"]):
        return [Fault("verify-draws", {"number": len(again["draws"]) + 1})]
    return [Fault("verify-field", {"field": name}) for name in FIELDS if _sorted(proof[name]) != _sorted(again[name])]


def _sorted(value: object) -> str:
    """A value as text, to compare it: as values, true and 1 are equal."""
    return json.dumps(value, sort_keys=True)


def seen_otherwise(table: Referee, seat: int | None, events: Sequence[Mapping[str, Any]]) -> list[Fault]:
    """The first event that this seat saw differently during the game than in the replay; none if all are equal."""
    log: Any = json.loads(json.dumps(table.log(seat)))
    for number, event in enumerate(events):
        if number >= len(log) or [event.get(name) for name in ("line", "values")] != [
            log[number][name] for name in ("line", "values")
        ]:
            return [Fault("verify-other-game", {"number": number + 1})]
    return []
