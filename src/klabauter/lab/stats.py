"""Small statistics, said once."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, median, quantiles, stdev


def interval(hits: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if trials == 0:
        return (0.0, 1.0)
    share = hits / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return (max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float], alpha: float = 0.05) -> tuple[float, float]:
    """Where the mean of numbers from 0 to 1 lies, but for a chance of alpha: Student's interval.

    One 0 and one 1 are added to what was found, so that a few equal numbers do not look like certainty (what Agresti
    and Coull do for shares).
    """
    if len(values) < 2:
        return (0.0, 1.0)
    more = [*values, 0.0, 1.0]
    middle = fmean(more)
    half = student(len(more) - 1, alpha) * stdev(more) / sqrt(len(more))
    return (max(0.0, middle - half), min(1.0, middle + half))


def student(degrees: int, alpha: float) -> float:
    """What Student's t exceeds, up or down, with a chance of alpha (the expansion of Cornish and Fisher)."""
    z = NormalDist().inv_cdf(1 - alpha / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum([term / float(degrees**power) for power, term in enumerate(terms, 1)])


def spread(values: Sequence[int]) -> dict[str, float]:
    """Where numbers lie: the least, a tenth, half, nine tenths, the most, and their mean."""
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [float(values[0])] * 9
    return {
        "min": min(values),
        "p10": tenths[0],
        "median": median(values),
        "p90": tenths[8],
        "max": max(values),
        "mean": round(fmean(values), 3),
    }
