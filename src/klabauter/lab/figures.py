"""Small statistics, said once."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, quantiles


def interval(hits: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if trials == 0:
        return (0.0, 1.0)
    share = hits / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return (max(0.0, middle - half), min(1.0, middle + half))


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
