"""Runs first in the server process of the browser tests: equal tables have equal luck, and a table may start at a
written position.

Nothing here depends on the order of tests or on the speed of the machine: a table's secret follows from its settings,
and contributions to the luck are waited for as long as it takes. ``LUCK=2`` plays other deals.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any
from unittest.mock import patch

from klabauter.kernel import fairness
from klabauter.kernel.table import Referee
from klabauter.server import pace
from klabauter.server.tables import service, sheet

PATIENCE = 600_000  # milliseconds


def install() -> None:
    planned, deal = service.Tables.planned, sheet.Sheet._deal
    positions = Path(os.environ["POSITIONS"])

    def planned_with_fixed_luck(self: service.Tables, made: Any, *rest: Any) -> Any:
        settings = [os.environ.get("LUCK", "1"), made.game, made.seats, sorted(made.options.items())]
        secret = fairness.commitment(json.dumps(settings))
        service.new_secret = lambda: secret  # nothing is awaited between here and its use
        return planned(self, made, *rest)

    def deal_at_position(self: sheet.Sheet, uptime: int) -> None:
        deal(self, uptime)
        written = positions / f"{self.id}.json"
        if written.exists():
            assert self.table is not None
            game = self.table.game
            self.table = Referee(game, self.table.seed, start=game.state(json.loads(written.read_text("utf-8"))))
            self.lines = self.table.event_count

    sheet.OPENING = PATIENCE
    sheet.LINK_DELAY_WITHOUT_CLOCK = 0
    pace.LEAST, pace.SEARCHING = 0.02, {}  # bots answer as soon as they can
    patch.object(service.Tables, "planned", planned_with_fixed_luck).start()
    patch.object(sheet.Sheet, "_deal", deal_at_position).start()
