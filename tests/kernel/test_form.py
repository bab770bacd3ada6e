"""The tests run in the form they were asked for: interpreted or compiled."""

from __future__ import annotations

import os
from pathlib import Path

from klabauter.kernel import frame


def test_the_form_is_the_expected_one() -> None:
    form = "pure" if Path(frame.__file__).suffix == ".py" else "compiled"
    assert form == os.environ.get("KLABAUTER_EXPECT", form)
