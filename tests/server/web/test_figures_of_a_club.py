"""What a club sees of its server: figures for Prometheus, counts for admins, a log that does not drown."""

from __future__ import annotations

import logging
import random
import re
from pathlib import Path

import httpx

from klabauter.server.logs import SILENCE, Seldom
from klabauter.server.metrics import Histogram
from tests.server.players import Person, played_out, serving


def figures(url: str) -> dict[str, float]:
    text = httpx.get(f"{url}/metrics").text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    kinds = re.findall(r"^# TYPE (\w+) (?:counter|gauge|histogram)$", text, re.MULTILINE)
    assert len(kinds) == len(set(kinds)) == text.count("#")
    return {name: float(value) for name, value in lines}


def test_games_people_moves_and_bots_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server)
        before = figures(server.url)
        assert before['klabauter_games_started_total{game="jolly-und-roger"}'] == 0
        table = anna.create("jolly-und-roger", ["me", "random"])
        device = anna.sit(table)
        device.pledge()
        device.do("start")
        device.do("open", text=device.contribution)
        played_out([device], random.Random(5).choice)
        found = figures(server.url)
        assert found['klabauter_games_started_total{game="jolly-und-roger"}'] == 1
        assert found['klabauter_games_finished_total{game="jolly-und-roger"}'] == 1
        assert found["klabauter_people_connected"] == 1
        assert found["klabauter_moves_total"] > 10
        assert found["klabauter_move_seconds_count"] == found['klabauter_move_seconds_bucket{le="+Inf"}'] > 5
        assert found["klabauter_bot_seconds_count"] > 5
        assert found["klabauter_bots_awaited"] == 0
        assert found['klabauter_log_messages_total{level="error"}'] == 0
        log = server.log
    text = log.read_text("utf-8")
    assert "Klabauter 0.1.0" in text
    assert "has stopped" in text


def test_a_histogram_counts_what_took_no_longer() -> None:
    found = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7):
        found.observe(seconds)
    assert list(found.lines("x")) == [
        "# TYPE x histogram", 'x_bucket{le="0.1"} 2', 'x_bucket{le="1.0"} 3', 'x_bucket{le="+Inf"} 4', "x_sum 7.65",
        "x_count 4",
    ]  # fmt: skip


def test_the_same_trouble_is_told_once_a_minute() -> None:
    at = 0.0
    seldom = Seldom(lambda: at)

    def comes(detail: str, level: int = logging.WARNING) -> str | None:
        record = logging.LogRecord("klabauter", level, "", 0, "Redis does not answer: %s", (detail,), None)
        return record.getMessage() if seldom.filter(record) else None

    assert comes("a") == "Redis does not answer: a"
    assert [comes(str(n)) for n in range(100)] == [None] * 100
    assert comes("x", logging.INFO) is not None
    at = SILENCE
    assert comes("b") == "Redis does not answer: b (and 100 times since it was last logged)"
    assert comes("c") is None
