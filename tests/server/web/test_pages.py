"""The plain pages: every word is there and used, what a script looks for is on its page, nothing stands inline."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from klabauter.server.web.pages import FOLDER
from klabauter.words.bundle import COMMON
from tests.bots.programs import NODE

PAGES = sorted(FOLDER.glob("*.html"))
SCRIPTS = sorted(FOLDER.glob("*.js"))
TEXTS = "\n".join([path.read_text("utf-8") for path in (*PAGES, *SCRIPTS)])
QUOTED = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", TEXTS))
# What the server adds to the words.
GIVEN = {"lang", "player-bot", "server", "operator", "privacy-own", "keep-tables", "keep-guests"}


def keys(language: str) -> list[str]:
    return re.findall(r"^web-([\w-]+) =", (COMMON / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def scripts_of(page: Path) -> list[Path]:
    return [FOLDER / name for name in re.findall(r'src="/page/([\w-]+\.js)"', page.read_text("utf-8"))]


def test_every_word_a_page_names_is_there() -> None:
    named = set(re.findall(r'data-word="([^"]+)"', TEXTS)) | set(re.findall(r"\bsay\(\"([^\"]+)\"", TEXTS))
    named |= set(re.findall(r"told\[\"([^\"]+)\"\]", TEXTS))
    assert len(named) > 100
    assert sorted(named - set(keys("de")) - GIVEN) == []


def test_no_word_is_left_over() -> None:
    begun = tuple(re.findall(r"`([a-z-]+-)\$\{", TEXTS))
    ended = tuple(re.findall(r"\$\{kind\}(-[a-z]+)`", TEXTS))
    left = [key for key in keys("en") if key not in QUOTED and not key.startswith(begun) and not key.endswith(ended)]
    assert left == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_part_a_script_looks_for_is_on_its_page(page: Path) -> None:
    there = set(re.findall(r'\bid="([^"]+)"', page.read_text("utf-8")))
    for script in scripts_of(page):
        text = script.read_text("utf-8")
        wanted = set(re.findall(r"byId\(\"([^\"]+)\"\)", text)) | set(re.findall(r"\bform\(\"([^\"]+)\"", text))
        assert sorted(wanted - there) == []
    assert scripts_of(page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_nothing_stands_inline_and_every_field_has_a_name_for_people(page: Path) -> None:
    text = page.read_text("utf-8")
    assert re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|https?://\w", text) is None
    for field in re.finditer(r"<(?:input|select)\b", text):
        before = text[: field.start()]
        assert before.rfind("<label") > before.rfind("</label>"), text[field.start() : field.start() + 60]


def test_no_script_asks_in_a_window_of_the_browser() -> None:
    assert re.findall(r"\b(?:confirm|alert)\(|window\.prompt", TEXTS) == []


def test_every_script_can_be_read(tmp_path: Path) -> None:
    for script in SCRIPTS:
        module = tmp_path / f"{script.stem}.mjs"
        module.write_bytes(script.read_bytes())
        done = subprocess.run([NODE, "--check", module], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


BROWSERS = {  # what the browser lacks or refuses, and how it is named
    "insecure": "globalThis.isSecureContext = false",
    "unknown": "delete globalThis.PushManager",
    "denied": "answer = 'denied'",
    "dismissed": "answer = 'default'",
    "no-worker": "register = async () => { throw new DOMException('no', 'SecurityError') }",
    "no-service": "subscribe = async () => { throw new DOMException('no', 'AbortError') }",
    "none": "",
}


@pytest.mark.parametrize("why", BROWSERS)
def test_what_keeps_messages_from_a_browser_is_named_and_explained(why: str, tmp_path: Path) -> None:
    (tmp_path / "push.mjs").write_text((FOLDER / "push.js").read_text("utf-8"))
    script = f"""
      let answer = 'granted', subscribe = async ({{ applicationServerKey }}) => applicationServerKey;
      let register = async () => ({{ active: {{ state: 'activated' }}, pushManager: {{ subscribe }} }});
      globalThis.isSecureContext = true;
      globalThis.PushManager = class {{}};
      globalThis.Notification = {{ requestPermission: async () => answer }};
      const serviceWorker = {{ register: () => register() }};
      Object.defineProperty(globalThis, 'navigator', {{ value: {{ serviceWorker }} }});
      {BROWSERS[why]};
      const {{ subscription }} = await import('./push.mjs');
      const told = await subscription('none').catch((error) => error.why);
      process.stdout.write(told);
    """
    (tmp_path / "browser.mjs").write_text(script)
    done = subprocess.run([NODE, "browser.mjs"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == why
    assert why == "none" or {f"push-{why}"} <= set(keys("de")) & set(keys("en"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_form_sent_before_its_script_is_there_puts_nothing_into_the_address(page: Path) -> None:
    """A browser by itself would send it with GET: the password would be in the address."""
    text = page.read_text("utf-8")
    assert text.count("<form") == text.count('<form method="post"') + text.count('<form method="dialog"')
