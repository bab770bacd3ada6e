"""Numbers as a language writes them."""

from __future__ import annotations

from klabauter.words import Words


def decimal(number: float, words: Words, places: int = 1) -> str:
    """Rounded to so many places; whole numbers without any."""
    text = f"{number:.0f}" if number == int(number) else f"{number:.{places}f}"
    return text.replace(".", ",") if words.language == "de" else text


def grouped(number: float, words: Words) -> str:
    """A large number, without places: 1,187,000."""
    text = f"{number:,.0f}"
    return text.replace(",", ".") if words.language == "de" else text


def percent(share: float, words: Words, unit: str = "%") -> str:
    """A share from 0 to 1 in percent with at most one place. German puts a space before the sign."""
    return decimal(round(100 * share, 1), words) + (f" {unit}" if unit and words.language == "de" else unit)


def share(middle: float, low: float, high: float, words: Words) -> str:
    """A share with its interval: 62.5% (58–67)."""
    return f"{percent(middle, words)} ({percent(low, words, '')}–{percent(high, words, '')})"


def duration(seconds: float, words: Words) -> str:
    """In milliseconds, or in seconds from one second on; two digits or three, since no clock is better."""
    number, unit = (seconds, "s") if seconds >= 1 else (1000 * seconds, "ms")
    text = f"{float(f'{number:.2g}'):g}" if number < 100 else f"{number:.0f}"
    return f"{text.replace('.', ',') if words.language == 'de' else text} {unit}"
