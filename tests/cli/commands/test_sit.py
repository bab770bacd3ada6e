"""``klabauter sit``: a program at a table of a server. Whole games are in tests/server."""

from __future__ import annotations

import pytest

from tests.bots.programs import PYTHON_MATE
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "link", ["", "x", "http://[::1/t/x#seat=y", "http://:1/t/x#seat=y", "http://h:99999/t/x#seat=y"]
)
def test_a_link_that_is_none_is_told_so(run: Run, link: str) -> None:
    result = run("sit", link, PYTHON_MATE)
    assert (result.code, result.out.strip()) == (2, "This is no link to a seat: it looks like http://…/t/…#seat=…")
