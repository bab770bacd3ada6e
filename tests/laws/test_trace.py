"""The compiled form does exactly what its sources do. (The golden bytes compare both with what was written down.)"""

from __future__ import annotations

import subprocess
import sys

import pytest

from klabauter.kernel.compat import COMPILED
from tests.laws.case import TESTS
from tests.laws.trace import traces


@pytest.mark.skipif(not COMPILED, reason="there is only one form to look at")
def test_compiled_and_interpreted_traces_are_equal() -> None:
    command = [sys.executable, "-m", "tests.laws.trace", "--sources"]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=True)
    interpreted, *lines = done.stdout.splitlines()
    assert interpreted == "interpreted"
    assert lines == list(traces())
