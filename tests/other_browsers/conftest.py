"""A server, and the browser that KLABAUTER_BROWSER names. Without a name nothing here is a test: `dev.py browsers`."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from klabauter.server.web import client
from tests.other_browsers.drivers import Browser, started
from tests.server.players import Server, serving

collect_ignore_glob = [] if "KLABAUTER_BROWSER" in os.environ else ["test_*.py"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert client.built(), "the client is not built: python3 web/build.py"
    folder = tmp_path_factory.mktemp("server")
    patch = "from tests.other_browsers import watched; watched.install()"
    with serving(folder, patch=patch, POSITIONS=str(folder)) as found:
        yield found


@pytest.fixture(scope="session")
def one_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with started(os.environ["KLABAUTER_BROWSER"], tmp_path_factory.mktemp("browser")) as found:
        print(f"\n{found.wire.version}")
        yield found


@pytest.fixture
def browser(one_browser: Browser) -> Iterator[Browser]:
    """The browser, whose pages must have had no error at the end of the test."""
    yield one_browser
    assert one_browser.errors() == []
