#!/usr/bin/env python3
"""Draws the icon of web/public/icon.svg as src/klabauter/server/web/favicon.ico, which browsers ask every server for.

python tools/favicon.py     needs a Chromium; run it after a change of icon.svg
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import launch  # noqa: E402

SIZES = (16, 32, 48)


def drawn() -> list[bytes]:
    """A PNG for each size."""
    svg = (ROOT / "web" / "public" / "icon.svg").read_text("utf-8")
    page_of = "<style>* {{ margin: 0 }} svg {{ display: block; width: {0}px; height: {0}px }}</style>{1}"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        found = []
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of.format(size, svg))
            found.append(page.screenshot(omit_background=True))
        browser.close()
    return found


def icon(pictures: list[bytes]) -> bytes:
    """The pictures in one file: a directory with an entry of 16 bytes for each, then the PNGs."""
    head, offset = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, picture in zip(SIZES, pictures):
        head += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


if __name__ == "__main__":
    (ROOT / "src" / "klabauter" / "server" / "web" / "favicon.ico").write_bytes(icon(drawn()))
