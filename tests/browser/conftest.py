"""A server, a browser, and pages that notice every error."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from klabauter.server.web import client
from tests.browser.chromium import launch
from tests.server.house import Server, serving

Opened = Callable[..., Page]
HARMLESS = re.compile(r"ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|status of 400 .*/figures$")  # a test wanted it
PATIENCE = 60_000  # milliseconds until something that must come is missed
# Every run plays the same deals, so a test does not fail on one and pass on the next; LUCK=2 plays others.
SECRETS = f"""
from itertools import count
from klabauter.kernel import fairness
from klabauter.server.tables import service
tables = count()
service.new_secret = lambda: fairness.commitment(f"{os.environ.get("LUCK", "1")} {{next(tables)}}")
"""
CONTRIBUTIONS = "crypto.getRandomValues = (bytes) => bytes.fill(1)"
expect.set_options(timeout=PATIENCE)


def said(line: ConsoleMessage) -> str:
    return f"{line.text} {line.location.get('url', '')}".strip()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert client.built(), "the client is not built: python3 web/build.py"
    with serving(tmp_path_factory.mktemp("house"), patch=SECRETS) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One per module: while Playwright is open its event loop runs in this thread, and others want one, too."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def opened(browser: Browser, server: Server) -> Iterator[Opened]:
    """Opens a page in a browser of its own (its own cookies); no error of any of them is overlooked."""
    errors: list[str] = []
    contexts = []

    def open(path: str = "/", size: tuple[int, int] = (1280, 860), touch: bool = False, **settings: Any) -> Page:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, locale="en-GB", has_touch=touch, is_mobile=touch)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        kept = {"language": "en", "motion": "off", **settings}
        text = json.dumps(json.dumps(kept))
        context.add_init_script(f"if (!localStorage.getItem('klabauter')) localStorage.setItem('klabauter', {text})")
        context.add_init_script(CONTRIBUTIONS)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(said(line)) if line.type == "error" else None)
        page.goto(path if path.startswith("http") else server.url + path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert [error for error in errors if not HARMLESS.search(error)] == []
