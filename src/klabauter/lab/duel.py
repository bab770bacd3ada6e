"""One bot against others, measured honestly: a level, a program, or one that was written in Python a minute ago.

Every deal is played once from each seat with the same luck, and counts as one number: the mean share of the win. The
games of a deal are not independent, the deals are, so the interval is that of the mean of these numbers. A bot that
fails has lost its game, whatever the one that stood in for it made of it.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from klabauter.bots import Ask, Bot, Budget, Over, level
from klabauter.bots import make as make_bot
from klabauter.games import make
from klabauter.kernel.game import Game
from klabauter.kernel.game import shares as win_shares
from klabauter.kernel.table import Referee
from klabauter.lab.errors import BadComparison, LabMessage
from klabauter.lab.simulate import Failure, failure
from klabauter.lab.stats import mean_interval

Maker = Callable[[str], Bot]  # a bot from its seed: a class of bots is one


class Round(NamedTuple):
    """One game of a deal: the share of the win that the compared bot got, and who failed in it."""

    share: float
    failed: tuple[Failure, ...]  # the compared bot, wherever it sat, has seat 0 here, and all others have 1


class Comparison(NamedTuple):
    """What came out."""

    one: str
    others: str
    game: str
    seats: int
    options: dict[str, object]
    seed: str
    deals: list[tuple[Round, ...]]  # by the seat that the compared bot had

    def __repr__(self) -> str:
        low, high = self.interval
        result = f"{self.share:.1%} of the wins, 95 % interval {low:.1%} to {high:.1%}, {self.failed[0]} failures"
        return (
            f"<{self.one} against {self.others} in {self.game} with {self.seats} seats, {len(self.deals)} deals: "
            f"{result if self.measured else 'nothing measured'}>"
        )

    @property
    def measured(self) -> bool:
        """Whether all played to the end themselves in any game."""
        return not all([one.failed for deal in self.deals for one in deal])

    @property
    def shares(self) -> list[float]:
        """Of the win, by deal."""
        return [fmean([one.share for one in deal]) for deal in self.deals]

    @property
    def share(self) -> float:
        """The compared bot's mean share of the win over all deals, from 0 to 1."""
        return fmean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share, 95 %."""
        return mean_interval(self.shares)

    @property
    def failed(self) -> tuple[int, int]:
        """In how many games the compared bot failed, and in how many one of the others did."""
        found = [{failure.seat for failure in one.failed} for deal in self.deals for one in deal]
        return sum([0 in seats for seats in found]), sum([1 in seats for seats in found])

    def failures(self) -> list[dict[str, Any]]:
        """For both sides (seat 0: the compared bot) and every reason how often, the most frequent first."""
        found = [failure for deal in self.deals for one in deal for failure in one.failed]
        counts = Counter([(failure.seat, failure.why) for failure in found])
        first = {(failure.seat, failure.why): failure for failure in reversed(found)}
        ranked = sorted(counts, key=lambda case: (case[0], -counts[case], case[1]))
        return [{**first[case]._asdict(), "games": counts[case]} for case in ranked]

    def data(self) -> dict[str, Any]:
        """As plain data; None where nothing is measured."""
        by_seat = [fmean([deal[seat].share for deal in self.deals]) for seat in range(self.seats)]
        return {
            "one": self.one,
            "others": self.others,
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "deals": len(self.deals),
            "games": len(self.deals) * self.seats,
            "share": self.share if self.measured else None,
            "fair": 1 / self.seats,
            "interval": self.interval if self.measured else None,
            "by-seat": by_seat if self.measured else None,
            "failed": self.failed,
            "failures": self.failures(),
        }


def compare(
    one: str | Maker,
    others: str | Maker,
    game: str,
    seats: int | None = None,
    deals: int = 100,
    seed: str | int | None = "klabauter",
    options: Mapping[str, object] | None = None,
    components: Mapping[str, Any] | None = None,
    simulations: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """One bot, alone among others, on so many deals from every seat.

    Both are a level's name, ``program:`` and a command, or what makes a bot of a seed, such as a class of bots. Without
    a seed one is made up.
    """
    seed = secrets.token_hex(16) if seed is None else str(seed)
    if deals < 1:
        raise BadComparison(LabMessage("why-no-deals", number=deals))
    made = make(game, seats, options, components)
    sides = [_maker(one), _maker(others)]
    for _, maker in sides:
        maker("")  # a program that is not there is refused before anything starts
    found: list[tuple[Round, ...]] = []
    for number in range(deals):
        at = [[sides[0 if seat == own else 1][1] for seat in range(made.seats)] for own in range(made.seats)]
        played = [_play(made, makers, own, f"{seed} {number}", simulations) for own, makers in enumerate(at)]
        found.append(tuple(played))
        if progress is not None:
            progress(1)
    return Comparison(
        one=sides[0][0],
        others=sides[1][0],
        game=game,
        seats=made.seats,
        options=dict(made.setting.options),
        seed=seed,
        deals=found,
    )


def _maker(bot: str | Maker) -> tuple[str, Maker]:
    if isinstance(bot, str):
        name = level(bot)
        return name, lambda seed: make_bot(name, seed)
    return str(getattr(bot, "__name__", type(bot).__name__)), bot


def _play(game: Game[Any], makers: Sequence[Maker], own: int, seed: str, simulations: int | None) -> Round:
    """One game with the luck of this seed."""
    table = Referee(game, seed)
    bots = [maker(f"{seed}/seat {seat}") for seat, maker in enumerate(makers)]
    heard = [0] * game.seats
    try:
        while (seat := table.actor) is not None:
            events = table.log(seat, heard[seat])
            heard[seat] += len(events)
            ask = Ask(game, seat, table.view(seat), table.moves(), events, Budget(simulations=simulations))
            table.submit(seat, bots[seat].decide(ask))
        for seat, bot in enumerate(bots):
            bot.close(Over(table.view(seat), table.log(seat, heard[seat]), table.standings()))
    finally:
        for bot in bots:
            bot.close()
    failed = [seat for seat, bot in enumerate(bots) if bot.trouble is not None]
    failures = [failure(0 if seat == own else 1, trouble) for seat in failed if (trouble := bots[seat].trouble)]
    return Round(earned(win_shares(table.standings()), failed)[own], tuple(failures))


def earned(shares: Sequence[float], failed: Sequence[int]) -> list[float]:
    """Shares of the win where these seats have failed: what their stand-ins won goes to those who played themselves.

    >>> earned([1.0, 0.0, 0.0], [0])
    [0.0, 0.5, 0.5]
    >>> earned([0.5, 0.5, 0.0], [1])
    [1.0, 0.0, 0.0]
    """
    own = [0.0 if seat in failed else share for seat, share in enumerate(shares)]
    if sum(own) > 0:
        return [share / sum(own) for share in own]
    left = len(shares) - len(failed)
    return [0.0 if seat in failed else 1 / left for seat in range(len(shares))]
