"""``klabauter verify``: a hosted game's luck, recomputed and compared with what was promised before it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from klabauter.api import witness
from klabauter.cli.console import say
from klabauter.cli.errors import CannotRead, CannotSave, CliMessage
from klabauter.kernel import fairness, proof
from klabauter.kernel.errors import BadRecord
from klabauter.kernel.fairness import Account, Fault, Receipt
from klabauter.kernel.reading import not_json, of_system
from klabauter.kernel.record import Record
from klabauter.words import Words


class Finding(NamedTuple):
    """``account`` is None where nothing was promised, or where its account is incomplete; then there is a fault."""

    game: str
    account: Account | None
    table: proof.Witness
    faults: list[Fault]


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """0 if all is well, 1 if it is not; a record that does not replay is an error like any other."""
    kept = None if args.receipt is None else _receipt(Path(args.receipt))
    found = examine(_read(Path(args.file)), kept)
    args.game = found.game
    account, faults = found.account, found.faults
    if account is None and not faults:
        say(console, words.say("verify-local"))
        return 0 if args.commitment is None and kept is None else 1
    if account is not None and args.commitment not in (None, account.commitment):
        faults.append(Fault("verify-other", {}))
    if faults or account is None:
        why = words.listed([words.say(fault.key, **fault.values) for fault in faults])
        say(console, words.say("verify-wrong", why=why), "bold red")
        return 1
    say(console, words.say("verify-fine", count=len(found.table.draws)))
    seats = [str(seat + 1) for seat in account.contributors()]
    say(console, words.say("verify-seats", seats=words.listed(seats)) if seats else words.say("verify-nobody"))
    for fault in account.void():
        say(console, words.say(fault.key, **fault.values), "bold yellow")
    if kept is not None:
        say(console, words.say("verify-kept", count=len(kept.events)))
    elif args.commitment is None:
        say(console, words.say("verify-promised", commitment=account.commitment))
    if args.proof is not None:
        _write(Path(args.proof), proof.dumps(proof.prove(found.table, account)))
    return 0


def examine(text: str, kept: Receipt | None = None) -> Finding:
    """Check the text of a record or a proof, also against what a client kept. BadRecord if it cannot be replayed."""
    claimed = proof.loads(text) if _is_object(text) else None
    record = Record.loads(text) if claimed is None else proof.record_of(claimed)
    account = proof.account_of(record)
    faults: list[Fault] = []
    if account is not None:
        faults += proof.scripted(record) + fairness.faults(account, record.header["seed"])
    elif record.header["meta"].get("fairness") is not None:
        faults.append(Fault("verify-incomplete", {}))
    if claimed is not None:
        faults += proof.tickets(claimed)
    table = witness(record)
    if account is not None and claimed is not None:
        faults += proof.compare(claimed, proof.prove(table, account))
    if account is not None and kept is not None:
        faults += fairness.differences(account, kept) + proof.seen_otherwise(table, kept.seat, kept.events)
    return Finding(record.game, account, table, faults)


def _is_object(text: str) -> bool:
    """A proof is one JSON object, a record is several lines of JSON."""
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _receipt(path: Path) -> Receipt:
    text = _read(path)
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(proof.WHOLE, not_json(error)) from error
    kept = fairness.receipt(data)
    if kept is None:
        raise BadRecord(proof.WHOLE, CliMessage("why-receipt"))
    return kept


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""  # nothing of ours is written so; the reader says what is wrong with it
    except OSError as error:
        raise CannotRead(path=str(path), detail=of_system(error)) from error


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise CannotSave(path=str(path), detail=of_system(error, writing=True)) from error
