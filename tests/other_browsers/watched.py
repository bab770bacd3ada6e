"""Runs first in the server process of these tests: like tests/browser/fixed.py, and every page gets a script of ours.

It takes chance from the page and keeps every error of it. It is the first script that runs, in every browser: their
drivers have no common way to do that.
"""

from __future__ import annotations

from pathlib import Path

from klabauter.server.web import client
from tests.browser import fixed
from tests.browser.conftest import NO_CHANCE

# Errors are kept in the tab, so that they outlive the page. One that the page itself handles counts as none.
ERRORS = """
const errors = (...more) => {
  const all = [...JSON.parse(sessionStorage.getItem('errors') ?? '[]'), ...more.map(String)];
  if (more.length) sessionStorage.setItem('errors', JSON.stringify(all));
  return all;
};
const failed = (what) => what?.src ?? what?.href;
addEventListener('error', (event) => errors(event.message ?? `not loaded: ${failed(event.target)}`), true);
addEventListener('unhandledrejection', (event) =>
  setTimeout(() => event.defaultPrevented || errors(event.reason?.stack ?? event.reason)));
document.addEventListener('securitypolicyviolation', (event) =>
  errors(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`));
for (const level of ['error', 'warn']) {
  const print = console[level];
  console[level] = (...words) => { errors(`${level}: ${words.join(' ')}`); print.apply(console, words); };
}
"""
# How many requests have no answer yet.
REQUESTS = """
let underWay = 0;
const request = fetch;
fetch = (...given) => { underWay += 1; return request(...given).finally(() => (underWay -= 1)); };
"""
SETTINGS = """
const settings = { language: 'en', motion: 'off', name: 'Anna' };
if (!localStorage.getItem('klabauter')) localStorage.setItem('klabauter', JSON.stringify(settings));
"""
SCRIPT = f"{NO_CHANCE}\n{ERRORS}\n{REQUESTS}\n{SETTINGS}".encode()
# Other quotes than the build's: net/update.ts must not take it for the program.
TAG = b"<script src='/assets/watched.js'></script>"


def install() -> None:
    fixed.install()
    read = client._read

    def read_with_script(path: Path) -> bytes | None:
        if path.name == "watched.js":
            return SCRIPT
        if path.name.startswith(("index.html.", "watched.js.")):
            return None  # what is compressed has no script of ours
        found = read(path)
        return found.replace(b"<title>", TAG + b"<title>", 1) if found and path.name == "index.html" else found

    setattr(client, "_read", read_with_script)  # noqa: B010 (it has a cache around it, so another type)
