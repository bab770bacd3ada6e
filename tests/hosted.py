"""A table of a server without the server: its acts, folded one after the other."""

from __future__ import annotations

from typing import Any

from klabauter.kernel import fairness
from klabauter.server.tables import acts, game_cache
from klabauter.server.tables.acts import AnyAct, Made
from klabauter.server.tables.sheet import Sheet

SECRET = "5" * 64


def contribution(seat: int, round: int = 1) -> str:
    return f"{seat}{round}" * 32


def table(*kinds: str, game: str = "port-royal", components: dict[str, Any] | None = None) -> Sheet:
    """A table whose seats are taken by a ``person`` each, or by a bot of this level."""
    setting = game_cache.game(game, len(kinds), {}, components or {}).setting
    made = Made(
        game, setting.version, setting.seats, setting.options, setting.own, setting.fingerprint, "person-0",
        "link", "none", True, True,
    )  # fmt: skip
    sheet = Sheet("table", SECRET)
    act(sheet, acts.Create(made))
    for seat, kind in enumerate(kinds):
        act(sheet, acts.Sit(seat, f"person-{seat}") if kind == "person" else acts.SetBot(seat, kind))
    return sheet


def act(sheet: Sheet, *wanted: AnyAct) -> None:
    """Let these acts happen, and what follows by itself."""
    for one in wanted:
        sheet.fold(one)
    while (following := sheet.follows()) is not None:
        sheet.fold(following)


def pledge(sheet: Sheet, *seats: int, round: int = 1) -> None:
    for seat in seats:
        act(sheet, acts.Pledge(seat, fairness.pledge(contribution(seat, round))))


def open(sheet: Sheet, *seats: int, round: int = 1) -> None:
    for seat in seats:
        act(sheet, acts.Open(seat, contribution(seat, round)))


def play(sheet: Sheet, moves: int) -> None:
    """Some moves, the first that is possible each time, and the end by agreement."""
    for _ in range(moves):
        referee = sheet.referee()
        assert referee.actor is not None
        act(sheet, acts.Move(referee.actor, str(referee.moves()[0])))
    act(sheet, acts.End("agreed"))


def receipt(sheet: Sheet, seat: int, *own: tuple[int, int]) -> dict[str, Any]:
    """What an honest client at this seat has kept; ``own``: by round and seat what it has opened."""
    assert sheet.table is not None
    return {
        "format": "klabauter receipt",
        "version": 1,
        "table": sheet.id,
        "commitment": sheet.commitment,
        "bots": [n for n, one in enumerate(sheet.seats) if one.bot is not None],
        "rounds": [one._asdict() for one in sheet.rounds],
        "own": [
            {"round": n - 1, "seat": of, "contribution": contribution(of, n), "pledged": True, "opened": True}
            for n, of in own
        ],
        "seat": seat,
        "events": sheet.table.log(seat),
    }
