"""A server, a browser, and pages that notice every error."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from klabauter.server.web import client
from tests.browser.chromium import launch
from tests.server.players import Server, serving

Opened = Callable[..., Page]
GoOffline = Callable[[Page], None]
OwnServer = Callable[[str], Server]
PATIENCE = 60_000  # milliseconds until something that must come is missed
NAMES = ("Anna", "Bert", "Cleo", "Dora")  # of those who open pages in a test, in this order
# What a browser takes from chance is always the same: names, and its part of a table's luck.
NO_CHANCE = "crypto.getRandomValues = (bytes) => bytes.fill(1); Math.random = () => 0.5;"
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """``ORDER=7`` shuffles the tests of this folder, the same way for the same number."""
    if "ORDER" in os.environ:
        places = [n for n, item in enumerate(items) if "browser" in item.path.parts]
        tests = [items[n] for n in places]
        random.Random(os.environ["ORDER"]).shuffle(tests)
        for n, test in zip(places, tests):
            items[n] = test


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests; its name is one that has to be escaped."""
    assert client.built(), "the client is not built: python3 web/build.py"
    folder = tmp_path_factory.mktemp("server")
    patch = "from tests.browser import fixed; fixed.install()"
    with serving(folder, "--name", "Anna’s <Tavern>", patch=patch, POSITIONS=str(folder)) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests of this folder: while Playwright is open its event loop runs in this thread."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def expected_errors() -> list[str]:
    """Parts of error messages that a test provokes and that therefore may be in the browser's console."""
    return []


@pytest.fixture
def go_offline(expected_errors: list[str]) -> GoOffline:
    """Takes a page's connection away; its console says so, which is expected then."""
    expected_errors.extend(["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"])
    return lambda page: page.context.set_offline(True)


class Errors:
    """What goes wrong in the pages of a test."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def thrown(self, error: Error) -> None:
        self.found.append(str(error))

    def printed(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.found.append(f"{line.text} {line.location.get('url', '')}".strip())


@pytest.fixture
def errors(expected_errors: list[str]) -> Iterator[Errors]:
    """Any error that the test does not expect fails it."""
    errors = Errors()
    yield errors
    assert [error for error in errors.found if not any(part in error for part in expected_errors)] == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[OwnServer]:
    """Starts another server for this test, with a patch. It stops after the pages of ``opened`` are closed, so that no
    page loses its server and says so in the console."""
    with ExitStack() as running:
        yield lambda patch: running.enter_context(serving(tmp_path, patch=patch))


@pytest.fixture
def opened(browser: Browser, server: Server, errors: Errors, own_server: OwnServer) -> Iterator[Opened]:
    """Opens a page with cookies of its own. ``unguarded``: without the policy against scripts of others (CSP)."""
    contexts: list[BrowserContext] = []

    def open(
        path: str = "/",
        size: tuple[int, int] = (1280, 860),
        touch: bool = False,
        unguarded: bool = False,
        **settings: Any,
    ) -> Page:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        context = browser.new_context(
            viewport=viewport, locale="en-GB", has_touch=touch, is_mobile=touch, bypass_csp=unguarded
        )
        context.set_default_timeout(PATIENCE)
        kept = {"language": "en", "motion": "off", "name": NAMES[len(contexts) % len(NAMES)], **settings}
        contexts.append(context)
        text = json.dumps(json.dumps(kept))
        context.add_init_script(f"if (!localStorage.getItem('klabauter')) localStorage.setItem('klabauter', {text})")
        context.add_init_script(NO_CHANCE)
        page = context.new_page()
        page.on("pageerror", errors.thrown)
        page.on("console", errors.printed)
        page.goto(path if path.startswith("http") else server.url + path)
        return page

    yield open
    for context in contexts:
        context.close()


@pytest.fixture(scope="package")
def kept_page(browser: Browser) -> Iterator[Page]:
    """The page of ``reopened``."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_CHANCE)
    yield context.new_page()
    context.close()


@pytest.fixture
def reopened(kept_page: Page, server: Server, errors: Errors) -> Iterator[Opened]:
    """Like ``opened``, but for one page only: that of the tests before with nothing left in it, which takes a third of
    the time. For tests that do nothing to the browser that a page cannot forget."""

    def open(path: str = "/", size: tuple[int, int] = (1280, 860), **settings: Any) -> Page:
        kept_page.set_viewport_size({"width": size[0], "height": size[1]})
        kept_page.mouse.move(0, 0)
        kept_page.goto(f"{server.url}/app.webmanifest")  # without any script
        kept = json.dumps({"language": "en", "motion": "off", "name": NAMES[0], **settings})
        kept_page.evaluate(
            "(kept) => { localStorage.clear(); sessionStorage.clear(); localStorage.setItem('klabauter', kept); }", kept
        )
        kept_page.context.clear_cookies()
        kept_page.goto(path if path.startswith("http") else server.url + path)
        return kept_page

    kept_page.on("pageerror", errors.thrown)
    kept_page.on("console", errors.printed)
    yield open
    kept_page.goto("about:blank")
    kept_page.remove_listener("pageerror", errors.thrown)
    kept_page.remove_listener("console", errors.printed)
