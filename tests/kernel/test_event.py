"""Log lines: who sees which values."""

from __future__ import annotations

from klabauter.kernel.event import ALL, MUTE, Journal, Line

NAMES = {"card": ("ace", "king"), "ship": ("black",)}


def test_a_starred_value_is_told_to_the_audience_only() -> None:
    line = Line("1.1", "drawn", "seat", "*cards:card")
    journal = Journal(5)
    journal.tell(line, 1, (0, 1), to=1 << 1)
    journal.tell(line, 0, (0,), to=ALL)
    secret, public = journal.events
    assert secret.number == 5
    assert secret.seen_by(1, NAMES)["values"] == {"seat": 1, "cards": ["ace", "king"]}
    for other in (0, 2, None):
        seen = secret.seen_by(other, NAMES)
        assert seen["line"] == "drawn-hidden"
        assert seen["values"] == {"seat": 1}
    assert public.seen_by(None, NAMES)["line"] == "drawn"
    assert line.reveals
    assert not Line("1.1", "x", "seat").reveals
    assert Line("1.1", "x", reveals=True).reveals


def test_the_mute_log_says_nothing() -> None:
    MUTE.say(Line("1.1", "x"))
    assert not hasattr(MUTE, "events")
