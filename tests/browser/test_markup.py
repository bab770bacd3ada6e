"""Whatever people write: every page shows it as it was written, and nothing of it is run or loaded.

A script of somebody else would call ``pwned``, a picture would be looked for at ``/canary``: both are errors in the
console, which fail a test. Half of the pages are opened without the policy that forbids foreign scripts (CSP), so that
it is not this second wall alone that holds; in the other half the policy itself would complain.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

import klabauter
from tests.browser.conftest import Errors, Opened
from tests.browser.table import play
from tests.server.players import Person, Server
from tests.server.test_admin import said
from tests.server.test_care import account, later

BOSS = "$& (login) $' <b>"
ANNA = "<img src=/canary onerror=pwned()>"
BERT = "'\"><details open ontoggle=pwned()>"
TEXTS = [
    '"><script src="/canary"></script>',
    '<a href="javascript:pwned()">here</a> javascript:pwned() [here](javascript:pwned())',
    '</p></textarea></title></style><iframe srcdoc="<script>parent.pwned()</script>">',
    '{ $name } {$&} { -brand } {"}"} $& $\' $` (name) (login) %s %(name)s ${pwned()} {{pwned()}}',
    "&lt;b&gt; &amp; &#60;img src=/canary&#62;",
    "turned \u202earound\u202c, hid\u200bden, \u2066isolated\u2069",
    "W" * 400,
    "👨‍👩‍👧‍👦 🏴‍☠️ ‮",
]
FIGURES = {"ships": {"red": 11, "source": ANNA}}
PWNED = "window.pwned = () => console.error('a foreign script ran')"


def watched(page: Page) -> Page:
    page.context.add_init_script(PWNED)
    page.reload()
    return page


def file(text: str) -> FilePayload:
    return {"name": f"{ANNA.replace('/', '')}.toml", "mimeType": "application/toml", "buffer": text.encode()}


def reads(where: Locator, *texts: str) -> None:
    """All of it is to be read there."""
    for text in texts:
        expect(where).to_contain_text(text)


def nearly_over() -> dict[str, Any]:
    """A position with our own figures in which seat 0 has two decisions left."""
    rng, table = random.Random(1), klabauter.Table("jolly-und-roger", 2, "1", {}, FIGURES)
    found = []
    while table.actor is not None:
        if table.actor == 0:
            found.append(table.position())
        table.submit(table.actor, rng.choice(table.moves()))
    return found[-2]


def test_the_trap_works(opened: Opened, server: Server, errors: Errors, expected_errors: list[str]) -> None:
    """Were one of these texts markup in a page, a test would fail."""
    expected_errors += ["foreign script", "/canary", "Content Security Policy"]
    for text, unguarded in ((ANNA, True), (ANNA, False), (BERT, True), (BERT, False)):
        page = watched(opened("/about", unguarded=unguarded))
        expect(page.locator("h1")).to_be_visible()
        errors.found.clear()
        with page.expect_console_message(lambda line: line.type == "error"):
            page.evaluate("(text) => { document.querySelector('h1').innerHTML = text }", text)
        assert any(part in errors.found[0] for part in expected_errors)


def test_the_client_shows_it(opened: Opened, server: Server, expected_errors: list[str]) -> None:
    expected_errors += ["/figures", "/api/register", "/nothing"]  # refused, as they should be
    bert = watched(opened("/new/jolly-und-roger", name=BERT))
    chosen = bert.locator("input[type=file]")
    chosen.set_input_files(file(f"{json.dumps(ANNA)} = 1\n"))
    reads(bert.locator("#own-values [role=alert]"), ANNA)
    chosen.set_input_files(file(f"[ships]\nred = 11\nsource = {json.dumps(ANNA)}\n"))
    reads(bert.locator("#own-values [role=status]"), "ships.red 11")
    bert.get_by_role("button", name="Set the table").click()
    reads(bert.locator(".waiting .who").first, BERT)
    table = bert.url.split("/t/")[1].split("#")[0]
    Path(server.variables["POSITIONS"], f"{table}.json").write_text(json.dumps(nearly_over()), "utf-8")
    bert.get_by_role("checkbox", name="List publicly").check()

    anna = watched(opened("/lobby", unguarded=True, name=ANNA))
    card = anna.locator("article", has_text=BERT)
    card.get_by_role("button", name="Sit down").click()
    reads(anna.locator(".waiting .side"), ANNA, BERT)
    field = anna.get_by_role("textbox", name="Message to the table")
    for number, text in enumerate(TEXTS, 1):
        field.fill(text)
        field.press("Enter")
        expect(bert.locator(".talk .lines p")).to_have_count(number)
    for page in (bert, anna):
        assert page.locator(".talk .lines p").all_text_contents() == TEXTS
        assert page.evaluate(
            "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.lines'))"
        )
        reads(page.locator(".talk .lines .by").first, ANNA)

    bert.locator(".start").click()
    bert.wait_for_selector(".prompt.asked")
    play(bert, 1)
    for page in (bert, anna):
        reads(page.locator(".log"), BERT)
        reads(page.get_by_role("list", name="Players"), ANNA, BERT)
        page.get_by_role("tab", name="Chat").click()
        assert page.locator(".chat .lines p").all_text_contents() == TEXTS
        page.get_by_role("tab", name="Rules").click()
        reads(page.locator(".rules .own"), "ships.red 11")
        page.get_by_role("searchbox").fill(TEXTS[0])
        expect(page.locator(".rules .none")).to_be_visible()
    bert.get_by_role("button", name="Menu").click()
    bert.get_by_role("button", name="Players and link").click()
    crew = bert.get_by_role("dialog", name="Players and link")
    crew.get_by_role("button", name=f"Remind: {ANNA}").click()
    reads(crew.get_by_role("status"), ANNA)
    crew.get_by_role("button", name="Close").click()
    bert.get_by_role("button", name="Menu").click()
    bert.get_by_role("button", name="Give up").click()
    bert.get_by_role("dialog", name="Really give up?").get_by_role("button", name="Give up").click()
    for page in (bert, anna):
        reads(page.locator("dialog.sheet"), ANNA, BERT)

    seats = {"game": "port-royal", "seats": ["me", "me"], "names": {"0": ANNA, "1": TEXTS[0][:40]}}
    request = {**seats, "access": "password", "password": TEXTS[2]}
    made = (
        "(body) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json())"
    )
    own = anna.evaluate(made, request)
    anna.goto(server.url + own["link"])
    reads(anna.locator(".waiting .side"), ANNA, TEXTS[0][:40])
    anna.locator(".start").click()
    reads(anna.locator(".curtain"), "<")
    anna.goto(f"{server.url}/inbox")
    reads(anna.locator("article"), ANNA)

    for page, name in ((anna, ANNA), (bert, BERT)):
        page.goto(f"{server.url}/account")
        reads(page.locator(".who"), name)
        expect(page.get_by_role("textbox", name="Name", exact=True).first).to_have_value(name)
        form = page.locator("form", has=page.get_by_role("heading", name="Make an account"))
        form.evaluate("(form) => { form.noValidate = true }")
        form.locator("input").first.fill(ANNA)
        form.locator("[type=password]").fill(TEXTS[0])
        form.locator("button").click()
        expect(page.locator(".bad")).to_be_visible()
        page.goto(f"{server.url}/nothing/{TEXTS[0]}")
        expect(page.locator("main h1")).to_be_visible()
        for path in ("/t/", "/rules/", "/new/"):  # a name that no game and no table has
            page.goto(f"{server.url}{path}{ANNA.replace('/', '')}")
            expect(page.locator("h1, header.util").first).to_be_visible()
        page.goto(f"{server.url}/reset#{ANNA}")
        expect(page.locator("main h1")).to_be_visible()


def signed_in(opened: Opened, login: str, unguarded: bool) -> Page:
    page = watched(opened("/account", unguarded=unguarded))
    form = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill("long enough")
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    return page


@pytest.mark.parametrize("unguarded", [True, False])
def test_account_and_administration_show_it(
    opened: Opened, server: Server, expected_errors: list[str], unguarded: bool
) -> None:
    expected_errors += ["/api/me/notify"]  # refused, as it should be
    login = f"markup-{unguarded}".lower()
    boss, ben = account(server, login), Person(server, BERT)
    later(server, f"UPDATE people SET admin = TRUE WHERE login = '{login}'")
    boss.http.patch("/api/me", json={"name": BOSS}).raise_for_status()
    table = boss.create("jolly-und-roger", ["me", "open"], access="open", options={"start": 0}, components=FIGURES)
    ben.join(table)
    lines = [said(ben, table, text) for text in TEXTS]
    for line in (lines[0], lines[5]):
        assert boss.http.post("/api/reports", json={"table": table, "line": line}).status_code == 204

    page = signed_in(opened, login, unguarded)
    expect(page.get_by_role("textbox", name="Name", exact=True).first).to_have_value(BOSS)
    page.locator("form", has=page.get_by_label("Webhook:")).evaluate("(form) => { form.noValidate = true }")
    page.get_by_label("Webhook:").fill("javascript:pwned()")
    page.get_by_label("Webhook:").press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()

    page.goto(f"{server.url}/t/{table}")
    for text in (TEXTS[0], TEXTS[5]):
        page.locator(".talk li", has_text=text).get_by_role("button").click()
        dialog = page.get_by_role("dialog", name=f"Mute, block or report {BERT}")
        reads(dialog, text)
        if text == TEXTS[5]:
            dialog.get_by_role("button", name="Mute").click()
            reads(dialog.get_by_role("status"), BERT)
        page.keyboard.press("Escape")
    page.goto(f"{server.url}/account")
    expect(page.locator("li", has=page.get_by_role("button", name=f"Undo: {BERT}"))).to_contain_text("muted")

    page.goto(f"{server.url}/admin")
    reports = page.get_by_role("region", name="Reports").locator("li", has=page.locator(f"a[href='/t/{table}']"))
    expect(reports).to_have_count(2)
    assert reports.locator("blockquote").all_text_contents() == [TEXTS[5], TEXTS[0]]
    reads(reports.first, BERT)
    reads(page.get_by_role("region", name="Tables that are not over"), BERT, BOSS, table)
    page.get_by_label("Part of a name or login").fill(BERT[:5])
    page.get_by_label("Part of a name or login").press("Enter")
    reads(page.get_by_role("region", name="People"), BERT)
    page.get_by_role("region", name="People").get_by_role("button", name=f"Ban: {BERT}").first.click()
    expect(page.get_by_role("dialog", name=f"Ban {BERT}?")).to_be_visible()
    boss.http.post(f"/api/admin/tables/{table}/close").raise_for_status()
