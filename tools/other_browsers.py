"""The browsers other than Chromium that `dev.py browsers` plays in: which programs each needs, and where they are.

Only the standard library: dev.py reads this before anything is installed.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

# By browser: each program it needs, under any of these names, and the package of Debian and Ubuntu that brings it.
NEEDED: dict[str, dict[tuple[str, ...], str]] = {
    "firefox": {("firefox-esr", "firefox"): "firefox-esr"},
    "webkit": {("WebKitWebDriver",): "webkit2gtk-driver", ("Xvfb",): "xvfb"},
}
GIVEN = {"firefox-esr": "KLABAUTER_FIREFOX", "webkit2gtk-driver": "KLABAUTER_WEBKIT", "xvfb": "KLABAUTER_XVFB"}


def program(browser: str, package: str) -> str | None:
    """The path of the program that this package brings, or the one that the caller's environment names."""
    names = next(names for names, found in NEEDED[browser].items() if found == package)
    given = os.environ.get(GIVEN[package])
    if given:
        return given if Path(given).exists() else None
    return next((path for name in names if (path := shutil.which(name))), None)


def missing(browser: str) -> str | None:
    """Which packages this browser is missing here, as a sentence; None if it can start."""
    packages = [package for package in NEEDED[browser].values() if program(browser, package) is None]
    if not packages:
        return None
    named = " and ".join(GIVEN[package] for package in packages)
    return f"{browser} was NOT tested. On Debian: apt-get install {' '.join(packages)} (or set {named} to a path)"
