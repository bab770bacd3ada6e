"""Statistical tests of the generator that search, playouts and simulations use.

    python -m tests.kernel.battery               prints every test with its probability
    python -m tests.kernel.battery --draws 10    ten times as many draws

Each test computes how probable a result at least as extreme would be for true randomness. Of many such numbers, some
are small; a generator fails where one of them is below ``IMPOSSIBLE``, or where they are not spread evenly themselves.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from typing import NamedTuple

from klabauter.kernel.rng import Rng

IMPOSSIBLE = 1e-6
SEEDS = ("klabauter", "1", "2", "a long text as a seed")


class Result(NamedTuple):
    test: str
    probability: float


def upper_gamma(a: float, x: float) -> float:
    """The regularized upper incomplete gamma function."""
    if x <= 0:
        return 1.0
    front = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1:
        term = total = 1.0 / a
        n = a
        while abs(term) > abs(total) * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1.0 - total * front)
    b = x + 1 - a
    c, d = 1e300, 1 / b
    h = d
    for i in range(1, 10_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b or 1e-300)
        c = b + an / c or 1e-300
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * h


def chi_square(found: Sequence[float], expected: Sequence[float]) -> float:
    """How probable a deviation at least as great is."""
    statistic = sum([(f - e) ** 2 / e for f, e in zip(found, expected, strict=True)])
    return upper_gamma((len(found) - 1) / 2, statistic / 2)


def frequency(rng: Rng, draws: int) -> Iterator[Result]:
    """Every number comes up as often as any other, for the limits that games use."""
    for limit in (2, 3, 6, 7, 36, 52, 100, 1000):
        counts = Counter([rng.below(limit) for _ in range(draws)])
        yield Result(f"frequency of {limit}", chi_square([counts[n] for n in range(limit)], [draws / limit] * limit))


def serial(rng: Rng, draws: int) -> Iterator[Result]:
    """No number says anything about one of the next."""
    for limit, lag in ((6, 1), (16, 1), (16, 2), (16, 5), (32, 1)):
        values = [rng.below(limit) for _ in range(draws + lag)]
        counts = Counter([values[i] * limit + values[i + lag] for i in range(0, draws - lag, lag + 1)])
        pairs = limit * limit
        total = sum(counts.values())
        found = chi_square([counts[n] for n in range(pairs)], [total / pairs] * pairs)
        yield Result(f"pairs of {limit}, {lag} apart", found)


def order(rng: Rng, draws: int) -> Iterator[Result]:
    """Every order of five numbers is as likely as any other."""
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws // 5):
        values = [rng.below(1 << 31) for _ in range(5)]
        counts[tuple(sorted(range(5), key=values.__getitem__))] += 1
    orders = list(permutations(range(5)))
    yield Result("order of five", chi_square([counts[o] for o in orders], [draws / 5 / len(orders)] * len(orders)))


def gaps(rng: Rng, draws: int) -> Iterator[Result]:
    """How long it takes until a number from the lowest tenth comes again."""
    longest = 60
    counts = [0] * (longest + 1)
    gap = 0
    for _ in range(draws):
        if rng.below(1000) < 100:
            counts[min(gap, longest)] += 1
            gap = 0
        else:
            gap += 1
    total = sum(counts)
    expected = [total * 0.1 * 0.9**n for n in range(longest)]
    yield Result("gaps", chi_square(counts, [*expected, total - sum(expected)]))


def bits(rng: Rng, draws: int) -> Iterator[Result]:
    """Each of the 31 bits is set half of the time, and as often the same as in the number before."""
    ones, same = [0] * 31, [0] * 31
    before = rng.below(1 << 31)
    for _ in range(draws // 4):
        value = rng.below(1 << 31)
        for bit in range(31):
            ones[bit] += value >> bit & 1
            same[bit] += (value ^ before) >> bit & 1
        before = value
    half = draws // 4 / 2
    yield Result("bits", upper_gamma(31 / 2, sum([(n - half) ** 2 / (half / 2) for n in ones]) / 2))
    yield Result("bits that change", upper_gamma(31 / 2, sum([(n - half) ** 2 / (half / 2) for n in same]) / 2))


def birthdays(rng: Rng, draws: int) -> Iterator[Result]:
    """Of 512 birthdays in a year of 2^24 days, how often two spaces between neighbours are equal (Marsaglia)."""
    people, days = 512, 1 << 24
    mean = people**3 / (4 * days)
    counts = [0] * 8
    rounds = draws // people
    for _ in range(rounds):
        born = sorted([rng.below(days) for _ in range(people)])
        spaces = Counter([b - a for a, b in pairwise(born)])
        counts[min(sum([n - 1 for n in spaces.values()]), 7)] += 1
    expected = [rounds * math.exp(-mean) * mean**n / math.factorial(n) for n in range(7)]
    yield Result("birthday spacings", chi_square(counts, [*expected, rounds - sum(expected)]))


def rank(rng: Rng, draws: int) -> Iterator[Result]:
    """The ranks of random matrices of 31 x 31 bits."""
    counts = [0, 0, 0]  # full, one less, fewer
    rounds = draws // 200
    for _ in range(rounds):
        rows = [rng.below(1 << 31) for _ in range(31)]
        found = 0
        for bit in range(31):
            pivot = next((row for row in rows if row >> bit & 1), 0)
            if pivot:
                found += 1
                rows.remove(pivot)
                rows = [row ^ pivot if row >> bit & 1 else row for row in rows]
        counts[min(31 - found, 2)] += 1
    full = math.prod([1 - 2.0**-n for n in range(1, 32)])
    one_less = full * 2 * (1 - 2.0**-31) / (1 - 0.5) / 2
    yield Result("ranks of matrices", chi_square(counts, [rounds * p for p in (full, one_less, 1 - full - one_less)]))


def shuffles(rng: Rng, draws: int) -> Iterator[Result]:
    """Every order of four cards is as likely as any other."""
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws // 4):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    found = [counts[one] for one in permutations(range(4))]
    yield Result("shuffles of four", chi_square(found, [draws / 4 / 24] * 24))


def seeds(draws: int) -> Iterator[Result]:
    """The first numbers of streams with neighbouring seeds have nothing to do with each other."""
    rounds = draws // 20
    firsts = [Rng(seed).below(16) for seed in range(rounds + 1)]
    counts = Counter(firsts)
    yield Result("first of each seed", chi_square([counts[n] for n in range(16)], [len(firsts) / 16] * 16))
    pairs = Counter([firsts[n] * 16 + firsts[n + 1] for n in range(0, rounds, 2)])
    total = sum(pairs.values())
    yield Result("first of neighbours", chi_square([pairs[n] for n in range(256)], [total / 256] * 256))


TESTS = (frequency, serial, order, gaps, bits, birthdays, rank, shuffles)


def results(draws: int, chosen: Sequence[str] = SEEDS) -> Iterator[Result]:
    """Every test with every seed."""
    for seed in chosen:
        for test in TESTS:
            for result in test(Rng(f"{seed} {test.__name__}"), draws):
                yield Result(f"{result.test}, seed {seed!r}", result.probability)
    yield from seeds(draws)


def evenly(found: Sequence[Result]) -> float:
    """How probable it is that the probabilities themselves are spread as they are (Kolmogorov-Smirnov)."""
    ordered = sorted([result.probability for result in found])
    n = len(ordered)
    distance = max([max((i + 1) / n - p, p - i / n) for i, p in enumerate(ordered)])
    x = (math.sqrt(n) + 0.12 + 0.11 / math.sqrt(n)) * distance
    return min(1.0, max(0.0, 2 * sum([(1 if k % 2 else -1) * math.exp(-2 * k * k * x * x) for k in range(1, 101)])))


def main() -> None:
    wanted = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    wanted.add_argument("--draws", type=float, default=1.0, help="times a million in each test")
    draws = int(wanted.parse_args().draws * 1_000_000)
    found: list[Result] = []
    for result in results(draws):
        found.append(result)
        print(f"{result.probability:10.6f}  {result.test}", flush=True)
    spread = evenly(found)
    worst = min(found, key=lambda result: result.probability)
    print(f"{len(found)} tests; the least probable: {worst.probability:.2g} ({worst.test}); spread {spread:.3f}")
    if worst.probability < IMPOSSIBLE or spread < IMPOSSIBLE:
        raise SystemExit("this is not random")


if __name__ == "__main__":
    main()
