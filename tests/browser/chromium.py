"""A real headless Chromium: the one dev.py chose, else one on PATH."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def launch(playwright: Playwright) -> Browser:
    given = os.environ.get("KLABAUTER_CHROMIUM")
    path = given or next((found for name in NAMES if (found := shutil.which(name))), None)
    assert path is not None, "no Chromium: python3 dev.py test brings one, or set KLABAUTER_CHROMIUM"
    libraries = os.environ.get("KLABAUTER_CHROMIUM_LIBRARIES")
    env: dict[str, str | float | bool] = {**os.environ, **({"LD_LIBRARY_PATH": libraries} if libraries else {})}
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS, env=env)
