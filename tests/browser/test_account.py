"""The page about oneself: password, devices, notifications, whom one does not want to hear, leaving."""

from __future__ import annotations

from itertools import count

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Opened, OwnServer
from tests.browser.table import two_sit_down
from tests.browser.test_admin import done, press, sign_in
from tests.browser.test_pages import check
from tests.browser.test_seats import NO_MESSAGES, SENDS_MAIL
from tests.server.players import Server
from tests.server.test_care import account

LOGINS = count(1)  # tests share a server, also if one is repeated


def test_it_asks_once_after_each_action(opened: Opened) -> None:
    page = opened("/account")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_label("Name").first.fill("Anna")
    press(page.get_by_role("button", name="Save"))
    press(page.get_by_role("button", name="Make a new feed"))
    expect(page.get_by_role("button", name="Revoke the feed")).to_be_visible()
    press(page.get_by_role("button", name="Revoke the feed"))
    expect(page.get_by_role("button", name="Revoke the feed")).to_have_count(0)
    for name in ("notify", "devices", "blocks"):
        assert len([url for url in asked if url.endswith(f"/api/me/{name}")]) <= 4


def test_a_new_password_signs_out_the_other_devices(opened: Opened, server: Server) -> None:
    login = f"changes-{next(LOGINS)}"
    account(server, login)  # signed in there, too
    page = opened("/account")
    sign_in(page, login)
    devices = page.locator("section", has=page.get_by_role("heading", name="Where you are signed in")).locator("li")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="This device")).to_have_count(1)
    check(page)
    form = page.locator("form", has=page.get_by_role("heading", name="New password"))
    form.get_by_label("Old password").fill("long enough")
    form.get_by_label("New password").fill("longer still")
    press(form.get_by_role("button", name="Save"))
    done(page, "Saved.")
    expect(devices).to_have_count(1)
    other = opened("/account")
    sign_in(other, login, "longer still")
    page.reload()
    press(devices.get_by_role("button", name="Sign out"))
    done(page, "The device is signed out.")
    expect(devices).to_have_count(1)
    press(page.get_by_role("button", name="Sign out"))  # an account can come back: nothing is asked
    done(page, "Signed out.")
    expect(page.get_by_text("You are not signed in.")).to_be_visible()


def test_a_guest_chooses_how_to_be_told_and_is_warned_before_signing_out(
    opened: Opened, server: Server, expected_errors: list[str]
) -> None:
    expected_errors += ["/api/me/notify"]  # refused, as it should be
    page = opened("/account")
    page.get_by_label("Name").first.fill("Anna")
    press(page.get_by_role("button", name="Save"))
    expect(page.get_by_text("You play as a guest.")).to_be_visible()
    webhook = page.get_by_label("Webhook: an https address")
    webhook.fill("https://localhost/x")
    webhook.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("can be reached from everywhere")
    press(page.get_by_role("button", name="Make a new feed"))
    link = page.get_by_label("Link to the feed").input_value()
    assert httpx.get(link).status_code == 200
    check(page)
    press(page.get_by_role("button", name="Revoke the feed"))
    expect(page.get_by_label("Link to the feed")).to_have_count(0)
    assert httpx.get(link).status_code == 404
    press(page.get_by_role("button", name="Switch on"))
    expect(page.get_by_role("alert")).to_contain_text(NO_MESSAGES)

    out = page.get_by_role("button", name="Sign out")
    press(out)
    asks = page.get_by_role("dialog", name="Really sign out?")
    expect(asks.get_by_role("button", name="Cancel")).to_be_focused()
    check(page)
    page.keyboard.press("Escape")
    expect(out).to_be_focused()
    press(out)
    press(asks.get_by_role("button", name="Sign out"))
    done(page, "Signed out.")


def test_who_lost_the_password_is_told_what_to_do(opened: Opened, own_server: OwnServer) -> None:
    page = opened("/account")
    press(page.get_by_text("Forgot your password?"))
    expect(page.get_by_text("This server sends no mail.")).to_be_visible()
    check(page)
    page = opened(f"{own_server(SENDS_MAIL).url}/account")
    press(page.get_by_text("Forgot your password?"))
    form = page.locator("details form")
    form.get_by_label("Login").fill("nobody")
    press(form.get_by_role("button", name="Send the link"))
    done(page, "If the account has a confirmed mail address, the link is on its way.")
    check(page)


def test_an_account_keeps_its_language(opened: Opened, server: Server) -> None:
    login = f"speaks-{next(LOGINS)}"
    anna = account(server, login)
    page = opened("/account")
    sign_in(page, login)
    with page.expect_response("**/api/me"):
        press(page.locator(".lang [lang=de]"))
    assert anna.http.get("/api/me").json()["lang"] == "de"
    other = opened("/account")
    form = other.locator("form", has=other.get_by_role("heading", name="Sign in"))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill("long enough")
    press(form.get_by_role("button", name="Sign in"))
    expect(other.get_by_text(f"Du bist angemeldet als {login}.")).to_be_visible()
    check(other)


def test_somebody_is_reported_muted_and_heard_again(opened: Opened, server: Server) -> None:
    anna, bert = two_sit_down(opened)
    bert.get_by_role("tab", name="Chat").click()
    bert.get_by_label("Message to the table").fill("Landlubber!")
    bert.keyboard.press("Enter")
    name = anna.locator("ul.strip li .name").nth(1).inner_text()
    anna.get_by_role("tab", name="Chat").click()
    line = anna.get_by_role("log", name="Chat").locator("li", has_text="Landlubber!")
    whom = line.get_by_role("button", name=f"Mute, block or report {name}")
    expect(bert.get_by_role("log", name="Chat").locator("li").get_by_role("button")).to_have_count(0)  # one's own
    check(anna)
    press(whom)
    dialog = anna.get_by_role("dialog", name=f"Mute, block or report {name}")
    expect(dialog).to_contain_text("Landlubber!")
    check(anna)
    anna.keyboard.press("u")  # no key of the table
    press(dialog.get_by_role("button", name="Report"))
    expect(dialog.get_by_role("status")).to_contain_text("Reported.")
    anna.keyboard.press("Escape")
    expect(whom).to_be_focused()
    press(whom)
    press(dialog.get_by_role("button", name="Mute"))
    expect(dialog.get_by_role("status")).to_contain_text("is muted.")
    press(dialog.get_by_role("button", name="Close"))
    expect(line).to_have_count(0)
    bert.get_by_label("Message to the table").fill("Not heard")
    bert.keyboard.press("Enter")
    expect(bert.get_by_role("log", name="Chat")).to_contain_text("Not heard")

    table = anna.url
    anna.goto(f"{server.url}/account")
    blocked = anna.locator("section", has=anna.get_by_role("heading", name="People you do not want to hear or meet"))
    expect(blocked.locator("li")).to_contain_text(", muted")
    check(anna)
    press(blocked.get_by_role("button", name="Undo"))
    expect(blocked).to_have_count(0)
    anna.goto(table)
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Not heard")


def test_somebody_who_says_nothing_is_blocked_among_the_players(opened: Opened, server: Server) -> None:
    anna, _ = two_sit_down(opened)
    name = anna.locator("ul.strip li .name").nth(1).inner_text()
    anna.get_by_role("button", name="Menu").click()
    press(anna.get_by_role("button", name="Players and link"))
    crew = anna.get_by_role("dialog", name="Players and link")
    press(crew.get_by_role("button", name=f"Mute or block {name}"))
    dialog = anna.get_by_role("dialog", name=f"Mute or block {name}")
    expect(dialog.get_by_role("button", name="Report")).to_have_count(0)
    check(anna)
    press(dialog.get_by_role("button", name="Block"))
    expect(dialog.get_by_role("status")).to_contain_text("is blocked.")
    anna.goto(f"{server.url}/account")
    expect(anna.get_by_text(", blocked")).to_be_visible()


def test_what_came_of_an_action_is_in_sight_at_the_end_of_the_page(opened: Opened) -> None:
    page = opened("/account", size=(390, 700))
    page.get_by_label("Name").first.fill("Anna")
    press(page.get_by_role("button", name="Save"))
    press(page.get_by_role("button", name="Make a new feed"))
    done(page)
    expect(page.get_by_role("status").locator("p")).to_be_in_viewport(ratio=1)
